// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <QWidget>

#include "ui/cases/cases.h"

class QComboBox;
class QLabel;
class QPlainTextEdit;
class QToolButton;

namespace tickscope {

class PlayerBox;

/// Shows and edits the chosen note: text, colour, category, player, where it begins and ends. What
/// is typed is stored a moment later.
class NoteForm : public QWidget
{
    Q_OBJECT

public:
    explicit NoteForm(ActiveDocument &document, QWidget *parent = nullptr);
    ~NoteForm() override;

    void refresh();
    [[nodiscard]] bool hasNote() const { return m_cases.findNote(m_key) != nullptr; }
    /// Lets the text be typed.
    void editText();

protected:
    void changeEvent(QEvent *event) override;

private:
    void build();
    void fill(const review::Note &note);
    void fillColors();
    void showTimes(const review::Note &note);
    /// Stores the text, if it was edited.
    void flush();
    void setPlayer();
    void setCategory();
    /// Lets \a change the present note.
    template<typename Change>
    void change(const QString &what, Change change);

    ActiveDocument &m_document;
    Cases &m_cases;
    QUuid m_key;
    std::optional<QString> m_shownText; ///< As it is stored.
    QTimer m_timer;
    bool m_isFilling = false;
    bool m_isDirty = false; ///< The text was edited and not stored yet.
    QPlainTextEdit *m_text;
    QComboBox *m_color;
    QComboBox *m_category;
    PlayerBox *m_player;
    QLabel *m_times;
    QToolButton *m_endHere;
    QToolButton *m_useRange;
    QToolButton *m_noEnd;
};

} // namespace tickscope
