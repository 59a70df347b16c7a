// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/help/help.h"

#include <array>

#include <QAction>
#include <QCoreApplication>
#include <QDialog>
#include <QHeaderView>
#include <QLineEdit>
#include <QTreeWidget>
#include <QWhatsThis>
#include <QWidget>

#include "ui/commands/chosen_keys.h"
#include "ui/commands/command_registry.h"
#include "ui/style/widget_parts.h"
#include "ui/window/dialogs/about_dialog.h"
#include "ui/window/help/guide_window.h"

namespace tickscope {

/// All commands with their keys, searchable. Not modal.
class ShortcutsDialog : public QDialog
{
    Q_DECLARE_TR_FUNCTIONS(tickscope::ShortcutsDialog)

public:
    ShortcutsDialog(const CommandRegistry &registry, QWidget *parent)
        : QDialog(parent)
    {
        setObjectName(QStringLiteral("shortcutsDialog"));
        setWindowTitle(tr("Keyboard shortcuts"));
        auto *find = new QLineEdit(this);
        find->setPlaceholderText(tr("Find a command"));
        find->setAccessibleName(tr("Find a command"));
        find->setClearButtonEnabled(true);
        auto *table = named(new QTreeWidget(this), "shortcutsTable", tr("Commands and keys"));
        table->setHeaderLabels({tr("Command"), tr("Keys")});
        table->setRootIsDecorated(false);
        table->setUniformRowHeights(true);
        for (const auto &[command, set] : registry.all()) {
            const auto keys = set->action(command->id)->shortcuts();
            const QString text = QString(command->text).remove(u'…');
            if (!keys.isEmpty())
                new QTreeWidgetItem(
                    table, {set->title().isEmpty() ? text : tr("%1: %2").arg(set->title(), text),
                            chosen_keys::text(keys)});
        }
        const std::initializer_list<QStringList> others{
            // What hands can do to picture and timeline has no action, but belongs on the list.
            {tr("World: zoom"), tr("wheel")},
            {tr("World: move"), tr("drag, Alt + arrow keys")},
            {tr("World: follow a player"), tr("double-click")},
            {tr("Mini-map: look elsewhere"), tr("click, drag")},
            {tr("Timeline: zoom"), tr("wheel")},
            {tr("Timeline: move"), tr("middle drag, Shift + wheel")},
            {tr("Timeline: whole recording"), tr("double-click")},
            {tr("Timeline: tick by tick"), tr("Shift + drag")},
            {tr("Timeline: snap to events and markers"), tr("Ctrl + drag")},
            {tr("Timeline: move a marker"), tr("drag its sign on the axis")},
            {tr("Timeline: cancel a drag"), tr("Esc while dragging")},
            {tr("Timeline: select a range and loop it"), tr("right drag, Alt + drag")},
            // What the focus decides: see KeyPolicy.
            {tr("Next, previous area of the window"), tr("Tab, Shift + Tab")},
            {tr("List: previous, next row"), tr("Up, Down")},
            {tr("Tree: close, open a branch"), tr("Left, Right")},
            {tr("Button, box: press"), tr("Space")},
            {tr("Text field: clear; when empty, leave"), tr("Esc")},
        };
        for (const QStringList &row : others)
            new QTreeWidgetItem(table, row);
        table->header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);

        makeColumn(this, {find, table});
        resize(560, 640);
        connect(find, &QLineEdit::textChanged, table, [table](const QString &text) {
            for (int i = 0; i < table->topLevelItemCount(); ++i) {
                QTreeWidgetItem *item = table->topLevelItem(i);
                const bool matches = item->text(0).contains(text, Qt::CaseInsensitive)
                                     || item->text(1).contains(text, Qt::CaseInsensitive);
                item->setHidden(!matches);
            }
        });
    }
};

/// A part of the window and the words that "What's this?" shows for it.
struct Explained {
    const char *name; ///< Of the widget.
    const char *text; ///< In the context "whatsthis".
};

constexpr std::array<Explained, 6> ExplainedParts{{
    {"worldView",
     QT_TRANSLATE_NOOP("whatsthis",
                       "The world at the playhead. The wheel zooms, dragging moves the picture, a "
                       "double-click follows a player, a right-click shows more.")},
    {"timelinePanel",
     QT_TRANSLATE_NOOP("whatsthis",
                       "The recording over time: playback buttons, the whole recording as a strip, "
                       "and the visible stretch with its events.")},
    {"timelineView",
     QT_TRANSLATE_NOOP("whatsthis",
                       "The visible stretch. Click or drag to go somewhere, zoom with the wheel, "
                       "select a range with the right button. Each lane shows one type of event.")},
    {"overviewStrip",
     QT_TRANSLATE_NOOP(
         "whatsthis",
         "The whole recording. The frame is the visible stretch; drag it to look elsewhere.")},
    {"goToEdit", QT_TRANSLATE_NOOP("whatsthis", "Type a time such as 4:07.3 or a tick such as "
                                                "@12365, and press Enter to go there.")},
    {"startPage", QT_TRANSLATE_NOOP("whatsthis", "Your recordings. Drop a file here to open it.")},
}};

/// Those of panels are given to their DockPage; those of buttons and menu entries come from their
/// commands.
static void explainParts(const QWidget &window)
{
    for (const Explained &part : ExplainedParts) {
        if (auto *widget = window.findChild<QWidget *>(QLatin1String(part.name)))
            widget->setWhatsThis(QCoreApplication::translate("whatsthis", part.text));
    }
}

Help::Help(ActiveDocument &document, const CommandRegistry &registry, QWidget &window)
    : QObject(&window)
    , m_registry(registry)
    , m_window(window)
    , m_commands(this, document)
{
    m_commands.add("help.guide", tr("User guide"), {"F1"}, {MenuName::Help, 100},
                   tr("Read how to do things"),
                   {.needsRecording = false, .argument = Argument::Optional},
                   [this](const QVariant &section) { return showGuide(section); });
    m_commands.add("help.shortcuts", tr("Keyboard shortcuts"), {"?"}, {MenuName::Help, 102},
                   tr("Show all keyboard shortcuts"), {.needsRecording = false},
                   [this] { show(*new ShortcutsDialog(m_registry, &m_window)); });
    m_commands.add("help.whatsThis", tr("What’s this?"), {"Shift+F1"}, {MenuName::Help, 105},
                   tr("Click anything to see what it does"), {.needsRecording = false},
                   [] { QWhatsThis::enterWhatsThisMode(); });
    m_commands.add("help.about", tr("About Tickscope"), {}, {MenuName::Help, 110}, {},
                   {.icon = "info", .needsRecording = false},
                   [this] { show(*new AboutDialog(&m_window)); });
    explainParts(window);
}

bool Help::showGuide(const QVariant &section)
{
    const bool isNew = !m_guide;
    if (isNew)
        m_guide = new GuideWindow(m_window.window());
    if (section.isValid() && !m_guide->showSection(section.toString())) {
        if (isNew)
            delete m_guide;
        return false;
    }
    m_guide->show();
    m_guide->raise();
    m_guide->activateWindow();
    return true;
}

/// Not modal: one may read on while it is there.
void Help::show(QDialog &dialog)
{
    dialog.setAttribute(Qt::WA_DeleteOnClose);
    dialog.show();
}

} // namespace tickscope
