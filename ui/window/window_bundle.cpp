// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/window_bundle.h"

#include "core/review/bundle/reporter_names.h"
#include "ui/cases/evidence/note_clips.h"
#include "ui/cases/open_players.h"
#include "ui/style/widget_parts.h"
#include "ui/texts/sentence_words.h"
#include "ui/window/dialogs/bundle_dialog.h"
#include "ui/window/messages/message_bar.h"

#include <QAction>
#include <QDesktopServices>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>
#include <QUrl>

#include <algorithm>

namespace tickscope {

/// A folder that is not there yet.
static QString freeFolder(qint64 number)
{
    const QString base = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)
                         + QStringLiteral("/case-%1").arg(number);
    QString path = base;
    for (int i = 2; QFileInfo::exists(path); ++i)
        path = QStringLiteral("%1-%2").arg(base).arg(i);
    return path;
}

static review::ReviewerNames namesFor(bool withReviewers)
{
    return withReviewers ? review::ReviewerNames::Shown : review::ReviewerNames::Hidden;
}

WindowBundle::WindowBundle(ActiveDocument &document, Cases &cases, MessageBar &messages,
                           QWidget &window)
    : QObject(&window)
    , m_document(document)
    , m_cases(cases)
    , m_messages(messages)
    , m_window(window)
    , m_commands(this, document)
    , m_bundle(document, cases)
{
    m_commands.add(
        "review.bundle", tr("Create evidence bundle…"), {}, {MenuName::Review, 220},
        tr("Write the case with pictures, events, inputs and verdicts to a folder for others"),
        {.needsRecording = false,
         .isEnabled = [this] { return m_cases.chosen() && !m_bundle.isRunning(); }},
        [this] { ask(); });
    connect(&m_cases, &Cases::changed, this, [this] { m_commands.refresh(); });
    connect(&m_bundle, &CaseBundle::progressed, this, &WindowBundle::showProgress);
    connect(&m_bundle, &CaseBundle::made, this, &WindowBundle::showMade);
    connect(&m_bundle, &CaseBundle::failed, this, [this](const review::StoreError &reason) {
        m_messages.remove(MessageBar::Topic::Work);
        m_messages.setMessage(MessageBar::Topic::Cases,
                              {.text = tr("The evidence bundle could not be created."),
                               .details = shownFault(reason.fault)});
        m_commands.refresh();
    });
}

QAction *WindowBundle::action() const
{
    return m_commands.action(QStringLiteral("review.bundle"));
}

void WindowBundle::ask()
{
    const bool hasFile = m_cases.isAboutRecording() && QFileInfo(m_document->path()).isFile();
    QStringList named;
    for (const review::Identity &accused : m_cases.chosen()->accused) {
        if (!accused.isPerson())
            named << accused.names.value(0);
    }
    QStringList warnings;
    if (std::ranges::none_of(m_cases.opinions(), &review::Opinion::isDecided))
        warnings << tr("Not decided yet: no verdict will be in it.");
    if (!named.isEmpty())
        warnings << tr("Without figures of %1: accused by name only. Choose the player on the "
                       "case's Report page first.")
                        .arg(named.join(QStringLiteral(", ")));
    const auto lacks = [recording = m_document->recording(),
                        index = m_document->index()](bool withReviewers) {
        return recording && index ? clipsRemark(*recording, index->outline(),
                                                clipNamesFor(namesFor(withReviewers)))
                                  : ClipsRemark();
    };
    review::CaseParts parts{*m_cases.chosen(), m_cases.notes(), m_cases.opinions(), {}, {}};
    if (const Shared<Index> &index = m_document->index(); index && m_cases.isAboutRecording())
        addNames(*index, parts.value.reporter, parts.shown);
    auto *dialog = new BundleDialog(QDir::toNativeSeparators(freeFolder(m_cases.chosen()->number)),
                                    hasFile, warnings.join(u'\n'), review::reporterMentions(parts),
                                    lacks, &m_window);
    connect(dialog, &BundleDialog::chosen, this, &WindowBundle::begin);
    openOnce(*dialog);
}

void WindowBundle::begin(const QString &path, bool withRecording, bool withClips, bool withVideos,
                         bool withReviewers)
{
    m_bundle.make(path,
                  withRecording ? CaseBundle::Recordings::Included : CaseBundle::Recordings::Left,
                  withVideos  ? CaseBundle::Clips::WithVideos
                  : withClips ? CaseBundle::Clips::Included
                              : CaseBundle::Clips::Left,
                  namesFor(withReviewers));
    m_commands.refresh();
}

void WindowBundle::showProgress(int percent)
{
    m_messages.setMessage(MessageBar::Topic::Work,
                          tr("Creating the evidence bundle… %1%").arg(percent), tr("Cancel"),
                          [this] {
                              m_bundle.cancel();
                              m_messages.remove(MessageBar::Topic::Work);
                              m_commands.refresh();
                          });
}

void WindowBundle::showMade(const QString &path)
{
    m_messages.remove(MessageBar::Topic::Work);
    m_messages.setMessage(MessageBar::Topic::Cases,
                          tr("Evidence bundle written to %1.").arg(QDir::toNativeSeparators(path)),
                          tr("Open folder"),
                          [path] { QDesktopServices::openUrl(QUrl::fromLocalFile(path)); });
    m_commands.refresh();
}

} // namespace tickscope
