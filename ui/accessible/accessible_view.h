// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <unordered_map>

#include <QAccessibleWidget>
#include <QPointer>

#include "ui/accessible/accessible_source.h"

namespace tickscope {

/// A view as assistive technology sees it: the playhead as a value in ticks that can be set, what
/// can be done with time as actions, the parts of its AccessibleSource as children, and its widgets
/// behind them.
class AccessibleView
    : public QAccessibleWidget
    , public QAccessibleValueInterface
{
public:
    AccessibleView(QWidget &view, AccessibleSource &source);
    ~AccessibleView() override;

    [[nodiscard]] AccessibleSource *source() const { return m_source; }
    [[nodiscard]] QWidget *view() const { return widget(); }
    /// The child for the part \a key, which may be of any depth; null if there is none.
    [[nodiscard]] QAccessibleInterface *item(const QString &key) const;

    [[nodiscard]] int childCount() const override;
    [[nodiscard]] QAccessibleInterface *child(int index) const override;
    [[nodiscard]] int indexOfChild(const QAccessibleInterface *child) const override;
    [[nodiscard]] QAccessibleInterface *childAt(int x, int y) const override;
    [[nodiscard]] QAccessibleInterface *focusChild() const override;
    [[nodiscard]] QString text(QAccessible::Text kind) const override;
    void *interface_cast(QAccessible::InterfaceType type) override;

    [[nodiscard]] QStringList actionNames() const override;
    [[nodiscard]] QString localizedActionName(const QString &name) const override;
    void doAction(const QString &name) override;

    [[nodiscard]] QVariant currentValue() const override;
    /// Goes to that tick, or to the nearest one of the recording.
    void setCurrentValue(const QVariant &value) override;
    [[nodiscard]] QVariant maximumValue() const override;
    [[nodiscard]] QVariant minimumValue() const override;
    [[nodiscard]] QVariant minimumStepSize() const override { return 1.0; }

private:
    [[nodiscard]] TickRange ticks() const;
    [[nodiscard]] int partCount() const;
    void forget(const QStringList &keys);

    QPointer<AccessibleSource> m_source;
    QMetaObject::Connection m_gone;
    mutable std::unordered_map<QString, QAccessible::Id> m_items; ///< Those that were asked for.
};

/// From now on views with an AccessibleSource are told of as AccessibleView.
void installAccessibleViews();

/// What was told of \a view before it was built to the end is forgotten.
void forgetAccessible(QWidget &view);

/// The part \a key of \a view; null if there is none.
[[nodiscard]] QAccessibleInterface *accessibleItem(QWidget &view, const QString &key);

} // namespace tickscope
