<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr">
<context>
    <name>Application</name>
    <message>
        <source>--tick needs a whole number.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FigureText</name>
    <message>
        <source>%1%</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too few (minimum: %1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> + %1 guessed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to under %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everyone else:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 #%2: %3, %4 samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is counted: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Innocent explanations: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limits: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 (%3%)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cli</name>
    <message>
        <source>The folder to create (required); must not exist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exports a case to a folder that others can read without Tickscope</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checks that a bundle is unchanged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Creates or upgrades the tables on a server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removes a person&apos;s data from all cases; on a server, leads only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checks a case file and copies it to FILE, which must not exist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was reported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who reported it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who is accused; may be given more than once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A recording of the case; may be given more than once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May be given more than once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>low, normal, high or urgent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of reviewers who must decide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The case as JSON instead; - for standard input</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A unique key for this report, so that it is not filed twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assign the case to this reviewer; on a server, only leads assign others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unassign it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the most urgent unassigned case that matches the filters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask for verdicts of N reviewers; never fewer than before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What can be seen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The recording; default: the only one of the case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At this tick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up to this tick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of this player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of this client ID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The note&apos;s color</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The note&apos;s category</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A PNG that shows it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The note as JSON instead; - for standard input</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files a report as a new case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gives a case to a reviewer, or takes the next one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--next takes and assigns at once: no two people get the same case.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adds a note to a case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>json, csv or text; detected if not given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files reports from CSV, JSON or pasted text as new cases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Include the pictures of notes, in base64</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At most N cases, up to 1000</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lists reported cases, the most urgent first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows cases with their notes and verdicts; in JSON also their history</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writes complete cases as JSON, one per line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only new, in_review, second_opinion or decided cases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only cases of low, normal, high or urgent priority and above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only cases assigned to this reviewer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only unassigned cases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only cases with this tag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only cases about this recording</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only cases that this person reported or is accused in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only cases with this text in the claim, names or notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your name in a case file; default: the system user</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your finding on one aspect; may be given more than once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number of a supporting note; may be given more than once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The overall finding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decide: the verdict cannot be changed afterwards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leads only: the outcome where decided verdicts differ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The verdict as JSON instead; - for standard input</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gives your verdict on a case assigned to you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aspects: movement, aim, inputs, timing, chat, file_integrity. Findings: clean,
suspicious, proven, cannot_tell.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prints item count and checksum of the state at every recorded tick (rows)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A line is &quot;tick items checksum&quot;. The checksum is the wrapping 32-bit sum of all
integers of all items, in decimal; with --json in hex.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The recording to write</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compression level, 1 to 22; default: 19</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Metadata to add; may be given more than once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compress with a zstd dictionary; the game server refuses such files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accept an unfinished recording, and replace an existing file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Merges a segmented Hollow Cube replay into one file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The copy is read back and compared before it gets its name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace OUT.hcrp if it exists</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Converts a Hollow Cube replay from version 3 to version 4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Positions are off by no more than 1/8192 block, at any tick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lists what happened: chat, kills, joins, votes, ... (rows)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player: exact name, or number (digits are always a number)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare with this player, or with everyone in that recording</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only what is recorded, nothing rebuilt from the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prints figures about a player&apos;s inputs, timing and movement, and about the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the outline: no players or counts that need decoding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows format, map, ticks, players, counts and damage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File to write the repaired recording to (required)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace FILE if it exists; never the recording itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writes a valid copy of what a damaged recording still holds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tick to show; may have a fraction: 13085.5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The time to show: 12.5, mm:ss or hh:mm:ss.fff</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The image to write; its name decides the type: png, jpg, bmp ...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Image size in pixels; default: 1280x720</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Centre on this player: exact name, or number (digits are always a number)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom factor relative to what a player sees in the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the world, without chat, kills and clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder of the game&apos;s data; none: built-in graphics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draws the world at a moment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without --follow, shows the recorder&apos;s camera if there is one, else all players.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tick to show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last tick at or before this time: 12.5, mm:ss or hh:mm:ss.fff</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only what is recorded, nothing rebuilt from it and the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prints all items of the world at a tick, with their fields as recorded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only this player: exact name, or number (digits are always a number)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only this slot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start at this tick or time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End at this tick or time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only every N-th recorded tick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Positions as recorded, not predicted for the tick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Include players whose position is no longer sent, at their last known position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prints the position of every living player at every recorded tick (CSV or rows)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reads everything and lists all damage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only these event types (chat, kill, ...; list prints all); may be given more than once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only events by or on this player: exact name, or number (digits are always a number)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only events by or on this slot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only texts that match (RE2 syntax)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ignore case in --match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Include engine messages (--kind system shows only those)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON instead of readable text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No progress or notes on standard error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look for maps here as well; may be given more than once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File with the bearer token for URLs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show passwords and players&apos; save codes in plain text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show this help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usage:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reads game recordings. A FILE is the path of a file or folder, a URL (http, https),
or - for standard input. The bearer token for a URL comes from the environment
variable TICKSCOPE_BEARER_TOKEN or from the file that --token-file names.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commands:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Options of every command: --json, --quiet, --maps DIR, --token-file F,
--show-secrets, --help.
tickscope-cli COMMAND --help shows more; tickscope-cli --version shows the version.

Exit code: 0 everything was read, 1 damaged but partly read, 2 nothing could be read
or wrong usage.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Options:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--client</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only recordings that meet this condition (&gt;, &gt;=, &lt;, &lt;=, =, !=); may be given more than once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only part I of N of the recordings, for N processes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write rows here instead of standard output</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Record progress here; the same command resumes where it stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File a case about each recording instead of writing rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Searches many recordings (rows, or cases)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The exit code is 1 when a file is missing, changed or not in the manifest.
Someone could have replaced the manifest: compare its SHA-256 with the one
that the author gives you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For the owner of the database; if that role may not create roles, create
tickscope_reader, tickscope_reviewer and tickscope_lead first. Grant one of
them to each member of the team. Files are upgraded when they are opened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removes the name from reporters, accused, notes, texts and their history. The
history still shows that it was removed. Earlier bundles and backups are not
changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON has the form of case create --input: one object, a list, or one object
per line; a report with a &quot;key&quot; is not filed twice. CSV starts with a line of
column names: reporter, accused, claim, recording, file, tags, priority, key;
other columns go into the claim. The exit code is 1 when some were bad.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Until all reviewers have decided, you see only your own verdict and notes. A
server enforces that; a file does not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repeats in the file, one for each receiver, are kept. T is a tick, or a time if it
has a colon or a point: 12.5, mm:ss, hh:mm:ss.fff. Only the range is read: its
players have names, and numbers only if --player is one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each figure has its samples, the same figure of the other players, a 95% confidence
interval (Wilson for shares, order statistics for medians), and what it cannot tell.
With fewer samples than its minimum a figure has no value. None of them is a verdict.
With --json every figure has its histogram and what it is based on, by tick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prints what was repaired and what is lost. The recording itself is never
changed. The exit code is 1 when something had to be repaired.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Positions are in world units, velocities in units per second. Without the map, or
with --raw, positions are as recorded. With --last-known, a column of that name says
whether a position is only the last known one. A table of several files has a column
for the file, and all columns that any of them has. T is a tick, or a time if it has
a colon or a point: 12.5, mm:ss, hh:mm:ss.fff. Only the range is read: its players
have names, and numbers only if --player is one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show this recording of the case at the notes, and its figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same, and include the file; both may be given more than once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look for maps here too; may be given more than once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A page for the browser and as PDF, tables as CSV, all of it as JSON, and a
manifest with the SHA-256 of every file and of the recordings. For the recordings
given there are pictures of the world at the notes, the events and inputs around
them, and the figures of the accused with their histograms, as in the window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Case store: a file, service:NAME from libpq&apos;s service file, or postgresql://USER@HOST/DATABASE; default: TICKSCOPE_STORE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For each recording that meets every --when, the events that the options select are
rows, as in events --json; without such options, its figures are one row. Figures
are those of info: byte_size, duration_seconds, tick_rate, first_tick, last_tick,
tick_count, markers, seek_points, recorded_ticks, lost_ticks, players, entities,
damage, counts.NAME, and events.KIND; and those of facts, which must hold for one
player, who is named in the row: press_interval of all inputs, Hook.press_interval
of one. A PATH may be a folder; - reads names from standard input, one per line. A
recording that cannot be read is a row with its error; files of other types in a
folder are skipped.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>events</name>
    <message>
        <source>headshot</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n frag(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n death(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>[result=0?Terrorists win][result=1?Counter-terrorists win][result=2?Round draw]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>round time {seconds} s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>intermission</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{health} health, {armor} armor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{amount} ammo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} joined</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{client} left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{client} is now {to}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[isSentence?sentence #{index}][!isSentence?sound #{index}]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[paused?paused][!paused?resumed]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[!isEnd?start][isEnd?end of segment]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>event {index}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sequence {sequence}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} at {run_time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: [!hand?main hand][hand?off hand]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: [hand=none?stops][hand=0?main hand][hand=1?off hand]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: slot {slot}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}[isMissing? (not in the snapshot)]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[places?{places}[more? and {more} more] (not in the snapshot)]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>event {event}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[!isFlag?{label}][isFlag?anticheat flag[: {label}]]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[!key?[!value?direction none][value&lt;0?direction left][value&gt;0?direction right]][key=1?jump {action}][key=2?hook {action}][key=3?fire {action}[action?[value&gt;1? {value} times]]][key=4?weapon {wanted}][key=5?next weapon][key=6?previous weapon]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{client} spawned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{client} is gone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{client} connected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{client} left[ ({reason})]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{from} is now {to}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>end of the recording</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>record {uuid}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>team {team} [success?was saved][!success?could not be saved]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>team {team} [success?was loaded][!success?could not be loaded]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>test record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{client} [!action?logged in as {level}][action?was already logged in as {level}][ ({name})]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{client} logged out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{client} has DDNet {version}[ ({text})]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{client} connects with {protocol}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{client} [!to?left the team][to?joined team {to}]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>team {team} [practice?practices][!practice?plays for real]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{client} entered the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{client} swaps with {other}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{client} connected again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>antibot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>client {number} is {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{client} finished in {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>team {team} finished in {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{client} died ({weapon})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{client} reached checkpoint {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{client} finished in {time_ticks}, not recorded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{client} differs from the rebuilt path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} changed skin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} joined {to}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}[!name?message[ {uuid}][ {id}]]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>message[ {uuid}][ {id}][: {error}]</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n tuning value(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n client(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vote option(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n projectile(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>teams of {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[alone?{other} died][!alone?{client} killed {other}] ({Weapon})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>team {Team} died[ ({client} first)]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>map sound {SoundId}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[!Timeout?vote ended][Timeout?{Description}[ ({Reason})]]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[Type&gt;3?vote: {Type}][Type&lt;4?[{client}: ]{Type}: {Description}[ ({Reason})]]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes {Yes}, no {No}, open {Pass}, of {Total}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{Type}: {Value}[ ({Reason})]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[Team&lt;0?{client} joined the spectators][Team=0?{client} joined the game][Team&gt;0?{client} joined the blue team]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[Finish?finished in {Time}][!Finish?checkpoint at {Time}][ ({Check})]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>server record {ServerTimeBest}, own record {PlayerTimeBest}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{client} finished in {Time}[ ({Diff})][RecordServer?, server record][!RecordServer?[RecordPersonal?, personal record]]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>checkpoint[ ({Diff})]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[Direction&lt;0?left ][Direction&gt;0?right ][Jump?jump ][Fire&amp;1?fire ][Hook?hook ]aim {TargetX},{TargetY}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>save {State}[, code {Code}][!Code?[, code {GeneratedCode}]][: {Error}]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>match {MatchCurrent} of {MatchNum}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{client} changed the skin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{Name} is here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{client} left[ ({Reason})]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[Team&lt;0?{Name} joined the spectators][Team=0?{Name} joined the game][Team&gt;0?{Name} joined the blue team]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{Name} left[ ({Reason})]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[Team&lt;0?everybody joined the spectators][Team=0?everybody joined the game][Team&gt;0?everybody joined the blue team]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[Team&lt;0?you joined the spectators][Team=0?you joined the game][Team&gt;0?you joined the blue team] (balanced)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[!Team?red flag grabbed][Team?blue flag grabbed]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[!FlagTeam?{client} captured the red flag in {Time}][FlagTeam?{client} captured the blue flag in {Time}]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{client} paused the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[other!=none?{client} hooked {other}][other=none?{client} hooked]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{client} let go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{client} fired[ ({weapon})]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{client} hit {other}[ ({weapon})]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{client} froze</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{client} thawed[ (by {other})]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{client} was teleported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{client} started the race</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the server</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>client %n</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[alone?{other} died][!alone?{client} killed {other}][ ({weapon}[headshot?, {headshot}])][weapon=none?[headshot? ({headshot})]]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>demo buffer: {bytes}[kind=0?, sniper dot {value}][kind=1?, zoom {value}][kind!=none?[kind!=0?[kind!=1?, kind {kind}]]]</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>facts</name>
    <message>
        <source>A tick is the finest step: at 50 ticks a second, times are exact to 20 ms. A press that begins and ends within one tick is not seen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How long inputs are held. Presses whose beginning or end is not recorded are left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A key bound to a fixed press, a worn switch, or a game that ends a press by itself gives equal lengths.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Interval between presses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the beginning of a press to that of the next one of the same input.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Holding a key with the system&apos;s key repeat, or a weapon&apos;s reload time, gives equal intervals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Interval between changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From one tick in which any input is pressed or released to the next such tick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who plays calmly has long intervals, who does much at once short ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Regular intervals (±1 tick)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of the intervals between input changes that are as long as the commonest one, or a tick shorter or longer. Of a single input: of the intervals between its presses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key repeat of the system, jumping or shooting in step with the game, lag that delivers inputs in batches, and a program that plays openly (a bot or a dummy) give regular intervals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Short commonest intervals reach a high share easily: compare with the other players. The interval of confidence takes the intervals as independent, which those of a rhythm are not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exactly repeated sequences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of the input changes that belong to a run of eight or more which comes again with the same inputs at the same intervals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tapping one key evenly repeats itself, and a trained routine of few keys may, too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One tick of difference breaks a sequence; copies that were varied on purpose are not found. The interval of confidence takes changes as independent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reaction time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From an event (spawning, being hit, being frozen, another player coming into reach) to the first press within a second after it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who presses all the time is soon pressing after anything; many events are foreseen by who plays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether a press answers the event is not known. The way of the picture to the player and of the input back, the latency, is in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reactions below 100 ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of those reaction times that are shorter than 100 ms.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chance: who presses ten times a second has a press within 100 ms of everything. Foreseen events are answered early.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare with the other players, and with how often this one presses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aim jumps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of the aim&apos;s movements, tick by tick, that turn it by 45 degrees or more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the cursor near the own character a small movement of the hand turns the aim far; a high mouse speed does, too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where a recording has the aim in steps, or not in every tick, turns look larger than they were.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settle time of the aim</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After a jump of the aim: ticks until it rests for five ticks within 3 degrees. 0 means that the jump landed where the aim then stayed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A flick of a trained hand, a touch pad, and keys that turn the aim land at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jumps that another one follows before the aim rests have no settle time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Presses on one tick phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ticks are counted off in periods of 2 to 10. Share of the presses on the commonest place of the period, for the period that stands out most against chance (1 of 2 to 1 of 10).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A client that sends its inputs every other tick, a low frame rate, or a server that takes them in batches puts presses on one phase.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A recording that holds only every second tick puts all presses of everybody on one phase. The best of nine periods is taken, so some excess over chance is expected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Far moves without a reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves within one tick, more than three times as far as 999 of 1,000 moves of all players, without a teleport, spawn, death, load, swap or team change within three ticks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lag, an administrator&apos;s command, a device of the map that the recording does not tell of, and a game mode with its own teleports.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is far is measured by the recording itself. Slow changes of the rules of movement do not show.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Damaged places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Places of the file that are not as its format demands, by what is wrong: also where the header states something else than the content.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A server or client that crashed, a full disk, or a copy that broke off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A file that was changed with care has no damage.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ticks lost to damage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ticks whose state is not known because of damage.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As for damaged places.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lost ticks at the end are not known to the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gaps of more than a second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stretches without a recorded tick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some formats write nothing while nothing changes; recordings can be paused.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A cut at either end leaves no gap.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time running backwards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Places where the next tick is not after the one before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A map change or restart of the server within one recording.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Formats that number their own frames cannot run backwards; what their clock does is among the damaged places.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seams</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Places where the recording itself says that it was paused, resumed or put together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A recorder that was restarted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Few formats tell of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missing keyframes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distances between keyframes of more than one and a half times the middle one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A recorder under load, or one that makes keyframes only when much has changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Formats without keyframes have no such figure.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Markers outside the recording</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Markers of the header at ticks that the content does not have.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A part that was cut out of a longer recording keeps the markers of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only recordings with markers have such a figure.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Map differs from the recorded hash</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 where the map in use has another hash than the recording states, 0 where it has the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another version of the map was chosen by a person.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without a map, or without a stated hash, nothing can be compared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ticks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>degrees</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>freeze</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>player in reach</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every 2 ticks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every 3 ticks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every 4 ticks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every 5 ticks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every 6 ticks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every 7 ticks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every 8 ticks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every 9 ticks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every 10 ticks</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>faults</name>
    <message>
        <source>a recording cannot be written over itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: another scan is using this journal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} cannot be written; is the disk full?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot write {0}: {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot write the output: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>case create takes only options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>case list takes only options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--data: there is no folder {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; does not begin with one of {1} and &quot;=&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} exists already; --force replaces it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give either --output or --case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give either --tick T or --at TIME</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give files, folders, URLs or -</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give one FILE: there is only one --output</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give one FILE: there is only one image</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give one FILE with reports, or -</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give one of --to, --nobody and --next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give one recording: there is only one copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give the case store with --store FILE or --store service:NAME, or in TICKSCOPE_STORE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give the file to write with -o OUT.hcrp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give the file to write with --output FILE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give the folder of a bundle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give the folder to create with --output DIR</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give the image to write with -o OUT.png</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give the number of one case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give the numbers of cases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give the player with --player P</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--ignore-case is for --match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is not a case number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is not a recording of the case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is not a regular file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is not a regular file; it is not replaced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is the recording itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--journal needs --output or --case: progress on standard output cannot be known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--kind: there is no event type &quot;{0}&quot;; the closest is &quot;{1}&quot; (--kind list prints all)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--metadata takes KEY=VALUE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: more than {1} MiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} must be at least {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} must be from {1} to {2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} must be one of {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} needs a number, not &quot;{1}&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} needs a value: {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} needs a whole number, not &quot;{1}&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} needs the program {1}, which is not installed; it comes with the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; needs to be followed by what to do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no command given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no FILE given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no player &quot;{0}&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no player &quot;{0}&quot; in these ticks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not all of it is at hand to be hashed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: not all of it is available to be hashed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: not the journal of this scan; its options or its output differ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--output: images cannot be written as &quot;{0}&quot;; name it .png, or one of {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>see tickscope-cli --help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>see tickscope-cli {0} --help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>several players are named &quot;{0}&quot; at that tick; give the number of one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--shard needs I/N with I from 1 to N, not &quot;{0}&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: shorter than its journal says; remove both to start again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--size must be from {0} to {1} on each side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--size needs WIDTHxHEIGHT, not &quot;{0}&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>someone else has just changed it; try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} takes no value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no event type &quot;{0}&quot;; the closest is &quot;{1}&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--token-file: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown command {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown option {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>use events --kind list to print the event types</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--when needs FIGURE &gt; NUMBER (or &gt;=, &lt;, &lt;=, =, !=), not &quot;{0}&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--when: there is no figure &quot;{0}&quot;; the closest is &quot;{1}&quot; (also counts.NAME and events.KIND)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--zoom must be from 0.01 to 100</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the map&apos;s name is no file name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more values than fit into memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no file of that map was found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is no regular expression: {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no such stretch in the recording</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the recording names no map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}; {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no such tick in the recording</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the recording has become shorter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file ends inside its header</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the repaired recording cannot be written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unrecognised format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unrecognised folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unrecognised format inside the packed file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} (at {1} s)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>baselines end early</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s) behind the directory cut off</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>bytes {0} to {1} could not be kept: {2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>client data end early</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>client data refer to a packet that is missing; they stay as they were up to a whole update</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} (cut at {1} s)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the demo holds no frame</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>description ends early</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>description has more fields than a mask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the header says that the directory is at {0}, but it is at {1}; nothing is lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no directory at {0} or elsewhere; the frames were read one after another</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the end mark of a segment is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an end mark was added</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>entities refer to a packet that is missing; they stay as they were up to a whole update</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>entity before the description of its fields</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>entity refers to none before it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>faces of the map share their edges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>field of a description has no known kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>field of a description has an impossible width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file ends inside the demo header</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file ends inside a frame</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a frame header is cut off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a frame is cut off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}; the rest of the frame is lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}; frames go on at byte {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>HLTV message of a mode that is not recorded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>frame with an impossible length of {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>impossible frame type {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>instanced baseline does not exist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>instanced baselines end early</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>list of checked files ends early</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>list of entities ends early</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>list of resources ends early</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>map has no world</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>part of the map ends inside a record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>part of the map lies outside the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>message ends early</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>message of an id that no server sends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>message of a player that does not exist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>network protocol {0} is newer than the newest known one; it is read as 48</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no Half-Life demo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no map of Half-Life</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}; nothing behind it in its segment can be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from byte {0} on nothing could be kept: {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>number of an entity is too high</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>packet has too many entities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>packet has {0} entities and not as many as it announces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>record before the description of its fields</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the recording is too long for a directory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the recording was not finished: it has no directory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>temp entity of a kind that does not exist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>text has no end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too many descriptions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too many different fields in descriptions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too many frames without a network message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>demo protocol {0} with network protocol {1} is not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>user info of a slot that does not exist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>user message that was never registered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>user message takes the id of an engine message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} ticks have a time that cannot be; they take the time of the tick before, first tick {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>zeros where a frame should be</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more blocks are set than are kept; those from here on are left out, also of the events</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} (byte {1} of the unpacked chunk)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bytes are left behind the last tick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bytes are left behind the NBT</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s) left behind the last tick of a chunk</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>the bytes end inside a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the bytes end inside a varint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a checkpoint with impossible items</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a chunk ends behind its file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a chunk is longer than the index says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a chunk is shorter than the index says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a chunk is too large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a chunk lies inside the header or the index</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a chunk lies outside the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a chunk does not begin where the one before ended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a chunk cannot be packed: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a chunk cannot be unpacked: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a chunk shares its bytes with others, or unpacks to too much</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Chunk {2} cannot be read ({1}); left out from there on: %n chunk(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0}; %n tick(s) lost</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>a chunk has no bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a chunk has no ticks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>files in the layout of the design document cannot be repaired</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>version {0} of the design document&apos;s layout is not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the dictionary cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the dictionary has number {0} instead of {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the chunks need dictionary {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an event is of an unknown kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an event is of an unknown kind: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file became shorter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the first chunk cannot be read ({0}), so nothing can be kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}; reading goes on at the next snapshot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{1}: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The header had another number of ticks than the index.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the header has another number of ticks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the header has a negative length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the index is longer than its chunks need</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the index is shorter than its chunks need</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a length reaches behind the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the metadata take too much memory; {0} values of them are left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The metadata cannot be read ({0}); they are empty now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more items are announced than bytes are left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an NBT array is longer than its bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NBT does not begin with a compound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NBT has a tag of an unknown type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NBT has too many tags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NBT is nested too deep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an NBT list has tags of an unknown type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an NBT list is longer than its bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the number of chunks is negative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the preamble is not as long as its file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>metadata and index are longer than the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: {1} bytes of a segmented Hollow Cube recording; the preamble.dat that tells what they are is not beside them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>metadata or index are too long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a recording with a dictionary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>version {0} is not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a segment has a gap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the segment of a chunk is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>segments do not follow on each other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The segments were joined to one file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}; the recording is shown without its metadata</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a text has a negative length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the texts of items are too long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are too many chunks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is no Hollow Cube replay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the header has {0} ticks and the index {1}; the index is believed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a tick has a negative number of events</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a tick has another number than its place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a tick is not inside its chunk, or out of order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too many entities are alive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the chunks have more ticks than there can be</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a value is outside its list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a varint is too long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the world version has an impossible length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bytes behind the end of the recording</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} record with too few bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file ends inside a record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the header does not end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the header holds bytes that JSON forbids</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the header is no JSON object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the header names no version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the header is no whole JSON object; what is behind this is left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a map without a game layer has no rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an input changes that was never recorded; it is left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a tee moves that is not there; it is left out until it appears</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a tee vanishes that is not there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more ticks than a server can count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a negative number of ticks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no teehistorian file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a tee appears that is there already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>record is longer than any server writes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>record of a client ID that no server gives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>record of an unknown kind; nothing behind it can be found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>record with a negative size; nothing behind it can be found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unfinished: the server ended before it wrote an end, or is still writing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a team that no server has</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bad table of item types</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chunk is too long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>compressed data has no end symbol</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>data block of the map is damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>data block of the map is too big</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>data block {0} lies outside its area</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>decompressed data is too long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>delta changes the size of an item</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>delta ends inside a record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>delta makes the snapshot too large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>delta with impossible counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>delta with an impossible item</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>delta with an item larger than the delta</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>delta without header</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an envelope names points that are not there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an envelope is too long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a group names layers that are not there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>image &quot;{0}&quot; is too big</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>image &quot;{0}&quot; has no usable pixels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>impossible size of a data block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>integer is cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>items without a type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the last integer is cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>layer has too few quads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>layer has too few tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>layer has too many tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>layer is too big</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>layer {0} is left out: {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>layer without width or height</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>layers of the map are too big together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>map ends among its items</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>map ends before this data block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>map ends in a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>map file is too big</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the map has no pixels of this image</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an item of type {0} names another type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an item of type {0} has a wrong size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>item {0} lies outside its area</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a text is missing: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a text is too long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>message field {0} is cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>message field {0} is no UTF-8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>message field {0} is out of range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>negative size in the map&apos;s header</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the map has no game layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no such data block in the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not a map file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>number of a message is negative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>projectiles of a message are missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>quad layer is too short</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>second physics layer of one kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>snapshot of another size than it says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>snapshot with an item outside of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>snapshot whose first item is not at offset 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>snapshot with negative or odd sizes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>snapshot with too many items</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>snapshot without header</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tile layer is too short</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the map has more than 64 images</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too many integers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tuning values are missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown map file version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown version of the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot write {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a chunk is too big</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chunks that lead over a keyframe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}; nothing behind it can be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>version {0} of demos is not known; it is read as version {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>demo version {0} is of Teeworlds 0.5, whose objects are not known; versions 3 to 6 are read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file ends inside a chunk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file ends inside a chunk header</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file ends inside its map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file ends inside its markers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the first tick marker has no tick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}; reading goes on at the next keyframe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an item changed its size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keyframe without a snapshot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the map is too big</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the map in the recording does not have the CRC-32 that the header states</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the map in the recording does not have the SHA-256 that the header states</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}; one message is lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no demo: it does not begin with TWDEMO</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the demo holds no keyframe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the demo holds no whole keyframe; no state of its ticks is known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only demos of version 3 to 6 are written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the map in the recording: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>layer {0} of the map in the recording is left out: {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the map in the recording cannot be read: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}; the search for a keyframe behind it is given up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a snapshot without a tick of its own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}; the state is not known up to the next keyframe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tick marker that goes back in time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tick marker that leaps to a doubtful tick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tick marker with an impossible tick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}; ticks may be missing here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ticks must ascend</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too many items in a snapshot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the header states {0} markers, and has room for {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chunk of a kind that no recorder writes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the server refuses access; a signed address may have run out ({0})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>block ends early</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the connection was lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the server sends from one address to the next without end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file ends early</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the recording names a file that is not beside it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the server gives the file only as a whole, and it is too big for that</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file was replaced on the server while it was read; open it again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: holds no token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: is a folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file is there no more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: is no regular file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no secure connection: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot write a temporary file: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such file on the server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the server sends to an address that is neither http nor https</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the server is busy or out of order ({0})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the server gives another part than was asked for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the server gives no file ({0})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the server gives too little</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the server does not answer in time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the server cannot be reached</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the server does not tell the size of the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such file on the server ({0})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the {0} stream is damaged; {1} bytes were unpacked before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the {0} stream ends early; {1} bytes were unpacked before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the {0} stream is followed by other bytes; {1} bytes were unpacked before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the {0} stream needs too much memory; {1} bytes were unpacked before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the {0} stream is of a newer kind; {1} bytes were unpacked before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the {0} stream unpacks to too much; {1} bytes were unpacked before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the server wants a bearer token, or another one ({0})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too big to be read into memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: too much to read from a pipe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no server of that name is known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a checkpoint of another version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a checkpoint with impossible values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a checkpoint with a wrong checksum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a checkpoint without checksum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more events than a recording of its size can hold; those from here on are left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more damaged places, which are not listed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the recording holds no map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>recordings of this format cannot be repaired</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>recordings of this format have no maps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} ({1} times in a row)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>checkpoints of this format are not kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>walks of this format are not kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not a time: &quot;{0}&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the recording lasts {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ticks go from {0} to {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: cannot be written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the dictionary&apos;s number {0} does not fit into a header</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a finished recording cannot be resumed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no dictionary can be made: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no dictionary can be made of these chunks: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: does not have the bytes written to it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only recordings of version 3 are converted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only version 4 can be resumed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the recorder has ended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the recording cannot be written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a recording has no room for more ticks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the recording is compacted already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the recording is of another world</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a recording is there already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the recording is not finished; it may still grow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is no dictionary of zstd</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a tick has too many events</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the trained dictionary is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what is damaged before leads over the next seek point; reading goes on there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no room on the disk for the events from here on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file there has another SHA-256</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the recording holds no tick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the recording has no ticks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the recording has ticks {0} to {1} (00:00.00 to {2})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no ticks between --from and --to; {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no such time; {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no such tick; {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: no map: {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: damaged at byte {1}, tick {2}: {3}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{1}: and %n more damaged place(s); verify lists them</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{0} needs the program {1}, which comes with the window and is not installed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no player with the number {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no player with the number {0}; that is the name of player {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) have been named &quot;{1}&quot;; give the number of one: {2}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{0}: positions are as recorded, not predicted for the tick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: needed to read {1}; the game server refuses such recordings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no case is waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without pictures, graphs and the PDF, which come with the window</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>kinds</name>
    <message>
        <source>Game events</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game event</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Temporary effects</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Temporary effect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Server commands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Server command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Director commands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Director command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own game events</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own game event</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weapon animations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weapon animation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Absolute moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Absolute move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entity states</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entity state</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand animations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand animation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Item uses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Item use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Item changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Item change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Item</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Held slots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Held slot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Block changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Block change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Block</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run starts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checkpoint resets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checkpoint reset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ghost blocks cleared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ghosts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Protocols</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rejoins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rejoin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left the world</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left world</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Versions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Messages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Differences from the rebuilt path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Difference from the rebuilt path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hammer hits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hammer hit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deaths</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Death</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Messages of the day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Message of the day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game messages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Server alerts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Server alert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moderator alerts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moderator alert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Server messages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Server message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Broadcasts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Broadcast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kills</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Join</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Renames</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Team changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Team change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Team</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skin changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skin change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spawns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finishes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checkpoints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checkpoint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Race starts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Race start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pauses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Votes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vote</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eye emotes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eye emote</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Emote</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Emoticons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Emoticon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pickups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pickup</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Explosions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Explosion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Input</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Logins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Login</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Practice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Load</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swaps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hooks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hook releases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hook release</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unhook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hits of players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hit of a player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hit player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Freezes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Freeze</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unfreezes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unfreeze</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Teleports</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Teleport</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Markers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recording</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Engine messages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Engine message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unknown messages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unknown message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::AboutDialog</name>
    <message>
        <source>Licence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tickscope is free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its core, which reads the recordings, is under the MIT licence.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Art</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles, skins and other pictures of Teeworlds and DDNet are read from the installed games. They were made by the contributors of Teeworlds and DDNet and are under &lt;a href=&apos;https://creativecommons.org/licenses/by-sa/3.0/&apos;&gt;CC BY-SA 3.0&lt;/a&gt;; that holds for pictures that you save, too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maps belong to those who made them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The icons of this program are part of it and under the same licence.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Made with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Tickscope</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;h3&gt;Tickscope %1&lt;/h3&gt;&lt;p&gt;Play, inspect and scrub game recordings.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Licences and credits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy versions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the versions for a bug report</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::AccessibleSource</name>
    <message>
        <source>No recording is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>playing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>paused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, tick %2, %3.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::AccessibleView</name>
    <message>
        <source>Play or pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next event</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous event</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next marker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous marker</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::Appearance</name>
    <message>
        <source>Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour-blind-safe colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show players and teams in colours that are easy to tell apart with colour blindness</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::BundleDialog</name>
    <message>
        <source>Include the recording</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Create evidence bundle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A folder that anyone can read without Tickscope: the report as a web page and PDF, pictures, tables and verdicts, with checksums of every file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Create bundle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bundle folder</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::CachePage</name>
    <message>
        <source>Everything here is recreated or downloaded again when needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::CacheText</name>
    <message>
        <source>Thumbnails of recordings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Downloaded maps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recordings from servers</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::CameraControl</name>
    <message>
        <source>Recorder&apos;s camera</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show what the recording player saw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep all players in view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whole map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free camera</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follow no one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follow selected player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the selected player centred; press again to stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follow next player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follow previous player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::CaseCommands</name>
    <message>
        <source>Add note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write down what you see here for the case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add note with picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a note with a picture of the world</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add markers as notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add your markers and those of the file to the case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a case about this recording</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add recording to case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add the open recording to the case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reload cases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Load changes made by others</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::CaseEvidenceTexts</name>
    <message>
        <source>The recording %1 was not available, so nothing from it is shown.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::CaseForm</name>
    <message>
        <source>Second reviewer needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was reported?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claim</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who reported it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a player from the recording with all names used there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add player…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the selected player from the case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words to find the case by, separated by spaces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bot race</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How urgent the case is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who reviews the case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Me</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assign the case to yourself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reporter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Priority</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assignee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Status</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add player</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::CaseTexts</name>
    <message>
        <source>New</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second opinion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decided</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Low</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Urgent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Movement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aim</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Timing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File integrity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suspicious</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Proven</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot tell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Case %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The case store cannot be reached.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You do not have permission to do this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The case store did not accept this value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This case or note no longer exists, or you cannot see it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The case file is damaged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The case store was created by another version of Tickscope.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The case server needs a password, or rejected the one it got.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The case server could not prove its identity, so nothing was sent. Check its address and the certificate authority.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::Cases</name>
    <message>
        <source>Add note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete note</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::CasesDock</name>
    <message>
        <source>Cases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shown case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>History</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No cases about this recording. &lt;a href=&apos;new&apos;&gt;New case&lt;/a&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for cases…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No recording is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::ClashDialog</name>
    <message>
        <source>Priority: %1
Assignee: %2
Reporter: %3
Accused: %4
Tags: %5

%6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player: %1
Category: %2

%3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed by someone else</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your version (not saved)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save my version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep theirs</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::CommandMenus</name>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Playback</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::ContentHashJob</name>
    <message>
        <source>not computed: the file is not fully loaded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>computing, %1%</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not computed yet</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::DamageDock</name>
    <message>
        <source>Damage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Damaged places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to damage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No recording is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No damage: the whole recording was read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No damage so far; the recording is still being read.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::DamageModel</name>
    <message>
        <source>%1
%2
at %3, tick %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tick at which the damage was found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First damaged byte in the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Byte</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of damaged bytes, if known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ticks whose state is unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lost ticks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problem</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::EntitiesDock</name>
    <message>
        <source>Entities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entities at this tick other than players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No recording is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No entities other than players here.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::EntityModel</name>
    <message>
        <source>%1, entity number %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::ErasePersonDialog</name>
    <message>
        <source>Erase a person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removes this person from all cases: as reporter or accused under all names, from notes and their pictures, from texts and from the history. The history still shows that it happened, when, and by whom.

This cannot be undone. Backups and bundles are not changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Erase for good</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Repeat name</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::Errors</name>
    <message numerus="yes">
        <source>%Ln tick(s) are lost.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This folder is not a recording.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file does not exist.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You do not have permission to read this file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sign-in required.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unknown file type.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This version of the format cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file ends too early.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is damaged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something in the file is larger than is safe to read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That cannot be understood.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is outside the recording.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the file and its permissions, then try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter another token, or ask the owner of the file for one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another file, or unpack it first if it is an archive.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Convert it with the game that made it, or use a newer Tickscope.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It may be an incomplete copy or download: get it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Get the file again from where it came.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is probably damaged: get it again from where it came.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>byte %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tick %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Damaged at byte %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The recording ends early at byte %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not everything in it is supported: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The recording ends early at %1; the rest is readable.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rest is readable.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The recording is damaged in %Ln places.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tickscope::EventDetails</name>
    <message>
        <source>Details of the event</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fields of the event</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy fields</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1  %2   tick %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not readable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>client</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>other client</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>byte in file</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::EventKindCommands</name>
    <message>
        <source>Show or hide events</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only this type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide this type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all event types</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Default event types</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next event of type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous event of type</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::EventList</name>
    <message>
        <source>Events</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::EventModel</name>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>×%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1  ×%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1  %2  tick %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::EventSource</name>
    <message>
        <source>rebuilt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>guess</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::EventsDock</name>
    <message>
        <source>Events</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter events by text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter by text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show only events with this text  (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Event types</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose event types</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Events of a player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group repeats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group repeats: show equal events in one tick as one row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follow playhead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follow playhead: keep the row at the playhead in view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to event</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Event types ●</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All named %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show events of one player only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No recording is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading events…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No events in this recording.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Filter hides %Ln event(s) — &lt;a href=&apos;clear&apos;&gt;clear it&lt;/a&gt;</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>No events of type “%1” in this recording. &lt;a href=&apos;clear&apos;&gt;Show all events&lt;/a&gt;</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::EvidenceTexts</name>
    <message>
        <source>time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>event</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>input</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ticks</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::ExportCommands</name>
    <message>
        <source>Events…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inputs…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Markers…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player positions…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State at the playhead…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picture…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export what is listed and selected to a file</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::ExportDialog</name>
    <message>
        <source>Only events &amp;listed in the Events panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> px</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Height</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Events</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Markers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State at the playhead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table (CSV)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON Lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whole recording</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Selected range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Visible range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PNG images (*.png)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::FactModel</name>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::FactPlot</name>
    <message>
        <source>Histogram</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How often each value occurs. Left and Right choose a bar and list its presses.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::FactsDock</name>
    <message>
        <source>Facts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figures of the selected player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The selected player, whose figures are shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare with the figures of another recording</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the figure is based on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the figure means</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare with a recording…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop comparing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop reading figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read figures again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No recording is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figures are available once all events have been found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading figures…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a player to see figures about inputs, timing and movement.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading was stopped. &lt;a href=&apos;again&apos;&gt;Read figures&lt;/a&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are too many inputs after tick %1 to count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compared with %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figures for a closer look, not a verdict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare with a recording</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::FieldList</name>
    <message>
        <source>Show only fields with this text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find a field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find type, field or player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fields to plot</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::FigureEvidenceTexts</name>
    <message>
        <source>No player named %1 in %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 could not be read completely, so it has no figures.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, player %2 of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::FiguresModel</name>
    <message>
        <source>Figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>95% interval</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reference</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::FileFilters</name>
    <message>
        <source>Recordings (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::FirstHint</name>
    <message>
        <source>%1 plays, dragging on the timeline goes anywhere, the wheel zooms, and %2 finds every command.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All keys</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::FolderList</name>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add folder…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was not found</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::GoCommands</name>
    <message>
        <source>Go to…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a time or tick to go to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous tick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next tick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jump back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jump forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Small jump back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tenth of a jump back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Small jump forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tenth of a jump forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Large jump back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ten jumps back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Large jump forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ten jumps forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous event</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the previous event shown by the filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next event</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the next event shown by the filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous marker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next marker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous keyframe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next keyframe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hooks and hits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous hook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the previous attached hook of the players shown by the filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next hook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the next attached hook of the players shown by the filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous hit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the previous weapon hit by the players shown by the filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next hit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the next weapon hit by the players shown by the filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beginning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the first tick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the last tick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to live</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the end of the recording being written and keep playing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jump to %1%</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jump to percentage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a time (4:07.3) or a tick (@12365)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::Help</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all keyboard shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Tickscope</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What’s this?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click anything to see what it does</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::HistoryCommands</name>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo the last change to markers, notes or lanes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo the last undone change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::HistoryPage</name>
    <message>
        <source>case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>recording</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>accused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>verdict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>finding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>evidence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 added</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 removed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>History</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::HoverCard</name>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>What is under the pointer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tick %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::Hud</name>
    <message>
        <source>Spectating %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Race %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::InfoDock</name>
    <message>
        <source>%1 UTC</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, local time of the recorder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, time zone unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Info</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recording details</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No recording is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recording</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SHA-256</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, version %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recorded by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Started</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, of %2 of the recording</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recordings of this server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous ID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none, this is the first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not in this folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Embedded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no, not found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CRC-32</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ticks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ticks per second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seek points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of the recording</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checkpoints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 made by Tickscope</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Events</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Markers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Damaged places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Header</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln more value(s); tickscope-cli info lists them all</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tickscope::InputTapeDock</name>
    <message>
        <source>Input tape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bars are held keys, the line is the aim, words are weapons. Click to go there; Ctrl+wheel zooms, the wheel scrolls.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Selected player only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show input</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy input</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy visible inputs of this lane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No recording is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of the shown inputs occur in this range. Right-click to choose others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No inputs in this range.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No inputs recorded here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::InspectorDock</name>
    <message>
        <source>rebuilt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after damage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>still loading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>values as recorded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find in items</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find name or value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show only items with this text in a name or value  (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show only what changed since the previous tick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Items and fields</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plot this field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy selected as JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy all as JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expand all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Collapse all</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln item(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>values recorded and rebuilt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tick %1: %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No recording is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No items at this tick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing changed at this tick. &lt;a href=&apos;clear&apos;&gt;Show all items&lt;/a&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No matching items. &lt;a href=&apos;clear&apos;&gt;Show all items&lt;/a&gt;</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::InspectorModel</name>
    <message>
        <source>Item and field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>recorded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rebuilt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>guess</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recorded position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recorded position; the view shows the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 → %2 predicted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is recorded. %2 is predicted for this tick and shown in the view.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>id %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From messages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>previous: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guess: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::KeyRecorder</name>
    <message>
        <source>Press a key to add it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::KindMenu</name>
    <message>
        <source>Event types</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::LaneCommands</name>
    <message>
        <source>Show lane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour lane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset lanes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove lane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Events with text…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add lane for event type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add lane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same as events</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Events with this text:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide lane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move lane</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::Lanes</name>
    <message>
        <source>Chat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kills</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finishes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Orange</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Green</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pink</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Violet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grey</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::LevelSlider</name>
    <message>
        <source>Visible heights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only floors and players between these heights are shown. Up and Down move the range, with Shift its upper end; Escape shows all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All heights: %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heights %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag an end to hide floors and players above or below; double-click to show all.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::LibraryCommands</name>
    <message>
        <source>Library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open recording</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verify</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read the whole file again and look for damage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export list…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save what is known about the selected recordings as CSV or JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show in file manager</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep under Pinned, or remove from there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove from list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file stays where it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add folder to library…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add folder to library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scan folders again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search in whispers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find words in whispers between players. All recordings are read again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the first %1 were opened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File not found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Verifying %n recording(s)…</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n recording(s) verified</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1: no damage found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 damaged, unreadable or missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON Lines (*.jsonl)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exported to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n recording(s) unpinned.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n recording(s) pinned.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tickscope::LibraryModel</name>
    <message>
        <source>No map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not read yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Markers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Found in</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::LibraryPage</name>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter by name, map, player or chat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter recordings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matches the beginning of words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order of the cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longest first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most players first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Largest first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show headings between recordings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group by folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group by map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group by game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group by month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recordings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scanning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next scan continues from here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No recording matches “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for recordings…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No recordings here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln selected</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recording(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Looking through folders: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading headers: %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading players and chat: %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::LibraryTexts</name>
    <message>
        <source>Clean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suspicious</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Proven</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot tell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File not found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unreadable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file no longer exists</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n damaged place(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tickscope::LinkTexts</name>
    <message>
        <source>%1, tick %2 (%3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a recording</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::MainWindow</name>
    <message>
        <source>Tickscope</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exported to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 could not be written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 — Tickscope</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::MapChoice</name>
    <message>
        <source>Map “%1” not found; players are shown without walls.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Embedded map “%1” cannot be read; players are shown without walls.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a readable map file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Map “%1” is embedded in the recording.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Map “%1” found, SHA-256 matches: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Map “%1” found, CRC-32 matches: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chosen map, unverified: %1; the recording has no map hash.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Map “%1” found by name only, unverified; it may be a different version.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Different map version (hash differs): %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hooks, weapons and freeze need the map that was played.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::MapDownload</name>
    <message>
        <source>Download map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Download the map “%1” from %2?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is used only if its SHA-256 matches the recording.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Download</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Downloading the map…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The map could not be downloaded: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::MapPrompts</name>
    <message>
        <source>Choose map file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the map file to use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Download map…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maps (*%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose map file</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::Marker</name>
    <message>
        <source>Anticheat flag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marker</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::MarkerColor</name>
    <message>
        <source>Amber</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Orange</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Green</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Purple</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pink</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grey</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::MarkerCommands</name>
    <message>
        <source>Add marker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a marker here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit marker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour marker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete marker</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::MarkerDatabase</name>
    <message>
        <source>The folder %1 cannot be created</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::MarkerExchange</name>
    <message>
        <source>This is not a complete JSON file (byte %1: %2).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file was written by a newer version of Tickscope.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file contains no markers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file has no “tick” column, so it contains no markers.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::MarkerForm</name>
    <message>
        <source>Here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the marker to the playhead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Extend the marker to the playhead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the marker to the selected range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark a single tick only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A short name shown in lists and on the timeline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player the marker is about</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More about it, of any length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tick %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit marker text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour marker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change marker player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change marker range</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::MarkerModel</name>
    <message>
        <source>case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>recording</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::Markers</name>
    <message>
        <source>Add marker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename marker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move marker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete marker</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::MarkersDock</name>
    <message>
        <source>Markers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to marker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename marker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move to playhead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete marker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add marker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark the current tick and name it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No recording is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No markers. &lt;a href=&apos;add&apos;&gt;Mark this tick&lt;/a&gt;</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::MessageBar</name>
    <message>
        <source>Messages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Details</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::NoteForm</name>
    <message>
        <source>Until here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Extend the note to the playhead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the note to the selected range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note a single tick only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change note colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change note range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What do you see?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Category</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the note is about; choose or type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player the note is about</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On another recording</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the whole case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change note category</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change note player</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::NoteModel</name>
    <message>
        <source>other file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(no text)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Category</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::NotesPage</name>
    <message>
        <source>Go to note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No notes. &lt;a href=&apos;add&apos;&gt;Add a note here&lt;/a&gt; (D)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::OccurrencesModel</name>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ticks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::OpenRecording</name>
    <message>
        <source>%1 UTC</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 recorder’s time</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::OpenUrlDialog</name>
    <message>
        <source>Open URL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only if the server asks for one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sent to that server as a bearer token, and never stored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The address of a recording on a server.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The address begins with https:// or http://.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is not a server address.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>http:// is not encrypted: others can read everything, including the token.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::Opening</name>
    <message>
        <source>Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a recording</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open URL…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a recording on a server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous recording of this server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the recording that the server wrote before this one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next recording of this server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the recording that the server wrote after this one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close recording</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show secrets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show passwords and other secrets in plain text until this recording is closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open recordings</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::OverviewStrip</name>
    <message>
        <source>Overview of the whole recording</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The whole recording. Drag to move the visible range.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::PageText</name>
    <message>
        <source>On startup</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reopen the last session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show a first hint above the picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recent recordings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jump length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Small jumps are a tenth of it, large ones ten times as long.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overlays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chat, kills and clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mini-map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Panels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour-blind-safe colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show players and teams in colours that are easy to tell apart with colour blindness.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes effect after a restart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The library lists the recordings in these folders. Recordings of links and cases are looked for here, too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recording folders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maps are looked for next to the recording, in these folders and in the game&apos;s own folders.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Map folders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missing maps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Address for downloading missing maps. You are asked before anything is downloaded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Team cases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>General</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Playback</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cache</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Network</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::PaletteCommands</name>
    <message>
        <source>Command palette…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find any command, recent recording, player or event type</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::PaletteDialog</name>
    <message>
        <source>Command palette</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter runs, Tab types an argument, Esc closes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No matching command, recording, player or event type.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Argument</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Argument of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: type the argument. Enter runs, Esc goes back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a command, recording, player or event type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not accept “%2”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not available now.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::PaletteText</name>
    <message>
        <source>%1 ▸ %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no recording is open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not available now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::PasswordDialog</name>
    <message>
        <source>&amp;Keep it in the system keyring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Password of the case server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass&amp;word</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::PictureBar</name>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::PictureExport</name>
    <message>
        <source>Copy picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the picture of the world to the clipboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save picture…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the picture of the world as a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PNG images (*.png)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 tick %2.png</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture could not be saved to %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::PlaceList</name>
    <message>
        <source>Places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All recordings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show in file manager</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove folder from library</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::PlaceMenu</name>
    <message>
        <source>Go to tick %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::PlaybackBar</name>
    <message>
        <source>Speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jump length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Playback</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed; negative values play backwards  (&lt;, &gt;)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How far a jump moves the playhead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A time (12.5, 4:07, 1:02:03) or a tick (@12365)  (Ctrl+G)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time of day: UTC where the recording has it, otherwise the recorder’s local time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tick %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not a time or a tick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outside the recording (ticks %1–%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outside the recording (%1–%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to 4:07 or @12365</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::PlaybackCommands</name>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play forwards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play forwards; press again to double the speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play backwards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play backwards; press again to double the speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reverse direction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play in the other direction at the same speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Faster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play at game speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loop from here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start the A–B loop here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loop to here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the A–B loop here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear loop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the A–B loop</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::PlayerCommands</name>
    <message>
        <source>Follow in view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter events to players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop following</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop following %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follow %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter events to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter events to all named %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::PlayerModel</name>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>last known position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>alive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not in play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clan: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not in the game at this tick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No position at this tick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Position (recorded): %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Position (predicted): %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Position (between two ticks): %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed: %1 units/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed: not recorded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weapon: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Latency: %1 ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Client ID: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player number: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Position in world units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed in world units per second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Health and armor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Followed in view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Team</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Health</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::PlayerText</name>
    <message>
        <source>Player #%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 #%2 (same name as %3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Client %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entity %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::PlayersDock</name>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players at this tick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follow the selected player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No recording is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No players in this recording.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading players…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 here, positions recorded, rest rebuilt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Positions are as stored in the file. What it leaves out, such as hooks and weapons, is worked out from it and its map.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 here, positions recorded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Positions are as stored in the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 here, positions predicted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The recording omits positions that follow from the game&apos;s physics; these are predicted for this tick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 here, positions between ticks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Positions are interpolated between two recorded ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop following %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the selected player centred</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::PlotView</name>
    <message>
        <source>Graphs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Values over time. Up and Down choose a graph, Delete removes it, Alt and the arrow keys pan and zoom, the menu key shows more.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::PlotsDock</name>
    <message>
        <source>Plots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fields…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose values of the recording to plot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the graphs as a table or an image</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop the export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove graph</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove all graphs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose fields…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading values: %1%</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Values are available once all events have been found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No recording is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag a number from the inspector here, or &lt;a href=&apos;fields&apos;&gt;choose fields…&lt;/a&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table of the visible range (CSV)…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table of the whole recording (CSV)…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Image (PNG)…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PNG images (*.png)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export graphs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exported to %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::QueueModel</name>
    <message>
        <source>Case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Priority</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Status</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claim</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reporter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assignee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Created</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::QueueWindow</name>
    <message>
        <source>Next case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the most urgent unassigned case and open it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the case and its recording</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Case queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search claims, names and notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any status</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any priority</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Status</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Priority</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assignee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anyone&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unassigned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add reports from a CSV, JSON or text file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste report…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a report or server log lines as a case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the case store, your name and recording folders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No case matches. &lt;a href=&apos;clear&apos;&gt;Clear the filter&lt;/a&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No cases yet. Import or paste reports.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No case is waiting for you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import reports</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reports (*.csv *.json *.jsonl *.txt *.log);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The report or lines of a server log. Times in it become links.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About the open recording, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The reports could not be read: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln report(s) imported.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln report(s) could not be read; the first: %1</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Search</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::RecentCommands</name>
    <message>
        <source>Open recent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove from this list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open recording</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::RecordingMessages</name>
    <message>
        <source>%1 is a complete recording without any ticks; there is nothing to show.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server did not deliver the recording.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter token…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening %1…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finding events: %1%</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::ReviewSettingsDialog</name>
    <message>
        <source>Review settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your user name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reviews.example.org</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>libpq default</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unchanged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keep it in the system keyring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Forget the stored password</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Case &amp;store</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Location</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The path of a case file, or service:NAME for a PostgreSQL server from your libpq service file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Reviewer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Host</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P&amp;ort</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Database</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;User</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;ertificate authority</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass&amp;word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The connection is encrypted, and the server must prove its identity. The password is kept only in the system keyring; without one, Tickscope asks each time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File or libpq service</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Team server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose certificate authority</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Certificates (*.pem *.crt *.cer)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::Scoreboard</name>
    <message>
        <source>watches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ping</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tickscope::ScreenText</name>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::SessionKeeper</name>
    <message numerus="yes">
        <source>Tickscope was not closed properly. %n recording(s) were restored.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n recording(s) of the last session were not found.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Not found:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start empty</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::SettingsCommands</name>
    <message>
        <source>Settings…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change settings and shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Map folders…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the folders searched for maps</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset this page to defaults</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::ShortcutsDialog</name>
    <message>
        <source>World: zoom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wheel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>World: move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drag, Alt + arrow keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>World: follow a player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>double-click</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mini-map: look elsewhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>click, drag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Timeline: zoom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Timeline: move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>middle drag, Shift + wheel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Timeline: whole recording</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Timeline: tick by tick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift + drag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Timeline: snap to events and markers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl + drag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Timeline: move a marker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drag its sign on the axis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Timeline: cancel a drag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc while dragging</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Timeline: select a range and loop it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>right drag, Alt + drag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next, previous area of the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tab, Shift + Tab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List: previous, next row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up, Down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tree: close, open a branch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left, Right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Button, box: press</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text field: clear; when empty, leave</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commands and keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::ShortcutsPage</name>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use it here instead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Default keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find a command or a key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commands and keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys of the command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (changed)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is already used by %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file contains no Tickscope shortcuts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::StartPage</name>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open recording…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a recording  (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add folder…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::TabBar</name>
    <message>
        <source>New tab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 — %2</source>
        <comment>file — folder</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open recordings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy path</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::TabCommands</name>
    <message>
        <source>Next tab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous tab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close other recordings</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::Tape</name>
    <message>
        <source>%1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, tick %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2, ticks %3 to %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aim %1 %2°</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln choice(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln time(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln press(es)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tick(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source> in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>held %1% of that time, longest press %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 held %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>part of a press of %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 after the previous one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: no input here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: not known here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player	Source	Input	First tick	Last tick	Ticks	Value</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::TapeParts</name>
    <message>
        <source>Nothing at the playhead</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::TapeView</name>
    <message>
        <source>Recorder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inputs of all players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up and Down choose a row, Enter selects its player, Alt and the arrow keys pan and zoom, the menu key shows more.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::Timeline</name>
    <message>
        <source>Lanes ▾</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hidden by the filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none in this recording</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no event has the text “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln tick(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln other</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln event(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 – %2 (tick %3 – %4): %5</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::TimelineCommands</name>
    <message>
        <source>Fit timeline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the whole recording on the timeline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom to range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom the timeline to the selected range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy duration, ticks and event counts of the selected range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add marker here…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename marker…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marker name:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add marker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename marker</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::TimelineHint</name>
    <message>
        <source>Choose lanes. In the strip: click to go there, wheel to zoom, middle button to pan,
right button to select a range, double-click to show all.
Drag a marker&apos;s sign to move it. Ctrl snaps to events and markers, Shift moves tick by tick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2
Drag to reorder the lanes, right-click for more</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::TimelinePanel</name>
    <message>
        <source>Timeline and playback</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move lane</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::TimelineParts</name>
    <message>
        <source>%1, %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln event(s) in view</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Markers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Damaged places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2 of %3 in view.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::TimelineView</name>
    <message>
        <source>Timeline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up and Down choose a lane, Enter opens its menu, Alt and the arrow keys pan and zoom, the menu key shows more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 Range %2.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::TrackLayers</name>
    <message>
        <source>Trails</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No trails</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show no trails</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>10-second trails</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show where everyone came from, coloured by speed; click to go there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the full path of the selected player, coloured by speed; click to go there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heat map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No heat map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show no heat map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heat map of the selected player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show where the selected player spent time, in the range or the whole recording</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heat map of all players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show where players spent time, in the range or the whole recording</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed (units/s)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time spent: selected player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time spent: all players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 s and more</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::ValueText</name>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 byte(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tickscope::VerdictForm</name>
    <message>
        <source>Decide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The verdict on the whole case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not decided</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason for the decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why you decided this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give this verdict; it cannot be changed afterwards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The final result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decide a case on which reviewers disagree; on a server, leads only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your finding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not checked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why you came to this finding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes that support it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Note %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(no text)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No notes in this case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decided: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The reviewers disagree; a lead has to settle it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have decided. All verdicts are shown once everyone has.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the assignee gives a verdict. &lt;a href=&apos;me&apos;&gt;Assign the case to me&lt;/a&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You see the other verdict once you have decided.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You see the other verdict once you have decided. In a case file this is not enforced: other programs could show it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::VerdictTable</name>
    <message>
        <source>Verdicts side by side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::WelcomePage</name>
    <message>
        <source>… or drop a file anywhere on this window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tickscope</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watch recorded games forwards and backwards, tick by tick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open recording…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a recording  (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Short sample recording</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your recordings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a folder to find its recordings by name, map, player and chat. They stay where they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add folder…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::WindowBundle</name>
    <message>
        <source>Create evidence bundle…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the case with pictures, events, inputs and verdicts to a folder for others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The evidence bundle could not be created.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Creating the evidence bundle… %1%</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evidence bundle written to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::WindowCases</name>
    <message numerus="yes">
        <source>%Ln change(s) to cases could not be saved yet.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Case queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all cases; take the next one, import reports</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Review settings…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the case store, your name and recording folders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 names no recording. Open the one it is about, then choose Review ▸ Add recording to case.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The recording of %1 was not found among recent files and recording folders: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tickscope</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They will be lost when the last window closes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close and discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no system keyring to keep the password, so Tickscope asks for it each time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Erase a person…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove a person&apos;s data from all cases for good</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This person&apos;s data was erased from all cases.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter password…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::WindowDocks</name>
    <message>
        <source>Timeline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Events</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Info</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Markers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Damage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Input tape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Facts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find in the focused panel, or else in the events</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put all panels back in their default positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Panels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show or hide: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::WindowLinks</name>
    <message>
        <source>Copy link to this moment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy a link that opens this recording at this moment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open copied link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the moment of the link in the clipboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a link to a moment of a recording.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This recording was not found among recent files and recording folders: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for %1…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the recording</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::WindowMarkers</name>
    <message numerus="yes">
        <source>%Ln change(s) to your markers could not be saved yet.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Import markers…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add markers from a JSON or CSV file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export markers…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write your markers to a JSON or CSV file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export markers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JSON (*.json);;CSV (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import markers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Markers (*.json *.csv);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The markers could not be exported to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln marker(s) exported to %1.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The file is too large to be a list of markers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The markers of %1 could not be imported.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln marker(s) imported.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln marker(s) were already there.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln marker(s) are outside this recording.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln marker(s) could not be read.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>They were written for another recording (%1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your markers cannot be read from disk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your markers can be viewed but not changed: their file is read-only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your markers were written by a newer version of Tickscope; this version leaves them unchanged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file with your markers is damaged. It was moved to %1 and a new one was created.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tickscope</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They will be lost when the window closes. Export the markers to keep them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close and discard</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::WorldLevels</name>
    <message>
        <source>View from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the world from above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the front</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the world from the front, heights upwards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the world from the right, heights upwards</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::WorldNotes</name>
    <message>
        <source>No recording is open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening %1…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This recording cannot be displayed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting for the server…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server did not deliver this part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Damaged here: shown as far as it is readable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Damaged: nothing is readable here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading player paths…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No one is in the world now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not in play at this time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not here at this time</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::WorldOverlays</name>
    <message>
        <source>Show entities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overlay what the map&apos;s tiles do to players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mini-map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the whole map in a corner while only part of it is in view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chat, kills and clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overlay chat, kills and the clock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scoreboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overlay the players and their scores</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::WorldParts</name>
    <message>
        <source>x %1, y %2, z %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>x %1, y %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>last known position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>health %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>armor %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>team %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>frozen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hook out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>away or paused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>typing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>made this recording</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>followed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>outside the picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mini-map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The whole world, with a frame around the visible part; its centre is at x %1, y %2. Press to see all of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kills</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::WorldTips</name>
    <message>
        <source>%1 at %2
Click to go there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>recorded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>predicted from the last recorded state</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>between two recorded ticks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1
x %2, y %3, z %4: %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1
x %2, y %3: %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>made this recording</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>frozen</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tickscope::WorldView</name>
    <message>
        <source>last known position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>World</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The world at the playhead. Alt and the arrow keys move the view, plus and minus zoom, the menu key shows more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follow player under pointer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select and follow the player under the mouse pointer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mini-map: click or drag to look there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>View from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Race %1. %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>whatsthis</name>
    <message>
        <source>The world at the playhead. The wheel zooms, dragging moves the picture, a double-click follows a player, a right-click shows more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The recording over time: playback buttons, the whole recording as a strip, and the visible stretch with its events.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The visible stretch. Click or drag to go somewhere, zoom with the wheel, select a range with the right button. Each lane shows one type of event.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The whole recording. The frame is the visible stretch; drag it to look elsewhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a time such as 4:07.3 or a tick such as @12365, and press Enter to go there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happened. Filter by type, player or text; double-click to go there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who is playing at the playhead. Click to select a player everywhere; V follows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every item at the current tick with all its fields, as recorded. Changes since the previous snapshot are marked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything else in the world: what moves or lies about.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the file says about itself: header, counts, hashes, map.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Places worth finding again: those in the file and your own, added with M.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What could not be read, where, and what is lost because of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The players&apos; keys and mouse over time, as far as they were recorded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inspector values over time. Right-click a value in the inspector to add it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figures about the selected player that help to judge a report; none is a verdict.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reports that staff work on: notes, verdict and history.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your recordings. Drop a file here to open it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>words</name>
    <message>
        <source>dead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bomb</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>vip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>recorded input</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bright field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>muzzle flash</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bright light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dim light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>inverse light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no interpolation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>walk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>toss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>push</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>noclip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fly missile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bounce</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>follow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>trigger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>slide box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bsp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>client</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on ground</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ducking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>locked chase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>free chase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>roaming</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in eye</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>free map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chase map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jump</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>duck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>moveleft</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>moveright</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attack2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>alt1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on fire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sneaking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spin attack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sprinting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>swimming</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>invisible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>glowing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>flying</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>store</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>econ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>non-teehistoric</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>config or console</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>login</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>logout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>direction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weapon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>released</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pressed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>server-recorded, takes effect next tick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>world</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>self</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>recorded before DDNet 15.3: inputs stand where they arrived</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its rebuilt path left the recorded one: lag of servers 16.2 to 19.3, a command that is not known, or a setting that is not recorded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a command whose effect is not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a saved game was loaded or tees were swapped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the map has rotating lasers, draggers or turrets, which were compared with demos of servers 16.x only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chat keeps a player awake and is not recorded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more shots or ways in a tick than are rebuilt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with sv_no_weak_hook, of which there was no recording to compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rebuilt from the inputs and the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>retracted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>idle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>retracting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>grabbed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hammer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shotgun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>grenade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>laser</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ninja</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>happy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>surprise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>angry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blink</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gun fire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shotgun fire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>grenade fire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hammer fire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hammer hit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ninja fire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>grenade explode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ninja hit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>laser fire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>laser bounce</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weapon switch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pain short</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pain long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>body land</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>air jump</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>die</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>skid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hook loop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hook ground</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hook player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hook no attach</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pickup health</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pickup armor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pickup grenade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pickup shotgun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pickup ninja</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weapon spawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no ammo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chat server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chat client</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chat highlight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ctf drop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ctf return</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ctf grab own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ctf grab enemy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ctf capture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>menu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spectators</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red or game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at stand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>taken or dropped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>health</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>armor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>remove shotgun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>remove grenade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>remove ninja</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>remove laser</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red flag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blue flag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deep frozen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not frozen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>helper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mod</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>admin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rifle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>door</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>freeze</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dragger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plasma</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>projectile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weak dragger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>normal dragger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>strong dragger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>normal gun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>explosive gun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>freeze gun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unfreeze gun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pickup</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not finished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jump held</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no air jump left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>playing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in menu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chatting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scoreboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>aim</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spectator camera</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>input absolute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>input manual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>watching</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>teams</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>flags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>survival</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>race</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>game over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sudden death</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>paused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>race time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>warmup</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>round over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>start countdown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ground jump</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hook attach player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hook attach ground</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hook hit no-hook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hide kill messages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>finish message as chat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keep wanted weapon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>solo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jetpack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>collision disabled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>endless hook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>endless jump</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>super</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hammer hit disabled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shotgun hit disabled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>grenade hit disabled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>laser hit disabled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hook hit disabled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>telegun gun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>telegun grenade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>telegun laser</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has hammer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has gun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has shotgun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has grenade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has laser</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has ninja</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>movements disabled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in freeze tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>practice mode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lock mode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>team-0 mode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>invincible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>afk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spec</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>time score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fastcap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fng</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ddrace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ddnet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>block worlds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>vanilla</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>flag starts race</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>race entities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unlimited ammo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ddrace record message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>race record message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>allow eye wheel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>allow hook coll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>allow zoom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bug ddrace ghost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bug ddrace input</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bug fng laser range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bug vanilla bounce</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>predict fng</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>predict ddrace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>predict ddrace tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>predict vanilla</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>entities ddnet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>entities ddrace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>entities race</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>entities fng</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>entities vanilla</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>don&apos;t mask entities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>entities bw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>allow x skins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>city</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fddrace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>entities fddrace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hud health and armor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hud ammo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hud ddrace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no weak hook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no skin change for frozen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ddrace team</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>predict events</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>supports 128 teams</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no owner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bounce horizontal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bounce vertical</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>explosive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>normalize velocity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no predict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>x flip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>y flip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rotate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>input recorded as an item</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>derived from the character</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>team</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whisper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>self kill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>oop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exclamation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dotdot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>music</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sorry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ghost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sushi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>splattee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deviltee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>zomg</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>zzz</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wtf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eyes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>start option</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>start kick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>start spec</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>end abort</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>end pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>end fail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>team swap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>invalid spectator id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>team shuffle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>team balance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all moved to team</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you were balanced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ctf grab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>game paused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pending</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fallback file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>warning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>client prediction (Sv_PreInput)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>last attack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hook state</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>next weapon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>previous weapon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weapon wanted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Half-Life demo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hollow Cube replay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>DDNet teehistorian</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Teeworlds / DDNet demo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Toy recording</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
