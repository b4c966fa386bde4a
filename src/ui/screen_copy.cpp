#include "ui/screen_copy.hpp"

#include <SFML/Graphics/Sprite.hpp>
#include <SFML/OpenGL.hpp>
#include <SFML/Window/Context.hpp>

#include <array>

namespace parlour::ui {

namespace {

constexpr GLenum kReadBuffer = 0x8CA8;
constexpr GLenum kDrawBuffer = 0x8CA9;
constexpr GLenum kColorAttachment = 0x8CE0;
constexpr GLenum kBgra = 0x80E1;
constexpr GLenum kPackedBgra = 0x8367; // four bytes as one number, the way the window has them

// The part of OpenGL that has to be asked for by name.
struct Buffers {
    template <class F>
    static F named(const char* name) {
        return reinterpret_cast<F>(sf::Context::getFunction(name)); // NOLINT(*-reinterpret-cast): that is its interface
    }
    void (*generate)(GLsizei, GLuint*) = named<void (*)(GLsizei, GLuint*)>("glGenFramebuffers");
    void (*remove)(GLsizei, const GLuint*) = named<void (*)(GLsizei, const GLuint*)>("glDeleteFramebuffers");
    void (*bind)(GLenum, GLuint) = named<void (*)(GLenum, GLuint)>("glBindFramebuffer");
    void (*attach)(GLenum, GLenum, GLenum, GLuint,
                   GLint) = named<void (*)(GLenum, GLenum, GLenum, GLuint, GLint)>("glFramebufferTexture2D");
    void (*blit)(GLint, GLint, GLint, GLint, GLint, GLint, GLint, GLint, GLbitfield, GLenum) =
        named<void (*)(GLint, GLint, GLint, GLint, GLint, GLint, GLint, GLint, GLbitfield, GLenum)>(
            "glBlitFramebuffer");

    bool complete() const { return generate && remove && bind && attach && blit; }

    // Rows are turned round: a window's first row is its top one, a texture's is kept so too.
    void copy(GLuint from, GLuint to, sf::Vector2u size) const {
        const auto w = static_cast<GLint>(size.x);
        const auto h = static_cast<GLint>(size.y);
        bind(kReadBuffer, from);
        bind(kDrawBuffer, to);
        blit(0, 0, w, h, 0, h, w, 0, GL_COLOR_BUFFER_BIT, GL_NEAREST);
        bind(kReadBuffer, 0);
        bind(kDrawBuffer, 0);
    }
};

const Buffers& buffers() {
    static const Buffers all;
    return all;
}

} // namespace

ScreenCopy::~ScreenCopy() {
    drop();
}

void ScreenCopy::drop() {
    if (m_buffer != 0) {
        buffers().remove(1, &m_buffer);
        glDeleteTextures(1, &m_texture);
    }
    m_buffer = m_texture = 0;
    m_size = {};
}

void ScreenCopy::take(sf::RenderWindow& window) {
    const bool fits = m_size == window.getSize();
    if (!fits) drop();
    m_size = window.getSize();
    if (!buffers().complete()) {
        if (!fits) m_plain.create(m_size.x, m_size.y);
        m_plain.update(window);
        return;
    }
    if (!fits) {
        GLint bound = 0;
        glGetIntegerv(GL_TEXTURE_BINDING_2D, &bound);
        glGenTextures(1, &m_texture);
        glBindTexture(GL_TEXTURE_2D, m_texture);
        glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
        glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_NEAREST);
        glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA, static_cast<GLsizei>(m_size.x), static_cast<GLsizei>(m_size.y), 0,
                     kBgra, kPackedBgra, nullptr);
        glBindTexture(GL_TEXTURE_2D, static_cast<GLuint>(bound));
        buffers().generate(1, &m_buffer);
        buffers().bind(kDrawBuffer, m_buffer);
        buffers().attach(kDrawBuffer, kColorAttachment, GL_TEXTURE_2D, m_texture, 0);
    }
    buffers().copy(0, m_buffer, m_size);
}

void ScreenCopy::show(sf::RenderWindow& window) const {
    if (buffers().complete()) {
        buffers().copy(m_buffer, 0, m_size);
        return;
    }
    window.setView(sf::View(sf::FloatRect({0, 0}, sf::Vector2f(m_size))));
    window.draw(sf::Sprite(m_plain), sf::BlendNone);
}

} // namespace parlour::ui
