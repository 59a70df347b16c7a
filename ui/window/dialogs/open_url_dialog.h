// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QLabel;
class QLineEdit;
class QPushButton;

namespace tickscope {

/// Asks for the address of a recording on a server, and for a token if it wants one. The
/// token goes to the document and is kept nowhere.
class OpenUrlDialog : public QDialog
{
    Q_OBJECT

public:
    /// \param url  to begin with; empty: the one in the clipboard, if there is one.
    explicit OpenUrlDialog(const QString &url, QWidget *parent = nullptr);

signals:
    void urlChosen(const QString &url, const QString &bearerToken);

private:
    /// Why \a url cannot be opened; empty when it may be tried.
    [[nodiscard]] static QString faultOf(const QString &url);
    [[nodiscard]] static bool isAddress(const QString &url);
    void check();
    void choose();

    QLineEdit *m_url;
    QLineEdit *m_token;
    QLabel *m_note;
    QPushButton *m_open;
};

} // namespace tickscope
