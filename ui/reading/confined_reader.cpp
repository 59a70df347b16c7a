// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/reading/confined_reader.h"

#include <algorithm>

#include <QCoreApplication>
#include <QFileInfo>
#include <QSettings>
#include <QThread>

#include "core/library/reading/reading.h"
#include "ui/jobs/crash_reports.h"
#include "ui/settings_notifier.h"

#ifdef TICKSCOPE_LIBEXEC
#include <cstring>

#include "core/library/reading/helper.h"
#endif

namespace tickscope {

ReaderPlaces &ReaderPlaces::ofThisProgram()
{
    static ReaderPlaces places(std::max(QThread::idealThreadCount(), 2));
    return places;
}

void ReaderPlaces::update()
{
    const std::lock_guard lock(m_mutex);
    m_changed.notify_all();
}

bool ReaderPlaces::hasTurn(Waiting::const_iterator waiting) const
{
    const auto first = std::ranges::find_if(
        m_waiting, [](const std::atomic<bool> *isInFront) { return isInFront->load(); });
    return waiting == (first == m_waiting.end() ? m_waiting.begin() : first)
           && m_taken < m_count + (**waiting ? 1 : 0);
}

bool ReaderPlaces::take(const std::atomic<bool> &isInFront, const std::stop_token &stop)
{
    std::unique_lock lock(m_mutex);
    const auto waiting = m_waiting.insert(m_waiting.end(), &isInFront);
    const bool isTaken = m_changed.wait(lock, stop, [&] { return hasTurn(waiting); });
    m_waiting.erase(waiting);
    m_taken += isTaken ? 1 : 0;
    // It may be somebody else's turn as well.
    m_changed.notify_all();
    return isTaken;
}

void ReaderPlaces::giveBack()
{
    const std::lock_guard lock(m_mutex);
    --m_taken;
    m_changed.notify_all();
}

} // namespace tickscope

namespace tickscope::confined_reader {

namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(tickscope::ConfinedReaderTexts)
};

} // namespace

bool isWanted()
{
    return qEnvironmentVariableIsEmpty("TICKSCOPE_UNCONFINED")
           && SettingsNotifier::value(settings::LibraryConfined, true).toBool();
}

void setWanted(bool isWanted)
{
    QSettings().setValue(settings::LibraryConfined, isWanted);
}

QString program()
{
#ifdef TICKSCOPE_LIBEXEC
    if (!isWanted())
        return {};
    const QString here = QCoreApplication::applicationDirPath();
    const QString beside = here + QStringLiteral("/tickscope-reader");
    return QFileInfo::exists(beside)
               ? beside
               : here + QStringLiteral("/" TICKSCOPE_LIBEXEC "/tickscope-reader");
#else
    return {};
#endif
}

QString weakness(library::Confinement confinement)
{
    return confinement == library::Confinement::None
               ? Texts::tr("No confined process can be started here: the window itself reads the "
                           "recordings")
               : Texts::tr("This system has no Landlock: the process that reads the recordings is "
                           "confined by a filter of system calls alone");
}

void report([[maybe_unused]] const library::ReaderDeath &death)
{
#ifdef TICKSCOPE_LIBEXEC
    QByteArray text = crash_reports::versions().toUtf8();
    text += "\nprocess: one that reads recordings, at part "
            + QByteArray::number(static_cast<int>(death.place.part)) + ", tick "
            + QByteArray::number(qint64{death.place.tick.value});
    text += "\nsignal: " + QByteArray::number(death.signal) + ", " + ::strsignal(death.signal);
    text += "\nrecording (SHA-256): "
            + crash_reports::unhashed(QFileInfo(QString::fromStdString(death.recording)).size())
            + "\n\n";
    // It was written where a recording may have taken over.
    for (const char letter : death.stack) {
        if (letter == '\n' || (letter >= ' ' && letter <= '~'))
            text += letter;
    }
    crash_reports::writeOfReader(death.process, text);
#endif
}

} // namespace tickscope::confined_reader
