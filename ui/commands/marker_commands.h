// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "ui/commands/command_set.h"
#include "ui/markers/annotation.h"

namespace tickscope {

/// The commands that change markers.
class MarkerCommands : public QObject
{
    Q_OBJECT

public:
    explicit MarkerCommands(ActiveDocument &document, QObject *parent = nullptr);

    [[nodiscard]] CommandSet &commands() { return m_commands; }

    /// Offers all colours that \a marker can have.
    void offerColors(QMenu &menu, const Annotation &marker);

private:
    void addChanges();
    /// Own marker with the ID \a argument; null if there is none.
    [[nodiscard]] const Annotation *markerOf(const QVariant &argument) const;
    /// Chooses the marker there, made where there is none. \param argument  not set: at the head.
    void addAt(const std::optional<Tick> &tick);
    /// "ID=blue".
    bool colorMarker(const QVariant &argument);
    void markRange();

    ActiveDocument &m_document;
    CommandSet m_commands;
};

} // namespace tickscope
