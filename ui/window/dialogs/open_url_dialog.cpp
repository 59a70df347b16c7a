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

OpenUrlDialog::OpenUrlDialog(const QString &url, QWidget *parent)
    : QDialog(parent)
    , m_url(new QLineEdit(this))
    , m_token(new QLineEdit(this))
    , m_note(new QLabel(this))
{
    setObjectName(QStringLiteral("openUrlDialog"));
    setWindowTitle(tr("Open URL"));
    m_url->setObjectName(QStringLiteral("openUrl.url"));
    m_url->setPlaceholderText(QStringLiteral("https://"));
    m_url->setMinimumWidth(420);
    m_token->setObjectName(QStringLiteral("openUrl.token"));
    m_token->setEchoMode(QLineEdit::Password);
    m_token->setPlaceholderText(tr("Only if the server asks for one"));
    m_token->setToolTip(tr("Sent to that server as a bearer token, and never stored"));
    m_note->setObjectName(QStringLiteral("openUrl.note"));
    m_note->setTextFormat(Qt::PlainText);
    m_note->setForegroundRole(QPalette::PlaceholderText);

    auto *form = new QFormLayout;
    form->addRow(tr("&Address"), m_url);
    form->addRow(tr("&Token"), m_token);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Open | QDialogButtonBox::Cancel, this);
    m_open = buttons->button(QDialogButtonBox::Open);
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

bool OpenUrlDialog::isAddress(const QString &url)
{
    return !url.isEmpty() && faultOf(url).isEmpty();
}

QString OpenUrlDialog::faultOf(const QString &url)
{
    const QUrl parsed(url.trimmed(), QUrl::StrictMode);
    if (url.trimmed().isEmpty())
        return tr("The address of a recording on a server.");
    if (parsed.scheme() != QLatin1String("https") && parsed.scheme() != QLatin1String("http"))
        return tr("The address begins with https:// or http://.");
    if (!parsed.isValid() || parsed.host().isEmpty())
        return tr("That is not a server address.");
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
