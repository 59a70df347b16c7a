// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QEvent>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>
#include <memory>

#include "tests/support/test_program.h"
#include "tests/toy_format/toy.h"
#include "ui/docks/players_dock.h"
#include "ui/world/view/world_view.h"

using namespace tickscope;

namespace {

using Counter = std::shared_ptr<std::atomic<int>>;

class CountingScene : public SceneMaker
{
public:
    CountingScene(Shared<SceneMaker> scene, Counter made)
        : m_scene(std::move(scene))
        , m_made(std::move(made))
    {
    }
    [[nodiscard]] std::vector<PlacedClient> clientsIn(const Frame &frame) const override
    {
        return m_scene->clientsIn(frame);
    }
    [[nodiscard]] Scene make(const Frame &frame, double position) const override
    {
        ++*m_made;
        return m_scene->make(frame, position);
    }

private:
    Shared<SceneMaker> m_scene;
    Counter m_made;
};

class CountingRecording : public Recording
{
public:
    CountingRecording(Shared<Recording> recording, Counter made)
        : m_recording(std::move(recording))
        , m_made(std::move(made))
    {
    }
    [[nodiscard]] const RecordingInfo &info() const override { return m_recording->info(); }
    Result<Outline> outline(std::stop_token stop) const override
    {
        return m_recording->outline(stop);
    }
    [[nodiscard]] std::unique_ptr<Decoder> makeDecoder() const override
    {
        return m_recording->makeDecoder();
    }
    [[nodiscard]] Shared<SceneMaker> makeScene(Shared<MapContent> map) const override
    {
        return std::make_shared<const CountingScene>(m_recording->makeScene(std::move(map)),
                                                     m_made);
    }

private:
    Shared<Recording> m_recording;
    Counter m_made;
};

/// The toy format, whose recordings tell how many scenes were made of them.
class CountingFormat : public Format
{
public:
    explicit CountingFormat(Counter made)
        : m_made(std::move(made))
    {
    }
    [[nodiscard]] const FormatInfo &info() const override { return m_toy->info(); }
    [[nodiscard]] Probe probe(std::span<const std::byte> head, std::string_view name) const override
    {
        return m_toy->probe(head, name);
    }
    Result<Shared<Recording>> open(Shared<ByteSource> source, std::stop_token stop) const override
    {
        auto opened = m_toy->open(std::move(source), std::move(stop));
        if (!opened)
            return opened;
        return std::make_shared<const CountingRecording>(*std::move(opened), m_made);
    }

private:
    std::unique_ptr<Format> m_toy = makeFormat_toy();
    Counter m_made;
};

/// Counts how often a widget is painted.
class PaintCounter : public QObject
{
public:
    bool eventFilter(QObject *, QEvent *event) override
    {
        count += event->type() == QEvent::Paint ? 1 : 0;
        return false;
    }
    int count = 0;
};

} // namespace

/// How many scenes are made for what is seen of them.
class TestScenesPerFrame : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void paintedPictureTakesOneScene();
    void changesBetweenTwoPicturesTakeNone();
    void namesOfPlayersTakeNone();

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<FormatRegistry> m_registry; // outlives the document
    std::unique_ptr<Document> m_document;
    std::unique_ptr<ActiveDocument> m_active;
    Counter m_made;
};

void TestScenesPerFrame::init()
{
    m_active.reset();
    m_document.reset();
    m_made = std::make_shared<std::atomic<int>>(0);
    m_registry = std::make_unique<FormatRegistry>();
    m_registry->add(std::make_unique<CountingFormat>(m_made));
    m_document = std::make_unique<Document>(*m_registry);
    m_active = std::make_unique<ActiveDocument>(m_document.get());
    m_folder = std::make_unique<QTemporaryDir>();
    QFile file(m_folder->filePath(QStringLiteral("game.toy")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    const auto bytes = toy::sampleRecording(2000);
    file.write(reinterpret_cast<const char *>(bytes.data()), static_cast<qint64>(bytes.size()));
    file.close();
    m_document->open(file.fileName());
    QTRY_VERIFY(m_document->phase() == OpenPhase::Ready && m_document->frame()
                && m_document->frame()->at);
}

void TestScenesPerFrame::paintedPictureTakesOneScene()
{
    WorldView view(*m_active);
    view.resize(640, 480);
    PaintCounter paints;
    view.installEventFilter(&paints);
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    QTRY_VERIFY(!view.scene().actors.empty());
    QTRY_VERIFY(paints.count > 0);
    const int madeBefore = *m_made;
    const int paintedBefore = paints.count;

    m_document->playback().apply(TimeCommand::of(TimeAction::PlayForward));

    QTRY_VERIFY(paints.count >= paintedBefore + 30);
    const int made = *m_made - madeBefore;
    const int painted = paints.count - paintedBefore;
    QVERIFY(made > 0);
    QVERIFY2(made <= painted, qPrintable(QStringLiteral("%1 for %2").arg(made).arg(painted)));
}

void TestScenesPerFrame::changesBetweenTwoPicturesTakeNone()
{
    WorldView view(*m_active);
    view.resize(640, 480);
    QVERIFY(!view.scene().actors.empty());
    const int madeBefore = *m_made;

    for (int i = 0; i < 10; ++i)
        m_document->playback().apply(TimeCommand::stepBy(1));

    QCOMPARE(*m_made - madeBefore, 0);
    QVERIFY(!view.scene().actors.empty());
    QVERIFY(!view.scene().actors.empty());
    QCOMPARE(*m_made - madeBefore, 1);
}

void TestScenesPerFrame::namesOfPlayersTakeNone()
{
    const PlayersDock dock(*m_active);
    const Tick tick = m_document->frame()->at->tick;

    QVERIFY(!m_document->players().name(0, tick).isEmpty());

    QCOMPARE(m_made->load(), 0);
}

TICKSCOPE_TEST(TestScenesPerFrame, QApplication)
#include "test_scenes_per_frame.moc"
