// SPDX-License-Identifier: MIT
#include "core/review/case.h"

#include <algorithm>

#include "core/review/annotation.h"

namespace tickscope::review {

/// "1:03", "1:02:03".
static QString clockText(qint64 milliseconds)
{
    const qint64 seconds = milliseconds / 1000;
    const auto padded = [](qint64 number) { return u"%1"_s.arg(number, 2, 10, QChar(u'0')); };
    const QString rest = padded(seconds % 60);
    return seconds < 3600 ? u"%1:%2"_s.arg(seconds / 60).arg(rest)
                          : u"%1:%2:%3"_s.arg(QString::number(seconds / 3600),
                                              padded(seconds / 60 % 60), rest);
}

QString personText(const Identity &identity)
{
    QString text = identity.names.value(0);
    if (identity.player)
        text += u" #%1"_s.arg(*identity.player);
    if (identity.joined && identity.left)
        text += u", %1–%2"_s.arg(clockText(*identity.joined), clockText(*identity.left));
    return text;
}

bool Case::isAbout(const QString &sha256) const
{
    return std::ranges::find(recordings, sha256, &CaseRecording::sha256) != recordings.end();
}

QString Case::recordingName(const QString &sha256) const
{
    const auto found = std::ranges::find(recordings, sha256, &CaseRecording::sha256);
    return found == recordings.end() || found->name.isEmpty() ? sha256.left(12) : found->name;
}

QString Case::recordingRemark(const Identity &identity) const
{
    return recordings.size() > 1 && identity.isPerson()
               ? u" (%1)"_s.arg(recordingName(identity.recording))
               : QString();
}

const Identity *accusedOf(const Annotation &note, const Case &value)
{
    const auto found = std::ranges::find_if(value.accused, [&note](const Identity &accused) {
        return accused.isPerson() && note.tick && note.recording == accused.recording
               && note.client == accused.client && *accused.tick <= *note.tick
               && *note.tick <= accused.lastTick.value_or(*accused.tick);
    });
    return found == value.accused.end() ? nullptr : &*found;
}

} // namespace tickscope::review
