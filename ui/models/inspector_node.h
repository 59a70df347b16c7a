// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/state/schema.h"
#include "ui/models/inspector_model.h"

#include <compare>
#include <memory>
#include <string>
#include <vector>

namespace tickscope {

/// One row of the inspector's tree, without its texts.
struct InspectorModel::Node {
    /// What makes two rows of different frames the same one.
    struct Key {
        int order = 0;           ///< Known types, then raw ones, then what is made of messages.
        std::string name;        ///< Of a type.
        std::int64_t number = 0; ///< Item id, or number of a field.

        friend auto operator<=>(const Key &, const Key &) = default;
    };

    Level level = Level::Root;
    Key key;
    Node *parent = nullptr;
    int row = 0;
    Shared<ItemType> type; ///< Of a type's row.
    ItemKey item;          ///< Of an item's row.
    bool isChanged = false;
    std::vector<std::unique_ptr<Node>> children; ///< By key.

    Node() = default;
    Node(Level ownLevel, Key ownKey)
        : level(ownLevel)
        , key(std::move(ownKey))
    {
    }

    Node &add(std::unique_ptr<Node> child)
    {
        child->parent = this;
        child->row = static_cast<int>(children.size());
        isChanged = isChanged || child->isChanged;
        children.push_back(std::move(child));
        return *children.back();
    }
    void renumber()
    {
        for (std::size_t i = 0; i < children.size(); ++i) {
            children[i]->parent = this;
            children[i]->row = static_cast<int>(i);
        }
    }
    /// The row itself or the nearest one above it at that level; null if there is none.
    [[nodiscard]] const Node *at(Level wanted) const
    {
        const Node *node = this;
        while (node && node->level != wanted)
            node = node->parent;
        return node;
    }
    [[nodiscard]] std::vector<Key> childKeys() const
    {
        std::vector<Key> keys;
        keys.reserve(children.size());
        for (const auto &child : children)
            keys.push_back(child->key);
        return keys;
    }
};

} // namespace tickscope
