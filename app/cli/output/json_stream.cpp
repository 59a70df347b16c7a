// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output/json_stream.h"

#include <utility>

#include "app/cli/output/plain_text.h"

namespace tickscope::cli {

namespace {

std::string textOf(const Json &json)
{
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

} // namespace

JsonStream::JsonStream(Output &output)
    : m_output(output)
{
    begin('{', '}');
}

void JsonStream::put(std::string_view name, const Json &value)
{
    this->name(name);
    m_output.write(textOf(value));
}

void JsonStream::putAll(const Json &object)
{
    for (const auto &[name, value] : object.items())
        put(name, value);
}

void JsonStream::add(const Json &value)
{
    addRaw(textOf(value));
}

void JsonStream::addRaw(std::string_view json)
{
    comma();
    m_output.write(json);
}

void JsonStream::beginObject(std::string_view name)
{
    this->name(name);
    begin('{', '}');
}

void JsonStream::beginArray(std::string_view name)
{
    this->name(name);
    begin('[', ']');
}

void JsonStream::beginObject()
{
    comma();
    begin('{', '}');
}

void JsonStream::beginArray()
{
    comma();
    begin('[', ']');
}

void JsonStream::begin(char open, char close)
{
    m_output.write({&open, 1});
    m_closing.push_back(close);
    m_isFirst = true;
}

void JsonStream::end()
{
    m_output.write({&m_closing.back(), 1});
    m_closing.pop_back();
    m_isFirst = false;
}

void JsonStream::finish()
{
    while (!m_closing.empty())
        end();
    m_output.write("\n");
}

void JsonStream::comma()
{
    if (!std::exchange(m_isFirst, false))
        m_output.write(",");
}

void JsonStream::name(std::string_view name)
{
    comma();
    m_output.write(textOf(isUtf8(name) ? std::string(name) : utf8Text(name)));
    m_output.write(":");
}

} // namespace tickscope::cli
