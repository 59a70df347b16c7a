// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timeline/timeline_panel.h"

#include <QVBoxLayout>

#include "ui/docks/playback_bar.h"
#include "ui/document/latest_job.h"
#include "ui/timeline/overview_strip.h"
#include "ui/timeline/timeline_view.h"

namespace tickscope {

TimelinePanel::TimelinePanel(Document &document, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_bar(new PlaybackBar(document, this))
    , m_overview(new OverviewStrip(document, this))
    , m_view(new TimelineView(document, this))
    , m_laneJob(
          std::make_unique<LatestJob<Shared<LaneTicks>>>([this](const Shared<LaneTicks> &ticks) {
              if (!ticks)
                  return;
              m_overview->setTicks(ticks);
              m_view->setTicks(ticks);
          }))
{
    setObjectName(QStringLiteral("timelinePanel"));
    setAccessibleName(tr("Timeline and playback"));
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_bar);
    layout->addWidget(m_overview);
    layout->addWidget(m_view, 1);

    connect(&m_document, &Document::changed, this, &TimelinePanel::takeChanges);
}

TimelinePanel::~TimelinePanel() = default;

void TimelinePanel::takeChanges(Document::Changes changes)
{
    if (changes & Document::RecordingChanged) {
        m_laneJob->cancel();
        m_overview->setTicks(std::make_shared<const LaneTicks>());
    }
    if (!(changes & Document::LinesChanged) || !m_document.index())
        return;
    m_laneJob->start(
        *QThreadPool::globalInstance(),
        [index = m_document.index(), lines = m_document.eventLines()](const std::stop_token &stop) {
            return makeLaneTicks(*index, *lines, stop);
        });
}

} // namespace tickscope
