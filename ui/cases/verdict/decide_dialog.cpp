// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cases/verdict/decide_dialog.h"

#include "ui/cases/case_texts.h"
#include "ui/style/widget_parts.h"
#include "ui/texts/long_lines.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>

namespace tickscope {

static QString verdictText(const review::Opinion &opinion, const QString &accused)
{
    QStringList lines{DecideDialog::tr("Accused: %1")
                          .arg(accused.isEmpty() ? DecideDialog::tr("Nobody") : accused),
                      DecideDialog::tr("Decision: %1").arg(case_texts::title(opinion.decision))};
    if (!opinion.reason.isEmpty())
        lines << opinion.reason;
    for (const review::AspectFinding &aspect : opinion.aspects) {
        lines << QString()
              << DecideDialog::tr("%1: %2").arg(case_texts::title(aspect.aspect),
                                                case_texts::title(aspect.finding));
        if (!aspect.reason.isEmpty())
            lines << aspect.reason;
        QStringList notes;
        for (const review::NoteRef &note : aspect.evidence)
            notes << QString::number(note.number);
        if (!notes.isEmpty())
            lines << DecideDialog::tr("Notes: %1").arg(notes.join(QStringLiteral(", ")));
    }
    QStringList unchecked;
    for (const review::Aspect aspect : review::uncheckedIn(opinion))
        unchecked << case_texts::title(aspect);
    if (!unchecked.isEmpty())
        lines << QString()
              << DecideDialog::tr("Not checked: %1").arg(unchecked.join(QStringLiteral(", ")));
    const QString text = lines.join(u'\n');
    return hasLongLines(text) ? withShortLines(text) : text;
}

DecideDialog::DecideDialog(const review::Case &value, const review::Opinion &opinion,
                           const QString &accused, QWidget *parent)
    : QDialog(parent)
{
    setObjectName(QStringLiteral("decide"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Decide case %1").arg(value.number));
    auto *question = new QLabel(tr("Give this verdict?"));
    QFont bold = question->font();
    bold.setBold(true);
    question->setFont(bold);
    auto *text = new QPlainTextEdit(verdictText(opinion, accused));
    nameWidget(*text, "decide.text", tr("Verdict"));
    text->setReadOnly(true);
    auto *warning = named(wrappedText(tr("This case accuses nobody, so the verdict is about no "
                                         "player. Add the accused on the Report page.")),
                          "decide.noAccused");
    warning->setForegroundRole(QPalette::BrightText);
    warning->setVisible(accused.isEmpty());
    auto *later = wrappedText(value.opinionsNeeded > 1
                                  ? tr("You can withdraw it until another reviewer has decided.")
                                  : tr("You can withdraw it later; the history will say so."));
    auto *buttons = dialogButtons(*this, QDialogButtonBox::Cancel);
    auto *decide = buttons->addButton(tr("Decide"), QDialogButtonBox::AcceptRole);
    decide->setObjectName(QStringLiteral("decide.yes"));
    makeColumn(this, {question, warning, text, later, buttons});
    resize(480, 320);
}

} // namespace tickscope
