// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace tickscope {

/// The report of a bundle as a PDF of A4 pages with numbers. An application object must exist for
/// fonts; any thread.
[[nodiscard]] QByteArray pdfOfReport(const QByteArray &html);

} // namespace tickscope
