// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/dialogs/bundle_dialog.h"

#include <algorithm>

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QLayout>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>

#include "core/model/recording.h"
#include "ui/style/widget_parts.h"
#include "ui/video/video_format.h"

namespace tickscope {

constexpr int MostMentionLines = 8;

BundleDialog::BundleDialog(const QString &path, bool hasRecording, const QString &warning,
                           const QStringList &mentions,
                           std::function<ClipsRemark(bool withReviewers)> clipsRemark,
                           QWidget *parent)
    : QDialog(parent)
    , m_clipsRemark(std::move(clipsRemark))
    , m_path(named(new QLineEdit(path), "bundle.path", tr("New folder")))
    , m_recording(named(new QCheckBox(tr("Include the recording")), "bundle.recording"))
    , m_clips(named(new QCheckBox(tr("Include a clip of each note")), "bundle.clips"))
    , m_videos(named(new QCheckBox(tr("Include each clip as a video, too")), "bundle.videos"))
    , m_hasFfmpeg(findFfmpeg().has_value())
    , m_reviewers(new QCheckBox(tr("Include the names of the reviewers and the reporter")))
    , m_mentions(named(new QPlainTextEdit, "bundle.mentions", tr("Said of the reporter")))
    , m_clipsLack(named(hintText(), "bundle.clipsLack"))
    , m_checking([this](const ClipsRemark &remark) {
        m_remark = remark;
        if (!remark.isPossible)
            m_clips->setChecked(false);
        showClipsRemark();
    })
{
    setObjectName(QStringLiteral("bundleDialog"));
    setWindowTitle(tr("Create evidence bundle"));
    auto *text = wrappedText(
        tr("A folder that anyone can read without Tickscope: the report as a web page and PDF, "
           "pictures, tables and verdicts, with checksums of every file."));
    m_recording->setVisible(hasRecording);
    m_clips->setVisible(hasRecording);
    m_clips->setToolTip(tr("The seconds around the note, in the format of the recording; with "
                           "pseudonyms, unless the bundle has names"));
    m_videos->setVisible(hasRecording);
    m_videos->setToolTip(m_hasFfmpeg ? tr("MP4 of the clip, with its names or pseudonyms")
                                     : tr("Videos need the program ffmpeg: install its package"));
    m_reviewers->setObjectName(QStringLiteral("bundle.reviewers"));
    m_reviewers->setToolTip(tr(
        "Otherwise reviewers are called Reviewer 1, Reviewer 2 …, and the reporter is left out"));
    auto *verbatim = hintText(
        tr("The report and the notes are printed as they were written, with the names in them. "
           "Only the reporter’s name is replaced, unless it is included; what else they say of the "
           "reporter may still tell who it was."));
    auto *whole = named(wrappedText(tr("The recording is copied as it is: it has the names and the "
                                       "chat of everybody in it, the reporter’s as well.")),
                        "bundle.wholeRecording");
    whole->hide();
    connect(m_recording, &QCheckBox::toggled, whole, &QLabel::setVisible);
    m_mentions->setPlainText(mentions.join(u'\n'));
    m_mentions->setReadOnly(true);
    m_mentions->setTabChangesFocus(true);
    const auto lines = std::min(MostMentionLines, static_cast<int>(mentions.size()) + 1);
    m_mentions->setFixedHeight(lines * fontMetrics().lineSpacing() + 12);
    const auto showMentions = [this, mentions] {
        m_mentions->setVisible(!mentions.isEmpty() && !m_reviewers->isChecked());
    };
    connect(m_reviewers, &QCheckBox::toggled, this, showMentions);
    showMentions();
    m_clipsLack->hide();
    connect(m_clips, &QCheckBox::toggled, this, &BundleDialog::showClipsRemark);
    connect(m_reviewers, &QCheckBox::toggled, this, &BundleDialog::checkClips);
    auto *missing = named(wrappedText(warning), "bundle.warning");
    missing->setTextFormat(Qt::PlainText);
    missing->setVisible(!warning.isEmpty());
    auto *browse = sideButton("bundle.browse", tr("Browse…"));
    auto *buttons = dialogButtons(*this, QDialogButtonBox::Cancel);
    auto *make = buttons->addButton(tr("Create bundle"), QDialogButtonBox::AcceptRole);
    make->setObjectName(QStringLiteral("bundle.make"));
    const auto check = [this, make] {
        const QString wanted = m_path->text().trimmed();
        make->setEnabled(!wanted.isEmpty() && !QFileInfo::exists(wanted));
    };
    connect(m_path, &QLineEdit::textChanged, this, check);
    check();
    auto *row = makeRow({{m_path, 1}, browse});
    makeColumn(this, {text, row, verbatim, m_mentions, m_recording, whole, m_clips, m_videos,
                      m_clipsLack, m_reviewers, missing, stretchPart(), buttons});
    constexpr int Width = 520;
    resize(Width, layout()->heightForWidth(Width));
    showClipsRemark();
    if (hasRecording)
        checkClips();
    connect(browse, &QPushButton::clicked, this, &BundleDialog::chooseFolder);
    connect(this, &QDialog::accepted, this, [this] {
        emit chosen(QFileInfo(m_path->text().trimmed()).absoluteFilePath(),
                    m_recording->isChecked(), m_clips->isChecked(),
                    m_videos->isEnabled() && m_videos->isChecked(), m_reviewers->isChecked());
    });
}

void BundleDialog::checkClips()
{
    m_checking.start([remark = m_clipsRemark, withReviewers = m_reviewers->isChecked()](
                         const std::stop_token &) { return remark(withReviewers); });
}

void BundleDialog::showClipsRemark()
{
    m_clips->setEnabled(m_remark.isPossible);
    m_videos->setEnabled(m_hasFfmpeg && m_clips->isChecked());
    m_clipsLack->setText(m_remark.text);
    m_clipsLack->setVisible(!m_remark.text.isEmpty()
                            && (m_clips->isChecked() || !m_remark.isPossible));
}

/// Layouts do not make a window higher for texts that break their lines.
bool BundleDialog::event(QEvent *event)
{
    const bool isTaken = QDialog::event(event);
    if (event->type() == QEvent::LayoutRequest)
        resize(width(), std::max(height(), layout()->heightForWidth(width())));
    return isTaken;
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
