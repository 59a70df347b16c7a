// SPDX-License-Identifier: MIT
#include "core/export/text/json_row.h"

#include <algorithm>
#include <array>
#include <variant>

#include "core/base/hash.h"
#include "core/base/utf8.h"

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

void JsonRow::insertTextOrNull(std::string_view name, std::string_view bytes)
{
    if (bytes.empty())
        insertNull(name);
    else
        insertText(name, bytes);
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

void JsonRow::append(const Value &value)
{
    if (const auto *text = std::get_if<std::string>(&value))
        appendQuoted(m_line, *text);
    else if (const auto *number = std::get_if<std::int64_t>(&value))
        m_line += std::to_string(*number);
    else if (const auto *real = std::get_if<double>(&value))
        m_line += realJson(*real);
    else
        m_line += "null";
}

void JsonRow::insertValue(std::string_view name, const Value &value)
{
    if (const auto *text = std::get_if<std::string>(&value))
        return insertText(name, *text);
    begin(name);
    append(value);
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

void JsonRow::beginList(std::string_view name)
{
    begin(name);
    m_line += '[';
}

void JsonRow::addRaw(std::string_view json)
{
    if (m_line.back() != '[')
        m_line += ',';
    m_line += json;
}

void JsonRow::add(const Value &value)
{
    addRaw({});
    append(value);
}

void JsonRow::passOn(TextSink &sink)
{
    constexpr std::size_t Much = 1U << 16;
    if (m_line.size() < Much)
        return;
    // What comes next depends on the last sign.
    sink.write(std::string_view(m_line).substr(0, m_line.size() - 1));
    m_line.erase(0, m_line.size() - 1);
}

const std::string &JsonRow::finish()
{
    m_line += '}';
    return m_line;
}

} // namespace tickscope
