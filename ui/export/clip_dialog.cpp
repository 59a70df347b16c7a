// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/clip_dialog.h"

#include <QCheckBox>
#include <QFile>
#include <QFormLayout>
#include <QThreadPool>

#include "ui/export/save_dialog.h"
#include "ui/texts/number_text.h"

namespace tickscope {

ClipDialog::ClipDialog(const Document &document, std::optional<Tick> moment, QWidget *parent)
    : SaveDialog(QStringLiteral("clip"), tr("Save clip"), tr("Save…"),
                 *QThreadPool::globalInstance(), parent)
    , m_recording(document.recording())
    , m_index(document.index())
    , m_path(document.path())
    , m_name(document.displayName())
    , m_ticks(new TicksBox(document.playback(), moment, this))
    , m_chat(new QCheckBox(tr("Include chat, whispers and votes"), this))
    , m_hidden(new QCheckBox(tr("Hide names of players and clans"), this))
    , m_checking([this](const Offer &offer) {
        setObstacle(offer.obstacle);
        showField(*m_chat, offer.hasChat);
        showField(*m_hidden, offer.hasNames);
    })
{
    name(*m_ticks, "ticks");
    name(*m_chat, "chat");
    name(*m_hidden, "hidden");
    m_chat->setChecked(true);
    m_hidden->setToolTip(tr("Write pseudonyms, also where names are mentioned in chat"));
    form().addRow(tr("Time"), m_ticks);
    form().addRow(QString(), m_chat);
    form().addRow(QString(), m_hidden);
    connect(m_ticks, &TicksBox::changed, this, &ClipDialog::check);
    connect(m_chat, &QCheckBox::toggled, this, &ClipDialog::check);
    connect(m_hidden, &QCheckBox::toggled, this, &ClipDialog::check);
    check();
}

void ClipDialog::check()
{
    m_checking.start(
        [recording = m_recording, index = m_index, options = options()](std::stop_token) {
            const auto refusal = [&](const ClipOptions &wished) {
                return clipRefusal(*recording, index->outline(), wished);
            };
            const TickRange all = index->ticks();
            const auto obstacle = refusal(options);
            return Offer{obstacle ? problemText(*obstacle) : QString(),
                         !refusal({.ticks = all, .chat = ClipOptions::Chat::LeftOut}),
                         !refusal({.ticks = all, .names = ClipOptions::Names::Hidden})};
        });
}

ClipOptions ClipDialog::options() const
{
    using Options = ClipOptions;
    return {.ticks = m_ticks->ticks(),
            .chat = m_chat->isChecked() ? Options::Chat::Kept : Options::Chat::LeftOut,
            .names = m_hidden->isChecked() ? Options::Names::Hidden : Options::Names::Kept};
}

SaveDialog::Proposal ClipDialog::proposal() const
{
    Proposal proposed = proposalLike(*m_recording, m_name);
    // Files are often called by who is in them.
    proposed.name = m_ticks->fileName(m_hidden->isChecked() ? tr("clip") : proposed.name);
    return proposed;
}

std::optional<SaveDialog::Work> ClipDialog::work(const QString &path)
{
    const MadeFile file{.path = QFile::encodeName(path).toStdString(),
                        .source = QFile::encodeName(m_path).toStdString(),
                        .ifPresent = IfPresent::Replace};
    return [recording = m_recording, index = m_index, options = options(),
            file](const Progress &progress, std::stop_token stop) {
        ClipOptions reporting = options;
        reporting.progress = progress;
        const auto report = saveClip(*recording, index->outline(), reporting, file, stop);
        if (!report)
            return ExportOutcome{problemText(report.error()), stop.stop_requested()};
        QStringList lacks;
        for (const Fault &change : report->changes)
            lacks << sentence(change);
        if (const auto damage = damageIn(index->outline(), report->ticks); !damage.empty())
            lacks << tr("%Ln damaged place(s) in these ticks", nullptr,
                        pluralCount(static_cast<std::int64_t>(damage.size())));
        return ExportOutcome{.remark = lacks.join(QStringLiteral(". "))};
    };
}

} // namespace tickscope
