// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFontMetrics>
#include <QLabel>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QStyledItemDelegate>

class QHeaderView;

namespace tickscope {

/// \a text of a stranger as a tooltip: never markup, with its own line breaks.
[[nodiscard]] QString plainTip(const QString &text);

/// \a text in \a width pixels: what is before its first time ("1:02.33", "5 minute(s) 2.33")
/// and behind it is left out before the time is.
[[nodiscard]] QString elidedBeforeTime(const QString &text, const QFontMetrics &metrics, int width);

/// \a text in \a width pixels: long ones of \a names in it are elided before its end is, each to
/// its share of the width at least.
[[nodiscard]] QString withShortNames(QString text, QStringList names, const QFontMetrics &metrics,
                                     int width);

/// Room that the title of \a column needs, whether the column is shown or not.
[[nodiscard]] int titleWidth(const QHeaderView &header, int column);

/// One line of plain text that gives way where there is too little room: it ends in "…"
/// and its tooltip has the whole.
class ElidedLabel : public QLabel
{
    Q_OBJECT

public:
    explicit ElidedLabel(QWidget *parent = nullptr);

    /// Whether less than the whole text is shown.
    [[nodiscard]] bool isElided() const { return shownText() != text(); }
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] QString shownText() const;
};

/// Gives cells and headers of all lists and trees of the application a tooltip with their
/// whole text while they show less of it, unless they have a better one.
class ElidedTips : public QObject
{
    Q_OBJECT

public:
    explicit ElidedTips(QObject *parent);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
};

/// What stands behind the text of a cell in quiet letters: a string.
inline constexpr int QuietTailRole = Qt::UserRole + 100;

/// Draws \a tail behind \a text, which stands at the beginning of \a area, if there is room for all
/// of it: "same na…" says nothing, and what is left out can be read in the tool tip.
void paintQuietTail(QPainter &painter, const QRect &area, const QString &text, const QString &tail,
                    const QStyleOption &option);

/// Draws cells with their quiet tails.
class QuietTailDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option,
                                 const QModelIndex &index) const override;

protected:
    /// Where texts are elided in their middle, one leaves its tail up to half of the room.
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;
};

} // namespace tickscope
