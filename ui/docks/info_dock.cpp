// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/docks/info_dock.h"

#include <algorithm>

#include <QFileInfo>
#include <QHeaderView>
#include <QLocale>
#include <QTableView>

#include "core/formats/format.h"
#include "core/formats/format_registry.h"
#include "core/model/secrets.h"
#include "ui/docks/table_parts.h"
#include "ui/document/content_hash_job.h"
#include "ui/models/value_text.h"
#include "ui/style/widget_parts.h"
#include "ui/texts/number_text.h"
#include "ui/texts/screen_text.h"
#include "ui/texts/sentence_words.h"

namespace tickscope {

namespace {

QString countText(std::size_t count)
{
    return numberText(static_cast<std::int64_t>(count));
}

Fact heading(const QString &title)
{
    return {title, {}, true};
}

/// Header values that are listed: more are not read, and a hostile file has half a million.
constexpr int MostHeaderValues = 5'000;

/// Groups and lists as "config: sv_name". \a count counts all, listed or not.
void addHeaderValues(std::vector<Fact> &facts, const std::vector<HeaderValue> &values,
                     const QString &group, bool showsSecrets, int &count)
{
    for (const HeaderValue &value : values) {
        const bool isSingle = value.shape == HeaderValue::Shape::Single;
        if (isSingle && ++count > MostHeaderValues)
            continue;
        const QString name = spokenText(group, screenText(value.name));
        if (!isSingle)
            addHeaderValues(facts, value.parts, name, showsSecrets, count);
        else
            facts.push_back({name, value.isSecret && !showsSecrets ? screenText(HiddenSecret)
                                                                   : plainValueText(value.value)});
    }
}

/// "chunks/key_frame" as words.
QString countName(const std::string &name)
{
    const QString text = screenText(name).replace(u'_', u' ');
    return spokenText(text.section(u'/', 0, -2), text.section(u'/', -1));
}

} // namespace

InfoDock::InfoDock(ActiveDocument &document, QWidget *parent)
    : DockPage(document, QStringLiteral("info"), tr("Info"),
               tr("What the file says about itself: header, counts, hashes, map."), parent)
    , m_model(new FactModel(this))
    , m_view(named(new QTableView, "info.list", tr("Recording details")))
    , m_stack(new NoteStack(*m_view, this))
{
    m_view->setModel(m_model);
    prepareTable(*m_view);
    m_view->horizontalHeader()->hide();
    m_view->setContextMenuPolicy(Qt::ActionsContextMenu);
    new ColumnFit(*m_view,
                  {{FactModel::ValueColumn, QStringLiteral("2028-12-28 22:48:28 UTC"), true},
                   {FactModel::NameColumn, QStringLiteral("keyframe tick markers"), false, false,
                    QStringLiteral("Recorded by")}});
    fillWith(this, {m_stack});
    addCopyAction(*m_view, "info.copy", tr("Copy rows"));
}

void InfoDock::refresh(Document::Changes changes)
{
    if (!(changes
          & (Document::RecordingChanged | Document::PhaseChanged | Document::IndexChanged
             | Document::MapChanged | Document::SecretsChanged | Document::ChainChanged
             | Document::HashChanged)))
        return;
    showFacts();
}

void InfoDock::showFacts()
{
    m_model->setFacts(facts());
    m_view->clearSpans();
    for (std::size_t i = 0; i < m_model->facts().size(); ++i) {
        if (m_model->facts()[i].isHeading)
            m_view->setSpan(static_cast<int>(i), 0, 1, FactModel::ColumnCount);
    }
    m_stack->setNote(m_model->facts().empty() ? tr("No recording is open.") : QString());
}

std::vector<Fact> InfoDock::facts() const
{
    std::vector<Fact> facts;
    if (!document()->recording())
        return facts;
    addFile(facts);
    addChain(facts);
    addMap(facts);
    addTimeline(facts);
    addHeader(facts);
    return facts;
}

void InfoDock::addFile(std::vector<Fact> &facts) const
{
    const RecordingInfo &info = document()->recording()->info();
    const auto add = [&facts](const QString &name, const QString &value) {
        if (!value.isEmpty())
            facts.push_back({name, value});
    };
    facts.push_back(heading(tr("Recording")));
    add(tr("File"), document()->displayName());
    add(tr("Size"), sizeText());
    add(tr("SHA-256"), document()->contentHash().text());
    const Format *format = allFormats().formatNamed(info.format);
    add(tr("Format"),
        format ? shownWord(std::string(format->info().name)) : screenText(info.format));
    add(tr("Format version"), QString::number(info.formatVersion));
    if (info.protocol)
        add(tr("Protocol"),
            info.protocolName.empty()
                ? screenText(*info.protocol)
                : tr("%1 (%2)").arg(screenText(*info.protocol), screenText(info.protocolName)));
    if (info.unread)
        add(tr("Not read"), shownFault(*info.unread));
    add(tr("Recorded by"), screenText(info.type));
    add(tr("Started"), timestampText(info));
}

/// Those outside the recording are seen nowhere else.
QString InfoDock::markersText() const
{
    const QString all = countText(document()->markers().all().size());
    const TickRange ticks = document()->index()->ticks();
    const auto outside = std::ranges::count_if(
        document()->recording()->info().markers,
        [ticks](const RecordedMarker &marker) { return !ticks.contains(marker.tick); });
    return outside == 0 ? all : tr("%1; outside the recording: %2").arg(all, numberText(outside));
}

/// "13.1 MiB (13,685,043 bytes)".
static QString sizeWithBytes(std::uint64_t bytes)
{
    constexpr std::uint64_t Kibibyte = 1024;
    const QString whole = byteCountText(bytes);
    return bytes < Kibibyte ? whole
                            : InfoDock::tr("%1 (%2)").arg(
                                QLocale().formattedDataSize(static_cast<qint64>(bytes), 1), whole);
}

/// Of the file itself; one that is packed, or one of several, is no more than a part.
QString InfoDock::sizeText() const
{
    const std::uint64_t whole = document()->recording()->info().byteSize;
    const QFileInfo file(document()->path());
    const std::uint64_t own = file.isFile() ? static_cast<std::uint64_t>(file.size()) : whole;
    return own < whole
               ? tr("%1, of %2 of the recording").arg(sizeWithBytes(own), sizeWithBytes(whole))
               : sizeWithBytes(own);
}

void InfoDock::addChain(std::vector<Fact> &facts) const
{
    const RecordingChain &chain = document()->recording()->info().chain;
    if (chain.id.empty() && chain.previous.empty())
        return;
    const ChainNeighbours &files = document()->reading().neighbours();
    const auto fileName = [](const std::string &path) {
        return QFileInfo(QString::fromStdString(path)).fileName();
    };
    facts.push_back(heading(tr("Recordings of this server")));
    facts.push_back({tr("ID"), screenText(chain.id)});
    if (!chain.previous.empty())
        facts.push_back({tr("Previous ID"), screenText(chain.previous)});
    const QString before = chain.previous.empty() ? tr("none, this is the first")
                                                  : tr("not in this folder");
    facts.push_back(
        {tr("Previous file"), files.previous.empty() ? before : fileName(files.previous)});
    facts.push_back(
        {tr("Next file"), files.next.empty() ? tr("not in this folder") : fileName(files.next)});
}

void InfoDock::addMap(std::vector<Fact> &facts) const
{
    const auto &map = document()->recording()->info().map;
    if (!map)
        return;
    facts.push_back(heading(tr("Map")));
    facts.push_back({tr("Name"), screenText(map->name)});
    facts.push_back({tr("Embedded"), map->isEmbedded ? tr("yes") : tr("no")});
    facts.push_back({tr("Shown"), document()->map().content()     ? tr("yes")
                                  : document()->map().isMissing() ? tr("no, not found")
                                                                  : tr("no")});
    if (const QString note = document()->map().note(); !note.isEmpty())
        facts.push_back({tr("Note"), note});
    if (map->size > 0)
        facts.push_back({tr("Size"), byteCountText(map->size)});
    if (map->crc32)
        facts.push_back({tr("CRC-32"), QString::fromStdString(crcText(*map->crc32))});
    if (map->sha256)
        facts.push_back({tr("SHA-256"), QString::fromStdString(hexText(*map->sha256))});
}

void InfoDock::addTimeline(std::vector<Fact> &facts) const
{
    const Shared<Index> &index = document()->index();
    if (!index)
        return;
    const auto add = [&facts](const QString &name, const QString &value) {
        facts.push_back({name, value});
    };
    const TickRange ticks = index->ticks();
    facts.push_back(heading(tr("Timeline")));
    add(tr("Ticks"),
        tr("%1 to %2").arg(numberText(ticks.first.value), numberText(ticks.last.value)));
    add(tr("Duration"), timeText(index->time().length()));
    add(tr("Ticks per second"), realText(index->time().ticksPerSecond()));
    const QString soFar = index->isComplete() ? QString() : tr(" so far");
    add(tr("Seek points"),
        tr("%1 of the recording").arg(countText(index->outline().seekPoints.size())));
    const std::ptrdiff_t ours = std::ranges::count(index->seekPoints(), SeekPointKind::Checkpoint,
                                                   &SeekPoint::kind);
    if (ours > 0)
        add(tr("Checkpoints"), tr("%1 made by Tickscope").arg(numberText(ours)) + soFar);
    add(tr("Events"), countText(index->eventCount()) + soFar);
    add(tr("Players"), countText(index->players().personCount()) + soFar);
    add(tr("Markers"), markersText());
    add(tr("Damaged places"), countText(index->damage().size()) + soFar);
    const auto counts = index->counts();
    if (counts.empty())
        return;
    facts.push_back(heading(tr("Counts")));
    for (const auto &[name, count] : counts)
        add(countName(name), numberText(count));
}

void InfoDock::addHeader(std::vector<Fact> &facts) const
{
    const auto &metadata = document()->recording()->info().metadata;
    if (metadata.empty())
        return;
    facts.push_back(heading(tr("Header")));
    int count = 0;
    addHeaderValues(facts, metadata, {}, document()->selection().showsSecrets(), count);
    if (count > MostHeaderValues)
        facts.push_back({tr("More"), tr("%Ln more value(s); tickscope-cli info lists them all",
                                        nullptr, count - MostHeaderValues)});
}

} // namespace tickscope
