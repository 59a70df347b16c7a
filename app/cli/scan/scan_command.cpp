// SPDX-License-Identifier: GPL-3.0-or-later
#include <filesystem>

#include "app/cli/cases/case_people.h"
#include "app/cli/cases/case_store.h"
#include "app/cli/input/command.h"
#include "app/cli/output/json_text.h"
#include "app/cli/output/translated.h"
#include "app/cli/scan/scan_journal.h"
#include "app/cli/scan/scan_names.h"
#include "app/cli/scan/scan_output.h"
#include "app/cli/scan/scan_reader.h"
#include "core/analysis/distinct_names.h"
#include "core/base/fault.h"
#include "core/base/try.h"
#include "core/base/utf8.h"
#include "core/io/http/url.h"
#include "core/model/event/event_sentence.h"
#include "core/model/recorded_report.h"
#include "core/review/store/report_filing.h"
#include "core/review/store/store.h"

namespace tickscope::cli {

namespace {

/// A case that is too long to be read through is of no use.
constexpr std::size_t MostNotes = 100;

QString text(std::string_view bytes)
{
    return QString::fromStdString(utf8Text(bytes));
}

std::vector<review::Annotation> notesOf(const ChosenEvents &events, const QString &recording)
{
    std::vector<review::Annotation> notes;
    const Index &index = *events.chosen.index;
    const auto add = [&](std::size_t, const EventRow &event) {
        review::Annotation note;
        note.recording = recording;
        note.tick = event.tick.value;
        note.category = text(event.kind().id);
        note.text = text(
            shownSentence(event, index.players(),
                          events.chosen.numbersPlayers ? DistinctBy::Number : DistinctBy::Client));
        const Player *player = events.chosen.who(partyOf(event, event.client));
        if (player)
            note.player = text(player->nameAt(event.tick));
        // At the tick of a note the client ID may be the next one's.
        if (event.client != NoClient && index.players().at(event.client, event.tick) == player)
            note.client = event.client;
        notes.push_back(std::move(note));
        return notes.size() < MostNotes;
    };
    (void)forEachEvent(index, EventMatcher(events.whole(), index), add);
    return notes;
}

/// What somebody in the game said when \a find was saved, with the accused as persons where one
/// alone had the name.
std::optional<review::Report> reportInGame(const ScanFind &find,
                                           const review::CaseRecording &recording)
{
    const auto said = recordedReport(find.opened.info());
    if (!said)
        return {};
    review::Report report = review::reportOf(recording, said->reporter, said->reason,
                                             said->accused);
    const Index &index = find.index ? *find.index : *find.events->chosen.index;
    for (review::Identity &identity : report.value.accused) {
        const auto holders = index.players().holdersOf(identity.names.front().toStdString());
        if (holders.size() == 1)
            identity = personOf(index, *holders.front(), recording.sha256);
    }
    return report;
}

/// What was asked, as it was written; empty for nothing.
QString claimOf(const ScanRequest &request)
{
    QStringList lines;
    for (const ScanCondition &condition : request.conditions)
        lines << QString::fromStdString(condition.text);
    for (const char *option : {"--kind", "--player", "--client", "--match", "--from", "--to"}) {
        for (const std::string &value : request.arguments.values(option))
            lines << QStringLiteral("%1 %2").arg(QLatin1String(option + 2),
                                                 QString::fromStdString(value));
    }
    return lines.join(QStringLiteral("; "));
}

Result<bool> fileOne(review::Store &store, const review::Report &report)
{
    return resultOf(review::fileReport(store, report)).map([](const review::Case &) {
        return true;
    });
}

/// Files a case about the recording of \a find, with a note for each event, and the report that the
/// recording was saved for, if any; false where events are wanted and none passes, and there is no
/// report. The same request files the same recording once, however often it is scanned, and a
/// report is filed once by whatever request. Errors: Io and those of the store.
Result<bool> fileFind(review::Store &store, const ScanFind &find, const ScanRequest &request)
{
    TRY_ASSIGN(const auto digest, contentSha256(*find.opened.recording));
    if (digest.empty())
        return failure(ErrorCode::BadInput, Fault::tr("not all of it is at hand to be hashed"));
    const QString sha256 = QString::fromStdString(digest);
    const std::string name = std::filesystem::path(find.opened.name).filename().string();
    const review::CaseRecording recording{sha256, text(name)};
    const QString asked = claimOf(request);
    const auto said = reportInGame(find, recording);
    if (said) {
        TRY(fileOne(store, *said));
        if (asked.isEmpty())
            return true;
    }
    review::Report report;
    if (find.events) {
        report.notes = notesOf(*find.events, sha256);
        if (report.notes.empty())
            return said.has_value();
    }
    report.value.recordings.push_back(recording);
    report.value.claim = QStringLiteral("Found by a scan: ")
                         + (asked.isEmpty() ? QStringLiteral("everything") : asked);
    if (find.players) {
        for (const FoundPlayer &player : *find.players)
            report.value.accused.push_back(
                personOf(*player.index, *player.index->players().withId(player.player), sha256));
    }
    report.value.tags << QStringLiteral("scan");
    report.key = QStringLiteral("scan\n%1\n%2").arg(sha256, report.value.claim);
    return fileOne(store, report);
}

constexpr OptionSpec OwnScanOptions[]{
    {"--when", "'FIGURE > N'",
     CliText::tr("Only recordings that meet this condition (>, >=, <, <=, =, !=); may "
                 "be given more than once")},
    {"--shard", "I/N", CliText::tr("Only part I of N of the recordings, for N processes")},
    {"--output", "FILE", CliText::tr("Write rows here instead of standard output"), 'o'},
    {"--journal", "FILE",
     CliText::tr("Record progress here; the same command resumes where it stopped")},
    {"--case", "", CliText::tr("File a case about each recording instead of writing rows")},
    StoreOption,
    AsOption,
    {"--maps", "DIR", CliText::tr("Look for maps here as well; may be given more than once")},
    {"--show-secrets", "", CliText::tr("Show passwords and players' save codes in plain text")},
};

std::vector<OptionSpec> scanOptions()
{
    const auto events = eventQueryOptions();
    std::vector<OptionSpec> all(events.begin(), events.end());
    all.insert(all.end(), std::begin(OwnScanOptions), std::end(OwnScanOptions));
    return all;
}

/// All that decides what is written, so that a journal serves one scan only.
std::string requestText(const Arguments &arguments)
{
    std::string request = shownName(arguments.value("--output").value_or(""));
    for (const OptionSpec &option : scanOptions()) {
        if (option.name == "--journal" || option.name == "--output")
            continue;
        request += '\n' + std::string(option.name);
        if (arguments.has(option.name) && option.argument.empty())
            request += '!';
        for (const std::string &value : arguments.values(option.name))
            request += '\n' + value;
    }
    for (const std::string &word : arguments.files())
        request += "\n: " + word;
    return request;
}

/// One run over all that is named.
class Scan
{
public:
    Scan(const ScanRequest &request, Shard shard, TextSink &sink)
        : m_request(request)
        , m_shard(shard)
        , m_sink(sink)
    {
    }

    void useJournal(ScanJournal &journal, ScanOutput *output)
    {
        m_journal = &journal;
        m_output = output;
    }
    void useStore(review::Store &store) { m_store = &store; }

    /// Errors: Io, when what was found can be stored no longer.
    Result<ExitCode> run()
    {
        forEachName(
            m_request.arguments.files(), m_request.http,
            [this](const std::string &name, NameOrigin origin) { take(name, origin); },
            [this](const std::string &place, const std::string &why) {
                complain(shownName(place) + ": " + why);
                ++m_counts.failed;
            });
        if (!m_trouble)
            store();
        if (m_trouble)
            return tl::unexpected(*m_trouble);
        if (const auto misspelling = m_seen.misspelling(m_request.conditions))
            return failure(ErrorCode::BadInput, *misspelling);
        if (!m_request.arguments.isQuiet())
            printWhatWasSeen();
        return m_counts.exitCode(m_hasSkipped);
    }

private:
    void take(const std::string &name, NameOrigin origin)
    {
        if (m_trouble || !m_sink.isWanted() || !m_shard.takes(name))
            return;
        if (m_journal && m_journal->isFinished(name)) {
            m_hasSkipped = true;
            return;
        }
        read(name, origin);
        if (m_trouble || !m_journal)
            return;
        m_journal->finish(name, m_output ? m_output->size() : 0);
        if (m_journal->isDue())
            store();
    }

    void read(const std::string &name, NameOrigin origin)
    {
        bool isDamaged = false;
        const auto find = scanRecording(name, m_request, isDamaged, m_seen);
        if (!find) {
            // Maps, notes and pictures lie beside recordings.
            if (origin == NameOrigin::Named || find.error().code != ErrorCode::UnknownFormat)
                reportFailure(name, find.error());
            return;
        }
        ++m_counts.read;
        m_counts.damaged += isDamaged;
        if (!*find)
            return;
        const auto filed = m_store ? fileFind(*m_store, **find, m_request)
                                   : Result<bool>(writeFind(**find, m_sink));
        if (filed) {
            m_matched += *filed;
            return;
        }
        // A recording may be at fault, or the store; without that it makes no sense to go on.
        if (filed.error().code == ErrorCode::Io)
            m_trouble = filed.error();
        else
            reportFailure(name, filed.error());
    }

    /// Where nothing matched, why.
    void printWhatWasSeen() const
    {
        complain(shownFault(
            {Fault::trN("%n recording(s) looked at, %2 matched"), m_counts.read, m_matched}));
        if (m_counts.read == 0 || m_matched > 0)
            return;
        for (const std::string &sentence : m_seen.sentences(m_request.conditions))
            complain(sentence);
        if (m_request.wantsEvents)
            complain(shownFault(Fault::tr("no event is as the options want it")));
    }

    /// One bad file is a row like any other.
    void reportFailure(const std::string &name, const Error &error)
    {
        ++m_counts.failed;
        const std::string shown = shownName(name);
        complain(shown, error);
        if (m_store)
            return;
        Json row;
        insertText(row, "file", shown);
        row["error"] = jsonError(error);
        m_sink.write(jsonLine(row));
    }

    /// First the rows, then that they are there.
    void store()
    {
        auto stored = m_output ? m_output->sync() : Result<void>();
        if (stored && m_journal)
            stored = m_journal->commit();
        if (!stored)
            m_trouble = stored.error();
    }

    const ScanRequest &m_request;
    Shard m_shard;
    TextSink &m_sink;
    ScanJournal *m_journal = nullptr;
    ScanOutput *m_output = nullptr;
    review::Store *m_store = nullptr;
    SeenFigures m_seen;
    ReadCounts m_counts;
    std::uint64_t m_matched = 0;
    bool m_hasSkipped = false;
    std::optional<Error> m_trouble; ///< Ends the scan.
};

Result<void> checkScan(const Arguments &arguments)
{
    if (arguments.files().empty())
        return failure(ErrorCode::BadInput, Fault::tr("give files, folders, URLs or -"));
    if (arguments.has("--case") && arguments.has("--output"))
        return failure(ErrorCode::BadInput, Fault::tr("give either --output or --case"));
    if (arguments.has("--journal") && !arguments.has("--output") && !arguments.has("--case"))
        return failure(ErrorCode::BadInput,
                       Fault::tr("--journal needs --output or --case: progress on "
                                 "standard output cannot be known"));
    if (wantsKindList(arguments))
        return failure(ErrorCode::BadInput,
                       Fault::tr("use events --kind list to print the event types"));
    TRY(parseShard(arguments.value("--shard").value_or("1/1")));
    return scanRequest(arguments).map([](const auto &) {});
}

Result<ExitCode> runScan(const Arguments &arguments, Output &standardOutput)
{
    TRY_ASSIGN(const auto request, scanRequest(arguments));
    TRY_ASSIGN(const auto shard, parseShard(arguments.value("--shard").value_or("1/1")));
    std::optional<ScanJournal> journal;
    if (const auto path = arguments.value("--journal")) {
        TRY_ASSIGN(auto opened, ScanJournal::open(*path, requestText(arguments)));
        journal.emplace(std::move(opened));
    }
    std::optional<ScanOutput> output;
    if (const auto path = arguments.value("--output")) {
        const bool goesOn = journal && !journal->isNew();
        TRY_ASSIGN(
            auto opened,
            ScanOutput::open(*path, goesOn ? std::optional(journal->outputBytes()) : std::nullopt));
        output.emplace(std::move(opened));
    }
    std::unique_ptr<review::Store> store;
    if (arguments.has("--case")) {
        TRY_ASSIGN(store, openStore(arguments));
    }
    Scan scan(request, shard, output ? static_cast<TextSink &>(*output) : standardOutput);
    if (journal)
        scan.useJournal(*journal, output ? &*output : nullptr);
    if (store)
        scan.useStore(*store);
    auto code = scan.run();
    if (const auto whole = output ? output->sync() : Result<void>(); code && !whole) {
        // What a journal knows of is gone on with when there is room.
        std::error_code ignored;
        if (!journal)
            std::filesystem::remove(*arguments.value("--output"), ignored);
        return tl::unexpected(whole.error());
    }
    return code;
}

const auto ScanOptions = scanOptions();

} // namespace

const Command ScanCommand{
    .name = "scan",
    .summary = CliText::tr("Searches many recordings (rows, or cases)"),
    .details = CliText::tr(
        "For each recording that meets every --when, the events that the options select are\n"
        "rows, as in events --json; without such options, its figures are one row. Figures\n"
        "are those of info: byte_size, duration_seconds, tick_rate, first_tick, last_tick,\n"
        "tick_count, markers, seek_points, recorded_ticks, lost_ticks, players, entities,\n"
        "damage, counts.NAME, and events.KIND (of what is recorded, and not of what is\n"
        "rebuilt from it); and those of facts, which must hold for one\n"
        "player, who is named in the row: press_interval of all inputs, Hook.press_interval\n"
        "of one. A PATH may be a folder, also an address of one, with a slash at its end: what\n"
        "its server lists there is searched. - reads names from standard input, one per line. A\n"
        "recording that cannot be read is a row with its error; files of other types in a\n"
        "folder are skipped. With --case a recording that a game saved for a report becomes a\n"
        "case of that report, with reporter, reason and accused, however often it is scanned."),
    .options = ScanOptions,
    .check = checkScan,
    .runWhole = runScan,
    .usage = "PATH|URL|-...",
};

} // namespace tickscope::cli
