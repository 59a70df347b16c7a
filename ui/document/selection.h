// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QObject>

#include "core/base/tick.h"
#include "ui/document/document_change.h"

namespace tickscope {

class PlayerNames;

/// Whom a person chose in a recording, and whether they may see its secrets. UI thread.
class Selection
    : public QObject
    , public DocumentChange
{
    Q_OBJECT

public:
    /// \param names  must live longer.
    explicit Selection(PlayerNames &names, QObject *parent = nullptr);

    /// One person, even if another gets the client ID later; also one chosen before the index knew
    /// of them.
    [[nodiscard]] const std::optional<PlayerRef> &player() const { return m_player; }
    void selectPlayer(std::optional<PlayerRef> player);
    /// Whom the picture follows.
    [[nodiscard]] const std::optional<PlayerRef> &followed() const { return m_followed; }
    void follow(std::optional<PlayerRef> player);
    /// Whether passwords and the like are shown in clear. Off in every new recording.
    [[nodiscard]] bool showsSecrets() const { return m_showsSecrets; }
    void setShowsSecrets(bool isOn);

    /// Another recording, or none; says nothing.
    void clear();

signals:
    void changed(tickscope::DocumentChange::Changes changes);

private:
    PlayerNames &m_names;
    std::optional<PlayerRef> m_player;
    std::optional<PlayerRef> m_followed;
    bool m_showsSecrets = false;
};

} // namespace tickscope
