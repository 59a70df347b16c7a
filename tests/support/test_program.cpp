// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"

#include <cstdio>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace tickscope::test {

namespace {

using Entries = std::map<std::string, TestRun, std::less<>>;

Entries &entries()
{
    static Entries all;
    return all;
}

} // namespace

TestEntry::TestEntry(const char *file, TestRun run)
{
    std::string_view name(file);
    name.remove_prefix(name.rfind('/') + 1);
    name.remove_suffix(std::string_view(".cpp").size());
    entries().emplace(name, run);
}

EnglishTexts::EnglishTexts()
{
    if (QCoreApplication::instance() && m_plurals.load(QStringLiteral(":/i18n/tickscope_en.qm")))
        QCoreApplication::installTranslator(&m_plurals);
}

} // namespace tickscope::test

int main(int argc, char **argv)
{
    using tickscope::test::entries;

    const auto found = argc > 1 ? entries().find(std::string_view(argv[1])) : entries().end();
    if (found == entries().end()) {
        std::fputs("Name one of these, and then what Qt Test is to know:\n", stderr);
        for (const auto &[name, run] : entries())
            std::fprintf(stderr, "  %s\n", name.c_str());
        return 2;
    }
    std::vector<char *> words(argv, argv + argc);
    words.erase(words.begin() + 1);
    words.push_back(nullptr);
    return found->second(argc - 1, words.data());
}
