// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QString>
#include <QStringList>
#include <QVariant>
#include <QWidget>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;

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

/// A setting that is a list of folders, with buttons to add and remove some.
class FolderList : public QWidget
{
    Q_OBJECT

public:
    /// \param key   of the setting, and the object name.
    /// \param name  what they are, for screen readers and the dialog that asks for one.
    FolderList(const QString &key, const QString &name, QWidget *parent = nullptr);

    /// Adds \a folder unless it is there.
    void add(const QString &folder);
    [[nodiscard]] QStringList folders() const;

private:
    void show();
    void chooseFolder();
    void removeSelected();

    QString m_key;
    QString m_name;
    QListWidget *m_list;
    QPushButton *m_remove;
};

} // namespace tickscope

/// Controls that show a setting and change it at once. They follow all other changes of it. Each
/// has the key of its setting as its object name.
namespace tickscope::setting_controls {

struct Choice {
    QString text;
    QVariant value;
};

[[nodiscard]] QCheckBox *box(const QString &key, bool usual, const QString &text);
/// A value that is none of \a choices is shown as the usual one.
[[nodiscard]] QComboBox *choice(const QString &key, const QVariant &usual,
                                const std::vector<Choice> &choices);
/// Taken when the field is left, or with Enter.
[[nodiscard]] QLineEdit *field(const QString &key, const QString &placeholder);

} // namespace tickscope::setting_controls
