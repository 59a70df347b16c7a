// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QString>
#include <QVariant>

class QCheckBox;
class QComboBox;
class QLineEdit;
class QPushButton;

/// Controls that show a setting and change it at once. They follow whoever else changes it. Each
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
