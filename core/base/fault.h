// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

/// The context in which lupdate finds what the tr() of a class marks, as with Qt's macro for it;
/// the core itself has no Qt.
#define TR_CONTEXT(context)

// Version 14 of clang ends the life of what stands beside a call of a consteval function too early.
#ifdef __clang__
#define TICKSCOPE_CONSTEVAL constexpr
#else
#define TICKSCOPE_CONSTEVAL consteval
#endif

namespace tickscope {

/// Marks English texts, which are translated when they are shown: tr() gives its text as it is.
struct MarkedText {
    [[nodiscard]] static TICKSCOPE_CONSTEVAL const char *tr(const char *english) { return english; }
    /// The same for a text with a number: "%n frag(s)".
    [[nodiscard]] static TICKSCOPE_CONSTEVAL const char *trN(const char *english)
    {
        return english;
    }
};
/// Words for numbers and fields of a recording.
struct WordText : MarkedText {
    TR_CONTEXT(words)
};
/// Titles of kinds of events.
struct KindText : MarkedText {
    TR_CONTEXT(kinds)
};
/// Sentences of events, and their phrases.
struct EventText : MarkedText {
    TR_CONTEXT(events)
};
/// What figures are called and mean.
struct FactText : MarkedText {
    TR_CONTEXT(facts)
};
/// Help of the command line.
struct CliText : MarkedText {
    TR_CONTEXT(cli)
};

/// The language in which sentences of the core are made: English, or what a translation makes
/// of it. Its maker says in which context it looks them up.
class SentenceWords
{
public:
    virtual ~SentenceWords() = default;

    /// A sentence of a form or a fault, or words of ours.
    [[nodiscard]] virtual std::string translated(const char *english) const { return english; }
    /// A word of ours for a number of a recording, or words about its fields.
    [[nodiscard]] virtual std::string word(const std::string &english) const { return english; }
    /// What stands for an event without a sentence: its \a name in the protocol. For people it may
    /// be the \a word of its kind; null where that has none.
    [[nodiscard]] virtual std::string unsaid(const std::string &name, const char *word) const
    {
        static_cast<void>(word);
        return name;
    }
    /// A number of ours with a decimal point, "0.38", as the language writes it.
    [[nodiscard]] virtual std::string decimal(std::string number) const { return number; }
    /// The same language for the faults inside a sentence.
    [[nodiscard]] virtual const SentenceWords &forFaults() const { return *this; }
    /// A phrase with a number: "%n frag(s)".
    [[nodiscard]] virtual std::string counted(const char *english, std::int64_t number) const;
};

/// One way in which something can be wrong: an English sentence of which a text is made when it is
/// shown. Most stand where they happen, as Fault::tr("..."); those that something decides by, or
/// that several places report, have a name in the faults.h of a folder. Kinds of the same sentence
/// are the same. None says nothing.
///
/// In the sentence %1 is the first value of a fault, %2 the second. One with "%n" is counted:
/// that is its first number, and "(s)" the plural's ending. What is no such sentence does not
/// compile.
class FaultKind
{
public:
    constexpr FaultKind() = default;
    TICKSCOPE_CONSTEVAL explicit FaultKind(const char *english)
        : m_sentence(english)
    {
        if (*english == '\0')
            throw "a fault without a sentence";
        checkPlaces(english);
    }

    /// Static storage; null for none.
    [[nodiscard]] constexpr const char *sentence() const { return m_sentence; }
    constexpr explicit operator bool() const { return m_sentence != nullptr; }
    friend bool operator==(FaultKind one, FaultKind other)
    {
        return one.m_sentence == other.m_sentence
               || (one && other && std::string_view(one.m_sentence) == other.m_sentence);
    }

private:
    static TICKSCOPE_CONSTEVAL void checkPlaces(std::string_view english)
    {
        for (std::size_t i = 0; i < english.size(); ++i) {
            if (english[i] != '%')
                continue;
            const char place = i + 1 < english.size() ? english[i + 1] : '\0';
            if (place != 'n' && (place < '1' || place > '9'))
                throw "a % that begins no value";
        }
    }

    const char *m_sentence = nullptr;
};

class FaultValue;

/// What is wrong: its kind, and what the sentence needs besides. Texts are there only where a
/// recording, the system or a person has them; they are bytes as they came.
class Fault
{
    TR_CONTEXT(faults)

public:
    Fault() = default;
    /// \param values  numbers, texts, and faults within this one, as many as the sentence has.
    template<typename... Values>
    // NOLINTNEXTLINE(google-explicit-constructor): most have no values, and stand for themselves.
    Fault(FaultKind kind, Values &&...values);

    /// Marks \a english for translation: lupdate reads it.
    [[nodiscard]] static TICKSCOPE_CONSTEVAL FaultKind tr(const char *english)
    {
        return FaultKind(english);
    }
    /// The same for a counted one.
    [[nodiscard]] static TICKSCOPE_CONSTEVAL FaultKind trN(const char *english)
    {
        return FaultKind(english);
    }

    /// None for a fault that says nothing.
    [[nodiscard]] FaultKind kind() const { return m_kind; }
    [[nodiscard]] bool is(FaultKind kind) const { return m_kind == kind; }
    [[nodiscard]] const std::vector<FaultValue> &values() const;

    friend bool operator==(const Fault &one, const Fault &other);

private:
    FaultKind m_kind;
    /// Never changed, so that a fault that comes again and again costs nothing to hand on.
    std::shared_ptr<const std::vector<FaultValue>> m_values;
};

/// A number, a real to a thousandth, a text, or a fault.
class FaultValue
{
public:
    // NOLINTBEGIN(google-explicit-constructor): faults are made with their values as they are.
    template<std::integral Number>
    FaultValue(Number number)
        : content(static_cast<std::int64_t>(number))
    {
    }
    FaultValue(double real)
        : content(real)
    {
    }
    FaultValue(std::string text)
        : content(std::move(text))
    {
    }
    FaultValue(std::string_view text)
        : content(std::string(text))
    {
    }
    FaultValue(const char *text)
        : content(std::string(text))
    {
    }
    FaultValue(Fault inner)
        : content(std::move(inner))
    {
    }
    // NOLINTEND(google-explicit-constructor)

    /// Reals are the same when their bits are: what is no number must not differ from itself.
    friend bool operator==(const FaultValue &one, const FaultValue &other);

    std::variant<std::int64_t, double, std::string, Fault> content;
};

template<typename... Values>
Fault::Fault(FaultKind kind, Values &&...values)
    : m_kind(kind)
{
    if constexpr (sizeof...(values) > 0) {
        auto all = std::make_shared<std::vector<FaultValue>>();
        all->reserve(sizeof...(values));
        (all->emplace_back(std::forward<Values>(values)), ...);
        m_values = std::move(all);
    }
}

/// The sentence of \a fault, without a full stop. Its texts are bytes as they came.
[[nodiscard]] std::string faultText(const Fault &fault, const SentenceWords &words = {});
/// The same for a kind that is known by its \a english sentence alone, as where it was written
/// down.
[[nodiscard]] std::string faultSentence(const std::string &english,
                                        const std::vector<FaultValue> &values,
                                        const SentenceWords &words = {});

namespace faults {
/// Words of somebody else as they are: of the system, a server, a program that speaks English.
inline constexpr FaultKind Words{"%1"};
/// A name, and what is wrong with what it names.
inline constexpr FaultKind About{"%1: %2"};
/// The caller asked to stop; not reported.
inline constexpr FaultKind Cancelled = Fault::tr("cancelled");
inline constexpr FaultKind Joined = Fault::tr("%1; %2");
inline constexpr FaultKind NoSuchTickInRecording = Fault::tr("no such tick in the recording");
inline constexpr FaultKind RecordingHasBecomeShorter = Fault::tr(
    "the recording has become shorter");
} // namespace faults

} // namespace tickscope

#ifdef LUPDATE
// It takes some functions for members of the namespace that their result comes from.
using tickscope::CliText;
using tickscope::EventText;
using tickscope::FactText;
using tickscope::Fault;
using tickscope::KindText;
using tickscope::WordText;
#endif
