// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output/header_values.h"

#include <algorithm>
#include <unordered_map>

#include "app/cli/output/plain_text.h"
#include "core/model/event/event.h"

namespace tickscope::cli {

namespace {

bool isHidden(const HeaderValue &value, ShownSecrets secrets)
{
    return value.isSecret && secrets == ShownSecrets::No;
}

void putMembers(JsonStream &json, const std::vector<HeaderValue> &values, ShownSecrets secrets);

/// A list has no place for the bytes of text that is no UTF-8: it becomes U+FFFD there.
void addMembers(JsonStream &json, const std::vector<HeaderValue> &values, ShownSecrets secrets)
{
    for (const HeaderValue &value : values) {
        if (value.shape == HeaderValue::Shape::Group) {
            json.beginObject();
            putMembers(json, value.parts, secrets);
            json.end();
        } else if (value.shape == HeaderValue::Shape::List) {
            json.beginArray();
            addMembers(json, value.parts, secrets);
            json.end();
        } else {
            Json member;
            putValue(member, "value", value.value);
            json.add(isHidden(value, secrets) ? Json(HiddenSecret) : member["value"]);
        }
    }
}

void putMember(JsonStream &json, const HeaderValue &value, ShownSecrets secrets)
{
    if (value.shape == HeaderValue::Shape::Group) {
        putHeaderValues(json, value.name, value.parts, secrets);
    } else if (value.shape == HeaderValue::Shape::List) {
        json.beginArray(value.name);
        addMembers(json, value.parts, secrets);
        json.end();
    } else if (isHidden(value, secrets)) {
        json.put(value.name, HiddenSecret);
    } else {
        Json members = Json::object();
        putValue(members, utf8Text(value.name), value.value);
        json.putAll(members);
    }
}

void putMembers(JsonStream &json, const std::vector<HeaderValue> &values, ShownSecrets secrets)
{
    std::unordered_map<std::string_view, const HeaderValue *> last;
    for (const HeaderValue &value : values)
        last[value.name] = &value;
    for (const HeaderValue &value : values) {
        if (last.at(value.name) == &value)
            putMember(json, value, secrets);
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

void putHeaderValues(JsonStream &json, std::string_view name,
                     const std::vector<HeaderValue> &values, ShownSecrets secrets)
{
    json.beginObject(name);
    putMembers(json, values, secrets);
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
