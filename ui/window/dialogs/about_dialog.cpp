// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/dialogs/about_dialog.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QFile>
#include <QGuiApplication>
#include <QIcon>
#include <QLabel>
#include <QPushButton>
#include <QTextBrowser>

#include "ui/jobs/crash_reports.h"
#include "ui/style/widget_parts.h"

namespace tickscope {

namespace {

struct UsedLibrary {
    const char *name;
    const char *licence; ///< SPDX.
    const char *site;
};

constexpr UsedLibrary UsedLibraries[] = {
    {"Qt", "LGPL-3.0-only", "https://www.qt.io"},
    {"QCustomPlot", "GPL-3.0-or-later", "https://www.qcustomplot.com"},
    {"libcurl", "curl", "https://curl.se"},
    {"OpenSSL", "Apache-2.0", "https://www.openssl.org"},
    {"zlib", "Zlib", "https://zlib.net"},
    {"Zstandard", "BSD-3-Clause", "https://facebook.github.io/zstd"},
    {"XZ Utils (liblzma)", "0BSD", "https://tukaani.org/xz"},
    {"RE2", "BSD-3-Clause", "https://github.com/google/re2"},
    {"JSON for Modern C++", "MIT", "https://json.nlohmann.me"},
    {"SQLite", "blessing", "https://sqlite.org"},
};

QString creditsHtml()
{
    QString html = QStringLiteral("<h4>%1</h4><p>%2</p><p>%3</p>")
                       .arg(AboutDialog::tr("Licence"),
                            AboutDialog::tr("Tickscope is free software under the GNU General "
                                            "Public License, version 3 or later. It comes without "
                                            "any warranty."),
                            AboutDialog::tr("Its core, which reads the recordings, is under the "
                                            "MIT licence."));
    html += QStringLiteral("<h4>%1</h4><p>%2</p><p>%3</p><p>%4</p>")
                .arg(AboutDialog::tr("Art"),
                     AboutDialog::tr("Tiles, skins and other pictures of Teeworlds and DDNet are "
                                     "read from the installed games. They were made by the "
                                     "contributors of Teeworlds and DDNet and are under "
                                     "<a href='https://creativecommons.org/licenses/by-sa/3.0/'>"
                                     "CC BY-SA 3.0</a>; that holds for pictures that you save, "
                                     "too."),
                     AboutDialog::tr("Maps belong to those who made them."),
                     AboutDialog::tr(
                         "The icons of this program are part of it and under the same licence."));
    html += QStringLiteral("<h4>%1</h4><ul>").arg(AboutDialog::tr("Made with"));
    for (const UsedLibrary &library : UsedLibraries)
        html += QStringLiteral("<li><a href='%1'>%2</a> (%3)</li>")
                    .arg(QLatin1String(library.site), QLatin1String(library.name),
                         QLatin1String(library.licence));
    return html + QStringLiteral("</ul>");
}

} // namespace

AboutDialog::AboutDialog(QWidget *parent)
    : QDialog(parent)
{
    setObjectName(QStringLiteral("aboutDialog"));
    setWindowTitle(tr("About Tickscope"));
    auto *sign = new QLabel(this);
    sign->setPixmap(QIcon(QStringLiteral(":/icons/tickscope.svg")).pixmap(64, 64));
    sign->setAlignment(Qt::AlignTop);
    const QString site = QStringLiteral(TICKSCOPE_SITE);
    QString head = tr("<h3>Tickscope %1</h3><p>Play, inspect and scrub game recordings.</p>")
                       .arg(QStringLiteral(TICKSCOPE_VERSION));
    if (!site.isEmpty())
        head += QStringLiteral("<p><a href='%1'>%1</a></p>").arg(site);
    head += QStringLiteral("<p>%1</p>")
                .arg(crash_reports::versions().section(u'\n', 1).toHtmlEscaped().replace(u'\n',
                                                                                         " · "));
    auto *title = named(new QLabel(head, this), "about.title");
    title->setOpenExternalLinks(true);
    title->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::TextSelectableByMouse);
    title->setFocusPolicy(Qt::NoFocus);
    auto *credits = named(new QTextBrowser(this), "about.credits", tr("Licences and credits"));
    credits->setOpenExternalLinks(true);
    credits->setHtml(creditsHtml());

    auto *buttons = dialogButtons(*this, QDialogButtonBox::Close);
    auto *copy = buttons->addButton(tr("Copy versions"), QDialogButtonBox::ActionRole);
    buttons->button(QDialogButtonBox::Close)->setDefault(true);
    copy->setToolTip(tr("Copy the versions for a bug report"));
    connect(copy, &QPushButton::clicked, this,
            [] { QGuiApplication::clipboard()->setText(crash_reports::versions()); });
    auto *top = makeRow({sign, {title, 1}}, {{}, 16});
    makeColumn(this, {top, {credits, 1}, buttons});
    resize(560, 480);
}

} // namespace tickscope
