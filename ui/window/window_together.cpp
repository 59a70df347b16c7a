// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/window_together.h"

#include "core/io/http/url.h"
#include "ui/cases/cases.h"
#include "ui/library/library_settings.h"
#include "ui/start/recent_files.h"
#include "ui/together/shared_view.h"
#include "ui/together/together_dialog.h"
#include "ui/window/messages/message_bar.h"
#include "ui/window/opening/opening.h"

#include <QFileInfo>

#include <algorithm>

namespace tickscope {

using together::SharedState;
using together::SharedView;
using together::Together;

/// Where the finder looks that can be watched.
static QStringList watchedFolders()
{
    QStringList folders = library_settings::folders();
    for (const QString &path : recent_files::latest()) {
        if (!isUrl(path.toStdString()))
            folders << QFileInfo(path).absolutePath();
    }
    folders.removeIf([](const QString &folder) { return !QFileInfo(folder).isDir(); });
    folders.removeDuplicates();
    return folders;
}

static bool asksForBlindness(const Cases &cases)
{
    return std::ranges::any_of(cases.ofRecording(), [](const review::Case &one) {
        return one.opinionsNeeded > 1 && one.status != review::Status::Decided;
    });
}

WindowTogether::WindowTogether(ActiveDocument &document, const FormatRegistry &formats,
                               const Cases &cases, MessageBar &messages, Opening &opening,
                               WorldView &world, QWidget &window)
    : QObject(&window)
    , m_messages(messages)
    , m_opening(opening)
    , m_window(window)
    , m_commands(this, document)
    , m_view(document, m_session, nullptr)
    , m_notes(
          document, m_session, [&cases] { return asksForBlindness(cases); }, nullptr)
    , m_finder(formats)
{
    addCommands();
    new together::PointerOverlay(world, m_view);
    connect(&m_session, &Together::changed, this, &WindowTogether::showMessage);
    connect(&m_view, &SharedView::changed, this, &WindowTogether::showMessage);
    connect(&m_view, &SharedView::recordingWanted, this, &WindowTogether::findRecording);
    connect(&m_finder, &RecordingFinder::found, this, [this, &document](const QString &path) {
        // It may be the one that is open, and not hashed yet or meanwhile.
        const bool mayBeHere = path == document->path()
                               && document->contentHash().sha256().isEmpty();
        if (m_view.sight() == SharedView::Sight::Missing && !mayBeHere)
            m_opening.open(path);
    });
    connect(&m_finder, &RecordingFinder::missed, this, &WindowTogether::onMissed);
    connect(&m_folders, &QFileSystemWatcher::directoryChanged, this, [this] {
        if (m_view.sight() == SharedView::Sight::Missing && !m_finder.isRunning())
            m_finder.find(m_wanted.sha256, m_wanted.name);
    });
}

void WindowTogether::addCommands()
{
    m_commands.add("review.watchTogether", tr("Watch together…"), {}, {MenuName::Review, 350},
                   tr("Lead others through a recording, or follow"),
                   {.icon = "players",
                    .needsRecording = false,
                    .isChecked = [this] { return m_session.isIn(); }},
                   [this] { showDialog(); });
    m_commands.add("review.backToLeader", tr("Back to the leader"), {"Ctrl+B"},
                   {MenuName::Review, 360}, tr("Show again what the leader shows"),
                   {.needsRecording = false,
                    .isVisible = [this] { return m_view.sight() == SharedView::Sight::Elsewhere; },
                    .presentText = [this] { return tr("Back to %1").arg(leaderName()); }},
                   [this] { m_view.comeBack(); });
    m_commands.add("review.noteForAll", tr("Note for all…"), {}, {MenuName::Review, 370},
                   tr("Write a note that all who watch together see"),
                   {.isEnabled = [this] { return m_notes.canAdd(); },
                    .isVisible = [this] { return m_session.isIn() && m_session.mayAsk(); }},
                   [this] {
                       showDialog();
                       m_dialog->askForNote();
                   });
}

QString WindowTogether::leaderName() const
{
    const QString name = m_session.nameOf(m_session.leader());
    return name.isEmpty() ? tr("the leader") : name;
}

void WindowTogether::showDialog()
{
    if (!m_dialog) {
        m_dialog = new together::TogetherDialog(m_session, m_view, m_notes, &m_window);
        m_dialog->setAttribute(Qt::WA_DeleteOnClose);
    }
    m_dialog->show();
    m_dialog->raise();
    m_dialog->activateWindow();
}

void WindowTogether::offer(const QString &link)
{
    showDialog();
    m_dialog->setLink(link);
}

void WindowTogether::join(const together::WatchLink &link)
{
    if (const QString name = together::usualName(); name.isEmpty())
        offer(watchLinkText(link));
    else
        m_session.join(link, name);
}

void WindowTogether::findRecording(const SharedState &state)
{
    m_wanted = state;
    m_folders.addPaths(watchedFolders());
    m_finder.find(state.sha256, state.name);
    showMessage();
}

void WindowTogether::onMissed()
{
    const QString server = library_settings::serverOf(m_wanted.address);
    if (!server.isEmpty() && (m_servers.contains(server) || library_settings::isOnServer(server)))
        openFromServer();
    showMessage();
}

void WindowTogether::openFromServer()
{
    m_servers.insert(library_settings::serverOf(m_wanted.address));
    if (m_view.sight() == SharedView::Sight::Missing)
        m_opening.open(m_wanted.address);
}

void WindowTogether::showMessage()
{
    m_commands.refresh();
    const bool isLacking = m_view.sight() == SharedView::Sight::Missing && !m_finder.isRunning();
    m_session.setLacking(isLacking ? m_session.state()->sha256 : QString());
    const auto topic = MessageBar::Topic::Together;
    if (m_session.phase() == Together::Phase::Ended)
        return m_messages.setMessage(topic, tr("The session has ended."));
    if (!m_session.trouble().isEmpty())
        return m_messages.setMessage(topic, m_session.trouble());
    if (m_session.isLeading()) {
        for (const auto &[key, person] : m_session.people()) {
            if (person.isAsking && together::mayLead(key))
                return m_messages.setMessage(
                    topic, tr("%1 asks for the lead.").arg(m_session.nameOf(key)), tr("Hand over"),
                    [this, key = key] { m_session.handTo(key); });
        }
        QStringList lacking;
        for (const auto &[key, person] : m_session.people()) {
            if (m_session.lacksRecording(person))
                lacking << m_session.nameOf(key);
        }
        if (!lacking.isEmpty())
            return m_messages.setMessage(
                topic,
                tr("This recording is not there for: %1").arg(lacking.join(QStringLiteral(", "))));
    }
    showSight();
}

void WindowTogether::showSight()
{
    const auto topic = MessageBar::Topic::Together;
    switch (m_view.sight()) {
    case SharedView::Sight::Elsewhere:
        return m_messages.setMessage(
            topic, tr("You are looking elsewhere than %1.").arg(leaderName()),
            tr("Back to %1").arg(leaderName()), [this] { m_view.comeBack(); });
    case SharedView::Sight::Missing:
        if (const QString server = library_settings::serverOf(m_wanted.address);
            !m_finder.isRunning() && !server.isEmpty() && !m_servers.contains(server))
            return m_messages.setMessage(topic,
                                         tr("%1 shows %2, which is not here, but on %3.")
                                             .arg(leaderName(), m_wanted.name, server),
                                         tr("Open it from there"), [this] { openFromServer(); });
        return m_messages.setMessage(
            topic, m_finder.isRunning()
                       ? tr("Looking for %1…").arg(m_wanted.name)
                       : tr("%1 shows %2, which is not here. As soon as it is open, you follow.")
                             .arg(leaderName(), m_wanted.name));
    case SharedView::Sight::Nothing:
    case SharedView::Sight::Followed:
        return m_messages.remove(topic);
    }
}

} // namespace tickscope
