// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <vector>

#include <QThreadPool>

#include "ui/jobs/latest_job.h"
#include "ui/settings/settings_page.h"

class QLabel;
class QPushButton;

namespace tickscope {

/// A folder of things that can be fetched or made again, or a file of them.
struct CachePlace {
    /// Empties a place on a worker, and says so to \a cleared in the UI thread unless \a asker is
    /// gone by then.
    using Clear = std::function<void(QObject *asker, std::function<void()> cleared)>;

    QString name; ///< Never translated: "thumbnails".
    QString title;
    QString path;     ///< Belongs to the program alone.
    Clear clear = {}; ///< Without one, the folder is removed.
};

/// What the program keeps to be faster, how much that is, and a button to clear it. A worker counts
/// and removes.
class CachePage : public SettingsPage
{
    Q_OBJECT

public:
    explicit CachePage(std::vector<CachePlace> places, QWidget *parent = nullptr);
    ~CachePage() override;

private:
    /// Bytes in each of the places.
    using Sizes = std::vector<quint64>;
    struct Row {
        QLabel *size = nullptr;
        QPushButton *clear = nullptr;
    };

    void addPlace(const CachePlace &place);
    void count();
    void clear(const CachePlace &place);
    void take(const Sizes &sizes);

    std::vector<CachePlace> m_places;
    std::vector<Row> m_rows;
    QThreadPool m_pool;
    LatestJob<Sizes> m_job;
};

} // namespace tickscope
