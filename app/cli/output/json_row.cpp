// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output/json_row.h"

#include <algorithm>
#include <variant>

#include "app/cli/output/json_text.h"

namespace tickscope::cli {

namespace {

/// Whether JSON has \a bytes as they are.
bool isPlain(std::string_view bytes)
{
    return std::ranges::all_of(bytes, [](char c) {
        constexpr char LastPrintable = 0x7E;
        return c >= ' ' && c <= LastPrintable && c != '"' && c != '\\';
    });
}

} // namespace

void JsonRow::begin(std::string_view name)
{
    if (m_line.back() != '{')
        m_line += ',';
    m_line += '"';
    m_line += name;
    m_line += "\":";
}

void JsonRow::put(std::string_view name, std::int64_t number)
{
    putRaw(name, std::to_string(number));
}

void JsonRow::putRaw(std::string_view name, std::string_view json)
{
    begin(name);
    m_line += json;
}

void JsonRow::putText(std::string_view name, std::string_view bytes)
{
    if (isPlain(bytes)) {
        begin(name);
        m_line += '"';
        m_line += bytes;
        m_line += '"';
        return;
    }
    Json object = Json::object();
    cli::putText(object, name, bytes);
    for (const auto &[member, value] : object.items())
        putRaw(member, value.dump());
}

void JsonRow::putValue(std::string_view name, const Value &value)
{
    if (const auto *text = std::get_if<std::string>(&value))
        return putText(name, *text);
    if (const auto *number = std::get_if<std::int64_t>(&value))
        return put(name, *number);
    Json object = Json::object();
    cli::putValue(object, name, value);
    for (const auto &[member, json] : object.items())
        putRaw(member, json.dump());
}

void JsonRow::beginObject(std::string_view name)
{
    begin(name);
    m_line += '{';
}

const std::string &JsonRow::finish()
{
    m_line += "}\n";
    return m_line;
}

} // namespace tickscope::cli
