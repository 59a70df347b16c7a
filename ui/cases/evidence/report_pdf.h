// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QByteArray>

#include "core/review/bundle/bundle.h"

class QTextDocument;

namespace tickscope {

/// The report of a bundle as a PDF of A4 pages with numbers. An application object must exist for
/// fonts; any thread.
[[nodiscard]] QByteArray pdfOfReport(const QByteArray &html);

/// Lets each heading of \a document, which has pages, begin on the page of what follows it.
void keepHeadingsWithText(QTextDocument &document);

/// Adds report.pdf, where \a parts have the page.
void addPdfOfReport(std::vector<review::BundlePart> &parts);

} // namespace tickscope
