// SPDX-License-Identifier: MIT
#include "core/formats/goldsrc/items/server_state_fields.h"

#include <variant>

#include "core/formats/goldsrc/items/frame_items.h"

namespace tickscope::goldsrc {

namespace {

enum class WrittenValue : std::uint8_t { Nothing, Integer, Real, Text };

/// The names of movement variables that items show.
const std::vector<std::string> &variableNames()
{
    static const auto names = [] {
        FieldList list;
        addMoveVariables(list);
        std::vector<std::string> all;
        for (const Field &field : list.take())
            all.push_back(field.name);
        return all;
    }();
    return names;
}

template<typename T>
Value readAs(ArchiveReader &archive)
{
    T value{};
    archive(value);
    return value;
}

Value readValue(ArchiveReader &archive)
{
    WrittenValue kind{};
    archive(kind);
    switch (kind) {
    case WrittenValue::Nothing:
        return {};
    case WrittenValue::Integer:
        return readAs<std::int64_t>(archive);
    case WrittenValue::Real:
        return readAs<double>(archive);
    case WrittenValue::Text:
        return readAs<std::string>(archive);
    }
    archive.refuse();
    return {};
}

bool isOrdered(const Shared<EntityList> &list)
{
    return list
           && std::ranges::adjacent_find(*list, std::ranges::greater_equal(), &ListedEntity::number)
                  == list->end();
}

} // namespace

void writeMoveVariables(ArchiveWriter &archive, const Shared<NamedValues> &variables)
{
    archive(variables != nullptr);
    if (!variables)
        return;
    archive(static_cast<std::uint32_t>(variables->size()));
    for (const auto &[name, value] : *variables) {
        archive(std::string(name), static_cast<WrittenValue>(value.index()));
        std::visit(
            [&archive](const auto &own) {
                if constexpr (!std::is_same_v<std::decay_t<decltype(own)>, std::monostate>)
                    archive(own);
            },
            value);
    }
}

/// What no item shows, is left out: its name would be nowhere.
void readMoveVariables(ArchiveReader &archive, Shared<NamedValues> &variables)
{
    bool isThere = false;
    archive(isThere);
    variables = nullptr;
    if (!isThere)
        return;
    std::uint32_t count = 0;
    archive(count);
    auto read = std::make_shared<NamedValues>();
    for (std::uint32_t i = 0; i < count && !archive.isRefused(); ++i) {
        std::string name;
        archive(name);
        Value value = readValue(archive);
        const auto known = std::ranges::find(variableNames(), name);
        if (known != variableNames().end())
            read->emplace_back(*known, std::move(value));
    }
    variables = std::move(read);
}

bool isPossible(const ServerState &state)
{
    bool areOrdered = isOrdered(state.entities);
    state.entityRing.forEach(
        [&](const Shared<EntityList> &list) { areOrdered = areOrdered && isOrdered(list); });
    return areOrdered && state.descriptions && state.userMessages && state.resources
           && state.lightStyles && state.weaponNames && state.baselines;
}

} // namespace tickscope::goldsrc
