// SPDX-License-Identifier: MIT
#include "core/review/report_import.h"

#include <algorithm>
#include <array>
#include <span>

#include <QJsonDocument>
#include <QRegularExpression>

#include "core/base/csv.h"
#include "core/base/try.h"
#include "core/review/case_json.h"
#include "core/review/limits.h"

namespace tickscope::review {

tl::unexpected<StoreError> badReport(qint64 line, const Fault &what)
{
    return storeError(StoreError::Kind::Invalid, {Fault::tr("line %1: %2"), line, what});
}

namespace {

constexpr qsizetype LongestSearched = 16 << 10; ///< A report; the rest of a log names no more.
constexpr qsizetype ShortestName = 2;           ///< Single letters stand everywhere.

QString caseIn(const QJsonObject &exported)
{
    return u"case %1"_s.arg(exported[u"id"].toInteger());
}

/// A note of another store. It becomes the importer's here, so it says whose words these are.
Stored<Annotation> importedNote(const QJsonObject &json, const QString &origin)
{
    return noteFromJson(json).map([&](Annotation note) {
        const QString author = json[u"author"].toString();
        if (!author.isEmpty())
            note.text += u"\n(imported: note %1 of %2, by %3, %4)"_s.arg(
                QString::number(json[u"id"].toInteger()), origin, author,
                json[u"created"].toString());
        return note;
    });
}

/// What a reviewer has decided elsewhere; here it is no verdict.
Stored<Annotation> importedVerdict(const QJsonObject &json, const QString &origin)
{
    return opinionFromJson(json).map([&](const Opinion &opinion) {
        QStringList lines{
            u"Verdict of %1: %2"_s.arg(json[u"reviewer"].toString(),
                                       opinion.decision ? word(*opinion.decision) : u"open"_s)
            + QLatin1String(opinion.isDecided ? "" : " (not decided)")};
        if (!opinion.reason.isEmpty())
            lines << opinion.reason;
        for (const AspectFinding &aspect : opinion.aspects) {
            QString line = word(aspect.aspect) + u": "_s + word(aspect.finding);
            for (const NoteRef &note : aspect.evidence)
                line += u", note %1"_s.arg(note.number);
            lines << (aspect.reason.isEmpty() ? line : line + u": "_s + aspect.reason);
        }
        lines << u"(imported: verdict on %1 and numbers of its notes, %2)"_s.arg(
            origin, json[u"decided"].toString());
        Annotation note;
        note.text = lines.join(u'\n');
        return note;
    });
}

Annotation importedOutcome(const QJsonObject &json, const QString &origin)
{
    const QString outcome = json[u"outcome"].toString();
    Annotation note;
    note.text = u"Outcome: %1\n(imported: of %2, %3; here nobody has decided)"_s.arg(
        outcome.isEmpty() ? u"reviewers disagree"_s : outcome, origin, json[u"decided"].toString());
    return note;
}

Stored<Report> reportFromJson(QJsonObject json, qint64 line)
{
    Report report;
    report.line = line;
    report.key = json.take("key"_L1).toString();
    report.hasHistory = !json.take("history"_L1).toArray().isEmpty();
    json.remove("times"_L1);
    const QJsonArray notes = json.take("notes"_L1).toArray();
    const QJsonArray verdicts = json.take("verdicts"_L1).toArray();
    const QString origin = caseIn(json);
    auto value = caseFromJson(json);
    if (!value)
        return badReport(line, value.error().fault);
    report.value = std::move(*value);
    const auto take = [&](const QJsonArray &all, auto imported) -> Stored<void> {
        for (const QJsonValue each : all) {
            TRY_ASSIGN(auto note, imported(each.toObject(), origin));
            report.notes.push_back(std::move(note));
        }
        return {};
    };
    const auto taken = take(notes, importedNote).and_then([&] {
        return take(verdicts, importedVerdict);
    });
    if (!taken)
        return badReport(line, taken.error().fault);
    if (json[u"status"].toString() == word(Status::Decided)) {
        report.notes.push_back(importedOutcome(json, origin));
        report.value.assignee.clear(); // nobody is at it any more
    }
    return report;
}

std::vector<Stored<Report>> jsonReports(const QByteArray &bytes)
{
    std::vector<Stored<Report>> reports;
    const auto add = [&](const QJsonValue &value, qint64 line) {
        if (value.isObject())
            reports.push_back(reportFromJson(value.toObject(), line));
        else
            reports.emplace_back(badReport(line, Fault::tr("not an object")));
    };
    QJsonParseError error{};
    const QJsonDocument whole = QJsonDocument::fromJson(bytes, &error);
    if (error.error == QJsonParseError::NoError && whole.isArray()) {
        for (const QJsonValue value : whole.array())
            add(value, 1);
    } else if (error.error == QJsonParseError::NoError) {
        add(whole.object(), 1);
    } else {
        qint64 line = 0;
        for (const QByteArray &text : bytes.split('\n')) {
            ++line;
            if (text.trimmed().isEmpty())
                continue;
            const QJsonDocument one = QJsonDocument::fromJson(text, &error);
            if (error.error == QJsonParseError::NoError)
                add(one.isObject() ? one.object() : QJsonValue(), line);
            else
                reports.emplace_back(
                    badReport(line, {faults::Words, error.errorString().toStdString()}));
        }
    }
    return reports;
}

QString *claimPart(const QString &column, Report &report)
{
    if (column == u"reporter")
        return &report.value.reporter;
    if (column == u"key")
        return &report.key;
    return nullptr;
}

bool isClaimColumn(const QString &column)
{
    return column == u"claim" || column == u"text" || column == u"reason" || column == u"message";
}

/// Puts one cell where its column belongs. Errors: Invalid.
Stored<void> takeCell(const QString &column, const QString &cell, Report &report)
{
    Case &value = report.value;
    if (cell.isEmpty())
        return {};
    if (QString *part = claimPart(column, report)) {
        *part = cell;
    } else if (column == u"accused") {
        for (const QString &name : cell.split(u'|', Qt::SkipEmptyParts))
            value.accused.push_back({{name.trimmed()}, {}, {}, {}, {}});
    } else if (column == u"tags") {
        value.tags = cell.split(u' ', Qt::SkipEmptyParts);
    } else if (column == u"recording" || column == u"file") {
        if (value.recordings.empty())
            value.recordings.emplace_back();
        (column == u"file" ? value.recordings[0].name : value.recordings[0].sha256) = cell;
    } else if (column == u"priority") {
        const auto priority = fromWord<Priority>(cell.toLower());
        if (!priority)
            return storeError(StoreError::Kind::Invalid, {Fault::tr("%1 is none of %2"), "priority",
                                                          allWords<Priority>().toStdString()});
        value.priority = *priority;
    } else {
        value.claim += (value.claim.isEmpty() ? QString() : u"\n"_s)
                       + (isClaimColumn(column) ? cell : column + u": "_s + cell);
    }
    return {};
}

Stored<Report> reportFromRow(const QStringList &columns, const CsvRow &row)
{
    Report report;
    report.line = row.line;
    if (std::ssize(row.cells) > columns.size())
        return badReport(row.line, Fault::tr("more cells than columns"));
    for (std::size_t i = 0; i < row.cells.size(); ++i) {
        const auto cell = QString::fromStdString(row.cells[i]);
        if (auto taken = takeCell(columns.at(static_cast<qsizetype>(i)), cell, report); !taken)
            return badReport(row.line, taken.error().fault);
    }
    // A file's name alone finds no recording, but a person may.
    auto &recordings = report.value.recordings;
    if (!recordings.empty() && recordings[0].sha256.isEmpty()) {
        report.value.claim += u"\nfile: "_s + recordings[0].name;
        recordings.clear();
    }
    return report;
}

/// What the first line has most of.
char separatorOf(const QByteArray &text)
{
    const QByteArray head = text.left(text.indexOf('\n'));
    constexpr std::array Separators{',', ';', '\t'};
    return *std::ranges::max_element(Separators, {}, [&](char unit) { return head.count(unit); });
}

std::vector<Stored<Report>> csvReports(const QByteArray &text)
{
    std::vector<Stored<Report>> reports;
    const auto rows = csvRows({text.constData(), static_cast<std::size_t>(text.size())},
                              separatorOf(text));
    if (rows.empty())
        return reports;
    QStringList columns;
    for (const std::string &name : rows.front().cells)
        columns << QString::fromStdString(name).trimmed().toLower();
    for (const CsvRow &row : std::span(rows).subspan(1)) {
        // Tables for people end with rows of commas.
        if (!std::ranges::all_of(row.cells, &std::string::empty))
            reports.push_back(reportFromRow(columns, row));
    }
    return reports;
}

} // namespace

/// Who speaks in lines of a chat, "[12:41] carol: …", as long as it is one person.
static QString speakerIn(const QString &text)
{
    static const QRegularExpression line(
        u"^[ \\t]*(?:\\[[^\\]\\n]*[0-9][^\\]\\n]*\\]|[0-9]{1,2}:[0-9]{2}(?::[0-9]{2})?)"
        "[ \\t]+<?([^\\s:*<>\\[\\]]{2,32})>?:[ \\t]"_s,
        QRegularExpression::MultilineOption);
    QString speaker;
    for (auto found = line.globalMatch(text); found.hasNext();) {
        const QString name = found.next().captured(1);
        if (!speaker.isEmpty() && speaker.compare(name, Qt::CaseInsensitive) != 0)
            return {};
        speaker = speaker.isEmpty() ? name : speaker;
    }
    return speaker;
}

QString reporterIn(const QString &text)
{
    static const QRegularExpression words(
        u"(?:\\breported by:?|\\breporter:|^\\W*report (?:by|from):?)\\s+([^\\s,;]+)"_s,
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::MultilineOption);
    const QString searched = text.left(LongestSearched);
    QString name = words.match(searched).captured(1);
    while (!name.isEmpty() && u".:!?)]}>\"'"_s.contains(name.back()))
        name.chop(1);
    return name.isEmpty() ? speakerIn(searched) : name;
}

/// "Anna\u304C", "\u770BAnna": a word does not end at spaces alone.
static bool isUnspaced(QChar::Script script)
{
    constexpr std::array Unspaced{
        QChar::Script_Han,  QChar::Script_Hiragana, QChar::Script_Katakana, QChar::Script_Hangul,
        QChar::Script_Thai, QChar::Script_Lao,      QChar::Script_Myanmar,  QChar::Script_Khmer};
    return std::ranges::find(Unspaced, script) != Unspaced.end();
}

/// See placeOfName(); of a name of any length but none.
static qsizetype placeOfWord(const QString &text, const QString &name, qsizetype from)
{
    const auto isInside = [&text](qsizetype place) {
        return place >= 0 && place < text.size()
               && (text.at(place).isLetterOrNumber() || text.at(place).isMark())
               && !isUnspaced(text.at(place).script());
    };
    qsizetype at = text.indexOf(name, from, Qt::CaseInsensitive);
    while (at >= 0) {
        const bool isWhole = !(name.front().isLetterOrNumber() && isInside(at - 1))
                             && !(name.back().isLetterOrNumber() && isInside(at + name.size()));
        if (isWhole)
            return at;
        at = text.indexOf(name, at + 1, Qt::CaseInsensitive);
    }
    return -1;
}

QString withoutName(const QString &text, const QString &name)
{
    constexpr QLatin1String Erased("[erased]");
    if (text.compare(name, Qt::CaseInsensitive) == 0)
        return Erased;
    QString left = text;
    qsizetype at = name.isEmpty() ? -1 : placeOfWord(left, name, 0);
    while (at >= 0) {
        left.replace(at, name.size(), Erased);
        at = placeOfWord(left, name, at + Erased.size());
    }
    return left;
}

qsizetype placeOfName(const QString &text, const QString &name, qsizetype from)
{
    return name.size() < ShortestName ? -1 : placeOfWord(text, name, from);
}

ReportFormat formatOf(const QByteArray &bytes, const QString &name)
{
    if (name.endsWith(".json"_L1, Qt::CaseInsensitive))
        return ReportFormat::Json;
    constexpr char ByteOrderMark[] = "\xEF\xBB\xBF";
    QByteArray head = bytes.left(4096);
    if (head.startsWith(ByteOrderMark))
        head.remove(0, 3);
    head = head.trimmed();
    // A line of a log may begin with a bracket, too: "[12:41] carol: ...".
    const QByteArray inList = head.startsWith('[') ? head.mid(1).trimmed() : QByteArray();
    if (head.startsWith('{')
        || (!inList.isEmpty() && QByteArrayView("{[]").contains(inList.front())))
        return ReportFormat::Json;
    const QByteArray line = head.left(head.indexOf('\n')).toLower();
    const bool isTable = line.contains(',') || line.contains(';') || line.contains('\t');
    const bool hasNames = line.contains("reporter") || line.contains("accused")
                          || line.contains("claim");
    return isTable && hasNames ? ReportFormat::Csv : ReportFormat::Text;
}

Stored<std::vector<Stored<Report>>> readReports(const QByteArray &bytes, ReportFormat format)
{
    if (bytes.size() > limits::Import)
        return storeError(StoreError::Kind::Invalid, Fault::tr("more than 64 MiB of reports"));
    if (bytes.contains('\0') || !bytes.isValidUtf8())
        return storeError(StoreError::Kind::Invalid, Fault::tr("this is not a text in UTF-8"));
    std::vector<Stored<Report>> reports;
    // Spreadsheets put a mark in front.
    const QByteArray text = bytes.startsWith("\xEF\xBB\xBF") ? bytes.mid(3) : bytes;
    switch (format) {
    case ReportFormat::Json:
        reports = jsonReports(text);
        break;
    case ReportFormat::Csv:
        reports = csvReports(text);
        break;
    case ReportFormat::Text:
        if (!text.trimmed().isEmpty()) {
            Report report;
            report.value.claim = QString::fromUtf8(text).trimmed();
            report.value.reporter = reporterIn(report.value.claim);
            report.line = 1;
            reports.emplace_back(std::move(report));
        }
        break;
    }
    if (reports.empty())
        return storeError(StoreError::Kind::Invalid, Fault::tr("no report in it"));
    for (auto &report : reports) {
        // An exported case keeps its own.
        const QUuid own = report ? QUuid::fromString(report->key) : QUuid();
        if (report && !report->key.isEmpty())
            report->value.id = own.isNull() ? changeOfKey(report->key) : own;
    }
    return reports;
}

} // namespace tickscope::review
