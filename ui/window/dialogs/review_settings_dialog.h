// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QDialog>
#include <QStringList>

class QCheckBox;
class QComboBox;
class QLineEdit;
class QListWidget;
class QSpinBox;

namespace tickscope {

/// Asks where cases are, under which name one works on them, and in which folders recordings are
/// looked for.
class ReviewSettingsDialog : public QDialog
{
    Q_OBJECT

public:
    struct Choice {
        QString place; ///< As StoreAddress::fromText() takes it.
        QString reviewer;
        QStringList folders;
        std::optional<QString> password; ///< Of a server; nothing: as it is.
        bool keepsPassword = true;       ///< In the keyring of the system.
        bool forgetsPassword = false;
    };

    ReviewSettingsDialog(const Choice &present, QWidget *parent = nullptr);

signals:
    void chosen(const tickscope::ReviewSettingsDialog::Choice &choice);

private:
    enum Kind { FileOrService, Server };
    void build(const Choice &present);
    [[nodiscard]] QWidget *placePage();
    [[nodiscard]] QWidget *serverPage();
    void fillServer(const QString &place);
    void showKind();
    void chooseFolder();
    void chooseCertificate();
    [[nodiscard]] QString place() const;
    [[nodiscard]] Choice choice() const;

    QComboBox *m_kind;
    QLineEdit *m_place;
    QLineEdit *m_host;
    QSpinBox *m_port;
    QLineEdit *m_database;
    QLineEdit *m_user;
    QWidget *m_certificateRow;
    QLineEdit *m_certificate;
    QLineEdit *m_password;
    QCheckBox *m_keeps;
    QCheckBox *m_forgets;
    QLineEdit *m_reviewer;
    QListWidget *m_folders;
    QWidget *m_placePage;
    QWidget *m_serverPage;
};

} // namespace tickscope
