// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFontMetrics>
#include <QLabel>
#include <QObject>
#include <QString>

namespace tickscope {

/// \a text of a stranger as a tooltip: never markup, with its own line breaks.
[[nodiscard]] QString plainTip(const QString &text);

/// \a text in \a width pixels: what is before its first time ("1:02.33", "5 minute(s) 2.33")
/// and behind it is left out before the time is.
[[nodiscard]] QString elidedBeforeTime(const QString &text, const QFontMetrics &metrics, int width);

/// One line of plain text that gives way where there is too little room: it ends in "…"
/// and its tooltip has the whole.
class ElidedLabel : public QLabel
{
    Q_OBJECT

public:
    explicit ElidedLabel(QWidget *parent = nullptr);

    /// Whether less than the whole text is shown.
    [[nodiscard]] bool isElided() const;
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

} // namespace tickscope
