// SPDX-License-Identifier: MIT
#include "core/review/case_json.h"

#include <cmath>

#include <QDateTime>
#include <QJsonDocument>

namespace tickscope::review {

namespace {

QJsonValue optionalJson(const std::optional<qint64> &number)
{
    return number ? QJsonValue(*number) : QJsonValue();
}

QJsonValue optionalMoment(const std::optional<Moment> &moment)
{
    return moment ? QJsonValue(momentText(*moment)) : QJsonValue();
}

QJsonValue optionalWord(const std::optional<Finding> &finding)
{
    return finding ? QJsonValue(word(*finding)) : QJsonValue();
}

/// Reads keys of an object, each once, and remembers the first thing that is wrong.
class JsonKeys
{
public:
    explicit JsonKeys(const QJsonObject &json)
        : m_json(json)
    {
    }

    QString text(const char *key)
    {
        const QJsonValue value = take(key);
        if (!value.isString() && !isAbsent(value))
            blame({Fault::tr("%1 is no text"), key});
        return value.toString(""_L1);
    }
    QStringList texts(const char *key)
    {
        QStringList list;
        for (const QJsonValue value : array(key)) {
            if (!value.isString())
                blame({Fault::tr("%1 holds something that is no text"), key});
            list << value.toString();
        }
        return list;
    }
    std::optional<qint64> number(const char *key)
    {
        const QJsonValue value = take(key);
        if (isAbsent(value))
            return {};
        constexpr double ExactWhole = 9007199254740992.0;
        const double real = value.toDouble(std::nan(""));
        // A whole number that is too big for 64 bits is no integer for Qt, nor is a fraction.
        if (!(std::abs(real) <= ExactWhole) || std::floor(real) != real)
            blame({Fault::tr("%1 is no whole number"), key});
        return value.toInteger();
    }
    bool truth(const char *key)
    {
        const QJsonValue value = take(key);
        if (!value.isBool() && !isAbsent(value))
            blame({Fault::tr("%1 is neither true nor false"), key});
        return value.toBool();
    }
    QJsonArray array(const char *key)
    {
        const QJsonValue value = take(key);
        if (!value.isArray() && !isAbsent(value))
            blame({Fault::tr("%1 is no list"), key});
        return value.toArray();
    }
    std::vector<QJsonObject> objects(const char *key)
    {
        std::vector<QJsonObject> all;
        for (const QJsonValue value : array(key)) {
            if (!value.isObject())
                blame({Fault::tr("%1 holds something that is no object"), key});
            all.push_back(value.toObject());
        }
        return all;
    }
    template<typename Choice>
    std::optional<Choice> choice(const char *key)
    {
        const QString text = this->text(key);
        const auto chosen = fromWord<Choice>(text);
        if (!chosen && !text.isEmpty())
            blame({Fault::tr("%1 is none of %2"), key, allWords<Choice>().toStdString()});
        return chosen;
    }
    /// Nobody asks for it, and it may be there.
    void pass(std::initializer_list<const char *> keys)
    {
        for (const char *key : keys)
            m_json.remove(QLatin1String(key));
    }
    /// What is wrong; the first one counts.
    void blame(const Fault &fault)
    {
        if (!m_fault.kind())
            m_fault = fault;
    }
    /// \a value unless something was wrong, or a key was not asked for.
    template<typename Value>
    Stored<Value> finish(Value value)
    {
        if (!m_json.isEmpty())
            blame({Fault::tr("unknown key \"%1\""), m_json.keys().first().toStdString()});
        if (m_fault.kind())
            return storeError(StoreError::Kind::Invalid, m_fault);
        return value;
    }

private:
    QJsonValue take(const char *key) { return m_json.take(QLatin1String(key)); }
    static bool isAbsent(const QJsonValue &value) { return value.isUndefined() || value.isNull(); }

    QJsonObject m_json;
    Fault m_fault;
};

/// Takes what a part gave, or remembers why it gave nothing.
template<typename Value>
void takePart(JsonKeys &keys, Stored<Value> part, std::vector<Value> &all)
{
    if (part)
        all.push_back(std::move(*part));
    else
        keys.blame(part.error().fault);
}

Stored<CaseRecording> recordingFromJson(const QJsonObject &json)
{
    JsonKeys keys(json);
    CaseRecording recording{keys.text("sha256"), keys.text("name")};
    return keys.finish(std::move(recording));
}

Stored<Identity> identityFromJson(const QJsonObject &json)
{
    JsonKeys keys(json);
    Identity identity{keys.texts("names"),   keys.text("account"),     keys.text("recording"),
                      keys.number("client"), keys.number("tick"),      keys.number("last_tick"),
                      keys.number("player"), keys.number("joined_ms"), keys.number("left_ms")};
    keys.pass({"is_person"});
    return keys.finish(std::move(identity));
}

Stored<AspectFinding> aspectFromJson(const QJsonObject &json)
{
    JsonKeys keys(json);
    AspectFinding aspect;
    const auto name = keys.choice<Aspect>("aspect");
    if (!name)
        keys.blame({Fault::tr("%1 is none of %2"), "aspect", allWords<Aspect>().toStdString()});
    aspect.aspect = name.value_or(Aspect::Movement);
    aspect.finding = keys.choice<Finding>("finding").value_or(Finding::Undecided);
    aspect.reason = keys.text("reason");
    for (const QJsonValue note : keys.array("evidence"))
        aspect.evidence.push_back({QUuid::fromString(note.toString()), note.toInteger()});
    return keys.finish(std::move(aspect));
}

} // namespace

QString momentText(Moment moment)
{
    return QDateTime::fromMSecsSinceEpoch(moment, Qt::UTC).toString(Qt::ISODateWithMs);
}

QJsonObject toJson(const Case &value)
{
    QJsonArray recordings;
    for (const CaseRecording &recording : value.recordings)
        recordings.append(QJsonObject{{"sha256", recording.sha256}, {"name", recording.name}});
    QJsonArray accused;
    for (const Identity &identity : value.accused)
        accused.append(QJsonObject{{"names", QJsonArray::fromStringList(identity.names)},
                                   {"account", identity.account},
                                   {"recording", identity.recording},
                                   {"client", optionalJson(identity.client)},
                                   {"tick", optionalJson(identity.tick)},
                                   {"last_tick", optionalJson(identity.lastTick)},
                                   {"player", optionalJson(identity.player)},
                                   {"joined_ms", optionalJson(identity.joined)},
                                   {"left_ms", optionalJson(identity.left)},
                                   {"is_person", identity.isPerson()}});
    return {{"id", value.number},
            {"version", value.version},
            {"recordings", recordings},
            {"reporter", value.reporter},
            {"accused", accused},
            {"claim", value.claim},
            {"tags", QJsonArray::fromStringList(value.tags)},
            {"priority", word(value.priority)},
            {"assignee", value.assignee},
            {"status", word(value.status)},
            {"opinions_needed", value.opinionsNeeded},
            {"outcome", optionalWord(value.outcome)},
            {"created", momentText(value.created)},
            {"decided", optionalMoment(value.decided)}};
}

QJsonObject toJson(const Annotation &note, const QByteArray &picture)
{
    QJsonObject json{{"id", note.number},
                     {"version", note.version},
                     {"case", note.caseNumber},
                     {"recording", note.recording},
                     {"tick", optionalJson(note.tick)},
                     {"last_tick", optionalJson(note.lastTick)},
                     {"player", note.player},
                     {"client", optionalJson(note.client)},
                     {"text", note.text},
                     {"color", note.color},
                     {"category", note.category},
                     {"author", note.author},
                     {"created", momentText(note.created)}};
    if (!picture.isEmpty())
        json["picture"_L1] = QString::fromLatin1(picture.toBase64());
    return json;
}

QJsonObject toJson(const Opinion &opinion)
{
    QJsonArray aspects;
    for (const AspectFinding &aspect : opinion.aspects) {
        QJsonArray evidence;
        for (const NoteRef &note : aspect.evidence)
            evidence.append(note.number > 0 ? QJsonValue(note.number)
                                            : QJsonValue(note.id.toString(QUuid::WithoutBraces)));
        aspects.append(QJsonObject{{"aspect", word(aspect.aspect)},
                                   {"finding", word(aspect.finding)},
                                   {"reason", aspect.reason},
                                   {"evidence", evidence}});
    }
    return {{"case", opinion.caseNumber},
            {"version", opinion.version},
            {"reviewer", opinion.reviewer},
            {"aspects", aspects},
            {"decision", optionalWord(opinion.decision)},
            {"reason", opinion.reason},
            {"is_decided", opinion.isDecided},
            {"decided", optionalMoment(opinion.decided)}};
}

QJsonObject toJson(const HistoryEntry &entry)
{
    const auto row = [](const QByteArray &json) {
        return json.isEmpty() ? QJsonValue() : QJsonValue(QJsonDocument::fromJson(json).object());
    };
    return {{"id", entry.id},
            {"case", entry.caseNumber},
            {"at", momentText(entry.at)},
            {"who", entry.who},
            {"what", entry.what},
            {"item", entry.item},
            {"before", row(entry.before)},
            {"after", row(entry.after)}};
}

QJsonArray timesToJson(const QString &text)
{
    constexpr const char *Kinds[] = {"tick", "offset", "wall_clock"};
    QJsonArray all;
    for (const TextTime &time : timesIn(text)) {
        QJsonObject json{{"text", text.mid(time.begin, time.size)},
                         {"kind", Kinds[static_cast<int>(time.kind)]}};
        if (time.kind == TextTime::Kind::Tick)
            json["tick"_L1] = time.tick;
        if (time.kind == TextTime::Kind::Offset)
            json["seconds"_L1] = static_cast<double>(time.offset.count()) / 1000;
        if (time.clock)
            json["clock"_L1] = time.clock->toString(Qt::ISODateWithMs);
        if (time.date)
            json["date"_L1] = time.date->toString(Qt::ISODate);
        if (time.zone)
            json["zone_seconds"_L1] = *time.zone;
        all.append(json);
    }
    return all;
}

Stored<Case> caseFromJson(const QJsonObject &json)
{
    JsonKeys keys(json);
    Case value;
    for (const QJsonObject &recording : keys.objects("recordings"))
        takePart(keys, recordingFromJson(recording), value.recordings);
    value.reporter = keys.text("reporter");
    for (const QJsonObject &identity : keys.objects("accused"))
        takePart(keys, identityFromJson(identity), value.accused);
    value.claim = keys.text("claim");
    value.tags = keys.texts("tags");
    value.priority = keys.choice<Priority>("priority").value_or(Priority::Normal);
    value.assignee = keys.text("assignee");
    value.opinionsNeeded = static_cast<int>(
        std::clamp<qint64>(keys.number("opinions_needed").value_or(1), 0, 10));
    keys.pass({"id", "version", "status", "outcome", "created", "decided"});
    return keys.finish(std::move(value));
}

Stored<Annotation> noteFromJson(const QJsonObject &json)
{
    JsonKeys keys(json);
    Annotation note;
    note.recording = keys.text("recording");
    note.tick = keys.number("tick");
    note.lastTick = keys.number("last_tick");
    note.player = keys.text("player");
    note.client = keys.number("client");
    note.text = keys.text("text");
    note.color = keys.text("color");
    note.category = keys.text("category");
    const auto picture = QByteArray::fromBase64Encoding(keys.text("picture").toLatin1(),
                                                        QByteArray::AbortOnBase64DecodingErrors);
    if (!picture)
        keys.blame({Fault::tr("%1 is no base64"), "picture"});
    note.picture = *picture;
    keys.pass({"id", "version", "case", "author", "created"});
    return keys.finish(std::move(note));
}

Stored<Opinion> opinionFromJson(const QJsonObject &json)
{
    JsonKeys keys(json);
    Opinion opinion;
    for (const QJsonObject &aspect : keys.objects("aspects"))
        takePart(keys, aspectFromJson(aspect), opinion.aspects);
    opinion.decision = keys.choice<Finding>("decision");
    opinion.reason = keys.text("reason");
    opinion.isDecided = keys.truth("is_decided");
    keys.pass({"case", "version", "reviewer", "decided"});
    return keys.finish(std::move(opinion));
}

} // namespace tickscope::review
