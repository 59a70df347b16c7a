// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/markers/marker_store.h"

#include <QObject>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include <memory>
#include <vector>

/// What the tests of the store of markers share.
namespace tickscope::test {

inline constexpr int Timeout = 120'000; ///< Milliseconds.

inline RecordingKeys keysOf(const QString &sha256, const QString &quick = QStringLiteral("quick:1"),
                            const QString &own = {}, bool mayGrow = false)
{
    RecordingKeys keys;
    keys.name = QStringLiteral("a.demo");
    keys.sha256 = sha256;
    keys.quick = quick;
    if (!own.isEmpty())
        keys.provisional << own;
    keys.mayGrow = mayGrow;
    return keys;
}

inline Annotation markerAt(std::int64_t tick, const QString &name)
{
    Annotation marker;
    marker.id = QUuid::createUuid();
    marker.tick = tick;
    marker.text = name;
    return wellFormed(std::move(marker));
}

inline QStringList namesOf(const std::vector<Annotation> &markers)
{
    QStringList names;
    for (const Annotation &marker : markers)
        names << marker.firstLine();
    return names;
}

/// A window's side of the store.
class Window
{
public:
    Window(MarkerStore &store, const RecordingKeys &keys)
        : m_store(store)
        , m_session(store.beginSession())
    {
        QObject::connect(&store, &MarkerStore::loaded, &m_context,
                         [this](int session, quint64 edit, const std::vector<Annotation> &loaded) {
                             if (session != m_session)
                                 return;
                             stored = edit;
                             markers = loaded;
                             isLoaded = true;
                         });
        store.know(m_session, keys);
    }
    void know(const RecordingKeys &keys) { m_store.know(m_session, keys); }
    void edit(const AnnotationEdit &edit) { m_store.edit(m_session, ++asked, {edit}); }
    void add(const Annotation &marker) { edit({{}, marker}); }
    [[nodiscard]] bool isStored() const { return stored == asked; }

    std::vector<Annotation> markers;
    bool isLoaded = false;
    quint64 asked = 0;
    quint64 stored = 0;

private:
    MarkerStore &m_store;
    int m_session;
    QObject m_context;
};

/// A folder of its own with the file of the markers for each test.
class MarkerStoreTest : public QObject
{
protected:
    void begin()
    {
        QSettings().clear();
        m_folder = std::make_unique<QTemporaryDir>();
    }
    [[nodiscard]] QString path() const { return m_folder->filePath(QStringLiteral("m.sqlite")); }
    std::vector<Annotation> read(const RecordingKeys &keys)
    {
        MarkerStore store(path());
        Window window(store, keys);
        if (!QTest::qWaitFor([&] { return window.isLoaded; }, Timeout))
            qFatal("the store does not answer");
        return window.markers;
    }
    /// Adds \a markers as a window of its own does.
    void write(const RecordingKeys &keys, const std::vector<Annotation> &markers)
    {
        MarkerStore store(path());
        Window window(store, keys);
        for (const Annotation &marker : markers)
            window.add(marker);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

} // namespace tickscope::test
