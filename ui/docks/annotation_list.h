// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QWidget>

#include "ui/document/active_document.h"

class QAbstractItemModel;
class QAction;
class QComboBox;
class QHBoxLayout;
class QLabel;
class QModelIndex;
class QPlainTextEdit;
class QScrollArea;
class QTableView;
class QToolButton;

namespace tickscope {

class PlayerBox;

/// Shows and edits all of one annotation, a marker or a note: where it begins and ends, text,
/// player, colour, and a category where some are offered. What is typed is stored while it is
/// typed.
class AnnotationForm : public QWidget
{
    Q_OBJECT

public:
    using Lists = std::function<Annotations &()>;

    /// \param name  its own object name, and with a part behind it that of each field.
    /// \param list  gives the annotations that are edited just now.
    AnnotationForm(ActiveDocument &document, const QString &name, Lists list,
                   QWidget *parent = nullptr);

    void offerCategories(const QStringList &categories);
    /// Shows the one with \a id; nothing when there is none.
    void show(const QUuid &id);
    /// Shows again what may have changed.
    void refresh();
    [[nodiscard]] bool isFilled() const { return present() != nullptr; }
    /// Lets the text be typed.
    void editText();
    /// What is to be known of the player, below their name, with links; empty for nothing.
    void setHint(const QString &html);
    /// As if the player had been chosen by hand.
    void setPlayer(const PlayerRef &who);

signals:
    /// Of the hint.
    void linkActivated(const QString &link);

protected:
    void changeEvent(QEvent *event) override;

private:
    void build();
    void connectFields();
    void fillColors();
    void showText(const Annotation &annotation);
    void showPlayer(const Annotation &annotation);
    void showTimes(const Annotation &annotation);
    [[nodiscard]] QToolButton *button(const char *part, const QString &text, const QString &hint);
    [[nodiscard]] const Annotation *present() const { return m_list().find(m_id); }
    /// Whether its ticks are those of the open recording.
    [[nodiscard]] bool isHere(const Annotation &annotation) const;
    void setPlayer(Annotation &annotation, const std::optional<PlayerRef> &chosen) const;
    /// Lets \a change the present one.
    void change(const QString &what, const std::function<void(Annotation &)> &change,
                bool isTyped = false);

    ActiveDocument &m_document;
    QString m_name;
    Lists m_list;
    QUuid m_id;
    std::optional<QString> m_shownText; ///< As it is stored.
    bool m_isFilling = false;           ///< What changes in the fields was not done by hand.
    QLabel *m_begin;
    QLabel *m_end;
    QToolButton *m_beginHere;
    QToolButton *m_endHere;
    QToolButton *m_useRange;
    QToolButton *m_noEnd;
    QPlainTextEdit *m_text;
    PlayerBox *m_player;
    QLabel *m_hint;
    QComboBox *m_color;
    QComboBox *m_category;
};

class NoteStack;

/// A list of annotations, buttons above it, and below it the form of the one that is chosen.
class AnnotationList : public QWidget
{
    Q_OBJECT

public:
    /// \param name    "NAME.list" is the list, "NAME.KEY-button" a button; see AnnotationForm.
    /// \param idRole  has the QUuid of an annotation that can be chosen.
    AnnotationList(ActiveDocument &document, const QString &name, QAbstractItemModel &model,
                   int idRole, AnnotationForm::Lists list);

    [[nodiscard]] QTableView &view() { return *m_view; }
    [[nodiscard]] NoteStack &stack() { return *m_stack; }
    [[nodiscard]] AnnotationForm &form() { return *m_form; }
    /// A button of \a action; without one it stands on the right, still to be filled.
    QToolButton *addButton(const char *key, QAction *action = nullptr);
    /// Of the row that is selected; null for none, and for one that cannot be chosen.
    [[nodiscard]] QUuid selectedId() const;
    /// Lets \a fill change the rows, which does not choose others.
    void refill(const std::function<void()> &fill);
    /// Selects the chosen one, also after it has moved to another row.
    void showChosen();

signals:
    /// Another one is shown, or none.
    void shown();

private:
    void choose(const QModelIndex &row);
    void showForm();

    QString m_name;
    AnnotationForm::Lists m_list;
    int m_idRole;
    bool m_isUpdating = false; ///< The rows of the list change.
    QTableView *m_view;
    NoteStack *m_stack;
    AnnotationForm *m_form;
    QScrollArea *m_formArea; ///< In a small window the form must not push the others away.
    QHBoxLayout *m_bar;
    int m_buttons = 0; ///< On the left.
};

} // namespace tickscope
