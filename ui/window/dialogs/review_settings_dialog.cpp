// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/dialogs/review_settings_dialog.h"

#include "core/review/store/store_address.h"
#include "ui/style/widget_parts.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>

#include <algorithm>

namespace tickscope {

constexpr int UsualPort = 5432;

static QLineEdit *settingsLine(const char *name, const QString &placeholder = {})
{
    auto *line = new QLineEdit;
    line->setObjectName(QStringLiteral("reviewSettings.") + QLatin1String(name));
    line->setPlaceholderText(placeholder);
    return line;
}

ReviewSettingsDialog::ReviewSettingsDialog(const Choice &present, QWidget *parent)
    : QDialog(parent)
    , m_kind(named(new QComboBox, "reviewSettings.kind"))
    , m_place(settingsLine("place"))
    , m_host(settingsLine("host", tr("reviews.example.org")))
    , m_port(named(new QSpinBox, "reviewSettings.port"))
    , m_database(settingsLine("database"))
    , m_user(settingsLine("user"))
    , m_certificateRow(new QWidget)
    , m_certificate(settingsLine("certificate", tr("libpq default")))
    , m_password(settingsLine("password", tr("Unchanged")))
    , m_keeps(named(new QCheckBox(tr("&Keep it in the system keyring")), "reviewSettings.keeps"))
    , m_forgets(named(new QCheckBox(tr("&Forget the stored password")), "reviewSettings.forgets"))
    , m_reviewer(settingsLine("reviewer", tr("Your user name")))
    , m_placePage(placePage())
    , m_serverPage(serverPage())
{
    setObjectName(QStringLiteral("reviewSettings"));
    setWindowTitle(tr("Review settings"));
    auto *buttons = dialogButtons(*this, QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    connect(this, &QDialog::accepted, this, [this] { emit chosen(choice()); });
    connect(m_kind, &QComboBox::currentIndexChanged, this, &ReviewSettingsDialog::showKind);
    auto *kind = new QFormLayout;
    kind->addRow(tr("Case &store"), m_kind);
    makeColumn(this, {kind, m_placePage, m_serverPage, stretchPart(), buttons});
    resize(600, 400);
    build(present);
    alignLabels();
    showKind();
}

/// The fields of all forms stand below each other.
void ReviewSettingsDialog::alignLabels()
{
    QList<QLabel *> titles;
    int width = 0;
    for (QLabel *label : findChildren<QLabel *>()) {
        if (!label->buddy())
            continue;
        titles << label;
        width = std::max(width, label->sizeHint().width());
    }
    for (QLabel *title : titles)
        title->setMinimumWidth(width);
}

QWidget *ReviewSettingsDialog::placePage()
{
    auto *page = new QWidget;
    auto *form = new QFormLayout(page);
    form->setContentsMargins(0, 0, 0, 0);
    form->addRow(tr("&Location"), m_place);
    form->addRow(QString(), hintText(tr("The path of a case file, or service:NAME for a "
                                        "PostgreSQL server from your libpq service file.")));
    form->addRow(tr("&Reviewer"), m_reviewer);
    return page;
}

QWidget *ReviewSettingsDialog::serverPage()
{
    auto *page = new QWidget;
    auto *form = new QFormLayout(page);
    form->setContentsMargins(0, 0, 0, 0);
    form->addRow(tr("&Host"), m_host);
    form->addRow(tr("Por&t"), m_port);
    form->addRow(tr("&Database"), m_database);
    form->addRow(tr("&User"), m_user);
    form->addRow(tr("C&ertificate authority"), m_certificateRow);
    form->addRow(tr("Pass&word"), m_password);
    form->addRow(QString(), m_keeps);
    form->addRow(QString(), m_forgets);
    form->addRow(
        QString(),
        hintText(
            tr("The connection is encrypted, and the server must prove its identity. The password "
               "is kept only in the system keyring; without one, Tickscope asks each time.")));
    return page;
}

void ReviewSettingsDialog::build(const Choice &present)
{
    m_kind->addItems({tr("File or libpq service"), tr("Team server")});
    m_port->setRange(1, 65535);
    m_port->setValue(UsualPort);
    m_password->setEchoMode(QLineEdit::Password);
    m_keeps->setChecked(true);
    m_reviewer->setText(present.reviewer);
    auto *browse = new QPushButton(tr("Choose…"));
    m_certificate->setAccessibleName(tr("Certificate authority"));
    browse->setAccessibleName(tr("Choose certificate authority"));
    connect(browse, &QPushButton::clicked, this, &ReviewSettingsDialog::chooseCertificate);
    makeRow(m_certificateRow, {m_certificate, browse}, {QMargins()});
    m_certificateRow->setFocusProxy(m_certificate);
    fillServer(present.place);
}

/// A server that is named by its parts gets its fields; everything else is one text.
void ReviewSettingsDialog::fillServer(const QString &place)
{
    const auto address = review::StoreAddress::fromText(place);
    const bool isServer = address && address->kind == review::StoreAddress::Kind::Server
                          && address->service.isEmpty();
    m_kind->setCurrentIndex(isServer ? Server : FileOrService);
    if (!isServer)
        return m_place->setText(place);
    m_host->setText(address->host);
    m_port->setValue(address->port > 0 ? address->port : UsualPort);
    m_database->setText(address->database);
    m_user->setText(address->user);
    m_certificate->setText(address->rootCertificate);
}

void ReviewSettingsDialog::showKind()
{
    const bool isServer = m_kind->currentIndex() == Server;
    m_placePage->setVisible(!isServer);
    m_serverPage->setVisible(isServer);
    layout()->activate();
    resize(width(), std::max(height(), layout()->totalHeightForWidth(width())));
}

QString ReviewSettingsDialog::place() const
{
    if (m_kind->currentIndex() != Server)
        return m_place->text().trimmed();
    review::StoreAddress address;
    address.kind = review::StoreAddress::Kind::Server;
    address.host = m_host->text().trimmed();
    address.port = m_port->value();
    address.database = m_database->text().trimmed();
    address.user = m_user->text().trimmed();
    address.rootCertificate = m_certificate->text().trimmed();
    return address.url();
}

ReviewSettingsDialog::Choice ReviewSettingsDialog::choice() const
{
    Choice choice{place(), m_reviewer->text().trimmed(), {}, m_keeps->isChecked(), false};
    if (m_kind->currentIndex() == Server) {
        choice.forgetsPassword = m_forgets->isChecked();
        if (!m_password->text().isEmpty())
            choice.password = m_password->text();
    }
    return choice;
}

void ReviewSettingsDialog::chooseCertificate()
{
    auto *dialog = askForFile(this, tr("Choose certificate authority"), {},
                              tr("Certificates (*.pem *.crt *.cer)") + ";;" + tr("All files (*)"));
    connect(dialog, &QFileDialog::fileSelected, m_certificate, &QLineEdit::setText);
}

} // namespace tickscope
