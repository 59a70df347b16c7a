// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/start_page.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/recent_files.h"
#include "ui/theme.h"

namespace tickscope {

namespace {

constexpr qsizetype ShownFiles = 6;

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

StartPage::StartPage(QWidget *parent)
    : QWidget(parent)
    , m_recent(new QVBoxLayout)
    , m_recentBox(new QWidget(this))
{
    setObjectName(QStringLiteral("startPage"));
    setAccessibleName(tr("Start"));

    auto *sign = new QLabel(this);
    sign->setPixmap(QIcon(QStringLiteral(":/icons/tickscope.svg")).pixmap(72, 72));
    auto *title = new QLabel(tr("Tickscope"), this);
    QFont big = title->font();
    big.setPointSizeF(big.pointSizeF() * 2);
    big.setWeight(QFont::DemiBold);
    title->setFont(big);

    auto *open = new QPushButton(theme::icon(QStringLiteral("open")), tr("Open recording…"), this);
    open->setObjectName(QStringLiteral("startOpen"));
    open->setToolTip(tr("Open a recording  (%1)")
                         .arg(QKeySequence(QKeySequence::Open).toString(QKeySequence::NativeText)));
    open->setDefault(true);
    connect(open, &QPushButton::clicked, this, &StartPage::openWanted);

    auto *buttons = new QHBoxLayout;
    buttons->addWidget(open);
    if (const QString sample = samplePath(); !sample.isEmpty()) {
        auto *openSample = new QPushButton(tr("Open sample"), this);
        openSample->setObjectName(QStringLiteral("startSample"));
        openSample->setToolTip(tr("A little game, to look around in"));
        connect(openSample, &QPushButton::clicked, this,
                [this, sample] { emit fileChosen(sample); });
        buttons->addWidget(openSample);
    }
    buttons->addStretch(1);

    auto *column = new QVBoxLayout;
    column->setSpacing(8);
    column->addWidget(sign);
    column->addWidget(title);
    column->addWidget(
        quietLabel(tr("Watch a recorded game, forwards and backwards, tick by tick."), this));
    column->addSpacing(16);
    column->addLayout(buttons);
    column->addWidget(quietLabel(tr("… or drop a file anywhere on this window."), this));
    column->addSpacing(16);
    m_recent->setContentsMargins(0, 0, 0, 0);
    m_recent->setSpacing(2);
    m_recentBox->setLayout(m_recent);
    column->addWidget(m_recentBox);

    auto *middle = new QHBoxLayout;
    middle->addStretch(1);
    middle->addLayout(column);
    middle->addStretch(1);
    auto *layout = new QVBoxLayout(this);
    layout->addStretch(2);
    layout->addLayout(middle);
    layout->addStretch(3);
    refresh();
}

void StartPage::refresh()
{
    while (QLayoutItem *item = m_recent->takeAt(0)) {
        if (QWidget *widget = item->widget())
            widget->deleteLater();
        delete item;
    }
    const QStringList files = recent_files::paths().mid(0, ShownFiles);
    m_recentBox->setVisible(!files.isEmpty());
    if (files.isEmpty())
        return;
    m_recent->addWidget(quietLabel(tr("Recent recordings"), m_recentBox));
    for (const QString &path : files) {
        const QFileInfo file(path);
        auto *button = new QToolButton(m_recentBox);
        button->setIcon(theme::icon(QStringLiteral("recent")));
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setAutoRaise(true);
        QString name = QFontMetrics(font()).elidedText(file.fileName(), Qt::ElideMiddle, 420);
        button->setText(name.replace(u'&', QStringLiteral("&&")));
        button->setToolTip(QDir::toNativeSeparators(path));
        connect(button, &QToolButton::clicked, this, [this, path] { emit fileChosen(path); });
        m_recent->addWidget(button);
    }
}

} // namespace tickscope
