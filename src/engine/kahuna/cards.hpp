#pragma once
// A pile of island cards without an order: how many there are of each island, two bits an island in one word. Hands,
// deck and discards are such piles. The deck has no order either: a card is drawn from it when it is needed, so there
// is nothing to peek at.
#include <bit>
#include <cassert>
#include <cstdint>

namespace parlour::kahuna {

using Card = std::uint8_t; // an island's number; the card that shows it

inline constexpr Card kNoCard = 255; // an empty slot; in an event, a card that a seat may not see
inline constexpr int kMostCopies = 3;

class Cards {
public:
    constexpr Cards() = default;

    constexpr int count(Card card) const { return static_cast<int>((m_counts >> shift(card)) & 3U); }
    constexpr bool has(Card card) const { return count(card) > 0; }
    constexpr bool empty() const { return m_counts == 0; }
    constexpr int size() const { return std::popcount(m_counts & kLow) + 2 * std::popcount(m_counts & ~kLow); }
    constexpr bool holds(Cards part) const { // at least as many of each
        return atMost(part, *this) == part;
    }

    constexpr void add(Card card, int copies = 1) {
        assert(count(card) + copies <= kMostCopies);
        m_counts += static_cast<std::uint64_t>(copies) << shift(card);
    }
    constexpr void remove(Card card) {
        assert(has(card));
        m_counts -= std::uint64_t{1} << shift(card);
    }
    constexpr void removeIfThere(Card card) {
        if (has(card)) remove(card);
    }
    constexpr Cards& operator+=(Cards other) { // never more than kMostCopies of a card
        m_counts += other.m_counts;
        return *this;
    }
    constexpr Cards& operator-=(Cards other) { // which must be part of these
        assert(holds(other));
        m_counts -= other.m_counts;
        return *this;
    }
    friend constexpr Cards operator+(Cards a, Cards b) { return a += b; }
    friend constexpr Cards operator-(Cards a, Cards b) { return a -= b; }
    friend constexpr bool operator==(Cards, Cards) = default;

    // Of each card the smaller of the two counts, and the larger.
    friend constexpr Cards atMost(Cards a, Cards b) {
        // A count of a is larger where b - a borrows: compared bit by bit, high bit first.
        const std::uint64_t differ = a.m_counts ^ b.m_counts;
        const std::uint64_t high = differ & ~kLow;
        const std::uint64_t low = differ & kLow & ~(high >> 1U);
        const std::uint64_t larger = ((high & a.m_counts) >> 1U) | (low & a.m_counts);
        const std::uint64_t mask = larger | (larger << 1U);
        return Cards((b.m_counts & mask) | (a.m_counts & ~mask));
    }
    friend constexpr Cards atLeast(Cards a, Cards b) { return Cards(a.m_counts ^ b.m_counts ^ atMost(a, b).m_counts); }
    // So many fewer of each card, but not fewer than none.
    constexpr Cards lessEach(int copies) const {
        Cards rest = *this;
        for (; copies > 0; --copies) {
            rest.m_counts -= (rest.m_counts | (rest.m_counts >> 1U)) & kLow;
        }
        return rest;
    }

    // The different cards, in the islands' order: for (const Card card : cards).
    class Iterator {
    public:
        constexpr explicit Iterator(std::uint64_t left) : m_left(left) {}
        constexpr Card operator*() const { return static_cast<Card>(std::countr_zero(m_left) / 2); }
        constexpr Iterator& operator++() {
            m_left &= m_left - 1;
            return *this;
        }
        friend constexpr bool operator==(const Iterator&, const Iterator&) = default;

    private:
        std::uint64_t m_left;
    };
    constexpr Iterator begin() const { return Iterator((m_counts | (m_counts >> 1U)) & kLow); }
    static constexpr Iterator end() { return Iterator(0); }
    constexpr std::uint64_t bits() const { return m_counts; }

    // The n-th of all cards in the islands' order, n < size().
    constexpr Card at(int n) const {
        for (const Card card : *this) {
            n -= count(card);
            if (n < 0) return card;
        }
        assert(false);
        return kNoCard;
    }

private:
    static constexpr std::uint64_t kLow = 0x5555'5555'5555'5555;
    constexpr explicit Cards(std::uint64_t counts) : m_counts(counts) {}
    static constexpr unsigned shift(Card card) { return 2U * card; }

    std::uint64_t m_counts = 0;
};

} // namespace parlour::kahuna
