// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

class QWidget;

namespace tickscope {

class MessageBar;

/// Offers the report that the program wrote when it crashed, until a person has looked at it or
/// closed the message.
class CrashOffer : public QObject
{
    Q_OBJECT

public:
    CrashOffer(MessageBar &messages, QWidget &window);

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
