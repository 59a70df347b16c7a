// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QDialog>
#include <QString>

class QCheckBox;
class QComboBox;
class QLineEdit;
class QSpinBox;

namespace tickscope {

/// Asks where cases are, and under which name one works on them.
class ReviewSettingsDialog : public QDialog
{
    Q_OBJECT

public:
    struct Choice {
        QString place; ///< As StoreAddress::fromText() takes it.
        QString reviewer;
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
    void alignLabels();
    void showKind();
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
    QWidget *m_placePage;
    QWidget *m_serverPage;
};

} // namespace tickscope
