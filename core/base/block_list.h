// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <compare>
#include <cstddef>
#include <iterator>
#include <memory>
#include <vector>

namespace tickscope {

/// A long list that only grows. Copies share its blocks, so that one of a million values that got
/// a few more costs next to nothing. Values are never changed.
template<typename Value>
class BlockList
{
public:
    static constexpr std::size_t BlockSize = 4096;

    BlockList() = default;
    explicit BlockList(const std::vector<Value> &values)
    {
        for (const Value &value : values)
            push_back(value);
    }

    [[nodiscard]] std::size_t size() const { return m_blocks.size() * BlockSize + m_tail.size(); }
    [[nodiscard]] bool empty() const { return size() == 0; }
    [[nodiscard]] const Value &operator[](std::size_t place) const
    {
        const std::size_t block = place / BlockSize;
        return block < m_blocks.size() ? (*m_blocks[block])[place % BlockSize]
                                       : m_tail[place % BlockSize];
    }
    [[nodiscard]] const Value &front() const { return (*this)[0]; }
    [[nodiscard]] const Value &back() const { return (*this)[size() - 1]; }

    void push_back(const Value &value)
    {
        m_tail.push_back(value);
        if (m_tail.size() < BlockSize)
            return;
        m_blocks.push_back(std::make_shared<const std::vector<Value>>(std::move(m_tail)));
        m_tail.clear();
    }

    /// Values at the beginning that lie in blocks of both.
    [[nodiscard]] std::size_t sharedWith(const BlockList &other) const
    {
        const auto end = std::mismatch(m_blocks.begin(), m_blocks.end(), other.m_blocks.begin(),
                                       other.m_blocks.end());
        return static_cast<std::size_t>(end.first - m_blocks.begin()) * BlockSize;
    }

    class Iterator
    {
    public:
        using iterator_category = std::random_access_iterator_tag;
        using value_type = Value;
        using difference_type = std::ptrdiff_t;
        using pointer = const Value *;
        using reference = const Value &;

        Iterator() = default;
        Iterator(const BlockList *list, std::ptrdiff_t place)
            : m_list(list)
            , m_place(place)
        {
        }
        reference operator*() const { return (*m_list)[static_cast<std::size_t>(m_place)]; }
        pointer operator->() const { return &**this; }
        reference operator[](difference_type step) const { return *(*this + step); }
        Iterator &operator+=(difference_type step)
        {
            m_place += step;
            return *this;
        }
        Iterator &operator-=(difference_type step) { return *this += -step; }
        Iterator &operator++() { return *this += 1; }
        Iterator &operator--() { return *this += -1; }
        Iterator operator++(int)
        {
            Iterator before = *this;
            ++*this;
            return before;
        }
        Iterator operator--(int)
        {
            Iterator before = *this;
            --*this;
            return before;
        }
        friend Iterator operator+(Iterator from, difference_type step) { return from += step; }
        friend Iterator operator+(difference_type step, Iterator from) { return from += step; }
        friend Iterator operator-(Iterator from, difference_type step) { return from -= step; }
        friend difference_type operator-(const Iterator &left, const Iterator &right)
        {
            return left.m_place - right.m_place;
        }
        friend bool operator==(const Iterator &left, const Iterator &right)
        {
            return left.m_place == right.m_place;
        }
        friend auto operator<=>(const Iterator &left, const Iterator &right)
        {
            return left.m_place <=> right.m_place;
        }

    private:
        const BlockList *m_list = nullptr;
        std::ptrdiff_t m_place = 0;
    };
    [[nodiscard]] Iterator begin() const { return {this, 0}; }
    [[nodiscard]] Iterator end() const { return {this, static_cast<std::ptrdiff_t>(size())}; }

private:
    std::vector<std::shared_ptr<const std::vector<Value>>> m_blocks; ///< Each is full.
    std::vector<Value> m_tail;                                       ///< Behind them.
};

} // namespace tickscope
