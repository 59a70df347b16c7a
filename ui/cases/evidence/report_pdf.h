// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <vector>

#include <QByteArray>

#include "core/review/bundle/bundle.h"

class QTextDocument;

namespace tickscope {

/// Told from 0 to 1, by the thread that writes.
using PdfProgress = std::function<void(double share)>;

/// The report of a bundle as a PDF of A4 pages with numbers. An application object must exist for
/// fonts; any thread.
[[nodiscard]] QByteArray pdfOfReport(const QByteArray &html, const PdfProgress &progress = {});

/// What one page shows of a document that is laid out as one long page. In its pixels.
struct PageSlice {
    double top = 0;
    double bottom = 0;
    /// Of the table that goes on here, repeated above it; both 0 for none.
    double headTop = 0;
    double headBottom = 0;
};

/// Cuts \a document into pages of \a height: between lines, never through a row of a table, a
/// picture and its words or a short paragraph, unless it is higher than a page, and not behind a
/// heading or the few words between it and a table.
[[nodiscard]] std::vector<PageSlice> pagesOf(const QTextDocument &document, double height);

/// Adds report.pdf, where \a parts have the page.
void addPdfOfReport(std::vector<review::BundlePart> &parts, const PdfProgress &progress = {});

} // namespace tickscope
