// SPDX-License-Identifier: MIT
#include "core/export/text/json_row.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <variant>

#include "core/base/hash.h"
#include "core/base/utf8.h"
#include "core/export/text/text_sink.h"

namespace tickscope {

namespace {

/// Which bytes JSON has as they are.
constexpr auto PlainBytes = [] {
    std::array<bool, 256> plain{};
    for (std::size_t byte = ' '; byte < 0x7F; ++byte)
        plain[byte] = byte != '"' && byte != '\\';
    return plain;
}();

bool isPlainJson(std::string_view bytes)
{
    bool isPlain = true;
    for (const char c : bytes)
        isPlain &= PlainBytes[static_cast<unsigned char>(c)];
    return isPlain;
}

enum class Quoted { Whole, WithLosses };

/// What is no UTF-8 is lost.
/// \param open, close  with the quotes, and what stands before and behind them.
Quoted appendQuoted(std::string &line, std::string_view bytes, std::string_view open = "\"",
                    std::string_view close = "\"")
{
    if (isPlainJson(bytes)) {
        // Rows come by the million: the room is taken once.
        const std::size_t before = line.size();
        line.resize(before + open.size() + bytes.size() + close.size());
        char *place = std::ranges::copy(open, line.data() + before).out;
        place = std::ranges::copy(bytes, place).out;
        std::ranges::copy(close, place);
        return Quoted::Whole;
    }
    const bool isGood = isUtf8(bytes);
    line += open.substr(0, open.size() - 1);
    line += quotedJson(isGood ? std::string(bytes) : utf8Text(bytes));
    line += close.substr(1);
    return isGood ? Quoted::Whole : Quoted::WithLosses;
}

std::string hexJson(std::string_view bytes)
{
    return '"' + hexText(std::as_bytes(std::span(bytes))) + '"';
}

} // namespace

void JsonRow::begin(std::string_view name)
{
    appendQuoted(m_line, name, m_line.back() == '{' ? "\"" : ",\"", "\":");
}

void JsonRow::insert(std::string_view name, std::int64_t number)
{
    std::array<char, 20> digits{};
    const auto end = std::to_chars(digits.begin(), digits.end(), number).ptr;
    insertRaw(name, {digits.begin(), end});
}

void JsonRow::insertRaw(std::string_view name, std::string_view json)
{
    begin(name);
    m_line += json;
}

void JsonRow::insertText(std::string_view name, std::string_view bytes)
{
    begin(name);
    if (appendQuoted(m_line, bytes) == Quoted::WithLosses)
        insertRaw(std::string(name) + "_hex", hexJson(bytes));
}

void JsonRow::insertTexts(std::string_view name, std::span<const std::string> texts)
{
    begin(name);
    std::string hex;
    bool areGood = true;
    m_line += '[';
    for (const std::string &text : texts) {
        if (!hex.empty())
            m_line += ',';
        hex += hex.empty() ? "[" : ",";
        const bool isGood = appendQuoted(m_line, text) == Quoted::Whole;
        areGood = areGood && isGood;
        hex += isGood ? "null" : hexJson(text);
    }
    m_line += ']';
    if (!areGood)
        insertRaw(std::string(name) + "_hex", hex + ']');
}

std::string numbersJson(std::span<const int> numbers)
{
    std::string list = "[";
    for (const int number : numbers)
        list += (list.size() > 1 ? "," : "") + std::to_string(number);
    return list + ']';
}

void JsonRow::insertValue(std::string_view name, const Value &value)
{
    if (const auto *text = std::get_if<std::string>(&value))
        return insertText(name, *text);
    if (const auto *number = std::get_if<std::int64_t>(&value))
        return insert(name, *number);
    if (const auto *real = std::get_if<double>(&value))
        return insertRaw(name, realJson(*real));
    insertNull(name);
}

void JsonRow::insertMembers(std::string_view json)
{
    if (json.empty())
        return;
    if (m_line.back() != '{')
        m_line += ',';
    m_line += json;
}

void JsonRow::beginObject(std::string_view name)
{
    begin(name);
    m_line += '{';
}

const std::string &JsonRow::finish()
{
    m_line += '}';
    return m_line;
}

} // namespace tickscope
