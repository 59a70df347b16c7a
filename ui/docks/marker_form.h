// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/active_document.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QToolButton;

namespace tickscope {

class PlayerBox;

/// Shows and edits all of one own marker: name, colour, player, where it begins and ends, text.
/// What is typed is stored while it is typed.
class MarkerForm : public QWidget
{
    Q_OBJECT

public:
    explicit MarkerForm(ActiveDocument &document, QWidget *parent = nullptr);
    ~MarkerForm() override;

    /// Shows the marker with \a id; nothing when there is none.
    void showMarker(const QUuid &id);
    /// Shows again what may have changed.
    void refresh();
    [[nodiscard]] bool hasMarker() const { return marker() != nullptr; }
    /// Lets the name be typed.
    void editName();

protected:
    void changeEvent(QEvent *event) override;

private:
    void build();
    void fillColors();
    void showPlayer(const Marker &marker);
    void showTimes(const Marker &marker);
    [[nodiscard]] const Marker *marker() const;
    void setName();
    void setText();
    void setColor();
    void setPlayer();
    void beginHere();
    void endHere();
    void endNowhere();
    void useRange();

    ActiveDocument &m_document;
    QUuid m_id;
    bool m_isFilling = false; ///< What changes in the fields was not done by hand.
    QLineEdit *m_name;
    QComboBox *m_color;
    PlayerBox *m_player;
    QLabel *m_begin;
    QLabel *m_end;
    QToolButton *m_beginHere;
    QToolButton *m_endHere;
    QToolButton *m_useRange;
    QToolButton *m_noEnd;
    QPlainTextEdit *m_text;
};

} // namespace tickscope
