// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/dialogs/bundle_dialog.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

#include "core/model/recording.h"
#include "ui/style/widget_parts.h"

namespace tickscope {

BundleDialog::BundleDialog(const QString &path, bool hasRecording, const QString &warning,
                           QWidget *parent)
    : QDialog(parent)
    , m_path(new QLineEdit(path))
    , m_recording(new QCheckBox(tr("Include the recording")))
    , m_clips(new QCheckBox(tr("Include a clip of each note")))
    , m_reviewers(new QCheckBox(tr("Include the names of the reviewers and the reporter")))
{
    setObjectName(QStringLiteral("bundleDialog"));
    setWindowTitle(tr("Create evidence bundle"));
    auto *text = new QLabel(
        tr("A folder that anyone can read without Tickscope: the report as a web page and PDF, "
           "pictures, tables and verdicts, with checksums of every file."));
    text->setWordWrap(true);
    nameWidget(*m_path, "bundle.path", tr("New folder"));
    m_recording->setObjectName(QStringLiteral("bundle.recording"));
    m_recording->setVisible(hasRecording);
    m_clips->setObjectName(QStringLiteral("bundle.clips"));
    m_clips->setVisible(hasRecording);
    m_clips->setToolTip(tr("The seconds around the note, in the format of the recording; with "
                           "pseudonyms, unless the bundle has names"));
    m_reviewers->setObjectName(QStringLiteral("bundle.reviewers"));
    m_reviewers->setToolTip(tr(
        "Otherwise reviewers are called Reviewer 1, Reviewer 2 …, and the reporter is left out"));
    auto *verbatim = new QLabel(
        tr("The report and the notes are printed as they were written, with the names in them. "
           "Only the reporter’s name is replaced, unless it is included."));
    verbatim->setWordWrap(true);
    verbatim->setForegroundRole(QPalette::PlaceholderText);
    auto *whole = new QLabel(
        tr("The recording is copied as it is: it has the names and the chat of "
           "everybody in it, the reporter’s as well."));
    whole->setObjectName(QStringLiteral("bundle.wholeRecording"));
    whole->setWordWrap(true);
    whole->hide();
    connect(m_recording, &QCheckBox::toggled, whole, &QLabel::setVisible);
    auto *missing = new QLabel(warning);
    missing->setObjectName(QStringLiteral("bundle.warning"));
    missing->setTextFormat(Qt::PlainText);
    missing->setWordWrap(true);
    missing->setVisible(!warning.isEmpty());
    auto *browse = new QPushButton(tr("Browse…"));
    browse->setAutoDefault(false);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    auto *make = buttons->addButton(tr("Create bundle"), QDialogButtonBox::AcceptRole);
    make->setObjectName(QStringLiteral("bundle.make"));
    const auto check = [this, make] {
        const QString wanted = m_path->text().trimmed();
        make->setEnabled(!wanted.isEmpty() && !QFileInfo::exists(wanted));
    };
    connect(m_path, &QLineEdit::textChanged, this, check);
    check();
    auto *row = makeRow({{m_path, 1}, browse});
    makeColumn(this, {text, row, verbatim, m_recording, whole, m_clips, m_reviewers, missing,
                      stretchPart(), buttons});
    constexpr int Width = 520;
    resize(Width, layout()->heightForWidth(Width));
    connect(browse, &QPushButton::clicked, this, &BundleDialog::chooseFolder);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(this, &QDialog::accepted, this, [this] {
        emit chosen(QFileInfo(m_path->text().trimmed()).absoluteFilePath(),
                    m_recording->isChecked(), m_clips->isChecked(), m_reviewers->isChecked());
    });
}

void BundleDialog::chooseFolder()
{
    const QFileInfo present(m_path->text());
    connect(askForFolder(this, tr("Bundle folder"), present.absolutePath()),
            &QFileDialog::fileSelected, this,
            [this, name = present.fileName()](const QString &folder) {
                m_path->setText(folder + u'/' + name);
            });
}

} // namespace tickscope
