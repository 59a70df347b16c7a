// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/texts/input_title.h"

#include "core/analysis/tape/input_title.h"
#include "ui/texts/screen_text.h"
#include "ui/texts/sentence_words.h"

namespace tickscope {

QString inputTitle(const std::string &name, TitleLanguage language)
{
    const std::string word = titleOfInput(name);
    QString title = language == TitleLanguage::English ? screenText(word) : shownWord(word);
    if (!title.isEmpty())
        title[0] = title[0].toUpper();
    return title;
}

} // namespace tickscope
