// SPDX-License-Identifier: MIT
#include "core/export/text/json_row.h"

#include <algorithm>
#include <variant>

#include "core/base/hash.h"
#include "core/base/utf8.h"
#include "core/export/text/text_sink.h"

namespace tickscope {

namespace {

/// Whether JSON has \a bytes as they are.
bool isPlainJson(std::string_view bytes)
{
    return std::ranges::all_of(bytes, [](char c) {
        constexpr char LastPrintable = 0x7E;
        return c >= ' ' && c <= LastPrintable && c != '"' && c != '\\';
    });
}

void appendQuoted(std::string &line, std::string_view bytes)
{
    if (!isPlainJson(bytes)) {
        line += quotedJson(isUtf8(bytes) ? std::string(bytes) : utf8Text(bytes));
        return;
    }
    line += '"';
    line += bytes;
    line += '"';
}

std::string hexJson(std::string_view bytes)
{
    return '"' + hexText(std::as_bytes(std::span(bytes))) + '"';
}

} // namespace

void JsonRow::begin(std::string_view name)
{
    if (m_line.back() != '{')
        m_line += ',';
    appendQuoted(m_line, name);
    m_line += ':';
}

void JsonRow::insert(std::string_view name, std::int64_t number)
{
    insertRaw(name, std::to_string(number));
}

void JsonRow::insertRaw(std::string_view name, std::string_view json)
{
    begin(name);
    m_line += json;
}

void JsonRow::insertText(std::string_view name, std::string_view bytes)
{
    begin(name);
    appendQuoted(m_line, bytes);
    if (!isUtf8(bytes))
        insertRaw(std::string(name) + "_hex", hexJson(bytes));
}

void JsonRow::insertTexts(std::string_view name, std::span<const std::string> texts)
{
    begin(name);
    std::string hex;
    bool areGood = true;
    m_line += '[';
    for (const std::string &text : texts) {
        const bool isGood = isUtf8(text);
        areGood = areGood && isGood;
        if (!hex.empty())
            m_line += ',';
        hex += hex.empty() ? "[" : ",";
        hex += isGood ? "null" : hexJson(text);
        appendQuoted(m_line, text);
    }
    m_line += ']';
    if (!areGood)
        insertRaw(std::string(name) + "_hex", hex + ']');
}

void JsonRow::insertNumbers(std::string_view name, std::span<const int> numbers)
{
    std::string list = "[";
    for (const int number : numbers)
        list += (list.size() > 1 ? "," : "") + std::to_string(number);
    insertRaw(name, list + ']');
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
