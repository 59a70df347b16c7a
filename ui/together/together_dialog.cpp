// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/together/together_dialog.h"

#include <QClipboard>
#include <QComboBox>
#include <QFile>
#include <QFileDialog>
#include <QFormLayout>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSaveFile>
#include <QSettings>
#include <QSpinBox>
#include <QStackedWidget>

#include "ui/settings_notifier.h"
#include "ui/style/widget_parts.h"
#include "ui/together/broker_files.h"
#include "ui/together/own_broker.h"

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

constexpr int KeyRole = Qt::UserRole;
constexpr int DialogWidth = 440;

static QLabel *makeNote(const QString &name)
{
    auto *note = hintText();
    note->setObjectName(name);
    note->setTextFormat(Qt::PlainText);
    return note;
}

QString usualName()
{
    QString name = QSettings().value(settings::TogetherName).toString();
    if (name.isEmpty())
        name = QSettings().value(settings::CaseReviewer).toString();
    return name.isEmpty() ? qEnvironmentVariable("USER", qEnvironmentVariable("USERNAME")) : name;
}

TogetherDialog::TogetherDialog(Together &session, SharedView &view, SharedNotes &notes,
                               QWidget *parent)
    : QDialog(parent)
    , m_session(session)
    , m_view(view)
    , m_notes(notes)
    , m_pages(new QStackedWidget(this))
{
    setObjectName(QStringLiteral("togetherDialog"));
    setWindowTitle(tr("Watch together"));
    setMinimumWidth(DialogWidth);
    m_pages->addWidget(makeEntrance());
    m_pages->addWidget(makeRoom());
    makeColumn(this, {{m_pages, 1}});
    m_later.setSingleShot(true);
    connect(&m_later, &QTimer::timeout, this, &TogetherDialog::showAll);
    connect(&session, &Together::changed, this, &TogetherDialog::showLater);
    connect(&view, &SharedView::changed, this, &TogetherDialog::showLater);
    showAll();
}

QWidget *TogetherDialog::makeEntrance()
{
    auto *page = new QWidget;
    m_name = named(new QLineEdit(usualName()), "together.name");
    m_name->setMaxLength(static_cast<int>(LongestName));
    m_link = named(new QLineEdit, "together.link");
    m_link->setPlaceholderText(tr("Paste the link that you were sent"));
    m_join = sideButton(QStringLiteral("together.join"), tr("&Join"));
    m_address = named(new QComboBox, "together.address");
    m_address->setEditable(true);
    m_address->addItems(OwnBroker::addresses());
    m_address->setToolTip(tr("The address of this machine that stands in the links"));
    m_start = sideButton(QStringLiteral("together.start"), tr("&Start here"));
    m_startNote = makeNote(QStringLiteral("together.startNote"));
    const bool canStart = !OwnBroker::program().isEmpty();
    m_startNote->setText(
        canStart ? tr("Runs on this machine until you end the session. Others must be able to "
                      "reach this address.")
                 : tr("To start a session here, install Mosquitto (the package mosquitto)."));
    m_problem = makeNote(QStringLiteral("together.problem"));
    m_problem->setForegroundRole(QPalette::WindowText);

    auto *form = new QFormLayout;
    form->addRow(tr("Your &name"), m_name);
    const auto addRow = [form](const QString &title, QWidget *field, QWidget *button) {
        auto *label = new QLabel(title);
        label->setBuddy(field); // which a form knows of single fields only
        form->addRow(label, makeRow({{field, 1}, button}));
    };
    addRow(tr("&Link"), m_link, m_join);
    addRow(tr("&This machine"), m_address, m_start);
    form->addRow(QString(), m_startNote);
    auto *elsewhere = sideButton(QStringLiteral("together.elsewhere"), tr("On another &broker…"));
    connect(elsewhere, &QPushButton::clicked, this, &TogetherDialog::askForBroker);
    form->addRow(QString(), makeRow({elsewhere, stretchPart(1)}));
    makeColumn(page, {form, m_problem, stretchPart(1)}, {QMargins()});
    connect(m_name, &QLineEdit::textChanged, this, &TogetherDialog::showAll);
    connect(m_link, &QLineEdit::textChanged, this, &TogetherDialog::showAll);
    connect(m_link, &QLineEdit::returnPressed, m_join, &QPushButton::click);
    connect(m_join, &QPushButton::clicked, this, &TogetherDialog::join);
    connect(m_start, &QPushButton::clicked, this, &TogetherDialog::start);
    const QString copied = QGuiApplication::clipboard()->text().trimmed();
    if (watchLinkOf(copied))
        m_link->setText(copied);
    return page;
}

QWidget *TogetherDialog::makeRoom()
{
    auto *page = new QWidget;
    m_headline = named(new QLabel, "together.headline");
    m_headline->setTextFormat(Qt::PlainText);
    m_people = named(new QListWidget, "together.people", tr("Who is here"));
    m_noteText = named(new QLineEdit, "together.noteText", tr("Note for all"));
    m_noteText->setMaxLength(static_cast<int>(LongestNote));
    m_noteText->setToolTip(tr("Adds a marker of yours at the playhead, which all others see until "
                              "you delete it or leave"));
    m_note = makeNote(QStringLiteral("together.note"));
    m_copyLead = sideButton(QStringLiteral("together.copyLead"), tr("Copy link to &lead"));
    m_copyLead->setToolTip(tr("For one person, who may lead, too; copy another one for the next"));
    m_copyFollow = sideButton(QStringLiteral("together.copyFollow"), tr("Copy link to &follow"));
    m_copyFollow->setToolTip(tr("For all who only watch"));
    m_leave = sideButton(QStringLiteral("together.leave"), {});
    makeColumn(page,
               {m_headline,
                {m_people, 1},
                makeLeadButtons(),
                m_noteText,
                m_note,
                makeRow({m_copyLead, m_copyFollow, stretchPart(1), m_leave})},
               {QMargins()});
    connect(m_people, &QListWidget::itemSelectionChanged, this, &TogetherDialog::showLater);
    connect(m_copyLead, &QPushButton::clicked, this,
            [this] { copy(m_session.newLeadLink(), tr("Link to lead copied, for one person.")); });
    connect(m_copyFollow, &QPushButton::clicked, this,
            [this] { copy(m_session.followLink(), tr("Link to follow copied.")); });
    connect(m_leave, &QPushButton::clicked, &m_session, &Together::leave);
    connect(m_noteText, &QLineEdit::returnPressed, this, [this] {
        m_notes.add(m_noteText->text());
        m_noteText->clear();
    });
    return page;
}

QWidget *TogetherDialog::makeLeadButtons()
{
    auto *row = new QWidget;
    m_back = sideButton(QStringLiteral("together.back"), {});
    m_ask = sideButton(QStringLiteral("together.ask"), {});
    m_hand = sideButton(QStringLiteral("together.hand"), tr("&Hand over the lead"));
    makeRow(row, {m_ask, m_hand, m_back, stretchPart(1)}, {QMargins()});
    connect(m_back, &QPushButton::clicked, &m_view, &SharedView::comeBack);
    connect(m_ask, &QPushButton::clicked, this, [this] {
        if (m_session.isHost())
            m_session.handTo(m_session.self());
        else
            m_session.ask(!m_session.isAsking());
    });
    connect(m_hand, &QPushButton::clicked, this, [this] { m_session.handTo(chosen()); });
    return row;
}

void TogetherDialog::setLink(const QString &link)
{
    m_link->setText(link);
    if (m_name->text().trimmed().isEmpty())
        m_name->setFocus();
    else
        m_join->setFocus();
}

void TogetherDialog::askForNote()
{
    m_noteText->setFocus();
}

void TogetherDialog::start()
{
    QSettings().setValue(settings::TogetherName, m_name->text());
    m_problem->setText(m_session.start(m_name->text(), m_address->currentText().trimmed()));
}

void TogetherDialog::join()
{
    QSettings().setValue(settings::TogetherName, m_name->text());
    m_session.join(*watchLinkOf(m_link->text().trimmed()), m_name->text());
}

void TogetherDialog::askForBroker()
{
    auto *dialog = new BrokerDialog(this);
    connect(dialog, &BrokerDialog::chosen, this, [this](const WatchLink &host) {
        setLink(watchLinkText(host));
        m_join->click();
    });
    openOnce(*dialog);
}

void TogetherDialog::copy(const QString &link, const QString &said)
{
    QGuiApplication::clipboard()->setText(link);
    m_said = said;
    showAll();
}

QString TogetherDialog::chosen() const
{
    const auto items = m_people->selectedItems();
    return items.isEmpty() ? QString() : items.first()->data(KeyRole).toString();
}

void TogetherDialog::showAll()
{
    const QString link = m_link->text().trimmed();
    const bool isNamed = !m_name->text().trimmed().isEmpty();
    const bool isLink = watchLinkOf(link).has_value();
    m_join->setEnabled(isLink && isNamed);
    m_start->setEnabled(isNamed && !OwnBroker::program().isEmpty());
    if (m_session.isIn())
        return showRoom();
    m_said.clear();
    m_pages->setCurrentIndex(0);
    if (m_session.phase() == Together::Phase::Ended)
        m_problem->setText(tr("The session has ended."));
    else if (m_session.phase() == Together::Phase::Failed)
        m_problem->setText(m_session.trouble());
    else if (!link.isEmpty() && !isLink)
        m_problem->setText(tr("This is not a link to a session, or a part of it is missing."));
    else if (!isNamed)
        m_problem->setText(tr("Enter the name by which others know you."));
    else if (m_session.phase() == Together::Phase::None)
        m_problem->clear();
}

void TogetherDialog::showRoom()
{
    m_pages->setCurrentIndex(1);
    showPeople();
    const QString leader = m_session.nameOf(m_session.leader());
    if (m_session.phase() == Together::Phase::Connecting)
        m_headline->setText(m_session.trouble().isEmpty() ? tr("Connecting…")
                                                          : m_session.trouble());
    else if (m_session.isLeading())
        m_headline->setText(tr("You lead"));
    else
        m_headline->setText(leader.isEmpty() ? tr("Nobody leads yet") : tr("%1 leads").arg(leader));

    m_back->setText(tr("&Back to %1").arg(QString(leader).replace(u'&', QStringLiteral("&&"))));
    m_back->setVisible(m_view.sight() == SharedView::Sight::Elsewhere);
    m_ask->setVisible(m_session.mayAsk() && !m_session.isLeading());
    m_ask->setText(m_session.isHost()     ? tr("&Take the lead")
                   : m_session.isAsking() ? tr("&Do not ask any more")
                                          : tr("&Ask for the lead"));
    m_hand->setVisible(m_session.isLeading());
    m_hand->setEnabled(mayLead(chosen()) && chosen() != m_session.self());
    m_hand->setToolTip(tr("To the person chosen in the list, who came by a link to lead"));
    m_noteText->setVisible(m_session.mayAsk());
    m_noteText->setEnabled(m_notes.canAdd());
    m_noteText->setPlaceholderText(m_notes.isBlind()
                                       ? tr("No notes: a case asks for a blind second opinion")
                                       : tr("Note for all, at this moment"));
    m_copyLead->setVisible(m_session.isHost());
    m_copyFollow->setVisible(!m_session.followLink().isEmpty());
    m_leave->setText(m_session.isHost() ? tr("&End session") : tr("Lea&ve"));

    QStringList notes;
    if (!m_said.isEmpty())
        notes << m_said;
    if (m_session.isUnprotected())
        notes << tr("Anybody here can lead: the broker has no access rules.");
    if (m_session.ownBroker())
        notes << tr("Others must reach this machine at %1.").arg(m_session.place());
    if (m_session.isLeading() && m_view.isUntold())
        notes << tr("Others will see this recording as soon as it is read to its end.");
    if (m_session.isLeading() && m_view.isFilterTooLong())
        notes << tr("Your filter is too long to be shared; others keep theirs.");
    m_note->setText(notes.join(u'\n'));
}

void TogetherDialog::showPeople()
{
    const QString before = chosen();
    const QSignalBlocker quiet(m_people);
    m_people->clear();
    for (const auto &[key, person] : m_session.people()) {
        const QString name = m_session.nameOf(key);
        QString text = key == m_session.self() ? tr("%1 (you)").arg(name) : name;
        if (key == m_session.leader())
            text = tr("%1: leads").arg(text);
        else if (person.isAsking)
            text = tr("%1: asks for the lead").arg(text);
        else if (m_session.lacksRecording(person))
            text = tr("%1: does not have the recording").arg(text);
        else if (!mayLead(key))
            text = tr("%1: only watches").arg(text);
        auto *item = new QListWidgetItem(text, m_people);
        item->setData(KeyRole, key);
        item->setSelected(key == before);
    }
}

} // namespace tickscope::together
