// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/reading/confined_reader.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QSettings>

#include "core/library/reading/reading.h"
#include "ui/jobs/crash_reports.h"
#include "ui/settings_keys.h"

#ifdef TICKSCOPE_LIBEXEC
#include <cstring>

#include "core/library/reading/helper.h"
#endif

namespace tickscope::confined_reader {

namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(tickscope::ConfinedReaderTexts)
};

} // namespace

bool isWanted()
{
    return qEnvironmentVariableIsEmpty("TICKSCOPE_UNCONFINED")
           && QSettings().value(settings::LibraryConfined, true).toBool();
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
