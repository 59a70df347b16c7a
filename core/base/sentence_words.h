// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>

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
    /// The same language for the faults that are told in a sentence.
    [[nodiscard]] virtual const SentenceWords &forFaults() const { return *this; }
    /// A phrase with a number: "%n frag(s)".
    [[nodiscard]] virtual std::string counted(const char *english, std::int64_t number) const;
};

} // namespace tickscope
