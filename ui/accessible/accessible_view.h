// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <unordered_map>

#include <QAccessibleWidget>
#include <QObject>
#include <QPointer>
#include <QString>

#include "core/base/tick.h"

class QWidget;

namespace tickscope {

class AccessibleSource;

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

    [[nodiscard]] AccessibleSource *source() const;
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

/// Installs AccessibleView for views with an AccessibleSource.
void installAccessibleViews();

/// Drops what was reported of \a view before it was built to the end.
void forgetAccessible(QWidget &view);

/// The part \a key of \a view; null if there is none.
[[nodiscard]] QAccessibleInterface *accessibleItem(QWidget &view, const QString &key);

/// Makes a widget that brings news an alert, which screen readers read aloud without being asked.
/// A child of that widget.
class AccessibleAlert : public QObject
{
    Q_OBJECT

public:
    explicit AccessibleAlert(QWidget &bar);

    /// \a text is new; it is the name of the widget, too, as long as it stands there.
    void say(const QString &text);

private:
    QWidget &m_bar;
};

} // namespace tickscope
