// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/docks/input_tape_dock.h"

#include "ui/commands/player_commands.h"
#include "ui/docks/table_parts.h"
#include "ui/errors.h"
#include "ui/style/theme.h"
#include "ui/tape/tape_store.h"
#include "ui/tape/tape_view.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMenu>
#include <QSettings>
#include <QVBoxLayout>

#include <algorithm>

namespace tickscope {

namespace {

const QString HiddenKey = QStringLiteral("inputTape/hiddenInputs");
const QString OnlySelectedKey = QStringLiteral("inputTape/onlySelected");

/// Bytes of the tape that are kept: half an hour of sixty-four players who all move the
/// mouse all the time has about as much.
constexpr std::size_t TapeBudget = 48U << 20;

TapeChoice storedChoice()
{
    const QSettings settings;
    TapeChoice choice;
    for (const QString &input : settings.value(HiddenKey).toStringList())
        choice.hiddenInputs.insert(input.toStdString());
    choice.onlySelected = settings.value(OnlySelectedKey).toBool();
    return choice;
}

void storeChoice(const TapeChoice &choice)
{
    QStringList hidden;
    for (const std::string &input : choice.hiddenInputs)
        hidden << QString::fromStdString(input);
    QSettings settings;
    settings.setValue(HiddenKey, hidden);
    settings.setValue(OnlySelectedKey, choice.onlySelected);
}

} // namespace

InputTapeDock::InputTapeDock(Document &document, QWidget *parent)
    : DockPage(document, QStringLiteral("inputTapeDock"), tr("Input tape"), parent)
    , m_store(new TapeStore(document, TapeBudget, this))
    , m_view(new TapeView(document, *m_store, this))
    , m_stack(new NoteStack(*m_view, this))
{
    m_view->setChoice(storedChoice());
    m_view->setContextMenuPolicy(Qt::CustomContextMenu);
    m_view->setWhatsThis(tr("Bars are keys that are held, the line is the aim, words are weapons. "
                            "Press to go there, Ctrl and the wheel zoom, the wheel scrolls."));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_stack);
    commands().add({.id = "inputTape.onlySelected",
                    .text = tr("Only the selected player"),
                    .handler = [this] { toggleOnlySelected(); },
                    .isChecked = [this] { return m_view->choice().onlySelected; }});
    commands().add({.id = "inputTape.copyLane",
                    .text = tr("Copy inputs of this lane in view"),
                    .handler = [this](const QVariant &lane) { copyLane(lane.toULongLong()); },
                    .argument = Argument::Required});
    connect(m_view, &QWidget::customContextMenuRequested, this, &InputTapeDock::showMenu);
    connect(m_view, &TapeView::rowsChanged, this, &InputTapeDock::showNote);
}

void InputTapeDock::showEvent(QShowEvent *event)
{
    DockPage::showEvent(event);
    m_store->setActive(true);
}

void InputTapeDock::hideEvent(QHideEvent *event)
{
    DockPage::hideEvent(event);
    m_store->setActive(false);
}

void InputTapeDock::refresh(Document::Changes changes)
{
    m_view->refresh(changes);
    showNote();
}

void InputTapeDock::showNote()
{
    m_stack->setNote(note());
}

QString InputTapeDock::note() const
{
    if (!document().recording())
        return tr("No recording is open.");
    if (m_store->error())
        return errorSentence(*m_store->error()).toHtmlEscaped();
    if (!m_view->rows().rows.empty())
        return {};
    const TapePieces pieces = m_view->piecesInView();
    if (std::ranges::find(pieces, nullptr) != pieces.end())
        return {}; // the hatch says that it comes
    if (!m_view->choice().hiddenInputs.empty() || m_view->choice().onlySelected)
        return tr("No inputs that are chosen in this stretch. Right click to choose others.");
    return m_store->hasInputs() ? tr("No inputs in this stretch.")
                                : tr("This recording tells of no inputs here.");
}

void InputTapeDock::hideInput(const std::string &input, bool isHidden)
{
    TapeChoice choice = m_view->choice();
    if (isHidden)
        choice.hiddenInputs.insert(input);
    else
        choice.hiddenInputs.erase(input);
    storeChoice(choice);
    m_view->setChoice(choice);
}

void InputTapeDock::toggleOnlySelected()
{
    TapeChoice choice = m_view->choice();
    choice.onlySelected = !choice.onlySelected;
    storeChoice(choice);
    m_view->setChoice(choice);
}

/// Of the lane that row \a number in view belongs to.
void InputTapeDock::copyLane(std::size_t number)
{
    const auto &rows = m_view->rows().rows;
    if (number >= rows.size())
        return;
    const Shared<TapeLane> lane = rows[number].lane;
    const TimeBase &base = document().index()->time();
    const TimeInView view = document().playback().timeInView();
    QGuiApplication::clipboard()->setText(
        laneText(m_view->piecesInView(), lane, m_view->ownerOf(*lane),
                 {base.tickAt(view.begin), base.tickAt(view.end())}));
}

void InputTapeDock::addInputsMenu(QMenu &menu)
{
    QMenu *inputs = menu.addMenu(tr("Inputs"));
    const auto &hidden = m_view->choice().hiddenInputs;
    auto names = inputNames(m_view->piecesInView());
    // What is hidden can be shown again wherever one looks.
    for (const std::string &name : hidden) {
        if (std::ranges::find(names, name) == names.end())
            names.push_back(name);
    }
    for (const std::string &name : names) {
        QAction *action = inputs->addAction(screenText(name).replace(u'&', QLatin1String("&&")));
        action->setCheckable(true);
        action->setChecked(!hidden.contains(name));
        connect(action, &QAction::toggled, this,
                [this, name](bool isShown) { hideInput(name, !isShown); });
    }
    inputs->setEnabled(!names.empty());
}

void InputTapeDock::showMenu(QPoint place)
{
    if (!document().index())
        return;
    const TapeRow *row = m_view->rowAt(place);
    const TapeHint hint = m_view->hintAt(place);
    QMenu menu(this);
    menu.setObjectName(QStringLiteral("inputTape.menu"));
    if (!hint.title.isEmpty())
        menu.addAction(theme::icon(QStringLiteral("copy")), tr("Copy: %1").arg(hint.title), this,
                       [hint] { QGuiApplication::clipboard()->setText(hint.plainText()); });
    if (row) {
        const Shared<TapeLane> lane = row->lane;
        commands().offer(menu, "inputTape.copyLane", qulonglong(row - m_view->rows().rows.data()));
        if (lane->who.client != NoClient) {
            menu.addSeparator();
            commandsOf<PlayerCommands>(document())
                .commands()
                .offer(menu, "follow.player", playerArgument(lane->who));
        }
    }
    menu.addSeparator();
    menu.addAction(commands().action("inputTape.onlySelected"));
    addInputsMenu(menu);
    // Scroll areas give the place in their viewport.
    menu.exec(m_view->viewport()->mapToGlobal(place));
}

} // namespace tickscope
