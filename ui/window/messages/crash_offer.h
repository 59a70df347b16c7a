// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

class QWidget;

namespace tickscope {

class MessageBar;

/// Offers the report that the program wrote when it crashed, until a person has looked at it or
/// closed the message. Of older reports only a few are kept.
class CrashOffer : public QObject
{
    Q_OBJECT

public:
    CrashOffer(MessageBar &messages, QWidget &window);

    /// Where reports lie, a text file for each crash.
    [[nodiscard]] static QString folder();

    void show();

private:
    void openReport();
    /// It is not offered again.
    void dismiss();

    MessageBar &m_messages;
    QWidget &m_window;
    QString m_path; ///< Of the report; empty where there is nothing to offer.
};

} // namespace tickscope
