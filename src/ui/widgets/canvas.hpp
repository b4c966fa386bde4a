#pragma once
// Dear ImGui's side of the widgets: its context, one draw list for a frame, and getting that onto the window. Internal
// to the widgets.
#include "ui/widgets/widgets.hpp"

#include <imgui.h>

#include <map>
#include <utility>

namespace parlour::ui {

struct Widgets::Canvas {
    Canvas();
    Canvas(const Canvas&) = delete;
    Canvas& operator=(const Canvas&) = delete;
    ~Canvas();

    void begin(const Viewport& viewport, Seconds dt);
    void end();
    void render(sf::RenderTarget& target);

    ImDrawList* list = nullptr; // in pixels
    // A font's texture has grown after glyphs of it were drawn: this frame must not be shown.
    bool spoilt() const;
    void uses(const sf::Font& font, unsigned pixels);

private:
    ImGuiContext* m_context;
    bool m_ready = false;
    std::map<std::pair<const sf::Font*, unsigned>, unsigned> m_pages; // texture of each font page drawn from
};

inline ImTextureID textureId(const sf::Texture& texture) {
    // NOLINTNEXTLINE(performance-no-int-to-ptr): that is how a texture is named there
    return reinterpret_cast<ImTextureID>(static_cast<std::intptr_t>(texture.getNativeHandle()));
}

inline ImU32 packed(Color color) {
    return IM_COL32(color.r, color.g, color.b, color.a);
}

} // namespace parlour::ui
