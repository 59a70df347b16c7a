// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QGuiApplication;

namespace tickscope::cli {

/// Text and kinds of pictures need an application object; it opens no display.
QGuiApplication &guiApplication();

} // namespace tickscope::cli
