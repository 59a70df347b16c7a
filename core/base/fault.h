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

// Marks English texts of the core that the window translates, so that lupdate finds them. The
// same words as Qt's own, which is all that lupdate looks at; the core itself has no Qt.

#ifndef QT_TRANSLATE_NOOP
/// \a text is translated in \a context.
#define QT_TRANSLATE_NOOP(scope, x) x
#endif
#ifndef QT_TRANSLATE_N_NOOP
/// The same for a text with a number: "%n frag(s)".
#define QT_TRANSLATE_N_NOOP(scope, x) x
#endif

namespace tickscope {

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
    /// The same language for the faults inside a sentence.
    [[nodiscard]] virtual const SentenceWords &forFaults() const { return *this; }
    /// A phrase with a number: "%n frag(s)".
    [[nodiscard]] virtual std::string counted(const char *english, std::int64_t number) const;
};

/// One way in which something can be wrong, with its sentence in QT_TRANSLATE_NOOP("faults", ...),
/// which is made when it is shown. Most stand where they happen, as faultKind<...>; those that
/// something decides by, or that several places report, have a name in the faults.h of a folder.
///
/// In the English sentence {0} is the first value of a fault, {1} the second. One with "%n" is
/// counted: that is its first number, and "(s)" the plural's ending. What is no such sentence
/// does not compile.
class FaultKind
{
public:
    // Takes what the marks for translation leave.
    consteval explicit FaultKind(const char *english)
        : sentence(english)
        , values(valuesOf(english))
        , isCounted(std::string_view(english).find("%n") != std::string_view::npos)
    {
    }
    // A kind is known by its place.
    FaultKind(const FaultKind &) = delete;
    FaultKind &operator=(const FaultKind &) = delete;

    const char *sentence; ///< Static storage; never empty.
    std::size_t values;   ///< As many as its faults have at least; a counted number may be more.
    bool isCounted;

private:
    static consteval std::size_t valuesOf(std::string_view english)
    {
        if (english.empty())
            throw "a fault without a sentence";
        std::size_t count = 0;
        for (std::size_t i = 0; i < english.size(); ++i) {
            if (english[i] == '}')
                throw "a } without its {";
            if (english[i] != '{')
                continue;
            if (i + 2 >= english.size() || english[i + 1] < '0' || english[i + 1] > '9'
                || english[i + 2] != '}')
                throw "a { that begins no value";
            count = std::max(count, static_cast<std::size_t>(english[i + 1] - '0') + 1);
            i += 2;
        }
        return count;
    }
};

/// The sentence of a kind as an argument of a template.
template<std::size_t Size>
struct FaultSentence {
    // NOLINTNEXTLINE(google-explicit-constructor): a literal stands for itself.
    consteval FaultSentence(const char (&english)[Size]) { std::copy_n(english, Size, text); }

    char text[Size] = {};
};

/// The kind of a fault that is reported in one place:
/// faultKind<QT_TRANSLATE_NOOP("faults", "a chunk has no bytes")>.
template<FaultSentence English>
inline constexpr FaultKind faultKind{English.text};

class FaultValue;

/// What is wrong: its kind, and what the sentence needs besides. Texts are there only where a
/// recording, the system or a person has them; they are bytes as they came.
class Fault
{
public:
    Fault() = default;
    /// \param values  numbers, texts, and faults within this one, as many as the sentence has.
    template<typename... Values>
    // NOLINTNEXTLINE(google-explicit-constructor): most have no values, and stand for themselves.
    Fault(const FaultKind &kind, Values &&...values);

    /// Null for a fault that says nothing.
    [[nodiscard]] const FaultKind *kind() const { return m_kind; }
    [[nodiscard]] bool is(const FaultKind &kind) const { return m_kind == &kind; }
    [[nodiscard]] const std::vector<FaultValue> &values() const;

    friend bool operator==(const Fault &one, const Fault &other);

private:
    const FaultKind *m_kind = nullptr;
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
Fault::Fault(const FaultKind &kind, Values &&...values)
    : m_kind(&kind)
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
inline constexpr FaultKind Words{"{0}"};
/// A name, and what is wrong with what it names.
inline constexpr FaultKind About{"{0}: {1}"};
/// The caller asked to stop; not reported.
inline constexpr FaultKind Cancelled{QT_TRANSLATE_NOOP("faults", "cancelled")};
inline constexpr FaultKind Joined{QT_TRANSLATE_NOOP("faults", "{0}; {1}")};
inline constexpr FaultKind NoSuchTickInRecording{
    QT_TRANSLATE_NOOP("faults", "no such tick in the recording")};
inline constexpr FaultKind RecordingHasBecomeShorter{
    QT_TRANSLATE_NOOP("faults", "the recording has become shorter")};
} // namespace faults

} // namespace tickscope
