// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/start/start_page.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QGridLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QVBoxLayout>

#include "core/formats/format_registry.h"
#include "ui/start/recent_commands.h"
#include "ui/start/recent_files.h"
#include "ui/start/recording_card.h"
#include "ui/style/theme.h"
#include "ui/texts/sentence_words.h"

namespace tickscope {

namespace {

constexpr int ShownFiles = 6;
constexpr int Columns = 3;

QLabel *quietLabel(const QString &text, QWidget *parent)
{
    auto *label = new QLabel(text, parent);
    label->setForegroundRole(QPalette::PlaceholderText);
    return label;
}

} // namespace

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

StartPage::StartPage(Document &document, const FormatRegistry &registry, QWidget *parent)
    : QScrollArea(parent)
    , m_recents(new RecentCommands(this, document))
    , m_page(new QWidget(this))
    , m_dropHint(quietLabel(tr("… or drop a file anywhere on this window."), m_page))
    , m_recentTitle(quietLabel(tr("Recent recordings"), m_page))
    , m_recentBox(new QWidget(m_page))
    , m_recent(new QGridLayout(m_recentBox))
{
    setObjectName(QStringLiteral("startPage"));
    setAccessibleName(tr("Start"));
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    // Its buttons are what the keyboard goes to.
    setFocusPolicy(Qt::NoFocus);
    m_dropHint->setObjectName(QStringLiteral("startDropHint"));
    m_dropHint->setContentsMargins(8, 6, 8, 6);
    m_recent->setContentsMargins(0, 0, 0, 0);
    m_recent->setSpacing(8);

    auto *column = new QVBoxLayout;
    column->setSpacing(8);
    column->addWidget(makeHeader(registry));
    column->addSpacing(8);
    column->addWidget(makeButtons());
    column->addSpacing(16);
    column->addWidget(m_recentTitle);
    column->addWidget(m_recentBox);
    auto *middle = new QHBoxLayout;
    middle->addStretch(1);
    middle->addLayout(column);
    middle->addStretch(1);
    auto *layout = new QVBoxLayout(m_page);
    layout->addStretch(2);
    layout->addLayout(middle);
    layout->addStretch(3);
    setWidget(m_page);
    setDropTarget(false);
    connect(m_recents, &RecentCommands::chosen, this, &StartPage::fileChosen);
    connect(m_recents, &RecentCommands::changed, this, &StartPage::showRecents);
    refresh();
}

QWidget *StartPage::makeHeader(const FormatRegistry &registry)
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
    QStringList formats;
    for (const auto &format : registry.formats())
        formats << shownWord(std::string(format->info().name));
    auto *games = quietLabel(formats.join(QStringLiteral(", ")), header);
    games->setObjectName(QStringLiteral("startGames"));
    layout->addWidget(games, 2, 1, Qt::AlignTop);
    layout->setColumnStretch(1, 1);
    return header;
}

QWidget *StartPage::makeButtons()
{
    auto *row = new QWidget(m_page);
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    auto *open = new QPushButton(theme::icon(QStringLiteral("open")), tr("Open recording…"), row);
    open->setObjectName(QStringLiteral("startOpen"));
    open->setToolTip(tr("Open a recording  (%1)")
                         .arg(QKeySequence(QKeySequence::Open).toString(QKeySequence::NativeText)));
    open->setDefault(true);
    connect(open, &QPushButton::clicked, this, &StartPage::openWanted);
    layout->addWidget(open);
    if (const QString sample = samplePath(); !sample.isEmpty()) {
        auto *openSample = new QPushButton(tr("Open sample"), row);
        openSample->setObjectName(QStringLiteral("startSample"));
        openSample->setToolTip(tr("Short sample recording"));
        connect(openSample, &QPushButton::clicked, this,
                [this, sample] { emit fileChosen(sample); });
        layout->addWidget(openSample);
    }
    layout->addWidget(m_dropHint);
    layout->addStretch(1);
    return row;
}

void StartPage::refresh()
{
    const auto cards = m_recentBox->findChildren<RecordingCard *>();
    for (RecordingCard *card : cards) {
        m_recent->removeWidget(card);
        card->hide();
        card->deleteLater();
    }
    const QStringList files = recent_files::paths().mid(0, ShownFiles);
    m_recentTitle->setVisible(!files.isEmpty());
    m_recentBox->setVisible(!files.isEmpty());
    int place = 0;
    for (const QString &path : files)
        addCard(path, place++);
}

void StartPage::addCard(const QString &path, int place)
{
    auto *card = new RecordingCard(path, m_recentBox);
    connect(card, &RecordingCard::clicked, this, [this, path] { m_recents->open(path); });
    connect(card, &RecordingCard::removeWanted, this, [this, path] { m_recents->remove(path); });
    connect(card, &RecordingCard::menuWanted, this,
            [this, path](QPoint at) { showMenu(path, at); });
    m_recent->addWidget(card, place / Columns, place % Columns);
}

void StartPage::showMenu(const QString &path, QPoint place)
{
    auto *menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("recentMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    m_recents->offer(*menu, path);
    menu->popup(place);
}

void StartPage::showRecents()
{
    const bool hadFocus = m_recentBox->isAncestorOf(focusWidget());
    refresh();
    if (!hadFocus)
        return;
    // The keyboard stays in the list, or goes to what is left.
    const auto cards = m_recentBox->findChildren<RecordingCard *>();
    for (RecordingCard *card : cards) {
        if (card->isVisibleTo(m_recentBox))
            return card->setFocus();
    }
    m_page->findChild<QPushButton *>(QStringLiteral("startOpen"))->setFocus();
}

void StartPage::refreshPicture(const QString &path)
{
    const auto cards = m_recentBox->findChildren<RecordingCard *>();
    for (RecordingCard *card : cards) {
        if (card->path() == path)
            card->refresh();
    }
}

void StartPage::setDropTarget(bool isOn)
{
    m_dropHint->setStyleSheet(
        QStringLiteral("QLabel { border: 1px dashed palette(%1); border-radius: 6px; }")
            .arg(isOn ? QStringLiteral("link") : QStringLiteral("mid")));
}

} // namespace tickscope
