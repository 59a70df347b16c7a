// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include "ui/together/watch_link.h"

class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

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

} // namespace tickscope::together
