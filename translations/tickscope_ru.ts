<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru">
<context>
    <name>Application</name>
    <message>
        <source>--tick needs a whole number.</source>
        <translation>Для --tick нужно целое число.</translation>
    </message>
    <message>
        <source>--follow needs a link to watch together.</source>
        <translation>Для --follow нужна ссылка на совместный просмотр.</translation>
    </message>
    <message>
        <source>Standard input cannot be shown: save it as a file first.</source>
        <translation>Стандартный ввод показать нельзя: сначала сохраните его в файл.</translation>
    </message>
</context>
<context>
    <name>FigureText</name>
    <message>
        <source>%1%</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>no samples</source>
        <translation>нет замеров</translation>
    </message>
    <message>
        <source> + %1 guessed</source>
        <translation> + %1 предположительно</translation>
    </message>
    <message>
        <source>%1 to under %2</source>
        <translation>от %1 до %2 (не включая)</translation>
    </message>
    <message>
        <source>Everyone else:</source>
        <translation>Все остальные:</translation>
    </message>
    <message>
        <source>What is counted: %1</source>
        <translation>Что считается: %1</translation>
    </message>
    <message>
        <source>Innocent explanations: %1</source>
        <translation>Безобидные объяснения: %1</translation>
    </message>
    <message>
        <source>Limits: %1</source>
        <translation>Ограничения: %1</translation>
    </message>
    <message>
        <source>%1: %2 (%3%)</source>
        <translation>%1: %2 (%3&#xa0;%)</translation>
    </message>
    <message>
        <source>others from %1 to %2</source>
        <translation>другие: от %1 до %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 #%2</source>
        <translation>%1 #%2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: %2, %3 samples</source>
        <translation>%1: %2, замеров: %3</translation>
    </message>
    <message>
        <source>1 tick</source>
        <translation>1 тик</translation>
    </message>
    <message>
        <source>%1: %2 of %3 (%4)</source>
        <translation>%1: %2 из %3 (%4)</translation>
    </message>
    <message>
        <source>too few (&lt; %1)</source>
        <translation>слишком мало (&lt; %1)</translation>
    </message>
    <message>
        <source>%1°</source>
        <translation>%1°</translation>
    </message>
    <message>
        <source>%1 (all together)</source>
        <translation>%1 (все вместе)</translation>
    </message>
    <message numerus="yes">
        <source>%1 in all (%2; %Ln player(s))</source>
        <translation>
            <numerusform>всего %1 (%2; %Ln игрок)</numerusform>
            <numerusform>всего %1 (%2; %Ln игрока)</numerusform>
            <numerusform>всего %1 (%2; %Ln игроков)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%Ln player(s))</source>
        <translation>
            <numerusform>%1 (%Ln игрок)</numerusform>
            <numerusform>%1 (%Ln игрока)</numerusform>
            <numerusform>%1 (%Ln игроков)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%2; %Ln player(s))</source>
        <translation>
            <numerusform>%1 (%2; %Ln игрок)</numerusform>
            <numerusform>%1 (%2; %Ln игрока)</numerusform>
            <numerusform>%1 (%2; %Ln игроков)</numerusform>
        </translation>
    </message>
    <message>
        <source>“Others” are those with a value, put together.</source>
        <translation>«Остальные» — это те, у кого есть значение, вместе.</translation>
    </message>
    <message>
        <source>Nobody else has enough samples alone, so “Others” are all of them, put together.</source>
        <translation>Ни у кого больше нет достаточно выборок в одиночку, поэтому «Остальные» — это все вместе.</translation>
    </message>
</context>
<context>
    <name>InspectedFrame</name>
    <message>
        <source>Recorded position</source>
        <translation>Записанные координаты</translation>
    </message>
    <message>
        <source>Recorded position; the view shows the same.</source>
        <translation>Записанные координаты; на экране те же.</translation>
    </message>
    <message>
        <source>%1 → %2 predicted</source>
        <translation>%1 → %2, предсказано</translation>
    </message>
    <message>
        <source>%1 is recorded. %2 is predicted for this tick and shown in the view.</source>
        <translation>%1&#xa0;— записано. %2&#xa0;— предсказано на этот тик и показано на экране.</translation>
    </message>
</context>
<context>
    <name>cli</name>
    <message>
        <source>The folder to create (required); must not exist</source>
        <translation>Создаваемая папка (обязательно); не должна существовать</translation>
    </message>
    <message>
        <source>Exports a case to a folder that others can read without Tickscope</source>
        <translation>Экспортирует дело в папку, которую можно прочесть без Tickscope</translation>
    </message>
    <message>
        <source>Checks that a bundle is unchanged</source>
        <translation>Проверяет, что пакет не изменён</translation>
    </message>
    <message>
        <source>Creates or upgrades the tables on a server</source>
        <translation>Создаёт или обновляет таблицы на сервере</translation>
    </message>
    <message>
        <source>Removes a person&apos;s data from all cases; on a server, leads only</source>
        <translation>Удаляет данные человека из всех дел; на сервере&#xa0;— только для руководителей</translation>
    </message>
    <message>
        <source>Checks a case file and copies it to FILE, which must not exist</source>
        <translation>Проверяет файл дел и копирует его в FILE, который не должен существовать</translation>
    </message>
    <message>
        <source>What was reported</source>
        <translation>О чём жалоба</translation>
    </message>
    <message>
        <source>Who reported it</source>
        <translation>Кто подал жалобу</translation>
    </message>
    <message>
        <source>A recording of the case; may be given more than once</source>
        <translation>Запись, относящаяся к делу; можно указать несколько раз</translation>
    </message>
    <message>
        <source>May be given more than once</source>
        <translation>Можно указать несколько раз</translation>
    </message>
    <message>
        <source>low, normal, high or urgent</source>
        <translation>low, normal, high или urgent</translation>
    </message>
    <message>
        <source>Number of reviewers who must decide</source>
        <translation>Сколько проверяющих должны вынести вердикт</translation>
    </message>
    <message>
        <source>The case as JSON instead; - for standard input</source>
        <translation>Взять дело из JSON; -&#xa0;— стандартный ввод</translation>
    </message>
    <message>
        <source>A unique key for this report, so that it is not filed twice</source>
        <translation>Уникальный ключ жалобы, чтобы не завести её дважды</translation>
    </message>
    <message>
        <source>Assign the case to this reviewer; on a server, only leads assign others</source>
        <translation>Назначить дело этому проверяющему; на сервере назначать другим могут только руководители</translation>
    </message>
    <message>
        <source>Unassign it</source>
        <translation>Снять назначение</translation>
    </message>
    <message>
        <source>Take the most urgent unassigned case that matches the filters</source>
        <translation>Взять самое срочное неназначенное дело, подходящее под фильтры</translation>
    </message>
    <message>
        <source>Ask for verdicts of N reviewers; never fewer than before</source>
        <translation>Запросить вердикты N проверяющих; не меньше, чем прежде</translation>
    </message>
    <message>
        <source>What can be seen</source>
        <translation>Что видно</translation>
    </message>
    <message>
        <source>The recording; default: the only one of the case</source>
        <translation>Запись; по умолчанию&#xa0;— единственная в деле</translation>
    </message>
    <message>
        <source>At this tick</source>
        <translation>На этом тике</translation>
    </message>
    <message>
        <source>Up to this tick</source>
        <translation>До этого тика включительно</translation>
    </message>
    <message>
        <source>Of this client ID</source>
        <translation>Об этом ID клиента</translation>
    </message>
    <message>
        <source>The note&apos;s color</source>
        <translation>Цвет заметки</translation>
    </message>
    <message>
        <source>The note&apos;s category</source>
        <translation>Категория заметки</translation>
    </message>
    <message>
        <source>A PNG that shows it</source>
        <translation>PNG, на котором это видно</translation>
    </message>
    <message>
        <source>The note as JSON instead; - for standard input</source>
        <translation>Взять заметку из JSON; -&#xa0;— стандартный ввод</translation>
    </message>
    <message>
        <source>Files a report as a new case</source>
        <translation>Заводит по жалобе новое дело</translation>
    </message>
    <message>
        <source>Gives a case to a reviewer, or takes the next one</source>
        <translation>Назначает дело проверяющему или берёт следующее</translation>
    </message>
    <message>
        <source>--next takes and assigns at once: no two people get the same case.</source>
        <translation>--next выбирает и назначает дело сразу: двум людям одно и то же не достанется.</translation>
    </message>
    <message>
        <source>Adds a note to a case</source>
        <translation>Добавляет к делу заметку</translation>
    </message>
    <message>
        <source>json, csv or text; detected if not given</source>
        <translation>json, csv или text; если не указано, определяется само</translation>
    </message>
    <message>
        <source>Files reports from CSV, JSON or pasted text as new cases</source>
        <translation>Заводит новые дела по жалобам из CSV, JSON или вставленного текста</translation>
    </message>
    <message>
        <source>Include the pictures of notes, in base64</source>
        <translation>Включить изображения заметок в base64</translation>
    </message>
    <message>
        <source>At most N cases, up to 1000</source>
        <translation>Не более N дел, до 1000</translation>
    </message>
    <message>
        <source>Lists reported cases, the most urgent first</source>
        <translation>Перечисляет дела, самые срочные&#xa0;— первыми</translation>
    </message>
    <message>
        <source>Shows cases with their notes and verdicts; in JSON also their history</source>
        <translation>Показывает дела с заметками и вердиктами; в JSON&#xa0;— ещё и историю</translation>
    </message>
    <message>
        <source>Writes complete cases as JSON, one per line</source>
        <translation>Выводит дела целиком в JSON, по одному в строке</translation>
    </message>
    <message>
        <source>Only new, in_review, second_opinion or decided cases</source>
        <translation>Только дела в состоянии new, in_review, second_opinion или decided</translation>
    </message>
    <message>
        <source>Only cases of low, normal, high or urgent priority and above</source>
        <translation>Только дела с приоритетом low, normal, high или urgent и выше</translation>
    </message>
    <message>
        <source>Only cases assigned to this reviewer</source>
        <translation>Только дела этого проверяющего</translation>
    </message>
    <message>
        <source>Only unassigned cases</source>
        <translation>Только неназначенные дела</translation>
    </message>
    <message>
        <source>Only cases with this tag</source>
        <translation>Только дела с этой меткой</translation>
    </message>
    <message>
        <source>Only cases about this recording</source>
        <translation>Только дела об этой записи</translation>
    </message>
    <message>
        <source>Only cases that this person reported or is accused in</source>
        <translation>Только дела, в которых этот человек&#xa0;— заявитель или обвиняемый</translation>
    </message>
    <message>
        <source>Only cases with this text in the claim, names or notes</source>
        <translation>Только дела с этим текстом в сути жалобы, именах или заметках</translation>
    </message>
    <message>
        <source>Your name in a case file; default: the system user</source>
        <translation>Ваше имя в файле дел; по умолчанию&#xa0;— имя пользователя системы</translation>
    </message>
    <message>
        <source>Your finding on one aspect; may be given more than once</source>
        <translation>Ваше заключение по одному аспекту; можно указать несколько раз</translation>
    </message>
    <message>
        <source>The number of a supporting note; may be given more than once</source>
        <translation>Номер подтверждающей заметки; можно указать несколько раз</translation>
    </message>
    <message>
        <source>The overall finding</source>
        <translation>Общее заключение</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Почему</translation>
    </message>
    <message>
        <source>Leads only: the outcome where decided verdicts differ</source>
        <translation>Только для руководителей: итог, если вынесенные вердикты расходятся</translation>
    </message>
    <message>
        <source>The verdict as JSON instead; - for standard input</source>
        <translation>Взять вердикт из JSON; -&#xa0;— стандартный ввод</translation>
    </message>
    <message>
        <source>Gives your verdict on a case assigned to you</source>
        <translation>Выносит ваш вердикт по назначенному вам делу</translation>
    </message>
    <message>
        <source>Aspects: movement, aim, inputs, timing, chat, file_integrity. Findings: clean,
suspicious, proven, cannot_tell.</source>
        <translation>Аспекты: movement, aim, inputs, timing, chat, file_integrity. Заключения: clean,
suspicious, proven, cannot_tell.</translation>
    </message>
    <message>
        <source>Prints item count and checksum of the state at every recorded tick (rows)</source>
        <translation>Выводит число объектов и контрольную сумму состояния на каждом записанном тике (строки)</translation>
    </message>
    <message>
        <source>The recording to write</source>
        <translation>Записываемый файл</translation>
    </message>
    <message>
        <source>Compression level, 1 to 22; default: 19</source>
        <translation>Степень сжатия, от 1 до 22; по умолчанию 19</translation>
    </message>
    <message>
        <source>Compress with a zstd dictionary; the game server refuses such files</source>
        <translation>Сжать со словарём zstd; игровой сервер такие файлы не принимает</translation>
    </message>
    <message>
        <source>Accept an unfinished recording, and replace an existing file</source>
        <translation>Разрешить незавершённую запись и заменить существующий файл</translation>
    </message>
    <message>
        <source>Merges a segmented Hollow Cube replay into one file</source>
        <translation>Объединяет сегментированный реплей Hollow Cube в один файл</translation>
    </message>
    <message>
        <source>The copy is read back and compared before it gets its name.</source>
        <translation>Копия перечитывается и сверяется, прежде чем получить своё имя.</translation>
    </message>
    <message>
        <source>Replace OUT.hcrp if it exists</source>
        <translation>Заменить OUT.hcrp, если он есть</translation>
    </message>
    <message>
        <source>Converts a Hollow Cube replay from version 3 to version 4</source>
        <translation>Преобразует реплей Hollow Cube из версии 3 в версию 4</translation>
    </message>
    <message>
        <source>Positions are off by no more than 1/8192 block, at any tick.</source>
        <translation>Погрешность координат ни на одном тике не превышает 1/8192 блока.</translation>
    </message>
    <message>
        <source>Lists what happened: chat, kills, joins, votes, ... (rows)</source>
        <translation>Перечисляет, что произошло: чат, убийства, входы, голосования… (строки)</translation>
    </message>
    <message>
        <source>Compare with this player, or with everyone in that recording</source>
        <translation>Сравнить с этим игроком или со всеми в той записи</translation>
    </message>
    <message>
        <source>Only what is recorded, nothing rebuilt from the map</source>
        <translation>Только записанное, ничего не восстанавливать по карте</translation>
    </message>
    <message>
        <source>Only the outline: no players or counts that need decoding</source>
        <translation>Только общие сведения: без игроков и счётчиков, которые требуют декодирования</translation>
    </message>
    <message>
        <source>Shows format, map, ticks, players, counts and damage</source>
        <translation>Показывает формат, карту, тики, игроков, счётчики и повреждения</translation>
    </message>
    <message>
        <source>File to write the repaired recording to (required)</source>
        <translation>Файл для исправленной записи (обязательно)</translation>
    </message>
    <message>
        <source>Replace FILE if it exists; never the recording itself</source>
        <translation>Заменить FILE, если он есть; но не саму запись</translation>
    </message>
    <message>
        <source>Writes a valid copy of what a damaged recording still holds</source>
        <translation>Записывает исправную копию того, что уцелело в повреждённой записи</translation>
    </message>
    <message>
        <source>The tick to show; may have a fraction: 13085.5</source>
        <translation>Показываемый тик; можно дробный: 13085.5</translation>
    </message>
    <message>
        <source>The time to show: 12.5, mm:ss or hh:mm:ss.fff</source>
        <translation>Показываемое время: 12.5, мм:сс или чч:мм:сс.ддд</translation>
    </message>
    <message>
        <source>The image to write; its name decides the type: png, jpg, bmp ...</source>
        <translation>Файл изображения; тип определяется по имени: png, jpg, bmp…</translation>
    </message>
    <message>
        <source>Image size in pixels; default: 1280x720</source>
        <translation>Размер изображения в пикселях; по умолчанию 1280x720</translation>
    </message>
    <message>
        <source>Zoom factor relative to what a player sees in the game</source>
        <translation>Масштаб относительно того, что игрок видит в игре</translation>
    </message>
    <message>
        <source>Only the world, without chat, kills and clock</source>
        <translation>Только мир, без чата, убийств и часов</translation>
    </message>
    <message>
        <source>Folder of the game&apos;s data; none: built-in graphics</source>
        <translation>Папка с данными игры; none&#xa0;— встроенная графика</translation>
    </message>
    <message>
        <source>Draws the world at a moment</source>
        <translation>Рисует мир в заданный момент</translation>
    </message>
    <message>
        <source>Without --follow, shows the recorder&apos;s camera if there is one, else all players.</source>
        <translation>Без --follow показывает камеру записывающего, если она есть, иначе всех игроков.</translation>
    </message>
    <message>
        <source>The tick to show</source>
        <translation>Показываемый тик</translation>
    </message>
    <message>
        <source>The last tick at or before this time: 12.5, mm:ss or hh:mm:ss.fff</source>
        <translation>Последний тик не позже этого времени: 12.5, мм:сс или чч:мм:сс.ддд</translation>
    </message>
    <message>
        <source>Only what is recorded, nothing rebuilt from it and the map</source>
        <translation>Только записанное, ничего не восстанавливать по нему и карте</translation>
    </message>
    <message>
        <source>Prints all items of the world at a tick, with their fields as recorded</source>
        <translation>Выводит все объекты мира на заданном тике с полями, как они записаны</translation>
    </message>
    <message>
        <source>Only this slot</source>
        <translation>Только этот слот</translation>
    </message>
    <message>
        <source>Start at this tick or time</source>
        <translation>Начать с этого тика или времени</translation>
    </message>
    <message>
        <source>End at this tick or time</source>
        <translation>Закончить на этом тике или времени</translation>
    </message>
    <message>
        <source>Only every N-th recorded tick</source>
        <translation>Только каждый N-й записанный тик</translation>
    </message>
    <message>
        <source>Positions as recorded, not predicted for the tick</source>
        <translation>Координаты как записаны, без предсказания на тик</translation>
    </message>
    <message>
        <source>Include players whose position is no longer sent, at their last known position</source>
        <translation>Включить игроков, чьи координаты больше не передаются,&#xa0;— в последнем известном месте</translation>
    </message>
    <message>
        <source>Prints the position of every living player at every recorded tick (CSV or rows)</source>
        <translation>Выводит координаты каждого живого игрока на каждом записанном тике (CSV или строки)</translation>
    </message>
    <message>
        <source>Reads everything and lists all damage</source>
        <translation>Читает всё и перечисляет все повреждения</translation>
    </message>
    <message>
        <source>Only these event types (chat, kill, ...; list prints all); may be given more than once</source>
        <translation>Только эти типы событий (chat, kill…; list&#xa0;— все); можно указать несколько раз</translation>
    </message>
    <message>
        <source>Only events by or on this slot</source>
        <translation>Только события, где участвует этот слот</translation>
    </message>
    <message>
        <source>Only texts that match (RE2 syntax)</source>
        <translation>Только подходящие тексты (синтаксис RE2)</translation>
    </message>
    <message>
        <source>Ignore case in --match</source>
        <translation>Не различать регистр в --match</translation>
    </message>
    <message>
        <source>Include engine messages (--kind system shows only those)</source>
        <translation>Включить сообщения движка (--kind system показывает только их)</translation>
    </message>
    <message>
        <source>JSON instead of readable text</source>
        <translation>JSON вместо текста для чтения</translation>
    </message>
    <message>
        <source>No progress or notes on standard error</source>
        <translation>Без хода выполнения и замечаний в стандартном потоке ошибок</translation>
    </message>
    <message>
        <source>Look for maps here as well; may be given more than once</source>
        <translation>Искать карты и здесь; можно указать несколько раз</translation>
    </message>
    <message>
        <source>File with the bearer token for URLs</source>
        <translation>Файл с токеном (bearer) для URL</translation>
    </message>
    <message>
        <source>Show passwords and players&apos; save codes in plain text</source>
        <translation>Показывать пароли и коды сохранений игроков открытым текстом</translation>
    </message>
    <message>
        <source>Show this help</source>
        <translation>Показать эту справку</translation>
    </message>
    <message>
        <source>Usage:</source>
        <translation>Использование:</translation>
    </message>
    <message>
        <source>Reads game recordings. A FILE is the path of a file or folder, a URL (http, https),
or - for standard input. The bearer token for a URL comes from the environment
variable TICKSCOPE_BEARER_TOKEN or from the file that --token-file names.</source>
        <translation>Читает записи игр. FILE&#xa0;— путь к файлу или папке, URL (http, https) или - для
стандартного ввода. Токен (bearer) для URL берётся из переменной окружения
TICKSCOPE_BEARER_TOKEN или из файла, указанного в --token-file.</translation>
    </message>
    <message>
        <source>Commands:</source>
        <translation>Команды:</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Параметры:</translation>
    </message>
    <message>
        <source>Only recordings that meet this condition (&gt;, &gt;=, &lt;, &lt;=, =, !=); may be given more than once</source>
        <translation>Только записи, отвечающие этому условию (&gt;, &gt;=, &lt;, &lt;=, =, !=); можно указать несколько раз</translation>
    </message>
    <message>
        <source>Only part I of N of the recordings, for N processes</source>
        <translation>Только часть I из N записей, для N процессов</translation>
    </message>
    <message>
        <source>Write rows here instead of standard output</source>
        <translation>Выводить строки сюда, а не в стандартный вывод</translation>
    </message>
    <message>
        <source>File a case about each recording instead of writing rows</source>
        <translation>Завести по каждой записи дело вместо вывода строк</translation>
    </message>
    <message>
        <source>Searches many recordings (rows, or cases)</source>
        <translation>Ищет во многих записях (строки или дела)</translation>
    </message>
    <message>
        <source>For the owner of the database; if that role may not create roles, create
tickscope_reader, tickscope_reviewer and tickscope_lead first. Grant one of
them to each member of the team. Files are upgraded when they are opened.</source>
        <translation>Для владельца базы данных; если эта роль не может создавать роли, сначала создайте
tickscope_reader, tickscope_reviewer и tickscope_lead. Дайте каждому участнику
команды одну из них. Файлы обновляются при открытии.</translation>
    </message>
    <message>
        <source>Until all reviewers have decided, you see only your own verdict and notes. A
server enforces that; a file does not.</source>
        <translation>Пока все проверяющие не вынесли вердикт, вы видите только свой вердикт и свои заметки.
Сервер это обеспечивает, файл&#xa0;— нет.</translation>
    </message>
    <message>
        <source>Repeats in the file, one for each receiver, are kept. T is a tick, or a time if it
has a colon or a point: 12.5, mm:ss, hh:mm:ss.fff. Only the range is read: its
players have names, and numbers only if --player is one.</source>
        <translation>Повторы в файле, по одному на получателя, сохраняются. T&#xa0;— тик или, если есть двоеточие
или точка, время: 12.5, мм:сс, чч:мм:сс.ддд. Читается только диапазон: у его игроков
есть имена, а номера&#xa0;— лишь если в --player указан номер.</translation>
    </message>
    <message>
        <source>Each figure has its samples, the same figure of the other players, a 95% confidence
interval (Wilson for shares, order statistics for medians), and what it cannot tell.
With fewer samples than its minimum a figure has no value. None of them is a verdict.
With --json every figure has its histogram and what it is based on, by tick.</source>
        <translation>У каждого показателя есть замеры, тот же показатель остальных игроков, 95%-й
доверительный интервал (Уилсона для долей, порядковые статистики для медиан) и то, о чём
он судить не позволяет. Если замеров меньше минимума, значения нет. Ни один показатель
не вердикт. С --json у каждого есть гистограмма и исходные данные по тикам.</translation>
    </message>
    <message>
        <source>Positions are in world units, velocities in units per second: a tile of Teeworlds is
32 units, a block of Hollow Cube is one. Of a recording without velocities they follow
from positions, which rows of --json say as velocity_source. Without the map, or
with --raw, positions are as recorded. With --last-known, a column of that name says
whether a position is only the last known one. A table of several files has a column
for the file, and all columns that any of them has. T is a tick, or a time if it has
a colon or a point: 12.5, mm:ss, hh:mm:ss.fff. Only the range is read: its players
have names, and numbers only if --player is one.</source>
        <translation>Координаты&#xa0;— в единицах мира, скорости&#xa0;— в единицах в секунду: тайл
Teeworlds&#xa0;— 32 единицы, блок Hollow Cube&#xa0;— одна. В записи без скоростей они следуют
из координат, и строки --json отмечают это как velocity_source. Без карты или с --raw
координаты такие, как записаны. С --last-known столбец с этим именем показывает,
что координаты&#xa0;— лишь последние известные. В таблице по нескольким файлам есть столбец
с файлом и все столбцы, которые есть хотя бы у одного. T&#xa0;— тик или, если есть двоеточие
или точка, время: 12.5, мм:сс, чч:мм:сс.ддд. Читается только диапазон: у его игроков
есть имена, а номера&#xa0;— лишь если в --player указан номер.</translation>
    </message>
    <message>
        <source>Show this recording of the case at the notes, and its figures</source>
        <translation>Показать эту запись дела в местах заметок и её показатели</translation>
    </message>
    <message>
        <source>The same, and include the file; both may be given more than once</source>
        <translation>То же, и приложить файл; обе можно указать несколько раз</translation>
    </message>
    <message>
        <source>Look for maps here too; may be given more than once</source>
        <translation>Искать карты и здесь; можно указать несколько раз</translation>
    </message>
    <message>
        <source>Case store: a file, service:NAME from libpq&apos;s service file, or postgresql://USER@HOST/DATABASE; default: TICKSCOPE_STORE</source>
        <translation>Хранилище дел: файл, service:NAME из файла служб libpq или postgresql://USER@HOST/DATABASE; по умолчанию TICKSCOPE_STORE</translation>
    </message>
    <message>
        <source>Removes a case of your own that holds nothing</source>
        <translation>Удаляет ваше собственное дело, в котором ничего нет</translation>
    </message>
    <message>
        <source>The history still shows that it was removed.</source>
        <translation>В истории останется, что оно удалено.</translation>
    </message>
    <message>
        <source>Who is accused: exact name, or number (6 or &apos;#6&apos;) in the FILE of --recording; may be given more than once</source>
        <translation>Кого обвиняют: точное имя или номер (6 или &apos;#6&apos;) в FILE из --recording; можно указать несколько раз</translation>
    </message>
    <message>
        <source>The recording of the case that knows them</source>
        <translation>Запись из дела, в которой они есть</translation>
    </message>
    <message>
        <source>Of this player: exact name, or number (6 or &apos;#6&apos;)</source>
        <translation>Этого игрока: точное имя или номер (6 или &apos;#6&apos;)</translation>
    </message>
    <message>
        <source>Says which player of a recording is accused, for a case with a name only</source>
        <translation>Указывает, какой игрок записи обвиняется, если в деле только имя</translation>
    </message>
    <message>
        <source>The player takes the place of the name, where the case has it; otherwise they
are accused as well.</source>
        <translation>Игрок заменяет имя, если оно есть в деле; иначе он добавляется
к обвиняемым.</translation>
    </message>
    <message>
        <source>Make your decided verdict a draft again, until another reviewer has decided</source>
        <translation>Снова сделать ваш вынесенный вердикт черновиком, пока не решил другой проверяющий</translation>
    </message>
    <message>
        <source>The player: exact name, or number (6 or &apos;#6&apos;)</source>
        <translation>Игрок: точное имя или номер (6 или &apos;#6&apos;)</translation>
    </message>
    <message>
        <source>Prints figures about a player&apos;s inputs, timing, aim, hits and movement, and about the file</source>
        <translation>Выводит показатели ввода, тайминга, прицела, попаданий и движения игрока, а также файла</translation>
    </message>
    <message>
        <source>Centre on this player: exact name, or number (6 or &apos;#6&apos;)</source>
        <translation>Держать в центре этого игрока: точное имя или номер (6 или &apos;#6&apos;)</translation>
    </message>
    <message>
        <source>Only this player: exact name, or number (6 or &apos;#6&apos;)</source>
        <translation>Только этот игрок: точное имя или номер (6 или &apos;#6&apos;)</translation>
    </message>
    <message>
        <source>Only events by or on this player: exact name, or number (6 or &apos;#6&apos;)</source>
        <translation>Только события, где участвует этот игрок: точное имя или номер (6 или &apos;#6&apos;)</translation>
    </message>
    <message>
        <source>Sign the manifest with this private key of SSH</source>
        <translation>Подписать манифест этим закрытым ключом SSH</translation>
    </message>
    <message>
        <source>Only these may have signed it (&quot;allowed signers&quot; of ssh-keygen)</source>
        <translation>Подписать могли только они («allowed signers» из ssh-keygen)</translation>
    </message>
    <message>
        <source>The exit code is 1 when a file is missing, changed or not in the manifest, and
with --signers when none of them signed it. Someone could have replaced the
manifest of an unsigned one: compare its SHA-256 with the one that the author
gives you.</source>
        <translation>Код возврата 1, если файла нет, он изменён или его нет в манифесте, а с --signers —
если никто из них не подписал. Манифест неподписанного пакета могли подменить:
сравните его SHA-256 с тем, который даст автор.</translation>
    </message>
    <message>
        <source>A line is &quot;tick items checksum&quot;. The checksum is the wrapping 32-bit sum of all
integers of all items, in decimal; with --json in hex. Where the state is not known,
because what it changes is damaged, both are &quot;unknown&quot; (null).</source>
        <translation>Строка имеет вид «тик объекты сумма». Контрольная сумма — 32-битная сумма (с
переполнением) всех чисел всех объектов, в десятичном виде; с --json — в
шестнадцатеричном. Где состояние неизвестно, потому что повреждено то, что его
меняет, вместо обоих стоит «unknown» (null).</translation>
    </message>
    <message>
        <source>File to write the clip to (required)</source>
        <translation>Файл для отрывка (обязательно)</translation>
    </message>
    <message>
        <source>Write pseudonyms for names and clans, also where they are mentioned</source>
        <translation>Писать псевдонимы вместо имён и кланов, в том числе там, где они упомянуты</translation>
    </message>
    <message>
        <source>Replace OUT if it exists; never the recording itself</source>
        <translation>Заменить OUT, если он есть; никогда саму запись</translation>
    </message>
    <message>
        <source>Writes some ticks of a recording as a clip in its format</source>
        <translation>Записывает часть тиков записи как отрывок в том же формате</translation>
    </message>
    <message>
        <source>The video to write; its name decides the type: mp4, webm, gif, mkv (lossless), or png for a file of each frame</source>
        <translation>Создаваемое видео; тип определяется по имени: mp4, webm, gif, mkv (без потерь) или png&#xa0;— файл на каждый кадр</translation>
    </message>
    <message>
        <source>Size in pixels; default: 1920x1080</source>
        <translation>Размер в пикселях; по умолчанию: 1920x1080</translation>
    </message>
    <message>
        <source>Frames per second, such as 30 or 30000/1001; default: 60, gif: 25</source>
        <translation>Кадров в секунду, например 30 или 30000/1001; по умолчанию: 60, для gif: 25</translation>
    </message>
    <message>
        <source>Speed, such as 0.25 or 2; default: 1</source>
        <translation>Скорость, например 0.25 или 2; по умолчанию: 1</translation>
    </message>
    <message>
        <source>Writes a video of the world, or a picture of each frame</source>
        <translation>Записывает видео мира или изображение каждого кадра</translation>
    </message>
    <message>
        <source>Videos are encoded by the program ffmpeg, which has to be installed; pictures
(OUT-000001.png, OUT-000002.png ...) need none. Each frame is the image that
screenshot draws of its moment. T is a tick, or a time if it has a colon or a point:
12.5, mm:ss, hh:mm:ss.fff. The video ends where T of --to begins. Without --follow,
or while that player is away, it shows the recorder&apos;s camera if there is one, else
all players. Ctrl+C cancels and leaves no file.</source>
        <translation>Видео кодирует программа ffmpeg, она должна быть установлена; для изображений
(OUT-000001.png, OUT-000002.png ...) она не нужна. Каждый кадр&#xa0;— это изображение,
которое screenshot рисует для этого момента. T&#xa0;— тик или, если есть двоеточие или
точка, время: 12.5, mm:ss, hh:mm:ss.fff. Видео кончается там, где начинается T
из --to. Без --follow или пока этого игрока нет, показывается камера записи,
если она есть, иначе все игроки. Ctrl+C отменяет и не оставляет файла.</translation>
    </message>
    <message>
        <source>Shows how recordings differ from the first (rows)</source>
        <translation>Показывает, чем записи отличаются от первой (строки)</translation>
    </message>
    <message>
        <source>File to write the ghost to (required)</source>
        <translation>Файл, в который записать призрака (обязательно)</translation>
    </message>
    <message>
        <source>Writes a finished run as a ghost that DDNet plays</source>
        <translation>Записывает завершённый забег как призрака, которого воспроизводит DDNet</translation>
    </message>
    <message>
        <source>Only runs that reached the finish</source>
        <translation>Только забеги, дошедшие до финиша</translation>
    </message>
    <message>
        <source>Lists the runs of a race, with their times (rows)</source>
        <translation>Перечисляет забеги с их временем (строки)</translation>
    </message>
    <message>
        <source>A run goes from the start to the finish, or to where the player died, left, began
again or the recording ends. Times are those of the game where it says them. The
player of a finish is unknown where the recording has a time only. Folders are
searched for recordings; - reads their names from standard input.</source>
        <translation>Забег идёт от старта до финиша или пока игрок не погибнет, не уйдёт, не начнёт заново
либо запись не кончится. Время — по данным игры, где она его сообщает. Кто
финишировал, неизвестно, если в записи есть только время. В папках ищутся записи;
- читает их имена из стандартного ввода.</translation>
    </message>
    <message>
        <source>Removes recordings by age and size (rows)</source>
        <translation>Удаляет записи по возрасту и размеру (строки)</translation>
    </message>
    <message>
        <source>Remove recordings made longer ago than this (36h, 30d, 8w, 1y)</source>
        <translation>Удалять записи старше этого (36h, 30d, 8w, 1y)</translation>
    </message>
    <message>
        <source>Remove recordings larger than this (500K, 200M, 4G)</source>
        <translation>Удалять записи больше этого (500K, 200M, 4G)</translation>
    </message>
    <message>
        <source>Remove the oldest recordings until the rest takes no more space than this</source>
        <translation>Удалять самые старые записи, пока остальные не займут не больше этого</translation>
    </message>
    <message>
        <source>Keep the recordings of the N fastest finished runs of each world or map</source>
        <translation>Сохранять записи N самых быстрых завершённых забегов каждого мира или карты</translation>
    </message>
    <message>
        <source>Tell worlds apart by their id or by the map&apos;s name; default: the id where there is one</source>
        <translation>Различать миры по идентификатору или по имени карты; по умолчанию: по идентификатору, если он есть</translation>
    </message>
    <message>
        <source>Keep recordings with anticheat flags</source>
        <translation>Сохранять записи с отметками античита</translation>
    </message>
    <message>
        <source>Other rules for some worlds: a JSON object with rules by world</source>
        <translation>Другие правила для отдельных миров: объект JSON с правилами по мирам</translation>
    </message>
    <message>
        <source>Remove nothing, even with --yes (default)</source>
        <translation>Ничего не удалять, даже с --yes (по умолчанию)</translation>
    </message>
    <message>
        <source>Remove what is listed</source>
        <translation>Удалить перечисленное</translation>
    </message>
    <message>
        <source>Delete instead of moving to the trash</source>
        <translation>Стирать, а не перемещать в корзину</translation>
    </message>
    <message>
        <source>File to write the copy to (required)</source>
        <translation>Файл для копии (обязательно)</translation>
    </message>
    <message>
        <source>Add these markers: JSON or CSV, as the window exports them</source>
        <translation>Добавить эти маркеры: JSON или CSV, как их экспортирует окно</translation>
    </message>
    <message>
        <source>Add the notes about the recording and the verdicts of this case</source>
        <translation>Добавить заметки о записи и вердикты этого дела</translation>
    </message>
    <message>
        <source>Add the figures that facts prints, of every player</source>
        <translation>Добавить показатели, которые выводит facts, по каждому игроку</translation>
    </message>
    <message>
        <source>Author of markers without one, and your name in a case file; there by default the system user</source>
        <translation>Автор маркеров без автора и ваше имя в файле дел; там по умолчанию — пользователь системы</translation>
    </message>
    <message>
        <source>Writes a copy of a recording that holds markers, notes, verdicts and figures</source>
        <translation>Записывает копию записи с маркерами, заметками, вердиктами и показателями</translation>
    </message>
    <message>
        <source>The ticks of the copy are those of the recording, byte for byte. A Hollow Cube
replay keeps everything in its metadata, with author, time and program version. A
demo of version 4 or later keeps only ticks, up to 64. What the recording already
has stays. What does not fit is named, and the exit code is 1 if a note, the
verdicts or the figures are missing; a copy with none of it is not written. A case
is added only when all opinions that it needs are decided. Markers with a &quot;check&quot;
and a &quot;score&quot; are anticheat flags.</source>
        <translation>Тики копии&#xa0;— тики записи, байт в байт. Запись Hollow Cube хранит всё в метаданных:
с автором, временем и версией программы. Демо версии 4 и новее хранит только тики,
не больше 64. То, что в записи уже есть, остаётся. Чему нет места, то называется, и код
завершения 1, если нет заметки, вердиктов или показателей; копия без всего этого не
записывается. Дело добавляется, только когда вынесены все нужные вердикты. Маркеры с
&quot;check&quot; и &quot;score&quot;&#xa0;— сигналы античита.</translation>
    </message>
    <message>
        <source>Metadata to add under &quot;tickscope&quot;: JSON, else a text; may be given more than once</source>
        <translation>Добавить метаданные в «tickscope»: JSON, иначе текст; можно указать несколько раз</translation>
    </message>
    <message>
        <source>Draw this recording as a ghost; may be given up to three times</source>
        <translation>Рисовать эту запись как призрак; можно указать до трёх раз</translation>
    </message>
    <message>
        <source>Where in time the ghosts are laid, as for compare</source>
        <translation>Как призраки совмещаются по времени, как в compare</translation>
    </message>
    <message>
        <source>Remove what is kept of the recording</source>
        <translation>Удаляет то, что сохранено о записи</translation>
    </message>
    <message>
        <source>Keeps what a recording holds, so that it opens at once</source>
        <translation>Сохраняет содержимое записи, чтобы она открывалась сразу</translation>
    </message>
    <message>
        <source>Include a clip of the recordings at each note, with pseudonyms unless reviewers are named</source>
        <translation>Включить фрагмент записей для каждой заметки, с псевдонимами, если проверяющие не названы</translation>
    </message>
    <message>
        <source>Name the reviewers and the reporter; otherwise reviewers are Reviewer 1, Reviewer 2, ...</source>
        <translation>Назвать проверяющих и заявителя; иначе проверяющие — Проверяющий 1, Проверяющий 2, ...</translation>
    </message>
    <message>
        <source>Add a line with file name, time, tick and SHA-256 of the recording</source>
        <translation>Добавить строку с именем файла, временем, тиком и SHA-256 записи</translation>
    </message>
    <message>
        <source>Decide; needs a decision, one aspect at least, and a reason for either</source>
        <translation>Решить; нужны решение, хотя бы один аспект и причина для одного из них</translation>
    </message>
    <message>
        <source>Of positions, inputs, events, states and splits, those to compare (positions,events without it); same-inputs finds where the same inputs come twice</source>
        <translation>Что сравнивать из positions, inputs, events, states и splits (по умолчанию positions,events); same-inputs находит, где один и тот же ввод встречается дважды</translation>
    </message>
    <message>
        <source>A page for the browser and as PDF, tables as CSV, all of it as JSON, and a
manifest with the SHA-256 of every file and of the recordings. For the recordings
given there are pictures of the world at the notes, the events and inputs around
them, and the figures of the accused with their histograms, as in the window.
An accused who is a name only has no figures: see case accuse. Sentences about
the reporter, whose name is left out, are listed for you to judge.</source>
        <translation>Страница для браузера и в PDF, таблицы в CSV, всё вместе в JSON и манифест с SHA-256
всех файлов и записей. Для указанных записей есть изображения мира в местах заметок,
события и ввод вокруг них, а также показатели обвиняемых с гистограммами, как в окне.
У обвиняемого, известного только по имени, показателей нет: см. case accuse. Фразы о
заявителе, чьё имя опущено, перечисляются, чтобы вы решили сами.</translation>
    </message>
    <message>
        <source>The same, and each clip as a video, too; needs ffmpeg</source>
        <translation>То же, и каждый фрагмент ещё и как видео; нужен ffmpeg</translation>
    </message>
    <message>
        <source>Start at this tick or time of the first recording</source>
        <translation>Начать с этого тика или времени первой записи</translation>
    </message>
    <message>
        <source>End at this tick or time of the first recording</source>
        <translation>Закончить на этом тике или времени первой записи</translation>
    </message>
    <message>
        <source>Removes the name from reporters, accused, notes, texts and their history, where it
is a word of its own, and prints in how many places of which cases. The history
still shows that it was removed. Earlier bundles and backups are not changed.</source>
        <translation>Убирает имя у сообщивших и обвиняемых, из заметок, текстов и их истории там, где оно
отдельное слово, и выводит, в скольких местах каких дел. История по-прежнему
показывает, что его убрали. Прежние пакеты и резервные копии не меняются.</translation>
    </message>
    <message>
        <source>Add the recording to the case first</source>
        <translation>Сначала добавить запись в дело</translation>
    </message>
    <message>
        <source>Which run, by its number in runs (the fastest without it)</source>
        <translation>Какой забег, по номеру в runs (без него самый быстрый)</translation>
    </message>
    <message>
        <source>From a Teeworlds or DDNet demo, or a teehistorian file with its map. Of a run whose
player the recording does not name no ghost can be made. runs lists all runs, with
their numbers. DDNet lists ghosts whose file name begins with the name of the map.</source>
        <translation>Из демо Teeworlds или DDNet либо файла teehistorian с его картой. Из забега, игрока
которого запись не называет, призрака сделать нельзя. runs перечисляет все забеги, с их номерами. DDNet показывает
призраков, имя файла которых начинается с имени карты.</translation>
    </message>
    <message>
        <source>The window keeps what it found when it read a recording whole, and shows all of it at
once the next time. This does the same beforehand. Nothing is kept of recordings that are
damaged or still being written, and of standard input.</source>
        <translation>Окно сохраняет то, что нашло, прочитав запись целиком, и в следующий раз сразу показывает всё.
Эта команда делает то же заранее. Ничего не сохраняется о повреждённых и ещё
пишущихся записях и о стандартном вводе.</translation>
    </message>
    <message>
        <source>Leave out what people say, whispers and votes</source>
        <translation>Пропустить сказанное людьми, личные сообщения и голосования</translation>
    </message>
    <message>
        <source>What lies beside what: the first ticks, ticks of one number, times of day (in one session the ticks tell them), the first event of a type in each, or the places of a player on the way; without it ticks of one number for recordings of the same session, else the first ticks</source>
        <translation>Что ставится рядом: первые тики, тики с одним номером, время суток (в одной сессии — по тикам), первое событие одного типа в каждой записи или места игрока на пути; без параметра — тики с одним номером у записей одной сессии, иначе первые тики</translation>
    </message>
    <message>
        <source>A row for each position, input, event or field of an item that differs, with the ticks
of both. Players are compared by name, or if both recordings have one only; positions
are those of the tick. What a recording does not hold at a tick, or its format cannot,
is no difference: nor is an event that the other has up to 2 ticks before or behind, or
that lies so near to an end of the other; nor is an input within 2 ticks, unless both
recordings hold each input at its tick or are of one player. What only some are told or
shown (lines to a team or one person, words of the server, finishes, health) is compared
where both recordings are of one player or of the server; beside the server&apos;s recording
a line is a difference only if that one lacks it. What is left out is named on standard
error. Equal events of one tick count once, as servers record one for each receiver. Who
has the name of somebody else is told by client ID in recordings of the same session; in
others their events are left out. splits compares the times of the fastest finished runs
at checkpoints and at the finish; --player chooses whose, without it those of who
recorded count first. With --align place the other one is taken where it was at the same
point of the way, and splits of a course without checkpoints are tenths of the way.
same-inputs lists where all inputs and the aim are tick by tick those of another visit,
whenever that was, also within one recording (A A), and for how long other pairs of
visits are the same by chance. A folder stands for the recordings in it.</source>
        <translation>По строке на каждую отличающуюся позицию, ввод, событие или поле элемента, с тиками
обеих записей. Игроки сравниваются по имени или если в обеих записях он один; позиции
относятся к этому тику. То, чего запись в тике не содержит или не может содержать её
формат, отличием не считается, как и событие, которое есть в другой не дальше 2 тиков до
или после либо лежит так близко к концу другой, и ввод, сдвинутый не более чем на 2
тика, если только обе записи не хранят каждый ввод в его тике и не сделаны одним
игроком. То, что узнают или видят лишь некоторые (строки команде или одному человеку,
слова сервера, финиши, здоровье), сравнивается, если обе записи сделаны одним игроком
или сервером; рядом с записью сервера строка считается отличием, только если там её нет.
Что пропущено, сообщается в стандартный поток ошибок. Одинаковые события одного тика
считаются один раз, так как серверы записывают по одному на получателя. Носители одного
имени различаются по ID клиента в записях одной сессии; в других их события
пропускаются. splits сравнивает время самых быстрых завершённых забегов на контрольных
точках и на финише; --player выбирает, чьих; без него
сначала учитываются забеги того, кто записывал. С --align place другая берётся там, где она
была в той же точке пути; без контрольных точек отрезки — десятые доли пути. same-inputs
показывает, где весь ввод и прицел тик за тиком те же, что в другом визите, когда бы он
ни был, в том числе внутри одной записи (A A), и сколько совпадают случайно другие пары
визитов. Папка означает записи в ней.</translation>
    </message>
    <message>
        <source>Record progress here; the same command resumes where it stopped, and reads again what has changed since. Earlier rows stay, so each has the SHA-256 of its file</source>
        <translation>Отмечать ход выполнения здесь; та же команда продолжит с места остановки и перечитает то, что с тех пор изменилось. Прежние строки остаются, поэтому в каждой указан SHA-256 её файла</translation>
    </message>
    <message>
        <source>For each recording that meets every --when, the events that the options select are
rows, as in events --json; without such options, its figures are one row. Figures are
those of info: byte_size, duration_seconds, tick_rate, first_tick, last_tick,
tick_count, markers, seek_points, recorded_ticks, lost_ticks, players, entities,
damage, counts.NAME, and events.KIND (of what is recorded, and not of what is rebuilt
from it; a server&apos;s recording has some events once for each receiver); and those of
facts, which must hold for one player, who is named in the row: press_interval of all
inputs, Hook.press_interval of one. A PATH may be a folder, also an address of one, with
a slash at its end: what its server lists there is searched. - reads names from standard
input, one per line. A recording that cannot be read is a row with its error, and so is
what has the ending of one; other files in a folder are skipped. With --case a recording
that a game saved for a report becomes a case of that report, with reporter, reason and
accused, however often it is scanned.</source>
        <translation>Для каждой записи, отвечающей всем --when, строками выводятся события, выбранные
параметрами, как в events --json; без таких параметров её показатели&#xa0;— одна строка.
Показатели: из info&#xa0;— byte_size, duration_seconds, tick_rate, first_tick, last_tick,
tick_count, markers, seek_points, recorded_ticks, lost_ticks, players, entities,
damage, counts.NAME и events.KIND (из записанного, не из восстановленного;
в записи сервера некоторые события стоят по разу для каждого получателя); и из
facts&#xa0;— они должны выполняться для одного игрока, его имя указано в строке:
press_interval&#xa0;— для всего ввода, Hook.press_interval&#xa0;— для одного. PATH может быть
папкой или её адресом с косой чертой в конце: просматривается всё, что перечисляет
сервер. - читает имена из стандартного ввода, по одному в строке. Запись, которую не
удалось прочесть,&#xa0;— строка с ошибкой, как и файл с её расширением; остальные файлы в
папке пропускаются. С --case запись, которую игра сохранила из-за жалобы, становится
делом по этой жалобе с заявителем, причиной и обвиняемыми, сколько бы раз её ни
просматривали.</translation>
    </message>
    <message>
        <source>Options of every command: --json, --quiet, --token-file F, --help.
tickscope-cli COMMAND --help shows more; tickscope-cli --version shows the version.

Exit code: 0 everything was read, 1 damaged but partly read, 2 nothing could be read
or wrong usage.</source>
        <translation>Параметры всех команд: --json, --quiet, --token-file F, --help.
tickscope-cli COMMAND --help показывает больше; tickscope-cli --version&#xa0;— версию.

Код завершения: 0&#xa0;— всё прочитано, 1&#xa0;— есть повреждения, но часть прочитана,
2&#xa0;— ничего не прочитано или неверный вызов.</translation>
    </message>
    <message>
        <source>There are no cases: do without a case store</source>
        <translation>Дел нет: обойтись без хранилища дел</translation>
    </message>
    <message>
        <source>Lists what would go and why; only --yes removes, to the trash. A recording goes when
any of --older, --larger and --total asks for it. Sizes count 1024 bytes to a K. Never
removed: recordings of a case, pinned ones, those that may still be written, damaged
ones, links, and those that lack what a rule asks for: their date or world, or with
--keep-best a finish with a known time. Cases are those of --store and of the window;
without either, --no-cases is needed. A recording in a folder goes whole. --rules
FILE: {&quot;WORLD&quot;: {&quot;older&quot;: &quot;90d&quot;, &quot;keep_best&quot;: 10}}, with the world&apos;s id or the map&apos;s
name; these replace all other rules there, {} keeps everything. Removals are recorded in
~/.local/share/tickscope/tickscope/pruned.jsonl (or under XDG_DATA_HOME).</source>
        <translation>Перечисляет, что было бы удалено и почему; удаляет только с --yes, в корзину. Запись
удаляется, когда этого требует --older, --larger или --total. В размерах K — это 1024
байта. Никогда не удаляются: записи дел, закреплённые, те, что ещё могут писаться,
повреждённые, ссылки и те, у которых нет того, о чём спрашивает правило: даты или мира,
а с --keep-best — финиша с известным временем. Дела берутся из --store и из окна; без
того и другого нужен --no-cases. Запись в папке удаляется целиком. --rules FILE: {&quot;WORLD&quot;: {&quot;older&quot;: &quot;90d&quot;, &quot;keep_best&quot;:
10}}, с идентификатором мира или именем карты; там они заменяют все остальные правила,
{} сохраняет всё. Удалённое записывается в
~/.local/share/tickscope/tickscope/pruned.jsonl (или в XDG_DATA_HOME).</translation>
    </message>
    <message>
        <source>Takes GoldSrc demos and Hollow Cube replays. Prints what was repaired and what is lost.
The recording itself is never changed. The exit code is 1 when something had to be
repaired.</source>
        <translation>Принимает демо GoldSrc и реплеи Hollow Cube. Выводит, что исправлено и что потеряно.
Сама запись не меняется. Код завершения 1, если что-то пришлось исправлять.</translation>
    </message>
    <message>
        <source>The clip has the ticks, states and events of the recording from --from to --to, and is
a whole recording that games play. What messages before it said of its state and still
holds (tuning, teams, a vote) is repeated in its first tick; events that follow from
the tick before (a hook, a shot, the start of a race) are missing there. A clip of a
teehistorian file begins with the file. Ticks whose state damage took are left out; the
exit code is 1 then. --anonymous knows names from what the recording says of players and
from lines of the server in the chat of known forms; a name that only people or other
lines mention stays. It leaves out texts of votes and save codes. --no-chat keeps lines
of the server that say who came, left, was renamed or finished. *** stands for passwords
and players&apos; save codes, unless --show-secrets is given.</source>
        <translation>В отрывке есть тики, состояния и события записи от --from до --to; это целая запись,
которую играют игры. То, что сообщения до него говорили о состоянии и что ещё действует
(тюнинг, команды, голосование), повторяется в его первом тике; событий, которые следуют
из тика перед ним (крюк, выстрел, старт гонки), там нет. Отрывок файла teehistorian
начинается с начала файла. Тики, состояние которых утрачено из-за повреждений,
пропущены; код возврата тогда 1. --anonymous знает имена из того, что запись говорит об
игроках, и из строк сервера в чате известного вида; имя, которое упоминают только люди
или другие строки, остаётся. Тексты голосований и коды сохранения он опускает.
--no-chat оставляет строки сервера о том, кто пришёл, ушёл, сменил имя или финишировал.
Вместо паролей и кодов сохранения игроков стоит ***, если не указано --show-secrets.</translation>
    </message>
    <message>
        <source>JSON has the form of case create --input: one object, a list, or one object
per line; a report with a &quot;key&quot; is not filed twice. CSV starts with a line of
column names: reporter, accused, claim, recording (SHA-256), file (its name),
tags, priority, key; other columns go into the claim. The exit code is 1 when
some were bad. Of an exported case notes and verdicts become notes that say
whose they were; it is open again, and its history is left out.</source>
        <translation>JSON&#xa0;— того же вида, что у case create --input: один объект, список или по объекту
в строке; жалоба с «key» не заводится дважды. CSV начинается со строки с именами
столбцов: reporter, accused, claim, recording (SHA-256), file (её имя), tags, priority,
key; прочие столбцы попадают в суть жалобы. Код завершения 1, если часть жалоб с ошибками.
Заметки и вердикты экспортированного дела становятся заметками, где сказано, чьи они
были; дело снова открыто, а его история не переносится.</translation>
    </message>
</context>
<context>
    <name>events</name>
    <message>
        <source>headshot</source>
        <translation>хедшот</translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s)</source>
        <translation>
            <numerusform>%n байт</numerusform>
            <numerusform>%n байта</numerusform>
            <numerusform>%n байт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n frag(s)</source>
        <translation>
            <numerusform>%n фраг</numerusform>
            <numerusform>%n фрага</numerusform>
            <numerusform>%n фрагов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n death(s)</source>
        <translation>
            <numerusform>%n смерть</numerusform>
            <numerusform>%n смерти</numerusform>
            <numerusform>%n смертей</numerusform>
        </translation>
    </message>
    <message>
        <source>round time {seconds} s</source>
        <translation>время раунда {seconds} с</translation>
    </message>
    <message>
        <source>intermission</source>
        <translation>итоги карты</translation>
    </message>
    <message>
        <source>{health} health, {armor} armor</source>
        <translation>здоровье {health}, броня {armor}</translation>
    </message>
    <message>
        <source>{amount} ammo</source>
        <translation>патроны: {amount}</translation>
    </message>
    <message>
        <source>{name} joined</source>
        <translation>{name} входит в игру</translation>
    </message>
    <message>
        <source>{client} left</source>
        <translation>{client} выходит из игры</translation>
    </message>
    <message>
        <source>{client} is now {to}</source>
        <translation>{client} теперь {to}</translation>
    </message>
    <message>
        <source>event {index}</source>
        <translation>событие {index}</translation>
    </message>
    <message>
        <source>sequence {sequence}</source>
        <translation>последовательность {sequence}</translation>
    </message>
    <message>
        <source>{0} at {run_time}</source>
        <translation>{0}, время {run_time}</translation>
    </message>
    <message>
        <source>{name}: slot {slot}</source>
        <translation>{name}: слот {slot}</translation>
    </message>
    <message>
        <source>event {event}</source>
        <translation>событие {event}</translation>
    </message>
    <message>
        <source>{client} spawned</source>
        <translation>{client} появляется</translation>
    </message>
    <message>
        <source>{client} is gone</source>
        <translation>{client} исчезает</translation>
    </message>
    <message>
        <source>{client} connected</source>
        <translation>{client} подключается</translation>
    </message>
    <message>
        <source>{from} is now {to}</source>
        <translation>{from} теперь {to}</translation>
    </message>
    <message>
        <source>end of the recording</source>
        <translation>конец записи</translation>
    </message>
    <message>
        <source>record {uuid}</source>
        <translation>запись журнала {uuid}</translation>
    </message>
    <message>
        <source>test record</source>
        <translation>тестовая запись журнала</translation>
    </message>
    <message>
        <source>{client} logged out</source>
        <translation>{client} сдаёт права</translation>
    </message>
    <message>
        <source>{client} connects with {protocol}</source>
        <translation>{client} подключается, протокол {protocol}</translation>
    </message>
    <message>
        <source>{client} entered the game</source>
        <translation>{client} входит в игру</translation>
    </message>
    <message>
        <source>{client} swaps with {other}</source>
        <translation>{client} меняется местами: {other}</translation>
    </message>
    <message>
        <source>{client} connected again</source>
        <translation>{client} снова подключается</translation>
    </message>
    <message>
        <source>antibot</source>
        <translation>антибот</translation>
    </message>
    <message>
        <source>client {number} is {name}</source>
        <translation>клиент {number}&#xa0;— {name}</translation>
    </message>
    <message>
        <source>{client} finished in {time}</source>
        <translation>{client} финиширует: {time}</translation>
    </message>
    <message>
        <source>team {team} finished in {time}</source>
        <translation>команда {team} финиширует: {time}</translation>
    </message>
    <message>
        <source>{client} died ({weapon})</source>
        <translation>{client} погибает ({weapon})</translation>
    </message>
    <message>
        <source>{client} finished in {time_ticks}, not recorded</source>
        <translation>{client} финиширует: {time_ticks}, не записано</translation>
    </message>
    <message>
        <source>{client} differs from the rebuilt path</source>
        <translation>{client} расходится с восстановленным путём</translation>
    </message>
    <message>
        <source>{name} left</source>
        <translation>{name} выходит из игры</translation>
    </message>
    <message>
        <source>{who} changed skin</source>
        <translation>{who} меняет скин</translation>
    </message>
    <message numerus="yes">
        <source>%n tuning value(s)</source>
        <translation>
            <numerusform>%n параметр физики</numerusform>
            <numerusform>%n параметра физики</numerusform>
            <numerusform>%n параметров физики</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n client(s)</source>
        <translation>
            <numerusform>%n клиент</numerusform>
            <numerusform>%n клиента</numerusform>
            <numerusform>%n клиентов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vote option(s)</source>
        <translation>
            <numerusform>%n вариант голосования</numerusform>
            <numerusform>%n варианта голосования</numerusform>
            <numerusform>%n вариантов голосования</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n projectile(s)</source>
        <translation>
            <numerusform>%n снаряд</numerusform>
            <numerusform>%n снаряда</numerusform>
            <numerusform>%n снарядов</numerusform>
        </translation>
    </message>
    <message>
        <source>teams of {0}</source>
        <translation>команды: {0}</translation>
    </message>
    <message>
        <source>map sound {SoundId}</source>
        <translation>звук карты {SoundId}</translation>
    </message>
    <message>
        <source>yes {Yes}, no {No}, open {Pass}, of {Total}</source>
        <translation>за {Yes}, против {No}, не решили {Pass}, всего {Total}</translation>
    </message>
    <message>
        <source>server record {ServerTimeBest}, own record {PlayerTimeBest}</source>
        <translation>рекорд сервера {ServerTimeBest}, личный рекорд {PlayerTimeBest}</translation>
    </message>
    <message>
        <source>match {MatchCurrent} of {MatchNum}</source>
        <translation>матч {MatchCurrent} из {MatchNum}</translation>
    </message>
    <message>
        <source>{client} changed the skin</source>
        <translation>{client} меняет скин</translation>
    </message>
    <message>
        <source>{Name} is here</source>
        <translation>{Name} в игре</translation>
    </message>
    <message>
        <source>{client} paused the game</source>
        <translation>{client} ставит игру на паузу</translation>
    </message>
    <message>
        <source>{client} let go</source>
        <translation>{client} отпускает хук</translation>
    </message>
    <message>
        <source>{client} froze</source>
        <translation>{client} во фризе</translation>
    </message>
    <message>
        <source>{client} was teleported</source>
        <translation>{client} телепортируется</translation>
    </message>
    <message>
        <source>{client} started the race</source>
        <translation>{client} начинает гонку</translation>
    </message>
    <message>
        <source>the server</source>
        <translation>сервер</translation>
    </message>
    <message numerus="yes">
        <source>client %n</source>
        <translation>
            <numerusform>клиент %n</numerusform>
            <numerusform>клиент %n</numerusform>
            <numerusform>клиент %n</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>{other} died ({weapon}, {headshot})</source>
        <translation>{other} погибает ({weapon}, {headshot})</translation>
    </message>
    <message>
        <source>{other} died ({headshot})</source>
        <translation>{other} погибает ({headshot})</translation>
    </message>
    <message>
        <source>{other} died ({weapon})</source>
        <translation>{other} погибает ({weapon})</translation>
    </message>
    <message>
        <source>{other} died</source>
        <translation>{other} погибает</translation>
    </message>
    <message>
        <source>{client} killed {other} ({weapon}, {headshot})</source>
        <translation>{client} убивает {other} ({weapon}, {headshot})</translation>
    </message>
    <message>
        <source>{client} killed {other} ({headshot})</source>
        <translation>{client} убивает {other} ({headshot})</translation>
    </message>
    <message>
        <source>{client} killed {other} ({weapon})</source>
        <translation>{client} убивает {other} ({weapon})</translation>
    </message>
    <message>
        <source>{client} killed {other}</source>
        <translation>{client} убивает {other}</translation>
    </message>
    <message>
        <source>event: {entity}, {other} (priority {priority}: {flags})</source>
        <translation>событие: {entity}, {other} (приоритет {priority}: {flags})</translation>
    </message>
    <message>
        <source>event: {entity} (priority {priority}: {flags})</source>
        <translation>событие: {entity} (приоритет {priority}: {flags})</translation>
    </message>
    <message>
        <source>event: {other} (priority {priority}: {flags})</source>
        <translation>событие: {other} (приоритет {priority}: {flags})</translation>
    </message>
    <message>
        <source>event: {entity}, {other} (priority {priority})</source>
        <translation>событие: {entity}, {other} (приоритет {priority})</translation>
    </message>
    <message>
        <source>event: {entity} (priority {priority})</source>
        <translation>событие: {entity} (приоритет {priority})</translation>
    </message>
    <message>
        <source>event: {other} (priority {priority})</source>
        <translation>событие: {other} (приоритет {priority})</translation>
    </message>
    <message>
        <source>demo buffer: {bytes}, sniper dot {value}</source>
        <translation>буфер демо: {bytes}, точка снайпера {value}</translation>
    </message>
    <message>
        <source>demo buffer: {bytes}, zoom {value}</source>
        <translation>буфер демо: {bytes}, зум {value}</translation>
    </message>
    <message>
        <source>demo buffer: {bytes}, kind {kind}</source>
        <translation>буфер демо: {bytes}, тип {kind}</translation>
    </message>
    <message>
        <source>demo buffer: {bytes}</source>
        <translation>буфер демо: {bytes}</translation>
    </message>
    <message>
        <source>Terrorists win</source>
        <translation>Террористы побеждают</translation>
    </message>
    <message>
        <source>Counter-terrorists win</source>
        <translation>Спецназ побеждает</translation>
    </message>
    <message>
        <source>Round draw</source>
        <translation>Ничья</translation>
    </message>
    <message>
        <source>sentence #{index}</source>
        <translation>фраза #{index}</translation>
    </message>
    <message>
        <source>sound #{index}</source>
        <translation>звук #{index}</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>пауза</translation>
    </message>
    <message>
        <source>resumed</source>
        <translation>продолжение</translation>
    </message>
    <message>
        <source>end of segment</source>
        <translation>конец сегмента</translation>
    </message>
    <message>
        <source>start</source>
        <translation>начало</translation>
    </message>
    <message>
        <source>{name}: off hand</source>
        <translation>{name}: вторая рука</translation>
    </message>
    <message>
        <source>{name}: main hand</source>
        <translation>{name}: основная рука</translation>
    </message>
    <message>
        <source>{name}: stops</source>
        <translation>{name}: прекращает</translation>
    </message>
    <message>
        <source>{name} (not in the snapshot)</source>
        <translation>{name} (нет в снапшоте)</translation>
    </message>
    <message>
        <source>{places} and {more} more (not in the snapshot)</source>
        <translation>{places} и ещё {more} (нет в снапшоте)</translation>
    </message>
    <message>
        <source>{places} (not in the snapshot)</source>
        <translation>{places} (нет в снапшоте)</translation>
    </message>
    <message>
        <source>anticheat flag: {label}</source>
        <translation>сигнал античита: {label}</translation>
    </message>
    <message>
        <source>anticheat flag</source>
        <translation>сигнал античита</translation>
    </message>
    <message>
        <source>direction left</source>
        <translation>направление: влево</translation>
    </message>
    <message>
        <source>direction right</source>
        <translation>направление: вправо</translation>
    </message>
    <message>
        <source>direction none</source>
        <translation>направление: нет</translation>
    </message>
    <message>
        <source>jump {action}</source>
        <translation>прыжок: {action}</translation>
    </message>
    <message>
        <source>hook {action}</source>
        <translation>хук: {action}</translation>
    </message>
    <message>
        <source>fire {action} {value} times</source>
        <translation>огонь: {action} (раз: {value})</translation>
    </message>
    <message>
        <source>fire {action}</source>
        <translation>огонь: {action}</translation>
    </message>
    <message>
        <source>weapon {wanted}</source>
        <translation>оружие: {wanted}</translation>
    </message>
    <message>
        <source>next weapon</source>
        <translation>следующее оружие</translation>
    </message>
    <message>
        <source>previous weapon</source>
        <translation>предыдущее оружие</translation>
    </message>
    <message>
        <source>{client} left ({reason})</source>
        <translation>{client} выходит из игры ({reason})</translation>
    </message>
    <message>
        <source>team {team} was saved</source>
        <translation>команда {team}: сохранена</translation>
    </message>
    <message>
        <source>team {team} could not be saved</source>
        <translation>команда {team}: сохранить не удалось</translation>
    </message>
    <message>
        <source>team {team} was loaded</source>
        <translation>команда {team}: загружена</translation>
    </message>
    <message>
        <source>team {team} could not be loaded</source>
        <translation>команда {team}: загрузить не удалось</translation>
    </message>
    <message>
        <source>{client} was already logged in as {level} ({name})</source>
        <translation>{client} уже имеет права: {level} ({name})</translation>
    </message>
    <message>
        <source>{client} was already logged in as {level}</source>
        <translation>{client} уже имеет права: {level}</translation>
    </message>
    <message>
        <source>{client} logged in as {level} ({name})</source>
        <translation>{client} получает права: {level} ({name})</translation>
    </message>
    <message>
        <source>{client} logged in as {level}</source>
        <translation>{client} получает права: {level}</translation>
    </message>
    <message>
        <source>{client} has DDNet {version} ({text})</source>
        <translation>{client}: DDNet {version} ({text})</translation>
    </message>
    <message>
        <source>{client} has DDNet {version}</source>
        <translation>{client}: DDNet {version}</translation>
    </message>
    <message>
        <source>{client} joined team {to}</source>
        <translation>{client} вступает в команду {to}</translation>
    </message>
    <message>
        <source>{client} left the team</source>
        <translation>{client} покидает команду</translation>
    </message>
    <message>
        <source>team {team} practices</source>
        <translation>команда {team} тренируется</translation>
    </message>
    <message>
        <source>team {team} plays for real</source>
        <translation>команда {team} играет всерьёз</translation>
    </message>
    <message>
        <source>{client} hit themselves ({weapon})</source>
        <translation>{client} попадает в себя ({weapon})</translation>
    </message>
    <message>
        <source>{client} hit themselves</source>
        <translation>{client} попадает в себя</translation>
    </message>
    <message>
        <source>message {uuid}</source>
        <translation>сообщение {uuid}</translation>
    </message>
    <message>
        <source>message {id}</source>
        <translation>сообщение {id}</translation>
    </message>
    <message>
        <source>message {uuid}: {error}</source>
        <translation>сообщение {uuid}: {error}</translation>
    </message>
    <message>
        <source>message {id}: {error}</source>
        <translation>сообщение {id}: {error}</translation>
    </message>
    <message>
        <source>{other} died ({Weapon})</source>
        <translation>{other} погибает ({Weapon})</translation>
    </message>
    <message>
        <source>{client} killed {other} ({Weapon})</source>
        <translation>{client} убивает {other} ({Weapon})</translation>
    </message>
    <message>
        <source>team {Team} died ({client} first)</source>
        <translation>команда {Team} погибает (первым {client})</translation>
    </message>
    <message>
        <source>team {Team} died</source>
        <translation>команда {Team} погибает</translation>
    </message>
    <message>
        <source>vote ended</source>
        <translation>голосование окончено</translation>
    </message>
    <message>
        <source>vote: {Type}</source>
        <translation>голосование: {Type}</translation>
    </message>
    <message>
        <source>{client} joined the spectators</source>
        <translation>{client} уходит в зрители</translation>
    </message>
    <message>
        <source>{client} joined the game</source>
        <translation>{client} вступает в игру</translation>
    </message>
    <message>
        <source>{client} joined the blue team</source>
        <translation>{client} вступает в команду синих</translation>
    </message>
    <message>
        <source>finished in {Time} ({Check})</source>
        <translation>финиш: {Time} ({Check})</translation>
    </message>
    <message>
        <source>finished in {Time}</source>
        <translation>финиш: {Time}</translation>
    </message>
    <message>
        <source>checkpoint at {Time} ({Check})</source>
        <translation>чекпоинт: {Time} ({Check})</translation>
    </message>
    <message>
        <source>checkpoint at {Time}</source>
        <translation>чекпоинт: {Time}</translation>
    </message>
    <message>
        <source>{client} finished in {Time} ({Diff}), server record</source>
        <translation>{client} финиширует: {Time} ({Diff}), рекорд сервера</translation>
    </message>
    <message>
        <source>{client} finished in {Time}, server record</source>
        <translation>{client} финиширует: {Time}, рекорд сервера</translation>
    </message>
    <message>
        <source>{client} finished in {Time} ({Diff}), personal record</source>
        <translation>{client} финиширует: {Time} ({Diff}), личный рекорд</translation>
    </message>
    <message>
        <source>{client} finished in {Time}, personal record</source>
        <translation>{client} финиширует: {Time}, личный рекорд</translation>
    </message>
    <message>
        <source>{client} finished in {Time} ({Diff})</source>
        <translation>{client} финиширует: {Time} ({Diff})</translation>
    </message>
    <message>
        <source>{client} finished in {Time}</source>
        <translation>{client} финиширует: {Time}</translation>
    </message>
    <message>
        <source>checkpoint ({Diff})</source>
        <translation>чекпоинт ({Diff})</translation>
    </message>
    <message>
        <source>checkpoint</source>
        <translation>чекпоинт</translation>
    </message>
    <message>
        <source>{keys}, aim {TargetX},{TargetY}</source>
        <translation>{keys}, прицел {TargetX},{TargetY}</translation>
    </message>
    <message>
        <source>aim {TargetX},{TargetY}</source>
        <translation>прицел {TargetX},{TargetY}</translation>
    </message>
    <message>
        <source>save {State}, code {Code}: {Error}</source>
        <translation>сохранение {State}, код {Code}: {Error}</translation>
    </message>
    <message>
        <source>save {State}, code {Code}</source>
        <translation>сохранение {State}, код {Code}</translation>
    </message>
    <message>
        <source>save {State}, code {GeneratedCode}: {Error}</source>
        <translation>сохранение {State}, код {GeneratedCode}: {Error}</translation>
    </message>
    <message>
        <source>save {State}, code {GeneratedCode}</source>
        <translation>сохранение {State}, код {GeneratedCode}</translation>
    </message>
    <message>
        <source>save {State}: {Error}</source>
        <translation>сохранение {State}: {Error}</translation>
    </message>
    <message>
        <source>save {State}</source>
        <translation>сохранение {State}</translation>
    </message>
    <message>
        <source>{client} left ({Reason})</source>
        <translation>{client} выходит из игры ({Reason})</translation>
    </message>
    <message>
        <source>{Name} joined the spectators</source>
        <translation>{Name} уходит в зрители</translation>
    </message>
    <message>
        <source>{Name} joined the game</source>
        <translation>{Name} вступает в игру</translation>
    </message>
    <message>
        <source>{Name} joined the blue team</source>
        <translation>{Name} вступает в команду синих</translation>
    </message>
    <message>
        <source>{Name} left ({Reason})</source>
        <translation>{Name} выходит из игры ({Reason})</translation>
    </message>
    <message>
        <source>{Name} left</source>
        <translation>{Name} выходит из игры</translation>
    </message>
    <message>
        <source>everybody joined the spectators</source>
        <translation>все уходят в зрители</translation>
    </message>
    <message>
        <source>everybody joined the game</source>
        <translation>все вступают в игру</translation>
    </message>
    <message>
        <source>everybody joined the blue team</source>
        <translation>все вступают в команду синих</translation>
    </message>
    <message>
        <source>you joined the spectators (balanced)</source>
        <translation>вы уходите в зрители (баланс)</translation>
    </message>
    <message>
        <source>you joined the game (balanced)</source>
        <translation>вы вступаете в игру (баланс)</translation>
    </message>
    <message>
        <source>you joined the blue team (balanced)</source>
        <translation>вы вступаете в команду синих (баланс)</translation>
    </message>
    <message>
        <source>red flag grabbed</source>
        <translation>взят красный флаг</translation>
    </message>
    <message>
        <source>blue flag grabbed</source>
        <translation>взят синий флаг</translation>
    </message>
    <message>
        <source>{client} captured the red flag in {Time}</source>
        <translation>{client} захватывает красный флаг, время {Time}</translation>
    </message>
    <message>
        <source>{client} captured the blue flag in {Time}</source>
        <translation>{client} захватывает синий флаг, время {Time}</translation>
    </message>
    <message>
        <source>{client} hooked {other}</source>
        <translation>{client} цепляет хуком {other}</translation>
    </message>
    <message>
        <source>{client} hooked</source>
        <translation>{client} цепляется хуком</translation>
    </message>
    <message>
        <source>{client} fired ({weapon})</source>
        <translation>{client} стреляет ({weapon})</translation>
    </message>
    <message>
        <source>{client} fired</source>
        <translation>{client} стреляет</translation>
    </message>
    <message>
        <source>{client} hit {other} ({weapon})</source>
        <translation>{client} попадает: {other} ({weapon})</translation>
    </message>
    <message>
        <source>{client} hit {other}</source>
        <translation>{client} попадает: {other}</translation>
    </message>
    <message>
        <source>{client} thawed (by {other})</source>
        <translation>{client} размораживается (помощь: {other})</translation>
    </message>
    <message>
        <source>{client} thawed</source>
        <translation>{client} размораживается</translation>
    </message>
    <message>
        <source>{client} started the race, timed from tick {start_tick}</source>
        <translation>{client} начинает гонку, время с тика {start_tick}</translation>
    </message>
    <message>
        <source>message: {error}</source>
        <translation>сообщение: {error}</translation>
    </message>
    <message>
        <source>message</source>
        <translation>сообщение</translation>
    </message>
    <message>
        <source>{client} finished</source>
        <translation>{client} финиширует</translation>
    </message>
    <message>
        <source>{client} was suddenly elsewhere</source>
        <translation>{client}: внезапно в другом месте</translation>
    </message>
    <message>
        <source>{who} paused to spectate</source>
        <translation>{who} делает паузу и наблюдает</translation>
    </message>
    <message>
        <source>{who} paused</source>
        <translation>{who} делает паузу</translation>
    </message>
    <message>
        <source>{who} resumed</source>
        <translation>{who} снова в игре</translation>
    </message>
    <message>
        <source>{client} joined the red team</source>
        <translation>{client} вступает в команду красных</translation>
    </message>
    <message>
        <source>{client} joined team {to} (super)</source>
        <translation>{client} вступает в команду {to} (супер)</translation>
    </message>
    <message>
        <source>the game was paused</source>
        <translation>игра на паузе</translation>
    </message>
    <message>
        <source>the game goes on</source>
        <translation>игра продолжается</translation>
    </message>
    <message>
        <source>{client} took the red flag</source>
        <translation>{client} берёт красный флаг</translation>
    </message>
    <message>
        <source>{client} took the blue flag</source>
        <translation>{client} берёт синий флаг</translation>
    </message>
    <message>
        <source>{client} dropped the red flag</source>
        <translation>{client} теряет красный флаг</translation>
    </message>
    <message>
        <source>{client} dropped the blue flag</source>
        <translation>{client} теряет синий флаг</translation>
    </message>
    <message>
        <source>the red flag was dropped</source>
        <translation>красный флаг потерян</translation>
    </message>
    <message>
        <source>the blue flag was dropped</source>
        <translation>синий флаг потерян</translation>
    </message>
    <message>
        <source>the red flag is back</source>
        <translation>красный флаг снова на месте</translation>
    </message>
    <message>
        <source>the blue flag is back</source>
        <translation>синий флаг снова на месте</translation>
    </message>
    <message>
        <source>{client} captured the red flag</source>
        <translation>{client} захватывает красный флаг</translation>
    </message>
    <message>
        <source>{client} captured the blue flag</source>
        <translation>{client} захватывает синий флаг</translation>
    </message>
    <message>
        <source>{client} died with team {Team}</source>
        <translation>{client} погибает вместе с командой {Team}</translation>
    </message>
    <message>
        <source>{client} finished in {Time}, according to the chat</source>
        <translation>{client} финиширует: {Time}, по данным чата</translation>
    </message>
    <message>
        <source>{who} is in the clan {to} now</source>
        <translation>{who} теперь в клане {to}</translation>
    </message>
    <message>
        <source>{who} left the clan {from}</source>
        <translation>{who} больше не в клане {from}</translation>
    </message>
    <message>
        <source>{who} changed country</source>
        <translation>{who}: изменена страна</translation>
    </message>
    <message>
        <source>{client} reached tele checkpoint {number}</source>
        <translation>{client} проходит телепорт-чекпоинт {number}</translation>
    </message>
    <message>
        <source>an event that cannot be read any more</source>
        <translation>событие, которое больше не удаётся прочитать</translation>
    </message>
    <message>
        <source>{team}: {score}</source>
        <translation>{team}: {score}</translation>
    </message>
    <message>
        <source>{name}: {items}</source>
        <translation>{name}: {items}</translation>
    </message>
    <message>
        <source>({x}, {y}, {z}): {block}</source>
        <translation>({x}, {y}, {z}): {block}</translation>
    </message>
</context>
<context>
    <name>facts</name>
    <message>
        <source>Press length</source>
        <translation>Длительность нажатия</translation>
    </message>
    <message>
        <source>How long inputs are held. Presses whose beginning or end is not recorded are left out.</source>
        <translation>Как долго удерживается ввод. Нажатия, у которых начало или конец не записаны, не учитываются.</translation>
    </message>
    <message>
        <source>A key bound to a fixed press, a worn switch, or a game that ends a press by itself gives equal lengths.</source>
        <translation>Одинаковая длина бывает от клавиши с заданной длительностью нажатия, изношенного переключателя или игры, которая сама прерывает нажатие.</translation>
    </message>
    <message>
        <source>Interval between presses</source>
        <translation>Интервал между нажатиями</translation>
    </message>
    <message>
        <source>From the beginning of a press to that of the next one of the same input.</source>
        <translation>От начала нажатия до начала следующего нажатия того же ввода.</translation>
    </message>
    <message>
        <source>Holding a key with the system&apos;s key repeat, or a weapon&apos;s reload time, gives equal intervals.</source>
        <translation>Одинаковые интервалы даёт удержание клавиши с автоповтором системы или время перезарядки оружия.</translation>
    </message>
    <message>
        <source>Interval between changes</source>
        <translation>Интервал между изменениями</translation>
    </message>
    <message>
        <source>From one tick in which any input is pressed or released to the next such tick.</source>
        <translation>От тика, в котором что-либо нажато или отпущено, до следующего такого тика.</translation>
    </message>
    <message>
        <source>Calm players have long intervals; those who do a lot at once have short ones.</source>
        <translation>У спокойного игрока интервалы длинные, у того, кто делает много сразу,&#xa0;— короткие.</translation>
    </message>
    <message>
        <source>Regular intervals (±1 tick)</source>
        <translation>Равномерные интервалы (±1 тик)</translation>
    </message>
    <message>
        <source>Share of the intervals between input changes that are as long as the commonest one, or a tick shorter or longer. Of a single input: of the intervals between its presses.</source>
        <translation>Доля интервалов между изменениями ввода, которые равны самому частому или отличаются от него на один тик. Для отдельного ввода&#xa0;— интервалов между его нажатиями.</translation>
    </message>
    <message>
        <source>Key repeat of the system, jumping or shooting in step with the game, lag that delivers inputs in batches, and a program that plays openly (a bot or a dummy) give regular intervals.</source>
        <translation>Равномерные интервалы дают автоповтор клавиш системы, прыжки или стрельба в такт игре, лаг, из-за которого ввод приходит пачками, и программа, играющая открыто (бот или дамми).</translation>
    </message>
    <message>
        <source>Exactly repeated sequences</source>
        <translation>Точно повторённые последовательности</translation>
    </message>
    <message>
        <source>Share of the input changes that belong to a run of eight or more which comes again with the same inputs at the same intervals.</source>
        <translation>Доля изменений ввода, входящих в серию из восьми и более, которая повторяется с тем же вводом и теми же интервалами.</translation>
    </message>
    <message>
        <source>Tapping one key evenly repeats itself, and a trained routine of few keys may, too.</source>
        <translation>Ровные нажатия одной клавиши повторяются сами собой; отработанная комбинация из немногих клавиш&#xa0;— тоже возможно.</translation>
    </message>
    <message>
        <source>Reaction time</source>
        <translation>Время реакции</translation>
    </message>
    <message>
        <source>Reactions below 100 ms</source>
        <translation>Реакции быстрее 100 мс</translation>
    </message>
    <message>
        <source>Share of those reaction times that are shorter than 100 ms.</source>
        <translation>Доля времён реакции короче 100 мс.</translation>
    </message>
    <message>
        <source>Compare with the other players, and with how often this one presses.</source>
        <translation>Сравните с другими игроками и с тем, как часто нажимает этот.</translation>
    </message>
    <message>
        <source>Aim jumps</source>
        <translation>Скачки прицела</translation>
    </message>
    <message>
        <source>Share of the aim&apos;s movements, tick by tick, that turn it by 45 degrees or more.</source>
        <translation>Доля движений прицела, тик за тиком, которые поворачивают его на 45 градусов и более.</translation>
    </message>
    <message>
        <source>With the cursor near the own character a small movement of the hand turns the aim far; a high mouse speed does, too.</source>
        <translation>Если курсор близко к своему персонажу, малое движение руки поворачивает прицел сильно; высокая скорость мыши&#xa0;— тоже.</translation>
    </message>
    <message>
        <source>Where a recording has the aim in steps, or not in every tick, turns look larger than they were.</source>
        <translation>Если прицел записан ступенями или не на каждом тике, повороты выглядят больше, чем были.</translation>
    </message>
    <message>
        <source>Settle time of the aim</source>
        <translation>Время успокоения прицела</translation>
    </message>
    <message>
        <source>After a jump of the aim: ticks until it rests for five ticks within 3 degrees. 0 means that the jump landed where the aim then stayed.</source>
        <translation>После скачка прицела: сколько тиков проходит, пока он не замрёт на пять тиков в пределах 3 градусов. 0 значит, что скачок сразу попал туда, где прицел и остался.</translation>
    </message>
    <message>
        <source>A flick of a trained hand, a touch pad, and keys that turn the aim land at once.</source>
        <translation>Сразу замирают рывок тренированной руки, тачпад и клавиши, поворачивающие прицел.</translation>
    </message>
    <message>
        <source>Jumps that another one follows before the aim rests have no settle time.</source>
        <translation>У скачков, за которыми следует новый, прежде чем прицел замрёт, времени успокоения нет.</translation>
    </message>
    <message>
        <source>Presses on one tick phase</source>
        <translation>Нажатия в одной фазе тиков</translation>
    </message>
    <message>
        <source>Ticks are counted off in periods of 2 to 10. Share of the presses on the commonest place of the period, for the period that stands out most against chance (1 of 2 to 1 of 10).</source>
        <translation>Тики отсчитываются периодами от 2 до 10. Доля нажатий на самом частом месте периода&#xa0;— для периода, который сильнее всего отличается от случайности (от 1 из 2 до 1 из 10).</translation>
    </message>
    <message>
        <source>A client that sends its inputs every other tick, a low frame rate, or a server that takes them in batches puts presses on one phase.</source>
        <translation>Клиент, отправляющий ввод через тик, низкая частота кадров или сервер, принимающий ввод пачками, собирают нажатия в одной фазе.</translation>
    </message>
    <message>
        <source>Damaged places</source>
        <translation>Повреждённые места</translation>
    </message>
    <message>
        <source>A server or client that crashed, a full disk, or a copy that broke off.</source>
        <translation>Сбой сервера или клиента, переполненный диск или оборванное копирование.</translation>
    </message>
    <message>
        <source>A file that was changed with care has no damage.</source>
        <translation>В аккуратно изменённом файле повреждений нет.</translation>
    </message>
    <message>
        <source>Ticks lost to damage</source>
        <translation>Тики, потерянные из-за повреждений</translation>
    </message>
    <message>
        <source>As for damaged places.</source>
        <translation>То же, что для повреждённых мест.</translation>
    </message>
    <message>
        <source>Lost ticks at the end are not known to the file.</source>
        <translation>О потерянных тиках в конце файл не знает.</translation>
    </message>
    <message>
        <source>Gaps of more than a second</source>
        <translation>Пропуски дольше секунды</translation>
    </message>
    <message>
        <source>Stretches without a recorded tick.</source>
        <translation>Отрезки без записанных тиков.</translation>
    </message>
    <message>
        <source>Some formats write nothing while nothing changes; recordings can be paused.</source>
        <translation>Некоторые форматы ничего не пишут, пока ничего не меняется; запись можно приостановить.</translation>
    </message>
    <message>
        <source>A cut at either end leaves no gap.</source>
        <translation>Обрезка с любого конца пропуска не оставляет.</translation>
    </message>
    <message>
        <source>Time running backwards</source>
        <translation>Время идёт назад</translation>
    </message>
    <message>
        <source>Places where the next tick is not after the one before.</source>
        <translation>Места, где следующий тик не позже предыдущего.</translation>
    </message>
    <message>
        <source>A map change or restart of the server within one recording.</source>
        <translation>Смена карты или перезапуск сервера в пределах одной записи.</translation>
    </message>
    <message>
        <source>Formats that number their own frames cannot run backwards; what their clock does is among the damaged places.</source>
        <translation>Форматы, которые сами нумеруют кадры, назад идти не могут; поведение их часов относится к повреждённым местам.</translation>
    </message>
    <message>
        <source>Seams</source>
        <translation>Стыки</translation>
    </message>
    <message>
        <source>Places where the recording itself says that it was paused, resumed or put together.</source>
        <translation>Места, где сама запись сообщает, что её приостановили, продолжили или склеили.</translation>
    </message>
    <message>
        <source>A recorder that was restarted.</source>
        <translation>Перезапуск записи.</translation>
    </message>
    <message>
        <source>Missing keyframes</source>
        <translation>Пропущенные ключевые кадры</translation>
    </message>
    <message>
        <source>Distances between keyframes of more than one and a half times the middle one.</source>
        <translation>Расстояния между ключевыми кадрами, более чем в полтора раза превышающие среднее (медиану).</translation>
    </message>
    <message>
        <source>A recorder under load, or one that makes keyframes only when much has changed.</source>
        <translation>Запись велась под нагрузкой или создаёт ключевые кадры, лишь когда многое изменилось.</translation>
    </message>
    <message>
        <source>Formats without keyframes have no such figure.</source>
        <translation>У форматов без ключевых кадров этого показателя нет.</translation>
    </message>
    <message>
        <source>Markers outside the recording</source>
        <translation>Маркеры за пределами записи</translation>
    </message>
    <message>
        <source>Markers of the header at ticks that the content does not have.</source>
        <translation>Маркеры заголовка на тиках, которых нет в содержимом.</translation>
    </message>
    <message>
        <source>A part that was cut out of a longer recording keeps the markers of it.</source>
        <translation>Фрагмент, вырезанный из более длинной записи, сохраняет её маркеры.</translation>
    </message>
    <message>
        <source>Only recordings with markers have such a figure.</source>
        <translation>Этот показатель есть только у записей с маркерами.</translation>
    </message>
    <message>
        <source>Map differs from the recorded hash</source>
        <translation>Карта не соответствует записанному хешу</translation>
    </message>
    <message>
        <source>1 where the map in use has another hash than the recording states, 0 where it has the same.</source>
        <translation>1, если хеш используемой карты не тот, что указан в записи, 0&#xa0;— если тот же.</translation>
    </message>
    <message>
        <source>Another version of the map was chosen by a person.</source>
        <translation>Кто-то выбрал другую версию карты.</translation>
    </message>
    <message>
        <source>Without a map, or without a stated hash, nothing can be compared.</source>
        <translation>Без карты или без указанного хеша сравнивать нечего.</translation>
    </message>
    <message>
        <source>share</source>
        <translation>доля</translation>
    </message>
    <message>
        <source>ticks</source>
        <translation>тики</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>мс</translation>
    </message>
    <message>
        <source>degrees</source>
        <translation>градусы</translation>
    </message>
    <message>
        <source>places</source>
        <translation>места</translation>
    </message>
    <message>
        <source>spawn</source>
        <translation>спавн</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>попадание</translation>
    </message>
    <message>
        <source>freeze</source>
        <translation>фриз</translation>
    </message>
    <message>
        <source>player in reach</source>
        <translation>игрок в зоне досягаемости</translation>
    </message>
    <message>
        <source>every 2 ticks</source>
        <translation>каждые 2 тика</translation>
    </message>
    <message>
        <source>every 3 ticks</source>
        <translation>каждые 3 тика</translation>
    </message>
    <message>
        <source>every 4 ticks</source>
        <translation>каждые 4 тика</translation>
    </message>
    <message>
        <source>every 5 ticks</source>
        <translation>каждые 5 тиков</translation>
    </message>
    <message>
        <source>every 6 ticks</source>
        <translation>каждые 6 тиков</translation>
    </message>
    <message>
        <source>every 7 ticks</source>
        <translation>каждые 7 тиков</translation>
    </message>
    <message>
        <source>every 8 ticks</source>
        <translation>каждые 8 тиков</translation>
    </message>
    <message>
        <source>every 9 ticks</source>
        <translation>каждые 9 тиков</translation>
    </message>
    <message>
        <source>every 10 ticks</source>
        <translation>каждые 10 тиков</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation>не указано</translation>
    </message>
    <message>
        <source>Places of the file that are not as its format demands, by what is wrong.</source>
        <translation>Места файла, не соответствующие его формату, по видам нарушений.</translation>
    </message>
    <message>
        <source>Header differs from content</source>
        <translation>Заголовок не совпадает с содержимым</translation>
    </message>
    <message>
        <source>Numbers of the header, such as length, frames, ticks and markers, that are not those of the content. Samples are the numbers that the header states.</source>
        <translation>Числа заголовка (длительность, кадры, тики, маркеры), которые не совпадают с содержимым. Выборка — числа, указанные в заголовке.</translation>
    </message>
    <message>
        <source>A copy that broke off, or a program that cut the recording and left its header as it was.</source>
        <translation>Прерванное копирование или программа, которая обрезала запись и не изменила заголовок.</translation>
    </message>
    <message>
        <source>A recording that is still being written, or whose recorder crashed, does not state them, and some formats never do. A header that was changed with care fits.</source>
        <translation>Запись, которая ещё ведётся или чья программа аварийно завершилась, их не указывает, а некоторые форматы не указывают никогда. Аккуратно изменённый заголовок совпадёт.</translation>
    </message>
    <message>
        <source>Hook</source>
        <translation>Хук</translation>
    </message>
    <message>
        <source>Hammer</source>
        <translation>Молот</translation>
    </message>
    <message>
        <source>Gun</source>
        <translation>Пистолет</translation>
    </message>
    <message>
        <source>Shotgun</source>
        <translation>Дробовик</translation>
    </message>
    <message>
        <source>Grenade</source>
        <translation>Гранатомёт</translation>
    </message>
    <message>
        <source>Laser</source>
        <translation>Лазер</translation>
    </message>
    <message>
        <source>Ninja</source>
        <translation>Ниндзя</translation>
    </message>
    <message>
        <source>Hits on players</source>
        <translation>Попадания по игрокам</translation>
    </message>
    <message>
        <source>In a crowd, or on players who hold still, anyone hits. A held trigger, a bound key and a dummy that copies inputs fire without an aim; hooks are mostly thrown at walls; with a high latency even a good aim misses.</source>
        <translation>В толпе или по стоящим на месте попадает любой. Зажатый огонь, бинд и дамми, копирующий ввод, стреляют не целясь; хук чаще бросают в стены; при большой задержке промахивается и точный прицел.</translation>
    </message>
    <message>
        <source>no shot with a known weapon and end</source>
        <translation>нет выстрелов с известными оружием и концом</translation>
    </message>
    <message>
        <source>Aim off the nearest player</source>
        <translation>Отклонение прицела от ближайшего игрока</translation>
    </message>
    <message>
        <source>At each shot, hammer blow or thrown hook: the angle between the aim and the middle of the nearest other player in reach with no wall between.</source>
        <translation>При каждом выстреле, ударе молотом или броске хука: угол между прицелом и серединой ближайшего другого игрока в зоне досягаемости, не закрытого стеной.</translation>
    </message>
    <message>
        <source>Shots may be meant for somebody else, for a wall, or to push the player along. Near players fill a wide angle, and a good player aims well.</source>
        <translation>Выстрел мог предназначаться другому игроку, стене или собственному перемещению. Близкие игроки занимают широкий угол, а хороший игрок целится точно.</translation>
    </message>
    <message>
        <source>From view to first shot</source>
        <translation>От появления в поле зрения до первого выстрела</translation>
    </message>
    <message>
        <source>From another player&apos;s coming into view to the first shot, blow or hook whose aim points at that player, within five seconds. In view is what the game shows at its own zoom around the own character.</source>
        <translation>От появления другого игрока в поле зрения до первого выстрела, удара или хука, нацеленного на него, в течение пяти секунд. Поле зрения — то, что игра показывает вокруг своего персонажа при обычном зуме.</translation>
    </message>
    <message>
        <source>Sudden turns onto a player</source>
        <translation>Резкие повороты на игрока</translation>
    </message>
    <message>
        <source>Of the turns of the aim by more than 30 degrees from one recorded state to the next, while another player is in view: the share that ends within 2 degrees of the middle of one.</source>
        <translation>Среди поворотов прицела более чем на 30 градусов между соседними записанными состояниями, когда виден другой игрок, — доля тех, что кончаются в пределах 2 градусов от середины игрока.</translation>
    </message>
    <message>
        <source>Chance: each player in view takes up 4 of 360 degrees, and more turn that way than another. A flick of a trained hand, lag that delivers several movements at once, and a cursor near the own character do it as well.</source>
        <translation>Случайность: каждый видимый игрок занимает 4 градуса из 360, и в его сторону поворачивают чаще. То же дают рывок тренированной руки, лаг, из-за которого несколько движений приходят разом, и курсор близко к своему персонажу.</translation>
    </message>
    <message>
        <source>Aim kept on a moving player</source>
        <translation>Удержание прицела на движущемся игроке</translation>
    </message>
    <message>
        <source>How long the aim stays within 2 degrees of the middle of a player, for five ticks or more, while the direction to that player turns so far that an aim at rest would have left it.</source>
        <translation>Как долго прицел остаётся в пределах 2 градусов от середины игрока, от пяти тиков, пока направление на него меняется настолько, что неподвижный прицел с него сошёл бы.</translation>
    </message>
    <message>
        <source>Following a friend with the cursor, hooking and dragging somebody, and moving past each other evenly keep the aim on a player.</source>
        <translation>Прицел остаётся на игроке, если вести курсором за другом, зацепить и тащить кого-то хуком или равномерно двигаться друг мимо друга.</translation>
    </message>
    <message>
        <source>Share of the shots, hammer blows and thrown hooks that touch another player: with the shell or beam, with the blast of a grenade, or with the hook. Shots whose end is not seen are left out. The bars show how many ticks shots last until they end.</source>
        <translation>Доля выстрелов, ударов молотом и бросков хука, которые задевают другого игрока: снарядом или лучом, взрывом гранаты или хуком. Выстрелы, конец которых не виден, не учитываются. Столбцы показывают, сколько тиков длятся выстрелы до своего конца.</translation>
    </message>
    <message>
        <source>changes</source>
        <translation>изменения</translation>
    </message>
    <message>
        <source>What the player saw is not recorded: neither the zoom nor where they looked. A turn is measured between two recorded states, so a gradual one may look sudden. The figure includes latency, by which the player saw others where they had been.</source>
        <translation>Вид на экране игрока не записан: неизвестно, какой был зум и куда он смотрел. Повороты берутся между двумя записанными состояниями, поэтому плавное движение руки может выглядеть резким. Сюда входит и задержка, из-за которой игрок видел других там, где они уже были раньше.</translation>
    </message>
    <message>
        <source>If the most common interval is short, the share is easily high: compare with the other players. The confidence interval assumes independent intervals, which those of a rhythm are not.</source>
        <translation>Если самый частый интервал короткий, высокая доля получается легко: сравните с другими игроками. Доверительный интервал считает интервалы независимыми, а в ритме они не таковы.</translation>
    </message>
    <message>
        <source>One tick of difference breaks a sequence; copies that were varied on purpose are not found. The confidence interval assumes independent changes.</source>
        <translation>Разница в один тик прерывает последовательность; намеренно изменённые копии не находятся. Доверительный интервал считает изменения независимыми.</translation>
    </message>
    <message>
        <source>Someone who presses keys all the time soon presses one after any event, and players see many events coming.</source>
        <translation>Кто нажимает постоянно, вскоре нажмёт после чего угодно; многие события игрок предвидит.</translation>
    </message>
    <message>
        <source>Chance: someone who presses ten times a second has a press within 100 ms of every event. Players respond early to events that they see coming.</source>
        <translation>Случайность: кто нажимает десять раз в секунду, у того есть нажатие в пределах 100 мс от чего угодно. На ожидаемые события реагируют заранее.</translation>
    </message>
    <message>
        <source>DDNet has no damage, so hits are worked out by its rules from recorded positions; near hits and near misses may be wrong, especially where not every tick is recorded. Race teams are not distinguished. Weapons in a teehistorian file are known only with its map, and no recording says where shells land.</source>
        <translation>В DDNet нет урона, поэтому попадания вычисляются по его правилам из записанных координат; касания и промахи на грани могут быть определены неверно, особенно если записан не каждый тик. Команды в гонке не различаются. Без карты файл teehistorian не сообщает оружие, а где кончается полёт снарядов, не сообщает ни одна запись.</translation>
    </message>
    <message>
        <source>Players who zoom out, or are warned by a friend, know of others earlier. Players who fire all the time, by hand, with a bound key or through a dummy, soon fire at anyone.</source>
        <translation>Кто отдаляет камеру или получает подсказки от друга, видит других раньше. Кто стреляет постоянно — вручную, биндом или через дамми, — вскоре выстрелит в кого угодно.</translation>
    </message>
    <message>
        <source>Unexplained long moves</source>
        <translation>Дальние перемещения без причины</translation>
    </message>
    <message>
        <source>Few formats record it.</source>
        <translation>Об этом сообщают немногие форматы.</translation>
    </message>
    <message>
        <source>no shot with a known weapon while a player was in reach</source>
        <translation>нет выстрелов с известным оружием, пока кто-то был в досягаемости</translation>
    </message>
    <message>
        <source>no shot with a known weapon at a player who came into view</source>
        <translation>нет выстрелов с известным оружием по игроку, попавшему в поле зрения</translation>
    </message>
    <message>
        <source>Same inputs twice</source>
        <translation>Один и тот же ввод дважды</translation>
    </message>
    <message>
        <source>The longest time, from one change of an input to another, in which all inputs and the aim are tick by tick those of another visit, or of another time of the same one. Samples are pairs of visits. The bars are all pairs of visits without this player: how long inputs are the same by chance. Stretches of ten changes or more are listed.</source>
        <translation>Самое долгое время, от одной смены ввода до другой, в котором весь ввод и прицел тик за тиком те же, что в другом визите или в другое время того же. Выборка — пары визитов. Столбцы — все пары визитов без этого игрока: как долго ввод совпадает случайно. Перечислены участки с десятью и более сменами.</translation>
    </message>
    <message>
        <source>A dummy that copies its player&apos;s inputs, bots that run the same program, keys pressed to a rhythm with the mouse at rest, and short stretches by chance. Players who wait at a start line change no inputs, so waiting does not count.</source>
        <translation>Дамми, копирующий ввод своего игрока, боты с одной и той же программой, клавиши, нажимаемые в ритм при неподвижной мыши, и короткие участки по случайности. Кто ждёт у линии старта, ввод не меняет, поэтому ожидание не считается.</translation>
    </message>
    <message>
        <source>An aim that differs by a little is another one, so a copy that was changed on purpose is not found. Where a recording does not hold every tick, inputs may look the same that were not. Up to 1,500,000 changes and 512 visits are compared.</source>
        <translation>Прицел, который немного отличается, уже другой, поэтому намеренно изменённая копия не находится. Где запись содержит не каждый тик, ввод может казаться одинаковым, хотя таким не был. Сравнивается до 1 500 000 смен и 512 визитов.</translation>
    </message>
    <message>
        <source>no inputs to compare</source>
        <translation>нет ввода для сравнения</translation>
    </message>
    <message>
        <source>From an event (spawning, being hit, being frozen, another player coming into reach) to the first press within a second, from the same tick on.</source>
        <translation>От события (появление, попадание, заморозка, другой игрок в пределах досягаемости) до первого нажатия в течение секунды, начиная с того же тика.</translation>
    </message>
    <message>
        <source>What counts as long depends on the recording itself. Slow changes of the rules of movement do not show. Without the map its teleporters are not known, and jumps by them count.</source>
        <translation>Что считать дальним, определяется по самой записи. Медленные изменения правил движения не видны. Без карты её телепорты неизвестны, и прыжки через них считаются.</translation>
    </message>
    <message>
        <source>no moves, or fewer than 1,000 of all players to measure by</source>
        <translation>нет перемещений, или их у всех игроков меньше 1000, чтобы служить мерой</translation>
    </message>
    <message>
        <source>Ticks whose state is not known because of damage, and those that are left out since time goes back.</source>
        <translation>Тики, состояние которых неизвестно из-за повреждений, и те, что пропущены, так как время идёт назад.</translation>
    </message>
    <message>
        <source>Lag, a command of the player (such as /rescue) or of an administrator, a device of the map that is not recorded, and a game mode with its own teleports.</source>
        <translation>Лаг, команда игрока (например, /rescue) или администратора, механизм карты, о котором запись не сообщает, и режим игры с собственными телепортами.</translation>
    </message>
    <message>
        <source>Moves within one tick, more than three times as far as 999 of 1,000 moves of all players, without a teleport, a command for one, spawn, death, load, swap, team change or return to a checkpoint within three ticks, and not between teleporters of the map. Moves are compared with speeds that are kept up for three recorded ticks, so jumps do not raise the measure.</source>
        <translation>Перемещения за один тик более чем втрое дальше, чем 999 из 1000 перемещений всех игроков, без телепорта, команды на него, спавна, смерти, загрузки, обмена, смены команды или возврата к контрольной точке в пределах трёх тиков и не между телепортами карты. Сравниваются они со скоростями, которые держатся три записанных тика, поэтому прыжки меру не повышают.</translation>
    </message>
    <message>
        <source>Periods in which the recording leaves out ticks, as one of every second tick does, have no value. The best of nine periods is taken, so some excess over chance is expected; of several players together, the best of each.</source>
        <translation>Периоды, с которыми запись сама пропускает тики, значения не имеют, например если записан только каждый второй тик. Берётся лучший из девяти периодов, поэтому небольшое превышение над случайностью ожидаемо. Для нескольких игроков вместе — лучший период каждого.</translation>
    </message>
    <message>
        <source>the recording leaves out ticks in this period</source>
        <translation>запись пропускает тики с этим периодом</translation>
    </message>
    <message>
        <source>It is not known whether a press is a response to the event. The time includes the player&apos;s latency. Where inputs are not known from the event to the press, as of a frozen player in a demo, there is none.</source>
        <translation>Неизвестно, было ли нажатие ответом на событие. В него входит задержка: путь картинки к игроку и ввода обратно. Там, где ввод от события до нажатия неизвестен, например у замороженного игрока в демо, её нет.</translation>
    </message>
    <message>
        <source>the recording holds no inputs of this player</source>
        <translation>в записи нет ввода этого игрока</translation>
    </message>
    <message>
        <source>A recorded tick is the finest step, and it may be several ticks of the game, or a frame of no fixed length. A press that begins and ends within one tick is not seen. Where inputs are derived from the character, a jump counts only while the character jumps, and weapons change when the game lets them, or by themselves; while it is frozen or paused and when it appears, nothing is known.</source>
        <translation>Записанный тик — самый мелкий шаг; он может охватывать несколько тиков игры или быть кадром без постоянной длительности. Нажатие, которое началось и кончилось в пределах одного тика, не видно. Там, где ввод выведен из персонажа, прыжок считается, только пока персонаж прыгает, а оружие меняется, когда это позволяет игра, или само; пока он заморожен или на паузе и когда он появляется, ничего не известно.</translation>
    </message>
    <message>
        <source>A recorded tick is the finest step, and it may be several ticks of the game, or a frame of no fixed length. A press that begins and ends within one tick counts as 0 ticks.</source>
        <translation>Записанный тик — самый мелкий шаг; он может охватывать несколько тиков игры или быть кадром без постоянной длительности. Нажатие, которое началось и кончилось в пределах одного тика, считается за 0 тиков.</translation>
    </message>
</context>
<context>
    <name>faults</name>
    <message>
        <source>a recording cannot be written over itself</source>
        <translation>запись нельзя записать поверх неё самой</translation>
    </message>
    <message>
        <source>case create takes only options</source>
        <translation>case create принимает только параметры</translation>
    </message>
    <message>
        <source>case list takes only options</source>
        <translation>case list принимает только параметры</translation>
    </message>
    <message>
        <source>give either --output or --case</source>
        <translation>укажите либо --output, либо --case</translation>
    </message>
    <message>
        <source>give either --tick T or --at TIME</source>
        <translation>укажите либо --tick T, либо --at TIME</translation>
    </message>
    <message>
        <source>give files, folders, URLs or -</source>
        <translation>укажите файлы, папки, URL или -</translation>
    </message>
    <message>
        <source>give one FILE: there is only one --output</source>
        <translation>укажите один FILE: --output только один</translation>
    </message>
    <message>
        <source>give one FILE: there is only one image</source>
        <translation>укажите один FILE: изображение только одно</translation>
    </message>
    <message>
        <source>give one FILE with reports, or -</source>
        <translation>укажите один FILE с жалобами или -</translation>
    </message>
    <message>
        <source>give one recording: there is only one copy</source>
        <translation>укажите одну запись: копия только одна</translation>
    </message>
    <message>
        <source>give the case store with --store FILE or --store service:NAME, or in TICKSCOPE_STORE</source>
        <translation>укажите хранилище дел: --store FILE, --store service:NAME или TICKSCOPE_STORE</translation>
    </message>
    <message>
        <source>give the file to write with -o OUT.hcrp</source>
        <translation>укажите выходной файл: -o OUT.hcrp</translation>
    </message>
    <message>
        <source>give the file to write with --output FILE</source>
        <translation>укажите выходной файл: --output FILE</translation>
    </message>
    <message>
        <source>give the folder of a bundle</source>
        <translation>укажите папку пакета</translation>
    </message>
    <message>
        <source>give the folder to create with --output DIR</source>
        <translation>укажите создаваемую папку: --output DIR</translation>
    </message>
    <message>
        <source>give the image to write with -o OUT.png</source>
        <translation>укажите файл изображения: -o OUT.png</translation>
    </message>
    <message>
        <source>give the number of one case</source>
        <translation>укажите номер одного дела</translation>
    </message>
    <message>
        <source>give the numbers of cases</source>
        <translation>укажите номера дел</translation>
    </message>
    <message>
        <source>give the player with --player P</source>
        <translation>укажите игрока: --player P</translation>
    </message>
    <message>
        <source>--ignore-case is for --match</source>
        <translation>--ignore-case применяется только с --match</translation>
    </message>
    <message>
        <source>--journal needs --output or --case: progress on standard output cannot be known</source>
        <translation>для --journal нужен --output или --case: ход вывода в стандартный поток отследить нельзя</translation>
    </message>
    <message>
        <source>no command given</source>
        <translation>не указана команда</translation>
    </message>
    <message>
        <source>no FILE given</source>
        <translation>не указан FILE</translation>
    </message>
    <message>
        <source>not all of it is at hand to be hashed</source>
        <translation>доступно не всё, хеш не вычислить</translation>
    </message>
    <message>
        <source>see tickscope-cli --help</source>
        <translation>см. tickscope-cli --help</translation>
    </message>
    <message>
        <source>someone else has just changed it; try again</source>
        <translation>это только что изменил кто-то другой; повторите попытку</translation>
    </message>
    <message>
        <source>use events --kind list to print the event types</source>
        <translation>типы событий выводит events --kind list</translation>
    </message>
    <message>
        <source>--zoom must be from 0.01 to 100</source>
        <translation>--zoom&#xa0;— от 0.01 до 100</translation>
    </message>
    <message>
        <source>the map&apos;s name is no file name</source>
        <translation>имя карты не годится как имя файла</translation>
    </message>
    <message>
        <source>more values than fit into memory</source>
        <translation>значений больше, чем помещается в память</translation>
    </message>
    <message>
        <source>no file of that map was found</source>
        <translation>файл этой карты не найден</translation>
    </message>
    <message>
        <source>no such stretch in the recording</source>
        <translation>в записи нет такого отрезка</translation>
    </message>
    <message>
        <source>the recording names no map</source>
        <translation>карта в записи не указана</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>отменено</translation>
    </message>
    <message>
        <source>no such tick in the recording</source>
        <translation>в записи нет такого тика</translation>
    </message>
    <message>
        <source>the recording has become shorter</source>
        <translation>запись стала короче</translation>
    </message>
    <message>
        <source>the file ends inside its header</source>
        <translation>файл обрывается внутри заголовка</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>файл пуст</translation>
    </message>
    <message>
        <source>unrecognised format</source>
        <translation>неизвестный формат</translation>
    </message>
    <message>
        <source>unrecognised folder</source>
        <translation>неизвестная папка</translation>
    </message>
    <message>
        <source>unrecognised format inside the packed file</source>
        <translation>неизвестный формат внутри сжатого файла</translation>
    </message>
    <message>
        <source>baselines end early</source>
        <translation>базовые состояния обрываются</translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s) behind the directory cut off</source>
        <translation>
            <numerusform>отрезан %n байт за каталогом</numerusform>
            <numerusform>отрезано %n байта за каталогом</numerusform>
            <numerusform>отрезано %n байт за каталогом</numerusform>
        </translation>
    </message>
    <message>
        <source>client data end early</source>
        <translation>данные клиента обрываются</translation>
    </message>
    <message>
        <source>client data refer to a packet that is missing; they stay as they were up to a whole update</source>
        <translation>данные клиента ссылаются на отсутствующий пакет; до полного обновления они остаются прежними</translation>
    </message>
    <message>
        <source>the demo holds no frame</source>
        <translation>в демо нет ни одного кадра</translation>
    </message>
    <message>
        <source>description ends early</source>
        <translation>описание обрывается</translation>
    </message>
    <message>
        <source>description has more fields than a mask</source>
        <translation>в описании больше полей, чем в маске</translation>
    </message>
    <message>
        <source>the end mark of a segment is missing</source>
        <translation>нет метки конца сегмента</translation>
    </message>
    <message>
        <source>an end mark was added</source>
        <translation>добавлена метка конца</translation>
    </message>
    <message>
        <source>entities refer to a packet that is missing; they stay as they were up to a whole update</source>
        <translation>сущности ссылаются на отсутствующий пакет; до полного обновления они остаются прежними</translation>
    </message>
    <message>
        <source>entity before the description of its fields</source>
        <translation>сущность раньше описания её полей</translation>
    </message>
    <message>
        <source>entity refers to none before it</source>
        <translation>сущность ссылается на несуществующую предыдущую</translation>
    </message>
    <message>
        <source>faces of the map share their edges</source>
        <translation>грани карты имеют общие рёбра</translation>
    </message>
    <message>
        <source>field of a description has no known kind</source>
        <translation>поле описания неизвестного вида</translation>
    </message>
    <message>
        <source>field of a description has an impossible width</source>
        <translation>поле описания недопустимой ширины</translation>
    </message>
    <message>
        <source>the file ends inside the demo header</source>
        <translation>файл обрывается внутри заголовка демо</translation>
    </message>
    <message>
        <source>the file ends inside a frame</source>
        <translation>файл обрывается внутри кадра</translation>
    </message>
    <message>
        <source>a frame header is cut off</source>
        <translation>заголовок кадра обрезан</translation>
    </message>
    <message>
        <source>a frame is cut off</source>
        <translation>кадр обрезан</translation>
    </message>
    <message>
        <source>HLTV message of a mode that is not recorded</source>
        <translation>сообщение HLTV режима, который не записывается</translation>
    </message>
    <message>
        <source>instanced baseline does not exist</source>
        <translation>базовое состояние экземпляра не существует</translation>
    </message>
    <message>
        <source>instanced baselines end early</source>
        <translation>базовые состояния экземпляров обрываются</translation>
    </message>
    <message>
        <source>list of checked files ends early</source>
        <translation>список проверяемых файлов обрывается</translation>
    </message>
    <message>
        <source>list of entities ends early</source>
        <translation>список сущностей обрывается</translation>
    </message>
    <message>
        <source>list of resources ends early</source>
        <translation>список ресурсов обрывается</translation>
    </message>
    <message>
        <source>map has no world</source>
        <translation>в карте нет мира</translation>
    </message>
    <message>
        <source>part of the map ends inside a record</source>
        <translation>часть карты обрывается внутри записи</translation>
    </message>
    <message>
        <source>part of the map lies outside the file</source>
        <translation>часть карты лежит за пределами файла</translation>
    </message>
    <message>
        <source>message ends early</source>
        <translation>сообщение обрывается</translation>
    </message>
    <message>
        <source>message of an id that no server sends</source>
        <translation>сообщение с ID, которого не отправляет ни один сервер</translation>
    </message>
    <message>
        <source>message of a player that does not exist</source>
        <translation>сообщение несуществующего игрока</translation>
    </message>
    <message>
        <source>no Half-Life demo</source>
        <translation>это не демо Half-Life</translation>
    </message>
    <message>
        <source>no map of Half-Life</source>
        <translation>это не карта Half-Life</translation>
    </message>
    <message>
        <source>number of an entity is too high</source>
        <translation>слишком большой номер сущности</translation>
    </message>
    <message>
        <source>packet has too many entities</source>
        <translation>в пакете слишком много сущностей</translation>
    </message>
    <message>
        <source>record before the description of its fields</source>
        <translation>запись раньше описания её полей</translation>
    </message>
    <message>
        <source>the recording is too long for a directory</source>
        <translation>запись слишком длинная для каталога</translation>
    </message>
    <message>
        <source>the recording was not finished: it has no directory</source>
        <translation>запись не завершена: в ней нет каталога</translation>
    </message>
    <message>
        <source>temp entity of a kind that does not exist</source>
        <translation>временная сущность несуществующего вида</translation>
    </message>
    <message>
        <source>text has no end</source>
        <translation>у текста нет конца</translation>
    </message>
    <message>
        <source>too many descriptions</source>
        <translation>слишком много описаний</translation>
    </message>
    <message>
        <source>too many different fields in descriptions</source>
        <translation>слишком много разных полей в описаниях</translation>
    </message>
    <message>
        <source>too many frames without a network message</source>
        <translation>слишком много кадров без сетевых сообщений</translation>
    </message>
    <message>
        <source>user info of a slot that does not exist</source>
        <translation>сведения о пользователе несуществующего слота</translation>
    </message>
    <message>
        <source>user message that was never registered</source>
        <translation>пользовательское сообщение, которое не было зарегистрировано</translation>
    </message>
    <message>
        <source>user message takes the id of an engine message</source>
        <translation>пользовательское сообщение занимает ID сообщения движка</translation>
    </message>
    <message>
        <source>zeros where a frame should be</source>
        <translation>нули там, где должен быть кадр</translation>
    </message>
    <message>
        <source>more blocks are set than are kept; those from here on are left out, also of the events</source>
        <translation>установлено больше блоков, чем хранится; начиная отсюда они пропускаются, в том числе в событиях</translation>
    </message>
    <message>
        <source>bytes are left behind the last tick</source>
        <translation>после последнего тика остались байты</translation>
    </message>
    <message>
        <source>bytes are left behind the NBT</source>
        <translation>после NBT остались байты</translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s) left behind the last tick of a chunk</source>
        <translation>
            <numerusform>после последнего тика чанка остался %n байт</numerusform>
            <numerusform>после последнего тика чанка осталось %n байта</numerusform>
            <numerusform>после последнего тика чанка осталось %n байт</numerusform>
        </translation>
    </message>
    <message>
        <source>the bytes end inside a number</source>
        <translation>байты обрываются внутри числа</translation>
    </message>
    <message>
        <source>the bytes end inside a varint</source>
        <translation>байты обрываются внутри varint</translation>
    </message>
    <message>
        <source>a checkpoint with impossible items</source>
        <translation>контрольная точка с недопустимыми объектами</translation>
    </message>
    <message>
        <source>a chunk ends behind its file</source>
        <translation>чанк заканчивается за пределами файла</translation>
    </message>
    <message>
        <source>a chunk is longer than the index says</source>
        <translation>чанк длиннее, чем указано в индексе</translation>
    </message>
    <message>
        <source>a chunk is shorter than the index says</source>
        <translation>чанк короче, чем указано в индексе</translation>
    </message>
    <message>
        <source>a chunk is too large</source>
        <translation>чанк слишком велик</translation>
    </message>
    <message>
        <source>a chunk lies inside the header or the index</source>
        <translation>чанк лежит внутри заголовка или индекса</translation>
    </message>
    <message>
        <source>a chunk lies outside the file</source>
        <translation>чанк лежит за пределами файла</translation>
    </message>
    <message>
        <source>a chunk does not begin where the one before ended</source>
        <translation>чанк начинается не там, где закончился предыдущий</translation>
    </message>
    <message>
        <source>a chunk shares its bytes with others, or unpacks to too much</source>
        <translation>у чанка общие байты с другими или он слишком велик после распаковки</translation>
    </message>
    <message>
        <source>a chunk has no bytes</source>
        <translation>в чанке нет байтов</translation>
    </message>
    <message>
        <source>a chunk has no ticks</source>
        <translation>в чанке нет тиков</translation>
    </message>
    <message>
        <source>files in the layout of the design document cannot be repaired</source>
        <translation>файлы в разметке проектного документа исправлять нельзя</translation>
    </message>
    <message>
        <source>the dictionary cannot be read</source>
        <translation>не удаётся прочесть словарь</translation>
    </message>
    <message>
        <source>an event is of an unknown kind</source>
        <translation>событие неизвестного вида</translation>
    </message>
    <message>
        <source>the file became shorter</source>
        <translation>файл стал короче</translation>
    </message>
    <message>
        <source>The header had another number of ticks than the index.</source>
        <translation>Число тиков в заголовке не совпадало с индексом.</translation>
    </message>
    <message>
        <source>the header has another number of ticks</source>
        <translation>в заголовке другое число тиков</translation>
    </message>
    <message>
        <source>the header has a negative length</source>
        <translation>в заголовке отрицательная длина</translation>
    </message>
    <message>
        <source>the index is longer than its chunks need</source>
        <translation>индекс длиннее, чем нужно его чанкам</translation>
    </message>
    <message>
        <source>the index is shorter than its chunks need</source>
        <translation>индекс короче, чем нужно его чанкам</translation>
    </message>
    <message>
        <source>a length reaches behind the end</source>
        <translation>длина выходит за конец</translation>
    </message>
    <message>
        <source>more items are announced than bytes are left</source>
        <translation>объявлено больше объектов, чем осталось байтов</translation>
    </message>
    <message>
        <source>an NBT array is longer than its bytes</source>
        <translation>массив NBT длиннее своих байтов</translation>
    </message>
    <message>
        <source>NBT does not begin with a compound</source>
        <translation>NBT начинается не с compound</translation>
    </message>
    <message>
        <source>NBT has a tag of an unknown type</source>
        <translation>в NBT тег неизвестного типа</translation>
    </message>
    <message>
        <source>NBT has too many tags</source>
        <translation>в NBT слишком много тегов</translation>
    </message>
    <message>
        <source>NBT is nested too deep</source>
        <translation>слишком глубокая вложенность NBT</translation>
    </message>
    <message>
        <source>an NBT list has tags of an unknown type</source>
        <translation>в списке NBT теги неизвестного типа</translation>
    </message>
    <message>
        <source>an NBT list is longer than its bytes</source>
        <translation>список NBT длиннее своих байтов</translation>
    </message>
    <message>
        <source>the number of chunks is negative</source>
        <translation>число чанков отрицательное</translation>
    </message>
    <message>
        <source>the preamble is not as long as its file</source>
        <translation>длина преамбулы не равна длине её файла</translation>
    </message>
    <message>
        <source>metadata and index are longer than the file</source>
        <translation>метаданные и индекс длиннее файла</translation>
    </message>
    <message>
        <source>metadata or index are too long</source>
        <translation>метаданные или индекс слишком длинные</translation>
    </message>
    <message>
        <source>a recording with a dictionary</source>
        <translation>запись со словарём</translation>
    </message>
    <message>
        <source>a segment has a gap</source>
        <translation>в сегменте пропуск</translation>
    </message>
    <message>
        <source>the segment of a chunk is missing</source>
        <translation>нет сегмента с этим чанком</translation>
    </message>
    <message>
        <source>segments do not follow on each other</source>
        <translation>сегменты не следуют друг за другом</translation>
    </message>
    <message>
        <source>The segments were joined to one file.</source>
        <translation>Сегменты объединены в один файл.</translation>
    </message>
    <message>
        <source>a text has a negative length</source>
        <translation>у текста отрицательная длина</translation>
    </message>
    <message>
        <source>the texts of items are too long</source>
        <translation>тексты объектов слишком длинные</translation>
    </message>
    <message>
        <source>there are too many chunks</source>
        <translation>слишком много чанков</translation>
    </message>
    <message>
        <source>this is no Hollow Cube replay</source>
        <translation>это не реплей Hollow Cube</translation>
    </message>
    <message>
        <source>a tick has a negative number of events</source>
        <translation>у тика отрицательное число событий</translation>
    </message>
    <message>
        <source>a tick has another number than its place</source>
        <translation>номер тика не соответствует его месту</translation>
    </message>
    <message>
        <source>a tick is not inside its chunk, or out of order</source>
        <translation>тик вне своего чанка или не по порядку</translation>
    </message>
    <message>
        <source>too many entities are alive</source>
        <translation>слишком много живых сущностей</translation>
    </message>
    <message>
        <source>the chunks have more ticks than there can be</source>
        <translation>тиков в чанках больше, чем возможно</translation>
    </message>
    <message>
        <source>a value is outside its list</source>
        <translation>значение вне своего списка</translation>
    </message>
    <message>
        <source>a varint is too long</source>
        <translation>varint слишком длинный</translation>
    </message>
    <message>
        <source>the world version has an impossible length</source>
        <translation>недопустимая длина версии мира</translation>
    </message>
    <message>
        <source>bytes behind the end of the recording</source>
        <translation>байты после конца записи</translation>
    </message>
    <message>
        <source>the file ends inside a record</source>
        <translation>файл обрывается внутри блока</translation>
    </message>
    <message>
        <source>the header does not end</source>
        <translation>заголовок не заканчивается</translation>
    </message>
    <message>
        <source>the header holds bytes that JSON forbids</source>
        <translation>в заголовке байты, недопустимые в JSON</translation>
    </message>
    <message>
        <source>the header is no JSON object</source>
        <translation>заголовок&#xa0;— не объект JSON</translation>
    </message>
    <message>
        <source>the header names no version</source>
        <translation>в заголовке не указана версия</translation>
    </message>
    <message>
        <source>the header is no whole JSON object; what is behind this is left out</source>
        <translation>заголовок&#xa0;— неполный объект JSON; что следует дальше, пропущено</translation>
    </message>
    <message>
        <source>a map without a game layer has no rules</source>
        <translation>у карты без игрового слоя нет правил</translation>
    </message>
    <message>
        <source>an input changes that was never recorded; it is left out</source>
        <translation>меняется ввод, который не был записан; он пропущен</translation>
    </message>
    <message>
        <source>a tee moves that is not there; it is left out until it appears</source>
        <translation>движется отсутствующий tee; он пропущен, пока не появится</translation>
    </message>
    <message>
        <source>a tee vanishes that is not there</source>
        <translation>исчезает отсутствующий tee</translation>
    </message>
    <message>
        <source>more ticks than a server can count</source>
        <translation>тиков больше, чем может насчитать сервер</translation>
    </message>
    <message>
        <source>a negative number of ticks</source>
        <translation>отрицательное число тиков</translation>
    </message>
    <message>
        <source>no teehistorian file</source>
        <translation>это не файл teehistorian</translation>
    </message>
    <message>
        <source>a tee appears that is there already</source>
        <translation>появляется tee, который уже есть</translation>
    </message>
    <message>
        <source>record is longer than any server writes</source>
        <translation>блок длиннее, чем пишет любой сервер</translation>
    </message>
    <message>
        <source>record of a client ID that no server gives</source>
        <translation>блок с ID клиента, которого не выдаёт ни один сервер</translation>
    </message>
    <message>
        <source>record of an unknown kind; nothing behind it can be found</source>
        <translation>блок неизвестного вида; дальше ничего найти нельзя</translation>
    </message>
    <message>
        <source>record with a negative size; nothing behind it can be found</source>
        <translation>блок отрицательного размера; дальше ничего найти нельзя</translation>
    </message>
    <message>
        <source>unfinished: the server ended before it wrote an end, or is still writing</source>
        <translation>не завершено: сервер остановился, не записав конец, или ещё пишет</translation>
    </message>
    <message>
        <source>a team that no server has</source>
        <translation>команда, которой нет ни на одном сервере</translation>
    </message>
    <message>
        <source>bad table of item types</source>
        <translation>неверная таблица типов объектов</translation>
    </message>
    <message>
        <source>chunk is too long</source>
        <translation>чанк слишком длинный</translation>
    </message>
    <message>
        <source>compressed data has no end symbol</source>
        <translation>в сжатых данных нет символа конца</translation>
    </message>
    <message>
        <source>data block of the map is damaged</source>
        <translation>блок данных карты повреждён</translation>
    </message>
    <message>
        <source>data block of the map is too big</source>
        <translation>блок данных карты слишком велик</translation>
    </message>
    <message>
        <source>decompressed data is too long</source>
        <translation>распакованные данные слишком длинные</translation>
    </message>
    <message>
        <source>delta changes the size of an item</source>
        <translation>дельта меняет размер объекта</translation>
    </message>
    <message>
        <source>delta ends inside a record</source>
        <translation>дельта обрывается внутри записи</translation>
    </message>
    <message>
        <source>delta makes the snapshot too large</source>
        <translation>дельта делает снапшот слишком большим</translation>
    </message>
    <message>
        <source>delta with impossible counts</source>
        <translation>дельта с недопустимыми количествами</translation>
    </message>
    <message>
        <source>delta with an impossible item</source>
        <translation>дельта с недопустимым объектом</translation>
    </message>
    <message>
        <source>delta with an item larger than the delta</source>
        <translation>дельта с объектом больше самой дельты</translation>
    </message>
    <message>
        <source>delta without header</source>
        <translation>дельта без заголовка</translation>
    </message>
    <message>
        <source>an envelope names points that are not there</source>
        <translation>огибающая ссылается на несуществующие точки</translation>
    </message>
    <message>
        <source>an envelope is too long</source>
        <translation>огибающая слишком длинная</translation>
    </message>
    <message>
        <source>a group names layers that are not there</source>
        <translation>группа ссылается на несуществующие слои</translation>
    </message>
    <message>
        <source>impossible size of a data block</source>
        <translation>недопустимый размер блока данных</translation>
    </message>
    <message>
        <source>integer is cut</source>
        <translation>целое число обрезано</translation>
    </message>
    <message>
        <source>items without a type</source>
        <translation>объекты без типа</translation>
    </message>
    <message>
        <source>the last integer is cut</source>
        <translation>последнее целое число обрезано</translation>
    </message>
    <message>
        <source>layer has too few quads</source>
        <translation>в слое слишком мало квадов</translation>
    </message>
    <message>
        <source>layer has too few tiles</source>
        <translation>в слое слишком мало тайлов</translation>
    </message>
    <message>
        <source>layer has too many tiles</source>
        <translation>в слое слишком много тайлов</translation>
    </message>
    <message>
        <source>layer is too big</source>
        <translation>слой слишком велик</translation>
    </message>
    <message>
        <source>layer without width or height</source>
        <translation>слой без ширины или высоты</translation>
    </message>
    <message>
        <source>layers of the map are too big together</source>
        <translation>слои карты вместе слишком велики</translation>
    </message>
    <message>
        <source>map ends among its items</source>
        <translation>карта обрывается среди объектов</translation>
    </message>
    <message>
        <source>map ends before this data block</source>
        <translation>карта обрывается до этого блока данных</translation>
    </message>
    <message>
        <source>map ends in a table</source>
        <translation>карта обрывается в таблице</translation>
    </message>
    <message>
        <source>map file is too big</source>
        <translation>файл карты слишком велик</translation>
    </message>
    <message>
        <source>the map has no pixels of this image</source>
        <translation>в карте нет пикселей этого изображения</translation>
    </message>
    <message>
        <source>a text is too long</source>
        <translation>текст слишком длинный</translation>
    </message>
    <message>
        <source>negative size in the map&apos;s header</source>
        <translation>отрицательный размер в заголовке карты</translation>
    </message>
    <message>
        <source>the map has no game layer</source>
        <translation>в карте нет игрового слоя</translation>
    </message>
    <message>
        <source>no such data block in the map</source>
        <translation>в карте нет такого блока данных</translation>
    </message>
    <message>
        <source>not a map file</source>
        <translation>это не файл карты</translation>
    </message>
    <message>
        <source>number of a message is negative</source>
        <translation>номер сообщения отрицательный</translation>
    </message>
    <message>
        <source>projectiles of a message are missing</source>
        <translation>в сообщении не хватает снарядов</translation>
    </message>
    <message>
        <source>quad layer is too short</source>
        <translation>слой квадов слишком короткий</translation>
    </message>
    <message>
        <source>second physics layer of one kind</source>
        <translation>второй физический слой того же вида</translation>
    </message>
    <message>
        <source>snapshot of another size than it says</source>
        <translation>размер снапшота не равен указанному</translation>
    </message>
    <message>
        <source>snapshot with an item outside of it</source>
        <translation>снапшот с объектом за его пределами</translation>
    </message>
    <message>
        <source>snapshot whose first item is not at offset 0</source>
        <translation>первый объект снапшота не по смещению 0</translation>
    </message>
    <message>
        <source>snapshot with negative or odd sizes</source>
        <translation>снапшот с отрицательными или нечётными размерами</translation>
    </message>
    <message>
        <source>snapshot with too many items</source>
        <translation>в снапшоте слишком много объектов</translation>
    </message>
    <message>
        <source>snapshot without header</source>
        <translation>снапшот без заголовка</translation>
    </message>
    <message>
        <source>tile layer is too short</source>
        <translation>слой тайлов слишком короткий</translation>
    </message>
    <message>
        <source>the map has more than 64 images</source>
        <translation>в карте больше 64 изображений</translation>
    </message>
    <message>
        <source>too many integers</source>
        <translation>слишком много целых чисел</translation>
    </message>
    <message>
        <source>tuning values are missing</source>
        <translation>не хватает параметров физики</translation>
    </message>
    <message>
        <source>unknown map file version</source>
        <translation>неизвестная версия файла карты</translation>
    </message>
    <message>
        <source>unknown version of the map</source>
        <translation>неизвестная версия карты</translation>
    </message>
    <message>
        <source>a chunk is too big</source>
        <translation>чанк слишком велик</translation>
    </message>
    <message>
        <source>chunks that lead over a keyframe</source>
        <translation>чанки, выходящие за ключевой кадр</translation>
    </message>
    <message>
        <source>the file ends inside a chunk</source>
        <translation>файл обрывается внутри чанка</translation>
    </message>
    <message>
        <source>the file ends inside a chunk header</source>
        <translation>файл обрывается внутри заголовка чанка</translation>
    </message>
    <message>
        <source>the header gives the map more bytes than the file has</source>
        <translation>по заголовку, в карте больше байт, чем в файле</translation>
    </message>
    <message>
        <source>the file ends inside its map</source>
        <translation>файл обрывается внутри карты</translation>
    </message>
    <message>
        <source>the file ends inside its markers</source>
        <translation>файл обрывается внутри маркеров</translation>
    </message>
    <message>
        <source>the first tick marker has no tick</source>
        <translation>в первой метке тика нет тика</translation>
    </message>
    <message>
        <source>keyframe without a snapshot</source>
        <translation>ключевой кадр без снапшота</translation>
    </message>
    <message>
        <source>the map in the recording does not have the CRC-32 that the header states</source>
        <translation>CRC-32 карты в записи не совпадает с указанным в заголовке</translation>
    </message>
    <message>
        <source>the map in the recording does not have the SHA-256 that the header states</source>
        <translation>SHA-256 карты в записи не совпадает с указанным в заголовке</translation>
    </message>
    <message>
        <source>no demo: it does not begin with TWDEMO</source>
        <translation>это не демо: файл не начинается с TWDEMO</translation>
    </message>
    <message>
        <source>the demo holds no keyframe</source>
        <translation>в демо нет ключевых кадров</translation>
    </message>
    <message>
        <source>the demo holds no whole keyframe; no state of its ticks is known</source>
        <translation>в демо нет ни одного целого ключевого кадра; состояние её тиков неизвестно</translation>
    </message>
    <message>
        <source>tick marker that goes back in time</source>
        <translation>метка тика идёт назад во времени</translation>
    </message>
    <message>
        <source>tick marker that leaps to a doubtful tick</source>
        <translation>метка тика перескакивает на сомнительный тик</translation>
    </message>
    <message>
        <source>keyframe whose tick does not belong here</source>
        <translation>ключевой кадр, тик которого сюда не относится</translation>
    </message>
    <message>
        <source>tick marker with an impossible tick</source>
        <translation>метка тика с недопустимым тиком</translation>
    </message>
    <message>
        <source>chunk of a kind that no recorder writes</source>
        <translation>чанк вида, который ничем не записывается</translation>
    </message>
    <message>
        <source>block ends early</source>
        <translation>блок обрывается</translation>
    </message>
    <message>
        <source>the connection was lost</source>
        <translation>соединение прервано</translation>
    </message>
    <message>
        <source>the server sends from one address to the next without end</source>
        <translation>сервер без конца перенаправляет с адреса на адрес</translation>
    </message>
    <message>
        <source>the file ends early</source>
        <translation>файл обрывается</translation>
    </message>
    <message>
        <source>the recording names a file that is not beside it</source>
        <translation>рядом нет файла, на который ссылается запись</translation>
    </message>
    <message>
        <source>the server gives the file only as a whole, and it is too big for that</source>
        <translation>сервер отдаёт файл только целиком, а для этого он слишком велик</translation>
    </message>
    <message>
        <source>the file was replaced on the server while it was read; open it again</source>
        <translation>файл на сервере заменили во время чтения; откройте его снова</translation>
    </message>
    <message>
        <source>the file is there no more</source>
        <translation>файла больше нет</translation>
    </message>
    <message>
        <source>there is no such file on the server</source>
        <translation>такого файла на сервере нет</translation>
    </message>
    <message>
        <source>the server sends to an address that is neither http nor https</source>
        <translation>сервер перенаправляет на адрес не http и не https</translation>
    </message>
    <message>
        <source>the server gives another part than was asked for</source>
        <translation>сервер отдаёт не ту часть, которую запросили</translation>
    </message>
    <message>
        <source>the server gives too little</source>
        <translation>сервер отдаёт слишком мало</translation>
    </message>
    <message>
        <source>the server does not answer in time</source>
        <translation>сервер не ответил вовремя</translation>
    </message>
    <message>
        <source>the server cannot be reached</source>
        <translation>сервер недоступен</translation>
    </message>
    <message>
        <source>the server does not tell the size of the file</source>
        <translation>сервер не сообщает размер файла</translation>
    </message>
    <message>
        <source>too big to be read into memory</source>
        <translation>слишком велик, чтобы прочесть в память</translation>
    </message>
    <message>
        <source>no server of that name is known</source>
        <translation>сервер с таким именем неизвестен</translation>
    </message>
    <message>
        <source>a checkpoint with impossible values</source>
        <translation>контрольная точка с недопустимыми значениями</translation>
    </message>
    <message>
        <source>more events than a recording of its size can hold; those from here on are left out</source>
        <translation>событий больше, чем может содержать запись такого размера; начиная отсюда они пропускаются</translation>
    </message>
    <message>
        <source>more damaged places, which are not listed</source>
        <translation>другие повреждённые места, не вошедшие в список</translation>
    </message>
    <message>
        <source>the recording holds no map</source>
        <translation>в записи нет карты</translation>
    </message>
    <message>
        <source>recordings of this format cannot be repaired</source>
        <translation>записи этого формата исправлять нельзя</translation>
    </message>
    <message>
        <source>recordings of this format have no maps</source>
        <translation>в записях этого формата нет карт</translation>
    </message>
    <message>
        <source>checkpoints of this format are not kept</source>
        <translation>контрольные точки этого формата не хранятся</translation>
    </message>
    <message>
        <source>a finished recording cannot be resumed</source>
        <translation>завершённую запись продолжить нельзя</translation>
    </message>
    <message>
        <source>only recordings of version 3 are converted</source>
        <translation>преобразуются только записи версии 3</translation>
    </message>
    <message>
        <source>only version 4 can be resumed</source>
        <translation>продолжить можно только версию 4</translation>
    </message>
    <message>
        <source>the recorder has ended</source>
        <translation>запись завершена</translation>
    </message>
    <message>
        <source>the recording cannot be written</source>
        <translation>не удаётся сохранить запись</translation>
    </message>
    <message>
        <source>a recording has no room for more ticks</source>
        <translation>в записи нет места для новых тиков</translation>
    </message>
    <message>
        <source>the recording is compacted already</source>
        <translation>запись уже объединена</translation>
    </message>
    <message>
        <source>the recording is of another world</source>
        <translation>запись из другого мира</translation>
    </message>
    <message>
        <source>a recording is there already</source>
        <translation>запись уже есть</translation>
    </message>
    <message>
        <source>the recording is not finished; it may still grow</source>
        <translation>запись не завершена; она ещё может вырасти</translation>
    </message>
    <message>
        <source>this is no dictionary of zstd</source>
        <translation>это не словарь zstd</translation>
    </message>
    <message>
        <source>a tick has too many events</source>
        <translation>в тике слишком много событий</translation>
    </message>
    <message>
        <source>the trained dictionary is empty</source>
        <translation>обученный словарь пуст</translation>
    </message>
    <message>
        <source>what is damaged before leads over the next seek point; reading goes on there</source>
        <translation>повреждение до этого места доходит за следующую точку перемотки; чтение продолжается с неё</translation>
    </message>
    <message>
        <source>no room on the disk for the events from here on</source>
        <translation>на диске нет места для событий начиная отсюда</translation>
    </message>
    <message>
        <source>the file there has another SHA-256</source>
        <translation>у этого файла другой SHA-256</translation>
    </message>
    <message>
        <source>the recording holds no tick</source>
        <translation>в записи нет ни одного тика</translation>
    </message>
    <message>
        <source>the recording has no ticks</source>
        <translation>в записи нет тиков</translation>
    </message>
    <message>
        <source>no case is waiting</source>
        <translation>ожидающих дел нет</translation>
    </message>
    <message>
        <source>maps in the recording with the stated hash</source>
        <translation>карты в записи с указанным хешем</translation>
    </message>
    <message>
        <source>length in seconds</source>
        <translation>длительность в секундах</translation>
    </message>
    <message>
        <source>place of the directory</source>
        <translation>место каталога</translation>
    </message>
    <message>
        <source>bytes of all segments</source>
        <translation>байты всех сегментов</translation>
    </message>
    <message>
        <source>network frames</source>
        <translation>сетевые кадры</translation>
    </message>
    <message>
        <source>bytes of the file</source>
        <translation>байты файла</translation>
    </message>
    <message>
        <source>ticks</source>
        <translation>тики</translation>
    </message>
    <message>
        <source>markers</source>
        <translation>маркеры</translation>
    </message>
    <message>
        <source>give one of --to NAME, --nobody and --next</source>
        <translation>укажите одно из --to NAME, --nobody и --next</translation>
    </message>
    <message>
        <source>no event is as the options want it</source>
        <translation>параметрам не отвечает ни одно событие</translation>
    </message>
    <message>
        <source>give the accused with --accused P</source>
        <translation>укажите обвиняемого через --accused P</translation>
    </message>
    <message>
        <source>the type in the header is neither client nor server</source>
        <translation>тип в заголовке — не client и не server</translation>
    </message>
    <message>
        <source>no state of these ticks is known; nothing can be kept</source>
        <translation>состояние этих тиков неизвестно; сохранить нечего</translation>
    </message>
    <message numerus="yes">
        <source>%n tick(s) left out: their state is not known</source>
        <translation>
            <numerusform>пропущен %n тик: его состояние неизвестно</numerusform>
            <numerusform>пропущено %n тика: их состояние неизвестно</numerusform>
            <numerusform>пропущено %n тиков: их состояние неизвестно</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) left out: they cannot be unpacked</source>
        <translation>
            <numerusform>пропущено %n сообщение: его не удаётся распаковать</numerusform>
            <numerusform>пропущено %n сообщения: их не удаётся распаковать</numerusform>
            <numerusform>пропущено %n сообщений: их не удаётся распаковать</numerusform>
        </translation>
    </message>
    <message>
        <source>there are no ticks to take</source>
        <translation>нет ни одного тика</translation>
    </message>
    <message>
        <source>there are too many names to hide them</source>
        <translation>имён слишком много, чтобы их скрыть</translation>
    </message>
    <message>
        <source>there are no clips of this format</source>
        <translation>отрывков этого формата нет</translation>
    </message>
    <message>
        <source>--output: the name is not text</source>
        <translation>--output: имя&#xa0;— не текст</translation>
    </message>
    <message>
        <source>give the video to write with -o OUT.mp4</source>
        <translation>укажите создаваемое видео: -o OUT.mp4</translation>
    </message>
    <message>
        <source>give one FILE: there is only one video</source>
        <translation>укажите один FILE: видео только одно</translation>
    </message>
    <message>
        <source>one of the recordings does not say when it was made</source>
        <translation>в одной из записей не сказано, когда она сделана</translation>
    </message>
    <message>
        <source>the clocks of the recordings cannot be compared: one is local, its zone unknown</source>
        <translation>часы записей нельзя сравнить: одни местные, пояс неизвестен</translation>
    </message>
    <message>
        <source>the recordings were made too far apart</source>
        <translation>записи сделаны слишком далеко друг от друга по времени</translation>
    </message>
    <message>
        <source>the ticks of the recordings do not last equally long</source>
        <translation>тики записей разной длины</translation>
    </message>
    <message>
        <source>one of the recordings has no such event</source>
        <translation>в одной из записей нет такого события</translation>
    </message>
    <message>
        <source>a video has from 1 to 1000 frames a second</source>
        <translation>в видео от 1 до 1000 кадров в секунду</translation>
    </message>
    <message>
        <source>the speed must be from 0.001 to 100</source>
        <translation>скорость должна быть от 0.001 до 100</translation>
    </message>
    <message>
        <source>there is not enough memory for pictures of that size</source>
        <translation>не хватает памяти для изображений такого размера</translation>
    </message>
    <message>
        <source>ffmpeg no longer does anything; it was ended</source>
        <translation>ffmpeg больше ничего не делает; он остановлен</translation>
    </message>
    <message>
        <source>ffmpeg was ended or crashed</source>
        <translation>ffmpeg остановлен или аварийно завершился</translation>
    </message>
    <message>
        <source>videos need the program ffmpeg: install the package ffmpeg, or name the file .png for a picture of each frame</source>
        <translation>для видео нужна программа ffmpeg: установите пакет ffmpeg или дайте файлу имя .png&#xa0;— изображение на каждый кадр</translation>
    </message>
    <message>
        <source>files in the layout of the design document cannot be cut</source>
        <translation>файлы в формате проектного документа нельзя вырезать</translation>
    </message>
    <message>
        <source>clips of this format have all messages and names; they cannot be left out or hidden</source>
        <translation>в отрывках этого формата есть все сообщения и имена; их нельзя пропустить или скрыть</translation>
    </message>
    <message>
        <source>the recording changed while it was read</source>
        <translation>запись изменилась во время чтения</translation>
    </message>
    <message>
        <source>no ghost: it does not begin with TWGHOST</source>
        <translation>это не призрак: файл не начинается с TWGHOST</translation>
    </message>
    <message>
        <source>no chunk of a ghost begins here</source>
        <translation>здесь не начинается чанк призрака</translation>
    </message>
    <message>
        <source>characters</source>
        <translation>состояния персонажа</translation>
    </message>
    <message>
        <source>characters with and without ticks are mixed</source>
        <translation>состояния персонажа с тиками и без тиков перемешаны</translation>
    </message>
    <message>
        <source>differences to a character that is lost</source>
        <translation>разности с потерянным состоянием персонажа</translation>
    </message>
    <message>
        <source>the tick of a character does not follow on that of the one before</source>
        <translation>тик состояния персонажа не следует за предыдущим</translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s)</source>
        <translation>
            <numerusform>%n отличие</numerusform>
            <numerusform>%n отличия</numerusform>
            <numerusform>%n отличий</numerusform>
        </translation>
    </message>
    <message>
        <source>one of the recordings has no run of a race</source>
        <translation>в одной из записей нет забега</translation>
    </message>
    <message>
        <source>give two recordings at least</source>
        <translation>укажите не менее двух записей</translation>
    </message>
    <message>
        <source>the run is too long for a ghost</source>
        <translation>забег слишком длинный для призрака</translation>
    </message>
    <message>
        <source>the run has no place or no time to show</source>
        <translation>у забега нет ни места, ни времени, которые можно показать</translation>
    </message>
    <message>
        <source>the recording does not say on which map the run was</source>
        <translation>запись не говорит, на какой карте был забег</translation>
    </message>
    <message>
        <source>characters whose ticks do not belong here</source>
        <translation>состояния персонажа, тики которых сюда не относятся</translation>
    </message>
    <message>
        <source>give files or folders</source>
        <translation>укажите файлы или папки</translation>
    </message>
    <message>
        <source>give a rule: --older, --larger, --total or --rules</source>
        <translation>укажите правило: --older, --larger, --total или --rules</translation>
    </message>
    <message>
        <source>give what to add with --markers FILE, --case N or --facts</source>
        <translation>укажите, что добавить: --markers FILE, --case N или --facts</translation>
    </message>
    <message>
        <source>recordings of this format have no place for markers, verdicts or figures</source>
        <translation>в записях этого формата нет места для маркеров, вердиктов и показателей</translation>
    </message>
    <message numerus="yes">
        <source>%n marker(s) could not be read</source>
        <translation>
            <numerusform>не удалось прочесть %n маркер</numerusform>
            <numerusform>не удалось прочесть %n маркера</numerusform>
            <numerusform>не удалось прочесть %n маркеров</numerusform>
        </translation>
    </message>
    <message>
        <source>--metadata takes KEY=JSON</source>
        <translation>для --metadata нужно KEY=JSON</translation>
    </message>
    <message numerus="yes">
        <source>%n note(s) outside the recording</source>
        <translation>
            <numerusform>%n заметка за пределами записи</numerusform>
            <numerusform>%n заметки за пределами записи</numerusform>
            <numerusform>%n заметок за пределами записи</numerusform>
        </translation>
    </message>
    <message>
        <source>the verdicts, for which the format has no place</source>
        <translation>вердикты, для которых в формате нет места</translation>
    </message>
    <message>
        <source>the figures, for which the format has no place</source>
        <translation>показатели, для которых в формате нет места</translation>
    </message>
    <message>
        <source>there is nothing to add to a copy</source>
        <translation>в копию нечего добавить</translation>
    </message>
    <message>
        <source>not JSON with a value</source>
        <translation>это не JSON со значением</translation>
    </message>
    <message>
        <source>NBT has no null in a list</source>
        <translation>в списке NBT не бывает null</translation>
    </message>
    <message>
        <source>the values of a list in NBT are all of one kind</source>
        <translation>все значения списка в NBT одного типа</translation>
    </message>
    <message>
        <source>JSON is nested too deep for NBT</source>
        <translation>слишком глубокая вложенность JSON для NBT</translation>
    </message>
    <message>
        <source>files in the layout of the design document take no notes</source>
        <translation>файлы в формате проектного документа не принимают заметок</translation>
    </message>
    <message>
        <source>&quot;tickscope&quot; in the metadata is not a compound</source>
        <translation>«tickscope» в метаданных&#xa0;— не составной тег</translation>
    </message>
    <message numerus="yes">
        <source>the end of %n text(s), longer than NBT holds</source>
        <translation>
            <numerusform>конец %n текста длиннее, чем вмещает NBT</numerusform>
            <numerusform>конец %n текстов длиннее, чем вмещает NBT</numerusform>
            <numerusform>конец %n текстов длиннее, чем вмещает NBT</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n marker(s) more than the 64 that a demo has room for</source>
        <translation>
            <numerusform>%n маркер сверх 64, которые вмещает демо</numerusform>
            <numerusform>%n маркера сверх 64, которые вмещает демо</numerusform>
            <numerusform>%n маркеров сверх 64, которые вмещает демо</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n marker(s) at tick 0, where a demo cannot have one</source>
        <translation>
            <numerusform>%n маркер в тике 0, где в демо его быть не может</numerusform>
            <numerusform>%n маркера в тике 0, где в демо их быть не может</numerusform>
            <numerusform>%n маркеров в тике 0, где в демо их быть не может</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s) without a tick, which a demo cannot have</source>
        <translation>
            <numerusform>%n заметка без тика, которой в демо быть не может</numerusform>
            <numerusform>%n заметки без тика, которых в демо быть не может</numerusform>
            <numerusform>%n заметок без тика, которых в демо быть не может</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the text of %n marker(s), since a demo keeps only ticks</source>
        <translation>
            <numerusform>текст %n маркера, так как демо хранит только тики</numerusform>
            <numerusform>текст %n маркеров, так как демо хранит только тики</numerusform>
            <numerusform>текст %n маркеров, так как демо хранит только тики</numerusform>
        </translation>
    </message>
    <message>
        <source>too much for the metadata of a replay</source>
        <translation>слишком много для метаданных записи</translation>
    </message>
    <message>
        <source>places are compared of one player of each: choose who it is</source>
        <translation>места сравниваются для одного игрока каждой записи: выберите, кто это</translation>
    </message>
    <message>
        <source>places can only be compared in recordings of the same world or map, by its id or hash</source>
        <translation>места можно сравнивать только в записях одного мира или одной карты, по их идентификатору или хешу</translation>
    </message>
    <message>
        <source>the ways of the two lie too far apart to be compared</source>
        <translation>пути обоих слишком далеки друг от друга для сравнения</translation>
    </message>
    <message>
        <source>it is not recorded who finished: choose who it is</source>
        <translation>не записано, кто финишировал: выберите, кто это</translation>
    </message>
    <message>
        <source>the server gives all of the file where a part was asked for</source>
        <translation>сервер отдаёт весь файл, хотя запросили часть</translation>
    </message>
    <message>
        <source>the recording was compacted on the server while it was read; open it again</source>
        <translation>запись на сервере объединили во время чтения; откройте её снова</translation>
    </message>
    <message>
        <source>the server says that the recording was compacted, but does not have the file</source>
        <translation>сервер сообщает, что запись объединена, но файла у него нет</translation>
    </message>
    <message>
        <source>it has no end mark</source>
        <translation>в ней нет метки конца</translation>
    </message>
    <message>
        <source>it has changed in the last minutes</source>
        <translation>она изменилась в последние минуты</translation>
    </message>
    <message>
        <source>it has another name, under which it would stay</source>
        <translation>у неё есть другое имя, под которым она осталась бы</translation>
    </message>
    <message>
        <source>no rule asks for it</source>
        <translation>ни одно правило этого не требует</translation>
    </message>
    <message>
        <source>a link</source>
        <translation>ссылка</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>не читается</translation>
    </message>
    <message>
        <source>part of a recording in several files; name its folder</source>
        <translation>часть записи из нескольких файлов; укажите её папку</translation>
    </message>
    <message>
        <source>not only files of the recording in its folder</source>
        <translation>в её папке не только файлы записи</translation>
    </message>
    <message>
        <source>may still be written</source>
        <translation>возможно, ещё записывается</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>повреждена</translation>
    </message>
    <message>
        <source>no date that can be relied on</source>
        <translation>нет надёжной даты</translation>
    </message>
    <message>
        <source>world or map unknown</source>
        <translation>мир или карта неизвестны</translation>
    </message>
    <message>
        <source>has anticheat flags</source>
        <translation>есть отметки античита</translation>
    </message>
    <message>
        <source>one of the best runs</source>
        <translation>один из лучших забегов</translation>
    </message>
    <message>
        <source>pinned in the library</source>
        <translation>закреплена в библиотеке</translation>
    </message>
    <message>
        <source>recording of a case</source>
        <translation>запись из дела</translation>
    </message>
    <message>
        <source>could not be removed</source>
        <translation>не удалось удалить</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) old</source>
        <translation>
            <numerusform>давность: %n день</numerusform>
            <numerusform>давность: %n дня</numerusform>
            <numerusform>давность: %n дней</numerusform>
        </translation>
    </message>
    <message>
        <source>larger than allowed</source>
        <translation>больше допустимого</translation>
    </message>
    <message>
        <source>it has changed since it was read</source>
        <translation>она изменилась после чтения</translation>
    </message>
    <message>
        <source>both are of the same session: compared by tick</source>
        <translation>обе записи из одной сессии: сравниваются по тикам</translation>
    </message>
    <message>
        <source>without pictures, graphs, clips and the PDF, which come with the window</source>
        <translation>без изображений, графиков, фрагментов и PDF: они есть только в оконном приложении</translation>
    </message>
    <message>
        <source>not decided yet: no verdict will be in it</source>
        <translation>ещё не решено: вердикта в нём не будет</translation>
    </message>
    <message>
        <source>clips are made of recordings: give them with --recording FILE</source>
        <translation>для фрагментов нужны записи: укажите их с --recording FILE</translation>
    </message>
    <message>
        <source>the last snapshot is too far back</source>
        <translation>последний снапшот слишком далеко позади</translation>
    </message>
    <message>
        <source>the state at the beginning does not fit into a clip</source>
        <translation>состояние в начале не помещается в отрывок</translation>
    </message>
    <message numerus="yes">
        <source>%n link(s) out of the folder left out</source>
        <translation>
            <numerusform>пропущена %n ссылка за пределы папки</numerusform>
            <numerusform>пропущены %n ссылки за пределы папки</numerusform>
            <numerusform>пропущено %n ссылок за пределы папки</numerusform>
        </translation>
    </message>
    <message>
        <source>the list is too long; the rest of it is left out</source>
        <translation>список слишком длинный; остальное пропущено</translation>
    </message>
    <message>
        <source>the server does not list the folder</source>
        <translation>сервер не показывает содержимое папки</translation>
    </message>
    <message>
        <source>folders lie in each other too deep, or go in a circle</source>
        <translation>папки вложены слишком глубоко или образуют цикл</translation>
    </message>
    <message>
        <source>too many folders; the rest is left out</source>
        <translation>слишком много папок; остальные пропущены</translation>
    </message>
    <message>
        <source>the server does not list the rest of the bucket</source>
        <translation>сервер не показывает остальное содержимое бакета</translation>
    </message>
    <message>
        <source>the list goes in a circle</source>
        <translation>список зациклен</translation>
    </message>
    <message>
        <source>addresses that are too long were left out</source>
        <translation>слишком длинные адреса пропущены</translation>
    </message>
    <message>
        <source>too many files; the rest is left out</source>
        <translation>слишком много файлов; остальные пропущены</translation>
    </message>
    <message>
        <source>Header</source>
        <translation>Заголовок</translation>
    </message>
    <message>
        <source>Container</source>
        <translation>Контейнер</translation>
    </message>
    <message>
        <source>Checksum</source>
        <translation>Контрольная сумма</translation>
    </message>
    <message>
        <source>Players and events</source>
        <translation>Игроки и события</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Чат</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Забеги</translation>
    </message>
    <message>
        <source>the server sends to an address of this machine or its network</source>
        <translation>сервер направляет по адресу этого компьютера или его сети</translation>
    </message>
    <message>
        <source>the server does not answer any more; the rest of the folders is left out</source>
        <translation>сервер больше не отвечает; остальные папки пропущены</translation>
    </message>
    <message>
        <source>what is here ended the process that read it; reading goes on at the next seek point</source>
        <translation>то, что находится здесь, завершило читавший это процесс; чтение продолжается со следующей точки перемотки</translation>
    </message>
    <message>
        <source>the output cannot be written; is the disk full?</source>
        <translation>не удаётся записать файл; диск заполнен?</translation>
    </message>
    <message>
        <source>players come, go or change their names more often than is kept; what comes of that from here on is left out</source>
        <translation>игроки приходят, уходят или меняют имена чаще, чем сохраняется; всё такое отсюда и далее опущено</translation>
    </message>
    <message>
        <source>there is no type of event that both can hold</source>
        <translation>нет вида событий, который могут содержать обе записи</translation>
    </message>
    <message>
        <source>no run of the first recording lies in these ticks</source>
        <translation>в этих тиках нет ни одного забега первой записи</translation>
    </message>
    <message>
        <source>splits by place are those of the whole way; leave out --from and --to</source>
        <translation>отсечки по месту относятся ко всему пути; не указывайте --from и --to</translation>
    </message>
    <message>
        <source>accused by name only: %1</source>
        <translation>обвинение только по имени: %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a case number</source>
        <translation>«%1»&#xa0;— не номер дела</translation>
    </message>
    <message>
        <source>%1: more than %2 MiB</source>
        <translation>%1: больше %2 МиБ</translation>
    </message>
    <message>
        <source>%1: not all of it is available to be hashed</source>
        <translation>%1: доступно не всё, хеш не вычислить</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not begin with one of %2 and &quot;=&quot;</source>
        <translation>«%1» не начинается с одного из %2 и «=»</translation>
    </message>
    <message>
        <source>%1: was written for another recording (%2)</source>
        <translation>%1: создано для другой записи (%2)</translation>
    </message>
    <message>
        <source>types of events compared: %1</source>
        <translation>сравниваемые виды событий: %1</translation>
    </message>
    <message>
        <source>no place of %1 is recorded</source>
        <translation>ни одно место игрока %1 не записано</translation>
    </message>
    <message>
        <source>%1: needed to read %2; the game server refuses such recordings</source>
        <translation>%1: нужно для чтения %2; игровой сервер такие записи не принимает</translation>
    </message>
    <message>
        <source>%1: positions are as recorded, not predicted for the tick</source>
        <translation>%1: координаты как записаны, без предсказания на тик</translation>
    </message>
    <message>
        <source>%1: no velocities are recorded; they follow from positions</source>
        <translation>%1: скорости не записаны; они следуют из координат</translation>
    </message>
    <message>
        <source>%1 needs a whole number, not &quot;%2&quot;</source>
        <translation>для %1 нужно целое число, а не «%2»</translation>
    </message>
    <message>
        <source>--kind: there is no event type &quot;%1&quot;; the closest is &quot;%2&quot; (--kind list prints all)</source>
        <translation>--kind: нет типа событий «%1»; ближайший&#xa0;— «%2» (--kind list выводит все)</translation>
    </message>
    <message>
        <source>there is no event type &quot;%1&quot;; the closest is &quot;%2&quot;</source>
        <translation>нет типа событий «%1»; ближайший&#xa0;— «%2»</translation>
    </message>
    <message>
        <source>no ticks between --from and --to; %1</source>
        <translation>между --from и --to нет тиков; %1</translation>
    </message>
    <message>
        <source>the recording has ticks %1 to %2 (00:00.00 to %3)</source>
        <translation>в записи тики с %1 по %2 (с 00:00.00 по %3)</translation>
    </message>
    <message>
        <source>%1: no map: %2</source>
        <translation>%1: нет карты: %2</translation>
    </message>
    <message>
        <source>no such time; %1</source>
        <translation>такого времени нет; %1</translation>
    </message>
    <message>
        <source>%1: damaged at byte %2, tick %3: %4</source>
        <translation>%1: повреждение на байте %2, тик %3: %4</translation>
    </message>
    <message numerus="yes">
        <source>%2: and %n more damaged place(s); verify lists them</source>
        <translation>
            <numerusform>%2: и ещё %n повреждённое место; все перечислит verify</numerusform>
            <numerusform>%2: и ещё %n повреждённых места; все перечислит verify</numerusform>
            <numerusform>%2: и ещё %n повреждённых мест; все перечислит verify</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 takes no value</source>
        <translation>%1 не принимает значения</translation>
    </message>
    <message>
        <source>%1 needs a value: %2</source>
        <translation>для %1 нужно значение: %2</translation>
    </message>
    <message>
        <source>unknown option %1</source>
        <translation>неизвестный параметр %1</translation>
    </message>
    <message>
        <source>%1 must be at least %2</source>
        <translation>%1&#xa0;— не меньше %2</translation>
    </message>
    <message>
        <source>%1 must be from %2 to %3</source>
        <translation>%1&#xa0;— от %2 до %3</translation>
    </message>
    <message>
        <source>%1 needs a number, not &quot;%2&quot;</source>
        <translation>для %1 нужно число, а не «%2»</translation>
    </message>
    <message>
        <source>--size needs WIDTHxHEIGHT, not &quot;%1&quot;</source>
        <translation>для --size нужно WIDTHxHEIGHT, а не «%1»</translation>
    </message>
    <message>
        <source>--size must be from %1 to %2 on each side</source>
        <translation>--size: каждая сторона от %1 до %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a proxy, which relays the game, and no player</source>
        <translation>«%1» — прокси, который транслирует игру, а не игрок</translation>
    </message>
    <message>
        <source>%1 is the number of one player and the name of another; write &apos;#%1&apos; for the number, or &apos;#%2&apos; for who was called so</source>
        <translation>%1 — это номер одного игрока и имя другого; напишите &apos;#%1&apos; для номера или &apos;#%2&apos; для того, кого так звали</translation>
    </message>
    <message>
        <source>no player with the number %1</source>
        <translation>нет игрока с номером %1</translation>
    </message>
    <message>
        <source>no player with the number %1; that is the name of player %2</source>
        <translation>нет игрока с номером %1; это имя игрока %2</translation>
    </message>
    <message>
        <source>no player &quot;%1&quot;</source>
        <translation>нет игрока «%1»</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) have been named &quot;%2&quot;; give the number of one: %3</source>
        <translation>
            <numerusform>имя «%2» было у %n игрока; укажите номер: %3</numerusform>
            <numerusform>имя «%2» было у %n игроков; укажите номер одного: %3</numerusform>
            <numerusform>имя «%2» было у %n игроков; укажите номер одного: %3</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: the settings of the window cannot be read</source>
        <translation>%1: не удаётся прочитать настройки окна</translation>
    </message>
    <message>
        <source>cannot write the output: %1</source>
        <translation>не удаётся записать вывод: %1</translation>
    </message>
    <message>
        <source>%1 is not a recording of the case</source>
        <translation>%1&#xa0;— не запись этого дела</translation>
    </message>
    <message>
        <source>%1 must be one of %2</source>
        <translation>%1&#xa0;— одно из %2</translation>
    </message>
    <message>
        <source>no such tick; %1</source>
        <translation>такого тика нет; %1</translation>
    </message>
    <message>
        <source>%1 is a player&apos;s number: give the one file that it is of with --recording FILE</source>
        <translation>%1 — номер игрока: укажите единственный файл, к которому он относится, через --recording FILE</translation>
    </message>
    <message>
        <source>%1 needs the program %2, which comes with the window and is not installed</source>
        <translation>для %1 нужна программа %2, которая идёт вместе с оконным приложением и не установлена</translation>
    </message>
    <message>
        <source>see tickscope-cli %1 --help</source>
        <translation>см. tickscope-cli %1 --help</translation>
    </message>
    <message>
        <source>--token-file: %1</source>
        <translation>--token-file: %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; needs to be followed by what to do</source>
        <translation>после «%1» нужно указать, что делать</translation>
    </message>
    <message>
        <source>unknown command %1</source>
        <translation>неизвестная команда %1</translation>
    </message>
    <message>
        <source>%1: there is no such case store</source>
        <translation>%1: такого хранилища дел нет</translation>
    </message>
    <message numerus="yes">
        <source>%n recording(s) would be removed, %2 bytes; nothing is removed without --yes</source>
        <translation>
            <numerusform>была бы удалена %n запись, %2 байт; без --yes ничего не удаляется</numerusform>
            <numerusform>были бы удалены %n записи, %2 байт; без --yes ничего не удаляется</numerusform>
            <numerusform>было бы удалено %n записей, %2 байт; без --yes ничего не удаляется</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n recording(s) removed, %2 bytes</source>
        <translation>
            <numerusform>удалена %n запись, %2 байт</numerusform>
            <numerusform>удалены %n записи, %2 байт</numerusform>
            <numerusform>удалено %n записей, %2 байт</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. --delete deletes instead</source>
        <translation>%1. --delete удаляет вместо этого</translation>
    </message>
    <message>
        <source>--when: no format has &quot;%1&quot;; the closest is &quot;%2&quot;</source>
        <translation>--when: «%1» нет ни в одном формате; ближайшее&#xa0;— «%2»</translation>
    </message>
    <message>
        <source>--when: there is no figure &quot;%1&quot;; the closest is &quot;%2&quot; (also counts.NAME and events.KIND)</source>
        <translation>--when: нет показателя «%1»; ближайший&#xa0;— «%2» (также counts.NAME и events.KIND)</translation>
    </message>
    <message numerus="yes">
        <source>%n recording(s) looked at, %2 matched</source>
        <translation>
            <numerusform>просмотрена %n запись, подходящих: %2</numerusform>
            <numerusform>просмотрено %n записи, подходящих: %2</numerusform>
            <numerusform>просмотрено %n записей, подходящих: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>&quot;%1&quot;: the values are %2 to %3</source>
        <translation>«%1»: значения от %2 до %3</translation>
    </message>
    <message>
        <source>--when needs FIGURE &gt; NUMBER (or &gt;=, &lt;, &lt;=, =, !=), not &quot;%1&quot;</source>
        <translation>для --when нужно FIGURE &gt; NUMBER (или &gt;=, &lt;, &lt;=, =, !=), а не «%1»</translation>
    </message>
    <message>
        <source>--when: %1 is no share, so it has no percent</source>
        <translation>--when: %1 — не доля, поэтому проценты к этому показателю неприменимы</translation>
    </message>
    <message>
        <source>%1: another scan is using this journal</source>
        <translation>%1: этот журнал использует другой поиск</translation>
    </message>
    <message>
        <source>%1: not the journal of this scan; its options or its output differ</source>
        <translation>%1: журнал не от этого поиска; отличаются параметры или вывод</translation>
    </message>
    <message>
        <source>--shard needs I/N with I from 1 to N, not &quot;%1&quot;</source>
        <translation>для --shard нужно I/N, где I от 1 до N, а не «%1»</translation>
    </message>
    <message>
        <source>%1: shorter than its journal says; remove both to start again</source>
        <translation>%1: короче, чем указано в журнале; чтобы начать заново, удалите оба файла</translation>
    </message>
    <message>
        <source>--data: there is no folder %1</source>
        <translation>--data: нет папки %1</translation>
    </message>
    <message>
        <source>several players are named &quot;%1&quot; at that tick; give the number of one</source>
        <translation>на этом тике несколько игроков с именем «%1»; укажите номер</translation>
    </message>
    <message>
        <source>--output: images cannot be written as &quot;%1&quot;; name it .png, or one of %2</source>
        <translation>--output: изображения нельзя записать как «%1»; используйте .png или одно из %2</translation>
    </message>
    <message>
        <source>--output must end in %1</source>
        <translation>--output должен оканчиваться на %1</translation>
    </message>
    <message>
        <source>--compare: %1 ghosts at most</source>
        <translation>--compare: не более %1 призраков</translation>
    </message>
    <message>
        <source>player &quot;%1&quot; is not there in any of the ticks %2 to %3</source>
        <translation>игрока «%1» нет ни в одном из тиков с %2 по %3</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no regular expression: %2</source>
        <translation>«%1»&#xa0;— не регулярное выражение: %2</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>a copy would have nothing of it: %1 left out</source>
        <translation>в копии ничего этого не было бы; опущено: %1</translation>
    </message>
    <message>
        <source>left out: %1</source>
        <translation>опущено: %1</translation>
    </message>
    <message>
        <source>%1 has a name or clan in it that the clip hides; give the file another name</source>
        <translation>в %1 есть имя или клан, которые отрывок скрывает; назовите файл иначе</translation>
    </message>
    <message>
        <source>%1: the copy would replace a part of what it is made of</source>
        <translation>%1: копия заменила бы часть того, из чего она создаётся</translation>
    </message>
    <message>
        <source>as %1 from tick %2 on</source>
        <translation>как у %1 с тика %2</translation>
    </message>
    <message>
        <source>%1: not stated</source>
        <translation>%1: не указано</translation>
    </message>
    <message>
        <source>%1: %2, as stated</source>
        <translation>%1: %2, как указано</translation>
    </message>
    <message>
        <source>%1: stated %2, found none</source>
        <translation>%1: указано %2, не найдено</translation>
    </message>
    <message>
        <source>%1: stated %2, found %3</source>
        <translation>%1: указано %2, найдено %3</translation>
    </message>
    <message>
        <source>the header states %1 for &quot;%2&quot;, which has to be more than 0</source>
        <translation>заголовок указывает %1 для «%2», а должно быть больше 0</translation>
    </message>
    <message>
        <source>version %1 of ghosts is not known; versions 4 to 6 are read</source>
        <translation>версия %1 призраков неизвестна; читаются версии с 4 по 6</translation>
    </message>
    <message>
        <source>a chunk has %1 numbers instead of %2</source>
        <translation>в чанке чисел: %1 вместо %2</translation>
    </message>
    <message>
        <source>the header states %1 characters, the file has %2</source>
        <translation>состояний персонажа по заголовку: %1, в файле: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1; reading goes on at the next keyframe, without %n tick(s) before it</source>
        <translation>
            <numerusform>%1; чтение продолжается со следующего ключевого кадра, без %n тика перед ним</numerusform>
            <numerusform>%1; чтение продолжается со следующего ключевого кадра, без %n тиков перед ним</numerusform>
            <numerusform>%1; чтение продолжается со следующего ключевого кадра, без %n тиков перед ним</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; reading ends there, without %n tick(s) behind it</source>
        <translation>
            <numerusform>%1; чтение на этом заканчивается, без %n тика за ним</numerusform>
            <numerusform>%1; чтение на этом заканчивается, без %n тиков за ним</numerusform>
            <numerusform>%1; чтение на этом заканчивается, без %n тиков за ним</numerusform>
        </translation>
    </message>
    <message>
        <source>impossible frame type %1</source>
        <translation>недопустимый тип кадра %1</translation>
    </message>
    <message>
        <source>frame with an impossible length of %1</source>
        <translation>кадр недопустимой длины %1</translation>
    </message>
    <message>
        <source>demo protocol %1 with network protocol %2 is not known</source>
        <translation>протокол демо %1 с сетевым протоколом %2 неизвестен</translation>
    </message>
    <message>
        <source>%1; frames go on at byte %2</source>
        <translation>%1; кадры продолжаются с байта %2</translation>
    </message>
    <message>
        <source>%1; nothing behind it in its segment can be read</source>
        <translation>%1; дальше в этом сегменте ничего прочесть нельзя</translation>
    </message>
    <message>
        <source>%1 (at %2 s)</source>
        <translation>%1 (на %2 с)</translation>
    </message>
    <message>
        <source>%1 (cut at %2 s)</source>
        <translation>%1 (обрезано на %2 с)</translation>
    </message>
    <message>
        <source>network protocol %1 is newer than the newest known one; it is read as 48</source>
        <translation>сетевой протокол %1 новее известных; читается как 48</translation>
    </message>
    <message numerus="yes">
        <source>%n tick(s) have a time that cannot be and take that of the tick before, first tick %2</source>
        <translation>
            <numerusform>невозможное время у %n тика; присвоено время предыдущего тика, первый&#xa0;— тик %2</numerusform>
            <numerusform>невозможное время у %n тиков; присвоено время предыдущего тика, первый&#xa0;— тик %2</numerusform>
            <numerusform>невозможное время у %n тиков; присвоено время предыдущего тика, первый&#xa0;— тик %2</numerusform>
        </translation>
    </message>
    <message>
        <source>the header says that the directory is at %1, but it is at %2; nothing is lost</source>
        <translation>по заголовку каталог находится по адресу %1, а на деле&#xa0;— %2; ничего не потеряно</translation>
    </message>
    <message>
        <source>there is no directory at %1 or elsewhere; the frames were read one after another</source>
        <translation>каталога нет ни по адресу %1, ни в другом месте; кадры прочитаны подряд</translation>
    </message>
    <message>
        <source>from byte %1 on nothing could be kept: %2</source>
        <translation>с байта %1 ничего сохранить не удалось: %2</translation>
    </message>
    <message>
        <source>bytes %1 to %2 could not be kept: %3</source>
        <translation>байты с %1 по %2 сохранить не удалось: %3</translation>
    </message>
    <message>
        <source>%1; the rest of the frame is lost</source>
        <translation>%1; остаток кадра потерян</translation>
    </message>
    <message>
        <source>packet has %1 entities and not as many as it announces</source>
        <translation>в пакете %1 сущностей&#xa0;— не столько, сколько объявлено</translation>
    </message>
    <message>
        <source>the dictionary has number %1 instead of %2</source>
        <translation>номер словаря %1 вместо %2</translation>
    </message>
    <message>
        <source>a chunk cannot be unpacked: %1</source>
        <translation>не удаётся распаковать чанк: %1</translation>
    </message>
    <message>
        <source>a chunk cannot be packed: %1</source>
        <translation>не удаётся сжать чанк: %1</translation>
    </message>
    <message>
        <source>the chunks need dictionary %1</source>
        <translation>для чанков нужен словарь %1</translation>
    </message>
    <message>
        <source>%2: %1</source>
        <translation>%2: %1</translation>
    </message>
    <message>
        <source>%1: %2 bytes of a segmented Hollow Cube recording; the preamble.dat that tells what they are is not beside them</source>
        <translation>%1: %2 байт сегментированной записи Hollow Cube; рядом нет файла preamble.dat с её описанием</translation>
    </message>
    <message>
        <source>version %1 is not known</source>
        <translation>версия %1 неизвестна</translation>
    </message>
    <message>
        <source>version %1 of the design document&apos;s layout is not known</source>
        <translation>версия %1 разметки проектного документа неизвестна</translation>
    </message>
    <message>
        <source>nothing of these ticks can be kept: %1</source>
        <translation>из этих тиков ничего нельзя сохранить: %1</translation>
    </message>
    <message>
        <source>what is there at tick %1 is more than one tick can tell; a clip can begin at tick %2</source>
        <translation>на тике %1 есть больше, чем может сообщить один тик; отрывок может начинаться с тика %2</translation>
    </message>
    <message numerus="yes">
        <source>%n tick(s) left out at the beginning: %2</source>
        <translation>
            <numerusform>в начале пропущен %n тик: %2</numerusform>
            <numerusform>в начале пропущено %n тика: %2</numerusform>
            <numerusform>в начале пропущено %n тиков: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tick(s) left out at the end: %2</source>
        <translation>
            <numerusform>в конце пропущен %n тик: %2</numerusform>
            <numerusform>в конце пропущено %n тика: %2</numerusform>
            <numerusform>в конце пропущено %n тиков: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (byte %2 of the unpacked chunk)</source>
        <translation>%1 (байт %2 распакованного чанка)</translation>
    </message>
    <message>
        <source>an event is of an unknown kind: %1</source>
        <translation>событие неизвестного вида: %1</translation>
    </message>
    <message>
        <source>%1; reading goes on at the next snapshot</source>
        <translation>%1; чтение продолжается со следующего снапшота</translation>
    </message>
    <message>
        <source>the metadata cannot be read (%1); repair the recording first</source>
        <translation>не удаётся прочесть метаданные (%1); сначала исправьте запись</translation>
    </message>
    <message>
        <source>&quot;%1&quot; in the metadata is a list of compounds</source>
        <translation>«%1» в метаданных&#xa0;— список составных тегов</translation>
    </message>
    <message>
        <source>&quot;%1&quot; in the metadata is a list</source>
        <translation>«%1» в метаданных&#xa0;— список</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: a text is longer than NBT holds</source>
        <translation>«%1»: текст длиннее, чем вмещает NBT</translation>
    </message>
    <message>
        <source>%1; the recording is shown without its metadata</source>
        <translation>%1; запись показана без метаданных</translation>
    </message>
    <message>
        <source>the metadata take too much memory; %1 values of them are left out</source>
        <translation>метаданным нужно слишком много памяти; пропущено значений: %1</translation>
    </message>
    <message>
        <source>the header has %1 ticks and the index %2; the index is believed</source>
        <translation>в заголовке тиков %1, в индексе %2; верным считается индекс</translation>
    </message>
    <message numerus="yes">
        <source>%1; %n tick(s) lost</source>
        <translation>
            <numerusform>%1; потерян %n тик</numerusform>
            <numerusform>%1; потеряно %n тика</numerusform>
            <numerusform>%1; потеряно %n тиков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Chunk %3 cannot be read (%2); left out from there on: %n chunk(s).</source>
        <translation>
            <numerusform>Чанк %3 не удаётся прочесть (%2); начиная с него пропущен %n чанк.</numerusform>
            <numerusform>Чанк %3 не удаётся прочесть (%2); начиная с него пропущено %n чанка.</numerusform>
            <numerusform>Чанк %3 не удаётся прочесть (%2); начиная с него пропущено %n чанков.</numerusform>
        </translation>
    </message>
    <message>
        <source>The metadata cannot be read (%1); they are empty now.</source>
        <translation>Не удаётся прочесть метаданные (%1); теперь они пусты.</translation>
    </message>
    <message>
        <source>the first chunk cannot be read (%1), so nothing can be kept</source>
        <translation>не удаётся прочесть первый чанк (%1), поэтому сохранить ничего нельзя</translation>
    </message>
    <message>
        <source>%1 record with too few bytes</source>
        <translation>в блоке %1 слишком мало байтов</translation>
    </message>
    <message>
        <source>a clip of a teehistorian file has to begin where the file does, at tick %1: its records only tell what changes</source>
        <translation>отрывок файла teehistorian должен начинаться там же, где файл, с тика %1: его записи говорят только о том, что меняется</translation>
    </message>
    <message>
        <source>the text &quot;%1&quot; of the header has no end</source>
        <translation>у текста «%1» в заголовке нет конца</translation>
    </message>
    <message>
        <source>delta removes item %1/%2, which is not there</source>
        <translation>дельта удаляет объект %1/%2, которого нет</translation>
    </message>
    <message>
        <source>message field %1 is cut</source>
        <translation>поле сообщения %1 обрезано</translation>
    </message>
    <message>
        <source>data block %1 lies outside its area</source>
        <translation>блок данных %1 лежит вне своей области</translation>
    </message>
    <message>
        <source>item %1 lies outside its area</source>
        <translation>объект %1 лежит вне своей области</translation>
    </message>
    <message>
        <source>an item of type %1 has a wrong size</source>
        <translation>у объекта типа %1 неверный размер</translation>
    </message>
    <message>
        <source>an item of type %1 names another type</source>
        <translation>объект типа %1 называет другой тип</translation>
    </message>
    <message>
        <source>a text is missing: %1</source>
        <translation>нет текста: %1</translation>
    </message>
    <message>
        <source>image &quot;%1&quot; is too big</source>
        <translation>изображение «%1» слишком велико</translation>
    </message>
    <message>
        <source>image &quot;%1&quot; has no usable pixels</source>
        <translation>в изображении «%1» нет пригодных пикселей</translation>
    </message>
    <message>
        <source>layer %1 is left out: %2</source>
        <translation>слой %1 пропущен: %2</translation>
    </message>
    <message>
        <source>message field %1 is out of range</source>
        <translation>поле сообщения %1 вне допустимых значений</translation>
    </message>
    <message>
        <source>message field %1 is no UTF-8</source>
        <translation>поле сообщения %1 не в UTF-8</translation>
    </message>
    <message>
        <source>a clip needs at least two ticks; ticks %1 to %2 of the recording hold fewer</source>
        <translation>отрывку нужно не меньше двух тиков; в тиках с %1 по %2 записи их меньше</translation>
    </message>
    <message>
        <source>%1; ticks may be missing here</source>
        <translation>%1; здесь могут отсутствовать тики</translation>
    </message>
    <message>
        <source>demo version %1 is of Teeworlds 0.5, whose objects are not known; versions 3 to 6 are read</source>
        <translation>версия демо %1&#xa0;— из Teeworlds 0.5, объекты которого неизвестны; читаются версии с 3 по 6</translation>
    </message>
    <message>
        <source>%1; one message is lost</source>
        <translation>%1; потеряно одно сообщение</translation>
    </message>
    <message>
        <source>%1; the search for a keyframe behind it is given up</source>
        <translation>%1; поиск ключевого кадра после этого места прекращён</translation>
    </message>
    <message>
        <source>%1; the state is not known up to the next keyframe</source>
        <translation>%1; состояние неизвестно до следующего ключевого кадра</translation>
    </message>
    <message>
        <source>demos of version %1 have no markers</source>
        <translation>в демо версии %1 нет маркеров</translation>
    </message>
    <message>
        <source>version %1 of demos is not known; it is read as version %2</source>
        <translation>версия демо %1 неизвестна; читается как версия %2</translation>
    </message>
    <message>
        <source>the header states %1 markers, and has room for %2</source>
        <translation>в заголовке указано маркеров: %1, а места&#xa0;— на %2</translation>
    </message>
    <message>
        <source>%1; reading goes on at the next keyframe</source>
        <translation>%1; чтение продолжается со следующего ключевого кадра</translation>
    </message>
    <message>
        <source>%1; nothing behind it can be read</source>
        <translation>%1; дальше ничего прочесть нельзя</translation>
    </message>
    <message>
        <source>the map in the recording cannot be read: %1</source>
        <translation>не удаётся прочесть карту в записи: %1</translation>
    </message>
    <message>
        <source>the map in the recording: %1</source>
        <translation>карта в записи: %1</translation>
    </message>
    <message>
        <source>layer %1 of the map in the recording is left out: %2</source>
        <translation>слой %1 карты в записи пропущен: %2</translation>
    </message>
    <message>
        <source>%1: is a folder</source>
        <translation>%1: это папка</translation>
    </message>
    <message>
        <source>%1: Permission denied</source>
        <translation>%1: отказано в доступе</translation>
    </message>
    <message>
        <source>%1: No such file or directory</source>
        <translation>%1: нет такого файла или папки</translation>
    </message>
    <message>
        <source>cannot write a temporary file: %1</source>
        <translation>не удаётся записать временный файл: %1</translation>
    </message>
    <message>
        <source>%1: too much to read from a pipe</source>
        <translation>%1: слишком много для чтения из канала</translation>
    </message>
    <message>
        <source>%1: is no regular file</source>
        <translation>%1: это не обычный файл</translation>
    </message>
    <message>
        <source>no secure connection: %1</source>
        <translation>нет защищённого соединения: %1</translation>
    </message>
    <message>
        <source>the server wants a bearer token, or another one (%1)</source>
        <translation>серверу нужен токен (bearer) или другой токен (%1)</translation>
    </message>
    <message>
        <source>the server refuses access; a signed address may have run out (%1)</source>
        <translation>сервер отказал в доступе; возможно, истёк срок подписанного адреса (%1)</translation>
    </message>
    <message>
        <source>there is no such file on the server (%1)</source>
        <translation>такого файла на сервере нет (%1)</translation>
    </message>
    <message>
        <source>the server does not have the part that was asked for (%1)</source>
        <translation>на сервере нет запрошенной части (%1)</translation>
    </message>
    <message>
        <source>the server is busy or out of order (%1)</source>
        <translation>сервер занят или неисправен (%1)</translation>
    </message>
    <message>
        <source>the server gives no file (%1)</source>
        <translation>сервер не отдаёт файл (%1)</translation>
    </message>
    <message>
        <source>%1: holds no token</source>
        <translation>%1: не содержит токена</translation>
    </message>
    <message>
        <source>%1 is not a regular file; it is not replaced</source>
        <translation>%1&#xa0;— не обычный файл; он не будет заменён</translation>
    </message>
    <message>
        <source>%1 cannot be written; is the disk full?</source>
        <translation>не удаётся записать %1; диск заполнен?</translation>
    </message>
    <message>
        <source>%1 exists already; --force replaces it</source>
        <translation>%1 уже существует; --force заменит файл</translation>
    </message>
    <message>
        <source>%1 is the recording itself</source>
        <translation>%1&#xa0;— это сама запись</translation>
    </message>
    <message>
        <source>the %1 stream ends early; %2 bytes were unpacked before</source>
        <translation>поток %1 обрывается; до этого распаковано байтов: %2</translation>
    </message>
    <message>
        <source>the %1 stream is followed by other bytes; %2 bytes were unpacked before</source>
        <translation>за потоком %1 следуют другие байты; до этого распаковано байтов: %2</translation>
    </message>
    <message>
        <source>the %1 stream needs too much memory; %2 bytes were unpacked before</source>
        <translation>потоку %1 нужно слишком много памяти; до этого распаковано байтов: %2</translation>
    </message>
    <message>
        <source>the %1 stream is of a newer kind; %2 bytes were unpacked before</source>
        <translation>поток %1 более нового вида; до этого распаковано байтов: %2</translation>
    </message>
    <message>
        <source>the %1 stream is damaged; %2 bytes were unpacked before</source>
        <translation>поток %1 повреждён; до этого распаковано байтов: %2</translation>
    </message>
    <message>
        <source>the %1 stream unpacks to too much; %2 bytes were unpacked before</source>
        <translation>поток %1 слишком велик после распаковки; до этого распаковано байтов: %2</translation>
    </message>
    <message>
        <source>case %1</source>
        <translation>дело %1</translation>
    </message>
    <message>
        <source>case %1, which has one of this name</source>
        <translation>дело %1, в котором есть запись с этим именем</translation>
    </message>
    <message>
        <source>changes to cases wait in %1 until the window sends them; nothing was removed</source>
        <translation>изменения дел в %1 ждут, пока окно их отправит; ничего не удалено</translation>
    </message>
    <message>
        <source>%1: another prune is running; nothing was removed</source>
        <translation>%1: уже выполняется другой prune; ничего не удалено</translation>
    </message>
    <message>
        <source>more in total than allowed, and %1</source>
        <translation>всего больше допустимого, и %1</translation>
    </message>
    <message>
        <source>%1 (rules of %2)</source>
        <translation>%1 (правила для %2)</translation>
    </message>
    <message>
        <source>there is no trash for %1; nothing was removed</source>
        <translation>для %1 нет корзины; ничего не удалено</translation>
    </message>
    <message>
        <source>%1 needs an age such as 36h, 30d, 8w or 1y, not &quot;%2&quot;</source>
        <translation>%1: нужен возраст вроде 36h, 30d, 8w или 1y, а не «%2»</translation>
    </message>
    <message>
        <source>%1 needs a size such as 500K, 200M or 4G, not &quot;%2&quot;</source>
        <translation>%1: нужен размер вроде 500K, 200M или 4G, а не «%2»</translation>
    </message>
    <message>
        <source>exit code %1</source>
        <translation>код выхода %1</translation>
    </message>
    <message>
        <source>%1: reading ended the process that did it (%2)</source>
        <translation>%1: чтение завершило процесс, который им занимался (%2)</translation>
    </message>
    <message>
        <source>%1 (%2 times in a row)</source>
        <translation>%1 (%2 раз подряд)</translation>
    </message>
    <message>
        <source>not a number such as 60, 0.25 or 30000/1001: &quot;%1&quot;</source>
        <translation>не число вроде 60, 0.25 или 30000/1001: «%1»</translation>
    </message>
    <message>
        <source>more than %1 frames</source>
        <translation>больше %1 кадров</translation>
    </message>
    <message>
        <source>not a time: &quot;%1&quot;</source>
        <translation>не время: «%1»</translation>
    </message>
    <message>
        <source>ticks go from %1 to %2</source>
        <translation>тики идут с %1 по %2</translation>
    </message>
    <message>
        <source>the recording lasts %1</source>
        <translation>запись длится %1</translation>
    </message>
    <message>
        <source>%1: does not have the bytes written to it</source>
        <translation>%1: содержит не те байты, что были записаны</translation>
    </message>
    <message>
        <source>no dictionary can be made of these chunks: %1</source>
        <translation>не удаётся создать словарь из этих чанков: %1</translation>
    </message>
    <message>
        <source>no dictionary can be made: %1</source>
        <translation>не удаётся создать словарь: %1</translation>
    </message>
    <message>
        <source>the dictionary&apos;s number %1 does not fit into a header</source>
        <translation>номер словаря %1 не помещается в заголовок</translation>
    </message>
    <message>
        <source>case %1: not all opinions that it needs have been decided</source>
        <translation>дело %1: вынесены ещё не все нужные вердикты</translation>
    </message>
    <message>
        <source>cannot write %1: %2</source>
        <translation>не удаётся записать %1: %2</translation>
    </message>
    <message>
        <source>cannot start %1: %2</source>
        <translation>не удаётся запустить %1: %2</translation>
    </message>
    <message>
        <source>ffmpeg failed: %1</source>
        <translation>сбой ffmpeg: %1</translation>
    </message>
    <message>
        <source>ffmpeg ended before the video was complete (exit code %1)</source>
        <translation>ffmpeg завершился до конца видео (код %1)</translation>
    </message>
    <message>
        <source>width and height of a .%1 must be even</source>
        <translation>ширина и высота .%1 должны быть чётными</translation>
    </message>
    <message>
        <source>a .%1 counts hundredths of a second: it can have 50, 25, 20, 10 or 5 frames a second</source>
        <translation>.%1 считает сотые доли секунды: возможно 50, 25, 20, 10 или 5 кадров в секунду</translation>
    </message>
    <message>
        <source>--when: there is no input &quot;%1&quot;; there are: %2</source>
        <translation>--when: нет ввода «%1»; есть: %2</translation>
    </message>
    <message>
        <source>client %1 is nobody there</source>
        <translation>клиент %1 там никто</translation>
    </message>
    <message>
        <source>client %1 is %2 there, not %3</source>
        <translation>клиент %1 там %2, а не %3</translation>
    </message>
    <message>
        <source>the case knows %1 as client %2: give the recording with --recording FILE if client %3 is %4</source>
        <translation>в деле %1 — клиент %2: укажите запись через --recording FILE, если клиент %3 — это %4</translation>
    </message>
    <message>
        <source>%1 is not a recording of the case; --add-recording adds it</source>
        <translation>%1 — не запись этого дела; --add-recording добавит её</translation>
    </message>
    <message>
        <source>exported cases come without their history; verdicts and what others wrote became notes that say so</source>
        <translation>экспортированные дела приходят без истории; вердикты и написанное другими стали заметками, в которых это указано</translation>
    </message>
    <message>
        <source>the accused was also called %1, which texts may still have; to erase that, too: tickscope-cli case erase NAME</source>
        <translation>обвиняемого звали и %1, это имя может оставаться в текстах; чтобы стереть и его: tickscope-cli case erase NAME</translation>
    </message>
    <message>
        <source>no case mentions %1</source>
        <translation>ни в одном деле нет упоминаний %1</translation>
    </message>
    <message>
        <source>&apos;#%1&apos; is the number of one player and the name of another; write %1 for the number, or %2 for who was called so</source>
        <translation>&apos;#%1&apos; — это номер одного игрока и имя другого; напишите %1 для номера или %2 для того, кого так звали</translation>
    </message>
    <message>
        <source>libcurl, which is needed to read from servers, cannot be loaded</source>
        <translation>не удаётся загрузить libcurl, которая нужна для чтения с серверов</translation>
    </message>
    <message>
        <source>the recordings have nothing in common to compare</source>
        <translation>в записях нет ничего общего, что можно сравнить</translation>
    </message>
    <message>
        <source>%1: no tick of one recording lies beside one of the other</source>
        <translation>%1: ни одному тику одной записи не соответствует тик другой</translation>
    </message>
    <message>
        <source>%1: no player has the same name in both</source>
        <translation>%1: ни у одного игрока нет одного и того же имени в обеих</translation>
    </message>
    <message>
        <source>%1: left out, as nobody in the other recording has that name: %2</source>
        <translation>%1: пропущены, так как в другой записи никого так не зовут: %2</translation>
    </message>
    <message>
        <source>the other recording has no player %1</source>
        <translation>в другой записи нет игрока %1</translation>
    </message>
    <message>
        <source>it has no finish with a time</source>
        <translation>у него нет финиша со временем</translation>
    </message>
    <message>
        <source>the recording does not say whose it is</source>
        <translation>запись не говорит, чей он</translation>
    </message>
    <message>
        <source>it is that of %1</source>
        <translation>это забег игрока %1</translation>
    </message>
    <message>
        <source>its start is not recorded</source>
        <translation>его старт не записан</translation>
    </message>
    <message>
        <source>there is no finished run of a player whom the recording names, with its time and its start</source>
        <translation>нет завершённого забега игрока, которого называет запись, с его временем и стартом</translation>
    </message>
    <message numerus="yes">
        <source>there are %n run(s)</source>
        <translation>
            <numerusform>есть %n забег</numerusform>
            <numerusform>есть %n забега</numerusform>
            <numerusform>есть %n забегов</numerusform>
        </translation>
    </message>
    <message>
        <source>run %1: %2</source>
        <translation>забег %1: %2</translation>
    </message>
    <message>
        <source>the player is not recorded for %1 of the run, where the ghost moves in a straight line</source>
        <translation>%1 забега игрок не записан, там призрак движется по прямой</translation>
    </message>
    <message>
        <source>there is no input of one player that both recordings hold</source>
        <translation>нет ввода одного игрока, который есть в обеих записях</translation>
    </message>
    <message>
        <source>case %1 is here already; nothing was added to it</source>
        <translation>дело %1 уже есть; в него ничего не добавлено</translation>
    </message>
    <message>
        <source>perhaps sent to a 0.7 client</source>
        <translation>возможно, отправлено клиенту 0.7</translation>
    </message>
    <message>
        <source>%1 is a name only: no accused of the case has it, and no recording was given</source>
        <translation>%1 — только имя: дело никого с таким именем не обвиняет, и запись не указана</translation>
    </message>
    <message>
        <source>%1: not all events of these types are recorded: %2</source>
        <translation>%1: записаны не все события этих типов: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n recording(s) do not hold all events of these types</source>
        <translation>
            <numerusform>%n запись содержит не все события этих типов</numerusform>
            <numerusform>%n записи содержат не все события этих типов</numerusform>
            <numerusform>%n записей содержат не все события этих типов</numerusform>
        </translation>
    </message>
    <message>
        <source>&quot;%1&quot;: no value; it is not recorded, nobody has that figure, or there are too few samples</source>
        <translation>«%1»: значения нет; оно не записано, этого показателя нет ни у кого или слишком мало замеров</translation>
    </message>
    <message>
        <source>network messages of protocol %1 cannot be read: players, entities and most events are unknown</source>
        <translation>сетевые сообщения протокола %1 прочитать нельзя: игроки, сущности и большинство событий неизвестны</translation>
    </message>
    <message>
        <source>%1 #%2 is not in the game at tick %3</source>
        <translation>%1 #%2 не в игре на тике %3</translation>
    </message>
    <message>
        <source>%1 #%2 is not in the game from tick %3 to %4</source>
        <translation>%1 #%2 не в игре с тика %3 по %4</translation>
    </message>
    <message>
        <source>both may be of the same session, though their clocks do not tell: compared by tick</source>
        <translation>обе записи могут быть из одной сессии, хотя по часам этого не видно: сравниваются по тикам</translation>
    </message>
    <message>
        <source>%1: left out, as several players had that name at once and cannot be told apart: %2</source>
        <translation>%1: пропущены, так как это имя было сразу у нескольких игроков и их не различить: %2</translation>
    </message>
    <message>
        <source>nobody is called &quot;%1&quot; in these ticks</source>
        <translation>никого не зовут «%1» в этих тиках</translation>
    </message>
    <message>
        <source>no finish with a known time</source>
        <translation>нет финиша с известным временем</translation>
    </message>
    <message>
        <source>--size must be no more than %1 pixels in all</source>
        <translation>--size: всего не более %1 пикселей</translation>
    </message>
    <message>
        <source>the case is not assigned to you</source>
        <translation>дело назначено не вам</translation>
    </message>
    <message>
        <source>a decided verdict stays as it is</source>
        <translation>вынесенный вердикт не меняется</translation>
    </message>
    <message>
        <source>only its author changes it</source>
        <translation>изменить это может только автор</translation>
    </message>
    <message>
        <source>the two recordings do not have the same map, or are of two worlds</source>
        <translation>у двух записей разные карты или миры</translation>
    </message>
    <message>
        <source>times of day are exact to a second at best: what lies so near may be no difference</source>
        <translation>время суток известно в лучшем случае до секунды: то, что лежит так близко, может не быть отличием</translation>
    </message>
    <message>
        <source>both recordings have ticks %1 to %2 of the first one</source>
        <translation>в обеих записях есть тики первой с %1 по %2</translation>
    </message>
    <message>
        <source>types of events of which only what the server&apos;s recording lacks is a difference: %1</source>
        <translation>виды событий, в которых отличием считается лишь то, чего нет в записи сервера: %1</translation>
    </message>
    <message>
        <source>types of events not compared, as they depend on who recorded them: %1</source>
        <translation>виды событий, которые не сравниваются, так как зависят от того, кто записывал: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n recording(s) have several players of that name; rows have their numbers</source>
        <translation>
            <numerusform>В %n записи несколько игроков с этим именем; в строках указаны их номера</numerusform>
            <numerusform>В %n записях несколько игроков с этим именем; в строках указаны их номера</numerusform>
            <numerusform>В %n записях несколько игроков с этим именем; в строках указаны их номера</numerusform>
        </translation>
    </message>
    <message>
        <source>another reviewer has decided, so the verdict stays</source>
        <translation>другой проверяющий уже решил, поэтому вердикт остаётся</translation>
    </message>
    <message>
        <source>only a decided verdict is withdrawn</source>
        <translation>отозвать можно только вынесенный вердикт</translation>
    </message>
    <message>
        <source>there is no verdict on the case</source>
        <translation>по делу нет вердикта</translation>
    </message>
    <message>
        <source>the verdict was just changed</source>
        <translation>вердикт только что изменили</translation>
    </message>
    <message>
        <source>only its author changes a note</source>
        <translation>изменить заметку может только её автор</translation>
    </message>
    <message>
        <source>there is no such case</source>
        <translation>такого дела нет</translation>
    </message>
    <message>
        <source>the store was made by a later version of Tickscope</source>
        <translation>хранилище создано более новой версией Tickscope</translation>
    </message>
    <message>
        <source>there is no case %1</source>
        <translation>дела %1 нет</translation>
    </message>
    <message>
        <source>the headers of the two recordings differ: %1</source>
        <translation>заголовки двух записей различаются: %1</translation>
    </message>
    <message>
        <source>left out, as one of the recordings has some as they were at earlier ticks</source>
        <translation>пропущены, так как в одной из записей некоторые относятся к более ранним тикам</translation>
    </message>
    <message>
        <source>aim and shots are not compared, as the two recordings have them at other ticks</source>
        <translation>прицел и выстрелы не сравниваются, так как в двух записях они в разных тиках</translation>
    </message>
    <message>
        <source>left out, or compared only where neither is 0, as they depend on who recorded them: %1</source>
        <translation>пропущены или сравниваются лишь там, где ни одно значение не 0, так как зависят от того, кто записывал: %1</translation>
    </message>
    <message>
        <source>no player &quot;%1&quot; at tick %2</source>
        <translation>нет игрока «%1» на тике %2</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>строка %1: %2</translation>
    </message>
    <message>
        <source>only its author removes a note</source>
        <translation>удалить заметку может только её автор</translation>
    </message>
    <message>
        <source>case %1 was removed by %2</source>
        <translation>дело %1 удалил(а) %2</translation>
    </message>
    <message>
        <source>case %1 has no note %2</source>
        <translation>в деле %1 нет заметки %2</translation>
    </message>
    <message>
        <source>%1 is none of %2</source>
        <translation>%1 не входит в список: %2</translation>
    </message>
    <message>
        <source>unknown key &quot;%1&quot;</source>
        <translation>неизвестный ключ «%1»</translation>
    </message>
    <message>
        <source>more cells than columns</source>
        <translation>ячеек больше, чем столбцов</translation>
    </message>
    <message>
        <source>no report in it</source>
        <translation>в нём нет ни одной жалобы</translation>
    </message>
    <message>
        <source>this is not a text in UTF-8</source>
        <translation>это не текст в UTF-8</translation>
    </message>
    <message>
        <source>%1: events of these types are never recorded in this format: %2</source>
        <translation>%1: события этих типов в этом формате никогда не записываются: %2</translation>
    </message>
    <message>
        <source>the note is too long</source>
        <translation>заметка слишком длинная</translation>
    </message>
    <message>
        <source>the claim is too long</source>
        <translation>суть жалобы слишком длинная</translation>
    </message>
    <message>
        <source>the reason is too long</source>
        <translation>обоснование слишком длинное</translation>
    </message>
    <message>
        <source>a reason is too long</source>
        <translation>одно из обоснований слишком длинное</translation>
    </message>
    <message>
        <source>the case is decided</source>
        <translation>по делу уже принято решение</translation>
    </message>
    <message>
        <source>the case was changed since</source>
        <translation>дело с тех пор изменилось</translation>
    </message>
    <message>
        <source>there is no such note</source>
        <translation>такой заметки нет</translation>
    </message>
    <message>
        <source>a given verdict cites the note</source>
        <translation>на заметку ссылается вынесенный вердикт</translation>
    </message>
    <message>
        <source>a verdict cites the note</source>
        <translation>на заметку ссылается вердикт</translation>
    </message>
    <message>
        <source>to decide, a verdict needs a decision, a reason, and a finding on one aspect at least</source>
        <translation>для решения в вердикте нужны решение, обоснование и вывод хотя бы по одному аспекту</translation>
    </message>
    <message>
        <source>the decision says &quot;%1&quot;, and all findings say &quot;clean&quot;</source>
        <translation>решение — «%1», а все выводы — «clean»</translation>
    </message>
    <message>
        <source>a tag is empty or too long, or there are too many</source>
        <translation>метка пуста или слишком длинная, либо меток слишком много</translation>
    </message>
    <message>
        <source>too many recordings or accused</source>
        <translation>слишком много записей или обвиняемых</translation>
    </message>
    <message>
        <source>too many pieces of evidence</source>
        <translation>слишком много доказательств</translation>
    </message>
    <message>
        <source>the player&apos;s name or the category is too long</source>
        <translation>имя игрока или категория слишком длинные</translation>
    </message>
    <message>
        <source>the name of a recording is too long</source>
        <translation>имя одной из записей слишком длинное</translation>
    </message>
    <message>
        <source>the name of a reporter or assignee is too long</source>
        <translation>имя заявителя или исполнителя слишком длинное</translation>
    </message>
    <message>
        <source>an accused needs at least one name of reasonable length</source>
        <translation>у обвиняемого должно быть хотя бы одно имя разумной длины</translation>
    </message>
    <message>
        <source>the picture is too big</source>
        <translation>изображение слишком большое</translation>
    </message>
    <message>
        <source>the picture is no PNG</source>
        <translation>изображение не в формате PNG</translation>
    </message>
    <message>
        <source>more than 64 MiB of reports</source>
        <translation>больше 64 МиБ жалоб</translation>
    </message>
    <message>
        <source>the report was just changed</source>
        <translation>жалобу только что изменили</translation>
    </message>
    <message>
        <source>the server has tables of a later version of Tickscope</source>
        <translation>на сервере таблицы более новой версии Tickscope</translation>
    </message>
    <message>
        <source>%1 is there already</source>
        <translation>%1 уже существует</translation>
    </message>
    <message>
        <source>%1: there is no manifest</source>
        <translation>%1: нет манифеста</translation>
    </message>
    <message>
        <source>made by another version</source>
        <translation>создано другой версией</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be the name of a part</source>
        <translation>«%1» не может быть именем части</translation>
    </message>
    <message>
        <source>%1 cannot be made</source>
        <translation>не удаётся создать %1</translation>
    </message>
    <message>
        <source>%1: is no file</source>
        <translation>%1: не файл</translation>
    </message>
    <message>
        <source>%1: is too big</source>
        <translation>%1: слишком велик</translation>
    </message>
    <message>
        <source>%1: the manifest is unreadable</source>
        <translation>%1: манифест не читается</translation>
    </message>
    <message>
        <source>%1: the manifest is ambiguous</source>
        <translation>%1: манифест неоднозначен</translation>
    </message>
    <message>
        <source>%1: made by a later version of Tickscope</source>
        <translation>%1: создано более новой версией Tickscope</translation>
    </message>
    <message>
        <source>signatures need the program ssh-keygen (OpenSSH)</source>
        <translation>для подписей нужна программа ssh-keygen (OpenSSH)</translation>
    </message>
    <message>
        <source>ssh-keygen does not answer</source>
        <translation>ssh-keygen не отвечает</translation>
    </message>
    <message>
        <source>%1: there is no such key</source>
        <translation>%1: такого ключа нет</translation>
    </message>
    <message>
        <source>%1: cannot sign: %2</source>
        <translation>%1: не удаётся подписать: %2</translation>
    </message>
    <message>
        <source>%1: there is no such file</source>
        <translation>%1: такого файла нет</translation>
    </message>
    <message>
        <source>%1 is no text</source>
        <translation>%1 — не текст</translation>
    </message>
    <message>
        <source>%1 holds something that is no text</source>
        <translation>в %1 есть что-то, что не текст</translation>
    </message>
    <message>
        <source>%1 is no whole number</source>
        <translation>%1 — не целое число</translation>
    </message>
    <message>
        <source>%1 is neither true nor false</source>
        <translation>%1 — не true и не false</translation>
    </message>
    <message>
        <source>%1 is no list</source>
        <translation>%1 — не список</translation>
    </message>
    <message>
        <source>%1 holds something that is no object</source>
        <translation>в %1 есть что-то, что не объект</translation>
    </message>
    <message>
        <source>%1 is no base64</source>
        <translation>%1 — не base64</translation>
    </message>
    <message>
        <source>not an object</source>
        <translation>не объект</translation>
    </message>
    <message>
        <source>a recording needs its SHA-256 in 64 lower-case digits</source>
        <translation>записи нужен её SHA-256 из 64 цифр в нижнем регистре</translation>
    </message>
    <message>
        <source>1 to 9 opinions can be asked for</source>
        <translation>можно запросить от 1 до 9 мнений</translation>
    </message>
    <message>
        <source>a recording is named by its SHA-256</source>
        <translation>запись указывается своим SHA-256</translation>
    </message>
    <message>
        <source>a tick needs its recording</source>
        <translation>тику нужна его запись</translation>
    </message>
    <message>
        <source>a range ends at or behind its first tick</source>
        <translation>диапазон кончается на своём первом тике или после него</translation>
    </message>
    <message>
        <source>a color is #rrggbb</source>
        <translation>цвет записывается как #rrggbb</translation>
    </message>
    <message>
        <source>an aspect is there twice</source>
        <translation>аспект указан дважды</translation>
    </message>
    <message>
        <source>%1 is no file</source>
        <translation>%1 — не файл</translation>
    </message>
    <message>
        <source>the case was removed</source>
        <translation>дело удалено</translation>
    </message>
    <message>
        <source>the case is not decided</source>
        <translation>по делу ещё нет решения</translation>
    </message>
    <message>
        <source>opinions once asked for are needed</source>
        <translation>уже запрошенные мнения обязательны</translation>
    </message>
    <message>
        <source>only an empty case of one&apos;s own is removed</source>
        <translation>удалить можно только своё пустое дело</translation>
    </message>
    <message>
        <source>Qt&apos;s driver for PostgreSQL is not installed</source>
        <translation>драйвер Qt для PostgreSQL не установлен</translation>
    </message>
    <message>
        <source>the outbox holds an unknown change</source>
        <translation>в исходящих есть неизвестное изменение</translation>
    </message>
    <message>
        <source>the server&apos;s tables are missing or out of date; its administrator runs tickscope-cli case upgrade</source>
        <translation>таблиц на сервере нет, или они устарели; его администратор запускает tickscope-cli case upgrade</translation>
    </message>
    <message>
        <source>a person needs a name</source>
        <translation>человеку нужно имя</translation>
    </message>
    <message>
        <source>rows of %1 belong to nothing</source>
        <translation>строки таблицы %1 ни к чему не относятся</translation>
    </message>
    <message>
        <source>a server is backed up with pg_dump</source>
        <translation>резервная копия сервера делается с помощью pg_dump</translation>
    </message>
    <message>
        <source>%1 cannot have a semicolon</source>
        <translation>в %1 не может быть точки с запятой</translation>
    </message>
    <message>
        <source>a password is no part of a server&apos;s address</source>
        <translation>пароль не является частью адреса сервера</translation>
    </message>
    <message>
        <source>a server needs postgresql://USER@HOST:PORT/DATABASE</source>
        <translation>для сервера нужно postgresql://USER@HOST:PORT/DATABASE</translation>
    </message>
    <message>
        <source>a service needs its name: service:NAME</source>
        <translation>службе нужно имя: service:NAME</translation>
    </message>
    <message>
        <source>the store needs the path of a file</source>
        <translation>хранилищу нужен путь к файлу</translation>
    </message>
    <message>
        <source>the file is too big for reports</source>
        <translation>файл слишком велик для жалоб</translation>
    </message>
</context>
<context>
    <name>kinds</name>
    <message>
        <source>Game events</source>
        <translation>События игры</translation>
    </message>
    <message>
        <source>Game event</source>
        <translation>Событие игры</translation>
    </message>
    <message>
        <source>Temporary effects</source>
        <translation>Временные эффекты</translation>
    </message>
    <message>
        <source>Temporary effect</source>
        <translation>Временный эффект</translation>
    </message>
    <message>
        <source>Server commands</source>
        <translation>Команды сервера</translation>
    </message>
    <message>
        <source>Server command</source>
        <translation>Команда сервера</translation>
    </message>
    <message>
        <source>Director commands</source>
        <translation>Команды режиссёра</translation>
    </message>
    <message>
        <source>Director command</source>
        <translation>Команда режиссёра</translation>
    </message>
    <message>
        <source>Own game events</source>
        <translation>Собственные события игры</translation>
    </message>
    <message>
        <source>Own game event</source>
        <translation>Собственное событие игры</translation>
    </message>
    <message>
        <source>Weapon animations</source>
        <translation>Анимации оружия</translation>
    </message>
    <message>
        <source>Weapon animation</source>
        <translation>Анимация оружия</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Перемещения</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Перемещение</translation>
    </message>
    <message>
        <source>Absolute moves</source>
        <translation>Абсолютные перемещения</translation>
    </message>
    <message>
        <source>Absolute move</source>
        <translation>Абсолютное перемещение</translation>
    </message>
    <message>
        <source>Entity states</source>
        <translation>Состояния сущностей</translation>
    </message>
    <message>
        <source>Entity state</source>
        <translation>Состояние сущности</translation>
    </message>
    <message>
        <source>Hand animations</source>
        <translation>Анимации рук</translation>
    </message>
    <message>
        <source>Hand animation</source>
        <translation>Анимация рук</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Рука</translation>
    </message>
    <message>
        <source>Item uses</source>
        <translation>Применения предметов</translation>
    </message>
    <message>
        <source>Item use</source>
        <translation>Применение предмета</translation>
    </message>
    <message>
        <source>Item changes</source>
        <translation>Смены предметов</translation>
    </message>
    <message>
        <source>Item change</source>
        <translation>Смена предмета</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Предмет</translation>
    </message>
    <message>
        <source>Held slots</source>
        <translation>Слоты в руке</translation>
    </message>
    <message>
        <source>Held slot</source>
        <translation>Слот в руке</translation>
    </message>
    <message>
        <source>Block changes</source>
        <translation>Изменения блоков</translation>
    </message>
    <message>
        <source>Block change</source>
        <translation>Изменение блока</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Блок</translation>
    </message>
    <message>
        <source>Removals</source>
        <translation>Удаления</translation>
    </message>
    <message>
        <source>Removal</source>
        <translation>Удаление</translation>
    </message>
    <message>
        <source>Checkpoint resets</source>
        <translation>Сбросы к чекпоинту</translation>
    </message>
    <message>
        <source>Checkpoint reset</source>
        <translation>Сброс к чекпоинту</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Сброс</translation>
    </message>
    <message>
        <source>Run ends</source>
        <translation>Концы забегов</translation>
    </message>
    <message>
        <source>Run end</source>
        <translation>Конец забега</translation>
    </message>
    <message>
        <source>Ghost blocks cleared</source>
        <translation>Удаление призрачных блоков</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Имена</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Protocols</source>
        <translation>Протоколы</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>Протокол</translation>
    </message>
    <message>
        <source>Rejoins</source>
        <translation>Повторные входы</translation>
    </message>
    <message>
        <source>Rejoin</source>
        <translation>Повторный вход</translation>
    </message>
    <message>
        <source>Left the world</source>
        <translation>Уходы из мира</translation>
    </message>
    <message>
        <source>Left world</source>
        <translation>Уход из мира</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Версии</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Версия</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Сообщения</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Сообщение</translation>
    </message>
    <message>
        <source>Differences from the rebuilt path</source>
        <translation>Расхождения с восстановленным путём</translation>
    </message>
    <message>
        <source>Difference from the rebuilt path</source>
        <translation>Расхождение с восстановленным путём</translation>
    </message>
    <message>
        <source>Hammer hits</source>
        <translation>Удары молотом</translation>
    </message>
    <message>
        <source>Hammer hit</source>
        <translation>Удар молотом</translation>
    </message>
    <message>
        <source>Deaths</source>
        <translation>Смерти</translation>
    </message>
    <message>
        <source>Death</source>
        <translation>Смерть</translation>
    </message>
    <message>
        <source>Messages of the day</source>
        <translation>Сообщения дня</translation>
    </message>
    <message>
        <source>Message of the day</source>
        <translation>Сообщение дня</translation>
    </message>
    <message>
        <source>Game messages</source>
        <translation>Сообщения игры</translation>
    </message>
    <message>
        <source>Game message</source>
        <translation>Сообщение игры</translation>
    </message>
    <message>
        <source>Server alerts</source>
        <translation>Предупреждения сервера</translation>
    </message>
    <message>
        <source>Server alert</source>
        <translation>Предупреждение сервера</translation>
    </message>
    <message>
        <source>Moderator alerts</source>
        <translation>Предупреждения модераторов</translation>
    </message>
    <message>
        <source>Moderator alert</source>
        <translation>Предупреждение модератора</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Чат</translation>
    </message>
    <message>
        <source>Server messages</source>
        <translation>Сообщения сервера</translation>
    </message>
    <message>
        <source>Server message</source>
        <translation>Сообщение сервера</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Сервер</translation>
    </message>
    <message>
        <source>Broadcasts</source>
        <translation>Объявления</translation>
    </message>
    <message>
        <source>Broadcast</source>
        <translation>Объявление</translation>
    </message>
    <message>
        <source>Kills</source>
        <translation>Убийства</translation>
    </message>
    <message>
        <source>Kill</source>
        <translation>Убийство</translation>
    </message>
    <message>
        <source>Joins</source>
        <translation>Входы</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Вход</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation>Выходы</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Выход</translation>
    </message>
    <message>
        <source>Renames</source>
        <translation>Смены имени</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Смена имени</translation>
    </message>
    <message>
        <source>Team changes</source>
        <translation>Смены команды</translation>
    </message>
    <message>
        <source>Team change</source>
        <translation>Смена команды</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Команда</translation>
    </message>
    <message>
        <source>Skin changes</source>
        <translation>Смены скина</translation>
    </message>
    <message>
        <source>Skin change</source>
        <translation>Смена скина</translation>
    </message>
    <message>
        <source>Skin</source>
        <translation>Скин</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Готовность</translation>
    </message>
    <message>
        <source>Spawns</source>
        <translation>Спавны</translation>
    </message>
    <message>
        <source>Spawn</source>
        <translation>Спавн</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Попадания</translation>
    </message>
    <message>
        <source>Hit</source>
        <translation>Попадание</translation>
    </message>
    <message>
        <source>Finishes</source>
        <translation>Финиши</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Финиш</translation>
    </message>
    <message>
        <source>Checkpoints</source>
        <translation>Чекпоинты</translation>
    </message>
    <message>
        <source>Checkpoint</source>
        <translation>Чекпоинт</translation>
    </message>
    <message>
        <source>Race starts</source>
        <translation>Старты гонки</translation>
    </message>
    <message>
        <source>Race start</source>
        <translation>Старт гонки</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Старт</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Раунды</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Раунд</translation>
    </message>
    <message>
        <source>Pauses</source>
        <translation>Паузы</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Votes</source>
        <translation>Голосования</translation>
    </message>
    <message>
        <source>Vote</source>
        <translation>Голосование</translation>
    </message>
    <message>
        <source>Eye emotes</source>
        <translation>Эмоции глаз</translation>
    </message>
    <message>
        <source>Eye emote</source>
        <translation>Эмоция глаз</translation>
    </message>
    <message>
        <source>Emote</source>
        <translation>Эмоция</translation>
    </message>
    <message>
        <source>Emoticons</source>
        <translation>Смайлы</translation>
    </message>
    <message>
        <source>Emoticon</source>
        <translation>Смайл</translation>
    </message>
    <message>
        <source>Pickups</source>
        <translation>Подборы предметов</translation>
    </message>
    <message>
        <source>Pickup</source>
        <translation>Подбор предмета</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Звуки</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Звук</translation>
    </message>
    <message>
        <source>Explosions</source>
        <translation>Взрывы</translation>
    </message>
    <message>
        <source>Explosion</source>
        <translation>Взрыв</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>Ввод</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Ввод</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Команды консоли</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Команда консоли</translation>
    </message>
    <message>
        <source>Logins</source>
        <translation>Получения прав</translation>
    </message>
    <message>
        <source>Login</source>
        <translation>Получение прав</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Тренировка</translation>
    </message>
    <message>
        <source>Saves</source>
        <translation>Сохранения</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Сохранение</translation>
    </message>
    <message>
        <source>Loads</source>
        <translation>Загрузки</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Загрузка</translation>
    </message>
    <message>
        <source>Swaps</source>
        <translation>Обмены местами</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Обмен местами</translation>
    </message>
    <message>
        <source>Hooks</source>
        <translation>Хуки</translation>
    </message>
    <message>
        <source>Hook</source>
        <translation>Хук</translation>
    </message>
    <message>
        <source>Hook releases</source>
        <translation>Отпускания хука</translation>
    </message>
    <message>
        <source>Hook release</source>
        <translation>Отпускание хука</translation>
    </message>
    <message>
        <source>Unhook</source>
        <translation>Хук снят</translation>
    </message>
    <message>
        <source>Shots</source>
        <translation>Выстрелы</translation>
    </message>
    <message>
        <source>Shot</source>
        <translation>Выстрел</translation>
    </message>
    <message>
        <source>Freezes</source>
        <translation>Фризы</translation>
    </message>
    <message>
        <source>Freeze</source>
        <translation>Фриз</translation>
    </message>
    <message>
        <source>Teleports</source>
        <translation>Телепорты</translation>
    </message>
    <message>
        <source>Teleport</source>
        <translation>Телепорт</translation>
    </message>
    <message>
        <source>Maps</source>
        <translation>Карты</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Карта</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Маркеры</translation>
    </message>
    <message>
        <source>Marker</source>
        <translation>Маркер</translation>
    </message>
    <message>
        <source>Recording</source>
        <translation>Запись</translation>
    </message>
    <message>
        <source>Engine messages</source>
        <translation>Сообщения движка</translation>
    </message>
    <message>
        <source>Engine message</source>
        <translation>Сообщение движка</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Система</translation>
    </message>
    <message>
        <source>Unknown messages</source>
        <translation>Неизвестные сообщения</translation>
    </message>
    <message>
        <source>Unknown message</source>
        <translation>Неизвестное сообщение</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Неизвестно</translation>
    </message>
    <message>
        <source>Blocks cleared</source>
        <translation>Удаление блоков</translation>
    </message>
    <message>
        <source>Finish effects</source>
        <translation>Эффекты финиша</translation>
    </message>
    <message>
        <source>Finish effect</source>
        <translation>Эффект финиша</translation>
    </message>
    <message>
        <source>Player hits</source>
        <translation>Попадания в игроков</translation>
    </message>
    <message>
        <source>Player hit</source>
        <translation>Попадание в игрока</translation>
    </message>
    <message>
        <source>Thaws</source>
        <translation>Разморозки</translation>
    </message>
    <message>
        <source>Thaw</source>
        <translation>Разморозка</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Эффект</translation>
    </message>
    <message>
        <source>Director</source>
        <translation>Режиссёр</translation>
    </message>
    <message>
        <source>Own event</source>
        <translation>Своё</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Анимация</translation>
    </message>
    <message>
        <source>Hammer</source>
        <translation>Молот</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Применение</translation>
    </message>
    <message>
        <source>Clan and country changes</source>
        <translation>Изменения клана и страны</translation>
    </message>
    <message>
        <source>Clan or country change</source>
        <translation>Изменение клана или страны</translation>
    </message>
    <message>
        <source>Tele checkpoints</source>
        <translation>Телепорт-чекпоинты</translation>
    </message>
    <message>
        <source>Tele checkpoint</source>
        <translation>Телепорт-чекпоинт</translation>
    </message>
</context>
<context>
    <name>tickscope::AboutDialog</name>
    <message>
        <source>Licence</source>
        <translation>Лицензия</translation>
    </message>
    <message>
        <source>Tickscope is free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Tickscope&#xa0;— свободная программа на условиях GNU General Public License версии 3 или новее. Она поставляется без каких-либо гарантий.</translation>
    </message>
    <message>
        <source>Its core, which reads the recordings, is under the MIT licence.</source>
        <translation>Её ядро, которое читает записи,&#xa0;— под лицензией MIT.</translation>
    </message>
    <message>
        <source>Art</source>
        <translation>Графика</translation>
    </message>
    <message>
        <source>Tiles, skins and other pictures of Teeworlds and DDNet are read from the installed games. They were made by the contributors of Teeworlds and DDNet and are under &lt;a href=&apos;https://creativecommons.org/licenses/by-sa/3.0/&apos;&gt;CC BY-SA 3.0&lt;/a&gt;; that holds for pictures that you save, too.</source>
        <translation>Тайлы, скины и другие изображения Teeworlds и DDNet берутся из установленных игр. Их создали участники проектов Teeworlds и DDNet; они распространяются под лицензией &lt;a href=&apos;https://creativecommons.org/licenses/by-sa/3.0/&apos;&gt;CC BY-SA 3.0&lt;/a&gt;, и это относится и к изображениям, которые вы сохраняете.</translation>
    </message>
    <message>
        <source>Maps belong to those who made them.</source>
        <translation>Карты принадлежат их авторам.</translation>
    </message>
    <message>
        <source>The icons of this program are part of it and under the same licence.</source>
        <translation>Значки этой программы&#xa0;— её часть и распространяются под той же лицензией.</translation>
    </message>
    <message>
        <source>Made with</source>
        <translation>Использовано</translation>
    </message>
    <message>
        <source>About Tickscope</source>
        <translation>О программе Tickscope</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Tickscope %1&lt;/h3&gt;&lt;p&gt;Play, inspect and scrub game recordings.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Tickscope %1&lt;/h3&gt;&lt;p&gt;Воспроизведение, просмотр и изучение записей игр.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Licences and credits</source>
        <translation>Лицензии и благодарности</translation>
    </message>
    <message>
        <source>Copy versions</source>
        <translation>Копировать версии</translation>
    </message>
    <message>
        <source>Copy the versions for a bug report</source>
        <translation>Копировать версии для сообщения об ошибке</translation>
    </message>
</context>
<context>
    <name>tickscope::AbsenceText</name>
    <message>
        <source>%1 is not here at this time</source>
        <translation>%1 сейчас не здесь</translation>
    </message>
    <message>
        <source>%1 is not in play at this time</source>
        <translation>%1 сейчас не в игре</translation>
    </message>
    <message>
        <source>%1 is not in sight of the recording player</source>
        <translation>%1 вне поля зрения записывающего игрока</translation>
    </message>
</context>
<context>
    <name>tickscope::AccessibleSource</name>
    <message>
        <source>No recording is open.</source>
        <translation>Нет открытой записи.</translation>
    </message>
    <message>
        <source>playing</source>
        <translation>воспроизведение</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>пауза</translation>
    </message>
    <message>
        <source>%1, tick %2, %3.</source>
        <translation>%1, тик %2, %3.</translation>
    </message>
</context>
<context>
    <name>tickscope::AccessibleView</name>
    <message>
        <source>Play or pause</source>
        <translation>Воспроизвести или поставить на паузу</translation>
    </message>
    <message>
        <source>Next event</source>
        <translation>Следующее событие</translation>
    </message>
    <message>
        <source>Previous event</source>
        <translation>Предыдущее событие</translation>
    </message>
    <message>
        <source>Next marker</source>
        <translation>Следующий маркер</translation>
    </message>
    <message>
        <source>Previous marker</source>
        <translation>Предыдущий маркер</translation>
    </message>
</context>
<context>
    <name>tickscope::AlignStrip</name>
    <message>
        <source>Place of the ghost in time</source>
        <translation>Положение призрака во времени</translation>
    </message>
    <message>
        <source>Drag the ghost’s bar; with Shift a pixel is a tick, Escape puts it back</source>
        <translation>Перетащите полосу призрака; с Shift один пиксель — один тик, Esc возвращает её на место</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Здесь</translation>
    </message>
    <message>
        <source>Ahead by %1 s</source>
        <translation>Впереди на %1 с</translation>
    </message>
    <message>
        <source>Ghost</source>
        <translation>Призрак</translation>
    </message>
</context>
<context>
    <name>tickscope::AnnotatedCopyDialog</name>
    <message>
        <source>Save copy with notes…</source>
        <translation>Сохранить копию с заметками…</translation>
    </message>
    <message>
        <source>Save a copy of the recording that holds markers, notes, verdicts and figures</source>
        <translation>Сохранить копию записи с маркерами, заметками, вердиктами и показателями</translation>
    </message>
    <message>
        <source>Save copy with notes</source>
        <translation>Сохранить копию с заметками</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Сохранить…</translation>
    </message>
    <message>
        <source>Figures of all players</source>
        <translation>Показатели всех игроков</translation>
    </message>
    <message>
        <source>Include the names of authors and reviewers</source>
        <translation>Включить имена авторов и проверяющих</translation>
    </message>
    <message numerus="yes">
        <source>%Ln marker(s) of yours</source>
        <translation>
            <numerusform>%Ln ваш маркер</numerusform>
            <numerusform>%Ln ваших маркера</numerusform>
            <numerusform>%Ln ваших маркеров</numerusform>
        </translation>
    </message>
    <message>
        <source>Notes and verdicts of case %1</source>
        <translation>Заметки и вердикты дела %1</translation>
    </message>
    <message>
        <source>What the Facts panel shows, for every player</source>
        <translation>То, что показывает панель «Факты», по каждому игроку</translation>
    </message>
    <message>
        <source>Otherwise reviewers are called Reviewer 1, Reviewer 2 …, and markers have no author</source>
        <translation>Иначе проверяющие называются Проверяющий 1, Проверяющий 2 …, а у маркеров нет автора</translation>
    </message>
    <message>
        <source>%1 with notes</source>
        <translation>%1 с заметками</translation>
    </message>
    <message>
        <source>The ticks stay as they are. Texts are copied as they were written. In those of a case the reporter&apos;s name is replaced, unless names are included.</source>
        <translation>Тики остаются как есть. Тексты копируются так, как они написаны. В текстах дела имя заявителя заменяется, если имена не включены.</translation>
    </message>
</context>
<context>
    <name>tickscope::Annotation</name>
    <message>
        <source>Anticheat flag</source>
        <translation>Сигнал античита</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Заметка</translation>
    </message>
    <message>
        <source>Marker</source>
        <translation>Маркер</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Отменить: %1</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Повторить: %1</translation>
    </message>
</context>
<context>
    <name>tickscope::AnnotationForm</name>
    <message>
        <source>Here</source>
        <translation>Здесь</translation>
    </message>
    <message>
        <source>Move to playhead</source>
        <translation>Переместить в позицию воспроизведения</translation>
    </message>
    <message>
        <source>Until here</source>
        <translation>До этого места</translation>
    </message>
    <message>
        <source>Set to the selected range</source>
        <translation>Растянуть на выбранный диапазон</translation>
    </message>
    <message>
        <source>Mark a single tick only</source>
        <translation>Отметить только один тик</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Никто</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Текст</translation>
    </message>
    <message>
        <source>What do you see?</source>
        <translation>Что вы видите?</translation>
    </message>
    <message>
        <source>The first line is shown in lists and on the timeline</source>
        <translation>Первая строка видна в списках и на шкале времени</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Игрок</translation>
    </message>
    <message>
        <source>The player it is about</source>
        <translation>Игрок, о котором речь</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Цвет</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Категория</translation>
    </message>
    <message>
        <source>What the note is about; choose or type</source>
        <translation>О чём заметка; выберите или введите</translation>
    </message>
    <message>
        <source>At</source>
        <translation>С</translation>
    </message>
    <message>
        <source>To</source>
        <translation>По</translation>
    </message>
    <message>
        <source>Change range</source>
        <translation>Изменение диапазона</translation>
    </message>
    <message>
        <source>Edit text</source>
        <translation>Изменение текста</translation>
    </message>
    <message>
        <source>Change player</source>
        <translation>Изменение игрока</translation>
    </message>
    <message>
        <source>Change colour</source>
        <translation>Изменение цвета</translation>
    </message>
    <message>
        <source>Change category</source>
        <translation>Изменение категории</translation>
    </message>
    <message>
        <source>Tick %1</source>
        <translation>Тик %1</translation>
    </message>
    <message>
        <source>On another recording</source>
        <translation>О другой записи</translation>
    </message>
    <message>
        <source>On the whole case</source>
        <translation>Обо всём деле</translation>
    </message>
    <message>
        <source>About the player</source>
        <translation>Об игроке</translation>
    </message>
</context>
<context>
    <name>tickscope::Appearance</name>
    <message>
        <source>Full screen</source>
        <translation>Полный экран</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Тема</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>Как в системе</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Тёмная</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Светлая</translation>
    </message>
    <message>
        <source>Colour-blind-safe colours</source>
        <translation>Цвета для дальтоников</translation>
    </message>
    <message>
        <source>Show players and teams in colours that are easy to tell apart with colour blindness</source>
        <translation>Показывать игроков и команды цветами, которые легко различить при дальтонизме</translation>
    </message>
</context>
<context>
    <name>tickscope::AspectRow</name>
    <message>
        <source>Your finding</source>
        <translation>Ваше заключение</translation>
    </message>
    <message>
        <source>Not checked</source>
        <translation>Не проверено</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Обоснование</translation>
    </message>
    <message>
        <source>Reason for %1</source>
        <translation>Обоснование: %1</translation>
    </message>
    <message>
        <source>Why you came to this finding</source>
        <translation>Почему вы пришли к этому заключению</translation>
    </message>
    <message>
        <source>Notes that support it</source>
        <translation>Заметки, которые его подтверждают</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Заметки</translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s)</source>
        <translation>
            <numerusform>%Ln заметка</numerusform>
            <numerusform>%Ln заметки</numerusform>
            <numerusform>%Ln заметок</numerusform>
        </translation>
    </message>
    <message>
        <source>Note %1: %2</source>
        <translation>Заметка %1: %2</translation>
    </message>
    <message>
        <source>(no text)</source>
        <translation>(без текста)</translation>
    </message>
    <message>
        <source>No notes in this case</source>
        <translation>В этом деле нет заметок</translation>
    </message>
</context>
<context>
    <name>tickscope::BestRuns</name>
    <message>
        <source>Compare with</source>
        <translation>Сравнить с</translation>
    </message>
    <message>
        <source>The library knows the runs of the recordings in it</source>
        <translation>Библиотека знает забеги своих записей</translation>
    </message>
    <message>
        <source>Best run on this map</source>
        <translation>Лучший забег на этой карте</translation>
    </message>
    <message>
        <source>Best run of the selected player</source>
        <translation>Лучший забег выбранного игрока</translation>
    </message>
    <message>
        <source>Best run before this recording</source>
        <translation>Лучший забег до этой записи</translation>
    </message>
    <message>
        <source>The library has no such run in another recording.</source>
        <translation>В библиотеке нет такого забега в другой записи.</translation>
    </message>
</context>
<context>
    <name>tickscope::BundleDialog</name>
    <message>
        <source>Include the recording</source>
        <translation>Включить запись</translation>
    </message>
    <message>
        <source>Create evidence bundle</source>
        <translation>Создание пакета доказательств</translation>
    </message>
    <message>
        <source>A folder that anyone can read without Tickscope: the report as a web page and PDF, pictures, tables and verdicts, with checksums of every file.</source>
        <translation>Папка, которую можно прочесть без Tickscope: отчёт в виде веб-страницы и PDF, изображения, таблицы и вердикты с контрольными суммами всех файлов.</translation>
    </message>
    <message>
        <source>New folder</source>
        <translation>Новая папка</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Обзор…</translation>
    </message>
    <message>
        <source>Create bundle</source>
        <translation>Создать пакет</translation>
    </message>
    <message>
        <source>Bundle folder</source>
        <translation>Папка пакета</translation>
    </message>
    <message>
        <source>Include a clip of each note</source>
        <translation>Включить фрагмент для каждой заметки</translation>
    </message>
    <message>
        <source>Include the names of the reviewers and the reporter</source>
        <translation>Включить имена проверяющих и заявителя</translation>
    </message>
    <message>
        <source>The seconds around the note, in the format of the recording; with pseudonyms, unless the bundle has names</source>
        <translation>Секунды вокруг заметки в формате записи; с псевдонимами, если в пакете нет имён</translation>
    </message>
    <message>
        <source>Otherwise reviewers are called Reviewer 1, Reviewer 2 …, and the reporter is left out</source>
        <translation>Иначе проверяющие называются Проверяющий 1, Проверяющий 2 …, а заявитель не указывается</translation>
    </message>
    <message>
        <source>The recording is copied as it is: it has the names and the chat of everybody in it, the reporter’s as well.</source>
        <translation>Запись копируется как есть: в ней имена и чат всех игроков, в том числе автора жалобы.</translation>
    </message>
    <message>
        <source>The report and the notes are printed as they were written, with the names in them. Only the reporter’s name is replaced, unless it is included; what else they say of the reporter may still tell who it was.</source>
        <translation>Жалоба и заметки выводятся так, как написаны, вместе с именами. Заменяется только имя заявителя, если оно не включено. Остальное, что в них сказано о заявителе, всё же может выдать, кто это.</translation>
    </message>
    <message>
        <source>Said of the reporter</source>
        <translation>О заявителе</translation>
    </message>
    <message>
        <source>Include each clip as a video, too</source>
        <translation>Включить каждый фрагмент ещё и как видео</translation>
    </message>
    <message>
        <source>MP4 of the clip, with its names or pseudonyms</source>
        <translation>MP4 фрагмента с его именами или псевдонимами</translation>
    </message>
    <message>
        <source>Videos need the program ffmpeg: install its package</source>
        <translation>Для видео нужна программа ffmpeg: установите её пакет</translation>
    </message>
</context>
<context>
    <name>tickscope::CachePage</name>
    <message>
        <source>Everything here is recreated or downloaded again when needed.</source>
        <translation>Всё это при необходимости создаётся или загружается заново.</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Подсчёт…</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Очистить</translation>
    </message>
</context>
<context>
    <name>tickscope::CacheText</name>
    <message>
        <source>Thumbnails of recordings</source>
        <translation>Миниатюры записей</translation>
    </message>
    <message>
        <source>Downloaded maps</source>
        <translation>Загруженные карты</translation>
    </message>
    <message>
        <source>Recordings from servers</source>
        <translation>Записи с серверов</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Библиотека</translation>
    </message>
    <message>
        <source>What recordings hold</source>
        <translation>Содержимое записей</translation>
    </message>
    <message>
        <source>Pictures of the games</source>
        <translation>Картинки игр</translation>
    </message>
</context>
<context>
    <name>tickscope::CameraControl</name>
    <message>
        <source>Recorder&apos;s camera</source>
        <translation>Камера записывающего</translation>
    </message>
    <message>
        <source>Show what the recording player saw</source>
        <translation>Показать то, что видел записывавший игрок</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Все игроки</translation>
    </message>
    <message>
        <source>Keep all players in view</source>
        <translation>Держать всех игроков в кадре</translation>
    </message>
    <message>
        <source>Whole map</source>
        <translation>Вся карта</translation>
    </message>
    <message>
        <source>Free camera</source>
        <translation>Свободная камера</translation>
    </message>
    <message>
        <source>Follow no one</source>
        <translation>Ни за кем не следить</translation>
    </message>
    <message>
        <source>Follow selected player</source>
        <translation>Следить за выбранным игроком</translation>
    </message>
    <message>
        <source>Keep the selected player centred; press again to stop</source>
        <translation>Держать выбранного игрока в центре; нажмите ещё раз, чтобы прекратить</translation>
    </message>
    <message>
        <source>Follow next player</source>
        <translation>Следить за следующим игроком</translation>
    </message>
    <message>
        <source>Follow previous player</source>
        <translation>Следить за предыдущим игроком</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Увеличить</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Уменьшить</translation>
    </message>
    <message>
        <source>Show the whole map; without one, the whole run</source>
        <translation>Показать всю карту, а без карты — весь забег</translation>
    </message>
</context>
<context>
    <name>tickscope::CaseCommands</name>
    <message>
        <source>Add note</source>
        <translation>Добавить заметку</translation>
    </message>
    <message>
        <source>Write down what you see here for the case</source>
        <translation>Записать для дела, что здесь видно</translation>
    </message>
    <message>
        <source>Add note with picture</source>
        <translation>Добавить заметку с изображением</translation>
    </message>
    <message>
        <source>Add a note with a picture of the world</source>
        <translation>Добавить заметку с изображением мира</translation>
    </message>
    <message>
        <source>Add markers as notes</source>
        <translation>Добавить маркеры как заметки</translation>
    </message>
    <message>
        <source>Add your markers and those of the file to the case</source>
        <translation>Добавить в дело ваши маркеры и маркеры файла</translation>
    </message>
    <message>
        <source>New case</source>
        <translation>Новое дело</translation>
    </message>
    <message>
        <source>Open a case about this recording</source>
        <translation>Завести дело об этой записи</translation>
    </message>
    <message>
        <source>Add recording to case</source>
        <translation>Добавить запись в дело</translation>
    </message>
    <message>
        <source>Add the open recording to the case</source>
        <translation>Добавить открытую запись в дело</translation>
    </message>
    <message>
        <source>Reload cases</source>
        <translation>Обновить дела</translation>
    </message>
    <message>
        <source>Load changes made by others</source>
        <translation>Загрузить изменения, сделанные другими</translation>
    </message>
    <message>
        <source>Remove empty case</source>
        <translation>Удалить пустое дело</translation>
    </message>
    <message>
        <source>Remove your case when nothing is in it; its history stays</source>
        <translation>Удалить ваше дело, если в нём ничего нет; история сохранится</translation>
    </message>
</context>
<context>
    <name>tickscope::CaseEvidenceTexts</name>
    <message>
        <source>The recording %1 was not available, so nothing from it is shown.</source>
        <translation>Запись %1 была недоступна, поэтому из неё ничего не показано.</translation>
    </message>
    <message>
        <source>%1 is accused by name only, so no figures are shown.</source>
        <translation>%1: обвинение только по имени, поэтому показатели не приведены.</translation>
    </message>
    <message>
        <source>Map: %1</source>
        <translation>Карта: %1</translation>
    </message>
    <message>
        <source>Server: %1</source>
        <translation>Сервер: %1</translation>
    </message>
    <message>
        <source>Started: %1</source>
        <translation>Начало: %1</translation>
    </message>
    <message>
        <source>Duration: %1</source>
        <translation>Длительность: %1</translation>
    </message>
    <message>
        <source>The map %1 was not found, so the pictures show players without walls, and there are no figures that need it.</source>
        <translation>Карта %1 не найдена, поэтому на изображениях игроки показаны без стен, а показателей, которым она нужна, нет.</translation>
    </message>
    <message>
        <source>0:00 is tick %1, %2</source>
        <translation>0:00 — это тик %1, %2</translation>
    </message>
    <message>
        <source>What is marked as rebuilt is not recorded: it follows from the recorded inputs and the map. A finish is marked as not recorded where the server wrote none down; it does so for those that count in its ranks.</source>
        <translation>Помеченное как восстановленное не записано: оно следует из записанного ввода и карты. Финиш помечен как незаписанный, если сервер его не отметил; он отмечает те, что идут в зачёт.</translation>
    </message>
</context>
<context>
    <name>tickscope::CaseForm</name>
    <message>
        <source>Second reviewer needed</source>
        <translation>Нужен второй проверяющий</translation>
    </message>
    <message>
        <source>What was reported?</source>
        <translation>О чём жалоба?</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Суть жалобы</translation>
    </message>
    <message>
        <source>Who reported it</source>
        <translation>Кто подал жалобу</translation>
    </message>
    <message>
        <source>Accused</source>
        <translation>Обвиняемые</translation>
    </message>
    <message>
        <source>Add a player from the recording with all names used there</source>
        <translation>Добавить игрока из записи со всеми именами, под которыми он там играл</translation>
    </message>
    <message>
        <source>Add player…</source>
        <translation>Добавить игрока…</translation>
    </message>
    <message>
        <source>Remove the selected player from the case</source>
        <translation>Убрать выбранного игрока из дела</translation>
    </message>
    <message>
        <source>Remove player</source>
        <translation>Убрать игрока</translation>
    </message>
    <message>
        <source>Words to find the case by, separated by spaces</source>
        <translation>Слова для поиска дела, через пробел</translation>
    </message>
    <message>
        <source>bot race</source>
        <translation>бот гонка</translation>
    </message>
    <message>
        <source>How urgent the case is</source>
        <translation>Насколько срочное дело</translation>
    </message>
    <message>
        <source>Who reviews the case</source>
        <translation>Кто проверяет дело</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Никто</translation>
    </message>
    <message>
        <source>Me</source>
        <translation>Мне</translation>
    </message>
    <message>
        <source>Assign the case to yourself</source>
        <translation>Назначить дело себе</translation>
    </message>
    <message>
        <source>Reporter</source>
        <translation>Заявитель</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Метки</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>Приоритет</translation>
    </message>
    <message>
        <source>Assignee</source>
        <translation>Исполнитель</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Состояние</translation>
    </message>
    <message>
        <source>Go to: %1</source>
        <translation>Перейти: %1</translation>
    </message>
    <message>
        <source>Add player</source>
        <translation>Добавить игрока</translation>
    </message>
    <message>
        <source>Click a player to select and follow them</source>
        <translation>Щёлкните игрока, чтобы выбрать его и следить за ним</translation>
    </message>
    <message>
        <source>Who is %1? %2</source>
        <translation>Кто из игроков — %1? %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>No recording yet. &lt;a href=&apos;add&apos;&gt;Add the open one&lt;/a&gt;</source>
        <translation>Записи пока нет. &lt;a href=&apos;add&apos;&gt;Добавить открытую&lt;/a&gt;</translation>
    </message>
    <message>
        <source>Another reviewer has to decide the case, too, without seeing your verdict. This can be changed until the first verdict is given.</source>
        <translation>Другой проверяющий тоже должен решить дело, не видя вашего вердикта. Это можно изменить, пока не вынесен первый вердикт.</translation>
    </message>
</context>
<context>
    <name>tickscope::CaseTexts</name>
    <message>
        <source>New</source>
        <translation>Новое</translation>
    </message>
    <message>
        <source>In review</source>
        <translation>На проверке</translation>
    </message>
    <message>
        <source>Second opinion</source>
        <translation>Второе мнение</translation>
    </message>
    <message>
        <source>Decided</source>
        <translation>Решено</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Низкий</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Обычный</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Высокий</translation>
    </message>
    <message>
        <source>Urgent</source>
        <translation>Срочный</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Движение</translation>
    </message>
    <message>
        <source>Aim</source>
        <translation>Прицел</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>Ввод</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>Тайминг</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Чат</translation>
    </message>
    <message>
        <source>File integrity</source>
        <translation>Целостность файла</translation>
    </message>
    <message>
        <source>Clean</source>
        <translation>Чисто</translation>
    </message>
    <message>
        <source>Suspicious</source>
        <translation>Подозрительно</translation>
    </message>
    <message>
        <source>Proven</source>
        <translation>Доказано</translation>
    </message>
    <message>
        <source>Cannot tell</source>
        <translation>Нельзя сказать</translation>
    </message>
    <message>
        <source>Case %1</source>
        <translation>Дело %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The case store cannot be reached.</source>
        <translation>Хранилище дел недоступно.</translation>
    </message>
    <message>
        <source>You do not have permission to do this.</source>
        <translation>У вас нет прав на это действие.</translation>
    </message>
    <message>
        <source>The case store did not accept this value.</source>
        <translation>Хранилище дел не приняло это значение.</translation>
    </message>
    <message>
        <source>This case or note no longer exists, or you cannot see it.</source>
        <translation>Этого дела или заметки больше нет, или у вас нет к ним доступа.</translation>
    </message>
    <message>
        <source>The case file is damaged.</source>
        <translation>Файл дел повреждён.</translation>
    </message>
    <message>
        <source>The case store was created by another version of Tickscope.</source>
        <translation>Хранилище дел создано другой версией Tickscope.</translation>
    </message>
    <message>
        <source>The case server needs a password, or rejected the one it got.</source>
        <translation>Сервер дел требует пароль или отклонил указанный.</translation>
    </message>
    <message>
        <source>The case server could not prove its identity, so nothing was sent. Check its address and the certificate authority.</source>
        <translation>Сервер дел не смог подтвердить свою подлинность, поэтому ничего не отправлено. Проверьте его адрес и центр сертификации.</translation>
    </message>
    <message>
        <source>Reviewers disagree</source>
        <translation>Мнения проверяющих расходятся</translation>
    </message>
    <message>
        <source>New case</source>
        <translation>Новое дело</translation>
    </message>
    <message>
        <source>A verdict cites this note. Withdraw the verdict to change the note.</source>
        <translation>На эту заметку ссылается вердикт. Отзовите вердикт, чтобы изменить заметку.</translation>
    </message>
</context>
<context>
    <name>tickscope::Cases</name>
    <message>
        <source>Add note</source>
        <translation>Добавление заметки</translation>
    </message>
    <message>
        <source>Delete note</source>
        <translation>Удаление заметки</translation>
    </message>
</context>
<context>
    <name>tickscope::CasesDock</name>
    <message>
        <source>Cases</source>
        <translation>Дела</translation>
    </message>
    <message>
        <source>Case</source>
        <translation>Дело</translation>
    </message>
    <message>
        <source>Shown case</source>
        <translation>Показанное дело</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Ещё</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Жалоба</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Заметки</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Вердикт</translation>
    </message>
    <message>
        <source>History</source>
        <translation>История</translation>
    </message>
    <message>
        <source>No cases about this recording. &lt;a href=&apos;new&apos;&gt;New case&lt;/a&gt;</source>
        <translation>Об этой записи дел нет. &lt;a href=&apos;new&apos;&gt;Новое дело&lt;/a&gt;</translation>
    </message>
    <message>
        <source>Looking for cases…</source>
        <translation>Поиск дел…</translation>
    </message>
    <message>
        <source>No recording is open.</source>
        <translation>Нет открытой записи.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Reports that staff work on: notes, verdict and history.</source>
        <translation>Жалобы, которые разбирает администрация: заметки, вердикт и история.</translation>
    </message>
</context>
<context>
    <name>tickscope::ClashDialog</name>
    <message>
        <source>Your version (not saved)</source>
        <translation>Ваша версия (не сохранена)</translation>
    </message>
    <message>
        <source>Saved version</source>
        <translation>Сохранённая версия</translation>
    </message>
    <message>
        <source>Save my version</source>
        <translation>Сохранить мою версию</translation>
    </message>
    <message>
        <source>Priority: %1
Assignee: %2
Reviewers: %3
Reporter: %4
Accused: %5
Tags: %6
Recordings: %7

%8</source>
        <translation>Приоритет: %1
Исполнитель: %2
Проверяющие: %3
Заявитель: %4
Обвиняемые: %5
Метки: %6
Записи: %7

%8</translation>
    </message>
    <message>
        <source>Tick: %1
Player: %2
Category: %3
Colour: %4

%5</source>
        <translation>Тик: %1
Игрок: %2
Категория: %3
Цвет: %4

%5</translation>
    </message>
    <message>
        <source>Changed elsewhere</source>
        <translation>Изменено в другом месте</translation>
    </message>
    <message>
        <source>Keep saved version</source>
        <translation>Оставить сохранённую версию</translation>
    </message>
</context>
<context>
    <name>tickscope::CleanUpCommands</name>
    <message>
        <source>Clean up…</source>
        <translation>Очистить…</translation>
    </message>
    <message>
        <source>Find old and large recordings, and move them to the trash</source>
        <translation>Найти старые и большие записи и переместить их в корзину</translation>
    </message>
</context>
<context>
    <name>tickscope::CleanUpDialog</name>
    <message>
        <source>Keep recordings with anticheat flags</source>
        <translation>Сохранять записи с отметками античита</translation>
    </message>
    <message>
        <source>Clean up the library</source>
        <translation>Очистка библиотеки</translation>
    </message>
    <message>
        <source>Finds recordings in the folders of the library that can go. Recordings of cases, pinned, damaged and unfinished ones always stay.</source>
        <translation>Ищет в папках библиотеки записи, которые можно убрать. Записи дел, закреплённые, повреждённые и незаконченные всегда остаются.</translation>
    </message>
    <message>
        <source>Older than</source>
        <translation>Старше чем</translation>
    </message>
    <message>
        <source> days</source>
        <translation> дн.</translation>
    </message>
    <message>
        <source>Larger than</source>
        <translation>Больше чем</translation>
    </message>
    <message>
        <source> MiB</source>
        <translation> МиБ</translation>
    </message>
    <message>
        <source> GiB</source>
        <translation> ГиБ</translation>
    </message>
    <message>
        <source>Keep the best runs of each world or map</source>
        <translation>Сохранять лучшие забеги каждого мира или карты</translation>
    </message>
    <message>
        <source>Reads all recordings, and keeps those of unknown worlds</source>
        <translation>Читает все записи и сохраняет записи неизвестных миров</translation>
    </message>
    <message>
        <source>Recordings</source>
        <translation>Записи</translation>
    </message>
    <message>
        <source>Recording</source>
        <translation>Запись</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Размер</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Результат</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Обоснование</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Найти</translation>
    </message>
    <message>
        <source>Move to trash…</source>
        <translation>Переместить в корзину…</translation>
    </message>
    <message>
        <source>Add a folder to the library first.</source>
        <translation>Сначала добавьте папку в библиотеку.</translation>
    </message>
    <message>
        <source>Choose an age or a size.</source>
        <translation>Выберите давность или размер.</translation>
    </message>
    <message>
        <source>Nothing was removed: %1</source>
        <translation>Ничего не удалено: %1</translation>
    </message>
    <message>
        <source>No recording can go by these rules.</source>
        <translation>По этим правилам убрать нечего.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln recording(s) can go to the trash: %1.</source>
        <translation>
            <numerusform>%Ln запись можно переместить в корзину: %1.</numerusform>
            <numerusform>%Ln записи можно переместить в корзину: %1.</numerusform>
            <numerusform>%Ln записей можно переместить в корзину: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Moved to trash</source>
        <translation>В корзине</translation>
    </message>
    <message>
        <source>Goes</source>
        <translation>Уходит</translation>
    </message>
    <message>
        <source>Stays</source>
        <translation>Остаётся</translation>
    </message>
    <message>
        <source>They can be restored from there. Move them now?</source>
        <translation>Оттуда их можно восстановить. Переместить сейчас?</translation>
    </message>
    <message>
        <source>Move to trash</source>
        <translation>Переместить в корзину</translation>
    </message>
    <message>
        <source>Moving to the trash… %1</source>
        <translation>Перемещение в корзину… %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln recording(s) moved to the trash: %1.</source>
        <translation>
            <numerusform>%Ln запись перемещена в корзину: %1.</numerusform>
            <numerusform>%Ln записи перемещены в корзину: %1.</numerusform>
            <numerusform>%Ln записей перемещено в корзину: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking through recordings… %1 (%2 of them read completely)</source>
        <translation>Просмотр записей… %1 (из них полностью прочитано: %2)</translation>
    </message>
    <message>
        <source>The oldest, if all take more than</source>
        <translation>Самые старые, если все занимают больше</translation>
    </message>
    <message>
        <source>Other rules for some worlds</source>
        <translation>Другие правила для некоторых миров</translation>
    </message>
    <message>
        <source>Choose file…</source>
        <translation>Выбрать файл…</translation>
    </message>
    <message>
        <source>A JSON file as prune --rules takes it, by the name or id of a world</source>
        <translation>Файл JSON, как для prune --rules: по имени или ID мира</translation>
    </message>
    <message>
        <source>Rules by world</source>
        <translation>Правила по мирам</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Все файлы (*)</translation>
    </message>
    <message>
        <source>Tell worlds apart by</source>
        <translation>Различать миры по</translation>
    </message>
    <message>
        <source>their id, else the map&apos;s name</source>
        <translation>ID, иначе по имени карты</translation>
    </message>
    <message>
        <source>their id</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>the map&apos;s name</source>
        <translation>имени карты</translation>
    </message>
</context>
<context>
    <name>tickscope::ClipDialog</name>
    <message>
        <source>Save clip</source>
        <translation>Сохранить фрагмент</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Сохранить…</translation>
    </message>
    <message>
        <source>Include chat, whispers and votes</source>
        <translation>Включить чат, личные сообщения и голосования</translation>
    </message>
    <message>
        <source>Hide names of players and clans</source>
        <translation>Скрыть имена игроков и кланов</translation>
    </message>
    <message>
        <source>Write pseudonyms, also where names are mentioned in chat</source>
        <translation>Писать псевдонимы, в том числе там, где имена упомянуты в чате</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Время</translation>
    </message>
    <message>
        <source>clip</source>
        <translation>фрагмент</translation>
    </message>
    <message numerus="yes">
        <source>%Ln damaged place(s) in these ticks</source>
        <translation>
            <numerusform>%Ln повреждённое место в этих тиках</numerusform>
            <numerusform>%Ln повреждённых места в этих тиках</numerusform>
            <numerusform>%Ln повреждённых мест в этих тиках</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tickscope::CloseFront</name>
    <message>
        <source>Close %1</source>
        <translation>Закрыть «%1»</translation>
    </message>
</context>
<context>
    <name>tickscope::CommandMenus</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Файл</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Правка</translation>
    </message>
    <message>
        <source>&amp;Playback</source>
        <translation>&amp;Воспроизведение</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>П&amp;ереход</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>В&amp;ид</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <translation>П&amp;роверка</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Справка</translation>
    </message>
</context>
<context>
    <name>tickscope::CompareDock</name>
    <message>
        <source>not read yet</source>
        <translation>ещё не прочитано</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>закрыта</translation>
    </message>
    <message>
        <source>begins in %1</source>
        <translation>начнётся через %1</translation>
    </message>
    <message>
        <source>ended %1 ago</source>
        <translation>закончилась %1 назад</translation>
    </message>
    <message>
        <source>damaged here</source>
        <translation>здесь повреждена</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>на %1</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Сравнение</translation>
    </message>
    <message>
        <source>Anybody</source>
        <translation>Кто угодно</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Все</translation>
    </message>
    <message>
        <source>Remove from the picture</source>
        <translation>Убрать с изображения</translation>
    </message>
    <message>
        <source>Ghosts</source>
        <translation>Призраки</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Сравнить с</translation>
    </message>
    <message>
        <source>Show another recording in the same picture</source>
        <translation>Показать другую запись на том же изображении</translation>
    </message>
    <message>
        <source>Compare with…</source>
        <translation>Сравнить с…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Align by</source>
        <translation>Совместить по</translation>
    </message>
    <message>
        <source>Which moments of both are shown together</source>
        <translation>Какие моменты обеих записей показываются вместе</translation>
    </message>
    <message>
        <source>Beginning</source>
        <translation>Начало</translation>
    </message>
    <message>
        <source>Tick number</source>
        <translation>Номер тика</translation>
    </message>
    <message>
        <source>Time of day</source>
        <translation>Время суток</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Событие</translation>
    </message>
    <message>
        <source>Event of both that happens at the same moment</source>
        <translation>Событие обеих записей, происходящее в один момент</translation>
    </message>
    <message>
        <source>Number here</source>
        <translation>Номер здесь</translation>
    </message>
    <message>
        <source>Which one in this recording</source>
        <translation>Какое по счёту в этой записи</translation>
    </message>
    <message>
        <source>Number there</source>
        <translation>Номер там</translation>
    </message>
    <message>
        <source>Which one of the ghost</source>
        <translation>Какое по счёту у призрака</translation>
    </message>
    <message>
        <source>Ahead by</source>
        <translation>Впереди на</translation>
    </message>
    <message>
        <source>How much further the ghost is, by hand</source>
        <translation>Насколько призрак впереди, вручную</translation>
    </message>
    <message>
        <source> s</source>
        <translation> с</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Показать</translation>
    </message>
    <message>
        <source>Opacity</source>
        <translation>Непрозрачность</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Цвет</translation>
    </message>
    <message>
        <source>Colour of the ghost</source>
        <translation>Цвет призрака</translation>
    </message>
    <message>
        <source>a file</source>
        <translation>файл</translation>
    </message>
    <message>
        <source>This recording</source>
        <translation>Эта запись</translation>
    </message>
    <message>
        <source>At another moment</source>
        <translation>В другой момент</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Выбрать файл…</translation>
    </message>
    <message>
        <source>Another recording, or another moment of this one, can be seen in the same picture.</source>
        <translation>Другую запись или другой момент этой можно увидеть на том же изображении.</translation>
    </message>
    <message>
        <source>No recording is open.</source>
        <translation>Нет открытой записи.</translation>
    </message>
    <message>
        <source>Player here</source>
        <translation>Игрок здесь</translation>
    </message>
    <message>
        <source>Which players of the ghost&apos;s recording to show</source>
        <translation>Каких игроков из записи призрака показывать</translation>
    </message>
    <message>
        <source>How clearly the ghost is seen</source>
        <translation>Насколько отчётливо виден призрак</translation>
    </message>
    <message>
        <source>On another map: compare times, not places.</source>
        <translation>На другой карте: сравнивайте время, а не места.</translation>
    </message>
    <message>
        <source>Not known to be the same map: places may not match.</source>
        <translation>Неизвестно, та же ли это карта: места могут не совпадать.</translation>
    </message>
    <message>
        <source>not shown</source>
        <translation>не показан</translation>
    </message>
    <message>
        <source>being compared…</source>
        <translation>сравнивается…</translation>
    </message>
    <message>
        <source>Place on the way</source>
        <translation>Место на пути</translation>
    </message>
    <message>
        <source>Whose event or run it is in this recording</source>
        <translation>Чьё это событие или чей забег в этой записи</translation>
    </message>
    <message>
        <source>Not shown: %1.</source>
        <translation>Не показан: %1.</translation>
    </message>
    <message>
        <source>not at this place</source>
        <translation>не в этом месте</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Где</translation>
    </message>
    <message>
        <source>Over the picture, or in a view beside it</source>
        <translation>Поверх картинки или в виде рядом с ней</translation>
    </message>
    <message>
        <source>In the picture</source>
        <translation>На картинке</translation>
    </message>
    <message>
        <source>Beside it</source>
        <translation>Рядом</translation>
    </message>
    <message>
        <source>Beside it, same camera</source>
        <translation>Рядом, та же камера</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Различия</translation>
    </message>
    <message>
        <source>Not listed</source>
        <translation>Не показывать</translation>
    </message>
    <message>
        <source>Positions and events</source>
        <translation>Положения и события</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>Ввод</translation>
    </message>
    <message>
        <source>All recorded fields</source>
        <translation>Все записанные поля</translation>
    </message>
    <message>
        <source>Both recorded the same session: shown by tick.</source>
        <translation>Обе записи сделаны в одной сессии: показаны по тикам.</translation>
    </message>
    <message>
        <source>Other recordings as ghosts in the same picture, and how they differ.</source>
        <translation>Другие записи в виде призраков на той же картинке и то, чем они отличаются.</translation>
    </message>
    <message>
        <source>What to list where the recordings differ, of what both hold; or where the same inputs come twice</source>
        <translation>Что показывать в списке там, где записи различаются, из того, что есть в обеих; или где один и тот же ввод встречается дважды</translation>
    </message>
    <message>
        <source>None, but the same inputs twice</source>
        <translation>Никаких, но один и тот же ввод дважды</translation>
    </message>
    <message>
        <source>Both may have recorded the same session, though their clocks do not show it.</source>
        <translation>Возможно, обе записи сделаны в одной сессии, хотя по часам этого не видно.</translation>
    </message>
</context>
<context>
    <name>tickscope::ConfinedReaderTexts</name>
    <message>
        <source>No confined process can be started here: the window itself reads the recordings</source>
        <translation>Здесь нельзя запустить изолированный процесс: записи читает само окно</translation>
    </message>
    <message>
        <source>This system has no Landlock: the process that reads the recordings is confined by a filter of system calls alone</source>
        <translation>В этой системе нет Landlock: процесс, читающий записи, изолирован только фильтром системных вызовов</translation>
    </message>
</context>
<context>
    <name>tickscope::ContentHashJob</name>
    <message>
        <source>not computed: the file is not fully loaded</source>
        <translation>не вычислен: файл загружен не полностью</translation>
    </message>
    <message>
        <source>computing, %1%</source>
        <translation>вычисляется, %1&#xa0;%</translation>
    </message>
    <message>
        <source>not computed yet</source>
        <translation>ещё не вычислен</translation>
    </message>
</context>
<context>
    <name>tickscope::CrashOffer</name>
    <message>
        <source>Tickscope crashed the last time. A report of it was kept on this computer; nothing was sent.</source>
        <translation>В прошлый раз Tickscope аварийно завершился. Отчёт об этом сохранён на этом компьютере; ничего не отправлено.</translation>
    </message>
    <message>
        <source>Show report</source>
        <translation>Показать отчёт</translation>
    </message>
    <message>
        <source>Crash Report</source>
        <translation>Отчёт о сбое</translation>
    </message>
    <message>
        <source>Crash report</source>
        <translation>Отчёт о сбое</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Копировать</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>A process that reads recordings for Tickscope crashed the last time. A report of it was kept on this computer; nothing was sent.</source>
        <translation>В прошлый раз процесс, который читает записи для Tickscope, аварийно завершился. Отчёт об этом сохранён на этом компьютере; ничего не отправлено.</translation>
    </message>
    <message>
        <source>It has the places in the program where it crashed, versions, and the checksum of the recording that was open, or its size where the checksum was not known yet. It has nothing of what the recording holds, and no name of a file but those of the program and its libraries. It helps to find the fault.</source>
        <translation>В нём указаны места программы, где произошёл сбой, версии и контрольная сумма открытой записи или её размер, если сумма ещё не была известна. В нём нет ничего из содержимого записи и никаких имён файлов, кроме имён программы и её библиотек. Он помогает найти ошибку.</translation>
    </message>
</context>
<context>
    <name>tickscope::DamageDock</name>
    <message>
        <source>Damage</source>
        <translation>Повреждения</translation>
    </message>
    <message>
        <source>Damaged places</source>
        <translation>Повреждённые места</translation>
    </message>
    <message>
        <source>Go to damage</source>
        <translation>Перейти к повреждению</translation>
    </message>
    <message>
        <source>Copy rows</source>
        <translation>Копировать строки</translation>
    </message>
    <message>
        <source>No recording is open.</source>
        <translation>Нет открытой записи.</translation>
    </message>
    <message>
        <source>No damage: the whole recording was read.</source>
        <translation>Повреждений нет: запись прочитана целиком.</translation>
    </message>
    <message>
        <source>No damage so far; the recording is still being read.</source>
        <translation>Пока повреждений нет; запись ещё читается.</translation>
    </message>
    <message>
        <source>What could not be read, where, and what is lost because of it.</source>
        <translation>Что не удалось прочесть, где и что из-за этого потеряно.</translation>
    </message>
</context>
<context>
    <name>tickscope::DamageModel</name>
    <message>
        <source>%1
%2
at %3, tick %4</source>
        <translation>%1
%2
%3, тик %4</translation>
    </message>
    <message>
        <source>Tick at which the damage was found</source>
        <translation>Тик, на котором найдено повреждение</translation>
    </message>
    <message>
        <source>Tick</source>
        <translation>Тик</translation>
    </message>
    <message>
        <source>First damaged byte in the file</source>
        <translation>Первый повреждённый байт файла</translation>
    </message>
    <message>
        <source>Byte</source>
        <translation>Байт</translation>
    </message>
    <message>
        <source>Number of damaged bytes, if known</source>
        <translation>Число повреждённых байтов, если известно</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Байты</translation>
    </message>
    <message>
        <source>Ticks whose state is unknown</source>
        <translation>Тики, состояние которых неизвестно</translation>
    </message>
    <message>
        <source>Lost ticks</source>
        <translation>Потерянные тики</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Проблема</translation>
    </message>
</context>
<context>
    <name>tickscope::DecideDialog</name>
    <message>
        <source>Accused: %1</source>
        <translation>Обвиняемые: %1</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Никто</translation>
    </message>
    <message>
        <source>Decision: %1</source>
        <translation>Решение: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Decide case %1</source>
        <translation>Вердикт по делу %1</translation>
    </message>
    <message>
        <source>Give this verdict?</source>
        <translation>Вынести этот вердикт?</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Вердикт</translation>
    </message>
    <message>
        <source>You can withdraw it until another reviewer has decided.</source>
        <translation>Его можно отозвать, пока не решил другой проверяющий.</translation>
    </message>
    <message>
        <source>You can withdraw it later; the history will say so.</source>
        <translation>Его можно отозвать позже; это останется в истории.</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>Вынести вердикт</translation>
    </message>
    <message>
        <source>Notes: %1</source>
        <translation>Заметки: %1</translation>
    </message>
    <message>
        <source>Not checked: %1</source>
        <translation>Не проверено: %1</translation>
    </message>
    <message>
        <source>This case accuses nobody, so the verdict is about no player. Add the accused on the Report page.</source>
        <translation>В этом деле никто не обвиняется, поэтому вердикт не относится ни к одному игроку. Добавьте обвиняемых на странице «Жалоба».</translation>
    </message>
</context>
<context>
    <name>tickscope::DifferenceList</name>
    <message>
        <source>%1: position</source>
        <translation>%1: положение</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Различия</translation>
    </message>
    <message>
        <source>Tick</source>
        <translation>Тик</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Что</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Здесь</translation>
    </message>
    <message>
        <source>Ghost</source>
        <translation>Призрак</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Сравнение…</translation>
    </message>
    <message>
        <source>Not compared: %1.</source>
        <translation>Не сравнено: %1.</translation>
    </message>
    <message>
        <source>No differences in positions and events that both recorded.</source>
        <translation>В положениях и событиях, которые записали обе, различий нет.</translation>
    </message>
    <message>
        <source>No differences in inputs that both recorded.</source>
        <translation>Во вводе, который записали обе, различий нет.</translation>
    </message>
    <message>
        <source>No differences in fields that both recorded.</source>
        <translation>В полях, которые записали обе, различий нет.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln difference(s) in positions and events that both recorded:</source>
        <translation>
            <numerusform>%Ln различие в положениях и событиях, которые записали обе:</numerusform>
            <numerusform>%Ln различия в положениях и событиях, которые записали обе:</numerusform>
            <numerusform>%Ln различий в положениях и событиях, которые записали обе:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln difference(s) in inputs that both recorded:</source>
        <translation>
            <numerusform>%Ln различие во вводе, который записали обе:</numerusform>
            <numerusform>%Ln различия во вводе, который записали обе:</numerusform>
            <numerusform>%Ln различий во вводе, который записали обе:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln difference(s) in fields that both recorded:</source>
        <translation>
            <numerusform>%Ln различие в полях, которые записали обе:</numerusform>
            <numerusform>%Ln различия в полях, которые записали обе:</numerusform>
            <numerusform>%Ln различий в полях, которые записали обе:</numerusform>
        </translation>
    </message>
    <message>
        <source>There are more.</source>
        <translation>Есть и другие.</translation>
    </message>
    <message numerus="yes">
        <source>By chance, others have %Ln tick(s) the same at most.</source>
        <translation>
            <numerusform>Случайно у других совпадает не более %Ln тика.</numerusform>
            <numerusform>Случайно у других совпадает не более %Ln тиков.</numerusform>
            <numerusform>Случайно у других совпадает не более %Ln тиков.</numerusform>
        </translation>
    </message>
    <message>
        <source>No stretch of ten changes or more comes twice. %1</source>
        <translation>Ни один участок с десятью и более сменами не повторяется. %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln stretch(es) with the same inputs.</source>
        <translation>
            <numerusform>%Ln участок с одинаковым вводом.</numerusform>
            <numerusform>%Ln участка с одинаковым вводом.</numerusform>
            <numerusform>%Ln участков с одинаковым вводом.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the same inputs, %Ln change(s)</source>
        <translation>
            <numerusform>тот же ввод, %Ln смена</numerusform>
            <numerusform>тот же ввод, %Ln смены</numerusform>
            <numerusform>тот же ввод, %Ln смен</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, from %2</source>
        <translation>%1, с %2</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Длина</translation>
    </message>
    <message numerus="yes">
        <source>%Ln tick(s), %1</source>
        <translation>
            <numerusform>%Ln тик, %1</numerusform>
            <numerusform>%Ln тика, %1</numerusform>
            <numerusform>%Ln тиков, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2, presses</source>
        <translation>%1: %2, нажатия</translation>
    </message>
    <message>
        <source>Not compared: the recordings have no moment in common.</source>
        <translation>Не сравнивались: у записей нет общего момента.</translation>
    </message>
    <message>
        <source>Not compared: no player has the same name in both recordings.</source>
        <translation>Не сравнивались: ни у одного игрока нет одного имени в обеих записях.</translation>
    </message>
    <message>
        <source>Left out, as nobody in the other recording has that name: %1.</source>
        <translation>Пропущены, так как в другой записи никого так не зовут: %1.</translation>
    </message>
    <message>
        <source>Events left out, as several players had that name at once: %1.</source>
        <translation>События пропущены, так как это имя было сразу у нескольких игроков: %1.</translation>
    </message>
</context>
<context>
    <name>tickscope::EntitiesDock</name>
    <message>
        <source>Entities</source>
        <translation>Сущности</translation>
    </message>
    <message>
        <source>Entities at this tick other than players</source>
        <translation>Сущности на этом тике, кроме игроков</translation>
    </message>
    <message>
        <source>Copy rows</source>
        <translation>Копировать строки</translation>
    </message>
    <message>
        <source>No recording is open.</source>
        <translation>Нет открытой записи.</translation>
    </message>
    <message>
        <source>No entities other than players here.</source>
        <translation>Здесь нет сущностей, кроме игроков.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Чтение…</translation>
    </message>
    <message>
        <source>Everything else in the world: what moves or lies about.</source>
        <translation>Всё остальное в мире: что движется или лежит.</translation>
    </message>
</context>
<context>
    <name>tickscope::EntityModel</name>
    <message>
        <source>%1, entity number %2</source>
        <translation>%1, сущность № %2</translation>
    </message>
    <message>
        <source>Entity</source>
        <translation>Сущность</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>№</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Координаты</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>tickscope::ErasePersonDialog</name>
    <message>
        <source>Erase a person</source>
        <translation>Удаление данных человека</translation>
    </message>
    <message>
        <source>Removes this person from all cases: as reporter or accused under all names, from notes and their pictures, from texts and from the history. The history still shows that it happened, when, and by whom.

This cannot be undone. Backups and bundles are not changed.</source>
        <translation>Удаляет этого человека из всех дел: как заявителя или обвиняемого под всеми именами, из заметок и их изображений, из текстов и из истории. В истории останется, что это произошло, когда и кем сделано.

Это действие нельзя отменить. Резервные копии и пакеты не меняются.</translation>
    </message>
    <message>
        <source>Erase for good</source>
        <translation>Удалить навсегда</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Имя</translation>
    </message>
    <message>
        <source>&amp;Repeat name</source>
        <translation>&amp;Повторите имя</translation>
    </message>
</context>
<context>
    <name>tickscope::Errors</name>
    <message numerus="yes">
        <source>%Ln tick(s) are lost.</source>
        <translation>
            <numerusform>Потерян %Ln тик.</numerusform>
            <numerusform>Потеряно %Ln тика.</numerusform>
            <numerusform>Потеряно %Ln тиков.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Файл пуст.</translation>
    </message>
    <message>
        <source>This folder is not a recording.</source>
        <translation>Эта папка&#xa0;— не запись.</translation>
    </message>
    <message>
        <source>This is a folder.</source>
        <translation>Это папка.</translation>
    </message>
    <message>
        <source>The file does not exist.</source>
        <translation>Файл не существует.</translation>
    </message>
    <message>
        <source>You do not have permission to read this file.</source>
        <translation>У вас нет прав на чтение этого файла.</translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <translation>Не удаётся прочесть файл.</translation>
    </message>
    <message>
        <source>Sign-in required.</source>
        <translation>Требуется вход.</translation>
    </message>
    <message>
        <source>Unknown file type.</source>
        <translation>Неизвестный тип файла.</translation>
    </message>
    <message>
        <source>This version of the format cannot be read.</source>
        <translation>Эта версия формата не читается.</translation>
    </message>
    <message>
        <source>The file ends too early.</source>
        <translation>Файл обрывается слишком рано.</translation>
    </message>
    <message>
        <source>The file is damaged.</source>
        <translation>Файл повреждён.</translation>
    </message>
    <message>
        <source>Something in the file is larger than is safe to read.</source>
        <translation>Что-то в файле слишком велико, чтобы читать безопасно.</translation>
    </message>
    <message>
        <source>That cannot be understood.</source>
        <translation>Это не удаётся разобрать.</translation>
    </message>
    <message>
        <source>That is outside the recording.</source>
        <translation>Это за пределами записи.</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Отменено.</translation>
    </message>
    <message>
        <source>Check the file and its permissions, then try again.</source>
        <translation>Проверьте файл и права доступа к нему, затем повторите попытку.</translation>
    </message>
    <message>
        <source>Enter another token, or ask the owner of the file for one.</source>
        <translation>Введите другой токен или запросите его у владельца файла.</translation>
    </message>
    <message>
        <source>Choose another file, or unpack it first if it is an archive.</source>
        <translation>Выберите другой файл или, если это архив, сначала распакуйте его.</translation>
    </message>
    <message>
        <source>Convert it with the game that made it, or use a newer Tickscope.</source>
        <translation>Преобразуйте файл в игре, которая его создала, или возьмите более новую версию Tickscope.</translation>
    </message>
    <message>
        <source>It may be an incomplete copy or download: get it again.</source>
        <translation>Возможно, файл скопирован или загружен не полностью: получите его заново.</translation>
    </message>
    <message>
        <source>Get the file again from where it came.</source>
        <translation>Получите файл заново оттуда, откуда он взят.</translation>
    </message>
    <message>
        <source>The file is probably damaged: get it again from where it came.</source>
        <translation>Файл, вероятно, повреждён: получите его заново оттуда, откуда он взят.</translation>
    </message>
    <message>
        <source>byte %1</source>
        <translation>байт %1</translation>
    </message>
    <message>
        <source>tick %1</source>
        <translation>тик %1</translation>
    </message>
    <message>
        <source>Damaged at byte %1.</source>
        <translation>Повреждение на байте %1.</translation>
    </message>
    <message>
        <source>The recording ends early at byte %1.</source>
        <translation>Запись обрывается на байте %1.</translation>
    </message>
    <message>
        <source>Not everything in it is supported: %1.</source>
        <translation>Не всё в ней поддерживается: %1.</translation>
    </message>
    <message>
        <source>The recording ends early at %1; the rest is readable.</source>
        <translation>Запись обрывается на %1; остальное читается.</translation>
    </message>
    <message>
        <source>The rest is readable.</source>
        <translation>Остальное читается.</translation>
    </message>
    <message>
        <source>It may have been moved, renamed or deleted.</source>
        <translation>Возможно, он перемещён, переименован или удалён.</translation>
    </message>
    <message>
        <source>Ask its owner, or change its permissions.</source>
        <translation>Обратитесь к владельцу или измените права доступа.</translation>
    </message>
    <message>
        <source>Damaged at %1 (byte %2): %3.</source>
        <translation>Повреждение в %1 (байт %2): %3.</translation>
    </message>
    <message>
        <source>%1–%2 is lost.</source>
        <translation>Потеряно %1–%2.</translation>
    </message>
    <message>
        <source>What comes before is readable.</source>
        <translation>То, что раньше, читается.</translation>
    </message>
    <message numerus="yes">
        <source>The recording is damaged in %Ln places, from %1 to %2.</source>
        <translation>
            <numerusform>Запись повреждена в %Ln месте, от %1 до %2.</numerusform>
            <numerusform>Запись повреждена в %Ln местах, от %1 до %2.</numerusform>
            <numerusform>Запись повреждена в %Ln местах, от %1 до %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
</context>
<context>
    <name>tickscope::EventDetails</name>
    <message>
        <source>Details of the event</source>
        <translation>Сведения о событии</translation>
    </message>
    <message>
        <source>Fields of the event</source>
        <translation>Поля события</translation>
    </message>
    <message>
        <source>Copy fields</source>
        <translation>Копировать поля</translation>
    </message>
    <message>
        <source>%1  %2   tick %3</source>
        <translation>%1  %2   тик %3</translation>
    </message>
    <message>
        <source>Not readable</source>
        <translation>Не читается</translation>
    </message>
    <message>
        <source>text</source>
        <translation>текст</translation>
    </message>
    <message>
        <source>source</source>
        <translation>источник</translation>
    </message>
    <message>
        <source>client</source>
        <translation>клиент</translation>
    </message>
    <message>
        <source>other client</source>
        <translation>другой клиент</translation>
    </message>
    <message>
        <source>byte in file</source>
        <translation>байт в файле</translation>
    </message>
</context>
<context>
    <name>tickscope::EventKindCommands</name>
    <message>
        <source>Show or hide events</source>
        <translation>Показать или скрыть события</translation>
    </message>
    <message>
        <source>Only this type</source>
        <translation>Только этот тип</translation>
    </message>
    <message>
        <source>Hide this type</source>
        <translation>Скрыть этот тип</translation>
    </message>
    <message>
        <source>Show all event types</source>
        <translation>Показать все типы событий</translation>
    </message>
    <message>
        <source>Default event types</source>
        <translation>Типы событий по умолчанию</translation>
    </message>
    <message>
        <source>Next event of type</source>
        <translation>Следующее событие типа</translation>
    </message>
    <message>
        <source>Previous event of type</source>
        <translation>Предыдущее событие типа</translation>
    </message>
</context>
<context>
    <name>tickscope::EventList</name>
    <message>
        <source>Events</source>
        <translation>События</translation>
    </message>
</context>
<context>
    <name>tickscope::EventModel</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>×%1</source>
        <translation>×%1</translation>
    </message>
    <message>
        <source>%1  ×%2</source>
        <translation>%1  ×%2</translation>
    </message>
    <message>
        <source>%1  %2  tick %3</source>
        <translation>%1  %2  тик %3</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Время</translation>
    </message>
    <message>
        <source>Tick</source>
        <translation>Тик</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Игрок</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Текст</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Тип</translation>
    </message>
</context>
<context>
    <name>tickscope::EventSource</name>
    <message>
        <source>rebuilt</source>
        <translation>восстановлено</translation>
    </message>
    <message>
        <source>guess</source>
        <translation>предположение</translation>
    </message>
</context>
<context>
    <name>tickscope::EventsDock</name>
    <message>
        <source>Events</source>
        <translation>События</translation>
    </message>
    <message>
        <source>Filter events by text</source>
        <translation>Отфильтровать события по тексту</translation>
    </message>
    <message>
        <source>Filter by text</source>
        <translation>Фильтр по тексту</translation>
    </message>
    <message>
        <source>Show only events with this text  (%1)</source>
        <translation>Показать только события с этим текстом  (%1)</translation>
    </message>
    <message>
        <source>Event types</source>
        <translation>Типы событий</translation>
    </message>
    <message>
        <source>Choose event types</source>
        <translation>Выбрать типы событий</translation>
    </message>
    <message>
        <source>Events of a player</source>
        <translation>События игрока</translation>
    </message>
    <message>
        <source>Group repeats</source>
        <translation>Группировать повторы</translation>
    </message>
    <message>
        <source>Group repeats: show equal events in one tick as one row</source>
        <translation>Группировать повторы: одинаковые события одного тика&#xa0;— одной строкой</translation>
    </message>
    <message>
        <source>Follow playhead</source>
        <translation>Следовать за воспроизведением</translation>
    </message>
    <message>
        <source>Follow playhead: keep the row at the playhead in view</source>
        <translation>Следовать за воспроизведением: держать на виду строку в позиции воспроизведения</translation>
    </message>
    <message>
        <source>Go to event</source>
        <translation>Перейти к событию</translation>
    </message>
    <message>
        <source>Copy rows</source>
        <translation>Копировать строки</translation>
    </message>
    <message>
        <source>Clear filter</source>
        <translation>Сбросить фильтр</translation>
    </message>
    <message>
        <source>Event types ●</source>
        <translation>Типы событий ●</translation>
    </message>
    <message>
        <source>All named %1</source>
        <translation>Все с именем %1</translation>
    </message>
    <message>
        <source>Show events of one player only</source>
        <translation>Показать события только одного игрока</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Все игроки</translation>
    </message>
    <message>
        <source>Opening…</source>
        <translation>Открытие…</translation>
    </message>
    <message>
        <source>No recording is open.</source>
        <translation>Нет открытой записи.</translation>
    </message>
    <message>
        <source>Reading events…</source>
        <translation>Чтение событий…</translation>
    </message>
    <message>
        <source>No events in this recording.</source>
        <translation>В этой записи нет событий.</translation>
    </message>
    <message numerus="yes">
        <source>Filter hides %Ln event(s) — &lt;a href=&apos;clear&apos;&gt;clear it&lt;/a&gt;</source>
        <translation>
            <numerusform>Фильтр скрывает %Ln событие&#xa0;— &lt;a href=&apos;clear&apos;&gt;сбросить&lt;/a&gt;</numerusform>
            <numerusform>Фильтр скрывает %Ln события&#xa0;— &lt;a href=&apos;clear&apos;&gt;сбросить&lt;/a&gt;</numerusform>
            <numerusform>Фильтр скрывает %Ln событий&#xa0;— &lt;a href=&apos;clear&apos;&gt;сбросить&lt;/a&gt;</numerusform>
        </translation>
    </message>
    <message>
        <source>No events of type “%1” in this recording. &lt;a href=&apos;clear&apos;&gt;Show all events&lt;/a&gt;</source>
        <translation>В этой записи нет событий типа «%1». &lt;a href=&apos;clear&apos;&gt;Показать все события&lt;/a&gt;</translation>
    </message>
    <message>
        <source>The events are not read yet.</source>
        <translation>События ещё не прочитаны.</translation>
    </message>
    <message>
        <source>No events in the readable part of this recording.</source>
        <translation>В читаемой части этой записи нет событий.</translation>
    </message>
    <message>
        <source>No events of type “%1” in the readable part of this recording. &lt;a href=&apos;clear&apos;&gt;Show all events&lt;/a&gt;</source>
        <translation>В читаемой части этой записи нет событий типа «%1». &lt;a href=&apos;clear&apos;&gt;Показать все события&lt;/a&gt;</translation>
    </message>
    <message numerus="yes">
        <source>%Ln event(s), all of types that are hidden at first — &lt;a href=&apos;clear&apos;&gt;show them&lt;/a&gt;</source>
        <translation>
            <numerusform>%Ln событие изначально скрытых типов — &lt;a href=&apos;clear&apos;&gt;показать&lt;/a&gt;</numerusform>
            <numerusform>%Ln события, все — изначально скрытых типов — &lt;a href=&apos;clear&apos;&gt;показать&lt;/a&gt;</numerusform>
            <numerusform>%Ln событий, все — изначально скрытых типов — &lt;a href=&apos;clear&apos;&gt;показать&lt;/a&gt;</numerusform>
        </translation>
    </message>
    <message>
        <source>What happened. Filter by type, player or text; double-click to go there.</source>
        <translation>Что произошло. Фильтр&#xa0;— по типу, игроку или тексту; двойной щелчок&#xa0;— переход.</translation>
    </message>
    <message>
        <source>&lt;a href=&apos;clear&apos;&gt;Show all events&lt;/a&gt;</source>
        <translation>&lt;a href=&apos;clear&apos;&gt;Показать все события&lt;/a&gt;</translation>
    </message>
    <message numerus="yes">
        <source>%Ln hit(s) in hidden event types — &lt;a href=&apos;hidden&apos;&gt;show them&lt;/a&gt;</source>
        <translation>
            <numerusform>%Ln совпадение в скрытых типах событий — &lt;a href=&apos;hidden&apos;&gt;показать&lt;/a&gt;</numerusform>
            <numerusform>%Ln совпадения в скрытых типах событий — &lt;a href=&apos;hidden&apos;&gt;показать&lt;/a&gt;</numerusform>
            <numerusform>%Ln совпадений в скрытых типах событий — &lt;a href=&apos;hidden&apos;&gt;показать&lt;/a&gt;</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tickscope::EvidenceTexts</name>
    <message>
        <source>time</source>
        <translation>время</translation>
    </message>
    <message>
        <source>tick</source>
        <translation>тик</translation>
    </message>
    <message>
        <source>event</source>
        <translation>событие</translation>
    </message>
    <message>
        <source>input</source>
        <translation>ввод</translation>
    </message>
    <message>
        <source>value</source>
        <translation>значение</translation>
    </message>
    <message>
        <source>ticks</source>
        <translation>тики</translation>
    </message>
    <message>
        <source>players</source>
        <translation>игроки</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation>%1 или больше</translation>
    </message>
    <message>
        <source>Aim (turns of 10° and more)</source>
        <translation>Прицел (повороты от 10°)</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>вид</translation>
    </message>
    <message>
        <source>tick %1, which the recording does not have</source>
        <translation>тик %1, которого нет в записи</translation>
    </message>
    <message>
        <source>source</source>
        <translation>источник</translation>
    </message>
</context>
<context>
    <name>tickscope::ExportCommands</name>
    <message>
        <source>Events…</source>
        <translation>События…</translation>
    </message>
    <message>
        <source>Players…</source>
        <translation>Игроки…</translation>
    </message>
    <message>
        <source>Inputs…</source>
        <translation>Ввод…</translation>
    </message>
    <message>
        <source>Markers…</source>
        <translation>Маркеры…</translation>
    </message>
    <message>
        <source>Player positions…</source>
        <translation>Координаты игроков…</translation>
    </message>
    <message>
        <source>State at the playhead…</source>
        <translation>Состояние в позиции воспроизведения…</translation>
    </message>
    <message>
        <source>Picture…</source>
        <translation>Изображение…</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Экспорт</translation>
    </message>
    <message>
        <source>Export what is listed and selected to a file</source>
        <translation>Экспортировать показанное и выбранное в файл</translation>
    </message>
    <message>
        <source>Save clip…</source>
        <translation>Сохранить фрагмент…</translation>
    </message>
    <message>
        <source>Save some ticks as a recording of the same format</source>
        <translation>Сохранить несколько тиков как запись того же формата</translation>
    </message>
</context>
<context>
    <name>tickscope::ExportDialog</name>
    <message>
        <source>Only events &amp;listed in the Events panel</source>
        <translation>Только события, показанные на панели «&amp;События»</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Экспортировать</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Формат</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation>&amp;Время</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>&amp;Игроки</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>&amp;Размер</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Экспорт</translation>
    </message>
    <message>
        <source> px</source>
        <translation> пикс.</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Ширина</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Высота</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>События</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>Ввод</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Маркеры</translation>
    </message>
    <message>
        <source>Player positions</source>
        <translation>Координаты игроков</translation>
    </message>
    <message>
        <source>State at the playhead</source>
        <translation>Состояние в позиции воспроизведения</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Изображение</translation>
    </message>
    <message>
        <source>Table (CSV)</source>
        <translation>Таблица (CSV)</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>JSON Lines</source>
        <translation>JSON Lines</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Все игроки</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Экспорт…</translation>
    </message>
    <message>
        <source>PNG</source>
        <translation>PNG</translation>
    </message>
    <message>
        <source>JPEG</source>
        <translation>JPEG</translation>
    </message>
    <message>
        <source>WebP</source>
        <translation>WebP</translation>
    </message>
    <message>
        <source>%1 tick %2</source>
        <translation>%1 тик %2</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>Сохранить изображение</translation>
    </message>
</context>
<context>
    <name>tickscope::FactModel</name>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Значение</translation>
    </message>
</context>
<context>
    <name>tickscope::FactPlot</name>
    <message>
        <source>Histogram</source>
        <translation>Гистограмма</translation>
    </message>
    <message>
        <source>How often each value occurs. Left and Right choose a bar and list its presses.</source>
        <translation>Как часто встречается каждое значение. Клавиши «Влево» и «Вправо» выбирают столбец и показывают его нажатия.</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Количество</translation>
    </message>
</context>
<context>
    <name>tickscope::FactsDock</name>
    <message>
        <source>Facts</source>
        <translation>Факты</translation>
    </message>
    <message>
        <source>Figures of the selected player</source>
        <translation>Показатели выбранного игрока</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Игрок</translation>
    </message>
    <message>
        <source>The selected player, whose figures are shown</source>
        <translation>Выбранный игрок, чьи показатели приведены</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Сравнить</translation>
    </message>
    <message>
        <source>Compare with the figures of another recording</source>
        <translation>Сравнить с показателями другой записи</translation>
    </message>
    <message>
        <source>Reading figures</source>
        <translation>Чтение показателей</translation>
    </message>
    <message>
        <source>What the figure is based on</source>
        <translation>На чём основан показатель</translation>
    </message>
    <message>
        <source>What the figure means</source>
        <translation>Что означает показатель</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Смысл</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Места</translation>
    </message>
    <message>
        <source>Copy figures</source>
        <translation>Копировать показатели</translation>
    </message>
    <message>
        <source>Copy rows</source>
        <translation>Копировать строки</translation>
    </message>
    <message>
        <source>Compare with a recording…</source>
        <translation>Сравнить с записью…</translation>
    </message>
    <message>
        <source>Stop comparing</source>
        <translation>Прекратить сравнение</translation>
    </message>
    <message>
        <source>Stop reading figures</source>
        <translation>Остановить чтение показателей</translation>
    </message>
    <message>
        <source>Read figures again</source>
        <translation>Прочесть показатели заново</translation>
    </message>
    <message>
        <source>Choose a player</source>
        <translation>Выбрать игрока</translation>
    </message>
    <message>
        <source>No recording is open.</source>
        <translation>Нет открытой записи.</translation>
    </message>
    <message>
        <source>Figures are available once all events have been found.</source>
        <translation>Показатели появятся, когда будут найдены все события.</translation>
    </message>
    <message>
        <source>Reading figures…</source>
        <translation>Чтение показателей…</translation>
    </message>
    <message>
        <source>Select a player to see figures about inputs, timing and movement.</source>
        <translation>Выберите игрока, чтобы увидеть показатели ввода, тайминга и движения.</translation>
    </message>
    <message>
        <source>Reading was stopped. &lt;a href=&apos;again&apos;&gt;Read figures&lt;/a&gt;</source>
        <translation>Чтение остановлено. &lt;a href=&apos;again&apos;&gt;Прочесть показатели&lt;/a&gt;</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Compared with %1</source>
        <translation>Сравнение: %1</translation>
    </message>
    <message>
        <source>Figures for a closer look, not a verdict</source>
        <translation>Показатели&#xa0;— повод присмотреться, а не вердикт</translation>
    </message>
    <message>
        <source>Compare with a recording</source>
        <translation>Сравнение с записью</translation>
    </message>
    <message>
        <source>%1. %2: %3; %4</source>
        <translation>%1. %2: %3; %4</translation>
    </message>
    <message>
        <source>Figures about the selected player that help to judge a report; none is a verdict.</source>
        <translation>Показатели выбранного игрока, которые помогают оценить жалобу; ни один из них не вердикт.</translation>
    </message>
    <message>
        <source>Too many inputs: only those up to tick %1 are counted.</source>
        <translation>Слишком много ввода: учтён только ввод до тика %1.</translation>
    </message>
</context>
<context>
    <name>tickscope::FieldList</name>
    <message>
        <source>Show only fields with this text</source>
        <translation>Показать только поля с этим текстом</translation>
    </message>
    <message>
        <source>Find a field</source>
        <translation>Найти поле</translation>
    </message>
    <message>
        <source>Find type, field or player</source>
        <translation>Найти тип, поле или игрока</translation>
    </message>
    <message>
        <source>Fields to plot</source>
        <translation>Поля для графиков</translation>
    </message>
    <message>
        <source>position</source>
        <translation>положение</translation>
    </message>
    <message>
        <source>speed</source>
        <translation>скорость</translation>
    </message>
    <message>
        <source>No field has this text.</source>
        <translation>Нет полей с таким текстом.</translation>
    </message>
</context>
<context>
    <name>tickscope::FigureEvidenceTexts</name>
    <message>
        <source>No player named %1 in %2.</source>
        <translation>В записи %2 нет игрока с именем %1.</translation>
    </message>
    <message>
        <source>%1 could not be read completely, so it has no figures.</source>
        <translation>%1: запись не удалось прочесть целиком, поэтому показателей нет.</translation>
    </message>
    <message>
        <source>the file %1</source>
        <translation>файл %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 is accused by name only, held by %Ln people in %2: %3. No figures are shown until one of them is chosen.</source>
        <translation>
            <numerusform>%1: обвинение только по имени, которое в %2 носил %Ln человек: %3. Пока не выбран один из них, показатели не приводятся.</numerusform>
            <numerusform>%1: обвинение только по имени, которое в %2 носили %Ln человека: %3. Пока не выбран один из них, показатели не приводятся.</numerusform>
            <numerusform>%1: обвинение только по имени, которое в %2 носили %Ln человек: %3. Пока не выбран один из них, показатели не приводятся.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 в %2</translation>
    </message>
    <message>
        <source>“Everybody else” includes players who had the same name and may be the same person: %1.</source>
        <translation>В «остальных» входят и те, у кого было то же имя и кто может быть тем же человеком: %1.</translation>
    </message>
    <message>
        <source>bars of everybody else</source>
        <translation>столбцы всех остальных</translation>
    </message>
    <message>
        <source>(tick %1)</source>
        <translation>(тик %1)</translation>
    </message>
    <message>
        <source>(ticks %1 to %2)</source>
        <translation>(тики с %1 по %2)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more in figure-places.csv</source>
        <translation>
            <numerusform>ещё %Ln в figure-places.csv</numerusform>
            <numerusform>ещё %Ln в figure-places.csv</numerusform>
            <numerusform>ещё %Ln в figure-places.csv</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %Ln other player(s) in the recording, bots as well, since a recording does not say who is one.</source>
        <translation>
            <numerusform>В записи ещё %Ln игрок; это может быть и бот: запись не говорит, кто бот.</numerusform>
            <numerusform>В записи ещё %Ln игрока, включая ботов: запись не говорит, кто из них бот.</numerusform>
            <numerusform>В записи ещё %Ln игроков, включая ботов: запись не говорит, кто из них бот.</numerusform>
        </translation>
    </message>
    <message>
        <source>median %1</source>
        <translation>медиана %1</translation>
    </message>
    <message>
        <source>“Everybody else” is those of them who have enough samples for a value of their own, put together; in brackets are the least and the greatest value among the same players, and how many they are. Where fewer than three have enough, it is all of them together.</source>
        <translation>«Все остальные» — это те из них, у кого достаточно выборок для своего значения, вместе; в скобках — наименьшее и наибольшее значение тех же игроков и их число. Где их хватает менее чем троим, это все вместе.</translation>
    </message>
</context>
<context>
    <name>tickscope::FiguresModel</name>
    <message>
        <source>Figure</source>
        <translation>Показатель</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Значение</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Замеры</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Остальные</translation>
    </message>
    <message>
        <source>95% interval</source>
        <translation>95%-й интервал</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Сравнение</translation>
    </message>
</context>
<context>
    <name>tickscope::FileFilters</name>
    <message>
        <source>Recordings (%1)</source>
        <translation>Записи (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Все файлы (*)</translation>
    </message>
</context>
<context>
    <name>tickscope::FirstHint</name>
    <message>
        <source>%1 plays, dragging on the timeline goes anywhere, the wheel zooms, and %2 finds every command.</source>
        <translation>%1&#xa0;— воспроизвести; перетаскивание на шкале времени ведёт куда угодно, колесо меняет масштаб, а %2 находит любую команду.</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>Все клавиши</translation>
    </message>
    <message>
        <source>You see what %1 shows. Move time or camera to look elsewhere; %2 comes back to %1, and %3 switches the full screen.</source>
        <translation>Вы видите то, что показывает %1. Чтобы смотреть другое, сдвиньте время или камеру; %2 возвращает к %1, %3 переключает полноэкранный режим.</translation>
    </message>
</context>
<context>
    <name>tickscope::FocusAreas</name>
    <message>
        <source>Next area</source>
        <translation>Следующая область</translation>
    </message>
    <message>
        <source>Move the focus to the next panel, the picture or the timeline</source>
        <translation>Перевести фокус на следующую панель, изображение или шкалу времени</translation>
    </message>
    <message>
        <source>Previous area</source>
        <translation>Предыдущая область</translation>
    </message>
    <message>
        <source>Move the focus back to the panel, picture or timeline before</source>
        <translation>Вернуть фокус на предыдущую панель, изображение или шкалу времени</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Панели</translation>
    </message>
</context>
<context>
    <name>tickscope::FolderList</name>
    <message>
        <source>Remove</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Add folder…</source>
        <translation>Добавить папку…</translation>
    </message>
    <message>
        <source>%1 was not found</source>
        <translation>%1&#xa0;— не найдено</translation>
    </message>
</context>
<context>
    <name>tickscope::GhostInputs</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>tickscope::GoCommands</name>
    <message>
        <source>Go to…</source>
        <translation>Перейти…</translation>
    </message>
    <message>
        <source>Previous tick</source>
        <translation>Предыдущий тик</translation>
    </message>
    <message>
        <source>Next tick</source>
        <translation>Следующий тик</translation>
    </message>
    <message>
        <source>Jump back</source>
        <translation>Прыжок назад</translation>
    </message>
    <message>
        <source>Jump forward</source>
        <translation>Прыжок вперёд</translation>
    </message>
    <message>
        <source>Small jump back</source>
        <translation>Малый прыжок назад</translation>
    </message>
    <message>
        <source>A tenth of a jump back</source>
        <translation>На десятую часть прыжка назад</translation>
    </message>
    <message>
        <source>Small jump forward</source>
        <translation>Малый прыжок вперёд</translation>
    </message>
    <message>
        <source>A tenth of a jump forward</source>
        <translation>На десятую часть прыжка вперёд</translation>
    </message>
    <message>
        <source>Large jump back</source>
        <translation>Большой прыжок назад</translation>
    </message>
    <message>
        <source>Ten jumps back</source>
        <translation>На десять прыжков назад</translation>
    </message>
    <message>
        <source>Large jump forward</source>
        <translation>Большой прыжок вперёд</translation>
    </message>
    <message>
        <source>Ten jumps forward</source>
        <translation>На десять прыжков вперёд</translation>
    </message>
    <message>
        <source>Previous event</source>
        <translation>Предыдущее событие</translation>
    </message>
    <message>
        <source>Go to the previous event shown by the filter</source>
        <translation>Перейти к предыдущему событию, показанному фильтром</translation>
    </message>
    <message>
        <source>Next event</source>
        <translation>Следующее событие</translation>
    </message>
    <message>
        <source>Go to the next event shown by the filter</source>
        <translation>Перейти к следующему событию, показанному фильтром</translation>
    </message>
    <message>
        <source>Previous marker</source>
        <translation>Предыдущий маркер</translation>
    </message>
    <message>
        <source>Next marker</source>
        <translation>Следующий маркер</translation>
    </message>
    <message>
        <source>Previous keyframe</source>
        <translation>Предыдущий ключевой кадр</translation>
    </message>
    <message>
        <source>Next keyframe</source>
        <translation>Следующий ключевой кадр</translation>
    </message>
    <message>
        <source>Hooks and hits</source>
        <translation>Хуки и попадания</translation>
    </message>
    <message>
        <source>Previous hook</source>
        <translation>Предыдущий хук</translation>
    </message>
    <message>
        <source>Go to the previous attached hook of the players shown by the filter</source>
        <translation>Перейти к предыдущему зацепившемуся хуку игроков, показанных фильтром</translation>
    </message>
    <message>
        <source>Next hook</source>
        <translation>Следующий хук</translation>
    </message>
    <message>
        <source>Go to the next attached hook of the players shown by the filter</source>
        <translation>Перейти к следующему зацепившемуся хуку игроков, показанных фильтром</translation>
    </message>
    <message>
        <source>Previous hit</source>
        <translation>Предыдущее попадание</translation>
    </message>
    <message>
        <source>Go to the previous weapon hit by the players shown by the filter</source>
        <translation>Перейти к предыдущему попаданию из оружия игроков, показанных фильтром</translation>
    </message>
    <message>
        <source>Next hit</source>
        <translation>Следующее попадание</translation>
    </message>
    <message>
        <source>Go to the next weapon hit by the players shown by the filter</source>
        <translation>Перейти к следующему попаданию из оружия игроков, показанных фильтром</translation>
    </message>
    <message>
        <source>Beginning</source>
        <translation>Начало</translation>
    </message>
    <message>
        <source>Go to the first tick</source>
        <translation>Перейти к первому тику</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Конец</translation>
    </message>
    <message>
        <source>Go to the last tick</source>
        <translation>Перейти к последнему тику</translation>
    </message>
    <message>
        <source>Go to live</source>
        <translation>К прямому эфиру</translation>
    </message>
    <message>
        <source>Go to the end of the recording being written and keep playing</source>
        <translation>Перейти к концу записи, которая ещё пишется, и продолжать воспроизведение</translation>
    </message>
    <message>
        <source>Jump to %1%</source>
        <translation>Перейти к %1&#xa0;%</translation>
    </message>
    <message>
        <source>Jump to percentage</source>
        <translation>Перейти к проценту</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 с</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 мин</translation>
    </message>
    <message>
        <source>Type a time, tick or time of day to go to</source>
        <translation>Ввести время, тик или время суток для перехода</translation>
    </message>
    <message>
        <source>a time (4:07.3), a tick (@12365) or a time of day (14:22:07 UTC)</source>
        <translation>время (4:07.3), тик (@12365) или время суток (14:22:07 UTC)</translation>
    </message>
</context>
<context>
    <name>tickscope::GuideSearch</name>
    <message>
        <source>Previous result (Shift+Enter)</source>
        <translation>Предыдущий результат (Shift+Enter)</translation>
    </message>
    <message>
        <source>Next result (Enter)</source>
        <translation>Следующий результат (Enter)</translation>
    </message>
    <message>
        <source>Find in the guide</source>
        <translation>Найти в руководстве</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>No results</source>
        <translation>Ничего не найдено</translation>
    </message>
</context>
<context>
    <name>tickscope::GuideWindow</name>
    <message>
        <source>User guide</source>
        <translation>Руководство пользователя</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Содержание</translation>
    </message>
    <message>
        <source>Back (Alt+Left)</source>
        <translation>Назад (Alt+Влево)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Forward (Alt+Right)</source>
        <translation>Вперёд (Alt+Вправо)</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Вперёд</translation>
    </message>
</context>
<context>
    <name>tickscope::Help</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Сочетания клавиш</translation>
    </message>
    <message>
        <source>Show all keyboard shortcuts</source>
        <translation>Показать все сочетания клавиш</translation>
    </message>
    <message>
        <source>About Tickscope</source>
        <translation>О программе Tickscope</translation>
    </message>
    <message>
        <source>What’s this?</source>
        <translation>Что это?</translation>
    </message>
    <message>
        <source>Click anything to see what it does</source>
        <translation>Щёлкните что угодно, чтобы узнать, что оно делает</translation>
    </message>
    <message>
        <source>User guide</source>
        <translation>Руководство пользователя</translation>
    </message>
    <message>
        <source>Read how to do things</source>
        <translation>Прочитать, как всё делается</translation>
    </message>
</context>
<context>
    <name>tickscope::HiddenReviewers</name>
    <message>
        <source>Reviewer %1</source>
        <translation>Проверяющий %1</translation>
    </message>
</context>
<context>
    <name>tickscope::HistoryCommands</name>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Отменить: %1</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Повторить</translation>
    </message>
    <message>
        <source>Redo the last undone change</source>
        <translation>Повторить последнее отменённое изменение</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Повторить: %1</translation>
    </message>
    <message>
        <source>Undo the last change to markers, notes, verdict, lanes, loop or scoreboard</source>
        <translation>Отменить последнее изменение маркеров, заметок, вердикта, дорожек, цикла или таблицы счёта</translation>
    </message>
</context>
<context>
    <name>tickscope::HistoryPage</name>
    <message>
        <source>History</source>
        <translation>История</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Кто</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Что</translation>
    </message>
    <message>
        <source>When (%1)</source>
        <translation>Когда (%1)</translation>
    </message>
</context>
<context>
    <name>tickscope::HistoryText</name>
    <message>
        <source>Took the case</source>
        <translation>Дело взято</translation>
    </message>
    <message>
        <source>Assigned the case to %1</source>
        <translation>Дело назначено: %1</translation>
    </message>
    <message>
        <source>Gave the case back</source>
        <translation>Дело возвращено</translation>
    </message>
    <message>
        <source>Took the case from %1</source>
        <translation>Дело снято с исполнителя: %1</translation>
    </message>
    <message>
        <source>The reviewers disagree</source>
        <translation>Мнения проверяющих расходятся</translation>
    </message>
    <message>
        <source>The case is decided: %1</source>
        <translation>Дело решено: %1</translation>
    </message>
    <message>
        <source>The case needs another verdict</source>
        <translation>Нужен ещё один вердикт</translation>
    </message>
    <message>
        <source>The case is open again</source>
        <translation>Дело снова открыто</translation>
    </message>
    <message>
        <source>Settled the case: %1</source>
        <translation>Утверждён итог дела: %1</translation>
    </message>
    <message>
        <source>Changed the claim: %1</source>
        <translation>Изменена суть жалобы: %1</translation>
    </message>
    <message>
        <source>Removed the reporter</source>
        <translation>Заявитель убран</translation>
    </message>
    <message>
        <source>Named the reporter: %1</source>
        <translation>Указан заявитель: %1</translation>
    </message>
    <message>
        <source>Changed the priority from %1 to %2</source>
        <translation>Изменён приоритет: %1 → %2</translation>
    </message>
    <message numerus="yes">
        <source>Asked for verdicts of %Ln reviewer(s)</source>
        <translation>
            <numerusform>Запрошен вердикт %Ln проверяющего</numerusform>
            <numerusform>Запрошены вердикты %Ln проверяющих</numerusform>
            <numerusform>Запрошены вердикты %Ln проверяющих</numerusform>
        </translation>
    </message>
    <message>
        <source>Added note %1</source>
        <translation>Добавлена заметка %1</translation>
    </message>
    <message>
        <source>Added note %1: %2</source>
        <translation>Добавлена заметка %1: %2</translation>
    </message>
    <message>
        <source>Changed note %1</source>
        <translation>Изменена заметка %1</translation>
    </message>
    <message>
        <source>Changed note %1: %2</source>
        <translation>Изменена заметка %1: %2</translation>
    </message>
    <message>
        <source>Withdrew the verdict</source>
        <translation>Вердикт отозван</translation>
    </message>
    <message>
        <source>Decided</source>
        <translation>Решено</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Decided “%1”</source>
        <translation>Вынесен вердикт «%1»</translation>
    </message>
    <message>
        <source>%1 “%2”</source>
        <translation>%1 «%2»</translation>
    </message>
    <message>
        <source>Removed the recording %1</source>
        <translation>Убрана запись %1</translation>
    </message>
    <message>
        <source>Added the recording %1</source>
        <translation>Добавлена запись %1</translation>
    </message>
    <message>
        <source>Removed the tag %1</source>
        <translation>Убрана метка %1</translation>
    </message>
    <message>
        <source>Added the tag %1</source>
        <translation>Добавлена метка %1</translation>
    </message>
    <message>
        <source>Removed %1 from the accused</source>
        <translation>Убрано из обвиняемых: %1</translation>
    </message>
    <message>
        <source>Added %1 to the accused</source>
        <translation>Добавлено в обвиняемые: %1</translation>
    </message>
    <message>
        <source>Said which %1 is accused</source>
        <translation>Уточнено, какой игрок с именем %1 обвиняется</translation>
    </message>
    <message>
        <source>Opened the case</source>
        <translation>Дело заведено</translation>
    </message>
    <message>
        <source>Opened the case: %1</source>
        <translation>Дело заведено: %1</translation>
    </message>
    <message>
        <source>Removed the case</source>
        <translation>Дело удалено</translation>
    </message>
    <message>
        <source>Erased a person</source>
        <translation>Удалены данные человека</translation>
    </message>
    <message>
        <source>Changed the case</source>
        <translation>Дело изменено</translation>
    </message>
    <message>
        <source>Changed the time of note %1</source>
        <translation>Изменено время заметки %1</translation>
    </message>
    <message>
        <source>Added a note</source>
        <translation>Добавлена заметка</translation>
    </message>
    <message>
        <source>Deleted a note</source>
        <translation>Удалена заметка</translation>
    </message>
    <message>
        <source>Changed a note</source>
        <translation>Изменена заметка</translation>
    </message>
    <message>
        <source>Deleted note %1</source>
        <translation>Удалена заметка %1</translation>
    </message>
    <message>
        <source>Deleted note %1: %2</source>
        <translation>Удалена заметка %1: %2</translation>
    </message>
    <message>
        <source>Withdrew the request for a second reviewer</source>
        <translation>Запрос второго проверяющего отозван</translation>
    </message>
</context>
<context>
    <name>tickscope::HoverCard</name>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>и ещё %Ln</numerusform>
            <numerusform>и ещё %Ln</numerusform>
            <numerusform>и ещё %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>What is under the pointer</source>
        <translation>Что под указателем мыши</translation>
    </message>
    <message>
        <source>tick %1</source>
        <translation>тик %1</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Загрузка…</translation>
    </message>
</context>
<context>
    <name>tickscope::Hud</name>
    <message>
        <source>Spectating %1</source>
        <translation>Наблюдает: %1</translation>
    </message>
    <message>
        <source>Race %1</source>
        <translation>Гонка %1</translation>
    </message>
</context>
<context>
    <name>tickscope::InfoDock</name>
    <message>
        <source>Info</source>
        <translation>Сведения</translation>
    </message>
    <message>
        <source>Recording details</source>
        <translation>Сведения о записи</translation>
    </message>
    <message>
        <source>Copy rows</source>
        <translation>Копировать строки</translation>
    </message>
    <message>
        <source>No recording is open.</source>
        <translation>Нет открытой записи.</translation>
    </message>
    <message>
        <source>Recording</source>
        <translation>Запись</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Файл</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Размер</translation>
    </message>
    <message>
        <source>SHA-256</source>
        <translation>SHA-256</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Формат</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>Протокол</translation>
    </message>
    <message>
        <source>Recorded by</source>
        <translation>Кто записал</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Начало</translation>
    </message>
    <message>
        <source>%1, of %2 of the recording</source>
        <translation>%1 из %2 записи</translation>
    </message>
    <message>
        <source>Recordings of this server</source>
        <translation>Записи этого сервера</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Previous ID</source>
        <translation>Предыдущий ID</translation>
    </message>
    <message>
        <source>none, this is the first</source>
        <translation>нет, эта первая</translation>
    </message>
    <message>
        <source>not in this folder</source>
        <translation>нет в этой папке</translation>
    </message>
    <message>
        <source>Previous file</source>
        <translation>Предыдущий файл</translation>
    </message>
    <message>
        <source>Next file</source>
        <translation>Следующий файл</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Карта</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Embedded</source>
        <translation>Встроена</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>да</translation>
    </message>
    <message>
        <source>no</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Показана</translation>
    </message>
    <message>
        <source>no, not found</source>
        <translation>нет, не найдена</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Примечание</translation>
    </message>
    <message>
        <source>CRC-32</source>
        <translation>CRC-32</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Шкала времени</translation>
    </message>
    <message>
        <source>Ticks</source>
        <translation>Тики</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>с %1 по %2</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Длительность</translation>
    </message>
    <message>
        <source>Ticks per second</source>
        <translation>Тиков в секунду</translation>
    </message>
    <message>
        <source> so far</source>
        <translation> пока</translation>
    </message>
    <message>
        <source>Seek points</source>
        <translation>Точки перемотки</translation>
    </message>
    <message>
        <source>%1 of the recording</source>
        <translation>%1 в записи</translation>
    </message>
    <message>
        <source>Checkpoints</source>
        <translation>Контрольные точки</translation>
    </message>
    <message>
        <source>%1 made by Tickscope</source>
        <translation>%1 создано Tickscope</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>События</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Маркеры</translation>
    </message>
    <message>
        <source>Damaged places</source>
        <translation>Повреждённые места</translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>Счётчики</translation>
    </message>
    <message>
        <source>Header</source>
        <translation>Заголовок</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Ещё</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more value(s); tickscope-cli info lists them all</source>
        <translation>
            <numerusform>ещё %Ln значение; полный список&#xa0;— в tickscope-cli info</numerusform>
            <numerusform>ещё %Ln значения; полный список&#xa0;— в tickscope-cli info</numerusform>
            <numerusform>ещё %Ln значений; полный список&#xa0;— в tickscope-cli info</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1; outside the recording: %2</source>
        <translation>%1; за пределами записи: %2</translation>
    </message>
    <message>
        <source>What the file says about itself: header, counts, hashes, map.</source>
        <translation>Что файл сообщает о себе: заголовок, счётчики, хеши, карта.</translation>
    </message>
    <message>
        <source>Not read</source>
        <translation>Не прочитано</translation>
    </message>
    <message>
        <source>Format version</source>
        <translation>Версия формата</translation>
    </message>
</context>
<context>
    <name>tickscope::InputTapeDock</name>
    <message>
        <source>Input tape</source>
        <translation>Лента ввода</translation>
    </message>
    <message>
        <source>Bars are held keys, the line is the aim, words are weapons. Click to go there; Ctrl+wheel zooms, the wheel scrolls.</source>
        <translation>Полосы&#xa0;— удерживаемые клавиши, линия&#xa0;— прицел, слова&#xa0;— оружие. Щелчок&#xa0;— переход; Ctrl+колесо меняет масштаб, колесо прокручивает.</translation>
    </message>
    <message>
        <source>Selected player only</source>
        <translation>Только выбранный игрок</translation>
    </message>
    <message>
        <source>Show input</source>
        <translation>Показать ввод</translation>
    </message>
    <message>
        <source>Copy input</source>
        <translation>Копировать ввод</translation>
    </message>
    <message>
        <source>Copy visible inputs of this lane</source>
        <translation>Копировать видимый ввод этой дорожки</translation>
    </message>
    <message>
        <source>No recording is open.</source>
        <translation>Нет открытой записи.</translation>
    </message>
    <message>
        <source>None of the shown inputs occur in this range. Right-click to choose others.</source>
        <translation>В этом диапазоне нет ничего из показанного ввода. Щёлкните правой кнопкой, чтобы выбрать другой.</translation>
    </message>
    <message>
        <source>No inputs in this range.</source>
        <translation>В этом диапазоне нет ввода.</translation>
    </message>
    <message>
        <source>No inputs recorded here.</source>
        <translation>Ввод здесь не записан.</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>Ввод</translation>
    </message>
    <message>
        <source>Copy: %1</source>
        <translation>Копировать: %1</translation>
    </message>
    <message>
        <source>The players&apos; keys and mouse over time, as far as they were recorded.</source>
        <translation>Клавиши и мышь игроков во времени, насколько они записаны.</translation>
    </message>
</context>
<context>
    <name>tickscope::InspectorDock</name>
    <message>
        <source>rebuilt</source>
        <translation>восстановлено</translation>
    </message>
    <message>
        <source>after damage</source>
        <translation>после повреждения</translation>
    </message>
    <message>
        <source>still loading</source>
        <translation>ещё загружается</translation>
    </message>
    <message>
        <source>values as recorded</source>
        <translation>значения как записаны</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Инспектор</translation>
    </message>
    <message>
        <source>Find in items</source>
        <translation>Найти в объектах</translation>
    </message>
    <message>
        <source>Find name or value</source>
        <translation>Найти имя или значение</translation>
    </message>
    <message>
        <source>Show only items with this text in a name or value  (%1)</source>
        <translation>Показать только объекты с этим текстом в имени или значении  (%1)</translation>
    </message>
    <message>
        <source>Changed only</source>
        <translation>Только изменённое</translation>
    </message>
    <message>
        <source>Show only what changed since the previous tick</source>
        <translation>Показать только то, что изменилось с предыдущего тика</translation>
    </message>
    <message>
        <source>Items and fields</source>
        <translation>Объекты и поля</translation>
    </message>
    <message>
        <source>Plot this field</source>
        <translation>График этого поля</translation>
    </message>
    <message>
        <source>Copy selected as JSON</source>
        <translation>Копировать выбранное как JSON</translation>
    </message>
    <message>
        <source>Copy all as JSON</source>
        <translation>Копировать всё как JSON</translation>
    </message>
    <message>
        <source>Expand all</source>
        <translation>Развернуть все</translation>
    </message>
    <message>
        <source>Collapse all</source>
        <translation>Свернуть все</translation>
    </message>
    <message numerus="yes">
        <source>%Ln item(s)</source>
        <translation>
            <numerusform>%Ln объект</numerusform>
            <numerusform>%Ln объекта</numerusform>
            <numerusform>%Ln объектов</numerusform>
        </translation>
    </message>
    <message>
        <source>values recorded and rebuilt</source>
        <translation>значения записаны и восстановлены</translation>
    </message>
    <message>
        <source>Tick %1: %2, %3</source>
        <translation>Тик %1: %2, %3</translation>
    </message>
    <message>
        <source>No recording is open.</source>
        <translation>Нет открытой записи.</translation>
    </message>
    <message>
        <source>No items at this tick.</source>
        <translation>На этом тике нет объектов.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Чтение…</translation>
    </message>
    <message>
        <source>Nothing changed at this tick. &lt;a href=&apos;clear&apos;&gt;Show all items&lt;/a&gt;</source>
        <translation>На этом тике ничего не изменилось. &lt;a href=&apos;clear&apos;&gt;Показать все объекты&lt;/a&gt;</translation>
    </message>
    <message>
        <source>No matching items. &lt;a href=&apos;clear&apos;&gt;Show all items&lt;/a&gt;</source>
        <translation>Нет подходящих объектов. &lt;a href=&apos;clear&apos;&gt;Показать все объекты&lt;/a&gt;</translation>
    </message>
    <message>
        <source>could not be read</source>
        <translation>не удалось прочесть</translation>
    </message>
    <message>
        <source>Every item at the current tick with all its fields, as recorded. Changes since the previous snapshot are marked.</source>
        <translation>Все объекты на текущем тике со всеми полями, как они записаны. Изменения с предыдущего снапшота выделены.</translation>
    </message>
</context>
<context>
    <name>tickscope::InspectorModel</name>
    <message>
        <source>Item and field</source>
        <translation>Объект и поле</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Значение</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Источник</translation>
    </message>
    <message>
        <source>recorded</source>
        <translation>записано</translation>
    </message>
    <message>
        <source>rebuilt</source>
        <translation>восстановлено</translation>
    </message>
    <message>
        <source>guess</source>
        <translation>предположение</translation>
    </message>
    <message>
        <source>id %1</source>
        <translation>id %1</translation>
    </message>
    <message>
        <source>From messages</source>
        <translation>Из сообщений</translation>
    </message>
    <message>
        <source>new</source>
        <translation>новое</translation>
    </message>
    <message>
        <source>%1 of %2 %3</source>
        <translation>%1 из %2 %3</translation>
    </message>
    <message>
        <source>previous: %1</source>
        <translation>раньше: %1</translation>
    </message>
    <message>
        <source>Guess: %1</source>
        <translation>Предположение: %1</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Раньше</translation>
    </message>
</context>
<context>
    <name>tickscope::KeyRecorder</name>
    <message>
        <source>Press a key to add it</source>
        <translation>Нажмите клавишу, чтобы добавить её</translation>
    </message>
</context>
<context>
    <name>tickscope::LagPlot</name>
    <message>
        <source>Time won and lost</source>
        <translation>Выигранное и проигранное время</translation>
    </message>
    <message>
        <source>How far ahead of the ghost the run is along its way. Left and Right go along it.</source>
        <translation>Насколько забег опережает призрака на протяжении пути. Стрелки влево и вправо ведут вдоль него.</translation>
    </message>
    <message>
        <source>Distance (%1)</source>
        <translation>Путь (%1)</translation>
    </message>
    <message>
        <source>Ahead (s)</source>
        <translation>Опережение (с)</translation>
    </message>
    <message>
        <source>After %1: %2 s behind the ghost</source>
        <translation>Через %1: на %2 с позади призрака</translation>
    </message>
    <message>
        <source>After %1: %2 s ahead of the ghost</source>
        <translation>Через %1: на %2 с впереди призрака</translation>
    </message>
</context>
<context>
    <name>tickscope::LaneCommands</name>
    <message>
        <source>Show lane</source>
        <translation>Показать дорожку</translation>
    </message>
    <message>
        <source>Colour lane</source>
        <translation>Цвет дорожки</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Выше</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Ниже</translation>
    </message>
    <message>
        <source>Reset lanes</source>
        <translation>Сбросить дорожки</translation>
    </message>
    <message>
        <source>Remove lane</source>
        <translation>Удалить дорожку</translation>
    </message>
    <message>
        <source>Events with text…</source>
        <translation>События с текстом…</translation>
    </message>
    <message>
        <source>Add lane for event type</source>
        <translation>Добавить дорожку для типа событий</translation>
    </message>
    <message>
        <source>Add lane</source>
        <translation>Добавить дорожку</translation>
    </message>
    <message>
        <source>Hide “%1”</source>
        <translation>Скрыть «%1»</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Цвет</translation>
    </message>
    <message>
        <source>Same as events</source>
        <translation>Как у событий</translation>
    </message>
    <message>
        <source>Remove “%1”</source>
        <translation>Удалить «%1»</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Events with this text:</source>
        <translation>События с этим текстом:</translation>
    </message>
    <message>
        <source>Hide lane</source>
        <translation>Скрытие дорожки</translation>
    </message>
    <message>
        <source>Move lane</source>
        <translation>Перемещение дорожки</translation>
    </message>
    <message>
        <source>%1 (none in this recording)</source>
        <translation>%1 (в этой записи нет)</translation>
    </message>
</context>
<context>
    <name>tickscope::Lanes</name>
    <message>
        <source>Chat</source>
        <translation>Чат</translation>
    </message>
    <message>
        <source>Kills</source>
        <translation>Убийства</translation>
    </message>
    <message>
        <source>Joins</source>
        <translation>Входы</translation>
    </message>
    <message>
        <source>Finishes</source>
        <translation>Финиши</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>Ввод</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Прочее</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Синий</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Оранжевый</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Зелёный</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Жёлтый</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>Розовый</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>Фиолетовый</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Серый</translation>
    </message>
</context>
<context>
    <name>tickscope::LengthText</name>
    <message>
        <source>tiles</source>
        <translation>тайлов</translation>
    </message>
    <message>
        <source>blocks</source>
        <translation>блоков</translation>
    </message>
    <message>
        <source>units</source>
        <translation>единиц</translation>
    </message>
    <message>
        <source>tiles/s</source>
        <translation>тайл/с</translation>
    </message>
    <message>
        <source>blocks/s</source>
        <translation>блок/с</translation>
    </message>
    <message>
        <source>units/s</source>
        <translation>ед./с</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>tickscope::LevelSlider</name>
    <message>
        <source>Visible heights</source>
        <translation>Видимые высоты</translation>
    </message>
    <message>
        <source>Only floors and players between these heights are shown. Up and Down move the range, with Shift its upper end; Escape shows all.</source>
        <translation>Показаны только этажи и игроки между этими высотами. «Вверх» и «Вниз» сдвигают диапазон, с Shift&#xa0;— его верхний край; Escape показывает всё.</translation>
    </message>
    <message>
        <source>All heights: %1 to %2</source>
        <translation>Все высоты: с %1 по %2</translation>
    </message>
    <message>
        <source>Heights %1 to %2</source>
        <translation>Высоты с %1 по %2</translation>
    </message>
    <message>
        <source>Drag an end to hide floors and players above or below; double-click to show all.</source>
        <translation>Потяните за край, чтобы скрыть этажи и игроков выше или ниже; двойной щелчок показывает всё.</translation>
    </message>
</context>
<context>
    <name>tickscope::LibraryCommands</name>
    <message>
        <source>Library</source>
        <translation>Библиотека</translation>
    </message>
    <message>
        <source>Open recording</source>
        <translation>Открыть запись</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>Проверить</translation>
    </message>
    <message>
        <source>Read the whole file again and look for damage</source>
        <translation>Прочесть весь файл заново и найти повреждения</translation>
    </message>
    <message>
        <source>Export list…</source>
        <translation>Экспортировать список…</translation>
    </message>
    <message>
        <source>Save what is known about the selected recordings as CSV or JSON</source>
        <translation>Сохранить сведения о выбранных записях в CSV или JSON</translation>
    </message>
    <message>
        <source>Show in file manager</source>
        <translation>Показать в диспетчере файлов</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Закрепить</translation>
    </message>
    <message>
        <source>Keep under Pinned, or remove from there</source>
        <translation>Держать в «Закреплённых» или убрать оттуда</translation>
    </message>
    <message>
        <source>Remove from list</source>
        <translation>Убрать из списка</translation>
    </message>
    <message>
        <source>The file stays where it is</source>
        <translation>Файл останется на месте</translation>
    </message>
    <message>
        <source>Add folder to library…</source>
        <translation>Добавить папку в библиотеку…</translation>
    </message>
    <message>
        <source>Add folder to library</source>
        <translation>Добавление папки в библиотеку</translation>
    </message>
    <message>
        <source>Scan folders again</source>
        <translation>Просмотреть папки заново</translation>
    </message>
    <message>
        <source>Search in whispers</source>
        <translation>Искать в шёпоте</translation>
    </message>
    <message>
        <source>Find words in whispers between players. All recordings are read again</source>
        <translation>Находить слова в шёпоте между игроками. Все записи читаются заново</translation>
    </message>
    <message>
        <source>Only the first %1 were opened.</source>
        <translation>Открыты только первые %1.</translation>
    </message>
    <message>
        <source>File not found.</source>
        <translation>Файл не найден.</translation>
    </message>
    <message numerus="yes">
        <source>Verifying %n recording(s)…</source>
        <translation>
            <numerusform>Проверяется %n запись…</numerusform>
            <numerusform>Проверяются %n записи…</numerusform>
            <numerusform>Проверяются %n записей…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n recording(s) verified</source>
        <translation>
            <numerusform>Проверена %n запись</numerusform>
            <numerusform>Проверено %n записи</numerusform>
            <numerusform>Проверено %n записей</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: no damage found.</source>
        <translation>%1: повреждений не найдено.</translation>
    </message>
    <message>
        <source>%1: %2 damaged, unreadable or missing.</source>
        <translation>%1: повреждённых, нечитаемых или отсутствующих&#xa0;— %2.</translation>
    </message>
    <message>
        <source>Export list</source>
        <translation>Экспорт списка</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Таблица (*.csv)</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>JSON Lines (*.jsonl)</source>
        <translation>JSON Lines (*.jsonl)</translation>
    </message>
    <message>
        <source>Exported to %1.</source>
        <translation>Экспортировано в %1.</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>Не удалось записать %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n recording(s) unpinned.</source>
        <translation>
            <numerusform>Откреплена %n запись.</numerusform>
            <numerusform>Откреплено %n записи.</numerusform>
            <numerusform>Откреплено %n записей.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n recording(s) pinned.</source>
        <translation>
            <numerusform>Закреплена %n запись.</numerusform>
            <numerusform>Закреплено %n записи.</numerusform>
            <numerusform>Закреплено %n записей.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show library</source>
        <translation>Показать библиотеку</translation>
    </message>
    <message>
        <source>Show the library beside what is open</source>
        <translation>Показать библиотеку рядом с тем, что открыто</translation>
    </message>
    <message>
        <source>Add address to library…</source>
        <translation>Добавить адрес в библиотеку…</translation>
    </message>
    <message>
        <source>List the recordings of a game server, a web folder or a bucket</source>
        <translation>Показать записи игрового сервера, веб-папки или бакета</translation>
    </message>
    <message>
        <source>Name world…</source>
        <translation>Назвать мир…</translation>
    </message>
    <message>
        <source>Show a name of yours for the world of the selected recording</source>
        <translation>Показывать мир выбранной записи под своим названием</translation>
    </message>
    <message>
        <source>The recording names no world.</source>
        <translation>В записи мир не указан.</translation>
    </message>
    <message>
        <source>Name world</source>
        <translation>Назвать мир</translation>
    </message>
    <message>
        <source>Name (empty: as the recording says):</source>
        <translation>Название (пусто: как в записи):</translation>
    </message>
    <message>
        <source>Read in a confined process</source>
        <translation>Читать в изолированном процессе</translation>
    </message>
    <message>
        <source>A process that reaches no network and no other files reads the recordings. One that is broken cannot end the window</source>
        <translation>Записи читает процесс, которому недоступны сеть и другие файлы. Испорченная запись не может завершить окно</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Сравнить</translation>
    </message>
    <message>
        <source>Show two to four in one picture, or one with the recording that is open</source>
        <translation>Показать две — четыре записи в одной картинке или одну вместе с открытой</translation>
    </message>
</context>
<context>
    <name>tickscope::LibraryModel</name>
    <message>
        <source>Not read yet</source>
        <translation>Ещё не прочитано</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Длительность</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Дата</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Маркеры</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>Дела</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Состояние</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Размер</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Папка</translation>
    </message>
    <message>
        <source>Found in</source>
        <translation>Где найдено</translation>
    </message>
    <message>
        <source>Best time</source>
        <translation>Лучшее время</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Завершено</translation>
    </message>
    <message>
        <source>Map or world</source>
        <translation>Карта или мир</translation>
    </message>
    <message>
        <source>No map or world</source>
        <translation>Нет карты и мира</translation>
    </message>
    <message>
        <source>Date of the file; the recording has none</source>
        <translation>Дата файла; в записи даты нет</translation>
    </message>
</context>
<context>
    <name>tickscope::LibraryPage</name>
    <message>
        <source>Table</source>
        <translation>Таблица</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Карточки</translation>
    </message>
    <message>
        <source>Filter recordings</source>
        <translation>Отфильтровать записи</translation>
    </message>
    <message>
        <source>Matches the beginning of words</source>
        <translation>Ищет по началу слов</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Сортировать</translation>
    </message>
    <message>
        <source>Order of the cards</source>
        <translation>Порядок карточек</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Сначала новые</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>Сначала старые</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>По имени</translation>
    </message>
    <message>
        <source>Longest first</source>
        <translation>Сначала самые длинные</translation>
    </message>
    <message>
        <source>Most players first</source>
        <translation>Сначала с наибольшим числом игроков</translation>
    </message>
    <message>
        <source>Largest first</source>
        <translation>Сначала самые большие</translation>
    </message>
    <message>
        <source>Group by</source>
        <translation>Группировать</translation>
    </message>
    <message>
        <source>Show headings between recordings</source>
        <translation>Показывать заголовки между записями</translation>
    </message>
    <message>
        <source>No groups</source>
        <translation>Без групп</translation>
    </message>
    <message>
        <source>Group by folder</source>
        <translation>Группировать по папкам</translation>
    </message>
    <message>
        <source>Group by game</source>
        <translation>Группировать по играм</translation>
    </message>
    <message>
        <source>Group by month</source>
        <translation>Группировать по месяцам</translation>
    </message>
    <message>
        <source>Recordings</source>
        <translation>Записи</translation>
    </message>
    <message>
        <source>Scanning</source>
        <translation>Просмотр папок</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Остановить</translation>
    </message>
    <message>
        <source>The next scan continues from here</source>
        <translation>Следующий просмотр продолжится отсюда</translation>
    </message>
    <message>
        <source>No recording matches “%1”.</source>
        <translation>Нет записей, подходящих под «%1».</translation>
    </message>
    <message>
        <source>Looking for recordings…</source>
        <translation>Поиск записей…</translation>
    </message>
    <message>
        <source>No recordings here.</source>
        <translation>Записей здесь нет.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln selected</source>
        <translation>
            <numerusform>Выбрана %Ln</numerusform>
            <numerusform>Выбрано %Ln</numerusform>
            <numerusform>Выбрано %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recording(s)</source>
        <translation>
            <numerusform>%Ln запись</numerusform>
            <numerusform>%Ln записи</numerusform>
            <numerusform>%Ln записей</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking through folders: %1</source>
        <translation>Просмотр папок: %1</translation>
    </message>
    <message>
        <source>Reading headers: %1 of %2</source>
        <translation>Чтение заголовков: %1 из %2</translation>
    </message>
    <message>
        <source>Fastest run first</source>
        <translation>Сначала самый быстрый забег</translation>
    </message>
    <message>
        <source>Reading players, chat and runs: %1 of %2</source>
        <translation>Чтение игроков, чата и забегов: %1 из %2</translation>
    </message>
    <message>
        <source>Filter by name, map, world, player or chat</source>
        <translation>Фильтр по имени, карте, миру, игроку или чату</translation>
    </message>
    <message>
        <source>By map or world</source>
        <translation>По карте или миру</translation>
    </message>
    <message>
        <source>Group by map or world</source>
        <translation>Группировать по картам или мирам</translation>
    </message>
</context>
<context>
    <name>tickscope::LibraryTexts</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>File not found</source>
        <translation>Файл не найден</translation>
    </message>
    <message>
        <source>Unreadable</source>
        <translation>Не читается</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Повреждено</translation>
    </message>
    <message>
        <source>This file no longer exists</source>
        <translation>Этого файла больше нет</translation>
    </message>
    <message numerus="yes">
        <source>%n damaged place(s)</source>
        <translation>
            <numerusform>%n повреждённое место</numerusform>
            <numerusform>%n повреждённых места</numerusform>
            <numerusform>%n повреждённых мест</numerusform>
        </translation>
    </message>
    <message>
        <source>best %1</source>
        <translation>лучшее %1</translation>
    </message>
    <message>
        <source>World %1…</source>
        <translation>Мир %1…</translation>
    </message>
    <message>
        <source>file: %1</source>
        <translation>файл: %1</translation>
    </message>
</context>
<context>
    <name>tickscope::LinkTexts</name>
    <message>
        <source>%1, tick %2 (%3)</source>
        <translation>%1, тик %2 (%3)</translation>
    </message>
    <message>
        <source>a recording</source>
        <translation>запись</translation>
    </message>
</context>
<context>
    <name>tickscope::MainWindow</name>
    <message>
        <source>Tickscope</source>
        <translation>Tickscope</translation>
    </message>
    <message>
        <source>%1 could not be written.</source>
        <translation>Не удалось записать %1.</translation>
    </message>
    <message>
        <source>%1 — Tickscope</source>
        <translation>%1 — Tickscope</translation>
    </message>
    <message>
        <source>Show in file manager</source>
        <translation>Показать в диспетчере файлов</translation>
    </message>
    <message>
        <source>Saved to %1.</source>
        <translation>Сохранено в %1.</translation>
    </message>
    <message>
        <source>Settings last only until Tickscope is closed: their file cannot be written.</source>
        <translation>Настройки действуют только до закрытия Tickscope: их файл нельзя записать.</translation>
    </message>
    <message>
        <source>Drop to compare with this recording</source>
        <translation>Отпустите, чтобы сравнить с этой записью</translation>
    </message>
    <message>
        <source>Drop to open; with Shift to compare</source>
        <translation>Отпустите, чтобы открыть; с Shift&#xa0;— чтобы сравнить</translation>
    </message>
    <message>
        <source>Drop to open</source>
        <translation>Отпустите, чтобы открыть</translation>
    </message>
</context>
<context>
    <name>tickscope::MapChoice</name>
    <message>
        <source>Map “%1” not found; players are shown without walls.</source>
        <translation>Карта «%1» не найдена; игроки показаны без стен.</translation>
    </message>
    <message>
        <source>Embedded map “%1” cannot be read; players are shown without walls.</source>
        <translation>Встроенную карту «%1» не удаётся прочесть; игроки показаны без стен.</translation>
    </message>
    <message>
        <source>%1 is not a readable map file.</source>
        <translation>%1&#xa0;— не читаемый файл карты.</translation>
    </message>
    <message>
        <source>Map “%1” is embedded in the recording.</source>
        <translation>Карта «%1» встроена в запись.</translation>
    </message>
    <message>
        <source>Map “%1” found, SHA-256 matches: %2</source>
        <translation>Карта «%1» найдена, SHA-256 совпадает: %2</translation>
    </message>
    <message>
        <source>Map “%1” found, CRC-32 matches: %2</source>
        <translation>Карта «%1» найдена, CRC-32 совпадает: %2</translation>
    </message>
    <message>
        <source>Chosen map, unverified: %1; the recording has no map hash.</source>
        <translation>Выбранная карта не проверена: %1; в записи нет хеша карты.</translation>
    </message>
    <message>
        <source>Map “%1” found by name only, unverified; it may be a different version.</source>
        <translation>Карта «%1» найдена только по имени и не проверена; версия может быть другой.</translation>
    </message>
    <message>
        <source>Different map version (hash or size differs): %1</source>
        <translation>Другая версия карты (хеш или размер не совпадает): %1</translation>
    </message>
    <message>
        <source>Hooks, weapons and freeze need the map that was played.</source>
        <translation>Для хуков, оружия и фриза нужна карта, на которой шла игра.</translation>
    </message>
</context>
<context>
    <name>tickscope::MapDownload</name>
    <message>
        <source>Download map</source>
        <translation>Загрузка карты</translation>
    </message>
    <message>
        <source>Download the map “%1” from %2?</source>
        <translation>Загрузить карту «%1» с %2?</translation>
    </message>
    <message>
        <source>It is used only if its SHA-256 matches the recording.</source>
        <translation>Она будет использована, только если её SHA-256 соответствует записи.</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>Загрузить</translation>
    </message>
    <message>
        <source>Downloading the map…</source>
        <translation>Загрузка карты…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Остановить</translation>
    </message>
    <message>
        <source>The map could not be downloaded: %1</source>
        <translation>Не удалось загрузить карту: %1</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Повторить попытку</translation>
    </message>
</context>
<context>
    <name>tickscope::MapPrompts</name>
    <message>
        <source>Choose map file…</source>
        <translation>Выбрать файл карты…</translation>
    </message>
    <message>
        <source>Choose the map file to use</source>
        <translation>Выбрать файл карты, который использовать</translation>
    </message>
    <message>
        <source>Download map…</source>
        <translation>Загрузить карту…</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Все файлы (*)</translation>
    </message>
    <message>
        <source>Maps (*%1)</source>
        <translation>Карты (*%1)</translation>
    </message>
    <message>
        <source>Choose map file</source>
        <translation>Выбор файла карты</translation>
    </message>
</context>
<context>
    <name>tickscope::MarkerColor</name>
    <message>
        <source>Amber</source>
        <translation>Янтарный</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Красный</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Оранжевый</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Жёлтый</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Зелёный</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Синий</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Пурпурный</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>Розовый</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Серый</translation>
    </message>
</context>
<context>
    <name>tickscope::MarkerCommands</name>
    <message>
        <source>Add marker</source>
        <translation>Добавить маркер</translation>
    </message>
    <message>
        <source>Mark range</source>
        <translation>Отметить диапазон</translation>
    </message>
    <message>
        <source>Edit marker</source>
        <translation>Изменить маркер</translation>
    </message>
    <message>
        <source>Colour marker</source>
        <translation>Цвет маркера</translation>
    </message>
    <message>
        <source>Delete marker</source>
        <translation>Удалить маркер</translation>
    </message>
    <message>
        <source>Add a marker here and name it</source>
        <translation>Добавить здесь маркер и дать ему имя</translation>
    </message>
</context>
<context>
    <name>tickscope::MarkerExchange</name>
    <message>
        <source>This is not a complete JSON file (byte %1: %2).</source>
        <translation>Это неполный файл JSON (байт %1: %2).</translation>
    </message>
    <message>
        <source>This file was written by a newer version of Tickscope.</source>
        <translation>Этот файл записан более новой версией Tickscope.</translation>
    </message>
    <message>
        <source>This file contains no markers.</source>
        <translation>В этом файле нет маркеров.</translation>
    </message>
    <message>
        <source>This file has no “tick” column, so it contains no markers.</source>
        <translation>В этом файле нет столбца «tick», а значит, и маркеров.</translation>
    </message>
</context>
<context>
    <name>tickscope::MarkerModel</name>
    <message>
        <source>case</source>
        <translation>дело</translation>
    </message>
    <message>
        <source>own</source>
        <translation>свой</translation>
    </message>
    <message>
        <source>recording</source>
        <translation>запись</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>с %1 по %2</translation>
    </message>
    <message>
        <source>Player: %1</source>
        <translation>Игрок: %1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Время</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Длина</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Игрок</translation>
    </message>
    <message>
        <source>Tick</source>
        <translation>Тик</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Откуда</translation>
    </message>
    <message>
        <source>case %1</source>
        <translation>дело %1</translation>
    </message>
</context>
<context>
    <name>tickscope::MarkerNameField</name>
    <message>
        <source>Marker name</source>
        <translation>Имя маркера</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
</context>
<context>
    <name>tickscope::Markers</name>
    <message>
        <source>Add marker</source>
        <translation>Добавление маркера</translation>
    </message>
    <message>
        <source>Rename marker</source>
        <translation>Переименование маркера</translation>
    </message>
    <message>
        <source>Move marker</source>
        <translation>Перемещение маркера</translation>
    </message>
    <message>
        <source>Delete marker</source>
        <translation>Удаление маркера</translation>
    </message>
    <message>
        <source>Case %1: %2</source>
        <translation>Дело %1: %2</translation>
    </message>
</context>
<context>
    <name>tickscope::MarkersDock</name>
    <message>
        <source>Markers</source>
        <translation>Маркеры</translation>
    </message>
    <message>
        <source>Go to marker</source>
        <translation>Перейти к маркеру</translation>
    </message>
    <message>
        <source>Rename marker</source>
        <translation>Переименовать маркер</translation>
    </message>
    <message>
        <source>Move to playhead</source>
        <translation>Переместить в позицию воспроизведения</translation>
    </message>
    <message>
        <source>Delete marker</source>
        <translation>Удалить маркер</translation>
    </message>
    <message>
        <source>Add marker</source>
        <translation>Добавить маркер</translation>
    </message>
    <message>
        <source>Mark the current tick and name it</source>
        <translation>Отметить текущий тик и дать ему имя</translation>
    </message>
    <message>
        <source>Copy rows</source>
        <translation>Копировать строки</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Ещё</translation>
    </message>
    <message>
        <source>No recording is open.</source>
        <translation>Нет открытой записи.</translation>
    </message>
    <message>
        <source>No markers. &lt;a href=&apos;add&apos;&gt;Mark this tick&lt;/a&gt;</source>
        <translation>Маркеров нет. &lt;a href=&apos;add&apos;&gt;Отметить этот тик&lt;/a&gt;</translation>
    </message>
    <message>
        <source>Keep as own marker</source>
        <translation>Сохранить как свой маркер</translation>
    </message>
    <message>
        <source>Store the note of somebody who watches together</source>
        <translation>Сохранить заметку того, кто смотрит вместе с вами</translation>
    </message>
    <message>
        <source>Places worth finding again: those in the file and your own, added with M.</source>
        <translation>Места, к которым стоит вернуться: маркеры файла и ваши, добавленные клавишей M.</translation>
    </message>
</context>
<context>
    <name>tickscope::MessageBar</name>
    <message>
        <source>Messages</source>
        <translation>Сообщения</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Подробности</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>Закрыть это сообщение</translation>
    </message>
</context>
<context>
    <name>tickscope::NoteClipTexts</name>
    <message>
        <source>There is no clip of note %1: %2.</source>
        <translation>Для заметки %1 нет фрагмента: %2.</translation>
    </message>
    <message>
        <source>The clip of note %1 is not whole: %2.</source>
        <translation>Фрагмент для заметки %1 неполон: %2.</translation>
    </message>
    <message>
        <source>Clips begin with the recording: %1.</source>
        <translation>Фрагменты начинаются с начала записи: %1.</translation>
    </message>
    <message>
        <source>No clips: %1.</source>
        <translation>Фрагментов нет: %1.</translation>
    </message>
    <message>
        <source>There is no video of note %1: %2.</source>
        <translation>Для заметки %1 нет видео: %2.</translation>
    </message>
    <message>
        <source>0:00 in the clip is %1 in the recording.</source>
        <translation>0:00 во фрагменте&#xa0;— это %1 в записи.</translation>
    </message>
    <message>
        <source>%1 is called %2 in it.</source>
        <translation>%1 называется там %2.</translation>
    </message>
    <message>
        <source>%1 is not in it.</source>
        <translation>%1 в нём отсутствует.</translation>
    </message>
</context>
<context>
    <name>tickscope::NoteModel</name>
    <message>
        <source>other file</source>
        <translation>другой файл</translation>
    </message>
    <message>
        <source>case</source>
        <translation>дело</translation>
    </message>
    <message>
        <source>(no text)</source>
        <translation>(без текста)</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Время</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Заметка</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Игрок</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Категория</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Автор</translation>
    </message>
    <message>
        <source>%1 (with a picture)</source>
        <translation>%1 (с изображением)</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>№</translation>
    </message>
</context>
<context>
    <name>tickscope::NotesPage</name>
    <message>
        <source>Go to note</source>
        <translation>Перейти к заметке</translation>
    </message>
    <message>
        <source>Delete note</source>
        <translation>Удалить заметку</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Заметки</translation>
    </message>
    <message>
        <source>No notes. &lt;a href=&apos;add&apos;&gt;Add a note here&lt;/a&gt; (D)</source>
        <translation>Заметок нет. &lt;a href=&apos;add&apos;&gt;Добавить заметку здесь&lt;/a&gt; (D)</translation>
    </message>
    <message>
        <source>%1 is selected. &lt;a href=&apos;selected&apos;&gt;Make the note about them&lt;/a&gt;</source>
        <translation>Выбран %1. &lt;a href=&apos;selected&apos;&gt;Отнести заметку к этому игроку&lt;/a&gt;</translation>
    </message>
    <message>
        <source>Not about the accused. &lt;a href=&apos;accused&apos;&gt;Make it about %1&lt;/a&gt;</source>
        <translation>Не об обвиняемом. &lt;a href=&apos;accused&apos;&gt;Отнести к %1&lt;/a&gt;</translation>
    </message>
    <message>
        <source>Delete the note; not while a verdict cites it</source>
        <translation>Удалить заметку; нельзя, пока на неё ссылается вердикт</translation>
    </message>
</context>
<context>
    <name>tickscope::OccurrencesModel</name>
    <message>
        <source>Time</source>
        <translation>Время</translation>
    </message>
    <message>
        <source>Ticks</source>
        <translation>Тики</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Значение</translation>
    </message>
</context>
<context>
    <name>tickscope::OpenPlayersTexts</name>
    <message numerus="yes">
        <source>%1 (name only: held by %Ln people)</source>
        <translation>
            <numerusform>%1 (только имя: его носил %Ln человек)</numerusform>
            <numerusform>%1 (только имя: его носили %Ln человека)</numerusform>
            <numerusform>%1 (только имя: его носили %Ln человек)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (name only)</source>
        <translation>%1 (только имя)</translation>
    </message>
    <message>
        <source>also %1</source>
        <translation>также %1</translation>
    </message>
</context>
<context>
    <name>tickscope::OpenUrlDialog</name>
    <message>
        <source>Open URL</source>
        <translation>Открытие URL</translation>
    </message>
    <message>
        <source>Only if the server asks for one</source>
        <translation>Только если сервер его запрашивает</translation>
    </message>
    <message>
        <source>Sent to that server as a bearer token, and never stored</source>
        <translation>Отправляется этому серверу как токен (bearer) и нигде не сохраняется</translation>
    </message>
    <message>
        <source>&amp;Address</source>
        <translation>&amp;Адрес</translation>
    </message>
    <message>
        <source>&amp;Token</source>
        <translation>&amp;Токен</translation>
    </message>
    <message>
        <source>The address of a recording on a server.</source>
        <translation>Адрес записи на сервере.</translation>
    </message>
    <message>
        <source>The address begins with https:// or http://.</source>
        <translation>Адрес начинается с https:// или http://.</translation>
    </message>
    <message>
        <source>That is not a server address.</source>
        <translation>Это не адрес сервера.</translation>
    </message>
    <message>
        <source>http:// is not encrypted: others can read everything, including the token.</source>
        <translation>http:// не шифруется: другие могут прочесть всё, включая токен.</translation>
    </message>
    <message>
        <source>Add address to library</source>
        <translation>Добавление адреса в библиотеку</translation>
    </message>
    <message>
        <source>Sent to that server as a bearer token, and stored only in the system keyring. For a private S3 bucket: s3:REGION:KEY:SECRET, which is not sent</source>
        <translation>Отправляется этому серверу как токен (bearer) и хранится только в системной связке ключей. Для закрытого бакета S3: s3:REGION:KEY:SECRET, это не отправляется</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Добавить</translation>
    </message>
    <message>
        <source>The address of a folder with recordings on a server.</source>
        <translation>Адрес папки с записями на сервере.</translation>
    </message>
    <message>
        <source>The address of a folder has no “?” and no password.</source>
        <translation>В адресе папки нет «?» и пароля.</translation>
    </message>
</context>
<context>
    <name>tickscope::Opening</name>
    <message>
        <source>Open…</source>
        <translation>Открыть…</translation>
    </message>
    <message>
        <source>Open a recording</source>
        <translation>Открыть запись</translation>
    </message>
    <message>
        <source>Open URL…</source>
        <translation>Открыть URL…</translation>
    </message>
    <message>
        <source>Open a recording on a server</source>
        <translation>Открыть запись на сервере</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Выход</translation>
    </message>
    <message>
        <source>Previous recording of this server</source>
        <translation>Предыдущая запись этого сервера</translation>
    </message>
    <message>
        <source>Open the recording that the server wrote before this one</source>
        <translation>Открыть запись, которую сервер сделал перед этой</translation>
    </message>
    <message>
        <source>Next recording of this server</source>
        <translation>Следующая запись этого сервера</translation>
    </message>
    <message>
        <source>Open the recording that the server wrote after this one</source>
        <translation>Открыть запись, которую сервер сделал после этой</translation>
    </message>
    <message>
        <source>Close recording</source>
        <translation>Закрыть запись</translation>
    </message>
    <message>
        <source>Show secrets</source>
        <translation>Показать секреты</translation>
    </message>
    <message>
        <source>Show passwords and other secrets in plain text until this recording is closed</source>
        <translation>Показывать пароли и другие секреты открытым текстом, пока эта запись не закрыта</translation>
    </message>
    <message>
        <source>Open recordings</source>
        <translation>Открытие записей</translation>
    </message>
</context>
<context>
    <name>tickscope::OverviewStrip</name>
    <message>
        <source>Overview of the whole recording</source>
        <translation>Обзор всей записи</translation>
    </message>
    <message>
        <source>The whole recording. Drag to move the visible range.</source>
        <translation>Вся запись. Перетащите, чтобы сдвинуть видимый диапазон.</translation>
    </message>
</context>
<context>
    <name>tickscope::PageText</name>
    <message>
        <source>On startup</source>
        <translation>При запуске</translation>
    </message>
    <message>
        <source>Reopen the last session</source>
        <translation>Открывать последний сеанс</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Подсказки</translation>
    </message>
    <message>
        <source>Show a first hint above the picture</source>
        <translation>Показывать первую подсказку над изображением</translation>
    </message>
    <message>
        <source>Recent recordings</source>
        <translation>Недавние записи</translation>
    </message>
    <message>
        <source>Jump length</source>
        <translation>Длина прыжка</translation>
    </message>
    <message>
        <source>Small jumps are a tenth of it, large ones ten times as long.</source>
        <translation>Малый прыжок&#xa0;— десятая часть этой длины, большой&#xa0;— в десять раз длиннее.</translation>
    </message>
    <message>
        <source>Overlays</source>
        <translation>Поверх мира</translation>
    </message>
    <message>
        <source>Chat, kills and clock</source>
        <translation>Чат, убийства и часы</translation>
    </message>
    <message>
        <source>Mini-map</source>
        <translation>Мини-карта</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Панели</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Шкала времени</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Тема</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>Как в системе</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Тёмная</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Светлая</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Цвета</translation>
    </message>
    <message>
        <source>Colour-blind-safe colours</source>
        <translation>Цвета для дальтоников</translation>
    </message>
    <message>
        <source>Show players and teams in colours that are easy to tell apart with colour blindness.</source>
        <translation>Показывать игроков и команды цветами, которые легко различить при дальтонизме.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
    <message>
        <source>Takes effect after a restart.</source>
        <translation>Вступит в силу после перезапуска.</translation>
    </message>
    <message>
        <source>The library lists the recordings in these folders. Recordings of links and cases are looked for here, too.</source>
        <translation>В библиотеке показаны записи из этих папок. Здесь же ищутся записи по ссылкам и из дел.</translation>
    </message>
    <message>
        <source>Recording folders</source>
        <translation>Папки с записями</translation>
    </message>
    <message>
        <source>Maps are looked for next to the recording, in these folders and in the game&apos;s own folders.</source>
        <translation>Карты ищутся рядом с записью, в этих папках и в папках самой игры.</translation>
    </message>
    <message>
        <source>Map folders</source>
        <translation>Папки карт</translation>
    </message>
    <message>
        <source>Missing maps</source>
        <translation>Недостающие карты</translation>
    </message>
    <message>
        <source>Address for downloading missing maps. You are asked before anything is downloaded.</source>
        <translation>Адрес для загрузки недостающих карт. Перед загрузкой программа спросит разрешения.</translation>
    </message>
    <message>
        <source>Team cases</source>
        <translation>Дела команды</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Общие</translation>
    </message>
    <message>
        <source>Playback</source>
        <translation>Воспроизведение</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Сочетания клавиш</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>Папки</translation>
    </message>
    <message>
        <source>Cache</source>
        <translation>Кэш</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Сеть</translation>
    </message>
    <message>
        <source>Game reports</source>
        <translation>Отчёты игры</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Папка</translation>
    </message>
    <message>
        <source>Names of blocks and entities in Hollow Cube recordings come from the game&apos;s own reports: blocks.json and registries.json in a folder named after the data version, such as 4903. Holds for recordings opened from now on.</source>
        <translation>Названия блоков и сущностей в записях Hollow Cube берутся из отчётов самой игры: blocks.json и registries.json в папке, названной по версии данных, например 4903. Действует для записей, открытых после изменения.</translation>
    </message>
    <message>
        <source>Recordings on servers</source>
        <translation>Записи на серверах</translation>
    </message>
    <message>
        <source>Read the whole recording in the background</source>
        <translation>Читать всю запись в фоне</translation>
    </message>
    <message>
        <source>Otherwise only what you look at is read, where the file has an index, until you choose Read on.</source>
        <translation>Иначе, если в файле есть индекс, читается только то, что вы смотрите, пока вы не выберете «Читать дальше».</translation>
    </message>
</context>
<context>
    <name>tickscope::PaletteCommands</name>
    <message>
        <source>Command palette…</source>
        <translation>Палитра команд…</translation>
    </message>
    <message>
        <source>Find any command, recent recording, player or event type</source>
        <translation>Найти любую команду, недавнюю запись, игрока или тип событий</translation>
    </message>
</context>
<context>
    <name>tickscope::PaletteDialog</name>
    <message>
        <source>Command palette</source>
        <translation>Палитра команд</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Команды</translation>
    </message>
    <message>
        <source>Enter runs, Tab types an argument, Esc closes</source>
        <translation>Enter&#xa0;— выполнить, Tab&#xa0;— ввести аргумент, Esc&#xa0;— закрыть</translation>
    </message>
    <message>
        <source>No matching command, recording, player or event type.</source>
        <translation>Нет подходящей команды, записи, игрока или типа событий.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Argument</source>
        <translation>Аргумент</translation>
    </message>
    <message>
        <source>Argument of %1</source>
        <translation>Аргумент: %1</translation>
    </message>
    <message>
        <source>%1: type the argument. Enter runs, Esc goes back.</source>
        <translation>%1: введите аргумент. Enter&#xa0;— выполнить, Esc&#xa0;— назад.</translation>
    </message>
    <message>
        <source>Type a command, recording, player or event type</source>
        <translation>Введите команду, запись, игрока или тип событий</translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation>Найти команду</translation>
    </message>
    <message>
        <source>%1 does not accept “%2”.</source>
        <translation>%1 не принимает «%2».</translation>
    </message>
    <message>
        <source>%1 is not available now.</source>
        <translation>%1&#xa0;— сейчас недоступно.</translation>
    </message>
</context>
<context>
    <name>tickscope::PaletteText</name>
    <message>
        <source>%1 ▸ %2</source>
        <translation>%1 ▸ %2</translation>
    </message>
    <message>
        <source>no recording is open</source>
        <translation>нет открытой записи</translation>
    </message>
    <message>
        <source>not available now</source>
        <translation>сейчас недоступно</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>tickscope::PasswordDialog</name>
    <message>
        <source>&amp;Keep it in the system keyring</source>
        <translation>&amp;Сохранить в связке ключей системы</translation>
    </message>
    <message>
        <source>Password of the case server</source>
        <translation>Пароль сервера дел</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Сервер</translation>
    </message>
    <message>
        <source>Pass&amp;word</source>
        <translation>Паро&amp;ль</translation>
    </message>
</context>
<context>
    <name>tickscope::PasteReportDialog</name>
    <message>
        <source>Paste report</source>
        <translation>Вставка жалобы</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Жалоба</translation>
    </message>
    <message>
        <source>The report or lines of a server log. Times in it become links.</source>
        <translation>Жалоба или строки журнала сервера. Время в них становится ссылками.</translation>
    </message>
    <message>
        <source>Add case</source>
        <translation>Завести дело</translation>
    </message>
    <message>
        <source>About the open recording, %1</source>
        <translation>Об открытой записи, %1</translation>
    </message>
    <message>
        <source>Accused, as far as the report names them:</source>
        <translation>Обвиняемые, насколько они названы в жалобе:</translation>
    </message>
    <message>
        <source>Accused</source>
        <translation>Обвиняемые</translation>
    </message>
    <message>
        <source>Reported by</source>
        <translation>Сообщил</translation>
    </message>
</context>
<context>
    <name>tickscope::PictureBar</name>
    <message>
        <source>Time</source>
        <translation>Время</translation>
    </message>
</context>
<context>
    <name>tickscope::PictureCaption</name>
    <message>
        <source>%1 · %2 · tick %3</source>
        <translation>%1 · %2 · тик %3</translation>
    </message>
    <message>
        <source>ghosts: %1</source>
        <translation>призраки: %1</translation>
    </message>
</context>
<context>
    <name>tickscope::PictureExport</name>
    <message>
        <source>Copy picture</source>
        <translation>Копировать изображение</translation>
    </message>
    <message>
        <source>Copy the picture of the world to the clipboard</source>
        <translation>Копировать изображение мира в буфер обмена</translation>
    </message>
    <message>
        <source>Save picture…</source>
        <translation>Сохранить изображение…</translation>
    </message>
    <message>
        <source>Save the picture of the world as a file</source>
        <translation>Сохранить изображение мира в файл</translation>
    </message>
</context>
<context>
    <name>tickscope::PlaceList</name>
    <message>
        <source>Places</source>
        <translation>Места</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>All recordings</source>
        <translation>Все записи</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Недавние</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>Закреплённые</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Отсутствующие</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>Папки</translation>
    </message>
    <message>
        <source>Show in file manager</source>
        <translation>Показать в диспетчере файлов</translation>
    </message>
    <message>
        <source>Remove folder from library</source>
        <translation>Убрать папку из библиотеки</translation>
    </message>
    <message>
        <source>Finished runs</source>
        <translation>Завершённые забеги</translation>
    </message>
</context>
<context>
    <name>tickscope::PlaybackBar</name>
    <message>
        <source>Speed</source>
        <translation>Скорость</translation>
    </message>
    <message>
        <source>Jump length</source>
        <translation>Длина прыжка</translation>
    </message>
    <message>
        <source>Playback</source>
        <translation>Воспроизведение</translation>
    </message>
    <message>
        <source>Speed; negative values play backwards  (&lt;, &gt;)</source>
        <translation>Скорость; при отрицательной&#xa0;— воспроизведение назад  (&lt;, &gt;)</translation>
    </message>
    <message>
        <source>How far a jump moves the playhead</source>
        <translation>Насколько прыжок сдвигает позицию воспроизведения</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>Перейти</translation>
    </message>
    <message>
        <source>Time of day: UTC where the recording has it, otherwise the recorder’s local time</source>
        <translation>Время суток: UTC, если оно есть в записи, иначе местное время записывавшего</translation>
    </message>
    <message>
        <source>tick %1</source>
        <translation>тик %1</translation>
    </message>
    <message>
        <source>Not a time or a tick</source>
        <translation>Не время и не тик</translation>
    </message>
    <message>
        <source>Outside the recording (ticks %1–%2)</source>
        <translation>За пределами записи (тики %1–%2)</translation>
    </message>
    <message>
        <source>Outside the recording (%1–%2)</source>
        <translation>За пределами записи (%1–%2)</translation>
    </message>
    <message>
        <source>Go to 4:07 or @12365</source>
        <translation>Перейти к 4:07 или @12365</translation>
    </message>
    <message>
        <source>A time (12.5, 4:07, 1:02:03), a tick (@12365) or a time of day (14:22:07 UTC)  (Ctrl+G)</source>
        <translation>Время (12.5, 4:07, 1:02:03), тик (@12365) или время суток (14:22:07 UTC)  (Ctrl+G)</translation>
    </message>
</context>
<context>
    <name>tickscope::PlaybackCommands</name>
    <message>
        <source>Play</source>
        <translation>Воспроизвести</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Play forwards</source>
        <translation>Воспроизвести вперёд</translation>
    </message>
    <message>
        <source>Play forwards; press again to double the speed</source>
        <translation>Воспроизвести вперёд; ещё одно нажатие удваивает скорость</translation>
    </message>
    <message>
        <source>Play backwards</source>
        <translation>Воспроизвести назад</translation>
    </message>
    <message>
        <source>Play backwards; press again to double the speed</source>
        <translation>Воспроизвести назад; ещё одно нажатие удваивает скорость</translation>
    </message>
    <message>
        <source>Reverse direction</source>
        <translation>Сменить направление</translation>
    </message>
    <message>
        <source>Play in the other direction at the same speed</source>
        <translation>Воспроизводить в другую сторону с той же скоростью</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>Медленнее</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>Быстрее</translation>
    </message>
    <message>
        <source>Normal speed</source>
        <translation>Обычная скорость</translation>
    </message>
    <message>
        <source>Play at game speed</source>
        <translation>Воспроизводить со скоростью игры</translation>
    </message>
    <message>
        <source>Loop from here</source>
        <translation>Повтор отсюда</translation>
    </message>
    <message>
        <source>Start the A–B loop here</source>
        <translation>Начать повтор A–B здесь</translation>
    </message>
    <message>
        <source>Loop to here</source>
        <translation>Повтор до этого места</translation>
    </message>
    <message>
        <source>End the A–B loop here</source>
        <translation>Закончить повтор A–B здесь</translation>
    </message>
    <message>
        <source>Clear loop</source>
        <translation>Убрать повтор</translation>
    </message>
    <message>
        <source>Remove the A–B loop</source>
        <translation>Убрать повтор A–B</translation>
    </message>
</context>
<context>
    <name>tickscope::PlayerCommands</name>
    <message>
        <source>Follow in view</source>
        <translation>Следить на экране</translation>
    </message>
    <message>
        <source>Select player</source>
        <translation>Выбрать игрока</translation>
    </message>
    <message>
        <source>Filter events to players</source>
        <translation>Отфильтровать события по игрокам</translation>
    </message>
    <message>
        <source>Stop following</source>
        <translation>Перестать следить</translation>
    </message>
    <message>
        <source>Stop following %1</source>
        <translation>Перестать следить: %1</translation>
    </message>
    <message>
        <source>Follow %1</source>
        <translation>Следить: %1</translation>
    </message>
    <message>
        <source>Select %1</source>
        <translation>Выбрать: %1</translation>
    </message>
    <message>
        <source>Filter events to %1</source>
        <translation>Отфильтровать события: %1</translation>
    </message>
    <message>
        <source>Filter events to all named %1</source>
        <translation>Отфильтровать события всех с именем %1</translation>
    </message>
</context>
<context>
    <name>tickscope::PlayerModel</name>
    <message>
        <source>%1 / %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>last known position</source>
        <translation>последнее известное место</translation>
    </message>
    <message>
        <source>alive</source>
        <translation>в живых</translation>
    </message>
    <message>
        <source>not in play</source>
        <translation>не в игре</translation>
    </message>
    <message>
        <source>Clan: %1</source>
        <translation>Клан: %1</translation>
    </message>
    <message>
        <source>Not in the game at this tick</source>
        <translation>На этом тике не в игре</translation>
    </message>
    <message>
        <source>No position at this tick</source>
        <translation>На этом тике нет координат</translation>
    </message>
    <message>
        <source>Position (recorded): %1</source>
        <translation>Координаты (записаны): %1</translation>
    </message>
    <message>
        <source>Position (predicted): %1</source>
        <translation>Координаты (предсказаны): %1</translation>
    </message>
    <message>
        <source>Position (between two ticks): %1</source>
        <translation>Координаты (между двумя тиками): %1</translation>
    </message>
    <message>
        <source>Speed: not recorded</source>
        <translation>Скорость: не записана</translation>
    </message>
    <message>
        <source>Weapon: %1</source>
        <translation>Оружие: %1</translation>
    </message>
    <message>
        <source>Latency: %1 ms</source>
        <translation>Задержка: %1 мс</translation>
    </message>
    <message>
        <source>Client ID: %1</source>
        <translation>ID клиента: %1</translation>
    </message>
    <message>
        <source>Player number: %1</source>
        <translation>Номер игрока: %1</translation>
    </message>
    <message>
        <source>Health and armor</source>
        <translation>Здоровье и броня</translation>
    </message>
    <message>
        <source>Followed in view</source>
        <translation>За ним следит камера</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Команда</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Здоровье</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Состояние</translation>
    </message>
    <message>
        <source>Other names: %1</source>
        <translation>Другие имена: %1</translation>
    </message>
    <message>
        <source>Speed (derived from positions): %1</source>
        <translation>Скорость (выведена из координат): %1</translation>
    </message>
    <message>
        <source>Speed: %1</source>
        <translation>Скорость: %1</translation>
    </message>
    <message>
        <source>Position in %1</source>
        <translation>Координаты, %1</translation>
    </message>
    <message>
        <source>Speed in %1</source>
        <translation>Скорость, %1</translation>
    </message>
    <message>
        <source>Position (%1)</source>
        <translation>Координаты, %1</translation>
    </message>
    <message>
        <source>not in sight</source>
        <translation>не виден</translation>
    </message>
    <message>
        <source>Not in sight of the recording player</source>
        <translation>Вне поля зрения записывающего игрока</translation>
    </message>
</context>
<context>
    <name>tickscope::PlayerText</name>
    <message>
        <source>Player #%1</source>
        <translation>Игрок #%1</translation>
    </message>
    <message>
        <source>Client %1</source>
        <translation>Клиент %1</translation>
    </message>
    <message>
        <source>Entity %1</source>
        <translation>Сущность %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>first %1</source>
        <translation>сначала %1</translation>
    </message>
    <message>
        <source>later %1</source>
        <translation>позже %1</translation>
    </message>
    <message>
        <source>also %1</source>
        <translation>также %1</translation>
    </message>
    <message>
        <source>same name as %1</source>
        <translation>то же имя, что у %1</translation>
    </message>
    <message>
        <source>%1 #%2</source>
        <translation>%1 #%2</translation>
    </message>
    <message>
        <source>name not confirmed</source>
        <translation>имя не подтверждено</translation>
    </message>
</context>
<context>
    <name>tickscope::PlayersDock</name>
    <message>
        <source>Players</source>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>Следить</translation>
    </message>
    <message>
        <source>Copy rows</source>
        <translation>Копировать строки</translation>
    </message>
    <message>
        <source>Players at this tick</source>
        <translation>Игроки на этом тике</translation>
    </message>
    <message>
        <source>Follow the selected player</source>
        <translation>Следить за выбранным игроком</translation>
    </message>
    <message>
        <source>No recording is open.</source>
        <translation>Нет открытой записи.</translation>
    </message>
    <message>
        <source>No players in this recording.</source>
        <translation>В этой записи нет игроков.</translation>
    </message>
    <message>
        <source>Reading players…</source>
        <translation>Чтение игроков…</translation>
    </message>
    <message>
        <source>%1 here, positions recorded, rest rebuilt</source>
        <translation>Здесь: %1; координаты записаны, остальное восстановлено</translation>
    </message>
    <message>
        <source>Positions are as stored in the file. What it leaves out, such as hooks and weapons, is worked out from it and its map.</source>
        <translation>Координаты такие, как хранятся в файле. То, чего в нём нет, например хуки и оружие, вычисляется по нему и его карте.</translation>
    </message>
    <message>
        <source>%1 here, positions recorded</source>
        <translation>Здесь: %1; координаты записаны</translation>
    </message>
    <message>
        <source>Positions are as stored in the file.</source>
        <translation>Координаты такие, как хранятся в файле.</translation>
    </message>
    <message>
        <source>%1 here, positions predicted</source>
        <translation>Здесь: %1; координаты предсказаны</translation>
    </message>
    <message>
        <source>The recording omits positions that follow from the game&apos;s physics; these are predicted for this tick.</source>
        <translation>В записи опущены координаты, которые следуют из физики игры; они предсказаны на этот тик.</translation>
    </message>
    <message>
        <source>%1 here, positions between ticks</source>
        <translation>Здесь: %1; координаты между тиками</translation>
    </message>
    <message>
        <source>Positions are interpolated between two recorded ones.</source>
        <translation>Координаты интерполированы между двумя записанными.</translation>
    </message>
    <message>
        <source>Stop following %1</source>
        <translation>Перестать следить: %1</translation>
    </message>
    <message>
        <source>Keep the selected player centred</source>
        <translation>Держать выбранного игрока в центре</translation>
    </message>
    <message>
        <source>The players are not read yet.</source>
        <translation>Игроки ещё не прочитаны.</translation>
    </message>
    <message>
        <source>No players in the readable part of this recording.</source>
        <translation>В читаемой части этой записи нет игроков.</translation>
    </message>
    <message>
        <source>%1; speed from positions</source>
        <translation>%1; скорость по координатам</translation>
    </message>
    <message>
        <source>Who is playing at the playhead. Click to select a player everywhere; V follows.</source>
        <translation>Кто играет в позиции воспроизведения. Щелчок выбирает игрока везде; V&#xa0;— следить за ним.</translation>
    </message>
</context>
<context>
    <name>tickscope::PlotView</name>
    <message>
        <source>Graphs</source>
        <translation>Графики</translation>
    </message>
    <message>
        <source>Values over time. Up and Down choose a graph, Delete removes it, Alt and the arrow keys pan and zoom, the menu key shows more.</source>
        <translation>Значения во времени. «Вверх» и «Вниз» выбирают график, Delete удаляет его, Alt и стрелки сдвигают и меняют масштаб, клавиша меню показывает остальное.</translation>
    </message>
</context>
<context>
    <name>tickscope::PlotsDock</name>
    <message>
        <source>Plots</source>
        <translation>Графики</translation>
    </message>
    <message>
        <source>Export stopped.</source>
        <translation>Экспорт остановлен.</translation>
    </message>
    <message>
        <source>Fields…</source>
        <translation>Поля…</translation>
    </message>
    <message>
        <source>Choose values of the recording to plot</source>
        <translation>Выбрать значения записи для графиков</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Экспорт</translation>
    </message>
    <message>
        <source>Save the graphs as a table or an image</source>
        <translation>Сохранить графики как таблицу или изображение</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Остановить</translation>
    </message>
    <message>
        <source>Stop the export</source>
        <translation>Остановить экспорт</translation>
    </message>
    <message>
        <source>Remove graph</source>
        <translation>Удалить график</translation>
    </message>
    <message>
        <source>Remove all graphs</source>
        <translation>Удалить все графики</translation>
    </message>
    <message>
        <source>Choose fields…</source>
        <translation>Выбрать поля…</translation>
    </message>
    <message>
        <source>Reading values: %1%</source>
        <translation>Чтение значений: %1&#xa0;%</translation>
    </message>
    <message>
        <source>Values are available once all events have been found.</source>
        <translation>Значения появятся, когда будут найдены все события.</translation>
    </message>
    <message>
        <source>No recording is open.</source>
        <translation>Нет открытой записи.</translation>
    </message>
    <message>
        <source>Drag a number from the inspector here, or &lt;a href=&apos;fields&apos;&gt;choose fields…&lt;/a&gt;</source>
        <translation>Перетащите сюда число из инспектора или &lt;a href=&apos;fields&apos;&gt;выберите поля…&lt;/a&gt;</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Таблицы (*.csv)</translation>
    </message>
    <message>
        <source>Table of the visible range (CSV)…</source>
        <translation>Таблица видимого диапазона (CSV)…</translation>
    </message>
    <message>
        <source>Table of the whole recording (CSV)…</source>
        <translation>Таблица всей записи (CSV)…</translation>
    </message>
    <message>
        <source>Image (PNG)…</source>
        <translation>Изображение (PNG)…</translation>
    </message>
    <message>
        <source>PNG images (*.png)</source>
        <translation>Изображения PNG (*.png)</translation>
    </message>
    <message>
        <source>Export graphs</source>
        <translation>Экспорт графиков</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <translation>%1: %2 %3</translation>
    </message>
    <message>
        <source>Exported to %1</source>
        <translation>Экспортировано в %1</translation>
    </message>
    <message>
        <source>Inspector values over time. Right-click a value in the inspector to add it.</source>
        <translation>Значения инспектора во времени. Чтобы добавить значение, щёлкните его в инспекторе правой кнопкой.</translation>
    </message>
</context>
<context>
    <name>tickscope::PublishedHistoryTexts</name>
    <message>
        <source>[withheld %1]</source>
        <translation>[скрыто %1]</translation>
    </message>
</context>
<context>
    <name>tickscope::QueueModel</name>
    <message>
        <source>Case</source>
        <translation>Дело</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>Приоритет</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Состояние</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Суть жалобы</translation>
    </message>
    <message>
        <source>Accused</source>
        <translation>Обвиняемые</translation>
    </message>
    <message>
        <source>Reporter</source>
        <translation>Заявитель</translation>
    </message>
    <message>
        <source>Assignee</source>
        <translation>Исполнитель</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Метки</translation>
    </message>
    <message>
        <source>Created (%1)</source>
        <translation>Создано (%1)</translation>
    </message>
</context>
<context>
    <name>tickscope::QueuePage</name>
    <message>
        <source>Next case</source>
        <translation>Следующее дело</translation>
    </message>
    <message>
        <source>Take the most urgent unassigned case and open it</source>
        <translation>Взять самое срочное неназначенное дело и открыть его</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Открыть</translation>
    </message>
    <message>
        <source>Open the case and its recording</source>
        <translation>Открыть дело и его запись</translation>
    </message>
    <message>
        <source>All reported cases: take the next one, import or paste reports.</source>
        <translation>Все дела по жалобам: возьмите следующее, импортируйте или вставьте жалобы.</translation>
    </message>
    <message>
        <source>Copy rows</source>
        <translation>Копировать строки</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>Дела</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Поиск</translation>
    </message>
    <message>
        <source>Search claims, names and notes</source>
        <translation>Искать в жалобах, именах и заметках</translation>
    </message>
    <message>
        <source>Any status</source>
        <translation>Любое состояние</translation>
    </message>
    <message>
        <source>Any priority</source>
        <translation>Любой приоритет</translation>
    </message>
    <message>
        <source>%1 and above</source>
        <translation>%1 и выше</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Состояние</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>Приоритет</translation>
    </message>
    <message>
        <source>Assignee</source>
        <translation>Исполнитель</translation>
    </message>
    <message>
        <source>Anyone&apos;s</source>
        <translation>Все</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Мои</translation>
    </message>
    <message>
        <source>Unassigned</source>
        <translation>Неназначенные</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Импорт…</translation>
    </message>
    <message>
        <source>Add reports from a CSV, JSON or text file</source>
        <translation>Добавить жалобы из файла CSV, JSON или текстового файла</translation>
    </message>
    <message>
        <source>Paste report…</source>
        <translation>Вставить жалобу…</translation>
    </message>
    <message>
        <source>Add a report or server log lines as a case</source>
        <translation>Завести дело по жалобе или строкам журнала сервера</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Настройки…</translation>
    </message>
    <message>
        <source>Choose the case store, your name and recording folders</source>
        <translation>Выбрать хранилище дел, ваше имя и папки с записями</translation>
    </message>
    <message>
        <source>No case matches. &lt;a href=&apos;clear&apos;&gt;Clear the filter&lt;/a&gt;</source>
        <translation>Подходящих дел нет. &lt;a href=&apos;clear&apos;&gt;Сбросить фильтр&lt;/a&gt;</translation>
    </message>
    <message>
        <source>No cases yet. Import or paste reports.</source>
        <translation>Дел пока нет. Импортируйте или вставьте жалобы.</translation>
    </message>
    <message>
        <source>No case is waiting for you.</source>
        <translation>Вас не ждёт ни одно дело.</translation>
    </message>
    <message>
        <source>Import reports</source>
        <translation>Импорт жалоб</translation>
    </message>
    <message>
        <source>Reports (*.csv *.json *.jsonl *.txt *.log);;All files (*)</source>
        <translation>Жалобы (*.csv *.json *.jsonl *.txt *.log);;Все файлы (*)</translation>
    </message>
    <message>
        <source>The reports could not be read: %1</source>
        <translation>Не удалось прочесть жалобы: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln report(s) imported.</source>
        <translation>
            <numerusform>Импортирована %Ln жалоба.</numerusform>
            <numerusform>Импортировано %Ln жалобы.</numerusform>
            <numerusform>Импортировано %Ln жалоб.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln report(s) could not be read; the first: %1</source>
        <translation>
            <numerusform>Не удалось прочесть %Ln жалобу; первая: %1</numerusform>
            <numerusform>Не удалось прочесть %Ln жалобы; первая: %1</numerusform>
            <numerusform>Не удалось прочесть %Ln жалоб; первая: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Case %1 has this report already.</source>
        <translation>В деле %1 уже есть эта жалоба.</translation>
    </message>
    <message>
        <source>Open case %1</source>
        <translation>Открыть дело %1</translation>
    </message>
    <message>
        <source>Case %1 accuses the same player already.</source>
        <translation>Дело %1 уже обвиняет этого игрока.</translation>
    </message>
    <message>
        <source>It is decided: %1.</source>
        <translation>Оно решено: %1.</translation>
    </message>
    <message>
        <source>It is decided, but its reviewers disagree.</source>
        <translation>Оно решено, но мнения проверяющих расходятся.</translation>
    </message>
    <message>
        <source>Exported cases come without their history; verdicts became notes.</source>
        <translation>Экспортированные дела приходят без истории; вердикты стали заметками.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln report(s) had been imported before.</source>
        <translation>
            <numerusform>%Ln жалоба уже была импортирована.</numerusform>
            <numerusform>%Ln жалобы уже были импортированы.</numerusform>
            <numerusform>%Ln жалоб уже было импортировано.</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo import</source>
        <translation>Отменить импорт</translation>
    </message>
    <message>
        <source>Remove the cases that were just added; their history stays</source>
        <translation>Убрать только что добавленные дела; их история останется</translation>
    </message>
    <message numerus="yes">
        <source>%Ln case(s) stay: somebody has worked on them.</source>
        <translation>
            <numerusform>Осталось %Ln дело: над ним уже работали.</numerusform>
            <numerusform>Осталось %Ln дела: над ними уже работали.</numerusform>
            <numerusform>Осталось %Ln дел: над ними уже работали.</numerusform>
        </translation>
    </message>
    <message>
        <source>The import was undone.</source>
        <translation>Импорт отменён.</translation>
    </message>
</context>
<context>
    <name>tickscope::RecentCommands</name>
    <message>
        <source>Open recent</source>
        <translation>Недавние записи</translation>
    </message>
    <message>
        <source>Remove from this list</source>
        <translation>Убрать из этого списка</translation>
    </message>
    <message>
        <source>Clear list</source>
        <translation>Очистить список</translation>
    </message>
    <message>
        <source>Open recording</source>
        <translation>Открытие записи</translation>
    </message>
</context>
<context>
    <name>tickscope::RecordingMessages</name>
    <message>
        <source>%1 is a complete recording without any ticks; there is nothing to show.</source>
        <translation>%1&#xa0;— полная запись без тиков; показывать нечего.</translation>
    </message>
    <message>
        <source>The server did not deliver the recording.</source>
        <translation>Сервер не передал запись.</translation>
    </message>
    <message>
        <source>Enter token…</source>
        <translation>Ввести токен…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Повторить попытку</translation>
    </message>
    <message>
        <source>Opening %1…</source>
        <translation>Открытие %1…</translation>
    </message>
    <message>
        <source>Finding events: %1%</source>
        <translation>Поиск событий: %1&#xa0;%</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Остановить</translation>
    </message>
    <message>
        <source>Add it to the library?</source>
        <translation>Добавить её в библиотеку?</translation>
    </message>
    <message>
        <source>Add to library</source>
        <translation>Добавить в библиотеку</translation>
    </message>
    <message>
        <source>Read up to %1. Events and players after that are not known.</source>
        <translation>Прочитано до %1. События и игроки после этого места неизвестны.</translation>
    </message>
    <message>
        <source>Only what you look at is read. Events and players are not known.</source>
        <translation>Читается только то, что вы смотрите. События и игроки неизвестны.</translation>
    </message>
    <message>
        <source>Read on</source>
        <translation>Читать дальше</translation>
    </message>
    <message>
        <source>Reading the whole recording from the server (%1): %2%</source>
        <translation>Чтение всей записи с сервера (%1): %2&#xa0;%</translation>
    </message>
    <message>
        <source>The file was changed after it was opened. What you see may no longer be what it holds.</source>
        <translation>Файл был изменён после открытия. То, что вы видите, возможно, уже не соответствует его содержимому.</translation>
    </message>
    <message>
        <source>Open again</source>
        <translation>Открыть снова</translation>
    </message>
    <message>
        <source>Tick %1 is outside the recording (ticks %2–%3).</source>
        <translation>Тик %1 за пределами записи (тики %2–%3).</translation>
    </message>
</context>
<context>
    <name>tickscope::ReportTexts</name>
    <message>
        <source>Status</source>
        <translation>Состояние</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Итог</translation>
    </message>
    <message>
        <source>Reported by</source>
        <translation>Сообщил</translation>
    </message>
    <message>
        <source>also %1</source>
        <translation>также %1</translation>
    </message>
    <message>
        <source>Accused</source>
        <translation>Обвиняемые</translation>
    </message>
    <message>
        <source>%1 (name only)</source>
        <translation>%1 (только имя)</translation>
    </message>
    <message>
        <source>Recording</source>
        <translation>Запись</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Метки</translation>
    </message>
    <message>
        <source>Created (UTC)</source>
        <translation>Создано (UTC)</translation>
    </message>
    <message>
        <source>Decided (UTC)</source>
        <translation>Решено (UTC)</translation>
    </message>
    <message>
        <source>All verdicts given (UTC)</source>
        <translation>Все вердикты вынесены (UTC)</translation>
    </message>
    <message>
        <source>note</source>
        <translation>заметка</translation>
    </message>
    <message>
        <source>time</source>
        <translation>время</translation>
    </message>
    <message>
        <source>tick</source>
        <translation>тик</translation>
    </message>
    <message>
        <source>player</source>
        <translation>игрок</translation>
    </message>
    <message>
        <source>text</source>
        <translation>текст</translation>
    </message>
    <message>
        <source>author</source>
        <translation>автор</translation>
    </message>
    <message>
        <source>written (UTC)</source>
        <translation>написано (UTC)</translation>
    </message>
    <message>
        <source>Note %1</source>
        <translation>Заметка %1</translation>
    </message>
    <message>
        <source>tick %1</source>
        <translation>тик %1</translation>
    </message>
    <message>
        <source>Clip of the recording, beside this page: %1</source>
        <translation>Фрагмент записи, рядом с этой страницей: %1</translation>
    </message>
    <message>
        <source>What is counted: %1</source>
        <translation>Что считается: %1</translation>
    </message>
    <message>
        <source>Innocent explanations: %1</source>
        <translation>Безобидные объяснения: %1</translation>
    </message>
    <message>
        <source>Limits: %1</source>
        <translation>Ограничения: %1</translation>
    </message>
    <message>
        <source>Figures: %1</source>
        <translation>Показатели: %1</translation>
    </message>
    <message>
        <source>The figures support a decision; none of them is a verdict.</source>
        <translation>Показатели помогают принять решение; ни один из них не является вердиктом.</translation>
    </message>
    <message>
        <source>figure</source>
        <translation>показатель</translation>
    </message>
    <message>
        <source>value</source>
        <translation>значение</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>замеры</translation>
    </message>
    <message>
        <source>95% interval</source>
        <translation>95%-й интервал</translation>
    </message>
    <message>
        <source>everybody else</source>
        <translation>все остальные</translation>
    </message>
    <message>
        <source>reviewer</source>
        <translation>проверяющий</translation>
    </message>
    <message>
        <source>aspect</source>
        <translation>аспект</translation>
    </message>
    <message>
        <source>finding</source>
        <translation>вывод</translation>
    </message>
    <message>
        <source>reason</source>
        <translation>обоснование</translation>
    </message>
    <message>
        <source>notes</source>
        <translation>заметки</translation>
    </message>
    <message>
        <source>decided (UTC)</source>
        <translation>решено (UTC)</translation>
    </message>
    <message>
        <source>at (UTC)</source>
        <translation>время (UTC)</translation>
    </message>
    <message>
        <source>who</source>
        <translation>кто</translation>
    </message>
    <message>
        <source>what</source>
        <translation>что</translation>
    </message>
    <message>
        <source>%1 (client %2)</source>
        <translation>%1 (клиент %2)</translation>
    </message>
    <message>
        <source>Case %1</source>
        <translation>Дело %1</translation>
    </message>
    <message>
        <source>en</source>
        <comment>code of the language</comment>
        <extracomment>The language of these texts as BCP 47 has it: &quot;de&quot;, &quot;zh-CN&quot;.</extracomment>
        <translation>ru</translation>
    </message>
    <message>
        <source>A number such as #6 is that of the player in the recording, in order of first appearance; the times beside it say when the player was in the game.</source>
        <translation>Номер вида #6 — это номер игрока в записи в порядке первого появления; время рядом показывает, когда игрок был в игре.</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Суть жалобы</translation>
    </message>
    <message>
        <source>Verdicts</source>
        <translation>Вердикты</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Заметки</translation>
    </message>
    <message>
        <source>History</source>
        <translation>История</translation>
    </message>
    <message>
        <source>Overall</source>
        <translation>Общий</translation>
    </message>
    <message>
        <source>%1, after the decision</source>
        <translation>%1, после решения</translation>
    </message>
    <message>
        <source>Report made (UTC)</source>
        <translation>Отчёт создан (UTC)</translation>
    </message>
    <message>
        <source>Where: %1</source>
        <translation>Где: %1</translation>
    </message>
    <message>
        <source>Where (%1): %2</source>
        <translation>Где (%1): %2</translation>
    </message>
    <message>
        <source>Not checked</source>
        <translation>Не проверено</translation>
    </message>
    <message>
        <source>Above a diagram stands its highest bar, with how often that came and its share; where some bars are dark, what the figure counts.</source>
        <translation>Над диаграммой указан её самый высокий столбец: сколько раз это встретилось и какова доля; где часть столбцов тёмная — то, что считает показатель.</translation>
    </message>
    <message>
        <source>%1 (checked: %2 only)</source>
        <translation>%1 (проверено только: %2)</translation>
    </message>
    <message>
        <source>Events within 3 seconds of it</source>
        <translation>События в пределах 3 секунд</translation>
    </message>
    <message>
        <source>Inputs within 3 seconds of it</source>
        <translation>Ввод в пределах 3 секунд</translation>
    </message>
    <message>
        <source>Of %1; what was held then began earlier.</source>
        <translation>Игрок: %1; удерживаемое тогда началось раньше.</translation>
    </message>
    <message>
        <source>Half of the samples are below a median; a percentage is a share of the samples. The 95% interval is where the value may lie by chance alone: the fewer samples, the wider.</source>
        <translation>Половина выборок меньше медианы; процент — это доля выборок. 95-процентный интервал — где значение может лежать лишь случайно: чем меньше выборок, тем он шире.</translation>
    </message>
    <message>
        <source>Video of that clip: %1</source>
        <translation>Видео этого фрагмента: %1</translation>
    </message>
    <message>
        <source>%1. Any player in the picture is someone else.</source>
        <translation>%1. Все игроки на снимке — другие люди.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
</context>
<context>
    <name>tickscope::ReporterTexts</name>
    <message>
        <source>[reporter]</source>
        <translation>[заявитель]</translation>
    </message>
    <message>
        <source>reporter</source>
        <extracomment>The word by which people write of who reported; texts that have it are pointed out.</extracomment>
        <translation>заявитель</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Суть жалобы</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Метка</translation>
    </message>
    <message>
        <source>Note %1</source>
        <translation>Заметка %1</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Обоснование</translation>
    </message>
    <message>
        <source>Reason (%1)</source>
        <translation>Обоснование (%1)</translation>
    </message>
    <message>
        <source>Note %1 is about the reporter.</source>
        <translation>Заметка %1 о заявителе.</translation>
    </message>
    <message>
        <source>This is said of the reporter. The name is replaced, but the rest may tell who it was:</source>
        <translation>Вот что сказано о заявителе. Имя заменено, но остальное может выдать, кто это:</translation>
    </message>
    <message>
        <source>The reporter and an accused are both called %1, so that name is not replaced, whoever it means.</source>
        <translation>И заявителя, и обвиняемого зовут %1, поэтому это имя не заменяется, о ком бы ни шла речь.</translation>
    </message>
    <message>
        <source>• %1: %2</source>
        <translation>• %1: %2</translation>
    </message>
</context>
<context>
    <name>tickscope::ReviewSettingsDialog</name>
    <message>
        <source>Review settings</source>
        <translation>Настройки проверки</translation>
    </message>
    <message>
        <source>Your user name</source>
        <translation>Ваше имя пользователя</translation>
    </message>
    <message>
        <source>reviews.example.org</source>
        <translation>reviews.example.org</translation>
    </message>
    <message>
        <source>libpq default</source>
        <translation>По умолчанию для libpq</translation>
    </message>
    <message>
        <source>Unchanged</source>
        <translation>Без изменений</translation>
    </message>
    <message>
        <source>&amp;Keep it in the system keyring</source>
        <translation>&amp;Сохранить в связке ключей системы</translation>
    </message>
    <message>
        <source>&amp;Forget the stored password</source>
        <translation>&amp;Забыть сохранённый пароль</translation>
    </message>
    <message>
        <source>Case &amp;store</source>
        <translation>Хр&amp;анилище дел</translation>
    </message>
    <message>
        <source>&amp;Location</source>
        <translation>&amp;Расположение</translation>
    </message>
    <message>
        <source>The path of a case file, or service:NAME for a PostgreSQL server from your libpq service file.</source>
        <translation>Путь к файлу дел или service:NAME&#xa0;— сервер PostgreSQL из вашего файла служб libpq.</translation>
    </message>
    <message>
        <source>&amp;Reviewer</source>
        <translation>Про&amp;веряющий</translation>
    </message>
    <message>
        <source>&amp;Host</source>
        <translation>&amp;Хост</translation>
    </message>
    <message>
        <source>Por&amp;t</source>
        <translation>П&amp;орт</translation>
    </message>
    <message>
        <source>&amp;Database</source>
        <translation>&amp;База данных</translation>
    </message>
    <message>
        <source>&amp;User</source>
        <translation>&amp;Пользователь</translation>
    </message>
    <message>
        <source>C&amp;ertificate authority</source>
        <translation>Ц&amp;ентр сертификации</translation>
    </message>
    <message>
        <source>Pass&amp;word</source>
        <translation>Паро&amp;ль</translation>
    </message>
    <message>
        <source>The connection is encrypted, and the server must prove its identity. The password is kept only in the system keyring; without one, Tickscope asks each time.</source>
        <translation>Соединение шифруется, и сервер должен подтвердить свою подлинность. Пароль хранится только в связке ключей системы; если её нет, Tickscope спрашивает его каждый раз.</translation>
    </message>
    <message>
        <source>File or libpq service</source>
        <translation>Файл или служба libpq</translation>
    </message>
    <message>
        <source>Team server</source>
        <translation>Сервер команды</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Выбрать…</translation>
    </message>
    <message>
        <source>Choose certificate authority</source>
        <translation>Выбор центра сертификации</translation>
    </message>
    <message>
        <source>Certificates (*.pem *.crt *.cer)</source>
        <translation>Сертификаты (*.pem *.crt *.cer)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Все файлы (*)</translation>
    </message>
    <message>
        <source>Certificate authority</source>
        <translation>Центр сертификации</translation>
    </message>
</context>
<context>
    <name>tickscope::SaveDialog</name>
    <message>
        <source>Files of that name exist already. Choose another name.</source>
        <translation>Файлы с таким именем уже есть. Выберите другое имя.</translation>
    </message>
    <message>
        <source>Waiting for another file to be saved.</source>
        <translation>Ожидание сохранения другого файла.</translation>
    </message>
    <message>
        <source>%p% · %1 left</source>
        <translation>%p% · осталось %1</translation>
    </message>
</context>
<context>
    <name>tickscope::Scoreboard</name>
    <message>
        <source>watches</source>
        <translation>зритель</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Игрок</translation>
    </message>
    <message>
        <source>Clan</source>
        <translation>Клан</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Ping</source>
        <translation>Пинг</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>и ещё %Ln</numerusform>
            <numerusform>и ещё %Ln</numerusform>
            <numerusform>и ещё %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tickscope::ScreenText</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
</context>
<context>
    <name>tickscope::SecondView</name>
    <message>
        <source>New view</source>
        <translation>Новый вид</translation>
    </message>
    <message>
        <source>Show the world a second time, with a camera of its own</source>
        <translation>Показать мир ещё раз, с отдельной камерой</translation>
    </message>
</context>
<context>
    <name>tickscope::SessionSaver</name>
    <message numerus="yes">
        <source>Tickscope was not closed properly. %n recording(s) were restored.</source>
        <translation>
            <numerusform>Работа Tickscope была завершена неправильно. Восстановлена %n запись.</numerusform>
            <numerusform>Работа Tickscope была завершена неправильно. Восстановлено %n записи.</numerusform>
            <numerusform>Работа Tickscope была завершена неправильно. Восстановлено %n записей.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n recording(s) of the last session were not found.</source>
        <translation>
            <numerusform>Не найдена %n запись последнего сеанса.</numerusform>
            <numerusform>Не найдено %n записи последнего сеанса.</numerusform>
            <numerusform>Не найдено %n записей последнего сеанса.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not found:</source>
        <translation>Не найдено:</translation>
    </message>
    <message>
        <source>Start empty</source>
        <translation>Начать без записей</translation>
    </message>
</context>
<context>
    <name>tickscope::SettingsCommands</name>
    <message>
        <source>Settings…</source>
        <translation>Настройки…</translation>
    </message>
    <message>
        <source>Change settings and shortcuts</source>
        <translation>Изменить настройки и сочетания клавиш</translation>
    </message>
    <message>
        <source>Map folders…</source>
        <translation>Папки карт…</translation>
    </message>
    <message>
        <source>Choose the folders searched for maps</source>
        <translation>Выбрать папки, в которых искать карты</translation>
    </message>
</context>
<context>
    <name>tickscope::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Разделы</translation>
    </message>
    <message>
        <source>Reset this page to defaults</source>
        <translation>Сбросить этот раздел к значениям по умолчанию</translation>
    </message>
</context>
<context>
    <name>tickscope::ShortcutsDialog</name>
    <message>
        <source>World: zoom</source>
        <translation>Мир: масштаб</translation>
    </message>
    <message>
        <source>wheel</source>
        <translation>колесо мыши</translation>
    </message>
    <message>
        <source>World: move</source>
        <translation>Мир: сдвиг</translation>
    </message>
    <message>
        <source>drag, Alt + arrow keys</source>
        <translation>перетаскивание, Alt + стрелки</translation>
    </message>
    <message>
        <source>World: follow a player</source>
        <translation>Мир: следить за игроком</translation>
    </message>
    <message>
        <source>double-click</source>
        <translation>двойной щелчок</translation>
    </message>
    <message>
        <source>Mini-map: look elsewhere</source>
        <translation>Мини-карта: смотреть в другое место</translation>
    </message>
    <message>
        <source>click, drag</source>
        <translation>щелчок, перетаскивание</translation>
    </message>
    <message>
        <source>Timeline: zoom</source>
        <translation>Шкала времени: масштаб</translation>
    </message>
    <message>
        <source>Timeline: move</source>
        <translation>Шкала времени: сдвиг</translation>
    </message>
    <message>
        <source>middle drag, Shift + wheel</source>
        <translation>перетаскивание средней кнопкой, Shift + колесо</translation>
    </message>
    <message>
        <source>Timeline: whole recording</source>
        <translation>Шкала времени: вся запись</translation>
    </message>
    <message>
        <source>Timeline: tick by tick</source>
        <translation>Шкала времени: тик за тиком</translation>
    </message>
    <message>
        <source>Shift + drag</source>
        <translation>Shift + перетаскивание</translation>
    </message>
    <message>
        <source>Timeline: snap to events and markers</source>
        <translation>Шкала времени: привязка к событиям и маркерам</translation>
    </message>
    <message>
        <source>Ctrl + drag</source>
        <translation>Ctrl + перетаскивание</translation>
    </message>
    <message>
        <source>Timeline: move a marker</source>
        <translation>Шкала времени: переместить маркер</translation>
    </message>
    <message>
        <source>drag its sign on the axis</source>
        <translation>перетаскивание его знака на оси</translation>
    </message>
    <message>
        <source>Timeline: cancel a drag</source>
        <translation>Шкала времени: отменить перетаскивание</translation>
    </message>
    <message>
        <source>Esc while dragging</source>
        <translation>Esc при перетаскивании</translation>
    </message>
    <message>
        <source>Timeline: select a range and loop it</source>
        <translation>Шкала времени: выбрать диапазон и повторять его</translation>
    </message>
    <message>
        <source>right drag, Alt + drag</source>
        <translation>перетаскивание правой кнопкой, Alt + перетаскивание</translation>
    </message>
    <message>
        <source>Next, previous area of the window</source>
        <translation>Следующая, предыдущая область окна</translation>
    </message>
    <message>
        <source>Tab, Shift + Tab</source>
        <translation>Tab, Shift + Tab</translation>
    </message>
    <message>
        <source>List: previous, next row</source>
        <translation>Список: предыдущая, следующая строка</translation>
    </message>
    <message>
        <source>Up, Down</source>
        <translation>Вверх, Вниз</translation>
    </message>
    <message>
        <source>Tree: close, open a branch</source>
        <translation>Дерево: свернуть, развернуть ветвь</translation>
    </message>
    <message>
        <source>Left, Right</source>
        <translation>Влево, Вправо</translation>
    </message>
    <message>
        <source>Button, box: press</source>
        <translation>Кнопка, флажок: нажать</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Пробел</translation>
    </message>
    <message>
        <source>Text field: clear; when empty, leave</source>
        <translation>Поле ввода: очистить; если пустое&#xa0;— выйти</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Сочетания клавиш</translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation>Найти команду</translation>
    </message>
    <message>
        <source>Commands and keys</source>
        <translation>Команды и клавиши</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Команда</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>tickscope::ShortcutsPage</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Use it here instead</source>
        <translation>Использовать здесь</translation>
    </message>
    <message>
        <source>Remove key</source>
        <translation>Удалить клавишу</translation>
    </message>
    <message>
        <source>Default keys</source>
        <translation>Клавиши по умолчанию</translation>
    </message>
    <message>
        <source>Find a command or a key</source>
        <translation>Найти команду или клавишу</translation>
    </message>
    <message>
        <source>Commands and keys</source>
        <translation>Команды и клавиши</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Команда</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>Keys of the command</source>
        <translation>Клавиши команды</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Импорт…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Экспорт…</translation>
    </message>
    <message>
        <source>%1 (changed)</source>
        <translation>%1 (изменено)</translation>
    </message>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>%1 is already used by %2.</source>
        <translation>%1 уже используется: %2.</translation>
    </message>
    <message>
        <source>This file contains no Tickscope shortcuts.</source>
        <translation>В этом файле нет сочетаний клавиш Tickscope.</translation>
    </message>
    <message>
        <source>Export shortcuts</source>
        <translation>Экспорт сочетаний клавиш</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Import shortcuts</source>
        <translation>Импорт сочетаний клавиш</translation>
    </message>
</context>
<context>
    <name>tickscope::SplitsTable</name>
    <message>
        <source>Splits</source>
        <translation>Промежуточные времена</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Отрезок</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Здесь</translation>
    </message>
    <message>
        <source>Ghost</source>
        <translation>Призрак</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Финиш</translation>
    </message>
    <message>
        <source>Sum of best</source>
        <translation>Лучшая сумма</translation>
    </message>
    <message>
        <source>Best from the split before</source>
        <translation>Лучшее время от предыдущей отметки</translation>
    </message>
    <message>
        <source>Enter on a time goes there: of the recording, or of the ghost</source>
        <translation>Enter на времени переходит туда: в записи или у призрака</translation>
    </message>
    <message>
        <source>%1 later</source>
        <translation>на %1 позже</translation>
    </message>
    <message>
        <source>%1 earlier</source>
        <translation>на %1 раньше</translation>
    </message>
    <message>
        <source>Ghost is</source>
        <translation>Приходит</translation>
    </message>
    <message>
        <source>How much later or earlier the ghost is there</source>
        <translation>Насколько позже или раньше там призрак</translation>
    </message>
</context>
<context>
    <name>tickscope::StartPage</name>
    <message>
        <source>Start</source>
        <translation>Начало</translation>
    </message>
    <message>
        <source>Open recording…</source>
        <translation>Открыть запись…</translation>
    </message>
    <message>
        <source>Open a recording  (%1)</source>
        <translation>Открыть запись  (%1)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>Добавить…</translation>
    </message>
</context>
<context>
    <name>tickscope::TabBar</name>
    <message>
        <source>%1 — %2</source>
        <translation>%1 — %2</translation>
    </message>
    <message>
        <source>Open recordings</source>
        <translation>Открытые записи</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Close others</source>
        <translation>Закрыть остальные</translation>
    </message>
    <message>
        <source>Copy path</source>
        <translation>Копировать путь</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Библиотека</translation>
    </message>
</context>
<context>
    <name>tickscope::TabCommands</name>
    <message>
        <source>Next tab</source>
        <translation>Следующая вкладка</translation>
    </message>
    <message>
        <source>Previous tab</source>
        <translation>Предыдущая вкладка</translation>
    </message>
    <message>
        <source>Close other recordings</source>
        <translation>Закрыть остальные записи</translation>
    </message>
    <message>
        <source>Reopen closed recording</source>
        <translation>Открыть закрытую запись снова</translation>
    </message>
    <message>
        <source>Open the recording that was closed last, where it was</source>
        <translation>Открыть запись, закрытую последней, на том же месте</translation>
    </message>
</context>
<context>
    <name>tickscope::TabbedWindow</name>
    <message>
        <source>There is no room for another ghost: %1 was opened in a tab of its own.</source>
        <translation>Для ещё одного призрака нет места: %1 открыт в отдельной вкладке.</translation>
    </message>
</context>
<context>
    <name>tickscope::Tape</name>
    <message>
        <source>%1 s</source>
        <translation>%1 с</translation>
    </message>
    <message>
        <source>%1, tick %2</source>
        <translation>%1, тик %2</translation>
    </message>
    <message>
        <source>%1 to %2, ticks %3 to %4</source>
        <translation>с %1 по %2, тики с %3 по %4</translation>
    </message>
    <message>
        <source>Aim %1 %2°</source>
        <translation>Прицел %1 %2°</translation>
    </message>
    <message>
        <source>for %1</source>
        <translation>длительность %1</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln choice(s)</source>
        <translation>
            <numerusform>%1: %Ln выбор</numerusform>
            <numerusform>%1: %Ln выбора</numerusform>
            <numerusform>%1: %Ln выборов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln time(s)</source>
        <translation>
            <numerusform>%1: %Ln раз</numerusform>
            <numerusform>%1: %Ln раза</numerusform>
            <numerusform>%1: %Ln раз</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln press(es)</source>
        <translation>
            <numerusform>%1: %Ln нажатие</numerusform>
            <numerusform>%1: %Ln нажатия</numerusform>
            <numerusform>%1: %Ln нажатий</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tick(s)</source>
        <translation>
            <numerusform>%Ln тик</numerusform>
            <numerusform>%Ln тика</numerusform>
            <numerusform>%Ln тиков</numerusform>
        </translation>
    </message>
    <message>
        <source> in %1</source>
        <translation> за %1</translation>
    </message>
    <message>
        <source>held %1% of that time, longest press %2</source>
        <translation>удержание %1&#xa0;% этого времени, самое долгое нажатие %2</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>не менее %1</translation>
    </message>
    <message>
        <source>%1 held %2</source>
        <translation>%1: удержание %2</translation>
    </message>
    <message>
        <source>%1 %2, %3</source>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>part of a press of %1, %2</source>
        <translation>часть нажатия длиной %1, %2</translation>
    </message>
    <message>
        <source>%1 after the previous one</source>
        <translation>через %1 после предыдущего</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: no input here</source>
        <translation>%1: здесь нет ввода</translation>
    </message>
    <message>
        <source>%1: not known here</source>
        <translation>%1: здесь неизвестно</translation>
    </message>
    <message>
        <source>Player	Source	Input	First tick	Last tick	Ticks	Value</source>
        <translation>Игрок	Источник	Ввод	Первый тик	Последний тик	Тики	Значение</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln press(es) within a tick</source>
        <translation>
            <numerusform>%1: %Ln нажатие в пределах тика</numerusform>
            <numerusform>%1: %Ln нажатия в пределах тика</numerusform>
            <numerusform>%1: %Ln нажатий в пределах тика</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the last of %Ln press(es) in its first tick</source>
        <translation>
            <numerusform>последнее из %Ln нажатия в своём первом тике</numerusform>
            <numerusform>последнее из %Ln нажатий в своём первом тике</numerusform>
            <numerusform>последнее из %Ln нажатий в своём первом тике</numerusform>
        </translation>
    </message>
    <message>
        <source>Yaw %1 %2°</source>
        <translation>Рыскание %1 %2°</translation>
    </message>
    <message>
        <source>Pitch %1 %2°</source>
        <translation>Тангаж %1 %2°</translation>
    </message>
</context>
<context>
    <name>tickscope::TapeParts</name>
    <message>
        <source>Nothing at the playhead</source>
        <translation>Ничего в позиции воспроизведения</translation>
    </message>
</context>
<context>
    <name>tickscope::TapeView</name>
    <message>
        <source>Recorder</source>
        <translation>Записывающий</translation>
    </message>
    <message>
        <source>Inputs of all players</source>
        <translation>Ввод всех игроков</translation>
    </message>
    <message>
        <source>Up and Down choose a row, Enter selects its player, Alt and the arrow keys pan and zoom, the menu key shows more.</source>
        <translation>«Вверх» и «Вниз» выбирают строку, Enter выбирает её игрока, Alt и стрелки сдвигают и меняют масштаб, клавиша меню показывает остальное.</translation>
    </message>
</context>
<context>
    <name>tickscope::TicksBox</name>
    <message>
        <source>Time</source>
        <translation>Время</translation>
    </message>
    <message>
        <source>Seconds before and after</source>
        <translation>Секунд до и после</translation>
    </message>
    <message>
        <source> s</source>
        <translation> с</translation>
    </message>
    <message>
        <source>Whole recording</source>
        <translation>Вся запись</translation>
    </message>
    <message>
        <source>Selected range</source>
        <translation>Выбранный диапазон</translation>
    </message>
    <message>
        <source>Visible range</source>
        <translation>Видимый диапазон</translation>
    </message>
    <message>
        <source>Around %1</source>
        <translation>Около %1</translation>
    </message>
    <message>
        <source>Around the playhead</source>
        <translation>Около позиции</translation>
    </message>
    <message>
        <source>%1 ticks %2-%3</source>
        <translation>%1 тики %2-%3</translation>
    </message>
</context>
<context>
    <name>tickscope::Timeline</name>
    <message>
        <source>Lanes ▾</source>
        <translation>Дорожки ▾</translation>
    </message>
    <message>
        <source>hidden by the filter</source>
        <translation>скрыто фильтром</translation>
    </message>
    <message>
        <source>none in this recording</source>
        <translation>в этой записи нет</translation>
    </message>
    <message>
        <source>no event has the text “%1”</source>
        <translation>нет событий с текстом «%1»</translation>
    </message>
    <message numerus="yes">
        <source>%Ln tick(s)</source>
        <translation>
            <numerusform>%Ln тик</numerusform>
            <numerusform>%Ln тика</numerusform>
            <numerusform>%Ln тиков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln other</source>
        <translation>
            <numerusform>ещё %Ln</numerusform>
            <numerusform>ещё %Ln</numerusform>
            <numerusform>ещё %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln event(s)</source>
        <translation>
            <numerusform>%Ln событие</numerusform>
            <numerusform>%Ln события</numerusform>
            <numerusform>%Ln событий</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 – %2 (tick %3 – %4): %5</source>
        <translation>%1 – %2 (тик %3 – %4): %5</translation>
    </message>
    <message>
        <source>only event types that are not shown</source>
        <translation>только события скрытых типов</translation>
    </message>
    <message>
        <source>not read yet</source>
        <translation>ещё не прочитано</translation>
    </message>
    <message>
        <source>no event of the chosen player has the text “%1”</source>
        <translation>у выбранного игрока нет событий с текстом «%1»</translation>
    </message>
    <message>
        <source>grouped with other events</source>
        <translation>сгруппировано с другими событиями</translation>
    </message>
    <message>
        <source>none so far</source>
        <translation>пока нет</translation>
    </message>
    <message>
        <source>none in the readable part</source>
        <translation>в читаемой части нет</translation>
    </message>
    <message>
        <source>none recorded after %1</source>
        <translation>после %1 не записаны</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>нельзя прочитать</translation>
    </message>
    <message>
        <source>not recorded</source>
        <translation>не записано</translation>
    </message>
</context>
<context>
    <name>tickscope::TimelineCommands</name>
    <message>
        <source>Fit timeline</source>
        <translation>Уместить шкалу времени</translation>
    </message>
    <message>
        <source>Show the whole recording on the timeline</source>
        <translation>Показать всю запись на шкале времени</translation>
    </message>
    <message>
        <source>Zoom to range</source>
        <translation>Приблизить диапазон</translation>
    </message>
    <message>
        <source>Zoom the timeline to the selected range</source>
        <translation>Растянуть выбранный диапазон на всю шкалу времени</translation>
    </message>
    <message>
        <source>Copy range</source>
        <translation>Копировать диапазон</translation>
    </message>
    <message>
        <source>Copy duration, ticks and event counts of the selected range</source>
        <translation>Копировать длительность, тики и число событий выбранного диапазона</translation>
    </message>
    <message>
        <source>Add marker here…</source>
        <translation>Добавить маркер здесь…</translation>
    </message>
    <message>
        <source>Rename marker…</source>
        <translation>Переименовать маркер…</translation>
    </message>
    <message>
        <source>Marker name:</source>
        <translation>Имя маркера:</translation>
    </message>
    <message>
        <source>Add marker</source>
        <translation>Добавление маркера</translation>
    </message>
    <message>
        <source>Rename marker</source>
        <translation>Переименование маркера</translation>
    </message>
    <message>
        <source>Go to tick %1</source>
        <translation>Перейти к тику %1</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Цвет</translation>
    </message>
</context>
<context>
    <name>tickscope::TimelineHint</name>
    <message>
        <source>Choose lanes. In the strip: click to go there, wheel to zoom, middle button to pan,
right button to select a range, double-click to show all.
Drag a marker&apos;s sign to move it. Ctrl snaps to events and markers, Shift moves tick by tick.</source>
        <translation>Выбор дорожек. На полосе: щелчок&#xa0;— переход, колесо&#xa0;— масштаб, средняя кнопка&#xa0;— сдвиг,
правая кнопка&#xa0;— выбор диапазона, двойной щелчок&#xa0;— показать всё.
Перетащите знак маркера, чтобы переместить его. Ctrl привязывает к событиям и маркерам, Shift&#xa0;— движение тик за тиком.</translation>
    </message>
    <message>
        <source>%1: %2
Drag to reorder the lanes, right-click for more</source>
        <translation>%1: %2
Перетаскивание меняет порядок дорожек, правая кнопка&#xa0;— другие действия</translation>
    </message>
</context>
<context>
    <name>tickscope::TimelinePanel</name>
    <message>
        <source>Timeline and playback</source>
        <translation>Шкала времени и воспроизведение</translation>
    </message>
    <message>
        <source>Move lane</source>
        <translation>Перемещение дорожки</translation>
    </message>
    <message>
        <source>Filtered</source>
        <translation>Фильтр</translation>
    </message>
    <message>
        <source>chosen event types</source>
        <translation>выбранные типы событий</translation>
    </message>
    <message>
        <source>Lanes and overview show only what the filter of the events shows: %1. Click to clear it.</source>
        <translation>Дорожки и обзор показывают только то, что пропускает фильтр событий: %1. Нажмите, чтобы сбросить его.</translation>
    </message>
</context>
<context>
    <name>tickscope::TimelineParts</name>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>%1 to %2: %3</source>
        <translation>с %1 по %2: %3</translation>
    </message>
    <message numerus="yes">
        <source>%Ln event(s) in view</source>
        <translation>
            <numerusform>видно %Ln событие</numerusform>
            <numerusform>видно %Ln события</numerusform>
            <numerusform>видно %Ln событий</numerusform>
        </translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Маркеры</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Damaged places</source>
        <translation>Повреждённые места</translation>
    </message>
    <message>
        <source>%1 to %2 of %3 in view.</source>
        <translation>Видно с %1 по %2 из %3.</translation>
    </message>
</context>
<context>
    <name>tickscope::TimelineView</name>
    <message>
        <source>Timeline</source>
        <translation>Шкала времени</translation>
    </message>
    <message>
        <source>Up and Down choose a lane, Enter opens its menu, Alt and the arrow keys pan and zoom, the menu key shows more.</source>
        <translation>«Вверх» и «Вниз» выбирают дорожку, Enter открывает её меню, Alt и стрелки сдвигают и меняют масштаб, клавиша меню показывает остальное.</translation>
    </message>
    <message>
        <source>%1 Range %2.</source>
        <translation>%1 Диапазон %2.</translation>
    </message>
</context>
<context>
    <name>tickscope::TimestampText</name>
    <message>
        <source>%1 UTC</source>
        <translation>%1 UTC</translation>
    </message>
    <message>
        <source>%1, local time of the recorder</source>
        <translation>%1, местное время записывавшего</translation>
    </message>
    <message>
        <source>%1, time zone unknown</source>
        <translation>%1, часовой пояс неизвестен</translation>
    </message>
    <message>
        <source>%1 recorder’s time</source>
        <translation>%1, время записывавшего</translation>
    </message>
</context>
<context>
    <name>tickscope::TrackLayers</name>
    <message>
        <source>Trails</source>
        <translation>Следы</translation>
    </message>
    <message>
        <source>No trails</source>
        <translation>Без следов</translation>
    </message>
    <message>
        <source>Show no trails</source>
        <translation>Не показывать следы</translation>
    </message>
    <message>
        <source>10-second trails</source>
        <translation>Следы за 10 секунд</translation>
    </message>
    <message>
        <source>Show where everyone came from, coloured by speed; click to go there</source>
        <translation>Показать, откуда все пришли, с окраской по скорости; щелчок&#xa0;— переход</translation>
    </message>
    <message>
        <source>Full path</source>
        <translation>Весь путь</translation>
    </message>
    <message>
        <source>Show the full path of the selected player, coloured by speed; click to go there</source>
        <translation>Показать весь путь выбранного игрока с окраской по скорости; щелчок&#xa0;— переход</translation>
    </message>
    <message>
        <source>Heat map</source>
        <translation>Тепловая карта</translation>
    </message>
    <message>
        <source>No heat map</source>
        <translation>Без тепловой карты</translation>
    </message>
    <message>
        <source>Show no heat map</source>
        <translation>Не показывать тепловую карту</translation>
    </message>
    <message>
        <source>Heat map of the selected player</source>
        <translation>Тепловая карта выбранного игрока</translation>
    </message>
    <message>
        <source>Show where the selected player spent time, in the range or the whole recording</source>
        <translation>Показать, где выбранный игрок проводил время&#xa0;— в диапазоне или во всей записи</translation>
    </message>
    <message>
        <source>Heat map of all players</source>
        <translation>Тепловая карта всех игроков</translation>
    </message>
    <message>
        <source>Show where players spent time, in the range or the whole recording</source>
        <translation>Показать, где игроки проводили время&#xa0;— в диапазоне или во всей записи</translation>
    </message>
    <message>
        <source>%1 and more</source>
        <translation>%1 и больше</translation>
    </message>
    <message>
        <source>Time spent: selected player</source>
        <translation>Время пребывания: выбранный игрок</translation>
    </message>
    <message>
        <source>Time spent: all players</source>
        <translation>Время пребывания: все игроки</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 с</translation>
    </message>
    <message>
        <source>%1 s and more</source>
        <translation>%1 с и больше</translation>
    </message>
    <message>
        <source>Speed (%1)</source>
        <translation>Скорость (%1)</translation>
    </message>
</context>
<context>
    <name>tickscope::ValueText</name>
    <message>
        <source>yes</source>
        <translation>да</translation>
    </message>
    <message>
        <source>no</source>
        <translation>нет</translation>
    </message>
    <message numerus="yes">
        <source>%1 byte(s)</source>
        <translation>
            <numerusform>%1 байт</numerusform>
            <numerusform>%1 байта</numerusform>
            <numerusform>%1 байт</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tickscope::VerdictForm</name>
    <message>
        <source>Overall</source>
        <translation>Общий</translation>
    </message>
    <message>
        <source>The verdict on the whole case</source>
        <translation>Вердикт по всему делу</translation>
    </message>
    <message>
        <source>Not decided</source>
        <translation>Не решено</translation>
    </message>
    <message>
        <source>Reason for the decision</source>
        <translation>Обоснование решения</translation>
    </message>
    <message>
        <source>Why you decided this</source>
        <translation>Почему вы так решили</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Итог</translation>
    </message>
    <message>
        <source>The final result</source>
        <translation>Окончательный результат</translation>
    </message>
    <message>
        <source>Settle</source>
        <translation>Утвердить</translation>
    </message>
    <message>
        <source>Decide a case on which reviewers disagree; on a server, leads only</source>
        <translation>Решить дело, по которому мнения проверяющих расходятся; на сервере&#xa0;— только для руководителей</translation>
    </message>
    <message>
        <source>Decided: %1</source>
        <translation>Решено: %1</translation>
    </message>
    <message>
        <source>The reviewers disagree; a lead has to settle it.</source>
        <translation>Мнения проверяющих расходятся; решить должен руководитель.</translation>
    </message>
    <message>
        <source>You have decided. All verdicts are shown once everyone has.</source>
        <translation>Вы вынесли вердикт. Все вердикты станут видны, когда решат все.</translation>
    </message>
    <message>
        <source>Only the assignee gives a verdict. &lt;a href=&apos;me&apos;&gt;Assign the case to me&lt;/a&gt;</source>
        <translation>Вердикт выносит только исполнитель. &lt;a href=&apos;me&apos;&gt;Назначить дело мне&lt;/a&gt;</translation>
    </message>
    <message>
        <source>You see the other verdict once you have decided.</source>
        <translation>Другой вердикт станет виден, когда вы вынесете свой.</translation>
    </message>
    <message>
        <source>You see the other verdict once you have decided. In a case file this is not enforced: other programs could show it.</source>
        <translation>Другой вердикт станет виден, когда вы вынесете свой. В файле дел это не гарантировано: другие программы могут его показать.</translation>
    </message>
    <message>
        <source>Decide…</source>
        <translation>Вынести вердикт…</translation>
    </message>
    <message>
        <source>Withdraw verdict</source>
        <translation>Отозвать вердикт</translation>
    </message>
    <message>
        <source>Change your verdict and decide again; the history will say so</source>
        <translation>Изменить свой вердикт и вынести его снова; это останется в истории</translation>
    </message>
    <message>
        <source>Look at the verdict once more, then give it</source>
        <translation>Ещё раз просмотреть вердикт и вынести его</translation>
    </message>
    <message>
        <source>To decide, check at least one aspect.</source>
        <translation>Чтобы вынести вердикт, проверьте хотя бы один аспект.</translation>
    </message>
    <message>
        <source>To decide, choose the overall verdict.</source>
        <translation>Чтобы вынести вердикт, выберите общее решение.</translation>
    </message>
    <message>
        <source>Your first entry assigns the case to you.</source>
        <translation>Первая же ваша запись назначает дело вам.</translation>
    </message>
    <message>
        <source>The case is assigned to you.</source>
        <translation>Дело назначено вам.</translation>
    </message>
    <message>
        <source>To decide, give a reason.</source>
        <translation>Чтобы решить, укажите причину.</translation>
    </message>
    <message>
        <source>Reason for the overall verdict; optional where an aspect has one</source>
        <translation>Обоснование общего вердикта; необязательно, если оно есть у аспекта</translation>
    </message>
    <message>
        <source>Change verdict</source>
        <translation>Изменение вердикта</translation>
    </message>
    <message>
        <source>The verdict accuses, but all that you checked is clean.</source>
        <translation>Вердикт обвиняет, но всё, что вы проверили, чисто.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s) were added after the verdict.</source>
        <translation>
            <numerusform>После вердикта добавлена %Ln заметка.</numerusform>
            <numerusform>После вердикта добавлены %Ln заметки.</numerusform>
            <numerusform>После вердикта добавлено %Ln заметок.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tickscope::VerdictTable</name>
    <message>
        <source>Verdicts side by side</source>
        <translation>Вердикты рядом</translation>
    </message>
    <message>
        <source>Overall</source>
        <translation>Общий</translation>
    </message>
    <message>
        <source>Notes: %1</source>
        <translation>Заметки: %1</translation>
    </message>
    <message>
        <source>Not checked</source>
        <translation>Не проверено</translation>
    </message>
</context>
<context>
    <name>tickscope::VideoCommands</name>
    <message>
        <source>Save video…</source>
        <translation>Сохранить видео…</translation>
    </message>
    <message>
        <source>Save a video of the world as a file</source>
        <translation>Сохранить видео мира в файл</translation>
    </message>
</context>
<context>
    <name>tickscope::VideoDialog</name>
    <message>
        <source>Save video</source>
        <translation>Сохранить видео</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Сохранить…</translation>
    </message>
    <message>
        <source>Show names, chat and clock</source>
        <translation>Показывать имена, чат и часы</translation>
    </message>
    <message>
        <source>Follow %1</source>
        <translation>Следить: %1</translation>
    </message>
    <message>
        <source>MP4</source>
        <translation>MP4</translation>
    </message>
    <message>
        <source>WebM</source>
        <translation>WebM</translation>
    </message>
    <message>
        <source>Animated GIF</source>
        <translation>Анимированный GIF</translation>
    </message>
    <message>
        <source>MKV, lossless</source>
        <translation>MKV, без потерь</translation>
    </message>
    <message>
        <source>PNG pictures</source>
        <translation>Картинки PNG</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>as in the window</source>
        <translation>как в окне</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Время</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Формат</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Размер</translation>
    </message>
    <message>
        <source>Frames per second</source>
        <translation>Кадров в секунду</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Скорость</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Длительность</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln frame(s)</source>
        <translation>
            <numerusform>%Ln кадр</numerusform>
            <numerusform>%Ln кадра</numerusform>
            <numerusform>%Ln кадров</numerusform>
        </translation>
    </message>
    <message>
        <source>Videos need the program ffmpeg. Install the package ffmpeg, or save PNG pictures.</source>
        <translation>Для видео нужна программа ffmpeg. Установите пакет ffmpeg или сохраните картинки PNG.</translation>
    </message>
    <message>
        <source>Show ghosts</source>
        <translation>Показывать призраков</translation>
    </message>
    <message>
        <source>Show a line with file name, time, tick and SHA-256</source>
        <translation>Показывать строку с именем файла, временем, тиком и SHA-256</translation>
    </message>
</context>
<context>
    <name>tickscope::WelcomePage</name>
    <message>
        <source>… or drop a file anywhere on this window.</source>
        <translation>… или перетащите файл в любое место этого окна.</translation>
    </message>
    <message>
        <source>Tickscope</source>
        <translation>Tickscope</translation>
    </message>
    <message>
        <source>Watch recorded games forwards and backwards, tick by tick.</source>
        <translation>Смотрите записанные игры вперёд и назад, тик за тиком.</translation>
    </message>
    <message>
        <source>Open recording…</source>
        <translation>Открыть запись…</translation>
    </message>
    <message>
        <source>Open a recording  (%1)</source>
        <translation>Открыть запись  (%1)</translation>
    </message>
    <message>
        <source>Open sample</source>
        <translation>Открыть пример</translation>
    </message>
    <message>
        <source>Short sample recording</source>
        <translation>Короткая запись-пример</translation>
    </message>
    <message>
        <source>Your recordings</source>
        <translation>Ваши записи</translation>
    </message>
    <message>
        <source>Add a folder to find its recordings by name, map, player and chat. They stay where they are.</source>
        <translation>Добавьте папку, чтобы находить её записи по имени, карте, игроку и чату. Они останутся на месте.</translation>
    </message>
    <message>
        <source>Add folder…</source>
        <translation>Добавить папку…</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>Добавить %1</translation>
    </message>
</context>
<context>
    <name>tickscope::WindowBundle</name>
    <message>
        <source>Create evidence bundle…</source>
        <translation>Создать пакет доказательств…</translation>
    </message>
    <message>
        <source>Write the case with pictures, events, inputs and verdicts to a folder for others</source>
        <translation>Сохранить дело с изображениями, событиями, вводом и вердиктами в папку для других</translation>
    </message>
    <message>
        <source>The evidence bundle could not be created.</source>
        <translation>Не удалось создать пакет доказательств.</translation>
    </message>
    <message>
        <source>Creating the evidence bundle… %1%</source>
        <translation>Создание пакета доказательств… %1&#xa0;%</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Evidence bundle written to %1.</source>
        <translation>Пакет доказательств записан в %1.</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Открыть папку</translation>
    </message>
    <message>
        <source>Without figures of %1: accused by name only. Choose the player on the case&apos;s Report page first.</source>
        <translation>Без показателей (%1): обвинение только по имени. Сначала выберите игрока на странице «Жалоба» в деле.</translation>
    </message>
    <message>
        <source>Not decided yet: no verdict will be in it.</source>
        <translation>Ещё не решено: вердикта в нём не будет.</translation>
    </message>
</context>
<context>
    <name>tickscope::WindowCases</name>
    <message numerus="yes">
        <source>%Ln change(s) to cases could not be saved yet.</source>
        <translation>
            <numerusform>Пока не удалось сохранить %Ln изменение в делах.</numerusform>
            <numerusform>Пока не удалось сохранить %Ln изменения в делах.</numerusform>
            <numerusform>Пока не удалось сохранить %Ln изменений в делах.</numerusform>
        </translation>
    </message>
    <message>
        <source>Case queue</source>
        <translation>Очередь дел</translation>
    </message>
    <message>
        <source>Show all cases; take the next one, import reports</source>
        <translation>Показать все дела; взять следующее, импортировать жалобы</translation>
    </message>
    <message>
        <source>Review settings…</source>
        <translation>Настройки проверки…</translation>
    </message>
    <message>
        <source>Choose the case store, your name and recording folders</source>
        <translation>Выбрать хранилище дел, ваше имя и папки с записями</translation>
    </message>
    <message>
        <source>%1 names no recording. Open the one it is about, then choose Review ▸ Add recording to case.</source>
        <translation>В %1 не указана запись. Откройте нужную и выберите Проверка ▸ Добавить запись в дело.</translation>
    </message>
    <message>
        <source>The recording of %1 was not found among recent files and recording folders: %2</source>
        <translation>Запись (%1) не найдена среди недавних файлов и папок с записями: %2</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Повторить попытку</translation>
    </message>
    <message>
        <source>Tickscope</source>
        <translation>Tickscope</translation>
    </message>
    <message>
        <source>They will be lost when the last window closes.</source>
        <translation>Они будут потеряны, когда закроется последнее окно.</translation>
    </message>
    <message>
        <source>Close and discard</source>
        <translation>Закрыть без сохранения</translation>
    </message>
    <message>
        <source>There is no system keyring to keep the password, so Tickscope asks for it each time.</source>
        <translation>В системе нет связки ключей для хранения пароля, поэтому Tickscope спрашивает его каждый раз.</translation>
    </message>
    <message>
        <source>Erase a person…</source>
        <translation>Удалить данные человека…</translation>
    </message>
    <message>
        <source>Remove a person&apos;s data from all cases for good</source>
        <translation>Навсегда удалить данные человека из всех дел</translation>
    </message>
    <message>
        <source>This person&apos;s data was erased from all cases.</source>
        <translation>Данные этого человека удалены из всех дел.</translation>
    </message>
    <message>
        <source>Enter password…</source>
        <translation>Ввести пароль…</translation>
    </message>
    <message>
        <source>New about this recording: %1</source>
        <translation>Новое об этой записи: %1</translation>
    </message>
    <message numerus="yes">
        <source>There are %Ln new case(s) about this recording.</source>
        <translation>
            <numerusform>Есть %Ln новое дело об этой записи.</numerusform>
            <numerusform>Есть %Ln новых дела об этой записи.</numerusform>
            <numerusform>Есть %Ln новых дел об этой записи.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show case</source>
        <translation>Показать дело</translation>
    </message>
    <message>
        <source>Add note</source>
        <translation>Добавить заметку</translation>
    </message>
    <message>
        <source>Which case is the note for?</source>
        <translation>Для какого дела эта заметка?</translation>
    </message>
    <message>
        <source>New case</source>
        <translation>Новое дело</translation>
    </message>
    <message>
        <source>No case, a marker only</source>
        <translation>Без дела, только маркер</translation>
    </message>
    <message>
        <source>Paste report…</source>
        <translation>Вставить жалобу…</translation>
    </message>
    <message>
        <source>File the report on the clipboard as a new case</source>
        <translation>Завести новое дело по жалобе из буфера обмена</translation>
    </message>
    <message>
        <source>A player</source>
        <translation>Игрок</translation>
    </message>
    <message>
        <source>%1 reported in the game: %2</source>
        <translation>%1 пожаловался в игре: %2</translation>
    </message>
    <message>
        <source>%1 reported %2 in the game: %3</source>
        <translation>%1 пожаловался на %2 в игре: %3</translation>
    </message>
    <message>
        <source>Add case</source>
        <translation>Добавить дело</translation>
    </message>
    <message>
        <source>No case mentions “%1”; nothing was erased.</source>
        <translation>Ни в одном деле нет упоминаний «%1»; ничего не стёрто.</translation>
    </message>
    <message>
        <source>Texts may still have their other names: %1</source>
        <translation>В текстах могут оставаться другие имена: %1</translation>
    </message>
</context>
<context>
    <name>tickscope::WindowDocks</name>
    <message>
        <source>Timeline</source>
        <translation>Шкала времени</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>События</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Инспектор</translation>
    </message>
    <message>
        <source>Info</source>
        <translation>Сведения</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Маркеры</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Повреждения</translation>
    </message>
    <message>
        <source>Input tape</source>
        <translation>Лента ввода</translation>
    </message>
    <message>
        <source>Plots</source>
        <translation>Графики</translation>
    </message>
    <message>
        <source>Entities</source>
        <translation>Сущности</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>Дела</translation>
    </message>
    <message>
        <source>Facts</source>
        <translation>Факты</translation>
    </message>
    <message>
        <source>Find…</source>
        <translation>Найти…</translation>
    </message>
    <message>
        <source>Find in the focused panel, or else in the events</source>
        <translation>Найти в активной панели, иначе в событиях</translation>
    </message>
    <message>
        <source>Reset layout</source>
        <translation>Сбросить расположение</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Панели</translation>
    </message>
    <message>
        <source>Show or hide: %1</source>
        <translation>Показать или скрыть: %1</translation>
    </message>
    <message>
        <source>Case queue</source>
        <translation>Очередь дел</translation>
    </message>
    <message>
        <source>Second view</source>
        <translation>Второй вид</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Сравнение</translation>
    </message>
    <message>
        <source>Open, close and place all panels as at first</source>
        <translation>Открыть, закрыть и разместить все панели как при первом запуске</translation>
    </message>
</context>
<context>
    <name>tickscope::WindowLinks</name>
    <message>
        <source>Copy link to this moment</source>
        <translation>Копировать ссылку на этот момент</translation>
    </message>
    <message>
        <source>Copy a link that opens this recording at this moment</source>
        <translation>Копировать ссылку, которая открывает эту запись в этот момент</translation>
    </message>
    <message>
        <source>Open copied link</source>
        <translation>Открыть скопированную ссылку</translation>
    </message>
    <message>
        <source>Go to the moment of the link in the clipboard</source>
        <translation>Перейти к моменту по ссылке из буфера обмена</translation>
    </message>
    <message>
        <source>This is not a link to a moment of a recording.</source>
        <translation>Это не ссылка на момент записи.</translation>
    </message>
    <message>
        <source>This recording was not found among recent files and recording folders: %1</source>
        <translation>Эта запись не найдена среди недавних файлов и папок с записями: %1</translation>
    </message>
    <message>
        <source>Looking for %1…</source>
        <translation>Поиск %1…</translation>
    </message>
    <message>
        <source>the recording</source>
        <translation>запись</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Open from %1</source>
        <translation>Открыть с %1</translation>
    </message>
    <message>
        <source>This is another recording than the link means.</source>
        <translation>Это не та запись, на которую указывает ссылка.</translation>
    </message>
</context>
<context>
    <name>tickscope::WindowMarkers</name>
    <message numerus="yes">
        <source>%Ln change(s) to your markers could not be saved yet.</source>
        <translation>
            <numerusform>Пока не удалось сохранить %Ln изменение ваших маркеров.</numerusform>
            <numerusform>Пока не удалось сохранить %Ln изменения ваших маркеров.</numerusform>
            <numerusform>Пока не удалось сохранить %Ln изменений ваших маркеров.</numerusform>
        </translation>
    </message>
    <message>
        <source>Import markers…</source>
        <translation>Импортировать маркеры…</translation>
    </message>
    <message>
        <source>Add markers from a JSON or CSV file</source>
        <translation>Добавить маркеры из файла JSON или CSV</translation>
    </message>
    <message>
        <source>Export markers…</source>
        <translation>Экспортировать маркеры…</translation>
    </message>
    <message>
        <source>Write your markers to a JSON or CSV file</source>
        <translation>Записать ваши маркеры в файл JSON или CSV</translation>
    </message>
    <message>
        <source>Export markers</source>
        <translation>Экспорт маркеров</translation>
    </message>
    <message>
        <source>JSON (*.json);;CSV (*.csv)</source>
        <translation>JSON (*.json);;CSV (*.csv)</translation>
    </message>
    <message>
        <source>Import markers</source>
        <translation>Импорт маркеров</translation>
    </message>
    <message>
        <source>Markers (*.json *.csv);;All files (*)</source>
        <translation>Маркеры (*.json *.csv);;Все файлы (*)</translation>
    </message>
    <message>
        <source>The markers could not be exported to %1.</source>
        <translation>Не удалось экспортировать маркеры в %1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln marker(s) exported to %1.</source>
        <translation>
            <numerusform>%Ln маркер экспортирован в %1.</numerusform>
            <numerusform>%Ln маркера экспортировано в %1.</numerusform>
            <numerusform>%Ln маркеров экспортировано в %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file is too large to be a list of markers.</source>
        <translation>Файл слишком велик для списка маркеров.</translation>
    </message>
    <message>
        <source>The markers of %1 could not be imported.</source>
        <translation>Не удалось импортировать маркеры из %1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln marker(s) imported.</source>
        <translation>
            <numerusform>%Ln маркер импортирован.</numerusform>
            <numerusform>%Ln маркера импортировано.</numerusform>
            <numerusform>%Ln маркеров импортировано.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln marker(s) were already there.</source>
        <translation>
            <numerusform>%Ln маркер уже был здесь.</numerusform>
            <numerusform>%Ln маркера уже были здесь.</numerusform>
            <numerusform>%Ln маркеров уже были здесь.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln marker(s) are outside this recording.</source>
        <translation>
            <numerusform>%Ln маркер за пределами этой записи.</numerusform>
            <numerusform>%Ln маркера за пределами этой записи.</numerusform>
            <numerusform>%Ln маркеров за пределами этой записи.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln marker(s) could not be read.</source>
        <translation>
            <numerusform>Не удалось прочесть %Ln маркер.</numerusform>
            <numerusform>Не удалось прочесть %Ln маркера.</numerusform>
            <numerusform>Не удалось прочесть %Ln маркеров.</numerusform>
        </translation>
    </message>
    <message>
        <source>They were written for another recording (%1).</source>
        <translation>Они созданы для другой записи (%1).</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Повторить попытку</translation>
    </message>
    <message>
        <source>Your markers cannot be read from disk.</source>
        <translation>Не удаётся прочесть ваши маркеры с диска.</translation>
    </message>
    <message>
        <source>Your markers can be viewed but not changed: their file is read-only.</source>
        <translation>Ваши маркеры можно смотреть, но не менять: их файл доступен только для чтения.</translation>
    </message>
    <message>
        <source>Your markers were written by a newer version of Tickscope; this version leaves them unchanged.</source>
        <translation>Ваши маркеры записаны более новой версией Tickscope; эта версия их не меняет.</translation>
    </message>
    <message>
        <source>The file with your markers is damaged. It was moved to %1 and a new one was created.</source>
        <translation>Файл с вашими маркерами повреждён. Он перемещён в %1, создан новый.</translation>
    </message>
    <message>
        <source>Tickscope</source>
        <translation>Tickscope</translation>
    </message>
    <message>
        <source>They will be lost when the window closes. Export the markers to keep them.</source>
        <translation>Они будут потеряны, когда закроется окно. Чтобы сохранить маркеры, экспортируйте их.</translation>
    </message>
    <message>
        <source>Close and discard</source>
        <translation>Закрыть без сохранения</translation>
    </message>
    <message>
        <source>The first is in line %1.</source>
        <translation>Первый из них — в строке %1.</translation>
    </message>
</context>
<context>
    <name>tickscope::WindowTogether</name>
    <message>
        <source>Watch together…</source>
        <translation>Смотреть вместе…</translation>
    </message>
    <message>
        <source>Lead others through a recording, or follow</source>
        <translation>Вести других по записи или следовать за ними</translation>
    </message>
    <message>
        <source>Back to the leader</source>
        <translation>Назад к ведущему</translation>
    </message>
    <message>
        <source>Show again what the leader shows</source>
        <translation>Снова показывать то, что показывает ведущий</translation>
    </message>
    <message>
        <source>Back to %1</source>
        <translation>Назад: %1</translation>
    </message>
    <message>
        <source>the leader</source>
        <translation>ведущий</translation>
    </message>
    <message>
        <source>The session has ended.</source>
        <translation>Сеанс завершён.</translation>
    </message>
    <message>
        <source>%1 asks for the lead.</source>
        <translation>%1 просит передать управление.</translation>
    </message>
    <message>
        <source>Hand over</source>
        <translation>Передать</translation>
    </message>
    <message>
        <source>You are looking elsewhere than %1.</source>
        <translation>Вы смотрите не то же, что %1.</translation>
    </message>
    <message>
        <source>Looking for %1…</source>
        <translation>Поиск %1…</translation>
    </message>
    <message>
        <source>%1 shows %2, which is not here. As soon as it is open, you follow.</source>
        <translation>%1 показывает %2, а здесь этого файла нет. Как только он будет открыт, вы продолжите следовать.</translation>
    </message>
    <message>
        <source>Note for all…</source>
        <translation>Заметка для всех…</translation>
    </message>
    <message>
        <source>Write a note that all who watch together see</source>
        <translation>Написать заметку, которую увидят все, кто смотрит вместе</translation>
    </message>
    <message>
        <source>%1 shows %2, which is not here, but on %3.</source>
        <translation>%1 показывает %2: здесь этого файла нет, но он есть на %3.</translation>
    </message>
    <message>
        <source>Open it from there</source>
        <translation>Открыть оттуда</translation>
    </message>
    <message>
        <source>This recording is not there for: %1</source>
        <translation>Этой записи нет у: %1</translation>
    </message>
</context>
<context>
    <name>tickscope::WorldLevels</name>
    <message>
        <source>View from</source>
        <translation>Точка обзора</translation>
    </message>
    <message>
        <source>From above</source>
        <translation>Сверху</translation>
    </message>
    <message>
        <source>Show the world from above</source>
        <translation>Показать мир сверху</translation>
    </message>
    <message>
        <source>From the front</source>
        <translation>Спереди</translation>
    </message>
    <message>
        <source>Show the world from the front, heights upwards</source>
        <translation>Показать мир спереди, высота&#xa0;— вверх</translation>
    </message>
    <message>
        <source>From the side</source>
        <translation>Сбоку</translation>
    </message>
    <message>
        <source>Show the world from the right, heights upwards</source>
        <translation>Показать мир справа, высота&#xa0;— вверх</translation>
    </message>
</context>
<context>
    <name>tickscope::WorldNotes</name>
    <message>
        <source>No recording is open</source>
        <translation>Нет открытой записи</translation>
    </message>
    <message>
        <source>Opening %1…</source>
        <translation>Открытие %1…</translation>
    </message>
    <message>
        <source>This recording cannot be displayed</source>
        <translation>Эту запись нельзя показать</translation>
    </message>
    <message>
        <source>Waiting for the server…</source>
        <translation>Ожидание сервера…</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Загрузка…</translation>
    </message>
    <message>
        <source>The server did not deliver this part</source>
        <translation>Сервер не передал эту часть</translation>
    </message>
    <message>
        <source>Damaged here: shown as far as it is readable</source>
        <translation>Здесь повреждение: показано то, что читается</translation>
    </message>
    <message>
        <source>Damaged: nothing is readable here</source>
        <translation>Повреждение: здесь ничего не читается</translation>
    </message>
    <message>
        <source>Reading player paths…</source>
        <translation>Чтение путей игроков…</translation>
    </message>
    <message>
        <source>No one is in the world now</source>
        <translation>Сейчас в мире никого нет</translation>
    </message>
    <message>
        <source>This part could not be read</source>
        <translation>Эту часть не удалось прочесть</translation>
    </message>
    <message>
        <source>No one is in sight of the recording player now</source>
        <translation>Записывающий игрок сейчас никого не видит</translation>
    </message>
</context>
<context>
    <name>tickscope::WorldOverlays</name>
    <message>
        <source>Show entities</source>
        <translation>Показать сущности</translation>
    </message>
    <message>
        <source>Overlay what the map&apos;s tiles do to players</source>
        <translation>Показать поверх мира, как тайлы карты действуют на игроков</translation>
    </message>
    <message>
        <source>Mini-map</source>
        <translation>Мини-карта</translation>
    </message>
    <message>
        <source>Show the whole map in a corner while only part of it is in view</source>
        <translation>Показывать всю карту в углу, пока видна лишь её часть</translation>
    </message>
    <message>
        <source>Chat, kills and clock</source>
        <translation>Чат, убийства и часы</translation>
    </message>
    <message>
        <source>Overlay chat, kills and the clock</source>
        <translation>Показать поверх мира чат, убийства и часы</translation>
    </message>
    <message>
        <source>Scoreboard</source>
        <translation>Таблица счёта</translation>
    </message>
    <message>
        <source>Overlay the players and their scores</source>
        <translation>Показать поверх мира игроков и их очки</translation>
    </message>
</context>
<context>
    <name>tickscope::WorldParts</name>
    <message>
        <source>x %1, y %2, z %3</source>
        <translation>x %1, y %2, z %3</translation>
    </message>
    <message>
        <source>x %1, y %2</source>
        <translation>x %1, y %2</translation>
    </message>
    <message>
        <source>last known position</source>
        <translation>последнее известное место</translation>
    </message>
    <message>
        <source>health %1</source>
        <translation>здоровье %1</translation>
    </message>
    <message>
        <source>armor %1</source>
        <translation>броня %1</translation>
    </message>
    <message>
        <source>team %1</source>
        <translation>команда %1</translation>
    </message>
    <message>
        <source>frozen</source>
        <translation>во фризе</translation>
    </message>
    <message>
        <source>hook out</source>
        <translation>хук выпущен</translation>
    </message>
    <message>
        <source>away or paused</source>
        <translation>отошёл или на паузе</translation>
    </message>
    <message>
        <source>typing</source>
        <translation>печатает</translation>
    </message>
    <message>
        <source>made this recording</source>
        <translation>автор этой записи</translation>
    </message>
    <message>
        <source>followed</source>
        <translation>за ним следит камера</translation>
    </message>
    <message>
        <source>outside the picture</source>
        <translation>вне кадра</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>Mini-map</source>
        <translation>Мини-карта</translation>
    </message>
    <message>
        <source>The whole world, with a frame around the visible part; its centre is at x %1, y %2. Press to see all of it.</source>
        <translation>Весь мир с рамкой вокруг видимой части; её центр&#xa0;— x %1, y %2. Нажмите, чтобы увидеть всё.</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Чат</translation>
    </message>
    <message>
        <source>Kills</source>
        <translation>Убийства</translation>
    </message>
</context>
<context>
    <name>tickscope::WorldTips</name>
    <message>
        <source>%1 at %2
Click to go there</source>
        <translation>%1: %2
Щелчок&#xa0;— переход</translation>
    </message>
    <message>
        <source>recorded</source>
        <translation>записано</translation>
    </message>
    <message>
        <source>predicted from the last recorded state</source>
        <translation>предсказано по последнему записанному состоянию</translation>
    </message>
    <message>
        <source>between two recorded ticks</source>
        <translation>между двумя записанными тиками</translation>
    </message>
    <message>
        <source>%1
x %2, y %3, z %4: %5</source>
        <translation>%1
x %2, y %3, z %4: %5</translation>
    </message>
    <message>
        <source>%1
x %2, y %3: %4</source>
        <translation>%1
x %2, y %3: %4</translation>
    </message>
    <message>
        <source>made this recording</source>
        <translation>автор этой записи</translation>
    </message>
    <message>
        <source>frozen</source>
        <translation>во фризе</translation>
    </message>
</context>
<context>
    <name>tickscope::WorldView</name>
    <message>
        <source>last known position</source>
        <translation>последнее известное место</translation>
    </message>
    <message>
        <source>World</source>
        <translation>Мир</translation>
    </message>
    <message>
        <source>The world at the playhead. Alt and the arrow keys move the view, plus and minus zoom, the menu key shows more.</source>
        <translation>Мир в позиции воспроизведения. Alt и стрелки сдвигают вид, плюс и минус меняют масштаб, клавиша меню показывает остальное.</translation>
    </message>
    <message>
        <source>Follow player under pointer</source>
        <translation>Следить за игроком под указателем</translation>
    </message>
    <message>
        <source>Select and follow the player under the mouse pointer</source>
        <translation>Выбрать игрока под указателем мыши и следить за ним</translation>
    </message>
    <message>
        <source>Mini-map: click or drag to look there</source>
        <translation>Мини-карта: щёлкните или перетащите, чтобы смотреть туда</translation>
    </message>
    <message>
        <source>View from</source>
        <translation>Точка обзора</translation>
    </message>
    <message>
        <source>Race %1. %2</source>
        <translation>Гонка %1. %2</translation>
    </message>
    <message>
        <source>Second view</source>
        <translation>Второй вид</translation>
    </message>
</context>
<context>
    <name>tickscope::together::BrokerDialog</name>
    <message>
        <source>&amp;Save accounts and rules…</source>
        <translation>&amp;Сохранить учётные записи и правила…</translation>
    </message>
    <message>
        <source>S&amp;tart</source>
        <translation>&amp;Начать</translation>
    </message>
    <message>
        <source>Watch together on another broker</source>
        <translation>Совместный просмотр через другой брокер</translation>
    </message>
    <message>
        <source>Save accounts and rules</source>
        <translation>Сохранить учётные записи и правила</translation>
    </message>
    <message>
        <source>Empty: one that systems trust</source>
        <translation>Пусто: такой, которому доверяют системы</translation>
    </message>
    <message>
        <source>SHA-256 fingerprint of the broker&apos;s certificate, or of the authority&apos;s that signed it, if the broker sends both</source>
        <translation>Отпечаток SHA-256 сертификата брокера или подписавшего его центра, если брокер отправляет оба</translation>
    </message>
    <message>
        <source>&amp;From file…</source>
        <translation>Из &amp;файла…</translation>
    </message>
    <message>
        <source>Certificate of the broker or of its authority</source>
        <translation>Сертификат брокера или его центра</translation>
    </message>
    <message>
        <source>Keep it to yourself: it begins the session again and gives all other links</source>
        <translation>Не передавайте её никому: по ней сеанс начинается снова и получаются все остальные ссылки</translation>
    </message>
    <message>
        <source>&amp;Broker</source>
        <translation>&amp;Брокер</translation>
    </message>
    <message>
        <source>&amp;Port</source>
        <translation>&amp;Порт</translation>
    </message>
    <message>
        <source>&amp;Certificate</source>
        <translation>С&amp;ертификат</translation>
    </message>
    <message>
        <source>Host&apos;s &amp;link</source>
        <translation>Сс&amp;ылка узла</translation>
    </message>
    <message>
        <source>First give the broker the accounts and rules of this session. Without rules anybody with a link can lead.</source>
        <translation>Сначала передайте брокеру учётные записи и правила этого сеанса. Без правил вести сможет любой, у кого есть ссылка.</translation>
    </message>
    <message>
        <source>A SHA-256 fingerprint has 64 digits, 0 to 9 and A to F.</source>
        <translation>В отпечатке SHA-256 64 знака: от 0 до 9 и от A до F.</translation>
    </message>
    <message>
        <source>There is no certificate in %1.</source>
        <translation>В %1 нет сертификата.</translation>
    </message>
    <message>
        <source>Saved in %1. For Mosquitto, name tickscope.passwords by password_file and tickscope.rules by acl_file.</source>
        <translation>Сохранено в %1. В Mosquitto укажите tickscope.passwords как password_file и tickscope.rules как acl_file.</translation>
    </message>
    <message>
        <source>The files could not be saved in %1.</source>
        <translation>Не удалось сохранить файлы в %1.</translation>
    </message>
</context>
<context>
    <name>tickscope::together::OwnBroker</name>
    <message>
        <source>To start a session here, install Mosquitto (the package mosquitto).</source>
        <translation>Чтобы начать сеанс здесь, установите Mosquitto (пакет mosquitto).</translation>
    </message>
    <message>
        <source>The session could not be prepared on this machine.</source>
        <translation>Не удалось подготовить сеанс на этом компьютере.</translation>
    </message>
</context>
<context>
    <name>tickscope::together::Together</name>
    <message>
        <source>The host cannot be reached; trying again.</source>
        <translation>Узел сеанса недоступен; повторная попытка.</translation>
    </message>
    <message>
        <source>The host&apos;s connection is not encrypted, so nothing was sent to it.</source>
        <translation>Соединение узла не зашифровано, поэтому ничего не было отправлено.</translation>
    </message>
    <message>
        <source>The certificate of the host is not the one in the link.</source>
        <translation>Сертификат узла не тот, что указан в ссылке.</translation>
    </message>
    <message>
        <source>The host refused the link: its session is over, or the link is incomplete.</source>
        <translation>Узел отклонил ссылку: сеанс завершён или ссылка неполная.</translation>
    </message>
    <message>
        <source>Mosquitto does not run on this machine: %1</source>
        <translation>Mosquitto не запускается на этом компьютере: %1</translation>
    </message>
    <message>
        <source>Somebody</source>
        <translation>Кто-то</translation>
    </message>
    <message>
        <source>%1, port %2</source>
        <translation>%1, порт %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>tickscope::together::TogetherDialog</name>
    <message>
        <source>Watch together</source>
        <translation>Смотреть вместе</translation>
    </message>
    <message>
        <source>Paste the link that you were sent</source>
        <translation>Вставьте полученную ссылку</translation>
    </message>
    <message>
        <source>&amp;Join</source>
        <translation>&amp;Войти</translation>
    </message>
    <message>
        <source>The address of this machine that stands in the links</source>
        <translation>Адрес этого компьютера, который стоит в ссылках</translation>
    </message>
    <message>
        <source>&amp;Start here</source>
        <translation>&amp;Начать здесь</translation>
    </message>
    <message>
        <source>Runs on this machine until you end the session. Others must be able to reach this address.</source>
        <translation>Работает на этом компьютере, пока вы не завершите сеанс. Другим должен быть доступен этот адрес.</translation>
    </message>
    <message>
        <source>To start a session here, install Mosquitto (the package mosquitto).</source>
        <translation>Чтобы начать сеанс здесь, установите Mosquitto (пакет mosquitto).</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>Ваше &amp;имя</translation>
    </message>
    <message>
        <source>&amp;Link</source>
        <translation>&amp;Ссылка</translation>
    </message>
    <message>
        <source>&amp;This machine</source>
        <translation>&amp;Этот компьютер</translation>
    </message>
    <message>
        <source>Who is here</source>
        <translation>Кто здесь</translation>
    </message>
    <message>
        <source>Copy link to &amp;lead</source>
        <translation>Копировать ссылку &amp;ведущего</translation>
    </message>
    <message>
        <source>For one person, who may lead, too; copy another one for the next</source>
        <translation>Для одного человека, который тоже может вести; для следующего скопируйте другую</translation>
    </message>
    <message>
        <source>Copy link to &amp;follow</source>
        <translation>Копировать ссылку &amp;зрителя</translation>
    </message>
    <message>
        <source>For all who only watch</source>
        <translation>Для всех, кто только смотрит</translation>
    </message>
    <message>
        <source>Link to lead copied, for one person.</source>
        <translation>Ссылка ведущего скопирована, для одного человека.</translation>
    </message>
    <message>
        <source>Link to follow copied.</source>
        <translation>Ссылка зрителя скопирована.</translation>
    </message>
    <message>
        <source>&amp;Hand over the lead</source>
        <translation>&amp;Передать управление</translation>
    </message>
    <message>
        <source>The session has ended.</source>
        <translation>Сеанс завершён.</translation>
    </message>
    <message>
        <source>This is not a link to a session, or a part of it is missing.</source>
        <translation>Это не ссылка на сеанс, или в ней чего-то не хватает.</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>Подключение…</translation>
    </message>
    <message>
        <source>You lead</source>
        <translation>Вы ведёте</translation>
    </message>
    <message>
        <source>Nobody leads yet</source>
        <translation>Пока никто не ведёт</translation>
    </message>
    <message>
        <source>%1 leads</source>
        <translation>Ведёт %1</translation>
    </message>
    <message>
        <source>&amp;Back to %1</source>
        <translation>&amp;Назад: %1</translation>
    </message>
    <message>
        <source>&amp;Take the lead</source>
        <translation>&amp;Взять управление</translation>
    </message>
    <message>
        <source>&amp;Do not ask any more</source>
        <translation>&amp;Больше не просить</translation>
    </message>
    <message>
        <source>&amp;Ask for the lead</source>
        <translation>&amp;Попросить управление</translation>
    </message>
    <message>
        <source>To the person chosen in the list, who came by a link to lead</source>
        <translation>Выбранному в списке, кто вошёл по ссылке ведущего</translation>
    </message>
    <message>
        <source>&amp;End session</source>
        <translation>&amp;Завершить сеанс</translation>
    </message>
    <message>
        <source>Lea&amp;ve</source>
        <translation>&amp;Выйти</translation>
    </message>
    <message>
        <source>Anybody here can lead: the broker has no access rules.</source>
        <translation>Вести может любой: у брокера нет правил доступа.</translation>
    </message>
    <message>
        <source>Others must reach this machine at %1.</source>
        <translation>Другим должен быть доступен этот компьютер: %1.</translation>
    </message>
    <message>
        <source>Others will see this recording as soon as it is read to its end.</source>
        <translation>Другие увидят эту запись, как только она будет прочитана до конца.</translation>
    </message>
    <message>
        <source>Your filter is too long to be shared; others keep theirs.</source>
        <translation>Ваш фильтр слишком длинный, чтобы его передать; у других остаётся свой.</translation>
    </message>
    <message>
        <source>%1 (you)</source>
        <translation>%1 (вы)</translation>
    </message>
    <message>
        <source>%1: leads</source>
        <translation>%1: ведёт</translation>
    </message>
    <message>
        <source>%1: asks for the lead</source>
        <translation>%1: просит управление</translation>
    </message>
    <message>
        <source>%1: only watches</source>
        <translation>%1: только смотрит</translation>
    </message>
    <message>
        <source>On another &amp;broker…</source>
        <translation>Через другой &amp;брокер…</translation>
    </message>
    <message>
        <source>Note for all</source>
        <translation>Заметка для всех</translation>
    </message>
    <message>
        <source>Adds a marker of yours at the playhead, which all others see until you delete it or leave</source>
        <translation>Ставит ваш маркер в позиции воспроизведения; все остальные видят его, пока вы его не удалите или не выйдете</translation>
    </message>
    <message>
        <source>Enter the name by which others know you.</source>
        <translation>Введите имя, под которым вас знают другие.</translation>
    </message>
    <message>
        <source>No notes: a case asks for a blind second opinion</source>
        <translation>Заметок нет: дело требует независимого второго мнения</translation>
    </message>
    <message>
        <source>Note for all, at this moment</source>
        <translation>Заметка для всех к этому моменту</translation>
    </message>
    <message>
        <source>%1: does not have the recording</source>
        <translation>%1: нет этой записи</translation>
    </message>
</context>
<context>
    <name>whatsthis</name>
    <message>
        <source>The world at the playhead. The wheel zooms, dragging moves the picture, a double-click follows a player, a right-click shows more.</source>
        <translation>Мир в позиции воспроизведения. Колесо меняет масштаб, перетаскивание сдвигает изображение, двойной щелчок&#xa0;— следить за игроком, правая кнопка&#xa0;— другие действия.</translation>
    </message>
    <message>
        <source>The recording over time: playback buttons, the whole recording as a strip, and the visible stretch with its events.</source>
        <translation>Запись во времени: кнопки воспроизведения, вся запись в виде полосы и видимый отрезок с его событиями.</translation>
    </message>
    <message>
        <source>The visible stretch. Click or drag to go somewhere, zoom with the wheel, select a range with the right button. Each lane shows one type of event.</source>
        <translation>Видимый отрезок. Щелчок или перетаскивание&#xa0;— переход, колесо меняет масштаб, правая кнопка выбирает диапазон. Каждая дорожка показывает один тип событий.</translation>
    </message>
    <message>
        <source>The whole recording. The frame is the visible stretch; drag it to look elsewhere.</source>
        <translation>Вся запись. Рамка&#xa0;— видимый отрезок; перетащите её, чтобы смотреть в другое место.</translation>
    </message>
    <message>
        <source>Type a time such as 4:07.3 or a tick such as @12365, and press Enter to go there.</source>
        <translation>Введите время, например 4:07.3, или тик, например @12365, и нажмите Enter, чтобы перейти туда.</translation>
    </message>
    <message>
        <source>Your recordings. Drop a file here to open it.</source>
        <translation>Ваши записи. Перетащите сюда файл, чтобы открыть его.</translation>
    </message>
</context>
<context>
    <name>words</name>
    <message>
        <source>dead</source>
        <translation>мёртв</translation>
    </message>
    <message>
        <source>bomb</source>
        <translation>бомба</translation>
    </message>
    <message>
        <source>vip</source>
        <translation>VIP</translation>
    </message>
    <message>
        <source>recorded input</source>
        <translation>записанный ввод</translation>
    </message>
    <message>
        <source>bright field</source>
        <translation>яркое поле</translation>
    </message>
    <message>
        <source>muzzle flash</source>
        <translation>вспышка выстрела</translation>
    </message>
    <message>
        <source>bright light</source>
        <translation>яркий свет</translation>
    </message>
    <message>
        <source>dim light</source>
        <translation>тусклый свет</translation>
    </message>
    <message>
        <source>inverse light</source>
        <translation>обратный свет</translation>
    </message>
    <message>
        <source>no interpolation</source>
        <translation>без интерполяции</translation>
    </message>
    <message>
        <source>light</source>
        <translation>свет</translation>
    </message>
    <message>
        <source>no draw</source>
        <translation>не рисовать</translation>
    </message>
    <message>
        <source>walk</source>
        <translation>ходьба</translation>
    </message>
    <message>
        <source>step</source>
        <translation>шаг</translation>
    </message>
    <message>
        <source>fly</source>
        <translation>полёт</translation>
    </message>
    <message>
        <source>toss</source>
        <translation>бросок</translation>
    </message>
    <message>
        <source>push</source>
        <translation>толчок</translation>
    </message>
    <message>
        <source>noclip</source>
        <translation>ноклип</translation>
    </message>
    <message>
        <source>fly missile</source>
        <translation>летящий снаряд</translation>
    </message>
    <message>
        <source>bounce</source>
        <translation>отскок</translation>
    </message>
    <message>
        <source>follow</source>
        <translation>следование</translation>
    </message>
    <message>
        <source>not</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>trigger</source>
        <translation>триггер</translation>
    </message>
    <message>
        <source>box</source>
        <translation>бокс</translation>
    </message>
    <message>
        <source>slide box</source>
        <translation>скользящий бокс</translation>
    </message>
    <message>
        <source>bsp</source>
        <translation>BSP</translation>
    </message>
    <message>
        <source>client</source>
        <translation>клиент</translation>
    </message>
    <message>
        <source>on ground</source>
        <translation>на земле</translation>
    </message>
    <message>
        <source>ducking</source>
        <translation>пригнулся</translation>
    </message>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>locked chase</source>
        <translation>привязанная погоня</translation>
    </message>
    <message>
        <source>free chase</source>
        <translation>свободная погоня</translation>
    </message>
    <message>
        <source>roaming</source>
        <translation>свободный полёт</translation>
    </message>
    <message>
        <source>in eye</source>
        <translation>от первого лица</translation>
    </message>
    <message>
        <source>free map</source>
        <translation>свободная карта</translation>
    </message>
    <message>
        <source>chase map</source>
        <translation>карта погони</translation>
    </message>
    <message>
        <source>attack</source>
        <translation>атака</translation>
    </message>
    <message>
        <source>jump</source>
        <translation>прыжок</translation>
    </message>
    <message>
        <source>duck</source>
        <translation>приседание</translation>
    </message>
    <message>
        <source>forward</source>
        <translation>вперёд</translation>
    </message>
    <message>
        <source>back</source>
        <translation>назад</translation>
    </message>
    <message>
        <source>use</source>
        <translation>использовать</translation>
    </message>
    <message>
        <source>cancel</source>
        <translation>отмена</translation>
    </message>
    <message>
        <source>left</source>
        <translation>влево</translation>
    </message>
    <message>
        <source>right</source>
        <translation>вправо</translation>
    </message>
    <message>
        <source>moveleft</source>
        <translation>шаг влево</translation>
    </message>
    <message>
        <source>moveright</source>
        <translation>шаг вправо</translation>
    </message>
    <message>
        <source>attack2</source>
        <translation>вторая атака</translation>
    </message>
    <message>
        <source>run</source>
        <translation>бег</translation>
    </message>
    <message>
        <source>reload</source>
        <translation>перезарядка</translation>
    </message>
    <message>
        <source>alt1</source>
        <translation>alt1</translation>
    </message>
    <message>
        <source>score</source>
        <translation>таблица счёта</translation>
    </message>
    <message>
        <source>on fire</source>
        <translation>горит</translation>
    </message>
    <message>
        <source>sneaking</source>
        <translation>крадётся</translation>
    </message>
    <message>
        <source>spin attack</source>
        <translation>атака с вращением</translation>
    </message>
    <message>
        <source>sprinting</source>
        <translation>спринт</translation>
    </message>
    <message>
        <source>swimming</source>
        <translation>плывёт</translation>
    </message>
    <message>
        <source>invisible</source>
        <translation>невидимость</translation>
    </message>
    <message>
        <source>glowing</source>
        <translation>светится</translation>
    </message>
    <message>
        <source>flying</source>
        <translation>летит</translation>
    </message>
    <message>
        <source>save</source>
        <translation>сохранение</translation>
    </message>
    <message>
        <source>server</source>
        <translation>сервер</translation>
    </message>
    <message>
        <source>store</source>
        <translation>хранилище</translation>
    </message>
    <message>
        <source>econ</source>
        <translation>econ</translation>
    </message>
    <message>
        <source>chat</source>
        <translation>чат</translation>
    </message>
    <message>
        <source>game</source>
        <translation>игра</translation>
    </message>
    <message>
        <source>non-teehistoric</source>
        <translation>вне teehistorian</translation>
    </message>
    <message>
        <source>config or console</source>
        <translation>конфиг или консоль</translation>
    </message>
    <message>
        <source>map</source>
        <translation>карта</translation>
    </message>
    <message>
        <source>no game</source>
        <translation>нет игры</translation>
    </message>
    <message>
        <source>login</source>
        <translation>вход</translation>
    </message>
    <message>
        <source>logout</source>
        <translation>выход</translation>
    </message>
    <message>
        <source>direction</source>
        <translation>направление</translation>
    </message>
    <message>
        <source>hook</source>
        <translation>хук</translation>
    </message>
    <message>
        <source>fire</source>
        <translation>огонь</translation>
    </message>
    <message>
        <source>weapon</source>
        <translation>оружие</translation>
    </message>
    <message>
        <source>released</source>
        <translation>отпущено</translation>
    </message>
    <message>
        <source>pressed</source>
        <translation>нажато</translation>
    </message>
    <message>
        <source>server-recorded, takes effect next tick</source>
        <translation>записано сервером, действует на следующем тике</translation>
    </message>
    <message>
        <source>world</source>
        <translation>мир</translation>
    </message>
    <message>
        <source>recorded before DDNet 15.3: inputs stand where they arrived</source>
        <translation>записано до DDNet 15.3: ввод стоит там, где он пришёл</translation>
    </message>
    <message>
        <source>its rebuilt path left the recorded one: lag of servers 16.2 to 19.3, a command that is not known, or a setting that is not recorded</source>
        <translation>восстановленный путь разошёлся с записанным: лаг серверов 16.2–19.3, неизвестная команда или незаписанная настройка</translation>
    </message>
    <message>
        <source>a command whose effect is not known</source>
        <translation>команда, действие которой неизвестно</translation>
    </message>
    <message>
        <source>a saved game was loaded or tees were swapped</source>
        <translation>загружено сохранение или tee поменялись местами</translation>
    </message>
    <message>
        <source>the map has rotating lasers, draggers or turrets, which were compared with demos of servers 16.x only</source>
        <translation>на карте есть вращающиеся лазеры, драггеры или турели, которые сверены только с демо серверов 16.x</translation>
    </message>
    <message>
        <source>chat keeps a player awake and is not recorded</source>
        <translation>чат не даёт игроку «уснуть», но не записывается</translation>
    </message>
    <message>
        <source>more shots or ways in a tick than are rebuilt</source>
        <translation>за тик больше выстрелов или путей, чем восстанавливается</translation>
    </message>
    <message>
        <source>rebuilt from the inputs and the map</source>
        <translation>восстановлено по вводу и карте</translation>
    </message>
    <message>
        <source>retracted</source>
        <translation>втянут</translation>
    </message>
    <message>
        <source>idle</source>
        <translation>не используется</translation>
    </message>
    <message>
        <source>retracting</source>
        <translation>втягивается</translation>
    </message>
    <message>
        <source>grabbed</source>
        <translation>зацеплен</translation>
    </message>
    <message>
        <source>hammer</source>
        <translation>молот</translation>
    </message>
    <message>
        <source>gun</source>
        <translation>пистолет</translation>
    </message>
    <message>
        <source>shotgun</source>
        <translation>дробовик</translation>
    </message>
    <message>
        <source>grenade</source>
        <translation>гранатомёт</translation>
    </message>
    <message>
        <source>laser</source>
        <translation>лазер</translation>
    </message>
    <message>
        <source>ninja</source>
        <translation>ниндзя</translation>
    </message>
    <message>
        <source>no change</source>
        <translation>без изменений</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>обычный</translation>
    </message>
    <message>
        <source>pain</source>
        <translation>боль</translation>
    </message>
    <message>
        <source>happy</source>
        <translation>радость</translation>
    </message>
    <message>
        <source>surprise</source>
        <translation>удивление</translation>
    </message>
    <message>
        <source>angry</source>
        <translation>злость</translation>
    </message>
    <message>
        <source>blink</source>
        <translation>моргание</translation>
    </message>
    <message>
        <source>gun fire</source>
        <translation>выстрел из пистолета</translation>
    </message>
    <message>
        <source>shotgun fire</source>
        <translation>выстрел из дробовика</translation>
    </message>
    <message>
        <source>grenade fire</source>
        <translation>выстрел из гранатомёта</translation>
    </message>
    <message>
        <source>hammer fire</source>
        <translation>взмах молота</translation>
    </message>
    <message>
        <source>hammer hit</source>
        <translation>удар молота</translation>
    </message>
    <message>
        <source>ninja fire</source>
        <translation>взмах ниндзя</translation>
    </message>
    <message>
        <source>grenade explode</source>
        <translation>взрыв гранаты</translation>
    </message>
    <message>
        <source>ninja hit</source>
        <translation>удар ниндзя</translation>
    </message>
    <message>
        <source>laser fire</source>
        <translation>выстрел лазера</translation>
    </message>
    <message>
        <source>laser bounce</source>
        <translation>отскок лазера</translation>
    </message>
    <message>
        <source>weapon switch</source>
        <translation>смена оружия</translation>
    </message>
    <message>
        <source>pain short</source>
        <translation>короткая боль</translation>
    </message>
    <message>
        <source>pain long</source>
        <translation>долгая боль</translation>
    </message>
    <message>
        <source>body land</source>
        <translation>приземление</translation>
    </message>
    <message>
        <source>air jump</source>
        <translation>прыжок в воздухе</translation>
    </message>
    <message>
        <source>die</source>
        <translation>гибель</translation>
    </message>
    <message>
        <source>spawn</source>
        <translation>спавн</translation>
    </message>
    <message>
        <source>skid</source>
        <translation>скольжение</translation>
    </message>
    <message>
        <source>cry</source>
        <translation>плач</translation>
    </message>
    <message>
        <source>hook loop</source>
        <translation>хук: полёт</translation>
    </message>
    <message>
        <source>hook ground</source>
        <translation>хук: стена</translation>
    </message>
    <message>
        <source>hook player</source>
        <translation>хук: игрок</translation>
    </message>
    <message>
        <source>hook no attach</source>
        <translation>хук: без зацепа</translation>
    </message>
    <message>
        <source>pickup health</source>
        <translation>подбор здоровья</translation>
    </message>
    <message>
        <source>pickup armor</source>
        <translation>подбор брони</translation>
    </message>
    <message>
        <source>pickup grenade</source>
        <translation>подбор гранатомёта</translation>
    </message>
    <message>
        <source>pickup shotgun</source>
        <translation>подбор дробовика</translation>
    </message>
    <message>
        <source>pickup ninja</source>
        <translation>подбор ниндзя</translation>
    </message>
    <message>
        <source>weapon spawn</source>
        <translation>появление оружия</translation>
    </message>
    <message>
        <source>no ammo</source>
        <translation>нет патронов</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>попадание</translation>
    </message>
    <message>
        <source>chat server</source>
        <translation>чат: сервер</translation>
    </message>
    <message>
        <source>chat client</source>
        <translation>чат: клиент</translation>
    </message>
    <message>
        <source>chat highlight</source>
        <translation>чат: упоминание</translation>
    </message>
    <message>
        <source>ctf drop</source>
        <translation>CTF: флаг потерян</translation>
    </message>
    <message>
        <source>ctf return</source>
        <translation>CTF: флаг возвращён</translation>
    </message>
    <message>
        <source>ctf grab own</source>
        <translation>CTF: флаг взяли свои</translation>
    </message>
    <message>
        <source>ctf grab enemy</source>
        <translation>CTF: флаг взяли чужие</translation>
    </message>
    <message>
        <source>ctf capture</source>
        <translation>CTF: флаг захвачен</translation>
    </message>
    <message>
        <source>menu</source>
        <translation>меню</translation>
    </message>
    <message>
        <source>spectators</source>
        <translation>зрители</translation>
    </message>
    <message>
        <source>red or game</source>
        <translation>красные или игра</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>синие</translation>
    </message>
    <message>
        <source>red</source>
        <translation>красные</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>at stand</source>
        <translation>на базе</translation>
    </message>
    <message>
        <source>taken or dropped</source>
        <translation>взят или обронён</translation>
    </message>
    <message>
        <source>health</source>
        <translation>здоровье</translation>
    </message>
    <message>
        <source>armor</source>
        <translation>броня</translation>
    </message>
    <message>
        <source>remove shotgun</source>
        <translation>отнимает дробовик</translation>
    </message>
    <message>
        <source>remove grenade</source>
        <translation>отнимает гранатомёт</translation>
    </message>
    <message>
        <source>remove ninja</source>
        <translation>отнимает ниндзя</translation>
    </message>
    <message>
        <source>remove laser</source>
        <translation>отнимает лазер</translation>
    </message>
    <message>
        <source>free</source>
        <translation>свободно</translation>
    </message>
    <message>
        <source>player</source>
        <translation>игрок</translation>
    </message>
    <message>
        <source>red flag</source>
        <translation>красный флаг</translation>
    </message>
    <message>
        <source>blue flag</source>
        <translation>синий флаг</translation>
    </message>
    <message>
        <source>deep frozen</source>
        <translation>глубокий фриз</translation>
    </message>
    <message>
        <source>not frozen</source>
        <translation>не во фризе</translation>
    </message>
    <message>
        <source>helper</source>
        <translation>помощник</translation>
    </message>
    <message>
        <source>mod</source>
        <translation>модератор</translation>
    </message>
    <message>
        <source>admin</source>
        <translation>администратор</translation>
    </message>
    <message>
        <source>rifle</source>
        <translation>лазер</translation>
    </message>
    <message>
        <source>door</source>
        <translation>дверь</translation>
    </message>
    <message>
        <source>freeze</source>
        <translation>фриз</translation>
    </message>
    <message>
        <source>dragger</source>
        <translation>драггер</translation>
    </message>
    <message>
        <source>plasma</source>
        <translation>плазма</translation>
    </message>
    <message>
        <source>projectile</source>
        <translation>снаряд</translation>
    </message>
    <message>
        <source>weak dragger</source>
        <translation>слабый драггер</translation>
    </message>
    <message>
        <source>normal dragger</source>
        <translation>обычный драггер</translation>
    </message>
    <message>
        <source>strong dragger</source>
        <translation>сильный драггер</translation>
    </message>
    <message>
        <source>normal gun</source>
        <translation>обычная турель</translation>
    </message>
    <message>
        <source>explosive gun</source>
        <translation>взрывная турель</translation>
    </message>
    <message>
        <source>freeze gun</source>
        <translation>фриз-турель</translation>
    </message>
    <message>
        <source>unfreeze gun</source>
        <translation>анфриз-турель</translation>
    </message>
    <message>
        <source>pickup</source>
        <translation>предмет</translation>
    </message>
    <message>
        <source>unset</source>
        <translation>не задано</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>не финишировал</translation>
    </message>
    <message>
        <source>jump held</source>
        <translation>прыжок удержан</translation>
    </message>
    <message>
        <source>no air jump left</source>
        <translation>нет прыжков в воздухе</translation>
    </message>
    <message>
        <source>playing</source>
        <translation>играет</translation>
    </message>
    <message>
        <source>in menu</source>
        <translation>в меню</translation>
    </message>
    <message>
        <source>chatting</source>
        <translation>пишет в чат</translation>
    </message>
    <message>
        <source>scoreboard</source>
        <translation>таблица счёта</translation>
    </message>
    <message>
        <source>aim</source>
        <translation>прицел</translation>
    </message>
    <message>
        <source>spectator camera</source>
        <translation>камера зрителя</translation>
    </message>
    <message>
        <source>input absolute</source>
        <translation>абсолютный ввод</translation>
    </message>
    <message>
        <source>input manual</source>
        <translation>ручной ввод</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>готов</translation>
    </message>
    <message>
        <source>watching</source>
        <translation>смотрит</translation>
    </message>
    <message>
        <source>bot</source>
        <translation>бот</translation>
    </message>
    <message>
        <source>teams</source>
        <translation>команды</translation>
    </message>
    <message>
        <source>flags</source>
        <translation>флаги</translation>
    </message>
    <message>
        <source>survival</source>
        <translation>выживание</translation>
    </message>
    <message>
        <source>race</source>
        <translation>гонка</translation>
    </message>
    <message>
        <source>game over</source>
        <translation>игра окончена</translation>
    </message>
    <message>
        <source>sudden death</source>
        <translation>внезапная смерть</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>пауза</translation>
    </message>
    <message>
        <source>race time</source>
        <translation>время гонки</translation>
    </message>
    <message>
        <source>warmup</source>
        <translation>разминка</translation>
    </message>
    <message>
        <source>round over</source>
        <translation>раунд окончен</translation>
    </message>
    <message>
        <source>start countdown</source>
        <translation>отсчёт до старта</translation>
    </message>
    <message>
        <source>ground jump</source>
        <translation>прыжок с земли</translation>
    </message>
    <message>
        <source>hook attach player</source>
        <translation>хук зацепил игрока</translation>
    </message>
    <message>
        <source>hook attach ground</source>
        <translation>хук зацепился за стену</translation>
    </message>
    <message>
        <source>hook hit no-hook</source>
        <translation>хук попал в нехукаемое</translation>
    </message>
    <message>
        <source>hide kill messages</source>
        <translation>скрыть сообщения об убийствах</translation>
    </message>
    <message>
        <source>finish message as chat</source>
        <translation>сообщение о финише в чате</translation>
    </message>
    <message>
        <source>keep wanted weapon</source>
        <translation>сохранять выбранное оружие</translation>
    </message>
    <message>
        <source>solo</source>
        <translation>соло</translation>
    </message>
    <message>
        <source>jetpack</source>
        <translation>джетпак</translation>
    </message>
    <message>
        <source>collision disabled</source>
        <translation>столкновения отключены</translation>
    </message>
    <message>
        <source>endless hook</source>
        <translation>бесконечный хук</translation>
    </message>
    <message>
        <source>endless jump</source>
        <translation>бесконечные прыжки</translation>
    </message>
    <message>
        <source>super</source>
        <translation>супер</translation>
    </message>
    <message>
        <source>hammer hit disabled</source>
        <translation>удары молотом отключены</translation>
    </message>
    <message>
        <source>shotgun hit disabled</source>
        <translation>попадания дробовика отключены</translation>
    </message>
    <message>
        <source>grenade hit disabled</source>
        <translation>попадания гранат отключены</translation>
    </message>
    <message>
        <source>laser hit disabled</source>
        <translation>попадания лазера отключены</translation>
    </message>
    <message>
        <source>hook hit disabled</source>
        <translation>хук за игроков отключён</translation>
    </message>
    <message>
        <source>telegun gun</source>
        <translation>телеган: пистолет</translation>
    </message>
    <message>
        <source>telegun grenade</source>
        <translation>телеган: гранатомёт</translation>
    </message>
    <message>
        <source>telegun laser</source>
        <translation>телеган: лазер</translation>
    </message>
    <message>
        <source>has hammer</source>
        <translation>есть молот</translation>
    </message>
    <message>
        <source>has gun</source>
        <translation>есть пистолет</translation>
    </message>
    <message>
        <source>has shotgun</source>
        <translation>есть дробовик</translation>
    </message>
    <message>
        <source>has grenade</source>
        <translation>есть гранатомёт</translation>
    </message>
    <message>
        <source>has laser</source>
        <translation>есть лазер</translation>
    </message>
    <message>
        <source>has ninja</source>
        <translation>есть ниндзя</translation>
    </message>
    <message>
        <source>movements disabled</source>
        <translation>движение отключено</translation>
    </message>
    <message>
        <source>in freeze tile</source>
        <translation>в тайле фриза</translation>
    </message>
    <message>
        <source>practice mode</source>
        <translation>режим тренировки</translation>
    </message>
    <message>
        <source>lock mode</source>
        <translation>команда закрыта</translation>
    </message>
    <message>
        <source>team-0 mode</source>
        <translation>режим команды 0</translation>
    </message>
    <message>
        <source>invincible</source>
        <translation>неуязвимость</translation>
    </message>
    <message>
        <source>afk</source>
        <translation>AFK</translation>
    </message>
    <message>
        <source>spec</source>
        <translation>зритель</translation>
    </message>
    <message>
        <source>time score</source>
        <translation>время вместо очков</translation>
    </message>
    <message>
        <source>fastcap</source>
        <translation>Fastcap</translation>
    </message>
    <message>
        <source>fng</source>
        <translation>FNG</translation>
    </message>
    <message>
        <source>ddrace</source>
        <translation>DDRace</translation>
    </message>
    <message>
        <source>ddnet</source>
        <translation>DDNet</translation>
    </message>
    <message>
        <source>block worlds</source>
        <translation>Block Worlds</translation>
    </message>
    <message>
        <source>vanilla</source>
        <translation>Vanilla</translation>
    </message>
    <message>
        <source>plus</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>flag starts race</source>
        <translation>гонку начинает флаг</translation>
    </message>
    <message>
        <source>race entities</source>
        <translation>сущности Race</translation>
    </message>
    <message>
        <source>unlimited ammo</source>
        <translation>бесконечные патроны</translation>
    </message>
    <message>
        <source>ddrace record message</source>
        <translation>сообщение о рекорде DDRace</translation>
    </message>
    <message>
        <source>race record message</source>
        <translation>сообщение о рекорде Race</translation>
    </message>
    <message>
        <source>allow eye wheel</source>
        <translation>разрешено колесо эмоций глаз</translation>
    </message>
    <message>
        <source>allow hook coll</source>
        <translation>разрешена линия хука</translation>
    </message>
    <message>
        <source>allow zoom</source>
        <translation>разрешён зум</translation>
    </message>
    <message>
        <source>bug ddrace ghost</source>
        <translation>баг: призрак DDRace</translation>
    </message>
    <message>
        <source>bug ddrace input</source>
        <translation>баг: ввод DDRace</translation>
    </message>
    <message>
        <source>bug fng laser range</source>
        <translation>баг: дальность лазера FNG</translation>
    </message>
    <message>
        <source>bug vanilla bounce</source>
        <translation>баг: отскок Vanilla</translation>
    </message>
    <message>
        <source>predict fng</source>
        <translation>предсказывать FNG</translation>
    </message>
    <message>
        <source>predict ddrace</source>
        <translation>предсказывать DDRace</translation>
    </message>
    <message>
        <source>predict ddrace tiles</source>
        <translation>предсказывать тайлы DDRace</translation>
    </message>
    <message>
        <source>predict vanilla</source>
        <translation>предсказывать Vanilla</translation>
    </message>
    <message>
        <source>entities ddnet</source>
        <translation>сущности DDNet</translation>
    </message>
    <message>
        <source>entities ddrace</source>
        <translation>сущности DDRace</translation>
    </message>
    <message>
        <source>entities race</source>
        <translation>сущности Race</translation>
    </message>
    <message>
        <source>entities fng</source>
        <translation>сущности FNG</translation>
    </message>
    <message>
        <source>entities vanilla</source>
        <translation>сущности Vanilla</translation>
    </message>
    <message>
        <source>don&apos;t mask entities</source>
        <translation>не маскировать сущности</translation>
    </message>
    <message>
        <source>entities bw</source>
        <translation>сущности BW</translation>
    </message>
    <message>
        <source>allow x skins</source>
        <translation>разрешены скины X</translation>
    </message>
    <message>
        <source>city</source>
        <translation>City</translation>
    </message>
    <message>
        <source>fddrace</source>
        <translation>F-DDrace</translation>
    </message>
    <message>
        <source>entities fddrace</source>
        <translation>сущности F-DDrace</translation>
    </message>
    <message>
        <source>hud health and armor</source>
        <translation>HUD: здоровье и броня</translation>
    </message>
    <message>
        <source>hud ammo</source>
        <translation>HUD: патроны</translation>
    </message>
    <message>
        <source>hud ddrace</source>
        <translation>HUD: DDRace</translation>
    </message>
    <message>
        <source>no weak hook</source>
        <translation>без слабого хука</translation>
    </message>
    <message>
        <source>no skin change for frozen</source>
        <translation>нет смены скина во фризе</translation>
    </message>
    <message>
        <source>ddrace team</source>
        <translation>команда DDRace</translation>
    </message>
    <message>
        <source>predict events</source>
        <translation>предсказывать события</translation>
    </message>
    <message>
        <source>supports 128 teams</source>
        <translation>поддерживает 128 команд</translation>
    </message>
    <message>
        <source>no owner</source>
        <translation>без владельца</translation>
    </message>
    <message>
        <source>bounce horizontal</source>
        <translation>отскок по горизонтали</translation>
    </message>
    <message>
        <source>bounce vertical</source>
        <translation>отскок по вертикали</translation>
    </message>
    <message>
        <source>explosive</source>
        <translation>взрывной</translation>
    </message>
    <message>
        <source>normalize velocity</source>
        <translation>нормализация скорости</translation>
    </message>
    <message>
        <source>no predict</source>
        <translation>не предсказывать</translation>
    </message>
    <message>
        <source>x flip</source>
        <translation>отражение по X</translation>
    </message>
    <message>
        <source>y flip</source>
        <translation>отражение по Y</translation>
    </message>
    <message>
        <source>rotate</source>
        <translation>поворот</translation>
    </message>
    <message>
        <source>input recorded as an item</source>
        <translation>ввод записан как объект</translation>
    </message>
    <message>
        <source>derived from the character</source>
        <translation>выведено из персонажа</translation>
    </message>
    <message>
        <source>no time</source>
        <translation>нет времени</translation>
    </message>
    <message>
        <source>all</source>
        <translation>все</translation>
    </message>
    <message>
        <source>team</source>
        <translation>команда</translation>
    </message>
    <message>
        <source>whisper</source>
        <translation>шёпот</translation>
    </message>
    <message>
        <source>self kill</source>
        <translation>самоубийство</translation>
    </message>
    <message>
        <source>oop</source>
        <translation>ой</translation>
    </message>
    <message>
        <source>exclamation</source>
        <translation>восклицательный знак</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>сердечки</translation>
    </message>
    <message>
        <source>drop</source>
        <translation>капля</translation>
    </message>
    <message>
        <source>dotdot</source>
        <translation>точки</translation>
    </message>
    <message>
        <source>music</source>
        <translation>музыка</translation>
    </message>
    <message>
        <source>sorry</source>
        <translation>sorry</translation>
    </message>
    <message>
        <source>ghost</source>
        <translation>призрак</translation>
    </message>
    <message>
        <source>sushi</source>
        <translation>суши</translation>
    </message>
    <message>
        <source>splattee</source>
        <translation>splattee</translation>
    </message>
    <message>
        <source>deviltee</source>
        <translation>deviltee</translation>
    </message>
    <message>
        <source>zomg</source>
        <translation>zomg</translation>
    </message>
    <message>
        <source>zzz</source>
        <translation>zzz</translation>
    </message>
    <message>
        <source>wtf</source>
        <translation>wtf</translation>
    </message>
    <message>
        <source>eyes</source>
        <translation>глаза</translation>
    </message>
    <message>
        <source>question</source>
        <translation>вопросительный знак</translation>
    </message>
    <message>
        <source>no</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>да</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>неизвестно</translation>
    </message>
    <message>
        <source>start option</source>
        <translation>начало: настройка</translation>
    </message>
    <message>
        <source>start kick</source>
        <translation>начало: кик</translation>
    </message>
    <message>
        <source>start spec</source>
        <translation>начало: в зрители</translation>
    </message>
    <message>
        <source>end abort</source>
        <translation>конец: отменено</translation>
    </message>
    <message>
        <source>end pass</source>
        <translation>конец: принято</translation>
    </message>
    <message>
        <source>end fail</source>
        <translation>конец: отклонено</translation>
    </message>
    <message>
        <source>team swap</source>
        <translation>обмен командами</translation>
    </message>
    <message>
        <source>invalid spectator id</source>
        <translation>неверный ID зрителя</translation>
    </message>
    <message>
        <source>team shuffle</source>
        <translation>перемешивание команд</translation>
    </message>
    <message>
        <source>team balance</source>
        <translation>баланс команд</translation>
    </message>
    <message>
        <source>all moved to team</source>
        <translation>все переведены в команду</translation>
    </message>
    <message>
        <source>you were balanced</source>
        <translation>вас перевели для баланса</translation>
    </message>
    <message>
        <source>ctf grab</source>
        <translation>CTF: флаг взят</translation>
    </message>
    <message>
        <source>game paused</source>
        <translation>игра на паузе</translation>
    </message>
    <message>
        <source>pending</source>
        <translation>ожидание</translation>
    </message>
    <message>
        <source>done</source>
        <translation>готово</translation>
    </message>
    <message>
        <source>fallback file</source>
        <translation>запасной файл</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>предупреждение</translation>
    </message>
    <message>
        <source>error</source>
        <translation>ошибка</translation>
    </message>
    <message>
        <source>client prediction (Sv_PreInput)</source>
        <translation>предсказание клиента (Sv_PreInput)</translation>
    </message>
    <message>
        <source>Half-Life demo</source>
        <translation>демо Half-Life</translation>
    </message>
    <message>
        <source>Hollow Cube replay</source>
        <translation>реплей Hollow Cube</translation>
    </message>
    <message>
        <source>DDNet teehistorian</source>
        <translation>DDNet teehistorian</translation>
    </message>
    <message>
        <source>Teeworlds / DDNet demo</source>
        <translation>демо Teeworlds / DDNet</translation>
    </message>
    <message>
        <source>Toy recording</source>
        <translation>запись Toy</translation>
    </message>
    <message>
        <source>side</source>
        <translation>сбоку</translation>
    </message>
    <message>
        <source>dramatic</source>
        <translation>драматично</translation>
    </message>
    <message>
        <source>slow motion</source>
        <translation>замедление</translation>
    </message>
    <message>
        <source>face player</source>
        <translation>лицом к игроку</translation>
    </message>
    <message>
        <source>intro</source>
        <translation>вступление</translation>
    </message>
    <message>
        <source>final</source>
        <translation>финал</translation>
    </message>
    <message>
        <source>no random</source>
        <translation>без случайности</translation>
    </message>
    <message>
        <source>DDNet ghost</source>
        <translation>Призрак DDNet</translation>
    </message>
    <message>
        <source>aim sent by the server</source>
        <translation>прицел, переданный сервером</translation>
    </message>
    <message>
        <source>Last attack</source>
        <translation>Последняя атака</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Направление</translation>
    </message>
    <message>
        <source>Fire held</source>
        <translation>Удержание огня</translation>
    </message>
    <message>
        <source>Frozen</source>
        <translation>Во фризе</translation>
    </message>
    <message>
        <source>Hook</source>
        <translation>Хук</translation>
    </message>
    <message>
        <source>Hook state</source>
        <translation>Состояние хука</translation>
    </message>
    <message>
        <source>Jump</source>
        <translation>Прыжок</translation>
    </message>
    <message>
        <source>Next weapon</source>
        <translation>Следующее оружие</translation>
    </message>
    <message>
        <source>Previous weapon</source>
        <translation>Предыдущее оружие</translation>
    </message>
    <message>
        <source>Weapon wanted</source>
        <translation>Выбранное оружие</translation>
    </message>
    <message>
        <source>Spectator camera</source>
        <translation>Камера зрителя</translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation>Оружие</translation>
    </message>
    <message>
        <source>Move left</source>
        <translation>Движение влево</translation>
    </message>
    <message>
        <source>Move right</source>
        <translation>Движение вправо</translation>
    </message>
    <message>
        <source>Aim (map, +90° up)</source>
        <translation>Прицел (карта, +90° вверх)</translation>
    </message>
    <message>
        <source>Pitch (+90° up)</source>
        <translation>Тангаж (+90° вверх)</translation>
    </message>
    <message>
        <source>Yaw (map, +90° up)</source>
        <translation>Рыскание (карта, +90° вверх)</translation>
    </message>
    <message>
        <source>the server may have refused a name, and no record says so</source>
        <translation>сервер мог отклонить имя, и запись этого не показывает</translation>
    </message>
</context>
</TS>
