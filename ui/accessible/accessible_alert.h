// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

class QWidget;

namespace tickscope {

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
