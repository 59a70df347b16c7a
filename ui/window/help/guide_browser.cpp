// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/help/guide_browser.h"

#include <QAbstractTextDocumentLayout>
#include <QCoreApplication>
#include <QDesktopServices>
#include <QFile>
#include <QImageReader>
#include <QPalette>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextFrame>
#include <QTextList>
#include <QTextTable>

#include <algorithm>
#include <functional>
#include <utility>

#include "ui/commands/mnemonic_keys.h"
#include "ui/style/theme.h"

namespace tickscope::guide {

namespace {

constexpr int LineHeight = 130; ///< In percent.
constexpr int LeastMargin = 20;
const QString PathSign = QStringLiteral(" ▸ ");
constexpr int ChapterLevel = 2; ///< The first one is the title of the guide.

void eachFragment(const QTextDocument &document,
                  const std::function<void(const QTextFragment &)> &take)
{
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        for (auto place = block.begin(); !place.atEnd(); ++place)
            take(place.fragment());
    }
}

QTextCursor select(QTextDocument &document, int position, int length)
{
    QTextCursor cursor(&document);
    cursor.setPosition(position);
    cursor.setPosition(position + length, QTextCursor::KeepAnchor);
    return cursor;
}

bool isPicture(const QTextBlock &block)
{
    return !block.begin().atEnd() && block.begin().fragment().charFormat().isImageFormat();
}

void styleBlock(const QTextBlock &block)
{
    QTextCursor cursor(block);
    QTextBlockFormat format = block.blockFormat();
    if (!isPicture(block))
        format.setLineHeight(LineHeight, QTextBlockFormat::ProportionalHeight);
    if (format.headingLevel() > 0) {
        format.setTopMargin(format.headingLevel() > 1 ? 28 : 8);
        format.setBottomMargin(8);
    } else if (cursor.currentTable()) {
        format.setTopMargin(0);
        format.setBottomMargin(0);
    } else {
        format.setTopMargin(0);
        format.setBottomMargin(block.textList() ? 5 : 11);
    }
    cursor.setBlockFormat(format);
}

void styleTables(QTextFrame &frame, const QPalette &palette)
{
    for (QTextFrame *child : frame.childFrames()) {
        auto *table = qobject_cast<QTextTable *>(child);
        if (!table)
            continue;
        QTextTableFormat format = table->format();
        format.setBorder(1);
        format.setBorderCollapse(true);
        format.setBorderBrush(palette.color(QPalette::Mid));
        format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
        format.setCellSpacing(0);
        format.setCellPadding(6);
        format.setTopMargin(4);
        format.setBottomMargin(16);
        table->setFormat(format);
    }
}

/// Contexts of the translations: a name may stand in any of them.
const QList<QByteArray> &contexts()
{
    static const QList<QByteArray> names = [] {
        QFile file(Folder + QStringLiteral("contexts.txt"));
        return file.open(QIODevice::ReadOnly) ? file.readAll().trimmed().split('\n')
                                              : QList<QByteArray>();
    }();
    return names;
}

/// \a part as the window calls it: an entry that asks for more, or a menu, has signs besides.
QString translated(const QString &part)
{
    for (const QString &source : {part, part + u'…', u'&' + part}) {
        const QByteArray key = source.toUtf8();
        for (const QByteArray &context : contexts()) {
            QString text = QCoreApplication::translate(context.constData(), key.constData());
            if (text == source)
                continue;
            if (source.endsWith(u'…') && !part.endsWith(u'…'))
                text.remove(u'…');
            return withoutMnemonic(text).trimmed();
        }
    }
    return part;
}

} // namespace

QString anchorOf(const QString &title)
{
    QString anchor;
    for (const QChar letter : title.toLower()) {
        if (letter.isLetterOrNumber() || letter == '-' || letter == '_')
            anchor += letter;
        else if (letter.isSpace())
            anchor += '-';
    }
    return anchor;
}

QString shownName(const QString &name)
{
    QStringList shown;
    for (const QString &part : name.split(PathSign))
        shown << translated(part);
    return shown.join(PathSign);
}

void translateNames(QTextDocument &document)
{
    std::vector<std::pair<QTextCursor, QString>> names;
    eachFragment(document, [&](const QTextFragment &fragment) {
        if (fragment.charFormat().fontItalic())
            names.emplace_back(select(document, fragment.position(), fragment.length()),
                               shownName(fragment.text()));
    });
    for (auto &[place, name] : names)
        place.insertText(name, place.charFormat());
}

std::vector<Section> style(QTextDocument &document, const QPalette &palette)
{
    QTextCursor whole(&document);
    whole.beginEditBlock();
    std::vector<Section> sections;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        styleBlock(block);
        const int level = block.blockFormat().headingLevel();
        if (level == 0)
            continue;
        const QString anchor = anchorOf(block.text());
        QTextCharFormat format;
        format.setAnchor(true);
        format.setAnchorNames({anchor});
        select(document, block.position(), block.length() - 1).mergeCharFormat(format);
        if (level == ChapterLevel)
            sections.push_back({block.text(), anchor, block.position()});
    }
    styleTables(*document.rootFrame(), palette);
    std::vector<QTextCursor> code;
    eachFragment(document, [&](const QTextFragment &fragment) {
        if (fragment.charFormat().fontFixedPitch())
            code.push_back(select(document, fragment.position(), fragment.length()));
    });
    QTextCharFormat codeFormat;
    codeFormat.setBackground(palette.color(QPalette::Button));
    for (QTextCursor &cursor : code)
        cursor.mergeCharFormat(codeFormat);
    whole.endEditBlock();
    return sections;
}

std::vector<QString> pictures(const QTextDocument &document)
{
    std::vector<QString> names;
    eachFragment(document, [&names](const QTextFragment &fragment) {
        if (fragment.charFormat().isImageFormat())
            names.push_back(fragment.charFormat().toImageFormat().name());
    });
    return names;
}

void fit(QTextDocument &document, int room, int column)
{
    QTextCursor whole(&document);
    whole.beginEditBlock();
    const int margin = std::max(LeastMargin, (room - column) / 2);
    QTextFrameFormat frame = document.rootFrame()->frameFormat();
    frame.setLeftMargin(margin);
    frame.setRightMargin(margin);
    frame.setTopMargin(LeastMargin);
    frame.setBottomMargin(LeastMargin);
    document.rootFrame()->setFrameFormat(frame);

    std::vector<std::pair<QTextCursor, QTextImageFormat>> changed;
    eachFragment(document, [&](const QTextFragment &fragment) {
        if (!fragment.charFormat().isImageFormat())
            return;
        QTextImageFormat format = fragment.charFormat().toImageFormat();
        const QSize natural = QImageReader(Folder + format.name()).size();
        if (natural.isEmpty())
            return;
        const int width = std::clamp(room - 2 * margin, 1, natural.width());
        format.setWidth(width);
        format.setHeight(qRound(double(width) * natural.height() / natural.width()));
        changed.emplace_back(select(document, fragment.position(), fragment.length()), format);
    });
    for (auto &[cursor, format] : changed)
        cursor.setCharFormat(format);
    whole.endEditBlock();
}

} // namespace tickscope::guide

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
    m_scaling.start([wanted, ratio](const std::stop_token &stop) {
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
