// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/messages/crash_offer.h"

#include <QClipboard>
#include <QDialog>
#include <QDialogButtonBox>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSettings>

#include "ui/jobs/crash_reports.h"
#include "ui/settings_notifier.h"
#include "ui/style/widget_parts.h"
#include "ui/window/messages/message_bar.h"

namespace tickscope {

constexpr qint64 LongestReport = 1 << 20; // bytes; ours are shorter

CrashOffer::CrashOffer(MessageBar &messages, QWidget &window)
    : QObject(&window)
    , m_messages(messages)
    , m_window(window)
{
    const QFileInfoList reports = crash_reports::kept();
    if (!reports.isEmpty()
        && QSettings().value(settings::SeenCrash).toString() != reports.first().fileName())
        m_path = reports.first().filePath();
    show();
}

void CrashOffer::show()
{
    if (m_path.isEmpty())
        return;
    const QString what = crash_reports::isOfReader(m_path)
                             ? tr("A process that reads recordings for Tickscope crashed the last "
                                  "time. A report of it was kept on this computer; nothing was "
                                  "sent.")
                             : tr("Tickscope crashed the last time. A report of it was kept on "
                                  "this computer; nothing was sent.");
    m_messages.setMessage(MessageBar::Topic::Crash, {.text = what,
                                                     .actionText = tr("Show report"),
                                                     .action = [this] { openReport(); },
                                                     .closed = [this] { dismiss(); }});
}

void CrashOffer::dismiss()
{
    QSettings().setValue(settings::SeenCrash, QFileInfo(m_path).fileName());
    m_path.clear();
    m_messages.remove(MessageBar::Topic::Crash);
}

void CrashOffer::openReport()
{
    QFile file(m_path);
    const QByteArray report = file.open(QIODevice::ReadOnly) ? file.read(LongestReport)
                                                             : QByteArray();
    auto *dialog = named(new QDialog(&m_window), "crashReport");
    dialog->setWindowTitle(tr("Crash Report"));
    auto *text = named(new QPlainTextEdit(QString::fromUtf8(report)), "crashReport.text",
                       tr("Crash report"));
    text->setReadOnly(true);
    text->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    text->setLineWrapMode(QPlainTextEdit::NoWrap);
    auto *buttons = dialogButtons(*dialog, QDialogButtonBox::Close);
    auto *copy = named(buttons->addButton(tr("Copy"), QDialogButtonBox::ActionRole),
                       "crashReport.copy");
    auto *remove = named(buttons->addButton(tr("Delete"), QDialogButtonBox::DestructiveRole),
                         "crashReport.delete");
    connect(copy, &QPushButton::clicked, text,
            [text] { QGuiApplication::clipboard()->setText(text->toPlainText()); });
    connect(remove, &QPushButton::clicked, dialog, [dialog, path = m_path] {
        QFile::remove(path);
        dialog->close();
    });
    makeColumn(dialog,
               {wrappedText(tr("It has the places in the program where it crashed, versions, and "
                               "the checksum of the recording that was open, or its size where "
                               "the checksum was not known yet. It has nothing of what the "
                               "recording holds, and no name of a file but those of the "
                               "program and its libraries. It helps to find the fault.")),
                {text, 1},
                buttons});
    dialog->resize(720, 480);
    openOnce(*dialog);
    dismiss();
}

} // namespace tickscope
