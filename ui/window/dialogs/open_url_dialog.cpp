// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/dialogs/open_url_dialog.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QUrl>

#include "ui/style/widget_parts.h"

namespace tickscope {

OpenUrlDialog::OpenUrlDialog(const QString &url, QWidget *parent, Purpose purpose)
    : QDialog(parent)
    , m_purpose(purpose)
    , m_url(named(new QLineEdit(this), "openUrl.url"))
    , m_token(named(new QLineEdit(this), "openUrl.token"))
    , m_note(named(new QLabel(this), "openUrl.note"))
{
    setObjectName(QStringLiteral("openUrlDialog"));
    const bool opens = purpose == Purpose::Open;
    setWindowTitle(opens ? tr("Open URL") : tr("Add address to library"));
    m_url->setPlaceholderText(QStringLiteral("https://"));
    m_url->setMinimumWidth(420);
    m_token->setEchoMode(QLineEdit::Password);
    m_token->setPlaceholderText(tr("Only if the server asks for one"));
    m_token->setToolTip(
        opens ? tr("Sent to that server as a bearer token, and never stored")
              : tr("Sent to that server as a bearer token, and stored only in the system keyring. "
                   "For a private S3 bucket: s3:REGION:KEY:SECRET, which is not sent"));
    m_note->setTextFormat(Qt::PlainText);
    m_note->setForegroundRole(QPalette::PlaceholderText);

    auto *form = new QFormLayout;
    form->addRow(tr("&Address"), m_url);
    form->addRow(tr("&Token"), m_token);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Open | QDialogButtonBox::Cancel, this);
    m_open = buttons->button(QDialogButtonBox::Open);
    if (!opens)
        m_open->setText(tr("&Add"));
    makeColumn(this, {form, m_note, buttons});

    connect(m_url, &QLineEdit::textChanged, this, &OpenUrlDialog::check);
    connect(buttons, &QDialogButtonBox::accepted, this, &OpenUrlDialog::choose);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    const QString copied = QGuiApplication::clipboard()->text().trimmed();
    if (!url.isEmpty())
        m_url->setText(url);
    else if (isAddress(copied))
        m_url->setText(copied);
    if (!m_url->text().isEmpty())
        m_token->setFocus();
    check();
}

bool OpenUrlDialog::isAddress(const QString &url) const
{
    return !url.isEmpty() && faultOf(url).isEmpty();
}

QString OpenUrlDialog::faultOf(const QString &url) const
{
    const QUrl parsed(url.trimmed(), QUrl::StrictMode);
    if (url.trimmed().isEmpty())
        return m_purpose == Purpose::Open
                   ? tr("The address of a recording on a server.")
                   : tr("The address of a folder with recordings on a server.");
    if (parsed.scheme() != QLatin1String("https") && parsed.scheme() != QLatin1String("http"))
        return tr("The address begins with https:// or http://.");
    if (!parsed.isValid() || parsed.host().isEmpty())
        return tr("That is not a server address.");
    if (m_purpose == Purpose::AddToLibrary && (parsed.hasQuery() || !parsed.userInfo().isEmpty()))
        return tr("The address of a folder has no “?” and no password.");
    return {};
}

void OpenUrlDialog::check()
{
    const QString fault = faultOf(m_url->text());
    m_open->setEnabled(isAddress(m_url->text()));
    const bool isPlain = m_url->text().trimmed().startsWith(QLatin1String("http://"));
    if (fault.isEmpty() && isPlain)
        m_note->setText(
            tr("http:// is not encrypted: others can read everything, including the token."));
    else
        m_note->setText(fault);
}

void OpenUrlDialog::choose()
{
    emit urlChosen(m_url->text().trimmed(), m_token->text());
    m_token->clear();
    accept();
}

} // namespace tickscope
