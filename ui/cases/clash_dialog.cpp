// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cases/clash_dialog.h"

#include "ui/cases/case_texts.h"

#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>

namespace tickscope {

namespace {

QString textOf(const review::Case &value)
{
    return ClashDialog::tr("Priority: %1\nAssignee: %2\nReporter: %3\nAccused: %4\nTags: %5\n\n%6")
        .arg(case_texts::title(value.priority), value.assignee, value.reporter,
             case_texts::accusedText(value), value.tags.join(u' '), value.claim);
}

QString textOf(const review::Note &value)
{
    return ClashDialog::tr("Player: %1\nCategory: %2\n\n%3")
        .arg(value.player, value.category, value.text);
}

QString textOf(const review::Opinion &value)
{
    QStringList lines;
    for (const review::AspectFinding &aspect : value.aspects)
        lines << QStringLiteral("%1: %2 %3")
                     .arg(case_texts::title(aspect.aspect), case_texts::title(aspect.finding),
                          aspect.reason);
    lines << case_texts::title(value.decision) << value.reason;
    return lines.join(u'\n');
}

QPlainTextEdit *sideOf(const QString &id, const QString &text)
{
    auto *field = new QPlainTextEdit(text);
    field->setObjectName(id);
    field->setReadOnly(true);
    return field;
}

} // namespace

ClashDialog::ClashDialog(Cases &cases, const CaseClash &clash, QWidget *parent)
    : QDialog(parent)
    , m_cases(cases)
    , m_clash(clash)
{
    setObjectName(QStringLiteral("caseClash"));
    setWindowTitle(tr("Changed by someone else"));
    setAttribute(Qt::WA_DeleteOnClose);
    resize(640, 360);
    QString mine;
    QString theirs;
    std::visit(
        [&](const auto &conflict) {
            mine = textOf(conflict.mine);
            theirs = textOf(conflict.theirs);
        },
        clash);
    auto *grid = new QGridLayout(this);
    grid->addWidget(new QLabel(tr("Your version (not saved)")), 0, 0);
    grid->addWidget(new QLabel(tr("Saved version")), 0, 1);
    grid->addWidget(sideOf(QStringLiteral("clash.mine"), mine), 1, 0);
    grid->addWidget(sideOf(QStringLiteral("clash.theirs"), theirs), 1, 1);
    auto *buttons = new QDialogButtonBox;
    QPushButton *keep = buttons->addButton(tr("Save my version"), QDialogButtonBox::AcceptRole);
    buttons->addButton(tr("Keep theirs"), QDialogButtonBox::RejectRole)->setDefault(true);
    grid->addWidget(buttons, 2, 0, 1, 2);
    connect(keep, &QPushButton::clicked, this, &ClashDialog::keepMine);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

void ClashDialog::keepMine()
{
    std::visit(
        [this](const auto &conflict) {
            auto mine = conflict.mine;
            mine.version = conflict.theirs.version;
            m_cases.store().change(std::move(mine));
        },
        m_clash);
    accept();
}

} // namespace tickscope
