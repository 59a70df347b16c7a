// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/markers/csv.h"

#include <algorithm>

#include "core/export/text/row_writer.h"

namespace tickscope {

namespace {

/// Takes the field at the beginning of \a text, up to the comma or line end behind it.
QString takeField(QStringView &text)
{
    QString field;
    if (text.startsWith(u'"')) {
        text = text.sliced(1);
        while (!text.isEmpty()) {
            const qsizetype quote = text.indexOf(u'"');
            field += text.left(quote < 0 ? text.size() : quote);
            text = quote < 0 ? QStringView() : text.sliced(quote + 1);
            // Two quotes are one of the field.
            if (!text.startsWith(u'"'))
                break;
            field += u'"';
            text = text.sliced(1);
        }
    }
    const auto end = std::ranges::find_if(
        text, [](QChar c) { return c == u',' || c == u'\n' || c == u'\r'; });
    const qsizetype size = end - text.begin();
    field += text.left(size);
    text = text.sliced(size);
    return field;
}

QStringList takeRecord(QStringView &text)
{
    QStringList record{takeField(text)};
    while (text.startsWith(u',')) {
        text = text.sliced(1);
        record << takeField(text);
    }
    text = text.sliced(text.startsWith(u"\r\n") ? 2 : text.isEmpty() ? 0 : 1);
    return record;
}

} // namespace

QByteArray csvLine(const QStringList &fields)
{
    std::string line;
    for (const QString &field : fields)
        line += (&field == &fields.front() ? "" : ",") + csvField(field.toStdString());
    return QByteArray::fromStdString(line) + "\r\n";
}

QList<QStringList> csvRecords(QStringView text, qsizetype most)
{
    constexpr QChar ByteOrderMark(0xFEFF);
    if (text.startsWith(ByteOrderMark))
        text = text.sliced(1);
    QList<QStringList> records;
    while (!text.isEmpty() && records.size() < most) {
        const QStringList record = takeRecord(text);
        if (record.size() > 1 || !record.front().isEmpty())
            records << record;
    }
    return records;
}

} // namespace tickscope
