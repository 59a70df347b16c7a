// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/shortcuts_page.h"

#include <QAction>
#include <QFile>
#include <QFileDialog>
#include <QFormLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QTreeWidget>

#include "ui/commands/chosen_keys.h"
#include "ui/export/saved_text.h"
#include "ui/settings_notifier.h"
#include "ui/style/widget_parts.h"

namespace tickscope {

namespace {

enum ShortcutColumn { CommandColumn, KeysColumn };
constexpr int IdRole = Qt::UserRole;

QString commandTitle(const CommandRegistry::Found &found)
{
    const QString text = QString(found.command->text).remove(u'…');
    const QString title = found.set->title();
    return title.isEmpty() ? text : ShortcutsPage::tr("%1: %2").arg(title, text);
}

bool isModifier(int key)
{
    switch (key) {
    case 0:
    case Qt::Key_unknown:
    case Qt::Key_Shift:
    case Qt::Key_Control:
    case Qt::Key_Alt:
    case Qt::Key_AltGr:
    case Qt::Key_Meta:
    case Qt::Key_Super_L:
    case Qt::Key_Super_R:
    case Qt::Key_CapsLock:
    case Qt::Key_NumLock:
        return true;
    default:
        return false;
    }
}

/// Keys that move on or end a dialog.
bool isForDialog(const QKeyEvent &event)
{
    const bool isPlain = !(event.modifiers() & ~Qt::ShiftModifier);
    return isPlain
           && (event.key() == Qt::Key_Tab || event.key() == Qt::Key_Backtab
               || event.key() == Qt::Key_Escape);
}

} // namespace

ShortcutsPage::ShortcutsPage(const CommandRegistry &registry, QWidget *parent)
    : SettingsPage(QStringLiteral("shortcuts"), parent)
    , m_registry(registry)
    , m_filter(named(new QLineEdit(this), "shortcuts.filter"))
    , m_table(named(new QTreeWidget(this), "shortcuts.table", tr("Commands and keys")))
    , m_keys(named(new QListWidget(this), "shortcuts.keys", tr("Keys of the command")))
    , m_recorder(named(new KeyRecorder(this), "shortcuts.recorder"))
    , m_note(named(wrappedText(), "shortcuts.note"))
    , m_takeOver(named(new QPushButton(tr("Use it here instead"), this), "shortcuts.takeOver"))
    , m_remove(named(new QPushButton(tr("Remove key"), this), "shortcuts.remove"))
    , m_resetOne(named(new QPushButton(tr("Default keys"), this), "shortcuts.resetOne"))
{
    build();
    fill();
    connect(m_filter, &QLineEdit::textChanged, this, &ShortcutsPage::filter);
    connect(m_table, &QTreeWidget::currentItemChanged, this, &ShortcutsPage::showCurrent);
    connect(m_keys, &QListWidget::itemSelectionChanged, this,
            [this] { m_remove->setEnabled(!m_keys->selectedItems().isEmpty()); });
    connect(m_recorder, &KeyRecorder::recorded, this, &ShortcutsPage::record);
    connect(m_takeOver, &QPushButton::clicked, this, &ShortcutsPage::takeOver);
    connect(m_remove, &QPushButton::clicked, this, &ShortcutsPage::removeKey);
    connect(m_resetOne, &QPushButton::clicked, this, [this] {
        if (const auto found = current(); found.command)
            chosen_keys::forget(found.command->id);
    });
    connect(&SettingsNotifier::instance(), &SettingsNotifier::changed, this,
            &ShortcutsPage::onSettingChanged,
            Qt::QueuedConnection); // behind the actions, which show it
    showCurrent();
}

void ShortcutsPage::build()
{
    m_filter->setPlaceholderText(tr("Find a command or a key"));
    m_filter->setAccessibleName(tr("Find a command or a key"));
    m_filter->setClearButtonEnabled(true);
    m_table->setHeaderLabels({tr("Command"), tr("Keys")});
    m_table->setRootIsDecorated(false);
    m_table->setUniformRowHeights(true);
    // Commands have longer names than keys.
    m_table->header()->setStretchLastSection(false);
    m_table->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_table->header()->resizeSection(1, m_table->fontMetrics().averageCharWidth() * 26);
    m_keys->setFlow(QListView::LeftToRight);
    m_keys->setFixedHeight(m_keys->fontMetrics().height() * 2 + 4);
    m_keys->setSpacing(2);
    m_note->setTextFormat(Qt::PlainText);
    auto *importKeys = new QPushButton(tr("Import…"), this);
    auto *exportKeys = new QPushButton(tr("Export…"), this);
    connect(importKeys, &QPushButton::clicked, this, &ShortcutsPage::chooseImport);
    connect(exportKeys, &QPushButton::clicked, this, &ShortcutsPage::chooseExport);
    for (QPushButton *button : {m_takeOver, m_remove, m_resetOne, importKeys, exportKeys})
        button->setAutoDefault(false);

    auto *keys = makeRow({{m_keys, 1}, m_remove, m_resetOne});
    auto *add = makeRow({{m_recorder, 1}, m_takeOver, importKeys, exportKeys});
    form().addRow(m_filter);
    form().addRow(m_table);
    form().addRow(keys);
    form().addRow(add);
    form().addRow(m_note);
    QWidget *before = m_filter;
    for (QWidget *next :
         std::initializer_list<QWidget *>{m_table, m_keys, m_remove, m_resetOne, m_recorder,
                                          m_takeOver, importKeys, exportKeys}) {
        QWidget::setTabOrder(before, next);
        before = next;
    }
}

void ShortcutsPage::fill()
{
    for (const CommandRegistry::Found &found : m_registry.all()) {
        auto *item = new QTreeWidgetItem(m_table, {commandTitle(found)});
        item->setData(CommandColumn, IdRole, found.command->id);
        item->setToolTip(CommandColumn, found.command->id);
        item->setSizeHint(CommandColumn, {0, m_table->fontMetrics().height() + 8});
        showKeys(*item);
    }
    m_table->sortItems(CommandColumn, Qt::AscendingOrder);
    m_table->resizeColumnToContents(CommandColumn);
    m_table->setCurrentItem(m_table->topLevelItem(0));
}

void ShortcutsPage::showKeys(QTreeWidgetItem &item)
{
    const QString id = item.data(CommandColumn, IdRole).toString();
    const QAction *action = m_registry.action(id);
    const QString keys = chosen_keys::text(action->shortcuts());
    item.setText(KeysColumn, chosen_keys::areChosen(id)
                                 ? tr("%1 (changed)").arg(keys.isEmpty() ? tr("none") : keys)
                                 : keys);
    QFont font = m_table->font();
    font.setBold(chosen_keys::areChosen(id));
    item.setFont(KeysColumn, font);
}

void ShortcutsPage::filter(const QString &text)
{
    for (int i = 0; i < m_table->topLevelItemCount(); ++i) {
        QTreeWidgetItem *item = m_table->topLevelItem(i);
        const bool matches = item->text(CommandColumn).contains(text, Qt::CaseInsensitive)
                             || item->text(KeysColumn).contains(text, Qt::CaseInsensitive);
        item->setHidden(!matches);
    }
    const QTreeWidgetItem *present = m_table->currentItem();
    for (int i = 0; (!present || present->isHidden()) && i < m_table->topLevelItemCount(); ++i) {
        if (!m_table->topLevelItem(i)->isHidden()) {
            m_table->setCurrentItem(m_table->topLevelItem(i));
            present = m_table->currentItem();
        }
    }
}

void ShortcutsPage::onSettingChanged(const QString &setting)
{
    if (!setting.startsWith(settings::Shortcuts + u'/'))
        return;
    for (int i = 0; i < m_table->topLevelItemCount(); ++i) {
        QTreeWidgetItem *item = m_table->topLevelItem(i);
        if (setting == chosen_keys::settingOfKeys(item->data(CommandColumn, IdRole).toString()))
            showKeys(*item);
    }
    showCurrent();
}

CommandRegistry::Found ShortcutsPage::current() const
{
    const QTreeWidgetItem *item = m_table->currentItem();
    return item ? m_registry.find(item->data(CommandColumn, IdRole).toString())
                : CommandRegistry::Found{};
}

void ShortcutsPage::showCurrent()
{
    const CommandRegistry::Found found = current();
    m_keys->clear();
    m_note->clear();
    m_wanted = {};
    m_recorder->clear();
    m_recorder->setEnabled(found.command != nullptr);
    m_takeOver->hide();
    m_remove->setEnabled(false);
    m_resetOne->setEnabled(found.command && chosen_keys::areChosen(found.command->id));
    if (!found.command)
        return;
    for (const QKeySequence &key : found.set->action(found.command->id)->shortcuts())
        m_keys->addItem(key.toString(QKeySequence::NativeText));
}

void ShortcutsPage::record(const QKeySequence &key)
{
    const CommandRegistry::Found found = current();
    if (!found.command)
        return;
    m_recorder->setText(key.toString(QKeySequence::NativeText));
    const auto conflicts = m_registry.rivalsOf(*found.command, key);
    if (conflicts.empty())
        return addKey(key);
    QStringList others;
    for (const CommandRegistry::Found &other : conflicts)
        others << tr("“%1”").arg(commandTitle(other));
    m_note->setText(
        tr("%1 is already used by %2.")
            .arg(key.toString(QKeySequence::NativeText), others.join(QStringLiteral(", "))));
    m_wanted = key;
    m_takeOver->show();
}

void ShortcutsPage::addKey(const QKeySequence &key)
{
    const CommandRegistry::Found found = current();
    auto keys = found.set->action(found.command->id)->shortcuts();
    if (!keys.contains(key) && keys.size() < chosen_keys::MostKeys)
        chosen_keys::choose(*found.command, keys << key);
}

void ShortcutsPage::takeOver()
{
    const CommandRegistry::Found found = current();
    const QKeySequence key = m_wanted;
    if (!found.command || key.isEmpty())
        return;
    for (const CommandRegistry::Found &other : m_registry.rivalsOf(*found.command, key)) {
        auto keys = other.set->action(other.command->id)->shortcuts();
        keys.removeAll(key);
        chosen_keys::choose(*other.command, keys);
    }
    addKey(key);
}

void ShortcutsPage::removeKey()
{
    const CommandRegistry::Found found = current();
    const int row = m_keys->currentRow();
    if (!found.command || row < 0)
        return;
    auto keys = found.set->action(found.command->id)->shortcuts();
    keys.removeAt(row);
    chosen_keys::choose(*found.command, keys);
}

void ShortcutsPage::reset()
{
    chosen_keys::replaceAll({});
}

QString ShortcutsPage::exportTo(const QString &path) const
{
    return saveBytes(path, chosen_keys::toJson(chosen_keys::all()));
}

void ShortcutsPage::importFrom(const QString &path)
{
    QFile file(path);
    const bool isOpen = file.open(QIODevice::ReadOnly);
    const auto keys = isOpen ? chosen_keys::fromJson(file.read(chosen_keys::LargestFile + 1))
                             : std::nullopt;
    if (keys)
        chosen_keys::replaceAll(*keys);
    showCurrent();
    if (!isOpen)
        m_note->setText(file.errorString());
    else if (!keys)
        m_note->setText(tr("This file contains no Tickscope shortcuts."));
}

void ShortcutsPage::chooseExport()
{
    auto *dialog = askWhereToSave(this, tr("Export shortcuts"), {}, tr("JSON (*.json)"), "json",
                                  "tickscope-shortcuts.json");
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString &path) {
        const QString problem = exportTo(path);
        if (!problem.isEmpty())
            m_note->setText(problem);
    });
}

void ShortcutsPage::chooseImport()
{
    connect(askForFile(this, tr("Import shortcuts"), {}, tr("JSON (*.json)")),
            &QFileDialog::fileSelected, this, &ShortcutsPage::importFrom);
}

QKeySequence pressedKey(const QKeyEvent &event)
{
    if (isModifier(event.key()))
        return {};
    Qt::KeyboardModifiers modifiers = event.modifiers()
                                      & (Qt::ShiftModifier | Qt::ControlModifier | Qt::AltModifier
                                         | Qt::MetaModifier);
    // Where Shift makes another sign of a key, "?" for example, the sign is the key.
    const bool isSign = event.key() > Qt::Key_Space && event.key() < Qt::Key_Escape
                        && !QChar(event.key()).isLetterOrNumber();
    if (isSign)
        modifiers &= ~Qt::ShiftModifier;
    return QKeySequence(QKeyCombination(modifiers, static_cast<Qt::Key>(event.key())));
}

KeyRecorder::KeyRecorder(QWidget *parent)
    : QLineEdit(parent)
{
    setPlaceholderText(tr("Press a key to add it"));
    setAccessibleName(tr("Press a key to add it"));
    setContextMenuPolicy(Qt::NoContextMenu);
    setAttribute(Qt::WA_InputMethodEnabled, false);
}

bool KeyRecorder::event(QEvent *event)
{
    // No command runs, and no button is pressed, by what is recorded.
    if (event->type() == QEvent::ShortcutOverride
        && !isForDialog(static_cast<const QKeyEvent &>(*event))) {
        event->accept();
        return true;
    }
    return QLineEdit::event(event);
}

void KeyRecorder::keyPressEvent(QKeyEvent *event)
{
    if (isForDialog(*event))
        return event->ignore();
    event->accept();
    if (const QKeySequence key = pressedKey(*event); !key.isEmpty())
        emit recorded(key);
}

} // namespace tickscope
