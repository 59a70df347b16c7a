// SPDX-License-Identifier: MIT
#include "core/review/store/checked.h"

#include <algorithm>
#include <limits>

#include "core/review/limits.h"

namespace tickscope::review {

namespace {

tl::unexpected<StoreError> invalid(const Fault &what)
{
    return storeError(StoreError::Kind::Invalid, what);
}

/// Makes \a text storable; false when it is too long.
bool fits(QString &text, qsizetype longest)
{
    text = storableText(text);
    return text.size() <= longest;
}

bool fitAll(QStringList &lines)
{
    return lines.size() <= limits::Rows
           && std::all_of(lines.begin(), lines.end(),
                          [](QString &line) { return fits(line, limits::Line); });
}

bool isColor(const QString &text)
{
    const auto isHex = [](QChar digit) {
        return (digit >= u'0' && digit <= u'9')
               || (digit.toLower() >= u'a' && digit.toLower() <= u'f');
    };
    return text.isEmpty()
           || (text.size() == 7 && text.at(0) == u'#'
               && std::all_of(text.begin() + 1, text.end(), isHex));
}

bool isIdentity(Identity &identity)
{
    return !identity.names.isEmpty() && fitAll(identity.names)
           && fits(identity.account, limits::Line)
           && (identity.recording.isEmpty() || isSha256(identity.recording));
}

} // namespace

QString storableText(const QString &text)
{
    QString good = text.isNull() ? ""_L1 : text;
    for (qsizetype i = 0; i < good.size(); ++i) {
        const QChar unit = good.at(i);
        const bool isPair = unit.isHighSurrogate() && i + 1 < good.size()
                            && good.at(i + 1).isLowSurrogate();
        if (isPair)
            ++i;
        else if (unit.isNull() || unit.isSurrogate() || unit.unicode() >= 0xFFFE)
            good[i] = QChar::ReplacementCharacter;
    }
    return good;
}

QVariant boundText(const QString &text)
{
    return storableText(text);
}

QString idText(const QUuid &id)
{
    return id.toString(QUuid::WithoutBraces);
}

bool isSha256(const QString &text)
{
    return text.size() == 64 && std::all_of(text.begin(), text.end(), [](QChar digit) {
               return (digit >= u'0' && digit <= u'9') || (digit >= u'a' && digit <= u'f');
           });
}

Stored<Case> checked(Case value)
{
    if (!fits(value.claim, limits::Text))
        return invalid(Fault::tr("the claim is too long"));
    if (!fits(value.reporter, limits::Line) || !fits(value.assignee, limits::Line))
        return invalid(Fault::tr("the name of a reporter or assignee is too long"));
    if (static_cast<qsizetype>(value.recordings.size()) > limits::Rows
        || static_cast<qsizetype>(value.accused.size()) > limits::Rows)
        return invalid(Fault::tr("too many recordings or accused"));
    for (CaseRecording &recording : value.recordings) {
        if (!isSha256(recording.sha256))
            return invalid(Fault::tr("a recording needs its SHA-256 in 64 lower-case digits"));
        if (!fits(recording.name, limits::Line))
            return invalid(Fault::tr("the name of a recording is too long"));
    }
    if (!std::all_of(value.accused.begin(), value.accused.end(), isIdentity))
        return invalid(Fault::tr("an accused needs at least one name of reasonable length"));
    if (!fitAll(value.tags) || value.tags.contains(QString()))
        return invalid(Fault::tr("a tag is empty or too long, or there are too many"));
    value.tags.removeDuplicates();
    value.tags.sort();
    if (value.opinionsNeeded < 1 || value.opinionsNeeded > 9)
        return invalid(Fault::tr("1 to 9 opinions can be asked for"));
    if (value.id.isNull())
        value.id = QUuid::createUuid();
    return value;
}

Stored<Annotation> checked(Annotation value)
{
    if (!fits(value.text, limits::Text))
        return invalid(Fault::tr("the note is too long"));
    if (!fits(value.player, limits::Line) || !fits(value.category, limits::Line))
        return invalid(Fault::tr("the player's name or the category is too long"));
    if (!value.recording.isEmpty() && !isSha256(value.recording))
        return invalid(Fault::tr("a recording is named by its SHA-256"));
    if (value.tick && value.recording.isEmpty())
        return invalid(Fault::tr("a tick needs its recording"));
    if (value.lastTick && (!value.tick || *value.lastTick < *value.tick))
        return invalid(Fault::tr("a range ends at or behind its first tick"));
    if (!isColor(value.color))
        return invalid(Fault::tr("a color is #rrggbb"));
    if (value.picture.size() > limits::Picture)
        return invalid(Fault::tr("the picture is too big"));
    if (!value.picture.isEmpty() && !value.picture.startsWith("\x89PNG\r\n\x1a\n"))
        return invalid(Fault::tr("the picture is no PNG"));
    if (value.id.isNull())
        value.id = QUuid::createUuid();
    return value;
}

Stored<Opinion> checked(Opinion value)
{
    if (!fits(value.reason, limits::Text))
        return invalid(Fault::tr("the reason is too long"));
    if (value.isDecided && !canDecide(value))
        return invalid(Fault::tr("to decide, a verdict needs a decision, a reason, and a"
                                 " finding on one aspect at least"));
    if (value.isDecided && contradictsItself(value))
        return invalid({Fault::tr("the decision says \"%1\", and all findings say \"clean\""),
                        word(*value.decision).toStdString()});
    std::ranges::sort(value.aspects, {}, &AspectFinding::aspect);
    if (std::ranges::adjacent_find(value.aspects, {}, &AspectFinding::aspect)
        != value.aspects.end())
        return invalid(Fault::tr("an aspect is there twice"));
    for (AspectFinding &aspect : value.aspects) {
        if (!fits(aspect.reason, limits::Text))
            return invalid(Fault::tr("a reason is too long"));
        const auto keyOf = [](const NoteRef &note) {
            return std::pair(note.number > 0 ? note.number : std::numeric_limits<qint64>::max(),
                             note.id);
        };
        std::ranges::sort(aspect.evidence, {}, keyOf);
        aspect.evidence.erase(std::unique(aspect.evidence.begin(), aspect.evidence.end()),
                              aspect.evidence.end());
        if (static_cast<qsizetype>(aspect.evidence.size()) > limits::Rows)
            return invalid(Fault::tr("too many pieces of evidence"));
    }
    return value;
}

} // namespace tickscope::review
