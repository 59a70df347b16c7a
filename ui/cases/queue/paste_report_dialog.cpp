// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cases/queue/paste_report_dialog.h"

#include "core/review/report_import.h"
#include "ui/style/widget_parts.h"
#include "ui/texts/screen_text.h"
#include "ui/texts/text_jumps.h"

#include <QCheckBox>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRegularExpression>

#include <algorithm>
#include <set>

namespace tickscope {

constexpr qsizetype LongestSearched = 16 << 10; ///< A report; the rest of a log names no more.
constexpr int PeopleLines = 4;

/// At one of them at least.
static bool isThereAt(const Player &player, const std::vector<TextJump> &jumps)
{
    return std::ranges::any_of(player.stays, [&jumps](const Stay &stay) {
        return std::ranges::any_of(jumps, [&stay](const TextJump &jump) {
            return stay.ticks.first <= jump.last && jump.tick <= stay.ticks.last;
        });
    });
}

/// Whether \a text says which of those with one name: "npc01 #6", "npc01 (#6)".
static bool isNumbered(const QString &text, const QString &name, int number)
{
    const QRegularExpression numbered(QRegularExpression::escape(name)
                                          + QStringLiteral("[\\s(,]{0,3}#%1(?![0-9])").arg(number),
                                      QRegularExpression::CaseInsensitiveOption);
    return numbered.match(text).hasMatch();
}

PasteReportDialog::PasteReportDialog(ActiveDocument &document, Cases &cases, QWidget *parent)
    : QDialog(parent)
    , m_document(document)
    , m_cases(cases)
    , m_text(named(new QPlainTextEdit, "pasteReport.text", tr("Report")))
    , m_reporter(named(new QLineEdit, "pasteReport.reporter", tr("Reported by")))
    , m_about(named(new QCheckBox, "pasteReport.about"))
    , m_people(named(new QListWidget, "pasteReport.people", tr("Accused")))
{
    setObjectName(QStringLiteral("pasteReport"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Paste report"));
    m_text->setPlaceholderText(
        tr("The report or lines of a server log. Times in it become links."));
    m_text->setTabChangesFocus(true);
    auto *by = new QLabel(tr("Reported by"));
    by->setBuddy(m_reporter);
    auto *buttons = dialogButtons(*this, QDialogButtonBox::Cancel);
    auto *add = buttons->addButton(tr("Add case"), QDialogButtonBox::AcceptRole);
    add->setObjectName(QStringLiteral("pasteReport.add"));
    add->setEnabled(false);
    const bool isOpen = !cases.recording().isEmpty();
    m_about->setVisible(isOpen);
    m_about->setChecked(isOpen);
    m_about->setText(
        tr("About the open recording, %1")
            .arg(QString(document->displayName()).replace(u'&', QStringLiteral("&&"))));
    auto *heading = new QLabel(tr("Accused, as far as the report names them:"));
    m_people->setFixedHeight(PeopleLines * 22 + 4);
    heading->setBuddy(m_people);
    connect(m_text, &QPlainTextEdit::textChanged, this, [this, add, heading] {
        add->setEnabled(!text().trimmed().isEmpty());
        m_reporter->setText(review::reporterIn(text()));
        propose();
        heading->setVisible(m_people->count() > 0);
        m_people->setVisible(m_people->count() > 0);
    });
    connect(m_about, &QCheckBox::toggled, m_people, &QWidget::setEnabled);
    connect(m_reporter, &QLineEdit::textEdited, this, &PasteReportDialog::propose);
    makeColumn(this, {m_text, makeRow({by, {m_reporter, 1}}), m_about, heading, m_people, buttons});
    resize(520, 360);
    heading->hide();
    m_people->hide();
    m_text->setPlainText(QGuiApplication::clipboard()->text());
    m_text->selectAll(); // typing replaces what was not meant
    if (!accused().empty())
        add->setFocus(); // all is said
}

QString PasteReportDialog::text() const
{
    return m_text->toPlainText();
}

bool PasteReportDialog::isAboutRecording() const
{
    return m_about->isChecked();
}

/// Who reports is not proposed; who was there at a time of the report stands first. One who is
/// named alone is ticked, or with a number, or of several with one name who alone was there at a
/// time of the report.
/// Of several names a person has to say which: the others may have seen it, or have reported it.
void PasteReportDialog::propose()
{
    m_people->clear();
    const Shared<Index> &index = m_document->index();
    if (!m_about->isVisibleTo(this) || !index)
        return;
    const QString text = this->text().left(LongestSearched);
    const OpenPlayers players{index, m_cases.recording()};
    const auto jumps = jumpsIn(text, m_document->recording()->info(), index->time());
    std::vector<QListWidgetItem *> present;
    std::set<QString> named;
    bool areNumbered = false;
    for (const Player &player : index->players().players()) {
        const auto names = player.names();
        const auto found = std::ranges::find_if(names, [&](const std::string &name) {
            return review::placeOfName(text, screenText(name)) >= 0;
        });
        const bool isReporter = std::ranges::any_of(names, [this](const std::string &name) {
            return screenText(name).compare(reporter(), Qt::CaseInsensitive) == 0;
        });
        if (found == names.end() || isReporter)
            continue;
        const QString name = screenText(*found);
        named.insert(name.toCaseFolded());
        auto *item = new QListWidgetItem(players.title(players.personOf(player)));
        item->setData(Qt::UserRole, player.id);
        const bool isSaid = isNumbered(text, name, player.id);
        item->setCheckState(isSaid ? Qt::Checked : Qt::Unchecked);
        areNumbered = areNumbered || isSaid;
        const bool isPresent = isThereAt(player, jumps);
        m_people->insertItem(isPresent ? static_cast<int>(present.size()) : m_people->count(),
                             item);
        if (isPresent)
            present.push_back(item);
    }
    if (areNumbered)
        return;
    if (m_people->count() == 1)
        m_people->item(0)->setCheckState(Qt::Checked);
    else if (named.size() == 1 && present.size() == 1)
        present.front()->setCheckState(Qt::Checked);
}

QString PasteReportDialog::reporter() const
{
    return m_reporter->text().trimmed();
}

std::vector<review::Identity> PasteReportDialog::accused() const
{
    std::vector<review::Identity> all;
    const Shared<Index> &index = m_document->index();
    const OpenPlayers players{index, m_cases.recording()};
    for (int row = 0; row < m_people->count() && index; ++row) {
        const QListWidgetItem *item = m_people->item(row);
        const auto player = std::ranges::find(index->players().players(),
                                              item->data(Qt::UserRole).toInt(), &Player::id);
        if (item->checkState() == Qt::Checked && player != index->players().players().end())
            all.push_back(players.personOf(*player));
    }
    return all;
}

} // namespace tickscope
