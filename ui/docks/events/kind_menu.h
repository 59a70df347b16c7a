// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/event_filter.h"

#include <QMenu>

#include <set>
#include <string>

namespace tickscope {

/// Menu of event kinds with check boxes and counts. Stays open while kinds are
/// switched on and off.
class KindMenu : public QMenu
{
    Q_OBJECT

public:
    using Kinds = std::set<std::string, std::less<>>;

    explicit KindMenu(QWidget *parent = nullptr);

    /// \param index  of the recording, for the counts; may be null.
    void setKinds(const Shared<Index> &index, const Kinds &hidden);

    /// All kinds that the recording has, and those that every format may have.
    [[nodiscard]] static Kinds allKinds(const Shared<Index> &index);

signals:
    void hiddenKindsChanged(const std::set<std::string, std::less<>> &hidden);

protected:
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void addKind(const EventKind &kind, std::size_t count);

    Kinds m_all;
    Kinds m_hidden;
};

} // namespace tickscope
