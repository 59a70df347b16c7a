// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QListWidget;
class QSplitter;
class QToolButton;

namespace tickscope {

class GuideBrowser;
class GuideSearch;

/// The user guide in a window of its own, beside the others: contents, text with pictures, search.
/// Remembers its size.
class GuideWindow : public QDialog
{
    Q_OBJECT

public:
    explicit GuideWindow(QWidget *parent);

    /// Goes to the heading with \a anchor; whether there is one.
    bool showSection(const QString &anchor);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void makeContents();
    void placeParts();
    void bindParts();
    void turnArrows();

    GuideBrowser *m_text;
    QListWidget *m_contents;
    GuideSearch *m_search;
    QToolButton *m_back;
    QToolButton *m_forward;
    QSplitter *m_splitter;
};

} // namespace tickscope
