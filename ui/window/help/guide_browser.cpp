// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/help/guide_browser.h"

#include <QAbstractTextDocumentLayout>
#include <QDesktopServices>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QTextBlock>
#include <QThreadPool>

#include <algorithm>
#include <utility>

namespace tickscope {

/// Longer lines are hard to read.
constexpr int GuideColumn = 900;

static QUrl guideUrl(const QString &anchor = {})
{
    QUrl url(QStringLiteral("qrc:/guide/guide.md"));
    if (!anchor.isEmpty())
        url.setFragment(anchor);
    return url;
}

GuideBrowser::GuideBrowser(QWidget *parent)
    : QTextBrowser(parent)
    , m_scaling([this](const Pictures &pictures) { receivePictures(pictures); })
{
    setOpenLinks(false);
    setFrameShape(QFrame::NoFrame);
    // English in every language of the window, but for the names of its parts.
    setLayoutDirection(Qt::LeftToRight);
    connect(this, &QTextBrowser::anchorClicked, this, &GuideBrowser::follow);
    connect(verticalScrollBar(), &QScrollBar::valueChanged, this, &GuideBrowser::emitSection);
    load();
}

void GuideBrowser::load()
{
    const int place = verticalScrollBar()->value();
    m_isLoading = true;
    if (source().isEmpty())
        setSource(guideUrl(), QTextDocument::MarkdownResource);
    else
        reload();
    {
        const QSignalBlocker quiet(document()); // see fit()
        guide::translateNames(*document());
        m_sections = guide::style(*document(), palette());
    }
    m_isLoading = false;
    fit();
    verticalScrollBar()->setValue(place);
}

void GuideBrowser::fit()
{
    // What is read stays where it is.
    const QTextCursor top = cursorForPosition({viewport()->width() / 2, 0});
    const int offset = cursorRect(top).top();
    {
        // The base class would read a text again that it heard was edited.
        const QSignalBlocker quiet(document());
        guide::fit(*document(), viewport()->width(), GuideColumn);
    }
    // Else the end is laid out later, and cannot be reached until then.
    document()->documentLayout()->pageCount();
    if (verticalScrollBar()->value() > 0)
        verticalScrollBar()->setValue(verticalScrollBar()->value() + cursorRect(top).top()
                                      - offset);
    emitSection();

    std::map<QString, QSize> wanted;
    const double ratio = devicePixelRatioF();
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        for (auto place = block.begin(); !place.atEnd(); ++place) {
            const QTextImageFormat format = place.fragment().charFormat().toImageFormat();
            if (format.isValid())
                wanted[format.name()] = (QSizeF(format.width(), format.height()) * ratio).toSize();
        }
    }
    m_scaling.start(*QThreadPool::globalInstance(), [wanted, ratio](const std::stop_token &stop) {
        Pictures pictures;
        for (const auto &[name, size] : wanted) {
            if (stop.stop_requested())
                break;
            QImage picture = QImage(guide::Folder + name)
                                 .scaled(size, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
            picture.setDevicePixelRatio(ratio);
            pictures.emplace(name, std::move(picture));
        }
        return pictures;
    });
}

void GuideBrowser::receivePictures(const Pictures &pictures)
{
    m_pictures = pictures;
    for (const auto &[name, picture] : m_pictures)
        document()->addResource(QTextDocument::ImageResource,
                                document()->baseUrl().resolved(QUrl(name)), picture);
    viewport()->update();
}

bool GuideBrowser::hasPicture(const QString &name) const
{
    const auto found = m_pictures.find(name);
    return found != m_pictures.end() && !found->second.isNull() && !m_scaling.isRunning();
}

QVariant GuideBrowser::loadResource(int type, const QUrl &name)
{
    if (type != QTextDocument::ImageResource)
        return QTextBrowser::loadResource(type, name);
    // Not read here, in the thread of the window.
    const auto found = m_pictures.find(name.fileName());
    if (found != m_pictures.end())
        return found->second;
    QImage nothing(1, 1, QImage::Format_ARGB32_Premultiplied);
    nothing.fill(Qt::transparent);
    return nothing;
}

int GuideBrowser::currentSection() const
{
    const QScrollBar &bar = *verticalScrollBar();
    if (bar.value() > 0 && bar.value() == bar.maximum())
        return static_cast<int>(m_sections.size()) - 1;
    const int line = bar.value() + viewport()->height() / 5;
    int current = -1;
    for (const guide::Section &section : m_sections) {
        const QTextBlock block = document()->findBlock(section.position);
        if (document()->documentLayout()->blockBoundingRect(block).top() > line)
            break;
        ++current;
    }
    return current;
}

void GuideBrowser::emitSection()
{
    if (m_isLoading)
        return;
    const int section = currentSection();
    if (section != std::exchange(m_emittedSection, section))
        emit currentSectionChanged(section);
}

bool GuideBrowser::hasSection(const QString &anchor) const
{
    return std::ranges::find(m_sections, anchor, &guide::Section::anchor) != m_sections.end();
}

void GuideBrowser::goTo(const QString &anchor)
{
    setSource(guideUrl(anchor), QTextDocument::MarkdownResource);
}

void GuideBrowser::follow(const QUrl &link)
{
    if (link.scheme() == QStringLiteral("https"))
        QDesktopServices::openUrl(link);
    else if (link.isRelative() || link.scheme() == QStringLiteral("qrc"))
        goTo(link.fragment());
}

void GuideBrowser::resizeEvent(QResizeEvent *event)
{
    QTextBrowser::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        fit();
}

void GuideBrowser::changeEvent(QEvent *event)
{
    QTextBrowser::changeEvent(event);
    // Lines, links and boxes got their colours when the text was read.
    if (event->type() == QEvent::PaletteChange && !source().isEmpty() && !m_isLoading) {
        load();
        emit reloaded();
    }
}

} // namespace tickscope
