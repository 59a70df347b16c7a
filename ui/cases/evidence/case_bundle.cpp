// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cases/evidence/case_bundle.h"

#include <utility>

#include <QDir>
#include <QFileInfo>

#include "core/base/try.h"
#include "core/formats/format_registry.h"
#include "ui/cases/evidence/report_pdf.h"
#include "ui/video/video_format.h"

namespace tickscope {

constexpr int ProgressPause = 100; // milliseconds
constexpr double GatherShare = 80; // percent
constexpr double PdfShare = 19;    // the rest is writing

/// All of it but what runs long is done in one go: the caller looks for its end.
static review::Stored<void> writeAll(const QString &path, const review::Case &value,
                                     std::vector<review::BundlePart> parts,
                                     std::atomic<int> &percent)
{
    addPdfOfReport(parts, [&percent](double share) {
        percent.store(static_cast<int>(GatherShare + share * PdfShare));
    });
    // The folder that the dialog offers may be the first one in its place.
    QDir().mkpath(QFileInfo(path).absolutePath());
    return review::writeBundle(path, value, parts);
}

CaseBundle::CaseBundle(ActiveDocument &document, Cases &cases)
    : m_document(document)
    , m_cases(cases)
    , m_gatherJob([this](const Evidence &evidence) { takeEvidence(evidence); })
    , m_writeJob([this](const review::Stored<void> &written) { takeWritten(written); })
{
    m_pool.setMaxThreadCount(1);
    m_progressTimer.setInterval(ProgressPause);
    connect(&m_progressTimer, &QTimer::timeout, this, &CaseBundle::reportProgress);
}

void CaseBundle::make(const QString &path, Recordings recordings, Clips clips,
                      review::ReviewerNames names)
{
    if (m_isRunning || !m_cases.chosen())
        return;
    m_isRunning = true;
    ++m_run;
    m_path = path;
    m_names = names;
    m_case = m_cases.chosen()->id;
    const bool isFile = QFileInfo(m_document->path()).isFile();
    m_recording = recordings == Recordings::Included && isFile ? m_document->path() : QString();
    if (!m_recording.isEmpty())
        m_copyName = review::recordingPartName(
            1, m_cases.recording(),
            allFormats().endingOf(m_document->recording()->info().format,
                                  m_recording.toStdString()));
    m_clips = clips != Clips::Left ? std::make_shared<const QTemporaryDir>() : nullptr;
    auto order = orderOfOpen();
    if (order && m_clips)
        order->clips = {m_clips->path(), clipNamesFor(names),
                        clips == Clips::WithVideos ? findFfmpeg().value_or(QString()) : QString()};
    Evidence before;
    addMissing(*m_cases.chosen(), order ? QStringList{m_cases.recording()} : QStringList(), before);
    m_percent = std::make_shared<std::atomic<int>>(0);
    m_progressTimer.start();
    reportProgress();
    m_gatherJob.start(m_pool, [order = std::move(order), before = std::move(before),
                               clips = m_clips, percent = m_percent](const std::stop_token &stop) {
        Evidence evidence = before;
        if (order)
            gatherEvidence(
                *order, evidence,
                [&percent](double share) { percent->store(static_cast<int>(share * GatherShare)); },
                stop);
        return evidence;
    });
}

std::optional<EvidenceOrder> CaseBundle::orderOfOpen() const
{
    const auto &recording = m_document->recording();
    if (!recording || !m_document->index() || !m_document->index()->isComplete()
        || !m_cases.isAboutRecording())
        return {};
    EvidenceOrder order{factSourceOf(recording, m_document->index(), m_document->map().found()),
                        m_document->map().content(),
                        GameData::installed(),
                        QFileInfo(m_document->path()).fileName(),
                        m_cases.recording(),
                        {},
                        m_cases.chosen()->accused,
                        m_cases.chosen()->reporter};
    for (const review::Annotation &note : m_cases.notes()) {
        if (note.number > 0 && note.recording == m_cases.recording())
            order.notes.push_back(note);
    }
    return order;
}

void CaseBundle::cancel()
{
    m_gatherJob.cancel();
    // What is being written is written to its end: a bundle is there whole or not at all.
    m_isRunning = m_writeJob.isRunning();
    ++m_run;
    if (!m_isRunning)
        m_progressTimer.stop();
}

void CaseBundle::takeEvidence(const Evidence &evidence)
{
    m_cases.store().read<Read>(
        this,
        [id = m_case, names = m_names, evidence](review::Store &store) -> review::Stored<Read> {
            TRY_ASSIGN(auto value, store.cases().withId(id));
            TRY_ASSIGN(auto parts, review::bundleParts(store, id, evidence, names));
            return Read{std::move(value), std::move(parts)};
        },
        [this, run = m_run](const review::Stored<Read> &read) {
            if (run != m_run)
                return;
            if (read)
                write(*read);
            else
                takeWritten(tl::unexpected(read.error()));
        });
}

void CaseBundle::write(const Read &read)
{
    std::vector<review::BundlePart> parts = read.parts;
    if (!m_recording.isEmpty())
        parts.push_back({m_copyName, {}, m_recording});
    m_writeJob.start(m_pool, [path = m_path, value = read.value, parts = std::move(parts),
                              percent = m_percent](const std::stop_token &) {
        return writeAll(path, value, parts, *percent);
    });
}

void CaseBundle::takeWritten(const review::Stored<void> &written)
{
    m_progressTimer.stop();
    m_isRunning = false;
    m_clips.reset();
    if (written)
        emit made(m_path);
    else
        emit failed(written.error());
}

} // namespace tickscope
