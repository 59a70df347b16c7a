// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output/json_stream.h"

#include <algorithm>
#include <unordered_map>
#include <utility>

#include "app/cli/output/plain_text.h"
#include "core/model/event/event.h"
#include "core/model/secrets.h"

namespace tickscope::cli {

namespace {

std::string textOf(const Json &json)
{
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

bool isHidden(const HeaderValue &value, ShownSecrets secrets)
{
    return value.isSecret && secrets == ShownSecrets::No;
}

void insertMembers(JsonStream &json, const std::vector<HeaderValue> &values, ShownSecrets secrets);

/// A list has no place for the bytes of text that is no UTF-8: it becomes U+FFFD there.
void addMembers(JsonStream &json, const std::vector<HeaderValue> &values, ShownSecrets secrets)
{
    for (const HeaderValue &value : values) {
        if (value.shape == HeaderValue::Shape::Group) {
            json.beginObject();
            insertMembers(json, value.parts, secrets);
            json.end();
        } else if (value.shape == HeaderValue::Shape::List) {
            json.beginArray();
            addMembers(json, value.parts, secrets);
            json.end();
        } else {
            Json member;
            insertValue(member, "value", value.value);
            json.add(isHidden(value, secrets) ? Json(HiddenSecret) : member["value"]);
        }
    }
}

void insertMember(JsonStream &json, const HeaderValue &value, ShownSecrets secrets)
{
    if (value.shape == HeaderValue::Shape::Group) {
        insertHeaderValues(json, value.name, value.parts, secrets);
    } else if (value.shape == HeaderValue::Shape::List) {
        json.beginArray(value.name);
        addMembers(json, value.parts, secrets);
        json.end();
    } else if (isHidden(value, secrets)) {
        json.insert(value.name, HiddenSecret);
    } else {
        Json members = Json::object();
        insertValue(members, utf8Text(value.name), value.value);
        json.insertAll(members);
    }
}

void insertMembers(JsonStream &json, const std::vector<HeaderValue> &values, ShownSecrets secrets)
{
    std::unordered_map<std::string_view, const HeaderValue *> last;
    for (const HeaderValue &value : values)
        last[value.name] = &value;
    for (const HeaderValue &value : values) {
        if (last.at(value.name) == &value)
            insertMember(json, value, secrets);
    }
}

/// Calls \a visit(name, text) for each single value.
template<typename Visitor>
void forEachRow(const std::vector<HeaderValue> &values, const std::string &prefix,
                ShownSecrets secrets, Visitor &&visit)
{
    for (const HeaderValue &value : values) {
        const std::string name = prefix + screenLine(value.name);
        if (value.shape != HeaderValue::Shape::Single)
            forEachRow(value.parts, name + '/', secrets, visit);
        else if (isHidden(value, secrets))
            visit(name, std::string(HiddenSecret));
        else
            visit(name, screenLine(plainText(value.value)));
    }
}

} // namespace

JsonStream::JsonStream(Output &output)
    : m_output(output)
{
    begin('{', '}');
}

void JsonStream::insert(std::string_view name, const Json &value)
{
    this->name(name);
    m_output.write(textOf(value));
}

void JsonStream::insertAll(const Json &object)
{
    for (const auto &[name, value] : object.items())
        insert(name, value);
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

void insertHeaderValues(JsonStream &json, std::string_view name,
                        const std::vector<HeaderValue> &values, ShownSecrets secrets)
{
    json.beginObject(name);
    insertMembers(json, values, secrets);
    json.end();
}

void writeHeaderValues(Output &output, const std::vector<HeaderValue> &values,
                       std::string_view indent, ShownSecrets secrets)
{
    std::size_t widest = 0;
    forEachRow(values, {}, secrets, [&widest](const std::string &name, const std::string &) {
        widest = std::max(widest, std::min(columnsOf(name), WidestColumn));
    });
    forEachRow(values, {}, secrets, [&](const std::string &name, const std::string &text) {
        std::string line = std::string(indent) + padded(name, widest) + "  " + text;
        line.erase(line.find_last_not_of(' ') + 1);
        output.write(line + '\n');
    });
}

} // namespace tickscope::cli
