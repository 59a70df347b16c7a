// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/texts/time_text.h"

#include <QLocale>

#include "core/playback/time_command.h"

namespace tickscope {

namespace {

constexpr QChar Point(u'.');

/// As the command line has it, but for a leading zero of the minutes.
QString plainTime(Time time)
{
    const QString text = QString::fromStdString(clockText(time));
    const bool isPadded = text.size() > 1 && text.front() == u'0' && text[1].isDigit();
    return isPadded ? text.mid(1) : text;
}

} // namespace

QString timeText(Time time)
{
    return plainTime(time).replace(Point, QLocale().decimalPoint());
}

QString timeTextInSeconds(Time time)
{
    return plainTime(time).section(Point, 0, 0);
}

std::string typedTime(QString typed)
{
    return typed.replace(QLocale().decimalPoint(), QString(Point)).toStdString();
}

} // namespace tickscope
