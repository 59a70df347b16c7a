// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/library/start_page.h"

#include <QCoreApplication>
#include <QDir>
#include <QGridLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include "core/formats/format.h"
#include "core/formats/format_registry.h"
#include "ui/library/library_commands.h"
#include "ui/library/library_page.h"
#include "ui/library/library_settings.h"
#include "ui/start/recent_commands.h"
#include "ui/start/recent_files.h"
#include "ui/style/elided.h"
#include "ui/style/theme.h"
#include "ui/style/widget_parts.h"
#include "ui/texts/sentence_words.h"

#include <algorithm>

namespace tickscope {

namespace {

QLabel *quietLabel(const QString &text, QWidget *parent)
{
    auto *label = new QLabel(text, parent);
    label->setForegroundRole(QPalette::PlaceholderText);
    return label;
}

/// The first thing to click on, so no small target.
QPushButton *largeButton(const QIcon &icon, const QString &text, QWidget *parent)
{
    auto *button = new QPushButton(icon, text, parent);
    const QFontMetrics metrics = button->fontMetrics();
    button->setMinimumSize(button->sizeHint().width() + 2 * metrics.averageCharWidth(),
                           2 * metrics.height());
    return button;
}

/// As people write it: the home folder is "~". From left to right in every language.
QString shortPath(const QString &path)
{
    const QString home = QDir::homePath();
    const bool isAtHome = path.startsWith(home + QLatin1Char('/'));
    constexpr QChar LeftToRightIsolate(0x2066);
    constexpr QChar PopDirectionalIsolate(0x2069);
    return LeftToRightIsolate
           + QDir::toNativeSeparators(isAtHome ? QLatin1Char('~') + path.mid(home.size()) : path)
           + PopDirectionalIsolate;
}

} // namespace

WelcomePage::WelcomePage(const FormatRegistry &formats, QWidget *parent)
    : QScrollArea(parent)
    , m_page(new QWidget(this))
    , m_dropHint(quietLabel(tr("… or drop a file anywhere on this window."), m_page))
{
    setObjectName(QStringLiteral("welcomePage"));
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    // Its buttons are what the keyboard goes to.
    setFocusPolicy(Qt::NoFocus);
    m_dropHint->setObjectName(QStringLiteral("startDropHint"));
    m_dropHint->setMargin(7);
    m_dropHint->setFrameShape(QFrame::Box); // no style sheet, which keeps the colours of a theme
    auto *column = makeColumn({makeHeader(formats)}, {{}, 8});
    column->addSpacing(8);
    column->addWidget(makeButtons());
    column->addSpacing(16);
    column->addWidget(makeFolders());
    auto *middle = makeRow({stretchPart(1), column, stretchPart(1)});
    makeColumn(m_page, {stretchPart(2), middle, stretchPart(3)});
    setWidget(m_page);
}

QWidget *WelcomePage::makeHeader(const FormatRegistry &formats)
{
    auto *header = new QWidget(m_page);
    auto *sign = new QLabel(header);
    sign->setPixmap(QIcon(QStringLiteral(":/icons/tickscope.svg")).pixmap(64, 64));
    auto *title = new QLabel(tr("Tickscope"), header);
    QFont big = title->font();
    big.setPointSizeF(big.pointSizeF() * 2);
    big.setWeight(QFont::DemiBold);
    title->setFont(big);

    auto *layout = new QGridLayout(header);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setHorizontalSpacing(16);
    layout->setVerticalSpacing(0);
    layout->addWidget(sign, 0, 0, 3, 1);
    layout->addWidget(title, 0, 1, Qt::AlignBottom);
    layout->addWidget(
        quietLabel(tr("Watch recorded games forwards and backwards, tick by tick."), header), 1, 1,
        Qt::AlignTop);
    QStringList names;
    for (const auto &format : formats.formats())
        names << shownWord(std::string(format->info().name));
    auto *games = quietLabel(names.join(QStringLiteral(", ")), header);
    games->setObjectName(QStringLiteral("startGames"));
    layout->addWidget(games, 2, 1, Qt::AlignTop);
    layout->setColumnStretch(1, 1);
    return header;
}

QWidget *WelcomePage::makeButtons()
{
    auto *row = new QWidget(m_page);
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    m_open = largeButton(theme::icon(QStringLiteral("open")), tr("Open recording…"), row);
    m_open->setObjectName(QStringLiteral("startOpen"));
    m_open->setToolTip(
        tr("Open a recording  (%1)")
            .arg(QKeySequence(QKeySequence::Open).toString(QKeySequence::NativeText)));
    m_open->setDefault(true);
    connect(m_open, &QPushButton::clicked, this, &WelcomePage::openWanted);
    layout->addWidget(m_open);
    if (!samplePath().isEmpty()) {
        auto *sample = largeButton(theme::icon(QStringLiteral("play")), tr("Open sample"), row);
        sample->setObjectName(QStringLiteral("startSample"));
        sample->setToolTip(tr("Short sample recording"));
        connect(sample, &QPushButton::clicked, this, &WelcomePage::sampleWanted);
        layout->addWidget(sample);
    }
    layout->addWidget(m_dropHint);
    layout->addStretch(1);
    return row;
}

QWidget *WelcomePage::makeFolders()
{
    auto *box = new QWidget(m_page);
    auto *column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    auto *title = new QLabel(tr("Your recordings"), box);
    QFont bold = title->font();
    bold.setWeight(QFont::DemiBold);
    title->setFont(bold);
    column->addWidget(title);
    column->addWidget(quietLabel(
        tr("Add a folder to find its recordings by name, map, player and chat. They stay where "
           "they are."),
        box));
    m_offers = new QVBoxLayout;
    m_offers->setSpacing(6);
    column->addLayout(m_offers);
    m_addFolder = largeButton({}, tr("Add folder…"), box);
    m_addFolder->setObjectName(QStringLiteral("startAddFolder"));
    connect(m_addFolder, &QPushButton::clicked, this, &WelcomePage::folderWanted);
    column->addLayout(makeRow({m_addFolder, stretchPart(1)}));
    return box;
}

void WelcomePage::offerFolders(const std::vector<library::GameFolder> &folders)
{
    while (QLayoutItem *item = m_offers->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    std::vector<QPushButton *> buttons{m_addFolder};
    for (const library::GameFolder &folder : folders) {
        auto *offer = named(new QWidget(m_page), "startOffer");
        auto *add = largeButton({}, tr("Add %1").arg(folder.game), offer);
        buttons.push_back(add);
        add->setToolTip(plainTip(QDir::toNativeSeparators(folder.path)));
        connect(add, &QPushButton::clicked, this,
                [this, path = folder.path] { emit folderChosen(path); });
        auto *path = new ElidedLabel(offer);
        path->setText(shortPath(folder.path));
        path->setForegroundRole(QPalette::PlaceholderText);
        makeRow(offer, {add, {path, 1}}, {QMargins()});
        m_offers->addWidget(offer);
    }
    // The paths begin below each other.
    int width = 0;
    for (const QPushButton *button : buttons)
        width = std::max(width, button->minimumWidth());
    for (QPushButton *button : buttons)
        button->setMinimumWidth(width);
}

void WelcomePage::setDropTarget(bool isOn)
{
    m_dropHint->setForegroundRole(isOn ? QPalette::Link : QPalette::PlaceholderText);
}

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
    m_gameJob.start([](const std::stop_token &) {
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

void StartPage::refreshPicture(const QString &path)
{
    if (m_libraryPage)
        m_libraryPage->refreshPicture(path);
}

void StartPage::setDropTarget(bool isOn)
{
    if (m_welcome)
        m_welcome->setDropTarget(isOn);
}

} // namespace tickscope
