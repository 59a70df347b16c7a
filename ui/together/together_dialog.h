// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QTimer>

#include "ui/together/shared_notes.h"
#include "ui/together/shared_view.h"
#include "ui/together/watch_link.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QSpinBox;
class QStackedWidget;

namespace tickscope::together {

/// Begins a session with a broker that runs elsewhere: where it is, which certificate it has, and
/// the accounts and rules that it must be given first.
class BrokerDialog : public QDialog
{
    Q_OBJECT

public:
    explicit BrokerDialog(QWidget *parent);

    /// Both files, readable for their owner alone. Whether they were written.
    bool saveFiles(const QString &folder);
    /// Takes over the fingerprint of the certificate in that file.
    void readCertificate(const QString &path);

signals:
    void chosen(const tickscope::together::WatchLink &host);

private:
    void build();
    void showLink();
    [[nodiscard]] WatchLink link() const;

    const WatchLink m_session; ///< Its place and certificate are those of the fields.
    QLineEdit *m_host;
    QSpinBox *m_port;
    QLineEdit *m_certificate;
    QLineEdit *m_link;
    QLabel *m_note;
    QPushButton *m_save;
    QPushButton *m_start;
};

/// Begins or joins a session, and shows who is in it and what can be done about the lead. Stays
/// open beside the window.
class TogetherDialog : public QDialog
{
    Q_OBJECT

public:
    /// All must live longer.
    TogetherDialog(Together &session, SharedView &view, SharedNotes &notes, QWidget *parent);

    /// Offers to join by \a link.
    void setLink(const QString &link);
    /// Lets a note for all be typed at once.
    void askForNote();

private:
    QWidget *makeEntrance();
    QWidget *makeRoom();
    QWidget *makeLeadButtons();
    void start();
    void join();
    void askForBroker();
    void copy(const QString &link, const QString &said);
    void showLater() { m_later.start(); }
    void showAll();
    void showRoom();
    void showPeople();
    [[nodiscard]] QString chosen() const;

    Together &m_session;
    SharedView &m_view;
    SharedNotes &m_notes;
    QTimer m_later; ///< However many people come at once, they are shown once.
    QStackedWidget *m_pages;
    QLineEdit *m_name;
    QComboBox *m_address;
    QPushButton *m_start;
    QLabel *m_startNote;
    QLineEdit *m_link;
    QPushButton *m_join;
    QLabel *m_problem;
    QLabel *m_headline;
    QLabel *m_note;
    QListWidget *m_people;
    QLineEdit *m_noteText;
    QPushButton *m_back;
    QPushButton *m_ask;
    QPushButton *m_hand;
    QPushButton *m_copyLead;
    QPushButton *m_copyFollow;
    QPushButton *m_leave;
    QString m_said; ///< What was copied.
};

/// What others see this person as, unless they say otherwise.
[[nodiscard]] QString usualName();

} // namespace tickscope::together
