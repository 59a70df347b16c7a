// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/together/broker_dialog.h"

#include <QFile>
#include <QFileDialog>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSaveFile>
#include <QSpinBox>

#include "ui/style/widget_parts.h"
#include "ui/together/broker_files.h"

namespace tickscope::together {

constexpr int UsualBrokerPort = 8883;
constexpr int BrokerDialogWidth = 520;
constexpr qint64 LongestCertificate = 1 << 20;

BrokerDialog::BrokerDialog(QWidget *parent)
    : QDialog(parent)
    , m_session(newHostLink({}, UsualBrokerPort, {}))
    , m_host(named(new QLineEdit, "broker.host"))
    , m_port(named(new QSpinBox, "broker.port"))
    , m_certificate(named(new QLineEdit, "broker.certificate"))
    , m_link(named(new QLineEdit, "broker.link"))
    , m_note(wrappedText())
    , m_save(sideButton("broker.save", tr("&Save accounts and rules…")))
    , m_start(sideButton("broker.start", tr("S&tart")))
{
    setObjectName(QStringLiteral("brokerDialog"));
    setWindowTitle(tr("Watch together on another broker"));
    setMinimumWidth(BrokerDialogWidth);
    build();
    for (const QLineEdit *field : {m_host, m_certificate})
        connect(field, &QLineEdit::textChanged, this, &BrokerDialog::showLink);
    connect(m_port, &QSpinBox::valueChanged, this, &BrokerDialog::showLink);
    connect(m_start, &QPushButton::clicked, this, [this] {
        emit chosen(link());
        accept();
    });
    connect(m_save, &QPushButton::clicked, this, [this] {
        connect(askForFolder(this, tr("Save accounts and rules")), &QFileDialog::fileSelected, this,
                &BrokerDialog::saveFiles);
    });
    showLink();
}

void BrokerDialog::build()
{
    m_host->setPlaceholderText(QStringLiteral("mqtt.example.org"));
    m_port->setRange(1, 0xFFFF);
    m_port->setValue(UsualBrokerPort);
    m_certificate->setPlaceholderText(tr("Empty: one that systems trust"));
    m_certificate->setToolTip(tr("SHA-256 fingerprint of the broker's certificate, or of the "
                                 "authority's that signed it, if the broker sends both"));
    auto *file = sideButton("broker.file", tr("&From file…"));
    connect(file, &QPushButton::clicked, this, [this] {
        connect(askForFile(this, tr("Certificate of the broker or of its authority")),
                &QFileDialog::fileSelected, this, &BrokerDialog::readCertificate);
    });
    m_link->setReadOnly(true);
    m_link->setToolTip(tr("Keep it to yourself: it begins the session again and gives all other "
                          "links"));
    m_note->setTextFormat(Qt::PlainText);
    auto *form = new QFormLayout;
    form->addRow(tr("&Broker"), m_host);
    form->addRow(tr("&Port"), m_port);
    auto *label = new QLabel(tr("&Certificate"));
    label->setBuddy(m_certificate);
    form->addRow(label, makeRow({{m_certificate, 1}, file}));
    form->addRow(tr("Host's &link"), m_link);
    makeColumn(this, {form, m_note, stretchPart(1), makeRow({m_save, stretchPart(1), m_start})});
}

WatchLink BrokerDialog::link() const
{
    WatchLink link = m_session;
    link.host = m_host->text().trimmed();
    link.port = m_port->value();
    // As programs print it: "sha256 Fingerprint=AB:CD:…".
    link.certificate = m_certificate->text().section(u'=', -1).remove(u':').trimmed().toLower();
    return link;
}

void BrokerDialog::showLink()
{
    const QString text = watchLinkText(link());
    const bool isWhole = watchLinkOf(text).has_value();
    m_link->setText(isWhole ? text : QString());
    m_link->setCursorPosition(0);
    m_start->setEnabled(isWhole);
    const bool isFingerprint = link().certificate.isEmpty() || isHex(link().certificate, 64);
    m_note->setText(isFingerprint
                        ? tr("First give the broker the accounts and rules of this session. "
                             "Without rules anybody with a link can lead.")
                        : tr("A SHA-256 fingerprint has 64 digits, 0 to 9 and A to F."));
}

void BrokerDialog::readCertificate(const QString &path)
{
    QFile file(path);
    const QString found = file.open(QIODevice::ReadOnly)
                              ? fingerprintInText(file.read(LongestCertificate))
                              : QString();
    if (found.isEmpty())
        m_note->setText(tr("There is no certificate in %1.").arg(path));
    else
        m_certificate->setText(found);
}

bool BrokerDialog::saveFiles(const QString &folder)
{
    const auto save = [&folder](const QString &name, const QByteArray &content) {
        QSaveFile file(folder + u'/' + name);
        return file.open(QIODevice::WriteOnly)
               && file.setPermissions(QFile::ReadOwner | QFile::WriteOwner)
               && file.write(content) == content.size() && file.commit();
    };
    const bool isSaved = save(QStringLiteral("tickscope.passwords"), brokerPasswords(m_session))
                         && save(QStringLiteral("tickscope.rules"), brokerRules(m_session));
    m_note->setText(isSaved ? tr("Saved in %1. For Mosquitto, name tickscope.passwords by "
                                 "password_file and tickscope.rules by acl_file.")
                                  .arg(folder)
                            : tr("The files could not be saved in %1.").arg(folder));
    return isSaved;
}

} // namespace tickscope::together
