// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/help/guide_text.h"

#include "ui/commands/mnemonics.h"
#include "ui/style/theme.h"

#include <QCoreApplication>
#include <QFile>
#include <QImageReader>
#include <QPalette>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextFrame>
#include <QTextList>
#include <QTextTable>

#include <algorithm>
#include <functional>

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

void styleBlock(QTextBlock block)
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
