// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <unordered_map>
#include <vector>

#include <QAccessible>
#include <QElapsedTimer>
#include <QObject>
#include <QRect>
#include <QString>

#include "ui/document/active_document.h"
#include "ui/document/document.h"

class QWidget;

namespace tickscope {

/// Something that a view draws and that is no widget, such as a lane, an event or a player, as
/// assistive technology sees it.
struct AccessiblePart {
    QString key; ///< The same as long as it is the same thing; unique in its view.
    QAccessible::Role role = QAccessible::ListItem;
    QString name;
    QString description = {};
    QRect area = {}; ///< Pixels of the view; empty where it is not drawn.
    bool isSelected = false;
    /// What a press does, in the UI thread; empty for what cannot be pressed.
    std::function<void()> press = {};
    std::vector<AccessiblePart> parts = {}; ///< At most MostAccessibleParts.
};

/// Who listens goes through parts one by one: more than these are grouped.
inline constexpr std::size_t MostAccessibleParts = 64;

/// What a view over the time of a recording reports to assistive technology: its parts, what it
/// shows, and the playhead as its value. A view makes one as its child; AccessibleView asks it.
///
/// Nothing is made before somebody asks, and then once until something changes. UI thread.
class AccessibleSource : public QObject
{
    Q_OBJECT

public:
    /// What the view says of itself. Functions are called only while the view lives.
    struct Speech {
        QAccessible::Role role = QAccessible::Client;
        std::function<std::vector<AccessiblePart>()> parts;
        std::function<QString()> description; ///< What it shows now, besides the time.
        std::function<QString()> current;     ///< Key of the part that the keyboard is at.
    };
    /// Where a part stands among the others.
    struct Place {
        const AccessiblePart *part = nullptr;
        QString parent; ///< Its key; empty: the view itself.
        int index = 0;  ///< Among the parts of the parent.
    };

    /// \param document  must live longer than \a view.
    AccessibleSource(QWidget &view, ActiveDocument &document, Speech speech);

    [[nodiscard]] QAccessible::Role role() const { return m_speech.role; }
    /// "0:17.80, tick 890, paused. 12 events in view"; empty without a recording.
    [[nodiscard]] QString description() const;
    [[nodiscard]] const std::vector<AccessiblePart> &parts();
    /// Nothing when there is none of that key (any more). Valid until something changes.
    [[nodiscard]] std::optional<Place> find(const QString &key);
    [[nodiscard]] QString currentKey() const;
    [[nodiscard]] ActiveDocument &document() { return m_document; }

    /// The parts of the view are others now; the document's changes are known by themselves.
    void outdate();

signals:
    /// Parts of these keys are gone.
    void partsGone(const QStringList &keys);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void onDocumentChanged(Document::Changes changes);
    void renew();
    void note(const std::vector<AccessiblePart> &parts, const QString &parent);
    void reportTime();
    void reportCurrent();

    QWidget &m_view;
    ActiveDocument &m_document;
    Speech m_speech;
    std::vector<AccessiblePart> m_parts;
    std::unordered_map<QString, Place> m_places; ///< Of m_parts, by key.
    bool m_isStale = true;
    std::optional<Tick> m_reportedTick;
    bool m_reportedPlaying = false;
    QString m_reportedCurrent;
    QElapsedTimer m_sinceReport;
};

/// Seconds that lie between two reports of the time while it plays: a voice needs as long.
inline constexpr int SecondsBetweenReports = 2;

} // namespace tickscope
