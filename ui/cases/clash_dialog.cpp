// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cases/clash_dialog.h"

#include "ui/cases/case_texts.h"
#include "ui/cases/open_players.h"
#include "ui/style/theme.h"

#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSet>
#include <QTextBlock>

namespace tickscope {

namespace {

struct ClashDialog {
    Q_DECLARE_TR_FUNCTIONS(tickscope::ClashDialog)
};

constexpr qsizetype MostMarkedLines = 1000;

QString textOf(const review::Case &value)
{
    QStringList recordings;
    for (const review::CaseRecording &recording : value.recordings)
        recordings << (recording.name.isEmpty() ? recording.sha256 : recording.name);
    return ClashDialog::tr("Priority: %1\nAssignee: %2\nReviewers: %3\nReporter: %4\nAccused: %5\n"
                           "Tags: %6\nRecordings: %7\n\n%8")
        .arg(case_texts::title(value.priority), value.assignee,
             QLocale().toString(value.opinionsNeeded), value.reporter,
             OpenPlayers{}.accusedTitle(value), value.tags.join(u' '),
             recordings.join(QStringLiteral(", ")), value.claim);
}

QString ticksOf(const review::Annotation &value)
{
    const QString first = value.tick ? QLocale().toString(*value.tick) : QString();
    return value.lastTick ? first + u'–' + QLocale().toString(*value.lastTick) : first;
}

QString textOf(const review::Annotation &value)
{
    return ClashDialog::tr("Tick: %1\nPlayer: %2\nCategory: %3\nColour: %4\n\n%5")
        .arg(ticksOf(value), value.player, value.category, value.color, value.text);
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

/// Lines that \a other does not have stand out.
QPlainTextEdit *sideOf(const QString &id, const QString &text, const QString &other)
{
    auto *field = new QPlainTextEdit(text);
    field->setObjectName(id);
    field->setReadOnly(true);
    QColor mark = theme::color(theme::Token::Accent);
    mark.setAlphaF(0.25F);
    const QStringList lines = other.split(u'\n');
    const QSet<QString> others(lines.begin(), lines.end());
    QList<QTextEdit::ExtraSelection> marked;
    for (QTextBlock line = field->document()->begin(); line.isValid(); line = line.next()) {
        if (others.contains(line.text()))
            continue;
        QTextEdit::ExtraSelection selection;
        selection.cursor = QTextCursor(line);
        selection.format.setBackground(mark);
        selection.format.setProperty(QTextFormat::FullWidthSelection, true);
        marked.push_back(selection);
        if (marked.size() >= MostMarkedLines)
            break;
    }
    field->setExtraSelections(marked);
    return field;
}

} // namespace

void showClashDialog(Cases &cases, const CaseClash &clash, QWidget *parent)
{
    auto *dialog = new QDialog(parent);
    dialog->setObjectName(QStringLiteral("caseClash"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->resize(640, 360);
    QString mine;
    QString theirs;
    std::visit(
        [&](const auto &conflict) {
            // The case beside the dialog may be another.
            review::Case whole;
            if constexpr (requires { conflict.theirs.caseNumber; })
                whole.number = conflict.theirs.caseNumber;
            else
                whole = conflict.theirs;
            dialog->setWindowTitle(ClashDialog::tr("Changed elsewhere") + QStringLiteral(" – ")
                                   + case_texts::caseTitle(whole));
            mine = textOf(conflict.mine);
            theirs = textOf(conflict.theirs);
        },
        clash);
    auto *grid = new QGridLayout(dialog);
    grid->addWidget(new QLabel(ClashDialog::tr("Your version (not saved)")), 0, 0);
    grid->addWidget(new QLabel(ClashDialog::tr("Saved version")), 0, 1);
    grid->addWidget(sideOf(QStringLiteral("clash.mine"), mine, theirs), 1, 0);
    grid->addWidget(sideOf(QStringLiteral("clash.theirs"), theirs, mine), 1, 1);
    auto *buttons = new QDialogButtonBox;
    buttons->addButton(ClashDialog::tr("Save my version"), QDialogButtonBox::AcceptRole);
    auto *keep = buttons->addButton(ClashDialog::tr("Keep saved version"),
                                    QDialogButtonBox::RejectRole);
    grid->addWidget(buttons, 2, 0, 1, 2);
    keep->setDefault(true); // in the dialog: it knows no default of what is not in it yet
    const auto keepMine = [&cases](const auto &conflict) {
        auto changed = conflict.mine;
        changed.version = conflict.theirs.version;
        cases.store().change(std::move(changed));
    };
    QObject::connect(buttons, &QDialogButtonBox::accepted, dialog, [dialog, clash, keepMine] {
        std::visit(keepMine, clash);
        dialog->accept();
    });
    QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    dialog->open();
}

} // namespace tickscope
