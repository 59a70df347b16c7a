// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QTest>
#include <QTranslator>

// A busy machine takes longer than Qt's five seconds; what hangs, ctest ends.
#undef QTRY_VERIFY
#undef QTRY_VERIFY2
#undef QTRY_COMPARE
#define QTRY_VERIFY(expr) QTRY_VERIFY_WITH_TIMEOUT((expr), 120'000)
#define QTRY_VERIFY2(expr, text) QTRY_VERIFY2_WITH_TIMEOUT((expr), text, 120'000)
#define QTRY_COMPARE(actual, expected) QTRY_COMPARE_WITH_TIMEOUT((actual), expected, 120'000)

/// A program holds the test classes of a folder: linking one costs as much as compiling a test.
/// Each class is run by the name of its file, in a process of its own, as `core_io test_url -v2`;
/// what follows the name goes to Qt Test.
namespace tickscope::test {

using TestRun = int (*)(int argc, char **argv);

/// Makes the class in \a file known to the program. Once, while the program starts.
class TestEntry
{
public:
    TestEntry(const char *file, TestRun run);
};

/// For tests of what needs no Qt.
struct NoApplication {
    NoApplication(int & /*argc*/, char ** /*argv*/) {}
};

/// The plurals of English, where the program has texts and an application.
class EnglishTexts
{
public:
    EnglishTexts();

private:
    QTranslator m_plurals;
};

template<typename Test, typename Application>
int runTest(int argc, char **argv)
{
    QCoreApplication::setAttribute(Qt::AA_Use96Dpi, true);
    const Application application(argc, argv);
    const EnglishTexts texts;
    Test test;
    return QTest::qExec(&test, argc, argv);
}

} // namespace tickscope::test

/// Takes the place of QTEST_MAIN.
#define TICKSCOPE_TEST(Class, Application) \
    TICKSCOPE_OWN_TEST(Class, (&tickscope::test::runTest<Class, Application>))

/// A test whose program does more than to run it: \a run gets what follows the name, as main()
/// would.
#define TICKSCOPE_OWN_TEST(Class, run) \
    static const tickscope::test::TestEntry entryOf##Class(__FILE__, run);
