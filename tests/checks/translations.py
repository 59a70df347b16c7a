#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks translations, and that the code has no texts that cannot be translated.

translations.py FILE.ts...
    checks these files only; prints each fault, and for each language what is unfinished.
translations.py [--lupdate PATH --generated DIR]
    checks all of translations/ and the code; with lupdate also that the files have all texts.

Exit code 1 when there is a fault or something unfinished.
"""

import argparse
import collections
import pathlib
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree

ROOT = pathlib.Path(__file__).resolve().parents[2]
FOLDER = ROOT / "translations"
FORMS = {"en": 2, "de": 2, "fr": 2, "es": 2, "pt_BR": 2, "ru": 3, "zh_CN": 1}
# Here the first form stands for exactly one, so that it may be said without the number.
ONE_ALONE = {"en", "de", "es"}

PLACES = re.compile(r"%L?(\d\d?|n)|\{(\w+)\}")
TAGS = re.compile(r"<[^<>]+>")
PATTERNS = re.compile(r"\*(?:\.\w+)+")
OPTIONS = re.compile(r"(?<!\w)--[a-z][a-z-]*")
ACCELERATOR = re.compile(r"&(?!&|\w+;)(?=\w)")
ENDING = re.compile(r"(…|\.\.\.|:)?\s*$")

# What shows a text in the window, with a text that stands there as it is.
SHOWING = re.compile(
    r"(?:\b(?:setText|setToolTip|setStatusTip|setWhatsThis|setWindowTitle|setPlaceholderText|setTitle"
    r"|setAccessibleName|setAccessibleDescription|setLabelText|setInformativeText|setDetailedText"
    r"|setButtonText|addAction|addMenu|addTab|addItem|addButton|addRow|showMessage|setSuffix|setPrefix"
    r"|(?:QMessageBox|QInputDialog|QFileDialog)::\w+)\("
    r"|\.(?:text|toolTip|title|actionText)\s*=)"
    r"\s*(?:(?:QStringLiteral|QLatin1String|QString(?:::fromLatin1|::fromUtf8)?)\(\s*)?u?"
    r"\"((?:[^\"\\]|\\.)*)\"")
# Names, which no language has otherwise.
NAMES = {"Tickscope"}


class Message:
    def __init__(self, context, element):
        self.context = context
        self.source = element.findtext("source") or ""
        self.comment = element.findtext("comment") or ""
        self.counted = element.get("numerus") == "yes"
        translation = element.find("translation")
        self.kind = "" if translation is None else translation.get("type", "")
        if translation is None:
            self.forms = []
        elif self.counted:
            self.forms = [form.text or "" for form in translation.findall("numerusform")]
        else:
            self.forms = [translation.text or ""]

    @property
    def key(self):
        return self.context, self.source, self.comment


def messages(path):
    tree = ElementTree.parse(path).getroot()
    return [Message(context.findtext("name"), element)
            for context in tree.findall("context") for element in context.findall("message")]


def same_words(language):
    """Texts that are the same in this language, by the lines "*: TEXT" and "de fr: TEXT"."""
    words = set()
    for line in (FOLDER / "same_words.txt").read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            languages, text = line.split(": ", 1)
            if languages == "*" or language in languages.split():
                words.add(text.replace("\\n", "\n"))
    return words


def places(text):
    return collections.Counter(match[1] or match[2] for match in PLACES.finditer(text))


def has_words(text):
    """Whether there is anything to translate: "%1, %2" is the same in all languages."""
    bare = OPTIONS.sub("", PATTERNS.sub("", TAGS.sub("", PLACES.sub("", text))))
    return re.search(r"[^\W\d_]{2}", bare) is not None


def faults_of_form(message, form, is_one):
    source, faults = message.source, []
    if not form.strip():
        return ["is empty"]
    wanted, found = places(source), places(form)
    if is_one and "n" not in found:
        wanted.pop("n", None)
    if wanted != found:
        faults.append(f"placeholders {sorted(wanted)} became {sorted(found)}")
    for what, pattern in (("tags", TAGS), ("file types", PATTERNS), ("options", OPTIONS)):
        if sorted(pattern.findall(source)) != sorted(pattern.findall(form)):
            faults.append(f"{what} {pattern.findall(source)} became {pattern.findall(form)}")
    if len(ACCELERATOR.findall(source)) != len(ACCELERATOR.findall(form)):
        faults.append("accelerators (&) differ")
    if source.count("\t") != form.count("\t"):
        faults.append("tabs differ")
    if source[:1].isspace() != form[:1].isspace() or source[-1:].isspace() != form[-1:].isspace():
        faults.append("spaces at the ends differ")
    dots = {"…", "..."}
    if (ENDING.search(source)[1] in dots) != (ENDING.search(form)[1] in dots):
        faults.append("… at the end differs")
    return faults


def faults_of(message, language, same):
    if message.kind in ("obsolete", "vanished"):
        return ["is obsolete"]
    faults = []
    if message.counted and len(message.forms) != FORMS[language]:
        faults.append(f"has {len(message.forms)} forms of {FORMS[language]}")
    for index, form in enumerate(message.forms):
        is_one = message.counted and index == 0 and language in ONE_ALONE
        for fault in faults_of_form(message, form, is_one):
            faults.append(f"{fault}: {form!r}" if form else fault)
    if (language != "en" and not message.counted and message.forms == [message.source]
            and message.source not in same and has_words(message.source)):
        faults.append("equals its source; if it is right, it belongs into same_words.txt")
    return faults


def check_file(path):
    language = pathlib.Path(path).stem.removeprefix("tickscope_")
    if language not in FORMS:
        print(f"{path}: FORMS of translations.py lacks {language}")
        return False
    same, unfinished, bad = same_words(language), 0, 0
    all_messages = messages(path)
    for message in all_messages:
        if message.kind == "unfinished":
            unfinished += 1
            continue
        for fault in faults_of(message, language, same):
            bad += 1
            print(f"{path}: [{message.context}] {message.source!r}: {fault}")
    print(f"{language}: {len(all_messages)} texts, {unfinished} unfinished, {bad} faults")
    return unfinished == 0 and bad == 0 and len(all_messages) > 0


def check_code():
    good = True
    for path in sorted(list((ROOT / "ui").rglob("*.cpp")) + list((ROOT / "app" / "gui").rglob("*.cpp"))):
        text = path.read_text(encoding="utf-8")
        for match in SHOWING.finditer(text):
            shown = match[1]
            is_text = re.search(r"[^\W\d_] +[^\W\d_]", shown) or re.match(r"[A-Z][a-z]+", shown)
            if is_text and shown not in NAMES and has_words(shown):
                line = text.count("\n", 0, match.start()) + 1
                print(f"{path.relative_to(ROOT)}:{line}: text without tr(): {shown!r}")
                good = False
    return good


def check_complete(lupdate, generated):
    """Whether the files have the texts of the code, and no others."""
    good = True
    with tempfile.TemporaryDirectory() as folder:
        for path in FOLDER.glob("*.ts"):
            (pathlib.Path(folder) / path.name).write_bytes(path.read_bytes())
        subprocess.run([FOLDER / "update.sh", lupdate, generated, folder], check=True)
        for path in sorted(FOLDER.glob("*.ts")):
            has = {message.key for message in messages(path)}
            wants = {message.key for message in messages(pathlib.Path(folder) / path.name)}
            for what, keys in (("lacks", wants - has), ("no longer needs", has - wants)):
                for context, source, _ in sorted(keys):
                    print(f"{path.name} {what} [{context}] {source!r}; run update_translations")
                    good = False
    return good


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="*")
    parser.add_argument("--lupdate")
    parser.add_argument("--generated")
    options = parser.parse_args()
    if options.files:
        results = [check_file(path) for path in options.files]
    else:
        results = [check_code()]
        if options.lupdate:
            results.append(check_complete(options.lupdate, options.generated))
        results += [check_file(path) for path in sorted(FOLDER.glob("*.ts"))]
    return 0 if all(results) else 1


if __name__ == "__main__":
    sys.exit(main())
