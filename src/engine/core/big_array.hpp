#pragma once
// A large array that is read all over the place. It begins as zeros, which the system provides only where they are
// touched, and asks for large pages: with small ones the processor spends half its time looking up where a page is.
#include <cstddef>
#include <new>
#include <span>
#include <sys/mman.h>
#include <type_traits>
#include <utility>

namespace parlour {

// T must be content with being all zeros from the start.
template <class T>
class BigArray {
    static_assert(std::is_trivially_destructible_v<T>);

public:
    // Large pages take long to get, some of them milliseconds each: not for what must be there at once, unless they are
    // taken one at a time.
    explicit BigArray(std::size_t size, bool largePages = true) : m_size(size) {
        if (size == 0) return;
        void* memory = mmap(nullptr, size * sizeof(T), PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        if (memory == MAP_FAILED) throw std::bad_alloc();
        if (largePages) madvise(memory, size * sizeof(T), MADV_HUGEPAGE); // only a wish
        m_data = static_cast<T*>(memory);
    }
    BigArray(const BigArray&) = delete;
    BigArray& operator=(const BigArray&) = delete;
    BigArray(BigArray&& other) noexcept
        : m_data(std::exchange(other.m_data, nullptr)), m_size(std::exchange(other.m_size, 0)) {}
    BigArray& operator=(BigArray&& other) noexcept {
        std::swap(m_data, other.m_data);
        std::swap(m_size, other.m_size);
        return *this;
    }
    ~BigArray() {
        if (m_data != nullptr) munmap(m_data, m_size * sizeof(T));
    }

    // Takes the large pages that are not there yet, one by one for as long as goOn(), which it asks before each, and
    // says whether that was to the end. A search would take them all within its first few hundred nodes, and hear
    // nothing meanwhile. For one thread, before others have begun.
    template <class GoOn>
    bool take(const GoOn& goOn) {
        auto* const bytes = reinterpret_cast<volatile unsigned char*>(m_data);
        for (std::size_t at = 0; at < m_size * sizeof(T); at += kLargePage) {
            if (!goOn()) return false;
            bytes[at] = bytes[at]; // only a write takes a page
        }
        return true;
    }

    T* data() { return m_data; }
    const T* data() const { return m_data; }
    std::size_t size() const { return m_size; }
    T& operator[](std::size_t i) { return m_data[i]; }
    const T& operator[](std::size_t i) const { return m_data[i]; }
    std::span<const T> all() const { return {m_data, m_size}; }

private:
    static constexpr std::size_t kLargePage = std::size_t{1} << 21U;

    T* m_data = nullptr;
    std::size_t m_size = 0;
};

} // namespace parlour
