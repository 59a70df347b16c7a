// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <QAction>
#include <QDesktopServices>
#include <QFile>
#include <QListWidget>
#include <QPointer>
#include <QRegularExpression>
#include <QScreen>
#include <QScrollBar>
#include <QSet>
#include <QSettings>
#include <QTextBlock>
#include <QTextDocumentFragment>
#include <QTranslator>

#include "tests/support/test_program.h"
#include "translations/translations.h"
#include "ui/commands/command_registry.h"
#include "ui/style/theme.h"
#include "ui/tabs/tabbed_window.h"
#include "ui/window/help/guide_browser.h"
#include "ui/window/help/guide_window.h"
#include "ui/window/main_window.h"

using namespace tickscope;

/// The user guide in its window, driven by mouse and keys.
class TestGuideWindow : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();

    void keyOpensIt();
    void questionMarkShowsTheShortcutsStill();
    void commandGoesToAChapter();
    void unknownChapterOpensNothing();
    void onceOpenItComesForward();
    void contentsHaveEveryChapter();
    void clickInTheContentsGoesThere();
    void contentsFollowTheText();
    void typingFindsAndCounts();
    void enterGoesToTheNextHitAndShiftEnterBack();
    void allHitsAreMarked();
    void whatIsNotThereIsSaid();
    void escapeClearsThenCloses();
    void backAndForwardGoWhereTheReaderWas();
    void everyPictureIsInTheProgramAndShown();
    void picturesAreAsWideAsTheText();
    void linksInsideLeadToHeadings();
    void linksToOtherPlacesOpenTheBrowser();
    void otherThemeKeepsPlaceAndHits();
    void fitsTheScreen();
    void sizeIsRemembered();
    void closingATabLeavesItOpen();
    void namesAreThoseOfTheWindow_data();
    void namesAreThoseOfTheWindow();

public slots:
    void takeLink(const QUrl &link) { m_links << link; }

private:
    void openGuide();
    [[nodiscard]] GuideWindow *guide() { return m_window->findChild<GuideWindow *>(); }
    [[nodiscard]] GuideBrowser &text() { return *guide()->findChild<GuideBrowser *>(); }
    [[nodiscard]] QListWidget &contents() { return *guide()->findChild<QListWidget *>(); }
    [[nodiscard]] QLineEdit &field() { return *guide()->findChild<QLineEdit *>("guide.find"); }
    [[nodiscard]] QString count() { return guide()->findChild<QLabel *>("guide.count")->text(); }
    [[nodiscard]] QToolButton &button(const char *name)
    {
        return *guide()->findChild<QToolButton *>(QLatin1String(name));
    }
    void type(const QString &wanted);
    void clickChapter(const QString &title);
    [[nodiscard]] bool isSeen(const QString &heading);
    /// Selected text of the hit that stands out among the others.
    [[nodiscard]] QTextCursor currentHit();

    FormatRegistry m_registry;
    std::unique_ptr<TabbedWindow> m_window;
    QList<QUrl> m_links;
};

namespace {

/// The file as it is in the tree, not in the program.
QString guideFile()
{
    QFile file(qEnvironmentVariable("TICKSCOPE_SOURCES")
               + QStringLiteral("/resources/guide/guide.md"));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QStringList matchesIn(const QString &text, const QString &pattern)
{
    QStringList found;
    auto matches = QRegularExpression(pattern, QRegularExpression::MultilineOption)
                       .globalMatch(text);
    while (matches.hasNext())
        found << matches.next().captured(1);
    return found;
}

} // namespace

void TestGuideWindow::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("tickscope-tests"));
    QCoreApplication::setApplicationName(QStringLiteral("guide"));
    registerAllFormats(m_registry);
    if (guideFile().isEmpty())
        QSKIP("the sources are not here: TICKSCOPE_SOURCES");
}

void TestGuideWindow::init()
{
    QSettings().clear();
    m_links.clear();
    theme::apply(QStringLiteral("light"));
    m_window = std::make_unique<TabbedWindow>(m_registry);
    m_window->resize(1200, 800);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

void TestGuideWindow::cleanup()
{
    QDesktopServices::unsetUrlHandler(QStringLiteral("https"));
    m_window.reset();
}

void TestGuideWindow::openGuide()
{
    QCOMPARE(m_window->page().commands().run("help.guide"), CommandOutcome::Done);
    QVERIFY(guide() && QTest::qWaitForWindowActive(guide()));
}

void TestGuideWindow::type(const QString &wanted)
{
    QTest::keyClick(guide(), Qt::Key_F, Qt::ControlModifier);
    QVERIFY(field().hasFocus());
    QTest::keyClicks(&field(), wanted);
}

void TestGuideWindow::clickChapter(const QString &title)
{
    const auto items = contents().findItems(title, Qt::MatchExactly);
    QCOMPARE(items.size(), 1);
    contents().scrollToItem(items.first());
    QTest::mouseClick(contents().viewport(), Qt::LeftButton, {},
                      contents().visualItemRect(items.first()).center());
}

bool TestGuideWindow::isSeen(const QString &heading)
{
    for (QTextBlock block = text().document()->begin(); block.isValid(); block = block.next()) {
        if (block.blockFormat().headingLevel() > 0 && block.text() == heading)
            return text().viewport()->rect().contains(
                text().cursorRect(QTextCursor(block)).center());
    }
    return false;
}

QTextCursor TestGuideWindow::currentHit()
{
    for (const QTextEdit::ExtraSelection &mark : text().extraSelections()) {
        if (mark.format.background() == text().palette().highlight())
            return mark.cursor;
    }
    return {};
}

void TestGuideWindow::keyOpensIt()
{
    QTest::keyClick(&m_window->page(), Qt::Key_F1);

    QVERIFY(guide() && guide()->isVisible() && !guide()->isModal());
    QVERIFY(text().toPlainText().startsWith(QStringLiteral("Tickscope user guide")));
}

void TestGuideWindow::questionMarkShowsTheShortcutsStill()
{
    const auto keysOf = [this](const char *id) {
        return m_window->page().commands().action(QString::fromLatin1(id))->shortcuts();
    };

    QCOMPARE(keysOf("help.shortcuts"), QList<QKeySequence>{QKeySequence(QStringLiteral("?"))});
    QCOMPARE(keysOf("help.guide"), QList<QKeySequence>{QKeySequence(Qt::Key_F1)});
}

void TestGuideWindow::commandGoesToAChapter()
{
    QCOMPARE(m_window->page().commands().run("help.guide", "markers"), CommandOutcome::Done);

    QVERIFY(QTest::qWaitForWindowActive(guide()));
    QTRY_VERIFY(isSeen(QStringLiteral("Markers")));
}

void TestGuideWindow::unknownChapterOpensNothing()
{
    QCOMPARE(m_window->page().commands().run("help.guide", "cooking"), CommandOutcome::BadArgument);

    QVERIFY(!guide());
}

void TestGuideWindow::onceOpenItComesForward()
{
    openGuide();
    QCOMPARE(m_window->page().commands().run("help.guide"), CommandOutcome::Done);

    QCOMPARE(m_window->findChildren<GuideWindow *>().size(), 1);
}

void TestGuideWindow::contentsHaveEveryChapter()
{
    openGuide();
    QStringList titles;
    for (int row = 0; row < contents().count(); ++row)
        titles << contents().item(row)->text();

    QCOMPARE(titles, matchesIn(guideFile(), QStringLiteral("^## (.+)$")));
    QVERIFY(titles.size() > 10);
}

void TestGuideWindow::clickInTheContentsGoesThere()
{
    openGuide();
    QVERIFY(!isSeen(QStringLiteral("Player inputs")));

    clickChapter(QStringLiteral("Player inputs"));

    QVERIFY(isSeen(QStringLiteral("Player inputs")));
    QVERIFY(!isSeen(QStringLiteral("Open a recording")));
}

void TestGuideWindow::contentsFollowTheText()
{
    openGuide();
    QCOMPARE(contents().currentRow(), 0);

    text().setFocus();
    QTest::keyClick(&text(), Qt::Key_End);

    QCOMPARE(contents().currentRow(), contents().count() - 1);
    QTest::keyClick(&text(), Qt::Key_Home);
    QCOMPARE(contents().currentRow(), 0);
}

void TestGuideWindow::typingFindsAndCounts()
{
    openGuide();

    type(QStringLiteral("teehistorian"));

    const auto hits = text().toPlainText().count(QStringLiteral("teehistorian"),
                                                 Qt::CaseInsensitive);
    QVERIFY(hits > 1);
    QCOMPARE(count(), QStringLiteral("1 of %1").arg(hits));
    QCOMPARE(currentHit().selectedText().toLower(), QStringLiteral("teehistorian"));
    QVERIFY(text().viewport()->rect().intersects(text().cursorRect(currentHit())));
}

void TestGuideWindow::enterGoesToTheNextHitAndShiftEnterBack()
{
    openGuide();
    type(QStringLiteral("teehistorian"));
    const int first = currentHit().selectionStart();

    QTest::keyClick(&field(), Qt::Key_Return);
    const int second = currentHit().selectionStart();

    QVERIFY(second > first);
    QVERIFY(count().startsWith(QStringLiteral("2 of ")));
    QTest::keyClick(&field(), Qt::Key_Return, Qt::ShiftModifier);
    QCOMPARE(currentHit().selectionStart(), first);
    // Behind the first one stands the last.
    QTest::keyClick(&field(), Qt::Key_Return, Qt::ShiftModifier);
    QVERIFY(currentHit().selectionStart() > second);
    QVERIFY(text().viewport()->rect().intersects(text().cursorRect(currentHit())));
}

void TestGuideWindow::allHitsAreMarked()
{
    openGuide();
    type(QStringLiteral("timeline"));

    const auto marks = text().extraSelections();
    QCOMPARE(marks.size(),
             text().toPlainText().count(QStringLiteral("timeline"), Qt::CaseInsensitive));
    for (const QTextEdit::ExtraSelection &mark : marks)
        QCOMPARE(mark.cursor.selectedText().toLower(), QStringLiteral("timeline"));
}

void TestGuideWindow::whatIsNotThereIsSaid()
{
    openGuide();
    type(QStringLiteral("rhubarb"));

    QCOMPARE(count(), QStringLiteral("No results"));
    QVERIFY(!button("guide.nextHit").isEnabled());
    QVERIFY(text().extraSelections().isEmpty());
}

void TestGuideWindow::escapeClearsThenCloses()
{
    openGuide();
    type(QStringLiteral("loop"));

    QTest::keyClick(&field(), Qt::Key_Escape);

    QVERIFY(field().text().isEmpty() && count().isEmpty());
    QVERIFY(text().extraSelections().isEmpty());
    QVERIFY(guide()->isVisible());
    const QPointer<GuideWindow> window = guide();
    QTest::keyClick(&field(), Qt::Key_Escape);
    QTRY_VERIFY(!window);
}

void TestGuideWindow::backAndForwardGoWhereTheReaderWas()
{
    openGuide();
    QVERIFY(!button("guide.back").isEnabled());
    clickChapter(QStringLiteral("Markers"));
    clickChapter(QStringLiteral("Player inputs"));

    QTest::mouseClick(&button("guide.back"), Qt::LeftButton);
    QVERIFY(isSeen(QStringLiteral("Markers")));
    QTest::keyClick(&text(), Qt::Key_Left, Qt::AltModifier);
    QVERIFY(isSeen(QStringLiteral("Open a recording")));
    QVERIFY(!button("guide.back").isEnabled());

    QTest::mouseClick(&button("guide.forward"), Qt::LeftButton);
    QVERIFY(isSeen(QStringLiteral("Markers")));
}

void TestGuideWindow::everyPictureIsInTheProgramAndShown()
{
    const QStringList named = matchesIn(guideFile(), QStringLiteral(R"(!\[[^\]]*\]\(([^)]+)\))"));
    QVERIFY(named.size() >= 10);
    openGuide();

    QCOMPARE(named.size(), qsizetype(guide::pictures(*text().document()).size()));
    for (const QString &name : named) {
        QVERIFY2(!QImage(guide::Folder + name).isNull(), qPrintable(name));
        QTRY_VERIFY2(text().hasPicture(name), qPrintable(name));
    }
    // What it tells of pictures is what it paints: many colours instead of one.
    for (QTextBlock block = text().document()->begin(); block.isValid(); block = block.next()) {
        if (block.begin().atEnd() || !block.begin().fragment().charFormat().isImageFormat())
            continue;
        const int above = text().cursorRect(QTextCursor(block)).top() - 20;
        text().verticalScrollBar()->setValue(text().verticalScrollBar()->value() + above);
        break;
    }
    const QImage shown = text().viewport()->grab(QRect(100, 40, 400, 300)).toImage();
    QSet<QRgb> colors;
    for (int y = 0; y < shown.height(); ++y) {
        for (int x = 0; x < shown.width(); ++x)
            colors.insert(shown.pixel(x, y));
    }
    QVERIFY2(colors.size() > 40, qPrintable(QString::number(colors.size())));
}

void TestGuideWindow::picturesAreAsWideAsTheText()
{
    openGuide();
    guide()->resize(1200, 820);
    const auto widest = [this] {
        qreal width = 0;
        for (QTextBlock block = text().document()->begin(); block.isValid(); block = block.next()) {
            for (auto place = block.begin(); !place.atEnd(); ++place)
                width = std::max(width, place.fragment().charFormat().toImageFormat().width());
        }
        return width;
    };
    QTRY_VERIFY(text().hasPicture(guide::pictures(*text().document()).front()));
    QTRY_VERIFY(widest() > 500);

    guide()->resize(700, 500);

    const QTextFrameFormat frame = text().document()->rootFrame()->frameFormat();
    QTRY_COMPARE(widest(), text().viewport()->width() - frame.leftMargin() - frame.rightMargin());
    QTRY_VERIFY(text().hasPicture(guide::pictures(*text().document()).front()));
    QCOMPARE(text().horizontalScrollBar()->maximum(), 0);
}

void TestGuideWindow::linksInsideLeadToHeadings()
{
    const QStringList anchors = matchesIn(guideFile(), QStringLiteral(R"(\]\(#([^)]+)\))"));
    QVERIFY(!anchors.isEmpty());
    openGuide();

    for (const QString &anchor : anchors)
        QVERIFY2(text().hasSection(anchor), qPrintable(anchor));
    emit text().anchorClicked(QUrl('#' + anchors.first()));
    QCOMPARE(text().source().fragment(), anchors.first());
    QVERIFY(button("guide.back").isEnabled());
}

void TestGuideWindow::linksToOtherPlacesOpenTheBrowser()
{
    openGuide();
    QDesktopServices::setUrlHandler(QStringLiteral("https"), this, "takeLink");
    const QUrl link(QStringLiteral("https://ddnet.org/"));

    emit text().anchorClicked(link);

    QCOMPARE(m_links, QList<QUrl>{link});
    QVERIFY(text().toPlainText().startsWith(QStringLiteral("Tickscope user guide")));
}

void TestGuideWindow::otherThemeKeepsPlaceAndHits()
{
    openGuide();
    clickChapter(QStringLiteral("Markers"));
    type(QStringLiteral("marker"));
    const auto hits = text().extraSelections().size();
    const QColor ink = text().palette().color(QPalette::Text);

    theme::apply(QStringLiteral("dark"));

    QTRY_VERIFY(text().palette().color(QPalette::Text) != ink);
    QVERIFY(isSeen(QStringLiteral("Markers")));
    QCOMPARE(text().extraSelections().size(), hits);
    QCOMPARE(currentHit().selectedText().toLower(), QStringLiteral("marker"));
}

/// That of the tests is smaller than most.
void TestGuideWindow::fitsTheScreen()
{
    openGuide();

    const QSize free = guide()->screen()->availableSize();
    QVERIFY(guide()->width() < free.width());
    QVERIFY(guide()->height() < free.height());
}

void TestGuideWindow::sizeIsRemembered()
{
    openGuide();
    guide()->resize(777, 555);
    guide()->close();
    QTRY_VERIFY(!guide());

    openGuide();

    QCOMPARE(guide()->size(), QSize(777, 555));
}

void TestGuideWindow::closingATabLeavesItOpen()
{
    m_window->addLater({TabState{}});
    m_window->setCurrentTab(m_window->count() - 1);
    openGuide();

    m_window->closeTab(m_window->currentTab());

    QTRY_COMPARE(m_window->count(), 1);
    QVERIFY(guide() && guide()->isVisible());
}

void TestGuideWindow::namesAreThoseOfTheWindow_data()
{
    QTest::addColumn<QLocale>("locale");

    for (const QString &language : translatedLanguages())
        QTest::newRow(qPrintable(language)) << QLocale(language);
}

void TestGuideWindow::namesAreThoseOfTheWindow()
{
    QFETCH(QLocale, locale);
    QFile file(QStringLiteral(":/guide/guide.md"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QString text = QString::fromUtf8(file.readAll()).replace(u'\n', u' ');
    QTranslator translator;
    QVERIFY(loadTexts(translator, locale));
    QVERIFY(QCoreApplication::installTranslator(&translator));

    int paths = 0;
    static const QRegularExpression path(QStringLiteral("\\*([^*]+ ▸ [^*]+)\\*"));
    for (auto found = path.globalMatch(text); found.hasNext(); ++paths) {
        const QString name = found.next().captured(1);
        const QString shown = guide::shownName(name);
        // What is called the same in that language stays as it is, but no whole path does.
        if (shown == name)
            QFAIL(qPrintable(name));
    }
    QCoreApplication::removeTranslator(&translator);
    QVERIFY(paths > 20);
}

TICKSCOPE_TEST(TestGuideWindow, QApplication)
#include "test_guide_window.moc"
