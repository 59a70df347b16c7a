// SPDX-License-Identifier: MIT
#include "core/review/store/outbox_line.h"

#include <array>

#include <QJsonArray>
#include <QJsonDocument>

#include "core/base/try.h"
#include "core/review/case_json.h"
#include "core/review/report_import.h"
#include "core/review/store/checked.h"

namespace tickscope::review {

namespace {

constexpr std::array KindWords{"case",         "case_removal", "note",
                               "note_removal", "opinion",      "withdrawal"};
static_assert(KindWords.size() == std::variant_size_v<Change>);

constexpr QLatin1String Erased("[erased]");

bool isSameName(const QString &text, const QString &name)
{
    return text.compare(name, Qt::CaseInsensitive) == 0;
}

void eraseIn(QString &text, const QString &name)
{
    text = withoutName(text, name);
}

void eraseIn(Case &value, const QString &name)
{
    if (isSameName(value.reporter, name))
        value.reporter = Erased;
    eraseIn(value.claim, name);
    for (Identity &identity : value.accused) {
        if (identity.names.contains(name, Qt::CaseInsensitive))
            identity = {
                QStringList(identity.names.size(), Erased), Erased, identity.recording, {}, {}};
    }
    for (QString &tag : value.tags) {
        if (isSameName(tag, name))
            tag = Erased;
    }
    for (CaseRecording &recording : value.recordings)
        eraseIn(recording.name, name);
}

void eraseIn(Annotation &note, const QString &name)
{
    if (isSameName(note.player, name)) {
        note.player = Erased;
        note.client.reset();
        note.picture.clear();
    }
    eraseIn(note.category, name);
    eraseIn(note.text, name);
}

void eraseIn(Opinion &opinion, const QString &name)
{
    eraseIn(opinion.reason, name);
    for (AspectFinding &aspect : opinion.aspects)
        eraseIn(aspect.reason, name);
}

} // namespace

QUuid &idOf(Change &change)
{
    return std::visit(
        [](auto &value) -> QUuid & {
            if constexpr (requires { value.id; })
                return value.id;
            else
                return value.caseId;
        },
        change);
}

qint64 &versionOf(Change &change)
{
    return std::visit([](auto &value) -> qint64 & { return value.version; }, change);
}

ChangedItem itemOf(Change change)
{
    return {static_cast<int>(change.index() / 2), idOf(change)};
}

QByteArray toBytes(Change change)
{
    // Numbers are the store's, which gives others to what is brought back.
    if (auto *opinion = std::get_if<Opinion>(&change)) {
        for (AspectFinding &aspect : opinion->aspects) {
            for (NoteRef &note : aspect.evidence)
                note.number = note.id.isNull() ? note.number : 0;
        }
    }
    QJsonObject json{{"kind", QLatin1String(KindWords[change.index()])},
                     {"id", idText(idOf(change))},
                     {"version", versionOf(change)}};
    if (const auto *note = std::get_if<Annotation>(&change))
        json[u"case"] = idText(note->caseId);
    std::visit(
        [&json](const auto &item) {
            if constexpr (requires { item.picture; })
                json[u"value"] = toJson(item, item.picture);
            else if constexpr (requires { toJson(item); })
                json[u"value"] = toJson(item);
        },
        change);
    return QJsonDocument(json).toJson(QJsonDocument::Compact);
}

Stored<Change> changeFromBytes(const QByteArray &line)
{
    const QJsonObject json = QJsonDocument::fromJson(line).object();
    const QJsonObject value = json[u"value"].toObject();
    const auto named = [&json](auto item) {
        Change change(std::move(item));
        idOf(change) = QUuid::fromString(json[u"id"].toString());
        versionOf(change) = json[u"version"].toInteger();
        if (auto *note = std::get_if<Annotation>(&change))
            note->caseId = QUuid::fromString(json[u"case"].toString());
        return change;
    };
    const QString kind = json[u"kind"].toString();
    if (kind == u"case")
        return caseFromJson(value).map(named);
    if (kind == u"note")
        return noteFromJson(value).map(named);
    if (kind == u"opinion")
        return opinionFromJson(value).map(named);
    if (kind == u"case_removal")
        return named(CaseRemoval{});
    if (kind == u"note_removal")
        return named(NoteRemoval{});
    if (kind == u"withdrawal")
        return named(Withdrawal{});
    return storeError(StoreError::Kind::Invalid, Fault::tr("the outbox holds an unknown change"));
}

/// Its notes by their IDs: an earlier version had their rows.
static Stored<QJsonObject> withNamedEvidence(Store &store, QJsonObject opinion)
{
    QJsonArray aspects = opinion[u"aspects"].toArray();
    for (auto &&each : aspects) {
        QJsonObject aspect = each.toObject();
        QJsonArray evidence;
        for (const QJsonValue row : aspect[u"evidence"].toArray()) {
            TRY_ASSIGN(const auto note, store.notes().idOf(row.toInteger()));
            evidence << (note.isNull() ? row : QJsonValue(idText(note)));
        }
        aspect[u"evidence"] = evidence;
        each = aspect;
    }
    opinion[u"aspects"] = aspects;
    return opinion;
}

Stored<QByteArray> namedLine(Store &store, const QByteArray &line, const QUuid &id,
                             const QUuid &maker)
{
    QJsonObject json = QJsonDocument::fromJson(line).object();
    const QJsonObject value = json[u"value"].toObject();
    const QString kind = json[u"kind"].toString();
    const bool isNote = kind.startsWith(u"note");
    const qint64 number = value[u"id"].toInteger();
    const qint64 caseNumber = isNote || kind == u"opinion" ? value[u"case"].toInteger() : number;
    const qint64 version = value[u"version"].toInteger();
    const auto owner = caseNumber > 0 ? store.cases().idOf(caseNumber) : CaseId();
    auto note = isNote && number > 0 ? store.notes().idOf(number) : NoteId();
    const QUuid making = maker.isNull() ? id : maker;
    const bool isNew = number == 0 && version == 0 && maker.isNull();
    // One that was sent, of which the answer was lost, or that is still to be made.
    if (isNote && number == 0)
        note = store.notes().idMadeBy(making).map(
            [&](const NoteId &made) { return made.isNull() ? making : made; });
    if (!owner || !note)
        return tl::unexpected(owner ? note.error() : owner.error());
    if (kind == u"opinion") {
        TRY_ASSIGN(json[u"value"], withNamedEvidence(store, value));
    }
    const QUuid item = isNote ? *note : *owner;
    json[u"id"] = idText(item.isNull() ? id : item);
    json[u"case"] = idText(*owner);
    json[u"version"] = isNote && !isNew ? std::max<qint64>(version, 1) : version;
    return QJsonDocument(json).toJson(QJsonDocument::Compact);
}

QByteArray withoutPerson(const QByteArray &line, const QString &name)
{
    auto change = changeFromBytes(line);
    if (!change)
        return line;
    const Change before = *change;
    std::visit(
        [&name](auto &value) {
            if constexpr (requires { eraseIn(value, name); })
                eraseIn(value, name);
        },
        *change);
    if (*change == before)
        return line;
    QJsonObject json = QJsonDocument::fromJson(line).object();
    QJsonObject value = QJsonDocument::fromJson(toBytes(*change)).object()[u"value"].toObject();
    // The numbers of an earlier version's line.
    for (const char *key : {"id", "version", "case"})
        value[QLatin1String(key)] = json[u"value"][QLatin1String(key)];
    json[u"value"] = value;
    return QJsonDocument(json).toJson(QJsonDocument::Compact);
}

} // namespace tickscope::review
