// SPDX-License-Identifier: MIT
#include "core/model/event/event_fault.h"

#include <variant>

namespace tickscope {

namespace {

/// Faults within faults; values that were read back may claim more.
constexpr int MostNesting = 4;

FaultValue faultValue(const EventValue &value, const SentenceWords &words, int nesting);

std::string faultTextOf(const EventValue &fault, const SentenceWords &words, int nesting)
{
    if (fault.type != EventValue::Type::List || nesting > MostNesting)
        return {};
    const auto members = eventValues(fault.text);
    if (members.empty() || members.front().type != EventValue::Type::Text)
        return {};
    std::vector<FaultValue> values;
    for (std::size_t i = 1; i < members.size(); ++i)
        values.push_back(faultValue(members[i], words, nesting));
    return faultSentence(std::string(members.front().text), values, words);
}

FaultValue faultValue(const EventValue &value, const SentenceWords &words, int nesting)
{
    switch (value.type) {
    case EventValue::Type::Number:
        return value.number;
    case EventValue::Type::Real:
        return value.real;
    case EventValue::Type::List:
        return faultTextOf(value, words, nesting + 1);
    case EventValue::Type::Text:
    case EventValue::Type::Nothing:
        break;
    }
    return value.text;
}

void addFaultValue(EventValues &values, const FaultValue &value)
{
    if (const auto *number = std::get_if<std::int64_t>(&value.content))
        values.add(*number);
    else if (const auto *real = std::get_if<double>(&value.content))
        values.addReal(*real);
    else if (const auto *text = std::get_if<std::string>(&value.content))
        values.addText(*text);
    else
        addFault(values, std::get<Fault>(value.content));
}

} // namespace

void addFault(EventValues &values, const Fault &fault)
{
    if (!fault.kind()) {
        values.addNothing();
        return;
    }
    EventValues members;
    members.addText(fault.kind()->sentence);
    for (const FaultValue &value : fault.values())
        addFaultValue(members, value);
    values.addList(members);
}

std::string packedFaultText(const EventValue &fault, const SentenceWords &words)
{
    return faultTextOf(fault, words, 0);
}

} // namespace tickscope
