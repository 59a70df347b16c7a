// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

class QFormLayout;
class QLabel;

namespace tickscope {

/// A page of the settings: rows of controls, and what "Reset to defaults" resets.
class SettingsPage : public QWidget
{
    Q_OBJECT

public:
    /// \param name  never translated: "folders".
    explicit SettingsPage(const QString &name, QWidget *parent = nullptr);

    /// Whether there is anything to reset.
    [[nodiscard]] virtual bool canReset() const { return !m_keys.isEmpty(); }
    virtual void reset();

    /// A row of \a control, which changes the setting that it is named after.
    void addSetting(const QString &label, QWidget *control);
    /// The same over the whole width, below \a label.
    void addWideSetting(const QString &label, QWidget *control);
    /// A row that is no setting.
    void addRow(const QString &label, QWidget *control);
    /// Quiet words below the row before.
    QLabel *addHint(const QString &text);

protected:
    [[nodiscard]] QFormLayout &form() { return *m_form; }

private:
    QFormLayout *m_form;
    QStringList m_keys;
};

} // namespace tickscope
