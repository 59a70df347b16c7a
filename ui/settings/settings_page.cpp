// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/settings_page.h"

#include <QFormLayout>
#include <QLabel>

#include "ui/settings_news.h"

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
        SettingsNews::instance().reset(key);
}

void SettingsPage::addSetting(const QString &label, QWidget *control)
{
    m_keys << control->objectName();
    addRow(label, control);
}

void SettingsPage::addWideSetting(const QString &label, QWidget *control)
{
    m_keys << control->objectName();
    auto *text = new QLabel(label, this);
    text->setWordWrap(true);
    m_form->addRow(text);
    m_form->addRow(control);
}

void SettingsPage::addRow(const QString &label, QWidget *control)
{
    m_form->addRow(label, control);
}

QLabel *SettingsPage::addHint(const QString &text)
{
    auto *hint = new QLabel(text, this);
    hint->setWordWrap(true);
    hint->setForegroundRole(QPalette::PlaceholderText);
    m_form->addRow(QString(), hint);
    return hint;
}

} // namespace tickscope
