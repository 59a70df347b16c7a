// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include <QJsonObject>
#include <QPointF>
#include <QString>
#include <QStringList>

#include "core/analysis/event_lines.h"
#include "core/model/scene/view_plane.h"

namespace tickscope {

/// What the camera of a view looks at, as a person chose it.
struct CameraState {
    /// Where the camera gets its place from.
    enum class View {
        Recorder, ///< What the recording person saw; all players where that is not known.
        Follow,   ///< The followed player; where that one is not, it stays.
        Players,  ///< Keeps all players in the picture.
        Map,      ///< The whole map.
        Free,     ///< Where the person put it.
    };

    View view = View::Recorder;
    ViewPlane plane = ViewPlane::Top;
    double followZoom = 1.0; ///< Of recorder's view and following; 1 is play scale. More than zero.
    std::optional<QPointF> centre; ///< World units; none: nothing was looked at yet.
    double unitsPerPixel = 1.0;    ///< More than zero; a view has bounds of its own.

    friend bool operator==(const CameraState &, const CameraState &) = default;
};

/// What a person sees of a recording, as a value: which moment, from where, and with what chosen.
/// Links, the session and other viewers carry it. It is no command: who is shown it sees
/// something, and nothing is changed, stored or fetched by it.
struct ViewState {
    std::optional<Tick> tick = {}; ///< The moment; none: the beginning.
    CameraState camera = {};
    std::optional<PlayerRef> player = {};   ///< Who is selected.
    std::optional<PlayerRef> followed = {}; ///< Whom the camera follows.
    EventQuery filter = usualEvents();
    /// IDs of the lanes that are shown, from the top; empty: those that the person has chosen.
    QStringList lanes = {};
    std::optional<TickRange> loop = {}; ///< The selected range, which is the loop.

    friend bool operator==(const ViewState &, const ViewState &) = default;
};

/// \a state as named texts, only those that differ from ViewState().
[[nodiscard]] std::vector<std::pair<QString, QString>> fieldsOf(const ViewState &state);
/// The state of such texts, which may come from anybody: each is checked and bounded, and one that
/// cannot be read is as if it were not there.
/// \param valueOf  gives the text of a name; null for none.
[[nodiscard]] ViewState viewStateOf(const std::function<QString(const char *name)> &valueOf);

/// An object of those texts, and back.
[[nodiscard]] QJsonObject toJson(const ViewState &state);
[[nodiscard]] ViewState viewStateOfJson(const QJsonObject &object);

} // namespace tickscope
