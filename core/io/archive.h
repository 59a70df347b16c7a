// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <array>
#include <bitset>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <type_traits>
#include <typeindex>
#include <unordered_map>
#include <utility>
#include <vector>

#include "core/base/result.h"
#include "core/base/tick.h"

/// How what a decoder knows is written and read back: each struct names its fields once, in
/// `visitFields(archive, fields)` beside it. Numbers have their own size, least byte first, as the
/// machines have it that this runs on. Reading believes nothing: lists grow only while there are
/// bytes, and who reads checks what the values mean.
namespace tickscope {

template<typename T>
concept PlainValue = std::is_arithmetic_v<T> || std::is_enum_v<T>;

/// \a T is \a U, constant or not: fields are written from constants and read into variables.
template<typename T, typename U>
concept Visited = std::same_as<std::remove_const_t<T>, U>;

void visitFields(auto &archive, Visited<Tick> auto &tick)
{
    archive(tick.value);
}

/// One thread.
class ArchiveWriter
{
public:
    static constexpr bool IsReader = false;

    template<typename... Values>
    void operator()(const Values &...values)
    {
        (write(values), ...);
    }
    /// The object once, wherever it is pointed to; null is null again.
    template<typename T>
    void shared(const std::shared_ptr<const T> &pointer)
    {
        auto &known = m_known[typeid(T)];
        const auto place = known.find(pointer.get());
        const bool isNew = pointer && place == known.end();
        const std::size_t number = isNew ? known.size() + 1 : pointer ? place->second : 0;
        write(static_cast<std::uint32_t>(number));
        if (!isNew)
            return;
        known.emplace(pointer.get(), number);
        write(*pointer);
    }
    /// Room for \a size bytes: while they grow, each page of them would be new again.
    void reserve(std::size_t size) { m_bytes.reserve(size); }
    [[nodiscard]] std::vector<std::byte> take() { return std::move(m_bytes); }

private:
    template<PlainValue T>
    void write(const T &value)
    {
        const auto bytes = std::as_bytes(std::span(&value, 1));
        m_bytes.insert(m_bytes.end(), bytes.begin(), bytes.end());
    }
    template<std::size_t Count>
    void write(const std::bitset<Count> &bits)
    {
        for (std::size_t i = 0; i < Count; i += 8) {
            std::uint8_t byte = 0;
            for (std::size_t bit = 0; bit < 8 && i + bit < Count; ++bit)
                byte = static_cast<std::uint8_t>(byte | (bits[i + bit] ? 1U << bit : 0U));
            write(byte);
        }
    }
    void write(const std::string &text) { writeList(text); }
    void write(std::span<const std::byte> bytes) { writeList(bytes); }
    template<typename T>
    void write(const std::vector<T> &values)
    {
        writeList(values);
    }
    template<typename Key, typename T, typename Less>
    void write(const std::map<Key, T, Less> &values)
    {
        writeList(values);
    }
    template<typename T, std::size_t Count>
    void write(const std::array<T, Count> &values)
    {
        for (const T &value : values)
            write(value);
    }
    template<typename First, typename Second>
    void write(const std::pair<First, Second> &pair)
    {
        (*this)(pair.first, pair.second);
    }
    template<typename T>
    void write(const std::optional<T> &value)
    {
        write(value.has_value());
        if (value)
            write(*value);
    }
    template<typename T>
    void write(const std::shared_ptr<const T> &pointer)
    {
        shared(pointer);
    }
    template<typename Struct>
    requires(std::is_class_v<Struct>) void write(const Struct &fields)
    {
        visitFields(*this, fields);
    }
    template<typename List>
    void writeList(const List &values)
    {
        write(static_cast<std::uint32_t>(values.size()));
        if constexpr (requires { std::as_bytes(std::span(values)); }
                      && sizeof(typename List::value_type) == 1) {
            const auto bytes = std::as_bytes(std::span(values));
            m_bytes.insert(m_bytes.end(), bytes.begin(), bytes.end());
        } else {
            for (const auto &value : values)
                write(value);
        }
    }

    std::vector<std::byte> m_bytes;
    std::unordered_map<std::type_index, std::unordered_map<const void *, std::size_t>> m_known;
};

/// Reads what an ArchiveWriter wrote. Where bytes are missing, values are those of their type, and
/// isWhole() says no in the end. One thread.
class ArchiveReader
{
public:
    static constexpr bool IsReader = true;

    explicit ArchiveReader(std::span<const std::byte> bytes)
        : m_rest(bytes)
    {
    }

    template<typename... Values>
    void operator()(Values &...values)
    {
        (read(values), ...);
    }
    template<typename T>
    void shared(std::shared_ptr<const T> &pointer)
    {
        auto &known = m_known[typeid(T)];
        std::uint32_t number = 0;
        read(number);
        if (number == 0) {
            pointer = nullptr;
        } else if (number <= known.size()) {
            const Known &before = known[number - 1];
            m_repeatedBytes += before.bytes;
            if (m_repeatedBytes > MostRepeatedBytes)
                refuse();
            pointer = std::static_pointer_cast<const T>(before.object);
        } else if (number == known.size() + 1) {
            const auto made = std::make_shared<T>();
            const std::size_t rest = m_rest.size();
            const std::size_t repeated = m_repeatedBytes;
            known.push_back({made});
            read(*made);
            known[number - 1].bytes = rest - m_rest.size() + (m_repeatedBytes - repeated);
            pointer = made;
        } else {
            refuse();
        }
    }
    /// What was read is impossible.
    void refuse()
    {
        m_isRefused = true;
        m_rest = {};
    }
    [[nodiscard]] bool isRefused() const { return m_isRefused; }
    /// Everything was there and possible, and nothing is left.
    [[nodiscard]] bool isWhole() const { return !m_isRefused && m_rest.empty(); }

private:
    template<PlainValue T>
    void read(T &value)
    {
        value = T{};
        if (m_rest.size() < sizeof(T)) {
            refuse();
            return;
        }
        if constexpr (std::is_same_v<T, bool>)
            value = m_rest.front() != std::byte{0};
        else
            std::memcpy(&value, m_rest.data(), sizeof(T));
        m_rest = m_rest.subspan(sizeof(T));
    }
    template<std::size_t Count>
    void read(std::bitset<Count> &bits)
    {
        for (std::size_t i = 0; i < Count; i += 8) {
            std::uint8_t byte = 0;
            read(byte);
            for (std::size_t bit = 0; bit < 8 && i + bit < Count; ++bit)
                bits[i + bit] = (byte >> bit & 1U) != 0;
        }
    }
    void read(std::string &text)
    {
        std::uint32_t size = 0;
        read(size);
        const auto bytes = take(size);
        text.assign(reinterpret_cast<const char *>(bytes.data()), bytes.size());
    }
    /// Borrowed from what is read.
    void read(std::span<const std::byte> &bytes)
    {
        std::uint32_t size = 0;
        read(size);
        bytes = take(size);
    }
    void read(std::vector<std::byte> &values)
    {
        std::span<const std::byte> bytes;
        read(bytes);
        values.assign(bytes.begin(), bytes.end());
    }
    template<typename T>
    void read(std::vector<T> &values)
    {
        values.clear();
        readList([&] {
            T value{};
            read(value);
            values.push_back(std::move(value));
        });
    }
    template<typename Key, typename T, typename Less>
    void read(std::map<Key, T, Less> &values)
    {
        values.clear();
        readList([&] {
            std::pair<Key, T> value;
            read(value);
            values.insert(std::move(value));
        });
    }
    template<typename T, std::size_t Count>
    void read(std::array<T, Count> &values)
    {
        for (T &value : values)
            read(value);
    }
    template<typename First, typename Second>
    void read(std::pair<First, Second> &pair)
    {
        (*this)(pair.first, pair.second);
    }
    template<typename T>
    void read(std::optional<T> &value)
    {
        bool has = false;
        read(has);
        value.reset();
        if (has)
            read(value.emplace());
    }
    template<typename T>
    void read(std::shared_ptr<const T> &pointer)
    {
        shared(pointer);
    }
    template<typename Struct>
    requires(std::is_class_v<Struct>) void read(Struct &fields) { visitFields(*this, fields); }
    /// The next \a size bytes; none where there are fewer.
    std::span<const std::byte> take(std::size_t size)
    {
        if (m_rest.size() < size)
            refuse();
        const auto bytes = m_rest.first(std::min(size, m_rest.size()));
        m_rest = m_rest.subspan(bytes.size());
        return bytes;
    }
    /// Calls \a readOne for each element; no more often than there are bytes.
    template<typename ReadOne>
    void readList(ReadOne &&readOne)
    {
        std::uint32_t count = 0;
        read(count);
        for (std::uint32_t i = 0; i < count && !m_isRefused; ++i) {
            if (m_rest.empty())
                refuse();
            else
                readOne();
        }
    }

    /// Few bytes may point to much again and again, which costs time each time.
    static constexpr std::size_t MostRepeatedBytes = 1U << 30;
    struct Known {
        std::shared_ptr<const void> object;
        std::size_t bytes = 0; ///< With all that it points to.
    };

    std::span<const std::byte> m_rest;
    bool m_isRefused = false;
    std::size_t m_repeatedBytes = 0;
    std::unordered_map<std::type_index, std::vector<Known>> m_known;
};

/// The next \a Fields of what is read. Errors: Damaged for impossible ones.
template<typename Fields>
[[nodiscard]] Result<Fields> unarchived(ArchiveReader &archive)
{
    Fields fields;
    archive(fields);
    if (archive.isRefused())
        return damaged(Fault::tr("a checkpoint with impossible values"));
    return fields;
}

} // namespace tickscope
