// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QTextCursor>
#include <QWidget>

class QLabel;
class QLineEdit;
class QTextEdit;
class QToolButton;

namespace tickscope {

/// A field that finds what is typed in a text, marks all hits, and goes from one to the next.
class GuideSearch : public QWidget
{
    Q_OBJECT

public:
    /// \param text  must live longer.
    GuideSearch(QTextEdit &text, QWidget *parent);

    /// Takes the keyboard, to type something else.
    void begin();
    /// Whether there was anything to clear.
    bool clear();
    /// Looks for the same once more, in a text that is new.
    void findAgain();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void find();
    void go(int step);
    void showHits();

    QTextEdit &m_text;
    QLineEdit *m_field;
    QLabel *m_count;
    QToolButton *m_previous;
    QToolButton *m_next;
    std::vector<QTextCursor> m_hits; ///< In their order.
    int m_current = -1;
};

} // namespace tickscope
