// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTemporaryDir>
#include <QTest>

#include "core/review/store/outbox.h"

/// Cases to try a store with.
namespace tickscope::test {

inline const QString Sha = QString(64, u'a');
inline const QString OtherSha = QString(64, u'b');

inline review::Case sampleCase()
{
    review::Case value;
    value.recordings = {{Sha, QStringLiteral("run.demo")}, {OtherSha, QStringLiteral("old.demo")}};
    value.reporter = QStringLiteral("otto");
    value.accused = {{{QStringLiteral("npc01"), QStringLiteral("nameless tee")},
                      QStringLiteral("account-7"),
                      Sha,
                      3,
                      1200,
                      98765,
                      6,
                      63'860,
                      118'860},
                     {{QStringLiteral("Carol")}, QLatin1String(""), QLatin1String(""), {}, {}}};
    value.claim = QStringLiteral("12:41 bot hook\nnear the end");
    value.tags = {QStringLiteral("bot"), QStringLiteral("race")};
    value.priority = review::Priority::High;
    return value;
}

inline review::Annotation sampleNote(const review::CaseId &id)
{
    review::Annotation note;
    note.caseId = id;
    note.recording = Sha;
    note.tick = 100;
    note.lastTick = 120;
    note.player = QStringLiteral("npc01");
    note.client = 3;
    note.text = QStringLiteral("every ten ticks\nfor a minute");
    note.color = QStringLiteral("#ff8800");
    note.category = QStringLiteral("inputs");
    note.picture = QByteArray("\x89PNG\r\n\x1a\n and more", 18);
    return note;
}

inline review::Opinion sampleOpinion(const review::CaseId &id, review::Finding decision)
{
    review::Opinion opinion;
    opinion.caseId = id;
    opinion.decision = decision;
    opinion.aspects = {{review::Aspect::Movement, decision, QLatin1String(""), {}}};
    opinion.reason = QStringLiteral("see the inputs");
    opinion.isDecided = true;
    return opinion;
}

/// Adds a change to \a outbox; its ID.
inline QUuid post(review::Outbox &outbox, review::Change change)
{
    const QUuid id = QUuid::createUuid();
    outbox.add({id, std::move(change)});
    return id;
}

/// The value that a call gave; fails the test with its reason otherwise.
template<typename Value>
Value got(review::Stored<Value> stored)
{
    if (!stored) {
        QTest::qFail(qPrintable(stored.error().text()), __FILE__, __LINE__);
        return {};
    }
    return std::move(*stored);
}

/// The same of a save, which must not be a conflict.
template<typename Value>
Value saved(review::Stored<review::Saved<Value>> stored)
{
    auto outcome = got(std::move(stored));
    if (!std::holds_alternative<Value>(outcome)) {
        QTest::qFail("a conflict", __FILE__, __LINE__);
        return {};
    }
    return std::get<Value>(std::move(outcome));
}

template<typename Value>
Value save(review::Store &store, const Value &value)
{
    const QUuid change = QUuid::createUuid();
    if constexpr (std::is_same_v<Value, review::Case>)
        return saved<Value>(store.cases().save(value, change));
    else if constexpr (std::is_same_v<Value, review::Annotation>)
        return saved<Value>(store.notes().save(value, change));
    else
        return saved<Value>(store.opinions().save(value, change));
}

/// Notes of the first case, once it is there.
inline std::vector<review::Annotation> firstNotes(review::Store &store)
{
    const auto first = store.cases().withNumber(1);
    return first ? got(store.notes().ofCase(first->id)) : std::vector<review::Annotation>();
}

inline std::unique_ptr<review::Store> openFile(const QString &path, const QString &who)
{
    auto store = review::Store::open(*review::StoreAddress::fromText(path, who));
    if (!store) {
        QTest::qFail(qPrintable(store.error().text()), __FILE__, __LINE__);
        return nullptr;
    }
    return std::move(*store);
}

} // namespace tickscope::test
