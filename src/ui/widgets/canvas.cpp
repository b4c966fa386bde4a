#include "ui/widgets/canvas.hpp"

#include <backends/imgui_impl_opengl2.h>

#include <algorithm>

namespace parlour::ui {

Widgets::Canvas::Canvas() : m_context(ImGui::CreateContext()) {
    ImGuiIO& io = ImGui::GetIO();
    io.IniFilename = nullptr;
    io.LogFilename = nullptr;
}

Widgets::Canvas::~Canvas() {
    if (m_ready) ImGui_ImplOpenGL2_Shutdown();
    ImGui::DestroyContext(m_context);
}

void Widgets::Canvas::begin(const Viewport& viewport, Seconds dt) {
    if (!m_ready) m_ready = ImGui_ImplOpenGL2_Init();
    ImGuiIO& io = ImGui::GetIO();
    io.DisplaySize = {static_cast<float>(viewport.pixels().x), static_cast<float>(viewport.pixels().y)};
    io.DeltaTime = std::max(dt, 1e-4F);
    ImGui_ImplOpenGL2_NewFrame();
    ImGui::NewFrame();
    list = ImGui::GetBackgroundDrawList();
    m_pages.clear();
}

void Widgets::Canvas::end() {
    ImGui::Render();
}

void Widgets::Canvas::uses(const sf::Font& font, unsigned pixels) {
    m_pages.try_emplace({&font, pixels}, font.getTexture(pixels).getNativeHandle());
}

bool Widgets::Canvas::spoilt() const {
    return std::any_of(m_pages.begin(), m_pages.end(), [](const auto& page) {
        const auto& [font, pixels] = page.first;
        return font->getTexture(pixels).getNativeHandle() != page.second;
    });
}

void Widgets::Canvas::render(sf::RenderTarget& target) {
    sf::Texture::bind(nullptr); // or the texture matrix of what was drawn last would apply to ours
    ImGui_ImplOpenGL2_RenderDrawData(ImGui::GetDrawData());
    target.resetGLStates(); // it remembers what it has set, and that is no longer so
}

} // namespace parlour::ui
