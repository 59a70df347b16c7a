// SPDX-License-Identifier: GPL-3.0-or-later
#include <cerrno>
#include <cstdint>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <span>
#include <string>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

#include "app/cli/cases/case_people.h"
#include "app/cli/cases/case_store.h"
#include "app/cli/input/command.h"
#include "app/cli/output/json_text.h"
#include "app/cli/output/translated.h"
#include "app/cli/scan/scan_journal.h"
#include "app/cli/scan/scan_names.h"
#include "app/cli/scan/scan_reader.h"
#include "core/analysis/distinct_names.h"
#include "core/base/fault.h"
#include "core/base/try.h"
#include "core/base/utf8.h"
#include "core/export/text/text_sink.h"
#include "core/io/byte_store.h"
#include "core/io/file_descriptor.h"
#include "core/io/file_source.h"
#include "core/io/http/url.h"
#include "core/model/recorded_report.h"
#include "core/review/store/report_filing.h"
#include "core/review/store/store.h"

namespace tickscope::cli {

namespace {

constexpr std::size_t PendingRows = 1U << 16;

static tl::unexpected<Error> outputError(const std::string &path, int number)
{
    return ioError({faults::Words, path + ": " + std::strerror(number)});
}

/// A file that a scan writes rows into, and goes on with after it was killed.
class ScanOutput : public TextSink
{
public:
    /// \param bytes  that are kept of what is there; the rest is cut off. Nothing: the file must be
    ///               new. Errors: Io.
    static Result<ScanOutput> open(const std::string &path, std::optional<std::uint64_t> bytes)
    {
        // Without waiting for somebody who reads a pipe.
        const int flags = O_WRONLY | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK
                          | (bytes ? 0 : O_EXCL);
        FileDescriptor opened(::open(path.c_str(), flags, 0666));
        if (!opened)
            return outputError(path, errno);
        const int file = opened.get();
        ScanOutput output(path, std::move(opened), bytes.value_or(0));
        struct stat status {
        };
        if (::fstat(file, &status) != 0)
            return outputError(path, errno);
        if (!S_ISREG(status.st_mode))
            return ioError({faults::IsNoRegularFile, path});
        if (std::cmp_less(status.st_size, output.m_size))
            return ioError(
                {Fault::tr("%1: shorter than its journal says; remove both to start again"), path});
        if (::ftruncate(file, static_cast<off_t>(output.m_size)) != 0
            || ::lseek(file, 0, SEEK_END) < 0)
            return outputError(path, errno);
        return output;
    }

    ~ScanOutput() override
    {
        if (m_file)
            flush();
    }

    ScanOutput(ScanOutput &&) = default;

    void write(std::string_view text) override
    {
        m_pending += text;
        m_size += text.size();
        if (m_pending.size() >= PendingRows)
            flush();
    }

    [[nodiscard]] bool isWanted() const override { return m_errorNumber == 0; }
    /// Bytes that were written, those of earlier runs too.
    [[nodiscard]] std::uint64_t size() const { return m_size; }

    /// Waits until the disk has all. Errors: Io.
    [[nodiscard]] Result<void> sync()
    {
        flush();
        if (m_errorNumber == 0 && ::fsync(m_file.get()) != 0)
            m_errorNumber = errno;
        return m_errorNumber == 0 ? Result<void>{}
                                  : Result<void>(outputError(m_path, m_errorNumber));
    }

private:
    ScanOutput(std::string path, FileDescriptor file, std::uint64_t size)
        : m_path(std::move(path))
        , m_file(std::move(file))
        , m_size(size)
    {
    }

    void flush()
    {
        if (m_errorNumber == 0 && !writeAll(m_file.get(), std::as_bytes(std::span(m_pending))))
            m_errorNumber = errno;
        m_pending.clear();
    }

    std::string m_path;
    FileDescriptor m_file;
    std::uint64_t m_size = 0;
    std::string m_pending;
    int m_errorNumber = 0;
};

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
        const PlayerRef who = partyOf(event, event.client);
        const Player *player = events.chosen.who(who);
        if (player)
            note.player = text(player->nameAt(who));
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
        return badInput(Fault::tr("not all of it is at hand to be hashed"));
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
     CliText::tr("Only recordings that meet this condition (>, >=, <, <=, =, !=); may be given "
                 "more than once")},
    {"--shard", "I/N", CliText::tr("Only part I of N of the recordings, for N processes")},
    {"--output", "FILE", CliText::tr("Write rows here instead of standard output"), 'o'},
    {"--journal", "FILE",
     CliText::tr("Record progress here; the same command resumes where it stopped, and reads again "
                 "what has changed since. Earlier rows stay, so each has the SHA-256 of its file")},
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
struct Scan {
    const ScanRequest &request;
    Shard shard;
    TextSink &sink;
    ScanJournal *journal = nullptr;     ///< Null: progress is not kept.
    ScanOutput *journalled = nullptr;   ///< What the journal counts the bytes of, in a file.
    review::Store *caseStore = nullptr; ///< Where matches are filed; null: nowhere.
    SeenFigures seen = {};
    ReadCounts counts = {};
    std::uint64_t matched = 0;
    bool hasSkipped = false;
    std::optional<Error> trouble = {}; ///< Ends the scan.

    /// Errors: Io, when what was found can be stored no longer.
    Result<ExitCode> run()
    {
        forEachName(
            request.arguments.files(), request.http,
            [this](const std::string &name, NameOrigin origin) { take(name, origin); },
            [this](const std::string &place, const std::string &why) {
                complain(shownName(place) + ": " + why);
                ++counts.failed;
            });
        if (!trouble)
            store();
        if (trouble)
            return tl::unexpected(*trouble);
        if (const auto misspelling = seen.misspelling(request.conditions))
            return badInput(*misspelling);
        if (!request.arguments.isQuiet())
            printWhatWasSeen();
        return counts.exitCode(hasSkipped);
    }

    void take(const std::string &name, NameOrigin origin)
    {
        if (trouble || !sink.isWanted() || !shard.takes(name))
            return;
        const std::string version = journal ? ScanJournal::versionOf(name) : std::string();
        if (journal && journal->isFinished(version)) {
            hasSkipped = true;
            return;
        }
        read(name, origin);
        if (trouble || !journal)
            return;
        journal->finish(version, journalled ? journalled->size() : 0);
        if (journal->isDue())
            store();
    }

    void read(const std::string &name, NameOrigin origin)
    {
        bool isDamaged = false;
        const auto find = scanRecording(name, request, isDamaged, seen);
        if (!find) {
            // Maps, notes and pictures lie beside recordings.
            if (origin == NameOrigin::Named || find.error().code != ErrorCode::UnknownFormat)
                reportFailure(name, find.error());
            return;
        }
        ++counts.read;
        counts.damaged += isDamaged;
        if (!*find)
            return;
        const auto filed = caseStore ? fileFind(*caseStore, **find, request)
                                     : Result<bool>(writeFind(**find, journal != nullptr, sink));
        if (filed) {
            matched += *filed;
            return;
        }
        // A recording may be at fault, or the store; without that it makes no sense to go on.
        if (filed.error().code == ErrorCode::Io)
            trouble = filed.error();
        else
            reportFailure(name, filed.error());
    }

    /// Where nothing matched, why.
    void printWhatWasSeen() const
    {
        complain({Fault::trN("%n recording(s) looked at, %2 matched"), counts.read, matched});
        if (seen.partial > 0)
            complain({Fault::trN("%n recording(s) do not hold all events of these types"),
                      seen.partial});
        if (seen.namesakes > 0)
            complain(
                {Fault::trN(
                     "%n recording(s) have several players of that name; rows have their numbers"),
                 seen.namesakes});
        if (counts.read == 0 || matched > 0)
            return;
        for (const std::string &sentence : seen.sentences(request.conditions))
            complain(sentence);
        if (request.wantsEvents)
            complain(Fault::tr("no event is as the options want it"));
    }

    /// One bad file is a row like any other.
    void reportFailure(const std::string &name, const Error &error)
    {
        ++counts.failed;
        const std::string shown = shownName(name);
        complain(shown, error);
        if (caseStore)
            return;
        JsonRow row;
        row.insertText("file", shown);
        insertError(row, error);
        sink.write(row.line());
    }

    /// First the rows, then that they are there.
    void store()
    {
        auto stored = journalled ? journalled->sync() : Result<void>();
        if (stored && journal)
            stored = journal->commit();
        if (!stored)
            trouble = stored.error();
    }
};

Result<void> checkScan(const Arguments &arguments)
{
    if (arguments.files().empty())
        return badInput(Fault::tr("give files, folders, URLs or -"));
    if (arguments.has("--case") && arguments.has("--output"))
        return badInput(Fault::tr("give either --output or --case"));
    if (arguments.has("--journal") && !arguments.has("--output") && !arguments.has("--case"))
        return badInput(Fault::tr(
            "--journal needs --output or --case: progress on standard output cannot be known"));
    if (wantsKindList(arguments))
        return badInput(Fault::tr("use events --kind list to print the event types"));
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
        TRY_ASSIGN(store, openStore(arguments, MissingStore::Made));
    }
    Scan scan{.request = request,
              .shard = shard,
              .sink = output ? static_cast<TextSink &>(*output) : standardOutput,
              .journal = journal ? &*journal : nullptr,
              .journalled = journal && output ? &*output : nullptr,
              .caseStore = store.get()};
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
        "rows, as in events --json; without such options, its figures are one row. Figures are\n"
        "those of info: byte_size, duration_seconds, tick_rate, first_tick, last_tick,\n"
        "tick_count, markers, seek_points, recorded_ticks, lost_ticks, players, entities,\n"
        "damage, counts.NAME, and events.KIND (of what is recorded, and not of what is rebuilt\n"
        "from it; a server's recording has some events once for each receiver); and those of\n"
        "facts, which must hold for one player, who is named in the row: press_interval of all\n"
        "inputs, Hook.press_interval of one. A PATH may be a folder, also an address of one, with\n"
        "a slash at its end: what its server lists there is searched. - reads names from standard\n"
        "input, one per line. A recording that cannot be read is a row with its error, and so is\n"
        "what has the ending of one; other files in a folder are skipped. With --case a recording\n"
        "that a game saved for a report becomes a case of that report, with reporter, reason and\n"
        "accused, however often it is scanned."),
    .options = ScanOptions,
    .check = checkScan,
    .runWhole = runScan,
    .usage = "PATH|URL|-...",
};

} // namespace tickscope::cli
