// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QLabel;
class QLineEdit;
class QPushButton;

namespace tickscope {

/// Asks for the address of a recording on a server, and for a token if it wants one. The
/// token goes to the document and is kept nowhere. Or for the address of a folder there, for the
/// library.
class OpenUrlDialog : public QDialog
{
    Q_OBJECT

public:
    enum class Purpose { Open, AddToLibrary };

    /// \param url  to begin with; empty: the one in the clipboard, if there is one.
    explicit OpenUrlDialog(const QString &url, QWidget *parent = nullptr,
                           Purpose purpose = Purpose::Open);

signals:
    void urlChosen(const QString &url, const QString &bearerToken);

private:
    /// Why \a url cannot be opened; empty when it may be tried.
    [[nodiscard]] QString faultOf(const QString &url) const;
    [[nodiscard]] bool isAddress(const QString &url) const;
    void check();
    void choose();

    Purpose m_purpose;
    QLineEdit *m_url;
    QLineEdit *m_token;
    QLabel *m_note;
    QPushButton *m_open;
};

} // namespace tickscope
