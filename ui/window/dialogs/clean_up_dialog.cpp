// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/dialogs/clean_up_dialog.h"

#include <chrono>
#include <utility>

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QMessageBox>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QStandardPaths>
#include <QTreeWidget>

#include "core/base/try.h"
#include "core/io/byte_source.h"
#include "core/library/folder_walk.h"
#include "core/library/pruning/written_rules.h"
#include "ui/cases/case_texts.h"
#include "ui/commands/command_set.h"
#include "ui/library/library_commands.h"
#include "ui/library/library_settings.h"
#include "ui/style/widget_parts.h"
#include "ui/texts/number_text.h"
#include "ui/texts/sentence_words.h"

namespace tickscope {

namespace {

struct CleanUpCommands {
    Q_DECLARE_TR_FUNCTIONS(tickscope::CleanUpCommands)
};

constexpr std::chrono::milliseconds CountEvery(100);
constexpr int MostAmount = 1'000'000;
constexpr std::uint64_t Mebibyte = 1 << 20;
constexpr std::uint64_t Gibibyte = 1 << 30;

std::string nameOnDisk(const QString &path)
{
    return QFile::encodeName(path).toStdString();
}

QString sizeText(std::uint64_t bytes)
{
    return QLocale().formattedDataSize(static_cast<qint64>(bytes));
}

/// How many recordings of \a found, and how many bytes, \a takes.
std::pair<int, std::uint64_t> sumOf(const library::Pruning &found,
                                    const std::function<bool(std::size_t)> &takes)
{
    std::pair<int, std::uint64_t> sum;
    for (std::size_t i = 0; i < found.count(); ++i) {
        if (takes(i)) {
            ++sum.first;
            sum.second += found.found(i).facts.bytes;
        }
    }
    return sum;
}

/// Adds the rules by world in the file \a path, if there is one. For workers. Errors: BadInput, and
/// those of reading it.
Result<void> readWorldRules(RetentionPolicy &policy, const QString &path)
{
    if (path.isEmpty())
        return {};
    TRY_ASSIGN(const auto file, openFile(nameOnDisk(path)));
    TRY_ASSIGN(const auto bytes, readAll(*file, 0, file->size(), library::LongestRules, {}));
    const QByteArray json(reinterpret_cast<const char *>(bytes.data()),
                          static_cast<qsizetype>(bytes.size()));
    TRY_ASSIGN(policy.ofWorld, library::rulesByWorld(json, policy.general.keepsFlagged,
                                                     QFileInfo(path).fileName().toStdString()));
    return {};
}

/// What a worker asks besides the cases, which only their store knows.
struct WindowKeeps {
    QString outbox = CaseStore::outboxFolder();
    QStringList pinned = library_settings::pinned();

    [[nodiscard]] Result<void> addTo(library::PruneGuard &guard) const
    {
        TRY(library::checkOutboxes(outbox));
        guard.addPinned(pinned);
        return {};
    }
};

} // namespace

CleanUpDialog::CleanUpDialog(LibraryService &library, QWidget *parent)
    : QDialog(parent)
    , m_library(library)
    , m_cases(CaseStore::ofThisUser())
    , m_rules(new QWidget(this))
    , m_list(named(new QTreeWidget(this), "cleanUp.list", tr("Recordings")))
    , m_summary(named(wrappedText(), "cleanUp.summary"))
    , m_progress(new QProgressBar(this))
    , m_finding([this](const Result<Found> &found) { showFound(found); })
    , m_removing([this](const Result<void> &removed) { showRemoved(removed); })
{
    setObjectName(QStringLiteral("cleanUp"));
    setWindowTitle(tr("Clean up the library"));
    auto *text = wrappedText(
        tr("Finds recordings in the folders of the library that can go. Recordings of cases, "
           "pinned, damaged and unfinished ones always stay."));
    auto *form = new QFormLayout(m_rules);
    form->setContentsMargins({});
    m_older = addRule(*form, "older", tr("Older than"), tr(" days"), 30);
    m_larger = addRule(*form, "larger", tr("Larger than"), tr(" MiB"), 200);
    m_total = addRule(*form, "total", tr("The oldest, if all take more than"), tr(" GiB"), 50);
    m_best = addRule(*form, "best", tr("Keep the best runs of each world or map"), {}, 3);
    addWorldRules(*form);
    m_worldName = named(new QComboBox(m_rules), "cleanUp.worldName", tr("Tell worlds apart by"));
    m_worldName->addItems(
        {tr("their id, else the map's name"), tr("their id"), tr("the map's name")});
    form->addRow(m_worldName->accessibleName(), m_worldName);
    m_flagged = named(new QCheckBox(tr("Keep recordings with anticheat flags"), m_rules),
                      "cleanUp.flagged");
    form->addRow(m_flagged);
    m_best.box->setToolTip(tr("Reads all recordings, and keeps those of unknown worlds"));
    m_list->setHeaderLabels({tr("Recording"), tr("Size"), tr("Result"), tr("Reason")});
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_summary->setTextFormat(Qt::PlainText);
    m_progress->setRange(0, 0);
    m_progress->hide();
    makeColumn(this, {text, m_rules, {m_list, 1}, m_summary, m_progress});
    addButtons();
    m_older.box->setChecked(true);
    resize(760, 560);
    connect(m_worldName, &QComboBox::currentIndexChanged, this, &CleanUpDialog::clearList);
    connect(m_flagged, &QCheckBox::toggled, this, &CleanUpDialog::clearList);
    m_timer.setInterval(CountEvery);
    connect(&m_timer, &QTimer::timeout, this, [this] { m_summary->setText(m_progressText()); });
    clearList();
}

CleanUpDialog::~CleanUpDialog() = default;

CleanUpDialog::Rule CleanUpDialog::addRule(QFormLayout &form, const char *name, const QString &text,
                                           const QString &unit, int amount)
{
    const QString id = QStringLiteral("cleanUp.") + QLatin1String(name);
    const Rule rule{named(new QCheckBox(text, m_rules), id),
                    named(new QSpinBox(m_rules), id + QStringLiteral("Amount"), text)};
    rule.amount->setRange(0, MostAmount);
    rule.amount->setSuffix(unit);
    rule.amount->setValue(amount);
    rule.amount->setEnabled(false);
    connect(rule.box, &QCheckBox::toggled, rule.amount, &QWidget::setEnabled);
    connect(rule.box, &QCheckBox::toggled, this, &CleanUpDialog::clearList);
    connect(rule.amount, &QSpinBox::valueChanged, this, &CleanUpDialog::clearList);
    form.addRow(rule.box, rule.amount);
    return rule;
}

void CleanUpDialog::addWorldRules(QFormLayout &form)
{
    m_worlds = named(new QCheckBox(tr("Other rules for some worlds"), m_rules), "cleanUp.worlds",
                     {}, tr("A JSON file as prune --rules takes it, by the name or id of a world"));
    m_chooseWorlds = named(new QPushButton(tr("Choose file…"), m_rules), "cleanUp.chooseWorlds");
    m_chooseWorlds->setEnabled(false);
    connect(m_worlds, &QCheckBox::toggled, m_chooseWorlds, &QWidget::setEnabled);
    connect(m_worlds, &QCheckBox::toggled, this, &CleanUpDialog::clearList);
    connect(m_chooseWorlds, &QPushButton::clicked, this, [this] {
        QFileDialog *dialog = askForFile(this, tr("Rules by world"), {},
                                         tr("JSON (*.json)") + ";;" + tr("All files (*)"));
        connect(dialog, &QFileDialog::fileSelected, this, [this](const QString &path) {
            m_worldRules = path;
            m_chooseWorlds->setText(QFileInfo(path).fileName());
            clearList();
        });
    });
    form.addRow(m_worlds, m_chooseWorlds);
}

QString CleanUpDialog::worldRules() const
{
    return m_worlds->isChecked() ? m_worldRules : QString();
}

void CleanUpDialog::addButtons()
{
    auto *buttons = dialogButtons(*this, QDialogButtonBox::Close);
    m_find = named(buttons->addButton(tr("Find"), QDialogButtonBox::ActionRole), "cleanUp.find");
    m_find->setDefault(true);
    m_remove = named(buttons->addButton(tr("Move to trash…"), QDialogButtonBox::DestructiveRole),
                     "cleanUp.remove");
    m_remove->setAutoDefault(false);
    layout()->addWidget(buttons);
    connect(m_find, &QPushButton::clicked, this, &CleanUpDialog::find);
    connect(m_remove, &QPushButton::clicked, this, &CleanUpDialog::confirm);
}

library::PruneRequest CleanUpDialog::request() const
{
    const auto amount = [](const Rule &rule) {
        return rule.box->isChecked()
                   ? std::optional(static_cast<std::uint64_t>(rule.amount->value()))
                   : std::nullopt;
    };
    library::PruneRequest request;
    RetentionRules &rules = request.policy.general;
    if (const auto days = amount(m_older))
        rules.older = std::chrono::days(*days);
    if (const auto mebibytes = amount(m_larger))
        rules.larger = *mebibytes * Mebibyte;
    if (const auto gibibytes = amount(m_total))
        rules.total = *gibibytes * Gibibyte;
    if (const auto best = amount(m_best))
        rules.keepBest = static_cast<std::int64_t>(*best);
    rules.keepsFlagged = m_flagged->isChecked();
    request.worldName = static_cast<library::WorldName>(m_worldName->currentIndex());
    return request;
}

/// What was found was found by other rules.
void CleanUpDialog::clearList()
{
    m_found.reset();
    m_list->clear();
    const bool canRemove = request().policy.general.canRemove() || !worldRules().isEmpty();
    const bool hasFolders = !library_settings::folders().isEmpty();
    m_summary->setText(!hasFolders ? tr("Add a folder to the library first.")
                       : canRemove ? QString()
                                   : tr("Choose an age or a size."));
    m_find->setEnabled(canRemove && hasFolders);
    m_remove->setEnabled(false);
}

void CleanUpDialog::withGuard(std::function<QString()> progress, const Guarded &use)
{
    showBusy(std::move(progress));
    m_cases->read<library::PruneGuard>(
        this,
        [](review::Store &store) {
            library::PruneGuard guard;
            return guard.addCases(store).map([&guard] { return guard; });
        },
        [this, use](const review::Stored<library::PruneGuard> &guard) {
            if (guard)
                use(*guard);
            else
                endBusy(tr("Nothing was removed: %1").arg(case_texts::faultText(guard.error())));
        });
}

void CleanUpDialog::find()
{
    clearList();
    const auto progress = [this] {
        return tr("Looking through recordings… %1 (%2 of them read completely)")
            .arg(numberText(m_counts->done), numberText(m_counts->read));
    };
    withGuard(progress, [this](const library::PruneGuard &guard) { startFinding(guard); });
}

void CleanUpDialog::startFinding(library::PruneGuard guard)
{
    m_finding.start([guard = std::move(guard), request = request(), worlds = worldRules(),
                     folders = library_settings::folders(), keeps = WindowKeeps(),
                     counts = m_counts](const std::stop_token &stop) mutable -> Result<Found> {
        TRY(keeps.addTo(guard));
        TRY(readWorldRules(request.policy, worlds));
        auto found = std::make_shared<library::Pruning>(
            request, library::PruneWatch{stop, [counts](const std::string &, double share) {
                                             counts->read += share < 1 ? 0 : 1;
                                         }});
        const auto look = [&](const library::FileFacts &file) {
            found->look(nameOnDisk(file.path), false);
            ++counts->done;
            return !stop.stop_requested();
        };
        for (const QString &folder : folders)
            library::walkFolder(folder, allFormats(), look, stop);
        TRY(found->decide(guard));
        return found;
    });
}

void CleanUpDialog::showFound(const Result<Found> &found)
{
    if (!found)
        return showProblem(found.error());
    m_found = *found;
    const auto [count, bytes] = sumOf(*m_found, [this](std::size_t number) {
        return m_found->decision(number).rule.has_value();
    });
    fillList();
    endBusy(
        count == 0
            ? tr("No recording can go by these rules.")
            : tr("%Ln recording(s) can go to the trash: %1.", nullptr, count).arg(sizeText(bytes)));
    m_remove->setEnabled(count > 0);
}

/// Those that go first. Of a big library most have no rule that asks for them.
void CleanUpDialog::fillList()
{
    m_list->clear();
    QList<QTreeWidgetItem *> going;
    QList<QTreeWidgetItem *> staying;
    for (std::size_t i = 0; i < m_found->count(); ++i) {
        const library::FoundRecording &found = m_found->found(i);
        const RetentionDecision &decision = m_found->decision(i);
        if (!decision.rule && decision.keptFor == KeptFor::NoRule)
            continue;
        auto *row = new QTreeWidgetItem({QFile::decodeName(found.name.c_str()),
                                         sizeText(found.facts.bytes),
                                         m_found->isRemoved(i) ? tr("Moved to trash")
                                         : decision.rule       ? tr("Goes")
                                                               : tr("Stays"),
                                         shownFault(m_found->reason(i))});
        row->setTextAlignment(1, Qt::AlignRight | Qt::AlignVCenter);
        (decision.rule ? going : staying) << row;
    }
    m_list->addTopLevelItems(going + staying);
    for (int column = 1; column < m_list->columnCount(); ++column)
        m_list->resizeColumnToContents(column);
    m_list->header()->resizeSection(0, m_list->width() / 2);
}

void CleanUpDialog::confirm()
{
    auto *question = new QMessageBox(QMessageBox::Question, windowTitle(), m_summary->text(),
                                     QMessageBox::Cancel, this);
    question->setObjectName(QStringLiteral("cleanUp.question"));
    question->setInformativeText(tr("They can be restored from there. Move them now?"));
    QPushButton *yes = question->addButton(tr("Move to trash"), QMessageBox::AcceptRole);
    connect(yes, &QPushButton::clicked, this, [this] {
        const auto progress = [this] {
            return tr("Moving to the trash… %1").arg(numberText(m_counts->done));
        };
        withGuard(progress, [this](const library::PruneGuard &guard) { startRemoving(guard); });
    });
    openOnce(*question);
}

void CleanUpDialog::startRemoving(library::PruneGuard guard)
{
    const QString journal = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)
                            + QStringLiteral("/pruned.jsonl");
    m_removing.start(
        [guard = std::move(guard), found = m_found, keeps = WindowKeeps(), counts = m_counts,
         journal = nameOnDisk(journal)](const std::stop_token &stop) mutable -> Result<void> {
            TRY(keeps.addTo(guard));
            found->askAgain(guard);
            TRY(found->checkTrashes());
            TRY_ASSIGN(auto lines, library::PruneJournal::open(journal));
            for (std::size_t i = 0; i < found->count() && !stop.stop_requested(); ++i) {
                if (!found->decision(i).rule)
                    continue;
                TRY(found->remove(i, lines));
                ++counts->done;
            }
            return {};
        });
}

void CleanUpDialog::showRemoved(const Result<void> &removed)
{
    const auto [count, bytes] = sumOf(
        *m_found, [this](std::size_t number) { return m_found->isRemoved(number); });
    fillList();
    m_found.reset();
    endBusy(tr("%Ln recording(s) moved to the trash: %1.", nullptr, count).arg(sizeText(bytes)));
    if (!removed)
        showProblem(removed.error());
    m_library.scan();
}

void CleanUpDialog::showBusy(std::function<QString()> progress)
{
    m_counts = std::make_shared<Counts>();
    m_progressText = std::move(progress);
    m_timer.start();
    m_progress->show();
    m_rules->setEnabled(false);
    m_find->setEnabled(false);
    m_remove->setEnabled(false);
}

void CleanUpDialog::endBusy(const QString &summary)
{
    m_timer.stop();
    m_progress->hide();
    m_rules->setEnabled(true);
    m_find->setEnabled(true);
    m_summary->setText(summary);
}

void CleanUpDialog::showProblem(const Error &error)
{
    QString sentence = shownFault(error.fault);
    sentence[0] = sentence[0].toUpper();
    endBusy(sentence);
}

void CleanUpDialog::reject()
{
    m_finding.cancel();
    if (m_removing.isRunning())
        m_library.scan();
    m_removing.cancel();
    QDialog::reject();
}

void addCleanUpCommand(ActiveDocument &document, LibraryService &library, QWidget &window)
{
    auto *commands = new CommandSet(&window, document);
    commands->add("library.cleanUp", CleanUpCommands::tr("Clean up…"), {},
                  {MenuName::File, 139, LibraryCommands::tr("Library")},
                  CleanUpCommands::tr("Find old and large recordings, and move them to the trash"),
                  {.needsRecording = false},
                  [&library, &window] { openOnce(*new CleanUpDialog(library, &window)); });
}

} // namespace tickscope
