// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/window_markers.h"

#include "ui/document/active_document.h"
#include "ui/export/saved_text.h"
#include "ui/markers/marker_exchange.h"
#include "ui/style/widget_parts.h"
#include "ui/window/messages/message_bar.h"

#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QMainWindow>
#include <QMessageBox>
#include <QPushButton>

#include <algorithm>

namespace tickscope {

/// A hundred thousand markers with a text each; more is no file of markers.
constexpr qint64 LargestFile = 64 << 20;

static QString unstoredText(const StoreTrouble &trouble)
{
    return WindowMarkers::tr("%Ln change(s) to your markers could not be saved yet.", nullptr,
                             static_cast<int>(trouble.waiting));
}

WindowMarkers::WindowMarkers(ActiveDocument &document, MessageBar &messages, QMainWindow &window)
    : QObject(&window)
    , m_document(document)
    , m_messages(messages)
    , m_window(window)
    , m_commands(this, document)
    , m_exportJob([this](const Outcome &outcome) { report(outcome); })
    , m_importJob([this](const Read &read) { receiveImported(read); })
{
    // Read for one recording, they are not put into another.
    connect(&document, &ActiveDocument::leaving, this, [this] { m_importJob.cancel(); });
    m_commands.add("markers.import", tr("Import markers…"), {}, {MenuName::Edit, 200},
                   tr("Add markers from a JSON or CSV file"), [this] { chooseImport(); });
    m_commands.add("markers.export", tr("Export markers…"), {}, {MenuName::Edit, 210},
                   tr("Write your markers to a JSON or CSV file"), [this] { chooseExport(); });
    connect(&document, &ActiveDocument::changed, this, [this](Document::Changes changes) {
        if (changes & Document::MarkerTroubleChanged)
            showTrouble();
    });
}

void WindowMarkers::report(const Outcome &outcome)
{
    m_messages.setMessage(MessageBar::Topic::Markers,
                          {.text = outcome.text, .details = outcome.details});
}

void WindowMarkers::chooseExport()
{
    const QFileInfo recording(m_document->path());
    auto *dialog = askWhereToSave(&m_window, tr("Export markers"), recording.absolutePath(),
                                  tr("JSON (*.json);;CSV (*.csv)"), "json",
                                  m_document->displayName() + QStringLiteral(".markers.json"));
    connect(dialog, &QFileDialog::filterSelected, dialog, [dialog](const QString &filter) {
        dialog->setDefaultSuffix(filter.contains(QLatin1String("csv")) ? QStringLiteral("csv")
                                                                       : QStringLiteral("json"));
    });
    connect(dialog, &QFileDialog::fileSelected, this, &WindowMarkers::exportTo);
}

void WindowMarkers::chooseImport()
{
    auto *dialog = askForFile(&m_window, tr("Import markers"),
                              QFileInfo(m_document->path()).absolutePath(),
                              tr("Markers (*.json *.csv);;All files (*)"));
    connect(dialog, &QFileDialog::fileSelected, this, &WindowMarkers::importFrom);
}

void WindowMarkers::exportTo(const QString &path)
{
    if (!m_document->index())
        return;
    const Markers &markers = m_document->markers();
    const TimeBase &time = m_document->index()->time();
    const auto count = std::ranges::count(markers.all(), true, &Annotation::isOwn);
    const QByteArray bytes = path.endsWith(QLatin1String(".csv"), Qt::CaseInsensitive)
                                 ? markersAsCsv(markers.all(), time)
                                 : markersAsJson(markers.all(), markers.keys(), time);
    m_exportJob.start(m_pool, [path, bytes, count](const std::stop_token &) -> Outcome {
        const QString name = QFileInfo(path).fileName();
        if (const QString problem = saveBytes(path, bytes); !problem.isEmpty())
            return {tr("The markers could not be exported to %1.").arg(name), problem};
        return {tr("%Ln marker(s) exported to %1.", nullptr, static_cast<int>(count)).arg(name),
                path};
    });
}

void WindowMarkers::importFrom(const QString &path)
{
    m_importName = QFileInfo(path).fileName();
    m_importJob.start(m_pool, [path](const std::stop_token &) -> Read {
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly))
            return {nullptr, file.errorString()};
        if (file.size() > LargestFile)
            return {nullptr, tr("The file is too large to be a list of markers.")};
        auto read = readMarkers(file.read(LargestFile));
        if (!read)
            return {nullptr, read.error()};
        return {std::make_shared<const ImportedMarkers>(*std::move(read)), {}};
    });
}

void WindowMarkers::receiveImported(const Read &read)
{
    if (!read.markers)
        return report(
            {tr("The markers of %1 could not be imported.").arg(m_importName), read.problem});
    if (!m_document->index())
        return;
    Markers &markers = m_document->markers();
    const ImportedMarkers &imported = *read.markers;
    const std::vector<Annotation> fresh = newMarkers(imported.markers, markers.all());
    const auto known = imported.markers.size() - fresh.size();
    const TickRange ticks = m_document->index()->ticks();
    const auto outside = std::ranges::count_if(
        fresh, [&ticks](const Annotation &marker) { return !ticks.contains(marker.firstTick()); });
    markers.addAll(fresh, tr("Import markers"));

    QStringList text{tr("%Ln marker(s) imported.", nullptr, static_cast<int>(fresh.size()))};
    if (known > 0)
        text << tr("%Ln marker(s) were already there.", nullptr, static_cast<int>(known));
    if (outside > 0)
        text << tr("%Ln marker(s) are outside this recording.", nullptr, static_cast<int>(outside));
    if (imported.unreadable > 0)
        text << tr("%Ln marker(s) could not be read.", nullptr,
                   static_cast<int>(imported.unreadable));
    if (imported.unreadableLine)
        text << tr("The first is in line %1.").arg(*imported.unreadableLine);
    const QString own = markers.keys().sha256;
    if (!imported.sha256.isEmpty() && !own.isEmpty() && imported.sha256 != own)
        text << tr("They were written for another recording (%1).")
                    .arg(imported.recording.left(LongestMarkerName));
    report({text.join(u' '), {}});
}

void WindowMarkers::showTrouble()
{
    const StoreTrouble &trouble = m_document->markers().trouble();
    const QString details = trouble.reason.isEmpty() ? trouble.path
                                                     : trouble.reason + u'\n' + trouble.path;
    Message message{.details = details, .actionText = tr("Try again"), .action = [this] {
                        m_document->markers().tryAgain();
                    }};
    switch (trouble.kind) {
    case StoreTrouble::Kind::None:
        return m_messages.remove(MessageBar::Topic::MarkerStore);
    case StoreTrouble::Kind::NotStored:
        message.text = trouble.waiting > 0 ? unstoredText(trouble)
                                           : tr("Your markers cannot be read from disk.");
        break;
    case StoreTrouble::Kind::ReadOnly:
        message.text = tr("Your markers can be viewed but not changed: their file is read-only.");
        if (trouble.waiting > 0)
            message.text += u' ' + unstoredText(trouble);
        break;
    case StoreTrouble::Kind::TooNew:
        message.text = tr("Your markers were written by a newer version of Tickscope; this version "
                          "leaves them unchanged.");
        break;
    case StoreTrouble::Kind::SetAside:
        message.text = tr("The file with your markers is damaged. It was moved to %1 and a new one "
                          "was created.")
                           .arg(QFileInfo(trouble.path).fileName());
        message.actionText.clear();
        break;
    }
    m_messages.setMessage(MessageBar::Topic::MarkerStore, std::move(message));
}

bool WindowMarkers::mayClose()
{
    const StoreTrouble &trouble = m_document->markers().trouble();
    if (trouble.waiting == 0 || m_mayLose)
        return true;
    if (m_question)
        return false;
    m_question = new QMessageBox(QMessageBox::Warning, tr("Tickscope"), unstoredText(trouble),
                                 QMessageBox::NoButton, &m_window);
    m_question->setObjectName(QStringLiteral("unstoredMarkers"));
    m_question->setInformativeText(
        tr("They will be lost when the window closes. Export the markers to keep them."));
    m_question->setDetailedText(trouble.reason + u'\n' + trouble.path);
    QPushButton *save = m_question->addButton(tr("Export markers…"), QMessageBox::AcceptRole);
    QPushButton *lose = m_question->addButton(tr("Close and discard"),
                                              QMessageBox::DestructiveRole);
    m_question->addButton(QMessageBox::Cancel);
    m_question->setDefaultButton(save);
    connect(save, &QPushButton::clicked, this, &WindowMarkers::chooseExport);
    connect(lose, &QPushButton::clicked, this, [this] {
        m_mayLose = true;
        m_window.window()->close();
    });
    openOnce(*m_question);
    return false;
}

} // namespace tickscope
