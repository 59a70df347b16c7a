// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/scene/frame.h"
#include "core/timeline/index.h"

#include <map>
#include <optional>
#include <span>

#include <QCoreApplication>

#include "ui/texts/player_text.h"

namespace tickscope {

/// Texts of one field of an item.
struct FieldText {
    QString name;
    QString value;
    QString before; ///< Empty when nothing changed.
    QString note;   ///< Which of two values is which; for the tool tip.
};

/// Named fields of a type, then single words behind those.
[[nodiscard]] std::size_t fieldCount(const ItemType &type, std::size_t words);
[[nodiscard]] Field fieldAt(const ItemType &type, std::int64_t number);

/// What the items of a frame say, and what they said a tick before.
class InspectedFrame
{
    Q_DECLARE_TR_FUNCTIONS(InspectedFrame)

public:
    InspectedFrame() = default;
    ///  index gives clients their names. Both may be null.
    InspectedFrame(Shared<Frame> frame, Shared<Index> index);

    [[nodiscard]] const Frame *operator->() const { return m_frame.get(); }
    /// The recorded state; null where there is none.
    [[nodiscard]] const WorldState *state() const;
    [[nodiscard]] std::size_t itemCount() const { return state() ? state()->itemCount() : 0; }
    [[nodiscard]] std::optional<std::span<const std::int32_t>> words(ItemKey item) const;
    /// Whether there is a tick before, in which the item was not.
    [[nodiscard]] bool isNew(const ItemType &type, std::int64_t id) const;
    [[nodiscard]] bool isSame(const ItemType &type, ItemView item) const;
    [[nodiscard]] bool fieldChanged(const ItemType &type, ItemView item, std::int64_t number) const;
    [[nodiscard]] FieldText fieldText(const ItemType &type, ItemView item,
                                      std::int64_t number) const;
    /// Of whom the item is.
    [[nodiscard]] PlayerTitle clientTitle(const ItemType &type, std::int64_t id) const;

private:
    void readNames();
    [[nodiscard]] std::optional<std::span<const std::int32_t>> wordsBefore(const ItemType &type,
                                                                           std::int64_t id) const;

    Shared<Frame> m_frame;
    Shared<Index> m_index;
    std::map<std::int64_t, QString> m_names; ///< Of clients at the frame's tick.
};

} // namespace tickscope
