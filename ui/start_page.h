// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QPushButton;
class QVBoxLayout;

namespace tickscope {

/// What the window shows without a recording: opening, the sample, recent ones.
class StartPage : public QWidget
{
    Q_OBJECT

public:
    explicit StartPage(QWidget *parent = nullptr);

    /// Lists the recent files anew.
    void refresh();

signals:
    void openWanted();
    void fileChosen(const QString &path);

private:
    QVBoxLayout *m_recent;
    QWidget *m_recentBox;
};

/// The sample recording that lies beside the program; empty if there is none.
[[nodiscard]] QString samplePath();

} // namespace tickscope
