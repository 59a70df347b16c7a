// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/settings_page.h"

#include <algorithm>
#include <utility>

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSettings>

#include "ui/settings_notifier.h"
#include "ui/style/widget_parts.h"

namespace tickscope {

SettingsPage::SettingsPage(const QString &name, QWidget *parent)
    : QWidget(parent)
    , m_form(new QFormLayout(this))
{
    setObjectName(QStringLiteral("settings.") + name);
    m_form->setContentsMargins(16, 8, 8, 8);
    m_form->setHorizontalSpacing(16);
    m_form->setVerticalSpacing(8);
    m_form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    m_form->setLabelAlignment(Qt::AlignLeft);
    m_form->setFormAlignment(Qt::AlignLeft | Qt::AlignTop);
}

void SettingsPage::reset()
{
    for (const QString &key : m_keys)
        SettingsNotifier::instance().reset(key);
}

void SettingsPage::addSetting(const QString &label, QWidget *control)
{
    m_keys << control->objectName();
    addRow(label, control);
}

void SettingsPage::addWideSetting(const QString &label, QWidget *control)
{
    m_keys << control->objectName();
    auto *text = wrappedText(label);
    m_form->addRow(text);
    m_form->addRow(control);
}

void SettingsPage::addRow(const QString &label, QWidget *control)
{
    m_form->addRow(label, control);
}

QLabel *SettingsPage::addHint(const QString &text)
{
    auto *hint = hintText(text);
    m_form->addRow(QString(), hint);
    return hint;
}

FolderList::FolderList(const QString &key, const QString &name, QWidget *parent)
    : QWidget(parent)
    , m_key(key)
    , m_name(name)
    , m_list(new QListWidget(this))
    , m_remove(new QPushButton(tr("Remove"), this))
{
    setObjectName(key);
    nameWidget(*m_list, key + QStringLiteral(".list"), name);
    m_list->setTextElideMode(Qt::ElideMiddle);
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    auto *add = new QPushButton(tr("Add folder…"), this);
    add->setObjectName(key + QStringLiteral(".add"));
    m_remove->setObjectName(key + QStringLiteral(".remove"));
    for (QPushButton *button : {add, m_remove}) {
        button->setAutoDefault(false);
        button->setAccessibleDescription(name);
    }

    auto *buttons = makeColumn({add, m_remove, stretchPart()});
    makeRow(this, {{m_list, 1}, buttons}, {QMargins()});

    connect(add, &QPushButton::clicked, this, &FolderList::chooseFolder);
    connect(m_remove, &QPushButton::clicked, this, &FolderList::removeSelected);
    connect(m_list, &QListWidget::itemSelectionChanged, this,
            [this] { m_remove->setEnabled(!m_list->selectedItems().isEmpty()); });
    SettingsNotifier::instance().watch(m_key, this, [this] { show(); });
    show();
}

void FolderList::show()
{
    m_list->clear();
    for (const QString &folder : QSettings().value(m_key).toStringList()) {
        const QString shown = QDir::toNativeSeparators(folder);
        auto *item = new QListWidgetItem(shown, m_list);
        item->setToolTip(QDir(folder).exists() ? shown : tr("%1 was not found").arg(shown));
    }
    m_remove->setEnabled(false);
}

QStringList FolderList::folders() const
{
    QStringList folders;
    for (int row = 0; row < m_list->count(); ++row)
        folders << QDir::fromNativeSeparators(m_list->item(row)->text());
    return folders;
}

void FolderList::add(const QString &folder)
{
    QStringList folders = this->folders();
    if (!folders.contains(folder))
        SettingsNotifier::instance().store(m_key, folders << folder);
}

void FolderList::chooseFolder()
{
    connect(askForFolder(this, m_name), &QFileDialog::fileSelected, this, &FolderList::add);
}

void FolderList::removeSelected()
{
    qDeleteAll(m_list->selectedItems());
    SettingsNotifier::instance().store(m_key, folders());
}

} // namespace tickscope

namespace tickscope::setting_controls {

namespace {

/// Lets \a show run now and whenever the setting \a key is another one.
template<typename Control, typename Show>
void follow(Control *control, const QString &key, Show show)
{
    control->setObjectName(key);
    show();
    SettingsNotifier::instance().watch(key, control, std::move(show));
}

} // namespace

QCheckBox *box(const QString &key, bool usual, const QString &text)
{
    auto *box = new QCheckBox(text);
    follow(box, key, [=] { box->setChecked(QSettings().value(key, usual).toBool()); });
    QObject::connect(box, &QCheckBox::clicked, box,
                     [key](bool isOn) { SettingsNotifier::instance().store(key, isOn); });
    return box;
}

QComboBox *choice(const QString &key, const QVariant &usual, const std::vector<Choice> &choices)
{
    auto *box = new QComboBox;
    for (const Choice &choice : choices)
        box->addItem(choice.text, choice.value);
    follow(box, key, [=] {
        // A file of settings has texts only.
        const QString value = QSettings().value(key, usual).toString();
        const int row = box->findData(value, Qt::UserRole, Qt::MatchFixedString);
        box->setCurrentIndex(std::max(row, 0));
    });
    QObject::connect(box, &QComboBox::activated, box,
                     [box, key] { SettingsNotifier::instance().store(key, box->currentData()); });
    return box;
}

QLineEdit *field(const QString &key, const QString &placeholder)
{
    auto *field = new QLineEdit;
    field->setPlaceholderText(placeholder);
    field->setClearButtonEnabled(true);
    follow(field, key, [=] { field->setText(QSettings().value(key).toString()); });
    QObject::connect(field, &QLineEdit::editingFinished, field, [field, key] {
        SettingsNotifier::instance().store(key, field->text().trimmed());
    });
    return field;
}

} // namespace tickscope::setting_controls
