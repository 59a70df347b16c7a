<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
<context>
    <name>Application</name>
    <message>
        <source>--tick needs a whole number.</source>
        <translation>--tick erwartet eine ganze Zahl.</translation>
    </message>
    <message>
        <source>--follow needs a link to watch together.</source>
        <translation>--follow braucht einen Link zum gemeinsamen Ansehen.</translation>
    </message>
    <message>
        <source>Standard input cannot be shown: save it as a file first.</source>
        <translation>Die Standardeingabe kann nicht gezeigt werden: Speichern Sie sie zuerst als Datei.</translation>
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
        <translation>keine Messwerte</translation>
    </message>
    <message>
        <source> + %1 guessed</source>
        <translation> + %1 geschätzt</translation>
    </message>
    <message>
        <source>%1 to under %2</source>
        <translation>%1 bis unter %2</translation>
    </message>
    <message>
        <source>Everyone else:</source>
        <translation>Alle anderen:</translation>
    </message>
    <message>
        <source>What is counted: %1</source>
        <translation>Was gezählt wird: %1</translation>
    </message>
    <message>
        <source>Innocent explanations: %1</source>
        <translation>Harmlose Erklärungen: %1</translation>
    </message>
    <message>
        <source>Limits: %1</source>
        <translation>Grenzen: %1</translation>
    </message>
    <message>
        <source>%1: %2 (%3%)</source>
        <translation>%1: %2 (%3&#xa0;%)</translation>
    </message>
    <message>
        <source>others from %1 to %2</source>
        <translation>andere von %1 bis %2</translation>
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
        <translation>%1: %2, Messwerte: %3</translation>
    </message>
    <message>
        <source>1 tick</source>
        <translation>1 Tick</translation>
    </message>
    <message>
        <source>%1: %2 of %3 (%4)</source>
        <translation>%1: %2 von %3 (%4)</translation>
    </message>
    <message>
        <source>too few (&lt; %1)</source>
        <translation>zu wenige (&lt; %1)</translation>
    </message>
    <message>
        <source>%1°</source>
        <translation>%1°</translation>
    </message>
    <message>
        <source>%1 (all together)</source>
        <translation>%1 (alle zusammen)</translation>
    </message>
    <message numerus="yes">
        <source>%1 in all (%2; %Ln player(s))</source>
        <translation>
            <numerusform>insgesamt %1 (%2; %Ln Spieler)</numerusform>
            <numerusform>insgesamt %1 (%2; %Ln Spieler)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%Ln player(s))</source>
        <translation>
            <numerusform>%1 (%Ln Spieler)</numerusform>
            <numerusform>%1 (%Ln Spieler)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%2; %Ln player(s))</source>
        <translation>
            <numerusform>%1 (%2; %Ln Spieler)</numerusform>
            <numerusform>%1 (%2; %Ln Spieler)</numerusform>
        </translation>
    </message>
    <message>
        <source>“Others” are those with a value, put together.</source>
        <translation>„Andere“ sind die mit einem Wert, zusammengenommen.</translation>
    </message>
    <message>
        <source>Nobody else has enough samples alone, so “Others” are all of them, put together.</source>
        <translation>Sonst hat niemand allein genug Stichproben, deshalb sind „Andere“ alle zusammengenommen.</translation>
    </message>
</context>
<context>
    <name>InspectedFrame</name>
    <message>
        <source>Recorded position</source>
        <translation>Aufgezeichnete Position</translation>
    </message>
    <message>
        <source>Recorded position; the view shows the same.</source>
        <translation>Aufgezeichnete Position; die Ansicht zeigt dieselbe.</translation>
    </message>
    <message>
        <source>%1 → %2 predicted</source>
        <translation>%1 → %2 vorausberechnet</translation>
    </message>
    <message>
        <source>%1 is recorded. %2 is predicted for this tick and shown in the view.</source>
        <translation>%1 ist aufgezeichnet. %2 ist für diesen Tick vorausberechnet und in der Ansicht gezeigt.</translation>
    </message>
</context>
<context>
    <name>cli</name>
    <message>
        <source>The folder to create (required); must not exist</source>
        <translation>Zu erstellender Ordner (erforderlich); darf noch nicht existieren</translation>
    </message>
    <message>
        <source>Exports a case to a folder that others can read without Tickscope</source>
        <translation>Exportiert einen Fall in einen Ordner, den andere ohne Tickscope lesen können</translation>
    </message>
    <message>
        <source>Checks that a bundle is unchanged</source>
        <translation>Prüft, ob ein Paket unverändert ist</translation>
    </message>
    <message>
        <source>Creates or upgrades the tables on a server</source>
        <translation>Erstellt oder aktualisiert die Tabellen auf einem Server</translation>
    </message>
    <message>
        <source>Removes a person&apos;s data from all cases; on a server, leads only</source>
        <translation>Entfernt die Daten einer Person aus allen Fällen; auf einem Server nur für Leiter</translation>
    </message>
    <message>
        <source>Checks a case file and copies it to FILE, which must not exist</source>
        <translation>Prüft eine Falldatei und kopiert sie nach FILE; FILE darf noch nicht existieren</translation>
    </message>
    <message>
        <source>What was reported</source>
        <translation>Was gemeldet wurde</translation>
    </message>
    <message>
        <source>Who reported it</source>
        <translation>Wer es gemeldet hat</translation>
    </message>
    <message>
        <source>A recording of the case; may be given more than once</source>
        <translation>Eine Aufzeichnung des Falls; mehrfach möglich</translation>
    </message>
    <message>
        <source>May be given more than once</source>
        <translation>Mehrfach möglich</translation>
    </message>
    <message>
        <source>low, normal, high or urgent</source>
        <translation>low, normal, high oder urgent</translation>
    </message>
    <message>
        <source>Number of reviewers who must decide</source>
        <translation>Anzahl der Prüfer, die entscheiden müssen</translation>
    </message>
    <message>
        <source>The case as JSON instead; - for standard input</source>
        <translation>Stattdessen den Fall als JSON; - für die Standardeingabe</translation>
    </message>
    <message>
        <source>A unique key for this report, so that it is not filed twice</source>
        <translation>Eindeutiger Schlüssel der Meldung, damit sie nicht doppelt angelegt wird</translation>
    </message>
    <message>
        <source>Assign the case to this reviewer; on a server, only leads assign others</source>
        <translation>Den Fall diesem Prüfer zuweisen; auf einem Server weisen nur Leiter anderen Fälle zu</translation>
    </message>
    <message>
        <source>Unassign it</source>
        <translation>Zuweisung aufheben</translation>
    </message>
    <message>
        <source>Take the most urgent unassigned case that matches the filters</source>
        <translation>Den dringendsten nicht zugewiesenen Fall nehmen, der zu den Filtern passt</translation>
    </message>
    <message>
        <source>Ask for verdicts of N reviewers; never fewer than before</source>
        <translation>Urteile von N Prüfern verlangen; nie weniger als zuvor</translation>
    </message>
    <message>
        <source>What can be seen</source>
        <translation>Was zu sehen ist</translation>
    </message>
    <message>
        <source>The recording; default: the only one of the case</source>
        <translation>Die Aufzeichnung; Vorgabe: die einzige des Falls</translation>
    </message>
    <message>
        <source>At this tick</source>
        <translation>Bei diesem Tick</translation>
    </message>
    <message>
        <source>Up to this tick</source>
        <translation>Bis zu diesem Tick</translation>
    </message>
    <message>
        <source>Of this client ID</source>
        <translation>Zu dieser Client-ID</translation>
    </message>
    <message>
        <source>The note&apos;s color</source>
        <translation>Farbe der Notiz</translation>
    </message>
    <message>
        <source>The note&apos;s category</source>
        <translation>Kategorie der Notiz</translation>
    </message>
    <message>
        <source>A PNG that shows it</source>
        <translation>Ein PNG, das es zeigt</translation>
    </message>
    <message>
        <source>The note as JSON instead; - for standard input</source>
        <translation>Stattdessen die Notiz als JSON; - für die Standardeingabe</translation>
    </message>
    <message>
        <source>Files a report as a new case</source>
        <translation>Legt eine Meldung als neuen Fall an</translation>
    </message>
    <message>
        <source>Gives a case to a reviewer, or takes the next one</source>
        <translation>Weist einem Prüfer einen Fall zu oder nimmt den nächsten</translation>
    </message>
    <message>
        <source>--next takes and assigns at once: no two people get the same case.</source>
        <translation>--next sucht den Fall aus und weist ihn sofort zu: Keine zwei Personen erhalten denselben.</translation>
    </message>
    <message>
        <source>Adds a note to a case</source>
        <translation>Fügt einem Fall eine Notiz hinzu</translation>
    </message>
    <message>
        <source>json, csv or text; detected if not given</source>
        <translation>json, csv oder text; ohne Angabe automatisch erkannt</translation>
    </message>
    <message>
        <source>Files reports from CSV, JSON or pasted text as new cases</source>
        <translation>Legt Meldungen aus CSV, JSON oder eingefügtem Text als neue Fälle an</translation>
    </message>
    <message>
        <source>Include the pictures of notes, in base64</source>
        <translation>Bilder der Notizen mit ausgeben, als Base64</translation>
    </message>
    <message>
        <source>At most N cases, up to 1000</source>
        <translation>Höchstens N Fälle, bis zu 1000</translation>
    </message>
    <message>
        <source>Lists reported cases, the most urgent first</source>
        <translation>Listet gemeldete Fälle auf, die dringendsten zuerst</translation>
    </message>
    <message>
        <source>Shows cases with their notes and verdicts; in JSON also their history</source>
        <translation>Zeigt Fälle mit Notizen und Urteilen; in JSON auch mit ihrem Verlauf</translation>
    </message>
    <message>
        <source>Writes complete cases as JSON, one per line</source>
        <translation>Schreibt vollständige Fälle als JSON, einen pro Zeile</translation>
    </message>
    <message>
        <source>Only new, in_review, second_opinion or decided cases</source>
        <translation>Nur Fälle mit dem Status new, in_review, second_opinion oder decided</translation>
    </message>
    <message>
        <source>Only cases of low, normal, high or urgent priority and above</source>
        <translation>Nur Fälle ab der Priorität low, normal, high oder urgent</translation>
    </message>
    <message>
        <source>Only cases assigned to this reviewer</source>
        <translation>Nur Fälle, die diesem Prüfer zugewiesen sind</translation>
    </message>
    <message>
        <source>Only unassigned cases</source>
        <translation>Nur nicht zugewiesene Fälle</translation>
    </message>
    <message>
        <source>Only cases with this tag</source>
        <translation>Nur Fälle mit diesem Schlagwort</translation>
    </message>
    <message>
        <source>Only cases about this recording</source>
        <translation>Nur Fälle zu dieser Aufzeichnung</translation>
    </message>
    <message>
        <source>Only cases that this person reported or is accused in</source>
        <translation>Nur Fälle, die diese Person gemeldet hat oder in denen sie beschuldigt wird</translation>
    </message>
    <message>
        <source>Only cases with this text in the claim, names or notes</source>
        <translation>Nur Fälle mit diesem Text in Vorwurf, Namen oder Notizen</translation>
    </message>
    <message>
        <source>Your name in a case file; default: the system user</source>
        <translation>Ihr Name in einer Falldatei; Vorgabe: der Systembenutzer</translation>
    </message>
    <message>
        <source>Your finding on one aspect; may be given more than once</source>
        <translation>Ihr Befund zu einem Aspekt; mehrfach möglich</translation>
    </message>
    <message>
        <source>The number of a supporting note; may be given more than once</source>
        <translation>Nummer einer stützenden Notiz; mehrfach möglich</translation>
    </message>
    <message>
        <source>The overall finding</source>
        <translation>Der Gesamtbefund</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Begründung</translation>
    </message>
    <message>
        <source>Leads only: the outcome where decided verdicts differ</source>
        <translation>Nur für Leiter: das Ergebnis, wenn gefällte Urteile voneinander abweichen</translation>
    </message>
    <message>
        <source>The verdict as JSON instead; - for standard input</source>
        <translation>Stattdessen das Urteil als JSON; - für die Standardeingabe</translation>
    </message>
    <message>
        <source>Gives your verdict on a case assigned to you</source>
        <translation>Gibt Ihr Urteil zu einem Fall ab, der Ihnen zugewiesen ist</translation>
    </message>
    <message>
        <source>Aspects: movement, aim, inputs, timing, chat, file_integrity. Findings: clean,
suspicious, proven, cannot_tell.</source>
        <translation>Aspekte: movement, aim, inputs, timing, chat, file_integrity. Befunde: clean,
suspicious, proven, cannot_tell.</translation>
    </message>
    <message>
        <source>Prints item count and checksum of the state at every recorded tick (rows)</source>
        <translation>Gibt Objektanzahl und Prüfsumme des Zustands für jeden aufgezeichneten Tick aus (Zeilen)</translation>
    </message>
    <message>
        <source>The recording to write</source>
        <translation>Zu schreibende Aufzeichnung</translation>
    </message>
    <message>
        <source>Compression level, 1 to 22; default: 19</source>
        <translation>Kompressionsstufe, 1 bis 22; Vorgabe: 19</translation>
    </message>
    <message>
        <source>Compress with a zstd dictionary; the game server refuses such files</source>
        <translation>Mit einem zstd-Wörterbuch komprimieren; der Spielserver nimmt solche Dateien nicht an</translation>
    </message>
    <message>
        <source>Accept an unfinished recording, and replace an existing file</source>
        <translation>Unfertige Aufzeichnung zulassen und vorhandene Datei ersetzen</translation>
    </message>
    <message>
        <source>Merges a segmented Hollow Cube replay into one file</source>
        <translation>Fügt ein segmentiertes Hollow-Cube-Replay zu einer Datei zusammen</translation>
    </message>
    <message>
        <source>The copy is read back and compared before it gets its name.</source>
        <translation>Die Kopie wird zurückgelesen und verglichen, bevor sie ihren Namen erhält.</translation>
    </message>
    <message>
        <source>Replace OUT.hcrp if it exists</source>
        <translation>OUT.hcrp ersetzen, falls vorhanden</translation>
    </message>
    <message>
        <source>Converts a Hollow Cube replay from version 3 to version 4</source>
        <translation>Konvertiert ein Hollow-Cube-Replay von Version 3 in Version 4</translation>
    </message>
    <message>
        <source>Positions are off by no more than 1/8192 block, at any tick.</source>
        <translation>Positionen weichen bei keinem Tick um mehr als 1/8192 Block ab.</translation>
    </message>
    <message>
        <source>Lists what happened: chat, kills, joins, votes, ... (rows)</source>
        <translation>Listet auf, was geschah: Chat, Kills, Beitritte, Abstimmungen&#xa0;… (Zeilen)</translation>
    </message>
    <message>
        <source>Compare with this player, or with everyone in that recording</source>
        <translation>Mit diesem Spieler oder mit allen in jener Aufzeichnung vergleichen</translation>
    </message>
    <message>
        <source>Only what is recorded, nothing rebuilt from the map</source>
        <translation>Nur Aufgezeichnetes, nichts anhand der Karte rekonstruiert</translation>
    </message>
    <message>
        <source>Only the outline: no players or counts that need decoding</source>
        <translation>Nur der Überblick: keine Spieler oder Zählungen, die dekodiert werden müssten</translation>
    </message>
    <message>
        <source>Shows format, map, ticks, players, counts and damage</source>
        <translation>Zeigt Format, Karte, Ticks, Spieler, Zählungen und Schäden</translation>
    </message>
    <message>
        <source>File to write the repaired recording to (required)</source>
        <translation>Datei für die reparierte Aufzeichnung (erforderlich)</translation>
    </message>
    <message>
        <source>Replace FILE if it exists; never the recording itself</source>
        <translation>FILE ersetzen, falls vorhanden; nie die Aufzeichnung selbst</translation>
    </message>
    <message>
        <source>Writes a valid copy of what a damaged recording still holds</source>
        <translation>Schreibt eine gültige Kopie dessen, was eine beschädigte Aufzeichnung noch enthält</translation>
    </message>
    <message>
        <source>The tick to show; may have a fraction: 13085.5</source>
        <translation>Zu zeigender Tick, auch als Bruchteil: 13085.5</translation>
    </message>
    <message>
        <source>The time to show: 12.5, mm:ss or hh:mm:ss.fff</source>
        <translation>Zu zeigende Zeit: 12.5, mm:ss oder hh:mm:ss.fff</translation>
    </message>
    <message>
        <source>The image to write; its name decides the type: png, jpg, bmp ...</source>
        <translation>Zu schreibendes Bild; der Name bestimmt den Typ: png, jpg, bmp&#xa0;…</translation>
    </message>
    <message>
        <source>Image size in pixels; default: 1280x720</source>
        <translation>Bildgröße in Pixeln; Vorgabe: 1280x720</translation>
    </message>
    <message>
        <source>Zoom factor relative to what a player sees in the game</source>
        <translation>Zoomfaktor im Verhältnis zu dem, was ein Spieler im Spiel sieht</translation>
    </message>
    <message>
        <source>Only the world, without chat, kills and clock</source>
        <translation>Nur die Welt, ohne Chat, Kills und Uhr</translation>
    </message>
    <message>
        <source>Folder of the game&apos;s data; none: built-in graphics</source>
        <translation>Datenordner des Spiels; none: eingebaute Grafik</translation>
    </message>
    <message>
        <source>Draws the world at a moment</source>
        <translation>Zeichnet die Welt zu einem Zeitpunkt</translation>
    </message>
    <message>
        <source>Without --follow, shows the recorder&apos;s camera if there is one, else all players.</source>
        <translation>Ohne --follow wird die Kamera des Aufzeichnenden gezeigt, falls vorhanden, sonst alle Spieler.</translation>
    </message>
    <message>
        <source>The tick to show</source>
        <translation>Zu zeigender Tick</translation>
    </message>
    <message>
        <source>The last tick at or before this time: 12.5, mm:ss or hh:mm:ss.fff</source>
        <translation>Der letzte Tick bis zu dieser Zeit: 12.5, mm:ss oder hh:mm:ss.fff</translation>
    </message>
    <message>
        <source>Only what is recorded, nothing rebuilt from it and the map</source>
        <translation>Nur Aufgezeichnetes, nichts daraus und aus der Karte rekonstruiert</translation>
    </message>
    <message>
        <source>Prints all items of the world at a tick, with their fields as recorded</source>
        <translation>Gibt alle Objekte der Welt bei einem Tick aus, mit ihren Feldern wie aufgezeichnet</translation>
    </message>
    <message>
        <source>Only this slot</source>
        <translation>Nur dieser Slot</translation>
    </message>
    <message>
        <source>Start at this tick or time</source>
        <translation>Bei diesem Tick oder dieser Zeit beginnen</translation>
    </message>
    <message>
        <source>End at this tick or time</source>
        <translation>Bei diesem Tick oder dieser Zeit enden</translation>
    </message>
    <message>
        <source>Only every N-th recorded tick</source>
        <translation>Nur jeder N-te aufgezeichnete Tick</translation>
    </message>
    <message>
        <source>Positions as recorded, not predicted for the tick</source>
        <translation>Positionen wie aufgezeichnet, nicht für den Tick vorausberechnet</translation>
    </message>
    <message>
        <source>Include players whose position is no longer sent, at their last known position</source>
        <translation>Auch Spieler, deren Position nicht mehr gesendet wird, an ihrer letzten bekannten Position</translation>
    </message>
    <message>
        <source>Prints the position of every living player at every recorded tick (CSV or rows)</source>
        <translation>Gibt die Position jedes lebenden Spielers bei jedem aufgezeichneten Tick aus (CSV oder Zeilen)</translation>
    </message>
    <message>
        <source>Reads everything and lists all damage</source>
        <translation>Liest alles und listet sämtliche Schäden auf</translation>
    </message>
    <message>
        <source>Only these event types (chat, kill, ...; list prints all); may be given more than once</source>
        <translation>Nur diese Ereignistypen (chat, kill&#xa0;…; list zeigt alle); mehrfach möglich</translation>
    </message>
    <message>
        <source>Only events by or on this slot</source>
        <translation>Nur Ereignisse von oder an diesem Slot</translation>
    </message>
    <message>
        <source>Only texts that match (RE2 syntax)</source>
        <translation>Nur passende Texte (RE2-Syntax)</translation>
    </message>
    <message>
        <source>Ignore case in --match</source>
        <translation>Groß-/Kleinschreibung bei --match ignorieren</translation>
    </message>
    <message>
        <source>Include engine messages (--kind system shows only those)</source>
        <translation>Auch Engine-Nachrichten (--kind system zeigt nur diese)</translation>
    </message>
    <message>
        <source>JSON instead of readable text</source>
        <translation>JSON statt lesbarem Text</translation>
    </message>
    <message>
        <source>No progress or notes on standard error</source>
        <translation>Kein Fortschritt und keine Hinweise auf der Standardfehlerausgabe</translation>
    </message>
    <message>
        <source>Look for maps here as well; may be given more than once</source>
        <translation>Karten auch hier suchen; mehrfach möglich</translation>
    </message>
    <message>
        <source>File with the bearer token for URLs</source>
        <translation>Datei mit dem Bearer-Token für URLs</translation>
    </message>
    <message>
        <source>Show passwords and players&apos; save codes in plain text</source>
        <translation>Passwörter und Speichercodes der Spieler im Klartext zeigen</translation>
    </message>
    <message>
        <source>Show this help</source>
        <translation>Diese Hilfe anzeigen</translation>
    </message>
    <message>
        <source>Usage:</source>
        <translation>Aufruf:</translation>
    </message>
    <message>
        <source>Reads game recordings. A FILE is the path of a file or folder, a URL (http, https),
or - for standard input. The bearer token for a URL comes from the environment
variable TICKSCOPE_BEARER_TOKEN or from the file that --token-file names.</source>
        <translation>Liest Spielaufzeichnungen. FILE ist der Pfad einer Datei oder eines Ordners, eine URL
(http, https) oder - für die Standardeingabe. Das Bearer-Token für eine URL stammt aus der
Umgebungsvariablen TICKSCOPE_BEARER_TOKEN oder aus der mit --token-file angegebenen Datei.</translation>
    </message>
    <message>
        <source>Commands:</source>
        <translation>Befehle:</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Optionen:</translation>
    </message>
    <message>
        <source>Only recordings that meet this condition (&gt;, &gt;=, &lt;, &lt;=, =, !=); may be given more than once</source>
        <translation>Nur Aufzeichnungen, die diese Bedingung erfüllen (&gt;, &gt;=, &lt;, &lt;=, =, !=); mehrfach möglich</translation>
    </message>
    <message>
        <source>Only part I of N of the recordings, for N processes</source>
        <translation>Nur Teil I von N der Aufzeichnungen, für N Prozesse</translation>
    </message>
    <message>
        <source>Write rows here instead of standard output</source>
        <translation>Zeilen hierhin statt auf die Standardausgabe schreiben</translation>
    </message>
    <message>
        <source>File a case about each recording instead of writing rows</source>
        <translation>Zu jeder Aufzeichnung einen Fall anlegen, statt Zeilen zu schreiben</translation>
    </message>
    <message>
        <source>Searches many recordings (rows, or cases)</source>
        <translation>Durchsucht viele Aufzeichnungen (Zeilen oder Fälle)</translation>
    </message>
    <message>
        <source>For the owner of the database; if that role may not create roles, create
tickscope_reader, tickscope_reviewer and tickscope_lead first. Grant one of
them to each member of the team. Files are upgraded when they are opened.</source>
        <translation>Für den Eigentümer der Datenbank; darf diese Rolle keine Rollen anlegen, erstellen Sie
zuvor tickscope_reader, tickscope_reviewer und tickscope_lead. Weisen Sie jedem Mitglied
des Teams eine davon zu. Dateien werden beim Öffnen aktualisiert.</translation>
    </message>
    <message>
        <source>Until all reviewers have decided, you see only your own verdict and notes. A
server enforces that; a file does not.</source>
        <translation>Bis alle Prüfer entschieden haben, sehen Sie nur Ihr eigenes Urteil und Ihre Notizen.
Ein Server erzwingt das, eine Datei nicht.</translation>
    </message>
    <message>
        <source>Repeats in the file, one for each receiver, are kept. T is a tick, or a time if it
has a colon or a point: 12.5, mm:ss, hh:mm:ss.fff. Only the range is read: its
players have names, and numbers only if --player is one.</source>
        <translation>Wiederholungen in der Datei, eine je Empfänger, bleiben erhalten. T ist ein Tick oder, mit
Doppelpunkt oder Punkt, eine Zeit: 12.5, mm:ss, hh:mm:ss.fff. Nur der Bereich wird gelesen:
Seine Spieler haben Namen, Nummern nur, wenn --player eine ist.</translation>
    </message>
    <message>
        <source>Each figure has its samples, the same figure of the other players, a 95% confidence
interval (Wilson for shares, order statistics for medians), and what it cannot tell.
With fewer samples than its minimum a figure has no value. None of them is a verdict.
With --json every figure has its histogram and what it is based on, by tick.</source>
        <translation>Zu jeder Kennzahl gehören ihre Messwerte, dieselbe Kennzahl der anderen Spieler, ein
95-%-Konfidenzintervall (Wilson für Anteile, Ordnungsstatistik für Mediane) und was sie
nicht aussagen kann. Mit weniger Messwerten als nötig hat eine Kennzahl keinen Wert.
Keine davon ist ein Urteil. Mit --json hat jede Kennzahl ihr Histogramm und ihre
Grundlage, nach Tick.</translation>
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
        <translation>Positionen in Welteinheiten, Geschwindigkeiten in Einheiten pro Sekunde: Eine Kachel von
Teeworlds hat 32 Einheiten, ein Block von Hollow Cube eine. Bei einer Aufzeichnung ohne
Geschwindigkeiten folgen sie aus den Positionen; mit --json steht dann velocity_source
in der Zeile. Ohne Karte oder
mit --raw sind Positionen wie aufgezeichnet. Mit --last-known gibt eine Spalte dieses
Namens an, ob eine Position nur die letzte bekannte ist. Eine Tabelle aus mehreren Dateien
hat eine Spalte für die Datei und alle Spalten, die irgendeine davon hat. T ist ein Tick
oder, mit Doppelpunkt oder Punkt, eine Zeit: 12.5, mm:ss, hh:mm:ss.fff. Nur der Bereich
wird gelesen: Seine Spieler haben Namen, Nummern nur, wenn --player eine ist.</translation>
    </message>
    <message>
        <source>Show this recording of the case at the notes, and its figures</source>
        <translation>Diese Aufzeichnung des Falls bei den Notizen und ihre Kennzahlen zeigen</translation>
    </message>
    <message>
        <source>The same, and include the file; both may be given more than once</source>
        <translation>Ebenso, und die Datei beifügen; beide mehrfach möglich</translation>
    </message>
    <message>
        <source>Look for maps here too; may be given more than once</source>
        <translation>Karten auch hier suchen; mehrfach möglich</translation>
    </message>
    <message>
        <source>Case store: a file, service:NAME from libpq&apos;s service file, or postgresql://USER@HOST/DATABASE; default: TICKSCOPE_STORE</source>
        <translation>Fallablage: eine Datei, service:NAME aus der Dienstdatei von libpq oder postgresql://USER@HOST/DATABASE; Vorgabe: TICKSCOPE_STORE</translation>
    </message>
    <message>
        <source>Removes a case of your own that holds nothing</source>
        <translation>Entfernt einen eigenen Fall, der nichts enthält</translation>
    </message>
    <message>
        <source>The history still shows that it was removed.</source>
        <translation>Der Verlauf zeigt weiterhin, dass er entfernt wurde.</translation>
    </message>
    <message>
        <source>Who is accused: exact name, or number (6 or &apos;#6&apos;) in the FILE of --recording; may be given more than once</source>
        <translation>Wer beschuldigt wird: genauer Name oder Nummer (6 oder &apos;#6&apos;) im FILE von --recording; mehrfach möglich</translation>
    </message>
    <message>
        <source>The recording of the case that knows them</source>
        <translation>Die Aufzeichnung des Falls, in der die Person vorkommt</translation>
    </message>
    <message>
        <source>Of this player: exact name, or number (6 or &apos;#6&apos;)</source>
        <translation>Von diesem Spieler: genauer Name oder Nummer (6 oder &apos;#6&apos;)</translation>
    </message>
    <message>
        <source>Says which player of a recording is accused, for a case with a name only</source>
        <translation>Gibt an, welcher Spieler einer Aufzeichnung beschuldigt ist, wenn der Fall nur einen Namen nennt</translation>
    </message>
    <message>
        <source>The player takes the place of the name, where the case has it; otherwise they
are accused as well.</source>
        <translation>Der Spieler tritt an die Stelle des Namens, wenn der Fall ihn enthält; sonst wird er
zusätzlich beschuldigt.</translation>
    </message>
    <message>
        <source>Make your decided verdict a draft again, until another reviewer has decided</source>
        <translation>Das eigene gefällte Urteil wieder zum Entwurf machen, solange kein anderer Prüfer entschieden hat</translation>
    </message>
    <message>
        <source>The player: exact name, or number (6 or &apos;#6&apos;)</source>
        <translation>Der Spieler: genauer Name oder Nummer (6 oder &apos;#6&apos;)</translation>
    </message>
    <message>
        <source>Prints figures about a player&apos;s inputs, timing, aim, hits and movement, and about the file</source>
        <translation>Gibt Kennzahlen zu Eingaben, Timing, Zielen, Treffern und Bewegung eines Spielers sowie zur Datei aus</translation>
    </message>
    <message>
        <source>Centre on this player: exact name, or number (6 or &apos;#6&apos;)</source>
        <translation>Auf diesen Spieler zentrieren: genauer Name oder Nummer (6 oder &apos;#6&apos;)</translation>
    </message>
    <message>
        <source>Only this player: exact name, or number (6 or &apos;#6&apos;)</source>
        <translation>Nur dieser Spieler: genauer Name oder Nummer (6 oder &apos;#6&apos;)</translation>
    </message>
    <message>
        <source>Only events by or on this player: exact name, or number (6 or &apos;#6&apos;)</source>
        <translation>Nur Ereignisse von diesem oder an diesem Spieler: genauer Name oder Nummer (6 oder &apos;#6&apos;)</translation>
    </message>
    <message>
        <source>Sign the manifest with this private key of SSH</source>
        <translation>Das Manifest mit diesem privaten SSH-Schlüssel unterschreiben</translation>
    </message>
    <message>
        <source>Only these may have signed it (&quot;allowed signers&quot; of ssh-keygen)</source>
        <translation>Nur diese dürfen unterschrieben haben („allowed signers“ von ssh-keygen)</translation>
    </message>
    <message>
        <source>The exit code is 1 when a file is missing, changed or not in the manifest, and
with --signers when none of them signed it. Someone could have replaced the
manifest of an unsigned one: compare its SHA-256 with the one that the author
gives you.</source>
        <translation>Der Rückgabewert ist 1, wenn eine Datei fehlt, geändert ist oder nicht im Manifest steht,
und mit --signers, wenn keiner von ihnen unterschrieben hat. Das Manifest eines
ununterschriebenen könnte jemand ersetzt haben: Vergleiche seinen SHA-256 mit dem,
den dir der Autor gibt.</translation>
    </message>
    <message>
        <source>A line is &quot;tick items checksum&quot;. The checksum is the wrapping 32-bit sum of all
integers of all items, in decimal; with --json in hex. Where the state is not known,
because what it changes is damaged, both are &quot;unknown&quot; (null).</source>
        <translation>Eine Zeile ist „Tick Objekte Prüfsumme“. Die Prüfsumme ist die 32-Bit-Summe (mit Überlauf)
aller Zahlen aller Objekte, dezimal; mit --json hexadezimal. Wo der Zustand nicht bekannt
ist, weil beschädigt ist, was ihn ändert, steht für beides „unknown“ (null).</translation>
    </message>
    <message>
        <source>File to write the clip to (required)</source>
        <translation>Datei für den Ausschnitt (erforderlich)</translation>
    </message>
    <message>
        <source>Write pseudonyms for names and clans, also where they are mentioned</source>
        <translation>Pseudonyme für Namen und Clans schreiben, auch wo sie erwähnt werden</translation>
    </message>
    <message>
        <source>Replace OUT if it exists; never the recording itself</source>
        <translation>OUT ersetzen, falls vorhanden; nie die Aufzeichnung selbst</translation>
    </message>
    <message>
        <source>Writes some ticks of a recording as a clip in its format</source>
        <translation>Schreibt einige Ticks einer Aufzeichnung als Ausschnitt in ihrem Format</translation>
    </message>
    <message>
        <source>The video to write; its name decides the type: mp4, webm, gif, mkv (lossless), or png for a file of each frame</source>
        <translation>Das zu schreibende Video; der Name bestimmt die Art: mp4, webm, gif, mkv (verlustfrei) oder png für eine Datei je Bild</translation>
    </message>
    <message>
        <source>Size in pixels; default: 1920x1080</source>
        <translation>Größe in Pixeln; Vorgabe: 1920x1080</translation>
    </message>
    <message>
        <source>Frames per second, such as 30 or 30000/1001; default: 60, gif: 25</source>
        <translation>Bilder pro Sekunde, etwa 30 oder 30000/1001; Vorgabe: 60, bei gif 25</translation>
    </message>
    <message>
        <source>Speed, such as 0.25 or 2; default: 1</source>
        <translation>Geschwindigkeit, etwa 0.25 oder 2; Vorgabe: 1</translation>
    </message>
    <message>
        <source>Writes a video of the world, or a picture of each frame</source>
        <translation>Schreibt ein Video der Welt oder ein Bild von jedem Frame</translation>
    </message>
    <message>
        <source>Videos are encoded by the program ffmpeg, which has to be installed; pictures
(OUT-000001.png, OUT-000002.png ...) need none. Each frame is the image that
screenshot draws of its moment. T is a tick, or a time if it has a colon or a point:
12.5, mm:ss, hh:mm:ss.fff. The video ends where T of --to begins. Without --follow,
or while that player is away, it shows the recorder&apos;s camera if there is one, else
all players. Ctrl+C cancels and leaves no file.</source>
        <translation>Videos kodiert das Programm ffmpeg, das installiert sein muss; Bilder
(OUT-000001.png, OUT-000002.png ...) brauchen keins. Jeder Frame ist das Bild, das
screenshot von seinem Moment zeichnet. T ist ein Tick, oder mit Doppelpunkt oder
Punkt eine Zeit: 12.5, mm:ss, hh:mm:ss.fff. Das Video endet, wo T von --to beginnt.
Ohne --follow, oder solange dieser Spieler fort ist, zeigt es die Kamera der
Aufnahme, falls es sie gibt, sonst alle Spieler. Strg+C bricht ab und lässt keine
Datei zurück.</translation>
    </message>
    <message>
        <source>Shows how recordings differ from the first (rows)</source>
        <translation>Zeigt, worin sich Aufzeichnungen von der ersten unterscheiden (Zeilen)</translation>
    </message>
    <message>
        <source>File to write the ghost to (required)</source>
        <translation>Datei, in die der Geist geschrieben wird (nötig)</translation>
    </message>
    <message>
        <source>Writes a finished run as a ghost that DDNet plays</source>
        <translation>Schreibt einen beendeten Lauf als Geist, den DDNet abspielt</translation>
    </message>
    <message>
        <source>Only runs that reached the finish</source>
        <translation>Nur Läufe, die das Ziel erreicht haben</translation>
    </message>
    <message>
        <source>Lists the runs of a race, with their times (rows)</source>
        <translation>Listet die Läufe eines Rennens mit ihren Zeiten auf (Zeilen)</translation>
    </message>
    <message>
        <source>A run goes from the start to the finish, or to where the player died, left, began
again or the recording ends. Times are those of the game where it says them. The
player of a finish is unknown where the recording has a time only. Folders are
searched for recordings; - reads their names from standard input.</source>
        <translation>Ein Lauf geht vom Start bis zum Ziel oder bis der Spieler stirbt, geht, neu beginnt
oder die Aufzeichnung endet. Zeiten sind die des Spiels, wo es sie nennt. Wer im Ziel
ankam, ist unbekannt, wo die Aufzeichnung nur eine Zeit hat. In Ordnern wird nach
Aufzeichnungen gesucht; - liest ihre Namen von der Standardeingabe.</translation>
    </message>
    <message>
        <source>Removes recordings by age and size (rows)</source>
        <translation>Entfernt Aufzeichnungen nach Alter und Größe (Zeilen)</translation>
    </message>
    <message>
        <source>Remove recordings made longer ago than this (36h, 30d, 8w, 1y)</source>
        <translation>Aufzeichnungen entfernen, die länger her sind (36h, 30d, 8w, 1y)</translation>
    </message>
    <message>
        <source>Remove recordings larger than this (500K, 200M, 4G)</source>
        <translation>Aufzeichnungen entfernen, die größer sind (500K, 200M, 4G)</translation>
    </message>
    <message>
        <source>Remove the oldest recordings until the rest takes no more space than this</source>
        <translation>Die ältesten Aufzeichnungen entfernen, bis der Rest nicht mehr Platz als dies braucht</translation>
    </message>
    <message>
        <source>Keep the recordings of the N fastest finished runs of each world or map</source>
        <translation>Die Aufzeichnungen der N schnellsten beendeten Läufe jeder Welt oder Map behalten</translation>
    </message>
    <message>
        <source>Tell worlds apart by their id or by the map&apos;s name; default: the id where there is one</source>
        <translation>Welten an ihrer Kennung oder am Namen der Map unterscheiden; sonst: an der Kennung, wo es eine gibt</translation>
    </message>
    <message>
        <source>Keep recordings with anticheat flags</source>
        <translation>Aufzeichnungen mit Anticheat-Markierungen behalten</translation>
    </message>
    <message>
        <source>Other rules for some worlds: a JSON object with rules by world</source>
        <translation>Andere Regeln für einzelne Welten: ein JSON-Objekt mit Regeln je Welt</translation>
    </message>
    <message>
        <source>Remove nothing, even with --yes (default)</source>
        <translation>Nichts entfernen, auch mit --yes nicht (Vorgabe)</translation>
    </message>
    <message>
        <source>Remove what is listed</source>
        <translation>Entfernen, was aufgelistet wird</translation>
    </message>
    <message>
        <source>Delete instead of moving to the trash</source>
        <translation>Löschen, statt in den Papierkorb zu verschieben</translation>
    </message>
    <message>
        <source>File to write the copy to (required)</source>
        <translation>Datei für die Kopie (erforderlich)</translation>
    </message>
    <message>
        <source>Add these markers: JSON or CSV, as the window exports them</source>
        <translation>Diese Marker hinzufügen: JSON oder CSV, wie das Fenster sie exportiert</translation>
    </message>
    <message>
        <source>Add the notes about the recording and the verdicts of this case</source>
        <translation>Die Notizen zur Aufzeichnung und die Urteile dieses Falls hinzufügen</translation>
    </message>
    <message>
        <source>Add the figures that facts prints, of every player</source>
        <translation>Die Kennzahlen hinzufügen, die facts ausgibt, für alle Spieler</translation>
    </message>
    <message>
        <source>Author of markers without one, and your name in a case file; there by default the system user</source>
        <translation>Autor der Marker ohne Autor und Ihr Name in einer Falldatei; dort ist die Vorgabe der Systembenutzer</translation>
    </message>
    <message>
        <source>Writes a copy of a recording that holds markers, notes, verdicts and figures</source>
        <translation>Schreibt eine Kopie einer Aufzeichnung, die Marker, Notizen, Urteile und Kennzahlen enthält</translation>
    </message>
    <message>
        <source>The ticks of the copy are those of the recording, byte for byte. A Hollow Cube
replay keeps everything in its metadata, with author, time and program version. A
demo of version 4 or later keeps only ticks, up to 64. What the recording already
has stays. What does not fit is named, and the exit code is 1 if a note, the
verdicts or the figures are missing; a copy with none of it is not written. A case
is added only when all opinions that it needs are decided. Markers with a &quot;check&quot;
and a &quot;score&quot; are anticheat flags.</source>
        <translation>Die Ticks der Kopie sind Byte für Byte die der Aufzeichnung. Eine Aufzeichnung von
Hollow Cube behält alles in ihren Metadaten, mit Autor, Zeit und Programmversion. Eine
Demo ab Version 4 behält nur Ticks, höchstens 64. Was die Aufzeichnung schon hat,
bleibt. Was keinen Platz hat, wird genannt, und der Rückgabewert ist 1, wenn eine
Notiz, die Urteile oder die Kennzahlen fehlen; eine Kopie ohne all das wird nicht
geschrieben. Ein Fall kommt nur hinzu, wenn alle nötigen Urteile gefällt sind. Marker
mit &quot;check&quot; und &quot;score&quot; sind Anticheat-Hinweise.</translation>
    </message>
    <message>
        <source>Metadata to add under &quot;tickscope&quot;: JSON, else a text; may be given more than once</source>
        <translation>Zusätzliche Metadaten unter „tickscope“: JSON, sonst ein Text; mehrfach möglich</translation>
    </message>
    <message>
        <source>Draw this recording as a ghost; may be given up to three times</source>
        <translation>Diese Aufzeichnung als Geist zeichnen; bis zu dreimal möglich</translation>
    </message>
    <message>
        <source>Where in time the ghosts are laid, as for compare</source>
        <translation>Wo in der Zeit die Geister liegen, wie bei compare</translation>
    </message>
    <message>
        <source>Remove what is kept of the recording</source>
        <translation>Entfernt, was von der Aufzeichnung aufgehoben ist</translation>
    </message>
    <message>
        <source>Keeps what a recording holds, so that it opens at once</source>
        <translation>Hebt auf, was eine Aufzeichnung enthält, damit sie sofort vollständig ist</translation>
    </message>
    <message>
        <source>Include a clip of the recordings at each note, with pseudonyms unless reviewers are named</source>
        <translation>Zu jeder Notiz einen Ausschnitt der Aufzeichnungen beifügen, mit Pseudonymen, wenn Prüfer nicht genannt werden</translation>
    </message>
    <message>
        <source>Name the reviewers and the reporter; otherwise reviewers are Reviewer 1, Reviewer 2, ...</source>
        <translation>Prüfer und den Meldenden nennen; sonst heißen sie Prüfer 1, Prüfer 2, ...</translation>
    </message>
    <message>
        <source>Add a line with file name, time, tick and SHA-256 of the recording</source>
        <translation>Eine Zeile mit Dateiname, Zeit, Tick und SHA-256 der Aufzeichnung hinzufügen</translation>
    </message>
    <message>
        <source>Decide; needs a decision, one aspect at least, and a reason for either</source>
        <translation>Entscheiden; braucht eine Entscheidung, mindestens einen Aspekt und für eines davon einen Grund</translation>
    </message>
    <message>
        <source>Of positions, inputs, events, states and splits, those to compare (positions,events without it); same-inputs finds where the same inputs come twice</source>
        <translation>Was von positions, inputs, events, states und splits verglichen wird (ohne die Option positions,events); same-inputs findet, wo dieselben Eingaben zweimal vorkommen</translation>
    </message>
    <message>
        <source>A page for the browser and as PDF, tables as CSV, all of it as JSON, and a
manifest with the SHA-256 of every file and of the recordings. For the recordings
given there are pictures of the world at the notes, the events and inputs around
them, and the figures of the accused with their histograms, as in the window.
An accused who is a name only has no figures: see case accuse. Sentences about
the reporter, whose name is left out, are listed for you to judge.</source>
        <translation>Eine Seite für den Browser und als PDF, Tabellen als CSV, alles zusammen als JSON und
ein Manifest mit dem SHA-256 aller Dateien und der Aufzeichnungen. Zu den angegebenen
Aufzeichnungen kommen Bilder der Welt bei den Notizen, die Ereignisse und Eingaben
rundherum und die Kennzahlen der Beschuldigten mit Histogrammen, wie im Fenster.
Beschuldigte, die nur ein Name sind, haben keine Kennzahlen: siehe case accuse. Sätze über
den Meldenden, dessen Name wegbleibt, werden aufgelistet, damit Sie urteilen.</translation>
    </message>
    <message>
        <source>The same, and each clip as a video, too; needs ffmpeg</source>
        <translation>Ebenso, und jeden Ausschnitt auch als Video; braucht ffmpeg</translation>
    </message>
    <message>
        <source>Start at this tick or time of the first recording</source>
        <translation>Bei diesem Tick oder dieser Zeit der ersten Aufzeichnung beginnen</translation>
    </message>
    <message>
        <source>End at this tick or time of the first recording</source>
        <translation>Bei diesem Tick oder dieser Zeit der ersten Aufzeichnung enden</translation>
    </message>
    <message>
        <source>Removes the name from reporters, accused, notes, texts and their history, where it
is a word of its own, and prints in how many places of which cases. The history
still shows that it was removed. Earlier bundles and backups are not changed.</source>
        <translation>Entfernt den Namen aus Meldenden, Beschuldigten, Notizen, Texten und deren Verlauf,
wo er ein eigenes Wort ist, und nennt, an wie vielen Stellen welcher Fälle. Der Verlauf
zeigt weiterhin, dass er entfernt wurde. Frühere Pakete und Sicherungen bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>Add the recording to the case first</source>
        <translation>Die Aufzeichnung zuerst in den Fall aufnehmen</translation>
    </message>
    <message>
        <source>Which run, by its number in runs (the fastest without it)</source>
        <translation>Welcher Lauf, mit seiner Nummer in runs (ohne Angabe der schnellste)</translation>
    </message>
    <message>
        <source>From a Teeworlds or DDNet demo, or a teehistorian file with its map. Of a run whose
player the recording does not name no ghost can be made. runs lists all runs, with
their numbers. DDNet lists ghosts whose file name begins with the name of the map.</source>
        <translation>Aus einer Demo von Teeworlds oder DDNet oder einer Teehistorian-Datei mit ihrer Karte.
Von einem Lauf, dessen Spieler die Aufzeichnung nicht nennt, gibt es keinen Geist.
runs listet alle Läufe auf, mit ihren Nummern. DDNet zeigt Geister an, deren Dateiname
mit dem Namen der Karte beginnt.</translation>
    </message>
    <message>
        <source>The window keeps what it found when it read a recording whole, and shows all of it at
once the next time. This does the same beforehand. Nothing is kept of recordings that are
damaged or still being written, and of standard input.</source>
        <translation>Das Fenster hebt auf, was es beim vollständigen Lesen einer Aufzeichnung gefunden hat, und zeigt
beim nächsten Mal alles sofort. Dies tut dasselbe im Voraus. Von beschädigten oder noch
wachsenden Aufzeichnungen und der Standardeingabe wird nichts aufgehoben.</translation>
    </message>
    <message>
        <source>Leave out what people say, whispers and votes</source>
        <translation>Auslassen, was Menschen sagen, Flüstern und Abstimmungen</translation>
    </message>
    <message>
        <source>What lies beside what: the first ticks, ticks of one number, times of day (in one session the ticks tell them), the first event of a type in each, or the places of a player on the way; without it ticks of one number for recordings of the same session, else the first ticks</source>
        <translation>Was beieinander liegt: die ersten Ticks, Ticks mit derselben Nummer, Uhrzeiten (in einer Sitzung nach den Ticks), das jeweils erste Ereignis einer Art oder die Orte eines Spielers auf dem Weg; ohne die Option bei Aufnahmen derselben Sitzung Ticks mit derselben Nummer, sonst die ersten Ticks</translation>
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
        <translation>Eine Zeile für jede Position, Eingabe, jedes Ereignis oder Feld eines Elements, das sich
unterscheidet, mit den Ticks beider. Spieler werden nach Namen verglichen oder wenn
beide Aufzeichnungen nur einen haben; Positionen sind die des Ticks. Was eine
Aufzeichnung an einem Tick nicht enthält oder ihr Format nicht enthalten kann, ist kein
Unterschied: auch kein Ereignis, das die andere bis zu 2 Ticks davor oder danach hat
oder das so nah an einem Ende der anderen liegt; auch keine Eingabe, die um höchstens 2
Ticks versetzt ist, außer wenn beide Aufzeichnungen jede Eingabe in ihrem Tick enthalten
oder von einem Spieler sind. Was nur manche erfahren oder sehen (Zeilen an ein Team oder
eine Person, Worte des Servers, Zieleinläufe, Leben), wird verglichen, wenn beide
Aufzeichnungen von einem Spieler oder vom Server sind; neben der Aufzeichnung des
Servers ist eine Zeile nur dann ein Unterschied, wenn sie dort fehlt. Was weggelassen
wird, steht auf der Standardfehlerausgabe. Gleiche Ereignisse eines Ticks zählen einmal,
da Server eines je Empfänger aufzeichnen. Wer den Namen eines anderen trägt, wird in
Aufzeichnungen derselben Sitzung an der Client-ID erkannt; in anderen bleiben die
Ereignisse solcher Spieler weg. splits vergleicht die Zeiten der schnellsten beendeten
Läufe an Checkpoints und im Ziel; --player wählt, wessen; ohne das
zählen zuerst die dessen, der aufgezeichnet hat. Mit --align place wird die
andere dort genommen, wo sie am selben Punkt des Wegs war; ohne Kontrollpunkte sind die
Zwischenzeiten Zehntel des Wegs. same-inputs listet auf, wo alle Eingaben und das Zielen
Tick für Tick die eines anderen Besuchs sind, wann immer der war, auch innerhalb einer
Aufzeichnung (A A), und wie lange andere Paare von Besuchen zufällig gleich sind. Ein
Ordner steht für die Aufzeichnungen darin.</translation>
    </message>
    <message>
        <source>Record progress here; the same command resumes where it stopped, and reads again what has changed since. Earlier rows stay, so each has the SHA-256 of its file</source>
        <translation>Fortschritt hier festhalten; derselbe Befehl macht dort weiter, wo er aufgehört hat, und liest neu, was sich seitdem geändert hat. Frühere Zeilen bleiben, daher hat jede den SHA-256 ihrer Datei</translation>
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
        <translation>Für jede Aufzeichnung, die alle --when erfüllt, sind die von den Optionen gewählten
Ereignisse Zeilen, wie bei events --json; ohne solche Optionen bilden ihre Kennzahlen
eine Zeile. Kennzahlen sind die von info: byte_size, duration_seconds, tick_rate,
first_tick, last_tick, tick_count, markers, seek_points, recorded_ticks, lost_ticks,
players, entities, damage, counts.NAME und events.KIND (von Aufgezeichnetem, nicht von
Rekonstruiertem; in der Aufzeichnung eines Servers stehen manche Ereignisse einmal je
Empfänger); und die von facts, die für einen Spieler gelten müssen, der in der
Zeile genannt wird: press_interval für alle Eingaben, Hook.press_interval für eine. Ein
PATH kann ein Ordner sein, auch seine Adresse mit einem Schrägstrich am Ende:
Durchsucht wird, was der Server dort auflistet. - liest Namen von der Standardeingabe,
einen pro Zeile. Eine nicht lesbare Aufzeichnung ergibt eine Zeile mit ihrem Fehler,
ebenso was die Endung einer solchen hat; andere Dateien in einem Ordner werden
übersprungen. Mit --case wird eine Aufnahme, die ein Spiel für eine Meldung gespeichert
hat, ein Fall dieser Meldung, mit Melder, Grund und Beschuldigten, wie oft sie auch
durchsucht wird.</translation>
    </message>
    <message>
        <source>Options of every command: --json, --quiet, --token-file F, --help.
tickscope-cli COMMAND --help shows more; tickscope-cli --version shows the version.

Exit code: 0 everything was read, 1 damaged but partly read, 2 nothing could be read
or wrong usage.</source>
        <translation>Optionen aller Befehle: --json, --quiet, --token-file F, --help.
tickscope-cli COMMAND --help zeigt mehr; tickscope-cli --version zeigt die Version.

Rückgabewert: 0 alles gelesen, 1 beschädigt, aber teilweise gelesen, 2 nichts lesbar
oder falscher Aufruf.</translation>
    </message>
    <message>
        <source>There are no cases: do without a case store</source>
        <translation>Es gibt keine Fälle: ohne Fallspeicher auskommen</translation>
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
        <translation>Listet auf, was entfernt würde und warum; nur --yes entfernt, in den Papierkorb. Eine
Aufzeichnung wird entfernt, wenn --older, --larger oder --total es verlangt. Bei Größen
ist ein K 1024 Byte. Nie entfernt werden: Aufzeichnungen eines Falls, angeheftete,
solche, die noch geschrieben werden könnten, beschädigte, Verknüpfungen und solche,
denen fehlt, wonach eine Regel fragt: Datum oder Welt, mit --keep-best auch ein Ziel
mit bekannter Zeit. Fälle sind die von --store und die des Fensters; gibt es keins von
beiden, ist --no-cases nötig. Eine Aufzeichnung in einem Ordner wird als Ganzes entfernt. --rules FILE: {&quot;WORLD&quot;:
{&quot;older&quot;: &quot;90d&quot;, &quot;keep_best&quot;: 10}}, mit der Kennung der Welt oder dem Namen der Map;
dort ersetzen diese alle anderen Regeln, {} behält alles. Was entfernt wurde, steht in
~/.local/share/tickscope/tickscope/pruned.jsonl (oder unter XDG_DATA_HOME).</translation>
    </message>
    <message>
        <source>Takes GoldSrc demos and Hollow Cube replays. Prints what was repaired and what is lost.
The recording itself is never changed. The exit code is 1 when something had to be
repaired.</source>
        <translation>Nimmt GoldSrc-Demos und Hollow-Cube-Replays. Gibt aus, was repariert wurde und was
verloren ist. Die Aufzeichnung selbst wird nie verändert. Der Rückgabewert ist 1, wenn
etwas repariert werden musste.</translation>
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
        <translation>Der Ausschnitt hat Ticks, Zustände und Ereignisse der Aufzeichnung von --from bis --to
und ist eine ganze Aufzeichnung, die Spiele abspielen. Was Nachrichten davor über
seinen Zustand sagten und noch gilt (Tuning, Teams, eine Abstimmung), wird in seinem
ersten Tick wiederholt; Ereignisse, die aus dem Tick davor folgen (ein Haken, ein
Schuss, der Start eines Rennens), fehlen dort. Ein Ausschnitt einer Teehistorian-Datei
beginnt mit der Datei. Ticks, deren Zustand durch Schäden fehlt, sind ausgelassen; der
Exit-Code ist dann 1. --anonymous kennt Namen aus dem, was die Aufzeichnung über
Spieler sagt, und aus Zeilen des Servers im Chat in bekannten Formen; ein Name, den nur
Menschen oder andere Zeilen erwähnen, bleibt. Texte von Abstimmungen und Speichercodes
lässt es aus. --no-chat behält Zeilen des Servers, die sagen, wer kam, ging, umbenannt
wurde oder ins Ziel kam. *** steht für Passwörter und Speichercodes von Spielern, außer
mit --show-secrets.</translation>
    </message>
    <message>
        <source>JSON has the form of case create --input: one object, a list, or one object
per line; a report with a &quot;key&quot; is not filed twice. CSV starts with a line of
column names: reporter, accused, claim, recording (SHA-256), file (its name),
tags, priority, key; other columns go into the claim. The exit code is 1 when
some were bad. Of an exported case notes and verdicts become notes that say
whose they were; it is open again, and its history is left out.</source>
        <translation>JSON hat die Form von case create --input: ein Objekt, eine Liste oder ein Objekt
pro Zeile; eine Meldung mit &quot;key&quot; wird nicht doppelt angelegt. CSV beginnt mit einer
Zeile von Spaltennamen: reporter, accused, claim, recording (SHA-256), file (ihr Name),
tags, priority, key; andere Spalten kommen in den Vorwurf. Der Rückgabewert ist 1, wenn einige fehlerhaft waren.
Notizen und Urteile eines exportierten Falls werden Notizen, die sagen, von wem sie
waren; er ist wieder offen, und sein Verlauf fehlt.</translation>
    </message>
</context>
<context>
    <name>events</name>
    <message>
        <source>headshot</source>
        <translation>Kopfschuss</translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s)</source>
        <translation>
            <numerusform>%n Byte</numerusform>
            <numerusform>%n Bytes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n frag(s)</source>
        <translation>
            <numerusform>%n Frag</numerusform>
            <numerusform>%n Frags</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n death(s)</source>
        <translation>
            <numerusform>%n Tod</numerusform>
            <numerusform>%n Tode</numerusform>
        </translation>
    </message>
    <message>
        <source>round time {seconds} s</source>
        <translation>Rundenzeit {seconds} s</translation>
    </message>
    <message>
        <source>intermission</source>
        <translation>Anzeige am Kartenende</translation>
    </message>
    <message>
        <source>{health} health, {armor} armor</source>
        <translation>{health} Gesundheit, {armor} Rüstung</translation>
    </message>
    <message>
        <source>{amount} ammo</source>
        <translation>{amount} Munition</translation>
    </message>
    <message>
        <source>{name} joined</source>
        <translation>{name} ist beigetreten</translation>
    </message>
    <message>
        <source>{client} left</source>
        <translation>{client} hat das Spiel verlassen</translation>
    </message>
    <message>
        <source>{client} is now {to}</source>
        <translation>{client} heißt jetzt {to}</translation>
    </message>
    <message>
        <source>event {index}</source>
        <translation>Ereignis {index}</translation>
    </message>
    <message>
        <source>sequence {sequence}</source>
        <translation>Sequenz {sequence}</translation>
    </message>
    <message>
        <source>{0} at {run_time}</source>
        <translation>{0} bei {run_time}</translation>
    </message>
    <message>
        <source>{name}: slot {slot}</source>
        <translation>{name}: Slot {slot}</translation>
    </message>
    <message>
        <source>event {event}</source>
        <translation>Ereignis {event}</translation>
    </message>
    <message>
        <source>{client} spawned</source>
        <translation>{client} ist gespawnt</translation>
    </message>
    <message>
        <source>{client} is gone</source>
        <translation>{client} ist weg</translation>
    </message>
    <message>
        <source>{client} connected</source>
        <translation>{client} hat sich verbunden</translation>
    </message>
    <message>
        <source>{from} is now {to}</source>
        <translation>{from} heißt jetzt {to}</translation>
    </message>
    <message>
        <source>end of the recording</source>
        <translation>Ende der Aufzeichnung</translation>
    </message>
    <message>
        <source>record {uuid}</source>
        <translation>Datensatz {uuid}</translation>
    </message>
    <message>
        <source>test record</source>
        <translation>Testdatensatz</translation>
    </message>
    <message>
        <source>{client} logged out</source>
        <translation>{client} hat sich abgemeldet</translation>
    </message>
    <message>
        <source>{client} connects with {protocol}</source>
        <translation>{client} verbindet sich mit {protocol}</translation>
    </message>
    <message>
        <source>{client} entered the game</source>
        <translation>{client} hat das Spiel betreten</translation>
    </message>
    <message>
        <source>{client} swaps with {other}</source>
        <translation>{client} tauscht mit {other}</translation>
    </message>
    <message>
        <source>{client} connected again</source>
        <translation>{client} hat sich wieder verbunden</translation>
    </message>
    <message>
        <source>antibot</source>
        <translation>Antibot</translation>
    </message>
    <message>
        <source>client {number} is {name}</source>
        <translation>Client {number} ist {name}</translation>
    </message>
    <message>
        <source>{client} finished in {time}</source>
        <translation>{client} im Ziel nach {time}</translation>
    </message>
    <message>
        <source>team {team} finished in {time}</source>
        <translation>Team {team} im Ziel nach {time}</translation>
    </message>
    <message>
        <source>{client} died ({weapon})</source>
        <translation>{client} ist gestorben ({weapon})</translation>
    </message>
    <message>
        <source>{client} finished in {time_ticks}, not recorded</source>
        <translation>{client} im Ziel nach {time_ticks}, nicht aufgezeichnet</translation>
    </message>
    <message>
        <source>{client} differs from the rebuilt path</source>
        <translation>{client} weicht vom rekonstruierten Weg ab</translation>
    </message>
    <message>
        <source>{name} left</source>
        <translation>{name} hat das Spiel verlassen</translation>
    </message>
    <message>
        <source>{who} changed skin</source>
        <translation>{who} hat den Skin gewechselt</translation>
    </message>
    <message numerus="yes">
        <source>%n tuning value(s)</source>
        <translation>
            <numerusform>%n Tuning-Wert</numerusform>
            <numerusform>%n Tuning-Werte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n client(s)</source>
        <translation>
            <numerusform>%n Client</numerusform>
            <numerusform>%n Clients</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vote option(s)</source>
        <translation>
            <numerusform>%n Abstimmungsoption</numerusform>
            <numerusform>%n Abstimmungsoptionen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n projectile(s)</source>
        <translation>
            <numerusform>%n Projektil</numerusform>
            <numerusform>%n Projektile</numerusform>
        </translation>
    </message>
    <message>
        <source>teams of {0}</source>
        <translation>Teams von {0}</translation>
    </message>
    <message>
        <source>map sound {SoundId}</source>
        <translation>Kartenklang {SoundId}</translation>
    </message>
    <message>
        <source>yes {Yes}, no {No}, open {Pass}, of {Total}</source>
        <translation>ja {Yes}, nein {No}, offen {Pass}, von {Total}</translation>
    </message>
    <message>
        <source>server record {ServerTimeBest}, own record {PlayerTimeBest}</source>
        <translation>Serverrekord {ServerTimeBest}, eigener Rekord {PlayerTimeBest}</translation>
    </message>
    <message>
        <source>match {MatchCurrent} of {MatchNum}</source>
        <translation>Match {MatchCurrent} von {MatchNum}</translation>
    </message>
    <message>
        <source>{client} changed the skin</source>
        <translation>{client} hat den Skin gewechselt</translation>
    </message>
    <message>
        <source>{Name} is here</source>
        <translation>{Name} ist da</translation>
    </message>
    <message>
        <source>{client} paused the game</source>
        <translation>{client} hat das Spiel angehalten</translation>
    </message>
    <message>
        <source>{client} let go</source>
        <translation>{client} lässt los</translation>
    </message>
    <message>
        <source>{client} froze</source>
        <translation>{client} ist eingefroren</translation>
    </message>
    <message>
        <source>{client} was teleported</source>
        <translation>{client} wurde teleportiert</translation>
    </message>
    <message>
        <source>{client} started the race</source>
        <translation>{client} hat das Rennen gestartet</translation>
    </message>
    <message>
        <source>the server</source>
        <translation>der Server</translation>
    </message>
    <message numerus="yes">
        <source>client %n</source>
        <translation>
            <numerusform>Client %n</numerusform>
            <numerusform>Client %n</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>{other} died ({weapon}, {headshot})</source>
        <translation>{other} ist gestorben ({weapon}, {headshot})</translation>
    </message>
    <message>
        <source>{other} died ({headshot})</source>
        <translation>{other} ist gestorben ({headshot})</translation>
    </message>
    <message>
        <source>{other} died ({weapon})</source>
        <translation>{other} ist gestorben ({weapon})</translation>
    </message>
    <message>
        <source>{other} died</source>
        <translation>{other} ist gestorben</translation>
    </message>
    <message>
        <source>{client} killed {other} ({weapon}, {headshot})</source>
        <translation>{client} hat {other} getötet ({weapon}, {headshot})</translation>
    </message>
    <message>
        <source>{client} killed {other} ({headshot})</source>
        <translation>{client} hat {other} getötet ({headshot})</translation>
    </message>
    <message>
        <source>{client} killed {other} ({weapon})</source>
        <translation>{client} hat {other} getötet ({weapon})</translation>
    </message>
    <message>
        <source>{client} killed {other}</source>
        <translation>{client} hat {other} getötet</translation>
    </message>
    <message>
        <source>event: {entity}, {other} (priority {priority}: {flags})</source>
        <translation>Ereignis: {entity}, {other} (Priorität {priority}: {flags})</translation>
    </message>
    <message>
        <source>event: {entity} (priority {priority}: {flags})</source>
        <translation>Ereignis: {entity} (Priorität {priority}: {flags})</translation>
    </message>
    <message>
        <source>event: {other} (priority {priority}: {flags})</source>
        <translation>Ereignis: {other} (Priorität {priority}: {flags})</translation>
    </message>
    <message>
        <source>event: {entity}, {other} (priority {priority})</source>
        <translation>Ereignis: {entity}, {other} (Priorität {priority})</translation>
    </message>
    <message>
        <source>event: {entity} (priority {priority})</source>
        <translation>Ereignis: {entity} (Priorität {priority})</translation>
    </message>
    <message>
        <source>event: {other} (priority {priority})</source>
        <translation>Ereignis: {other} (Priorität {priority})</translation>
    </message>
    <message>
        <source>demo buffer: {bytes}, sniper dot {value}</source>
        <translation>Demopuffer: {bytes}, Scharfschützenpunkt {value}</translation>
    </message>
    <message>
        <source>demo buffer: {bytes}, zoom {value}</source>
        <translation>Demopuffer: {bytes}, Zoom {value}</translation>
    </message>
    <message>
        <source>demo buffer: {bytes}, kind {kind}</source>
        <translation>Demopuffer: {bytes}, Art {kind}</translation>
    </message>
    <message>
        <source>demo buffer: {bytes}</source>
        <translation>Demopuffer: {bytes}</translation>
    </message>
    <message>
        <source>Terrorists win</source>
        <translation>Terroristen gewinnen</translation>
    </message>
    <message>
        <source>Counter-terrorists win</source>
        <translation>Antiterroreinheit gewinnt</translation>
    </message>
    <message>
        <source>Round draw</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>sentence #{index}</source>
        <translation>Satz #{index}</translation>
    </message>
    <message>
        <source>sound #{index}</source>
        <translation>Klang #{index}</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>angehalten</translation>
    </message>
    <message>
        <source>resumed</source>
        <translation>fortgesetzt</translation>
    </message>
    <message>
        <source>end of segment</source>
        <translation>Ende des Segments</translation>
    </message>
    <message>
        <source>start</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>{name}: off hand</source>
        <translation>{name}: Nebenhand</translation>
    </message>
    <message>
        <source>{name}: main hand</source>
        <translation>{name}: Haupthand</translation>
    </message>
    <message>
        <source>{name}: stops</source>
        <translation>{name}: hört auf</translation>
    </message>
    <message>
        <source>{name} (not in the snapshot)</source>
        <translation>{name} (nicht im Snapshot)</translation>
    </message>
    <message>
        <source>{places} and {more} more (not in the snapshot)</source>
        <translation>{places} und {more} weitere (nicht im Snapshot)</translation>
    </message>
    <message>
        <source>{places} (not in the snapshot)</source>
        <translation>{places} (nicht im Snapshot)</translation>
    </message>
    <message>
        <source>anticheat flag: {label}</source>
        <translation>Anticheat-Hinweis: {label}</translation>
    </message>
    <message>
        <source>anticheat flag</source>
        <translation>Anticheat-Hinweis</translation>
    </message>
    <message>
        <source>direction left</source>
        <translation>Richtung links</translation>
    </message>
    <message>
        <source>direction right</source>
        <translation>Richtung rechts</translation>
    </message>
    <message>
        <source>direction none</source>
        <translation>Richtung keine</translation>
    </message>
    <message>
        <source>jump {action}</source>
        <translation>Sprung {action}</translation>
    </message>
    <message>
        <source>hook {action}</source>
        <translation>Hook {action}</translation>
    </message>
    <message>
        <source>fire {action} {value} times</source>
        <translation>Feuer {action} {value}-mal</translation>
    </message>
    <message>
        <source>fire {action}</source>
        <translation>Feuer {action}</translation>
    </message>
    <message>
        <source>weapon {wanted}</source>
        <translation>Waffe {wanted}</translation>
    </message>
    <message>
        <source>next weapon</source>
        <translation>nächste Waffe</translation>
    </message>
    <message>
        <source>previous weapon</source>
        <translation>vorherige Waffe</translation>
    </message>
    <message>
        <source>{client} left ({reason})</source>
        <translation>{client} hat das Spiel verlassen ({reason})</translation>
    </message>
    <message>
        <source>team {team} was saved</source>
        <translation>Team {team} wurde gespeichert</translation>
    </message>
    <message>
        <source>team {team} could not be saved</source>
        <translation>Team {team} konnte nicht gespeichert werden</translation>
    </message>
    <message>
        <source>team {team} was loaded</source>
        <translation>Team {team} wurde geladen</translation>
    </message>
    <message>
        <source>team {team} could not be loaded</source>
        <translation>Team {team} konnte nicht geladen werden</translation>
    </message>
    <message>
        <source>{client} was already logged in as {level} ({name})</source>
        <translation>{client} war bereits als {level} angemeldet ({name})</translation>
    </message>
    <message>
        <source>{client} was already logged in as {level}</source>
        <translation>{client} war bereits als {level} angemeldet</translation>
    </message>
    <message>
        <source>{client} logged in as {level} ({name})</source>
        <translation>{client} hat sich als {level} angemeldet ({name})</translation>
    </message>
    <message>
        <source>{client} logged in as {level}</source>
        <translation>{client} hat sich als {level} angemeldet</translation>
    </message>
    <message>
        <source>{client} has DDNet {version} ({text})</source>
        <translation>{client} hat DDNet {version} ({text})</translation>
    </message>
    <message>
        <source>{client} has DDNet {version}</source>
        <translation>{client} hat DDNet {version}</translation>
    </message>
    <message>
        <source>{client} joined team {to}</source>
        <translation>{client} ist Team {to} beigetreten</translation>
    </message>
    <message>
        <source>{client} left the team</source>
        <translation>{client} hat das Team verlassen</translation>
    </message>
    <message>
        <source>team {team} practices</source>
        <translation>Team {team} übt</translation>
    </message>
    <message>
        <source>team {team} plays for real</source>
        <translation>Team {team} spielt wieder ernst</translation>
    </message>
    <message>
        <source>{client} hit themselves ({weapon})</source>
        <translation>{client} trifft sich selbst ({weapon})</translation>
    </message>
    <message>
        <source>{client} hit themselves</source>
        <translation>{client} trifft sich selbst</translation>
    </message>
    <message>
        <source>message {uuid}</source>
        <translation>Nachricht {uuid}</translation>
    </message>
    <message>
        <source>message {id}</source>
        <translation>Nachricht {id}</translation>
    </message>
    <message>
        <source>message {uuid}: {error}</source>
        <translation>Nachricht {uuid}: {error}</translation>
    </message>
    <message>
        <source>message {id}: {error}</source>
        <translation>Nachricht {id}: {error}</translation>
    </message>
    <message>
        <source>{other} died ({Weapon})</source>
        <translation>{other} ist gestorben ({Weapon})</translation>
    </message>
    <message>
        <source>{client} killed {other} ({Weapon})</source>
        <translation>{client} hat {other} getötet ({Weapon})</translation>
    </message>
    <message>
        <source>team {Team} died ({client} first)</source>
        <translation>Team {Team} ist gestorben ({client} zuerst)</translation>
    </message>
    <message>
        <source>team {Team} died</source>
        <translation>Team {Team} ist gestorben</translation>
    </message>
    <message>
        <source>vote ended</source>
        <translation>Abstimmung beendet</translation>
    </message>
    <message>
        <source>vote: {Type}</source>
        <translation>Abstimmung: {Type}</translation>
    </message>
    <message>
        <source>{client} joined the spectators</source>
        <translation>{client} ist jetzt Zuschauer</translation>
    </message>
    <message>
        <source>{client} joined the game</source>
        <translation>{client} spielt jetzt mit</translation>
    </message>
    <message>
        <source>{client} joined the blue team</source>
        <translation>{client} ist jetzt im blauen Team</translation>
    </message>
    <message>
        <source>finished in {Time} ({Check})</source>
        <translation>im Ziel nach {Time} ({Check})</translation>
    </message>
    <message>
        <source>finished in {Time}</source>
        <translation>im Ziel nach {Time}</translation>
    </message>
    <message>
        <source>checkpoint at {Time} ({Check})</source>
        <translation>Checkpoint nach {Time} ({Check})</translation>
    </message>
    <message>
        <source>checkpoint at {Time}</source>
        <translation>Checkpoint nach {Time}</translation>
    </message>
    <message>
        <source>{client} finished in {Time} ({Diff}), server record</source>
        <translation>{client} im Ziel nach {Time} ({Diff}), Serverrekord</translation>
    </message>
    <message>
        <source>{client} finished in {Time}, server record</source>
        <translation>{client} im Ziel nach {Time}, Serverrekord</translation>
    </message>
    <message>
        <source>{client} finished in {Time} ({Diff}), personal record</source>
        <translation>{client} im Ziel nach {Time} ({Diff}), persönlicher Rekord</translation>
    </message>
    <message>
        <source>{client} finished in {Time}, personal record</source>
        <translation>{client} im Ziel nach {Time}, persönlicher Rekord</translation>
    </message>
    <message>
        <source>{client} finished in {Time} ({Diff})</source>
        <translation>{client} im Ziel nach {Time} ({Diff})</translation>
    </message>
    <message>
        <source>{client} finished in {Time}</source>
        <translation>{client} im Ziel nach {Time}</translation>
    </message>
    <message>
        <source>checkpoint ({Diff})</source>
        <translation>Checkpoint ({Diff})</translation>
    </message>
    <message>
        <source>checkpoint</source>
        <translation>Checkpoint</translation>
    </message>
    <message>
        <source>{keys}, aim {TargetX},{TargetY}</source>
        <translation>{keys}, Zielen {TargetX},{TargetY}</translation>
    </message>
    <message>
        <source>aim {TargetX},{TargetY}</source>
        <translation>Zielen {TargetX},{TargetY}</translation>
    </message>
    <message>
        <source>save {State}, code {Code}: {Error}</source>
        <translation>Speicherstand {State}, Code {Code}: {Error}</translation>
    </message>
    <message>
        <source>save {State}, code {Code}</source>
        <translation>Speicherstand {State}, Code {Code}</translation>
    </message>
    <message>
        <source>save {State}, code {GeneratedCode}: {Error}</source>
        <translation>Speicherstand {State}, Code {GeneratedCode}: {Error}</translation>
    </message>
    <message>
        <source>save {State}, code {GeneratedCode}</source>
        <translation>Speicherstand {State}, Code {GeneratedCode}</translation>
    </message>
    <message>
        <source>save {State}: {Error}</source>
        <translation>Speicherstand {State}: {Error}</translation>
    </message>
    <message>
        <source>save {State}</source>
        <translation>Speicherstand {State}</translation>
    </message>
    <message>
        <source>{client} left ({Reason})</source>
        <translation>{client} hat das Spiel verlassen ({Reason})</translation>
    </message>
    <message>
        <source>{Name} joined the spectators</source>
        <translation>{Name} ist jetzt Zuschauer</translation>
    </message>
    <message>
        <source>{Name} joined the game</source>
        <translation>{Name} spielt jetzt mit</translation>
    </message>
    <message>
        <source>{Name} joined the blue team</source>
        <translation>{Name} ist jetzt im blauen Team</translation>
    </message>
    <message>
        <source>{Name} left ({Reason})</source>
        <translation>{Name} hat das Spiel verlassen ({Reason})</translation>
    </message>
    <message>
        <source>{Name} left</source>
        <translation>{Name} hat das Spiel verlassen</translation>
    </message>
    <message>
        <source>everybody joined the spectators</source>
        <translation>alle sind jetzt Zuschauer</translation>
    </message>
    <message>
        <source>everybody joined the game</source>
        <translation>alle spielen jetzt mit</translation>
    </message>
    <message>
        <source>everybody joined the blue team</source>
        <translation>alle sind jetzt im blauen Team</translation>
    </message>
    <message>
        <source>you joined the spectators (balanced)</source>
        <translation>Sie sind jetzt Zuschauer (ausgeglichen)</translation>
    </message>
    <message>
        <source>you joined the game (balanced)</source>
        <translation>Sie spielen jetzt mit (ausgeglichen)</translation>
    </message>
    <message>
        <source>you joined the blue team (balanced)</source>
        <translation>Sie sind jetzt im blauen Team (ausgeglichen)</translation>
    </message>
    <message>
        <source>red flag grabbed</source>
        <translation>rote Flagge genommen</translation>
    </message>
    <message>
        <source>blue flag grabbed</source>
        <translation>blaue Flagge genommen</translation>
    </message>
    <message>
        <source>{client} captured the red flag in {Time}</source>
        <translation>{client} hat die rote Flagge erobert, Zeit {Time}</translation>
    </message>
    <message>
        <source>{client} captured the blue flag in {Time}</source>
        <translation>{client} hat die blaue Flagge erobert, Zeit {Time}</translation>
    </message>
    <message>
        <source>{client} hooked {other}</source>
        <translation>{client} hookt {other}</translation>
    </message>
    <message>
        <source>{client} hooked</source>
        <translation>{client} hookt</translation>
    </message>
    <message>
        <source>{client} fired ({weapon})</source>
        <translation>{client} schießt ({weapon})</translation>
    </message>
    <message>
        <source>{client} fired</source>
        <translation>{client} schießt</translation>
    </message>
    <message>
        <source>{client} hit {other} ({weapon})</source>
        <translation>{client} trifft {other} ({weapon})</translation>
    </message>
    <message>
        <source>{client} hit {other}</source>
        <translation>{client} trifft {other}</translation>
    </message>
    <message>
        <source>{client} thawed (by {other})</source>
        <translation>{client} ist aufgetaut (durch {other})</translation>
    </message>
    <message>
        <source>{client} thawed</source>
        <translation>{client} ist aufgetaut</translation>
    </message>
    <message>
        <source>{client} started the race, timed from tick {start_tick}</source>
        <translation>{client} hat das Rennen gestartet, Zeit ab Tick {start_tick}</translation>
    </message>
    <message>
        <source>message: {error}</source>
        <translation>Nachricht: {error}</translation>
    </message>
    <message>
        <source>message</source>
        <translation>Nachricht</translation>
    </message>
    <message>
        <source>{client} finished</source>
        <translation>{client} ist im Ziel</translation>
    </message>
    <message>
        <source>{client} was suddenly elsewhere</source>
        <translation>{client} war plötzlich woanders</translation>
    </message>
    <message>
        <source>{who} paused to spectate</source>
        <translation>{who} macht Pause, um zuzuschauen</translation>
    </message>
    <message>
        <source>{who} paused</source>
        <translation>{who} macht Pause</translation>
    </message>
    <message>
        <source>{who} resumed</source>
        <translation>{who} spielt weiter</translation>
    </message>
    <message>
        <source>{client} joined the red team</source>
        <translation>{client} ist jetzt im roten Team</translation>
    </message>
    <message>
        <source>{client} joined team {to} (super)</source>
        <translation>{client} ist Team {to} beigetreten (Super)</translation>
    </message>
    <message>
        <source>the game was paused</source>
        <translation>das Spiel wurde angehalten</translation>
    </message>
    <message>
        <source>the game goes on</source>
        <translation>das Spiel geht weiter</translation>
    </message>
    <message>
        <source>{client} took the red flag</source>
        <translation>{client} hat die rote Flagge genommen</translation>
    </message>
    <message>
        <source>{client} took the blue flag</source>
        <translation>{client} hat die blaue Flagge genommen</translation>
    </message>
    <message>
        <source>{client} dropped the red flag</source>
        <translation>{client} hat die rote Flagge fallen lassen</translation>
    </message>
    <message>
        <source>{client} dropped the blue flag</source>
        <translation>{client} hat die blaue Flagge fallen lassen</translation>
    </message>
    <message>
        <source>the red flag was dropped</source>
        <translation>die rote Flagge wurde fallen gelassen</translation>
    </message>
    <message>
        <source>the blue flag was dropped</source>
        <translation>die blaue Flagge wurde fallen gelassen</translation>
    </message>
    <message>
        <source>the red flag is back</source>
        <translation>die rote Flagge ist zurück</translation>
    </message>
    <message>
        <source>the blue flag is back</source>
        <translation>die blaue Flagge ist zurück</translation>
    </message>
    <message>
        <source>{client} captured the red flag</source>
        <translation>{client} hat die rote Flagge erobert</translation>
    </message>
    <message>
        <source>{client} captured the blue flag</source>
        <translation>{client} hat die blaue Flagge erobert</translation>
    </message>
    <message>
        <source>{client} died with team {Team}</source>
        <translation>{client} ist mit Team {Team} gestorben</translation>
    </message>
    <message>
        <source>{client} finished in {Time}, according to the chat</source>
        <translation>{client} im Ziel nach {Time}, laut Chat</translation>
    </message>
    <message>
        <source>{who} is in the clan {to} now</source>
        <translation>{who} ist jetzt im Clan {to}</translation>
    </message>
    <message>
        <source>{who} left the clan {from}</source>
        <translation>{who} hat den Clan {from} verlassen</translation>
    </message>
    <message>
        <source>{who} changed country</source>
        <translation>{who} hat das Land geändert</translation>
    </message>
    <message>
        <source>{client} reached tele checkpoint {number}</source>
        <translation>{client} hat Tele-Checkpoint {number} erreicht</translation>
    </message>
    <message>
        <source>an event that cannot be read any more</source>
        <translation>ein Ereignis, das nicht mehr gelesen werden kann</translation>
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
        <translation>Dauer des Tastendrucks</translation>
    </message>
    <message>
        <source>How long inputs are held. Presses whose beginning or end is not recorded are left out.</source>
        <translation>Wie lange Eingaben gehalten werden. Ausgelassen wird, wessen Anfang oder Ende nicht aufgezeichnet ist.</translation>
    </message>
    <message>
        <source>A key bound to a fixed press, a worn switch, or a game that ends a press by itself gives equal lengths.</source>
        <translation>Eine auf feste Dauer belegte Taste, ein abgenutzter Taster oder ein Spiel, das einen Tastendruck selbst beendet, ergibt gleiche Längen.</translation>
    </message>
    <message>
        <source>Interval between presses</source>
        <translation>Abstand zwischen Tastendrücken</translation>
    </message>
    <message>
        <source>From the beginning of a press to that of the next one of the same input.</source>
        <translation>Vom Beginn eines Tastendrucks bis zum Beginn des nächsten derselben Eingabe.</translation>
    </message>
    <message>
        <source>Holding a key with the system&apos;s key repeat, or a weapon&apos;s reload time, gives equal intervals.</source>
        <translation>Eine gehaltene Taste mit Tastenwiederholung des Systems oder die Nachladezeit einer Waffe ergibt gleiche Abstände.</translation>
    </message>
    <message>
        <source>Interval between changes</source>
        <translation>Abstand zwischen Änderungen</translation>
    </message>
    <message>
        <source>From one tick in which any input is pressed or released to the next such tick.</source>
        <translation>Von einem Tick, in dem irgendeine Eingabe gedrückt oder losgelassen wird, bis zum nächsten solchen Tick.</translation>
    </message>
    <message>
        <source>Calm players have long intervals; those who do a lot at once have short ones.</source>
        <translation>Wer ruhig spielt, hat lange Abstände, wer vieles gleichzeitig tut, kurze.</translation>
    </message>
    <message>
        <source>Regular intervals (±1 tick)</source>
        <translation>Regelmäßige Abstände (±1 Tick)</translation>
    </message>
    <message>
        <source>Share of the intervals between input changes that are as long as the commonest one, or a tick shorter or longer. Of a single input: of the intervals between its presses.</source>
        <translation>Anteil der Abstände zwischen Eingabeänderungen, die so lang sind wie der häufigste oder einen Tick kürzer oder länger. Bei einer einzelnen Eingabe: der Abstände zwischen ihren Tastendrücken.</translation>
    </message>
    <message>
        <source>Key repeat of the system, jumping or shooting in step with the game, lag that delivers inputs in batches, and a program that plays openly (a bot or a dummy) give regular intervals.</source>
        <translation>Tastenwiederholung des Systems, Springen oder Schießen im Takt des Spiels, Lag, der Eingaben stoßweise liefert, und ein Programm, das offen spielt (Bot oder Dummy), ergeben regelmäßige Abstände.</translation>
    </message>
    <message>
        <source>Exactly repeated sequences</source>
        <translation>Exakt wiederholte Abfolgen</translation>
    </message>
    <message>
        <source>Share of the input changes that belong to a run of eight or more which comes again with the same inputs at the same intervals.</source>
        <translation>Anteil der Eingabeänderungen, die zu einer Folge von mindestens acht gehören, die mit denselben Eingaben in denselben Abständen wiederkehrt.</translation>
    </message>
    <message>
        <source>Tapping one key evenly repeats itself, and a trained routine of few keys may, too.</source>
        <translation>Gleichmäßiges Tippen auf eine Taste wiederholt sich; eine eingeübte Abfolge weniger Tasten möglicherweise auch.</translation>
    </message>
    <message>
        <source>Reaction time</source>
        <translation>Reaktionszeit</translation>
    </message>
    <message>
        <source>Reactions below 100 ms</source>
        <translation>Reaktionen unter 100 ms</translation>
    </message>
    <message>
        <source>Share of those reaction times that are shorter than 100 ms.</source>
        <translation>Anteil dieser Reaktionszeiten, die kürzer als 100 ms sind.</translation>
    </message>
    <message>
        <source>Compare with the other players, and with how often this one presses.</source>
        <translation>Mit den anderen Spielern vergleichen und damit, wie oft dieser drückt.</translation>
    </message>
    <message>
        <source>Aim jumps</source>
        <translation>Zielsprünge</translation>
    </message>
    <message>
        <source>Share of the aim&apos;s movements, tick by tick, that turn it by 45 degrees or more.</source>
        <translation>Anteil der Zielbewegungen, Tick für Tick, die um mindestens 45 Grad drehen.</translation>
    </message>
    <message>
        <source>With the cursor near the own character a small movement of the hand turns the aim far; a high mouse speed does, too.</source>
        <translation>Steht der Mauszeiger nahe an der eigenen Figur, dreht eine kleine Handbewegung weit; hohe Mausgeschwindigkeit ebenso.</translation>
    </message>
    <message>
        <source>Where a recording has the aim in steps, or not in every tick, turns look larger than they were.</source>
        <translation>Enthält eine Aufzeichnung das Ziel nur in Stufen oder nicht in jedem Tick, wirken Drehungen größer, als sie waren.</translation>
    </message>
    <message>
        <source>Settle time of the aim</source>
        <translation>Beruhigungszeit des Ziels</translation>
    </message>
    <message>
        <source>After a jump of the aim: ticks until it rests for five ticks within 3 degrees. 0 means that the jump landed where the aim then stayed.</source>
        <translation>Nach einem Zielsprung: Ticks, bis das Ziel fünf Ticks lang innerhalb von 3 Grad ruht. 0 heißt, dass der Sprung dort endete, wo das Ziel dann blieb.</translation>
    </message>
    <message>
        <source>A flick of a trained hand, a touch pad, and keys that turn the aim land at once.</source>
        <translation>Ein Flick einer geübten Hand, ein Touchpad und Tasten, die das Ziel drehen, kommen sofort zur Ruhe.</translation>
    </message>
    <message>
        <source>Jumps that another one follows before the aim rests have no settle time.</source>
        <translation>Sprünge, denen ein weiterer folgt, bevor das Ziel ruht, haben keine Beruhigungszeit.</translation>
    </message>
    <message>
        <source>Presses on one tick phase</source>
        <translation>Tastendrücke auf einer Tick-Phase</translation>
    </message>
    <message>
        <source>Ticks are counted off in periods of 2 to 10. Share of the presses on the commonest place of the period, for the period that stands out most against chance (1 of 2 to 1 of 10).</source>
        <translation>Ticks werden in Perioden von 2 bis 10 abgezählt. Anteil der Tastendrücke auf der häufigsten Stelle der Periode, für die Periode, die sich am deutlichsten vom Zufall abhebt (1 von 2 bis 1 von 10).</translation>
    </message>
    <message>
        <source>A client that sends its inputs every other tick, a low frame rate, or a server that takes them in batches puts presses on one phase.</source>
        <translation>Ein Client, der Eingaben nur jeden zweiten Tick sendet, eine niedrige Bildrate oder ein Server, der sie gebündelt annimmt, legt Tastendrücke auf eine Phase.</translation>
    </message>
    <message>
        <source>Damaged places</source>
        <translation>Beschädigte Stellen</translation>
    </message>
    <message>
        <source>A server or client that crashed, a full disk, or a copy that broke off.</source>
        <translation>Ein abgestürzter Server oder Client, ein voller Datenträger oder eine abgebrochene Kopie.</translation>
    </message>
    <message>
        <source>A file that was changed with care has no damage.</source>
        <translation>Eine sorgfältig veränderte Datei hat keine Schäden.</translation>
    </message>
    <message>
        <source>Ticks lost to damage</source>
        <translation>Durch Schäden verlorene Ticks</translation>
    </message>
    <message>
        <source>As for damaged places.</source>
        <translation>Wie bei beschädigten Stellen.</translation>
    </message>
    <message>
        <source>Lost ticks at the end are not known to the file.</source>
        <translation>Verlorene Ticks am Ende sind der Datei nicht bekannt.</translation>
    </message>
    <message>
        <source>Gaps of more than a second</source>
        <translation>Lücken von mehr als einer Sekunde</translation>
    </message>
    <message>
        <source>Stretches without a recorded tick.</source>
        <translation>Abschnitte ohne aufgezeichneten Tick.</translation>
    </message>
    <message>
        <source>Some formats write nothing while nothing changes; recordings can be paused.</source>
        <translation>Manche Formate schreiben nichts, solange sich nichts ändert; Aufzeichnungen lassen sich pausieren.</translation>
    </message>
    <message>
        <source>A cut at either end leaves no gap.</source>
        <translation>Ein Schnitt am Anfang oder Ende hinterlässt keine Lücke.</translation>
    </message>
    <message>
        <source>Time running backwards</source>
        <translation>Rückwärts laufende Zeit</translation>
    </message>
    <message>
        <source>Places where the next tick is not after the one before.</source>
        <translation>Stellen, an denen der nächste Tick nicht nach dem vorherigen liegt.</translation>
    </message>
    <message>
        <source>A map change or restart of the server within one recording.</source>
        <translation>Ein Kartenwechsel oder Neustart des Servers innerhalb einer Aufzeichnung.</translation>
    </message>
    <message>
        <source>Formats that number their own frames cannot run backwards; what their clock does is among the damaged places.</source>
        <translation>Formate, die ihre Frames selbst nummerieren, können nicht rückwärts laufen; was ihre Uhr tut, zählt zu den beschädigten Stellen.</translation>
    </message>
    <message>
        <source>Seams</source>
        <translation>Nahtstellen</translation>
    </message>
    <message>
        <source>Places where the recording itself says that it was paused, resumed or put together.</source>
        <translation>Stellen, an denen die Aufzeichnung selbst angibt, dass sie angehalten, fortgesetzt oder zusammengesetzt wurde.</translation>
    </message>
    <message>
        <source>A recorder that was restarted.</source>
        <translation>Eine neu gestartete Aufnahme.</translation>
    </message>
    <message>
        <source>Missing keyframes</source>
        <translation>Fehlende Keyframes</translation>
    </message>
    <message>
        <source>Distances between keyframes of more than one and a half times the middle one.</source>
        <translation>Abstände zwischen Keyframes, die mehr als das Anderthalbfache des mittleren Abstands betragen.</translation>
    </message>
    <message>
        <source>A recorder under load, or one that makes keyframes only when much has changed.</source>
        <translation>Ein Aufzeichner unter Last oder einer, der Keyframes nur bei großen Änderungen erzeugt.</translation>
    </message>
    <message>
        <source>Formats without keyframes have no such figure.</source>
        <translation>Formate ohne Keyframes haben diese Kennzahl nicht.</translation>
    </message>
    <message>
        <source>Markers outside the recording</source>
        <translation>Marker außerhalb der Aufzeichnung</translation>
    </message>
    <message>
        <source>Markers of the header at ticks that the content does not have.</source>
        <translation>Marker des Headers bei Ticks, die der Inhalt nicht hat.</translation>
    </message>
    <message>
        <source>A part that was cut out of a longer recording keeps the markers of it.</source>
        <translation>Ein Ausschnitt aus einer längeren Aufzeichnung behält deren Marker.</translation>
    </message>
    <message>
        <source>Only recordings with markers have such a figure.</source>
        <translation>Nur Aufzeichnungen mit Markern haben diese Kennzahl.</translation>
    </message>
    <message>
        <source>Map differs from the recorded hash</source>
        <translation>Karte weicht vom aufgezeichneten Hash ab</translation>
    </message>
    <message>
        <source>1 where the map in use has another hash than the recording states, 0 where it has the same.</source>
        <translation>1, wenn die verwendete Karte einen anderen Hash hat, als die Aufzeichnung angibt, 0, wenn er gleich ist.</translation>
    </message>
    <message>
        <source>Another version of the map was chosen by a person.</source>
        <translation>Jemand hat eine andere Version der Karte ausgewählt.</translation>
    </message>
    <message>
        <source>Without a map, or without a stated hash, nothing can be compared.</source>
        <translation>Ohne Karte oder angegebenen Hash lässt sich nichts vergleichen.</translation>
    </message>
    <message>
        <source>share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>ticks</source>
        <translation>Ticks</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>degrees</source>
        <translation>Grad</translation>
    </message>
    <message>
        <source>places</source>
        <translation>Stellen</translation>
    </message>
    <message>
        <source>spawn</source>
        <translation>Spawn</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>Treffer</translation>
    </message>
    <message>
        <source>freeze</source>
        <translation>Freeze</translation>
    </message>
    <message>
        <source>player in reach</source>
        <translation>Spieler in Reichweite</translation>
    </message>
    <message>
        <source>every 2 ticks</source>
        <translation>alle 2 Ticks</translation>
    </message>
    <message>
        <source>every 3 ticks</source>
        <translation>alle 3 Ticks</translation>
    </message>
    <message>
        <source>every 4 ticks</source>
        <translation>alle 4 Ticks</translation>
    </message>
    <message>
        <source>every 5 ticks</source>
        <translation>alle 5 Ticks</translation>
    </message>
    <message>
        <source>every 6 ticks</source>
        <translation>alle 6 Ticks</translation>
    </message>
    <message>
        <source>every 7 ticks</source>
        <translation>alle 7 Ticks</translation>
    </message>
    <message>
        <source>every 8 ticks</source>
        <translation>alle 8 Ticks</translation>
    </message>
    <message>
        <source>every 9 ticks</source>
        <translation>alle 9 Ticks</translation>
    </message>
    <message>
        <source>every 10 ticks</source>
        <translation>alle 10 Ticks</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation>nicht angegeben</translation>
    </message>
    <message>
        <source>Places of the file that are not as its format demands, by what is wrong.</source>
        <translation>Stellen der Datei, die ihrem Format nicht entsprechen, nach Art des Fehlers.</translation>
    </message>
    <message>
        <source>Header differs from content</source>
        <translation>Header weicht vom Inhalt ab</translation>
    </message>
    <message>
        <source>Numbers of the header, such as length, frames, ticks and markers, that are not those of the content. Samples are the numbers that the header states.</source>
        <translation>Zahlen des Headers wie Länge, Frames, Ticks und Marker, die nicht denen des Inhalts entsprechen. Stichproben sind die Zahlen, die der Header angibt.</translation>
    </message>
    <message>
        <source>A copy that broke off, or a program that cut the recording and left its header as it was.</source>
        <translation>Eine abgebrochene Kopie oder ein Programm, das die Aufzeichnung gekürzt und den Header unverändert gelassen hat.</translation>
    </message>
    <message>
        <source>A recording that is still being written, or whose recorder crashed, does not state them, and some formats never do. A header that was changed with care fits.</source>
        <translation>Eine Aufzeichnung, die noch geschrieben wird oder deren Aufzeichnungsprogramm abgestürzt ist, gibt sie nicht an, und manche Formate tun es nie. Ein sorgfältig geänderter Header passt.</translation>
    </message>
    <message>
        <source>Hook</source>
        <translation>Hook</translation>
    </message>
    <message>
        <source>Hammer</source>
        <translation>Hammer</translation>
    </message>
    <message>
        <source>Gun</source>
        <translation>Pistole</translation>
    </message>
    <message>
        <source>Shotgun</source>
        <translation>Schrotflinte</translation>
    </message>
    <message>
        <source>Grenade</source>
        <translation>Granatwerfer</translation>
    </message>
    <message>
        <source>Laser</source>
        <translation>Laser</translation>
    </message>
    <message>
        <source>Ninja</source>
        <translation>Ninja</translation>
    </message>
    <message>
        <source>Hits on players</source>
        <translation>Treffer auf Spieler</translation>
    </message>
    <message>
        <source>In a crowd, or on players who hold still, anyone hits. A held trigger, a bound key and a dummy that copies inputs fire without an aim; hooks are mostly thrown at walls; with a high latency even a good aim misses.</source>
        <translation>Im Gedränge oder bei Spielern, die stillhalten, trifft jeder. Ein gehaltener Abzug, eine belegte Taste und ein Dummy, der Eingaben kopiert, feuern ohne zu zielen; Hooks werden meist auf Wände geworfen; bei hoher Latenz geht auch gut Gezieltes daneben.</translation>
    </message>
    <message>
        <source>no shot with a known weapon and end</source>
        <translation>kein Schuss, dessen Waffe und Ende bekannt sind</translation>
    </message>
    <message>
        <source>Aim off the nearest player</source>
        <translation>Zielabweichung vom nächsten Spieler</translation>
    </message>
    <message>
        <source>At each shot, hammer blow or thrown hook: the angle between the aim and the middle of the nearest other player in reach with no wall between.</source>
        <translation>Bei jedem Schuss, Hammerschlag oder ausgeworfenen Hook: der Winkel zwischen dem Ziel und der Mitte des nächsten anderen Spielers in Reichweite, den keine Wand verdeckt.</translation>
    </message>
    <message>
        <source>Shots may be meant for somebody else, for a wall, or to push the player along. Near players fill a wide angle, and a good player aims well.</source>
        <translation>Schüsse können jemand anderem, einer Wand oder der eigenen Fortbewegung gelten. Nahe Spieler füllen einen weiten Winkel, und ein guter Spieler zielt gut.</translation>
    </message>
    <message>
        <source>From view to first shot</source>
        <translation>Vom Sichtkontakt zum ersten Schuss</translation>
    </message>
    <message>
        <source>From another player&apos;s coming into view to the first shot, blow or hook whose aim points at that player, within five seconds. In view is what the game shows at its own zoom around the own character.</source>
        <translation>Vom Erscheinen eines anderen Spielers im Bild bis zum ersten Schuss, Schlag oder Hook, der auf diesen Spieler zielt, innerhalb von fünf Sekunden. Im Bild ist, was das Spiel mit seinem eigenen Zoom um die eigene Figur zeigt.</translation>
    </message>
    <message>
        <source>Sudden turns onto a player</source>
        <translation>Plötzliche Drehungen auf einen Spieler</translation>
    </message>
    <message>
        <source>Of the turns of the aim by more than 30 degrees from one recorded state to the next, while another player is in view: the share that ends within 2 degrees of the middle of one.</source>
        <translation>Von den Zieldrehungen um mehr als 30 Grad von einem aufgezeichneten Zustand zum nächsten, während ein anderer Spieler im Bild ist: der Anteil, der höchstens 2 Grad neben der Mitte eines solchen Spielers endet.</translation>
    </message>
    <message>
        <source>Chance: each player in view takes up 4 of 360 degrees, and more turn that way than another. A flick of a trained hand, lag that delivers several movements at once, and a cursor near the own character do it as well.</source>
        <translation>Zufall: Jeder Spieler im Bild nimmt 4 von 360 Grad ein, und in seine Richtung wird öfter gedreht als in andere. Auch ein Flick einer geübten Hand, Lag, der mehrere Bewegungen auf einmal liefert, und ein Mauszeiger nahe an der eigenen Figur bewirken das.</translation>
    </message>
    <message>
        <source>Aim kept on a moving player</source>
        <translation>Ziel auf bewegtem Spieler gehalten</translation>
    </message>
    <message>
        <source>How long the aim stays within 2 degrees of the middle of a player, for five ticks or more, while the direction to that player turns so far that an aim at rest would have left it.</source>
        <translation>Wie lange das Ziel mindestens fünf Ticks lang höchstens 2 Grad neben der Mitte eines Spielers bleibt, während sich die Richtung zu diesem Spieler so weit dreht, dass ein ruhendes Ziel ihn verloren hätte.</translation>
    </message>
    <message>
        <source>Following a friend with the cursor, hooking and dragging somebody, and moving past each other evenly keep the aim on a player.</source>
        <translation>Einem Freund mit dem Mauszeiger folgen, jemanden mit dem Hook ziehen und gleichmäßig aneinander vorbeilaufen halten das Ziel auf einem Spieler.</translation>
    </message>
    <message>
        <source>Share of the shots, hammer blows and thrown hooks that touch another player: with the shell or beam, with the blast of a grenade, or with the hook. Shots whose end is not seen are left out. The bars show how many ticks shots last until they end.</source>
        <translation>Anteil der Schüsse, Hammerschläge und ausgeworfenen Hooks, die einen anderen Spieler berühren: mit Geschoss oder Strahl, mit der Explosion einer Granate oder mit dem Hook. Schüsse, deren Ende nicht zu sehen ist, zählen nicht. Die Balken zeigen, wie viele Ticks Schüsse dauern, bis sie enden.</translation>
    </message>
    <message>
        <source>changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>What the player saw is not recorded: neither the zoom nor where they looked. A turn is measured between two recorded states, so a gradual one may look sudden. The figure includes latency, by which the player saw others where they had been.</source>
        <translation>Die Sicht des Spielers ist nicht aufgezeichnet: Weder der Zoom noch wohin der Spieler blickte ist bekannt. Drehungen liegen zwischen zwei aufgezeichneten Zuständen; eine mit der Hand allmählich ausgeführte kann daher plötzlich wirken. Enthalten ist die Latenz, um die der Spieler die anderen verspätet sah.</translation>
    </message>
    <message>
        <source>If the most common interval is short, the share is easily high: compare with the other players. The confidence interval assumes independent intervals, which those of a rhythm are not.</source>
        <translation>Ist der häufigste Abstand kurz, ist ein hoher Anteil schnell erreicht: mit den anderen Spielern vergleichen. Das Konfidenzintervall setzt unabhängige Abstände voraus; in einem Rhythmus sind sie das nicht.</translation>
    </message>
    <message>
        <source>One tick of difference breaks a sequence; copies that were varied on purpose are not found. The confidence interval assumes independent changes.</source>
        <translation>Ein Tick Unterschied unterbricht eine Abfolge; absichtlich variierte Kopien werden nicht gefunden. Das Konfidenzintervall setzt unabhängige Änderungen voraus.</translation>
    </message>
    <message>
        <source>Someone who presses keys all the time soon presses one after any event, and players see many events coming.</source>
        <translation>Wer ständig drückt, drückt nach allem bald; viele Ereignisse sieht man beim Spielen kommen.</translation>
    </message>
    <message>
        <source>Chance: someone who presses ten times a second has a press within 100 ms of every event. Players respond early to events that they see coming.</source>
        <translation>Zufall: Wer zehnmal pro Sekunde drückt, drückt nach allem innerhalb von 100 ms. Auf erwartete Ereignisse wird früh reagiert.</translation>
    </message>
    <message>
        <source>DDNet has no damage, so hits are worked out by its rules from recorded positions; near hits and near misses may be wrong, especially where not every tick is recorded. Race teams are not distinguished. Weapons in a teehistorian file are known only with its map, and no recording says where shells land.</source>
        <translation>DDNet kennt keinen Schaden, daher werden Treffer nach seinen Regeln aus aufgezeichneten Positionen berechnet; was nur knapp trifft oder verfehlt, kann falsch sein, erst recht, wenn nicht jeder Tick aufgezeichnet ist. Rennteams werden nicht unterschieden. Ohne ihre Karte gibt eine Teehistorian-Datei keine Waffen an, und keine Aufzeichnung gibt an, wo Geschosse enden.</translation>
    </message>
    <message>
        <source>Players who zoom out, or are warned by a friend, know of others earlier. Players who fire all the time, by hand, with a bound key or through a dummy, soon fire at anyone.</source>
        <translation>Wer herauszoomt oder von einem Freund gewarnt wird, sieht andere früher. Wer ständig feuert, von Hand, mit einer belegten Taste oder über einen Dummy, feuert bald auf jeden.</translation>
    </message>
    <message>
        <source>Unexplained long moves</source>
        <translation>Weite Bewegungen ohne Grund</translation>
    </message>
    <message>
        <source>Few formats record it.</source>
        <translation>Nur wenige Formate geben das an.</translation>
    </message>
    <message>
        <source>no shot with a known weapon while a player was in reach</source>
        <translation>kein Schuss mit bekannter Waffe, als ein Spieler in Reichweite war</translation>
    </message>
    <message>
        <source>no shot with a known weapon at a player who came into view</source>
        <translation>kein Schuss mit bekannter Waffe auf einen Spieler, der ins Bild kam</translation>
    </message>
    <message>
        <source>Same inputs twice</source>
        <translation>Zweimal dieselben Eingaben</translation>
    </message>
    <message>
        <source>The longest time, from one change of an input to another, in which all inputs and the aim are tick by tick those of another visit, or of another time of the same one. Samples are pairs of visits. The bars are all pairs of visits without this player: how long inputs are the same by chance. Stretches of ten changes or more are listed.</source>
        <translation>Die längste Zeit, von einer Änderung einer Eingabe zu einer anderen, in der alle Eingaben und das Zielen Tick für Tick die eines anderen Besuchs sind oder die einer anderen Zeit desselben. Stichproben sind Paare von Besuchen. Die Balken sind alle Paare von Besuchen ohne diesen Spieler: wie lange Eingaben zufällig gleich sind. Aufgelistet werden Strecken mit zehn Änderungen oder mehr.</translation>
    </message>
    <message>
        <source>A dummy that copies its player&apos;s inputs, bots that run the same program, keys pressed to a rhythm with the mouse at rest, and short stretches by chance. Players who wait at a start line change no inputs, so waiting does not count.</source>
        <translation>Ein Dummy, der die Eingaben seines Spielers kopiert, Bots, die dasselbe Programm ausführen, im Rhythmus gedrückte Tasten bei ruhender Maus und kurze Strecken durch Zufall. Wer an einer Startlinie wartet, ändert keine Eingaben, also zählt Warten nicht.</translation>
    </message>
    <message>
        <source>An aim that differs by a little is another one, so a copy that was changed on purpose is not found. Where a recording does not hold every tick, inputs may look the same that were not. Up to 1,500,000 changes and 512 visits are compared.</source>
        <translation>Ein Ziel, das ein wenig abweicht, ist ein anderes; eine absichtlich veränderte Kopie wird also nicht gefunden. Wo eine Aufzeichnung nicht jeden Tick enthält, können Eingaben gleich aussehen, die es nicht waren. Bis zu 1 500 000 Änderungen und 512 Besuche werden verglichen.</translation>
    </message>
    <message>
        <source>no inputs to compare</source>
        <translation>keine Eingaben zum Vergleichen</translation>
    </message>
    <message>
        <source>From an event (spawning, being hit, being frozen, another player coming into reach) to the first press within a second, from the same tick on.</source>
        <translation>Von einem Ereignis (Erscheinen, getroffen oder eingefroren werden, ein anderer Spieler kommt in Reichweite) bis zum ersten Tastendruck innerhalb einer Sekunde, vom selben Tick an.</translation>
    </message>
    <message>
        <source>What counts as long depends on the recording itself. Slow changes of the rules of movement do not show. Without the map its teleporters are not known, and jumps by them count.</source>
        <translation>Was weit ist, bemisst sich an der Aufzeichnung selbst. Langsame Änderungen der Bewegungsregeln zeigen sich nicht. Ohne die Karte sind ihre Teleporter nicht bekannt, und Sprünge durch sie zählen mit.</translation>
    </message>
    <message>
        <source>no moves, or fewer than 1,000 of all players to measure by</source>
        <translation>keine Bewegungen oder weniger als 1.000 aller Spieler als Maß</translation>
    </message>
    <message>
        <source>Ticks whose state is not known because of damage, and those that are left out since time goes back.</source>
        <translation>Ticks, deren Zustand wegen Schäden unbekannt ist, und solche, die wegbleiben, weil die Zeit zurückgeht.</translation>
    </message>
    <message>
        <source>Lag, a command of the player (such as /rescue) or of an administrator, a device of the map that is not recorded, and a game mode with its own teleports.</source>
        <translation>Lag, ein Befehl des Spielers (etwa /rescue) oder eines Administrators, eine Vorrichtung der Karte, die nicht aufgezeichnet wird, und ein Spielmodus mit eigenen Teleportern.</translation>
    </message>
    <message>
        <source>Moves within one tick, more than three times as far as 999 of 1,000 moves of all players, without a teleport, a command for one, spawn, death, load, swap, team change or return to a checkpoint within three ticks, and not between teleporters of the map. Moves are compared with speeds that are kept up for three recorded ticks, so jumps do not raise the measure.</source>
        <translation>Bewegungen innerhalb eines Ticks, die mehr als dreimal so weit sind wie 999 von 1.000 Bewegungen aller Spieler, ohne Teleport, Befehl dazu, Spawn, Tod, Laden, Tausch, Teamwechsel oder Rückkehr zu einem Kontrollpunkt innerhalb von drei Ticks und nicht zwischen Teleportern der Karte. Verglichen wird mit Geschwindigkeiten, die drei aufgezeichnete Ticks lang gehalten werden, sodass Sprünge das Maß nicht erhöhen.</translation>
    </message>
    <message>
        <source>Periods in which the recording leaves out ticks, as one of every second tick does, have no value. The best of nine periods is taken, so some excess over chance is expected; of several players together, the best of each.</source>
        <translation>Perioden, in denen die Aufzeichnung selbst Ticks auslässt, haben keinen Wert, etwa wenn sie nur jeden zweiten Tick enthält. Da die beste von neun Perioden zählt, ist etwas mehr als der Zufallswert zu erwarten. Bei mehreren Spielern zusammen ist es die beste von jedem.</translation>
    </message>
    <message>
        <source>the recording leaves out ticks in this period</source>
        <translation>die Aufzeichnung lässt Ticks in dieser Periode aus</translation>
    </message>
    <message>
        <source>It is not known whether a press is a response to the event. The time includes the player&apos;s latency. Where inputs are not known from the event to the press, as of a frozen player in a demo, there is none.</source>
        <translation>Ob ein Tastendruck dem Ereignis gilt, ist nicht bekannt. Enthalten ist die Latenz: der Weg des Bildes zum Spieler und der Eingabe zurück. Wo Eingaben vom Ereignis bis zum Tastendruck nicht bekannt sind, etwa von Eingefrorenen in einer Demo, gibt es keine.</translation>
    </message>
    <message>
        <source>the recording holds no inputs of this player</source>
        <translation>die Aufzeichnung enthält keine Eingaben dieses Spielers</translation>
    </message>
    <message>
        <source>A recorded tick is the finest step, and it may be several ticks of the game, or a frame of no fixed length. A press that begins and ends within one tick is not seen. Where inputs are derived from the character, a jump counts only while the character jumps, and weapons change when the game lets them, or by themselves; while it is frozen or paused and when it appears, nothing is known.</source>
        <translation>Ein aufgezeichneter Tick ist der feinste Schritt; er kann mehrere Ticks des Spiels umfassen oder ein Frame ohne feste Länge sein. Ein Tastendruck, der innerhalb eines Ticks beginnt und endet, ist nicht zu sehen. Wo Eingaben aus der Figur abgeleitet sind, zählt ein Sprung nur, solange die Figur springt, und Waffen wechseln, wenn das Spiel es zulässt, oder von selbst; solange sie eingefroren oder pausiert ist und wenn sie erscheint, ist nichts bekannt.</translation>
    </message>
    <message>
        <source>A recorded tick is the finest step, and it may be several ticks of the game, or a frame of no fixed length. A press that begins and ends within one tick counts as 0 ticks.</source>
        <translation>Ein aufgezeichneter Tick ist der feinste Schritt; er kann mehrere Ticks des Spiels umfassen oder ein Frame ohne feste Länge sein. Ein Tastendruck, der innerhalb eines Ticks beginnt und endet, zählt als 0 Ticks.</translation>
    </message>
</context>
<context>
    <name>faults</name>
    <message>
        <source>a recording cannot be written over itself</source>
        <translation>eine Aufzeichnung kann nicht über sich selbst geschrieben werden</translation>
    </message>
    <message>
        <source>case create takes only options</source>
        <translation>case create nimmt nur Optionen an</translation>
    </message>
    <message>
        <source>case list takes only options</source>
        <translation>case list nimmt nur Optionen an</translation>
    </message>
    <message>
        <source>give either --output or --case</source>
        <translation>entweder --output oder --case angeben</translation>
    </message>
    <message>
        <source>give either --tick T or --at TIME</source>
        <translation>entweder --tick T oder --at TIME angeben</translation>
    </message>
    <message>
        <source>give files, folders, URLs or -</source>
        <translation>Dateien, Ordner, URLs oder - angeben</translation>
    </message>
    <message>
        <source>give one FILE: there is only one --output</source>
        <translation>nur ein FILE angeben: Es gibt nur ein --output</translation>
    </message>
    <message>
        <source>give one FILE: there is only one image</source>
        <translation>nur ein FILE angeben: Es gibt nur ein Bild</translation>
    </message>
    <message>
        <source>give one FILE with reports, or -</source>
        <translation>ein FILE mit Meldungen oder - angeben</translation>
    </message>
    <message>
        <source>give one recording: there is only one copy</source>
        <translation>nur eine Aufzeichnung angeben: Es gibt nur eine Kopie</translation>
    </message>
    <message>
        <source>give the case store with --store FILE or --store service:NAME, or in TICKSCOPE_STORE</source>
        <translation>die Fallablage mit --store FILE oder --store service:NAME oder in TICKSCOPE_STORE angeben</translation>
    </message>
    <message>
        <source>give the file to write with -o OUT.hcrp</source>
        <translation>die zu schreibende Datei mit -o OUT.hcrp angeben</translation>
    </message>
    <message>
        <source>give the file to write with --output FILE</source>
        <translation>die zu schreibende Datei mit --output FILE angeben</translation>
    </message>
    <message>
        <source>give the folder of a bundle</source>
        <translation>den Ordner eines Pakets angeben</translation>
    </message>
    <message>
        <source>give the folder to create with --output DIR</source>
        <translation>den zu erstellenden Ordner mit --output DIR angeben</translation>
    </message>
    <message>
        <source>give the image to write with -o OUT.png</source>
        <translation>das zu schreibende Bild mit -o OUT.png angeben</translation>
    </message>
    <message>
        <source>give the number of one case</source>
        <translation>die Nummer eines Falls angeben</translation>
    </message>
    <message>
        <source>give the numbers of cases</source>
        <translation>die Nummern von Fällen angeben</translation>
    </message>
    <message>
        <source>give the player with --player P</source>
        <translation>den Spieler mit --player P angeben</translation>
    </message>
    <message>
        <source>--ignore-case is for --match</source>
        <translation>--ignore-case gilt nur für --match</translation>
    </message>
    <message>
        <source>--journal needs --output or --case: progress on standard output cannot be known</source>
        <translation>--journal erfordert --output oder --case: Der Fortschritt auf der Standardausgabe ist nicht feststellbar</translation>
    </message>
    <message>
        <source>no command given</source>
        <translation>kein Befehl angegeben</translation>
    </message>
    <message>
        <source>no FILE given</source>
        <translation>kein FILE angegeben</translation>
    </message>
    <message>
        <source>not all of it is at hand to be hashed</source>
        <translation>nicht vollständig vorhanden, daher kein Hash möglich</translation>
    </message>
    <message>
        <source>see tickscope-cli --help</source>
        <translation>siehe tickscope-cli --help</translation>
    </message>
    <message>
        <source>someone else has just changed it; try again</source>
        <translation>jemand anderes hat dies gerade geändert; bitte erneut versuchen</translation>
    </message>
    <message>
        <source>use events --kind list to print the event types</source>
        <translation>events --kind list zeigt alle Ereignistypen</translation>
    </message>
    <message>
        <source>--zoom must be from 0.01 to 100</source>
        <translation>--zoom muss zwischen 0.01 und 100 liegen</translation>
    </message>
    <message>
        <source>the map&apos;s name is no file name</source>
        <translation>der Name der Karte ist kein Dateiname</translation>
    </message>
    <message>
        <source>more values than fit into memory</source>
        <translation>mehr Werte, als in den Speicher passen</translation>
    </message>
    <message>
        <source>no file of that map was found</source>
        <translation>keine Datei dieser Karte gefunden</translation>
    </message>
    <message>
        <source>no such stretch in the recording</source>
        <translation>diesen Abschnitt gibt es in der Aufzeichnung nicht</translation>
    </message>
    <message>
        <source>the recording names no map</source>
        <translation>die Aufzeichnung nennt keine Karte</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>abgebrochen</translation>
    </message>
    <message>
        <source>no such tick in the recording</source>
        <translation>diesen Tick gibt es in der Aufzeichnung nicht</translation>
    </message>
    <message>
        <source>the recording has become shorter</source>
        <translation>die Aufzeichnung ist kürzer geworden</translation>
    </message>
    <message>
        <source>the file ends inside its header</source>
        <translation>die Datei endet innerhalb ihres Headers</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>die Datei ist leer</translation>
    </message>
    <message>
        <source>unrecognised format</source>
        <translation>unbekanntes Format</translation>
    </message>
    <message>
        <source>unrecognised folder</source>
        <translation>unbekannter Ordner</translation>
    </message>
    <message>
        <source>unrecognised format inside the packed file</source>
        <translation>unbekanntes Format in der gepackten Datei</translation>
    </message>
    <message>
        <source>baselines end early</source>
        <translation>Baselines enden vorzeitig</translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s) behind the directory cut off</source>
        <translation>
            <numerusform>%n Byte hinter dem Verzeichnis abgeschnitten</numerusform>
            <numerusform>%n Bytes hinter dem Verzeichnis abgeschnitten</numerusform>
        </translation>
    </message>
    <message>
        <source>client data end early</source>
        <translation>Clientdaten enden vorzeitig</translation>
    </message>
    <message>
        <source>client data refer to a packet that is missing; they stay as they were up to a whole update</source>
        <translation>Clientdaten verweisen auf ein fehlendes Paket; sie bleiben bis zur nächsten vollständigen Aktualisierung unverändert</translation>
    </message>
    <message>
        <source>the demo holds no frame</source>
        <translation>die Demo enthält keinen Frame</translation>
    </message>
    <message>
        <source>description ends early</source>
        <translation>Beschreibung endet vorzeitig</translation>
    </message>
    <message>
        <source>description has more fields than a mask</source>
        <translation>Beschreibung hat mehr Felder als eine Maske</translation>
    </message>
    <message>
        <source>the end mark of a segment is missing</source>
        <translation>die Endmarke eines Segments fehlt</translation>
    </message>
    <message>
        <source>an end mark was added</source>
        <translation>eine Endmarke wurde hinzugefügt</translation>
    </message>
    <message>
        <source>entities refer to a packet that is missing; they stay as they were up to a whole update</source>
        <translation>Entitäten verweisen auf ein fehlendes Paket; sie bleiben bis zur nächsten vollständigen Aktualisierung unverändert</translation>
    </message>
    <message>
        <source>entity before the description of its fields</source>
        <translation>Entität vor der Beschreibung ihrer Felder</translation>
    </message>
    <message>
        <source>entity refers to none before it</source>
        <translation>Entität verweist auf keine vorherige</translation>
    </message>
    <message>
        <source>faces of the map share their edges</source>
        <translation>Flächen der Karte teilen sich Kanten</translation>
    </message>
    <message>
        <source>field of a description has no known kind</source>
        <translation>Feld einer Beschreibung hat eine unbekannte Art</translation>
    </message>
    <message>
        <source>field of a description has an impossible width</source>
        <translation>Feld einer Beschreibung hat eine unmögliche Breite</translation>
    </message>
    <message>
        <source>the file ends inside the demo header</source>
        <translation>die Datei endet innerhalb des Demo-Headers</translation>
    </message>
    <message>
        <source>the file ends inside a frame</source>
        <translation>die Datei endet innerhalb eines Frames</translation>
    </message>
    <message>
        <source>a frame header is cut off</source>
        <translation>ein Frame-Header ist abgeschnitten</translation>
    </message>
    <message>
        <source>a frame is cut off</source>
        <translation>ein Frame ist abgeschnitten</translation>
    </message>
    <message>
        <source>HLTV message of a mode that is not recorded</source>
        <translation>HLTV-Nachricht eines Modus, der nicht aufgezeichnet wird</translation>
    </message>
    <message>
        <source>instanced baseline does not exist</source>
        <translation>Instanz-Baseline existiert nicht</translation>
    </message>
    <message>
        <source>instanced baselines end early</source>
        <translation>Instanz-Baselines enden vorzeitig</translation>
    </message>
    <message>
        <source>list of checked files ends early</source>
        <translation>Liste geprüfter Dateien endet vorzeitig</translation>
    </message>
    <message>
        <source>list of entities ends early</source>
        <translation>Liste der Entitäten endet vorzeitig</translation>
    </message>
    <message>
        <source>list of resources ends early</source>
        <translation>Liste der Ressourcen endet vorzeitig</translation>
    </message>
    <message>
        <source>map has no world</source>
        <translation>Karte hat keine Welt</translation>
    </message>
    <message>
        <source>part of the map ends inside a record</source>
        <translation>ein Teil der Karte endet innerhalb eines Datensatzes</translation>
    </message>
    <message>
        <source>part of the map lies outside the file</source>
        <translation>ein Teil der Karte liegt außerhalb der Datei</translation>
    </message>
    <message>
        <source>message ends early</source>
        <translation>Nachricht endet vorzeitig</translation>
    </message>
    <message>
        <source>message of an id that no server sends</source>
        <translation>Nachricht mit einer ID, die kein Server sendet</translation>
    </message>
    <message>
        <source>message of a player that does not exist</source>
        <translation>Nachricht eines Spielers, den es nicht gibt</translation>
    </message>
    <message>
        <source>no Half-Life demo</source>
        <translation>keine Half-Life-Demo</translation>
    </message>
    <message>
        <source>no map of Half-Life</source>
        <translation>keine Half-Life-Karte</translation>
    </message>
    <message>
        <source>number of an entity is too high</source>
        <translation>Nummer einer Entität ist zu hoch</translation>
    </message>
    <message>
        <source>packet has too many entities</source>
        <translation>Paket hat zu viele Entitäten</translation>
    </message>
    <message>
        <source>record before the description of its fields</source>
        <translation>Datensatz vor der Beschreibung seiner Felder</translation>
    </message>
    <message>
        <source>the recording is too long for a directory</source>
        <translation>die Aufzeichnung ist zu lang für ein Verzeichnis</translation>
    </message>
    <message>
        <source>the recording was not finished: it has no directory</source>
        <translation>die Aufzeichnung wurde nicht abgeschlossen: Sie hat kein Verzeichnis</translation>
    </message>
    <message>
        <source>temp entity of a kind that does not exist</source>
        <translation>temporäre Entität einer Art, die es nicht gibt</translation>
    </message>
    <message>
        <source>text has no end</source>
        <translation>Text ohne Ende</translation>
    </message>
    <message>
        <source>too many descriptions</source>
        <translation>zu viele Beschreibungen</translation>
    </message>
    <message>
        <source>too many different fields in descriptions</source>
        <translation>zu viele verschiedene Felder in Beschreibungen</translation>
    </message>
    <message>
        <source>too many frames without a network message</source>
        <translation>zu viele Frames ohne Netzwerknachricht</translation>
    </message>
    <message>
        <source>user info of a slot that does not exist</source>
        <translation>Benutzerdaten eines Slots, den es nicht gibt</translation>
    </message>
    <message>
        <source>user message that was never registered</source>
        <translation>Benutzernachricht, die nie registriert wurde</translation>
    </message>
    <message>
        <source>user message takes the id of an engine message</source>
        <translation>Benutzernachricht verwendet die ID einer Engine-Nachricht</translation>
    </message>
    <message>
        <source>zeros where a frame should be</source>
        <translation>Nullen, wo ein Frame sein sollte</translation>
    </message>
    <message>
        <source>more blocks are set than are kept; those from here on are left out, also of the events</source>
        <translation>mehr Blöcke gesetzt, als gespeichert werden; ab hier werden sie ausgelassen, auch bei den Ereignissen</translation>
    </message>
    <message>
        <source>bytes are left behind the last tick</source>
        <translation>hinter dem letzten Tick sind Bytes übrig</translation>
    </message>
    <message>
        <source>bytes are left behind the NBT</source>
        <translation>hinter dem NBT sind Bytes übrig</translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s) left behind the last tick of a chunk</source>
        <translation>
            <numerusform>%n Byte hinter dem letzten Tick eines Chunks übrig</numerusform>
            <numerusform>%n Bytes hinter dem letzten Tick eines Chunks übrig</numerusform>
        </translation>
    </message>
    <message>
        <source>the bytes end inside a number</source>
        <translation>die Bytes enden innerhalb einer Zahl</translation>
    </message>
    <message>
        <source>the bytes end inside a varint</source>
        <translation>die Bytes enden innerhalb eines Varints</translation>
    </message>
    <message>
        <source>a checkpoint with impossible items</source>
        <translation>ein Checkpoint mit unmöglichen Objekten</translation>
    </message>
    <message>
        <source>a chunk ends behind its file</source>
        <translation>ein Chunk endet hinter seiner Datei</translation>
    </message>
    <message>
        <source>a chunk is longer than the index says</source>
        <translation>ein Chunk ist länger als im Index angegeben</translation>
    </message>
    <message>
        <source>a chunk is shorter than the index says</source>
        <translation>ein Chunk ist kürzer als im Index angegeben</translation>
    </message>
    <message>
        <source>a chunk is too large</source>
        <translation>ein Chunk ist zu groß</translation>
    </message>
    <message>
        <source>a chunk lies inside the header or the index</source>
        <translation>ein Chunk liegt innerhalb des Headers oder des Index</translation>
    </message>
    <message>
        <source>a chunk lies outside the file</source>
        <translation>ein Chunk liegt außerhalb der Datei</translation>
    </message>
    <message>
        <source>a chunk does not begin where the one before ended</source>
        <translation>ein Chunk beginnt nicht dort, wo der vorherige endete</translation>
    </message>
    <message>
        <source>a chunk shares its bytes with others, or unpacks to too much</source>
        <translation>ein Chunk teilt seine Bytes mit anderen oder ist entpackt zu groß</translation>
    </message>
    <message>
        <source>a chunk has no bytes</source>
        <translation>ein Chunk hat keine Bytes</translation>
    </message>
    <message>
        <source>a chunk has no ticks</source>
        <translation>ein Chunk hat keine Ticks</translation>
    </message>
    <message>
        <source>files in the layout of the design document cannot be repaired</source>
        <translation>Dateien im Layout des Entwurfsdokuments können nicht repariert werden</translation>
    </message>
    <message>
        <source>the dictionary cannot be read</source>
        <translation>das Wörterbuch kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>an event is of an unknown kind</source>
        <translation>ein Ereignis unbekannter Art</translation>
    </message>
    <message>
        <source>the file became shorter</source>
        <translation>die Datei wurde kürzer</translation>
    </message>
    <message>
        <source>The header had another number of ticks than the index.</source>
        <translation>Der Header hatte eine andere Anzahl von Ticks als der Index.</translation>
    </message>
    <message>
        <source>the header has another number of ticks</source>
        <translation>der Header hat eine andere Anzahl von Ticks</translation>
    </message>
    <message>
        <source>the header has a negative length</source>
        <translation>der Header hat eine negative Länge</translation>
    </message>
    <message>
        <source>the index is longer than its chunks need</source>
        <translation>der Index ist länger, als seine Chunks erfordern</translation>
    </message>
    <message>
        <source>the index is shorter than its chunks need</source>
        <translation>der Index ist kürzer, als seine Chunks erfordern</translation>
    </message>
    <message>
        <source>a length reaches behind the end</source>
        <translation>eine Länge reicht über das Ende hinaus</translation>
    </message>
    <message>
        <source>more items are announced than bytes are left</source>
        <translation>mehr Objekte angekündigt, als Bytes übrig sind</translation>
    </message>
    <message>
        <source>an NBT array is longer than its bytes</source>
        <translation>ein NBT-Array ist länger als seine Bytes</translation>
    </message>
    <message>
        <source>NBT does not begin with a compound</source>
        <translation>NBT beginnt nicht mit einem Compound</translation>
    </message>
    <message>
        <source>NBT has a tag of an unknown type</source>
        <translation>NBT hat ein Tag unbekannten Typs</translation>
    </message>
    <message>
        <source>NBT has too many tags</source>
        <translation>NBT hat zu viele Tags</translation>
    </message>
    <message>
        <source>NBT is nested too deep</source>
        <translation>NBT ist zu tief verschachtelt</translation>
    </message>
    <message>
        <source>an NBT list has tags of an unknown type</source>
        <translation>eine NBT-Liste hat Tags unbekannten Typs</translation>
    </message>
    <message>
        <source>an NBT list is longer than its bytes</source>
        <translation>eine NBT-Liste ist länger als ihre Bytes</translation>
    </message>
    <message>
        <source>the number of chunks is negative</source>
        <translation>die Anzahl der Chunks ist negativ</translation>
    </message>
    <message>
        <source>the preamble is not as long as its file</source>
        <translation>die Präambel ist nicht so lang wie ihre Datei</translation>
    </message>
    <message>
        <source>metadata and index are longer than the file</source>
        <translation>Metadaten und Index sind länger als die Datei</translation>
    </message>
    <message>
        <source>metadata or index are too long</source>
        <translation>Metadaten oder Index sind zu lang</translation>
    </message>
    <message>
        <source>a recording with a dictionary</source>
        <translation>eine Aufzeichnung mit Wörterbuch</translation>
    </message>
    <message>
        <source>a segment has a gap</source>
        <translation>ein Segment hat eine Lücke</translation>
    </message>
    <message>
        <source>the segment of a chunk is missing</source>
        <translation>das Segment eines Chunks fehlt</translation>
    </message>
    <message>
        <source>segments do not follow on each other</source>
        <translation>Segmente folgen nicht aufeinander</translation>
    </message>
    <message>
        <source>The segments were joined to one file.</source>
        <translation>Die Segmente wurden zu einer Datei zusammengefügt.</translation>
    </message>
    <message>
        <source>a text has a negative length</source>
        <translation>ein Text hat eine negative Länge</translation>
    </message>
    <message>
        <source>the texts of items are too long</source>
        <translation>die Texte von Objekten sind zu lang</translation>
    </message>
    <message>
        <source>there are too many chunks</source>
        <translation>es gibt zu viele Chunks</translation>
    </message>
    <message>
        <source>this is no Hollow Cube replay</source>
        <translation>dies ist kein Hollow-Cube-Replay</translation>
    </message>
    <message>
        <source>a tick has a negative number of events</source>
        <translation>ein Tick hat eine negative Anzahl von Ereignissen</translation>
    </message>
    <message>
        <source>a tick has another number than its place</source>
        <translation>ein Tick hat eine andere Nummer als seine Position</translation>
    </message>
    <message>
        <source>a tick is not inside its chunk, or out of order</source>
        <translation>ein Tick liegt nicht in seinem Chunk oder steht in falscher Reihenfolge</translation>
    </message>
    <message>
        <source>too many entities are alive</source>
        <translation>zu viele Entitäten sind am Leben</translation>
    </message>
    <message>
        <source>the chunks have more ticks than there can be</source>
        <translation>die Chunks haben mehr Ticks, als möglich sind</translation>
    </message>
    <message>
        <source>a value is outside its list</source>
        <translation>ein Wert liegt außerhalb seiner Liste</translation>
    </message>
    <message>
        <source>a varint is too long</source>
        <translation>ein Varint ist zu lang</translation>
    </message>
    <message>
        <source>the world version has an impossible length</source>
        <translation>die Weltversion hat eine unmögliche Länge</translation>
    </message>
    <message>
        <source>bytes behind the end of the recording</source>
        <translation>Bytes hinter dem Ende der Aufzeichnung</translation>
    </message>
    <message>
        <source>the file ends inside a record</source>
        <translation>die Datei endet innerhalb eines Datensatzes</translation>
    </message>
    <message>
        <source>the header does not end</source>
        <translation>der Header endet nicht</translation>
    </message>
    <message>
        <source>the header holds bytes that JSON forbids</source>
        <translation>der Header enthält Bytes, die JSON nicht erlaubt</translation>
    </message>
    <message>
        <source>the header is no JSON object</source>
        <translation>der Header ist kein JSON-Objekt</translation>
    </message>
    <message>
        <source>the header names no version</source>
        <translation>der Header nennt keine Version</translation>
    </message>
    <message>
        <source>the header is no whole JSON object; what is behind this is left out</source>
        <translation>der Header ist kein vollständiges JSON-Objekt; was dahinter liegt, wird ausgelassen</translation>
    </message>
    <message>
        <source>a map without a game layer has no rules</source>
        <translation>eine Karte ohne Game-Layer hat keine Regeln</translation>
    </message>
    <message>
        <source>an input changes that was never recorded; it is left out</source>
        <translation>eine Eingabe ändert sich, die nie aufgezeichnet wurde; sie wird ausgelassen</translation>
    </message>
    <message>
        <source>a tee moves that is not there; it is left out until it appears</source>
        <translation>ein nicht vorhandener Tee bewegt sich; er wird ausgelassen, bis er erscheint</translation>
    </message>
    <message>
        <source>a tee vanishes that is not there</source>
        <translation>ein nicht vorhandener Tee verschwindet</translation>
    </message>
    <message>
        <source>more ticks than a server can count</source>
        <translation>mehr Ticks, als ein Server zählen kann</translation>
    </message>
    <message>
        <source>a negative number of ticks</source>
        <translation>eine negative Anzahl von Ticks</translation>
    </message>
    <message>
        <source>no teehistorian file</source>
        <translation>keine Teehistorian-Datei</translation>
    </message>
    <message>
        <source>a tee appears that is there already</source>
        <translation>ein bereits vorhandener Tee erscheint</translation>
    </message>
    <message>
        <source>record is longer than any server writes</source>
        <translation>Datensatz ist länger, als ein Server ihn schreibt</translation>
    </message>
    <message>
        <source>record of a client ID that no server gives</source>
        <translation>Datensatz einer Client-ID, die kein Server vergibt</translation>
    </message>
    <message>
        <source>record of an unknown kind; nothing behind it can be found</source>
        <translation>Datensatz unbekannter Art; dahinter ist nichts auffindbar</translation>
    </message>
    <message>
        <source>record with a negative size; nothing behind it can be found</source>
        <translation>Datensatz mit negativer Größe; dahinter ist nichts auffindbar</translation>
    </message>
    <message>
        <source>unfinished: the server ended before it wrote an end, or is still writing</source>
        <translation>unvollständig: Der Server endete, bevor er ein Ende schrieb, oder schreibt noch</translation>
    </message>
    <message>
        <source>a team that no server has</source>
        <translation>ein Team, das kein Server hat</translation>
    </message>
    <message>
        <source>bad table of item types</source>
        <translation>fehlerhafte Tabelle der Objekttypen</translation>
    </message>
    <message>
        <source>chunk is too long</source>
        <translation>Chunk ist zu lang</translation>
    </message>
    <message>
        <source>compressed data has no end symbol</source>
        <translation>komprimierte Daten haben kein Endsymbol</translation>
    </message>
    <message>
        <source>data block of the map is damaged</source>
        <translation>Datenblock der Karte ist beschädigt</translation>
    </message>
    <message>
        <source>data block of the map is too big</source>
        <translation>Datenblock der Karte ist zu groß</translation>
    </message>
    <message>
        <source>decompressed data is too long</source>
        <translation>dekomprimierte Daten sind zu lang</translation>
    </message>
    <message>
        <source>delta changes the size of an item</source>
        <translation>Delta ändert die Größe eines Objekts</translation>
    </message>
    <message>
        <source>delta ends inside a record</source>
        <translation>Delta endet innerhalb eines Datensatzes</translation>
    </message>
    <message>
        <source>delta makes the snapshot too large</source>
        <translation>Delta macht den Snapshot zu groß</translation>
    </message>
    <message>
        <source>delta with impossible counts</source>
        <translation>Delta mit unmöglichen Anzahlen</translation>
    </message>
    <message>
        <source>delta with an impossible item</source>
        <translation>Delta mit unmöglichem Objekt</translation>
    </message>
    <message>
        <source>delta with an item larger than the delta</source>
        <translation>Delta mit einem Objekt, das größer ist als das Delta</translation>
    </message>
    <message>
        <source>delta without header</source>
        <translation>Delta ohne Header</translation>
    </message>
    <message>
        <source>an envelope names points that are not there</source>
        <translation>eine Hüllkurve nennt Punkte, die es nicht gibt</translation>
    </message>
    <message>
        <source>an envelope is too long</source>
        <translation>eine Hüllkurve ist zu lang</translation>
    </message>
    <message>
        <source>a group names layers that are not there</source>
        <translation>eine Gruppe nennt Layer, die es nicht gibt</translation>
    </message>
    <message>
        <source>impossible size of a data block</source>
        <translation>unmögliche Größe eines Datenblocks</translation>
    </message>
    <message>
        <source>integer is cut</source>
        <translation>Ganzzahl ist abgeschnitten</translation>
    </message>
    <message>
        <source>items without a type</source>
        <translation>Objekte ohne Typ</translation>
    </message>
    <message>
        <source>the last integer is cut</source>
        <translation>die letzte Ganzzahl ist abgeschnitten</translation>
    </message>
    <message>
        <source>layer has too few quads</source>
        <translation>Layer hat zu wenige Quads</translation>
    </message>
    <message>
        <source>layer has too few tiles</source>
        <translation>Layer hat zu wenige Tiles</translation>
    </message>
    <message>
        <source>layer has too many tiles</source>
        <translation>Layer hat zu viele Tiles</translation>
    </message>
    <message>
        <source>layer is too big</source>
        <translation>Layer ist zu groß</translation>
    </message>
    <message>
        <source>layer without width or height</source>
        <translation>Layer ohne Breite oder Höhe</translation>
    </message>
    <message>
        <source>layers of the map are too big together</source>
        <translation>Layer der Karte sind zusammen zu groß</translation>
    </message>
    <message>
        <source>map ends among its items</source>
        <translation>Karte endet inmitten ihrer Objekte</translation>
    </message>
    <message>
        <source>map ends before this data block</source>
        <translation>Karte endet vor diesem Datenblock</translation>
    </message>
    <message>
        <source>map ends in a table</source>
        <translation>Karte endet in einer Tabelle</translation>
    </message>
    <message>
        <source>map file is too big</source>
        <translation>Kartendatei ist zu groß</translation>
    </message>
    <message>
        <source>the map has no pixels of this image</source>
        <translation>die Karte hat keine Pixel dieses Bildes</translation>
    </message>
    <message>
        <source>a text is too long</source>
        <translation>ein Text ist zu lang</translation>
    </message>
    <message>
        <source>negative size in the map&apos;s header</source>
        <translation>negative Größe im Header der Karte</translation>
    </message>
    <message>
        <source>the map has no game layer</source>
        <translation>die Karte hat keinen Game-Layer</translation>
    </message>
    <message>
        <source>no such data block in the map</source>
        <translation>diesen Datenblock gibt es in der Karte nicht</translation>
    </message>
    <message>
        <source>not a map file</source>
        <translation>keine Kartendatei</translation>
    </message>
    <message>
        <source>number of a message is negative</source>
        <translation>Nummer einer Nachricht ist negativ</translation>
    </message>
    <message>
        <source>projectiles of a message are missing</source>
        <translation>Projektile einer Nachricht fehlen</translation>
    </message>
    <message>
        <source>quad layer is too short</source>
        <translation>Quad-Layer ist zu kurz</translation>
    </message>
    <message>
        <source>second physics layer of one kind</source>
        <translation>zweiter Physik-Layer derselben Art</translation>
    </message>
    <message>
        <source>snapshot of another size than it says</source>
        <translation>Snapshot hat eine andere Größe als angegeben</translation>
    </message>
    <message>
        <source>snapshot with an item outside of it</source>
        <translation>Snapshot mit einem Objekt außerhalb</translation>
    </message>
    <message>
        <source>snapshot whose first item is not at offset 0</source>
        <translation>Snapshot, dessen erstes Objekt nicht bei Offset 0 liegt</translation>
    </message>
    <message>
        <source>snapshot with negative or odd sizes</source>
        <translation>Snapshot mit negativen oder ungeraden Größen</translation>
    </message>
    <message>
        <source>snapshot with too many items</source>
        <translation>Snapshot mit zu vielen Objekten</translation>
    </message>
    <message>
        <source>snapshot without header</source>
        <translation>Snapshot ohne Header</translation>
    </message>
    <message>
        <source>tile layer is too short</source>
        <translation>Tile-Layer ist zu kurz</translation>
    </message>
    <message>
        <source>the map has more than 64 images</source>
        <translation>die Karte hat mehr als 64 Bilder</translation>
    </message>
    <message>
        <source>too many integers</source>
        <translation>zu viele Ganzzahlen</translation>
    </message>
    <message>
        <source>tuning values are missing</source>
        <translation>Tuning-Werte fehlen</translation>
    </message>
    <message>
        <source>unknown map file version</source>
        <translation>unbekannte Version der Kartendatei</translation>
    </message>
    <message>
        <source>unknown version of the map</source>
        <translation>unbekannte Version der Karte</translation>
    </message>
    <message>
        <source>a chunk is too big</source>
        <translation>ein Chunk ist zu groß</translation>
    </message>
    <message>
        <source>chunks that lead over a keyframe</source>
        <translation>Chunks, die über einen Keyframe hinausführen</translation>
    </message>
    <message>
        <source>the file ends inside a chunk</source>
        <translation>die Datei endet innerhalb eines Chunks</translation>
    </message>
    <message>
        <source>the file ends inside a chunk header</source>
        <translation>die Datei endet innerhalb eines Chunk-Headers</translation>
    </message>
    <message>
        <source>the header gives the map more bytes than the file has</source>
        <translation>laut Header hat die Karte mehr Bytes als die Datei</translation>
    </message>
    <message>
        <source>the file ends inside its map</source>
        <translation>die Datei endet innerhalb ihrer Karte</translation>
    </message>
    <message>
        <source>the file ends inside its markers</source>
        <translation>die Datei endet innerhalb ihrer Marker</translation>
    </message>
    <message>
        <source>the first tick marker has no tick</source>
        <translation>die erste Tickmarke hat keinen Tick</translation>
    </message>
    <message>
        <source>keyframe without a snapshot</source>
        <translation>Keyframe ohne Snapshot</translation>
    </message>
    <message>
        <source>the map in the recording does not have the CRC-32 that the header states</source>
        <translation>die Karte in der Aufzeichnung hat nicht die CRC-32, die der Header angibt</translation>
    </message>
    <message>
        <source>the map in the recording does not have the SHA-256 that the header states</source>
        <translation>die Karte in der Aufzeichnung hat nicht den SHA-256, den der Header angibt</translation>
    </message>
    <message>
        <source>no demo: it does not begin with TWDEMO</source>
        <translation>keine Demo: Die Datei beginnt nicht mit TWDEMO</translation>
    </message>
    <message>
        <source>the demo holds no keyframe</source>
        <translation>die Demo enthält keinen Keyframe</translation>
    </message>
    <message>
        <source>the demo holds no whole keyframe; no state of its ticks is known</source>
        <translation>die Demo enthält keinen vollständigen Keyframe; kein Zustand ihrer Ticks ist bekannt</translation>
    </message>
    <message>
        <source>tick marker that goes back in time</source>
        <translation>Tickmarke, die in der Zeit zurückgeht</translation>
    </message>
    <message>
        <source>tick marker that leaps to a doubtful tick</source>
        <translation>Tickmarke, die zu einem zweifelhaften Tick springt</translation>
    </message>
    <message>
        <source>keyframe whose tick does not belong here</source>
        <translation>Keyframe, dessen Tick nicht hierher gehört</translation>
    </message>
    <message>
        <source>tick marker with an impossible tick</source>
        <translation>Tickmarke mit unmöglichem Tick</translation>
    </message>
    <message>
        <source>chunk of a kind that no recorder writes</source>
        <translation>Chunk einer Art, die kein Aufzeichner schreibt</translation>
    </message>
    <message>
        <source>block ends early</source>
        <translation>Block endet vorzeitig</translation>
    </message>
    <message>
        <source>the connection was lost</source>
        <translation>die Verbindung wurde unterbrochen</translation>
    </message>
    <message>
        <source>the server sends from one address to the next without end</source>
        <translation>der Server leitet endlos von einer Adresse zur nächsten weiter</translation>
    </message>
    <message>
        <source>the file ends early</source>
        <translation>die Datei endet vorzeitig</translation>
    </message>
    <message>
        <source>the recording names a file that is not beside it</source>
        <translation>die Aufzeichnung nennt eine Datei, die nicht daneben liegt</translation>
    </message>
    <message>
        <source>the server gives the file only as a whole, and it is too big for that</source>
        <translation>der Server liefert die Datei nur als Ganzes, und dafür ist sie zu groß</translation>
    </message>
    <message>
        <source>the file was replaced on the server while it was read; open it again</source>
        <translation>die Datei wurde auf dem Server ersetzt, während sie gelesen wurde; bitte erneut öffnen</translation>
    </message>
    <message>
        <source>the file is there no more</source>
        <translation>die Datei ist nicht mehr vorhanden</translation>
    </message>
    <message>
        <source>there is no such file on the server</source>
        <translation>diese Datei gibt es auf dem Server nicht</translation>
    </message>
    <message>
        <source>the server sends to an address that is neither http nor https</source>
        <translation>der Server leitet zu einer Adresse weiter, die weder http noch https ist</translation>
    </message>
    <message>
        <source>the server gives another part than was asked for</source>
        <translation>der Server liefert einen anderen Teil als angefordert</translation>
    </message>
    <message>
        <source>the server gives too little</source>
        <translation>der Server liefert zu wenig</translation>
    </message>
    <message>
        <source>the server does not answer in time</source>
        <translation>der Server antwortet nicht rechtzeitig</translation>
    </message>
    <message>
        <source>the server cannot be reached</source>
        <translation>der Server ist nicht erreichbar</translation>
    </message>
    <message>
        <source>the server does not tell the size of the file</source>
        <translation>der Server gibt die Größe der Datei nicht an</translation>
    </message>
    <message>
        <source>too big to be read into memory</source>
        <translation>zu groß, um in den Speicher gelesen zu werden</translation>
    </message>
    <message>
        <source>no server of that name is known</source>
        <translation>kein Server dieses Namens bekannt</translation>
    </message>
    <message>
        <source>a checkpoint with impossible values</source>
        <translation>ein Checkpoint mit unmöglichen Werten</translation>
    </message>
    <message>
        <source>more events than a recording of its size can hold; those from here on are left out</source>
        <translation>mehr Ereignisse, als eine Aufzeichnung dieser Größe enthalten kann; ab hier werden sie ausgelassen</translation>
    </message>
    <message>
        <source>more damaged places, which are not listed</source>
        <translation>weitere beschädigte Stellen, die nicht aufgeführt sind</translation>
    </message>
    <message>
        <source>the recording holds no map</source>
        <translation>die Aufzeichnung enthält keine Karte</translation>
    </message>
    <message>
        <source>recordings of this format cannot be repaired</source>
        <translation>Aufzeichnungen dieses Formats können nicht repariert werden</translation>
    </message>
    <message>
        <source>recordings of this format have no maps</source>
        <translation>Aufzeichnungen dieses Formats haben keine Karten</translation>
    </message>
    <message>
        <source>checkpoints of this format are not kept</source>
        <translation>Checkpoints dieses Formats werden nicht gespeichert</translation>
    </message>
    <message>
        <source>a finished recording cannot be resumed</source>
        <translation>eine abgeschlossene Aufzeichnung kann nicht fortgesetzt werden</translation>
    </message>
    <message>
        <source>only recordings of version 3 are converted</source>
        <translation>nur Aufzeichnungen der Version 3 werden konvertiert</translation>
    </message>
    <message>
        <source>only version 4 can be resumed</source>
        <translation>nur Version 4 kann fortgesetzt werden</translation>
    </message>
    <message>
        <source>the recorder has ended</source>
        <translation>die Aufnahme ist beendet</translation>
    </message>
    <message>
        <source>the recording cannot be written</source>
        <translation>die Aufzeichnung kann nicht geschrieben werden</translation>
    </message>
    <message>
        <source>a recording has no room for more ticks</source>
        <translation>eine Aufzeichnung hat keinen Platz für weitere Ticks</translation>
    </message>
    <message>
        <source>the recording is compacted already</source>
        <translation>die Aufzeichnung ist bereits zusammengefügt</translation>
    </message>
    <message>
        <source>the recording is of another world</source>
        <translation>die Aufzeichnung stammt aus einer anderen Welt</translation>
    </message>
    <message>
        <source>a recording is there already</source>
        <translation>eine Aufzeichnung ist bereits vorhanden</translation>
    </message>
    <message>
        <source>the recording is not finished; it may still grow</source>
        <translation>die Aufzeichnung ist nicht abgeschlossen; sie kann noch wachsen</translation>
    </message>
    <message>
        <source>this is no dictionary of zstd</source>
        <translation>dies ist kein zstd-Wörterbuch</translation>
    </message>
    <message>
        <source>a tick has too many events</source>
        <translation>ein Tick hat zu viele Ereignisse</translation>
    </message>
    <message>
        <source>the trained dictionary is empty</source>
        <translation>das trainierte Wörterbuch ist leer</translation>
    </message>
    <message>
        <source>what is damaged before leads over the next seek point; reading goes on there</source>
        <translation>der Schaden davor reicht über den nächsten Einstiegspunkt hinaus; dort wird weitergelesen</translation>
    </message>
    <message>
        <source>no room on the disk for the events from here on</source>
        <translation>kein Platz auf dem Datenträger für die Ereignisse ab hier</translation>
    </message>
    <message>
        <source>the file there has another SHA-256</source>
        <translation>die vorhandene Datei hat einen anderen SHA-256</translation>
    </message>
    <message>
        <source>the recording holds no tick</source>
        <translation>die Aufzeichnung enthält keinen Tick</translation>
    </message>
    <message>
        <source>the recording has no ticks</source>
        <translation>die Aufzeichnung hat keine Ticks</translation>
    </message>
    <message>
        <source>no case is waiting</source>
        <translation>kein Fall wartet</translation>
    </message>
    <message>
        <source>maps in the recording with the stated hash</source>
        <translation>Karten in der Aufzeichnung mit dem angegebenen Hash</translation>
    </message>
    <message>
        <source>length in seconds</source>
        <translation>Länge in Sekunden</translation>
    </message>
    <message>
        <source>place of the directory</source>
        <translation>Stelle des Verzeichnisses</translation>
    </message>
    <message>
        <source>bytes of all segments</source>
        <translation>Bytes aller Segmente</translation>
    </message>
    <message>
        <source>network frames</source>
        <translation>Netzwerk-Frames</translation>
    </message>
    <message>
        <source>bytes of the file</source>
        <translation>Bytes der Datei</translation>
    </message>
    <message>
        <source>ticks</source>
        <translation>Ticks</translation>
    </message>
    <message>
        <source>markers</source>
        <translation>Marker</translation>
    </message>
    <message>
        <source>give one of --to NAME, --nobody and --next</source>
        <translation>eines von --to NAME, --nobody und --next angeben</translation>
    </message>
    <message>
        <source>no event is as the options want it</source>
        <translation>kein Ereignis entspricht den Optionen</translation>
    </message>
    <message>
        <source>give the accused with --accused P</source>
        <translation>die Beschuldigten mit --accused P angeben</translation>
    </message>
    <message>
        <source>the type in the header is neither client nor server</source>
        <translation>der Typ im Header ist weder client noch server</translation>
    </message>
    <message>
        <source>no state of these ticks is known; nothing can be kept</source>
        <translation>von diesen Ticks ist kein Zustand bekannt; nichts kann behalten werden</translation>
    </message>
    <message numerus="yes">
        <source>%n tick(s) left out: their state is not known</source>
        <translation>
            <numerusform>%n Tick wurde ausgelassen: sein Zustand ist nicht bekannt</numerusform>
            <numerusform>%n Ticks wurden ausgelassen: ihr Zustand ist nicht bekannt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) left out: they cannot be unpacked</source>
        <translation>
            <numerusform>%n Nachricht wurde ausgelassen: sie kann nicht entpackt werden</numerusform>
            <numerusform>%n Nachrichten wurden ausgelassen: sie können nicht entpackt werden</numerusform>
        </translation>
    </message>
    <message>
        <source>there are no ticks to take</source>
        <translation>es sind keine Ticks da</translation>
    </message>
    <message>
        <source>there are too many names to hide them</source>
        <translation>es sind zu viele Namen, um sie zu verbergen</translation>
    </message>
    <message>
        <source>there are no clips of this format</source>
        <translation>von diesem Format gibt es keine Ausschnitte</translation>
    </message>
    <message>
        <source>--output: the name is not text</source>
        <translation>--output: Der Name ist kein Text</translation>
    </message>
    <message>
        <source>give the video to write with -o OUT.mp4</source>
        <translation>das zu schreibende Video mit -o OUT.mp4 angeben</translation>
    </message>
    <message>
        <source>give one FILE: there is only one video</source>
        <translation>nur ein FILE angeben: Es gibt nur ein Video</translation>
    </message>
    <message>
        <source>one of the recordings does not say when it was made</source>
        <translation>eine der Aufzeichnungen sagt nicht, wann sie entstand</translation>
    </message>
    <message>
        <source>the clocks of the recordings cannot be compared: one is local, its zone unknown</source>
        <translation>die Uhren der Aufzeichnungen sind nicht vergleichbar: Eine geht nach einer unbekannten Ortszeit</translation>
    </message>
    <message>
        <source>the recordings were made too far apart</source>
        <translation>zwischen den Aufzeichnungen liegt zu viel Zeit</translation>
    </message>
    <message>
        <source>the ticks of the recordings do not last equally long</source>
        <translation>die Ticks der Aufzeichnungen sind nicht gleich lang</translation>
    </message>
    <message>
        <source>one of the recordings has no such event</source>
        <translation>eine der Aufzeichnungen hat kein solches Ereignis</translation>
    </message>
    <message>
        <source>a video has from 1 to 1000 frames a second</source>
        <translation>ein Video hat 1 bis 1000 Bilder pro Sekunde</translation>
    </message>
    <message>
        <source>the speed must be from 0.001 to 100</source>
        <translation>die Geschwindigkeit muss zwischen 0.001 und 100 liegen</translation>
    </message>
    <message>
        <source>there is not enough memory for pictures of that size</source>
        <translation>für Bilder dieser Größe reicht der Speicher nicht</translation>
    </message>
    <message>
        <source>ffmpeg no longer does anything; it was ended</source>
        <translation>ffmpeg tut nichts mehr; es wurde beendet</translation>
    </message>
    <message>
        <source>ffmpeg was ended or crashed</source>
        <translation>ffmpeg wurde beendet oder ist abgestürzt</translation>
    </message>
    <message>
        <source>videos need the program ffmpeg: install the package ffmpeg, or name the file .png for a picture of each frame</source>
        <translation>Videos brauchen das Programm ffmpeg: das Paket ffmpeg installieren oder die Datei .png nennen, für ein Bild von jedem Frame</translation>
    </message>
    <message>
        <source>files in the layout of the design document cannot be cut</source>
        <translation>Dateien im Aufbau des Entwurfsdokuments können nicht geschnitten werden</translation>
    </message>
    <message>
        <source>clips of this format have all messages and names; they cannot be left out or hidden</source>
        <translation>Ausschnitte dieses Formats haben alle Nachrichten und Namen; sie können nicht ausgelassen oder verborgen werden</translation>
    </message>
    <message>
        <source>the recording changed while it was read</source>
        <translation>die Aufnahme hat sich beim Lesen geändert</translation>
    </message>
    <message>
        <source>no ghost: it does not begin with TWGHOST</source>
        <translation>kein Geist: Die Datei beginnt nicht mit TWGHOST</translation>
    </message>
    <message>
        <source>no chunk of a ghost begins here</source>
        <translation>hier beginnt kein Chunk eines Geists</translation>
    </message>
    <message>
        <source>characters</source>
        <translation>Zustände der Figur</translation>
    </message>
    <message>
        <source>characters with and without ticks are mixed</source>
        <translation>Zustände der Figur mit und ohne Tick sind gemischt</translation>
    </message>
    <message>
        <source>differences to a character that is lost</source>
        <translation>Unterschiede zu einem Zustand der Figur, der verloren ist</translation>
    </message>
    <message>
        <source>the tick of a character does not follow on that of the one before</source>
        <translation>der Tick eines Zustands der Figur folgt nicht auf den des vorigen</translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s)</source>
        <translation>
            <numerusform>%n Unterschied</numerusform>
            <numerusform>%n Unterschiede</numerusform>
        </translation>
    </message>
    <message>
        <source>one of the recordings has no run of a race</source>
        <translation>eine der Aufzeichnungen hat keinen Lauf eines Rennens</translation>
    </message>
    <message>
        <source>give two recordings at least</source>
        <translation>mindestens zwei Aufzeichnungen angeben</translation>
    </message>
    <message>
        <source>the run is too long for a ghost</source>
        <translation>der Lauf ist zu lang für einen Geist</translation>
    </message>
    <message>
        <source>the run has no place or no time to show</source>
        <translation>der Lauf hat keinen Ort oder keine Zeit, die gezeigt werden könnten</translation>
    </message>
    <message>
        <source>the recording does not say on which map the run was</source>
        <translation>die Aufzeichnung sagt nicht, auf welcher Karte der Lauf war</translation>
    </message>
    <message>
        <source>characters whose ticks do not belong here</source>
        <translation>Zustände der Figur, deren Ticks nicht hierher gehören</translation>
    </message>
    <message>
        <source>give files or folders</source>
        <translation>Dateien oder Ordner angeben</translation>
    </message>
    <message>
        <source>give a rule: --older, --larger, --total or --rules</source>
        <translation>eine Regel angeben: --older, --larger, --total oder --rules</translation>
    </message>
    <message>
        <source>give what to add with --markers FILE, --case N or --facts</source>
        <translation>angeben, was hinzukommt: --markers FILE, --case N oder --facts</translation>
    </message>
    <message>
        <source>recordings of this format have no place for markers, verdicts or figures</source>
        <translation>Aufzeichnungen dieses Formats haben keinen Platz für Marker, Urteile oder Kennzahlen</translation>
    </message>
    <message numerus="yes">
        <source>%n marker(s) could not be read</source>
        <translation>
            <numerusform>%n Marker konnte nicht gelesen werden</numerusform>
            <numerusform>%n Marker konnten nicht gelesen werden</numerusform>
        </translation>
    </message>
    <message>
        <source>--metadata takes KEY=JSON</source>
        <translation>--metadata erwartet KEY=JSON</translation>
    </message>
    <message numerus="yes">
        <source>%n note(s) outside the recording</source>
        <translation>
            <numerusform>%n Notiz außerhalb der Aufzeichnung</numerusform>
            <numerusform>%n Notizen außerhalb der Aufzeichnung</numerusform>
        </translation>
    </message>
    <message>
        <source>the verdicts, for which the format has no place</source>
        <translation>die Urteile, für die das Format keinen Platz hat</translation>
    </message>
    <message>
        <source>the figures, for which the format has no place</source>
        <translation>die Kennzahlen, für die das Format keinen Platz hat</translation>
    </message>
    <message>
        <source>there is nothing to add to a copy</source>
        <translation>es gibt nichts, was in eine Kopie kommen könnte</translation>
    </message>
    <message>
        <source>not JSON with a value</source>
        <translation>kein JSON mit einem Wert</translation>
    </message>
    <message>
        <source>NBT has no null in a list</source>
        <translation>NBT kennt kein null in einer Liste</translation>
    </message>
    <message>
        <source>the values of a list in NBT are all of one kind</source>
        <translation>die Werte einer Liste in NBT sind alle von einer Art</translation>
    </message>
    <message>
        <source>JSON is nested too deep for NBT</source>
        <translation>das JSON ist für NBT zu tief verschachtelt</translation>
    </message>
    <message>
        <source>files in the layout of the design document take no notes</source>
        <translation>Dateien im Aufbau des Entwurfsdokuments nehmen keine Notizen auf</translation>
    </message>
    <message>
        <source>&quot;tickscope&quot; in the metadata is not a compound</source>
        <translation>„tickscope“ in den Metadaten ist kein Compound</translation>
    </message>
    <message numerus="yes">
        <source>the end of %n text(s), longer than NBT holds</source>
        <translation>
            <numerusform>das Ende von %n Text, der länger ist, als NBT fasst</numerusform>
            <numerusform>das Ende von %n Texten, die länger sind, als NBT fasst</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n marker(s) more than the 64 that a demo has room for</source>
        <translation>
            <numerusform>%n Marker über die 64 hinaus, für die eine Demo Platz hat</numerusform>
            <numerusform>%n Marker über die 64 hinaus, für die eine Demo Platz hat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n marker(s) at tick 0, where a demo cannot have one</source>
        <translation>
            <numerusform>%n Marker bei Tick 0, wo eine Demo keinen haben kann</numerusform>
            <numerusform>%n Marker bei Tick 0, wo eine Demo keinen haben kann</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s) without a tick, which a demo cannot have</source>
        <translation>
            <numerusform>%n Notiz ohne Tick, die eine Demo nicht haben kann</numerusform>
            <numerusform>%n Notizen ohne Tick, die eine Demo nicht haben kann</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the text of %n marker(s), since a demo keeps only ticks</source>
        <translation>
            <numerusform>der Text von %n Marker, da eine Demo nur Ticks behält</numerusform>
            <numerusform>die Texte von %n Markern, da eine Demo nur Ticks behält</numerusform>
        </translation>
    </message>
    <message>
        <source>too much for the metadata of a replay</source>
        <translation>zu viel für die Metadaten einer Aufzeichnung</translation>
    </message>
    <message>
        <source>places are compared of one player of each: choose who it is</source>
        <translation>Orte werden von je einem Spieler verglichen: Wählen Sie, wer es ist</translation>
    </message>
    <message>
        <source>places can only be compared in recordings of the same world or map, by its id or hash</source>
        <translation>Orte lassen sich nur in Aufzeichnungen derselben Welt oder Karte vergleichen, anhand ihrer Kennung oder Prüfsumme</translation>
    </message>
    <message>
        <source>the ways of the two lie too far apart to be compared</source>
        <translation>die Wege der beiden liegen zu weit auseinander, um verglichen zu werden</translation>
    </message>
    <message>
        <source>it is not recorded who finished: choose who it is</source>
        <translation>es ist nicht aufgezeichnet, wer im Ziel war: bitte auswählen</translation>
    </message>
    <message>
        <source>the server gives all of the file where a part was asked for</source>
        <translation>der Server liefert die ganze Datei, obwohl ein Teil angefordert wurde</translation>
    </message>
    <message>
        <source>the recording was compacted on the server while it was read; open it again</source>
        <translation>die Aufzeichnung wurde auf dem Server zusammengefügt, während sie gelesen wurde; bitte erneut öffnen</translation>
    </message>
    <message>
        <source>the server says that the recording was compacted, but does not have the file</source>
        <translation>laut Server wurde die Aufzeichnung zusammengefügt, aber die Datei hat er nicht</translation>
    </message>
    <message>
        <source>it has no end mark</source>
        <translation>sie hat keine Endmarke</translation>
    </message>
    <message>
        <source>it has changed in the last minutes</source>
        <translation>sie hat sich in den letzten Minuten geändert</translation>
    </message>
    <message>
        <source>it has another name, under which it would stay</source>
        <translation>sie hat einen weiteren Namen, unter dem sie bliebe</translation>
    </message>
    <message>
        <source>no rule asks for it</source>
        <translation>keine Regel verlangt es</translation>
    </message>
    <message>
        <source>a link</source>
        <translation>eine Verknüpfung</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>nicht lesbar</translation>
    </message>
    <message>
        <source>part of a recording in several files; name its folder</source>
        <translation>Teil einer Aufzeichnung aus mehreren Dateien; ihren Ordner angeben</translation>
    </message>
    <message>
        <source>not only files of the recording in its folder</source>
        <translation>in ihrem Ordner liegen nicht nur Dateien der Aufzeichnung</translation>
    </message>
    <message>
        <source>may still be written</source>
        <translation>wird vielleicht noch geschrieben</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>beschädigt</translation>
    </message>
    <message>
        <source>no date that can be relied on</source>
        <translation>kein verlässliches Datum</translation>
    </message>
    <message>
        <source>world or map unknown</source>
        <translation>Welt oder Map unbekannt</translation>
    </message>
    <message>
        <source>has anticheat flags</source>
        <translation>hat Anticheat-Markierungen</translation>
    </message>
    <message>
        <source>one of the best runs</source>
        <translation>einer der besten Läufe</translation>
    </message>
    <message>
        <source>pinned in the library</source>
        <translation>in der Bibliothek angeheftet</translation>
    </message>
    <message>
        <source>recording of a case</source>
        <translation>Aufzeichnung eines Falls</translation>
    </message>
    <message>
        <source>could not be removed</source>
        <translation>konnte nicht entfernt werden</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) old</source>
        <translation>
            <numerusform>%n Tag alt</numerusform>
            <numerusform>%n Tage alt</numerusform>
        </translation>
    </message>
    <message>
        <source>larger than allowed</source>
        <translation>größer als erlaubt</translation>
    </message>
    <message>
        <source>it has changed since it was read</source>
        <translation>sie hat sich geändert, seit sie gelesen wurde</translation>
    </message>
    <message>
        <source>both are of the same session: compared by tick</source>
        <translation>beide sind von derselben Sitzung: nach Ticks verglichen</translation>
    </message>
    <message>
        <source>without pictures, graphs, clips and the PDF, which come with the window</source>
        <translation>ohne Bilder, Diagramme, Ausschnitte und das PDF, die zur grafischen Anwendung gehören</translation>
    </message>
    <message>
        <source>not decided yet: no verdict will be in it</source>
        <translation>noch nicht entschieden: Es wird kein Urteil darin stehen</translation>
    </message>
    <message>
        <source>clips are made of recordings: give them with --recording FILE</source>
        <translation>Ausschnitte brauchen Aufzeichnungen: mit --recording FILE angeben</translation>
    </message>
    <message>
        <source>the last snapshot is too far back</source>
        <translation>der letzte Snapshot liegt zu weit zurück</translation>
    </message>
    <message>
        <source>the state at the beginning does not fit into a clip</source>
        <translation>der Zustand am Anfang passt nicht in einen Ausschnitt</translation>
    </message>
    <message numerus="yes">
        <source>%n link(s) out of the folder left out</source>
        <translation>
            <numerusform>%n Verweis aus dem Ordner hinaus ausgelassen</numerusform>
            <numerusform>%n Verweise aus dem Ordner hinaus ausgelassen</numerusform>
        </translation>
    </message>
    <message>
        <source>the list is too long; the rest of it is left out</source>
        <translation>die Liste ist zu lang; der Rest davon wird ausgelassen</translation>
    </message>
    <message>
        <source>the server does not list the folder</source>
        <translation>der Server listet den Ordner nicht auf</translation>
    </message>
    <message>
        <source>folders lie in each other too deep, or go in a circle</source>
        <translation>die Ordner sind zu tief verschachtelt oder bilden einen Kreis</translation>
    </message>
    <message>
        <source>too many folders; the rest is left out</source>
        <translation>zu viele Ordner; der Rest wird ausgelassen</translation>
    </message>
    <message>
        <source>the server does not list the rest of the bucket</source>
        <translation>der Server listet den Rest des Buckets nicht auf</translation>
    </message>
    <message>
        <source>the list goes in a circle</source>
        <translation>die Liste dreht sich im Kreis</translation>
    </message>
    <message>
        <source>addresses that are too long were left out</source>
        <translation>zu lange Adressen wurden ausgelassen</translation>
    </message>
    <message>
        <source>too many files; the rest is left out</source>
        <translation>zu viele Dateien; der Rest wird ausgelassen</translation>
    </message>
    <message>
        <source>Header</source>
        <translation>Kopf</translation>
    </message>
    <message>
        <source>Container</source>
        <translation>Container</translation>
    </message>
    <message>
        <source>Checksum</source>
        <translation>Prüfsumme</translation>
    </message>
    <message>
        <source>Players and events</source>
        <translation>Spieler und Ereignisse</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>the server sends to an address of this machine or its network</source>
        <translation>der Server schickt zu einer Adresse dieses Rechners oder seines Netzes</translation>
    </message>
    <message>
        <source>the server does not answer any more; the rest of the folders is left out</source>
        <translation>der Server antwortet nicht mehr; die übrigen Ordner sind ausgelassen</translation>
    </message>
    <message>
        <source>what is here ended the process that read it; reading goes on at the next seek point</source>
        <translation>Was hier steht, hat den Prozess beendet, der es las; gelesen wird ab dem nächsten Einstiegspunkt</translation>
    </message>
    <message>
        <source>the output cannot be written; is the disk full?</source>
        <translation>die Ausgabe kann nicht geschrieben werden; ist der Datenträger voll?</translation>
    </message>
    <message>
        <source>players come, go or change their names more often than is kept; what comes of that from here on is left out</source>
        <translation>Spieler kommen, gehen oder ändern ihren Namen öfter, als festgehalten wird; was davon ab hier kommt, wird ausgelassen</translation>
    </message>
    <message>
        <source>there is no type of event that both can hold</source>
        <translation>es gibt keine Ereignisart, die beide enthalten können</translation>
    </message>
    <message>
        <source>no run of the first recording lies in these ticks</source>
        <translation>kein Lauf der ersten Aufzeichnung liegt in diesen Ticks</translation>
    </message>
    <message>
        <source>splits by place are those of the whole way; leave out --from and --to</source>
        <translation>Zwischenzeiten nach Ort sind die des ganzen Wegs; --from und --to weglassen</translation>
    </message>
    <message>
        <source>accused by name only: %1</source>
        <translation>Beschuldigte, von denen nur der Name angegeben ist: %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a case number</source>
        <translation>„%1“ ist keine Fallnummer</translation>
    </message>
    <message>
        <source>%1: more than %2 MiB</source>
        <translation>%1: mehr als %2 MiB</translation>
    </message>
    <message>
        <source>%1: not all of it is available to be hashed</source>
        <translation>%1: nicht vollständig verfügbar, daher kein Hash möglich</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not begin with one of %2 and &quot;=&quot;</source>
        <translation>„%1“ beginnt nicht mit einem von %2 und „=“</translation>
    </message>
    <message>
        <source>%1: was written for another recording (%2)</source>
        <translation>%1: wurde für eine andere Aufzeichnung geschrieben (%2)</translation>
    </message>
    <message>
        <source>types of events compared: %1</source>
        <translation>verglichene Ereignisarten: %1</translation>
    </message>
    <message>
        <source>no place of %1 is recorded</source>
        <translation>von %1 ist kein Ort aufgezeichnet</translation>
    </message>
    <message>
        <source>%1: needed to read %2; the game server refuses such recordings</source>
        <translation>%1: zum Lesen von %2 erforderlich; der Spielserver nimmt solche Aufzeichnungen nicht an</translation>
    </message>
    <message>
        <source>%1: positions are as recorded, not predicted for the tick</source>
        <translation>%1: Positionen sind wie aufgezeichnet, nicht für den Tick vorausberechnet</translation>
    </message>
    <message>
        <source>%1: no velocities are recorded; they follow from positions</source>
        <translation>%1: keine Geschwindigkeiten aufgezeichnet; sie folgen aus den Positionen</translation>
    </message>
    <message>
        <source>%1 needs a whole number, not &quot;%2&quot;</source>
        <translation>%1 erwartet eine ganze Zahl, nicht „%2“</translation>
    </message>
    <message>
        <source>--kind: there is no event type &quot;%1&quot;; the closest is &quot;%2&quot; (--kind list prints all)</source>
        <translation>--kind: es gibt keinen Ereignistyp „%1“; am ähnlichsten ist „%2“ (--kind list zeigt alle)</translation>
    </message>
    <message>
        <source>there is no event type &quot;%1&quot;; the closest is &quot;%2&quot;</source>
        <translation>es gibt keinen Ereignistyp „%1“; am ähnlichsten ist „%2“</translation>
    </message>
    <message>
        <source>no ticks between --from and --to; %1</source>
        <translation>keine Ticks zwischen --from und --to; %1</translation>
    </message>
    <message>
        <source>the recording has ticks %1 to %2 (00:00.00 to %3)</source>
        <translation>die Aufzeichnung hat die Ticks %1 bis %2 (00:00.00 bis %3)</translation>
    </message>
    <message>
        <source>%1: no map: %2</source>
        <translation>%1: keine Karte: %2</translation>
    </message>
    <message>
        <source>no such time; %1</source>
        <translation>diese Zeit gibt es nicht; %1</translation>
    </message>
    <message>
        <source>%1: damaged at byte %2, tick %3: %4</source>
        <translation>%1: beschädigt bei Byte %2, Tick %3: %4</translation>
    </message>
    <message numerus="yes">
        <source>%2: and %n more damaged place(s); verify lists them</source>
        <translation>
            <numerusform>%2: und %n weitere beschädigte Stelle; verify listet alle auf</numerusform>
            <numerusform>%2: und %n weitere beschädigte Stellen; verify listet alle auf</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 takes no value</source>
        <translation>%1 nimmt keinen Wert an</translation>
    </message>
    <message>
        <source>%1 needs a value: %2</source>
        <translation>%1 erwartet einen Wert: %2</translation>
    </message>
    <message>
        <source>unknown option %1</source>
        <translation>unbekannte Option %1</translation>
    </message>
    <message>
        <source>%1 must be at least %2</source>
        <translation>%1 muss mindestens %2 sein</translation>
    </message>
    <message>
        <source>%1 must be from %2 to %3</source>
        <translation>%1 muss zwischen %2 und %3 liegen</translation>
    </message>
    <message>
        <source>%1 needs a number, not &quot;%2&quot;</source>
        <translation>%1 erwartet eine Zahl, nicht „%2“</translation>
    </message>
    <message>
        <source>--size needs WIDTHxHEIGHT, not &quot;%1&quot;</source>
        <translation>--size erwartet WIDTHxHEIGHT, nicht „%1“</translation>
    </message>
    <message>
        <source>--size must be from %1 to %2 on each side</source>
        <translation>--size muss je Seite zwischen %1 und %2 liegen</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a proxy, which relays the game, and no player</source>
        <translation>„%1“ ist ein Proxy, der das Spiel überträgt, und kein Spieler</translation>
    </message>
    <message>
        <source>%1 is the number of one player and the name of another; write &apos;#%1&apos; for the number, or &apos;#%2&apos; for who was called so</source>
        <translation>%1 ist die Nummer eines Spielers und der Name eines anderen; &apos;#%1&apos; steht für die Nummer, &apos;#%2&apos; für den, der so hieß</translation>
    </message>
    <message>
        <source>no player with the number %1</source>
        <translation>kein Spieler mit der Nummer %1</translation>
    </message>
    <message>
        <source>no player with the number %1; that is the name of player %2</source>
        <translation>kein Spieler mit der Nummer %1; so heißt Spieler %2</translation>
    </message>
    <message>
        <source>no player &quot;%1&quot;</source>
        <translation>kein Spieler „%1“</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) have been named &quot;%2&quot;; give the number of one: %3</source>
        <translation>
            <numerusform>%n Spieler hieß „%2“; bitte die Nummer angeben: %3</numerusform>
            <numerusform>%n Spieler hießen „%2“; bitte eine der Nummern angeben: %3</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: the settings of the window cannot be read</source>
        <translation>%1: die Einstellungen des Fensters sind nicht lesbar</translation>
    </message>
    <message>
        <source>cannot write the output: %1</source>
        <translation>die Ausgabe kann nicht geschrieben werden: %1</translation>
    </message>
    <message>
        <source>%1 is not a recording of the case</source>
        <translation>%1 ist keine Aufzeichnung des Falls</translation>
    </message>
    <message>
        <source>%1 must be one of %2</source>
        <translation>%1 muss eines von %2 sein</translation>
    </message>
    <message>
        <source>no such tick; %1</source>
        <translation>diesen Tick gibt es nicht; %1</translation>
    </message>
    <message>
        <source>%1 is a player&apos;s number: give the one file that it is of with --recording FILE</source>
        <translation>%1 ist eine Spielernummer: die eine Datei, zu der sie gehört, mit --recording FILE angeben</translation>
    </message>
    <message>
        <source>%1 needs the program %2, which comes with the window and is not installed</source>
        <translation>%1 benötigt das Programm %2, das zur grafischen Anwendung gehört und nicht installiert ist</translation>
    </message>
    <message>
        <source>see tickscope-cli %1 --help</source>
        <translation>siehe tickscope-cli %1 --help</translation>
    </message>
    <message>
        <source>--token-file: %1</source>
        <translation>--token-file: %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; needs to be followed by what to do</source>
        <translation>nach „%1“ muss angegeben werden, was zu tun ist</translation>
    </message>
    <message>
        <source>unknown command %1</source>
        <translation>unbekannter Befehl %1</translation>
    </message>
    <message>
        <source>%1: there is no such case store</source>
        <translation>%1: diesen Fallspeicher gibt es nicht</translation>
    </message>
    <message numerus="yes">
        <source>%n recording(s) would be removed, %2 bytes; nothing is removed without --yes</source>
        <translation>
            <numerusform>%n Aufzeichnung würde entfernt, %2 Byte; ohne --yes wird nichts entfernt</numerusform>
            <numerusform>%n Aufzeichnungen würden entfernt, %2 Byte; ohne --yes wird nichts entfernt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n recording(s) removed, %2 bytes</source>
        <translation>
            <numerusform>%n Aufzeichnung entfernt, %2 Byte</numerusform>
            <numerusform>%n Aufzeichnungen entfernt, %2 Byte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. --delete deletes instead</source>
        <translation>%1. --delete löscht stattdessen</translation>
    </message>
    <message>
        <source>--when: no format has &quot;%1&quot;; the closest is &quot;%2&quot;</source>
        <translation>--when: kein Format hat „%1“; am ähnlichsten ist „%2“</translation>
    </message>
    <message>
        <source>--when: there is no figure &quot;%1&quot;; the closest is &quot;%2&quot; (also counts.NAME and events.KIND)</source>
        <translation>--when: es gibt keine Kennzahl „%1“; am ähnlichsten ist „%2“ (auch counts.NAME und events.KIND)</translation>
    </message>
    <message numerus="yes">
        <source>%n recording(s) looked at, %2 matched</source>
        <translation>
            <numerusform>%n Aufzeichnung durchsucht, %2 passend</numerusform>
            <numerusform>%n Aufzeichnungen durchsucht, %2 passend</numerusform>
        </translation>
    </message>
    <message>
        <source>&quot;%1&quot;: the values are %2 to %3</source>
        <translation>„%1“: die Werte reichen von %2 bis %3</translation>
    </message>
    <message>
        <source>--when needs FIGURE &gt; NUMBER (or &gt;=, &lt;, &lt;=, =, !=), not &quot;%1&quot;</source>
        <translation>--when erwartet FIGURE &gt; NUMBER (oder &gt;=, &lt;, &lt;=, =, !=), nicht „%1“</translation>
    </message>
    <message>
        <source>--when: %1 is no share, so it has no percent</source>
        <translation>--when: %1 ist kein Anteil und hat daher keine Prozente</translation>
    </message>
    <message>
        <source>%1: another scan is using this journal</source>
        <translation>%1: eine andere Suche verwendet dieses Journal</translation>
    </message>
    <message>
        <source>%1: not the journal of this scan; its options or its output differ</source>
        <translation>%1: nicht das Journal dieser Suche; Optionen oder Ausgabe unterscheiden sich</translation>
    </message>
    <message>
        <source>--shard needs I/N with I from 1 to N, not &quot;%1&quot;</source>
        <translation>--shard erwartet I/N mit I von 1 bis N, nicht „%1“</translation>
    </message>
    <message>
        <source>%1: shorter than its journal says; remove both to start again</source>
        <translation>%1: kürzer als im Journal angegeben; für einen Neubeginn beide löschen</translation>
    </message>
    <message>
        <source>--data: there is no folder %1</source>
        <translation>--data: es gibt keinen Ordner %1</translation>
    </message>
    <message>
        <source>several players are named &quot;%1&quot; at that tick; give the number of one</source>
        <translation>mehrere Spieler heißen bei diesem Tick „%1“; bitte die Nummer angeben</translation>
    </message>
    <message>
        <source>--output: images cannot be written as &quot;%1&quot;; name it .png, or one of %2</source>
        <translation>--output: Bilder können nicht als „%1“ geschrieben werden; .png oder eines von %2 verwenden</translation>
    </message>
    <message>
        <source>--output must end in %1</source>
        <translation>--output muss auf %1 enden</translation>
    </message>
    <message>
        <source>--compare: %1 ghosts at most</source>
        <translation>--compare: höchstens %1 Geister</translation>
    </message>
    <message>
        <source>player &quot;%1&quot; is not there in any of the ticks %2 to %3</source>
        <translation>Spieler „%1“ ist in keinem der Ticks %2 bis %3 da</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no regular expression: %2</source>
        <translation>„%1“ ist kein regulärer Ausdruck: %2</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>a copy would have nothing of it: %1 left out</source>
        <translation>eine Kopie hätte nichts davon; weggelassen: %1</translation>
    </message>
    <message>
        <source>left out: %1</source>
        <translation>weggelassen: %1</translation>
    </message>
    <message>
        <source>%1 has a name or clan in it that the clip hides; give the file another name</source>
        <translation>%1 enthält einen Namen oder Clan, den der Ausschnitt verbirgt; geben Sie der Datei einen anderen Namen</translation>
    </message>
    <message>
        <source>%1: the copy would replace a part of what it is made of</source>
        <translation>%1: Die Kopie würde einen Teil dessen ersetzen, woraus sie entsteht</translation>
    </message>
    <message>
        <source>as %1 from tick %2 on</source>
        <translation>wie %1 ab Tick %2</translation>
    </message>
    <message>
        <source>%1: not stated</source>
        <translation>%1: nicht angegeben</translation>
    </message>
    <message>
        <source>%1: %2, as stated</source>
        <translation>%1: %2, wie angegeben</translation>
    </message>
    <message>
        <source>%1: stated %2, found none</source>
        <translation>%1: angegeben %2, keine gefunden</translation>
    </message>
    <message>
        <source>%1: stated %2, found %3</source>
        <translation>%1: angegeben %2, gefunden %3</translation>
    </message>
    <message>
        <source>the header states %1 for &quot;%2&quot;, which has to be more than 0</source>
        <translation>Kopf gibt %1 für „%2“ an, was mehr als 0 sein muss</translation>
    </message>
    <message>
        <source>version %1 of ghosts is not known; versions 4 to 6 are read</source>
        <translation>Version %1 von Geistern ist nicht bekannt; gelesen werden die Versionen 4 bis 6</translation>
    </message>
    <message>
        <source>a chunk has %1 numbers instead of %2</source>
        <translation>ein Chunk hat %1 Zahlen statt %2</translation>
    </message>
    <message>
        <source>the header states %1 characters, the file has %2</source>
        <translation>der Kopf gibt %1 Zustände der Figur an, die Datei hat %2</translation>
    </message>
    <message numerus="yes">
        <source>%1; reading goes on at the next keyframe, without %n tick(s) before it</source>
        <translation>
            <numerusform>%1; gelesen wird ab dem nächsten Keyframe, ohne %n Tick davor</numerusform>
            <numerusform>%1; gelesen wird ab dem nächsten Keyframe, ohne %n Ticks davor</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; reading ends there, without %n tick(s) behind it</source>
        <translation>
            <numerusform>%1; dort endet das Lesen, ohne %n Tick dahinter</numerusform>
            <numerusform>%1; dort endet das Lesen, ohne %n Ticks dahinter</numerusform>
        </translation>
    </message>
    <message>
        <source>impossible frame type %1</source>
        <translation>unmöglicher Frame-Typ %1</translation>
    </message>
    <message>
        <source>frame with an impossible length of %1</source>
        <translation>Frame mit unmöglicher Länge von %1</translation>
    </message>
    <message>
        <source>demo protocol %1 with network protocol %2 is not known</source>
        <translation>Demoprotokoll %1 mit Netzwerkprotokoll %2 ist nicht bekannt</translation>
    </message>
    <message>
        <source>%1; frames go on at byte %2</source>
        <translation>%1; weiter mit Frames ab Byte %2</translation>
    </message>
    <message>
        <source>%1; nothing behind it in its segment can be read</source>
        <translation>%1; dahinter ist in diesem Segment nichts lesbar</translation>
    </message>
    <message>
        <source>%1 (at %2 s)</source>
        <translation>%1 (bei %2 s)</translation>
    </message>
    <message>
        <source>%1 (cut at %2 s)</source>
        <translation>%1 (bei %2 s abgeschnitten)</translation>
    </message>
    <message>
        <source>network protocol %1 is newer than the newest known one; it is read as 48</source>
        <translation>Netzwerkprotokoll %1 ist neuer als das neueste bekannte; es wird als 48 gelesen</translation>
    </message>
    <message numerus="yes">
        <source>%n tick(s) have a time that cannot be and take that of the tick before, first tick %2</source>
        <translation>
            <numerusform>%n Tick hat eine unmögliche Zeit und erhält die des Ticks davor, erster Tick %2</numerusform>
            <numerusform>%n Ticks haben eine unmögliche Zeit und erhalten die des Ticks davor, erster Tick %2</numerusform>
        </translation>
    </message>
    <message>
        <source>the header says that the directory is at %1, but it is at %2; nothing is lost</source>
        <translation>laut Header liegt das Verzeichnis bei %1, tatsächlich bei %2; nichts ist verloren</translation>
    </message>
    <message>
        <source>there is no directory at %1 or elsewhere; the frames were read one after another</source>
        <translation>weder bei %1 noch anderswo ist ein Verzeichnis; die Frames wurden der Reihe nach gelesen</translation>
    </message>
    <message>
        <source>from byte %1 on nothing could be kept: %2</source>
        <translation>ab Byte %1 konnte nichts übernommen werden: %2</translation>
    </message>
    <message>
        <source>bytes %1 to %2 could not be kept: %3</source>
        <translation>Bytes %1 bis %2 konnten nicht übernommen werden: %3</translation>
    </message>
    <message>
        <source>%1; the rest of the frame is lost</source>
        <translation>%1; der Rest des Frames ist verloren</translation>
    </message>
    <message>
        <source>packet has %1 entities and not as many as it announces</source>
        <translation>Paket hat %1 Entitäten und nicht so viele, wie es ankündigt</translation>
    </message>
    <message>
        <source>the dictionary has number %1 instead of %2</source>
        <translation>das Wörterbuch hat die Nummer %1 statt %2</translation>
    </message>
    <message>
        <source>a chunk cannot be unpacked: %1</source>
        <translation>ein Chunk kann nicht entpackt werden: %1</translation>
    </message>
    <message>
        <source>a chunk cannot be packed: %1</source>
        <translation>ein Chunk kann nicht gepackt werden: %1</translation>
    </message>
    <message>
        <source>the chunks need dictionary %1</source>
        <translation>die Chunks benötigen Wörterbuch %1</translation>
    </message>
    <message>
        <source>%2: %1</source>
        <translation>%2: %1</translation>
    </message>
    <message>
        <source>%1: %2 bytes of a segmented Hollow Cube recording; the preamble.dat that tells what they are is not beside them</source>
        <translation>%1: %2 Bytes einer segmentierten Hollow-Cube-Aufzeichnung; die Datei preamble.dat, die sie beschreibt, liegt nicht daneben</translation>
    </message>
    <message>
        <source>version %1 is not known</source>
        <translation>Version %1 ist nicht bekannt</translation>
    </message>
    <message>
        <source>version %1 of the design document&apos;s layout is not known</source>
        <translation>Version %1 des Layouts aus dem Entwurfsdokument ist nicht bekannt</translation>
    </message>
    <message>
        <source>nothing of these ticks can be kept: %1</source>
        <translation>von diesen Ticks kann nichts behalten werden: %1</translation>
    </message>
    <message>
        <source>what is there at tick %1 is more than one tick can tell; a clip can begin at tick %2</source>
        <translation>was bei Tick %1 da ist, ist mehr, als ein Tick sagen kann; ein Ausschnitt kann bei Tick %2 beginnen</translation>
    </message>
    <message numerus="yes">
        <source>%n tick(s) left out at the beginning: %2</source>
        <translation>
            <numerusform>%n Tick am Anfang wurde ausgelassen: %2</numerusform>
            <numerusform>%n Ticks am Anfang wurden ausgelassen: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tick(s) left out at the end: %2</source>
        <translation>
            <numerusform>%n Tick am Ende wurde ausgelassen: %2</numerusform>
            <numerusform>%n Ticks am Ende wurden ausgelassen: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (byte %2 of the unpacked chunk)</source>
        <translation>%1 (Byte %2 des entpackten Chunks)</translation>
    </message>
    <message>
        <source>an event is of an unknown kind: %1</source>
        <translation>ein Ereignis unbekannter Art: %1</translation>
    </message>
    <message>
        <source>%1; reading goes on at the next snapshot</source>
        <translation>%1; gelesen wird ab dem nächsten Snapshot</translation>
    </message>
    <message>
        <source>the metadata cannot be read (%1); repair the recording first</source>
        <translation>die Metadaten können nicht gelesen werden (%1); zuerst die Aufzeichnung reparieren</translation>
    </message>
    <message>
        <source>&quot;%1&quot; in the metadata is a list of compounds</source>
        <translation>„%1“ in den Metadaten ist eine Liste von Compounds</translation>
    </message>
    <message>
        <source>&quot;%1&quot; in the metadata is a list</source>
        <translation>„%1“ in den Metadaten ist eine Liste</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: a text is longer than NBT holds</source>
        <translation>„%1“: ein Text ist länger, als NBT fasst</translation>
    </message>
    <message>
        <source>%1; the recording is shown without its metadata</source>
        <translation>%1; die Aufzeichnung wird ohne ihre Metadaten gezeigt</translation>
    </message>
    <message>
        <source>the metadata take too much memory; %1 values of them are left out</source>
        <translation>die Metadaten benötigen zu viel Speicher; %1 ihrer Werte werden ausgelassen</translation>
    </message>
    <message>
        <source>the header has %1 ticks and the index %2; the index is believed</source>
        <translation>der Header hat %1 Ticks und der Index %2; maßgeblich ist der Index</translation>
    </message>
    <message numerus="yes">
        <source>%1; %n tick(s) lost</source>
        <translation>
            <numerusform>%1; %n Tick verloren</numerusform>
            <numerusform>%1; %n Ticks verloren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Chunk %3 cannot be read (%2); left out from there on: %n chunk(s).</source>
        <translation>
            <numerusform>Chunk %3 kann nicht gelesen werden (%2); ab dort ausgelassen: %n Chunk.</numerusform>
            <numerusform>Chunk %3 kann nicht gelesen werden (%2); ab dort ausgelassen: %n Chunks.</numerusform>
        </translation>
    </message>
    <message>
        <source>The metadata cannot be read (%1); they are empty now.</source>
        <translation>Die Metadaten können nicht gelesen werden (%1); sie sind jetzt leer.</translation>
    </message>
    <message>
        <source>the first chunk cannot be read (%1), so nothing can be kept</source>
        <translation>der erste Chunk kann nicht gelesen werden (%1), daher kann nichts übernommen werden</translation>
    </message>
    <message>
        <source>%1 record with too few bytes</source>
        <translation>Datensatz %1 mit zu wenigen Bytes</translation>
    </message>
    <message>
        <source>a clip of a teehistorian file has to begin where the file does, at tick %1: its records only tell what changes</source>
        <translation>ein Ausschnitt einer Teehistorian-Datei muss beginnen, wo die Datei beginnt, bei Tick %1: ihre Datensätze sagen nur, was sich ändert</translation>
    </message>
    <message>
        <source>the text &quot;%1&quot; of the header has no end</source>
        <translation>der Text „%1“ des Headers hat kein Ende</translation>
    </message>
    <message>
        <source>delta removes item %1/%2, which is not there</source>
        <translation>Delta entfernt das Objekt %1/%2, das es nicht gibt</translation>
    </message>
    <message>
        <source>message field %1 is cut</source>
        <translation>Nachrichtenfeld %1 ist abgeschnitten</translation>
    </message>
    <message>
        <source>data block %1 lies outside its area</source>
        <translation>Datenblock %1 liegt außerhalb seines Bereichs</translation>
    </message>
    <message>
        <source>item %1 lies outside its area</source>
        <translation>Objekt %1 liegt außerhalb seines Bereichs</translation>
    </message>
    <message>
        <source>an item of type %1 has a wrong size</source>
        <translation>ein Objekt vom Typ %1 hat eine falsche Größe</translation>
    </message>
    <message>
        <source>an item of type %1 names another type</source>
        <translation>ein Objekt vom Typ %1 nennt einen anderen Typ</translation>
    </message>
    <message>
        <source>a text is missing: %1</source>
        <translation>ein Text fehlt: %1</translation>
    </message>
    <message>
        <source>image &quot;%1&quot; is too big</source>
        <translation>Bild „%1“ ist zu groß</translation>
    </message>
    <message>
        <source>image &quot;%1&quot; has no usable pixels</source>
        <translation>Bild „%1“ hat keine verwendbaren Pixel</translation>
    </message>
    <message>
        <source>layer %1 is left out: %2</source>
        <translation>Layer %1 wird ausgelassen: %2</translation>
    </message>
    <message>
        <source>message field %1 is out of range</source>
        <translation>Nachrichtenfeld %1 liegt außerhalb des zulässigen Bereichs</translation>
    </message>
    <message>
        <source>message field %1 is no UTF-8</source>
        <translation>Nachrichtenfeld %1 ist kein UTF-8</translation>
    </message>
    <message>
        <source>a clip needs at least two ticks; ticks %1 to %2 of the recording hold fewer</source>
        <translation>ein Ausschnitt braucht mindestens zwei Ticks; die Ticks %1 bis %2 der Aufzeichnung haben weniger</translation>
    </message>
    <message>
        <source>%1; ticks may be missing here</source>
        <translation>%1; hier können Ticks fehlen</translation>
    </message>
    <message>
        <source>demo version %1 is of Teeworlds 0.5, whose objects are not known; versions 3 to 6 are read</source>
        <translation>Demoversion %1 stammt aus Teeworlds 0.5, dessen Objekte nicht bekannt sind; gelesen werden die Versionen 3 bis 6</translation>
    </message>
    <message>
        <source>%1; one message is lost</source>
        <translation>%1; eine Nachricht ist verloren</translation>
    </message>
    <message>
        <source>%1; the search for a keyframe behind it is given up</source>
        <translation>%1; die Suche nach einem Keyframe dahinter wird aufgegeben</translation>
    </message>
    <message>
        <source>%1; the state is not known up to the next keyframe</source>
        <translation>%1; der Zustand ist bis zum nächsten Keyframe nicht bekannt</translation>
    </message>
    <message>
        <source>demos of version %1 have no markers</source>
        <translation>Demos der Version %1 haben keine Marker</translation>
    </message>
    <message>
        <source>version %1 of demos is not known; it is read as version %2</source>
        <translation>Demoversion %1 ist nicht bekannt; sie wird als Version %2 gelesen</translation>
    </message>
    <message>
        <source>the header states %1 markers, and has room for %2</source>
        <translation>der Header gibt %1 Marker an und hat Platz für %2</translation>
    </message>
    <message>
        <source>%1; reading goes on at the next keyframe</source>
        <translation>%1; gelesen wird ab dem nächsten Keyframe</translation>
    </message>
    <message>
        <source>%1; nothing behind it can be read</source>
        <translation>%1; dahinter ist nichts lesbar</translation>
    </message>
    <message>
        <source>the map in the recording cannot be read: %1</source>
        <translation>die Karte in der Aufzeichnung kann nicht gelesen werden: %1</translation>
    </message>
    <message>
        <source>the map in the recording: %1</source>
        <translation>die Karte in der Aufzeichnung: %1</translation>
    </message>
    <message>
        <source>layer %1 of the map in the recording is left out: %2</source>
        <translation>Layer %1 der Karte in der Aufzeichnung wird ausgelassen: %2</translation>
    </message>
    <message>
        <source>%1: is a folder</source>
        <translation>%1: ist ein Ordner</translation>
    </message>
    <message>
        <source>%1: Permission denied</source>
        <translation>%1: keine Berechtigung</translation>
    </message>
    <message>
        <source>%1: No such file or directory</source>
        <translation>%1: Datei oder Ordner nicht gefunden</translation>
    </message>
    <message>
        <source>cannot write a temporary file: %1</source>
        <translation>temporäre Datei kann nicht geschrieben werden: %1</translation>
    </message>
    <message>
        <source>%1: too much to read from a pipe</source>
        <translation>%1: zu viel, um es aus einer Pipe zu lesen</translation>
    </message>
    <message>
        <source>%1: is no regular file</source>
        <translation>%1: ist keine reguläre Datei</translation>
    </message>
    <message>
        <source>no secure connection: %1</source>
        <translation>keine sichere Verbindung: %1</translation>
    </message>
    <message>
        <source>the server wants a bearer token, or another one (%1)</source>
        <translation>der Server verlangt ein Bearer-Token oder ein anderes (%1)</translation>
    </message>
    <message>
        <source>the server refuses access; a signed address may have run out (%1)</source>
        <translation>der Server verweigert den Zugriff; eine signierte Adresse ist möglicherweise abgelaufen (%1)</translation>
    </message>
    <message>
        <source>there is no such file on the server (%1)</source>
        <translation>diese Datei gibt es auf dem Server nicht (%1)</translation>
    </message>
    <message>
        <source>the server does not have the part that was asked for (%1)</source>
        <translation>der Server hat den angeforderten Teil nicht (%1)</translation>
    </message>
    <message>
        <source>the server is busy or out of order (%1)</source>
        <translation>der Server ist überlastet oder gestört (%1)</translation>
    </message>
    <message>
        <source>the server gives no file (%1)</source>
        <translation>der Server liefert keine Datei (%1)</translation>
    </message>
    <message>
        <source>%1: holds no token</source>
        <translation>%1: enthält kein Token</translation>
    </message>
    <message>
        <source>%1 is not a regular file; it is not replaced</source>
        <translation>%1 ist keine reguläre Datei und wird nicht ersetzt</translation>
    </message>
    <message>
        <source>%1 cannot be written; is the disk full?</source>
        <translation>%1 kann nicht geschrieben werden; ist der Datenträger voll?</translation>
    </message>
    <message>
        <source>%1 exists already; --force replaces it</source>
        <translation>%1 existiert bereits; --force ersetzt die Datei</translation>
    </message>
    <message>
        <source>%1 is the recording itself</source>
        <translation>%1 ist die Aufzeichnung selbst</translation>
    </message>
    <message>
        <source>the %1 stream ends early; %2 bytes were unpacked before</source>
        <translation>der %1-Datenstrom endet vorzeitig; zuvor wurden %2 Bytes entpackt</translation>
    </message>
    <message>
        <source>the %1 stream is followed by other bytes; %2 bytes were unpacked before</source>
        <translation>auf den %1-Datenstrom folgen andere Bytes; zuvor wurden %2 Bytes entpackt</translation>
    </message>
    <message>
        <source>the %1 stream needs too much memory; %2 bytes were unpacked before</source>
        <translation>der %1-Datenstrom benötigt zu viel Speicher; zuvor wurden %2 Bytes entpackt</translation>
    </message>
    <message>
        <source>the %1 stream is of a newer kind; %2 bytes were unpacked before</source>
        <translation>der %1-Datenstrom ist von neuerer Art; zuvor wurden %2 Bytes entpackt</translation>
    </message>
    <message>
        <source>the %1 stream is damaged; %2 bytes were unpacked before</source>
        <translation>der %1-Datenstrom ist beschädigt; zuvor wurden %2 Bytes entpackt</translation>
    </message>
    <message>
        <source>the %1 stream unpacks to too much; %2 bytes were unpacked before</source>
        <translation>der %1-Datenstrom ist entpackt zu groß; zuvor wurden %2 Bytes entpackt</translation>
    </message>
    <message>
        <source>case %1</source>
        <translation>Fall %1</translation>
    </message>
    <message>
        <source>case %1, which has one of this name</source>
        <translation>Fall %1, der eine dieses Namens hat</translation>
    </message>
    <message>
        <source>changes to cases wait in %1 until the window sends them; nothing was removed</source>
        <translation>Änderungen an Fällen warten in %1, bis das Fenster sie sendet; nichts wurde entfernt</translation>
    </message>
    <message>
        <source>%1: another prune is running; nothing was removed</source>
        <translation>%1: prune läuft schon; nichts wurde entfernt</translation>
    </message>
    <message>
        <source>more in total than allowed, and %1</source>
        <translation>insgesamt mehr als erlaubt, und %1</translation>
    </message>
    <message>
        <source>%1 (rules of %2)</source>
        <translation>%1 (Regeln von %2)</translation>
    </message>
    <message>
        <source>there is no trash for %1; nothing was removed</source>
        <translation>für %1 gibt es keinen Papierkorb; nichts wurde entfernt</translation>
    </message>
    <message>
        <source>%1 needs an age such as 36h, 30d, 8w or 1y, not &quot;%2&quot;</source>
        <translation>%1 braucht ein Alter wie 36h, 30d, 8w oder 1y, nicht „%2“</translation>
    </message>
    <message>
        <source>%1 needs a size such as 500K, 200M or 4G, not &quot;%2&quot;</source>
        <translation>%1 braucht eine Größe wie 500K, 200M oder 4G, nicht „%2“</translation>
    </message>
    <message>
        <source>exit code %1</source>
        <translation>Exit-Code %1</translation>
    </message>
    <message>
        <source>%1: reading ended the process that did it (%2)</source>
        <translation>%1: Das Lesen hat den Prozess beendet, der es tat (%2)</translation>
    </message>
    <message>
        <source>%1 (%2 times in a row)</source>
        <translation>%1 (%2-mal in Folge)</translation>
    </message>
    <message>
        <source>not a number such as 60, 0.25 or 30000/1001: &quot;%1&quot;</source>
        <translation>keine Zahl wie 60, 0.25 oder 30000/1001: „%1“</translation>
    </message>
    <message>
        <source>more than %1 frames</source>
        <translation>mehr als %1 Bilder</translation>
    </message>
    <message>
        <source>not a time: &quot;%1&quot;</source>
        <translation>keine Zeit: „%1“</translation>
    </message>
    <message>
        <source>ticks go from %1 to %2</source>
        <translation>Ticks reichen von %1 bis %2</translation>
    </message>
    <message>
        <source>the recording lasts %1</source>
        <translation>die Aufzeichnung dauert %1</translation>
    </message>
    <message>
        <source>%1: does not have the bytes written to it</source>
        <translation>%1: enthält nicht die geschriebenen Bytes</translation>
    </message>
    <message>
        <source>no dictionary can be made of these chunks: %1</source>
        <translation>aus diesen Chunks kann kein Wörterbuch erstellt werden: %1</translation>
    </message>
    <message>
        <source>no dictionary can be made: %1</source>
        <translation>es kann kein Wörterbuch erstellt werden: %1</translation>
    </message>
    <message>
        <source>the dictionary&apos;s number %1 does not fit into a header</source>
        <translation>die Nummer %1 des Wörterbuchs passt nicht in einen Header</translation>
    </message>
    <message>
        <source>case %1: not all opinions that it needs have been decided</source>
        <translation>Fall %1: noch sind nicht alle nötigen Urteile gefällt</translation>
    </message>
    <message>
        <source>cannot write %1: %2</source>
        <translation>%1 kann nicht geschrieben werden: %2</translation>
    </message>
    <message>
        <source>cannot start %1: %2</source>
        <translation>%1 lässt sich nicht starten: %2</translation>
    </message>
    <message>
        <source>ffmpeg failed: %1</source>
        <translation>ffmpeg ist gescheitert: %1</translation>
    </message>
    <message>
        <source>ffmpeg ended before the video was complete (exit code %1)</source>
        <translation>ffmpeg endete, bevor das Video fertig war (Exit-Code %1)</translation>
    </message>
    <message>
        <source>width and height of a .%1 must be even</source>
        <translation>Breite und Höhe einer .%1 müssen gerade sein</translation>
    </message>
    <message>
        <source>a .%1 counts hundredths of a second: it can have 50, 25, 20, 10 or 5 frames a second</source>
        <translation>eine .%1 zählt Hundertstelsekunden: Sie kann 50, 25, 20, 10 oder 5 Bilder pro Sekunde haben</translation>
    </message>
    <message>
        <source>--when: there is no input &quot;%1&quot;; there are: %2</source>
        <translation>--when: Es gibt keine Eingabe „%1“; es gibt: %2</translation>
    </message>
    <message>
        <source>client %1 is nobody there</source>
        <translation>Client %1 ist dort niemand</translation>
    </message>
    <message>
        <source>client %1 is %2 there, not %3</source>
        <translation>Client %1 ist dort %2, nicht %3</translation>
    </message>
    <message>
        <source>the case knows %1 as client %2: give the recording with --recording FILE if client %3 is %4</source>
        <translation>der Fall kennt %1 als Client %2: die Aufzeichnung mit --recording FILE angeben, wenn Client %3 %4 ist</translation>
    </message>
    <message>
        <source>%1 is not a recording of the case; --add-recording adds it</source>
        <translation>%1 ist keine Aufzeichnung des Falls; --add-recording nimmt sie auf</translation>
    </message>
    <message>
        <source>exported cases come without their history; verdicts and what others wrote became notes that say so</source>
        <translation>exportierte Fälle kommen ohne ihren Verlauf; Urteile und was andere schrieben, wurden Notizen, die das sagen</translation>
    </message>
    <message>
        <source>the accused was also called %1, which texts may still have; to erase that, too: tickscope-cli case erase NAME</source>
        <translation>der Beschuldigte hieß auch %1, was noch in Texten stehen kann; um auch das zu löschen: tickscope-cli case erase NAME</translation>
    </message>
    <message>
        <source>no case mentions %1</source>
        <translation>kein Fall erwähnt %1</translation>
    </message>
    <message>
        <source>&apos;#%1&apos; is the number of one player and the name of another; write %1 for the number, or %2 for who was called so</source>
        <translation>&apos;#%1&apos; ist die Nummer eines Spielers und der Name eines anderen; %1 steht für die Nummer, %2 für den, der so hieß</translation>
    </message>
    <message>
        <source>libcurl, which is needed to read from servers, cannot be loaded</source>
        <translation>libcurl, das zum Lesen von Servern nötig ist, lässt sich nicht laden</translation>
    </message>
    <message>
        <source>the recordings have nothing in common to compare</source>
        <translation>die Aufzeichnungen haben nichts gemeinsam, was sich vergleichen ließe</translation>
    </message>
    <message>
        <source>%1: no tick of one recording lies beside one of the other</source>
        <translation>%1: kein Tick der einen Aufzeichnung liegt neben einem der anderen</translation>
    </message>
    <message>
        <source>%1: no player has the same name in both</source>
        <translation>%1: kein Spieler hat in beiden denselben Namen</translation>
    </message>
    <message>
        <source>%1: left out, as nobody in the other recording has that name: %2</source>
        <translation>%1: ausgelassen, weil in der anderen Aufzeichnung niemand so heißt: %2</translation>
    </message>
    <message>
        <source>the other recording has no player %1</source>
        <translation>die andere Aufzeichnung hat keinen Spieler %1</translation>
    </message>
    <message>
        <source>it has no finish with a time</source>
        <translation>er hat kein Ziel mit einer Zeit</translation>
    </message>
    <message>
        <source>the recording does not say whose it is</source>
        <translation>die Aufzeichnung sagt nicht, wessen er ist</translation>
    </message>
    <message>
        <source>it is that of %1</source>
        <translation>er ist der von %1</translation>
    </message>
    <message>
        <source>its start is not recorded</source>
        <translation>sein Start ist nicht aufgezeichnet</translation>
    </message>
    <message>
        <source>there is no finished run of a player whom the recording names, with its time and its start</source>
        <translation>es gibt keinen beendeten Lauf eines Spielers, den die Aufzeichnung nennt, mit Zeit und Start</translation>
    </message>
    <message numerus="yes">
        <source>there are %n run(s)</source>
        <translation>
            <numerusform>es gibt %n Lauf</numerusform>
            <numerusform>es gibt %n Läufe</numerusform>
        </translation>
    </message>
    <message>
        <source>run %1: %2</source>
        <translation>Lauf %1: %2</translation>
    </message>
    <message>
        <source>the player is not recorded for %1 of the run, where the ghost moves in a straight line</source>
        <translation>der Spieler ist für %1 des Laufs nicht aufgezeichnet; dort bewegt sich der Geist geradeaus</translation>
    </message>
    <message>
        <source>there is no input of one player that both recordings hold</source>
        <translation>es gibt keine Eingabe eines Spielers, die beide Aufzeichnungen enthalten</translation>
    </message>
    <message>
        <source>case %1 is here already; nothing was added to it</source>
        <translation>Fall %1 ist schon hier; nichts wurde hinzugefügt</translation>
    </message>
    <message>
        <source>perhaps sent to a 0.7 client</source>
        <translation>vielleicht an einen 0.7-Client gesendet</translation>
    </message>
    <message>
        <source>%1 is a name only: no accused of the case has it, and no recording was given</source>
        <translation>%1 ist nur ein Name: Der Fall beschuldigt niemanden dieses Namens, und es wurde keine Aufzeichnung angegeben</translation>
    </message>
    <message>
        <source>%1: not all events of these types are recorded: %2</source>
        <translation>%1: nicht alle Ereignisse dieser Typen sind aufgezeichnet: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n recording(s) do not hold all events of these types</source>
        <translation>
            <numerusform>%n Aufzeichnung enthält nicht alle Ereignisse dieser Typen</numerusform>
            <numerusform>%n Aufzeichnungen enthalten nicht alle Ereignisse dieser Typen</numerusform>
        </translation>
    </message>
    <message>
        <source>&quot;%1&quot;: no value; it is not recorded, nobody has that figure, or there are too few samples</source>
        <translation>„%1“: kein Wert; er ist nicht aufgezeichnet, niemand hat diese Kennzahl, oder es gibt zu wenige Messwerte</translation>
    </message>
    <message>
        <source>network messages of protocol %1 cannot be read: players, entities and most events are unknown</source>
        <translation>Netzwerknachrichten von Protokoll %1 können nicht gelesen werden: Spieler, Entitäten und die meisten Ereignisse sind unbekannt</translation>
    </message>
    <message>
        <source>%1 #%2 is not in the game at tick %3</source>
        <translation>%1 #%2 ist bei Tick %3 nicht im Spiel</translation>
    </message>
    <message>
        <source>%1 #%2 is not in the game from tick %3 to %4</source>
        <translation>%1 #%2 ist von Tick %3 bis %4 nicht durchgehend im Spiel</translation>
    </message>
    <message>
        <source>both may be of the same session, though their clocks do not tell: compared by tick</source>
        <translation>beide können aus derselben Sitzung sein, obwohl ihre Uhren es nicht zeigen: nach Tick verglichen</translation>
    </message>
    <message>
        <source>%1: left out, as several players had that name at once and cannot be told apart: %2</source>
        <translation>%1: ausgelassen, da mehrere Spieler zugleich diesen Namen hatten und nicht zu unterscheiden sind: %2</translation>
    </message>
    <message>
        <source>nobody is called &quot;%1&quot; in these ticks</source>
        <translation>niemand heißt in diesen Ticks „%1“</translation>
    </message>
    <message>
        <source>no finish with a known time</source>
        <translation>kein Ziel mit bekannter Zeit</translation>
    </message>
    <message>
        <source>--size must be no more than %1 pixels in all</source>
        <translation>--size darf insgesamt höchstens %1 Pixel ergeben</translation>
    </message>
    <message>
        <source>the case is not assigned to you</source>
        <translation>der Fall ist Ihnen nicht zugewiesen</translation>
    </message>
    <message>
        <source>a decided verdict stays as it is</source>
        <translation>ein entschiedenes Urteil bleibt, wie es ist</translation>
    </message>
    <message>
        <source>only its author changes it</source>
        <translation>nur der Verfasser ändert es</translation>
    </message>
    <message>
        <source>the two recordings do not have the same map, or are of two worlds</source>
        <translation>die beiden Aufzeichnungen haben nicht dieselbe Karte oder sind aus zwei Welten</translation>
    </message>
    <message>
        <source>times of day are exact to a second at best: what lies so near may be no difference</source>
        <translation>Uhrzeiten sind bestenfalls auf eine Sekunde genau: was so nah beieinander liegt, ist vielleicht kein Unterschied</translation>
    </message>
    <message>
        <source>both recordings have ticks %1 to %2 of the first one</source>
        <translation>beide Aufzeichnungen haben die Ticks %1 bis %2 der ersten</translation>
    </message>
    <message>
        <source>types of events of which only what the server&apos;s recording lacks is a difference: %1</source>
        <translation>Arten von Ereignissen, bei denen nur ein Unterschied ist, was der Aufzeichnung des Servers fehlt: %1</translation>
    </message>
    <message>
        <source>types of events not compared, as they depend on who recorded them: %1</source>
        <translation>nicht verglichene Arten von Ereignissen, da sie davon abhängen, wer aufgezeichnet hat: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n recording(s) have several players of that name; rows have their numbers</source>
        <translation>
            <numerusform>%n Aufzeichnung hat mehrere Spieler dieses Namens; in den Zeilen stehen ihre Nummern</numerusform>
            <numerusform>%n Aufzeichnungen haben mehrere Spieler dieses Namens; in den Zeilen stehen ihre Nummern</numerusform>
        </translation>
    </message>
    <message>
        <source>another reviewer has decided, so the verdict stays</source>
        <translation>ein anderer Prüfer hat entschieden, daher bleibt das Urteil</translation>
    </message>
    <message>
        <source>only a decided verdict is withdrawn</source>
        <translation>nur ein gefälltes Urteil wird zurückgezogen</translation>
    </message>
    <message>
        <source>there is no verdict on the case</source>
        <translation>zu dem Fall gibt es kein Urteil</translation>
    </message>
    <message>
        <source>the verdict was just changed</source>
        <translation>das Urteil wurde gerade geändert</translation>
    </message>
    <message>
        <source>only its author changes a note</source>
        <translation>eine Notiz ändert nur, wer sie verfasst hat</translation>
    </message>
    <message>
        <source>there is no such case</source>
        <translation>diesen Fall gibt es nicht</translation>
    </message>
    <message>
        <source>the store was made by a later version of Tickscope</source>
        <translation>der Speicher stammt von einer neueren Version von Tickscope</translation>
    </message>
    <message>
        <source>there is no case %1</source>
        <translation>es gibt keinen Fall %1</translation>
    </message>
    <message>
        <source>the headers of the two recordings differ: %1</source>
        <translation>die Kopfdaten der beiden Aufzeichnungen unterscheiden sich: %1</translation>
    </message>
    <message>
        <source>left out, as one of the recordings has some as they were at earlier ticks</source>
        <translation>ausgelassen, weil eine der Aufzeichnungen manche von früheren Ticks hat</translation>
    </message>
    <message>
        <source>aim and shots are not compared, as the two recordings have them at other ticks</source>
        <translation>Zielen und Schüsse werden nicht verglichen, da die beiden Aufzeichnungen sie in anderen Ticks haben</translation>
    </message>
    <message>
        <source>left out, or compared only where neither is 0, as they depend on who recorded them: %1</source>
        <translation>weggelassen oder nur verglichen, wo keines 0 ist, da sie davon abhängen, wer aufgezeichnet hat: %1</translation>
    </message>
    <message>
        <source>no player &quot;%1&quot; at tick %2</source>
        <translation>kein Spieler „%1“ in Tick %2</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>only its author removes a note</source>
        <translation>eine Notiz löscht nur, wer sie verfasst hat</translation>
    </message>
    <message>
        <source>case %1 was removed by %2</source>
        <translation>Fall %1 wurde von %2 entfernt</translation>
    </message>
    <message>
        <source>case %1 has no note %2</source>
        <translation>Fall %1 hat keine Notiz %2</translation>
    </message>
    <message>
        <source>%1 is none of %2</source>
        <translation>%1 ist keines von %2</translation>
    </message>
    <message>
        <source>unknown key &quot;%1&quot;</source>
        <translation>unbekannter Schlüssel „%1“</translation>
    </message>
    <message>
        <source>more cells than columns</source>
        <translation>mehr Zellen als Spalten</translation>
    </message>
    <message>
        <source>no report in it</source>
        <translation>keine Meldung darin</translation>
    </message>
    <message>
        <source>this is not a text in UTF-8</source>
        <translation>das ist kein Text in UTF-8</translation>
    </message>
    <message>
        <source>%1: events of these types are never recorded in this format: %2</source>
        <translation>%1: Ereignisse dieser Typen zeichnet dieses Format nie auf: %2</translation>
    </message>
    <message>
        <source>the note is too long</source>
        <translation>die Notiz ist zu lang</translation>
    </message>
    <message>
        <source>the claim is too long</source>
        <translation>der Vorwurf ist zu lang</translation>
    </message>
    <message>
        <source>the reason is too long</source>
        <translation>die Begründung ist zu lang</translation>
    </message>
    <message>
        <source>a reason is too long</source>
        <translation>eine Begründung ist zu lang</translation>
    </message>
    <message>
        <source>the case is decided</source>
        <translation>der Fall ist entschieden</translation>
    </message>
    <message>
        <source>the case was changed since</source>
        <translation>der Fall wurde seitdem geändert</translation>
    </message>
    <message>
        <source>there is no such note</source>
        <translation>diese Notiz gibt es nicht</translation>
    </message>
    <message>
        <source>a given verdict cites the note</source>
        <translation>ein gefälltes Urteil beruft sich auf die Notiz</translation>
    </message>
    <message>
        <source>a verdict cites the note</source>
        <translation>ein Urteil beruft sich auf die Notiz</translation>
    </message>
    <message>
        <source>to decide, a verdict needs a decision, a reason, and a finding on one aspect at least</source>
        <translation>zum Entscheiden braucht ein Urteil eine Entscheidung, eine Begründung und einen Befund zu mindestens einem Aspekt</translation>
    </message>
    <message>
        <source>the decision says &quot;%1&quot;, and all findings say &quot;clean&quot;</source>
        <translation>die Entscheidung lautet „%1“, und alle Befunde lauten „clean“</translation>
    </message>
    <message>
        <source>a tag is empty or too long, or there are too many</source>
        <translation>ein Schlagwort ist leer oder zu lang, oder es sind zu viele</translation>
    </message>
    <message>
        <source>too many recordings or accused</source>
        <translation>zu viele Aufzeichnungen oder Beschuldigte</translation>
    </message>
    <message>
        <source>too many pieces of evidence</source>
        <translation>zu viele Belege</translation>
    </message>
    <message>
        <source>the player&apos;s name or the category is too long</source>
        <translation>der Name des Spielers oder die Kategorie ist zu lang</translation>
    </message>
    <message>
        <source>the name of a recording is too long</source>
        <translation>der Name einer Aufzeichnung ist zu lang</translation>
    </message>
    <message>
        <source>the name of a reporter or assignee is too long</source>
        <translation>der Name der meldenden oder der zugewiesenen Person ist zu lang</translation>
    </message>
    <message>
        <source>an accused needs at least one name of reasonable length</source>
        <translation>wer beschuldigt wird, braucht mindestens einen Namen von vernünftiger Länge</translation>
    </message>
    <message>
        <source>the picture is too big</source>
        <translation>das Bild ist zu groß</translation>
    </message>
    <message>
        <source>the picture is no PNG</source>
        <translation>das Bild ist kein PNG</translation>
    </message>
    <message>
        <source>more than 64 MiB of reports</source>
        <translation>mehr als 64 MiB an Meldungen</translation>
    </message>
    <message>
        <source>the report was just changed</source>
        <translation>die Meldung wurde gerade geändert</translation>
    </message>
    <message>
        <source>the server has tables of a later version of Tickscope</source>
        <translation>der Server hat Tabellen einer neueren Version von Tickscope</translation>
    </message>
    <message>
        <source>%1 is there already</source>
        <translation>%1 ist schon da</translation>
    </message>
    <message>
        <source>%1: there is no manifest</source>
        <translation>%1: es gibt kein Manifest</translation>
    </message>
    <message>
        <source>made by another version</source>
        <translation>von einer anderen Version erstellt</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be the name of a part</source>
        <translation>„%1“ kann kein Name eines Teils sein</translation>
    </message>
    <message>
        <source>%1 cannot be made</source>
        <translation>%1 kann nicht erstellt werden</translation>
    </message>
    <message>
        <source>%1: is no file</source>
        <translation>%1: ist keine Datei</translation>
    </message>
    <message>
        <source>%1: is too big</source>
        <translation>%1: ist zu groß</translation>
    </message>
    <message>
        <source>%1: the manifest is unreadable</source>
        <translation>%1: das Manifest ist nicht lesbar</translation>
    </message>
    <message>
        <source>%1: the manifest is ambiguous</source>
        <translation>%1: das Manifest ist mehrdeutig</translation>
    </message>
    <message>
        <source>%1: made by a later version of Tickscope</source>
        <translation>%1: von einer neueren Version von Tickscope erstellt</translation>
    </message>
    <message>
        <source>signatures need the program ssh-keygen (OpenSSH)</source>
        <translation>Signaturen brauchen das Programm ssh-keygen (OpenSSH)</translation>
    </message>
    <message>
        <source>ssh-keygen does not answer</source>
        <translation>ssh-keygen antwortet nicht</translation>
    </message>
    <message>
        <source>%1: there is no such key</source>
        <translation>%1: es gibt keinen solchen Schlüssel</translation>
    </message>
    <message>
        <source>%1: cannot sign: %2</source>
        <translation>%1: kann nicht signieren: %2</translation>
    </message>
    <message>
        <source>%1: there is no such file</source>
        <translation>%1: es gibt keine solche Datei</translation>
    </message>
    <message>
        <source>%1 is no text</source>
        <translation>%1 ist kein Text</translation>
    </message>
    <message>
        <source>%1 holds something that is no text</source>
        <translation>%1 enthält etwas, das kein Text ist</translation>
    </message>
    <message>
        <source>%1 is no whole number</source>
        <translation>%1 ist keine ganze Zahl</translation>
    </message>
    <message>
        <source>%1 is neither true nor false</source>
        <translation>%1 ist weder true noch false</translation>
    </message>
    <message>
        <source>%1 is no list</source>
        <translation>%1 ist keine Liste</translation>
    </message>
    <message>
        <source>%1 holds something that is no object</source>
        <translation>%1 enthält etwas, das kein Objekt ist</translation>
    </message>
    <message>
        <source>%1 is no base64</source>
        <translation>%1 ist kein Base64</translation>
    </message>
    <message>
        <source>not an object</source>
        <translation>kein Objekt</translation>
    </message>
    <message>
        <source>a recording needs its SHA-256 in 64 lower-case digits</source>
        <translation>eine Aufzeichnung braucht ihr SHA-256 in 64 kleingeschriebenen Ziffern</translation>
    </message>
    <message>
        <source>1 to 9 opinions can be asked for</source>
        <translation>es können 1 bis 9 Meinungen verlangt werden</translation>
    </message>
    <message>
        <source>a recording is named by its SHA-256</source>
        <translation>eine Aufzeichnung wird mit ihrem SHA-256 benannt</translation>
    </message>
    <message>
        <source>a tick needs its recording</source>
        <translation>ein Tick braucht seine Aufzeichnung</translation>
    </message>
    <message>
        <source>a range ends at or behind its first tick</source>
        <translation>ein Bereich endet an oder hinter seinem ersten Tick</translation>
    </message>
    <message>
        <source>a color is #rrggbb</source>
        <translation>eine Farbe ist #rrggbb</translation>
    </message>
    <message>
        <source>an aspect is there twice</source>
        <translation>ein Aspekt ist doppelt vorhanden</translation>
    </message>
    <message>
        <source>%1 is no file</source>
        <translation>%1 ist keine Datei</translation>
    </message>
    <message>
        <source>the case was removed</source>
        <translation>der Fall wurde gelöscht</translation>
    </message>
    <message>
        <source>the case is not decided</source>
        <translation>der Fall ist nicht entschieden</translation>
    </message>
    <message>
        <source>opinions once asked for are needed</source>
        <translation>einmal verlangte Meinungen werden gebraucht</translation>
    </message>
    <message>
        <source>only an empty case of one&apos;s own is removed</source>
        <translation>nur ein eigener, leerer Fall wird gelöscht</translation>
    </message>
    <message>
        <source>Qt&apos;s driver for PostgreSQL is not installed</source>
        <translation>der Qt-Treiber für PostgreSQL ist nicht installiert</translation>
    </message>
    <message>
        <source>the outbox holds an unknown change</source>
        <translation>der Ausgang enthält eine unbekannte Änderung</translation>
    </message>
    <message>
        <source>the server&apos;s tables are missing or out of date; its administrator runs tickscope-cli case upgrade</source>
        <translation>die Tabellen des Servers fehlen oder sind veraltet; sein Administrator führt tickscope-cli case upgrade aus</translation>
    </message>
    <message>
        <source>a person needs a name</source>
        <translation>eine Person braucht einen Namen</translation>
    </message>
    <message>
        <source>rows of %1 belong to nothing</source>
        <translation>Zeilen von %1 gehören zu nichts</translation>
    </message>
    <message>
        <source>a server is backed up with pg_dump</source>
        <translation>ein Server wird mit pg_dump gesichert</translation>
    </message>
    <message>
        <source>%1 cannot have a semicolon</source>
        <translation>%1 darf kein Semikolon enthalten</translation>
    </message>
    <message>
        <source>a password is no part of a server&apos;s address</source>
        <translation>ein Passwort gehört nicht in die Adresse eines Servers</translation>
    </message>
    <message>
        <source>a server needs postgresql://USER@HOST:PORT/DATABASE</source>
        <translation>ein Server braucht postgresql://USER@HOST:PORT/DATABASE</translation>
    </message>
    <message>
        <source>a service needs its name: service:NAME</source>
        <translation>ein Dienst braucht seinen Namen: service:NAME</translation>
    </message>
    <message>
        <source>the store needs the path of a file</source>
        <translation>die Ablage braucht den Pfad einer Datei</translation>
    </message>
    <message>
        <source>the file is too big for reports</source>
        <translation>die Datei ist zu groß für Meldungen</translation>
    </message>
</context>
<context>
    <name>kinds</name>
    <message>
        <source>Game events</source>
        <translation>Spielereignisse</translation>
    </message>
    <message>
        <source>Game event</source>
        <translation>Spielereignis</translation>
    </message>
    <message>
        <source>Temporary effects</source>
        <translation>Temporäre Effekte</translation>
    </message>
    <message>
        <source>Temporary effect</source>
        <translation>Temporärer Effekt</translation>
    </message>
    <message>
        <source>Server commands</source>
        <translation>Serverbefehle</translation>
    </message>
    <message>
        <source>Server command</source>
        <translation>Serverbefehl</translation>
    </message>
    <message>
        <source>Director commands</source>
        <translation>Director-Befehle</translation>
    </message>
    <message>
        <source>Director command</source>
        <translation>Director-Befehl</translation>
    </message>
    <message>
        <source>Own game events</source>
        <translation>Eigene Spielereignisse</translation>
    </message>
    <message>
        <source>Own game event</source>
        <translation>Eigenes Spielereignis</translation>
    </message>
    <message>
        <source>Weapon animations</source>
        <translation>Waffenanimationen</translation>
    </message>
    <message>
        <source>Weapon animation</source>
        <translation>Waffenanimation</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Bewegungen</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Absolute moves</source>
        <translation>Absolute Bewegungen</translation>
    </message>
    <message>
        <source>Absolute move</source>
        <translation>Absolute Bewegung</translation>
    </message>
    <message>
        <source>Entity states</source>
        <translation>Entitätszustände</translation>
    </message>
    <message>
        <source>Entity state</source>
        <translation>Entitätszustand</translation>
    </message>
    <message>
        <source>Hand animations</source>
        <translation>Handanimationen</translation>
    </message>
    <message>
        <source>Hand animation</source>
        <translation>Handanimation</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>Item uses</source>
        <translation>Benutzte Gegenstände</translation>
    </message>
    <message>
        <source>Item use</source>
        <translation>Benutzter Gegenstand</translation>
    </message>
    <message>
        <source>Item changes</source>
        <translation>Gegenstandswechsel</translation>
    </message>
    <message>
        <source>Item change</source>
        <translation>Gegenstandswechsel</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Gegenstand</translation>
    </message>
    <message>
        <source>Held slots</source>
        <translation>Gehaltene Slots</translation>
    </message>
    <message>
        <source>Held slot</source>
        <translation>Gehaltener Slot</translation>
    </message>
    <message>
        <source>Block changes</source>
        <translation>Blockänderungen</translation>
    </message>
    <message>
        <source>Block change</source>
        <translation>Blockänderung</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Block</translation>
    </message>
    <message>
        <source>Removals</source>
        <translation>Entfernungen</translation>
    </message>
    <message>
        <source>Removal</source>
        <translation>Entfernung</translation>
    </message>
    <message>
        <source>Checkpoint resets</source>
        <translation>Checkpoint-Resets</translation>
    </message>
    <message>
        <source>Checkpoint reset</source>
        <translation>Checkpoint-Reset</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Reset</translation>
    </message>
    <message>
        <source>Run ends</source>
        <translation>Laufenden</translation>
    </message>
    <message>
        <source>Run end</source>
        <translation>Laufende</translation>
    </message>
    <message>
        <source>Ghost blocks cleared</source>
        <translation>Geisterblöcke entfernt</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Namen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Protocols</source>
        <translation>Protokolle</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Rejoins</source>
        <translation>Wiederbeitritte</translation>
    </message>
    <message>
        <source>Rejoin</source>
        <translation>Wiederbeitritt</translation>
    </message>
    <message>
        <source>Left the world</source>
        <translation>Welt verlassen</translation>
    </message>
    <message>
        <source>Left world</source>
        <translation>Welt verlassen</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versionen</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Nachrichten</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Nachricht</translation>
    </message>
    <message>
        <source>Differences from the rebuilt path</source>
        <translation>Abweichungen vom rekonstruierten Weg</translation>
    </message>
    <message>
        <source>Difference from the rebuilt path</source>
        <translation>Abweichung vom rekonstruierten Weg</translation>
    </message>
    <message>
        <source>Hammer hits</source>
        <translation>Hammertreffer</translation>
    </message>
    <message>
        <source>Hammer hit</source>
        <translation>Hammertreffer</translation>
    </message>
    <message>
        <source>Deaths</source>
        <translation>Tode</translation>
    </message>
    <message>
        <source>Death</source>
        <translation>Tod</translation>
    </message>
    <message>
        <source>Messages of the day</source>
        <translation>Nachrichten des Tages</translation>
    </message>
    <message>
        <source>Message of the day</source>
        <translation>Nachricht des Tages</translation>
    </message>
    <message>
        <source>Game messages</source>
        <translation>Spielnachrichten</translation>
    </message>
    <message>
        <source>Game message</source>
        <translation>Spielnachricht</translation>
    </message>
    <message>
        <source>Server alerts</source>
        <translation>Serverwarnungen</translation>
    </message>
    <message>
        <source>Server alert</source>
        <translation>Serverwarnung</translation>
    </message>
    <message>
        <source>Moderator alerts</source>
        <translation>Moderatorwarnungen</translation>
    </message>
    <message>
        <source>Moderator alert</source>
        <translation>Moderatorwarnung</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>Server messages</source>
        <translation>Servernachrichten</translation>
    </message>
    <message>
        <source>Server message</source>
        <translation>Servernachricht</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Server</translation>
    </message>
    <message>
        <source>Broadcasts</source>
        <translation>Broadcasts</translation>
    </message>
    <message>
        <source>Broadcast</source>
        <translation>Broadcast</translation>
    </message>
    <message>
        <source>Kills</source>
        <translation>Kills</translation>
    </message>
    <message>
        <source>Kill</source>
        <translation>Kill</translation>
    </message>
    <message>
        <source>Joins</source>
        <translation>Beitritte</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Beitritt</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation>Abgänge</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Abgang</translation>
    </message>
    <message>
        <source>Renames</source>
        <translation>Umbenennungen</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennung</translation>
    </message>
    <message>
        <source>Team changes</source>
        <translation>Teamwechsel</translation>
    </message>
    <message>
        <source>Team change</source>
        <translation>Teamwechsel</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Team</translation>
    </message>
    <message>
        <source>Skin changes</source>
        <translation>Skinwechsel</translation>
    </message>
    <message>
        <source>Skin change</source>
        <translation>Skinwechsel</translation>
    </message>
    <message>
        <source>Skin</source>
        <translation>Skin</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Bereit</translation>
    </message>
    <message>
        <source>Spawns</source>
        <translation>Spawns</translation>
    </message>
    <message>
        <source>Spawn</source>
        <translation>Spawn</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Treffer</translation>
    </message>
    <message>
        <source>Hit</source>
        <translation>Treffer</translation>
    </message>
    <message>
        <source>Finishes</source>
        <translation>Zieleinläufe</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Zieleinlauf</translation>
    </message>
    <message>
        <source>Checkpoints</source>
        <translation>Checkpoints</translation>
    </message>
    <message>
        <source>Checkpoint</source>
        <translation>Checkpoint</translation>
    </message>
    <message>
        <source>Race starts</source>
        <translation>Rennstarts</translation>
    </message>
    <message>
        <source>Race start</source>
        <translation>Rennstart</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Pauses</source>
        <translation>Pausen</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Votes</source>
        <translation>Abstimmungen</translation>
    </message>
    <message>
        <source>Vote</source>
        <translation>Abstimmung</translation>
    </message>
    <message>
        <source>Eye emotes</source>
        <translation>Augen-Emotes</translation>
    </message>
    <message>
        <source>Eye emote</source>
        <translation>Augen-Emote</translation>
    </message>
    <message>
        <source>Emote</source>
        <translation>Emote</translation>
    </message>
    <message>
        <source>Emoticons</source>
        <translation>Emoticons</translation>
    </message>
    <message>
        <source>Emoticon</source>
        <translation>Emoticon</translation>
    </message>
    <message>
        <source>Pickups</source>
        <translation>Aufgesammeltes</translation>
    </message>
    <message>
        <source>Pickup</source>
        <translation>Aufgesammelt</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Klänge</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Klang</translation>
    </message>
    <message>
        <source>Explosions</source>
        <translation>Explosionen</translation>
    </message>
    <message>
        <source>Explosion</source>
        <translation>Explosion</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>Eingaben</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Logins</source>
        <translation>Anmeldungen</translation>
    </message>
    <message>
        <source>Login</source>
        <translation>Anmeldung</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Übungsmodus</translation>
    </message>
    <message>
        <source>Saves</source>
        <translation>Speichervorgänge</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Loads</source>
        <translation>Ladevorgänge</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Laden</translation>
    </message>
    <message>
        <source>Swaps</source>
        <translation>Tauschvorgänge</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Tausch</translation>
    </message>
    <message>
        <source>Hooks</source>
        <translation>Hooks</translation>
    </message>
    <message>
        <source>Hook</source>
        <translation>Hook</translation>
    </message>
    <message>
        <source>Hook releases</source>
        <translation>Gelöste Hooks</translation>
    </message>
    <message>
        <source>Hook release</source>
        <translation>Gelöster Hook</translation>
    </message>
    <message>
        <source>Unhook</source>
        <translation>Hook gelöst</translation>
    </message>
    <message>
        <source>Shots</source>
        <translation>Schüsse</translation>
    </message>
    <message>
        <source>Shot</source>
        <translation>Schuss</translation>
    </message>
    <message>
        <source>Freezes</source>
        <translation>Freezes</translation>
    </message>
    <message>
        <source>Freeze</source>
        <translation>Freeze</translation>
    </message>
    <message>
        <source>Teleports</source>
        <translation>Teleports</translation>
    </message>
    <message>
        <source>Teleport</source>
        <translation>Teleport</translation>
    </message>
    <message>
        <source>Maps</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Marker</translation>
    </message>
    <message>
        <source>Marker</source>
        <translation>Marker</translation>
    </message>
    <message>
        <source>Recording</source>
        <translation>Aufzeichnung</translation>
    </message>
    <message>
        <source>Engine messages</source>
        <translation>Engine-Nachrichten</translation>
    </message>
    <message>
        <source>Engine message</source>
        <translation>Engine-Nachricht</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Unknown messages</source>
        <translation>Unbekannte Nachrichten</translation>
    </message>
    <message>
        <source>Unknown message</source>
        <translation>Unbekannte Nachricht</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Unbekannt</translation>
    </message>
    <message>
        <source>Blocks cleared</source>
        <translation>Blöcke entfernt</translation>
    </message>
    <message>
        <source>Finish effects</source>
        <translation>Zieleffekte</translation>
    </message>
    <message>
        <source>Finish effect</source>
        <translation>Zieleffekt</translation>
    </message>
    <message>
        <source>Player hits</source>
        <translation>Spielertreffer</translation>
    </message>
    <message>
        <source>Player hit</source>
        <translation>Spielertreffer</translation>
    </message>
    <message>
        <source>Thaws</source>
        <translation>Auftauen</translation>
    </message>
    <message>
        <source>Thaw</source>
        <translation>Auftauen</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Effekt</translation>
    </message>
    <message>
        <source>Director</source>
        <translation>Director</translation>
    </message>
    <message>
        <source>Own event</source>
        <translation>Eigenes</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Animation</translation>
    </message>
    <message>
        <source>Hammer</source>
        <translation>Hammer</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Benutzung</translation>
    </message>
    <message>
        <source>Clan and country changes</source>
        <translation>Änderungen von Clan und Land</translation>
    </message>
    <message>
        <source>Clan or country change</source>
        <translation>Änderung von Clan oder Land</translation>
    </message>
    <message>
        <source>Tele checkpoints</source>
        <translation>Tele-Checkpoints</translation>
    </message>
    <message>
        <source>Tele checkpoint</source>
        <translation>Tele-Checkpoint</translation>
    </message>
</context>
<context>
    <name>tickscope::AboutDialog</name>
    <message>
        <source>Licence</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>Tickscope is free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Tickscope ist freie Software unter der GNU General Public License, Version 3 oder neuer. Sie kommt ohne jede Gewährleistung.</translation>
    </message>
    <message>
        <source>Its core, which reads the recordings, is under the MIT licence.</source>
        <translation>Der Kern, der die Aufzeichnungen liest, steht unter der MIT-Lizenz.</translation>
    </message>
    <message>
        <source>Art</source>
        <translation>Grafik</translation>
    </message>
    <message>
        <source>Tiles, skins and other pictures of Teeworlds and DDNet are read from the installed games. They were made by the contributors of Teeworlds and DDNet and are under &lt;a href=&apos;https://creativecommons.org/licenses/by-sa/3.0/&apos;&gt;CC BY-SA 3.0&lt;/a&gt;; that holds for pictures that you save, too.</source>
        <translation>Tiles, Skins und andere Bilder von Teeworlds und DDNet werden aus den installierten Spielen gelesen. Sie stammen von den Mitwirkenden von Teeworlds und DDNet und stehen unter &lt;a href=&apos;https://creativecommons.org/licenses/by-sa/3.0/&apos;&gt;CC BY-SA 3.0&lt;/a&gt;; das gilt auch für Bilder, die Sie speichern.</translation>
    </message>
    <message>
        <source>Maps belong to those who made them.</source>
        <translation>Karten gehören denen, die sie gebaut haben.</translation>
    </message>
    <message>
        <source>The icons of this program are part of it and under the same licence.</source>
        <translation>Die Symbole dieses Programms sind Teil davon und stehen unter derselben Lizenz.</translation>
    </message>
    <message>
        <source>Made with</source>
        <translation>Erstellt mit</translation>
    </message>
    <message>
        <source>About Tickscope</source>
        <translation>Über Tickscope</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Tickscope %1&lt;/h3&gt;&lt;p&gt;Play, inspect and scrub game recordings.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Tickscope %1&lt;/h3&gt;&lt;p&gt;Spielaufzeichnungen abspielen, untersuchen und durchsuchen.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Licences and credits</source>
        <translation>Lizenzen und Mitwirkende</translation>
    </message>
    <message>
        <source>Copy versions</source>
        <translation>Versionen kopieren</translation>
    </message>
    <message>
        <source>Copy the versions for a bug report</source>
        <translation>Die Versionen für einen Fehlerbericht kopieren</translation>
    </message>
</context>
<context>
    <name>tickscope::AbsenceText</name>
    <message>
        <source>%1 is not here at this time</source>
        <translation>%1 ist zu dieser Zeit nicht hier</translation>
    </message>
    <message>
        <source>%1 is not in play at this time</source>
        <translation>%1 ist zu dieser Zeit nicht im Spiel</translation>
    </message>
    <message>
        <source>%1 is not in sight of the recording player</source>
        <translation>%1 ist nicht im Blickfeld des aufzeichnenden Spielers</translation>
    </message>
</context>
<context>
    <name>tickscope::AccessibleSource</name>
    <message>
        <source>No recording is open.</source>
        <translation>Keine Aufzeichnung geöffnet.</translation>
    </message>
    <message>
        <source>playing</source>
        <translation>wird abgespielt</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>angehalten</translation>
    </message>
    <message>
        <source>%1, tick %2, %3.</source>
        <translation>%1, Tick %2, %3.</translation>
    </message>
</context>
<context>
    <name>tickscope::AccessibleView</name>
    <message>
        <source>Play or pause</source>
        <translation>Abspielen oder anhalten</translation>
    </message>
    <message>
        <source>Next event</source>
        <translation>Nächstes Ereignis</translation>
    </message>
    <message>
        <source>Previous event</source>
        <translation>Vorheriges Ereignis</translation>
    </message>
    <message>
        <source>Next marker</source>
        <translation>Nächster Marker</translation>
    </message>
    <message>
        <source>Previous marker</source>
        <translation>Vorheriger Marker</translation>
    </message>
</context>
<context>
    <name>tickscope::AlignStrip</name>
    <message>
        <source>Place of the ghost in time</source>
        <translation>Lage des Geists in der Zeit</translation>
    </message>
    <message>
        <source>Drag the ghost’s bar; with Shift a pixel is a tick, Escape puts it back</source>
        <translation>Balken des Geists ziehen; mit Umschalt ist ein Pixel ein Tick, Esc macht es rückgängig</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Hier</translation>
    </message>
    <message>
        <source>Ahead by %1 s</source>
        <translation>Voraus um %1 s</translation>
    </message>
    <message>
        <source>Ghost</source>
        <translation>Geist</translation>
    </message>
</context>
<context>
    <name>tickscope::AnnotatedCopyDialog</name>
    <message>
        <source>Save copy with notes…</source>
        <translation>Kopie mit Notizen speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Save a copy of the recording that holds markers, notes, verdicts and figures</source>
        <translation>Eine Kopie der Aufzeichnung mit Markern, Notizen, Urteilen und Kennzahlen speichern</translation>
    </message>
    <message>
        <source>Save copy with notes</source>
        <translation>Kopie mit Notizen speichern</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Figures of all players</source>
        <translation>Kennzahlen aller Spieler</translation>
    </message>
    <message>
        <source>Include the names of authors and reviewers</source>
        <translation>Namen der Verfasser und Prüfer aufnehmen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln marker(s) of yours</source>
        <translation>
            <numerusform>%Ln eigener Marker</numerusform>
            <numerusform>%Ln eigene Marker</numerusform>
        </translation>
    </message>
    <message>
        <source>Notes and verdicts of case %1</source>
        <translation>Notizen und Urteile von Fall %1</translation>
    </message>
    <message>
        <source>What the Facts panel shows, for every player</source>
        <translation>Was das Panel „Fakten“ zeigt, für jeden Spieler</translation>
    </message>
    <message>
        <source>Otherwise reviewers are called Reviewer 1, Reviewer 2 …, and markers have no author</source>
        <translation>Sonst heißen sie Prüfer 1, Prüfer 2 …, und Marker haben keinen Verfasser</translation>
    </message>
    <message>
        <source>%1 with notes</source>
        <translation>%1 mit Notizen</translation>
    </message>
    <message>
        <source>The ticks stay as they are. Texts are copied as they were written. In those of a case the reporter&apos;s name is replaced, unless names are included.</source>
        <translation>Die Ticks bleiben, wie sie sind. Texte werden so übernommen, wie sie geschrieben wurden. In denen eines Falls wird der Name des Melders ersetzt, außer wenn Namen dazukommen.</translation>
    </message>
</context>
<context>
    <name>tickscope::Annotation</name>
    <message>
        <source>Anticheat flag</source>
        <translation>Anticheat-Hinweis</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Marker</source>
        <translation>Marker</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Rückgängig: %1</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Wiederholen: %1</translation>
    </message>
</context>
<context>
    <name>tickscope::AnnotationForm</name>
    <message>
        <source>Here</source>
        <translation>Hier</translation>
    </message>
    <message>
        <source>Move to playhead</source>
        <translation>An die Abspielposition verschieben</translation>
    </message>
    <message>
        <source>Until here</source>
        <translation>Bis hier</translation>
    </message>
    <message>
        <source>Set to the selected range</source>
        <translation>Auf den ausgewählten Bereich setzen</translation>
    </message>
    <message>
        <source>Mark a single tick only</source>
        <translation>Nur einen einzelnen Tick markieren</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>What do you see?</source>
        <translation>Was ist zu sehen?</translation>
    </message>
    <message>
        <source>The first line is shown in lists and on the timeline</source>
        <translation>Die erste Zeile steht in Listen und auf der Zeitleiste</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>The player it is about</source>
        <translation>Der Spieler, um den es geht</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>What the note is about; choose or type</source>
        <translation>Worum es in der Notiz geht; auswählen oder eingeben</translation>
    </message>
    <message>
        <source>At</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Bis</translation>
    </message>
    <message>
        <source>Change range</source>
        <translation>Bereich ändern</translation>
    </message>
    <message>
        <source>Edit text</source>
        <translation>Text bearbeiten</translation>
    </message>
    <message>
        <source>Change player</source>
        <translation>Spieler ändern</translation>
    </message>
    <message>
        <source>Change colour</source>
        <translation>Farbe ändern</translation>
    </message>
    <message>
        <source>Change category</source>
        <translation>Kategorie ändern</translation>
    </message>
    <message>
        <source>Tick %1</source>
        <translation>Tick %1</translation>
    </message>
    <message>
        <source>On another recording</source>
        <translation>Zu einer anderen Aufzeichnung</translation>
    </message>
    <message>
        <source>On the whole case</source>
        <translation>Zum ganzen Fall</translation>
    </message>
    <message>
        <source>About the player</source>
        <translation>Zum Spieler</translation>
    </message>
</context>
<context>
    <name>tickscope::Appearance</name>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Design</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>System folgen</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Colour-blind-safe colours</source>
        <translation>Farben für Farbfehlsichtige</translation>
    </message>
    <message>
        <source>Show players and teams in colours that are easy to tell apart with colour blindness</source>
        <translation>Spieler und Teams in Farben zeigen, die bei Farbfehlsichtigkeit gut zu unterscheiden sind</translation>
    </message>
</context>
<context>
    <name>tickscope::AspectRow</name>
    <message>
        <source>Your finding</source>
        <translation>Ihr Befund</translation>
    </message>
    <message>
        <source>Not checked</source>
        <translation>Nicht geprüft</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Begründung</translation>
    </message>
    <message>
        <source>Reason for %1</source>
        <translation>Begründung für %1</translation>
    </message>
    <message>
        <source>Why you came to this finding</source>
        <translation>Wie Sie zu diesem Befund gekommen sind</translation>
    </message>
    <message>
        <source>Notes that support it</source>
        <translation>Notizen, die ihn stützen</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s)</source>
        <translation>
            <numerusform>%Ln Notiz</numerusform>
            <numerusform>%Ln Notizen</numerusform>
        </translation>
    </message>
    <message>
        <source>Note %1: %2</source>
        <translation>Notiz %1: %2</translation>
    </message>
    <message>
        <source>(no text)</source>
        <translation>(kein Text)</translation>
    </message>
    <message>
        <source>No notes in this case</source>
        <translation>Keine Notizen in diesem Fall</translation>
    </message>
</context>
<context>
    <name>tickscope::BestRuns</name>
    <message>
        <source>Compare with</source>
        <translation>Vergleichen mit</translation>
    </message>
    <message>
        <source>The library knows the runs of the recordings in it</source>
        <translation>Die Bibliothek kennt die Läufe der Aufzeichnungen in ihr</translation>
    </message>
    <message>
        <source>Best run on this map</source>
        <translation>Bester Lauf auf dieser Karte</translation>
    </message>
    <message>
        <source>Best run of the selected player</source>
        <translation>Bester Lauf des ausgewählten Spielers</translation>
    </message>
    <message>
        <source>Best run before this recording</source>
        <translation>Bester Lauf vor dieser Aufzeichnung</translation>
    </message>
    <message>
        <source>The library has no such run in another recording.</source>
        <translation>Die Bibliothek hat keinen solchen Lauf in einer anderen Aufzeichnung.</translation>
    </message>
</context>
<context>
    <name>tickscope::BundleDialog</name>
    <message>
        <source>Include the recording</source>
        <translation>Aufzeichnung beifügen</translation>
    </message>
    <message>
        <source>Create evidence bundle</source>
        <translation>Beweispaket erstellen</translation>
    </message>
    <message>
        <source>A folder that anyone can read without Tickscope: the report as a web page and PDF, pictures, tables and verdicts, with checksums of every file.</source>
        <translation>Ein Ordner, den jeder ohne Tickscope lesen kann: der Bericht als Webseite und PDF, Bilder, Tabellen und Urteile, mit Prüfsummen aller Dateien.</translation>
    </message>
    <message>
        <source>New folder</source>
        <translation>Neuer Ordner</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Durchsuchen&#xa0;…</translation>
    </message>
    <message>
        <source>Create bundle</source>
        <translation>Paket erstellen</translation>
    </message>
    <message>
        <source>Bundle folder</source>
        <translation>Paketordner</translation>
    </message>
    <message>
        <source>Include a clip of each note</source>
        <translation>Zu jeder Notiz einen Ausschnitt beifügen</translation>
    </message>
    <message>
        <source>Include the names of the reviewers and the reporter</source>
        <translation>Namen der Prüfer und des Meldenden aufnehmen</translation>
    </message>
    <message>
        <source>The seconds around the note, in the format of the recording; with pseudonyms, unless the bundle has names</source>
        <translation>Die Sekunden um die Notiz im Format der Aufzeichnung; mit Pseudonymen, außer wenn das Paket Namen enthält</translation>
    </message>
    <message>
        <source>Otherwise reviewers are called Reviewer 1, Reviewer 2 …, and the reporter is left out</source>
        <translation>Sonst heißen sie Prüfer 1, Prüfer 2 …, und der Meldende wird weggelassen</translation>
    </message>
    <message>
        <source>The recording is copied as it is: it has the names and the chat of everybody in it, the reporter’s as well.</source>
        <translation>Die Aufzeichnung wird unverändert kopiert: Sie enthält die Namen und den Chat von allen, auch den Namen des Melders.</translation>
    </message>
    <message>
        <source>The report and the notes are printed as they were written, with the names in them. Only the reporter’s name is replaced, unless it is included; what else they say of the reporter may still tell who it was.</source>
        <translation>Meldung und Notizen werden ausgegeben, wie sie geschrieben wurden, mit den Namen darin. Nur der Name des Meldenden wird ersetzt, wenn er nicht enthalten sein soll. Was sie sonst über den Meldenden sagen, kann trotzdem verraten, wer es war.</translation>
    </message>
    <message>
        <source>Said of the reporter</source>
        <translation>Über den Meldenden</translation>
    </message>
    <message>
        <source>Include each clip as a video, too</source>
        <translation>Jeden Ausschnitt auch als Video beifügen</translation>
    </message>
    <message>
        <source>MP4 of the clip, with its names or pseudonyms</source>
        <translation>MP4 des Ausschnitts, mit dessen Namen oder Pseudonymen</translation>
    </message>
    <message>
        <source>Videos need the program ffmpeg: install its package</source>
        <translation>Videos brauchen das Programm ffmpeg: dessen Paket installieren</translation>
    </message>
</context>
<context>
    <name>tickscope::CachePage</name>
    <message>
        <source>Everything here is recreated or downloaded again when needed.</source>
        <translation>Alles hier wird bei Bedarf neu erstellt oder erneut heruntergeladen.</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Wird berechnet&#xa0;…</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
</context>
<context>
    <name>tickscope::CacheText</name>
    <message>
        <source>Thumbnails of recordings</source>
        <translation>Vorschaubilder der Aufzeichnungen</translation>
    </message>
    <message>
        <source>Downloaded maps</source>
        <translation>Heruntergeladene Karten</translation>
    </message>
    <message>
        <source>Recordings from servers</source>
        <translation>Aufzeichnungen von Servern</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothek</translation>
    </message>
    <message>
        <source>What recordings hold</source>
        <translation>Inhalt von Aufzeichnungen</translation>
    </message>
    <message>
        <source>Pictures of the games</source>
        <translation>Bilder der Spiele</translation>
    </message>
</context>
<context>
    <name>tickscope::CameraControl</name>
    <message>
        <source>Recorder&apos;s camera</source>
        <translation>Kamera des Aufzeichnenden</translation>
    </message>
    <message>
        <source>Show what the recording player saw</source>
        <translation>Zeigen, was der aufzeichnende Spieler sah</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Alle Spieler</translation>
    </message>
    <message>
        <source>Keep all players in view</source>
        <translation>Alle Spieler im Bild behalten</translation>
    </message>
    <message>
        <source>Whole map</source>
        <translation>Ganze Karte</translation>
    </message>
    <message>
        <source>Free camera</source>
        <translation>Freie Kamera</translation>
    </message>
    <message>
        <source>Follow no one</source>
        <translation>Niemandem folgen</translation>
    </message>
    <message>
        <source>Follow selected player</source>
        <translation>Ausgewähltem Spieler folgen</translation>
    </message>
    <message>
        <source>Keep the selected player centred; press again to stop</source>
        <translation>Ausgewählten Spieler zentriert halten; erneut drücken, um aufzuhören</translation>
    </message>
    <message>
        <source>Follow next player</source>
        <translation>Nächstem Spieler folgen</translation>
    </message>
    <message>
        <source>Follow previous player</source>
        <translation>Vorherigem Spieler folgen</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>Show the whole map; without one, the whole run</source>
        <translation>Die ganze Karte zeigen; ohne Karte den ganzen Lauf</translation>
    </message>
</context>
<context>
    <name>tickscope::CaseCommands</name>
    <message>
        <source>Add note</source>
        <translation>Notiz hinzufügen</translation>
    </message>
    <message>
        <source>Write down what you see here for the case</source>
        <translation>Für den Fall festhalten, was hier zu sehen ist</translation>
    </message>
    <message>
        <source>Add note with picture</source>
        <translation>Notiz mit Bild hinzufügen</translation>
    </message>
    <message>
        <source>Add a note with a picture of the world</source>
        <translation>Eine Notiz mit einem Bild der Welt hinzufügen</translation>
    </message>
    <message>
        <source>Add markers as notes</source>
        <translation>Marker als Notizen hinzufügen</translation>
    </message>
    <message>
        <source>Add your markers and those of the file to the case</source>
        <translation>Eigene Marker und die der Datei zum Fall hinzufügen</translation>
    </message>
    <message>
        <source>New case</source>
        <translation>Neuer Fall</translation>
    </message>
    <message>
        <source>Open a case about this recording</source>
        <translation>Einen Fall zu dieser Aufzeichnung anlegen</translation>
    </message>
    <message>
        <source>Add recording to case</source>
        <translation>Aufzeichnung zum Fall hinzufügen</translation>
    </message>
    <message>
        <source>Add the open recording to the case</source>
        <translation>Die geöffnete Aufzeichnung zum Fall hinzufügen</translation>
    </message>
    <message>
        <source>Reload cases</source>
        <translation>Fälle neu laden</translation>
    </message>
    <message>
        <source>Load changes made by others</source>
        <translation>Änderungen anderer laden</translation>
    </message>
    <message>
        <source>Remove empty case</source>
        <translation>Leeren Fall entfernen</translation>
    </message>
    <message>
        <source>Remove your case when nothing is in it; its history stays</source>
        <translation>Den eigenen Fall entfernen, wenn er nichts enthält; sein Verlauf bleibt</translation>
    </message>
</context>
<context>
    <name>tickscope::CaseEvidenceTexts</name>
    <message>
        <source>The recording %1 was not available, so nothing from it is shown.</source>
        <translation>Die Aufzeichnung %1 war nicht verfügbar, daher wird nichts aus ihr gezeigt.</translation>
    </message>
    <message>
        <source>%1 is accused by name only, so no figures are shown.</source>
        <translation>Von %1 ist nur der Name angegeben, daher werden keine Kennzahlen gezeigt.</translation>
    </message>
    <message>
        <source>Map: %1</source>
        <translation>Karte: %1</translation>
    </message>
    <message>
        <source>Server: %1</source>
        <translation>Server: %1</translation>
    </message>
    <message>
        <source>Started: %1</source>
        <translation>Beginn: %1</translation>
    </message>
    <message>
        <source>Duration: %1</source>
        <translation>Dauer: %1</translation>
    </message>
    <message>
        <source>The map %1 was not found, so the pictures show players without walls, and there are no figures that need it.</source>
        <translation>Die Karte %1 wurde nicht gefunden; die Bilder zeigen daher Spieler ohne Wände, und Kennzahlen, die sie brauchen, fehlen.</translation>
    </message>
    <message>
        <source>0:00 is tick %1, %2</source>
        <translation>0:00 ist Tick %1, %2</translation>
    </message>
    <message>
        <source>What is marked as rebuilt is not recorded: it follows from the recorded inputs and the map. A finish is marked as not recorded where the server wrote none down; it does so for those that count in its ranks.</source>
        <translation>Was als rekonstruiert gekennzeichnet ist, ist nicht aufgezeichnet: Es folgt aus den aufgezeichneten Eingaben und der Karte. Ein Zieleinlauf gilt als nicht aufgezeichnet, wo der Server keinen festgehalten hat; er tut es bei denen, die in seiner Rangliste zählen.</translation>
    </message>
</context>
<context>
    <name>tickscope::CaseForm</name>
    <message>
        <source>Second reviewer needed</source>
        <translation>Zweiter Prüfer erforderlich</translation>
    </message>
    <message>
        <source>What was reported?</source>
        <translation>Was wurde gemeldet?</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Vorwurf</translation>
    </message>
    <message>
        <source>Who reported it</source>
        <translation>Wer es gemeldet hat</translation>
    </message>
    <message>
        <source>Accused</source>
        <translation>Beschuldigte</translation>
    </message>
    <message>
        <source>Add a player from the recording with all names used there</source>
        <translation>Einen Spieler der Aufzeichnung mit allen dort verwendeten Namen hinzufügen</translation>
    </message>
    <message>
        <source>Add player…</source>
        <translation>Spieler hinzufügen&#xa0;…</translation>
    </message>
    <message>
        <source>Remove the selected player from the case</source>
        <translation>Ausgewählten Spieler aus dem Fall entfernen</translation>
    </message>
    <message>
        <source>Remove player</source>
        <translation>Spieler entfernen</translation>
    </message>
    <message>
        <source>Words to find the case by, separated by spaces</source>
        <translation>Schlagwörter, über die der Fall zu finden ist, durch Leerzeichen getrennt</translation>
    </message>
    <message>
        <source>bot race</source>
        <translation>bot rennen</translation>
    </message>
    <message>
        <source>How urgent the case is</source>
        <translation>Wie dringend der Fall ist</translation>
    </message>
    <message>
        <source>Who reviews the case</source>
        <translation>Wer den Fall prüft</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>Me</source>
        <translation>Mir</translation>
    </message>
    <message>
        <source>Assign the case to yourself</source>
        <translation>Den Fall sich selbst zuweisen</translation>
    </message>
    <message>
        <source>Reporter</source>
        <translation>Gemeldet von</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Schlagwörter</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>Priorität</translation>
    </message>
    <message>
        <source>Assignee</source>
        <translation>Zugewiesen an</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Go to: %1</source>
        <translation>Gehe zu: %1</translation>
    </message>
    <message>
        <source>Add player</source>
        <translation>Spieler hinzufügen</translation>
    </message>
    <message>
        <source>Click a player to select and follow them</source>
        <translation>Einen Spieler anklicken, um ihn auszuwählen und ihm zu folgen</translation>
    </message>
    <message>
        <source>Who is %1? %2</source>
        <translation>Wer ist %1? %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>No recording yet. &lt;a href=&apos;add&apos;&gt;Add the open one&lt;/a&gt;</source>
        <translation>Noch keine Aufzeichnung. &lt;a href=&apos;add&apos;&gt;Die geöffnete hinzufügen&lt;/a&gt;</translation>
    </message>
    <message>
        <source>Another reviewer has to decide the case, too, without seeing your verdict. This can be changed until the first verdict is given.</source>
        <translation>Ein weiterer Prüfer muss den Fall ebenfalls entscheiden, ohne Ihr Urteil zu sehen. Das lässt sich ändern, bis das erste Urteil abgegeben ist.</translation>
    </message>
</context>
<context>
    <name>tickscope::CaseTexts</name>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>In review</source>
        <translation>In Prüfung</translation>
    </message>
    <message>
        <source>Second opinion</source>
        <translation>Zweite Meinung</translation>
    </message>
    <message>
        <source>Decided</source>
        <translation>Entschieden</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Niedrig</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Hoch</translation>
    </message>
    <message>
        <source>Urgent</source>
        <translation>Dringend</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Aim</source>
        <translation>Zielen</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>Eingaben</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>Timing</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>File integrity</source>
        <translation>Unversehrtheit der Datei</translation>
    </message>
    <message>
        <source>Clean</source>
        <translation>Unauffällig</translation>
    </message>
    <message>
        <source>Suspicious</source>
        <translation>Verdächtig</translation>
    </message>
    <message>
        <source>Proven</source>
        <translation>Erwiesen</translation>
    </message>
    <message>
        <source>Cannot tell</source>
        <translation>Nicht feststellbar</translation>
    </message>
    <message>
        <source>Case %1</source>
        <translation>Fall %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The case store cannot be reached.</source>
        <translation>Die Fallablage ist nicht erreichbar.</translation>
    </message>
    <message>
        <source>You do not have permission to do this.</source>
        <translation>Dazu fehlt Ihnen die Berechtigung.</translation>
    </message>
    <message>
        <source>The case store did not accept this value.</source>
        <translation>Die Fallablage hat diesen Wert nicht angenommen.</translation>
    </message>
    <message>
        <source>This case or note no longer exists, or you cannot see it.</source>
        <translation>Diesen Fall oder diese Notiz gibt es nicht mehr, oder Sie haben keinen Zugriff darauf.</translation>
    </message>
    <message>
        <source>The case file is damaged.</source>
        <translation>Die Falldatei ist beschädigt.</translation>
    </message>
    <message>
        <source>The case store was created by another version of Tickscope.</source>
        <translation>Die Fallablage wurde von einer anderen Version von Tickscope erstellt.</translation>
    </message>
    <message>
        <source>The case server needs a password, or rejected the one it got.</source>
        <translation>Der Fallserver verlangt ein Passwort oder hat das gesendete abgelehnt.</translation>
    </message>
    <message>
        <source>The case server could not prove its identity, so nothing was sent. Check its address and the certificate authority.</source>
        <translation>Der Fallserver konnte seine Identität nicht nachweisen, daher wurde nichts gesendet. Prüfen Sie seine Adresse und die Zertifizierungsstelle.</translation>
    </message>
    <message>
        <source>Reviewers disagree</source>
        <translation>Prüfer uneinig</translation>
    </message>
    <message>
        <source>New case</source>
        <translation>Neuer Fall</translation>
    </message>
    <message>
        <source>A verdict cites this note. Withdraw the verdict to change the note.</source>
        <translation>Ein Urteil stützt sich auf diese Notiz. Ziehen Sie das Urteil zurück, um die Notiz zu ändern.</translation>
    </message>
</context>
<context>
    <name>tickscope::Cases</name>
    <message>
        <source>Add note</source>
        <translation>Notiz hinzufügen</translation>
    </message>
    <message>
        <source>Delete note</source>
        <translation>Notiz löschen</translation>
    </message>
</context>
<context>
    <name>tickscope::CasesDock</name>
    <message>
        <source>Cases</source>
        <translation>Fälle</translation>
    </message>
    <message>
        <source>Case</source>
        <translation>Fall</translation>
    </message>
    <message>
        <source>Shown case</source>
        <translation>Angezeigter Fall</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Meldung</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>No cases about this recording. &lt;a href=&apos;new&apos;&gt;New case&lt;/a&gt;</source>
        <translation>Keine Fälle zu dieser Aufzeichnung. &lt;a href=&apos;new&apos;&gt;Neuer Fall&lt;/a&gt;</translation>
    </message>
    <message>
        <source>Looking for cases…</source>
        <translation>Fälle werden gesucht&#xa0;…</translation>
    </message>
    <message>
        <source>No recording is open.</source>
        <translation>Keine Aufzeichnung geöffnet.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Reports that staff work on: notes, verdict and history.</source>
        <translation>Meldungen, die die Moderation bearbeitet: Notizen, Urteil und Verlauf.</translation>
    </message>
</context>
<context>
    <name>tickscope::ClashDialog</name>
    <message>
        <source>Your version (not saved)</source>
        <translation>Ihre Version (nicht gespeichert)</translation>
    </message>
    <message>
        <source>Saved version</source>
        <translation>Gespeicherte Version</translation>
    </message>
    <message>
        <source>Save my version</source>
        <translation>Meine Version speichern</translation>
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
        <translation>Priorität: %1
Zugewiesen an: %2
Prüfer: %3
Gemeldet von: %4
Beschuldigte: %5
Schlagwörter: %6
Aufzeichnungen: %7

%8</translation>
    </message>
    <message>
        <source>Tick: %1
Player: %2
Category: %3
Colour: %4

%5</source>
        <translation>Tick: %1
Spieler: %2
Kategorie: %3
Farbe: %4

%5</translation>
    </message>
    <message>
        <source>Changed elsewhere</source>
        <translation>Anderswo geändert</translation>
    </message>
    <message>
        <source>Keep saved version</source>
        <translation>Gespeicherte Fassung behalten</translation>
    </message>
</context>
<context>
    <name>tickscope::CleanUpCommands</name>
    <message>
        <source>Clean up…</source>
        <translation>Aufräumen&#xa0;…</translation>
    </message>
    <message>
        <source>Find old and large recordings, and move them to the trash</source>
        <translation>Alte und große Aufzeichnungen finden und in den Papierkorb verschieben</translation>
    </message>
</context>
<context>
    <name>tickscope::CleanUpDialog</name>
    <message>
        <source>Keep recordings with anticheat flags</source>
        <translation>Aufzeichnungen mit Anticheat-Markierungen behalten</translation>
    </message>
    <message>
        <source>Clean up the library</source>
        <translation>Bibliothek aufräumen</translation>
    </message>
    <message>
        <source>Finds recordings in the folders of the library that can go. Recordings of cases, pinned, damaged and unfinished ones always stay.</source>
        <translation>Findet in den Ordnern der Bibliothek Aufzeichnungen, die weg können. Aufzeichnungen von Fällen, angeheftete, beschädigte und unfertige bleiben immer.</translation>
    </message>
    <message>
        <source>Older than</source>
        <translation>Älter als</translation>
    </message>
    <message>
        <source> days</source>
        <translation> Tage</translation>
    </message>
    <message>
        <source>Larger than</source>
        <translation>Größer als</translation>
    </message>
    <message>
        <source> MiB</source>
        <translation> MiB</translation>
    </message>
    <message>
        <source> GiB</source>
        <translation> GiB</translation>
    </message>
    <message>
        <source>Keep the best runs of each world or map</source>
        <translation>Die besten Läufe jeder Welt oder Map behalten</translation>
    </message>
    <message>
        <source>Reads all recordings, and keeps those of unknown worlds</source>
        <translation>Liest alle Aufzeichnungen und behält die unbekannter Welten</translation>
    </message>
    <message>
        <source>Recordings</source>
        <translation>Aufzeichnungen</translation>
    </message>
    <message>
        <source>Recording</source>
        <translation>Aufzeichnung</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Begründung</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Move to trash…</source>
        <translation>In den Papierkorb verschieben&#xa0;…</translation>
    </message>
    <message>
        <source>Add a folder to the library first.</source>
        <translation>Fügen Sie der Bibliothek zuerst einen Ordner hinzu.</translation>
    </message>
    <message>
        <source>Choose an age or a size.</source>
        <translation>Wählen Sie ein Alter oder eine Größe.</translation>
    </message>
    <message>
        <source>Nothing was removed: %1</source>
        <translation>Nichts wurde entfernt: %1</translation>
    </message>
    <message>
        <source>No recording can go by these rules.</source>
        <translation>Nach diesen Regeln kann keine Aufzeichnung weg.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln recording(s) can go to the trash: %1.</source>
        <translation>
            <numerusform>%Ln Aufzeichnung kann in den Papierkorb: %1.</numerusform>
            <numerusform>%Ln Aufzeichnungen können in den Papierkorb: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Moved to trash</source>
        <translation>Im Papierkorb</translation>
    </message>
    <message>
        <source>Goes</source>
        <translation>Geht weg</translation>
    </message>
    <message>
        <source>Stays</source>
        <translation>Bleibt</translation>
    </message>
    <message>
        <source>They can be restored from there. Move them now?</source>
        <translation>Sie lassen sich von dort wiederherstellen. Jetzt verschieben?</translation>
    </message>
    <message>
        <source>Move to trash</source>
        <translation>In den Papierkorb verschieben</translation>
    </message>
    <message>
        <source>Moving to the trash… %1</source>
        <translation>Wird in den Papierkorb verschoben&#xa0;… %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln recording(s) moved to the trash: %1.</source>
        <translation>
            <numerusform>%Ln Aufzeichnung in den Papierkorb verschoben: %1.</numerusform>
            <numerusform>%Ln Aufzeichnungen in den Papierkorb verschoben: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking through recordings… %1 (%2 of them read completely)</source>
        <translation>Aufzeichnungen werden durchgesehen&#xa0;… %1 (%2 davon vollständig gelesen)</translation>
    </message>
    <message>
        <source>The oldest, if all take more than</source>
        <translation>Die ältesten, wenn alle mehr belegen als</translation>
    </message>
    <message>
        <source>Other rules for some worlds</source>
        <translation>Andere Regeln für manche Welten</translation>
    </message>
    <message>
        <source>Choose file…</source>
        <translation>Datei wählen&#xa0;…</translation>
    </message>
    <message>
        <source>A JSON file as prune --rules takes it, by the name or id of a world</source>
        <translation>Eine JSON-Datei, wie prune --rules sie nimmt, nach Namen oder ID der Welt</translation>
    </message>
    <message>
        <source>Rules by world</source>
        <translation>Regeln nach Welt</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Tell worlds apart by</source>
        <translation>Welten unterscheiden nach</translation>
    </message>
    <message>
        <source>their id, else the map&apos;s name</source>
        <translation>ihrer ID, sonst dem Namen der Map</translation>
    </message>
    <message>
        <source>their id</source>
        <translation>ihrer ID</translation>
    </message>
    <message>
        <source>the map&apos;s name</source>
        <translation>dem Namen der Map</translation>
    </message>
</context>
<context>
    <name>tickscope::ClipDialog</name>
    <message>
        <source>Save clip</source>
        <translation>Ausschnitt speichern</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Include chat, whispers and votes</source>
        <translation>Mit Chat, Flüstern und Abstimmungen</translation>
    </message>
    <message>
        <source>Hide names of players and clans</source>
        <translation>Namen von Spielern und Clans verbergen</translation>
    </message>
    <message>
        <source>Write pseudonyms, also where names are mentioned in chat</source>
        <translation>Pseudonyme schreiben, auch wo Namen im Chat vorkommen</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>clip</source>
        <translation>Ausschnitt</translation>
    </message>
    <message numerus="yes">
        <source>%Ln damaged place(s) in these ticks</source>
        <translation>
            <numerusform>%Ln beschädigte Stelle in diesen Ticks</numerusform>
            <numerusform>%Ln beschädigte Stellen in diesen Ticks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tickscope::CloseFront</name>
    <message>
        <source>Close %1</source>
        <translation>%1 schließen</translation>
    </message>
</context>
<context>
    <name>tickscope::CommandMenus</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Playback</source>
        <translation>&amp;Wiedergabe</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>&amp;Gehe zu</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <translation>&amp;Prüfung</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
</context>
<context>
    <name>tickscope::CompareDock</name>
    <message>
        <source>not read yet</source>
        <translation>noch nicht gelesen</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>geschlossen</translation>
    </message>
    <message>
        <source>begins in %1</source>
        <translation>beginnt in %1</translation>
    </message>
    <message>
        <source>ended %1 ago</source>
        <translation>vor %1 zu Ende</translation>
    </message>
    <message>
        <source>damaged here</source>
        <translation>hier beschädigt</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>bei %1</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Anybody</source>
        <translation>Irgendwer</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Remove from the picture</source>
        <translation>Aus dem Bild entfernen</translation>
    </message>
    <message>
        <source>Ghosts</source>
        <translation>Geister</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Vergleichen mit</translation>
    </message>
    <message>
        <source>Show another recording in the same picture</source>
        <translation>Eine andere Aufzeichnung im selben Bild zeigen</translation>
    </message>
    <message>
        <source>Compare with…</source>
        <translation>Vergleichen mit&#xa0;…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Align by</source>
        <translation>Ausrichten nach</translation>
    </message>
    <message>
        <source>Which moments of both are shown together</source>
        <translation>Welche Momente beider zusammen gezeigt werden</translation>
    </message>
    <message>
        <source>Beginning</source>
        <translation>Beginn</translation>
    </message>
    <message>
        <source>Tick number</source>
        <translation>Ticknummer</translation>
    </message>
    <message>
        <source>Time of day</source>
        <translation>Uhrzeit</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Ereignis</translation>
    </message>
    <message>
        <source>Event of both that happens at the same moment</source>
        <translation>Ereignis beider, das im selben Moment geschieht</translation>
    </message>
    <message>
        <source>Number here</source>
        <translation>Nummer hier</translation>
    </message>
    <message>
        <source>Which one in this recording</source>
        <translation>Welches in dieser Aufzeichnung</translation>
    </message>
    <message>
        <source>Number there</source>
        <translation>Nummer dort</translation>
    </message>
    <message>
        <source>Which one of the ghost</source>
        <translation>Welches des Geists</translation>
    </message>
    <message>
        <source>Ahead by</source>
        <translation>Voraus um</translation>
    </message>
    <message>
        <source>How much further the ghost is, by hand</source>
        <translation>Wie viel weiter der Geist ist, von Hand</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Opacity</source>
        <translation>Deckkraft</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Colour of the ghost</source>
        <translation>Farbe des Geists</translation>
    </message>
    <message>
        <source>a file</source>
        <translation>eine Datei</translation>
    </message>
    <message>
        <source>This recording</source>
        <translation>Diese Aufzeichnung</translation>
    </message>
    <message>
        <source>At another moment</source>
        <translation>In einem anderen Moment</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Datei wählen&#xa0;…</translation>
    </message>
    <message>
        <source>Another recording, or another moment of this one, can be seen in the same picture.</source>
        <translation>Eine andere Aufzeichnung, oder ein anderer Moment von dieser, lässt sich im selben Bild zeigen.</translation>
    </message>
    <message>
        <source>No recording is open.</source>
        <translation>Keine Aufzeichnung geöffnet.</translation>
    </message>
    <message>
        <source>Player here</source>
        <translation>Spieler hier</translation>
    </message>
    <message>
        <source>Which players of the ghost&apos;s recording to show</source>
        <translation>Welche Spieler aus der Aufzeichnung des Geists gezeigt werden</translation>
    </message>
    <message>
        <source>How clearly the ghost is seen</source>
        <translation>Wie deutlich der Geist zu sehen ist</translation>
    </message>
    <message>
        <source>On another map: compare times, not places.</source>
        <translation>Auf einer anderen Karte: Zeiten vergleichen, nicht Orte.</translation>
    </message>
    <message>
        <source>Not known to be the same map: places may not match.</source>
        <translation>Ob es dieselbe Karte ist, ist nicht bekannt: Orte passen vielleicht nicht.</translation>
    </message>
    <message>
        <source>not shown</source>
        <translation>nicht gezeigt</translation>
    </message>
    <message>
        <source>being compared…</source>
        <translation>wird verglichen&#xa0;…</translation>
    </message>
    <message>
        <source>Place on the way</source>
        <translation>Ort auf dem Weg</translation>
    </message>
    <message>
        <source>Whose event or run it is in this recording</source>
        <translation>Wessen Ereignis oder Lauf es in dieser Aufzeichnung ist</translation>
    </message>
    <message>
        <source>Not shown: %1.</source>
        <translation>Nicht gezeigt: %1.</translation>
    </message>
    <message>
        <source>not at this place</source>
        <translation>nicht an dieser Stelle</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>Over the picture, or in a view beside it</source>
        <translation>Über dem Bild oder in einer Ansicht daneben</translation>
    </message>
    <message>
        <source>In the picture</source>
        <translation>Im Bild</translation>
    </message>
    <message>
        <source>Beside it</source>
        <translation>Daneben</translation>
    </message>
    <message>
        <source>Beside it, same camera</source>
        <translation>Daneben, gleiche Kamera</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Unterschiede</translation>
    </message>
    <message>
        <source>Not listed</source>
        <translation>Nicht aufgelistet</translation>
    </message>
    <message>
        <source>Positions and events</source>
        <translation>Positionen und Ereignisse</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>Eingaben</translation>
    </message>
    <message>
        <source>All recorded fields</source>
        <translation>Alle aufgezeichneten Felder</translation>
    </message>
    <message>
        <source>Both recorded the same session: shown by tick.</source>
        <translation>Beide haben dieselbe Sitzung aufgenommen: nach Ticks gezeigt.</translation>
    </message>
    <message>
        <source>Other recordings as ghosts in the same picture, and how they differ.</source>
        <translation>Andere Aufzeichnungen als Geister im selben Bild, und worin sie sich unterscheiden.</translation>
    </message>
    <message>
        <source>What to list where the recordings differ, of what both hold; or where the same inputs come twice</source>
        <translation>Was aufgelistet wird, wo sich die Aufnahmen unterscheiden, soweit beide es enthalten; oder wo dieselben Eingaben zweimal vorkommen</translation>
    </message>
    <message>
        <source>None, but the same inputs twice</source>
        <translation>Keine, aber zweimal dieselben Eingaben</translation>
    </message>
    <message>
        <source>Both may have recorded the same session, though their clocks do not show it.</source>
        <translation>Beide haben vielleicht dieselbe Sitzung aufgenommen, obwohl ihre Uhren es nicht zeigen.</translation>
    </message>
</context>
<context>
    <name>tickscope::ConfinedReaderTexts</name>
    <message>
        <source>No confined process can be started here: the window itself reads the recordings</source>
        <translation>Hier lässt sich kein abgeschotteter Prozess starten: Das Fenster liest die Aufnahmen selbst</translation>
    </message>
    <message>
        <source>This system has no Landlock: the process that reads the recordings is confined by a filter of system calls alone</source>
        <translation>Dieses System hat kein Landlock: Der Prozess, der die Aufnahmen liest, ist allein durch einen Filter der Systemaufrufe abgeschottet</translation>
    </message>
</context>
<context>
    <name>tickscope::ContentHashJob</name>
    <message>
        <source>not computed: the file is not fully loaded</source>
        <translation>nicht berechnet: Die Datei ist nicht vollständig geladen</translation>
    </message>
    <message>
        <source>computing, %1%</source>
        <translation>wird berechnet, %1&#xa0;%</translation>
    </message>
    <message>
        <source>not computed yet</source>
        <translation>noch nicht berechnet</translation>
    </message>
</context>
<context>
    <name>tickscope::CrashOffer</name>
    <message>
        <source>Tickscope crashed the last time. A report of it was kept on this computer; nothing was sent.</source>
        <translation>Tickscope ist beim letzten Mal abgestürzt. Ein Bericht darüber liegt auf diesem Rechner; gesendet wurde nichts.</translation>
    </message>
    <message>
        <source>Show report</source>
        <translation>Bericht zeigen</translation>
    </message>
    <message>
        <source>Crash Report</source>
        <translation>Absturzbericht</translation>
    </message>
    <message>
        <source>Crash report</source>
        <translation>Absturzbericht</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>A process that reads recordings for Tickscope crashed the last time. A report of it was kept on this computer; nothing was sent.</source>
        <translation>Ein Prozess, der für Tickscope Aufzeichnungen liest, ist beim letzten Mal abgestürzt. Ein Bericht darüber liegt auf diesem Rechner; gesendet wurde nichts.</translation>
    </message>
    <message>
        <source>It has the places in the program where it crashed, versions, and the checksum of the recording that was open, or its size where the checksum was not known yet. It has nothing of what the recording holds, and no name of a file but those of the program and its libraries. It helps to find the fault.</source>
        <translation>Er enthält die Stellen im Programm, an denen es abgestürzt ist, Versionen und die Prüfsumme der geöffneten Aufzeichnung, oder ihre Größe, wo die Prüfsumme noch nicht bekannt war. Er enthält nichts vom Inhalt der Aufzeichnung und keine Dateinamen außer denen des Programms und seiner Bibliotheken. Er hilft, den Fehler zu finden.</translation>
    </message>
</context>
<context>
    <name>tickscope::DamageDock</name>
    <message>
        <source>Damage</source>
        <translation>Schäden</translation>
    </message>
    <message>
        <source>Damaged places</source>
        <translation>Beschädigte Stellen</translation>
    </message>
    <message>
        <source>Go to damage</source>
        <translation>Zum Schaden gehen</translation>
    </message>
    <message>
        <source>Copy rows</source>
        <translation>Zeilen kopieren</translation>
    </message>
    <message>
        <source>No recording is open.</source>
        <translation>Keine Aufzeichnung geöffnet.</translation>
    </message>
    <message>
        <source>No damage: the whole recording was read.</source>
        <translation>Keine Schäden: Die ganze Aufzeichnung wurde gelesen.</translation>
    </message>
    <message>
        <source>No damage so far; the recording is still being read.</source>
        <translation>Bisher keine Schäden; die Aufzeichnung wird noch gelesen.</translation>
    </message>
    <message>
        <source>What could not be read, where, and what is lost because of it.</source>
        <translation>Was nicht gelesen werden konnte, wo, und was dadurch verloren ist.</translation>
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
bei %3, Tick %4</translation>
    </message>
    <message>
        <source>Tick at which the damage was found</source>
        <translation>Tick, bei dem der Schaden gefunden wurde</translation>
    </message>
    <message>
        <source>Tick</source>
        <translation>Tick</translation>
    </message>
    <message>
        <source>First damaged byte in the file</source>
        <translation>Erstes beschädigtes Byte der Datei</translation>
    </message>
    <message>
        <source>Byte</source>
        <translation>Byte</translation>
    </message>
    <message>
        <source>Number of damaged bytes, if known</source>
        <translation>Anzahl beschädigter Bytes, falls bekannt</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>Ticks whose state is unknown</source>
        <translation>Ticks, deren Zustand unbekannt ist</translation>
    </message>
    <message>
        <source>Lost ticks</source>
        <translation>Verlorene Ticks</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problem</translation>
    </message>
</context>
<context>
    <name>tickscope::DecideDialog</name>
    <message>
        <source>Accused: %1</source>
        <translation>Beschuldigte: %1</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>Decision: %1</source>
        <translation>Entscheidung: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Decide case %1</source>
        <translation>Fall %1 entscheiden</translation>
    </message>
    <message>
        <source>Give this verdict?</source>
        <translation>Dieses Urteil fällen?</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>You can withdraw it until another reviewer has decided.</source>
        <translation>Sie können es zurückziehen, bis ein anderer Prüfer entschieden hat.</translation>
    </message>
    <message>
        <source>You can withdraw it later; the history will say so.</source>
        <translation>Sie können es später zurückziehen; der Verlauf hält das fest.</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>Entscheiden</translation>
    </message>
    <message>
        <source>Notes: %1</source>
        <translation>Notizen: %1</translation>
    </message>
    <message>
        <source>Not checked: %1</source>
        <translation>Nicht geprüft: %1</translation>
    </message>
    <message>
        <source>This case accuses nobody, so the verdict is about no player. Add the accused on the Report page.</source>
        <translation>Dieser Fall beschuldigt niemanden, das Urteil gilt also keinem Spieler. Trage die Beschuldigten auf der Seite „Meldung“ ein.</translation>
    </message>
</context>
<context>
    <name>tickscope::DifferenceList</name>
    <message>
        <source>%1: position</source>
        <translation>%1: Position</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Unterschiede</translation>
    </message>
    <message>
        <source>Tick</source>
        <translation>Tick</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Hier</translation>
    </message>
    <message>
        <source>Ghost</source>
        <translation>Geist</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Wird verglichen&#xa0;…</translation>
    </message>
    <message>
        <source>Not compared: %1.</source>
        <translation>Nicht verglichen: %1.</translation>
    </message>
    <message>
        <source>No differences in positions and events that both recorded.</source>
        <translation>Keine Unterschiede in Positionen und Ereignissen, die beide aufgezeichnet haben.</translation>
    </message>
    <message>
        <source>No differences in inputs that both recorded.</source>
        <translation>Keine Unterschiede in Eingaben, die beide aufgezeichnet haben.</translation>
    </message>
    <message>
        <source>No differences in fields that both recorded.</source>
        <translation>Keine Unterschiede in Feldern, die beide aufgezeichnet haben.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln difference(s) in positions and events that both recorded:</source>
        <translation>
            <numerusform>%Ln Unterschied in Positionen und Ereignissen, die beide aufgezeichnet haben:</numerusform>
            <numerusform>%Ln Unterschiede in Positionen und Ereignissen, die beide aufgezeichnet haben:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln difference(s) in inputs that both recorded:</source>
        <translation>
            <numerusform>%Ln Unterschied in Eingaben, die beide aufgezeichnet haben:</numerusform>
            <numerusform>%Ln Unterschiede in Eingaben, die beide aufgezeichnet haben:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln difference(s) in fields that both recorded:</source>
        <translation>
            <numerusform>%Ln Unterschied in Feldern, die beide aufgezeichnet haben:</numerusform>
            <numerusform>%Ln Unterschiede in Feldern, die beide aufgezeichnet haben:</numerusform>
        </translation>
    </message>
    <message>
        <source>There are more.</source>
        <translation>Es gibt noch mehr.</translation>
    </message>
    <message numerus="yes">
        <source>By chance, others have %Ln tick(s) the same at most.</source>
        <translation>
            <numerusform>Zufällig haben andere höchstens %Ln Tick gleich.</numerusform>
            <numerusform>Zufällig haben andere höchstens %Ln Ticks gleich.</numerusform>
        </translation>
    </message>
    <message>
        <source>No stretch of ten changes or more comes twice. %1</source>
        <translation>Keine Strecke mit zehn Änderungen oder mehr kommt zweimal vor. %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln stretch(es) with the same inputs.</source>
        <translation>
            <numerusform>%Ln Strecke mit denselben Eingaben.</numerusform>
            <numerusform>%Ln Strecken mit denselben Eingaben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the same inputs, %Ln change(s)</source>
        <translation>
            <numerusform>dieselben Eingaben, %Ln Änderung</numerusform>
            <numerusform>dieselben Eingaben, %Ln Änderungen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, from %2</source>
        <translation>%1, ab %2</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message numerus="yes">
        <source>%Ln tick(s), %1</source>
        <translation>
            <numerusform>%Ln Tick, %1</numerusform>
            <numerusform>%Ln Ticks, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2, presses</source>
        <translation>%1: %2, Zahl der Tastendrücke</translation>
    </message>
    <message>
        <source>Not compared: the recordings have no moment in common.</source>
        <translation>Nicht verglichen: Die Aufzeichnungen haben keinen gemeinsamen Moment.</translation>
    </message>
    <message>
        <source>Not compared: no player has the same name in both recordings.</source>
        <translation>Nicht verglichen: Kein Spieler hat in beiden Aufzeichnungen denselben Namen.</translation>
    </message>
    <message>
        <source>Left out, as nobody in the other recording has that name: %1.</source>
        <translation>Ausgelassen, weil in der anderen Aufzeichnung niemand so heißt: %1.</translation>
    </message>
    <message>
        <source>Events left out, as several players had that name at once: %1.</source>
        <translation>Ereignisse ausgelassen, da mehrere Spieler zugleich diesen Namen hatten: %1.</translation>
    </message>
</context>
<context>
    <name>tickscope::EntitiesDock</name>
    <message>
        <source>Entities</source>
        <translation>Entitäten</translation>
    </message>
    <message>
        <source>Entities at this tick other than players</source>
        <translation>Entitäten bei diesem Tick, ohne Spieler</translation>
    </message>
    <message>
        <source>Copy rows</source>
        <translation>Zeilen kopieren</translation>
    </message>
    <message>
        <source>No recording is open.</source>
        <translation>Keine Aufzeichnung geöffnet.</translation>
    </message>
    <message>
        <source>No entities other than players here.</source>
        <translation>Hier gibt es außer Spielern keine Entitäten.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Wird gelesen&#xa0;…</translation>
    </message>
    <message>
        <source>Everything else in the world: what moves or lies about.</source>
        <translation>Alles andere in der Welt: was sich bewegt oder herumliegt.</translation>
    </message>
</context>
<context>
    <name>tickscope::EntityModel</name>
    <message>
        <source>%1, entity number %2</source>
        <translation>%1, Entität Nummer %2</translation>
    </message>
    <message>
        <source>Entity</source>
        <translation>Entität</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
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
        <translation>Daten einer Person löschen</translation>
    </message>
    <message>
        <source>Removes this person from all cases: as reporter or accused under all names, from notes and their pictures, from texts and from the history. The history still shows that it happened, when, and by whom.

This cannot be undone. Backups and bundles are not changed.</source>
        <translation>Entfernt diese Person aus allen Fällen: als Melder oder Beschuldigte unter allen Namen, aus Notizen und deren Bildern, aus Texten und aus dem Verlauf. Der Verlauf zeigt weiterhin, dass dies geschehen ist, wann und durch wen.

Dies lässt sich nicht rückgängig machen. Sicherungen und Pakete bleiben unverändert.</translation>
    </message>
    <message>
        <source>Erase for good</source>
        <translation>Endgültig löschen</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>&amp;Repeat name</source>
        <translation>Name &amp;wiederholen</translation>
    </message>
</context>
<context>
    <name>tickscope::Errors</name>
    <message numerus="yes">
        <source>%Ln tick(s) are lost.</source>
        <translation>
            <numerusform>%Ln Tick ist verloren.</numerusform>
            <numerusform>%Ln Ticks sind verloren.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Die Datei ist leer.</translation>
    </message>
    <message>
        <source>This folder is not a recording.</source>
        <translation>Dieser Ordner ist keine Aufzeichnung.</translation>
    </message>
    <message>
        <source>This is a folder.</source>
        <translation>Dies ist ein Ordner.</translation>
    </message>
    <message>
        <source>The file does not exist.</source>
        <translation>Die Datei existiert nicht.</translation>
    </message>
    <message>
        <source>You do not have permission to read this file.</source>
        <translation>Ihnen fehlt die Berechtigung, diese Datei zu lesen.</translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <translation>Die Datei kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>Sign-in required.</source>
        <translation>Anmeldung erforderlich.</translation>
    </message>
    <message>
        <source>Unknown file type.</source>
        <translation>Unbekannter Dateityp.</translation>
    </message>
    <message>
        <source>This version of the format cannot be read.</source>
        <translation>Diese Version des Formats kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>The file ends too early.</source>
        <translation>Die Datei endet zu früh.</translation>
    </message>
    <message>
        <source>The file is damaged.</source>
        <translation>Die Datei ist beschädigt.</translation>
    </message>
    <message>
        <source>Something in the file is larger than is safe to read.</source>
        <translation>Etwas in der Datei ist zu groß, um es sicher zu lesen.</translation>
    </message>
    <message>
        <source>That cannot be understood.</source>
        <translation>Das ist nicht verständlich.</translation>
    </message>
    <message>
        <source>That is outside the recording.</source>
        <translation>Das liegt außerhalb der Aufzeichnung.</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <source>Check the file and its permissions, then try again.</source>
        <translation>Prüfen Sie die Datei und ihre Berechtigungen und versuchen Sie es erneut.</translation>
    </message>
    <message>
        <source>Enter another token, or ask the owner of the file for one.</source>
        <translation>Geben Sie ein anderes Token ein oder bitten Sie den Eigentümer der Datei um eines.</translation>
    </message>
    <message>
        <source>Choose another file, or unpack it first if it is an archive.</source>
        <translation>Wählen Sie eine andere Datei oder entpacken Sie sie zuerst, falls es ein Archiv ist.</translation>
    </message>
    <message>
        <source>Convert it with the game that made it, or use a newer Tickscope.</source>
        <translation>Konvertieren Sie die Datei mit dem Spiel, das sie erstellt hat, oder verwenden Sie ein neueres Tickscope.</translation>
    </message>
    <message>
        <source>It may be an incomplete copy or download: get it again.</source>
        <translation>Möglicherweise ist die Kopie oder der Download unvollständig: Beschaffen Sie die Datei erneut.</translation>
    </message>
    <message>
        <source>Get the file again from where it came.</source>
        <translation>Beschaffen Sie die Datei erneut von ihrer Quelle.</translation>
    </message>
    <message>
        <source>The file is probably damaged: get it again from where it came.</source>
        <translation>Die Datei ist wahrscheinlich beschädigt: Beschaffen Sie sie erneut von ihrer Quelle.</translation>
    </message>
    <message>
        <source>byte %1</source>
        <translation>Byte %1</translation>
    </message>
    <message>
        <source>tick %1</source>
        <translation>Tick %1</translation>
    </message>
    <message>
        <source>Damaged at byte %1.</source>
        <translation>Beschädigt bei Byte %1.</translation>
    </message>
    <message>
        <source>The recording ends early at byte %1.</source>
        <translation>Die Aufzeichnung endet vorzeitig bei Byte %1.</translation>
    </message>
    <message>
        <source>Not everything in it is supported: %1.</source>
        <translation>Nicht alles darin wird unterstützt: %1.</translation>
    </message>
    <message>
        <source>The recording ends early at %1; the rest is readable.</source>
        <translation>Die Aufzeichnung endet vorzeitig bei %1; der Rest ist lesbar.</translation>
    </message>
    <message>
        <source>The rest is readable.</source>
        <translation>Der Rest ist lesbar.</translation>
    </message>
    <message>
        <source>It may have been moved, renamed or deleted.</source>
        <translation>Vielleicht wurde sie verschoben, umbenannt oder gelöscht.</translation>
    </message>
    <message>
        <source>Ask its owner, or change its permissions.</source>
        <translation>Wenden Sie sich an den Eigentümer oder ändern Sie die Berechtigungen.</translation>
    </message>
    <message>
        <source>Damaged at %1 (byte %2): %3.</source>
        <translation>Beschädigt bei %1 (Byte %2): %3.</translation>
    </message>
    <message>
        <source>%1–%2 is lost.</source>
        <translation>%1–%2 ist verloren.</translation>
    </message>
    <message>
        <source>What comes before is readable.</source>
        <translation>Was davor liegt, ist lesbar.</translation>
    </message>
    <message numerus="yes">
        <source>The recording is damaged in %Ln places, from %1 to %2.</source>
        <translation>
            <numerusform>Die Aufzeichnung ist an %Ln Stelle beschädigt, von %1 bis %2.</numerusform>
            <numerusform>Die Aufzeichnung ist an %Ln Stellen beschädigt, von %1 bis %2.</numerusform>
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
        <translation>Details des Ereignisses</translation>
    </message>
    <message>
        <source>Fields of the event</source>
        <translation>Felder des Ereignisses</translation>
    </message>
    <message>
        <source>Copy fields</source>
        <translation>Felder kopieren</translation>
    </message>
    <message>
        <source>%1  %2   tick %3</source>
        <translation>%1  %2   Tick %3</translation>
    </message>
    <message>
        <source>Not readable</source>
        <translation>Nicht lesbar</translation>
    </message>
    <message>
        <source>text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>client</source>
        <translation>Client</translation>
    </message>
    <message>
        <source>other client</source>
        <translation>anderer Client</translation>
    </message>
    <message>
        <source>byte in file</source>
        <translation>Byte in der Datei</translation>
    </message>
</context>
<context>
    <name>tickscope::EventKindCommands</name>
    <message>
        <source>Show or hide events</source>
        <translation>Ereignisse ein- oder ausblenden</translation>
    </message>
    <message>
        <source>Only this type</source>
        <translation>Nur dieser Typ</translation>
    </message>
    <message>
        <source>Hide this type</source>
        <translation>Diesen Typ ausblenden</translation>
    </message>
    <message>
        <source>Show all event types</source>
        <translation>Alle Ereignistypen zeigen</translation>
    </message>
    <message>
        <source>Default event types</source>
        <translation>Standard-Ereignistypen</translation>
    </message>
    <message>
        <source>Next event of type</source>
        <translation>Nächstes Ereignis vom Typ</translation>
    </message>
    <message>
        <source>Previous event of type</source>
        <translation>Vorheriges Ereignis vom Typ</translation>
    </message>
</context>
<context>
    <name>tickscope::EventList</name>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
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
        <translation>%1  %2  Tick %3</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Tick</source>
        <translation>Tick</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
</context>
<context>
    <name>tickscope::EventSource</name>
    <message>
        <source>rebuilt</source>
        <translation>rekonstruiert</translation>
    </message>
    <message>
        <source>guess</source>
        <translation>geschätzt</translation>
    </message>
</context>
<context>
    <name>tickscope::EventsDock</name>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>Filter events by text</source>
        <translation>Ereignisse nach Text filtern</translation>
    </message>
    <message>
        <source>Filter by text</source>
        <translation>Nach Text filtern</translation>
    </message>
    <message>
        <source>Show only events with this text  (%1)</source>
        <translation>Nur Ereignisse mit diesem Text zeigen  (%1)</translation>
    </message>
    <message>
        <source>Event types</source>
        <translation>Ereignistypen</translation>
    </message>
    <message>
        <source>Choose event types</source>
        <translation>Ereignistypen auswählen</translation>
    </message>
    <message>
        <source>Events of a player</source>
        <translation>Ereignisse eines Spielers</translation>
    </message>
    <message>
        <source>Group repeats</source>
        <translation>Wiederholungen zusammenfassen</translation>
    </message>
    <message>
        <source>Group repeats: show equal events in one tick as one row</source>
        <translation>Wiederholungen zusammenfassen: gleiche Ereignisse eines Ticks in einer Zeile zeigen</translation>
    </message>
    <message>
        <source>Follow playhead</source>
        <translation>Abspielposition folgen</translation>
    </message>
    <message>
        <source>Follow playhead: keep the row at the playhead in view</source>
        <translation>Abspielposition folgen: die Zeile an der Abspielposition im Blick behalten</translation>
    </message>
    <message>
        <source>Go to event</source>
        <translation>Zum Ereignis gehen</translation>
    </message>
    <message>
        <source>Copy rows</source>
        <translation>Zeilen kopieren</translation>
    </message>
    <message>
        <source>Clear filter</source>
        <translation>Filter aufheben</translation>
    </message>
    <message>
        <source>Event types ●</source>
        <translation>Ereignistypen ●</translation>
    </message>
    <message>
        <source>All named %1</source>
        <translation>Alle namens %1</translation>
    </message>
    <message>
        <source>Show events of one player only</source>
        <translation>Nur Ereignisse eines Spielers zeigen</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Alle Spieler</translation>
    </message>
    <message>
        <source>Opening…</source>
        <translation>Wird geöffnet&#xa0;…</translation>
    </message>
    <message>
        <source>No recording is open.</source>
        <translation>Keine Aufzeichnung geöffnet.</translation>
    </message>
    <message>
        <source>Reading events…</source>
        <translation>Ereignisse werden gelesen&#xa0;…</translation>
    </message>
    <message>
        <source>No events in this recording.</source>
        <translation>Keine Ereignisse in dieser Aufzeichnung.</translation>
    </message>
    <message numerus="yes">
        <source>Filter hides %Ln event(s) — &lt;a href=&apos;clear&apos;&gt;clear it&lt;/a&gt;</source>
        <translation>
            <numerusform>Der Filter blendet %Ln Ereignis aus – &lt;a href=&apos;clear&apos;&gt;Filter aufheben&lt;/a&gt;</numerusform>
            <numerusform>Der Filter blendet %Ln Ereignisse aus – &lt;a href=&apos;clear&apos;&gt;Filter aufheben&lt;/a&gt;</numerusform>
        </translation>
    </message>
    <message>
        <source>No events of type “%1” in this recording. &lt;a href=&apos;clear&apos;&gt;Show all events&lt;/a&gt;</source>
        <translation>In dieser Aufzeichnung gibt es keine Ereignisse vom Typ „%1“. &lt;a href=&apos;clear&apos;&gt;Alle Ereignisse zeigen&lt;/a&gt;</translation>
    </message>
    <message>
        <source>The events are not read yet.</source>
        <translation>Die Ereignisse sind noch nicht gelesen.</translation>
    </message>
    <message>
        <source>No events in the readable part of this recording.</source>
        <translation>Keine Ereignisse im lesbaren Teil dieser Aufzeichnung.</translation>
    </message>
    <message>
        <source>No events of type “%1” in the readable part of this recording. &lt;a href=&apos;clear&apos;&gt;Show all events&lt;/a&gt;</source>
        <translation>Im lesbaren Teil dieser Aufzeichnung gibt es keine Ereignisse vom Typ „%1“. &lt;a href=&apos;clear&apos;&gt;Alle Ereignisse zeigen&lt;/a&gt;</translation>
    </message>
    <message numerus="yes">
        <source>%Ln event(s), all of types that are hidden at first — &lt;a href=&apos;clear&apos;&gt;show them&lt;/a&gt;</source>
        <translation>
            <numerusform>%Ln Ereignis, von einem anfangs ausgeblendeten Typ – &lt;a href=&apos;clear&apos;&gt;zeigen&lt;/a&gt;</numerusform>
            <numerusform>%Ln Ereignisse, alle von anfangs ausgeblendeten Typen – &lt;a href=&apos;clear&apos;&gt;zeigen&lt;/a&gt;</numerusform>
        </translation>
    </message>
    <message>
        <source>What happened. Filter by type, player or text; double-click to go there.</source>
        <translation>Was geschehen ist. Nach Typ, Spieler oder Text filtern; ein Doppelklick geht dorthin.</translation>
    </message>
    <message>
        <source>&lt;a href=&apos;clear&apos;&gt;Show all events&lt;/a&gt;</source>
        <translation>&lt;a href=&apos;clear&apos;&gt;Alle Ereignisse zeigen&lt;/a&gt;</translation>
    </message>
    <message numerus="yes">
        <source>%Ln hit(s) in hidden event types — &lt;a href=&apos;hidden&apos;&gt;show them&lt;/a&gt;</source>
        <translation>
            <numerusform>%Ln Treffer in ausgeblendeten Ereignistypen – &lt;a href=&apos;hidden&apos;&gt;zeigen&lt;/a&gt;</numerusform>
            <numerusform>%Ln Treffer in ausgeblendeten Ereignistypen – &lt;a href=&apos;hidden&apos;&gt;zeigen&lt;/a&gt;</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tickscope::EvidenceTexts</name>
    <message>
        <source>time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>tick</source>
        <translation>Tick</translation>
    </message>
    <message>
        <source>event</source>
        <translation>Ereignis</translation>
    </message>
    <message>
        <source>input</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>ticks</source>
        <translation>Ticks</translation>
    </message>
    <message>
        <source>players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation>%1 oder mehr</translation>
    </message>
    <message>
        <source>Aim (turns of 10° and more)</source>
        <translation>Zielen (Drehungen ab 10°)</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>tick %1, which the recording does not have</source>
        <translation>Tick %1, den die Aufnahme nicht hat</translation>
    </message>
    <message>
        <source>source</source>
        <translation>Quelle</translation>
    </message>
</context>
<context>
    <name>tickscope::ExportCommands</name>
    <message>
        <source>Events…</source>
        <translation>Ereignisse&#xa0;…</translation>
    </message>
    <message>
        <source>Players…</source>
        <translation>Spieler&#xa0;…</translation>
    </message>
    <message>
        <source>Inputs…</source>
        <translation>Eingaben&#xa0;…</translation>
    </message>
    <message>
        <source>Markers…</source>
        <translation>Marker&#xa0;…</translation>
    </message>
    <message>
        <source>Player positions…</source>
        <translation>Spielerpositionen&#xa0;…</translation>
    </message>
    <message>
        <source>State at the playhead…</source>
        <translation>Zustand an der Abspielposition&#xa0;…</translation>
    </message>
    <message>
        <source>Picture…</source>
        <translation>Bild&#xa0;…</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Export what is listed and selected to a file</source>
        <translation>Aufgelistetes und Ausgewähltes in eine Datei exportieren</translation>
    </message>
    <message>
        <source>Save clip…</source>
        <translation>Ausschnitt speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Save some ticks as a recording of the same format</source>
        <translation>Einige Ticks als Aufzeichnung im gleichen Format speichern</translation>
    </message>
</context>
<context>
    <name>tickscope::ExportDialog</name>
    <message>
        <source>Only events &amp;listed in the Events panel</source>
        <translation>Nur im Panel „Ereignisse“ aufge&amp;listete Ereignisse</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Exportieren</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Format</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation>&amp;Zeit</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>&amp;Spieler</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>&amp;Größe</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source> px</source>
        <translation> px</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>Eingaben</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Marker</translation>
    </message>
    <message>
        <source>Player positions</source>
        <translation>Spielerpositionen</translation>
    </message>
    <message>
        <source>State at the playhead</source>
        <translation>Zustand an der Abspielposition</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Table (CSV)</source>
        <translation>Tabelle (CSV)</translation>
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
        <translation>Alle Spieler</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren&#xa0;…</translation>
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
        <translation>%1 Tick %2</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>Bild speichern</translation>
    </message>
</context>
<context>
    <name>tickscope::FactModel</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
</context>
<context>
    <name>tickscope::FactPlot</name>
    <message>
        <source>Histogram</source>
        <translation>Histogramm</translation>
    </message>
    <message>
        <source>How often each value occurs. Left and Right choose a bar and list its presses.</source>
        <translation>Wie oft jeder Wert vorkommt. Links und Rechts wählen einen Balken und listen seine Tastendrücke auf.</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Anzahl</translation>
    </message>
</context>
<context>
    <name>tickscope::FactsDock</name>
    <message>
        <source>Facts</source>
        <translation>Fakten</translation>
    </message>
    <message>
        <source>Figures of the selected player</source>
        <translation>Kennzahlen des ausgewählten Spielers</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>The selected player, whose figures are shown</source>
        <translation>Der ausgewählte Spieler, dessen Kennzahlen gezeigt werden</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Compare with the figures of another recording</source>
        <translation>Mit den Kennzahlen einer anderen Aufzeichnung vergleichen</translation>
    </message>
    <message>
        <source>Reading figures</source>
        <translation>Kennzahlen werden gelesen</translation>
    </message>
    <message>
        <source>What the figure is based on</source>
        <translation>Worauf die Kennzahl beruht</translation>
    </message>
    <message>
        <source>What the figure means</source>
        <translation>Was die Kennzahl bedeutet</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Bedeutung</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Stellen</translation>
    </message>
    <message>
        <source>Copy figures</source>
        <translation>Kennzahlen kopieren</translation>
    </message>
    <message>
        <source>Copy rows</source>
        <translation>Zeilen kopieren</translation>
    </message>
    <message>
        <source>Compare with a recording…</source>
        <translation>Mit einer Aufzeichnung vergleichen&#xa0;…</translation>
    </message>
    <message>
        <source>Stop comparing</source>
        <translation>Vergleich beenden</translation>
    </message>
    <message>
        <source>Stop reading figures</source>
        <translation>Lesen der Kennzahlen stoppen</translation>
    </message>
    <message>
        <source>Read figures again</source>
        <translation>Kennzahlen erneut lesen</translation>
    </message>
    <message>
        <source>Choose a player</source>
        <translation>Spieler auswählen</translation>
    </message>
    <message>
        <source>No recording is open.</source>
        <translation>Keine Aufzeichnung geöffnet.</translation>
    </message>
    <message>
        <source>Figures are available once all events have been found.</source>
        <translation>Kennzahlen sind verfügbar, sobald alle Ereignisse gefunden sind.</translation>
    </message>
    <message>
        <source>Reading figures…</source>
        <translation>Kennzahlen werden gelesen&#xa0;…</translation>
    </message>
    <message>
        <source>Select a player to see figures about inputs, timing and movement.</source>
        <translation>Wählen Sie einen Spieler aus, um Kennzahlen zu Eingaben, Timing und Bewegung zu sehen.</translation>
    </message>
    <message>
        <source>Reading was stopped. &lt;a href=&apos;again&apos;&gt;Read figures&lt;/a&gt;</source>
        <translation>Das Lesen wurde gestoppt. &lt;a href=&apos;again&apos;&gt;Kennzahlen lesen&lt;/a&gt;</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Compared with %1</source>
        <translation>Im Vergleich mit %1</translation>
    </message>
    <message>
        <source>Figures for a closer look, not a verdict</source>
        <translation>Kennzahlen für einen genaueren Blick, kein Urteil</translation>
    </message>
    <message>
        <source>Compare with a recording</source>
        <translation>Mit einer Aufzeichnung vergleichen</translation>
    </message>
    <message>
        <source>%1. %2: %3; %4</source>
        <translation>%1. %2: %3; %4</translation>
    </message>
    <message>
        <source>Figures about the selected player that help to judge a report; none is a verdict.</source>
        <translation>Kennzahlen des ausgewählten Spielers, die helfen, eine Meldung zu beurteilen; keine davon ist ein Urteil.</translation>
    </message>
    <message>
        <source>Too many inputs: only those up to tick %1 are counted.</source>
        <translation>Zu viele Eingaben: Gezählt sind nur die bis Tick %1.</translation>
    </message>
</context>
<context>
    <name>tickscope::FieldList</name>
    <message>
        <source>Show only fields with this text</source>
        <translation>Nur Felder mit diesem Text zeigen</translation>
    </message>
    <message>
        <source>Find a field</source>
        <translation>Feld suchen</translation>
    </message>
    <message>
        <source>Find type, field or player</source>
        <translation>Typ, Feld oder Spieler suchen</translation>
    </message>
    <message>
        <source>Fields to plot</source>
        <translation>Felder für Diagramme</translation>
    </message>
    <message>
        <source>position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>speed</source>
        <translation>Geschwindigkeit</translation>
    </message>
    <message>
        <source>No field has this text.</source>
        <translation>Kein Feld hat diesen Text.</translation>
    </message>
</context>
<context>
    <name>tickscope::FigureEvidenceTexts</name>
    <message>
        <source>No player named %1 in %2.</source>
        <translation>In %2 gibt es keinen Spieler namens %1.</translation>
    </message>
    <message>
        <source>%1 could not be read completely, so it has no figures.</source>
        <translation>%1 konnte nicht vollständig gelesen werden und hat daher keine Kennzahlen.</translation>
    </message>
    <message>
        <source>the file %1</source>
        <translation>die Datei %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 is accused by name only, held by %Ln people in %2: %3. No figures are shown until one of them is chosen.</source>
        <translation>
            <numerusform>Von %1 ist nur der Name angegeben; so heißt in %2 %Ln Person: %3. Kennzahlen werden erst gezeigt, wenn sie ausgewählt ist.</numerusform>
            <numerusform>Von %1 ist nur der Name angegeben; so heißen in %2 %Ln Personen: %3. Kennzahlen werden erst gezeigt, wenn eine davon ausgewählt ist.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>“Everybody else” includes players who had the same name and may be the same person: %1.</source>
        <translation>„Alle anderen“ enthält auch, wer denselben Namen hatte und dieselbe Person sein kann: %1.</translation>
    </message>
    <message>
        <source>bars of everybody else</source>
        <translation>Balken aller anderen</translation>
    </message>
    <message>
        <source>(tick %1)</source>
        <translation>(Tick %1)</translation>
    </message>
    <message>
        <source>(ticks %1 to %2)</source>
        <translation>(Ticks %1 bis %2)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more in figure-places.csv</source>
        <translation>
            <numerusform>%Ln weitere in figure-places.csv</numerusform>
            <numerusform>%Ln weitere in figure-places.csv</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %Ln other player(s) in the recording, bots as well, since a recording does not say who is one.</source>
        <translation>
            <numerusform>In der Aufnahme gibt es %Ln anderen Spieler; er kann auch ein Bot sein, denn eine Aufnahme sagt nicht, wer einer ist.</numerusform>
            <numerusform>In der Aufnahme gibt es %Ln andere Spieler, auch Bots, denn eine Aufnahme sagt nicht, wer einer ist.</numerusform>
        </translation>
    </message>
    <message>
        <source>median %1</source>
        <translation>Median %1</translation>
    </message>
    <message>
        <source>“Everybody else” is those of them who have enough samples for a value of their own, put together; in brackets are the least and the greatest value among the same players, and how many they are. Where fewer than three have enough, it is all of them together.</source>
        <translation>„Alle anderen“ sind die von ihnen, die genug Stichproben für einen eigenen Wert haben, zusammengenommen; in Klammern stehen der kleinste und der größte Wert derselben Spieler und wie viele sie sind. Wo weniger als drei genug haben, sind es alle zusammen.</translation>
    </message>
</context>
<context>
    <name>tickscope::FiguresModel</name>
    <message>
        <source>Figure</source>
        <translation>Kennzahl</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Messwerte</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Andere</translation>
    </message>
    <message>
        <source>95% interval</source>
        <translation>95-%-Intervall</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Referenz</translation>
    </message>
</context>
<context>
    <name>tickscope::FileFilters</name>
    <message>
        <source>Recordings (%1)</source>
        <translation>Aufzeichnungen (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>tickscope::FirstHint</name>
    <message>
        <source>%1 plays, dragging on the timeline goes anywhere, the wheel zooms, and %2 finds every command.</source>
        <translation>%1 spielt ab, Ziehen auf der Zeitleiste führt überallhin, das Mausrad zoomt, und %2 findet jeden Befehl.</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>Alle Tasten</translation>
    </message>
    <message>
        <source>You see what %1 shows. Move time or camera to look elsewhere; %2 comes back to %1, and %3 switches the full screen.</source>
        <translation>Sie sehen, was %1 zeigt. Bewegen Sie Zeit oder Kamera, um woanders hinzusehen; %2 bringt Sie zu %1 zurück, %3 schaltet das Vollbild um.</translation>
    </message>
</context>
<context>
    <name>tickscope::FocusAreas</name>
    <message>
        <source>Next area</source>
        <translation>Nächster Bereich</translation>
    </message>
    <message>
        <source>Move the focus to the next panel, the picture or the timeline</source>
        <translation>Den Fokus zum nächsten Panel, zum Bild oder zur Zeitleiste bewegen</translation>
    </message>
    <message>
        <source>Previous area</source>
        <translation>Vorheriger Bereich</translation>
    </message>
    <message>
        <source>Move the focus back to the panel, picture or timeline before</source>
        <translation>Den Fokus zurück zum vorherigen Panel, zum Bild oder zur Zeitleiste bewegen</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Panels</translation>
    </message>
</context>
<context>
    <name>tickscope::FolderList</name>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Add folder…</source>
        <translation>Ordner hinzufügen&#xa0;…</translation>
    </message>
    <message>
        <source>%1 was not found</source>
        <translation>%1 wurde nicht gefunden</translation>
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
        <translation>Gehe zu&#xa0;…</translation>
    </message>
    <message>
        <source>Previous tick</source>
        <translation>Vorheriger Tick</translation>
    </message>
    <message>
        <source>Next tick</source>
        <translation>Nächster Tick</translation>
    </message>
    <message>
        <source>Jump back</source>
        <translation>Sprung zurück</translation>
    </message>
    <message>
        <source>Jump forward</source>
        <translation>Sprung vorwärts</translation>
    </message>
    <message>
        <source>Small jump back</source>
        <translation>Kleiner Sprung zurück</translation>
    </message>
    <message>
        <source>A tenth of a jump back</source>
        <translation>Ein Zehntelsprung zurück</translation>
    </message>
    <message>
        <source>Small jump forward</source>
        <translation>Kleiner Sprung vorwärts</translation>
    </message>
    <message>
        <source>A tenth of a jump forward</source>
        <translation>Ein Zehntelsprung vorwärts</translation>
    </message>
    <message>
        <source>Large jump back</source>
        <translation>Großer Sprung zurück</translation>
    </message>
    <message>
        <source>Ten jumps back</source>
        <translation>Zehn Sprünge zurück</translation>
    </message>
    <message>
        <source>Large jump forward</source>
        <translation>Großer Sprung vorwärts</translation>
    </message>
    <message>
        <source>Ten jumps forward</source>
        <translation>Zehn Sprünge vorwärts</translation>
    </message>
    <message>
        <source>Previous event</source>
        <translation>Vorheriges Ereignis</translation>
    </message>
    <message>
        <source>Go to the previous event shown by the filter</source>
        <translation>Zum vorherigen vom Filter gezeigten Ereignis gehen</translation>
    </message>
    <message>
        <source>Next event</source>
        <translation>Nächstes Ereignis</translation>
    </message>
    <message>
        <source>Go to the next event shown by the filter</source>
        <translation>Zum nächsten vom Filter gezeigten Ereignis gehen</translation>
    </message>
    <message>
        <source>Previous marker</source>
        <translation>Vorheriger Marker</translation>
    </message>
    <message>
        <source>Next marker</source>
        <translation>Nächster Marker</translation>
    </message>
    <message>
        <source>Previous keyframe</source>
        <translation>Vorheriger Keyframe</translation>
    </message>
    <message>
        <source>Next keyframe</source>
        <translation>Nächster Keyframe</translation>
    </message>
    <message>
        <source>Hooks and hits</source>
        <translation>Hooks und Treffer</translation>
    </message>
    <message>
        <source>Previous hook</source>
        <translation>Vorheriger Hook</translation>
    </message>
    <message>
        <source>Go to the previous attached hook of the players shown by the filter</source>
        <translation>Zum vorherigen haftenden Hook der vom Filter gezeigten Spieler gehen</translation>
    </message>
    <message>
        <source>Next hook</source>
        <translation>Nächster Hook</translation>
    </message>
    <message>
        <source>Go to the next attached hook of the players shown by the filter</source>
        <translation>Zum nächsten haftenden Hook der vom Filter gezeigten Spieler gehen</translation>
    </message>
    <message>
        <source>Previous hit</source>
        <translation>Vorheriger Treffer</translation>
    </message>
    <message>
        <source>Go to the previous weapon hit by the players shown by the filter</source>
        <translation>Zum vorherigen Waffentreffer der vom Filter gezeigten Spieler gehen</translation>
    </message>
    <message>
        <source>Next hit</source>
        <translation>Nächster Treffer</translation>
    </message>
    <message>
        <source>Go to the next weapon hit by the players shown by the filter</source>
        <translation>Zum nächsten Waffentreffer der vom Filter gezeigten Spieler gehen</translation>
    </message>
    <message>
        <source>Beginning</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>Go to the first tick</source>
        <translation>Zum ersten Tick gehen</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Go to the last tick</source>
        <translation>Zum letzten Tick gehen</translation>
    </message>
    <message>
        <source>Go to live</source>
        <translation>Gehe zu Live</translation>
    </message>
    <message>
        <source>Go to the end of the recording being written and keep playing</source>
        <translation>Zum Ende der laufenden Aufzeichnung gehen und weiter abspielen</translation>
    </message>
    <message>
        <source>Jump to %1%</source>
        <translation>Zu %1&#xa0;% springen</translation>
    </message>
    <message>
        <source>Jump to percentage</source>
        <translation>Zu Prozentwert springen</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>Type a time, tick or time of day to go to</source>
        <translation>Zeit, Tick oder Uhrzeit eingeben und dorthin gehen</translation>
    </message>
    <message>
        <source>a time (4:07.3), a tick (@12365) or a time of day (14:22:07 UTC)</source>
        <translation>eine Zeit (4:07.3), ein Tick (@12365) oder eine Uhrzeit (14:22:07 UTC)</translation>
    </message>
</context>
<context>
    <name>tickscope::GuideSearch</name>
    <message>
        <source>Previous result (Shift+Enter)</source>
        <translation>Vorheriger Treffer (Umschalt+Eingabe)</translation>
    </message>
    <message>
        <source>Next result (Enter)</source>
        <translation>Nächster Treffer (Eingabe)</translation>
    </message>
    <message>
        <source>Find in the guide</source>
        <translation>Im Handbuch suchen</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>No results</source>
        <translation>Keine Treffer</translation>
    </message>
</context>
<context>
    <name>tickscope::GuideWindow</name>
    <message>
        <source>User guide</source>
        <translation>Benutzerhandbuch</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Back (Alt+Left)</source>
        <translation>Zurück (Alt+Links)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Forward (Alt+Right)</source>
        <translation>Vorwärts (Alt+Rechts)</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vorwärts</translation>
    </message>
</context>
<context>
    <name>tickscope::Help</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Show all keyboard shortcuts</source>
        <translation>Alle Tastenkürzel zeigen</translation>
    </message>
    <message>
        <source>About Tickscope</source>
        <translation>Über Tickscope</translation>
    </message>
    <message>
        <source>What’s this?</source>
        <translation>Was ist das?</translation>
    </message>
    <message>
        <source>Click anything to see what it does</source>
        <translation>Ein Element anklicken, um zu sehen, was es tut</translation>
    </message>
    <message>
        <source>User guide</source>
        <translation>Benutzerhandbuch</translation>
    </message>
    <message>
        <source>Read how to do things</source>
        <translation>Nachlesen, wie alles geht</translation>
    </message>
</context>
<context>
    <name>tickscope::HiddenReviewers</name>
    <message>
        <source>Reviewer %1</source>
        <translation>Prüfer %1</translation>
    </message>
</context>
<context>
    <name>tickscope::HistoryCommands</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Rückgängig: %1</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Redo the last undone change</source>
        <translation>Letzte rückgängig gemachte Änderung wiederholen</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Wiederholen: %1</translation>
    </message>
    <message>
        <source>Undo the last change to markers, notes, verdict, lanes, loop or scoreboard</source>
        <translation>Letzte Änderung an Markern, Notizen, Urteil, Spuren, Schleife oder Punktetafel rückgängig machen</translation>
    </message>
</context>
<context>
    <name>tickscope::HistoryPage</name>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>When (%1)</source>
        <translation>Wann (%1)</translation>
    </message>
</context>
<context>
    <name>tickscope::HistoryText</name>
    <message>
        <source>Took the case</source>
        <translation>Fall übernommen</translation>
    </message>
    <message>
        <source>Assigned the case to %1</source>
        <translation>Fall %1 zugewiesen</translation>
    </message>
    <message>
        <source>Gave the case back</source>
        <translation>Fall zurückgegeben</translation>
    </message>
    <message>
        <source>Took the case from %1</source>
        <translation>%1 den Fall entzogen</translation>
    </message>
    <message>
        <source>The reviewers disagree</source>
        <translation>Die Prüfer sind sich uneinig</translation>
    </message>
    <message>
        <source>The case is decided: %1</source>
        <translation>Der Fall ist entschieden: %1</translation>
    </message>
    <message>
        <source>The case needs another verdict</source>
        <translation>Der Fall braucht ein weiteres Urteil</translation>
    </message>
    <message>
        <source>The case is open again</source>
        <translation>Der Fall ist wieder offen</translation>
    </message>
    <message>
        <source>Settled the case: %1</source>
        <translation>Fall abgeschlossen: %1</translation>
    </message>
    <message>
        <source>Changed the claim: %1</source>
        <translation>Vorwurf geändert: %1</translation>
    </message>
    <message>
        <source>Removed the reporter</source>
        <translation>Melder entfernt</translation>
    </message>
    <message>
        <source>Named the reporter: %1</source>
        <translation>Melder angegeben: %1</translation>
    </message>
    <message>
        <source>Changed the priority from %1 to %2</source>
        <translation>Priorität von %1 in %2 geändert</translation>
    </message>
    <message numerus="yes">
        <source>Asked for verdicts of %Ln reviewer(s)</source>
        <translation>
            <numerusform>Urteil von %Ln Prüfer verlangt</numerusform>
            <numerusform>Urteile von %Ln Prüfern verlangt</numerusform>
        </translation>
    </message>
    <message>
        <source>Added note %1</source>
        <translation>Notiz %1 hinzugefügt</translation>
    </message>
    <message>
        <source>Added note %1: %2</source>
        <translation>Notiz %1 hinzugefügt: %2</translation>
    </message>
    <message>
        <source>Changed note %1</source>
        <translation>Notiz %1 geändert</translation>
    </message>
    <message>
        <source>Changed note %1: %2</source>
        <translation>Notiz %1 geändert: %2</translation>
    </message>
    <message>
        <source>Withdrew the verdict</source>
        <translation>Urteil zurückgezogen</translation>
    </message>
    <message>
        <source>Decided</source>
        <translation>Entschieden</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Decided “%1”</source>
        <translation>Auf „%1“ entschieden</translation>
    </message>
    <message>
        <source>%1 “%2”</source>
        <translation>%1 „%2“</translation>
    </message>
    <message>
        <source>Removed the recording %1</source>
        <translation>Aufzeichnung %1 entfernt</translation>
    </message>
    <message>
        <source>Added the recording %1</source>
        <translation>Aufzeichnung %1 hinzugefügt</translation>
    </message>
    <message>
        <source>Removed the tag %1</source>
        <translation>Schlagwort %1 entfernt</translation>
    </message>
    <message>
        <source>Added the tag %1</source>
        <translation>Schlagwort %1 hinzugefügt</translation>
    </message>
    <message>
        <source>Removed %1 from the accused</source>
        <translation>%1 aus den Beschuldigten entfernt</translation>
    </message>
    <message>
        <source>Added %1 to the accused</source>
        <translation>%1 zu den Beschuldigten hinzugefügt</translation>
    </message>
    <message>
        <source>Said which %1 is accused</source>
        <translation>Angegeben, welcher %1 beschuldigt ist</translation>
    </message>
    <message>
        <source>Opened the case</source>
        <translation>Fall angelegt</translation>
    </message>
    <message>
        <source>Opened the case: %1</source>
        <translation>Fall angelegt: %1</translation>
    </message>
    <message>
        <source>Removed the case</source>
        <translation>Fall entfernt</translation>
    </message>
    <message>
        <source>Erased a person</source>
        <translation>Daten einer Person gelöscht</translation>
    </message>
    <message>
        <source>Changed the case</source>
        <translation>Fall geändert</translation>
    </message>
    <message>
        <source>Changed the time of note %1</source>
        <translation>Zeit von Notiz %1 geändert</translation>
    </message>
    <message>
        <source>Added a note</source>
        <translation>Notiz hinzugefügt</translation>
    </message>
    <message>
        <source>Deleted a note</source>
        <translation>Notiz gelöscht</translation>
    </message>
    <message>
        <source>Changed a note</source>
        <translation>Notiz geändert</translation>
    </message>
    <message>
        <source>Deleted note %1</source>
        <translation>Notiz %1 gelöscht</translation>
    </message>
    <message>
        <source>Deleted note %1: %2</source>
        <translation>Notiz %1 gelöscht: %2</translation>
    </message>
    <message>
        <source>Withdrew the request for a second reviewer</source>
        <translation>Anforderung eines zweiten Prüfers zurückgenommen</translation>
    </message>
</context>
<context>
    <name>tickscope::HoverCard</name>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>und %Ln weiterer</numerusform>
            <numerusform>und %Ln weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>What is under the pointer</source>
        <translation>Was sich unter dem Mauszeiger befindet</translation>
    </message>
    <message>
        <source>tick %1</source>
        <translation>Tick %1</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Wird geladen&#xa0;…</translation>
    </message>
</context>
<context>
    <name>tickscope::Hud</name>
    <message>
        <source>Spectating %1</source>
        <translation>Beobachtet %1</translation>
    </message>
    <message>
        <source>Race %1</source>
        <translation>Rennen %1</translation>
    </message>
</context>
<context>
    <name>tickscope::InfoDock</name>
    <message>
        <source>Info</source>
        <translation>Info</translation>
    </message>
    <message>
        <source>Recording details</source>
        <translation>Details der Aufzeichnung</translation>
    </message>
    <message>
        <source>Copy rows</source>
        <translation>Zeilen kopieren</translation>
    </message>
    <message>
        <source>No recording is open.</source>
        <translation>Keine Aufzeichnung geöffnet.</translation>
    </message>
    <message>
        <source>Recording</source>
        <translation>Aufzeichnung</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>SHA-256</source>
        <translation>SHA-256</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Recorded by</source>
        <translation>Aufgezeichnet von</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Begonnen</translation>
    </message>
    <message>
        <source>%1, of %2 of the recording</source>
        <translation>%1, von %2 der Aufzeichnung</translation>
    </message>
    <message>
        <source>Recordings of this server</source>
        <translation>Aufzeichnungen dieses Servers</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Previous ID</source>
        <translation>Vorherige ID</translation>
    </message>
    <message>
        <source>none, this is the first</source>
        <translation>keine, dies ist die erste</translation>
    </message>
    <message>
        <source>not in this folder</source>
        <translation>nicht in diesem Ordner</translation>
    </message>
    <message>
        <source>Previous file</source>
        <translation>Vorherige Datei</translation>
    </message>
    <message>
        <source>Next file</source>
        <translation>Nächste Datei</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Embedded</source>
        <translation>Eingebettet</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Angezeigt</translation>
    </message>
    <message>
        <source>no, not found</source>
        <translation>nein, nicht gefunden</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>CRC-32</source>
        <translation>CRC-32</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Zeitleiste</translation>
    </message>
    <message>
        <source>Ticks</source>
        <translation>Ticks</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>Ticks per second</source>
        <translation>Ticks pro Sekunde</translation>
    </message>
    <message>
        <source> so far</source>
        <translation> bisher</translation>
    </message>
    <message>
        <source>Seek points</source>
        <translation>Einstiegspunkte</translation>
    </message>
    <message>
        <source>%1 of the recording</source>
        <translation>%1 der Aufzeichnung</translation>
    </message>
    <message>
        <source>Checkpoints</source>
        <translation>Checkpoints</translation>
    </message>
    <message>
        <source>%1 made by Tickscope</source>
        <translation>%1 von Tickscope erstellt</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Marker</translation>
    </message>
    <message>
        <source>Damaged places</source>
        <translation>Beschädigte Stellen</translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>Zählungen</translation>
    </message>
    <message>
        <source>Header</source>
        <translation>Header</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more value(s); tickscope-cli info lists them all</source>
        <translation>
            <numerusform>%Ln weiterer Wert; tickscope-cli info listet alle auf</numerusform>
            <numerusform>%Ln weitere Werte; tickscope-cli info listet alle auf</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1; outside the recording: %2</source>
        <translation>%1; außerhalb der Aufzeichnung: %2</translation>
    </message>
    <message>
        <source>What the file says about itself: header, counts, hashes, map.</source>
        <translation>Was die Datei über sich selbst angibt: Header, Zählungen, Hashes, Karte.</translation>
    </message>
    <message>
        <source>Not read</source>
        <translation>Nicht gelesen</translation>
    </message>
    <message>
        <source>Format version</source>
        <translation>Formatversion</translation>
    </message>
</context>
<context>
    <name>tickscope::InputTapeDock</name>
    <message>
        <source>Input tape</source>
        <translation>Eingabestreifen</translation>
    </message>
    <message>
        <source>Bars are held keys, the line is the aim, words are weapons. Click to go there; Ctrl+wheel zooms, the wheel scrolls.</source>
        <translation>Balken sind gehaltene Tasten, die Linie ist das Ziel, Wörter sind Waffen. Ein Klick springt dorthin; Strg+Mausrad zoomt, das Mausrad scrollt.</translation>
    </message>
    <message>
        <source>Selected player only</source>
        <translation>Nur ausgewählter Spieler</translation>
    </message>
    <message>
        <source>Show input</source>
        <translation>Eingabe zeigen</translation>
    </message>
    <message>
        <source>Copy input</source>
        <translation>Eingabe kopieren</translation>
    </message>
    <message>
        <source>Copy visible inputs of this lane</source>
        <translation>Sichtbare Eingaben dieser Spur kopieren</translation>
    </message>
    <message>
        <source>No recording is open.</source>
        <translation>Keine Aufzeichnung geöffnet.</translation>
    </message>
    <message>
        <source>None of the shown inputs occur in this range. Right-click to choose others.</source>
        <translation>Keine der gezeigten Eingaben kommt in diesem Bereich vor. Rechtsklick, um andere auszuwählen.</translation>
    </message>
    <message>
        <source>No inputs in this range.</source>
        <translation>Keine Eingaben in diesem Bereich.</translation>
    </message>
    <message>
        <source>No inputs recorded here.</source>
        <translation>Hier wurden keine Eingaben aufgezeichnet.</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>Eingaben</translation>
    </message>
    <message>
        <source>Copy: %1</source>
        <translation>Kopieren: %1</translation>
    </message>
    <message>
        <source>The players&apos; keys and mouse over time, as far as they were recorded.</source>
        <translation>Tasten und Maus der Spieler im Zeitverlauf, soweit aufgezeichnet.</translation>
    </message>
</context>
<context>
    <name>tickscope::InspectorDock</name>
    <message>
        <source>rebuilt</source>
        <translation>rekonstruiert</translation>
    </message>
    <message>
        <source>after damage</source>
        <translation>nach Schaden</translation>
    </message>
    <message>
        <source>still loading</source>
        <translation>wird noch geladen</translation>
    </message>
    <message>
        <source>values as recorded</source>
        <translation>Werte wie aufgezeichnet</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Inspektor</translation>
    </message>
    <message>
        <source>Find in items</source>
        <translation>In Objekten suchen</translation>
    </message>
    <message>
        <source>Find name or value</source>
        <translation>Name oder Wert suchen</translation>
    </message>
    <message>
        <source>Show only items with this text in a name or value  (%1)</source>
        <translation>Nur Objekte mit diesem Text in einem Namen oder Wert zeigen  (%1)</translation>
    </message>
    <message>
        <source>Changed only</source>
        <translation>Nur Geändertes</translation>
    </message>
    <message>
        <source>Show only what changed since the previous tick</source>
        <translation>Nur zeigen, was sich seit dem vorherigen Tick geändert hat</translation>
    </message>
    <message>
        <source>Items and fields</source>
        <translation>Objekte und Felder</translation>
    </message>
    <message>
        <source>Plot this field</source>
        <translation>Dieses Feld als Diagramm zeigen</translation>
    </message>
    <message>
        <source>Copy selected as JSON</source>
        <translation>Auswahl als JSON kopieren</translation>
    </message>
    <message>
        <source>Copy all as JSON</source>
        <translation>Alles als JSON kopieren</translation>
    </message>
    <message>
        <source>Expand all</source>
        <translation>Alle aufklappen</translation>
    </message>
    <message>
        <source>Collapse all</source>
        <translation>Alle zuklappen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln item(s)</source>
        <translation>
            <numerusform>%Ln Objekt</numerusform>
            <numerusform>%Ln Objekte</numerusform>
        </translation>
    </message>
    <message>
        <source>values recorded and rebuilt</source>
        <translation>Werte aufgezeichnet und rekonstruiert</translation>
    </message>
    <message>
        <source>Tick %1: %2, %3</source>
        <translation>Tick %1: %2, %3</translation>
    </message>
    <message>
        <source>No recording is open.</source>
        <translation>Keine Aufzeichnung geöffnet.</translation>
    </message>
    <message>
        <source>No items at this tick.</source>
        <translation>Keine Objekte bei diesem Tick.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Wird gelesen&#xa0;…</translation>
    </message>
    <message>
        <source>Nothing changed at this tick. &lt;a href=&apos;clear&apos;&gt;Show all items&lt;/a&gt;</source>
        <translation>Bei diesem Tick hat sich nichts geändert. &lt;a href=&apos;clear&apos;&gt;Alle Objekte zeigen&lt;/a&gt;</translation>
    </message>
    <message>
        <source>No matching items. &lt;a href=&apos;clear&apos;&gt;Show all items&lt;/a&gt;</source>
        <translation>Keine passenden Objekte. &lt;a href=&apos;clear&apos;&gt;Alle Objekte zeigen&lt;/a&gt;</translation>
    </message>
    <message>
        <source>could not be read</source>
        <translation>nicht lesbar</translation>
    </message>
    <message>
        <source>Every item at the current tick with all its fields, as recorded. Changes since the previous snapshot are marked.</source>
        <translation>Alle Objekte beim aktuellen Tick mit allen Feldern, wie aufgezeichnet. Änderungen seit dem vorherigen Snapshot sind markiert.</translation>
    </message>
</context>
<context>
    <name>tickscope::InspectorModel</name>
    <message>
        <source>Item and field</source>
        <translation>Objekt und Feld</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>recorded</source>
        <translation>aufgezeichnet</translation>
    </message>
    <message>
        <source>rebuilt</source>
        <translation>rekonstruiert</translation>
    </message>
    <message>
        <source>guess</source>
        <translation>geschätzt</translation>
    </message>
    <message>
        <source>id %1</source>
        <translation>ID %1</translation>
    </message>
    <message>
        <source>From messages</source>
        <translation>Aus Nachrichten</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>%1 of %2 %3</source>
        <translation>%1 von %2 %3</translation>
    </message>
    <message>
        <source>previous: %1</source>
        <translation>vorher: %1</translation>
    </message>
    <message>
        <source>Guess: %1</source>
        <translation>Schätzung: %1</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Vorher</translation>
    </message>
</context>
<context>
    <name>tickscope::KeyRecorder</name>
    <message>
        <source>Press a key to add it</source>
        <translation>Taste drücken, um sie hinzuzufügen</translation>
    </message>
</context>
<context>
    <name>tickscope::LagPlot</name>
    <message>
        <source>Time won and lost</source>
        <translation>Gewonnene und verlorene Zeit</translation>
    </message>
    <message>
        <source>How far ahead of the ghost the run is along its way. Left and Right go along it.</source>
        <translation>Wie weit der Lauf entlang seines Wegs vor dem Geist liegt. Links und Rechts gehen daran entlang.</translation>
    </message>
    <message>
        <source>Distance (%1)</source>
        <translation>Strecke (%1)</translation>
    </message>
    <message>
        <source>Ahead (s)</source>
        <translation>Vorsprung (s)</translation>
    </message>
    <message>
        <source>After %1: %2 s behind the ghost</source>
        <translation>Nach %1: %2 s hinter dem Geist</translation>
    </message>
    <message>
        <source>After %1: %2 s ahead of the ghost</source>
        <translation>Nach %1: %2 s vor dem Geist</translation>
    </message>
</context>
<context>
    <name>tickscope::LaneCommands</name>
    <message>
        <source>Show lane</source>
        <translation>Spur zeigen</translation>
    </message>
    <message>
        <source>Colour lane</source>
        <translation>Spur einfärben</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Reset lanes</source>
        <translation>Spuren zurücksetzen</translation>
    </message>
    <message>
        <source>Remove lane</source>
        <translation>Spur entfernen</translation>
    </message>
    <message>
        <source>Events with text…</source>
        <translation>Ereignisse mit Text&#xa0;…</translation>
    </message>
    <message>
        <source>Add lane for event type</source>
        <translation>Spur für Ereignistyp hinzufügen</translation>
    </message>
    <message>
        <source>Add lane</source>
        <translation>Spur hinzufügen</translation>
    </message>
    <message>
        <source>Hide “%1”</source>
        <translation>„%1“ ausblenden</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Same as events</source>
        <translation>Wie Ereignisse</translation>
    </message>
    <message>
        <source>Remove “%1”</source>
        <translation>„%1“ entfernen</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Events with this text:</source>
        <translation>Ereignisse mit diesem Text:</translation>
    </message>
    <message>
        <source>Hide lane</source>
        <translation>Spur ausblenden</translation>
    </message>
    <message>
        <source>Move lane</source>
        <translation>Spur verschieben</translation>
    </message>
    <message>
        <source>%1 (none in this recording)</source>
        <translation>%1 (keine in dieser Aufzeichnung)</translation>
    </message>
</context>
<context>
    <name>tickscope::Lanes</name>
    <message>
        <source>Chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>Kills</source>
        <translation>Kills</translation>
    </message>
    <message>
        <source>Joins</source>
        <translation>Beitritte</translation>
    </message>
    <message>
        <source>Finishes</source>
        <translation>Zieleinläufe</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>Eingaben</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Andere</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Orange</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Gelb</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>Rosa</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>Violett</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Grau</translation>
    </message>
</context>
<context>
    <name>tickscope::LengthText</name>
    <message>
        <source>tiles</source>
        <translation>Tiles</translation>
    </message>
    <message>
        <source>blocks</source>
        <translation>Blöcke</translation>
    </message>
    <message>
        <source>units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>tiles/s</source>
        <translation>Tiles/s</translation>
    </message>
    <message>
        <source>blocks/s</source>
        <translation>Blöcke/s</translation>
    </message>
    <message>
        <source>units/s</source>
        <translation>Einheiten/s</translation>
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
        <translation>Sichtbare Höhen</translation>
    </message>
    <message>
        <source>Only floors and players between these heights are shown. Up and Down move the range, with Shift its upper end; Escape shows all.</source>
        <translation>Nur Ebenen und Spieler zwischen diesen Höhen werden gezeigt. Auf und Ab verschieben den Bereich, mit Umschalt sein oberes Ende; Escape zeigt alles.</translation>
    </message>
    <message>
        <source>All heights: %1 to %2</source>
        <translation>Alle Höhen: %1 bis %2</translation>
    </message>
    <message>
        <source>Heights %1 to %2</source>
        <translation>Höhen %1 bis %2</translation>
    </message>
    <message>
        <source>Drag an end to hide floors and players above or below; double-click to show all.</source>
        <translation>Ein Ende ziehen, um Ebenen und Spieler darüber oder darunter auszublenden; Doppelklick zeigt alles.</translation>
    </message>
</context>
<context>
    <name>tickscope::LibraryCommands</name>
    <message>
        <source>Library</source>
        <translation>Bibliothek</translation>
    </message>
    <message>
        <source>Open recording</source>
        <translation>Aufzeichnung öffnen</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>Überprüfen</translation>
    </message>
    <message>
        <source>Read the whole file again and look for damage</source>
        <translation>Die ganze Datei erneut lesen und nach Schäden suchen</translation>
    </message>
    <message>
        <source>Export list…</source>
        <translation>Liste exportieren&#xa0;…</translation>
    </message>
    <message>
        <source>Save what is known about the selected recordings as CSV or JSON</source>
        <translation>Was über die ausgewählten Aufzeichnungen bekannt ist, als CSV oder JSON speichern</translation>
    </message>
    <message>
        <source>Show in file manager</source>
        <translation>In Dateiverwaltung zeigen</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Anheften</translation>
    </message>
    <message>
        <source>Keep under Pinned, or remove from there</source>
        <translation>Unter „Angeheftet“ ablegen oder von dort entfernen</translation>
    </message>
    <message>
        <source>Remove from list</source>
        <translation>Aus Liste entfernen</translation>
    </message>
    <message>
        <source>The file stays where it is</source>
        <translation>Die Datei bleibt, wo sie ist</translation>
    </message>
    <message>
        <source>Add folder to library…</source>
        <translation>Ordner zur Bibliothek hinzufügen&#xa0;…</translation>
    </message>
    <message>
        <source>Add folder to library</source>
        <translation>Ordner zur Bibliothek hinzufügen</translation>
    </message>
    <message>
        <source>Scan folders again</source>
        <translation>Ordner erneut durchsuchen</translation>
    </message>
    <message>
        <source>Search in whispers</source>
        <translation>In Flüsternachrichten suchen</translation>
    </message>
    <message>
        <source>Find words in whispers between players. All recordings are read again</source>
        <translation>Wörter in Flüsternachrichten zwischen Spielern finden. Alle Aufzeichnungen werden erneut gelesen</translation>
    </message>
    <message>
        <source>Only the first %1 were opened.</source>
        <translation>Nur die ersten %1 wurden geöffnet.</translation>
    </message>
    <message>
        <source>File not found.</source>
        <translation>Datei nicht gefunden.</translation>
    </message>
    <message numerus="yes">
        <source>Verifying %n recording(s)…</source>
        <translation>
            <numerusform>%n Aufzeichnung wird überprüft&#xa0;…</numerusform>
            <numerusform>%n Aufzeichnungen werden überprüft&#xa0;…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n recording(s) verified</source>
        <translation>
            <numerusform>%n Aufzeichnung überprüft</numerusform>
            <numerusform>%n Aufzeichnungen überprüft</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: no damage found.</source>
        <translation>%1: keine Schäden gefunden.</translation>
    </message>
    <message>
        <source>%1: %2 damaged, unreadable or missing.</source>
        <translation>%1: %2 beschädigt, nicht lesbar oder fehlend.</translation>
    </message>
    <message>
        <source>Export list</source>
        <translation>Liste exportieren</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabelle (*.csv)</translation>
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
        <translation>Nach %1 exportiert.</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>%1 konnte nicht geschrieben werden: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n recording(s) unpinned.</source>
        <translation>
            <numerusform>%n Aufzeichnung nicht mehr angeheftet.</numerusform>
            <numerusform>%n Aufzeichnungen nicht mehr angeheftet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n recording(s) pinned.</source>
        <translation>
            <numerusform>%n Aufzeichnung angeheftet.</numerusform>
            <numerusform>%n Aufzeichnungen angeheftet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show library</source>
        <translation>Bibliothek zeigen</translation>
    </message>
    <message>
        <source>Show the library beside what is open</source>
        <translation>Die Bibliothek neben dem Geöffneten zeigen</translation>
    </message>
    <message>
        <source>Add address to library…</source>
        <translation>Adresse zur Bibliothek hinzufügen&#xa0;…</translation>
    </message>
    <message>
        <source>List the recordings of a game server, a web folder or a bucket</source>
        <translation>Die Aufzeichnungen eines Spielservers, eines Webordners oder eines Buckets auflisten</translation>
    </message>
    <message>
        <source>Name world…</source>
        <translation>Welt benennen&#xa0;…</translation>
    </message>
    <message>
        <source>Show a name of yours for the world of the selected recording</source>
        <translation>Die Welt der gewählten Aufzeichnung unter einem eigenen Namen zeigen</translation>
    </message>
    <message>
        <source>The recording names no world.</source>
        <translation>Die Aufzeichnung nennt keine Welt.</translation>
    </message>
    <message>
        <source>Name world</source>
        <translation>Welt benennen</translation>
    </message>
    <message>
        <source>Name (empty: as the recording says):</source>
        <translation>Name (leer: wie in der Aufzeichnung):</translation>
    </message>
    <message>
        <source>Read in a confined process</source>
        <translation>In abgeschottetem Prozess lesen</translation>
    </message>
    <message>
        <source>A process that reaches no network and no other files reads the recordings. One that is broken cannot end the window</source>
        <translation>Ein Prozess, der weder das Netz noch andere Dateien erreicht, liest die Aufnahmen. Eine kaputte kann das Fenster nicht beenden</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Show two to four in one picture, or one with the recording that is open</source>
        <translation>Zwei bis vier in einem Bild zeigen, oder eine mit der geöffneten Aufzeichnung</translation>
    </message>
</context>
<context>
    <name>tickscope::LibraryModel</name>
    <message>
        <source>Not read yet</source>
        <translation>Noch nicht gelesen</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Marker</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>Fälle</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Found in</source>
        <translation>Gefunden in</translation>
    </message>
    <message>
        <source>Best time</source>
        <translation>Bestzeit</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>Map or world</source>
        <translation>Karte oder Welt</translation>
    </message>
    <message>
        <source>No map or world</source>
        <translation>Keine Karte oder Welt</translation>
    </message>
    <message>
        <source>Date of the file; the recording has none</source>
        <translation>Datum der Datei; die Aufzeichnung hat keines</translation>
    </message>
</context>
<context>
    <name>tickscope::LibraryPage</name>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Kacheln</translation>
    </message>
    <message>
        <source>Filter recordings</source>
        <translation>Aufzeichnungen filtern</translation>
    </message>
    <message>
        <source>Matches the beginning of words</source>
        <translation>Findet Wortanfänge</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Sortieren nach</translation>
    </message>
    <message>
        <source>Order of the cards</source>
        <translation>Reihenfolge der Kacheln</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Neueste zuerst</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>Älteste zuerst</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>Nach Name</translation>
    </message>
    <message>
        <source>Longest first</source>
        <translation>Längste zuerst</translation>
    </message>
    <message>
        <source>Most players first</source>
        <translation>Meiste Spieler zuerst</translation>
    </message>
    <message>
        <source>Largest first</source>
        <translation>Größte zuerst</translation>
    </message>
    <message>
        <source>Group by</source>
        <translation>Gruppieren nach</translation>
    </message>
    <message>
        <source>Show headings between recordings</source>
        <translation>Überschriften zwischen Aufzeichnungen zeigen</translation>
    </message>
    <message>
        <source>No groups</source>
        <translation>Keine Gruppen</translation>
    </message>
    <message>
        <source>Group by folder</source>
        <translation>Nach Ordner gruppieren</translation>
    </message>
    <message>
        <source>Group by game</source>
        <translation>Nach Spiel gruppieren</translation>
    </message>
    <message>
        <source>Group by month</source>
        <translation>Nach Monat gruppieren</translation>
    </message>
    <message>
        <source>Recordings</source>
        <translation>Aufzeichnungen</translation>
    </message>
    <message>
        <source>Scanning</source>
        <translation>Ordner werden durchsucht</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>The next scan continues from here</source>
        <translation>Die nächste Suche macht hier weiter</translation>
    </message>
    <message>
        <source>No recording matches “%1”.</source>
        <translation>Keine Aufzeichnung passt zu „%1“.</translation>
    </message>
    <message>
        <source>Looking for recordings…</source>
        <translation>Aufzeichnungen werden gesucht&#xa0;…</translation>
    </message>
    <message>
        <source>No recordings here.</source>
        <translation>Keine Aufzeichnungen hier.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln selected</source>
        <translation>
            <numerusform>%Ln ausgewählt</numerusform>
            <numerusform>%Ln ausgewählt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recording(s)</source>
        <translation>
            <numerusform>%Ln Aufzeichnung</numerusform>
            <numerusform>%Ln Aufzeichnungen</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking through folders: %1</source>
        <translation>Ordner werden durchsucht: %1</translation>
    </message>
    <message>
        <source>Reading headers: %1 of %2</source>
        <translation>Header werden gelesen: %1 von %2</translation>
    </message>
    <message>
        <source>Fastest run first</source>
        <translation>Schnellster Lauf zuerst</translation>
    </message>
    <message>
        <source>Reading players, chat and runs: %1 of %2</source>
        <translation>Spieler, Chat und Läufe werden gelesen: %1 von %2</translation>
    </message>
    <message>
        <source>Filter by name, map, world, player or chat</source>
        <translation>Nach Name, Karte, Welt, Spieler oder Chat filtern</translation>
    </message>
    <message>
        <source>By map or world</source>
        <translation>Nach Karte oder Welt</translation>
    </message>
    <message>
        <source>Group by map or world</source>
        <translation>Nach Karte oder Welt gruppieren</translation>
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
        <translation>Datei nicht gefunden</translation>
    </message>
    <message>
        <source>Unreadable</source>
        <translation>Nicht lesbar</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Beschädigt</translation>
    </message>
    <message>
        <source>This file no longer exists</source>
        <translation>Diese Datei existiert nicht mehr</translation>
    </message>
    <message numerus="yes">
        <source>%n damaged place(s)</source>
        <translation>
            <numerusform>%n beschädigte Stelle</numerusform>
            <numerusform>%n beschädigte Stellen</numerusform>
        </translation>
    </message>
    <message>
        <source>best %1</source>
        <translation>Bestzeit %1</translation>
    </message>
    <message>
        <source>World %1…</source>
        <translation>Welt %1&#xa0;…</translation>
    </message>
    <message>
        <source>file: %1</source>
        <translation>Datei: %1</translation>
    </message>
</context>
<context>
    <name>tickscope::LinkTexts</name>
    <message>
        <source>%1, tick %2 (%3)</source>
        <translation>%1, Tick %2 (%3)</translation>
    </message>
    <message>
        <source>a recording</source>
        <translation>eine Aufzeichnung</translation>
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
        <translation>%1 konnte nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>%1 — Tickscope</source>
        <translation>%1 — Tickscope</translation>
    </message>
    <message>
        <source>Show in file manager</source>
        <translation>In Dateiverwaltung zeigen</translation>
    </message>
    <message>
        <source>Saved to %1.</source>
        <translation>Unter %1 gespeichert.</translation>
    </message>
    <message>
        <source>Settings last only until Tickscope is closed: their file cannot be written.</source>
        <translation>Einstellungen gelten nur, bis Tickscope geschlossen wird: Ihre Datei kann nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>Drop to compare with this recording</source>
        <translation>Loslassen, um mit dieser Aufzeichnung zu vergleichen</translation>
    </message>
    <message>
        <source>Drop to open; with Shift to compare</source>
        <translation>Loslassen zum Öffnen; mit Umschalt zum Vergleichen</translation>
    </message>
    <message>
        <source>Drop to open</source>
        <translation>Loslassen zum Öffnen</translation>
    </message>
</context>
<context>
    <name>tickscope::MapChoice</name>
    <message>
        <source>Map “%1” not found; players are shown without walls.</source>
        <translation>Karte „%1“ nicht gefunden; Spieler werden ohne Wände gezeigt.</translation>
    </message>
    <message>
        <source>Embedded map “%1” cannot be read; players are shown without walls.</source>
        <translation>Eingebettete Karte „%1“ kann nicht gelesen werden; Spieler werden ohne Wände gezeigt.</translation>
    </message>
    <message>
        <source>%1 is not a readable map file.</source>
        <translation>%1 ist keine lesbare Kartendatei.</translation>
    </message>
    <message>
        <source>Map “%1” is embedded in the recording.</source>
        <translation>Karte „%1“ ist in die Aufzeichnung eingebettet.</translation>
    </message>
    <message>
        <source>Map “%1” found, SHA-256 matches: %2</source>
        <translation>Karte „%1“ gefunden, SHA-256 stimmt überein: %2</translation>
    </message>
    <message>
        <source>Map “%1” found, CRC-32 matches: %2</source>
        <translation>Karte „%1“ gefunden, CRC-32 stimmt überein: %2</translation>
    </message>
    <message>
        <source>Chosen map, unverified: %1; the recording has no map hash.</source>
        <translation>Gewählte Karte, nicht überprüft: %1; die Aufzeichnung enthält keinen Karten-Hash.</translation>
    </message>
    <message>
        <source>Map “%1” found by name only, unverified; it may be a different version.</source>
        <translation>Karte „%1“ nur anhand des Namens gefunden, nicht überprüft; es kann eine andere Version sein.</translation>
    </message>
    <message>
        <source>Different map version (hash or size differs): %1</source>
        <translation>Andere Kartenversion (Hash oder Größe weicht ab): %1</translation>
    </message>
    <message>
        <source>Hooks, weapons and freeze need the map that was played.</source>
        <translation>Hooks, Waffen und Freeze erfordern die Karte, auf der gespielt wurde.</translation>
    </message>
</context>
<context>
    <name>tickscope::MapDownload</name>
    <message>
        <source>Download map</source>
        <translation>Karte herunterladen</translation>
    </message>
    <message>
        <source>Download the map “%1” from %2?</source>
        <translation>Die Karte „%1“ von %2 herunterladen?</translation>
    </message>
    <message>
        <source>It is used only if its SHA-256 matches the recording.</source>
        <translation>Sie wird nur verwendet, wenn ihr SHA-256 zur Aufzeichnung passt.</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>Herunterladen</translation>
    </message>
    <message>
        <source>Downloading the map…</source>
        <translation>Die Karte wird heruntergeladen&#xa0;…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>The map could not be downloaded: %1</source>
        <translation>Die Karte konnte nicht heruntergeladen werden: %1</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
</context>
<context>
    <name>tickscope::MapPrompts</name>
    <message>
        <source>Choose map file…</source>
        <translation>Kartendatei auswählen&#xa0;…</translation>
    </message>
    <message>
        <source>Choose the map file to use</source>
        <translation>Die zu verwendende Kartendatei auswählen</translation>
    </message>
    <message>
        <source>Download map…</source>
        <translation>Karte herunterladen&#xa0;…</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Maps (*%1)</source>
        <translation>Karten (*%1)</translation>
    </message>
    <message>
        <source>Choose map file</source>
        <translation>Kartendatei auswählen</translation>
    </message>
</context>
<context>
    <name>tickscope::MarkerColor</name>
    <message>
        <source>Amber</source>
        <translation>Bernstein</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Orange</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Gelb</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Lila</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>Rosa</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Grau</translation>
    </message>
</context>
<context>
    <name>tickscope::MarkerCommands</name>
    <message>
        <source>Add marker</source>
        <translation>Marker hinzufügen</translation>
    </message>
    <message>
        <source>Mark range</source>
        <translation>Bereich markieren</translation>
    </message>
    <message>
        <source>Edit marker</source>
        <translation>Marker bearbeiten</translation>
    </message>
    <message>
        <source>Colour marker</source>
        <translation>Marker einfärben</translation>
    </message>
    <message>
        <source>Delete marker</source>
        <translation>Marker löschen</translation>
    </message>
    <message>
        <source>Add a marker here and name it</source>
        <translation>Hier einen Marker hinzufügen und benennen</translation>
    </message>
</context>
<context>
    <name>tickscope::MarkerExchange</name>
    <message>
        <source>This is not a complete JSON file (byte %1: %2).</source>
        <translation>Dies ist keine vollständige JSON-Datei (Byte %1: %2).</translation>
    </message>
    <message>
        <source>This file was written by a newer version of Tickscope.</source>
        <translation>Diese Datei wurde von einer neueren Version von Tickscope geschrieben.</translation>
    </message>
    <message>
        <source>This file contains no markers.</source>
        <translation>Diese Datei enthält keine Marker.</translation>
    </message>
    <message>
        <source>This file has no “tick” column, so it contains no markers.</source>
        <translation>Diese Datei hat keine Spalte „tick“ und enthält daher keine Marker.</translation>
    </message>
</context>
<context>
    <name>tickscope::MarkerModel</name>
    <message>
        <source>case</source>
        <translation>Fall</translation>
    </message>
    <message>
        <source>own</source>
        <translation>eigener</translation>
    </message>
    <message>
        <source>recording</source>
        <translation>Aufzeichnung</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>Player: %1</source>
        <translation>Spieler: %1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Tick</source>
        <translation>Tick</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>case %1</source>
        <translation>Fall %1</translation>
    </message>
</context>
<context>
    <name>tickscope::MarkerNameField</name>
    <message>
        <source>Marker name</source>
        <translation>Markername</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
</context>
<context>
    <name>tickscope::Markers</name>
    <message>
        <source>Add marker</source>
        <translation>Marker hinzufügen</translation>
    </message>
    <message>
        <source>Rename marker</source>
        <translation>Marker umbenennen</translation>
    </message>
    <message>
        <source>Move marker</source>
        <translation>Marker verschieben</translation>
    </message>
    <message>
        <source>Delete marker</source>
        <translation>Marker löschen</translation>
    </message>
    <message>
        <source>Case %1: %2</source>
        <translation>Fall %1: %2</translation>
    </message>
</context>
<context>
    <name>tickscope::MarkersDock</name>
    <message>
        <source>Markers</source>
        <translation>Marker</translation>
    </message>
    <message>
        <source>Go to marker</source>
        <translation>Zum Marker gehen</translation>
    </message>
    <message>
        <source>Rename marker</source>
        <translation>Marker umbenennen</translation>
    </message>
    <message>
        <source>Move to playhead</source>
        <translation>An die Abspielposition verschieben</translation>
    </message>
    <message>
        <source>Delete marker</source>
        <translation>Marker löschen</translation>
    </message>
    <message>
        <source>Add marker</source>
        <translation>Marker hinzufügen</translation>
    </message>
    <message>
        <source>Mark the current tick and name it</source>
        <translation>Den aktuellen Tick markieren und benennen</translation>
    </message>
    <message>
        <source>Copy rows</source>
        <translation>Zeilen kopieren</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>No recording is open.</source>
        <translation>Keine Aufzeichnung geöffnet.</translation>
    </message>
    <message>
        <source>No markers. &lt;a href=&apos;add&apos;&gt;Mark this tick&lt;/a&gt;</source>
        <translation>Keine Marker. &lt;a href=&apos;add&apos;&gt;Diesen Tick markieren&lt;/a&gt;</translation>
    </message>
    <message>
        <source>Keep as own marker</source>
        <translation>Als eigenen Marker behalten</translation>
    </message>
    <message>
        <source>Store the note of somebody who watches together</source>
        <translation>Die Notiz von jemandem speichern, der mit zuschaut</translation>
    </message>
    <message>
        <source>Places worth finding again: those in the file and your own, added with M.</source>
        <translation>Stellen, die man wiederfinden möchte: die der Datei und Ihre eigenen, mit M hinzugefügten.</translation>
    </message>
</context>
<context>
    <name>tickscope::MessageBar</name>
    <message>
        <source>Messages</source>
        <translation>Meldungen</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>Diese Meldung schließen</translation>
    </message>
</context>
<context>
    <name>tickscope::NoteClipTexts</name>
    <message>
        <source>There is no clip of note %1: %2.</source>
        <translation>Zu Notiz %1 gibt es keinen Ausschnitt: %2.</translation>
    </message>
    <message>
        <source>The clip of note %1 is not whole: %2.</source>
        <translation>Der Ausschnitt zu Notiz %1 ist unvollständig: %2.</translation>
    </message>
    <message>
        <source>Clips begin with the recording: %1.</source>
        <translation>Ausschnitte beginnen mit der Aufnahme: %1.</translation>
    </message>
    <message>
        <source>No clips: %1.</source>
        <translation>Keine Ausschnitte: %1.</translation>
    </message>
    <message>
        <source>There is no video of note %1: %2.</source>
        <translation>Zu Notiz %1 gibt es kein Video: %2.</translation>
    </message>
    <message>
        <source>0:00 in the clip is %1 in the recording.</source>
        <translation>0:00 im Clip ist %1 in der Aufzeichnung.</translation>
    </message>
    <message>
        <source>%1 is called %2 in it.</source>
        <translation>%1 heißt dort %2.</translation>
    </message>
    <message>
        <source>%1 is not in it.</source>
        <translation>%1 kommt darin nicht vor.</translation>
    </message>
</context>
<context>
    <name>tickscope::NoteModel</name>
    <message>
        <source>other file</source>
        <translation>andere Datei</translation>
    </message>
    <message>
        <source>case</source>
        <translation>Fall</translation>
    </message>
    <message>
        <source>(no text)</source>
        <translation>(kein Text)</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>%1 (with a picture)</source>
        <translation>%1 (mit Bild)</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
</context>
<context>
    <name>tickscope::NotesPage</name>
    <message>
        <source>Go to note</source>
        <translation>Zur Notiz gehen</translation>
    </message>
    <message>
        <source>Delete note</source>
        <translation>Notiz löschen</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>No notes. &lt;a href=&apos;add&apos;&gt;Add a note here&lt;/a&gt; (D)</source>
        <translation>Keine Notizen. &lt;a href=&apos;add&apos;&gt;Hier eine Notiz hinzufügen&lt;/a&gt; (D)</translation>
    </message>
    <message>
        <source>%1 is selected. &lt;a href=&apos;selected&apos;&gt;Make the note about them&lt;/a&gt;</source>
        <translation>%1 ist ausgewählt. &lt;a href=&apos;selected&apos;&gt;Die Notiz auf diese Person beziehen&lt;/a&gt;</translation>
    </message>
    <message>
        <source>Not about the accused. &lt;a href=&apos;accused&apos;&gt;Make it about %1&lt;/a&gt;</source>
        <translation>Nicht über den Beschuldigten. &lt;a href=&apos;accused&apos;&gt;Auf %1 beziehen&lt;/a&gt;</translation>
    </message>
    <message>
        <source>Delete the note; not while a verdict cites it</source>
        <translation>Die Notiz löschen; nicht, solange sich ein Urteil auf sie stützt</translation>
    </message>
</context>
<context>
    <name>tickscope::OccurrencesModel</name>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Ticks</source>
        <translation>Ticks</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
</context>
<context>
    <name>tickscope::OpenPlayersTexts</name>
    <message numerus="yes">
        <source>%1 (name only: held by %Ln people)</source>
        <translation>
            <numerusform>%1 (nur Name: %Ln Person heißt so)</numerusform>
            <numerusform>%1 (nur Name: %Ln Personen heißen so)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (name only)</source>
        <translation>%1 (nur Name)</translation>
    </message>
    <message>
        <source>also %1</source>
        <translation>auch %1</translation>
    </message>
</context>
<context>
    <name>tickscope::OpenUrlDialog</name>
    <message>
        <source>Open URL</source>
        <translation>URL öffnen</translation>
    </message>
    <message>
        <source>Only if the server asks for one</source>
        <translation>Nur falls der Server eines verlangt</translation>
    </message>
    <message>
        <source>Sent to that server as a bearer token, and never stored</source>
        <translation>Wird als Bearer-Token an diesen Server gesendet und nie gespeichert</translation>
    </message>
    <message>
        <source>&amp;Address</source>
        <translation>&amp;Adresse</translation>
    </message>
    <message>
        <source>&amp;Token</source>
        <translation>&amp;Token</translation>
    </message>
    <message>
        <source>The address of a recording on a server.</source>
        <translation>Die Adresse einer Aufzeichnung auf einem Server.</translation>
    </message>
    <message>
        <source>The address begins with https:// or http://.</source>
        <translation>Die Adresse beginnt mit https:// oder http://.</translation>
    </message>
    <message>
        <source>That is not a server address.</source>
        <translation>Das ist keine Serveradresse.</translation>
    </message>
    <message>
        <source>http:// is not encrypted: others can read everything, including the token.</source>
        <translation>http:// ist nicht verschlüsselt: Andere können alles mitlesen, auch das Token.</translation>
    </message>
    <message>
        <source>Add address to library</source>
        <translation>Adresse zur Bibliothek hinzufügen</translation>
    </message>
    <message>
        <source>Sent to that server as a bearer token, and stored only in the system keyring. For a private S3 bucket: s3:REGION:KEY:SECRET, which is not sent</source>
        <translation>Wird diesem Server als Bearer-Token gesendet und nur im Schlüsselbund des Systems gespeichert. Für einen privaten S3-Bucket: s3:REGION:KEY:SECRET, was nicht gesendet wird</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Hinzufügen</translation>
    </message>
    <message>
        <source>The address of a folder with recordings on a server.</source>
        <translation>Die Adresse eines Ordners mit Aufzeichnungen auf einem Server.</translation>
    </message>
    <message>
        <source>The address of a folder has no “?” and no password.</source>
        <translation>Die Adresse eines Ordners hat kein „?“ und kein Passwort.</translation>
    </message>
</context>
<context>
    <name>tickscope::Opening</name>
    <message>
        <source>Open…</source>
        <translation>Öffnen&#xa0;…</translation>
    </message>
    <message>
        <source>Open a recording</source>
        <translation>Eine Aufzeichnung öffnen</translation>
    </message>
    <message>
        <source>Open URL…</source>
        <translation>URL öffnen&#xa0;…</translation>
    </message>
    <message>
        <source>Open a recording on a server</source>
        <translation>Eine Aufzeichnung auf einem Server öffnen</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Previous recording of this server</source>
        <translation>Vorherige Aufzeichnung dieses Servers</translation>
    </message>
    <message>
        <source>Open the recording that the server wrote before this one</source>
        <translation>Die Aufzeichnung öffnen, die der Server vor dieser geschrieben hat</translation>
    </message>
    <message>
        <source>Next recording of this server</source>
        <translation>Nächste Aufzeichnung dieses Servers</translation>
    </message>
    <message>
        <source>Open the recording that the server wrote after this one</source>
        <translation>Die Aufzeichnung öffnen, die der Server nach dieser geschrieben hat</translation>
    </message>
    <message>
        <source>Close recording</source>
        <translation>Aufzeichnung schließen</translation>
    </message>
    <message>
        <source>Show secrets</source>
        <translation>Geheimnisse zeigen</translation>
    </message>
    <message>
        <source>Show passwords and other secrets in plain text until this recording is closed</source>
        <translation>Passwörter und andere Geheimnisse im Klartext zeigen, bis diese Aufzeichnung geschlossen wird</translation>
    </message>
    <message>
        <source>Open recordings</source>
        <translation>Aufzeichnungen öffnen</translation>
    </message>
</context>
<context>
    <name>tickscope::OverviewStrip</name>
    <message>
        <source>Overview of the whole recording</source>
        <translation>Übersicht über die ganze Aufzeichnung</translation>
    </message>
    <message>
        <source>The whole recording. Drag to move the visible range.</source>
        <translation>Die ganze Aufzeichnung. Ziehen verschiebt den sichtbaren Bereich.</translation>
    </message>
</context>
<context>
    <name>tickscope::PageText</name>
    <message>
        <source>On startup</source>
        <translation>Beim Start</translation>
    </message>
    <message>
        <source>Reopen the last session</source>
        <translation>Letzte Sitzung wieder öffnen</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>Show a first hint above the picture</source>
        <translation>Einen ersten Hinweis über dem Bild zeigen</translation>
    </message>
    <message>
        <source>Recent recordings</source>
        <translation>Zuletzt geöffnete Aufzeichnungen</translation>
    </message>
    <message>
        <source>Jump length</source>
        <translation>Sprunglänge</translation>
    </message>
    <message>
        <source>Small jumps are a tenth of it, large ones ten times as long.</source>
        <translation>Kleine Sprünge sind ein Zehntel davon, große zehnmal so lang.</translation>
    </message>
    <message>
        <source>Overlays</source>
        <translation>Einblendungen</translation>
    </message>
    <message>
        <source>Chat, kills and clock</source>
        <translation>Chat, Kills und Uhr</translation>
    </message>
    <message>
        <source>Mini-map</source>
        <translation>Minikarte</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Panels</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Zeitleiste</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Design</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>System folgen</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Colour-blind-safe colours</source>
        <translation>Farben für Farbfehlsichtige</translation>
    </message>
    <message>
        <source>Show players and teams in colours that are easy to tell apart with colour blindness.</source>
        <translation>Spieler und Teams in Farben zeigen, die bei Farbfehlsichtigkeit gut zu unterscheiden sind.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Takes effect after a restart.</source>
        <translation>Wirkt nach einem Neustart.</translation>
    </message>
    <message>
        <source>The library lists the recordings in these folders. Recordings of links and cases are looked for here, too.</source>
        <translation>Die Bibliothek listet die Aufzeichnungen in diesen Ordnern auf. Auch Aufzeichnungen von Links und Fällen werden hier gesucht.</translation>
    </message>
    <message>
        <source>Recording folders</source>
        <translation>Ordner mit Aufzeichnungen</translation>
    </message>
    <message>
        <source>Maps are looked for next to the recording, in these folders and in the game&apos;s own folders.</source>
        <translation>Karten werden neben der Aufzeichnung, in diesen Ordnern und in den Ordnern des Spiels gesucht.</translation>
    </message>
    <message>
        <source>Map folders</source>
        <translation>Kartenordner</translation>
    </message>
    <message>
        <source>Missing maps</source>
        <translation>Fehlende Karten</translation>
    </message>
    <message>
        <source>Address for downloading missing maps. You are asked before anything is downloaded.</source>
        <translation>Adresse zum Herunterladen fehlender Karten. Vor jedem Herunterladen werden Sie gefragt.</translation>
    </message>
    <message>
        <source>Team cases</source>
        <translation>Fälle des Teams</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Allgemein</translation>
    </message>
    <message>
        <source>Playback</source>
        <translation>Wiedergabe</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Cache</source>
        <translation>Cache</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Netzwerk</translation>
    </message>
    <message>
        <source>Game reports</source>
        <translation>Berichte des Spiels</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Names of blocks and entities in Hollow Cube recordings come from the game&apos;s own reports: blocks.json and registries.json in a folder named after the data version, such as 4903. Holds for recordings opened from now on.</source>
        <translation>Namen von Blöcken und Entitäten in Hollow-Cube-Aufzeichnungen stammen aus den Berichten des Spiels: blocks.json und registries.json in einem Ordner, der nach der Datenversion benannt ist, etwa 4903. Gilt für Aufzeichnungen, die ab jetzt geöffnet werden.</translation>
    </message>
    <message>
        <source>Recordings on servers</source>
        <translation>Aufzeichnungen auf Servern</translation>
    </message>
    <message>
        <source>Read the whole recording in the background</source>
        <translation>Die ganze Aufzeichnung im Hintergrund lesen</translation>
    </message>
    <message>
        <source>Otherwise only what you look at is read, where the file has an index, until you choose Read on.</source>
        <translation>Andernfalls wird bei Dateien mit Index nur gelesen, was Sie ansehen, bis Sie „Weiterlesen“ wählen.</translation>
    </message>
</context>
<context>
    <name>tickscope::PaletteCommands</name>
    <message>
        <source>Command palette…</source>
        <translation>Befehlspalette&#xa0;…</translation>
    </message>
    <message>
        <source>Find any command, recent recording, player or event type</source>
        <translation>Jeden Befehl, jede zuletzt geöffnete Aufzeichnung, jeden Spieler oder Ereignistyp finden</translation>
    </message>
</context>
<context>
    <name>tickscope::PaletteDialog</name>
    <message>
        <source>Command palette</source>
        <translation>Befehlspalette</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Enter runs, Tab types an argument, Esc closes</source>
        <translation>Eingabetaste: ausführen, Tab: Argument eingeben, Esc: schließen</translation>
    </message>
    <message>
        <source>No matching command, recording, player or event type.</source>
        <translation>Kein passender Befehl, keine Aufzeichnung, kein Spieler oder Ereignistyp.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Argument</source>
        <translation>Argument</translation>
    </message>
    <message>
        <source>Argument of %1</source>
        <translation>Argument von %1</translation>
    </message>
    <message>
        <source>%1: type the argument. Enter runs, Esc goes back.</source>
        <translation>%1: Argument eingeben. Eingabetaste: ausführen, Esc: zurück.</translation>
    </message>
    <message>
        <source>Type a command, recording, player or event type</source>
        <translation>Befehl, Aufzeichnung, Spieler oder Ereignistyp eingeben</translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation>Befehl suchen</translation>
    </message>
    <message>
        <source>%1 does not accept “%2”.</source>
        <translation>%1 nimmt „%2“ nicht an.</translation>
    </message>
    <message>
        <source>%1 is not available now.</source>
        <translation>%1 ist gerade nicht verfügbar.</translation>
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
        <translation>keine Aufzeichnung geöffnet</translation>
    </message>
    <message>
        <source>not available now</source>
        <translation>gerade nicht verfügbar</translation>
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
        <translation>Im Schlüsselbund des Systems &amp;speichern</translation>
    </message>
    <message>
        <source>Password of the case server</source>
        <translation>Passwort des Fallservers</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Server</translation>
    </message>
    <message>
        <source>Pass&amp;word</source>
        <translation>Pass&amp;wort</translation>
    </message>
</context>
<context>
    <name>tickscope::PasteReportDialog</name>
    <message>
        <source>Paste report</source>
        <translation>Meldung einfügen</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Meldung</translation>
    </message>
    <message>
        <source>The report or lines of a server log. Times in it become links.</source>
        <translation>Die Meldung oder Zeilen eines Serverprotokolls. Zeitangaben darin werden zu Links.</translation>
    </message>
    <message>
        <source>Add case</source>
        <translation>Fall hinzufügen</translation>
    </message>
    <message>
        <source>About the open recording, %1</source>
        <translation>Zur geöffneten Aufzeichnung, %1</translation>
    </message>
    <message>
        <source>Accused, as far as the report names them:</source>
        <translation>Beschuldigte, soweit die Meldung sie nennt:</translation>
    </message>
    <message>
        <source>Accused</source>
        <translation>Beschuldigte</translation>
    </message>
    <message>
        <source>Reported by</source>
        <translation>Gemeldet von</translation>
    </message>
</context>
<context>
    <name>tickscope::PictureBar</name>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
</context>
<context>
    <name>tickscope::PictureCaption</name>
    <message>
        <source>%1 · %2 · tick %3</source>
        <translation>%1 · %2 · Tick %3</translation>
    </message>
    <message>
        <source>ghosts: %1</source>
        <translation>Geister: %1</translation>
    </message>
</context>
<context>
    <name>tickscope::PictureExport</name>
    <message>
        <source>Copy picture</source>
        <translation>Bild kopieren</translation>
    </message>
    <message>
        <source>Copy the picture of the world to the clipboard</source>
        <translation>Bild der Welt in die Zwischenablage kopieren</translation>
    </message>
    <message>
        <source>Save picture…</source>
        <translation>Bild speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Save the picture of the world as a file</source>
        <translation>Bild der Welt als Datei speichern</translation>
    </message>
</context>
<context>
    <name>tickscope::PlaceList</name>
    <message>
        <source>Places</source>
        <translation>Orte</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>All recordings</source>
        <translation>Alle Aufzeichnungen</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>Angeheftet</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Fehlend</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Show in file manager</source>
        <translation>In Dateiverwaltung zeigen</translation>
    </message>
    <message>
        <source>Remove folder from library</source>
        <translation>Ordner aus Bibliothek entfernen</translation>
    </message>
    <message>
        <source>Finished runs</source>
        <translation>Beendete Läufe</translation>
    </message>
</context>
<context>
    <name>tickscope::PlaybackBar</name>
    <message>
        <source>Speed</source>
        <translation>Geschwindigkeit</translation>
    </message>
    <message>
        <source>Jump length</source>
        <translation>Sprunglänge</translation>
    </message>
    <message>
        <source>Playback</source>
        <translation>Wiedergabe</translation>
    </message>
    <message>
        <source>Speed; negative values play backwards  (&lt;, &gt;)</source>
        <translation>Geschwindigkeit; negative Werte spielen rückwärts  (&lt;, &gt;)</translation>
    </message>
    <message>
        <source>How far a jump moves the playhead</source>
        <translation>Wie weit ein Sprung die Abspielposition bewegt</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>Gehe zu</translation>
    </message>
    <message>
        <source>Time of day: UTC where the recording has it, otherwise the recorder’s local time</source>
        <translation>Uhrzeit: UTC, falls die Aufzeichnung sie enthält, sonst die Ortszeit des Aufzeichnenden</translation>
    </message>
    <message>
        <source>tick %1</source>
        <translation>Tick %1</translation>
    </message>
    <message>
        <source>Not a time or a tick</source>
        <translation>Weder Zeit noch Tick</translation>
    </message>
    <message>
        <source>Outside the recording (ticks %1–%2)</source>
        <translation>Außerhalb der Aufzeichnung (Ticks %1–%2)</translation>
    </message>
    <message>
        <source>Outside the recording (%1–%2)</source>
        <translation>Außerhalb der Aufzeichnung (%1–%2)</translation>
    </message>
    <message>
        <source>Go to 4:07 or @12365</source>
        <translation>Gehe zu 4:07 oder @12365</translation>
    </message>
    <message>
        <source>A time (12.5, 4:07, 1:02:03), a tick (@12365) or a time of day (14:22:07 UTC)  (Ctrl+G)</source>
        <translation>Eine Zeit (12.5, 4:07, 1:02:03), ein Tick (@12365) oder eine Uhrzeit (14:22:07 UTC)  (Strg+G)</translation>
    </message>
</context>
<context>
    <name>tickscope::PlaybackCommands</name>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play forwards</source>
        <translation>Vorwärts abspielen</translation>
    </message>
    <message>
        <source>Play forwards; press again to double the speed</source>
        <translation>Vorwärts abspielen; erneut drücken verdoppelt die Geschwindigkeit</translation>
    </message>
    <message>
        <source>Play backwards</source>
        <translation>Rückwärts abspielen</translation>
    </message>
    <message>
        <source>Play backwards; press again to double the speed</source>
        <translation>Rückwärts abspielen; erneut drücken verdoppelt die Geschwindigkeit</translation>
    </message>
    <message>
        <source>Reverse direction</source>
        <translation>Richtung umkehren</translation>
    </message>
    <message>
        <source>Play in the other direction at the same speed</source>
        <translation>Mit gleicher Geschwindigkeit in die andere Richtung abspielen</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>Langsamer</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>Schneller</translation>
    </message>
    <message>
        <source>Normal speed</source>
        <translation>Normale Geschwindigkeit</translation>
    </message>
    <message>
        <source>Play at game speed</source>
        <translation>In Spielgeschwindigkeit abspielen</translation>
    </message>
    <message>
        <source>Loop from here</source>
        <translation>Schleife ab hier</translation>
    </message>
    <message>
        <source>Start the A–B loop here</source>
        <translation>Die A–B-Schleife hier beginnen</translation>
    </message>
    <message>
        <source>Loop to here</source>
        <translation>Schleife bis hier</translation>
    </message>
    <message>
        <source>End the A–B loop here</source>
        <translation>Die A–B-Schleife hier beenden</translation>
    </message>
    <message>
        <source>Clear loop</source>
        <translation>Schleife aufheben</translation>
    </message>
    <message>
        <source>Remove the A–B loop</source>
        <translation>Die A–B-Schleife entfernen</translation>
    </message>
</context>
<context>
    <name>tickscope::PlayerCommands</name>
    <message>
        <source>Follow in view</source>
        <translation>In der Ansicht folgen</translation>
    </message>
    <message>
        <source>Select player</source>
        <translation>Spieler auswählen</translation>
    </message>
    <message>
        <source>Filter events to players</source>
        <translation>Ereignisse nach Spielern filtern</translation>
    </message>
    <message>
        <source>Stop following</source>
        <translation>Nicht mehr folgen</translation>
    </message>
    <message>
        <source>Stop following %1</source>
        <translation>%1 nicht mehr folgen</translation>
    </message>
    <message>
        <source>Follow %1</source>
        <translation>%1 folgen</translation>
    </message>
    <message>
        <source>Select %1</source>
        <translation>%1 auswählen</translation>
    </message>
    <message>
        <source>Filter events to %1</source>
        <translation>Ereignisse nach %1 filtern</translation>
    </message>
    <message>
        <source>Filter events to all named %1</source>
        <translation>Ereignisse nach allen namens %1 filtern</translation>
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
        <translation>letzte bekannte Position</translation>
    </message>
    <message>
        <source>alive</source>
        <translation>am Leben</translation>
    </message>
    <message>
        <source>not in play</source>
        <translation>nicht im Spiel</translation>
    </message>
    <message>
        <source>Clan: %1</source>
        <translation>Clan: %1</translation>
    </message>
    <message>
        <source>Not in the game at this tick</source>
        <translation>Bei diesem Tick nicht im Spiel</translation>
    </message>
    <message>
        <source>No position at this tick</source>
        <translation>Keine Position bei diesem Tick</translation>
    </message>
    <message>
        <source>Position (recorded): %1</source>
        <translation>Position (aufgezeichnet): %1</translation>
    </message>
    <message>
        <source>Position (predicted): %1</source>
        <translation>Position (vorausberechnet): %1</translation>
    </message>
    <message>
        <source>Position (between two ticks): %1</source>
        <translation>Position (zwischen zwei Ticks): %1</translation>
    </message>
    <message>
        <source>Speed: not recorded</source>
        <translation>Geschwindigkeit: nicht aufgezeichnet</translation>
    </message>
    <message>
        <source>Weapon: %1</source>
        <translation>Waffe: %1</translation>
    </message>
    <message>
        <source>Latency: %1 ms</source>
        <translation>Latenz: %1 ms</translation>
    </message>
    <message>
        <source>Client ID: %1</source>
        <translation>Client-ID: %1</translation>
    </message>
    <message>
        <source>Player number: %1</source>
        <translation>Spielernummer: %1</translation>
    </message>
    <message>
        <source>Health and armor</source>
        <translation>Gesundheit und Rüstung</translation>
    </message>
    <message>
        <source>Followed in view</source>
        <translation>Wird in der Ansicht verfolgt</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Team</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Gesundheit</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Other names: %1</source>
        <translation>Andere Namen: %1</translation>
    </message>
    <message>
        <source>Speed (derived from positions): %1</source>
        <translation>Geschwindigkeit (aus Positionen abgeleitet): %1</translation>
    </message>
    <message>
        <source>Speed: %1</source>
        <translation>Geschwindigkeit: %1</translation>
    </message>
    <message>
        <source>Position in %1</source>
        <translation>Position (Einheit: %1)</translation>
    </message>
    <message>
        <source>Speed in %1</source>
        <translation>Geschwindigkeit (Einheit: %1)</translation>
    </message>
    <message>
        <source>Position (%1)</source>
        <translation>Position (%1)</translation>
    </message>
    <message>
        <source>not in sight</source>
        <translation>nicht zu sehen</translation>
    </message>
    <message>
        <source>Not in sight of the recording player</source>
        <translation>Nicht im Blickfeld des aufzeichnenden Spielers</translation>
    </message>
</context>
<context>
    <name>tickscope::PlayerText</name>
    <message>
        <source>Player #%1</source>
        <translation>Spieler #%1</translation>
    </message>
    <message>
        <source>Client %1</source>
        <translation>Client %1</translation>
    </message>
    <message>
        <source>Entity %1</source>
        <translation>Entität %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>first %1</source>
        <translation>zuerst %1</translation>
    </message>
    <message>
        <source>later %1</source>
        <translation>später %1</translation>
    </message>
    <message>
        <source>also %1</source>
        <translation>auch %1</translation>
    </message>
    <message>
        <source>same name as %1</source>
        <translation>gleicher Name wie %1</translation>
    </message>
    <message>
        <source>%1 #%2</source>
        <translation>%1 #%2</translation>
    </message>
    <message>
        <source>name not confirmed</source>
        <translation>Name nicht bestätigt</translation>
    </message>
</context>
<context>
    <name>tickscope::PlayersDock</name>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>Folgen</translation>
    </message>
    <message>
        <source>Copy rows</source>
        <translation>Zeilen kopieren</translation>
    </message>
    <message>
        <source>Players at this tick</source>
        <translation>Spieler bei diesem Tick</translation>
    </message>
    <message>
        <source>Follow the selected player</source>
        <translation>Ausgewähltem Spieler folgen</translation>
    </message>
    <message>
        <source>No recording is open.</source>
        <translation>Keine Aufzeichnung geöffnet.</translation>
    </message>
    <message>
        <source>No players in this recording.</source>
        <translation>Keine Spieler in dieser Aufzeichnung.</translation>
    </message>
    <message>
        <source>Reading players…</source>
        <translation>Spieler werden gelesen&#xa0;…</translation>
    </message>
    <message>
        <source>%1 here, positions recorded, rest rebuilt</source>
        <translation>%1 hier, Positionen aufgezeichnet, Rest rekonstruiert</translation>
    </message>
    <message>
        <source>Positions are as stored in the file. What it leaves out, such as hooks and weapons, is worked out from it and its map.</source>
        <translation>Positionen sind wie in der Datei gespeichert. Was dort fehlt, etwa Hooks und Waffen, wird aus ihr und ihrer Karte berechnet.</translation>
    </message>
    <message>
        <source>%1 here, positions recorded</source>
        <translation>%1 hier, Positionen aufgezeichnet</translation>
    </message>
    <message>
        <source>Positions are as stored in the file.</source>
        <translation>Positionen sind wie in der Datei gespeichert.</translation>
    </message>
    <message>
        <source>%1 here, positions predicted</source>
        <translation>%1 hier, Positionen vorausberechnet</translation>
    </message>
    <message>
        <source>The recording omits positions that follow from the game&apos;s physics; these are predicted for this tick.</source>
        <translation>Die Aufzeichnung lässt Positionen aus, die sich aus der Physik des Spiels ergeben; diese werden für diesen Tick vorausberechnet.</translation>
    </message>
    <message>
        <source>%1 here, positions between ticks</source>
        <translation>%1 hier, Positionen zwischen Ticks</translation>
    </message>
    <message>
        <source>Positions are interpolated between two recorded ones.</source>
        <translation>Positionen sind zwischen zwei aufgezeichneten interpoliert.</translation>
    </message>
    <message>
        <source>Stop following %1</source>
        <translation>%1 nicht mehr folgen</translation>
    </message>
    <message>
        <source>Keep the selected player centred</source>
        <translation>Ausgewählten Spieler zentriert halten</translation>
    </message>
    <message>
        <source>The players are not read yet.</source>
        <translation>Die Spieler sind noch nicht gelesen.</translation>
    </message>
    <message>
        <source>No players in the readable part of this recording.</source>
        <translation>Keine Spieler im lesbaren Teil dieser Aufzeichnung.</translation>
    </message>
    <message>
        <source>%1; speed from positions</source>
        <translation>%1; Geschwindigkeit aus Positionen</translation>
    </message>
    <message>
        <source>Who is playing at the playhead. Click to select a player everywhere; V follows.</source>
        <translation>Wer an der Abspielposition spielt. Ein Klick wählt einen Spieler überall aus; V folgt ihm.</translation>
    </message>
</context>
<context>
    <name>tickscope::PlotView</name>
    <message>
        <source>Graphs</source>
        <translation>Diagramme</translation>
    </message>
    <message>
        <source>Values over time. Up and Down choose a graph, Delete removes it, Alt and the arrow keys pan and zoom, the menu key shows more.</source>
        <translation>Werte im Zeitverlauf. Auf und Ab wählen ein Diagramm, Entf entfernt es, Alt und die Pfeiltasten verschieben und zoomen, die Menütaste zeigt mehr.</translation>
    </message>
</context>
<context>
    <name>tickscope::PlotsDock</name>
    <message>
        <source>Plots</source>
        <translation>Diagramme</translation>
    </message>
    <message>
        <source>Export stopped.</source>
        <translation>Export gestoppt.</translation>
    </message>
    <message>
        <source>Fields…</source>
        <translation>Felder&#xa0;…</translation>
    </message>
    <message>
        <source>Choose values of the recording to plot</source>
        <translation>Werte der Aufzeichnung für Diagramme auswählen</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Save the graphs as a table or an image</source>
        <translation>Diagramme als Tabelle oder Bild speichern</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>Stop the export</source>
        <translation>Den Export stoppen</translation>
    </message>
    <message>
        <source>Remove graph</source>
        <translation>Diagramm entfernen</translation>
    </message>
    <message>
        <source>Remove all graphs</source>
        <translation>Alle Diagramme entfernen</translation>
    </message>
    <message>
        <source>Choose fields…</source>
        <translation>Felder auswählen&#xa0;…</translation>
    </message>
    <message>
        <source>Reading values: %1%</source>
        <translation>Werte werden gelesen: %1&#xa0;%</translation>
    </message>
    <message>
        <source>Values are available once all events have been found.</source>
        <translation>Werte sind verfügbar, sobald alle Ereignisse gefunden sind.</translation>
    </message>
    <message>
        <source>No recording is open.</source>
        <translation>Keine Aufzeichnung geöffnet.</translation>
    </message>
    <message>
        <source>Drag a number from the inspector here, or &lt;a href=&apos;fields&apos;&gt;choose fields…&lt;/a&gt;</source>
        <translation>Eine Zahl aus dem Inspektor hierher ziehen oder &lt;a href=&apos;fields&apos;&gt;Felder auswählen&#xa0;…&lt;/a&gt;</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
    <message>
        <source>Table of the visible range (CSV)…</source>
        <translation>Tabelle des sichtbaren Bereichs (CSV)&#xa0;…</translation>
    </message>
    <message>
        <source>Table of the whole recording (CSV)…</source>
        <translation>Tabelle der ganzen Aufzeichnung (CSV)&#xa0;…</translation>
    </message>
    <message>
        <source>Image (PNG)…</source>
        <translation>Bild (PNG)&#xa0;…</translation>
    </message>
    <message>
        <source>PNG images (*.png)</source>
        <translation>PNG-Bilder (*.png)</translation>
    </message>
    <message>
        <source>Export graphs</source>
        <translation>Diagramme exportieren</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <translation>%1: %2 %3</translation>
    </message>
    <message>
        <source>Exported to %1</source>
        <translation>Nach %1 exportiert</translation>
    </message>
    <message>
        <source>Inspector values over time. Right-click a value in the inspector to add it.</source>
        <translation>Werte des Inspektors im Zeitverlauf. Ein Rechtsklick auf einen Wert im Inspektor fügt ihn hinzu.</translation>
    </message>
</context>
<context>
    <name>tickscope::PublishedHistoryTexts</name>
    <message>
        <source>[withheld %1]</source>
        <translation>[zurückgehalten %1]</translation>
    </message>
</context>
<context>
    <name>tickscope::QueueModel</name>
    <message>
        <source>Case</source>
        <translation>Fall</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>Priorität</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Vorwurf</translation>
    </message>
    <message>
        <source>Accused</source>
        <translation>Beschuldigte</translation>
    </message>
    <message>
        <source>Reporter</source>
        <translation>Gemeldet von</translation>
    </message>
    <message>
        <source>Assignee</source>
        <translation>Zugewiesen an</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Schlagwörter</translation>
    </message>
    <message>
        <source>Created (%1)</source>
        <translation>Erstellt (%1)</translation>
    </message>
</context>
<context>
    <name>tickscope::QueuePage</name>
    <message>
        <source>Next case</source>
        <translation>Nächster Fall</translation>
    </message>
    <message>
        <source>Take the most urgent unassigned case and open it</source>
        <translation>Den dringendsten nicht zugewiesenen Fall nehmen und öffnen</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Open the case and its recording</source>
        <translation>Den Fall und seine Aufzeichnung öffnen</translation>
    </message>
    <message>
        <source>All reported cases: take the next one, import or paste reports.</source>
        <translation>Alle gemeldeten Fälle: den nächsten nehmen, Meldungen importieren oder einfügen.</translation>
    </message>
    <message>
        <source>Copy rows</source>
        <translation>Zeilen kopieren</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>Fälle</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Search claims, names and notes</source>
        <translation>Vorwürfe, Namen und Notizen durchsuchen</translation>
    </message>
    <message>
        <source>Any status</source>
        <translation>Jeder Status</translation>
    </message>
    <message>
        <source>Any priority</source>
        <translation>Jede Priorität</translation>
    </message>
    <message>
        <source>%1 and above</source>
        <translation>%1 und höher</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>Priorität</translation>
    </message>
    <message>
        <source>Assignee</source>
        <translation>Zugewiesen an</translation>
    </message>
    <message>
        <source>Anyone&apos;s</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Meine</translation>
    </message>
    <message>
        <source>Unassigned</source>
        <translation>Nicht zugewiesen</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importieren&#xa0;…</translation>
    </message>
    <message>
        <source>Add reports from a CSV, JSON or text file</source>
        <translation>Meldungen aus einer CSV-, JSON- oder Textdatei hinzufügen</translation>
    </message>
    <message>
        <source>Paste report…</source>
        <translation>Meldung einfügen&#xa0;…</translation>
    </message>
    <message>
        <source>Add a report or server log lines as a case</source>
        <translation>Eine Meldung oder Zeilen eines Serverprotokolls als Fall hinzufügen</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Einstellungen&#xa0;…</translation>
    </message>
    <message>
        <source>Choose the case store, your name and recording folders</source>
        <translation>Fallablage, Ihren Namen und Ordner mit Aufzeichnungen festlegen</translation>
    </message>
    <message>
        <source>No case matches. &lt;a href=&apos;clear&apos;&gt;Clear the filter&lt;/a&gt;</source>
        <translation>Kein Fall passt. &lt;a href=&apos;clear&apos;&gt;Filter aufheben&lt;/a&gt;</translation>
    </message>
    <message>
        <source>No cases yet. Import or paste reports.</source>
        <translation>Noch keine Fälle. Importieren Sie Meldungen oder fügen Sie welche ein.</translation>
    </message>
    <message>
        <source>No case is waiting for you.</source>
        <translation>Kein Fall wartet auf Sie.</translation>
    </message>
    <message>
        <source>Import reports</source>
        <translation>Meldungen importieren</translation>
    </message>
    <message>
        <source>Reports (*.csv *.json *.jsonl *.txt *.log);;All files (*)</source>
        <translation>Meldungen (*.csv *.json *.jsonl *.txt *.log);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>The reports could not be read: %1</source>
        <translation>Die Meldungen konnten nicht gelesen werden: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln report(s) imported.</source>
        <translation>
            <numerusform>%Ln Meldung importiert.</numerusform>
            <numerusform>%Ln Meldungen importiert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln report(s) could not be read; the first: %1</source>
        <translation>
            <numerusform>%Ln Meldung konnte nicht gelesen werden: %1</numerusform>
            <numerusform>%Ln Meldungen konnten nicht gelesen werden; die erste: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Case %1 has this report already.</source>
        <translation>Fall %1 hat diese Meldung schon.</translation>
    </message>
    <message>
        <source>Open case %1</source>
        <translation>Fall %1 öffnen</translation>
    </message>
    <message>
        <source>Case %1 accuses the same player already.</source>
        <translation>Fall %1 beschuldigt denselben Spieler schon.</translation>
    </message>
    <message>
        <source>It is decided: %1.</source>
        <translation>Er ist entschieden: %1.</translation>
    </message>
    <message>
        <source>It is decided, but its reviewers disagree.</source>
        <translation>Er ist entschieden, doch die Prüfer sind uneins.</translation>
    </message>
    <message>
        <source>Exported cases come without their history; verdicts became notes.</source>
        <translation>Exportierte Fälle kommen ohne ihren Verlauf; Urteile wurden zu Notizen.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln report(s) had been imported before.</source>
        <translation>
            <numerusform>%Ln Meldung war schon importiert.</numerusform>
            <numerusform>%Ln Meldungen waren schon importiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo import</source>
        <translation>Import rückgängig machen</translation>
    </message>
    <message>
        <source>Remove the cases that were just added; their history stays</source>
        <translation>Die eben hinzugefügten Fälle entfernen; ihr Verlauf bleibt</translation>
    </message>
    <message numerus="yes">
        <source>%Ln case(s) stay: somebody has worked on them.</source>
        <translation>
            <numerusform>%Ln Fall bleibt: Jemand hat daran gearbeitet.</numerusform>
            <numerusform>%Ln Fälle bleiben: Jemand hat daran gearbeitet.</numerusform>
        </translation>
    </message>
    <message>
        <source>The import was undone.</source>
        <translation>Der Import wurde rückgängig gemacht.</translation>
    </message>
</context>
<context>
    <name>tickscope::RecentCommands</name>
    <message>
        <source>Open recent</source>
        <translation>Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Remove from this list</source>
        <translation>Aus dieser Liste entfernen</translation>
    </message>
    <message>
        <source>Clear list</source>
        <translation>Liste leeren</translation>
    </message>
    <message>
        <source>Open recording</source>
        <translation>Aufzeichnung öffnen</translation>
    </message>
</context>
<context>
    <name>tickscope::RecordingMessages</name>
    <message>
        <source>%1 is a complete recording without any ticks; there is nothing to show.</source>
        <translation>%1 ist eine vollständige Aufzeichnung ohne Ticks; es gibt nichts zu zeigen.</translation>
    </message>
    <message>
        <source>The server did not deliver the recording.</source>
        <translation>Der Server hat die Aufzeichnung nicht geliefert.</translation>
    </message>
    <message>
        <source>Enter token…</source>
        <translation>Token eingeben&#xa0;…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Opening %1…</source>
        <translation>%1 wird geöffnet&#xa0;…</translation>
    </message>
    <message>
        <source>Finding events: %1%</source>
        <translation>Ereignisse werden gesucht: %1&#xa0;%</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>Add it to the library?</source>
        <translation>Zur Bibliothek hinzufügen?</translation>
    </message>
    <message>
        <source>Add to library</source>
        <translation>Zur Bibliothek hinzufügen</translation>
    </message>
    <message>
        <source>Read up to %1. Events and players after that are not known.</source>
        <translation>Bis %1 gelesen. Spätere Ereignisse und Spieler sind nicht bekannt.</translation>
    </message>
    <message>
        <source>Only what you look at is read. Events and players are not known.</source>
        <translation>Nur was Sie ansehen, wird gelesen. Ereignisse und Spieler sind nicht bekannt.</translation>
    </message>
    <message>
        <source>Read on</source>
        <translation>Weiterlesen</translation>
    </message>
    <message>
        <source>Reading the whole recording from the server (%1): %2%</source>
        <translation>Ganze Aufzeichnung wird vom Server gelesen (%1): %2&#xa0;%</translation>
    </message>
    <message>
        <source>The file was changed after it was opened. What you see may no longer be what it holds.</source>
        <translation>Die Datei wurde geändert, nachdem sie geöffnet wurde. Was Sie sehen, ist womöglich nicht mehr ihr Inhalt.</translation>
    </message>
    <message>
        <source>Open again</source>
        <translation>Erneut öffnen</translation>
    </message>
    <message>
        <source>Tick %1 is outside the recording (ticks %2–%3).</source>
        <translation>Tick %1 liegt außerhalb der Aufzeichnung (Ticks %2–%3).</translation>
    </message>
</context>
<context>
    <name>tickscope::ReportTexts</name>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Reported by</source>
        <translation>Gemeldet von</translation>
    </message>
    <message>
        <source>also %1</source>
        <translation>auch %1</translation>
    </message>
    <message>
        <source>Accused</source>
        <translation>Beschuldigte</translation>
    </message>
    <message>
        <source>%1 (name only)</source>
        <translation>%1 (nur Name)</translation>
    </message>
    <message>
        <source>Recording</source>
        <translation>Aufzeichnung</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Schlagwörter</translation>
    </message>
    <message>
        <source>Created (UTC)</source>
        <translation>Angelegt (UTC)</translation>
    </message>
    <message>
        <source>Decided (UTC)</source>
        <translation>Entschieden (UTC)</translation>
    </message>
    <message>
        <source>All verdicts given (UTC)</source>
        <translation>Alle Urteile abgegeben (UTC)</translation>
    </message>
    <message>
        <source>note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>tick</source>
        <translation>Tick</translation>
    </message>
    <message>
        <source>player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>author</source>
        <translation>Verfasser</translation>
    </message>
    <message>
        <source>written (UTC)</source>
        <translation>geschrieben (UTC)</translation>
    </message>
    <message>
        <source>Note %1</source>
        <translation>Notiz %1</translation>
    </message>
    <message>
        <source>tick %1</source>
        <translation>Tick %1</translation>
    </message>
    <message>
        <source>Clip of the recording, beside this page: %1</source>
        <translation>Clip der Aufzeichnung, neben dieser Seite: %1</translation>
    </message>
    <message>
        <source>What is counted: %1</source>
        <translation>Was gezählt wird: %1</translation>
    </message>
    <message>
        <source>Innocent explanations: %1</source>
        <translation>Harmlose Erklärungen: %1</translation>
    </message>
    <message>
        <source>Limits: %1</source>
        <translation>Grenzen: %1</translation>
    </message>
    <message>
        <source>Figures: %1</source>
        <translation>Kennzahlen: %1</translation>
    </message>
    <message>
        <source>The figures support a decision; none of them is a verdict.</source>
        <translation>Die Kennzahlen helfen bei der Entscheidung; keine davon ist ein Urteil.</translation>
    </message>
    <message>
        <source>figure</source>
        <translation>Kennzahl</translation>
    </message>
    <message>
        <source>value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>Messwerte</translation>
    </message>
    <message>
        <source>95% interval</source>
        <translation>95-%-Intervall</translation>
    </message>
    <message>
        <source>everybody else</source>
        <translation>alle anderen</translation>
    </message>
    <message>
        <source>reviewer</source>
        <translation>Prüfer</translation>
    </message>
    <message>
        <source>aspect</source>
        <translation>Aspekt</translation>
    </message>
    <message>
        <source>finding</source>
        <translation>Befund</translation>
    </message>
    <message>
        <source>reason</source>
        <translation>Begründung</translation>
    </message>
    <message>
        <source>notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>decided (UTC)</source>
        <translation>entschieden (UTC)</translation>
    </message>
    <message>
        <source>at (UTC)</source>
        <translation>Zeitpunkt (UTC)</translation>
    </message>
    <message>
        <source>who</source>
        <translation>wer</translation>
    </message>
    <message>
        <source>what</source>
        <translation>was</translation>
    </message>
    <message>
        <source>%1 (client %2)</source>
        <translation>%1 (Client %2)</translation>
    </message>
    <message>
        <source>Case %1</source>
        <translation>Fall %1</translation>
    </message>
    <message>
        <source>en</source>
        <comment>code of the language</comment>
        <extracomment>The language of these texts as BCP 47 has it: &quot;de&quot;, &quot;zh-CN&quot;.</extracomment>
        <translation>de</translation>
    </message>
    <message>
        <source>A number such as #6 is that of the player in the recording, in order of first appearance; the times beside it say when the player was in the game.</source>
        <translation>Eine Nummer wie #6 ist die des Spielers in der Aufzeichnung, in der Reihenfolge des ersten Auftretens; die Zeiten daneben sagen, wann der Spieler im Spiel war.</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Vorwurf</translation>
    </message>
    <message>
        <source>Verdicts</source>
        <translation>Urteile</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Overall</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>%1, after the decision</source>
        <translation>%1, nach der Entscheidung</translation>
    </message>
    <message>
        <source>Report made (UTC)</source>
        <translation>Bericht erstellt (UTC)</translation>
    </message>
    <message>
        <source>Where: %1</source>
        <translation>Wo: %1</translation>
    </message>
    <message>
        <source>Where (%1): %2</source>
        <translation>Wo (%1): %2</translation>
    </message>
    <message>
        <source>Not checked</source>
        <translation>Nicht geprüft</translation>
    </message>
    <message>
        <source>Above a diagram stands its highest bar, with how often that came and its share; where some bars are dark, what the figure counts.</source>
        <translation>Über einem Diagramm steht sein höchster Balken, wie oft das vorkam und der Anteil; wo einige Balken dunkel sind, das, was die Kennzahl zählt.</translation>
    </message>
    <message>
        <source>%1 (checked: %2 only)</source>
        <translation>%1 (geprüft: nur %2)</translation>
    </message>
    <message>
        <source>Events within 3 seconds of it</source>
        <translation>Ereignisse bis 3 Sekunden davor und danach</translation>
    </message>
    <message>
        <source>Inputs within 3 seconds of it</source>
        <translation>Eingaben bis 3 Sekunden davor und danach</translation>
    </message>
    <message>
        <source>Of %1; what was held then began earlier.</source>
        <translation>Von %1; was da schon gehalten wurde, begann früher.</translation>
    </message>
    <message>
        <source>Half of the samples are below a median; a percentage is a share of the samples. The 95% interval is where the value may lie by chance alone: the fewer samples, the wider.</source>
        <translation>Die Hälfte der Stichproben liegt unter einem Median; ein Prozentwert ist ein Anteil der Stichproben. Das 95-%-Intervall ist, wo der Wert allein durch Zufall liegen kann: je weniger Stichproben, desto breiter.</translation>
    </message>
    <message>
        <source>Video of that clip: %1</source>
        <translation>Video dieses Ausschnitts: %1</translation>
    </message>
    <message>
        <source>%1. Any player in the picture is someone else.</source>
        <translation>%1. Wer auf dem Bild zu sehen ist, ist jemand anderes.</translation>
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
        <translation>[Meldender]</translation>
    </message>
    <message>
        <source>reporter</source>
        <extracomment>The word by which people write of who reported; texts that have it are pointed out.</extracomment>
        <translation>Meldende</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Vorwurf</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Schlagwort</translation>
    </message>
    <message>
        <source>Note %1</source>
        <translation>Notiz %1</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Begründung</translation>
    </message>
    <message>
        <source>Reason (%1)</source>
        <translation>Begründung (%1)</translation>
    </message>
    <message>
        <source>Note %1 is about the reporter.</source>
        <translation>Notiz %1 handelt vom Meldenden.</translation>
    </message>
    <message>
        <source>This is said of the reporter. The name is replaced, but the rest may tell who it was:</source>
        <translation>Das wird über den Meldenden gesagt. Der Name ist ersetzt, doch der Rest kann verraten, wer es war:</translation>
    </message>
    <message>
        <source>The reporter and an accused are both called %1, so that name is not replaced, whoever it means.</source>
        <translation>Der Meldende und ein Beschuldigter heißen beide %1; darum wird dieser Name nicht ersetzt, wen auch immer er meint.</translation>
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
        <translation>Einstellungen für die Prüfung</translation>
    </message>
    <message>
        <source>Your user name</source>
        <translation>Ihr Benutzername</translation>
    </message>
    <message>
        <source>reviews.example.org</source>
        <translation>reviews.example.org</translation>
    </message>
    <message>
        <source>libpq default</source>
        <translation>Vorgabe von libpq</translation>
    </message>
    <message>
        <source>Unchanged</source>
        <translation>Unverändert</translation>
    </message>
    <message>
        <source>&amp;Keep it in the system keyring</source>
        <translation>Im Schlüsselbund des Systems &amp;speichern</translation>
    </message>
    <message>
        <source>&amp;Forget the stored password</source>
        <translation>&amp;Gespeichertes Passwort löschen</translation>
    </message>
    <message>
        <source>Case &amp;store</source>
        <translation>&amp;Fallablage</translation>
    </message>
    <message>
        <source>&amp;Location</source>
        <translation>&amp;Ort</translation>
    </message>
    <message>
        <source>The path of a case file, or service:NAME for a PostgreSQL server from your libpq service file.</source>
        <translation>Der Pfad einer Falldatei oder service:NAME für einen PostgreSQL-Server aus Ihrer libpq-Dienstdatei.</translation>
    </message>
    <message>
        <source>&amp;Reviewer</source>
        <translation>&amp;Prüfer</translation>
    </message>
    <message>
        <source>&amp;Host</source>
        <translation>&amp;Host</translation>
    </message>
    <message>
        <source>Por&amp;t</source>
        <translation>Por&amp;t</translation>
    </message>
    <message>
        <source>&amp;Database</source>
        <translation>&amp;Datenbank</translation>
    </message>
    <message>
        <source>&amp;User</source>
        <translation>&amp;Benutzer</translation>
    </message>
    <message>
        <source>C&amp;ertificate authority</source>
        <translation>&amp;Zertifizierungsstelle</translation>
    </message>
    <message>
        <source>Pass&amp;word</source>
        <translation>Pass&amp;wort</translation>
    </message>
    <message>
        <source>The connection is encrypted, and the server must prove its identity. The password is kept only in the system keyring; without one, Tickscope asks each time.</source>
        <translation>Die Verbindung ist verschlüsselt, und der Server muss seine Identität nachweisen. Das Passwort wird nur im Schlüsselbund des Systems gespeichert; ohne Schlüsselbund fragt Tickscope jedes Mal danach.</translation>
    </message>
    <message>
        <source>File or libpq service</source>
        <translation>Datei oder libpq-Dienst</translation>
    </message>
    <message>
        <source>Team server</source>
        <translation>Teamserver</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Auswählen&#xa0;…</translation>
    </message>
    <message>
        <source>Choose certificate authority</source>
        <translation>Zertifizierungsstelle auswählen</translation>
    </message>
    <message>
        <source>Certificates (*.pem *.crt *.cer)</source>
        <translation>Zertifikate (*.pem *.crt *.cer)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Certificate authority</source>
        <translation>Zertifizierungsstelle</translation>
    </message>
</context>
<context>
    <name>tickscope::SaveDialog</name>
    <message>
        <source>Files of that name exist already. Choose another name.</source>
        <translation>Dateien mit diesem Namen gibt es schon. Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>Waiting for another file to be saved.</source>
        <translation>Wartet, bis eine andere Datei gespeichert ist.</translation>
    </message>
    <message>
        <source>%p% · %1 left</source>
        <translation>%p% · noch %1</translation>
    </message>
</context>
<context>
    <name>tickscope::Scoreboard</name>
    <message>
        <source>watches</source>
        <translation>schaut zu</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Clan</source>
        <translation>Clan</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Ping</source>
        <translation>Ping</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>und %Ln weiterer</numerusform>
            <numerusform>und %Ln weitere</numerusform>
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
        <translation>Neue Ansicht</translation>
    </message>
    <message>
        <source>Show the world a second time, with a camera of its own</source>
        <translation>Die Welt ein zweites Mal zeigen, mit eigener Kamera</translation>
    </message>
</context>
<context>
    <name>tickscope::SessionSaver</name>
    <message numerus="yes">
        <source>Tickscope was not closed properly. %n recording(s) were restored.</source>
        <translation>
            <numerusform>Tickscope wurde nicht ordnungsgemäß beendet. %n Aufzeichnung wurde wiederhergestellt.</numerusform>
            <numerusform>Tickscope wurde nicht ordnungsgemäß beendet. %n Aufzeichnungen wurden wiederhergestellt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n recording(s) of the last session were not found.</source>
        <translation>
            <numerusform>%n Aufzeichnung der letzten Sitzung wurde nicht gefunden.</numerusform>
            <numerusform>%n Aufzeichnungen der letzten Sitzung wurden nicht gefunden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not found:</source>
        <translation>Nicht gefunden:</translation>
    </message>
    <message>
        <source>Start empty</source>
        <translation>Ohne Aufzeichnungen starten</translation>
    </message>
</context>
<context>
    <name>tickscope::SettingsCommands</name>
    <message>
        <source>Settings…</source>
        <translation>Einstellungen&#xa0;…</translation>
    </message>
    <message>
        <source>Change settings and shortcuts</source>
        <translation>Einstellungen und Tastenkürzel ändern</translation>
    </message>
    <message>
        <source>Map folders…</source>
        <translation>Kartenordner&#xa0;…</translation>
    </message>
    <message>
        <source>Choose the folders searched for maps</source>
        <translation>Die Ordner auswählen, in denen Karten gesucht werden</translation>
    </message>
</context>
<context>
    <name>tickscope::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Reset this page to defaults</source>
        <translation>Diese Seite auf Standardwerte zurücksetzen</translation>
    </message>
</context>
<context>
    <name>tickscope::ShortcutsDialog</name>
    <message>
        <source>World: zoom</source>
        <translation>Welt: zoomen</translation>
    </message>
    <message>
        <source>wheel</source>
        <translation>Mausrad</translation>
    </message>
    <message>
        <source>World: move</source>
        <translation>Welt: bewegen</translation>
    </message>
    <message>
        <source>drag, Alt + arrow keys</source>
        <translation>Ziehen, Alt + Pfeiltasten</translation>
    </message>
    <message>
        <source>World: follow a player</source>
        <translation>Welt: einem Spieler folgen</translation>
    </message>
    <message>
        <source>double-click</source>
        <translation>Doppelklick</translation>
    </message>
    <message>
        <source>Mini-map: look elsewhere</source>
        <translation>Minikarte: woandershin schauen</translation>
    </message>
    <message>
        <source>click, drag</source>
        <translation>Klicken, Ziehen</translation>
    </message>
    <message>
        <source>Timeline: zoom</source>
        <translation>Zeitleiste: zoomen</translation>
    </message>
    <message>
        <source>Timeline: move</source>
        <translation>Zeitleiste: bewegen</translation>
    </message>
    <message>
        <source>middle drag, Shift + wheel</source>
        <translation>Ziehen mit mittlerer Taste, Umschalt + Mausrad</translation>
    </message>
    <message>
        <source>Timeline: whole recording</source>
        <translation>Zeitleiste: ganze Aufzeichnung</translation>
    </message>
    <message>
        <source>Timeline: tick by tick</source>
        <translation>Zeitleiste: Tick für Tick</translation>
    </message>
    <message>
        <source>Shift + drag</source>
        <translation>Umschalt + Ziehen</translation>
    </message>
    <message>
        <source>Timeline: snap to events and markers</source>
        <translation>Zeitleiste: an Ereignissen und Markern einrasten</translation>
    </message>
    <message>
        <source>Ctrl + drag</source>
        <translation>Strg + Ziehen</translation>
    </message>
    <message>
        <source>Timeline: move a marker</source>
        <translation>Zeitleiste: einen Marker verschieben</translation>
    </message>
    <message>
        <source>drag its sign on the axis</source>
        <translation>Sein Zeichen auf der Achse ziehen</translation>
    </message>
    <message>
        <source>Timeline: cancel a drag</source>
        <translation>Zeitleiste: Ziehen abbrechen</translation>
    </message>
    <message>
        <source>Esc while dragging</source>
        <translation>Esc beim Ziehen</translation>
    </message>
    <message>
        <source>Timeline: select a range and loop it</source>
        <translation>Zeitleiste: Bereich auswählen und als Schleife abspielen</translation>
    </message>
    <message>
        <source>right drag, Alt + drag</source>
        <translation>Ziehen mit rechter Taste, Alt + Ziehen</translation>
    </message>
    <message>
        <source>Next, previous area of the window</source>
        <translation>Nächster, vorheriger Bereich des Fensters</translation>
    </message>
    <message>
        <source>Tab, Shift + Tab</source>
        <translation>Tab, Umschalt + Tab</translation>
    </message>
    <message>
        <source>List: previous, next row</source>
        <translation>Liste: vorherige, nächste Zeile</translation>
    </message>
    <message>
        <source>Up, Down</source>
        <translation>Auf, Ab</translation>
    </message>
    <message>
        <source>Tree: close, open a branch</source>
        <translation>Baum: Zweig zuklappen, aufklappen</translation>
    </message>
    <message>
        <source>Left, Right</source>
        <translation>Links, Rechts</translation>
    </message>
    <message>
        <source>Button, box: press</source>
        <translation>Schaltfläche, Kästchen: drücken</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Text field: clear; when empty, leave</source>
        <translation>Textfeld: leeren; wenn leer, verlassen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation>Befehl suchen</translation>
    </message>
    <message>
        <source>Commands and keys</source>
        <translation>Befehle und Tasten</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
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
        <translation>Stattdessen hier verwenden</translation>
    </message>
    <message>
        <source>Remove key</source>
        <translation>Taste entfernen</translation>
    </message>
    <message>
        <source>Default keys</source>
        <translation>Standardtasten</translation>
    </message>
    <message>
        <source>Find a command or a key</source>
        <translation>Befehl oder Taste suchen</translation>
    </message>
    <message>
        <source>Commands and keys</source>
        <translation>Befehle und Tasten</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Keys of the command</source>
        <translation>Tasten des Befehls</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importieren&#xa0;…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren&#xa0;…</translation>
    </message>
    <message>
        <source>%1 (changed)</source>
        <translation>%1 (geändert)</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>%1 is already used by %2.</source>
        <translation>%1 wird bereits von %2 verwendet.</translation>
    </message>
    <message>
        <source>This file contains no Tickscope shortcuts.</source>
        <translation>Diese Datei enthält keine Tastenkürzel für Tickscope.</translation>
    </message>
    <message>
        <source>Export shortcuts</source>
        <translation>Tastenkürzel exportieren</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Import shortcuts</source>
        <translation>Tastenkürzel importieren</translation>
    </message>
</context>
<context>
    <name>tickscope::SplitsTable</name>
    <message>
        <source>Splits</source>
        <translation>Zwischenzeiten</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Abschnitt</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Hier</translation>
    </message>
    <message>
        <source>Ghost</source>
        <translation>Geist</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Sum of best</source>
        <translation>Beste Summe</translation>
    </message>
    <message>
        <source>Best from the split before</source>
        <translation>Beste Zeit seit der vorigen Zwischenzeit</translation>
    </message>
    <message>
        <source>Enter on a time goes there: of the recording, or of the ghost</source>
        <translation>Enter auf einer Zeit geht dorthin: in der Aufzeichnung oder beim Geist</translation>
    </message>
    <message>
        <source>%1 later</source>
        <translation>%1 später</translation>
    </message>
    <message>
        <source>%1 earlier</source>
        <translation>%1 früher</translation>
    </message>
    <message>
        <source>Ghost is</source>
        <translation>Geist ist</translation>
    </message>
    <message>
        <source>How much later or earlier the ghost is there</source>
        <translation>Wie viel später oder früher der Geist dort ist</translation>
    </message>
</context>
<context>
    <name>tickscope::StartPage</name>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Open recording…</source>
        <translation>Aufzeichnung öffnen&#xa0;…</translation>
    </message>
    <message>
        <source>Open a recording  (%1)</source>
        <translation>Eine Aufzeichnung öffnen  (%1)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>Hinzufügen …</translation>
    </message>
</context>
<context>
    <name>tickscope::TabBar</name>
    <message>
        <source>%1 — %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Open recordings</source>
        <translation>Geöffnete Aufzeichnungen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close others</source>
        <translation>Andere schließen</translation>
    </message>
    <message>
        <source>Copy path</source>
        <translation>Pfad kopieren</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothek</translation>
    </message>
</context>
<context>
    <name>tickscope::TabCommands</name>
    <message>
        <source>Next tab</source>
        <translation>Nächster Tab</translation>
    </message>
    <message>
        <source>Previous tab</source>
        <translation>Vorheriger Tab</translation>
    </message>
    <message>
        <source>Close other recordings</source>
        <translation>Andere Aufzeichnungen schließen</translation>
    </message>
    <message>
        <source>Reopen closed recording</source>
        <translation>Geschlossene Aufzeichnung wieder öffnen</translation>
    </message>
    <message>
        <source>Open the recording that was closed last, where it was</source>
        <translation>Die zuletzt geschlossene Aufzeichnung dort öffnen, wo sie war</translation>
    </message>
</context>
<context>
    <name>tickscope::TabbedWindow</name>
    <message>
        <source>There is no room for another ghost: %1 was opened in a tab of its own.</source>
        <translation>Für einen weiteren Geist ist kein Platz: %1 wurde in einem eigenen Tab geöffnet.</translation>
    </message>
</context>
<context>
    <name>tickscope::Tape</name>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1, tick %2</source>
        <translation>%1, Tick %2</translation>
    </message>
    <message>
        <source>%1 to %2, ticks %3 to %4</source>
        <translation>%1 bis %2, Ticks %3 bis %4</translation>
    </message>
    <message>
        <source>Aim %1 %2°</source>
        <translation>Zielen %1 %2°</translation>
    </message>
    <message>
        <source>for %1</source>
        <translation>für %1</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln choice(s)</source>
        <translation>
            <numerusform>%1: %Ln Auswahl</numerusform>
            <numerusform>%1: %Ln Auswahlen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln time(s)</source>
        <translation>
            <numerusform>%1: %Ln-mal</numerusform>
            <numerusform>%1: %Ln-mal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln press(es)</source>
        <translation>
            <numerusform>%1: %Ln-mal gedrückt</numerusform>
            <numerusform>%1: %Ln-mal gedrückt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tick(s)</source>
        <translation>
            <numerusform>%Ln Tick</numerusform>
            <numerusform>%Ln Ticks</numerusform>
        </translation>
    </message>
    <message>
        <source> in %1</source>
        <translation> in %1</translation>
    </message>
    <message>
        <source>held %1% of that time, longest press %2</source>
        <translation>davon %1&#xa0;% gehalten, am längsten %2</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>mindestens %1</translation>
    </message>
    <message>
        <source>%1 held %2</source>
        <translation>%1 gehalten für %2</translation>
    </message>
    <message>
        <source>%1 %2, %3</source>
        <translation>%1 %2, %3</translation>
    </message>
    <message>
        <source>part of a press of %1, %2</source>
        <translation>Teil eines Tastendrucks von %1, %2</translation>
    </message>
    <message>
        <source>%1 after the previous one</source>
        <translation>%1 nach dem vorherigen</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: no input here</source>
        <translation>%1: keine Eingabe hier</translation>
    </message>
    <message>
        <source>%1: not known here</source>
        <translation>%1: hier nicht bekannt</translation>
    </message>
    <message>
        <source>Player	Source	Input	First tick	Last tick	Ticks	Value</source>
        <translation>Spieler	Quelle	Eingabe	Erster Tick	Letzter Tick	Ticks	Wert</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln press(es) within a tick</source>
        <translation>
            <numerusform>%1: %Ln-mal gedrückt, innerhalb eines Ticks</numerusform>
            <numerusform>%1: %Ln-mal gedrückt, innerhalb eines Ticks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the last of %Ln press(es) in its first tick</source>
        <translation>
            <numerusform>der letzte von %Ln Tastendruck im ersten Tick</numerusform>
            <numerusform>der letzte von %Ln Tastendrücken im ersten Tick</numerusform>
        </translation>
    </message>
    <message>
        <source>Yaw %1 %2°</source>
        <translation>Gierwinkel %1 %2°</translation>
    </message>
    <message>
        <source>Pitch %1 %2°</source>
        <translation>Nickwinkel %1 %2°</translation>
    </message>
</context>
<context>
    <name>tickscope::TapeParts</name>
    <message>
        <source>Nothing at the playhead</source>
        <translation>Nichts an der Abspielposition</translation>
    </message>
</context>
<context>
    <name>tickscope::TapeView</name>
    <message>
        <source>Recorder</source>
        <translation>Aufzeichnender</translation>
    </message>
    <message>
        <source>Inputs of all players</source>
        <translation>Eingaben aller Spieler</translation>
    </message>
    <message>
        <source>Up and Down choose a row, Enter selects its player, Alt and the arrow keys pan and zoom, the menu key shows more.</source>
        <translation>Auf und Ab wählen eine Zeile, die Eingabetaste wählt ihren Spieler aus, Alt und die Pfeiltasten verschieben und zoomen, die Menütaste zeigt mehr.</translation>
    </message>
</context>
<context>
    <name>tickscope::TicksBox</name>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Seconds before and after</source>
        <translation>Sekunden davor und danach</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Whole recording</source>
        <translation>Ganze Aufzeichnung</translation>
    </message>
    <message>
        <source>Selected range</source>
        <translation>Ausgewählter Bereich</translation>
    </message>
    <message>
        <source>Visible range</source>
        <translation>Sichtbarer Bereich</translation>
    </message>
    <message>
        <source>Around %1</source>
        <translation>Um %1</translation>
    </message>
    <message>
        <source>Around the playhead</source>
        <translation>Um die Abspielposition</translation>
    </message>
    <message>
        <source>%1 ticks %2-%3</source>
        <translation>%1 Ticks %2-%3</translation>
    </message>
</context>
<context>
    <name>tickscope::Timeline</name>
    <message>
        <source>Lanes ▾</source>
        <translation>Spuren ▾</translation>
    </message>
    <message>
        <source>hidden by the filter</source>
        <translation>vom Filter ausgeblendet</translation>
    </message>
    <message>
        <source>none in this recording</source>
        <translation>keine in dieser Aufzeichnung</translation>
    </message>
    <message>
        <source>no event has the text “%1”</source>
        <translation>kein Ereignis enthält den Text „%1“</translation>
    </message>
    <message numerus="yes">
        <source>%Ln tick(s)</source>
        <translation>
            <numerusform>%Ln Tick</numerusform>
            <numerusform>%Ln Ticks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln other</source>
        <translation>
            <numerusform>%Ln anderes</numerusform>
            <numerusform>%Ln andere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln event(s)</source>
        <translation>
            <numerusform>%Ln Ereignis</numerusform>
            <numerusform>%Ln Ereignisse</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 – %2 (tick %3 – %4): %5</source>
        <translation>%1 – %2 (Tick %3 – %4): %5</translation>
    </message>
    <message>
        <source>only event types that are not shown</source>
        <translation>nur Ereignistypen, die nicht gezeigt werden</translation>
    </message>
    <message>
        <source>not read yet</source>
        <translation>noch nicht gelesen</translation>
    </message>
    <message>
        <source>no event of the chosen player has the text “%1”</source>
        <translation>kein Ereignis des gewählten Spielers enthält den Text „%1“</translation>
    </message>
    <message>
        <source>grouped with other events</source>
        <translation>mit anderen Ereignissen zusammengefasst</translation>
    </message>
    <message>
        <source>none so far</source>
        <translation>bisher keine</translation>
    </message>
    <message>
        <source>none in the readable part</source>
        <translation>keine im lesbaren Teil</translation>
    </message>
    <message>
        <source>none recorded after %1</source>
        <translation>nach %1 keine aufgezeichnet</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>nicht lesbar</translation>
    </message>
    <message>
        <source>not recorded</source>
        <translation>nicht aufgezeichnet</translation>
    </message>
</context>
<context>
    <name>tickscope::TimelineCommands</name>
    <message>
        <source>Fit timeline</source>
        <translation>Zeitleiste einpassen</translation>
    </message>
    <message>
        <source>Show the whole recording on the timeline</source>
        <translation>Die ganze Aufzeichnung auf der Zeitleiste zeigen</translation>
    </message>
    <message>
        <source>Zoom to range</source>
        <translation>Auf Bereich zoomen</translation>
    </message>
    <message>
        <source>Zoom the timeline to the selected range</source>
        <translation>Die Zeitleiste auf den ausgewählten Bereich zoomen</translation>
    </message>
    <message>
        <source>Copy range</source>
        <translation>Bereich kopieren</translation>
    </message>
    <message>
        <source>Copy duration, ticks and event counts of the selected range</source>
        <translation>Dauer, Ticks und Ereigniszahlen des ausgewählten Bereichs kopieren</translation>
    </message>
    <message>
        <source>Add marker here…</source>
        <translation>Hier Marker hinzufügen&#xa0;…</translation>
    </message>
    <message>
        <source>Rename marker…</source>
        <translation>Marker umbenennen&#xa0;…</translation>
    </message>
    <message>
        <source>Marker name:</source>
        <translation>Name des Markers:</translation>
    </message>
    <message>
        <source>Add marker</source>
        <translation>Marker hinzufügen</translation>
    </message>
    <message>
        <source>Rename marker</source>
        <translation>Marker umbenennen</translation>
    </message>
    <message>
        <source>Go to tick %1</source>
        <translation>Gehe zu Tick %1</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
</context>
<context>
    <name>tickscope::TimelineHint</name>
    <message>
        <source>Choose lanes. In the strip: click to go there, wheel to zoom, middle button to pan,
right button to select a range, double-click to show all.
Drag a marker&apos;s sign to move it. Ctrl snaps to events and markers, Shift moves tick by tick.</source>
        <translation>Spuren auswählen. Im Streifen: Klick geht dorthin, Mausrad zoomt, mittlere Taste verschiebt,
rechte Taste wählt einen Bereich aus, Doppelklick zeigt alles.
Das Zeichen eines Markers ziehen, um ihn zu verschieben. Strg rastet an Ereignissen und Markern ein, Umschalt bewegt Tick für Tick.</translation>
    </message>
    <message>
        <source>%1: %2
Drag to reorder the lanes, right-click for more</source>
        <translation>%1: %2
Ziehen ordnet die Spuren neu, Rechtsklick für mehr</translation>
    </message>
</context>
<context>
    <name>tickscope::TimelinePanel</name>
    <message>
        <source>Timeline and playback</source>
        <translation>Zeitleiste und Wiedergabe</translation>
    </message>
    <message>
        <source>Move lane</source>
        <translation>Spur verschieben</translation>
    </message>
    <message>
        <source>Filtered</source>
        <translation>Gefiltert</translation>
    </message>
    <message>
        <source>chosen event types</source>
        <translation>gewählte Ereignistypen</translation>
    </message>
    <message>
        <source>Lanes and overview show only what the filter of the events shows: %1. Click to clear it.</source>
        <translation>Spuren und Übersicht zeigen nur, was der Filter der Ereignisse zeigt: %1. Klicken hebt ihn auf.</translation>
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
        <translation>%1 bis %2: %3</translation>
    </message>
    <message numerus="yes">
        <source>%Ln event(s) in view</source>
        <translation>
            <numerusform>%Ln Ereignis sichtbar</numerusform>
            <numerusform>%Ln Ereignisse sichtbar</numerusform>
        </translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Marker</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Damaged places</source>
        <translation>Beschädigte Stellen</translation>
    </message>
    <message>
        <source>%1 to %2 of %3 in view.</source>
        <translation>%1 bis %2 von %3 sichtbar.</translation>
    </message>
</context>
<context>
    <name>tickscope::TimelineView</name>
    <message>
        <source>Timeline</source>
        <translation>Zeitleiste</translation>
    </message>
    <message>
        <source>Up and Down choose a lane, Enter opens its menu, Alt and the arrow keys pan and zoom, the menu key shows more.</source>
        <translation>Auf und Ab wählen eine Spur, die Eingabetaste öffnet ihr Menü, Alt und die Pfeiltasten verschieben und zoomen, die Menütaste zeigt mehr.</translation>
    </message>
    <message>
        <source>%1 Range %2.</source>
        <translation>%1 Bereich %2.</translation>
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
        <translation>%1, Ortszeit des Aufzeichnenden</translation>
    </message>
    <message>
        <source>%1, time zone unknown</source>
        <translation>%1, Zeitzone unbekannt</translation>
    </message>
    <message>
        <source>%1 recorder’s time</source>
        <translation>%1, Zeit des Aufzeichnenden</translation>
    </message>
</context>
<context>
    <name>tickscope::TrackLayers</name>
    <message>
        <source>Trails</source>
        <translation>Laufwege</translation>
    </message>
    <message>
        <source>No trails</source>
        <translation>Keine Laufwege</translation>
    </message>
    <message>
        <source>Show no trails</source>
        <translation>Keine Laufwege zeigen</translation>
    </message>
    <message>
        <source>10-second trails</source>
        <translation>Laufwege der letzten 10 Sekunden</translation>
    </message>
    <message>
        <source>Show where everyone came from, coloured by speed; click to go there</source>
        <translation>Zeigen, woher alle kamen, nach Geschwindigkeit gefärbt; ein Klick geht dorthin</translation>
    </message>
    <message>
        <source>Full path</source>
        <translation>Gesamter Weg</translation>
    </message>
    <message>
        <source>Show the full path of the selected player, coloured by speed; click to go there</source>
        <translation>Den gesamten Weg des ausgewählten Spielers zeigen, nach Geschwindigkeit gefärbt; ein Klick geht dorthin</translation>
    </message>
    <message>
        <source>Heat map</source>
        <translation>Heatmap</translation>
    </message>
    <message>
        <source>No heat map</source>
        <translation>Keine Heatmap</translation>
    </message>
    <message>
        <source>Show no heat map</source>
        <translation>Keine Heatmap zeigen</translation>
    </message>
    <message>
        <source>Heat map of the selected player</source>
        <translation>Heatmap des ausgewählten Spielers</translation>
    </message>
    <message>
        <source>Show where the selected player spent time, in the range or the whole recording</source>
        <translation>Zeigen, wo sich der ausgewählte Spieler aufgehalten hat, im Bereich oder in der ganzen Aufzeichnung</translation>
    </message>
    <message>
        <source>Heat map of all players</source>
        <translation>Heatmap aller Spieler</translation>
    </message>
    <message>
        <source>Show where players spent time, in the range or the whole recording</source>
        <translation>Zeigen, wo sich Spieler aufgehalten haben, im Bereich oder in der ganzen Aufzeichnung</translation>
    </message>
    <message>
        <source>%1 and more</source>
        <translation>%1 und mehr</translation>
    </message>
    <message>
        <source>Time spent: selected player</source>
        <translation>Aufenthaltsdauer: ausgewählter Spieler</translation>
    </message>
    <message>
        <source>Time spent: all players</source>
        <translation>Aufenthaltsdauer: alle Spieler</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 s and more</source>
        <translation>%1 s und mehr</translation>
    </message>
    <message>
        <source>Speed (%1)</source>
        <translation>Geschwindigkeit (%1)</translation>
    </message>
</context>
<context>
    <name>tickscope::ValueText</name>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message numerus="yes">
        <source>%1 byte(s)</source>
        <translation>
            <numerusform>%1 Byte</numerusform>
            <numerusform>%1 Bytes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tickscope::VerdictForm</name>
    <message>
        <source>Overall</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>The verdict on the whole case</source>
        <translation>Das Urteil über den ganzen Fall</translation>
    </message>
    <message>
        <source>Not decided</source>
        <translation>Nicht entschieden</translation>
    </message>
    <message>
        <source>Reason for the decision</source>
        <translation>Begründung der Entscheidung</translation>
    </message>
    <message>
        <source>Why you decided this</source>
        <translation>Warum Sie so entschieden haben</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>The final result</source>
        <translation>Das Endergebnis</translation>
    </message>
    <message>
        <source>Settle</source>
        <translation>Abschließen</translation>
    </message>
    <message>
        <source>Decide a case on which reviewers disagree; on a server, leads only</source>
        <translation>Einen Fall entscheiden, bei dem sich die Prüfer uneinig sind; auf einem Server nur für Leiter</translation>
    </message>
    <message>
        <source>Decided: %1</source>
        <translation>Entschieden: %1</translation>
    </message>
    <message>
        <source>The reviewers disagree; a lead has to settle it.</source>
        <translation>Die Prüfer sind sich uneinig; ein Leiter muss entscheiden.</translation>
    </message>
    <message>
        <source>You have decided. All verdicts are shown once everyone has.</source>
        <translation>Sie haben entschieden. Alle Urteile werden gezeigt, sobald alle entschieden haben.</translation>
    </message>
    <message>
        <source>Only the assignee gives a verdict. &lt;a href=&apos;me&apos;&gt;Assign the case to me&lt;/a&gt;</source>
        <translation>Nur wem der Fall zugewiesen ist, gibt ein Urteil ab. &lt;a href=&apos;me&apos;&gt;Fall mir zuweisen&lt;/a&gt;</translation>
    </message>
    <message>
        <source>You see the other verdict once you have decided.</source>
        <translation>Das andere Urteil sehen Sie, sobald Sie entschieden haben.</translation>
    </message>
    <message>
        <source>You see the other verdict once you have decided. In a case file this is not enforced: other programs could show it.</source>
        <translation>Das andere Urteil sehen Sie, sobald Sie entschieden haben. In einer Falldatei wird das nicht erzwungen: Andere Programme könnten es zeigen.</translation>
    </message>
    <message>
        <source>Decide…</source>
        <translation>Entscheiden&#xa0;…</translation>
    </message>
    <message>
        <source>Withdraw verdict</source>
        <translation>Urteil zurückziehen</translation>
    </message>
    <message>
        <source>Change your verdict and decide again; the history will say so</source>
        <translation>Ihr Urteil ändern und erneut entscheiden; der Verlauf hält das fest</translation>
    </message>
    <message>
        <source>Look at the verdict once more, then give it</source>
        <translation>Das Urteil noch einmal ansehen, dann abgeben</translation>
    </message>
    <message>
        <source>To decide, check at least one aspect.</source>
        <translation>Prüfen Sie zum Entscheiden mindestens einen Aspekt.</translation>
    </message>
    <message>
        <source>To decide, choose the overall verdict.</source>
        <translation>Wählen Sie zum Entscheiden das Gesamturteil aus.</translation>
    </message>
    <message>
        <source>Your first entry assigns the case to you.</source>
        <translation>Ihr erster Eintrag weist Ihnen den Fall zu.</translation>
    </message>
    <message>
        <source>The case is assigned to you.</source>
        <translation>Der Fall ist Ihnen zugewiesen.</translation>
    </message>
    <message>
        <source>To decide, give a reason.</source>
        <translation>Zum Entscheiden fehlt eine Begründung.</translation>
    </message>
    <message>
        <source>Reason for the overall verdict; optional where an aspect has one</source>
        <translation>Begründung des Gesamturteils; nicht nötig, wenn ein Aspekt eine hat</translation>
    </message>
    <message>
        <source>Change verdict</source>
        <translation>Urteil ändern</translation>
    </message>
    <message>
        <source>The verdict accuses, but all that you checked is clean.</source>
        <translation>Das Urteil belastet, aber alles, was Sie geprüft haben, ist unauffällig.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s) were added after the verdict.</source>
        <translation>
            <numerusform>%Ln Notiz wurde nach dem Urteil hinzugefügt.</numerusform>
            <numerusform>%Ln Notizen wurden nach dem Urteil hinzugefügt.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tickscope::VerdictTable</name>
    <message>
        <source>Verdicts side by side</source>
        <translation>Urteile nebeneinander</translation>
    </message>
    <message>
        <source>Overall</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>Notes: %1</source>
        <translation>Notizen: %1</translation>
    </message>
    <message>
        <source>Not checked</source>
        <translation>Nicht geprüft</translation>
    </message>
</context>
<context>
    <name>tickscope::VideoCommands</name>
    <message>
        <source>Save video…</source>
        <translation>Video speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Save a video of the world as a file</source>
        <translation>Video der Welt als Datei speichern</translation>
    </message>
</context>
<context>
    <name>tickscope::VideoDialog</name>
    <message>
        <source>Save video</source>
        <translation>Video speichern</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Show names, chat and clock</source>
        <translation>Namen, Chat und Uhr zeigen</translation>
    </message>
    <message>
        <source>Follow %1</source>
        <translation>%1 folgen</translation>
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
        <translation>Animiertes GIF</translation>
    </message>
    <message>
        <source>MKV, lossless</source>
        <translation>MKV, verlustfrei</translation>
    </message>
    <message>
        <source>PNG pictures</source>
        <translation>PNG-Bilder</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>as in the window</source>
        <translation>wie im Fenster</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Frames per second</source>
        <translation>Bilder pro Sekunde</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Geschwindigkeit</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln frame(s)</source>
        <translation>
            <numerusform>%Ln Bild</numerusform>
            <numerusform>%Ln Bilder</numerusform>
        </translation>
    </message>
    <message>
        <source>Videos need the program ffmpeg. Install the package ffmpeg, or save PNG pictures.</source>
        <translation>Videos brauchen das Programm ffmpeg. Installieren Sie das Paket ffmpeg, oder speichern Sie PNG-Bilder.</translation>
    </message>
    <message>
        <source>Show ghosts</source>
        <translation>Geister zeigen</translation>
    </message>
    <message>
        <source>Show a line with file name, time, tick and SHA-256</source>
        <translation>Zeile mit Dateiname, Zeit, Tick und SHA-256 zeigen</translation>
    </message>
</context>
<context>
    <name>tickscope::WelcomePage</name>
    <message>
        <source>… or drop a file anywhere on this window.</source>
        <translation>… oder eine Datei irgendwo auf diesem Fenster ablegen.</translation>
    </message>
    <message>
        <source>Tickscope</source>
        <translation>Tickscope</translation>
    </message>
    <message>
        <source>Watch recorded games forwards and backwards, tick by tick.</source>
        <translation>Aufgezeichnete Spiele vorwärts und rückwärts ansehen, Tick für Tick.</translation>
    </message>
    <message>
        <source>Open recording…</source>
        <translation>Aufzeichnung öffnen&#xa0;…</translation>
    </message>
    <message>
        <source>Open a recording  (%1)</source>
        <translation>Eine Aufzeichnung öffnen  (%1)</translation>
    </message>
    <message>
        <source>Open sample</source>
        <translation>Beispiel öffnen</translation>
    </message>
    <message>
        <source>Short sample recording</source>
        <translation>Kurze Beispielaufzeichnung</translation>
    </message>
    <message>
        <source>Your recordings</source>
        <translation>Ihre Aufzeichnungen</translation>
    </message>
    <message>
        <source>Add a folder to find its recordings by name, map, player and chat. They stay where they are.</source>
        <translation>Fügen Sie einen Ordner hinzu, um seine Aufzeichnungen nach Name, Karte, Spieler und Chat zu finden. Sie bleiben, wo sie sind.</translation>
    </message>
    <message>
        <source>Add folder…</source>
        <translation>Ordner hinzufügen&#xa0;…</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>%1 hinzufügen</translation>
    </message>
</context>
<context>
    <name>tickscope::WindowBundle</name>
    <message>
        <source>Create evidence bundle…</source>
        <translation>Beweispaket erstellen&#xa0;…</translation>
    </message>
    <message>
        <source>Write the case with pictures, events, inputs and verdicts to a folder for others</source>
        <translation>Den Fall mit Bildern, Ereignissen, Eingaben und Urteilen für andere in einen Ordner schreiben</translation>
    </message>
    <message>
        <source>The evidence bundle could not be created.</source>
        <translation>Das Beweispaket konnte nicht erstellt werden.</translation>
    </message>
    <message>
        <source>Creating the evidence bundle… %1%</source>
        <translation>Beweispaket wird erstellt&#xa0;… %1&#xa0;%</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Evidence bundle written to %1.</source>
        <translation>Beweispaket nach %1 geschrieben.</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>Without figures of %1: accused by name only. Choose the player on the case&apos;s Report page first.</source>
        <translation>Ohne Kennzahlen von %1: Nur der Name ist angegeben. Wählen Sie zuerst auf der Seite „Meldung“ des Falls den Spieler aus.</translation>
    </message>
    <message>
        <source>Not decided yet: no verdict will be in it.</source>
        <translation>Noch nicht entschieden: Es wird kein Urteil darin stehen.</translation>
    </message>
</context>
<context>
    <name>tickscope::WindowCases</name>
    <message numerus="yes">
        <source>%Ln change(s) to cases could not be saved yet.</source>
        <translation>
            <numerusform>%Ln Änderung an Fällen konnte noch nicht gespeichert werden.</numerusform>
            <numerusform>%Ln Änderungen an Fällen konnten noch nicht gespeichert werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Case queue</source>
        <translation>Fallliste</translation>
    </message>
    <message>
        <source>Show all cases; take the next one, import reports</source>
        <translation>Alle Fälle zeigen; den nächsten nehmen, Meldungen importieren</translation>
    </message>
    <message>
        <source>Review settings…</source>
        <translation>Einstellungen für die Prüfung&#xa0;…</translation>
    </message>
    <message>
        <source>Choose the case store, your name and recording folders</source>
        <translation>Fallablage, Ihren Namen und Ordner mit Aufzeichnungen festlegen</translation>
    </message>
    <message>
        <source>%1 names no recording. Open the one it is about, then choose Review ▸ Add recording to case.</source>
        <translation>%1 nennt keine Aufzeichnung. Öffnen Sie die betreffende und wählen Sie dann Prüfung ▸ Aufzeichnung zum Fall hinzufügen.</translation>
    </message>
    <message>
        <source>The recording of %1 was not found among recent files and recording folders: %2</source>
        <translation>Die Aufzeichnung von %1 wurde weder unter den zuletzt geöffneten Dateien noch in den Ordnern mit Aufzeichnungen gefunden: %2</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Tickscope</source>
        <translation>Tickscope</translation>
    </message>
    <message>
        <source>They will be lost when the last window closes.</source>
        <translation>Sie gehen verloren, wenn das letzte Fenster geschlossen wird.</translation>
    </message>
    <message>
        <source>Close and discard</source>
        <translation>Schließen und verwerfen</translation>
    </message>
    <message>
        <source>There is no system keyring to keep the password, so Tickscope asks for it each time.</source>
        <translation>Es gibt keinen Schlüsselbund des Systems für das Passwort, daher fragt Tickscope jedes Mal danach.</translation>
    </message>
    <message>
        <source>Erase a person…</source>
        <translation>Daten einer Person löschen&#xa0;…</translation>
    </message>
    <message>
        <source>Remove a person&apos;s data from all cases for good</source>
        <translation>Die Daten einer Person endgültig aus allen Fällen entfernen</translation>
    </message>
    <message>
        <source>This person&apos;s data was erased from all cases.</source>
        <translation>Die Daten dieser Person wurden aus allen Fällen gelöscht.</translation>
    </message>
    <message>
        <source>Enter password…</source>
        <translation>Passwort eingeben&#xa0;…</translation>
    </message>
    <message>
        <source>New about this recording: %1</source>
        <translation>Neu zu dieser Aufzeichnung: %1</translation>
    </message>
    <message numerus="yes">
        <source>There are %Ln new case(s) about this recording.</source>
        <translation>
            <numerusform>Es gibt %Ln neuen Fall zu dieser Aufzeichnung.</numerusform>
            <numerusform>Es gibt %Ln neue Fälle zu dieser Aufzeichnung.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show case</source>
        <translation>Fall zeigen</translation>
    </message>
    <message>
        <source>Add note</source>
        <translation>Notiz hinzufügen</translation>
    </message>
    <message>
        <source>Which case is the note for?</source>
        <translation>Zu welchem Fall gehört die Notiz?</translation>
    </message>
    <message>
        <source>New case</source>
        <translation>Neuer Fall</translation>
    </message>
    <message>
        <source>No case, a marker only</source>
        <translation>Kein Fall, nur ein Marker</translation>
    </message>
    <message>
        <source>Paste report…</source>
        <translation>Meldung einfügen …</translation>
    </message>
    <message>
        <source>File the report on the clipboard as a new case</source>
        <translation>Die Meldung aus der Zwischenablage als neuen Fall anlegen</translation>
    </message>
    <message>
        <source>A player</source>
        <translation>Ein Spieler</translation>
    </message>
    <message>
        <source>%1 reported in the game: %2</source>
        <translation>%1 hat im Spiel gemeldet: %2</translation>
    </message>
    <message>
        <source>%1 reported %2 in the game: %3</source>
        <translation>%1 hat %2 im Spiel gemeldet: %3</translation>
    </message>
    <message>
        <source>Add case</source>
        <translation>Fall anlegen</translation>
    </message>
    <message>
        <source>No case mentions “%1”; nothing was erased.</source>
        <translation>Kein Fall erwähnt „%1“; nichts wurde gelöscht.</translation>
    </message>
    <message>
        <source>Texts may still have their other names: %1</source>
        <translation>In Texten können noch die anderen Namen stehen: %1</translation>
    </message>
</context>
<context>
    <name>tickscope::WindowDocks</name>
    <message>
        <source>Timeline</source>
        <translation>Zeitleiste</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Inspektor</translation>
    </message>
    <message>
        <source>Info</source>
        <translation>Info</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Marker</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Schäden</translation>
    </message>
    <message>
        <source>Input tape</source>
        <translation>Eingabestreifen</translation>
    </message>
    <message>
        <source>Plots</source>
        <translation>Diagramme</translation>
    </message>
    <message>
        <source>Entities</source>
        <translation>Entitäten</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>Fälle</translation>
    </message>
    <message>
        <source>Facts</source>
        <translation>Fakten</translation>
    </message>
    <message>
        <source>Find…</source>
        <translation>Suchen&#xa0;…</translation>
    </message>
    <message>
        <source>Find in the focused panel, or else in the events</source>
        <translation>Im aktiven Panel suchen, sonst in den Ereignissen</translation>
    </message>
    <message>
        <source>Reset layout</source>
        <translation>Layout zurücksetzen</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Panels</translation>
    </message>
    <message>
        <source>Show or hide: %1</source>
        <translation>Ein- oder ausblenden: %1</translation>
    </message>
    <message>
        <source>Case queue</source>
        <translation>Fallliste</translation>
    </message>
    <message>
        <source>Second view</source>
        <translation>Zweite Ansicht</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Open, close and place all panels as at first</source>
        <translation>Alle Panels wie am Anfang öffnen, schließen und anordnen</translation>
    </message>
</context>
<context>
    <name>tickscope::WindowLinks</name>
    <message>
        <source>Copy link to this moment</source>
        <translation>Link zu diesem Zeitpunkt kopieren</translation>
    </message>
    <message>
        <source>Copy a link that opens this recording at this moment</source>
        <translation>Einen Link kopieren, der diese Aufzeichnung zu diesem Zeitpunkt öffnet</translation>
    </message>
    <message>
        <source>Open copied link</source>
        <translation>Kopierten Link öffnen</translation>
    </message>
    <message>
        <source>Go to the moment of the link in the clipboard</source>
        <translation>Zum Zeitpunkt des Links in der Zwischenablage gehen</translation>
    </message>
    <message>
        <source>This is not a link to a moment of a recording.</source>
        <translation>Dies ist kein Link zu einem Zeitpunkt einer Aufzeichnung.</translation>
    </message>
    <message>
        <source>This recording was not found among recent files and recording folders: %1</source>
        <translation>Diese Aufzeichnung wurde weder unter den zuletzt geöffneten Dateien noch in den Ordnern mit Aufzeichnungen gefunden: %1</translation>
    </message>
    <message>
        <source>Looking for %1…</source>
        <translation>%1 wird gesucht&#xa0;…</translation>
    </message>
    <message>
        <source>the recording</source>
        <translation>die Aufzeichnung</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Open from %1</source>
        <translation>Von %1 öffnen</translation>
    </message>
    <message>
        <source>This is another recording than the link means.</source>
        <translation>Das ist eine andere Aufzeichnung, als der Link meint.</translation>
    </message>
</context>
<context>
    <name>tickscope::WindowMarkers</name>
    <message numerus="yes">
        <source>%Ln change(s) to your markers could not be saved yet.</source>
        <translation>
            <numerusform>%Ln Änderung an Ihren Markern konnte noch nicht gespeichert werden.</numerusform>
            <numerusform>%Ln Änderungen an Ihren Markern konnten noch nicht gespeichert werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Import markers…</source>
        <translation>Marker importieren&#xa0;…</translation>
    </message>
    <message>
        <source>Add markers from a JSON or CSV file</source>
        <translation>Marker aus einer JSON- oder CSV-Datei hinzufügen</translation>
    </message>
    <message>
        <source>Export markers…</source>
        <translation>Marker exportieren&#xa0;…</translation>
    </message>
    <message>
        <source>Write your markers to a JSON or CSV file</source>
        <translation>Ihre Marker in eine JSON- oder CSV-Datei schreiben</translation>
    </message>
    <message>
        <source>Export markers</source>
        <translation>Marker exportieren</translation>
    </message>
    <message>
        <source>JSON (*.json);;CSV (*.csv)</source>
        <translation>JSON (*.json);;CSV (*.csv)</translation>
    </message>
    <message>
        <source>Import markers</source>
        <translation>Marker importieren</translation>
    </message>
    <message>
        <source>Markers (*.json *.csv);;All files (*)</source>
        <translation>Marker (*.json *.csv);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>The markers could not be exported to %1.</source>
        <translation>Die Marker konnten nicht nach %1 exportiert werden.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln marker(s) exported to %1.</source>
        <translation>
            <numerusform>%Ln Marker nach %1 exportiert.</numerusform>
            <numerusform>%Ln Marker nach %1 exportiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file is too large to be a list of markers.</source>
        <translation>Die Datei ist zu groß für eine Liste von Markern.</translation>
    </message>
    <message>
        <source>The markers of %1 could not be imported.</source>
        <translation>Die Marker aus %1 konnten nicht importiert werden.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln marker(s) imported.</source>
        <translation>
            <numerusform>%Ln Marker importiert.</numerusform>
            <numerusform>%Ln Marker importiert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln marker(s) were already there.</source>
        <translation>
            <numerusform>%Ln Marker war bereits vorhanden.</numerusform>
            <numerusform>%Ln Marker waren bereits vorhanden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln marker(s) are outside this recording.</source>
        <translation>
            <numerusform>%Ln Marker liegt außerhalb dieser Aufzeichnung.</numerusform>
            <numerusform>%Ln Marker liegen außerhalb dieser Aufzeichnung.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln marker(s) could not be read.</source>
        <translation>
            <numerusform>%Ln Marker konnte nicht gelesen werden.</numerusform>
            <numerusform>%Ln Marker konnten nicht gelesen werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>They were written for another recording (%1).</source>
        <translation>Sie wurden für eine andere Aufzeichnung geschrieben (%1).</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Your markers cannot be read from disk.</source>
        <translation>Ihre Marker können nicht vom Datenträger gelesen werden.</translation>
    </message>
    <message>
        <source>Your markers can be viewed but not changed: their file is read-only.</source>
        <translation>Ihre Marker können angesehen, aber nicht geändert werden: Ihre Datei ist schreibgeschützt.</translation>
    </message>
    <message>
        <source>Your markers were written by a newer version of Tickscope; this version leaves them unchanged.</source>
        <translation>Ihre Marker wurden von einer neueren Version von Tickscope geschrieben; diese Version lässt sie unverändert.</translation>
    </message>
    <message>
        <source>The file with your markers is damaged. It was moved to %1 and a new one was created.</source>
        <translation>Die Datei mit Ihren Markern ist beschädigt. Sie wurde nach %1 verschoben und eine neue wurde angelegt.</translation>
    </message>
    <message>
        <source>Tickscope</source>
        <translation>Tickscope</translation>
    </message>
    <message>
        <source>They will be lost when the window closes. Export the markers to keep them.</source>
        <translation>Sie gehen verloren, wenn das Fenster geschlossen wird. Exportieren Sie die Marker, um sie zu behalten.</translation>
    </message>
    <message>
        <source>Close and discard</source>
        <translation>Schließen und verwerfen</translation>
    </message>
    <message>
        <source>The first is in line %1.</source>
        <translation>Der erste steht in Zeile %1.</translation>
    </message>
</context>
<context>
    <name>tickscope::WindowTogether</name>
    <message>
        <source>Watch together…</source>
        <translation>Gemeinsam ansehen&#xa0;…</translation>
    </message>
    <message>
        <source>Lead others through a recording, or follow</source>
        <translation>Andere durch eine Aufnahme führen oder ihnen folgen</translation>
    </message>
    <message>
        <source>Back to the leader</source>
        <translation>Zurück zum Führenden</translation>
    </message>
    <message>
        <source>Show again what the leader shows</source>
        <translation>Wieder zeigen, was der Führende zeigt</translation>
    </message>
    <message>
        <source>Back to %1</source>
        <translation>Zurück zu %1</translation>
    </message>
    <message>
        <source>the leader</source>
        <translation>dem Führenden</translation>
    </message>
    <message>
        <source>The session has ended.</source>
        <translation>Die Sitzung ist beendet.</translation>
    </message>
    <message>
        <source>%1 asks for the lead.</source>
        <translation>%1 möchte führen.</translation>
    </message>
    <message>
        <source>Hand over</source>
        <translation>Übergeben</translation>
    </message>
    <message>
        <source>You are looking elsewhere than %1.</source>
        <translation>Sie sehen etwas anderes als %1.</translation>
    </message>
    <message>
        <source>Looking for %1…</source>
        <translation>%1 wird gesucht&#xa0;…</translation>
    </message>
    <message>
        <source>%1 shows %2, which is not here. As soon as it is open, you follow.</source>
        <translation>%1 zeigt %2, das hier fehlt. Sobald es geöffnet ist, folgen Sie.</translation>
    </message>
    <message>
        <source>Note for all…</source>
        <translation>Notiz für alle&#xa0;…</translation>
    </message>
    <message>
        <source>Write a note that all who watch together see</source>
        <translation>Eine Notiz schreiben, die alle sehen, die gemeinsam zuschauen</translation>
    </message>
    <message>
        <source>%1 shows %2, which is not here, but on %3.</source>
        <translation>%1 zeigt %2, was nicht hier ist, aber auf %3.</translation>
    </message>
    <message>
        <source>Open it from there</source>
        <translation>Von dort öffnen</translation>
    </message>
    <message>
        <source>This recording is not there for: %1</source>
        <translation>Diese Aufzeichnung fehlt bei: %1</translation>
    </message>
</context>
<context>
    <name>tickscope::WorldLevels</name>
    <message>
        <source>View from</source>
        <translation>Blickrichtung</translation>
    </message>
    <message>
        <source>From above</source>
        <translation>Von oben</translation>
    </message>
    <message>
        <source>Show the world from above</source>
        <translation>Die Welt von oben zeigen</translation>
    </message>
    <message>
        <source>From the front</source>
        <translation>Von vorn</translation>
    </message>
    <message>
        <source>Show the world from the front, heights upwards</source>
        <translation>Die Welt von vorn zeigen, Höhe nach oben</translation>
    </message>
    <message>
        <source>From the side</source>
        <translation>Von der Seite</translation>
    </message>
    <message>
        <source>Show the world from the right, heights upwards</source>
        <translation>Die Welt von rechts zeigen, Höhe nach oben</translation>
    </message>
</context>
<context>
    <name>tickscope::WorldNotes</name>
    <message>
        <source>No recording is open</source>
        <translation>Keine Aufzeichnung geöffnet</translation>
    </message>
    <message>
        <source>Opening %1…</source>
        <translation>%1 wird geöffnet&#xa0;…</translation>
    </message>
    <message>
        <source>This recording cannot be displayed</source>
        <translation>Diese Aufzeichnung kann nicht dargestellt werden</translation>
    </message>
    <message>
        <source>Waiting for the server…</source>
        <translation>Warten auf den Server&#xa0;…</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Wird geladen&#xa0;…</translation>
    </message>
    <message>
        <source>The server did not deliver this part</source>
        <translation>Der Server hat diesen Teil nicht geliefert</translation>
    </message>
    <message>
        <source>Damaged here: shown as far as it is readable</source>
        <translation>Hier beschädigt: gezeigt, soweit lesbar</translation>
    </message>
    <message>
        <source>Damaged: nothing is readable here</source>
        <translation>Beschädigt: Hier ist nichts lesbar</translation>
    </message>
    <message>
        <source>Reading player paths…</source>
        <translation>Wege der Spieler werden gelesen&#xa0;…</translation>
    </message>
    <message>
        <source>No one is in the world now</source>
        <translation>Gerade ist niemand in der Welt</translation>
    </message>
    <message>
        <source>This part could not be read</source>
        <translation>Dieser Teil konnte nicht gelesen werden</translation>
    </message>
    <message>
        <source>No one is in sight of the recording player now</source>
        <translation>Der aufzeichnende Spieler sieht gerade niemanden</translation>
    </message>
</context>
<context>
    <name>tickscope::WorldOverlays</name>
    <message>
        <source>Show entities</source>
        <translation>Entities zeigen</translation>
    </message>
    <message>
        <source>Overlay what the map&apos;s tiles do to players</source>
        <translation>Einblenden, wie die Tiles der Karte auf Spieler wirken</translation>
    </message>
    <message>
        <source>Mini-map</source>
        <translation>Minikarte</translation>
    </message>
    <message>
        <source>Show the whole map in a corner while only part of it is in view</source>
        <translation>Die ganze Karte in einer Ecke zeigen, solange nur ein Teil zu sehen ist</translation>
    </message>
    <message>
        <source>Chat, kills and clock</source>
        <translation>Chat, Kills und Uhr</translation>
    </message>
    <message>
        <source>Overlay chat, kills and the clock</source>
        <translation>Chat, Kills und die Uhr einblenden</translation>
    </message>
    <message>
        <source>Scoreboard</source>
        <translation>Punktetafel</translation>
    </message>
    <message>
        <source>Overlay the players and their scores</source>
        <translation>Die Spieler und ihre Punkte einblenden</translation>
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
        <translation>letzte bekannte Position</translation>
    </message>
    <message>
        <source>health %1</source>
        <translation>Gesundheit %1</translation>
    </message>
    <message>
        <source>armor %1</source>
        <translation>Rüstung %1</translation>
    </message>
    <message>
        <source>team %1</source>
        <translation>Team %1</translation>
    </message>
    <message>
        <source>frozen</source>
        <translation>eingefroren</translation>
    </message>
    <message>
        <source>hook out</source>
        <translation>Hook ausgeworfen</translation>
    </message>
    <message>
        <source>away or paused</source>
        <translation>abwesend oder pausiert</translation>
    </message>
    <message>
        <source>typing</source>
        <translation>tippt</translation>
    </message>
    <message>
        <source>made this recording</source>
        <translation>hat dies aufgezeichnet</translation>
    </message>
    <message>
        <source>followed</source>
        <translation>wird verfolgt</translation>
    </message>
    <message>
        <source>outside the picture</source>
        <translation>außerhalb des Bildes</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Mini-map</source>
        <translation>Minikarte</translation>
    </message>
    <message>
        <source>The whole world, with a frame around the visible part; its centre is at x %1, y %2. Press to see all of it.</source>
        <translation>Die ganze Welt, mit einem Rahmen um den sichtbaren Teil; dessen Mitte liegt bei x %1, y %2. Drücken zeigt alles.</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>Kills</source>
        <translation>Kills</translation>
    </message>
</context>
<context>
    <name>tickscope::WorldTips</name>
    <message>
        <source>%1 at %2
Click to go there</source>
        <translation>%1 bei %2
Klick geht dorthin</translation>
    </message>
    <message>
        <source>recorded</source>
        <translation>aufgezeichnet</translation>
    </message>
    <message>
        <source>predicted from the last recorded state</source>
        <translation>aus dem letzten aufgezeichneten Zustand vorausberechnet</translation>
    </message>
    <message>
        <source>between two recorded ticks</source>
        <translation>zwischen zwei aufgezeichneten Ticks</translation>
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
        <translation>hat dies aufgezeichnet</translation>
    </message>
    <message>
        <source>frozen</source>
        <translation>eingefroren</translation>
    </message>
</context>
<context>
    <name>tickscope::WorldView</name>
    <message>
        <source>last known position</source>
        <translation>letzte bekannte Position</translation>
    </message>
    <message>
        <source>World</source>
        <translation>Welt</translation>
    </message>
    <message>
        <source>The world at the playhead. Alt and the arrow keys move the view, plus and minus zoom, the menu key shows more.</source>
        <translation>Die Welt an der Abspielposition. Alt und die Pfeiltasten bewegen die Ansicht, Plus und Minus zoomen, die Menütaste zeigt mehr.</translation>
    </message>
    <message>
        <source>Follow player under pointer</source>
        <translation>Spieler unter dem Mauszeiger folgen</translation>
    </message>
    <message>
        <source>Select and follow the player under the mouse pointer</source>
        <translation>Den Spieler unter dem Mauszeiger auswählen und ihm folgen</translation>
    </message>
    <message>
        <source>Mini-map: click or drag to look there</source>
        <translation>Minikarte: klicken oder ziehen, um dorthin zu schauen</translation>
    </message>
    <message>
        <source>View from</source>
        <translation>Blickrichtung</translation>
    </message>
    <message>
        <source>Race %1. %2</source>
        <translation>Rennen %1. %2</translation>
    </message>
    <message>
        <source>Second view</source>
        <translation>Zweite Ansicht</translation>
    </message>
</context>
<context>
    <name>tickscope::together::BrokerDialog</name>
    <message>
        <source>&amp;Save accounts and rules…</source>
        <translation>Konten und Regeln &amp;speichern&#xa0;…</translation>
    </message>
    <message>
        <source>S&amp;tart</source>
        <translation>S&amp;tarten</translation>
    </message>
    <message>
        <source>Watch together on another broker</source>
        <translation>Über einen anderen Broker gemeinsam ansehen</translation>
    </message>
    <message>
        <source>Save accounts and rules</source>
        <translation>Konten und Regeln speichern</translation>
    </message>
    <message>
        <source>Empty: one that systems trust</source>
        <translation>Leer: eines, dem Systeme vertrauen</translation>
    </message>
    <message>
        <source>SHA-256 fingerprint of the broker&apos;s certificate, or of the authority&apos;s that signed it, if the broker sends both</source>
        <translation>SHA-256-Fingerabdruck des Zertifikats des Brokers, oder des Zertifikats der Stelle, die es unterschrieben hat, wenn der Broker beide sendet</translation>
    </message>
    <message>
        <source>&amp;From file…</source>
        <translation>Aus &amp;Datei&#xa0;…</translation>
    </message>
    <message>
        <source>Certificate of the broker or of its authority</source>
        <translation>Zertifikat des Brokers oder seiner Stelle</translation>
    </message>
    <message>
        <source>Keep it to yourself: it begins the session again and gives all other links</source>
        <translation>Behalten Sie ihn für sich: Er beginnt die Sitzung wieder und ergibt alle anderen Links</translation>
    </message>
    <message>
        <source>&amp;Broker</source>
        <translation>&amp;Broker</translation>
    </message>
    <message>
        <source>&amp;Port</source>
        <translation>&amp;Port</translation>
    </message>
    <message>
        <source>&amp;Certificate</source>
        <translation>&amp;Zertifikat</translation>
    </message>
    <message>
        <source>Host&apos;s &amp;link</source>
        <translation>&amp;Link des Gastgebers</translation>
    </message>
    <message>
        <source>First give the broker the accounts and rules of this session. Without rules anybody with a link can lead.</source>
        <translation>Geben Sie dem Broker zuerst die Konten und Regeln dieser Sitzung. Ohne Regeln kann jeder mit einem Link führen.</translation>
    </message>
    <message>
        <source>A SHA-256 fingerprint has 64 digits, 0 to 9 and A to F.</source>
        <translation>Ein SHA-256-Fingerabdruck hat 64 Ziffern, 0 bis 9 und A bis F.</translation>
    </message>
    <message>
        <source>There is no certificate in %1.</source>
        <translation>In %1 ist kein Zertifikat.</translation>
    </message>
    <message>
        <source>Saved in %1. For Mosquitto, name tickscope.passwords by password_file and tickscope.rules by acl_file.</source>
        <translation>In %1 gespeichert. Geben Sie in Mosquitto tickscope.passwords als password_file und tickscope.rules als acl_file an.</translation>
    </message>
    <message>
        <source>The files could not be saved in %1.</source>
        <translation>Die Dateien konnten nicht in %1 gespeichert werden.</translation>
    </message>
</context>
<context>
    <name>tickscope::together::OwnBroker</name>
    <message>
        <source>To start a session here, install Mosquitto (the package mosquitto).</source>
        <translation>Um hier eine Sitzung zu beginnen, installieren Sie Mosquitto (das Paket mosquitto).</translation>
    </message>
    <message>
        <source>The session could not be prepared on this machine.</source>
        <translation>Die Sitzung konnte auf diesem Rechner nicht vorbereitet werden.</translation>
    </message>
</context>
<context>
    <name>tickscope::together::Together</name>
    <message>
        <source>The host cannot be reached; trying again.</source>
        <translation>Der Gastgeber ist nicht erreichbar; neuer Versuch läuft.</translation>
    </message>
    <message>
        <source>The host&apos;s connection is not encrypted, so nothing was sent to it.</source>
        <translation>Die Verbindung des Gastgebers ist nicht verschlüsselt, daher wurde nichts gesendet.</translation>
    </message>
    <message>
        <source>The certificate of the host is not the one in the link.</source>
        <translation>Das Zertifikat des Gastgebers ist nicht das aus dem Link.</translation>
    </message>
    <message>
        <source>The host refused the link: its session is over, or the link is incomplete.</source>
        <translation>Der Gastgeber hat den Link abgelehnt: Die Sitzung ist vorbei, oder der Link ist unvollständig.</translation>
    </message>
    <message>
        <source>Mosquitto does not run on this machine: %1</source>
        <translation>Mosquitto läuft auf diesem Rechner nicht: %1</translation>
    </message>
    <message>
        <source>Somebody</source>
        <translation>Jemand</translation>
    </message>
    <message>
        <source>%1, port %2</source>
        <translation>%1, Port %2</translation>
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
        <translation>Gemeinsam ansehen</translation>
    </message>
    <message>
        <source>Paste the link that you were sent</source>
        <translation>Erhaltenen Link einfügen</translation>
    </message>
    <message>
        <source>&amp;Join</source>
        <translation>&amp;Beitreten</translation>
    </message>
    <message>
        <source>The address of this machine that stands in the links</source>
        <translation>Die Adresse dieses Rechners, die in den Links steht</translation>
    </message>
    <message>
        <source>&amp;Start here</source>
        <translation>Hier &amp;starten</translation>
    </message>
    <message>
        <source>Runs on this machine until you end the session. Others must be able to reach this address.</source>
        <translation>Läuft auf diesem Rechner, bis Sie die Sitzung beenden. Andere müssen diese Adresse erreichen können.</translation>
    </message>
    <message>
        <source>To start a session here, install Mosquitto (the package mosquitto).</source>
        <translation>Um hier eine Sitzung zu beginnen, installieren Sie Mosquitto (das Paket mosquitto).</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>Ihr &amp;Name</translation>
    </message>
    <message>
        <source>&amp;Link</source>
        <translation>&amp;Link</translation>
    </message>
    <message>
        <source>&amp;This machine</source>
        <translation>&amp;Dieser Rechner</translation>
    </message>
    <message>
        <source>Who is here</source>
        <translation>Wer hier ist</translation>
    </message>
    <message>
        <source>Copy link to &amp;lead</source>
        <translation>Link zum &amp;Führen kopieren</translation>
    </message>
    <message>
        <source>For one person, who may lead, too; copy another one for the next</source>
        <translation>Für eine Person, die auch führen darf; für die nächste einen weiteren kopieren</translation>
    </message>
    <message>
        <source>Copy link to &amp;follow</source>
        <translation>Link zum F&amp;olgen kopieren</translation>
    </message>
    <message>
        <source>For all who only watch</source>
        <translation>Für alle, die nur zusehen</translation>
    </message>
    <message>
        <source>Link to lead copied, for one person.</source>
        <translation>Link zum Führen kopiert, für eine Person.</translation>
    </message>
    <message>
        <source>Link to follow copied.</source>
        <translation>Link zum Folgen kopiert.</translation>
    </message>
    <message>
        <source>&amp;Hand over the lead</source>
        <translation>Führung über&amp;geben</translation>
    </message>
    <message>
        <source>The session has ended.</source>
        <translation>Die Sitzung ist beendet.</translation>
    </message>
    <message>
        <source>This is not a link to a session, or a part of it is missing.</source>
        <translation>Das ist kein Link zu einer Sitzung, oder ein Teil davon fehlt.</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>Verbinden&#xa0;…</translation>
    </message>
    <message>
        <source>You lead</source>
        <translation>Sie führen</translation>
    </message>
    <message>
        <source>Nobody leads yet</source>
        <translation>Noch führt niemand</translation>
    </message>
    <message>
        <source>%1 leads</source>
        <translation>%1 führt</translation>
    </message>
    <message>
        <source>&amp;Back to %1</source>
        <translation>&amp;Zurück zu %1</translation>
    </message>
    <message>
        <source>&amp;Take the lead</source>
        <translation>Führung ü&amp;bernehmen</translation>
    </message>
    <message>
        <source>&amp;Do not ask any more</source>
        <translation>&amp;Nicht mehr anfragen</translation>
    </message>
    <message>
        <source>&amp;Ask for the lead</source>
        <translation>Um Führung &amp;bitten</translation>
    </message>
    <message>
        <source>To the person chosen in the list, who came by a link to lead</source>
        <translation>An die in der Liste gewählte Person, die über einen Link zum Führen kam</translation>
    </message>
    <message>
        <source>&amp;End session</source>
        <translation>Sitzung b&amp;eenden</translation>
    </message>
    <message>
        <source>Lea&amp;ve</source>
        <translation>&amp;Verlassen</translation>
    </message>
    <message>
        <source>Anybody here can lead: the broker has no access rules.</source>
        <translation>Jeder hier kann führen: Der Broker hat keine Zugriffsregeln.</translation>
    </message>
    <message>
        <source>Others must reach this machine at %1.</source>
        <translation>Andere müssen diesen Rechner unter %1 erreichen.</translation>
    </message>
    <message>
        <source>Others will see this recording as soon as it is read to its end.</source>
        <translation>Andere sehen diese Aufnahme, sobald sie bis zum Ende gelesen ist.</translation>
    </message>
    <message>
        <source>Your filter is too long to be shared; others keep theirs.</source>
        <translation>Ihr Filter ist zu lang, um geteilt zu werden; andere behalten ihren.</translation>
    </message>
    <message>
        <source>%1 (you)</source>
        <translation>%1 (Sie)</translation>
    </message>
    <message>
        <source>%1: leads</source>
        <translation>%1: führt</translation>
    </message>
    <message>
        <source>%1: asks for the lead</source>
        <translation>%1: möchte führen</translation>
    </message>
    <message>
        <source>%1: only watches</source>
        <translation>%1: sieht nur zu</translation>
    </message>
    <message>
        <source>On another &amp;broker…</source>
        <translation>Über einen anderen &amp;Broker&#xa0;…</translation>
    </message>
    <message>
        <source>Note for all</source>
        <translation>Notiz für alle</translation>
    </message>
    <message>
        <source>Adds a marker of yours at the playhead, which all others see until you delete it or leave</source>
        <translation>Setzt am Abspielkopf einen Marker von Ihnen, den alle anderen sehen, bis Sie ihn löschen oder gehen</translation>
    </message>
    <message>
        <source>Enter the name by which others know you.</source>
        <translation>Geben Sie den Namen ein, unter dem andere Sie kennen.</translation>
    </message>
    <message>
        <source>No notes: a case asks for a blind second opinion</source>
        <translation>Keine Notizen: Ein Fall verlangt eine unabhängige Zweitmeinung</translation>
    </message>
    <message>
        <source>Note for all, at this moment</source>
        <translation>Notiz für alle zu diesem Moment</translation>
    </message>
    <message>
        <source>%1: does not have the recording</source>
        <translation>%1: hat die Aufzeichnung nicht</translation>
    </message>
</context>
<context>
    <name>whatsthis</name>
    <message>
        <source>The world at the playhead. The wheel zooms, dragging moves the picture, a double-click follows a player, a right-click shows more.</source>
        <translation>Die Welt an der Abspielposition. Das Mausrad zoomt, Ziehen verschiebt das Bild, ein Doppelklick folgt einem Spieler, ein Rechtsklick zeigt mehr.</translation>
    </message>
    <message>
        <source>The recording over time: playback buttons, the whole recording as a strip, and the visible stretch with its events.</source>
        <translation>Die Aufzeichnung im Zeitverlauf: Wiedergabetasten, die ganze Aufzeichnung als Streifen und der sichtbare Abschnitt mit seinen Ereignissen.</translation>
    </message>
    <message>
        <source>The visible stretch. Click or drag to go somewhere, zoom with the wheel, select a range with the right button. Each lane shows one type of event.</source>
        <translation>Der sichtbare Abschnitt. Klicken oder ziehen Sie, um irgendwohin zu gehen, zoomen Sie mit dem Mausrad und wählen Sie mit der rechten Taste einen Bereich aus. Jede Spur zeigt einen Ereignistyp.</translation>
    </message>
    <message>
        <source>The whole recording. The frame is the visible stretch; drag it to look elsewhere.</source>
        <translation>Die ganze Aufzeichnung. Der Rahmen ist der sichtbare Abschnitt; ziehen Sie ihn, um woandershin zu schauen.</translation>
    </message>
    <message>
        <source>Type a time such as 4:07.3 or a tick such as @12365, and press Enter to go there.</source>
        <translation>Geben Sie eine Zeit wie 4:07.3 oder einen Tick wie @12365 ein und drücken Sie die Eingabetaste, um dorthin zu gehen.</translation>
    </message>
    <message>
        <source>Your recordings. Drop a file here to open it.</source>
        <translation>Ihre Aufzeichnungen. Legen Sie hier eine Datei ab, um sie zu öffnen.</translation>
    </message>
</context>
<context>
    <name>words</name>
    <message>
        <source>dead</source>
        <translation>tot</translation>
    </message>
    <message>
        <source>bomb</source>
        <translation>Bombe</translation>
    </message>
    <message>
        <source>vip</source>
        <translation>VIP</translation>
    </message>
    <message>
        <source>recorded input</source>
        <translation>aufgezeichnete Eingabe</translation>
    </message>
    <message>
        <source>bright field</source>
        <translation>helles Feld</translation>
    </message>
    <message>
        <source>muzzle flash</source>
        <translation>Mündungsfeuer</translation>
    </message>
    <message>
        <source>bright light</source>
        <translation>helles Licht</translation>
    </message>
    <message>
        <source>dim light</source>
        <translation>schwaches Licht</translation>
    </message>
    <message>
        <source>inverse light</source>
        <translation>inverses Licht</translation>
    </message>
    <message>
        <source>no interpolation</source>
        <translation>keine Interpolation</translation>
    </message>
    <message>
        <source>light</source>
        <translation>Licht</translation>
    </message>
    <message>
        <source>no draw</source>
        <translation>nicht zeichnen</translation>
    </message>
    <message>
        <source>walk</source>
        <translation>Gehen</translation>
    </message>
    <message>
        <source>step</source>
        <translation>Schreiten</translation>
    </message>
    <message>
        <source>fly</source>
        <translation>Fliegen</translation>
    </message>
    <message>
        <source>toss</source>
        <translation>Werfen</translation>
    </message>
    <message>
        <source>push</source>
        <translation>Schieben</translation>
    </message>
    <message>
        <source>noclip</source>
        <translation>Noclip</translation>
    </message>
    <message>
        <source>fly missile</source>
        <translation>fliegendes Geschoss</translation>
    </message>
    <message>
        <source>bounce</source>
        <translation>Abprallen</translation>
    </message>
    <message>
        <source>follow</source>
        <translation>Folgen</translation>
    </message>
    <message>
        <source>not</source>
        <translation>nicht fest</translation>
    </message>
    <message>
        <source>trigger</source>
        <translation>Auslöser</translation>
    </message>
    <message>
        <source>box</source>
        <translation>Box</translation>
    </message>
    <message>
        <source>slide box</source>
        <translation>gleitende Box</translation>
    </message>
    <message>
        <source>bsp</source>
        <translation>BSP</translation>
    </message>
    <message>
        <source>client</source>
        <translation>Client</translation>
    </message>
    <message>
        <source>on ground</source>
        <translation>am Boden</translation>
    </message>
    <message>
        <source>ducking</source>
        <translation>geduckt</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>locked chase</source>
        <translation>feste Verfolgung</translation>
    </message>
    <message>
        <source>free chase</source>
        <translation>freie Verfolgung</translation>
    </message>
    <message>
        <source>roaming</source>
        <translation>frei beweglich</translation>
    </message>
    <message>
        <source>in eye</source>
        <translation>Ich-Perspektive</translation>
    </message>
    <message>
        <source>free map</source>
        <translation>freie Karte</translation>
    </message>
    <message>
        <source>chase map</source>
        <translation>verfolgende Karte</translation>
    </message>
    <message>
        <source>attack</source>
        <translation>Angriff</translation>
    </message>
    <message>
        <source>jump</source>
        <translation>Sprung</translation>
    </message>
    <message>
        <source>duck</source>
        <translation>Ducken</translation>
    </message>
    <message>
        <source>forward</source>
        <translation>vorwärts</translation>
    </message>
    <message>
        <source>back</source>
        <translation>rückwärts</translation>
    </message>
    <message>
        <source>use</source>
        <translation>Benutzen</translation>
    </message>
    <message>
        <source>cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>left</source>
        <translation>links</translation>
    </message>
    <message>
        <source>right</source>
        <translation>rechts</translation>
    </message>
    <message>
        <source>moveleft</source>
        <translation>Schritt links</translation>
    </message>
    <message>
        <source>moveright</source>
        <translation>Schritt rechts</translation>
    </message>
    <message>
        <source>attack2</source>
        <translation>Zweitangriff</translation>
    </message>
    <message>
        <source>run</source>
        <translation>Rennen</translation>
    </message>
    <message>
        <source>reload</source>
        <translation>Nachladen</translation>
    </message>
    <message>
        <source>alt1</source>
        <translation>Alternativ 1</translation>
    </message>
    <message>
        <source>score</source>
        <translation>Punktetafel</translation>
    </message>
    <message>
        <source>on fire</source>
        <translation>brennt</translation>
    </message>
    <message>
        <source>sneaking</source>
        <translation>schleicht</translation>
    </message>
    <message>
        <source>spin attack</source>
        <translation>Wirbelangriff</translation>
    </message>
    <message>
        <source>sprinting</source>
        <translation>sprintet</translation>
    </message>
    <message>
        <source>swimming</source>
        <translation>schwimmt</translation>
    </message>
    <message>
        <source>invisible</source>
        <translation>unsichtbar</translation>
    </message>
    <message>
        <source>glowing</source>
        <translation>leuchtet</translation>
    </message>
    <message>
        <source>flying</source>
        <translation>fliegt</translation>
    </message>
    <message>
        <source>save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>server</source>
        <translation>Server</translation>
    </message>
    <message>
        <source>store</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>econ</source>
        <translation>Econ</translation>
    </message>
    <message>
        <source>chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>non-teehistoric</source>
        <translation>nicht in Teehistorian</translation>
    </message>
    <message>
        <source>config or console</source>
        <translation>Konfiguration oder Konsole</translation>
    </message>
    <message>
        <source>map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>no game</source>
        <translation>kein Spiel</translation>
    </message>
    <message>
        <source>login</source>
        <translation>Anmeldung</translation>
    </message>
    <message>
        <source>logout</source>
        <translation>Abmeldung</translation>
    </message>
    <message>
        <source>direction</source>
        <translation>Richtung</translation>
    </message>
    <message>
        <source>hook</source>
        <translation>Hook</translation>
    </message>
    <message>
        <source>fire</source>
        <translation>Feuer</translation>
    </message>
    <message>
        <source>weapon</source>
        <translation>Waffe</translation>
    </message>
    <message>
        <source>released</source>
        <translation>losgelassen</translation>
    </message>
    <message>
        <source>pressed</source>
        <translation>gedrückt</translation>
    </message>
    <message>
        <source>server-recorded, takes effect next tick</source>
        <translation>vom Server aufgezeichnet, wirkt im nächsten Tick</translation>
    </message>
    <message>
        <source>world</source>
        <translation>Welt</translation>
    </message>
    <message>
        <source>recorded before DDNet 15.3: inputs stand where they arrived</source>
        <translation>vor DDNet 15.3 aufgezeichnet: Eingaben stehen da, wo sie ankamen</translation>
    </message>
    <message>
        <source>its rebuilt path left the recorded one: lag of servers 16.2 to 19.3, a command that is not known, or a setting that is not recorded</source>
        <translation>rekonstruierter Weg weicht vom aufgezeichneten ab: Lag der Server 16.2 bis 19.3, ein unbekannter Befehl oder eine nicht aufgezeichnete Einstellung</translation>
    </message>
    <message>
        <source>a command whose effect is not known</source>
        <translation>ein Befehl mit unbekannter Wirkung</translation>
    </message>
    <message>
        <source>a saved game was loaded or tees were swapped</source>
        <translation>ein Spielstand wurde geladen oder Tees wurden getauscht</translation>
    </message>
    <message>
        <source>the map has rotating lasers, draggers or turrets, which were compared with demos of servers 16.x only</source>
        <translation>die Karte hat rotierende Laser, Dragger oder Geschütztürme, die nur mit Demos von Servern der Version 16.x verglichen wurden</translation>
    </message>
    <message>
        <source>chat keeps a player awake and is not recorded</source>
        <translation>Chatten hält einen Spieler wach und wird nicht aufgezeichnet</translation>
    </message>
    <message>
        <source>more shots or ways in a tick than are rebuilt</source>
        <translation>mehr Schüsse oder Wege in einem Tick, als rekonstruiert werden</translation>
    </message>
    <message>
        <source>rebuilt from the inputs and the map</source>
        <translation>aus den Eingaben und der Karte rekonstruiert</translation>
    </message>
    <message>
        <source>retracted</source>
        <translation>eingezogen</translation>
    </message>
    <message>
        <source>idle</source>
        <translation>inaktiv</translation>
    </message>
    <message>
        <source>retracting</source>
        <translation>wird eingezogen</translation>
    </message>
    <message>
        <source>grabbed</source>
        <translation>haftet</translation>
    </message>
    <message>
        <source>hammer</source>
        <translation>Hammer</translation>
    </message>
    <message>
        <source>gun</source>
        <translation>Pistole</translation>
    </message>
    <message>
        <source>shotgun</source>
        <translation>Schrotflinte</translation>
    </message>
    <message>
        <source>grenade</source>
        <translation>Granatwerfer</translation>
    </message>
    <message>
        <source>laser</source>
        <translation>Laser</translation>
    </message>
    <message>
        <source>ninja</source>
        <translation>Ninja</translation>
    </message>
    <message>
        <source>no change</source>
        <translation>keine Änderung</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>pain</source>
        <translation>Schmerz</translation>
    </message>
    <message>
        <source>happy</source>
        <translation>glücklich</translation>
    </message>
    <message>
        <source>surprise</source>
        <translation>überrascht</translation>
    </message>
    <message>
        <source>angry</source>
        <translation>wütend</translation>
    </message>
    <message>
        <source>blink</source>
        <translation>Blinzeln</translation>
    </message>
    <message>
        <source>gun fire</source>
        <translation>Pistole: Schuss</translation>
    </message>
    <message>
        <source>shotgun fire</source>
        <translation>Schrotflinte: Schuss</translation>
    </message>
    <message>
        <source>grenade fire</source>
        <translation>Granatwerfer: Schuss</translation>
    </message>
    <message>
        <source>hammer fire</source>
        <translation>Hammer: Schlag</translation>
    </message>
    <message>
        <source>hammer hit</source>
        <translation>Hammer: Treffer</translation>
    </message>
    <message>
        <source>ninja fire</source>
        <translation>Ninja: Schlag</translation>
    </message>
    <message>
        <source>grenade explode</source>
        <translation>Granate: Explosion</translation>
    </message>
    <message>
        <source>ninja hit</source>
        <translation>Ninja: Treffer</translation>
    </message>
    <message>
        <source>laser fire</source>
        <translation>Laser: Schuss</translation>
    </message>
    <message>
        <source>laser bounce</source>
        <translation>Laser: Abprall</translation>
    </message>
    <message>
        <source>weapon switch</source>
        <translation>Waffenwechsel</translation>
    </message>
    <message>
        <source>pain short</source>
        <translation>Schmerz kurz</translation>
    </message>
    <message>
        <source>pain long</source>
        <translation>Schmerz lang</translation>
    </message>
    <message>
        <source>body land</source>
        <translation>Landung</translation>
    </message>
    <message>
        <source>air jump</source>
        <translation>Luftsprung</translation>
    </message>
    <message>
        <source>die</source>
        <translation>Tod</translation>
    </message>
    <message>
        <source>spawn</source>
        <translation>Spawn</translation>
    </message>
    <message>
        <source>skid</source>
        <translation>Rutschen</translation>
    </message>
    <message>
        <source>cry</source>
        <translation>Weinen</translation>
    </message>
    <message>
        <source>hook loop</source>
        <translation>Hook: Schleife</translation>
    </message>
    <message>
        <source>hook ground</source>
        <translation>Hook: Boden</translation>
    </message>
    <message>
        <source>hook player</source>
        <translation>Hook: Spieler</translation>
    </message>
    <message>
        <source>hook no attach</source>
        <translation>Hook: kein Halt</translation>
    </message>
    <message>
        <source>pickup health</source>
        <translation>Gesundheit aufgesammelt</translation>
    </message>
    <message>
        <source>pickup armor</source>
        <translation>Rüstung aufgesammelt</translation>
    </message>
    <message>
        <source>pickup grenade</source>
        <translation>Granatwerfer aufgesammelt</translation>
    </message>
    <message>
        <source>pickup shotgun</source>
        <translation>Schrotflinte aufgesammelt</translation>
    </message>
    <message>
        <source>pickup ninja</source>
        <translation>Ninja aufgesammelt</translation>
    </message>
    <message>
        <source>weapon spawn</source>
        <translation>Waffe erscheint</translation>
    </message>
    <message>
        <source>no ammo</source>
        <translation>keine Munition</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>Treffer</translation>
    </message>
    <message>
        <source>chat server</source>
        <translation>Chat: Server</translation>
    </message>
    <message>
        <source>chat client</source>
        <translation>Chat: Client</translation>
    </message>
    <message>
        <source>chat highlight</source>
        <translation>Chat: Hervorhebung</translation>
    </message>
    <message>
        <source>ctf drop</source>
        <translation>CTF: Flagge verloren</translation>
    </message>
    <message>
        <source>ctf return</source>
        <translation>CTF: Flagge zurück</translation>
    </message>
    <message>
        <source>ctf grab own</source>
        <translation>CTF: eigenes Team nimmt Flagge</translation>
    </message>
    <message>
        <source>ctf grab enemy</source>
        <translation>CTF: Gegner nimmt Flagge</translation>
    </message>
    <message>
        <source>ctf capture</source>
        <translation>CTF: Flagge erobert</translation>
    </message>
    <message>
        <source>menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>spectators</source>
        <translation>Zuschauer</translation>
    </message>
    <message>
        <source>red or game</source>
        <translation>Rot oder Spiel</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>at stand</source>
        <translation>am Flaggenständer</translation>
    </message>
    <message>
        <source>taken or dropped</source>
        <translation>getragen oder fallen gelassen</translation>
    </message>
    <message>
        <source>health</source>
        <translation>Gesundheit</translation>
    </message>
    <message>
        <source>armor</source>
        <translation>Rüstung</translation>
    </message>
    <message>
        <source>remove shotgun</source>
        <translation>entfernt Schrotflinte</translation>
    </message>
    <message>
        <source>remove grenade</source>
        <translation>entfernt Granatwerfer</translation>
    </message>
    <message>
        <source>remove ninja</source>
        <translation>entfernt Ninja</translation>
    </message>
    <message>
        <source>remove laser</source>
        <translation>entfernt Laser</translation>
    </message>
    <message>
        <source>free</source>
        <translation>frei</translation>
    </message>
    <message>
        <source>player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>red flag</source>
        <translation>rote Flagge</translation>
    </message>
    <message>
        <source>blue flag</source>
        <translation>blaue Flagge</translation>
    </message>
    <message>
        <source>deep frozen</source>
        <translation>tiefgefroren</translation>
    </message>
    <message>
        <source>not frozen</source>
        <translation>nicht eingefroren</translation>
    </message>
    <message>
        <source>helper</source>
        <translation>Helfer</translation>
    </message>
    <message>
        <source>mod</source>
        <translation>Moderator</translation>
    </message>
    <message>
        <source>admin</source>
        <translation>Administrator</translation>
    </message>
    <message>
        <source>rifle</source>
        <translation>Laser</translation>
    </message>
    <message>
        <source>door</source>
        <translation>Tür</translation>
    </message>
    <message>
        <source>freeze</source>
        <translation>Freeze</translation>
    </message>
    <message>
        <source>dragger</source>
        <translation>Dragger</translation>
    </message>
    <message>
        <source>plasma</source>
        <translation>Plasma</translation>
    </message>
    <message>
        <source>projectile</source>
        <translation>Projektil</translation>
    </message>
    <message>
        <source>weak dragger</source>
        <translation>schwacher Dragger</translation>
    </message>
    <message>
        <source>normal dragger</source>
        <translation>normaler Dragger</translation>
    </message>
    <message>
        <source>strong dragger</source>
        <translation>starker Dragger</translation>
    </message>
    <message>
        <source>normal gun</source>
        <translation>normales Geschütz</translation>
    </message>
    <message>
        <source>explosive gun</source>
        <translation>explosives Geschütz</translation>
    </message>
    <message>
        <source>freeze gun</source>
        <translation>Freeze-Geschütz</translation>
    </message>
    <message>
        <source>unfreeze gun</source>
        <translation>Unfreeze-Geschütz</translation>
    </message>
    <message>
        <source>pickup</source>
        <translation>Aufsammelbares</translation>
    </message>
    <message>
        <source>unset</source>
        <translation>nicht gesetzt</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>nicht im Ziel</translation>
    </message>
    <message>
        <source>jump held</source>
        <translation>Sprung gehalten</translation>
    </message>
    <message>
        <source>no air jump left</source>
        <translation>kein Luftsprung übrig</translation>
    </message>
    <message>
        <source>playing</source>
        <translation>spielt</translation>
    </message>
    <message>
        <source>in menu</source>
        <translation>im Menü</translation>
    </message>
    <message>
        <source>chatting</source>
        <translation>chattet</translation>
    </message>
    <message>
        <source>scoreboard</source>
        <translation>Punktetafel</translation>
    </message>
    <message>
        <source>aim</source>
        <translation>Zielen</translation>
    </message>
    <message>
        <source>spectator camera</source>
        <translation>Zuschauerkamera</translation>
    </message>
    <message>
        <source>input absolute</source>
        <translation>Eingabe absolut</translation>
    </message>
    <message>
        <source>input manual</source>
        <translation>Eingabe manuell</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>bereit</translation>
    </message>
    <message>
        <source>watching</source>
        <translation>schaut zu</translation>
    </message>
    <message>
        <source>bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>teams</source>
        <translation>Teams</translation>
    </message>
    <message>
        <source>flags</source>
        <translation>Flaggen</translation>
    </message>
    <message>
        <source>survival</source>
        <translation>Überleben</translation>
    </message>
    <message>
        <source>race</source>
        <translation>Rennen</translation>
    </message>
    <message>
        <source>game over</source>
        <translation>Spiel vorbei</translation>
    </message>
    <message>
        <source>sudden death</source>
        <translation>Sudden Death</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>angehalten</translation>
    </message>
    <message>
        <source>race time</source>
        <translation>Rennzeit</translation>
    </message>
    <message>
        <source>warmup</source>
        <translation>Aufwärmphase</translation>
    </message>
    <message>
        <source>round over</source>
        <translation>Runde vorbei</translation>
    </message>
    <message>
        <source>start countdown</source>
        <translation>Startcountdown</translation>
    </message>
    <message>
        <source>ground jump</source>
        <translation>Bodensprung</translation>
    </message>
    <message>
        <source>hook attach player</source>
        <translation>Hook haftet an Spieler</translation>
    </message>
    <message>
        <source>hook attach ground</source>
        <translation>Hook haftet am Boden</translation>
    </message>
    <message>
        <source>hook hit no-hook</source>
        <translation>Hook trifft Unhookbares</translation>
    </message>
    <message>
        <source>hide kill messages</source>
        <translation>Kill-Meldungen ausblenden</translation>
    </message>
    <message>
        <source>finish message as chat</source>
        <translation>Zielmeldung als Chat</translation>
    </message>
    <message>
        <source>keep wanted weapon</source>
        <translation>gewünschte Waffe behalten</translation>
    </message>
    <message>
        <source>solo</source>
        <translation>Solo</translation>
    </message>
    <message>
        <source>jetpack</source>
        <translation>Jetpack</translation>
    </message>
    <message>
        <source>collision disabled</source>
        <translation>Kollision deaktiviert</translation>
    </message>
    <message>
        <source>endless hook</source>
        <translation>endloser Hook</translation>
    </message>
    <message>
        <source>endless jump</source>
        <translation>endlose Sprünge</translation>
    </message>
    <message>
        <source>super</source>
        <translation>Super</translation>
    </message>
    <message>
        <source>hammer hit disabled</source>
        <translation>Hammertreffer deaktiviert</translation>
    </message>
    <message>
        <source>shotgun hit disabled</source>
        <translation>Schrotflintentreffer deaktiviert</translation>
    </message>
    <message>
        <source>grenade hit disabled</source>
        <translation>Granatentreffer deaktiviert</translation>
    </message>
    <message>
        <source>laser hit disabled</source>
        <translation>Lasertreffer deaktiviert</translation>
    </message>
    <message>
        <source>hook hit disabled</source>
        <translation>Hooktreffer deaktiviert</translation>
    </message>
    <message>
        <source>telegun gun</source>
        <translation>Telegun Pistole</translation>
    </message>
    <message>
        <source>telegun grenade</source>
        <translation>Telegun Granatwerfer</translation>
    </message>
    <message>
        <source>telegun laser</source>
        <translation>Telegun Laser</translation>
    </message>
    <message>
        <source>has hammer</source>
        <translation>hat Hammer</translation>
    </message>
    <message>
        <source>has gun</source>
        <translation>hat Pistole</translation>
    </message>
    <message>
        <source>has shotgun</source>
        <translation>hat Schrotflinte</translation>
    </message>
    <message>
        <source>has grenade</source>
        <translation>hat Granatwerfer</translation>
    </message>
    <message>
        <source>has laser</source>
        <translation>hat Laser</translation>
    </message>
    <message>
        <source>has ninja</source>
        <translation>hat Ninja</translation>
    </message>
    <message>
        <source>movements disabled</source>
        <translation>Bewegungen deaktiviert</translation>
    </message>
    <message>
        <source>in freeze tile</source>
        <translation>in Freeze-Tile</translation>
    </message>
    <message>
        <source>practice mode</source>
        <translation>Übungsmodus</translation>
    </message>
    <message>
        <source>lock mode</source>
        <translation>Gesperrt-Modus</translation>
    </message>
    <message>
        <source>team-0 mode</source>
        <translation>Team-0-Modus</translation>
    </message>
    <message>
        <source>invincible</source>
        <translation>unverwundbar</translation>
    </message>
    <message>
        <source>afk</source>
        <translation>AFK</translation>
    </message>
    <message>
        <source>spec</source>
        <translation>Zuschauer</translation>
    </message>
    <message>
        <source>time score</source>
        <translation>Zeit als Punkte</translation>
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
        <translation>Flagge startet Rennen</translation>
    </message>
    <message>
        <source>race entities</source>
        <translation>Race-Entities</translation>
    </message>
    <message>
        <source>unlimited ammo</source>
        <translation>unbegrenzte Munition</translation>
    </message>
    <message>
        <source>ddrace record message</source>
        <translation>Rekordnachricht DDRace</translation>
    </message>
    <message>
        <source>race record message</source>
        <translation>Rekordnachricht Race</translation>
    </message>
    <message>
        <source>allow eye wheel</source>
        <translation>Augenrad erlaubt</translation>
    </message>
    <message>
        <source>allow hook coll</source>
        <translation>Hook-Kollision erlaubt</translation>
    </message>
    <message>
        <source>allow zoom</source>
        <translation>Zoom erlaubt</translation>
    </message>
    <message>
        <source>bug ddrace ghost</source>
        <translation>Bug: DDRace-Geist</translation>
    </message>
    <message>
        <source>bug ddrace input</source>
        <translation>Bug: DDRace-Eingabe</translation>
    </message>
    <message>
        <source>bug fng laser range</source>
        <translation>Bug: FNG-Laserreichweite</translation>
    </message>
    <message>
        <source>bug vanilla bounce</source>
        <translation>Bug: Vanilla-Abprall</translation>
    </message>
    <message>
        <source>predict fng</source>
        <translation>FNG vorausberechnen</translation>
    </message>
    <message>
        <source>predict ddrace</source>
        <translation>DDRace vorausberechnen</translation>
    </message>
    <message>
        <source>predict ddrace tiles</source>
        <translation>DDRace-Tiles vorausberechnen</translation>
    </message>
    <message>
        <source>predict vanilla</source>
        <translation>Vanilla vorausberechnen</translation>
    </message>
    <message>
        <source>entities ddnet</source>
        <translation>Entities DDNet</translation>
    </message>
    <message>
        <source>entities ddrace</source>
        <translation>Entities DDRace</translation>
    </message>
    <message>
        <source>entities race</source>
        <translation>Entities Race</translation>
    </message>
    <message>
        <source>entities fng</source>
        <translation>Entities FNG</translation>
    </message>
    <message>
        <source>entities vanilla</source>
        <translation>Entities Vanilla</translation>
    </message>
    <message>
        <source>don&apos;t mask entities</source>
        <translation>Entities nicht maskieren</translation>
    </message>
    <message>
        <source>entities bw</source>
        <translation>Entities BW</translation>
    </message>
    <message>
        <source>allow x skins</source>
        <translation>X-Skins erlaubt</translation>
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
        <translation>Entities F-DDrace</translation>
    </message>
    <message>
        <source>hud health and armor</source>
        <translation>HUD: Gesundheit und Rüstung</translation>
    </message>
    <message>
        <source>hud ammo</source>
        <translation>HUD: Munition</translation>
    </message>
    <message>
        <source>hud ddrace</source>
        <translation>HUD: DDRace</translation>
    </message>
    <message>
        <source>no weak hook</source>
        <translation>kein Weak Hook</translation>
    </message>
    <message>
        <source>no skin change for frozen</source>
        <translation>kein Skinwechsel für Eingefrorene</translation>
    </message>
    <message>
        <source>ddrace team</source>
        <translation>DDRace-Team</translation>
    </message>
    <message>
        <source>predict events</source>
        <translation>Ereignisse vorausberechnen</translation>
    </message>
    <message>
        <source>supports 128 teams</source>
        <translation>unterstützt 128 Teams</translation>
    </message>
    <message>
        <source>no owner</source>
        <translation>kein Besitzer</translation>
    </message>
    <message>
        <source>bounce horizontal</source>
        <translation>Abprall horizontal</translation>
    </message>
    <message>
        <source>bounce vertical</source>
        <translation>Abprall vertikal</translation>
    </message>
    <message>
        <source>explosive</source>
        <translation>explosiv</translation>
    </message>
    <message>
        <source>normalize velocity</source>
        <translation>Geschwindigkeit normalisieren</translation>
    </message>
    <message>
        <source>no predict</source>
        <translation>nicht vorausberechnen</translation>
    </message>
    <message>
        <source>x flip</source>
        <translation>X gespiegelt</translation>
    </message>
    <message>
        <source>y flip</source>
        <translation>Y gespiegelt</translation>
    </message>
    <message>
        <source>rotate</source>
        <translation>gedreht</translation>
    </message>
    <message>
        <source>input recorded as an item</source>
        <translation>Eingabe als Objekt aufgezeichnet</translation>
    </message>
    <message>
        <source>derived from the character</source>
        <translation>aus der Figur abgeleitet</translation>
    </message>
    <message>
        <source>no time</source>
        <translation>keine Zeit</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>team</source>
        <translation>Team</translation>
    </message>
    <message>
        <source>whisper</source>
        <translation>Flüstern</translation>
    </message>
    <message>
        <source>self kill</source>
        <translation>Selbsttötung</translation>
    </message>
    <message>
        <source>oop</source>
        <translation>Ups</translation>
    </message>
    <message>
        <source>exclamation</source>
        <translation>Ausrufezeichen</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>Herzen</translation>
    </message>
    <message>
        <source>drop</source>
        <translation>Tropfen</translation>
    </message>
    <message>
        <source>dotdot</source>
        <translation>Pünktchen</translation>
    </message>
    <message>
        <source>music</source>
        <translation>Musik</translation>
    </message>
    <message>
        <source>sorry</source>
        <translation>Sorry</translation>
    </message>
    <message>
        <source>ghost</source>
        <translation>Geist</translation>
    </message>
    <message>
        <source>sushi</source>
        <translation>Sushi</translation>
    </message>
    <message>
        <source>splattee</source>
        <translation>Splattee</translation>
    </message>
    <message>
        <source>deviltee</source>
        <translation>Deviltee</translation>
    </message>
    <message>
        <source>zomg</source>
        <translation>Zomg</translation>
    </message>
    <message>
        <source>zzz</source>
        <translation>Zzz</translation>
    </message>
    <message>
        <source>wtf</source>
        <translation>WTF</translation>
    </message>
    <message>
        <source>eyes</source>
        <translation>Augen</translation>
    </message>
    <message>
        <source>question</source>
        <translation>Fragezeichen</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>start option</source>
        <translation>Start: Option</translation>
    </message>
    <message>
        <source>start kick</source>
        <translation>Start: Rauswurf</translation>
    </message>
    <message>
        <source>start spec</source>
        <translation>Start: Zuschauer</translation>
    </message>
    <message>
        <source>end abort</source>
        <translation>Ende: Abbruch</translation>
    </message>
    <message>
        <source>end pass</source>
        <translation>Ende: angenommen</translation>
    </message>
    <message>
        <source>end fail</source>
        <translation>Ende: abgelehnt</translation>
    </message>
    <message>
        <source>team swap</source>
        <translation>Teamtausch</translation>
    </message>
    <message>
        <source>invalid spectator id</source>
        <translation>ungültige Zuschauer-ID</translation>
    </message>
    <message>
        <source>team shuffle</source>
        <translation>Teams gemischt</translation>
    </message>
    <message>
        <source>team balance</source>
        <translation>Teamausgleich</translation>
    </message>
    <message>
        <source>all moved to team</source>
        <translation>alle ins Team verschoben</translation>
    </message>
    <message>
        <source>you were balanced</source>
        <translation>Sie wurden zum Ausgleich verschoben</translation>
    </message>
    <message>
        <source>ctf grab</source>
        <translation>CTF: Flagge genommen</translation>
    </message>
    <message>
        <source>game paused</source>
        <translation>Spiel angehalten</translation>
    </message>
    <message>
        <source>pending</source>
        <translation>ausstehend</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>fallback file</source>
        <translation>Ersatzdatei</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>client prediction (Sv_PreInput)</source>
        <translation>Client-Vorausberechnung (Sv_PreInput)</translation>
    </message>
    <message>
        <source>Half-Life demo</source>
        <translation>Half-Life-Demo</translation>
    </message>
    <message>
        <source>Hollow Cube replay</source>
        <translation>Hollow-Cube-Replay</translation>
    </message>
    <message>
        <source>DDNet teehistorian</source>
        <translation>DDNet-Teehistorian</translation>
    </message>
    <message>
        <source>Teeworlds / DDNet demo</source>
        <translation>Teeworlds-/DDNet-Demo</translation>
    </message>
    <message>
        <source>Toy recording</source>
        <translation>Toy-Aufzeichnung</translation>
    </message>
    <message>
        <source>side</source>
        <translation>von der Seite</translation>
    </message>
    <message>
        <source>dramatic</source>
        <translation>dramatisch</translation>
    </message>
    <message>
        <source>slow motion</source>
        <translation>Zeitlupe</translation>
    </message>
    <message>
        <source>face player</source>
        <translation>Spieler von vorn</translation>
    </message>
    <message>
        <source>intro</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>final</source>
        <translation>Finale</translation>
    </message>
    <message>
        <source>no random</source>
        <translation>kein Zufall</translation>
    </message>
    <message>
        <source>DDNet ghost</source>
        <translation>DDNet-Geist</translation>
    </message>
    <message>
        <source>aim sent by the server</source>
        <translation>vom Server gesendetes Ziel</translation>
    </message>
    <message>
        <source>Last attack</source>
        <translation>Letzter Angriff</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Richtung</translation>
    </message>
    <message>
        <source>Fire held</source>
        <translation>Feuer gehalten</translation>
    </message>
    <message>
        <source>Frozen</source>
        <translation>Eingefroren</translation>
    </message>
    <message>
        <source>Hook</source>
        <translation>Hook</translation>
    </message>
    <message>
        <source>Hook state</source>
        <translation>Hookzustand</translation>
    </message>
    <message>
        <source>Jump</source>
        <translation>Sprung</translation>
    </message>
    <message>
        <source>Next weapon</source>
        <translation>Nächste Waffe</translation>
    </message>
    <message>
        <source>Previous weapon</source>
        <translation>Vorherige Waffe</translation>
    </message>
    <message>
        <source>Weapon wanted</source>
        <translation>Gewünschte Waffe</translation>
    </message>
    <message>
        <source>Spectator camera</source>
        <translation>Zuschauerkamera</translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation>Waffe</translation>
    </message>
    <message>
        <source>Move left</source>
        <translation>Nach links</translation>
    </message>
    <message>
        <source>Move right</source>
        <translation>Nach rechts</translation>
    </message>
    <message>
        <source>Aim (map, +90° up)</source>
        <translation>Zielen (Karte, +90° oben)</translation>
    </message>
    <message>
        <source>Pitch (+90° up)</source>
        <translation>Nickwinkel (+90° oben)</translation>
    </message>
    <message>
        <source>Yaw (map, +90° up)</source>
        <translation>Gierwinkel (Karte, +90° oben)</translation>
    </message>
    <message>
        <source>the server may have refused a name, and no record says so</source>
        <translation>der Server kann einen Namen abgelehnt haben, ohne dass es aufgezeichnet ist</translation>
    </message>
</context>
</TS>
