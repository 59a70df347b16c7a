// SPDX-License-Identifier: MIT
#include "core/export/item_fields.h"

#include <algorithm>

namespace tickscope {

std::vector<ItemField> itemFields(const ItemView &item, const ItemType &type)
{
    std::vector<ItemField> fields;
    std::vector<bool> isNamed(item.words.size(), false);
    for (const Field &field : type.fields) {
        Value value = field.read(item.words);
        std::string text = field.textOf(value);
        fields.push_back({field.name, std::move(value), std::move(text)});
        if (field.encoding == Encoding::NumberedTexts)
            fields.back().parts = field.numberedTexts(item.words);
        const std::size_t end = std::min(field.endWord(isNamed.size()), isNamed.size());
        for (std::size_t i = field.firstWord; i < end; ++i)
            isNamed[i] = true;
    }
    if (type.rebuilt && type.rebuilt->guessWord && *type.rebuilt->guessWord < isNamed.size())
        isNamed[*type.rebuilt->guessWord] = true;
    for (std::size_t i = 0; i < isNamed.size(); ++i) {
        if (!isNamed[i])
            fields.push_back({'[' + std::to_string(i) + ']', std::int64_t{item.words[i]}, {}});
    }
    return fields;
}

} // namespace tickscope
