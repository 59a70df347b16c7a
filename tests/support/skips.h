// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QTest>

/// What tests say that cannot be done on this machine. A reason names what is missing, so that
/// whoever reads the log knows what to fetch.
namespace tickscope::test {

/// Says what isHere() and realRecording() were last asked for in vain: "not on this machine:
/// hollowcube/tiny.hcrp", from the folder of recordings on. A place of several, of which the first
/// was there, is that of the second.
[[nodiscard]] QString reasonToSkip();

/// Keeps \a path for reasonToSkip(). isHere() does it.
void noteMissing(const QString &path);

} // namespace tickscope::test

/// Skips a test that needs what isHere() or realRecording() did not find just before.
///
///     const auto path = test::realRecording(QStringLiteral("hollowcube/tiny.hcrp"));
///     if (!path)
///         SKIP_MISSING();
#define SKIP_MISSING() QSKIP(qPrintable(tickscope::test::reasonToSkip()))

/// Skips a test that needs the file or folder \a relativeName of the recordings, whose lack it
/// noticed in another way: by facts that are empty, or by a folder without recordings.
///
///     if (m_facts.isEmpty())
///         SKIP_WITHOUT_FILE("goldsrc/facts.json");
#define SKIP_WITHOUT_FILE(relativeName) \
    QSKIP("not on this machine, or nothing of it can be read: " relativeName)
