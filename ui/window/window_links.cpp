// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/window_links.h"

#include "ui/library/library_settings.h"
#include "ui/timeline/view/timeline_panel.h"
#include "ui/together/watch_link.h"
#include "ui/window/messages/message_bar.h"
#include "ui/window/opening/opening.h"
#include "ui/window/window_docks.h"

#include <QApplication>
#include <QClipboard>

#include <utility>

namespace tickscope {

WindowLinks::WindowLinks(ActiveDocument &document, const FormatRegistry &formats,
                         MessageBar &messages, WindowDocks &docks, Opening &opening)
    : QObject(&opening)
    , m_document(document)
    , m_messages(messages)
    , m_docks(docks)
    , m_opening(opening)
    , m_commands(this, document)
    , m_finder(formats)
    , m_wanted(document)
    , m_content(document)
{
    addCommands();
    m_commands.refreshWith(Document::HashChanged);
    connect(&document, &ActiveDocument::changed, this, [this](Document::Changes changes) {
        if (changes & (Document::RecordingChanged | Document::PhaseChanged))
            raiseWanted();
        if (changes & Document::HashChanged)
            checkContent();
    });
    connect(&m_finder, &RecordingFinder::found, this, &WindowLinks::onFound);
    connect(&m_finder, &RecordingFinder::missed, this, &WindowLinks::onMissed);
    // Who opens another recording meanwhile no longer wants this one.
    connect(&opening, &Opening::began, this, [this] {
        m_finder.cancel();
        m_sought.reset();
        m_wanted->clear();
    });
}

void WindowLinks::addCommands()
{
    m_commands.add("link.copy", tr("Copy link to this moment"), {"Ctrl+Shift+L"},
                   {MenuName::Edit, 300},
                   tr("Copy a link that opens this recording at this moment"),
                   {.icon = "copy",
                    .isEnabled = [this] { return !m_document->contentHash().sha256().isEmpty(); }},
                   [this] { copyLink(); });
    m_commands.add("link.open", tr("Open copied link"), {"Ctrl+Shift+V"}, {MenuName::File, 130},
                   tr("Go to the moment of the link in the clipboard"),
                   {.needsRecording = false, .argument = Argument::Optional},
                   [this](const QVariant &link) {
                       const QString text = QApplication::clipboard()->text();
                       return openLink(link.isValid() ? link.toString()
                                                      : text.left(LongestLink + 1).trimmed());
                   });
}

void WindowLinks::copyLink()
{
    LinkedMoment moment = momentOf(*m_document, m_docks.shownNames());
    moment.view.lanes = m_docks.timeline().laneIds();
    QApplication::clipboard()->setText(linkText(moment));
}

bool WindowLinks::openLink(const QString &link)
{
    if (together::watchLinkOf(link)) {
        emit sessionOffered(link);
        return true;
    }
    const auto moment = momentOfLink(link);
    if (!moment) {
        m_messages.setMessage(MessageBar::Topic::Cases,
                              {.text = tr("This is not a link to a moment of a recording."),
                               .details = link.left(LongestLink)});
        return false;
    }
    if (m_document->contentHash().sha256() == moment->sha256) {
        m_document->show(moment->view);
        *m_wanted = moment->docks;
        raiseWanted();
        return true;
    }
    openRecording(moment->sha256, moment->name,
                  tr("This recording was not found among recent files and recording folders: %1")
                      .arg(momentSentence(*moment)));
    m_sought = moment;
    return true;
}

void WindowLinks::openRecording(const QString &sha256, const QString &name, const QString &missing)
{
    m_sought.reset();
    if (m_document->contentHash().sha256() == sha256)
        return;
    sayLooking(name, missing);
    m_finder.find(sha256, name);
}

void WindowLinks::openNamedIn(const QString &text, const QString &missing)
{
    m_sought.reset();
    sayLooking({}, missing);
    m_finder.findNamedIn(text);
}

void WindowLinks::sayLooking(const QString &name, const QString &missing)
{
    m_missing = missing;
    m_messages.setMessage(MessageBar::Topic::Work,
                          tr("Looking for %1…").arg(name.isEmpty() ? tr("the recording") : name),
                          tr("Cancel"), [this] {
                              m_finder.cancel();
                              m_messages.remove(MessageBar::Topic::Work);
                          });
}

void WindowLinks::onFound(const QString &path)
{
    m_messages.remove(MessageBar::Topic::Work);
    if (const auto moment = std::exchange(m_sought, {}))
        openAt(*moment, path);
    else
        m_opening.open(path);
}

void WindowLinks::openAt(const LinkedMoment &moment, const QString &path)
{
    // Where it is open already, or in a tab of its own.
    m_opening.open(path, moment.view);
    *m_wanted = moment.docks;
    *m_content = moment.sha256;
    raiseWanted();
}

void WindowLinks::onMissed()
{
    m_messages.remove(MessageBar::Topic::Work);
    const auto moment = std::exchange(m_sought, {});
    if (!moment || moment->address.isEmpty())
        return m_messages.setMessage(MessageBar::Topic::Cases, m_missing);
    // Who sent the link had it from there.
    const auto open = [this, moment] { openAt(*moment, moment->address); };
    const QString server = library_settings::serverOf(moment->address);
    if (library_settings::isOnServer(server))
        return open();
    m_messages.setMessage(MessageBar::Topic::Cases, {.text = m_missing,
                                                     .details = moment->address,
                                                     .actionText = tr("Open from %1").arg(server),
                                                     .action = open});
}

void WindowLinks::checkContent()
{
    const QString &content = m_document->contentHash().sha256();
    if (content.isEmpty() || m_content->isEmpty() || content == *m_content)
        return;
    m_content->clear();
    m_messages.setMessage(MessageBar::Topic::FileChange,
                          tr("This is another recording than the link means."));
}

void WindowLinks::raiseWanted()
{
    if (!m_document->index())
        return;
    for (const QString &name : std::exchange(*m_wanted, {}))
        m_docks.layout().raise(name);
}

} // namespace tickscope
