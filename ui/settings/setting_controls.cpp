// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/setting_controls.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QSettings>

#include <algorithm>
#include <utility>

#include "ui/settings_news.h"

namespace tickscope::setting_controls {

namespace {

/// Lets \a show run now and whenever the setting \a key is another one.
template<typename Control, typename Show>
void follow(Control *control, const QString &key, Show show)
{
    control->setObjectName(key);
    show();
    QObject::connect(&SettingsNews::instance(), &SettingsNews::changed, control,
                     [key, show = std::move(show)](const QString &changed) {
                         if (changed == key)
                             show();
                     });
}

} // namespace

QCheckBox *box(const QString &key, bool usual, const QString &text)
{
    auto *box = new QCheckBox(text);
    follow(box, key, [=] { box->setChecked(QSettings().value(key, usual).toBool()); });
    QObject::connect(box, &QCheckBox::clicked, box,
                     [key](bool isOn) { SettingsNews::instance().store(key, isOn); });
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
                     [box, key] { SettingsNews::instance().store(key, box->currentData()); });
    return box;
}

QLineEdit *field(const QString &key, const QString &placeholder)
{
    auto *field = new QLineEdit;
    field->setPlaceholderText(placeholder);
    field->setClearButtonEnabled(true);
    follow(field, key, [=] { field->setText(QSettings().value(key).toString()); });
    QObject::connect(field, &QLineEdit::editingFinished, field, [field, key] {
        SettingsNews::instance().store(key, field->text().trimmed());
    });
    return field;
}

} // namespace tickscope::setting_controls
