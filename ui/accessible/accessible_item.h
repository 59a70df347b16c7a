// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessible>
#include <QPointer>

#include "ui/accessible/accessible_source.h"

namespace tickscope {

/// One part of a view, as assistive technology sees it. Belongs to Qt's cache, from which the view
/// takes it when the part is gone; until then it is not valid.
class AccessibleItem
    : public QAccessibleInterface
    , public QAccessibleActionInterface
{
public:
    AccessibleItem(AccessibleSource &source, QWidget &view, QString key);

    /// Among the parts of its parent; -1 when it is gone.
    [[nodiscard]] int index() const;

    [[nodiscard]] bool isValid() const override { return m_view && part(); }
    [[nodiscard]] QObject *object() const override { return nullptr; }
    [[nodiscard]] QWindow *window() const override;
    [[nodiscard]] QAccessibleInterface *parent() const override;
    [[nodiscard]] int childCount() const override;
    [[nodiscard]] QAccessibleInterface *child(int index) const override;
    [[nodiscard]] int indexOfChild(const QAccessibleInterface *child) const override;
    [[nodiscard]] QAccessibleInterface *childAt(int x, int y) const override;
    [[nodiscard]] QString text(QAccessible::Text kind) const override;
    void setText(QAccessible::Text, const QString &) override {}
    [[nodiscard]] QRect rect() const override; ///< Pixels of the screen.
    [[nodiscard]] QAccessible::Role role() const override;
    [[nodiscard]] QAccessible::State state() const override;
    void *interface_cast(QAccessible::InterfaceType type) override;

    [[nodiscard]] QStringList actionNames() const override;
    void doAction(const QString &name) override;
    [[nodiscard]] QStringList keyBindingsForAction(const QString &) const override { return {}; }

private:
    /// Null when it is gone.
    [[nodiscard]] const AccessiblePart *part() const;

    QPointer<AccessibleSource> m_source;
    QPointer<QWidget> m_view;
    QString m_key;
};

} // namespace tickscope
