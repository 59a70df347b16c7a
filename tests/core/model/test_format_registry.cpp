// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "core/formats/format_registry.h"
#include "core/io/http/url.h"
#include "core/model/recording.h"
#include "tests/support/test_program.h"
#include "tests/toy_format/toy.h"

using namespace tickscope;

namespace {

class FakeRecording : public Recording
{
public:
    explicit FakeRecording(std::string format) { m_info.format = std::move(format); }
    [[nodiscard]] const RecordingInfo &info() const override { return m_info; }
    Result<Outline> outline(std::stop_token) const override
    {
        return failure(ErrorCode::Damaged, {faults::Words, "no stream"});
    }
    [[nodiscard]] std::unique_ptr<Decoder> makeDecoder() const override { return nullptr; }

private:
    RecordingInfo m_info;
};

enum class Opening { Works, Fails };

/// What a made-up format says of any file.
struct Claim {
    std::string_view id;
    Probe answer;
    Opening opening;
};

class FakeFormat : public Format
{
public:
    explicit FakeFormat(const Claim &claim)
        : m_info{.id = claim.id}
        , m_claim(claim)
    {
    }
    [[nodiscard]] const FormatInfo &info() const override { return m_info; }
    [[nodiscard]] Probe probe(std::span<const std::byte>, std::string_view) const override
    {
        return m_claim.answer;
    }
    Result<Shared<Recording>> open(Shared<ByteSource>, std::stop_token) const override
    {
        const std::string id(m_claim.id);
        if (m_claim.opening == Opening::Fails)
            return failure(ErrorCode::Unsupported, {faults::Words, id + " cannot read it"});
        return std::make_shared<const FakeRecording>(id);
    }

private:
    FormatInfo m_info;
    Claim m_claim;
};

/// Opens folders by their file "entry.toy".
class FolderFormat : public FakeFormat
{
public:
    FolderFormat()
        : FakeFormat({"folder", Probe::Certain, Opening::Works})
    {
    }
    [[nodiscard]] std::string_view entryFile() const override { return "entry.toy"; }
    Result<Shared<Recording>> open(Shared<ByteSource> source, std::stop_token) const override
    {
        return std::make_shared<const FakeRecording>(source->name());
    }
};

FormatRegistry registryOf(std::initializer_list<Claim> claims)
{
    FormatRegistry registry;
    for (const Claim &claim : claims)
        registry.add(std::make_unique<FakeFormat>(claim));
    return registry;
}

/// Id of the format that opened ten bytes, or what went wrong.
std::string opened(const FormatRegistry &registry)
{
    const auto source = memorySource(std::vector<std::byte>(10), "ten");
    const auto recording = registry.open(source, {});
    return recording ? (*recording)->info().format : faultText(recording.error().fault);
}

} // namespace

class TestFormatRegistry : public QObject
{
    Q_OBJECT

private slots:
    void surestFormatWins();
    void firstOfTwoEquallySureFormatsWins();
    void nextClaimantOpensWhatTheSurestCannot();
    void errorIsThatOfTheSurestFormat();
    void unclaimedFileIsOfAnUnknownFormat();
    void shortFileIsProbedToo();
    void failingSourceIsAnIoError();
    void contentDecidesAndNotTheName();
    void folderIsOpenedByTheEntryFileOfAFormat();
    void folderWithoutAnEntryFileIsOfAnUnknownFormat();
    void everyRegisteredFormatDescribesItself();
};

void TestFormatRegistry::surestFormatWins()
{
    const auto registry = registryOf({{"no", Probe::No, Opening::Works},
                                      {"maybe", Probe::Maybe, Opening::Works},
                                      {"certain", Probe::Certain, Opening::Works}});

    QCOMPARE(opened(registry), std::string("certain"));
    QCOMPARE(registry.formatOf({}, "")->info().id, std::string_view("certain"));
}

void TestFormatRegistry::firstOfTwoEquallySureFormatsWins()
{
    const auto registry = registryOf({{"maybe", Probe::Maybe, Opening::Works},
                                      {"first", Probe::Certain, Opening::Works},
                                      {"second", Probe::Certain, Opening::Works}});

    QCOMPARE(opened(registry), std::string("first"));
}

void TestFormatRegistry::nextClaimantOpensWhatTheSurestCannot()
{
    const auto registry = registryOf({{"maybe", Probe::Maybe, Opening::Works},
                                      {"certain", Probe::Certain, Opening::Fails},
                                      {"no", Probe::No, Opening::Works}});

    QCOMPARE(opened(registry), std::string("maybe"));
}

void TestFormatRegistry::errorIsThatOfTheSurestFormat()
{
    const auto registry = registryOf(
        {{"maybe", Probe::Maybe, Opening::Fails}, {"certain", Probe::Certain, Opening::Fails}});

    QCOMPARE(opened(registry), std::string("certain cannot read it"));
}

void TestFormatRegistry::unclaimedFileIsOfAnUnknownFormat()
{
    const auto registry = registryOf({{"no", Probe::No, Opening::Works}});
    const auto source = memorySource(std::vector<std::byte>(10), "ten");

    QCOMPARE(registry.formatOf({}, ""), nullptr);
    QCOMPARE(registry.open(source, {}).error().code, ErrorCode::UnknownFormat);
    QCOMPARE(FormatRegistry().open(source, {}).error().code, ErrorCode::UnknownFormat);
}

void TestFormatRegistry::shortFileIsProbedToo()
{
    FormatRegistry registry;
    registerAllFormats(registry);
    registry.add(makeFormat_toy());

    for (const std::size_t size : {0U, 1U, 7U, 8U}) {
        auto bytes = toy::sampleRecording();
        bytes.resize(size);
        QVERIFY(!registry.open(memorySource(bytes, "cut.toy"), {}));
    }
}

void TestFormatRegistry::failingSourceIsAnIoError()
{
    class BrokenSource : public ByteSource
    {
        [[nodiscard]] std::uint64_t size() const override { return 100; }
        Result<std::size_t> readAt(std::uint64_t, std::span<std::byte>,
                                   std::stop_token) const override
        {
            return failure(ErrorCode::Io, {faults::Words, "broken"});
        }
        [[nodiscard]] std::string name() const override { return "broken"; }
    };
    const auto registry = registryOf({{"certain", Probe::Certain, Opening::Works}});

    const auto recording = registry.open(std::make_shared<const BrokenSource>(), {});

    QVERIFY(!recording);
    QCOMPARE(recording.error().code, ErrorCode::Io);
}

void TestFormatRegistry::contentDecidesAndNotTheName()
{
    FormatRegistry registry;
    registerAllFormats(registry);
    registry.add(makeFormat_toy());

    const auto recording = registry.open(memorySource(toy::sampleRecording(), "game.demo"), {});

    QVERIFY(recording);
    QCOMPARE((*recording)->info().format, std::string("toy"));
}

void TestFormatRegistry::folderIsOpenedByTheEntryFileOfAFormat()
{
    const QTemporaryDir folder;
    QFile entry(folder.filePath(QStringLiteral("entry.toy")));
    QVERIFY(entry.open(QIODevice::WriteOnly));
    auto registry = registryOf({{"another", Probe::Maybe, Opening::Works}});
    registry.add(std::make_unique<FolderFormat>());
    const auto source = openNamed(folder.path().toStdString()).value();

    const auto recording = registry.open(source, {});

    QVERIFY(recording);
    QCOMPARE((*recording)->info().format, entry.fileName().toStdString());
}

void TestFormatRegistry::folderWithoutAnEntryFileIsOfAnUnknownFormat()
{
    const QTemporaryDir folder;
    auto registry = registryOf({{"eager", Probe::Certain, Opening::Works}});
    registry.add(std::make_unique<FolderFormat>());
    const auto source = openNamed(folder.path().toStdString()).value();

    QCOMPARE(registry.open(source, {}).error().code, ErrorCode::UnknownFormat);
}

void TestFormatRegistry::everyRegisteredFormatDescribesItself()
{
    FormatRegistry registry;
    registerAllFormats(registry);

    QVERIFY(!registry.formats().empty());
    std::vector<std::string_view> ids;
    for (const auto &format : registry.formats()) {
        const FormatInfo &info = format->info();
        QVERIFY(!info.id.empty());
        QVERIFY(!info.name.empty());
        QVERIFY(!info.description.empty());
        QVERIFY(!info.extensions.empty());
        QVERIFY(info.mimeType.starts_with("application/x-"));
        QVERIFY(!info.capabilities.empty());
        QCOMPARE(std::ranges::count(ids, info.id), std::ptrdiff_t{0});
        ids.push_back(info.id);
    }
}

TICKSCOPE_TEST(TestFormatRegistry, QCoreApplication)
#include "test_format_registry.moc"
