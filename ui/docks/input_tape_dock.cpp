// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/docks/input_tape_dock.h"

#include "ui/commands/command.h"
#include "ui/commands/player_commands.h"
#include "ui/docks/table_parts.h"
#include "ui/errors.h"
#include "ui/style/widget_parts.h"
#include "ui/tape/tape_store.h"
#include "ui/tape/tape_view.h"
#include "ui/texts/sentence_words.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMenu>
#include <QSettings>

#include <algorithm>

namespace tickscope {

const QString HiddenKey = QStringLiteral("inputTape/hiddenInputs");
const QString OnlySelectedKey = QStringLiteral("inputTape/onlySelected");

/// Bytes of the tape that are kept: half an hour of sixty-four players who all move the
/// mouse all the time has about as much.
constexpr std::size_t TapeBudget = 48U << 20;

static TapeChoice storedChoice()
{
    const QSettings settings;
    TapeChoice choice;
    for (const QString &input : settings.value(HiddenKey).toStringList())
        choice.hiddenInputs.insert(input.toStdString());
    choice.onlySelected = settings.value(OnlySelectedKey).toBool();
    return choice;
}

static void storeChoice(const TapeChoice &choice)
{
    QStringList hidden;
    for (const std::string &input : choice.hiddenInputs)
        hidden << QString::fromStdString(input);
    QSettings settings;
    settings.setValue(HiddenKey, hidden);
    settings.setValue(OnlySelectedKey, choice.onlySelected);
}

InputTapeDock::InputTapeDock(ActiveDocument &document, QWidget *parent)
    : DockPage(document, QStringLiteral("inputTapeDock"), tr("Input tape"),
               tr("The players' keys and mouse over time, as far as they were recorded."), parent)
    , m_store(new TapeStore(document, TapeBudget, this))
    , m_view(new TapeView(document, *m_store, this))
    , m_stack(new NoteStack(*m_view, this))
{
    m_view->setChoice(storedChoice());
    m_view->setContextMenuPolicy(Qt::CustomContextMenu);
    m_view->setWhatsThis(tr("Bars are held keys, the line is the aim, words are weapons. Click to "
                            "go there; Ctrl+wheel zooms, the wheel scrolls."));
    fillWith(this, {m_stack});
    addActions();
    connect(this, &DockPage::seen, m_store, &TapeStore::setActive);
    connect(m_view, &QWidget::customContextMenuRequested, this, &InputTapeDock::showMenu);
    connect(m_view, &TapeView::rowsChanged, this, &InputTapeDock::showNote);
}

void InputTapeDock::addActions()
{
    commands().add("inputTape.onlySelected", tr("Selected player only"),
                   {.isChecked = [this] { return m_view->choice().onlySelected; }},
                   [this] { toggleOnlySelected(); });
    commands().add("inputTape.input", tr("Show input"),
                   {.argument = Argument::Required, .choices = [this] { return inputChoices(); }},
                   [this](const QVariant &name) { return toggleInput(name); });
    commands().add("inputTape.copyInput", tr("Copy input"),
                   {.icon = "copy", .argument = Argument::Required},
                   [this](const QVariant &place) { return copyInput(place); });
    commands().add("inputTape.copyLane", tr("Copy visible inputs of this lane"),
                   {.argument = Argument::Required},
                   [this](const QVariant &row) { return copyLane(row); });
}

void InputTapeDock::refresh(Document::Changes changes)
{
    m_view->refresh(changes);
    showNote();
}

QImage InputTapeDock::picture(std::optional<int> player, QSize size) const
{
    return m_view->pictureOf(player, size);
}

void InputTapeDock::showNote()
{
    m_stack->setNote(note());
}

QString InputTapeDock::note() const
{
    if (!document()->recording())
        return tr("No recording is open.");
    if (m_store->error())
        return errorSentence(*m_store->error()).toHtmlEscaped();
    if (!m_view->rows().rows.empty())
        return {};
    const TapePieces pieces = m_view->piecesInView();
    if (std::ranges::find(pieces, nullptr) != pieces.end())
        return {}; // the hatch says that it comes
    if (!m_view->choice().hiddenInputs.empty() || m_view->choice().onlySelected)
        return tr("None of the shown inputs occur in this range. Right-click to choose others.");
    return m_store->hasInputs() ? tr("No inputs in this range.") : tr("No inputs recorded here.");
}

bool InputTapeDock::toggleInput(const QVariant &argument)
{
    const std::string input = argument.toString().toStdString();
    const auto names = choosableInputs();
    if (std::ranges::find(names, input) == names.end())
        return false;
    TapeChoice choice = m_view->choice();
    if (choice.hiddenInputs.erase(input) == 0)
        choice.hiddenInputs.insert(input);
    storeChoice(choice);
    m_view->setChoice(choice);
    return true;
}

void InputTapeDock::toggleOnlySelected()
{
    TapeChoice choice = m_view->choice();
    choice.onlySelected = !choice.onlySelected;
    storeChoice(choice);
    m_view->setChoice(choice);
}

const TapeRow *InputTapeDock::rowOf(const QString &number) const
{
    const auto &rows = m_view->rows().rows;
    bool isNumber = false;
    const qulonglong row = number.toULongLong(&isNumber);
    return isNumber && row < rows.size() ? &rows[row] : nullptr;
}

bool InputTapeDock::copyInput(const QVariant &argument)
{
    const QStringList parts = argument.toString().split(u'@');
    const TapeRow *row = parts.size() == 2 ? rowOf(parts[0]) : nullptr;
    const auto tick = parts.size() == 2 ? tickArgument(parts[1]) : std::nullopt;
    const TapeHint hint = row && tick ? m_view->hintOf(*row, *tick) : TapeHint{};
    if (hint.title.isEmpty() || !hint.isOfInput)
        return false;
    QGuiApplication::clipboard()->setText(hint.plainText());
    return true;
}

bool InputTapeDock::copyLane(const QVariant &argument)
{
    const TapeRow *row = rowOf(argument.toString());
    if (!row)
        return false;
    const Shared<TapeLane> lane = row->lane;
    const TimeBase &base = document()->index()->time();
    const TimeInView view = document()->playback().timeInView();
    QGuiApplication::clipboard()->setText(
        laneText(m_view->piecesInView(), lane, m_view->ownerOf(*lane),
                 {base.tickAt(view.begin), base.tickAt(view.end())}));
    return true;
}

std::vector<std::string> InputTapeDock::choosableInputs() const
{
    auto names = inputNames(m_view->piecesInView());
    // What is hidden can be shown again wherever one looks.
    for (const std::string &name : m_view->choice().hiddenInputs) {
        if (std::ranges::find(names, name) == names.end())
            names.push_back(name);
    }
    return names;
}

std::vector<CommandChoice> InputTapeDock::inputChoices() const
{
    std::vector<CommandChoice> choices;
    for (const std::string &name : choosableInputs())
        choices.push_back({inputTitle(name),
                           QString::fromStdString(name),
                           {},
                           {},
                           !m_view->choice().hiddenInputs.contains(name)});
    return choices;
}

void InputTapeDock::showMenu(QPoint place)
{
    if (!document()->index())
        return;
    QMenu menu(this);
    menu.setObjectName(QStringLiteral("inputTape.menu"));
    if (const TapeRow *row = m_view->rowAt(place))
        offerRow(menu, *row, m_view->tickAt(place));
    menu.addSeparator();
    menu.addAction(commands().action("inputTape.onlySelected"));
    QMenu *inputs = menu.addMenu(tr("Inputs"));
    commands().offerChoices(*inputs, "inputTape.input");
    inputs->setEnabled(!inputs->isEmpty());
    // Scroll areas give the place in their viewport.
    menu.exec(m_view->viewport()->mapToGlobal(place));
}

void InputTapeDock::offerRow(QMenu &menu, const TapeRow &row, std::optional<Tick> tick)
{
    const auto number = qulonglong(&row - m_view->rows().rows.data());
    const TapeHint hint = tick ? m_view->hintOf(row, *tick) : TapeHint{};
    if (!hint.title.isEmpty() && hint.isOfInput)
        commands().offer(menu, "inputTape.copyInput",
                         QStringLiteral("%1@%2").arg(number).arg(tick->value),
                         tr("Copy: %1").arg(menuText(hint.title)));
    commands().offer(menu, "inputTape.copyLane", number);
    if (!row.lane->isPerson())
        return;
    menu.addSeparator();
    offerFollowing(menu, document(), row.lane->who);
}

} // namespace tickscope
