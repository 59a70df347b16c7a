// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/library/start_page.h"

#include <QCoreApplication>
#include <QDir>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>

#include "core/formats/format_registry.h"
#include "ui/library/library_commands.h"
#include "ui/library/library_page.h"
#include "ui/library/library_settings.h"
#include "ui/library/welcome_page.h"
#include "ui/start/recent_commands.h"
#include "ui/start/recent_files.h"
#include "ui/style/theme.h"
#include "ui/style/widget_parts.h"

namespace tickscope {

QString samplePath()
{
    const QDir program(QCoreApplication::applicationDirPath());
    for (const char *place : {"../sample", "../share/tickscope/sample"}) {
        const QDir folder(program.filePath(QString::fromLatin1(place)));
        const auto files = folder.entryInfoList(QDir::Files | QDir::Readable, QDir::Name);
        if (!files.isEmpty())
            return files.first().canonicalFilePath();
    }
    return {};
}

StartPage::StartPage(ActiveDocument &document, const FormatRegistry &formats, QWidget *parent)
    : QStackedWidget(parent)
    , m_formats(formats)
    , m_service(LibraryService::ofThisUser(formats))
    , m_recents(new RecentCommands(this, document))
    , m_commands(new LibraryCommands(
          this, document, *m_service,
          [this] { return m_libraryPage ? m_libraryPage->choice() : LibraryCommands::Choice{}; }))
    , m_gameJob([this](const std::vector<library::GameFolder> &games) {
        m_games = games;
        m_welcome->offerFolders(games);
    })
{
    nameWidget(*this, "startPage", tr("Start"));
    connect(m_recents, &RecentCommands::chosen, this,
            [this](const QString &path) { emit fileChosen(path, {}); });
    connect(m_commands, &LibraryCommands::comparisonWanted, this, &StartPage::comparisonWanted);
    connect(m_commands, &LibraryCommands::wanted, this, &StartPage::libraryWanted);
    connect(m_commands, &LibraryCommands::addressWanted, this, &StartPage::addressWanted);
}

void StartPage::showEvent(QShowEvent *event)
{
    if (!m_libraryPage)
        makePages();
    QStackedWidget::showEvent(event);
}

void StartPage::makePages()
{
    m_welcome = new WelcomePage(m_formats, this);
    m_libraryPage = new LibraryPage(m_formats, m_service, *m_commands, this);
    addWidget(m_welcome);
    addWidget(m_libraryPage);
    makeLeading();
    connect(m_welcome, &WelcomePage::openWanted, this, &StartPage::openWanted);
    connect(m_welcome, &WelcomePage::sampleWanted, this,
            [this] { emit sampleChosen(samplePath()); });
    connect(m_welcome, &WelcomePage::folderChosen, m_commands, &LibraryCommands::addFolder);
    connect(m_welcome, &WelcomePage::folderWanted, m_commands,
            [this] { m_commands->run(QStringLiteral("library.addFolder")); });
    connect(m_commands, &LibraryCommands::placesChanged, this, &StartPage::choosePage);
    connect(m_libraryPage, &LibraryPage::chosen, this, &StartPage::fileChosen);
    connect(m_recents, &RecentCommands::changed, this, [this] {
        m_libraryPage->refreshPlaces();
        choosePage();
    });
    m_gameJob.start(*QThreadPool::globalInstance(), [](const std::stop_token &) {
        return library::gameFolders(library::PersonalPlaces::ofThisUser());
    });
    refresh();
}

void StartPage::makeLeading()
{
    auto *row = new QWidget(m_libraryPage);
    auto *open = new QPushButton(theme::icon(QStringLiteral("open")), tr("Open recording…"), row);
    open->setObjectName(QStringLiteral("libraryOpen"));
    open->setToolTip(tr("Open a recording  (%1)")
                         .arg(QKeySequence(QKeySequence::Open).toString(QKeySequence::NativeText)));
    connect(open, &QPushButton::clicked, this, &StartPage::openWanted);
    auto *add = named(new QPushButton(tr("Add…"), row), "libraryAddFolder");
    connect(add, &QPushButton::clicked, this, [this, add] { showFolderMenu(add); });
    makeRow(row, {open, add}, {QMargins()});
    m_libraryPage->addLeading(row);
}

void StartPage::showFolderMenu(QWidget *button)
{
    const QStringList present = library_settings::folders();
    std::vector<library::GameFolder> offered;
    std::ranges::copy_if(
        m_games, std::back_inserter(offered),
        [&](const library::GameFolder &game) { return !present.contains(game.path); });
    auto *menu = named(new QMenu(this), "folderMenu");
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const library::GameFolder &game : offered) {
        connect(menu->addAction(
                    menuText(tr("%1: %2").arg(game.game, QDir::toNativeSeparators(game.path)))),
                &QAction::triggered, m_commands,
                [this, path = game.path] { m_commands->addFolder(path); });
    }
    menu->addSeparator();
    for (const char *id : {"library.addFolder", "library.addAddress"})
        menu->addAction(m_commands->action(QString::fromLatin1(id)));
    menu->popup(button->mapToGlobal(QPoint(0, button->height())));
}

void StartPage::choosePage()
{
    const bool hasSomething = !library_settings::folders().isEmpty()
                              || !library_settings::ownFiles().isEmpty();
    QWidget *wanted = hasSomething ? static_cast<QWidget *>(m_libraryPage) : m_welcome;
    if (wanted == currentWidget())
        return;
    const bool hadFocus = isAncestorOf(focusWidget());
    setCurrentWidget(wanted);
    if (hadFocus && !hasSomething)
        m_welcome->firstButton()->setFocus();
}

void StartPage::refresh()
{
    if (!m_libraryPage)
        return;
    choosePage();
    m_libraryPage->refreshPlaces();
    // Without anything to look at nothing is touched.
    if (currentWidget() == m_libraryPage)
        m_service->scan();
}

void StartPage::find()
{
    if (m_libraryPage && currentWidget() == m_libraryPage)
        m_libraryPage->find();
}

void StartPage::addAddress(const QString &address, const QString &token)
{
    m_commands->addAddress(address, token);
    emit libraryWanted();
}

void StartPage::addFolder(const QString &folder)
{
    m_commands->addFolder(folder);
}

void StartPage::refreshPicture(const QString &path)
{
    if (m_libraryPage)
        m_libraryPage->refreshPicture(path);
}

void StartPage::setHasOpen(bool hasOpen)
{
    m_commands->setHasOpen(hasOpen);
}

void StartPage::setDropTarget(bool isOn)
{
    if (m_welcome)
        m_welcome->setDropTarget(isOn);
}

} // namespace tickscope
