// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output/json_text.h"

#include <algorithm>
#include <unordered_map>

#include "app/cli/output/plain_text.h"
#include "core/base/utf8.h"
#include "core/model/event/event.h"
#include "core/model/secrets.h"

namespace tickscope::cli {

namespace {

bool isHidden(const HeaderValue &value, ShownSecrets secrets)
{
    return value.isSecret && secrets == ShownSecrets::No;
}

/// Puts header values into a row, and the row to the output.
struct HeaderMembers {
    JsonRow &row;
    ShownSecrets secrets;
    Output &output;

    void insert(const std::vector<HeaderValue> &values)
    {
        std::unordered_map<std::string_view, const HeaderValue *> last;
        for (const HeaderValue &value : values)
            last[value.name] = &value;
        for (const HeaderValue &value : values) {
            if (last.at(value.name) != &value)
                continue;
            if (value.shape == HeaderValue::Shape::Single) {
                row.insertValue(value.name, shown(value));
                row.passOn(output);
            } else if (value.shape == HeaderValue::Shape::Group) {
                row.beginObject(value.name);
                insert(value.parts);
                row.endObject();
            } else {
                row.beginList(value.name);
                add(value.parts);
                row.endList();
            }
        }
    }

    void add(const std::vector<HeaderValue> &values)
    {
        for (const HeaderValue &value : values) {
            if (value.shape == HeaderValue::Shape::Single) {
                row.add(shown(value));
                row.passOn(output);
            } else if (value.shape == HeaderValue::Shape::Group) {
                row.addObject();
                insert(value.parts);
                row.endObject();
            } else {
                row.addList();
                add(value.parts);
                row.endList();
            }
        }
    }

    [[nodiscard]] Value shown(const HeaderValue &value) const
    {
        return isHidden(value, secrets) ? Value(std::string(HiddenSecret)) : value.value;
    }
};

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

std::vector<std::string> textsOf(const std::vector<Fault> &faults)
{
    std::vector<std::string> texts;
    texts.reserve(faults.size());
    for (const Fault &fault : faults)
        texts.push_back(faultText(fault));
    return texts;
}

void insertDamage(JsonRow &row, const std::vector<Damage> &damage)
{
    row.beginList("damage");
    for (const Damage &place : damage) {
        row.addObject();
        row.insert("tick", place.tick.value);
        row.insert("byte", place.byte);
        row.insert("size", place.size);
        row.insertText("kind", errorCodeName(place.kind));
        row.insertText("what", utf8Text(faultText(place.fault)));
        if (place.lostTicks > 0)
            row.insert("lost_ticks", place.lostTicks);
        if (place.times > 1)
            row.insert("times", place.times);
        row.endObject();
    }
    row.endList();
}

void insertError(JsonRow &row, const Error &error)
{
    row.beginObject("error");
    row.insertText("kind", errorCodeName(error.code));
    row.insertText("what", utf8Text(faultText(error.fault)));
    row.insert("byte", error.byte);
    row.insert("tick", error.tick);
    row.endObject();
}

void insertHeaderValues(JsonRow &row, std::string_view name, const std::vector<HeaderValue> &values,
                        ShownSecrets secrets, Output &output)
{
    row.beginObject(name);
    HeaderMembers{row, secrets, output}.insert(values);
    row.endObject();
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
