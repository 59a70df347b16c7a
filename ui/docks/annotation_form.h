// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/active_document.h"

#include <functional>

#include <QWidget>

class QComboBox;
class QLabel;
class QPlainTextEdit;
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
    [[nodiscard]] const Annotation *present() const;
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

} // namespace tickscope
