// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/opening/opening.h"

#include <QApplication>
#include <QCoreApplication>
#include <QFileDialog>
#include <QFileInfo>
#include <QStringList>

#include <utility>

#include "core/formats/format.h"
#include "core/formats/format_registry.h"
#include "core/io/http/url.h"
#include "core/io/packing/unpacker.h"
#include "ui/jobs/first_picture.h"
#include "ui/jobs/keyring.h"
#include "ui/start/recent_files.h"
#include "ui/style/widget_parts.h"
#include "ui/texts/screen_text.h"
#include "ui/texts/sentence_words.h"
#include "ui/window/dialogs/open_url_dialog.h"

namespace tickscope {

namespace {

struct FileFilters {
    Q_DECLARE_TR_FUNCTIONS(tickscope::FileFilters)
};

} // namespace

QString fileFilters(const FormatRegistry &registry)
{
    QStringList all;
    QStringList filters;
    for (const auto &format : registry.formats()) {
        QStringList patterns;
        for (const std::string_view extension : format->info().extensions) {
            const QString pattern = QStringLiteral("*.") + screenText(extension);
            patterns << pattern;
            for (const std::string_view suffix : PackingSuffixes)
                patterns << pattern + screenText(suffix);
        }
        all << patterns;
        filters << QStringLiteral("%1 (%2)").arg(shownWord(std::string(format->info().name)),
                                                 patterns.join(u' '));
    }
    all.removeDuplicates();
    filters.prepend(FileFilters::tr("Recordings (%1)").arg(all.join(u' ')));
    // Content decides what a file is, so every name may be chosen.
    filters << FileFilters::tr("All files (*)");
    return filters.join(QStringLiteral(";;"));
}

/// With its folder, so that it is the same in another working folder.
static QString wholePath(const QString &path)
{
    return isUrl(path.toStdString()) ? path : QFileInfo(path).absoluteFilePath();
}

bool isSameRecording(const QString &path, const QString &other)
{
    if (path == other)
        return true;
    const QString canonical = QFileInfo(path).canonicalFilePath();
    return !canonical.isEmpty() && canonical == QFileInfo(other).canonicalFilePath();
}

Opening::Opening(ActiveDocument &document, const FormatRegistry &formats, QWidget &window)
    : QObject(&window)
    , m_document(document)
    , m_formats(formats)
    , m_window(window)
    , m_commands(this, document)
    , m_wanted(document)
{
    addFiles();
    addRecording();
    m_commands.refreshWith(Document::PhaseChanged | Document::ChainChanged
                           | Document::SecretsChanged);
    connect(&document, &ActiveDocument::changed, this,
            [this](Document::Changes changes) { onDocumentChanged(*m_document, changes); });
    // Who opens several files is not to wait for each.
    connect(&document, &ActiveDocument::changedBehind, this,
            [this](Document *behind, Document::Changes changes) {
                onDocumentChanged(*behind, changes);
            });
}

void Opening::addFiles()
{
    m_commands.add("file.open", tr("Open…"), {"Ctrl+O"}, {MenuName::File, 100},
                   tr("Open a recording"),
                   {.icon = "open", .needsRecording = false, .argument = Argument::Optional},
                   [this](const std::optional<QString> &path) {
                       if (path)
                           open(*path);
                       else
                           chooseFile();
                   });
    m_commands.add(
        "file.openUrl", tr("Open URL…"), {"Ctrl+Shift+O"}, {MenuName::File, 120},
        tr("Open a recording on a server"),
        {.needsRecording = false, .argument = Argument::Optional},
        [this](const std::optional<QString> &url) { askForUrl(url.value_or(QString())); });
    m_commands.add("file.quit", tr("Quit"), {"Ctrl+Q"}, {MenuName::File, 590}, {},
                   {.needsRecording = false}, [] { QApplication::closeAllWindows(); });
}

void Opening::addRecording()
{
    m_commands.add(
        "file.previousInChain", tr("Previous recording of this server"), {"Alt+PgUp"},
        {MenuName::File, 200}, tr("Open the recording that the server wrote before this one"),
        {.isEnabled = [this] { return !m_document->reading().neighbours().previous.empty(); }},
        [this] { openHere(QString::fromStdString(m_document->reading().neighbours().previous)); });
    m_commands.add(
        "file.nextInChain", tr("Next recording of this server"), {"Alt+PgDown"},
        {MenuName::File, 210}, tr("Open the recording that the server wrote after this one"),
        {.isEnabled = [this] { return !m_document->reading().neighbours().next.empty(); }},
        [this] { openHere(QString::fromStdString(m_document->reading().neighbours().next)); });
    m_commands.add(
        "file.close", tr("Close recording"), {"Ctrl+W"}, {MenuName::File, 500}, {},
        {.icon = "close",
         .needsRecording = false,
         .isEnabled = [this] { return m_hasOthers || m_document->phase() != OpenPhase::Empty; }},
        [this] {
            if (m_document->phase() == OpenPhase::Empty)
                return emit closeWanted();
            emit aboutToClose();
            m_document->close();
        });
    m_commands.add(
        "view.showSecrets", tr("Show secrets"), {}, {MenuName::View, 400},
        tr("Show passwords and other secrets in plain text until this recording is closed"),
        {.isChecked = [this] { return m_document->selection().showsSecrets(); }}, [this] {
            m_document->selection().setShowsSecrets(!m_document->selection().showsSecrets());
        });
}

void Opening::begin(const Sight &sight)
{
    emit began();
    *m_wanted = {sight};
}

void Opening::setHasOthers(bool hasOthers)
{
    m_hasOthers = hasOthers;
    m_commands.refresh();
}

void Opening::goToPlaceOf(const QString &path)
{
    if (m_placeFor)
        m_placeFor(wholePath(path));
}

void Opening::open(const QString &path, const Sight &sight)
{
    goToPlaceOf(path);
    openHere(path, sight);
}

void Opening::openHere(const QString &path, const Sight &sight)
{
    const QString whole = wholePath(path);
    const OpenPhase phase = m_document->phase();
    const bool isOpen = phase != OpenPhase::Empty && phase != OpenPhase::Failed;
    // Where there is one place only it is opened again.
    if (m_placeFor && isOpen && isSameRecording(m_document->path(), whole)) {
        if (!std::holds_alternative<std::monostate>(sight))
            m_wanted->sight = sight;
        return showWanted(*m_document);
    }
    begin(sight);
    m_wanted->bearerToken = server_tokens::of(whole);
    m_document->open(whole, m_wanted->bearerToken);
}

void Opening::openBegun(std::unique_ptr<Reading> begun, const Sight &sight)
{
    begin(sight);
    m_document->open(std::move(begun));
}

void Opening::showAgain(const ViewState &state)
{
    const Playback &playback = m_document->playback();
    const bool isUntouched = !m_document->recording()
                             || (playback.time().tick() == m_document->index()->ticks().first
                                 && !playback.time().isPlaying());
    const bool isWished = m_wanted->isPlaying
                          || !std::holds_alternative<std::monostate>(m_wanted->sight);
    if (isWished || !isUntouched)
        return;
    m_wanted->sight = state;
    showWanted(*m_document);
}

void Opening::playWhenShown()
{
    m_wanted->isPlaying = true;
    playIfWanted(*m_document);
}

void Opening::openUrl(const QString &url, const QString &bearerToken)
{
    goToPlaceOf(url);
    begin({});
    m_wanted->bearerToken = bearerToken;
    m_document->open(url, bearerToken);
}

void Opening::openAgain()
{
    const QString url = m_document->path();
    const QString token = m_wanted->bearerToken;
    begin(m_document->recording() ? Sight(m_document->viewState()) : Sight());
    m_wanted->bearerToken = token;
    m_document->open(url, token);
}

void Opening::onDocumentChanged(Document &document, Document::Changes changes)
{
    playIfWanted(document);
    if (!(changes & (Document::RecordingChanged | Document::PhaseChanged)))
        return;
    showWanted(document);
    const OpenPhase phase = document.phase();
    if (phase == OpenPhase::Indexing || phase == OpenPhase::Ready)
        first_picture::whenShown(*this, [path = document.path()] { recent_files::add(path); });
}

void Opening::showWanted(Document &document)
{
    Wanted &wanted = m_wanted.of(document);
    if (!document.recording())
        return;
    const Sight sight = std::exchange(wanted.sight, {});
    if (const auto *tick = std::get_if<Tick>(&sight)) {
        const TickRange ticks = document.index()->ticks();
        document.playback().apply(TimeCommand::goToTick(ticks.clamp(*tick)));
        if (!ticks.contains(*tick) && &document == &*m_document)
            emit outsideWanted(*tick, ticks);
    } else if (const auto *state = std::get_if<ViewState>(&sight)) {
        document.show(*state);
    }
}

void Opening::playIfWanted(Document &document)
{
    Wanted &wanted = m_wanted.of(document);
    if (!wanted.isPlaying || !document.frame())
        return;
    wanted.isPlaying = false;
    // What plays already would become faster.
    if (!document.playback().time().isPlaying())
        document.playback().apply(TimeCommand::of(TimeAction::PlayForward));
}

void Opening::chooseFile()
{
    QStringList recent = recent_files::paths();
    recent.removeIf([](const QString &path) { return isUrl(path.toStdString()); });
    const QString folder = recent.isEmpty() ? QString() : QFileInfo(recent.first()).absolutePath();
    // The patterns of a dozen suffixes are nothing to read.
    const QStringList chosen = QFileDialog::getOpenFileNames(
        &m_window, tr("Open recordings"), folder, fileFilters(m_formats), nullptr,
        QFileDialog::HideNameFilterDetails);
    for (const QString &path : chosen)
        open(path);
}

void Opening::askForUrl(const QString &url)
{
    auto *dialog = new OpenUrlDialog(url, &m_window);
    connect(dialog, &OpenUrlDialog::urlChosen, this, &Opening::openUrl);
    openOnce(*dialog);
}

} // namespace tickscope
