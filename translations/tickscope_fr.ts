<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr">
<context>
    <name>Application</name>
    <message>
        <source>--tick needs a whole number.</source>
        <translation>--tick attend un nombre entier.</translation>
    </message>
    <message>
        <source>--follow needs a link to watch together.</source>
        <translation>--follow attend un lien pour regarder ensemble.</translation>
    </message>
    <message>
        <source>Standard input cannot be shown: save it as a file first.</source>
        <translation>L’entrée standard ne peut pas être affichée&#xa0;: enregistrez-la d’abord dans un fichier.</translation>
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
        <translation>aucun échantillon</translation>
    </message>
    <message>
        <source> + %1 guessed</source>
        <translation> + %1 supposés</translation>
    </message>
    <message>
        <source>%1 to under %2</source>
        <translation>de %1 à moins de %2</translation>
    </message>
    <message>
        <source>Everyone else:</source>
        <translation>Tous les autres&#xa0;:</translation>
    </message>
    <message>
        <source>What is counted: %1</source>
        <translation>Ce qui est compté&#xa0;: %1</translation>
    </message>
    <message>
        <source>Innocent explanations: %1</source>
        <translation>Explications anodines&#xa0;: %1</translation>
    </message>
    <message>
        <source>Limits: %1</source>
        <translation>Limites&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1: %2 (%3%)</source>
        <translation>%1&#xa0;: %2 (%3&#xa0;%)</translation>
    </message>
    <message>
        <source>others from %1 to %2</source>
        <translation>les autres de %1 à %2</translation>
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
        <translation>%1&#xa0;: %2, %3 échantillons</translation>
    </message>
    <message>
        <source>1 tick</source>
        <translation>1 tick</translation>
    </message>
    <message>
        <source>%1: %2 of %3 (%4)</source>
        <translation>%1&#xa0;: %2 sur %3 (%4)</translation>
    </message>
    <message>
        <source>too few (&lt; %1)</source>
        <translation>trop peu (&lt; %1)</translation>
    </message>
    <message>
        <source>%1°</source>
        <translation>%1°</translation>
    </message>
    <message>
        <source>%1 (all together)</source>
        <translation>%1 (tous ensemble)</translation>
    </message>
    <message numerus="yes">
        <source>%1 in all (%2; %Ln player(s))</source>
        <translation>
            <numerusform>%1 en tout (%2&#x202f;; %Ln joueur)</numerusform>
            <numerusform>%1 en tout (%2&#x202f;; %Ln joueurs)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%Ln player(s))</source>
        <translation>
            <numerusform>%1 (%Ln joueur)</numerusform>
            <numerusform>%1 (%Ln joueurs)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%2; %Ln player(s))</source>
        <translation>
            <numerusform>%1 (%2&#x202f;; %Ln joueur)</numerusform>
            <numerusform>%1 (%2&#x202f;; %Ln joueurs)</numerusform>
        </translation>
    </message>
    <message>
        <source>“Others” are those with a value, put together.</source>
        <translation>«&#xa0;Autres&#xa0;» réunit ceux qui ont une valeur.</translation>
    </message>
    <message>
        <source>Nobody else has enough samples alone, so “Others” are all of them, put together.</source>
        <translation>Personne d’autre n’a assez d’échantillons à lui seul&#x202f;; «&#xa0;Autres&#xa0;» les réunit donc tous.</translation>
    </message>
</context>
<context>
    <name>InspectedFrame</name>
    <message>
        <source>Recorded position</source>
        <translation>Position enregistrée</translation>
    </message>
    <message>
        <source>Recorded position; the view shows the same.</source>
        <translation>Position enregistrée&#xa0;; la vue montre la même.</translation>
    </message>
    <message>
        <source>%1 → %2 predicted</source>
        <translation>%1 → %2 prédit</translation>
    </message>
    <message>
        <source>%1 is recorded. %2 is predicted for this tick and shown in the view.</source>
        <translation>%1 est enregistré. %2 est prédit pour ce tick et affiché dans la vue.</translation>
    </message>
</context>
<context>
    <name>cli</name>
    <message>
        <source>The folder to create (required); must not exist</source>
        <translation>Répertoire à créer (obligatoire)&#xa0;; ne doit pas exister</translation>
    </message>
    <message>
        <source>Exports a case to a folder that others can read without Tickscope</source>
        <translation>Exporte un dossier dans un répertoire lisible sans Tickscope</translation>
    </message>
    <message>
        <source>Checks that a bundle is unchanged</source>
        <translation>Vérifie qu’un dossier de preuves est inchangé</translation>
    </message>
    <message>
        <source>Creates or upgrades the tables on a server</source>
        <translation>Crée ou met à niveau les tables sur un serveur</translation>
    </message>
    <message>
        <source>Removes a person&apos;s data from all cases; on a server, leads only</source>
        <translation>Supprime les données d’une personne de tous les dossiers&#xa0;; sur un serveur, réservé aux responsables</translation>
    </message>
    <message>
        <source>Checks a case file and copies it to FILE, which must not exist</source>
        <translation>Vérifie un fichier de dossiers et le copie dans FILE, qui ne doit pas exister</translation>
    </message>
    <message>
        <source>What was reported</source>
        <translation>Ce qui a été signalé</translation>
    </message>
    <message>
        <source>Who reported it</source>
        <translation>Auteur du signalement</translation>
    </message>
    <message>
        <source>A recording of the case; may be given more than once</source>
        <translation>Un enregistrement du dossier&#xa0;; peut être répété</translation>
    </message>
    <message>
        <source>May be given more than once</source>
        <translation>Peut être répété</translation>
    </message>
    <message>
        <source>low, normal, high or urgent</source>
        <translation>low, normal, high ou urgent</translation>
    </message>
    <message>
        <source>Number of reviewers who must decide</source>
        <translation>Nombre d’examinateurs qui doivent se prononcer</translation>
    </message>
    <message>
        <source>The case as JSON instead; - for standard input</source>
        <translation>Le dossier au format JSON à la place&#xa0;; - pour l’entrée standard</translation>
    </message>
    <message>
        <source>A unique key for this report, so that it is not filed twice</source>
        <translation>Clé unique de ce signalement, pour qu’il ne soit pas enregistré deux fois</translation>
    </message>
    <message>
        <source>Assign the case to this reviewer; on a server, only leads assign others</source>
        <translation>Assigner le dossier à cet examinateur&#xa0;; sur un serveur, seuls les responsables assignent aux autres</translation>
    </message>
    <message>
        <source>Unassign it</source>
        <translation>Retirer l’assignation</translation>
    </message>
    <message>
        <source>Take the most urgent unassigned case that matches the filters</source>
        <translation>Prendre le dossier non assigné le plus urgent parmi ceux que retiennent les filtres</translation>
    </message>
    <message>
        <source>Ask for verdicts of N reviewers; never fewer than before</source>
        <translation>Demander les verdicts de N examinateurs&#xa0;; jamais moins qu’avant</translation>
    </message>
    <message>
        <source>What can be seen</source>
        <translation>Ce que l’on peut voir</translation>
    </message>
    <message>
        <source>The recording; default: the only one of the case</source>
        <translation>L’enregistrement&#xa0;; par défaut&#xa0;: le seul du dossier</translation>
    </message>
    <message>
        <source>At this tick</source>
        <translation>À ce tick</translation>
    </message>
    <message>
        <source>Up to this tick</source>
        <translation>Jusqu’à ce tick</translation>
    </message>
    <message>
        <source>Of this client ID</source>
        <translation>De cet ID client</translation>
    </message>
    <message>
        <source>The note&apos;s color</source>
        <translation>Couleur de la note</translation>
    </message>
    <message>
        <source>The note&apos;s category</source>
        <translation>Catégorie de la note</translation>
    </message>
    <message>
        <source>A PNG that shows it</source>
        <translation>Un PNG qui le montre</translation>
    </message>
    <message>
        <source>The note as JSON instead; - for standard input</source>
        <translation>La note au format JSON à la place&#xa0;; - pour l’entrée standard</translation>
    </message>
    <message>
        <source>Files a report as a new case</source>
        <translation>Crée un dossier à partir d’un signalement</translation>
    </message>
    <message>
        <source>Gives a case to a reviewer, or takes the next one</source>
        <translation>Assigne un dossier à un examinateur, ou prend le suivant</translation>
    </message>
    <message>
        <source>--next takes and assigns at once: no two people get the same case.</source>
        <translation>--next choisit et assigne d’un seul coup&#xa0;: deux personnes n’obtiennent jamais le même dossier.</translation>
    </message>
    <message>
        <source>Adds a note to a case</source>
        <translation>Ajoute une note à un dossier</translation>
    </message>
    <message>
        <source>json, csv or text; detected if not given</source>
        <translation>json, csv ou text&#xa0;; détecté si absent</translation>
    </message>
    <message>
        <source>Files reports from CSV, JSON or pasted text as new cases</source>
        <translation>Crée des dossiers à partir de signalements en CSV, en JSON ou en texte collé</translation>
    </message>
    <message>
        <source>Include the pictures of notes, in base64</source>
        <translation>Inclure les images des notes, en base64</translation>
    </message>
    <message>
        <source>At most N cases, up to 1000</source>
        <translation>Au plus N dossiers, jusqu’à 1000</translation>
    </message>
    <message>
        <source>Lists reported cases, the most urgent first</source>
        <translation>Liste les dossiers signalés, les plus urgents d’abord</translation>
    </message>
    <message>
        <source>Shows cases with their notes and verdicts; in JSON also their history</source>
        <translation>Affiche des dossiers avec leurs notes et verdicts&#xa0;; en JSON, aussi avec leur historique</translation>
    </message>
    <message>
        <source>Writes complete cases as JSON, one per line</source>
        <translation>Écrit les dossiers complets en JSON, un par ligne</translation>
    </message>
    <message>
        <source>Only new, in_review, second_opinion or decided cases</source>
        <translation>Seulement les dossiers new, in_review, second_opinion ou decided</translation>
    </message>
    <message>
        <source>Only cases of low, normal, high or urgent priority and above</source>
        <translation>Seulement les dossiers de priorité low, normal, high ou urgent et au-dessus</translation>
    </message>
    <message>
        <source>Only cases assigned to this reviewer</source>
        <translation>Seulement les dossiers assignés à cet examinateur</translation>
    </message>
    <message>
        <source>Only unassigned cases</source>
        <translation>Seulement les dossiers non assignés</translation>
    </message>
    <message>
        <source>Only cases with this tag</source>
        <translation>Seulement les dossiers portant cette étiquette</translation>
    </message>
    <message>
        <source>Only cases about this recording</source>
        <translation>Seulement les dossiers sur cet enregistrement</translation>
    </message>
    <message>
        <source>Only cases that this person reported or is accused in</source>
        <translation>Seulement les dossiers signalés par cette personne ou dans lesquels elle est accusée</translation>
    </message>
    <message>
        <source>Only cases with this text in the claim, names or notes</source>
        <translation>Seulement les dossiers dont l’accusation, les noms ou les notes contiennent ce texte</translation>
    </message>
    <message>
        <source>Your name in a case file; default: the system user</source>
        <translation>Votre nom dans un fichier de dossiers&#xa0;; par défaut&#xa0;: l’utilisateur du système</translation>
    </message>
    <message>
        <source>Your finding on one aspect; may be given more than once</source>
        <translation>Votre conclusion sur un aspect&#xa0;; peut être répété</translation>
    </message>
    <message>
        <source>The number of a supporting note; may be given more than once</source>
        <translation>Numéro d’une note à l’appui&#xa0;; peut être répété</translation>
    </message>
    <message>
        <source>The overall finding</source>
        <translation>La conclusion d’ensemble</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Motivation</translation>
    </message>
    <message>
        <source>Leads only: the outcome where decided verdicts differ</source>
        <translation>Responsables uniquement&#xa0;: l’issue lorsque des verdicts rendus divergent</translation>
    </message>
    <message>
        <source>The verdict as JSON instead; - for standard input</source>
        <translation>Le verdict au format JSON à la place&#xa0;; - pour l’entrée standard</translation>
    </message>
    <message>
        <source>Gives your verdict on a case assigned to you</source>
        <translation>Rend votre verdict sur un dossier qui vous est assigné</translation>
    </message>
    <message>
        <source>Aspects: movement, aim, inputs, timing, chat, file_integrity. Findings: clean,
suspicious, proven, cannot_tell.</source>
        <translation>Aspects&#xa0;: movement, aim, inputs, timing, chat, file_integrity. Conclusions&#xa0;: clean,
suspicious, proven, cannot_tell.</translation>
    </message>
    <message>
        <source>Prints item count and checksum of the state at every recorded tick (rows)</source>
        <translation>Affiche le nombre d’éléments et la somme de contrôle de l’état à chaque tick enregistré (lignes)</translation>
    </message>
    <message>
        <source>The recording to write</source>
        <translation>Enregistrement à écrire</translation>
    </message>
    <message>
        <source>Compression level, 1 to 22; default: 19</source>
        <translation>Niveau de compression, de 1 à 22&#xa0;; par défaut&#xa0;: 19</translation>
    </message>
    <message>
        <source>Compress with a zstd dictionary; the game server refuses such files</source>
        <translation>Compresser avec un dictionnaire zstd&#xa0;; le serveur de jeu refuse ces fichiers</translation>
    </message>
    <message>
        <source>Accept an unfinished recording, and replace an existing file</source>
        <translation>Accepter un enregistrement inachevé et remplacer un fichier existant</translation>
    </message>
    <message>
        <source>Merges a segmented Hollow Cube replay into one file</source>
        <translation>Réunit un replay Hollow Cube segmenté en un seul fichier</translation>
    </message>
    <message>
        <source>The copy is read back and compared before it gets its name.</source>
        <translation>La copie est relue et comparée avant de recevoir son nom.</translation>
    </message>
    <message>
        <source>Replace OUT.hcrp if it exists</source>
        <translation>Remplacer OUT.hcrp s’il existe</translation>
    </message>
    <message>
        <source>Converts a Hollow Cube replay from version 3 to version 4</source>
        <translation>Convertit un replay Hollow Cube de la version 3 à la version 4</translation>
    </message>
    <message>
        <source>Positions are off by no more than 1/8192 block, at any tick.</source>
        <translation>Les positions ne s’écartent jamais de plus de 1/8192 de bloc, à aucun tick.</translation>
    </message>
    <message>
        <source>Lists what happened: chat, kills, joins, votes, ... (rows)</source>
        <translation>Liste ce qui s’est passé&#xa0;: discussion, éliminations, entrées, votes… (lignes)</translation>
    </message>
    <message>
        <source>Compare with this player, or with everyone in that recording</source>
        <translation>Comparer avec ce joueur, ou avec tous ceux de cet enregistrement</translation>
    </message>
    <message>
        <source>Only what is recorded, nothing rebuilt from the map</source>
        <translation>Seulement ce qui est enregistré, rien de reconstitué d’après la carte</translation>
    </message>
    <message>
        <source>Only the outline: no players or counts that need decoding</source>
        <translation>Seulement l’aperçu&#xa0;: ni joueurs ni décomptes qui exigent un décodage</translation>
    </message>
    <message>
        <source>Shows format, map, ticks, players, counts and damage</source>
        <translation>Affiche le format, la carte, les ticks, les joueurs, les décomptes et les dégâts</translation>
    </message>
    <message>
        <source>File to write the repaired recording to (required)</source>
        <translation>Fichier où écrire l’enregistrement réparé (obligatoire)</translation>
    </message>
    <message>
        <source>Replace FILE if it exists; never the recording itself</source>
        <translation>Remplacer FILE s’il existe&#xa0;; jamais l’enregistrement lui-même</translation>
    </message>
    <message>
        <source>Writes a valid copy of what a damaged recording still holds</source>
        <translation>Écrit une copie valide de ce que contient encore un enregistrement endommagé</translation>
    </message>
    <message>
        <source>The tick to show; may have a fraction: 13085.5</source>
        <translation>Tick à montrer&#xa0;; peut avoir une fraction&#xa0;: 13085.5</translation>
    </message>
    <message>
        <source>The time to show: 12.5, mm:ss or hh:mm:ss.fff</source>
        <translation>Temps à montrer&#xa0;: 12.5, mm:ss ou hh:mm:ss.fff</translation>
    </message>
    <message>
        <source>The image to write; its name decides the type: png, jpg, bmp ...</source>
        <translation>Image à écrire&#xa0;; son nom détermine le type&#xa0;: png, jpg, bmp…</translation>
    </message>
    <message>
        <source>Image size in pixels; default: 1280x720</source>
        <translation>Taille de l’image en pixels&#xa0;; par défaut&#xa0;: 1280x720</translation>
    </message>
    <message>
        <source>Zoom factor relative to what a player sees in the game</source>
        <translation>Facteur de zoom par rapport à ce que voit un joueur en jeu</translation>
    </message>
    <message>
        <source>Only the world, without chat, kills and clock</source>
        <translation>Seulement le monde, sans discussion, éliminations ni horloge</translation>
    </message>
    <message>
        <source>Folder of the game&apos;s data; none: built-in graphics</source>
        <translation>Répertoire des données du jeu&#xa0;; none&#xa0;: graphismes intégrés</translation>
    </message>
    <message>
        <source>Draws the world at a moment</source>
        <translation>Dessine le monde à un instant donné</translation>
    </message>
    <message>
        <source>Without --follow, shows the recorder&apos;s camera if there is one, else all players.</source>
        <translation>Sans --follow, montre la caméra de l’auteur s’il y en a une, sinon tous les joueurs.</translation>
    </message>
    <message>
        <source>The tick to show</source>
        <translation>Tick à montrer</translation>
    </message>
    <message>
        <source>The last tick at or before this time: 12.5, mm:ss or hh:mm:ss.fff</source>
        <translation>Dernier tick à ce temps ou avant&#xa0;: 12.5, mm:ss ou hh:mm:ss.fff</translation>
    </message>
    <message>
        <source>Only what is recorded, nothing rebuilt from it and the map</source>
        <translation>Seulement ce qui est enregistré, rien de reconstitué à partir de cela et de la carte</translation>
    </message>
    <message>
        <source>Prints all items of the world at a tick, with their fields as recorded</source>
        <translation>Affiche tous les éléments du monde à un tick, avec leurs champs tels qu’enregistrés</translation>
    </message>
    <message>
        <source>Only this slot</source>
        <translation>Seulement cet emplacement</translation>
    </message>
    <message>
        <source>Start at this tick or time</source>
        <translation>Commencer à ce tick ou à ce temps</translation>
    </message>
    <message>
        <source>End at this tick or time</source>
        <translation>Finir à ce tick ou à ce temps</translation>
    </message>
    <message>
        <source>Only every N-th recorded tick</source>
        <translation>Seulement un tick enregistré sur N</translation>
    </message>
    <message>
        <source>Positions as recorded, not predicted for the tick</source>
        <translation>Positions telles qu’enregistrées, non prédites pour le tick</translation>
    </message>
    <message>
        <source>Include players whose position is no longer sent, at their last known position</source>
        <translation>Inclure les joueurs dont la position n’est plus envoyée, à leur dernière position connue</translation>
    </message>
    <message>
        <source>Prints the position of every living player at every recorded tick (CSV or rows)</source>
        <translation>Affiche la position de chaque joueur vivant à chaque tick enregistré (CSV ou lignes)</translation>
    </message>
    <message>
        <source>Reads everything and lists all damage</source>
        <translation>Lit tout et liste tous les dégâts</translation>
    </message>
    <message>
        <source>Only these event types (chat, kill, ...; list prints all); may be given more than once</source>
        <translation>Seulement ces types d’événement (chat, kill…&#xa0;; list les affiche tous)&#xa0;; peut être répété</translation>
    </message>
    <message>
        <source>Only events by or on this slot</source>
        <translation>Seulement les événements de cet emplacement ou le visant</translation>
    </message>
    <message>
        <source>Only texts that match (RE2 syntax)</source>
        <translation>Seulement les textes correspondants (syntaxe RE2)</translation>
    </message>
    <message>
        <source>Ignore case in --match</source>
        <translation>Ignorer la casse dans --match</translation>
    </message>
    <message>
        <source>Include engine messages (--kind system shows only those)</source>
        <translation>Inclure les messages du moteur (--kind system n’affiche qu’eux)</translation>
    </message>
    <message>
        <source>JSON instead of readable text</source>
        <translation>JSON au lieu de texte lisible</translation>
    </message>
    <message>
        <source>No progress or notes on standard error</source>
        <translation>Ni progression ni remarques sur la sortie d’erreur standard</translation>
    </message>
    <message>
        <source>Look for maps here as well; may be given more than once</source>
        <translation>Chercher aussi des cartes ici&#xa0;; peut être répété</translation>
    </message>
    <message>
        <source>File with the bearer token for URLs</source>
        <translation>Fichier contenant le jeton d’accès (bearer) pour les URL</translation>
    </message>
    <message>
        <source>Show passwords and players&apos; save codes in plain text</source>
        <translation>Afficher en clair les mots de passe et les codes de sauvegarde des joueurs</translation>
    </message>
    <message>
        <source>Show this help</source>
        <translation>Afficher cette aide</translation>
    </message>
    <message>
        <source>Usage:</source>
        <translation>Utilisation&#xa0;:</translation>
    </message>
    <message>
        <source>Reads game recordings. A FILE is the path of a file or folder, a URL (http, https),
or - for standard input. The bearer token for a URL comes from the environment
variable TICKSCOPE_BEARER_TOKEN or from the file that --token-file names.</source>
        <translation>Lit des enregistrements de jeu. FILE est le chemin d’un fichier ou d’un répertoire, une
URL (http, https) ou - pour l’entrée standard. Le jeton d’accès pour une URL provient de
la variable d’environnement TICKSCOPE_BEARER_TOKEN ou du fichier indiqué par --token-file.</translation>
    </message>
    <message>
        <source>Commands:</source>
        <translation>Commandes&#xa0;:</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Options&#xa0;:</translation>
    </message>
    <message>
        <source>Only recordings that meet this condition (&gt;, &gt;=, &lt;, &lt;=, =, !=); may be given more than once</source>
        <translation>Seulement les enregistrements qui remplissent cette condition (&gt;, &gt;=, &lt;, &lt;=, =, !=)&#xa0;; peut être répété</translation>
    </message>
    <message>
        <source>Only part I of N of the recordings, for N processes</source>
        <translation>Seulement la partie I sur N des enregistrements, pour N processus</translation>
    </message>
    <message>
        <source>Write rows here instead of standard output</source>
        <translation>Écrire les lignes ici au lieu de la sortie standard</translation>
    </message>
    <message>
        <source>File a case about each recording instead of writing rows</source>
        <translation>Créer un dossier sur chaque enregistrement au lieu d’écrire des lignes</translation>
    </message>
    <message>
        <source>Searches many recordings (rows, or cases)</source>
        <translation>Cherche dans de nombreux enregistrements (lignes ou dossiers)</translation>
    </message>
    <message>
        <source>For the owner of the database; if that role may not create roles, create
tickscope_reader, tickscope_reviewer and tickscope_lead first. Grant one of
them to each member of the team. Files are upgraded when they are opened.</source>
        <translation>Pour le propriétaire de la base de données&#xa0;; si ce rôle ne peut pas créer de rôles, créez
d’abord tickscope_reader, tickscope_reviewer et tickscope_lead. Accordez l’un d’eux à
chaque membre de l’équipe. Les fichiers sont mis à niveau à leur ouverture.</translation>
    </message>
    <message>
        <source>Until all reviewers have decided, you see only your own verdict and notes. A
server enforces that; a file does not.</source>
        <translation>Tant que tous les examinateurs n’ont pas tranché, vous ne voyez que votre propre verdict
et vos notes. Un serveur l’impose, un fichier non.</translation>
    </message>
    <message>
        <source>Repeats in the file, one for each receiver, are kept. T is a tick, or a time if it
has a colon or a point: 12.5, mm:ss, hh:mm:ss.fff. Only the range is read: its
players have names, and numbers only if --player is one.</source>
        <translation>Les répétitions dans le fichier, une par destinataire, sont conservées. T est un tick, ou
un temps s’il contient un deux-points ou un point&#xa0;: 12.5, mm:ss, hh:mm:ss.fff. Seule la
plage est lue&#xa0;: ses joueurs ont des noms, et des numéros seulement si --player en est un.</translation>
    </message>
    <message>
        <source>Each figure has its samples, the same figure of the other players, a 95% confidence
interval (Wilson for shares, order statistics for medians), and what it cannot tell.
With fewer samples than its minimum a figure has no value. None of them is a verdict.
With --json every figure has its histogram and what it is based on, by tick.</source>
        <translation>Chaque chiffre donne ses échantillons, le même chiffre pour les autres joueurs, un
intervalle de confiance à 95&#xa0;% (Wilson pour les parts, statistiques d’ordre pour les
médianes) et ce qu’il ne peut pas dire. Avec moins d’échantillons que son minimum, un
chiffre n’a pas de valeur. Aucun n’est un verdict. Avec --json, chaque chiffre a son
histogramme et ce sur quoi il se fonde, par tick.</translation>
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
        <translation>Les positions sont en unités du monde, les vitesses en unités par seconde&#xa0;:
une tuile de Teeworlds fait 32 unités, un bloc de Hollow Cube une. Dans un enregistrement
sans vitesses, elles découlent des positions, ce que les lignes de --json indiquent par
velocity_source. Sans la carte,
ou avec --raw, les positions sont telles qu’enregistrées. Avec --last-known, une colonne
de ce nom indique si une position n’est que la dernière connue. Un tableau de plusieurs
fichiers a une colonne pour le fichier et toutes les colonnes que possède l’un d’eux. T
est un tick, ou un temps s’il contient un deux-points ou un point&#xa0;: 12.5, mm:ss,
hh:mm:ss.fff. Seule la plage est lue&#xa0;: ses joueurs ont des noms, et des numéros seulement
si --player en est un.</translation>
    </message>
    <message>
        <source>Show this recording of the case at the notes, and its figures</source>
        <translation>Montrer cet enregistrement du dossier aux notes, ainsi que ses chiffres</translation>
    </message>
    <message>
        <source>The same, and include the file; both may be given more than once</source>
        <translation>De même, en incluant le fichier&#xa0;; les deux options peuvent être répétées</translation>
    </message>
    <message>
        <source>Look for maps here too; may be given more than once</source>
        <translation>Chercher aussi des cartes ici&#xa0;; peut être répété</translation>
    </message>
    <message>
        <source>Case store: a file, service:NAME from libpq&apos;s service file, or postgresql://USER@HOST/DATABASE; default: TICKSCOPE_STORE</source>
        <translation>Dépôt des dossiers&#xa0;: un fichier, service:NAME du fichier de services libpq, ou postgresql://USER@HOST/DATABASE&#xa0;; par défaut&#xa0;: TICKSCOPE_STORE</translation>
    </message>
    <message>
        <source>Removes a case of your own that holds nothing</source>
        <translation>Supprime un dossier à vous qui ne contient rien</translation>
    </message>
    <message>
        <source>The history still shows that it was removed.</source>
        <translation>L’historique montre toujours qu’il a été supprimé.</translation>
    </message>
    <message>
        <source>Who is accused: exact name, or number (6 or &apos;#6&apos;) in the FILE of --recording; may be given more than once</source>
        <translation>Qui est accusé&#xa0;: nom exact, ou numéro (6 ou &apos;#6&apos;) dans le FILE de --recording&#x202f;; peut être indiqué plusieurs fois</translation>
    </message>
    <message>
        <source>The recording of the case that knows them</source>
        <translation>L’enregistrement du dossier où ce joueur figure</translation>
    </message>
    <message>
        <source>Of this player: exact name, or number (6 or &apos;#6&apos;)</source>
        <translation>De ce joueur&#xa0;: nom exact, ou numéro (6 ou &apos;#6&apos;)</translation>
    </message>
    <message>
        <source>Says which player of a recording is accused, for a case with a name only</source>
        <translation>Indique quel joueur d’un enregistrement est accusé, pour un dossier qui n’a qu’un nom</translation>
    </message>
    <message>
        <source>The player takes the place of the name, where the case has it; otherwise they
are accused as well.</source>
        <translation>Le joueur prend la place du nom si le dossier l’a&#x202f;; sinon, il est
accusé en plus.</translation>
    </message>
    <message>
        <source>Make your decided verdict a draft again, until another reviewer has decided</source>
        <translation>Refaire de votre verdict rendu un brouillon, tant qu’aucun autre examinateur ne s’est prononcé</translation>
    </message>
    <message>
        <source>The player: exact name, or number (6 or &apos;#6&apos;)</source>
        <translation>Le joueur&#xa0;: nom exact, ou numéro (6 ou &apos;#6&apos;)</translation>
    </message>
    <message>
        <source>Prints figures about a player&apos;s inputs, timing, aim, hits and movement, and about the file</source>
        <translation>Affiche des chiffres sur les entrées, le rythme, la visée, les touches et les déplacements d’un joueur, et sur le fichier</translation>
    </message>
    <message>
        <source>Centre on this player: exact name, or number (6 or &apos;#6&apos;)</source>
        <translation>Centrer sur ce joueur&#xa0;: nom exact, ou numéro (6 ou &apos;#6&apos;)</translation>
    </message>
    <message>
        <source>Only this player: exact name, or number (6 or &apos;#6&apos;)</source>
        <translation>Seulement ce joueur&#xa0;: nom exact, ou numéro (6 ou &apos;#6&apos;)</translation>
    </message>
    <message>
        <source>Only events by or on this player: exact name, or number (6 or &apos;#6&apos;)</source>
        <translation>Seulement les événements de ce joueur ou le concernant&#xa0;: nom exact, ou numéro (6 ou &apos;#6&apos;)</translation>
    </message>
    <message>
        <source>Sign the manifest with this private key of SSH</source>
        <translation>Signer le manifeste avec cette clé privée SSH</translation>
    </message>
    <message>
        <source>Only these may have signed it (&quot;allowed signers&quot; of ssh-keygen)</source>
        <translation>Seuls ceux-ci peuvent l’avoir signé («&#xa0;allowed signers&#xa0;» de ssh-keygen)</translation>
    </message>
    <message>
        <source>The exit code is 1 when a file is missing, changed or not in the manifest, and
with --signers when none of them signed it. Someone could have replaced the
manifest of an unsigned one: compare its SHA-256 with the one that the author
gives you.</source>
        <translation>Le code de retour est 1 quand un fichier manque, a changé ou n’est pas dans le manifeste,
et avec --signers quand aucun d’eux ne l’a signé. Quelqu’un a pu remplacer le manifeste
d’un paquet non signé&#xa0;: comparez son SHA-256 avec celui que l’auteur vous donne.</translation>
    </message>
    <message>
        <source>A line is &quot;tick items checksum&quot;. The checksum is the wrapping 32-bit sum of all
integers of all items, in decimal; with --json in hex. Where the state is not known,
because what it changes is damaged, both are &quot;unknown&quot; (null).</source>
        <translation>Une ligne est «&#xa0;tick objets somme&#xa0;». La somme de contrôle est la somme sur 32 bits (avec
dépassement) de tous les entiers de tous les objets, en décimal&#x202f;; avec --json en
hexadécimal. Là où l’état n’est pas connu, parce que ce qui le change est endommagé,
les deux valent «&#xa0;unknown&#xa0;» (null).</translation>
    </message>
    <message>
        <source>File to write the clip to (required)</source>
        <translation>Fichier où écrire l’extrait (obligatoire)</translation>
    </message>
    <message>
        <source>Write pseudonyms for names and clans, also where they are mentioned</source>
        <translation>Écrire des pseudonymes à la place des noms et des clans, même là où ils sont mentionnés</translation>
    </message>
    <message>
        <source>Replace OUT if it exists; never the recording itself</source>
        <translation>Remplacer OUT s’il existe&#xa0;; jamais l’enregistrement lui-même</translation>
    </message>
    <message>
        <source>Writes some ticks of a recording as a clip in its format</source>
        <translation>Écrit quelques ticks d’un enregistrement comme extrait, dans son format</translation>
    </message>
    <message>
        <source>The video to write; its name decides the type: mp4, webm, gif, mkv (lossless), or png for a file of each frame</source>
        <translation>La vidéo à écrire&#x202f;; son nom décide du type&#xa0;: mp4, webm, gif, mkv (sans perte), ou png pour un fichier par image</translation>
    </message>
    <message>
        <source>Size in pixels; default: 1920x1080</source>
        <translation>Taille en pixels&#x202f;; par défaut&#xa0;: 1920x1080</translation>
    </message>
    <message>
        <source>Frames per second, such as 30 or 30000/1001; default: 60, gif: 25</source>
        <translation>Images par seconde, comme 30 ou 30000/1001&#x202f;; par défaut&#xa0;: 60, gif&#xa0;: 25</translation>
    </message>
    <message>
        <source>Speed, such as 0.25 or 2; default: 1</source>
        <translation>Vitesse, comme 0.25 ou 2&#x202f;; par défaut&#xa0;: 1</translation>
    </message>
    <message>
        <source>Writes a video of the world, or a picture of each frame</source>
        <translation>Écrit une vidéo du monde, ou une image de chaque trame</translation>
    </message>
    <message>
        <source>Videos are encoded by the program ffmpeg, which has to be installed; pictures
(OUT-000001.png, OUT-000002.png ...) need none. Each frame is the image that
screenshot draws of its moment. T is a tick, or a time if it has a colon or a point:
12.5, mm:ss, hh:mm:ss.fff. The video ends where T of --to begins. Without --follow,
or while that player is away, it shows the recorder&apos;s camera if there is one, else
all players. Ctrl+C cancels and leaves no file.</source>
        <translation>Les vidéos sont encodées par le programme ffmpeg, qui doit être installé&#x202f;; les images
(OUT-000001.png, OUT-000002.png ...) n’en ont pas besoin. Chaque trame est l’image que
screenshot dessine de son moment. T est un tick, ou un temps s’il a deux-points ou un
point&#xa0;: 12.5, mm:ss, hh:mm:ss.fff. La vidéo finit là où commence le T de --to. Sans
--follow, ou tant que ce joueur est absent, elle montre la caméra de
l’enregistrement s’il y en a une, sinon tous les joueurs. Ctrl+C annule sans laisser
de fichier.</translation>
    </message>
    <message>
        <source>Shows how recordings differ from the first (rows)</source>
        <translation>Montre en quoi les enregistrements diffèrent du premier (lignes)</translation>
    </message>
    <message>
        <source>File to write the ghost to (required)</source>
        <translation>Fichier dans lequel écrire le fantôme (obligatoire)</translation>
    </message>
    <message>
        <source>Writes a finished run as a ghost that DDNet plays</source>
        <translation>Écrit une course terminée comme fantôme que DDNet joue</translation>
    </message>
    <message>
        <source>Only runs that reached the finish</source>
        <translation>Seulement les courses qui ont atteint l’arrivée</translation>
    </message>
    <message>
        <source>Lists the runs of a race, with their times (rows)</source>
        <translation>Énumère les courses avec leurs temps (lignes)</translation>
    </message>
    <message>
        <source>A run goes from the start to the finish, or to where the player died, left, began
again or the recording ends. Times are those of the game where it says them. The
player of a finish is unknown where the recording has a time only. Folders are
searched for recordings; - reads their names from standard input.</source>
        <translation>Une course va du départ à l’arrivée, ou jusqu’à ce que le joueur meure, parte,
recommence ou que l’enregistrement finisse. Les temps sont ceux du jeu là où il les
donne. Qui est arrivé est inconnu là où l’enregistrement n’a qu’un temps. Les dossiers
sont parcourus&#x202f;; - lit les noms sur l’entrée standard.</translation>
    </message>
    <message>
        <source>Removes recordings by age and size (rows)</source>
        <translation>Supprime des enregistrements selon leur âge et leur taille (lignes)</translation>
    </message>
    <message>
        <source>Remove recordings made longer ago than this (36h, 30d, 8w, 1y)</source>
        <translation>Supprimer les enregistrements plus anciens (36h, 30d, 8w, 1y)</translation>
    </message>
    <message>
        <source>Remove recordings larger than this (500K, 200M, 4G)</source>
        <translation>Supprimer les enregistrements plus gros (500K, 200M, 4G)</translation>
    </message>
    <message>
        <source>Remove the oldest recordings until the rest takes no more space than this</source>
        <translation>Supprimer les plus anciens enregistrements jusqu’à ce que le reste n’occupe pas plus que cela</translation>
    </message>
    <message>
        <source>Keep the recordings of the N fastest finished runs of each world or map</source>
        <translation>Garder les enregistrements des N courses terminées les plus rapides de chaque monde ou carte</translation>
    </message>
    <message>
        <source>Tell worlds apart by their id or by the map&apos;s name; default: the id where there is one</source>
        <translation>Distinguer les mondes par leur identifiant ou par le nom de la carte&#x202f;; par défaut&#xa0;: l’identifiant, s’il existe</translation>
    </message>
    <message>
        <source>Keep recordings with anticheat flags</source>
        <translation>Garder les enregistrements signalés par l’anti-triche</translation>
    </message>
    <message>
        <source>Other rules for some worlds: a JSON object with rules by world</source>
        <translation>Autres règles pour certains mondes&#xa0;: un objet JSON avec des règles par monde</translation>
    </message>
    <message>
        <source>Remove nothing, even with --yes (default)</source>
        <translation>Ne rien supprimer, même avec --yes (par défaut)</translation>
    </message>
    <message>
        <source>Remove what is listed</source>
        <translation>Supprimer ce qui est énuméré</translation>
    </message>
    <message>
        <source>Delete instead of moving to the trash</source>
        <translation>Effacer au lieu de mettre à la corbeille</translation>
    </message>
    <message>
        <source>File to write the copy to (required)</source>
        <translation>Fichier où écrire la copie (obligatoire)</translation>
    </message>
    <message>
        <source>Add these markers: JSON or CSV, as the window exports them</source>
        <translation>Ajouter ces marqueurs&#xa0;: JSON ou CSV, comme la fenêtre les exporte</translation>
    </message>
    <message>
        <source>Add the notes about the recording and the verdicts of this case</source>
        <translation>Ajouter les notes sur l’enregistrement et les verdicts de ce dossier</translation>
    </message>
    <message>
        <source>Add the figures that facts prints, of every player</source>
        <translation>Ajouter les chiffres qu’affiche facts, pour tous les joueurs</translation>
    </message>
    <message>
        <source>Author of markers without one, and your name in a case file; there by default the system user</source>
        <translation>Auteur des marqueurs qui n’en ont pas, et votre nom dans un fichier de dossiers&#xa0;; là, par défaut, l’utilisateur du système</translation>
    </message>
    <message>
        <source>Writes a copy of a recording that holds markers, notes, verdicts and figures</source>
        <translation>Écrit une copie d’un enregistrement qui contient marqueurs, notes, verdicts et chiffres</translation>
    </message>
    <message>
        <source>The ticks of the copy are those of the recording, byte for byte. A Hollow Cube
replay keeps everything in its metadata, with author, time and program version. A
demo of version 4 or later keeps only ticks, up to 64. What the recording already
has stays. What does not fit is named, and the exit code is 1 if a note, the
verdicts or the figures are missing; a copy with none of it is not written. A case
is added only when all opinions that it needs are decided. Markers with a &quot;check&quot;
and a &quot;score&quot; are anticheat flags.</source>
        <translation>Les ticks de la copie sont ceux de l’enregistrement, octet pour octet. Un enregistrement
Hollow Cube garde tout dans ses métadonnées, avec auteur, heure et version du programme.
Une démo de version 4 ou ultérieure ne garde que des ticks, 64 au plus. Ce que
l’enregistrement a déjà est conservé. Ce qui n’a pas de place est nommé, et le code de
sortie est 1 s’il manque une note, les verdicts ou les chiffres&#xa0;; une copie sans rien
de cela n’est pas écrite. Un dossier n’est ajouté que si tous les avis nécessaires sont
rendus. Les marqueurs avec &quot;check&quot; et &quot;score&quot; sont des alertes anti-triche.</translation>
    </message>
    <message>
        <source>Metadata to add under &quot;tickscope&quot;: JSON, else a text; may be given more than once</source>
        <translation>Métadonnées à ajouter sous «&#xa0;tickscope&#xa0;»&#xa0;: JSON, sinon un texte&#xa0;; peut être répété</translation>
    </message>
    <message>
        <source>Draw this recording as a ghost; may be given up to three times</source>
        <translation>Dessiner cet enregistrement comme fantôme&#x202f;; jusqu’à trois fois</translation>
    </message>
    <message>
        <source>Where in time the ghosts are laid, as for compare</source>
        <translation>Comment les fantômes sont alignés dans le temps, comme pour compare</translation>
    </message>
    <message>
        <source>Remove what is kept of the recording</source>
        <translation>Supprime ce qui est conservé de l’enregistrement</translation>
    </message>
    <message>
        <source>Keeps what a recording holds, so that it opens at once</source>
        <translation>Conserve le contenu d’un enregistrement pour qu’il s’ouvre aussitôt</translation>
    </message>
    <message>
        <source>Include a clip of the recordings at each note, with pseudonyms unless reviewers are named</source>
        <translation>Inclure un extrait des enregistrements à chaque note, avec des pseudonymes sauf si les examinateurs sont nommés</translation>
    </message>
    <message>
        <source>Name the reviewers and the reporter; otherwise reviewers are Reviewer 1, Reviewer 2, ...</source>
        <translation>Nommer les examinateurs et l’auteur du signalement&#x202f;; sinon les examinateurs sont Examinateur 1, Examinateur 2, ...</translation>
    </message>
    <message>
        <source>Add a line with file name, time, tick and SHA-256 of the recording</source>
        <translation>Ajouter une ligne avec le nom de fichier, le temps, le tick et le SHA-256 de l’enregistrement</translation>
    </message>
    <message>
        <source>Decide; needs a decision, one aspect at least, and a reason for either</source>
        <translation>Décider&#x202f;; il faut une décision, au moins un aspect et une raison pour l’un ou l’autre</translation>
    </message>
    <message>
        <source>Of positions, inputs, events, states and splits, those to compare (positions,events without it); same-inputs finds where the same inputs come twice</source>
        <translation>Ce qu’il faut comparer parmi positions, inputs, events, states et splits (positions,events par défaut)&#x202f;; same-inputs trouve où les mêmes entrées reviennent</translation>
    </message>
    <message>
        <source>A page for the browser and as PDF, tables as CSV, all of it as JSON, and a
manifest with the SHA-256 of every file and of the recordings. For the recordings
given there are pictures of the world at the notes, the events and inputs around
them, and the figures of the accused with their histograms, as in the window.
An accused who is a name only has no figures: see case accuse. Sentences about
the reporter, whose name is left out, are listed for you to judge.</source>
        <translation>Une page pour le navigateur et en PDF, des tableaux en CSV, le tout en JSON, et un
manifeste avec le SHA-256 de chaque fichier et des enregistrements. Pour les
enregistrements indiqués, il y a des images du monde aux notes, les événements et
les entrées autour, et les chiffres des accusés avec leurs histogrammes, comme dans
la fenêtre. Un accusé qui n’est qu’un nom n’a pas de chiffres&#xa0;: voir case accuse. Les phrases
sur l’auteur du signalement, dont le nom est omis, sont listées pour que vous en jugiez.</translation>
    </message>
    <message>
        <source>The same, and each clip as a video, too; needs ffmpeg</source>
        <translation>De même, avec chaque extrait aussi en vidéo&#xa0;; nécessite ffmpeg</translation>
    </message>
    <message>
        <source>Start at this tick or time of the first recording</source>
        <translation>Commencer à ce tick ou à ce temps du premier enregistrement</translation>
    </message>
    <message>
        <source>End at this tick or time of the first recording</source>
        <translation>Finir à ce tick ou à ce temps du premier enregistrement</translation>
    </message>
    <message>
        <source>Removes the name from reporters, accused, notes, texts and their history, where it
is a word of its own, and prints in how many places of which cases. The history
still shows that it was removed. Earlier bundles and backups are not changed.</source>
        <translation>Retire le nom des auteurs de signalement, des accusés, des notes, des textes et de leur
historique, là où il est un mot à part entière, et indique à combien d’endroits de quels
dossiers. L’historique montre toujours qu’il a été retiré. Les lots et les sauvegardes
antérieurs ne changent pas.</translation>
    </message>
    <message>
        <source>Add the recording to the case first</source>
        <translation>Ajouter d’abord l’enregistrement au dossier</translation>
    </message>
    <message>
        <source>Which run, by its number in runs (the fastest without it)</source>
        <translation>Quelle course, par son numéro dans runs (sans cela, la plus rapide)</translation>
    </message>
    <message>
        <source>The window keeps what it found when it read a recording whole, and shows all of it at
once the next time. This does the same beforehand. Nothing is kept of recordings that are
damaged or still being written, and of standard input.</source>
        <translation>La fenêtre conserve ce qu’elle a trouvé en lisant un enregistrement en entier et montre tout
aussitôt la fois suivante. Cette commande le fait à l’avance. Rien n’est conservé des enregistrements
endommagés ou en cours d’écriture, ni de l’entrée standard.</translation>
    </message>
    <message>
        <source>Leave out what people say, whispers and votes</source>
        <translation>Laisser de côté ce que disent les joueurs, les messages privés et les votes</translation>
    </message>
    <message>
        <source>What lies beside what: the first ticks, ticks of one number, times of day (in one session the ticks tell them), the first event of a type in each, or the places of a player on the way; without it ticks of one number for recordings of the same session, else the first ticks</source>
        <translation>Ce qui est mis côte à côte&#xa0;: les premiers ticks, les ticks de même numéro, les heures (dans une même session, d’après les ticks), le premier événement d’un type dans chacun, ou les lieux d’un joueur sur le chemin&#x202f;; sans l’option, les ticks de même numéro pour des enregistrements de la même session, sinon les premiers ticks</translation>
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
        <translation>Une ligne pour chaque position, entrée, événement ou champ d’un élément qui diffère,
avec les ticks des deux. Les joueurs sont comparés par leur nom, ou si les deux
enregistrements n’en ont qu’un&#x202f;; les positions sont celles du tick. Ce qu’un
enregistrement ne contient pas à un tick, ou que son format ne peut contenir, n’est pas
une différence&#xa0;: ni un événement que l’autre a jusqu’à 2 ticks avant ou après, ou aussi
près d’une extrémité de l’autre&#x202f;; ni une entrée décalée de 2 ticks au plus, sauf si les
deux enregistrements ont chaque entrée à son tick ou sont d’un même joueur. Ce que
certains seulement apprennent ou voient (lignes à une équipe ou à une personne, paroles
du serveur, arrivées, santé) est comparé si les deux enregistrements sont d’un même
joueur ou du serveur&#x202f;; face à celui du serveur, une ligne n’est une différence que si
elle y manque. Ce qui est laissé de côté est indiqué sur l’erreur standard. Des
événements égaux d’un même tick comptent une fois, car les serveurs en enregistrent un
par destinataire. Qui porte le nom d’un autre est reconnu à son identifiant de client
dans les enregistrements d’une même session&#xa0;; dans d’autres, ses événements sont laissés
de côté. splits compare les temps des courses terminées les plus rapides aux points de
contrôle et à l’arrivée&#x202f;; --player choisit de qui&#x202f;; sans
lui comptent d’abord celles de qui a enregistré. Avec --align place, l’autre est pris
là où il était au même point du parcours&#x202f;; sans points de contrôle, les temps
intermédiaires sont des dixièmes du parcours. same-inputs liste les moments où toutes
les entrées et la visée sont, tick par tick, celles d’une autre visite, quelle qu’en
soit la date, y compris dans un même enregistrement (A A), et la durée pendant laquelle
d’autres paires de visites sont identiques par hasard. Un dossier vaut pour les
enregistrements qu’il contient.</translation>
    </message>
    <message>
        <source>Record progress here; the same command resumes where it stopped, and reads again what has changed since. Earlier rows stay, so each has the SHA-256 of its file</source>
        <translation>Noter la progression ici&#xa0;; la même commande reprend là où elle s’est arrêtée et relit ce qui a changé depuis. Les lignes antérieures restent, chacune a donc le SHA-256 de son fichier</translation>
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
        <translation>Pour chaque enregistrement qui satisfait tous les --when, les événements que les
options sélectionnent forment des lignes, comme avec events --json&#xa0;; sans ces options,
ses chiffres forment une seule ligne. Les chiffres sont ceux d’info&#xa0;: byte_size,
duration_seconds, tick_rate, first_tick, last_tick, tick_count, markers, seek_points,
recorded_ticks, lost_ticks, players, entities, damage, counts.NAME et events.KIND (de
ce qui est enregistré, pas de ce qui est reconstruit&#xa0;; l’enregistrement d’un serveur a
certains événements une fois par destinataire)&#xa0;; et ceux de facts, qui doivent
être vrais pour un joueur, nommé dans la ligne&#xa0;: press_interval de toutes les
commandes, Hook.press_interval d’une seule. Un PATH peut être un répertoire, aussi par
son adresse avec une barre oblique à la fin&#xa0;: ce que le serveur y liste est parcouru. -
lit les noms sur l’entrée standard, un par ligne. Un enregistrement illisible donne une
ligne avec son erreur, de même que ce qui en a l’extension&#xa0;; dans un répertoire, les
autres fichiers sont ignorés. Avec --case, un enregistrement qu’un jeu a sauvegardé
pour un signalement devient un dossier de ce signalement, avec auteur, motif et
accusés, quel que soit le nombre de passages.</translation>
    </message>
    <message>
        <source>Options of every command: --json, --quiet, --token-file F, --help.
tickscope-cli COMMAND --help shows more; tickscope-cli --version shows the version.

Exit code: 0 everything was read, 1 damaged but partly read, 2 nothing could be read
or wrong usage.</source>
        <translation>Options de toutes les commandes&#xa0;: --json, --quiet, --token-file F, --help.
tickscope-cli COMMAND --help en dit plus&#xa0;; tickscope-cli --version affiche la version.

Code de sortie&#xa0;: 0 tout a été lu, 1 endommagé mais lu en partie, 2 rien n’a pu être lu
ou utilisation incorrecte.</translation>
    </message>
    <message>
        <source>There are no cases: do without a case store</source>
        <translation>Il n’y a pas de dossiers&#xa0;: se passer de dépôt de dossiers</translation>
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
        <translation>Énumère ce qui serait supprimé et pourquoi&#x202f;; seul --yes supprime, vers la corbeille. Un
enregistrement est supprimé quand --older, --larger ou --total le demande. Pour les
tailles, un K vaut 1024 octets. Jamais supprimés&#xa0;: les enregistrements d’un dossier,
les épinglés, ceux qui peuvent encore être en cours d’écriture, les endommagés, les
liens et ceux à qui manque ce que demande une règle&#xa0;: date ou monde, ou avec
--keep-best une arrivée au temps connu. Les dossiers sont ceux de --store et de la
fenêtre&#x202f;; sans l’un ni l’autre, il faut --no-cases. Un enregistrement en plusieurs fichiers est supprimé entier. --rules FILE&#xa0;:
{&quot;WORLD&quot;: {&quot;older&quot;: &quot;90d&quot;, &quot;keep_best&quot;: 10}}, avec l’identifiant du monde ou le nom de
la carte&#x202f;; ces règles y remplacent toutes les autres, {} garde tout. Les suppressions
sont notées dans ~/.local/share/tickscope/tickscope/pruned.jsonl (ou sous
XDG_DATA_HOME).</translation>
    </message>
    <message>
        <source>Takes GoldSrc demos and Hollow Cube replays. Prints what was repaired and what is lost.
The recording itself is never changed. The exit code is 1 when something had to be
repaired.</source>
        <translation>Accepte les démos GoldSrc et les replays Hollow Cube. Affiche ce qui a été réparé et ce
qui est perdu. L’enregistrement lui-même n’est jamais modifié. Le code de sortie est 1
si quelque chose a dû être réparé.</translation>
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
        <translation>L’extrait a les ticks, états et événements de l’enregistrement de --from à --to et
forme un enregistrement complet que les jeux lisent. Ce que des messages antérieurs ont
dit de son état et qui vaut encore (réglages, équipes, un vote) est répété dans son
premier tick&#x202f;; les événements qui découlent du tick précédent (un grappin, un tir, le
départ d’une course) y manquent. L’extrait d’un fichier teehistorian commence avec le
fichier. Les ticks dont l’état est perdu sont laissés de côté&#x202f;; le code de sortie est
alors 1. --anonymous connaît les noms par ce que l’enregistrement dit des joueurs et
par les lignes du serveur dans le chat aux formes connues&#x202f;; un nom que seules des
personnes ou d’autres lignes mentionnent reste. Il laisse de côté les textes des votes
et les codes de sauvegarde. --no-chat garde les lignes du serveur qui disent qui est
venu, parti, a changé de nom ou est arrivé. *** remplace les mots de passe et les codes
de sauvegarde des joueurs, sauf avec --show-secrets.</translation>
    </message>
    <message>
        <source>JSON has the form of case create --input: one object, a list, or one object
per line; a report with a &quot;key&quot; is not filed twice. CSV starts with a line of
column names: reporter, accused, claim, recording (SHA-256), file (its name),
tags, priority, key; other columns go into the claim. The exit code is 1 when
some were bad. Of an exported case notes and verdicts become notes that say
whose they were; it is open again, and its history is left out.</source>
        <translation>Le JSON a la forme de case create --input&#xa0;: un objet, une liste, ou un objet par ligne&#xa0;;
un signalement avec une «&#xa0;key&#xa0;» n’est pas enregistré deux fois. Le CSV commence par une
ligne de noms de colonnes&#xa0;: reporter, accused, claim, recording (SHA-256),
file (son nom), tags, priority, key&#xa0;; les autres colonnes vont dans l’accusation. Le code de sortie est 1 si certains
étaient incorrects.
Les notes et les verdicts d’un dossier exporté deviennent des notes qui disent de qui ils
étaient&#xa0;; il est de nouveau ouvert, et son historique est omis.</translation>
    </message>
    <message>
        <source>From a Teeworlds or DDNet demo, or a teehistorian file with its map. Of a run whose
player the recording does not name no ghost can be made. runs lists all runs, with
their numbers. DDNet lists ghosts whose file name begins with the name of the map.</source>
        <translation>À partir d’une démo de Teeworlds ou DDNet, ou d’un fichier teehistorian avec sa carte.
D’une course dont l’enregistrement ne nomme pas le joueur, on ne peut faire de fantôme.
runs énumère toutes les courses, avec leurs numéros. DDNet affiche les fantômes
dont le nom de fichier commence par celui de la carte.</translation>
    </message>
</context>
<context>
    <name>events</name>
    <message>
        <source>headshot</source>
        <translation>tir à la tête</translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s)</source>
        <translation>
            <numerusform>%n octet</numerusform>
            <numerusform>%n octets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n frag(s)</source>
        <translation>
            <numerusform>%n frag</numerusform>
            <numerusform>%n frags</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n death(s)</source>
        <translation>
            <numerusform>%n mort</numerusform>
            <numerusform>%n morts</numerusform>
        </translation>
    </message>
    <message>
        <source>round time {seconds} s</source>
        <translation>durée de la manche {seconds}&#xa0;s</translation>
    </message>
    <message>
        <source>intermission</source>
        <translation>fin de carte</translation>
    </message>
    <message>
        <source>{health} health, {armor} armor</source>
        <translation>{health} de vie, {armor} d’armure</translation>
    </message>
    <message>
        <source>{amount} ammo</source>
        <translation>{amount} munitions</translation>
    </message>
    <message>
        <source>{name} joined</source>
        <translation>{name} a rejoint la partie</translation>
    </message>
    <message>
        <source>{client} left</source>
        <translation>{client} a quitté la partie</translation>
    </message>
    <message>
        <source>{client} is now {to}</source>
        <translation>{client}&#xa0;s’appelle désormais {to}</translation>
    </message>
    <message>
        <source>event {index}</source>
        <translation>événement {index}</translation>
    </message>
    <message>
        <source>sequence {sequence}</source>
        <translation>séquence {sequence}</translation>
    </message>
    <message>
        <source>{0} at {run_time}</source>
        <translation>{0} à {run_time}</translation>
    </message>
    <message>
        <source>{name}: slot {slot}</source>
        <translation>{name}&#xa0;: emplacement {slot}</translation>
    </message>
    <message>
        <source>event {event}</source>
        <translation>événement {event}</translation>
    </message>
    <message>
        <source>{client} spawned</source>
        <translation>{client} est apparu</translation>
    </message>
    <message>
        <source>{client} is gone</source>
        <translation>{client} a disparu</translation>
    </message>
    <message>
        <source>{client} connected</source>
        <translation>{client}&#xa0;s’est connecté</translation>
    </message>
    <message>
        <source>{from} is now {to}</source>
        <translation>{from}&#xa0;s’appelle désormais {to}</translation>
    </message>
    <message>
        <source>end of the recording</source>
        <translation>fin de l’enregistrement</translation>
    </message>
    <message>
        <source>record {uuid}</source>
        <translation>donnée {uuid}</translation>
    </message>
    <message>
        <source>test record</source>
        <translation>donnée de test</translation>
    </message>
    <message>
        <source>{client} logged out</source>
        <translation>{client} n’est plus authentifié</translation>
    </message>
    <message>
        <source>{client} connects with {protocol}</source>
        <translation>{client} se connecte avec {protocol}</translation>
    </message>
    <message>
        <source>{client} entered the game</source>
        <translation>{client} est entré en jeu</translation>
    </message>
    <message>
        <source>{client} swaps with {other}</source>
        <translation>{client} échange avec {other}</translation>
    </message>
    <message>
        <source>{client} connected again</source>
        <translation>{client}&#xa0;s’est reconnecté</translation>
    </message>
    <message>
        <source>antibot</source>
        <translation>antibot</translation>
    </message>
    <message>
        <source>client {number} is {name}</source>
        <translation>le client {number} est {name}</translation>
    </message>
    <message>
        <source>{client} finished in {time}</source>
        <translation>{client} a terminé en {time}</translation>
    </message>
    <message>
        <source>team {team} finished in {time}</source>
        <translation>l’équipe {team} a terminé en {time}</translation>
    </message>
    <message>
        <source>{client} died ({weapon})</source>
        <translation>{client} est mort ({weapon})</translation>
    </message>
    <message>
        <source>{client} finished in {time_ticks}, not recorded</source>
        <translation>{client} a terminé en {time_ticks}, non enregistré</translation>
    </message>
    <message>
        <source>{client} differs from the rebuilt path</source>
        <translation>{client}&#xa0;s’écarte du parcours reconstitué</translation>
    </message>
    <message>
        <source>{name} left</source>
        <translation>{name} a quitté la partie</translation>
    </message>
    <message>
        <source>{who} changed skin</source>
        <translation>{who} a changé de skin</translation>
    </message>
    <message numerus="yes">
        <source>%n tuning value(s)</source>
        <translation>
            <numerusform>%n valeur de réglage</numerusform>
            <numerusform>%n valeurs de réglage</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n client(s)</source>
        <translation>
            <numerusform>%n client</numerusform>
            <numerusform>%n clients</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vote option(s)</source>
        <translation>
            <numerusform>%n option de vote</numerusform>
            <numerusform>%n options de vote</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n projectile(s)</source>
        <translation>
            <numerusform>%n projectile</numerusform>
            <numerusform>%n projectiles</numerusform>
        </translation>
    </message>
    <message>
        <source>teams of {0}</source>
        <translation>équipes de {0}</translation>
    </message>
    <message>
        <source>map sound {SoundId}</source>
        <translation>son de la carte {SoundId}</translation>
    </message>
    <message>
        <source>yes {Yes}, no {No}, open {Pass}, of {Total}</source>
        <translation>oui {Yes}, non {No}, restants {Pass}, sur {Total}</translation>
    </message>
    <message>
        <source>server record {ServerTimeBest}, own record {PlayerTimeBest}</source>
        <translation>record du serveur {ServerTimeBest}, record personnel {PlayerTimeBest}</translation>
    </message>
    <message>
        <source>match {MatchCurrent} of {MatchNum}</source>
        <translation>match {MatchCurrent} sur {MatchNum}</translation>
    </message>
    <message>
        <source>{client} changed the skin</source>
        <translation>{client} a changé de skin</translation>
    </message>
    <message>
        <source>{Name} is here</source>
        <translation>{Name} est là</translation>
    </message>
    <message>
        <source>{client} paused the game</source>
        <translation>{client} a mis le jeu en pause</translation>
    </message>
    <message>
        <source>{client} let go</source>
        <translation>{client} a lâché prise</translation>
    </message>
    <message>
        <source>{client} froze</source>
        <translation>{client} est gelé</translation>
    </message>
    <message>
        <source>{client} was teleported</source>
        <translation>{client} a été téléporté</translation>
    </message>
    <message>
        <source>{client} started the race</source>
        <translation>{client} a commencé la course</translation>
    </message>
    <message>
        <source>the server</source>
        <translation>le serveur</translation>
    </message>
    <message numerus="yes">
        <source>client %n</source>
        <translation>
            <numerusform>client %n</numerusform>
            <numerusform>client %n</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>{other} died ({weapon}, {headshot})</source>
        <translation>{other} est mort ({weapon}, {headshot})</translation>
    </message>
    <message>
        <source>{other} died ({headshot})</source>
        <translation>{other} est mort ({headshot})</translation>
    </message>
    <message>
        <source>{other} died ({weapon})</source>
        <translation>{other} est mort ({weapon})</translation>
    </message>
    <message>
        <source>{other} died</source>
        <translation>{other} est mort</translation>
    </message>
    <message>
        <source>{client} killed {other} ({weapon}, {headshot})</source>
        <translation>{client} a éliminé {other} ({weapon}, {headshot})</translation>
    </message>
    <message>
        <source>{client} killed {other} ({headshot})</source>
        <translation>{client} a éliminé {other} ({headshot})</translation>
    </message>
    <message>
        <source>{client} killed {other} ({weapon})</source>
        <translation>{client} a éliminé {other} ({weapon})</translation>
    </message>
    <message>
        <source>{client} killed {other}</source>
        <translation>{client} a éliminé {other}</translation>
    </message>
    <message>
        <source>event: {entity}, {other} (priority {priority}: {flags})</source>
        <translation>événement&#xa0;: {entity}, {other} (priorité {priority}&#xa0;: {flags})</translation>
    </message>
    <message>
        <source>event: {entity} (priority {priority}: {flags})</source>
        <translation>événement&#xa0;: {entity} (priorité {priority}&#xa0;: {flags})</translation>
    </message>
    <message>
        <source>event: {other} (priority {priority}: {flags})</source>
        <translation>événement&#xa0;: {other} (priorité {priority}&#xa0;: {flags})</translation>
    </message>
    <message>
        <source>event: {entity}, {other} (priority {priority})</source>
        <translation>événement&#xa0;: {entity}, {other} (priorité {priority})</translation>
    </message>
    <message>
        <source>event: {entity} (priority {priority})</source>
        <translation>événement&#xa0;: {entity} (priorité {priority})</translation>
    </message>
    <message>
        <source>event: {other} (priority {priority})</source>
        <translation>événement&#xa0;: {other} (priorité {priority})</translation>
    </message>
    <message>
        <source>demo buffer: {bytes}, sniper dot {value}</source>
        <translation>tampon de démo&#xa0;: {bytes}, point du sniper {value}</translation>
    </message>
    <message>
        <source>demo buffer: {bytes}, zoom {value}</source>
        <translation>tampon de démo&#xa0;: {bytes}, zoom {value}</translation>
    </message>
    <message>
        <source>demo buffer: {bytes}, kind {kind}</source>
        <translation>tampon de démo&#xa0;: {bytes}, type {kind}</translation>
    </message>
    <message>
        <source>demo buffer: {bytes}</source>
        <translation>tampon de démo&#xa0;: {bytes}</translation>
    </message>
    <message>
        <source>Terrorists win</source>
        <translation>Victoire des terroristes</translation>
    </message>
    <message>
        <source>Counter-terrorists win</source>
        <translation>Victoire des antiterroristes</translation>
    </message>
    <message>
        <source>Round draw</source>
        <translation>Manche nulle</translation>
    </message>
    <message>
        <source>sentence #{index}</source>
        <translation>phrase #{index}</translation>
    </message>
    <message>
        <source>sound #{index}</source>
        <translation>son #{index}</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>en pause</translation>
    </message>
    <message>
        <source>resumed</source>
        <translation>reprise</translation>
    </message>
    <message>
        <source>end of segment</source>
        <translation>fin du segment</translation>
    </message>
    <message>
        <source>start</source>
        <translation>début</translation>
    </message>
    <message>
        <source>{name}: off hand</source>
        <translation>{name}&#xa0;: main secondaire</translation>
    </message>
    <message>
        <source>{name}: main hand</source>
        <translation>{name}&#xa0;: main principale</translation>
    </message>
    <message>
        <source>{name}: stops</source>
        <translation>{name}&#xa0;: arrêt</translation>
    </message>
    <message>
        <source>{name} (not in the snapshot)</source>
        <translation>{name} (absent du snapshot)</translation>
    </message>
    <message>
        <source>{places} and {more} more (not in the snapshot)</source>
        <translation>{places} et {more} de plus (absents du snapshot)</translation>
    </message>
    <message>
        <source>{places} (not in the snapshot)</source>
        <translation>{places} (absents du snapshot)</translation>
    </message>
    <message>
        <source>anticheat flag: {label}</source>
        <translation>alerte anti-triche&#xa0;: {label}</translation>
    </message>
    <message>
        <source>anticheat flag</source>
        <translation>alerte anti-triche</translation>
    </message>
    <message>
        <source>direction left</source>
        <translation>direction gauche</translation>
    </message>
    <message>
        <source>direction right</source>
        <translation>direction droite</translation>
    </message>
    <message>
        <source>direction none</source>
        <translation>direction aucune</translation>
    </message>
    <message>
        <source>jump {action}</source>
        <translation>saut {action}</translation>
    </message>
    <message>
        <source>hook {action}</source>
        <translation>grappin {action}</translation>
    </message>
    <message>
        <source>fire {action} {value} times</source>
        <translation>tir {action} {value} fois</translation>
    </message>
    <message>
        <source>fire {action}</source>
        <translation>tir {action}</translation>
    </message>
    <message>
        <source>weapon {wanted}</source>
        <translation>arme {wanted}</translation>
    </message>
    <message>
        <source>next weapon</source>
        <translation>arme suivante</translation>
    </message>
    <message>
        <source>previous weapon</source>
        <translation>arme précédente</translation>
    </message>
    <message>
        <source>{client} left ({reason})</source>
        <translation>{client} a quitté la partie ({reason})</translation>
    </message>
    <message>
        <source>team {team} was saved</source>
        <translation>équipe {team} sauvegardée</translation>
    </message>
    <message>
        <source>team {team} could not be saved</source>
        <translation>équipe {team} non sauvegardée (échec)</translation>
    </message>
    <message>
        <source>team {team} was loaded</source>
        <translation>équipe {team} chargée</translation>
    </message>
    <message>
        <source>team {team} could not be loaded</source>
        <translation>équipe {team} non chargée (échec)</translation>
    </message>
    <message>
        <source>{client} was already logged in as {level} ({name})</source>
        <translation>{client} était déjà authentifié en tant que {level} ({name})</translation>
    </message>
    <message>
        <source>{client} was already logged in as {level}</source>
        <translation>{client} était déjà authentifié en tant que {level}</translation>
    </message>
    <message>
        <source>{client} logged in as {level} ({name})</source>
        <translation>{client} s’est authentifié en tant que {level} ({name})</translation>
    </message>
    <message>
        <source>{client} logged in as {level}</source>
        <translation>{client} s’est authentifié en tant que {level}</translation>
    </message>
    <message>
        <source>{client} has DDNet {version} ({text})</source>
        <translation>{client} a DDNet {version} ({text})</translation>
    </message>
    <message>
        <source>{client} has DDNet {version}</source>
        <translation>{client} a DDNet {version}</translation>
    </message>
    <message>
        <source>{client} joined team {to}</source>
        <translation>{client} a rejoint l’équipe {to}</translation>
    </message>
    <message>
        <source>{client} left the team</source>
        <translation>{client} a quitté l’équipe</translation>
    </message>
    <message>
        <source>team {team} practices</source>
        <translation>équipe {team} en mode entraînement</translation>
    </message>
    <message>
        <source>team {team} plays for real</source>
        <translation>équipe {team} joue pour de vrai</translation>
    </message>
    <message>
        <source>{client} hit themselves ({weapon})</source>
        <translation>{client} s’est touché ({weapon})</translation>
    </message>
    <message>
        <source>{client} hit themselves</source>
        <translation>{client} s’est touché</translation>
    </message>
    <message>
        <source>message {uuid}</source>
        <translation>message {uuid}</translation>
    </message>
    <message>
        <source>message {id}</source>
        <translation>message {id}</translation>
    </message>
    <message>
        <source>message {uuid}: {error}</source>
        <translation>message {uuid}&#xa0;: {error}</translation>
    </message>
    <message>
        <source>message {id}: {error}</source>
        <translation>message {id}&#xa0;: {error}</translation>
    </message>
    <message>
        <source>{other} died ({Weapon})</source>
        <translation>{other} est mort ({Weapon})</translation>
    </message>
    <message>
        <source>{client} killed {other} ({Weapon})</source>
        <translation>{client} a éliminé {other} ({Weapon})</translation>
    </message>
    <message>
        <source>team {Team} died ({client} first)</source>
        <translation>l’équipe {Team} est morte ({client} en premier)</translation>
    </message>
    <message>
        <source>team {Team} died</source>
        <translation>l’équipe {Team} est morte</translation>
    </message>
    <message>
        <source>vote ended</source>
        <translation>vote terminé</translation>
    </message>
    <message>
        <source>vote: {Type}</source>
        <translation>vote&#xa0;: {Type}</translation>
    </message>
    <message>
        <source>{client} joined the spectators</source>
        <translation>{client} a rejoint les spectateurs</translation>
    </message>
    <message>
        <source>{client} joined the game</source>
        <translation>{client} a rejoint la partie</translation>
    </message>
    <message>
        <source>{client} joined the blue team</source>
        <translation>{client} a rejoint l’équipe bleue</translation>
    </message>
    <message>
        <source>finished in {Time} ({Check})</source>
        <translation>terminé en {Time} ({Check})</translation>
    </message>
    <message>
        <source>finished in {Time}</source>
        <translation>terminé en {Time}</translation>
    </message>
    <message>
        <source>checkpoint at {Time} ({Check})</source>
        <translation>checkpoint à {Time} ({Check})</translation>
    </message>
    <message>
        <source>checkpoint at {Time}</source>
        <translation>checkpoint à {Time}</translation>
    </message>
    <message>
        <source>{client} finished in {Time} ({Diff}), server record</source>
        <translation>{client} a terminé en {Time} ({Diff}), record du serveur</translation>
    </message>
    <message>
        <source>{client} finished in {Time}, server record</source>
        <translation>{client} a terminé en {Time}, record du serveur</translation>
    </message>
    <message>
        <source>{client} finished in {Time} ({Diff}), personal record</source>
        <translation>{client} a terminé en {Time} ({Diff}), record personnel</translation>
    </message>
    <message>
        <source>{client} finished in {Time}, personal record</source>
        <translation>{client} a terminé en {Time}, record personnel</translation>
    </message>
    <message>
        <source>{client} finished in {Time} ({Diff})</source>
        <translation>{client} a terminé en {Time} ({Diff})</translation>
    </message>
    <message>
        <source>{client} finished in {Time}</source>
        <translation>{client} a terminé en {Time}</translation>
    </message>
    <message>
        <source>checkpoint ({Diff})</source>
        <translation>checkpoint ({Diff})</translation>
    </message>
    <message>
        <source>checkpoint</source>
        <translation>checkpoint</translation>
    </message>
    <message>
        <source>{keys}, aim {TargetX},{TargetY}</source>
        <translation>{keys}, visée {TargetX},{TargetY}</translation>
    </message>
    <message>
        <source>aim {TargetX},{TargetY}</source>
        <translation>visée {TargetX},{TargetY}</translation>
    </message>
    <message>
        <source>save {State}, code {Code}: {Error}</source>
        <translation>sauvegarde {State}, code {Code}&#xa0;: {Error}</translation>
    </message>
    <message>
        <source>save {State}, code {Code}</source>
        <translation>sauvegarde {State}, code {Code}</translation>
    </message>
    <message>
        <source>save {State}, code {GeneratedCode}: {Error}</source>
        <translation>sauvegarde {State}, code {GeneratedCode}&#xa0;: {Error}</translation>
    </message>
    <message>
        <source>save {State}, code {GeneratedCode}</source>
        <translation>sauvegarde {State}, code {GeneratedCode}</translation>
    </message>
    <message>
        <source>save {State}: {Error}</source>
        <translation>sauvegarde {State}&#xa0;: {Error}</translation>
    </message>
    <message>
        <source>save {State}</source>
        <translation>sauvegarde {State}</translation>
    </message>
    <message>
        <source>{client} left ({Reason})</source>
        <translation>{client} a quitté la partie ({Reason})</translation>
    </message>
    <message>
        <source>{Name} joined the spectators</source>
        <translation>{Name} a rejoint les spectateurs</translation>
    </message>
    <message>
        <source>{Name} joined the game</source>
        <translation>{Name} a rejoint la partie</translation>
    </message>
    <message>
        <source>{Name} joined the blue team</source>
        <translation>{Name} a rejoint l’équipe bleue</translation>
    </message>
    <message>
        <source>{Name} left ({Reason})</source>
        <translation>{Name} a quitté la partie ({Reason})</translation>
    </message>
    <message>
        <source>{Name} left</source>
        <translation>{Name} a quitté la partie</translation>
    </message>
    <message>
        <source>everybody joined the spectators</source>
        <translation>tout le monde a rejoint les spectateurs</translation>
    </message>
    <message>
        <source>everybody joined the game</source>
        <translation>tout le monde a rejoint la partie</translation>
    </message>
    <message>
        <source>everybody joined the blue team</source>
        <translation>tout le monde a rejoint l’équipe bleue</translation>
    </message>
    <message>
        <source>you joined the spectators (balanced)</source>
        <translation>vous avez rejoint les spectateurs (équilibrage)</translation>
    </message>
    <message>
        <source>you joined the game (balanced)</source>
        <translation>vous avez rejoint la partie (équilibrage)</translation>
    </message>
    <message>
        <source>you joined the blue team (balanced)</source>
        <translation>vous avez rejoint l’équipe bleue (équilibrage)</translation>
    </message>
    <message>
        <source>red flag grabbed</source>
        <translation>drapeau rouge pris</translation>
    </message>
    <message>
        <source>blue flag grabbed</source>
        <translation>drapeau bleu pris</translation>
    </message>
    <message>
        <source>{client} captured the red flag in {Time}</source>
        <translation>{client} a capturé le drapeau rouge en {Time}</translation>
    </message>
    <message>
        <source>{client} captured the blue flag in {Time}</source>
        <translation>{client} a capturé le drapeau bleu en {Time}</translation>
    </message>
    <message>
        <source>{client} hooked {other}</source>
        <translation>{client} a accroché {other}</translation>
    </message>
    <message>
        <source>{client} hooked</source>
        <translation>{client}&#xa0;s’est accroché</translation>
    </message>
    <message>
        <source>{client} fired ({weapon})</source>
        <translation>{client} a tiré ({weapon})</translation>
    </message>
    <message>
        <source>{client} fired</source>
        <translation>{client} a tiré</translation>
    </message>
    <message>
        <source>{client} hit {other} ({weapon})</source>
        <translation>{client} a touché {other} ({weapon})</translation>
    </message>
    <message>
        <source>{client} hit {other}</source>
        <translation>{client} a touché {other}</translation>
    </message>
    <message>
        <source>{client} thawed (by {other})</source>
        <translation>{client} est dégelé (par {other})</translation>
    </message>
    <message>
        <source>{client} thawed</source>
        <translation>{client} est dégelé</translation>
    </message>
    <message>
        <source>{client} started the race, timed from tick {start_tick}</source>
        <translation>{client} a commencé la course, chronométrée depuis le tick {start_tick}</translation>
    </message>
    <message>
        <source>message: {error}</source>
        <translation>message&#xa0;: {error}</translation>
    </message>
    <message>
        <source>message</source>
        <translation>message</translation>
    </message>
    <message>
        <source>{client} finished</source>
        <translation>{client} a terminé</translation>
    </message>
    <message>
        <source>{client} was suddenly elsewhere</source>
        <translation>{client} s’est soudain retrouvé ailleurs</translation>
    </message>
    <message>
        <source>{who} paused to spectate</source>
        <translation>{who} fait une pause pour regarder</translation>
    </message>
    <message>
        <source>{who} paused</source>
        <translation>{who} fait une pause</translation>
    </message>
    <message>
        <source>{who} resumed</source>
        <translation>{who} reprend</translation>
    </message>
    <message>
        <source>{client} joined the red team</source>
        <translation>{client} a rejoint l’équipe rouge</translation>
    </message>
    <message>
        <source>{client} joined team {to} (super)</source>
        <translation>{client} a rejoint l’équipe {to} (super)</translation>
    </message>
    <message>
        <source>the game was paused</source>
        <translation>le jeu a été mis en pause</translation>
    </message>
    <message>
        <source>the game goes on</source>
        <translation>le jeu reprend</translation>
    </message>
    <message>
        <source>{client} took the red flag</source>
        <translation>{client} a pris le drapeau rouge</translation>
    </message>
    <message>
        <source>{client} took the blue flag</source>
        <translation>{client} a pris le drapeau bleu</translation>
    </message>
    <message>
        <source>{client} dropped the red flag</source>
        <translation>{client} a lâché le drapeau rouge</translation>
    </message>
    <message>
        <source>{client} dropped the blue flag</source>
        <translation>{client} a lâché le drapeau bleu</translation>
    </message>
    <message>
        <source>the red flag was dropped</source>
        <translation>le drapeau rouge est tombé</translation>
    </message>
    <message>
        <source>the blue flag was dropped</source>
        <translation>le drapeau bleu est tombé</translation>
    </message>
    <message>
        <source>the red flag is back</source>
        <translation>le drapeau rouge est de retour</translation>
    </message>
    <message>
        <source>the blue flag is back</source>
        <translation>le drapeau bleu est de retour</translation>
    </message>
    <message>
        <source>{client} captured the red flag</source>
        <translation>{client} a capturé le drapeau rouge</translation>
    </message>
    <message>
        <source>{client} captured the blue flag</source>
        <translation>{client} a capturé le drapeau bleu</translation>
    </message>
    <message>
        <source>{client} died with team {Team}</source>
        <translation>{client} est mort avec l’équipe {Team}</translation>
    </message>
    <message>
        <source>{client} finished in {Time}, according to the chat</source>
        <translation>{client} a terminé en {Time}, d’après le chat</translation>
    </message>
    <message>
        <source>{who} is in the clan {to} now</source>
        <translation>{who} est maintenant dans le clan {to}</translation>
    </message>
    <message>
        <source>{who} left the clan {from}</source>
        <translation>{who} a quitté le clan {from}</translation>
    </message>
    <message>
        <source>{who} changed country</source>
        <translation>{who} a changé de pays</translation>
    </message>
    <message>
        <source>{client} reached tele checkpoint {number}</source>
        <translation>{client} a atteint le checkpoint de téléportation {number}</translation>
    </message>
    <message>
        <source>an event that cannot be read any more</source>
        <translation>un événement qui ne peut plus être lu</translation>
    </message>
    <message>
        <source>{team}: {score}</source>
        <translation>{team}&#xa0;: {score}</translation>
    </message>
    <message>
        <source>{name}: {items}</source>
        <translation>{name}&#xa0;: {items}</translation>
    </message>
    <message>
        <source>({x}, {y}, {z}): {block}</source>
        <translation>({x}, {y}, {z})&#xa0;: {block}</translation>
    </message>
</context>
<context>
    <name>facts</name>
    <message>
        <source>Press length</source>
        <translation>Durée d’appui</translation>
    </message>
    <message>
        <source>How long inputs are held. Presses whose beginning or end is not recorded are left out.</source>
        <translation>Combien de temps les commandes sont maintenues. Les appuis dont le début ou la fin n’est pas enregistré sont ignorés.</translation>
    </message>
    <message>
        <source>A key bound to a fixed press, a worn switch, or a game that ends a press by itself gives equal lengths.</source>
        <translation>Une touche associée à un appui fixe, un contacteur usé ou un jeu qui met lui-même fin à un appui donnent des durées égales.</translation>
    </message>
    <message>
        <source>Interval between presses</source>
        <translation>Intervalle entre les appuis</translation>
    </message>
    <message>
        <source>From the beginning of a press to that of the next one of the same input.</source>
        <translation>Du début d’un appui à celui de l’appui suivant sur la même commande.</translation>
    </message>
    <message>
        <source>Holding a key with the system&apos;s key repeat, or a weapon&apos;s reload time, gives equal intervals.</source>
        <translation>Maintenir une touche avec la répétition du système, ou le temps de rechargement d’une arme, donne des intervalles égaux.</translation>
    </message>
    <message>
        <source>Interval between changes</source>
        <translation>Intervalle entre les changements</translation>
    </message>
    <message>
        <source>From one tick in which any input is pressed or released to the next such tick.</source>
        <translation>D’un tick où une commande est enfoncée ou relâchée au tick suivant dans le même cas.</translation>
    </message>
    <message>
        <source>Calm players have long intervals; those who do a lot at once have short ones.</source>
        <translation>Qui joue calmement a de longs intervalles, qui fait beaucoup de choses à la fois en a de courts.</translation>
    </message>
    <message>
        <source>Regular intervals (±1 tick)</source>
        <translation>Intervalles réguliers (±1 tick)</translation>
    </message>
    <message>
        <source>Share of the intervals between input changes that are as long as the commonest one, or a tick shorter or longer. Of a single input: of the intervals between its presses.</source>
        <translation>Part des intervalles entre changements de commandes aussi longs que le plus fréquent, ou plus courts ou plus longs d’un tick. Pour une seule commande&#xa0;: des intervalles entre ses appuis.</translation>
    </message>
    <message>
        <source>Key repeat of the system, jumping or shooting in step with the game, lag that delivers inputs in batches, and a program that plays openly (a bot or a dummy) give regular intervals.</source>
        <translation>La répétition des touches du système, sauter ou tirer au rythme du jeu, une latence qui livre les commandes par paquets et un programme qui joue ouvertement (bot ou dummy) donnent des intervalles réguliers.</translation>
    </message>
    <message>
        <source>Exactly repeated sequences</source>
        <translation>Séquences répétées à l’identique</translation>
    </message>
    <message>
        <source>Share of the input changes that belong to a run of eight or more which comes again with the same inputs at the same intervals.</source>
        <translation>Part des changements de commandes appartenant à une suite d’au moins huit qui revient avec les mêmes commandes aux mêmes intervalles.</translation>
    </message>
    <message>
        <source>Tapping one key evenly repeats itself, and a trained routine of few keys may, too.</source>
        <translation>Taper régulièrement sur une touche se répète, et une routine bien exercée de quelques touches aussi, parfois.</translation>
    </message>
    <message>
        <source>Reaction time</source>
        <translation>Temps de réaction</translation>
    </message>
    <message>
        <source>Reactions below 100 ms</source>
        <translation>Réactions de moins de 100&#xa0;ms</translation>
    </message>
    <message>
        <source>Share of those reaction times that are shorter than 100 ms.</source>
        <translation>Part de ces temps de réaction inférieurs à 100&#xa0;ms.</translation>
    </message>
    <message>
        <source>Compare with the other players, and with how often this one presses.</source>
        <translation>Comparez avec les autres joueurs, et avec la fréquence des appuis de celui-ci.</translation>
    </message>
    <message>
        <source>Aim jumps</source>
        <translation>Sauts de visée</translation>
    </message>
    <message>
        <source>Share of the aim&apos;s movements, tick by tick, that turn it by 45 degrees or more.</source>
        <translation>Part des mouvements de la visée, tick par tick, qui la font tourner de 45 degrés ou plus.</translation>
    </message>
    <message>
        <source>With the cursor near the own character a small movement of the hand turns the aim far; a high mouse speed does, too.</source>
        <translation>Quand le curseur est près de son personnage, un petit geste fait beaucoup tourner la visée&#xa0;; une vitesse de souris élevée aussi.</translation>
    </message>
    <message>
        <source>Where a recording has the aim in steps, or not in every tick, turns look larger than they were.</source>
        <translation>Si l’enregistrement n’a la visée que par paliers, ou pas à chaque tick, les rotations paraissent plus grandes qu’elles ne l’étaient.</translation>
    </message>
    <message>
        <source>Settle time of the aim</source>
        <translation>Temps de stabilisation de la visée</translation>
    </message>
    <message>
        <source>After a jump of the aim: ticks until it rests for five ticks within 3 degrees. 0 means that the jump landed where the aim then stayed.</source>
        <translation>Après un saut de la visée&#xa0;: nombre de ticks jusqu’à ce qu’elle reste cinq ticks dans un écart de 3 degrés. 0 signifie que le saut a abouti là où la visée est ensuite restée.</translation>
    </message>
    <message>
        <source>A flick of a trained hand, a touch pad, and keys that turn the aim land at once.</source>
        <translation>Un flick d’une main exercée, un pavé tactile et des touches qui font tourner la visée se stabilisent aussitôt.</translation>
    </message>
    <message>
        <source>Jumps that another one follows before the aim rests have no settle time.</source>
        <translation>Les sauts suivis d’un autre avant que la visée se stabilise n’ont pas de temps de stabilisation.</translation>
    </message>
    <message>
        <source>Presses on one tick phase</source>
        <translation>Appuis sur une même phase de tick</translation>
    </message>
    <message>
        <source>Ticks are counted off in periods of 2 to 10. Share of the presses on the commonest place of the period, for the period that stands out most against chance (1 of 2 to 1 of 10).</source>
        <translation>Les ticks sont comptés par périodes de 2 à 10. Part des appuis à la place la plus fréquente de la période, pour la période qui se distingue le plus du hasard (1 sur 2 à 1 sur 10).</translation>
    </message>
    <message>
        <source>A client that sends its inputs every other tick, a low frame rate, or a server that takes them in batches puts presses on one phase.</source>
        <translation>Un client qui n’envoie ses commandes qu’un tick sur deux, un faible nombre d’images par seconde ou un serveur qui les prend par lots placent les appuis sur une même phase.</translation>
    </message>
    <message>
        <source>Damaged places</source>
        <translation>Endroits endommagés</translation>
    </message>
    <message>
        <source>A server or client that crashed, a full disk, or a copy that broke off.</source>
        <translation>Un serveur ou un client qui a planté, un disque plein ou une copie interrompue.</translation>
    </message>
    <message>
        <source>A file that was changed with care has no damage.</source>
        <translation>Un fichier modifié avec soin n’a aucun dégât.</translation>
    </message>
    <message>
        <source>Ticks lost to damage</source>
        <translation>Ticks perdus par les dégâts</translation>
    </message>
    <message>
        <source>As for damaged places.</source>
        <translation>Comme pour les endroits endommagés.</translation>
    </message>
    <message>
        <source>Lost ticks at the end are not known to the file.</source>
        <translation>Le fichier ne sait rien des ticks perdus à la fin.</translation>
    </message>
    <message>
        <source>Gaps of more than a second</source>
        <translation>Trous de plus d’une seconde</translation>
    </message>
    <message>
        <source>Stretches without a recorded tick.</source>
        <translation>Passages sans tick enregistré.</translation>
    </message>
    <message>
        <source>Some formats write nothing while nothing changes; recordings can be paused.</source>
        <translation>Certains formats n’écrivent rien tant que rien ne change&#xa0;; un enregistrement peut être mis en pause.</translation>
    </message>
    <message>
        <source>A cut at either end leaves no gap.</source>
        <translation>Une coupe à l’une des extrémités ne laisse pas de trou.</translation>
    </message>
    <message>
        <source>Time running backwards</source>
        <translation>Temps qui recule</translation>
    </message>
    <message>
        <source>Places where the next tick is not after the one before.</source>
        <translation>Endroits où le tick suivant ne vient pas après le précédent.</translation>
    </message>
    <message>
        <source>A map change or restart of the server within one recording.</source>
        <translation>Un changement de carte ou un redémarrage du serveur au sein d’un même enregistrement.</translation>
    </message>
    <message>
        <source>Formats that number their own frames cannot run backwards; what their clock does is among the damaged places.</source>
        <translation>Les formats qui numérotent leurs propres trames ne peuvent pas reculer&#xa0;; ce que fait leur horloge compte parmi les endroits endommagés.</translation>
    </message>
    <message>
        <source>Seams</source>
        <translation>Raccords</translation>
    </message>
    <message>
        <source>Places where the recording itself says that it was paused, resumed or put together.</source>
        <translation>Endroits où l’enregistrement indique lui-même qu’il a été mis en pause, repris ou assemblé.</translation>
    </message>
    <message>
        <source>A recorder that was restarted.</source>
        <translation>Un enregistrement relancé.</translation>
    </message>
    <message>
        <source>Missing keyframes</source>
        <translation>Images clés manquantes</translation>
    </message>
    <message>
        <source>Distances between keyframes of more than one and a half times the middle one.</source>
        <translation>Distances entre images clés supérieures à une fois et demie la distance médiane.</translation>
    </message>
    <message>
        <source>A recorder under load, or one that makes keyframes only when much has changed.</source>
        <translation>Un enregistreur surchargé, ou qui ne fait d’image clé que lorsque beaucoup a changé.</translation>
    </message>
    <message>
        <source>Formats without keyframes have no such figure.</source>
        <translation>Les formats sans images clés n’ont pas ce chiffre.</translation>
    </message>
    <message>
        <source>Markers outside the recording</source>
        <translation>Marqueurs hors de l’enregistrement</translation>
    </message>
    <message>
        <source>Markers of the header at ticks that the content does not have.</source>
        <translation>Marqueurs de l’en-tête à des ticks que le contenu n’a pas.</translation>
    </message>
    <message>
        <source>A part that was cut out of a longer recording keeps the markers of it.</source>
        <translation>Un extrait d’un enregistrement plus long en conserve les marqueurs.</translation>
    </message>
    <message>
        <source>Only recordings with markers have such a figure.</source>
        <translation>Seuls les enregistrements avec marqueurs ont ce chiffre.</translation>
    </message>
    <message>
        <source>Map differs from the recorded hash</source>
        <translation>Carte différente de l’empreinte enregistrée</translation>
    </message>
    <message>
        <source>1 where the map in use has another hash than the recording states, 0 where it has the same.</source>
        <translation>1 si la carte utilisée a une autre empreinte que celle indiquée par l’enregistrement, 0 si elle a la même.</translation>
    </message>
    <message>
        <source>Another version of the map was chosen by a person.</source>
        <translation>Quelqu’un a choisi une autre version de la carte.</translation>
    </message>
    <message>
        <source>Without a map, or without a stated hash, nothing can be compared.</source>
        <translation>Sans carte, ou sans empreinte indiquée, il n’y a rien à comparer.</translation>
    </message>
    <message>
        <source>share</source>
        <translation>part</translation>
    </message>
    <message>
        <source>ticks</source>
        <translation>ticks</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>degrees</source>
        <translation>degrés</translation>
    </message>
    <message>
        <source>places</source>
        <translation>endroits</translation>
    </message>
    <message>
        <source>spawn</source>
        <translation>apparition</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>touché</translation>
    </message>
    <message>
        <source>freeze</source>
        <translation>gel</translation>
    </message>
    <message>
        <source>player in reach</source>
        <translation>joueur à portée</translation>
    </message>
    <message>
        <source>every 2 ticks</source>
        <translation>tous les 2 ticks</translation>
    </message>
    <message>
        <source>every 3 ticks</source>
        <translation>tous les 3 ticks</translation>
    </message>
    <message>
        <source>every 4 ticks</source>
        <translation>tous les 4 ticks</translation>
    </message>
    <message>
        <source>every 5 ticks</source>
        <translation>tous les 5 ticks</translation>
    </message>
    <message>
        <source>every 6 ticks</source>
        <translation>tous les 6 ticks</translation>
    </message>
    <message>
        <source>every 7 ticks</source>
        <translation>tous les 7 ticks</translation>
    </message>
    <message>
        <source>every 8 ticks</source>
        <translation>tous les 8 ticks</translation>
    </message>
    <message>
        <source>every 9 ticks</source>
        <translation>tous les 9 ticks</translation>
    </message>
    <message>
        <source>every 10 ticks</source>
        <translation>tous les 10 ticks</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation>non indiqué</translation>
    </message>
    <message>
        <source>Places of the file that are not as its format demands, by what is wrong.</source>
        <translation>Endroits du fichier qui ne respectent pas son format, par type de défaut.</translation>
    </message>
    <message>
        <source>Header differs from content</source>
        <translation>L’en-tête diffère du contenu</translation>
    </message>
    <message>
        <source>Numbers of the header, such as length, frames, ticks and markers, that are not those of the content. Samples are the numbers that the header states.</source>
        <translation>Nombres de l’en-tête, comme la durée, les trames, les ticks et les marqueurs, qui ne sont pas ceux du contenu. Les échantillons sont les nombres indiqués par l’en-tête.</translation>
    </message>
    <message>
        <source>A copy that broke off, or a program that cut the recording and left its header as it was.</source>
        <translation>Une copie interrompue, ou un programme qui a coupé l’enregistrement sans modifier son en-tête.</translation>
    </message>
    <message>
        <source>A recording that is still being written, or whose recorder crashed, does not state them, and some formats never do. A header that was changed with care fits.</source>
        <translation>Un enregistrement encore en cours d’écriture, ou dont le programme a planté, ne les indique pas, et certains formats ne le font jamais. Un en-tête modifié avec soin concorde.</translation>
    </message>
    <message>
        <source>Hook</source>
        <translation>Grappin</translation>
    </message>
    <message>
        <source>Hammer</source>
        <translation>Marteau</translation>
    </message>
    <message>
        <source>Gun</source>
        <translation>Pistolet</translation>
    </message>
    <message>
        <source>Shotgun</source>
        <translation>Fusil à pompe</translation>
    </message>
    <message>
        <source>Grenade</source>
        <translation>Lance-grenades</translation>
    </message>
    <message>
        <source>Laser</source>
        <translation>Rayon laser</translation>
    </message>
    <message>
        <source>Ninja</source>
        <translation>Sabre ninja</translation>
    </message>
    <message>
        <source>Hits on players</source>
        <translation>Joueurs touchés</translation>
    </message>
    <message>
        <source>In a crowd, or on players who hold still, anyone hits. A held trigger, a bound key and a dummy that copies inputs fire without an aim; hooks are mostly thrown at walls; with a high latency even a good aim misses.</source>
        <translation>Dans la foule ou sur des joueurs immobiles, n’importe qui touche. Une détente maintenue, une touche liée et un dummy qui copie les entrées tirent sans viser&#x202f;; le grappin vise le plus souvent les murs&#x202f;; avec une forte latence, même une bonne visée manque.</translation>
    </message>
    <message>
        <source>no shot with a known weapon and end</source>
        <translation>aucun tir dont l’arme et la fin sont connues</translation>
    </message>
    <message>
        <source>Aim off the nearest player</source>
        <translation>Écart de visée au joueur le plus proche</translation>
    </message>
    <message>
        <source>At each shot, hammer blow or thrown hook: the angle between the aim and the middle of the nearest other player in reach with no wall between.</source>
        <translation>À chaque tir, coup de marteau ou lancer de grappin&#xa0;: l’angle entre la visée et le centre de l’autre joueur le plus proche, à portée et sans mur entre les deux.</translation>
    </message>
    <message>
        <source>Shots may be meant for somebody else, for a wall, or to push the player along. Near players fill a wide angle, and a good player aims well.</source>
        <translation>Un tir peut viser quelqu’un d’autre, un mur ou servir à se déplacer. Les joueurs proches occupent un grand angle, et un bon joueur vise bien.</translation>
    </message>
    <message>
        <source>From view to first shot</source>
        <translation>De la vue au premier tir</translation>
    </message>
    <message>
        <source>From another player&apos;s coming into view to the first shot, blow or hook whose aim points at that player, within five seconds. In view is what the game shows at its own zoom around the own character.</source>
        <translation>De l’apparition d’un autre joueur au premier tir, coup ou grappin dont la visée pointe vers lui, dans les cinq secondes. Est en vue ce que le jeu montre à son propre zoom autour du personnage.</translation>
    </message>
    <message>
        <source>Sudden turns onto a player</source>
        <translation>Rotations soudaines vers un joueur</translation>
    </message>
    <message>
        <source>Of the turns of the aim by more than 30 degrees from one recorded state to the next, while another player is in view: the share that ends within 2 degrees of the middle of one.</source>
        <translation>Parmi les rotations de la visée de plus de 30 degrés d’un état enregistré au suivant, un autre joueur étant en vue&#xa0;: la part qui finit à moins de 2 degrés du centre d’un joueur.</translation>
    </message>
    <message>
        <source>Chance: each player in view takes up 4 of 360 degrees, and more turn that way than another. A flick of a trained hand, lag that delivers several movements at once, and a cursor near the own character do it as well.</source>
        <translation>Le hasard&#xa0;: chaque joueur en vue occupe 4 degrés sur 360, et on se tourne plus souvent de ce côté. Le geste vif d’une main exercée, un lag qui livre plusieurs mouvements d’un coup et un curseur près du personnage font de même.</translation>
    </message>
    <message>
        <source>Aim kept on a moving player</source>
        <translation>Visée maintenue sur un joueur en mouvement</translation>
    </message>
    <message>
        <source>How long the aim stays within 2 degrees of the middle of a player, for five ticks or more, while the direction to that player turns so far that an aim at rest would have left it.</source>
        <translation>Combien de temps la visée reste à moins de 2 degrés du centre d’un joueur, pendant au moins cinq ticks, alors que sa direction tourne assez pour qu’une visée immobile l’ait quitté.</translation>
    </message>
    <message>
        <source>Following a friend with the cursor, hooking and dragging somebody, and moving past each other evenly keep the aim on a player.</source>
        <translation>Suivre un ami au curseur, accrocher et traîner quelqu’un, ou se croiser régulièrement maintient la visée sur un joueur.</translation>
    </message>
    <message>
        <source>Share of the shots, hammer blows and thrown hooks that touch another player: with the shell or beam, with the blast of a grenade, or with the hook. Shots whose end is not seen are left out. The bars show how many ticks shots last until they end.</source>
        <translation>Part des tirs, coups de marteau et lancers de grappin qui touchent un autre joueur&#xa0;: par le projectile ou le rayon, par le souffle d’une grenade, ou par le grappin. Les tirs dont on ne voit pas la fin ne comptent pas. Les barres montrent combien de ticks durent les tirs jusqu’à leur fin.</translation>
    </message>
    <message>
        <source>changes</source>
        <translation>changements</translation>
    </message>
    <message>
        <source>What the player saw is not recorded: neither the zoom nor where they looked. A turn is measured between two recorded states, so a gradual one may look sudden. The figure includes latency, by which the player saw others where they had been.</source>
        <translation>La vue du joueur n’est pas enregistrée&#xa0;: on ne connaît ni le zoom ni où allait son regard. Les rotations se mesurent entre deux états enregistrés&#x202f;; un geste plus long peut donc sembler soudain. La latence, qui montrait au joueur les autres là où ils n’étaient plus, y est comprise.</translation>
    </message>
    <message>
        <source>If the most common interval is short, the share is easily high: compare with the other players. The confidence interval assumes independent intervals, which those of a rhythm are not.</source>
        <translation>Quand l’intervalle le plus fréquent est court, une part élevée est vite atteinte&#xa0;: comparez avec les autres joueurs. L’intervalle de confiance suppose les intervalles indépendants, ce que ceux d’un rythme ne sont pas.</translation>
    </message>
    <message>
        <source>One tick of difference breaks a sequence; copies that were varied on purpose are not found. The confidence interval assumes independent changes.</source>
        <translation>Un tick de différence rompt une séquence&#xa0;; les copies modifiées à dessein ne sont pas trouvées. L’intervalle de confiance suppose les changements indépendants.</translation>
    </message>
    <message>
        <source>Someone who presses keys all the time soon presses one after any event, and players see many events coming.</source>
        <translation>Qui appuie sans cesse appuie vite après n’importe quoi&#xa0;; beaucoup d’événements se voient venir.</translation>
    </message>
    <message>
        <source>Chance: someone who presses ten times a second has a press within 100 ms of every event. Players respond early to events that they see coming.</source>
        <translation>Le hasard&#xa0;: qui appuie dix fois par seconde a un appui à moins de 100&#xa0;ms de tout. Les événements prévus reçoivent une réponse précoce.</translation>
    </message>
    <message>
        <source>DDNet has no damage, so hits are worked out by its rules from recorded positions; near hits and near misses may be wrong, especially where not every tick is recorded. Race teams are not distinguished. Weapons in a teehistorian file are known only with its map, and no recording says where shells land.</source>
        <translation>DDNet n’inflige pas de dégâts&#x202f;; les touches sont donc déduites de ses règles à partir des positions enregistrées. Ce qui touche ou manque de peu peut être faux, surtout quand tous les ticks ne sont pas enregistrés. Les équipes de course ne sont pas distinguées. Sans sa carte, un fichier teehistorian ne dit rien des armes, et aucun enregistrement ne dit où finissent les projectiles.</translation>
    </message>
    <message>
        <source>Players who zoom out, or are warned by a friend, know of others earlier. Players who fire all the time, by hand, with a bound key or through a dummy, soon fire at anyone.</source>
        <translation>Qui dézoome, ou est prévenu par un ami, voit les autres plus tôt. Qui tire tout le temps, à la main, par une touche liée ou un dummy, tire vite sur n’importe qui.</translation>
    </message>
    <message>
        <source>Unexplained long moves</source>
        <translation>Grands déplacements sans raison</translation>
    </message>
    <message>
        <source>Few formats record it.</source>
        <translation>Peu de formats l’indiquent.</translation>
    </message>
    <message>
        <source>no shot with a known weapon while a player was in reach</source>
        <translation>aucun tir dont l’arme est connue alors qu’un joueur était à portée</translation>
    </message>
    <message>
        <source>no shot with a known weapon at a player who came into view</source>
        <translation>aucun tir dont l’arme est connue sur un joueur venu en vue</translation>
    </message>
    <message>
        <source>Same inputs twice</source>
        <translation>Mêmes entrées deux fois</translation>
    </message>
    <message>
        <source>The longest time, from one change of an input to another, in which all inputs and the aim are tick by tick those of another visit, or of another time of the same one. Samples are pairs of visits. The bars are all pairs of visits without this player: how long inputs are the same by chance. Stretches of ten changes or more are listed.</source>
        <translation>Le temps le plus long, d’un changement d’entrée à un autre, pendant lequel toutes les entrées et la visée sont, tick par tick, celles d’une autre visite, ou d’un autre moment de la même. Les échantillons sont des paires de visites. Les barres sont toutes les paires de visites sans ce joueur&#xa0;: combien de temps les entrées sont identiques par hasard. Les passages de dix changements ou plus sont listés.</translation>
    </message>
    <message>
        <source>A dummy that copies its player&apos;s inputs, bots that run the same program, keys pressed to a rhythm with the mouse at rest, and short stretches by chance. Players who wait at a start line change no inputs, so waiting does not count.</source>
        <translation>Un dummy qui copie les entrées de son joueur, des bots qui exécutent le même programme, des touches pressées en rythme avec la souris au repos, et de courts passages par hasard. Qui attend sur une ligne de départ ne change aucune entrée&#xa0;: attendre ne compte donc pas.</translation>
    </message>
    <message>
        <source>An aim that differs by a little is another one, so a copy that was changed on purpose is not found. Where a recording does not hold every tick, inputs may look the same that were not. Up to 1,500,000 changes and 512 visits are compared.</source>
        <translation>Une visée qui diffère un peu en est une autre&#xa0;: une copie modifiée exprès n’est donc pas trouvée. Là où un enregistrement ne contient pas chaque tick, des entrées peuvent paraître identiques sans l’avoir été. Jusqu’à 1 500 000 changements et 512 visites sont comparés.</translation>
    </message>
    <message>
        <source>no inputs to compare</source>
        <translation>aucune entrée à comparer</translation>
    </message>
    <message>
        <source>From an event (spawning, being hit, being frozen, another player coming into reach) to the first press within a second, from the same tick on.</source>
        <translation>D’un événement (apparition, être touché, être gelé, un autre joueur arrive à portée) au premier appui dans la seconde, à partir du même tick.</translation>
    </message>
    <message>
        <source>What counts as long depends on the recording itself. Slow changes of the rules of movement do not show. Without the map its teleporters are not known, and jumps by them count.</source>
        <translation>Ce qui est grand se mesure d’après l’enregistrement lui-même. Les changements lents des règles de déplacement ne se voient pas. Sans la carte, ses téléporteurs ne sont pas connus, et les sauts qu’ils causent comptent.</translation>
    </message>
    <message>
        <source>no moves, or fewer than 1,000 of all players to measure by</source>
        <translation>aucun déplacement, ou moins de 1 000 de tous les joueurs pour servir de mesure</translation>
    </message>
    <message>
        <source>Ticks whose state is not known because of damage, and those that are left out since time goes back.</source>
        <translation>Ticks dont l’état est inconnu à cause de dégâts, et ceux qui sont laissés de côté parce que le temps recule.</translation>
    </message>
    <message>
        <source>Lag, a command of the player (such as /rescue) or of an administrator, a device of the map that is not recorded, and a game mode with its own teleports.</source>
        <translation>La latence, une commande du joueur (comme /rescue) ou d’un administrateur, un dispositif de la carte absent de l’enregistrement et un mode de jeu avec ses propres téléportations.</translation>
    </message>
    <message>
        <source>Moves within one tick, more than three times as far as 999 of 1,000 moves of all players, without a teleport, a command for one, spawn, death, load, swap, team change or return to a checkpoint within three ticks, and not between teleporters of the map. Moves are compared with speeds that are kept up for three recorded ticks, so jumps do not raise the measure.</source>
        <translation>Déplacements en un tick, plus de trois fois plus grands que 999 sur 1 000 déplacements de tous les joueurs, sans téléportation, commande qui en demande une, apparition, mort, chargement, échange, changement d’équipe ni retour à un point de contrôle à moins de trois ticks, et non entre des téléporteurs de la carte. Ils sont comparés aux vitesses maintenues pendant trois ticks enregistrés, de sorte que les sauts n’élèvent pas la mesure.</translation>
    </message>
    <message>
        <source>Periods in which the recording leaves out ticks, as one of every second tick does, have no value. The best of nine periods is taken, so some excess over chance is expected; of several players together, the best of each.</source>
        <translation>Les périodes selon lesquelles l’enregistrement omet lui-même des ticks, par exemple un sur deux, n’ont pas de valeur. La meilleure de neuf périodes est retenue&#xa0;: un certain excès sur le hasard est donc attendu. Pour plusieurs joueurs ensemble, c’est la meilleure de chacun.</translation>
    </message>
    <message>
        <source>the recording leaves out ticks in this period</source>
        <translation>l’enregistrement omet des ticks selon cette période</translation>
    </message>
    <message>
        <source>It is not known whether a press is a response to the event. The time includes the player&apos;s latency. Where inputs are not known from the event to the press, as of a frozen player in a demo, there is none.</source>
        <translation>On ne sait pas si l’appui répond à l’événement. La latence est comprise&#xa0;: le trajet de l’image vers le joueur et celui de la commande en retour. Là où les entrées ne sont pas connues de l’événement à l’appui, comme celles d’un joueur gelé dans une démo, il n’y en a pas.</translation>
    </message>
    <message>
        <source>the recording holds no inputs of this player</source>
        <translation>l’enregistrement ne contient aucune entrée de ce joueur</translation>
    </message>
    <message>
        <source>A recorded tick is the finest step, and it may be several ticks of the game, or a frame of no fixed length. A press that begins and ends within one tick is not seen. Where inputs are derived from the character, a jump counts only while the character jumps, and weapons change when the game lets them, or by themselves; while it is frozen or paused and when it appears, nothing is known.</source>
        <translation>Un tick enregistré est le pas le plus fin&#xa0;; il peut valoir plusieurs ticks du jeu, ou être une image sans durée fixe. Un appui qui commence et finit dans le même tick ne se voit pas. Là où les entrées sont déduites du personnage, un saut ne compte que tant que le personnage saute, et les armes changent quand le jeu le permet, ou d’elles-mêmes&#xa0;; tant qu’il est gelé ou en pause et quand il apparaît, rien n’est connu.</translation>
    </message>
    <message>
        <source>A recorded tick is the finest step, and it may be several ticks of the game, or a frame of no fixed length. A press that begins and ends within one tick counts as 0 ticks.</source>
        <translation>Un tick enregistré est le pas le plus fin&#xa0;; il peut valoir plusieurs ticks du jeu, ou être une image sans durée fixe. Un appui qui commence et finit dans le même tick compte pour 0 tick.</translation>
    </message>
</context>
<context>
    <name>faults</name>
    <message>
        <source>a recording cannot be written over itself</source>
        <translation>un enregistrement ne peut pas être écrit sur lui-même</translation>
    </message>
    <message>
        <source>case create takes only options</source>
        <translation>case create n’accepte que des options</translation>
    </message>
    <message>
        <source>case list takes only options</source>
        <translation>case list n’accepte que des options</translation>
    </message>
    <message>
        <source>give either --output or --case</source>
        <translation>indiquez soit --output, soit --case</translation>
    </message>
    <message>
        <source>give either --tick T or --at TIME</source>
        <translation>indiquez soit --tick T, soit --at TIME</translation>
    </message>
    <message>
        <source>give files, folders, URLs or -</source>
        <translation>indiquez des fichiers, des répertoires, des URL ou -</translation>
    </message>
    <message>
        <source>give one FILE: there is only one --output</source>
        <translation>indiquez un seul FILE&#xa0;: il n’y a qu’un --output</translation>
    </message>
    <message>
        <source>give one FILE: there is only one image</source>
        <translation>indiquez un seul FILE&#xa0;: il n’y a qu’une image</translation>
    </message>
    <message>
        <source>give one FILE with reports, or -</source>
        <translation>indiquez un FILE avec des signalements, ou -</translation>
    </message>
    <message>
        <source>give one recording: there is only one copy</source>
        <translation>indiquez un seul enregistrement&#xa0;: il n’y a qu’une copie</translation>
    </message>
    <message>
        <source>give the case store with --store FILE or --store service:NAME, or in TICKSCOPE_STORE</source>
        <translation>indiquez le dépôt des dossiers avec --store FILE ou --store service:NAME, ou dans TICKSCOPE_STORE</translation>
    </message>
    <message>
        <source>give the file to write with -o OUT.hcrp</source>
        <translation>indiquez le fichier à écrire avec -o OUT.hcrp</translation>
    </message>
    <message>
        <source>give the file to write with --output FILE</source>
        <translation>indiquez le fichier à écrire avec --output FILE</translation>
    </message>
    <message>
        <source>give the folder of a bundle</source>
        <translation>indiquez le répertoire d’un dossier de preuves</translation>
    </message>
    <message>
        <source>give the folder to create with --output DIR</source>
        <translation>indiquez le répertoire à créer avec --output DIR</translation>
    </message>
    <message>
        <source>give the image to write with -o OUT.png</source>
        <translation>indiquez l’image à écrire avec -o OUT.png</translation>
    </message>
    <message>
        <source>give the number of one case</source>
        <translation>indiquez le numéro d’un seul dossier</translation>
    </message>
    <message>
        <source>give the numbers of cases</source>
        <translation>indiquez les numéros de dossiers</translation>
    </message>
    <message>
        <source>give the player with --player P</source>
        <translation>indiquez le joueur avec --player P</translation>
    </message>
    <message>
        <source>--ignore-case is for --match</source>
        <translation>--ignore-case va avec --match</translation>
    </message>
    <message>
        <source>--journal needs --output or --case: progress on standard output cannot be known</source>
        <translation>--journal exige --output ou --case&#xa0;: la progression sur la sortie standard ne peut pas être connue</translation>
    </message>
    <message>
        <source>no command given</source>
        <translation>aucune commande indiquée</translation>
    </message>
    <message>
        <source>no FILE given</source>
        <translation>aucun FILE indiqué</translation>
    </message>
    <message>
        <source>not all of it is at hand to be hashed</source>
        <translation>tout n’est pas disponible pour calculer l’empreinte</translation>
    </message>
    <message>
        <source>see tickscope-cli --help</source>
        <translation>voir tickscope-cli --help</translation>
    </message>
    <message>
        <source>someone else has just changed it; try again</source>
        <translation>quelqu’un d’autre vient de le modifier&#xa0;; réessayez</translation>
    </message>
    <message>
        <source>use events --kind list to print the event types</source>
        <translation>utilisez events --kind list pour afficher les types d’événement</translation>
    </message>
    <message>
        <source>--zoom must be from 0.01 to 100</source>
        <translation>--zoom doit être compris entre 0.01 et 100</translation>
    </message>
    <message>
        <source>the map&apos;s name is no file name</source>
        <translation>le nom de la carte n’est pas un nom de fichier</translation>
    </message>
    <message>
        <source>more values than fit into memory</source>
        <translation>plus de valeurs que la mémoire n’en peut contenir</translation>
    </message>
    <message>
        <source>no file of that map was found</source>
        <translation>aucun fichier de cette carte n’a été trouvé</translation>
    </message>
    <message>
        <source>no such stretch in the recording</source>
        <translation>l’enregistrement n’a pas ce passage</translation>
    </message>
    <message>
        <source>the recording names no map</source>
        <translation>l’enregistrement ne nomme aucune carte</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>annulé</translation>
    </message>
    <message>
        <source>no such tick in the recording</source>
        <translation>l’enregistrement n’a pas ce tick</translation>
    </message>
    <message>
        <source>the recording has become shorter</source>
        <translation>l’enregistrement a raccourci</translation>
    </message>
    <message>
        <source>the file ends inside its header</source>
        <translation>le fichier s’arrête dans son en-tête</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>le fichier est vide</translation>
    </message>
    <message>
        <source>unrecognised format</source>
        <translation>format non reconnu</translation>
    </message>
    <message>
        <source>unrecognised folder</source>
        <translation>répertoire non reconnu</translation>
    </message>
    <message>
        <source>unrecognised format inside the packed file</source>
        <translation>format non reconnu dans le fichier compressé</translation>
    </message>
    <message>
        <source>baselines end early</source>
        <translation>les valeurs de référence s’arrêtent trop tôt</translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s) behind the directory cut off</source>
        <translation>
            <numerusform>%n octet coupé après l’index</numerusform>
            <numerusform>%n octets coupés après l’index</numerusform>
        </translation>
    </message>
    <message>
        <source>client data end early</source>
        <translation>les données du client s’arrêtent trop tôt</translation>
    </message>
    <message>
        <source>client data refer to a packet that is missing; they stay as they were up to a whole update</source>
        <translation>les données du client renvoient à un paquet manquant&#xa0;; elles restent inchangées jusqu’à une mise à jour complète</translation>
    </message>
    <message>
        <source>the demo holds no frame</source>
        <translation>la démo ne contient aucune trame</translation>
    </message>
    <message>
        <source>description ends early</source>
        <translation>la description s’arrête trop tôt</translation>
    </message>
    <message>
        <source>description has more fields than a mask</source>
        <translation>la description a plus de champs qu’un masque</translation>
    </message>
    <message>
        <source>the end mark of a segment is missing</source>
        <translation>la marque de fin d’un segment manque</translation>
    </message>
    <message>
        <source>an end mark was added</source>
        <translation>une marque de fin a été ajoutée</translation>
    </message>
    <message>
        <source>entities refer to a packet that is missing; they stay as they were up to a whole update</source>
        <translation>des entités renvoient à un paquet manquant&#xa0;; elles restent inchangées jusqu’à une mise à jour complète</translation>
    </message>
    <message>
        <source>entity before the description of its fields</source>
        <translation>entité avant la description de ses champs</translation>
    </message>
    <message>
        <source>entity refers to none before it</source>
        <translation>l’entité ne renvoie à aucune autre avant elle</translation>
    </message>
    <message>
        <source>faces of the map share their edges</source>
        <translation>des faces de la carte partagent leurs arêtes</translation>
    </message>
    <message>
        <source>field of a description has no known kind</source>
        <translation>un champ de description est d’un genre inconnu</translation>
    </message>
    <message>
        <source>field of a description has an impossible width</source>
        <translation>un champ de description a une largeur impossible</translation>
    </message>
    <message>
        <source>the file ends inside the demo header</source>
        <translation>le fichier s’arrête dans l’en-tête de la démo</translation>
    </message>
    <message>
        <source>the file ends inside a frame</source>
        <translation>le fichier s’arrête dans une trame</translation>
    </message>
    <message>
        <source>a frame header is cut off</source>
        <translation>un en-tête de trame est tronqué</translation>
    </message>
    <message>
        <source>a frame is cut off</source>
        <translation>une trame est tronquée</translation>
    </message>
    <message>
        <source>HLTV message of a mode that is not recorded</source>
        <translation>message HLTV d’un mode qui n’est pas enregistré</translation>
    </message>
    <message>
        <source>instanced baseline does not exist</source>
        <translation>la valeur de référence instanciée n’existe pas</translation>
    </message>
    <message>
        <source>instanced baselines end early</source>
        <translation>les valeurs de référence instanciées s’arrêtent trop tôt</translation>
    </message>
    <message>
        <source>list of checked files ends early</source>
        <translation>la liste des fichiers vérifiés s’arrête trop tôt</translation>
    </message>
    <message>
        <source>list of entities ends early</source>
        <translation>la liste des entités s’arrête trop tôt</translation>
    </message>
    <message>
        <source>list of resources ends early</source>
        <translation>la liste des ressources s’arrête trop tôt</translation>
    </message>
    <message>
        <source>map has no world</source>
        <translation>la carte n’a pas de monde</translation>
    </message>
    <message>
        <source>part of the map ends inside a record</source>
        <translation>une partie de la carte s’arrête au milieu d’une donnée</translation>
    </message>
    <message>
        <source>part of the map lies outside the file</source>
        <translation>une partie de la carte se trouve hors du fichier</translation>
    </message>
    <message>
        <source>message ends early</source>
        <translation>le message s’arrête trop tôt</translation>
    </message>
    <message>
        <source>message of an id that no server sends</source>
        <translation>message d’un ID qu’aucun serveur n’envoie</translation>
    </message>
    <message>
        <source>message of a player that does not exist</source>
        <translation>message d’un joueur qui n’existe pas</translation>
    </message>
    <message>
        <source>no Half-Life demo</source>
        <translation>ce n’est pas une démo Half-Life</translation>
    </message>
    <message>
        <source>no map of Half-Life</source>
        <translation>ce n’est pas une carte Half-Life</translation>
    </message>
    <message>
        <source>number of an entity is too high</source>
        <translation>le numéro d’une entité est trop élevé</translation>
    </message>
    <message>
        <source>packet has too many entities</source>
        <translation>le paquet a trop d’entités</translation>
    </message>
    <message>
        <source>record before the description of its fields</source>
        <translation>donnée avant la description de ses champs</translation>
    </message>
    <message>
        <source>the recording is too long for a directory</source>
        <translation>l’enregistrement est trop long pour un index</translation>
    </message>
    <message>
        <source>the recording was not finished: it has no directory</source>
        <translation>l’enregistrement n’a pas été terminé&#xa0;: il n’a pas d’index</translation>
    </message>
    <message>
        <source>temp entity of a kind that does not exist</source>
        <translation>effet temporaire d’un genre qui n’existe pas</translation>
    </message>
    <message>
        <source>text has no end</source>
        <translation>le texte n’a pas de fin</translation>
    </message>
    <message>
        <source>too many descriptions</source>
        <translation>trop de descriptions</translation>
    </message>
    <message>
        <source>too many different fields in descriptions</source>
        <translation>trop de champs différents dans les descriptions</translation>
    </message>
    <message>
        <source>too many frames without a network message</source>
        <translation>trop de trames sans message réseau</translation>
    </message>
    <message>
        <source>user info of a slot that does not exist</source>
        <translation>informations utilisateur d’un emplacement qui n’existe pas</translation>
    </message>
    <message>
        <source>user message that was never registered</source>
        <translation>message utilisateur jamais enregistré auprès du moteur</translation>
    </message>
    <message>
        <source>user message takes the id of an engine message</source>
        <translation>un message utilisateur prend l’ID d’un message du moteur</translation>
    </message>
    <message>
        <source>zeros where a frame should be</source>
        <translation>des zéros là où une trame devrait se trouver</translation>
    </message>
    <message>
        <source>more blocks are set than are kept; those from here on are left out, also of the events</source>
        <translation>plus de blocs sont posés qu’il n’en est conservé&#xa0;; ceux qui suivent sont omis, dans les événements aussi</translation>
    </message>
    <message>
        <source>bytes are left behind the last tick</source>
        <translation>des octets restent après le dernier tick</translation>
    </message>
    <message>
        <source>bytes are left behind the NBT</source>
        <translation>des octets restent après le NBT</translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s) left behind the last tick of a chunk</source>
        <translation>
            <numerusform>%n octet reste après le dernier tick d’un bloc</numerusform>
            <numerusform>%n octets restent après le dernier tick d’un bloc</numerusform>
        </translation>
    </message>
    <message>
        <source>the bytes end inside a number</source>
        <translation>les octets s’arrêtent au milieu d’un nombre</translation>
    </message>
    <message>
        <source>the bytes end inside a varint</source>
        <translation>les octets s’arrêtent au milieu d’un varint</translation>
    </message>
    <message>
        <source>a checkpoint with impossible items</source>
        <translation>point de reprise avec des éléments impossibles</translation>
    </message>
    <message>
        <source>a chunk ends behind its file</source>
        <translation>un bloc finit après son fichier</translation>
    </message>
    <message>
        <source>a chunk is longer than the index says</source>
        <translation>un bloc est plus long que ne l’indique l’index</translation>
    </message>
    <message>
        <source>a chunk is shorter than the index says</source>
        <translation>un bloc est plus court que ne l’indique l’index</translation>
    </message>
    <message>
        <source>a chunk is too large</source>
        <translation>un bloc est trop grand</translation>
    </message>
    <message>
        <source>a chunk lies inside the header or the index</source>
        <translation>un bloc se trouve dans l’en-tête ou dans l’index</translation>
    </message>
    <message>
        <source>a chunk lies outside the file</source>
        <translation>un bloc se trouve hors du fichier</translation>
    </message>
    <message>
        <source>a chunk does not begin where the one before ended</source>
        <translation>un bloc ne commence pas là où finit le précédent</translation>
    </message>
    <message>
        <source>a chunk shares its bytes with others, or unpacks to too much</source>
        <translation>un bloc partage ses octets avec d’autres, ou se décompresse en trop de données</translation>
    </message>
    <message>
        <source>a chunk has no bytes</source>
        <translation>un bloc n’a pas d’octets</translation>
    </message>
    <message>
        <source>a chunk has no ticks</source>
        <translation>un bloc n’a pas de ticks</translation>
    </message>
    <message>
        <source>files in the layout of the design document cannot be repaired</source>
        <translation>les fichiers à la disposition du document de conception ne peuvent pas être réparés</translation>
    </message>
    <message>
        <source>the dictionary cannot be read</source>
        <translation>le dictionnaire ne peut pas être lu</translation>
    </message>
    <message>
        <source>an event is of an unknown kind</source>
        <translation>un événement est d’un genre inconnu</translation>
    </message>
    <message>
        <source>the file became shorter</source>
        <translation>le fichier a raccourci</translation>
    </message>
    <message>
        <source>The header had another number of ticks than the index.</source>
        <translation>L’en-tête avait un autre nombre de ticks que l’index.</translation>
    </message>
    <message>
        <source>the header has another number of ticks</source>
        <translation>l’en-tête a un autre nombre de ticks</translation>
    </message>
    <message>
        <source>the header has a negative length</source>
        <translation>l’en-tête a une longueur négative</translation>
    </message>
    <message>
        <source>the index is longer than its chunks need</source>
        <translation>l’index est plus long que ne l’exigent ses blocs</translation>
    </message>
    <message>
        <source>the index is shorter than its chunks need</source>
        <translation>l’index est plus court que ne l’exigent ses blocs</translation>
    </message>
    <message>
        <source>a length reaches behind the end</source>
        <translation>une longueur dépasse la fin</translation>
    </message>
    <message>
        <source>more items are announced than bytes are left</source>
        <translation>plus d’éléments sont annoncés qu’il ne reste d’octets</translation>
    </message>
    <message>
        <source>an NBT array is longer than its bytes</source>
        <translation>un tableau NBT est plus long que ses octets</translation>
    </message>
    <message>
        <source>NBT does not begin with a compound</source>
        <translation>le NBT ne commence pas par un compound</translation>
    </message>
    <message>
        <source>NBT has a tag of an unknown type</source>
        <translation>le NBT a une balise de type inconnu</translation>
    </message>
    <message>
        <source>NBT has too many tags</source>
        <translation>le NBT a trop de balises</translation>
    </message>
    <message>
        <source>NBT is nested too deep</source>
        <translation>le NBT est trop imbriqué</translation>
    </message>
    <message>
        <source>an NBT list has tags of an unknown type</source>
        <translation>une liste NBT a des balises de type inconnu</translation>
    </message>
    <message>
        <source>an NBT list is longer than its bytes</source>
        <translation>une liste NBT est plus longue que ses octets</translation>
    </message>
    <message>
        <source>the number of chunks is negative</source>
        <translation>le nombre de blocs est négatif</translation>
    </message>
    <message>
        <source>the preamble is not as long as its file</source>
        <translation>le préambule n’a pas la longueur de son fichier</translation>
    </message>
    <message>
        <source>metadata and index are longer than the file</source>
        <translation>métadonnées et index sont plus longs que le fichier</translation>
    </message>
    <message>
        <source>metadata or index are too long</source>
        <translation>les métadonnées ou l’index sont trop longs</translation>
    </message>
    <message>
        <source>a recording with a dictionary</source>
        <translation>un enregistrement avec dictionnaire</translation>
    </message>
    <message>
        <source>a segment has a gap</source>
        <translation>un segment a un trou</translation>
    </message>
    <message>
        <source>the segment of a chunk is missing</source>
        <translation>le segment d’un bloc manque</translation>
    </message>
    <message>
        <source>segments do not follow on each other</source>
        <translation>les segments ne se suivent pas</translation>
    </message>
    <message>
        <source>The segments were joined to one file.</source>
        <translation>Les segments ont été réunis en un seul fichier.</translation>
    </message>
    <message>
        <source>a text has a negative length</source>
        <translation>un texte a une longueur négative</translation>
    </message>
    <message>
        <source>the texts of items are too long</source>
        <translation>les textes des éléments sont trop longs</translation>
    </message>
    <message>
        <source>there are too many chunks</source>
        <translation>il y a trop de blocs</translation>
    </message>
    <message>
        <source>this is no Hollow Cube replay</source>
        <translation>ce n’est pas un replay Hollow Cube</translation>
    </message>
    <message>
        <source>a tick has a negative number of events</source>
        <translation>un tick a un nombre d’événements négatif</translation>
    </message>
    <message>
        <source>a tick has another number than its place</source>
        <translation>un tick a un autre numéro que sa place</translation>
    </message>
    <message>
        <source>a tick is not inside its chunk, or out of order</source>
        <translation>un tick n’est pas dans son bloc, ou pas à sa place</translation>
    </message>
    <message>
        <source>too many entities are alive</source>
        <translation>trop d’entités sont en vie</translation>
    </message>
    <message>
        <source>the chunks have more ticks than there can be</source>
        <translation>les blocs ont plus de ticks qu’il n’est possible</translation>
    </message>
    <message>
        <source>a value is outside its list</source>
        <translation>une valeur est hors de sa liste</translation>
    </message>
    <message>
        <source>a varint is too long</source>
        <translation>un varint est trop long</translation>
    </message>
    <message>
        <source>the world version has an impossible length</source>
        <translation>la version du monde a une longueur impossible</translation>
    </message>
    <message>
        <source>bytes behind the end of the recording</source>
        <translation>octets après la fin de l’enregistrement</translation>
    </message>
    <message>
        <source>the file ends inside a record</source>
        <translation>le fichier s’arrête au milieu d’une donnée</translation>
    </message>
    <message>
        <source>the header does not end</source>
        <translation>l’en-tête ne se termine pas</translation>
    </message>
    <message>
        <source>the header holds bytes that JSON forbids</source>
        <translation>l’en-tête contient des octets interdits en JSON</translation>
    </message>
    <message>
        <source>the header is no JSON object</source>
        <translation>l’en-tête n’est pas un objet JSON</translation>
    </message>
    <message>
        <source>the header names no version</source>
        <translation>l’en-tête n’indique aucune version</translation>
    </message>
    <message>
        <source>the header is no whole JSON object; what is behind this is left out</source>
        <translation>l’en-tête n’est pas un objet JSON complet&#xa0;; ce qui suit est omis</translation>
    </message>
    <message>
        <source>a map without a game layer has no rules</source>
        <translation>une carte sans couche de jeu n’a pas de règles</translation>
    </message>
    <message>
        <source>an input changes that was never recorded; it is left out</source>
        <translation>une commande change sans avoir jamais été enregistrée&#xa0;; elle est omise</translation>
    </message>
    <message>
        <source>a tee moves that is not there; it is left out until it appears</source>
        <translation>un tee absent se déplace&#xa0;; il est omis jusqu’à ce qu’il apparaisse</translation>
    </message>
    <message>
        <source>a tee vanishes that is not there</source>
        <translation>un tee absent disparaît</translation>
    </message>
    <message>
        <source>more ticks than a server can count</source>
        <translation>plus de ticks qu’un serveur ne peut en compter</translation>
    </message>
    <message>
        <source>a negative number of ticks</source>
        <translation>nombre de ticks négatif</translation>
    </message>
    <message>
        <source>no teehistorian file</source>
        <translation>ce n’est pas un fichier teehistorian</translation>
    </message>
    <message>
        <source>a tee appears that is there already</source>
        <translation>un tee déjà présent apparaît</translation>
    </message>
    <message>
        <source>record is longer than any server writes</source>
        <translation>donnée plus longue que n’en écrit un serveur</translation>
    </message>
    <message>
        <source>record of a client ID that no server gives</source>
        <translation>donnée d’un ID client qu’aucun serveur n’attribue</translation>
    </message>
    <message>
        <source>record of an unknown kind; nothing behind it can be found</source>
        <translation>donnée d’un genre inconnu&#xa0;; rien de ce qui suit ne peut être trouvé</translation>
    </message>
    <message>
        <source>record with a negative size; nothing behind it can be found</source>
        <translation>donnée de taille négative&#xa0;; rien de ce qui suit ne peut être trouvé</translation>
    </message>
    <message>
        <source>unfinished: the server ended before it wrote an end, or is still writing</source>
        <translation>inachevé&#xa0;: le serveur s’est arrêté avant d’écrire la fin, ou écrit encore</translation>
    </message>
    <message>
        <source>a team that no server has</source>
        <translation>équipe qu’aucun serveur n’a</translation>
    </message>
    <message>
        <source>bad table of item types</source>
        <translation>table des types d’éléments incorrecte</translation>
    </message>
    <message>
        <source>chunk is too long</source>
        <translation>bloc trop long</translation>
    </message>
    <message>
        <source>compressed data has no end symbol</source>
        <translation>les données compressées n’ont pas de symbole de fin</translation>
    </message>
    <message>
        <source>data block of the map is damaged</source>
        <translation>un bloc de données de la carte est endommagé</translation>
    </message>
    <message>
        <source>data block of the map is too big</source>
        <translation>un bloc de données de la carte est trop grand</translation>
    </message>
    <message>
        <source>decompressed data is too long</source>
        <translation>les données décompressées sont trop longues</translation>
    </message>
    <message>
        <source>delta changes the size of an item</source>
        <translation>le delta change la taille d’un élément</translation>
    </message>
    <message>
        <source>delta ends inside a record</source>
        <translation>le delta s’arrête au milieu d’une donnée</translation>
    </message>
    <message>
        <source>delta makes the snapshot too large</source>
        <translation>le delta rend le snapshot trop grand</translation>
    </message>
    <message>
        <source>delta with impossible counts</source>
        <translation>delta avec des nombres impossibles</translation>
    </message>
    <message>
        <source>delta with an impossible item</source>
        <translation>delta avec un élément impossible</translation>
    </message>
    <message>
        <source>delta with an item larger than the delta</source>
        <translation>delta avec un élément plus grand que le delta</translation>
    </message>
    <message>
        <source>delta without header</source>
        <translation>delta sans en-tête</translation>
    </message>
    <message>
        <source>an envelope names points that are not there</source>
        <translation>une enveloppe nomme des points absents</translation>
    </message>
    <message>
        <source>an envelope is too long</source>
        <translation>une enveloppe est trop longue</translation>
    </message>
    <message>
        <source>a group names layers that are not there</source>
        <translation>un groupe nomme des couches absentes</translation>
    </message>
    <message>
        <source>impossible size of a data block</source>
        <translation>taille impossible d’un bloc de données</translation>
    </message>
    <message>
        <source>integer is cut</source>
        <translation>entier tronqué</translation>
    </message>
    <message>
        <source>items without a type</source>
        <translation>éléments sans type</translation>
    </message>
    <message>
        <source>the last integer is cut</source>
        <translation>le dernier entier est tronqué</translation>
    </message>
    <message>
        <source>layer has too few quads</source>
        <translation>la couche a trop peu de quads</translation>
    </message>
    <message>
        <source>layer has too few tiles</source>
        <translation>la couche a trop peu de tuiles</translation>
    </message>
    <message>
        <source>layer has too many tiles</source>
        <translation>la couche a trop de tuiles</translation>
    </message>
    <message>
        <source>layer is too big</source>
        <translation>la couche est trop grande</translation>
    </message>
    <message>
        <source>layer without width or height</source>
        <translation>couche sans largeur ou sans hauteur</translation>
    </message>
    <message>
        <source>layers of the map are too big together</source>
        <translation>les couches de la carte sont trop grandes ensemble</translation>
    </message>
    <message>
        <source>map ends among its items</source>
        <translation>la carte s’arrête au milieu de ses éléments</translation>
    </message>
    <message>
        <source>map ends before this data block</source>
        <translation>la carte s’arrête avant ce bloc de données</translation>
    </message>
    <message>
        <source>map ends in a table</source>
        <translation>la carte s’arrête dans une table</translation>
    </message>
    <message>
        <source>map file is too big</source>
        <translation>le fichier de la carte est trop grand</translation>
    </message>
    <message>
        <source>the map has no pixels of this image</source>
        <translation>la carte n’a pas les pixels de cette image</translation>
    </message>
    <message>
        <source>a text is too long</source>
        <translation>un texte est trop long</translation>
    </message>
    <message>
        <source>negative size in the map&apos;s header</source>
        <translation>taille négative dans l’en-tête de la carte</translation>
    </message>
    <message>
        <source>the map has no game layer</source>
        <translation>la carte n’a pas de couche de jeu</translation>
    </message>
    <message>
        <source>no such data block in the map</source>
        <translation>la carte n’a pas ce bloc de données</translation>
    </message>
    <message>
        <source>not a map file</source>
        <translation>ce n’est pas un fichier de carte</translation>
    </message>
    <message>
        <source>number of a message is negative</source>
        <translation>le numéro d’un message est négatif</translation>
    </message>
    <message>
        <source>projectiles of a message are missing</source>
        <translation>les projectiles d’un message manquent</translation>
    </message>
    <message>
        <source>quad layer is too short</source>
        <translation>la couche de quads est trop courte</translation>
    </message>
    <message>
        <source>second physics layer of one kind</source>
        <translation>deuxième couche physique du même genre</translation>
    </message>
    <message>
        <source>snapshot of another size than it says</source>
        <translation>snapshot d’une autre taille qu’il ne l’indique</translation>
    </message>
    <message>
        <source>snapshot with an item outside of it</source>
        <translation>snapshot avec un élément qui en sort</translation>
    </message>
    <message>
        <source>snapshot whose first item is not at offset 0</source>
        <translation>snapshot dont le premier élément n’est pas à la position 0</translation>
    </message>
    <message>
        <source>snapshot with negative or odd sizes</source>
        <translation>snapshot avec des tailles négatives ou impaires</translation>
    </message>
    <message>
        <source>snapshot with too many items</source>
        <translation>snapshot avec trop d’éléments</translation>
    </message>
    <message>
        <source>snapshot without header</source>
        <translation>snapshot sans en-tête</translation>
    </message>
    <message>
        <source>tile layer is too short</source>
        <translation>la couche de tuiles est trop courte</translation>
    </message>
    <message>
        <source>the map has more than 64 images</source>
        <translation>la carte a plus de 64 images</translation>
    </message>
    <message>
        <source>too many integers</source>
        <translation>trop d’entiers</translation>
    </message>
    <message>
        <source>tuning values are missing</source>
        <translation>les valeurs de réglage manquent</translation>
    </message>
    <message>
        <source>unknown map file version</source>
        <translation>version de fichier de carte inconnue</translation>
    </message>
    <message>
        <source>unknown version of the map</source>
        <translation>version de carte inconnue</translation>
    </message>
    <message>
        <source>a chunk is too big</source>
        <translation>un bloc est trop grand</translation>
    </message>
    <message>
        <source>chunks that lead over a keyframe</source>
        <translation>des blocs qui passent par-dessus une image clé</translation>
    </message>
    <message>
        <source>the file ends inside a chunk</source>
        <translation>le fichier s’arrête dans un bloc</translation>
    </message>
    <message>
        <source>the file ends inside a chunk header</source>
        <translation>le fichier s’arrête dans un en-tête de bloc</translation>
    </message>
    <message>
        <source>the header gives the map more bytes than the file has</source>
        <translation>selon l’en-tête, la carte a plus d’octets que le fichier</translation>
    </message>
    <message>
        <source>the file ends inside its map</source>
        <translation>le fichier s’arrête dans sa carte</translation>
    </message>
    <message>
        <source>the file ends inside its markers</source>
        <translation>le fichier s’arrête dans ses marqueurs</translation>
    </message>
    <message>
        <source>the first tick marker has no tick</source>
        <translation>le premier marqueur de tick n’a pas de tick</translation>
    </message>
    <message>
        <source>keyframe without a snapshot</source>
        <translation>image clé sans snapshot</translation>
    </message>
    <message>
        <source>the map in the recording does not have the CRC-32 that the header states</source>
        <translation>la carte contenue dans l’enregistrement n’a pas le CRC-32 indiqué par l’en-tête</translation>
    </message>
    <message>
        <source>the map in the recording does not have the SHA-256 that the header states</source>
        <translation>la carte contenue dans l’enregistrement n’a pas le SHA-256 indiqué par l’en-tête</translation>
    </message>
    <message>
        <source>no demo: it does not begin with TWDEMO</source>
        <translation>ce n’est pas une démo&#xa0;: elle ne commence pas par TWDEMO</translation>
    </message>
    <message>
        <source>the demo holds no keyframe</source>
        <translation>la démo ne contient aucune image clé</translation>
    </message>
    <message>
        <source>the demo holds no whole keyframe; no state of its ticks is known</source>
        <translation>la démo ne contient aucune image clé complète&#xa0;; aucun état de ses ticks n’est connu</translation>
    </message>
    <message>
        <source>tick marker that goes back in time</source>
        <translation>marqueur de tick qui recule dans le temps</translation>
    </message>
    <message>
        <source>tick marker that leaps to a doubtful tick</source>
        <translation>marqueur de tick qui saute à un tick douteux</translation>
    </message>
    <message>
        <source>keyframe whose tick does not belong here</source>
        <translation>image clé dont le tick n’a pas sa place ici</translation>
    </message>
    <message>
        <source>tick marker with an impossible tick</source>
        <translation>marqueur de tick avec un tick impossible</translation>
    </message>
    <message>
        <source>chunk of a kind that no recorder writes</source>
        <translation>bloc d’un genre qu’aucun enregistreur n’écrit</translation>
    </message>
    <message>
        <source>block ends early</source>
        <translation>le bloc s’arrête trop tôt</translation>
    </message>
    <message>
        <source>the connection was lost</source>
        <translation>la connexion a été perdue</translation>
    </message>
    <message>
        <source>the server sends from one address to the next without end</source>
        <translation>le serveur redirige sans fin d’une adresse à l’autre</translation>
    </message>
    <message>
        <source>the file ends early</source>
        <translation>le fichier s’arrête trop tôt</translation>
    </message>
    <message>
        <source>the recording names a file that is not beside it</source>
        <translation>l’enregistrement nomme un fichier qui ne se trouve pas à côté</translation>
    </message>
    <message>
        <source>the server gives the file only as a whole, and it is too big for that</source>
        <translation>le serveur ne fournit le fichier qu’en entier, et il est trop gros pour cela</translation>
    </message>
    <message>
        <source>the file was replaced on the server while it was read; open it again</source>
        <translation>le fichier a été remplacé sur le serveur pendant sa lecture&#xa0;; rouvrez-le</translation>
    </message>
    <message>
        <source>the file is there no more</source>
        <translation>le fichier n’existe plus</translation>
    </message>
    <message>
        <source>there is no such file on the server</source>
        <translation>ce fichier n’existe pas sur le serveur</translation>
    </message>
    <message>
        <source>the server sends to an address that is neither http nor https</source>
        <translation>le serveur redirige vers une adresse qui n’est ni http ni https</translation>
    </message>
    <message>
        <source>the server gives another part than was asked for</source>
        <translation>le serveur fournit une autre partie que celle demandée</translation>
    </message>
    <message>
        <source>the server gives too little</source>
        <translation>le serveur fournit trop peu</translation>
    </message>
    <message>
        <source>the server does not answer in time</source>
        <translation>le serveur ne répond pas à temps</translation>
    </message>
    <message>
        <source>the server cannot be reached</source>
        <translation>le serveur est injoignable</translation>
    </message>
    <message>
        <source>the server does not tell the size of the file</source>
        <translation>le serveur n’indique pas la taille du fichier</translation>
    </message>
    <message>
        <source>too big to be read into memory</source>
        <translation>trop gros pour être lu en mémoire</translation>
    </message>
    <message>
        <source>no server of that name is known</source>
        <translation>aucun serveur de ce nom n’est connu</translation>
    </message>
    <message>
        <source>a checkpoint with impossible values</source>
        <translation>point de reprise avec des valeurs impossibles</translation>
    </message>
    <message>
        <source>more events than a recording of its size can hold; those from here on are left out</source>
        <translation>plus d’événements que ne peut en contenir un enregistrement de cette taille&#xa0;; ceux qui suivent sont omis</translation>
    </message>
    <message>
        <source>more damaged places, which are not listed</source>
        <translation>d’autres endroits endommagés, qui ne sont pas listés</translation>
    </message>
    <message>
        <source>the recording holds no map</source>
        <translation>l’enregistrement ne contient aucune carte</translation>
    </message>
    <message>
        <source>recordings of this format cannot be repaired</source>
        <translation>les enregistrements de ce format ne peuvent pas être réparés</translation>
    </message>
    <message>
        <source>recordings of this format have no maps</source>
        <translation>les enregistrements de ce format n’ont pas de carte</translation>
    </message>
    <message>
        <source>checkpoints of this format are not kept</source>
        <translation>les points de reprise de ce format ne sont pas conservés</translation>
    </message>
    <message>
        <source>a finished recording cannot be resumed</source>
        <translation>un enregistrement terminé ne peut pas être repris</translation>
    </message>
    <message>
        <source>only recordings of version 3 are converted</source>
        <translation>seuls les enregistrements de version 3 sont convertis</translation>
    </message>
    <message>
        <source>only version 4 can be resumed</source>
        <translation>seule la version 4 peut être reprise</translation>
    </message>
    <message>
        <source>the recorder has ended</source>
        <translation>l’enregistreur s’est arrêté</translation>
    </message>
    <message>
        <source>the recording cannot be written</source>
        <translation>impossible d’écrire l’enregistrement</translation>
    </message>
    <message>
        <source>a recording has no room for more ticks</source>
        <translation>un enregistrement n’a plus de place pour d’autres ticks</translation>
    </message>
    <message>
        <source>the recording is compacted already</source>
        <translation>l’enregistrement est déjà compacté</translation>
    </message>
    <message>
        <source>the recording is of another world</source>
        <translation>l’enregistrement vient d’un autre monde</translation>
    </message>
    <message>
        <source>a recording is there already</source>
        <translation>un enregistrement existe déjà à cet endroit</translation>
    </message>
    <message>
        <source>the recording is not finished; it may still grow</source>
        <translation>l’enregistrement n’est pas terminé&#xa0;; il peut encore grandir</translation>
    </message>
    <message>
        <source>this is no dictionary of zstd</source>
        <translation>ce n’est pas un dictionnaire zstd</translation>
    </message>
    <message>
        <source>a tick has too many events</source>
        <translation>un tick a trop d’événements</translation>
    </message>
    <message>
        <source>the trained dictionary is empty</source>
        <translation>le dictionnaire entraîné est vide</translation>
    </message>
    <message>
        <source>what is damaged before leads over the next seek point; reading goes on there</source>
        <translation>ce qui est endommagé avant s’étend au-delà du prochain point de repère&#xa0;; la lecture y reprend</translation>
    </message>
    <message>
        <source>no room on the disk for the events from here on</source>
        <translation>plus de place sur le disque pour les événements à partir d’ici</translation>
    </message>
    <message>
        <source>the file there has another SHA-256</source>
        <translation>le fichier qui s’y trouve a un autre SHA-256</translation>
    </message>
    <message>
        <source>the recording holds no tick</source>
        <translation>l’enregistrement ne contient aucun tick</translation>
    </message>
    <message>
        <source>the recording has no ticks</source>
        <translation>l’enregistrement n’a pas de ticks</translation>
    </message>
    <message>
        <source>no case is waiting</source>
        <translation>aucun dossier n’attend</translation>
    </message>
    <message>
        <source>maps in the recording with the stated hash</source>
        <translation>cartes de l’enregistrement avec le hachage indiqué</translation>
    </message>
    <message>
        <source>length in seconds</source>
        <translation>durée en secondes</translation>
    </message>
    <message>
        <source>place of the directory</source>
        <translation>emplacement du répertoire</translation>
    </message>
    <message>
        <source>bytes of all segments</source>
        <translation>octets de tous les segments</translation>
    </message>
    <message>
        <source>network frames</source>
        <translation>trames réseau</translation>
    </message>
    <message>
        <source>bytes of the file</source>
        <translation>octets du fichier</translation>
    </message>
    <message>
        <source>ticks</source>
        <translation>ticks</translation>
    </message>
    <message>
        <source>markers</source>
        <translation>marqueurs</translation>
    </message>
    <message>
        <source>give one of --to NAME, --nobody and --next</source>
        <translation>indiquez l’un de --to NAME, --nobody et --next</translation>
    </message>
    <message>
        <source>no event is as the options want it</source>
        <translation>aucun événement ne répond aux options</translation>
    </message>
    <message>
        <source>give the accused with --accused P</source>
        <translation>indiquez l’accusé avec --accused P</translation>
    </message>
    <message>
        <source>the type in the header is neither client nor server</source>
        <translation>le type dans l’en-tête n’est ni client ni serveur</translation>
    </message>
    <message>
        <source>no state of these ticks is known; nothing can be kept</source>
        <translation>aucun état de ces ticks n’est connu&#xa0;; rien ne peut être gardé</translation>
    </message>
    <message numerus="yes">
        <source>%n tick(s) left out: their state is not known</source>
        <translation>
            <numerusform>%n tick a été laissé de côté&#xa0;: son état n’est pas connu</numerusform>
            <numerusform>%n ticks ont été laissés de côté&#xa0;: leur état n’est pas connu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) left out: they cannot be unpacked</source>
        <translation>
            <numerusform>%n message a été laissé de côté&#xa0;: il ne peut pas être décompressé</numerusform>
            <numerusform>%n messages ont été laissés de côté&#xa0;: ils ne peuvent pas être décompressés</numerusform>
        </translation>
    </message>
    <message>
        <source>there are no ticks to take</source>
        <translation>il n’y a aucun tick à prendre</translation>
    </message>
    <message>
        <source>there are too many names to hide them</source>
        <translation>il y a trop de noms pour les masquer</translation>
    </message>
    <message>
        <source>there are no clips of this format</source>
        <translation>il n’y a pas d’extraits de ce format</translation>
    </message>
    <message>
        <source>--output: the name is not text</source>
        <translation>--output&#xa0;: le nom n’est pas du texte</translation>
    </message>
    <message>
        <source>give the video to write with -o OUT.mp4</source>
        <translation>indiquez la vidéo à écrire avec -o OUT.mp4</translation>
    </message>
    <message>
        <source>give one FILE: there is only one video</source>
        <translation>indiquez un seul FILE&#xa0;: il n’y a qu’une vidéo</translation>
    </message>
    <message>
        <source>one of the recordings does not say when it was made</source>
        <translation>un des enregistrements ne dit pas quand il a été fait</translation>
    </message>
    <message>
        <source>the clocks of the recordings cannot be compared: one is local, its zone unknown</source>
        <translation>les horloges des enregistrements ne sont pas comparables&#xa0;: l’une est locale, de fuseau inconnu</translation>
    </message>
    <message>
        <source>the recordings were made too far apart</source>
        <translation>les enregistrements sont trop éloignés dans le temps</translation>
    </message>
    <message>
        <source>the ticks of the recordings do not last equally long</source>
        <translation>les ticks des enregistrements n’ont pas la même durée</translation>
    </message>
    <message>
        <source>one of the recordings has no such event</source>
        <translation>un des enregistrements n’a pas cet événement</translation>
    </message>
    <message>
        <source>a video has from 1 to 1000 frames a second</source>
        <translation>une vidéo a de 1 à 1000 images par seconde</translation>
    </message>
    <message>
        <source>the speed must be from 0.001 to 100</source>
        <translation>la vitesse doit être de 0.001 à 100</translation>
    </message>
    <message>
        <source>there is not enough memory for pictures of that size</source>
        <translation>il n’y a pas assez de mémoire pour des images de cette taille</translation>
    </message>
    <message>
        <source>ffmpeg no longer does anything; it was ended</source>
        <translation>ffmpeg ne fait plus rien&#x202f;; il a été arrêté</translation>
    </message>
    <message>
        <source>ffmpeg was ended or crashed</source>
        <translation>ffmpeg a été arrêté ou a planté</translation>
    </message>
    <message>
        <source>videos need the program ffmpeg: install the package ffmpeg, or name the file .png for a picture of each frame</source>
        <translation>les vidéos ont besoin du programme ffmpeg&#xa0;: installez le paquet ffmpeg, ou nommez le fichier .png pour une image de chaque trame</translation>
    </message>
    <message>
        <source>files in the layout of the design document cannot be cut</source>
        <translation>les fichiers au format du document de conception ne peuvent pas être découpés</translation>
    </message>
    <message>
        <source>clips of this format have all messages and names; they cannot be left out or hidden</source>
        <translation>les extraits de ce format ont tous les messages et noms&#xa0;; ils ne peuvent être ni laissés de côté ni masqués</translation>
    </message>
    <message>
        <source>the recording changed while it was read</source>
        <translation>l’enregistrement a changé pendant sa lecture</translation>
    </message>
    <message>
        <source>no ghost: it does not begin with TWGHOST</source>
        <translation>ce n’est pas un fantôme&#xa0;: il ne commence pas par TWGHOST</translation>
    </message>
    <message>
        <source>no chunk of a ghost begins here</source>
        <translation>aucun bloc de fantôme ne commence ici</translation>
    </message>
    <message>
        <source>characters</source>
        <translation>états du personnage</translation>
    </message>
    <message>
        <source>characters with and without ticks are mixed</source>
        <translation>des états du personnage avec et sans tick sont mélangés</translation>
    </message>
    <message>
        <source>differences to a character that is lost</source>
        <translation>différences par rapport à un état du personnage qui est perdu</translation>
    </message>
    <message>
        <source>the tick of a character does not follow on that of the one before</source>
        <translation>le tick d’un état du personnage ne suit pas celui du précédent</translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s)</source>
        <translation>
            <numerusform>%n différence</numerusform>
            <numerusform>%n différences</numerusform>
        </translation>
    </message>
    <message>
        <source>one of the recordings has no run of a race</source>
        <translation>l’un des enregistrements n’a aucune course</translation>
    </message>
    <message>
        <source>give two recordings at least</source>
        <translation>indiquez au moins deux enregistrements</translation>
    </message>
    <message>
        <source>the run is too long for a ghost</source>
        <translation>la course est trop longue pour un fantôme</translation>
    </message>
    <message>
        <source>the run has no place or no time to show</source>
        <translation>la course n’a ni position ni temps à montrer</translation>
    </message>
    <message>
        <source>the recording does not say on which map the run was</source>
        <translation>l’enregistrement ne dit pas sur quelle carte était la course</translation>
    </message>
    <message>
        <source>characters whose ticks do not belong here</source>
        <translation>états du personnage dont les ticks n’ont pas leur place ici</translation>
    </message>
    <message>
        <source>give files or folders</source>
        <translation>indiquez des fichiers ou des dossiers</translation>
    </message>
    <message>
        <source>give a rule: --older, --larger, --total or --rules</source>
        <translation>indiquez une règle&#xa0;: --older, --larger, --total ou --rules</translation>
    </message>
    <message>
        <source>give what to add with --markers FILE, --case N or --facts</source>
        <translation>indiquez quoi ajouter avec --markers FILE, --case N ou --facts</translation>
    </message>
    <message>
        <source>recordings of this format have no place for markers, verdicts or figures</source>
        <translation>les enregistrements de ce format n’ont pas de place pour des marqueurs, des verdicts ou des chiffres</translation>
    </message>
    <message numerus="yes">
        <source>%n marker(s) could not be read</source>
        <translation>
            <numerusform>%n marqueur n’a pas pu être lu</numerusform>
            <numerusform>%n marqueurs n’ont pas pu être lus</numerusform>
        </translation>
    </message>
    <message>
        <source>--metadata takes KEY=JSON</source>
        <translation>--metadata attend KEY=JSON</translation>
    </message>
    <message numerus="yes">
        <source>%n note(s) outside the recording</source>
        <translation>
            <numerusform>%n note hors de l’enregistrement</numerusform>
            <numerusform>%n notes hors de l’enregistrement</numerusform>
        </translation>
    </message>
    <message>
        <source>the verdicts, for which the format has no place</source>
        <translation>les verdicts, pour lesquels le format n’a pas de place</translation>
    </message>
    <message>
        <source>the figures, for which the format has no place</source>
        <translation>les chiffres, pour lesquels le format n’a pas de place</translation>
    </message>
    <message>
        <source>there is nothing to add to a copy</source>
        <translation>il n’y a rien à ajouter à une copie</translation>
    </message>
    <message>
        <source>not JSON with a value</source>
        <translation>ce n’est pas du JSON avec une valeur</translation>
    </message>
    <message>
        <source>NBT has no null in a list</source>
        <translation>NBT n’a pas de null dans une liste</translation>
    </message>
    <message>
        <source>the values of a list in NBT are all of one kind</source>
        <translation>les valeurs d’une liste en NBT sont toutes d’un même type</translation>
    </message>
    <message>
        <source>JSON is nested too deep for NBT</source>
        <translation>le JSON est trop imbriqué pour NBT</translation>
    </message>
    <message>
        <source>files in the layout of the design document take no notes</source>
        <translation>les fichiers au format du document de conception n’acceptent pas de notes</translation>
    </message>
    <message>
        <source>&quot;tickscope&quot; in the metadata is not a compound</source>
        <translation>«&#xa0;tickscope&#xa0;» dans les métadonnées n’est pas un composé</translation>
    </message>
    <message numerus="yes">
        <source>the end of %n text(s), longer than NBT holds</source>
        <translation>
            <numerusform>la fin de %n texte plus long que ce que NBT peut contenir</numerusform>
            <numerusform>la fin de %n textes plus longs que ce que NBT peut contenir</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n marker(s) more than the 64 that a demo has room for</source>
        <translation>
            <numerusform>%n marqueur de plus que les 64 qu’une démo peut contenir</numerusform>
            <numerusform>%n marqueurs de plus que les 64 qu’une démo peut contenir</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n marker(s) at tick 0, where a demo cannot have one</source>
        <translation>
            <numerusform>%n marqueur au tick 0, où une démo ne peut pas en avoir</numerusform>
            <numerusform>%n marqueurs au tick 0, où une démo ne peut pas en avoir</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s) without a tick, which a demo cannot have</source>
        <translation>
            <numerusform>%n note sans tick, qu’une démo ne peut pas contenir</numerusform>
            <numerusform>%n notes sans tick, qu’une démo ne peut pas contenir</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the text of %n marker(s), since a demo keeps only ticks</source>
        <translation>
            <numerusform>le texte de %n marqueur, car une démo ne garde que des ticks</numerusform>
            <numerusform>le texte de %n marqueurs, car une démo ne garde que des ticks</numerusform>
        </translation>
    </message>
    <message>
        <source>too much for the metadata of a replay</source>
        <translation>trop pour les métadonnées d’un enregistrement</translation>
    </message>
    <message>
        <source>places are compared of one player of each: choose who it is</source>
        <translation>on compare les endroits d’un joueur de chacun&#xa0;: choisissez lequel</translation>
    </message>
    <message>
        <source>places can only be compared in recordings of the same world or map, by its id or hash</source>
        <translation>les endroits ne peuvent être comparés que dans des enregistrements du même monde ou de la même carte, d’après son identifiant ou son hachage</translation>
    </message>
    <message>
        <source>the ways of the two lie too far apart to be compared</source>
        <translation>les parcours des deux sont trop éloignés pour être comparés</translation>
    </message>
    <message>
        <source>it is not recorded who finished: choose who it is</source>
        <translation>il n’est pas enregistré qui a terminé&#xa0;: choisissez qui c’est</translation>
    </message>
    <message>
        <source>the server gives all of the file where a part was asked for</source>
        <translation>le serveur fournit le fichier entier alors qu’une partie était demandée</translation>
    </message>
    <message>
        <source>the recording was compacted on the server while it was read; open it again</source>
        <translation>l’enregistrement a été compacté sur le serveur pendant sa lecture&#xa0;; rouvrez-le</translation>
    </message>
    <message>
        <source>the server says that the recording was compacted, but does not have the file</source>
        <translation>le serveur dit que l’enregistrement a été compacté, mais il n’a pas le fichier</translation>
    </message>
    <message>
        <source>it has no end mark</source>
        <translation>il n’a pas de marque de fin</translation>
    </message>
    <message>
        <source>it has changed in the last minutes</source>
        <translation>il a changé dans les dernières minutes</translation>
    </message>
    <message>
        <source>it has another name, under which it would stay</source>
        <translation>il a un autre nom, sous lequel il resterait</translation>
    </message>
    <message>
        <source>no rule asks for it</source>
        <translation>aucune règle ne le demande</translation>
    </message>
    <message>
        <source>a link</source>
        <translation>un lien</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>illisible</translation>
    </message>
    <message>
        <source>part of a recording in several files; name its folder</source>
        <translation>partie d’un enregistrement en plusieurs fichiers&#xa0;; indiquez son répertoire</translation>
    </message>
    <message>
        <source>not only files of the recording in its folder</source>
        <translation>son répertoire ne contient pas que les fichiers de l’enregistrement</translation>
    </message>
    <message>
        <source>may still be written</source>
        <translation>est peut-être encore en cours d’écriture</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>endommagé</translation>
    </message>
    <message>
        <source>no date that can be relied on</source>
        <translation>pas de date fiable</translation>
    </message>
    <message>
        <source>world or map unknown</source>
        <translation>monde ou carte inconnus</translation>
    </message>
    <message>
        <source>has anticheat flags</source>
        <translation>signalé par l’anti-triche</translation>
    </message>
    <message>
        <source>one of the best runs</source>
        <translation>une des meilleures courses</translation>
    </message>
    <message>
        <source>pinned in the library</source>
        <translation>épinglé dans la bibliothèque</translation>
    </message>
    <message>
        <source>recording of a case</source>
        <translation>enregistrement d’un dossier</translation>
    </message>
    <message>
        <source>could not be removed</source>
        <translation>n’a pas pu être supprimé</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) old</source>
        <translation>
            <numerusform>vieux de %n jour</numerusform>
            <numerusform>vieux de %n jours</numerusform>
        </translation>
    </message>
    <message>
        <source>larger than allowed</source>
        <translation>plus grand que permis</translation>
    </message>
    <message>
        <source>it has changed since it was read</source>
        <translation>il a changé depuis sa lecture</translation>
    </message>
    <message>
        <source>both are of the same session: compared by tick</source>
        <translation>les deux sont de la même session&#xa0;: comparés par tick</translation>
    </message>
    <message>
        <source>without pictures, graphs, clips and the PDF, which come with the window</source>
        <translation>sans images, graphiques, extraits ni PDF, fournis avec l’interface graphique</translation>
    </message>
    <message>
        <source>not decided yet: no verdict will be in it</source>
        <translation>pas encore décidé&#xa0;: aucun verdict n’y figurera</translation>
    </message>
    <message>
        <source>clips are made of recordings: give them with --recording FILE</source>
        <translation>les extraits proviennent d’enregistrements&#xa0;: indiquez-les avec --recording FILE</translation>
    </message>
    <message>
        <source>the last snapshot is too far back</source>
        <translation>le dernier snapshot est trop loin en arrière</translation>
    </message>
    <message>
        <source>the state at the beginning does not fit into a clip</source>
        <translation>l’état du début ne tient pas dans un extrait</translation>
    </message>
    <message numerus="yes">
        <source>%n link(s) out of the folder left out</source>
        <translation>
            <numerusform>%n lien sortant du répertoire laissé de côté</numerusform>
            <numerusform>%n liens sortant du répertoire laissés de côté</numerusform>
        </translation>
    </message>
    <message>
        <source>the list is too long; the rest of it is left out</source>
        <translation>la liste est trop longue&#xa0;; le reste est laissé de côté</translation>
    </message>
    <message>
        <source>the server does not list the folder</source>
        <translation>le serveur ne donne pas la liste du répertoire</translation>
    </message>
    <message>
        <source>folders lie in each other too deep, or go in a circle</source>
        <translation>les répertoires sont trop imbriqués ou tournent en boucle</translation>
    </message>
    <message>
        <source>too many folders; the rest is left out</source>
        <translation>trop de répertoires&#xa0;; le reste est laissé de côté</translation>
    </message>
    <message>
        <source>the server does not list the rest of the bucket</source>
        <translation>le serveur ne donne pas la suite de la liste du bucket</translation>
    </message>
    <message>
        <source>the list goes in a circle</source>
        <translation>la liste tourne en boucle</translation>
    </message>
    <message>
        <source>addresses that are too long were left out</source>
        <translation>des adresses trop longues ont été laissées de côté</translation>
    </message>
    <message>
        <source>too many files; the rest is left out</source>
        <translation>trop de fichiers&#xa0;; le reste est laissé de côté</translation>
    </message>
    <message>
        <source>Header</source>
        <translation>En-tête</translation>
    </message>
    <message>
        <source>Container</source>
        <translation>Conteneur</translation>
    </message>
    <message>
        <source>Checksum</source>
        <translation>Somme de contrôle</translation>
    </message>
    <message>
        <source>Players and events</source>
        <translation>Joueurs et événements</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Courses</translation>
    </message>
    <message>
        <source>the server sends to an address of this machine or its network</source>
        <translation>le serveur renvoie vers une adresse de cette machine ou de son réseau</translation>
    </message>
    <message>
        <source>the server does not answer any more; the rest of the folders is left out</source>
        <translation>le serveur ne répond plus&#x202f;; le reste des dossiers est omis</translation>
    </message>
    <message>
        <source>what is here ended the process that read it; reading goes on at the next seek point</source>
        <translation>ce qui se trouve ici a mis fin au processus qui le lisait&#xa0;; la lecture reprend au point de repère suivant</translation>
    </message>
    <message>
        <source>the output cannot be written; is the disk full?</source>
        <translation>impossible d’écrire le fichier&#xa0;; le disque est-il plein&#xa0;?</translation>
    </message>
    <message>
        <source>players come, go or change their names more often than is kept; what comes of that from here on is left out</source>
        <translation>des joueurs arrivent, partent ou changent de nom plus souvent que ce qui est conservé&#x202f;; ce qui en vient à partir d’ici est omis</translation>
    </message>
    <message>
        <source>there is no type of event that both can hold</source>
        <translation>il n’y a aucun type d’événement que les deux puissent contenir</translation>
    </message>
    <message>
        <source>no run of the first recording lies in these ticks</source>
        <translation>aucune course du premier enregistrement n’est dans ces ticks</translation>
    </message>
    <message>
        <source>splits by place are those of the whole way; leave out --from and --to</source>
        <translation>les temps intermédiaires par lieu sont ceux de tout le parcours&#x202f;; omettez --from et --to</translation>
    </message>
    <message>
        <source>accused by name only: %1</source>
        <translation>accusés par leur nom seulement&#xa0;: %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a case number</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un numéro de dossier</translation>
    </message>
    <message>
        <source>%1: more than %2 MiB</source>
        <translation>%1&#xa0;: plus de %2&#xa0;Mio</translation>
    </message>
    <message>
        <source>%1: not all of it is available to be hashed</source>
        <translation>%1&#xa0;: tout n’est pas disponible pour calculer l’empreinte</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not begin with one of %2 and &quot;=&quot;</source>
        <translation>«&#xa0;%1&#xa0;» ne commence pas par l’un de %2 suivi de «&#xa0;=&#xa0;»</translation>
    </message>
    <message>
        <source>%1: was written for another recording (%2)</source>
        <translation>%1&#xa0;: a été écrit pour un autre enregistrement (%2)</translation>
    </message>
    <message>
        <source>types of events compared: %1</source>
        <translation>types d’événements comparés&#xa0;: %1</translation>
    </message>
    <message>
        <source>no place of %1 is recorded</source>
        <translation>aucun endroit de %1 n’est enregistré</translation>
    </message>
    <message>
        <source>%1: needed to read %2; the game server refuses such recordings</source>
        <translation>%1&#xa0;: nécessaire pour lire %2&#xa0;; le serveur de jeu refuse ces enregistrements</translation>
    </message>
    <message>
        <source>%1: positions are as recorded, not predicted for the tick</source>
        <translation>%1&#xa0;: les positions sont telles qu’enregistrées, non prédites pour le tick</translation>
    </message>
    <message>
        <source>%1: no velocities are recorded; they follow from positions</source>
        <translation>%1&#xa0;: aucune vitesse n’est enregistrée&#xa0;; elles découlent des positions</translation>
    </message>
    <message>
        <source>%1 needs a whole number, not &quot;%2&quot;</source>
        <translation>%1 attend un nombre entier, pas «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>--kind: there is no event type &quot;%1&quot;; the closest is &quot;%2&quot; (--kind list prints all)</source>
        <translation>--kind&#xa0;: il n’y a pas de type d’événement «&#xa0;%1&#xa0;»&#xa0;; le plus proche est «&#xa0;%2&#xa0;» (--kind list les affiche tous)</translation>
    </message>
    <message>
        <source>there is no event type &quot;%1&quot;; the closest is &quot;%2&quot;</source>
        <translation>il n’y a pas de type d’événement «&#xa0;%1&#xa0;»&#xa0;; le plus proche est «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>no ticks between --from and --to; %1</source>
        <translation>aucun tick entre --from et --to&#xa0;; %1</translation>
    </message>
    <message>
        <source>the recording has ticks %1 to %2 (00:00.00 to %3)</source>
        <translation>l’enregistrement a les ticks %1 à %2 (00:00.00 à %3)</translation>
    </message>
    <message>
        <source>%1: no map: %2</source>
        <translation>%1&#xa0;: pas de carte&#xa0;: %2</translation>
    </message>
    <message>
        <source>no such time; %1</source>
        <translation>ce temps n’existe pas&#xa0;; %1</translation>
    </message>
    <message>
        <source>%1: damaged at byte %2, tick %3: %4</source>
        <translation>%1&#xa0;: endommagé à l’octet %2, tick %3&#xa0;: %4</translation>
    </message>
    <message numerus="yes">
        <source>%2: and %n more damaged place(s); verify lists them</source>
        <translation>
            <numerusform>%2&#xa0;: et %n autre endroit endommagé&#xa0;; verify le liste</numerusform>
            <numerusform>%2&#xa0;: et %n autres endroits endommagés&#xa0;; verify les liste</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 takes no value</source>
        <translation>%1 ne prend pas de valeur</translation>
    </message>
    <message>
        <source>%1 needs a value: %2</source>
        <translation>%1 attend une valeur&#xa0;: %2</translation>
    </message>
    <message>
        <source>unknown option %1</source>
        <translation>option inconnue %1</translation>
    </message>
    <message>
        <source>%1 must be at least %2</source>
        <translation>%1 doit valoir au moins %2</translation>
    </message>
    <message>
        <source>%1 must be from %2 to %3</source>
        <translation>%1 doit être compris entre %2 et %3</translation>
    </message>
    <message>
        <source>%1 needs a number, not &quot;%2&quot;</source>
        <translation>%1 attend un nombre, pas «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>--size needs WIDTHxHEIGHT, not &quot;%1&quot;</source>
        <translation>--size attend WIDTHxHEIGHT, pas «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>--size must be from %1 to %2 on each side</source>
        <translation>--size doit être compris entre %1 et %2 de chaque côté</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a proxy, which relays the game, and no player</source>
        <translation>«&#xa0;%1&#xa0;» est un proxy, qui relaie la partie, et non un joueur</translation>
    </message>
    <message>
        <source>%1 is the number of one player and the name of another; write &apos;#%1&apos; for the number, or &apos;#%2&apos; for who was called so</source>
        <translation>%1 est le numéro d’un joueur et le nom d’un autre&#xa0;; indiquez &apos;#%1&apos; pour le numéro, ou &apos;#%2&apos; pour celui qui portait ce nom</translation>
    </message>
    <message>
        <source>no player with the number %1</source>
        <translation>aucun joueur ne porte le numéro %1</translation>
    </message>
    <message>
        <source>no player with the number %1; that is the name of player %2</source>
        <translation>aucun joueur ne porte le numéro %1&#xa0;; c’est le nom du joueur %2</translation>
    </message>
    <message>
        <source>no player &quot;%1&quot;</source>
        <translation>aucun joueur «&#xa0;%1&#xa0;»</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) have been named &quot;%2&quot;; give the number of one: %3</source>
        <translation>
            <numerusform>%n joueur s’est appelé «&#xa0;%2&#xa0;»&#xa0;; indiquez le numéro de l’un d’eux&#xa0;: %3</numerusform>
            <numerusform>%n joueurs se sont appelés «&#xa0;%2&#xa0;»&#xa0;; indiquez le numéro de l’un d’eux&#xa0;: %3</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: the settings of the window cannot be read</source>
        <translation>%1&#xa0;: les réglages de la fenêtre sont illisibles</translation>
    </message>
    <message>
        <source>cannot write the output: %1</source>
        <translation>impossible d’écrire la sortie&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 is not a recording of the case</source>
        <translation>%1 n’est pas un enregistrement du dossier</translation>
    </message>
    <message>
        <source>%1 must be one of %2</source>
        <translation>%1 doit être l’un de %2</translation>
    </message>
    <message>
        <source>no such tick; %1</source>
        <translation>ce tick n’existe pas&#xa0;; %1</translation>
    </message>
    <message>
        <source>%1 is a player&apos;s number: give the one file that it is of with --recording FILE</source>
        <translation>%1 est un numéro de joueur&#xa0;: indiquez avec --recording FILE le fichier auquel il appartient</translation>
    </message>
    <message>
        <source>%1 needs the program %2, which comes with the window and is not installed</source>
        <translation>%1 a besoin du programme %2, fourni avec l’interface graphique, qui n’est pas installé</translation>
    </message>
    <message>
        <source>see tickscope-cli %1 --help</source>
        <translation>voir tickscope-cli %1 --help</translation>
    </message>
    <message>
        <source>--token-file: %1</source>
        <translation>--token-file&#xa0;: %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; needs to be followed by what to do</source>
        <translation>«&#xa0;%1&#xa0;» doit être suivi de ce qu’il faut faire</translation>
    </message>
    <message>
        <source>unknown command %1</source>
        <translation>commande inconnue %1</translation>
    </message>
    <message>
        <source>%1: there is no such case store</source>
        <translation>%1&#xa0;: cette base de dossiers n’existe pas</translation>
    </message>
    <message numerus="yes">
        <source>%n recording(s) would be removed, %2 bytes; nothing is removed without --yes</source>
        <translation>
            <numerusform>%n enregistrement serait supprimé, %2 octets&#x202f;; rien n’est supprimé sans --yes</numerusform>
            <numerusform>%n enregistrements seraient supprimés, %2 octets&#x202f;; rien n’est supprimé sans --yes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n recording(s) removed, %2 bytes</source>
        <translation>
            <numerusform>%n enregistrement supprimé, %2 octets</numerusform>
            <numerusform>%n enregistrements supprimés, %2 octets</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. --delete deletes instead</source>
        <translation>%1. --delete supprime définitivement</translation>
    </message>
    <message>
        <source>--when: no format has &quot;%1&quot;; the closest is &quot;%2&quot;</source>
        <translation>--when&#xa0;: aucun format n’a «&#xa0;%1&#xa0;»&#xa0;; le plus proche est «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>--when: there is no figure &quot;%1&quot;; the closest is &quot;%2&quot; (also counts.NAME and events.KIND)</source>
        <translation>--when&#xa0;: il n’y a pas de chiffre «&#xa0;%1&#xa0;»&#xa0;; le plus proche est «&#xa0;%2&#xa0;» (ainsi que counts.NAME et events.KIND)</translation>
    </message>
    <message numerus="yes">
        <source>%n recording(s) looked at, %2 matched</source>
        <translation>
            <numerusform>%n enregistrement examiné, correspondances&#xa0;: %2</numerusform>
            <numerusform>%n enregistrements examinés, correspondances&#xa0;: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>&quot;%1&quot;: the values are %2 to %3</source>
        <translation>«&#xa0;%1&#xa0;»&#xa0;: les valeurs vont de %2 à %3</translation>
    </message>
    <message>
        <source>--when needs FIGURE &gt; NUMBER (or &gt;=, &lt;, &lt;=, =, !=), not &quot;%1&quot;</source>
        <translation>--when attend FIGURE &gt; NUMBER (ou &gt;=, &lt;, &lt;=, =, !=), pas «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>--when: %1 is no share, so it has no percent</source>
        <translation>--when&#xa0;: %1 n’est pas une part, donc pas de pourcentage</translation>
    </message>
    <message>
        <source>%1: another scan is using this journal</source>
        <translation>%1&#xa0;: une autre recherche utilise ce journal</translation>
    </message>
    <message>
        <source>%1: not the journal of this scan; its options or its output differ</source>
        <translation>%1&#xa0;: ce n’est pas le journal de cette recherche&#xa0;; ses options ou sa sortie diffèrent</translation>
    </message>
    <message>
        <source>--shard needs I/N with I from 1 to N, not &quot;%1&quot;</source>
        <translation>--shard attend I/N avec I de 1 à N, pas «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>%1: shorter than its journal says; remove both to start again</source>
        <translation>%1&#xa0;: plus court que ne l’indique son journal&#xa0;; supprimez les deux pour recommencer</translation>
    </message>
    <message>
        <source>--data: there is no folder %1</source>
        <translation>--data&#xa0;: le répertoire %1 n’existe pas</translation>
    </message>
    <message>
        <source>several players are named &quot;%1&quot; at that tick; give the number of one</source>
        <translation>plusieurs joueurs se nomment «&#xa0;%1&#xa0;» à ce tick&#xa0;; indiquez le numéro de l’un d’eux</translation>
    </message>
    <message>
        <source>--output: images cannot be written as &quot;%1&quot;; name it .png, or one of %2</source>
        <translation>--output&#xa0;: impossible d’écrire des images en «&#xa0;%1&#xa0;»&#xa0;; nommez-la .png, ou l’un de %2</translation>
    </message>
    <message>
        <source>--output must end in %1</source>
        <translation>--output doit finir par %1</translation>
    </message>
    <message>
        <source>--compare: %1 ghosts at most</source>
        <translation>--compare&#xa0;: %1 fantômes au plus</translation>
    </message>
    <message>
        <source>player &quot;%1&quot; is not there in any of the ticks %2 to %3</source>
        <translation>le joueur «&#xa0;%1&#xa0;» n’est là dans aucun des ticks %2 à %3</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no regular expression: %2</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une expression rationnelle&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1&#xa0;; %2</translation>
    </message>
    <message>
        <source>a copy would have nothing of it: %1 left out</source>
        <translation>une copie n’en aurait rien&#xa0;; omis&#xa0;: %1</translation>
    </message>
    <message>
        <source>left out: %1</source>
        <translation>omis&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 has a name or clan in it that the clip hides; give the file another name</source>
        <translation>%1 contient un nom ou un clan que l’extrait masque&#xa0;; donnez un autre nom au fichier</translation>
    </message>
    <message>
        <source>%1: the copy would replace a part of what it is made of</source>
        <translation>%1&#xa0;: la copie remplacerait une partie de ce dont elle est faite</translation>
    </message>
    <message>
        <source>as %1 from tick %2 on</source>
        <translation>comme %1 à partir du tick %2</translation>
    </message>
    <message>
        <source>%1: not stated</source>
        <translation>%1&#xa0;: non indiqué</translation>
    </message>
    <message>
        <source>%1: %2, as stated</source>
        <translation>%1&#xa0;: %2, comme indiqué</translation>
    </message>
    <message>
        <source>%1: stated %2, found none</source>
        <translation>%1&#xa0;: indiqué %2, rien trouvé</translation>
    </message>
    <message>
        <source>%1: stated %2, found %3</source>
        <translation>%1&#xa0;: indiqué %2, trouvé %3</translation>
    </message>
    <message>
        <source>the header states %1 for &quot;%2&quot;, which has to be more than 0</source>
        <translation>l’en-tête indique %1 pour «&#xa0;%2&#xa0;», qui doit être supérieur à 0</translation>
    </message>
    <message>
        <source>version %1 of ghosts is not known; versions 4 to 6 are read</source>
        <translation>la version %1 des fantômes n’est pas connue&#xa0;; les versions 4 à 6 sont lues</translation>
    </message>
    <message>
        <source>a chunk has %1 numbers instead of %2</source>
        <translation>un bloc contient %1 nombres au lieu de %2</translation>
    </message>
    <message>
        <source>the header states %1 characters, the file has %2</source>
        <translation>l’en-tête indique %1 états du personnage, le fichier en a %2</translation>
    </message>
    <message numerus="yes">
        <source>%1; reading goes on at the next keyframe, without %n tick(s) before it</source>
        <translation>
            <numerusform>%1&#xa0;; la lecture reprend à l’image clé suivante, sans %n tick qui la précède</numerusform>
            <numerusform>%1&#xa0;; la lecture reprend à l’image clé suivante, sans %n ticks qui la précèdent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; reading ends there, without %n tick(s) behind it</source>
        <translation>
            <numerusform>%1&#xa0;; la lecture s’arrête là, sans %n tick qui suit</numerusform>
            <numerusform>%1&#xa0;; la lecture s’arrête là, sans %n ticks qui suivent</numerusform>
        </translation>
    </message>
    <message>
        <source>impossible frame type %1</source>
        <translation>type de trame impossible&#xa0;: %1</translation>
    </message>
    <message>
        <source>frame with an impossible length of %1</source>
        <translation>trame d’une longueur impossible&#xa0;: %1</translation>
    </message>
    <message>
        <source>demo protocol %1 with network protocol %2 is not known</source>
        <translation>le protocole de démo %1 avec le protocole réseau %2 n’est pas connu</translation>
    </message>
    <message>
        <source>%1; frames go on at byte %2</source>
        <translation>%1&#xa0;; les trames reprennent à l’octet %2</translation>
    </message>
    <message>
        <source>%1; nothing behind it in its segment can be read</source>
        <translation>%1&#xa0;; rien de ce qui suit dans son segment ne peut être lu</translation>
    </message>
    <message>
        <source>%1 (at %2 s)</source>
        <translation>%1 (à %2&#xa0;s)</translation>
    </message>
    <message>
        <source>%1 (cut at %2 s)</source>
        <translation>%1 (coupé à %2&#xa0;s)</translation>
    </message>
    <message>
        <source>network protocol %1 is newer than the newest known one; it is read as 48</source>
        <translation>le protocole réseau %1 est plus récent que le dernier connu&#xa0;; il est lu comme le 48</translation>
    </message>
    <message numerus="yes">
        <source>%n tick(s) have a time that cannot be and take that of the tick before, first tick %2</source>
        <translation>
            <numerusform>%n tick a un temps impossible et prend celui du tick précédent, premier tick %2</numerusform>
            <numerusform>%n ticks ont un temps impossible et prennent celui du tick précédent, premier tick %2</numerusform>
        </translation>
    </message>
    <message>
        <source>the header says that the directory is at %1, but it is at %2; nothing is lost</source>
        <translation>l’en-tête situe l’index à %1, mais il est à %2&#xa0;; rien n’est perdu</translation>
    </message>
    <message>
        <source>there is no directory at %1 or elsewhere; the frames were read one after another</source>
        <translation>il n’y a d’index ni à %1 ni ailleurs&#xa0;; les trames ont été lues l’une après l’autre</translation>
    </message>
    <message>
        <source>from byte %1 on nothing could be kept: %2</source>
        <translation>à partir de l’octet %1, rien n’a pu être conservé&#xa0;: %2</translation>
    </message>
    <message>
        <source>bytes %1 to %2 could not be kept: %3</source>
        <translation>les octets %1 à %2 n’ont pas pu être conservés&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1; the rest of the frame is lost</source>
        <translation>%1&#xa0;; le reste de la trame est perdu</translation>
    </message>
    <message>
        <source>packet has %1 entities and not as many as it announces</source>
        <translation>le paquet a %1 entités, un autre nombre que celui qu’il annonce</translation>
    </message>
    <message>
        <source>the dictionary has number %1 instead of %2</source>
        <translation>le dictionnaire porte le numéro %1 au lieu de %2</translation>
    </message>
    <message>
        <source>a chunk cannot be unpacked: %1</source>
        <translation>impossible de décompresser un bloc&#xa0;: %1</translation>
    </message>
    <message>
        <source>a chunk cannot be packed: %1</source>
        <translation>impossible de compresser un bloc&#xa0;: %1</translation>
    </message>
    <message>
        <source>the chunks need dictionary %1</source>
        <translation>les blocs ont besoin du dictionnaire %1</translation>
    </message>
    <message>
        <source>%2: %1</source>
        <translation>%2&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1: %2 bytes of a segmented Hollow Cube recording; the preamble.dat that tells what they are is not beside them</source>
        <translation>%1&#xa0;: %2 octets d’un enregistrement Hollow Cube segmenté&#xa0;; le preamble.dat qui dit ce qu’ils sont ne se trouve pas à côté</translation>
    </message>
    <message>
        <source>version %1 is not known</source>
        <translation>la version %1 n’est pas connue</translation>
    </message>
    <message>
        <source>version %1 of the design document&apos;s layout is not known</source>
        <translation>la version %1 de la disposition du document de conception n’est pas connue</translation>
    </message>
    <message>
        <source>nothing of these ticks can be kept: %1</source>
        <translation>rien de ces ticks ne peut être gardé&#xa0;: %1</translation>
    </message>
    <message>
        <source>what is there at tick %1 is more than one tick can tell; a clip can begin at tick %2</source>
        <translation>ce qui est là au tick %1 dépasse ce qu’un tick peut dire&#x202f;; un extrait peut commencer au tick %2</translation>
    </message>
    <message numerus="yes">
        <source>%n tick(s) left out at the beginning: %2</source>
        <translation>
            <numerusform>%n tick au début a été laissé de côté&#xa0;: %2</numerusform>
            <numerusform>%n ticks au début ont été laissés de côté&#xa0;: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tick(s) left out at the end: %2</source>
        <translation>
            <numerusform>%n tick à la fin a été laissé de côté&#xa0;: %2</numerusform>
            <numerusform>%n ticks à la fin ont été laissés de côté&#xa0;: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (byte %2 of the unpacked chunk)</source>
        <translation>%1 (octet %2 du bloc décompressé)</translation>
    </message>
    <message>
        <source>an event is of an unknown kind: %1</source>
        <translation>un événement est d’un genre inconnu&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1; reading goes on at the next snapshot</source>
        <translation>%1&#xa0;; la lecture reprend au snapshot suivant</translation>
    </message>
    <message>
        <source>the metadata cannot be read (%1); repair the recording first</source>
        <translation>les métadonnées ne peuvent pas être lues (%1)&#xa0;; réparez d’abord l’enregistrement</translation>
    </message>
    <message>
        <source>&quot;%1&quot; in the metadata is a list of compounds</source>
        <translation>«&#xa0;%1&#xa0;» dans les métadonnées est une liste de composés</translation>
    </message>
    <message>
        <source>&quot;%1&quot; in the metadata is a list</source>
        <translation>«&#xa0;%1&#xa0;» dans les métadonnées est une liste</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: a text is longer than NBT holds</source>
        <translation>«&#xa0;%1&#xa0;»&#xa0;: un texte est plus long que ce que NBT peut contenir</translation>
    </message>
    <message>
        <source>%1; the recording is shown without its metadata</source>
        <translation>%1&#xa0;; l’enregistrement est affiché sans ses métadonnées</translation>
    </message>
    <message>
        <source>the metadata take too much memory; %1 values of them are left out</source>
        <translation>les métadonnées prennent trop de mémoire&#xa0;; %1 de leurs valeurs sont omises</translation>
    </message>
    <message>
        <source>the header has %1 ticks and the index %2; the index is believed</source>
        <translation>l’en-tête a %1 ticks et l’index %2&#xa0;; l’index fait foi</translation>
    </message>
    <message numerus="yes">
        <source>%1; %n tick(s) lost</source>
        <translation>
            <numerusform>%1&#xa0;; %n tick perdu</numerusform>
            <numerusform>%1&#xa0;; %n ticks perdus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Chunk %3 cannot be read (%2); left out from there on: %n chunk(s).</source>
        <translation>
            <numerusform>Le bloc %3 ne peut pas être lu (%2)&#xa0;; omis à partir de là&#xa0;: %n bloc.</numerusform>
            <numerusform>Le bloc %3 ne peut pas être lu (%2)&#xa0;; omis à partir de là&#xa0;: %n blocs.</numerusform>
        </translation>
    </message>
    <message>
        <source>The metadata cannot be read (%1); they are empty now.</source>
        <translation>Les métadonnées ne peuvent pas être lues (%1)&#xa0;; elles sont maintenant vides.</translation>
    </message>
    <message>
        <source>the first chunk cannot be read (%1), so nothing can be kept</source>
        <translation>le premier bloc ne peut pas être lu (%1), rien ne peut donc être conservé</translation>
    </message>
    <message>
        <source>%1 record with too few bytes</source>
        <translation>donnée %1 avec trop peu d’octets</translation>
    </message>
    <message>
        <source>a clip of a teehistorian file has to begin where the file does, at tick %1: its records only tell what changes</source>
        <translation>un extrait d’un fichier teehistorian doit commencer là où le fichier commence, au tick %1&#xa0;: ses entrées ne disent que ce qui change</translation>
    </message>
    <message>
        <source>the text &quot;%1&quot; of the header has no end</source>
        <translation>le texte «&#xa0;%1&#xa0;» de l’en-tête n’a pas de fin</translation>
    </message>
    <message>
        <source>delta removes item %1/%2, which is not there</source>
        <translation>le delta retire l’élément %1/%2, qui n’y est pas</translation>
    </message>
    <message>
        <source>message field %1 is cut</source>
        <translation>le champ de message %1 est tronqué</translation>
    </message>
    <message>
        <source>data block %1 lies outside its area</source>
        <translation>le bloc de données %1 se trouve hors de sa zone</translation>
    </message>
    <message>
        <source>item %1 lies outside its area</source>
        <translation>l’élément %1 se trouve hors de sa zone</translation>
    </message>
    <message>
        <source>an item of type %1 has a wrong size</source>
        <translation>un élément de type %1 a une taille incorrecte</translation>
    </message>
    <message>
        <source>an item of type %1 names another type</source>
        <translation>un élément de type %1 nomme un autre type</translation>
    </message>
    <message>
        <source>a text is missing: %1</source>
        <translation>un texte manque&#xa0;: %1</translation>
    </message>
    <message>
        <source>image &quot;%1&quot; is too big</source>
        <translation>l’image «&#xa0;%1&#xa0;» est trop grande</translation>
    </message>
    <message>
        <source>image &quot;%1&quot; has no usable pixels</source>
        <translation>l’image «&#xa0;%1&#xa0;» n’a pas de pixels utilisables</translation>
    </message>
    <message>
        <source>layer %1 is left out: %2</source>
        <translation>la couche %1 est omise&#xa0;: %2</translation>
    </message>
    <message>
        <source>message field %1 is out of range</source>
        <translation>le champ de message %1 est hors limites</translation>
    </message>
    <message>
        <source>message field %1 is no UTF-8</source>
        <translation>le champ de message %1 n’est pas en UTF-8</translation>
    </message>
    <message>
        <source>a clip needs at least two ticks; ticks %1 to %2 of the recording hold fewer</source>
        <translation>un extrait demande au moins deux ticks&#xa0;; les ticks %1 à %2 de l’enregistrement en ont moins</translation>
    </message>
    <message>
        <source>%1; ticks may be missing here</source>
        <translation>%1&#xa0;; des ticks manquent peut-être ici</translation>
    </message>
    <message>
        <source>demo version %1 is of Teeworlds 0.5, whose objects are not known; versions 3 to 6 are read</source>
        <translation>la version de démo %1 est celle de Teeworlds 0.5, dont les objets ne sont pas connus&#xa0;; les versions 3 à 6 sont lues</translation>
    </message>
    <message>
        <source>%1; one message is lost</source>
        <translation>%1&#xa0;; un message est perdu</translation>
    </message>
    <message>
        <source>%1; the search for a keyframe behind it is given up</source>
        <translation>%1&#xa0;; la recherche d’une image clé après cet endroit est abandonnée</translation>
    </message>
    <message>
        <source>%1; the state is not known up to the next keyframe</source>
        <translation>%1&#xa0;; l’état n’est pas connu jusqu’à la prochaine image clé</translation>
    </message>
    <message>
        <source>demos of version %1 have no markers</source>
        <translation>les démos de version %1 n’ont pas de marqueurs</translation>
    </message>
    <message>
        <source>version %1 of demos is not known; it is read as version %2</source>
        <translation>la version %1 des démos n’est pas connue&#xa0;; elle est lue comme la version %2</translation>
    </message>
    <message>
        <source>the header states %1 markers, and has room for %2</source>
        <translation>l’en-tête annonce %1 marqueurs et a de la place pour %2</translation>
    </message>
    <message>
        <source>%1; reading goes on at the next keyframe</source>
        <translation>%1&#xa0;; la lecture reprend à l’image clé suivante</translation>
    </message>
    <message>
        <source>%1; nothing behind it can be read</source>
        <translation>%1&#xa0;; rien de ce qui suit ne peut être lu</translation>
    </message>
    <message>
        <source>the map in the recording cannot be read: %1</source>
        <translation>la carte contenue dans l’enregistrement ne peut pas être lue&#xa0;: %1</translation>
    </message>
    <message>
        <source>the map in the recording: %1</source>
        <translation>la carte contenue dans l’enregistrement&#xa0;: %1</translation>
    </message>
    <message>
        <source>layer %1 of the map in the recording is left out: %2</source>
        <translation>la couche %1 de la carte contenue dans l’enregistrement est omise&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: is a folder</source>
        <translation>%1&#xa0;: est un répertoire</translation>
    </message>
    <message>
        <source>%1: Permission denied</source>
        <translation>%1&#xa0;: permission refusée</translation>
    </message>
    <message>
        <source>%1: No such file or directory</source>
        <translation>%1&#xa0;: fichier ou répertoire introuvable</translation>
    </message>
    <message>
        <source>cannot write a temporary file: %1</source>
        <translation>impossible d’écrire un fichier temporaire&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1: too much to read from a pipe</source>
        <translation>%1&#xa0;: trop à lire depuis un tube</translation>
    </message>
    <message>
        <source>%1: is no regular file</source>
        <translation>%1&#xa0;: n’est pas un fichier ordinaire</translation>
    </message>
    <message>
        <source>no secure connection: %1</source>
        <translation>pas de connexion sécurisée&#xa0;: %1</translation>
    </message>
    <message>
        <source>the server wants a bearer token, or another one (%1)</source>
        <translation>le serveur exige un jeton d’accès, ou un autre (%1)</translation>
    </message>
    <message>
        <source>the server refuses access; a signed address may have run out (%1)</source>
        <translation>le serveur refuse l’accès&#xa0;; une adresse signée a peut-être expiré (%1)</translation>
    </message>
    <message>
        <source>there is no such file on the server (%1)</source>
        <translation>ce fichier n’existe pas sur le serveur (%1)</translation>
    </message>
    <message>
        <source>the server does not have the part that was asked for (%1)</source>
        <translation>le serveur n’a pas la partie demandée (%1)</translation>
    </message>
    <message>
        <source>the server is busy or out of order (%1)</source>
        <translation>le serveur est surchargé ou en panne (%1)</translation>
    </message>
    <message>
        <source>the server gives no file (%1)</source>
        <translation>le serveur ne fournit pas le fichier (%1)</translation>
    </message>
    <message>
        <source>%1: holds no token</source>
        <translation>%1&#xa0;: ne contient pas de jeton</translation>
    </message>
    <message>
        <source>%1 is not a regular file; it is not replaced</source>
        <translation>%1 n’est pas un fichier ordinaire&#xa0;; il n’est pas remplacé</translation>
    </message>
    <message>
        <source>%1 cannot be written; is the disk full?</source>
        <translation>impossible d’écrire %1&#xa0;; le disque est-il plein&#xa0;?</translation>
    </message>
    <message>
        <source>%1 exists already; --force replaces it</source>
        <translation>%1 existe déjà&#xa0;; --force le remplace</translation>
    </message>
    <message>
        <source>%1 is the recording itself</source>
        <translation>%1 est l’enregistrement lui-même</translation>
    </message>
    <message>
        <source>the %1 stream ends early; %2 bytes were unpacked before</source>
        <translation>le flux %1&#xa0;s’arrête trop tôt&#xa0;; %2 octets ont été décompressés avant</translation>
    </message>
    <message>
        <source>the %1 stream is followed by other bytes; %2 bytes were unpacked before</source>
        <translation>le flux %1 est suivi d’autres octets&#xa0;; %2 octets ont été décompressés avant</translation>
    </message>
    <message>
        <source>the %1 stream needs too much memory; %2 bytes were unpacked before</source>
        <translation>le flux %1 demande trop de mémoire&#xa0;; %2 octets ont été décompressés avant</translation>
    </message>
    <message>
        <source>the %1 stream is of a newer kind; %2 bytes were unpacked before</source>
        <translation>le flux %1 est d’un genre plus récent&#xa0;; %2 octets ont été décompressés avant</translation>
    </message>
    <message>
        <source>the %1 stream is damaged; %2 bytes were unpacked before</source>
        <translation>le flux %1 est endommagé&#xa0;; %2 octets ont été décompressés avant</translation>
    </message>
    <message>
        <source>the %1 stream unpacks to too much; %2 bytes were unpacked before</source>
        <translation>le flux %1 se décompresse en trop de données&#xa0;; %2 octets ont été décompressés avant</translation>
    </message>
    <message>
        <source>case %1</source>
        <translation>dossier %1</translation>
    </message>
    <message>
        <source>case %1, which has one of this name</source>
        <translation>dossier %1, qui en a un de ce nom</translation>
    </message>
    <message>
        <source>changes to cases wait in %1 until the window sends them; nothing was removed</source>
        <translation>des modifications de dossiers attendent dans %1 que la fenêtre les envoie&#x202f;; rien n’a été supprimé</translation>
    </message>
    <message>
        <source>%1: another prune is running; nothing was removed</source>
        <translation>%1&#xa0;: un autre prune est en cours&#x202f;; rien n’a été supprimé</translation>
    </message>
    <message>
        <source>more in total than allowed, and %1</source>
        <translation>plus au total que permis, et %1</translation>
    </message>
    <message>
        <source>%1 (rules of %2)</source>
        <translation>%1 (règles de %2)</translation>
    </message>
    <message>
        <source>there is no trash for %1; nothing was removed</source>
        <translation>il n’y a pas de corbeille pour %1&#xa0;; rien n’a été supprimé</translation>
    </message>
    <message>
        <source>%1 needs an age such as 36h, 30d, 8w or 1y, not &quot;%2&quot;</source>
        <translation>%1 attend un âge comme 36h, 30d, 8w ou 1y, pas «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>%1 needs a size such as 500K, 200M or 4G, not &quot;%2&quot;</source>
        <translation>%1 attend une taille comme 500K, 200M ou 4G, pas «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>exit code %1</source>
        <translation>code de sortie %1</translation>
    </message>
    <message>
        <source>%1: reading ended the process that did it (%2)</source>
        <translation>%1&#xa0;: la lecture a mis fin au processus qui la faisait (%2)</translation>
    </message>
    <message>
        <source>%1 (%2 times in a row)</source>
        <translation>%1 (%2 fois de suite)</translation>
    </message>
    <message>
        <source>not a number such as 60, 0.25 or 30000/1001: &quot;%1&quot;</source>
        <translation>pas un nombre comme 60, 0.25 ou 30000/1001&#xa0;: «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>more than %1 frames</source>
        <translation>plus de %1 images</translation>
    </message>
    <message>
        <source>not a time: &quot;%1&quot;</source>
        <translation>ce n’est pas un temps&#xa0;: «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>ticks go from %1 to %2</source>
        <translation>les ticks vont de %1 à %2</translation>
    </message>
    <message>
        <source>the recording lasts %1</source>
        <translation>l’enregistrement dure %1</translation>
    </message>
    <message>
        <source>%1: does not have the bytes written to it</source>
        <translation>%1&#xa0;: n’a pas les octets qui y ont été écrits</translation>
    </message>
    <message>
        <source>no dictionary can be made of these chunks: %1</source>
        <translation>impossible de créer un dictionnaire à partir de ces blocs&#xa0;: %1</translation>
    </message>
    <message>
        <source>no dictionary can be made: %1</source>
        <translation>impossible de créer un dictionnaire&#xa0;: %1</translation>
    </message>
    <message>
        <source>the dictionary&apos;s number %1 does not fit into a header</source>
        <translation>le numéro %1 du dictionnaire ne tient pas dans un en-tête</translation>
    </message>
    <message>
        <source>case %1: not all opinions that it needs have been decided</source>
        <translation>dossier %1&#xa0;: tous les avis nécessaires n’ont pas encore été rendus</translation>
    </message>
    <message>
        <source>cannot write %1: %2</source>
        <translation>impossible d’écrire %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>cannot start %1: %2</source>
        <translation>impossible de lancer %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>ffmpeg failed: %1</source>
        <translation>ffmpeg a échoué&#xa0;: %1</translation>
    </message>
    <message>
        <source>ffmpeg ended before the video was complete (exit code %1)</source>
        <translation>ffmpeg s’est arrêté avant la fin de la vidéo (code de sortie %1)</translation>
    </message>
    <message>
        <source>width and height of a .%1 must be even</source>
        <translation>largeur et hauteur d’un .%1 doivent être paires</translation>
    </message>
    <message>
        <source>a .%1 counts hundredths of a second: it can have 50, 25, 20, 10 or 5 frames a second</source>
        <translation>un .%1 compte en centièmes de seconde&#xa0;: il peut avoir 50, 25, 20, 10 ou 5 images par seconde</translation>
    </message>
    <message>
        <source>--when: there is no input &quot;%1&quot;; there are: %2</source>
        <translation>--when&#xa0;: il n’y a pas d’entrée «&#xa0;%1&#xa0;»&#xa0;; il y a&#xa0;: %2</translation>
    </message>
    <message>
        <source>client %1 is nobody there</source>
        <translation>le client %1 n’y est personne</translation>
    </message>
    <message>
        <source>client %1 is %2 there, not %3</source>
        <translation>le client %1 y est %2, pas %3</translation>
    </message>
    <message>
        <source>the case knows %1 as client %2: give the recording with --recording FILE if client %3 is %4</source>
        <translation>le dossier connaît %1 comme client %2&#xa0;: donnez l’enregistrement avec --recording FILE si le client %3 est %4</translation>
    </message>
    <message>
        <source>%1 is not a recording of the case; --add-recording adds it</source>
        <translation>%1 n’est pas un enregistrement du dossier&#xa0;; --add-recording l’ajoute</translation>
    </message>
    <message>
        <source>exported cases come without their history; verdicts and what others wrote became notes that say so</source>
        <translation>les dossiers exportés arrivent sans leur historique&#xa0;; les verdicts et ce que d’autres ont écrit sont devenus des notes qui le disent</translation>
    </message>
    <message>
        <source>the accused was also called %1, which texts may still have; to erase that, too: tickscope-cli case erase NAME</source>
        <translation>l’accusé s’appelait aussi %1, nom qui peut rester dans des textes&#xa0;; pour l’effacer aussi&#xa0;: tickscope-cli case erase NAME</translation>
    </message>
    <message>
        <source>no case mentions %1</source>
        <translation>aucun dossier ne mentionne %1</translation>
    </message>
    <message>
        <source>&apos;#%1&apos; is the number of one player and the name of another; write %1 for the number, or %2 for who was called so</source>
        <translation>&apos;#%1&apos; est le numéro d’un joueur et le nom d’un autre&#xa0;; indiquez %1 pour le numéro, ou %2 pour celui qui portait ce nom</translation>
    </message>
    <message>
        <source>libcurl, which is needed to read from servers, cannot be loaded</source>
        <translation>impossible de charger libcurl, nécessaire pour lire depuis des serveurs</translation>
    </message>
    <message>
        <source>the recordings have nothing in common to compare</source>
        <translation>les enregistrements n’ont rien de commun à comparer</translation>
    </message>
    <message>
        <source>%1: no tick of one recording lies beside one of the other</source>
        <translation>%1&#xa0;: aucun tick de l’un des enregistrements ne correspond à un tick de l’autre</translation>
    </message>
    <message>
        <source>%1: no player has the same name in both</source>
        <translation>%1&#xa0;: aucun joueur n’a le même nom dans les deux</translation>
    </message>
    <message>
        <source>%1: left out, as nobody in the other recording has that name: %2</source>
        <translation>%1&#xa0;: laissés de côté, car personne ne porte ce nom dans l’autre enregistrement&#xa0;: %2</translation>
    </message>
    <message>
        <source>the other recording has no player %1</source>
        <translation>l’autre enregistrement n’a pas de joueur %1</translation>
    </message>
    <message>
        <source>it has no finish with a time</source>
        <translation>elle n’a pas d’arrivée avec un temps</translation>
    </message>
    <message>
        <source>the recording does not say whose it is</source>
        <translation>l’enregistrement ne dit pas de qui elle est</translation>
    </message>
    <message>
        <source>it is that of %1</source>
        <translation>c’est celle de %1</translation>
    </message>
    <message>
        <source>its start is not recorded</source>
        <translation>son départ n’est pas enregistré</translation>
    </message>
    <message>
        <source>there is no finished run of a player whom the recording names, with its time and its start</source>
        <translation>il n’y a pas de course terminée, avec son temps et son départ, d’un joueur que l’enregistrement nomme</translation>
    </message>
    <message numerus="yes">
        <source>there are %n run(s)</source>
        <translation>
            <numerusform>il y a %n course</numerusform>
            <numerusform>il y a %n courses</numerusform>
        </translation>
    </message>
    <message>
        <source>run %1: %2</source>
        <translation>course %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>the player is not recorded for %1 of the run, where the ghost moves in a straight line</source>
        <translation>le joueur n’est pas enregistré pendant %1 de la course, où le fantôme va en ligne droite</translation>
    </message>
    <message>
        <source>there is no input of one player that both recordings hold</source>
        <translation>il n’y a aucune entrée d’un même joueur que les deux enregistrements contiennent</translation>
    </message>
    <message>
        <source>case %1 is here already; nothing was added to it</source>
        <translation>le dossier %1 est déjà ici&#x202f;; rien n’y a été ajouté</translation>
    </message>
    <message>
        <source>perhaps sent to a 0.7 client</source>
        <translation>peut-être envoyé à un client 0.7</translation>
    </message>
    <message>
        <source>%1 is a name only: no accused of the case has it, and no recording was given</source>
        <translation>%1 n’est qu’un nom&#xa0;: le dossier n’accuse personne de ce nom, et aucun enregistrement n’a été donné</translation>
    </message>
    <message>
        <source>%1: not all events of these types are recorded: %2</source>
        <translation>%1&#xa0;: tous les événements de ces types ne sont pas enregistrés&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n recording(s) do not hold all events of these types</source>
        <translation>
            <numerusform>%n enregistrement ne contient pas tous les événements de ces types</numerusform>
            <numerusform>%n enregistrements ne contiennent pas tous les événements de ces types</numerusform>
        </translation>
    </message>
    <message>
        <source>&quot;%1&quot;: no value; it is not recorded, nobody has that figure, or there are too few samples</source>
        <translation>«&#xa0;%1&#xa0;»&#xa0;: pas de valeur&#x202f;; elle n’est pas enregistrée, personne n’a ce chiffre, ou il y a trop peu d’échantillons</translation>
    </message>
    <message>
        <source>network messages of protocol %1 cannot be read: players, entities and most events are unknown</source>
        <translation>les messages réseau du protocole %1 ne peuvent pas être lus&#xa0;: joueurs, entités et la plupart des événements sont inconnus</translation>
    </message>
    <message>
        <source>%1 #%2 is not in the game at tick %3</source>
        <translation>%1 #%2 n’est pas en jeu au tick %3</translation>
    </message>
    <message>
        <source>%1 #%2 is not in the game from tick %3 to %4</source>
        <translation>%1 #%2 n’est pas en jeu du tick %3 au tick %4</translation>
    </message>
    <message>
        <source>both may be of the same session, though their clocks do not tell: compared by tick</source>
        <translation>les deux peuvent être de la même session, bien que leurs horloges ne le disent pas&#xa0;: comparés par tick</translation>
    </message>
    <message>
        <source>%1: left out, as several players had that name at once and cannot be told apart: %2</source>
        <translation>%1&#xa0;: laissés de côté, car plusieurs joueurs portaient ce nom en même temps et ne peuvent être distingués&#xa0;: %2</translation>
    </message>
    <message>
        <source>nobody is called &quot;%1&quot; in these ticks</source>
        <translation>personne ne s’appelle «&#xa0;%1&#xa0;» dans ces ticks</translation>
    </message>
    <message>
        <source>no finish with a known time</source>
        <translation>aucune arrivée au temps connu</translation>
    </message>
    <message>
        <source>--size must be no more than %1 pixels in all</source>
        <translation>--size ne doit pas dépasser %1 pixels au total</translation>
    </message>
    <message>
        <source>the case is not assigned to you</source>
        <translation>le dossier ne vous est pas assigné</translation>
    </message>
    <message>
        <source>a decided verdict stays as it is</source>
        <translation>un verdict rendu reste tel quel</translation>
    </message>
    <message>
        <source>only its author changes it</source>
        <translation>seul son auteur le modifie</translation>
    </message>
    <message>
        <source>the two recordings do not have the same map, or are of two worlds</source>
        <translation>les deux enregistrements n’ont pas la même carte, ou sont de deux mondes</translation>
    </message>
    <message>
        <source>times of day are exact to a second at best: what lies so near may be no difference</source>
        <translation>les heures sont exactes à une seconde près au mieux&#xa0;: ce qui est aussi proche n’est peut-être pas une différence</translation>
    </message>
    <message>
        <source>both recordings have ticks %1 to %2 of the first one</source>
        <translation>les deux enregistrements ont les ticks %1 à %2 du premier</translation>
    </message>
    <message>
        <source>types of events of which only what the server&apos;s recording lacks is a difference: %1</source>
        <translation>types d’événements dont seul ce qui manque à l’enregistrement du serveur est une différence&#xa0;: %1</translation>
    </message>
    <message>
        <source>types of events not compared, as they depend on who recorded them: %1</source>
        <translation>types d’événements non comparés, car ils dépendent de qui les a enregistrés&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n recording(s) have several players of that name; rows have their numbers</source>
        <translation>
            <numerusform>%n enregistrement contient plusieurs joueurs de ce nom&#xa0;; les lignes portent leurs numéros</numerusform>
            <numerusform>%n enregistrements contiennent plusieurs joueurs de ce nom&#xa0;; les lignes portent leurs numéros</numerusform>
        </translation>
    </message>
    <message>
        <source>another reviewer has decided, so the verdict stays</source>
        <translation>un autre examinateur a décidé, le verdict reste donc</translation>
    </message>
    <message>
        <source>only a decided verdict is withdrawn</source>
        <translation>seul un verdict rendu se retire</translation>
    </message>
    <message>
        <source>there is no verdict on the case</source>
        <translation>il n’y a pas de verdict sur ce dossier</translation>
    </message>
    <message>
        <source>the verdict was just changed</source>
        <translation>le verdict vient d’être modifié</translation>
    </message>
    <message>
        <source>only its author changes a note</source>
        <translation>seul son auteur modifie une note</translation>
    </message>
    <message>
        <source>there is no such case</source>
        <translation>ce dossier n’existe pas</translation>
    </message>
    <message>
        <source>the store was made by a later version of Tickscope</source>
        <translation>le stockage a été créé par une version plus récente de Tickscope</translation>
    </message>
    <message>
        <source>there is no case %1</source>
        <translation>il n’y a pas de dossier %1</translation>
    </message>
    <message>
        <source>the headers of the two recordings differ: %1</source>
        <translation>les en-têtes des deux enregistrements diffèrent&#xa0;: %1</translation>
    </message>
    <message>
        <source>left out, as one of the recordings has some as they were at earlier ticks</source>
        <translation>laissées de côté, car l’un des enregistrements en a certaines de ticks antérieurs</translation>
    </message>
    <message>
        <source>aim and shots are not compared, as the two recordings have them at other ticks</source>
        <translation>la visée et les tirs ne sont pas comparés, car les deux enregistrements les ont à d’autres ticks</translation>
    </message>
    <message>
        <source>left out, or compared only where neither is 0, as they depend on who recorded them: %1</source>
        <translation>laissés de côté, ou comparés seulement là où aucun n’est 0, car ils dépendent de qui les a enregistrés&#xa0;: %1</translation>
    </message>
    <message>
        <source>no player &quot;%1&quot; at tick %2</source>
        <translation>aucun joueur «&#xa0;%1&#xa0;» au tick %2</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>ligne %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>only its author removes a note</source>
        <translation>seul son auteur supprime une note</translation>
    </message>
    <message>
        <source>case %1 was removed by %2</source>
        <translation>le dossier %1 a été supprimé par %2</translation>
    </message>
    <message>
        <source>case %1 has no note %2</source>
        <translation>le dossier %1 n’a pas de note %2</translation>
    </message>
    <message>
        <source>%1 is none of %2</source>
        <translation>%1 n’est aucun de %2</translation>
    </message>
    <message>
        <source>unknown key &quot;%1&quot;</source>
        <translation>clé inconnue «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>more cells than columns</source>
        <translation>plus de cellules que de colonnes</translation>
    </message>
    <message>
        <source>no report in it</source>
        <translation>aucun signalement dedans</translation>
    </message>
    <message>
        <source>this is not a text in UTF-8</source>
        <translation>ce n’est pas un texte en UTF-8</translation>
    </message>
    <message>
        <source>%1: events of these types are never recorded in this format: %2</source>
        <translation>%1&#xa0;: les événements de ces types ne sont jamais enregistrés dans ce format&#xa0;: %2</translation>
    </message>
    <message>
        <source>the note is too long</source>
        <translation>la note est trop longue</translation>
    </message>
    <message>
        <source>the claim is too long</source>
        <translation>l’accusation est trop longue</translation>
    </message>
    <message>
        <source>the reason is too long</source>
        <translation>la raison est trop longue</translation>
    </message>
    <message>
        <source>a reason is too long</source>
        <translation>une raison est trop longue</translation>
    </message>
    <message>
        <source>the case is decided</source>
        <translation>le dossier est tranché</translation>
    </message>
    <message>
        <source>the case was changed since</source>
        <translation>le dossier a été modifié depuis</translation>
    </message>
    <message>
        <source>there is no such note</source>
        <translation>cette note n’existe pas</translation>
    </message>
    <message>
        <source>a given verdict cites the note</source>
        <translation>un verdict rendu cite la note</translation>
    </message>
    <message>
        <source>a verdict cites the note</source>
        <translation>un verdict cite la note</translation>
    </message>
    <message>
        <source>to decide, a verdict needs a decision, a reason, and a finding on one aspect at least</source>
        <translation>pour trancher, un verdict doit avoir une décision, une raison et un constat sur au moins un aspect</translation>
    </message>
    <message>
        <source>the decision says &quot;%1&quot;, and all findings say &quot;clean&quot;</source>
        <translation>la décision dit «&#xa0;%1&#xa0;» et tous les constats disent «&#xa0;clean&#xa0;»</translation>
    </message>
    <message>
        <source>a tag is empty or too long, or there are too many</source>
        <translation>une étiquette est vide ou trop longue, ou il y en a trop</translation>
    </message>
    <message>
        <source>too many recordings or accused</source>
        <translation>trop d’enregistrements ou d’accusés</translation>
    </message>
    <message>
        <source>too many pieces of evidence</source>
        <translation>trop de preuves</translation>
    </message>
    <message>
        <source>the player&apos;s name or the category is too long</source>
        <translation>le nom du joueur ou la catégorie est trop long</translation>
    </message>
    <message>
        <source>the name of a recording is too long</source>
        <translation>le nom d’un enregistrement est trop long</translation>
    </message>
    <message>
        <source>the name of a reporter or assignee is too long</source>
        <translation>le nom de l’auteur du signalement ou de la personne assignée est trop long</translation>
    </message>
    <message>
        <source>an accused needs at least one name of reasonable length</source>
        <translation>un accusé doit avoir au moins un nom de longueur raisonnable</translation>
    </message>
    <message>
        <source>the picture is too big</source>
        <translation>l’image est trop grande</translation>
    </message>
    <message>
        <source>the picture is no PNG</source>
        <translation>l’image n’est pas un PNG</translation>
    </message>
    <message>
        <source>more than 64 MiB of reports</source>
        <translation>plus de 64 Mio de signalements</translation>
    </message>
    <message>
        <source>the report was just changed</source>
        <translation>le signalement vient d’être modifié</translation>
    </message>
    <message>
        <source>the server has tables of a later version of Tickscope</source>
        <translation>le serveur a des tables d’une version plus récente de Tickscope</translation>
    </message>
    <message>
        <source>%1 is there already</source>
        <translation>%1 existe déjà</translation>
    </message>
    <message>
        <source>%1: there is no manifest</source>
        <translation>%1&#xa0;: il n’y a pas de manifeste</translation>
    </message>
    <message>
        <source>made by another version</source>
        <translation>créé par une autre version</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be the name of a part</source>
        <translation>«&#xa0;%1&#xa0;» ne peut pas être le nom d’une partie</translation>
    </message>
    <message>
        <source>%1 cannot be made</source>
        <translation>impossible de créer %1</translation>
    </message>
    <message>
        <source>%1: is no file</source>
        <translation>%1&#xa0;: n’est pas un fichier</translation>
    </message>
    <message>
        <source>%1: is too big</source>
        <translation>%1&#xa0;: est trop volumineux</translation>
    </message>
    <message>
        <source>%1: the manifest is unreadable</source>
        <translation>%1&#xa0;: le manifeste est illisible</translation>
    </message>
    <message>
        <source>%1: the manifest is ambiguous</source>
        <translation>%1&#xa0;: le manifeste est ambigu</translation>
    </message>
    <message>
        <source>%1: made by a later version of Tickscope</source>
        <translation>%1&#xa0;: créé par une version plus récente de Tickscope</translation>
    </message>
    <message>
        <source>signatures need the program ssh-keygen (OpenSSH)</source>
        <translation>les signatures nécessitent le programme ssh-keygen (OpenSSH)</translation>
    </message>
    <message>
        <source>ssh-keygen does not answer</source>
        <translation>ssh-keygen ne répond pas</translation>
    </message>
    <message>
        <source>%1: there is no such key</source>
        <translation>%1&#xa0;: cette clé n’existe pas</translation>
    </message>
    <message>
        <source>%1: cannot sign: %2</source>
        <translation>%1&#xa0;: impossible de signer&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: there is no such file</source>
        <translation>%1&#xa0;: ce fichier n’existe pas</translation>
    </message>
    <message>
        <source>%1 is no text</source>
        <translation>%1 n’est pas un texte</translation>
    </message>
    <message>
        <source>%1 holds something that is no text</source>
        <translation>%1 contient quelque chose qui n’est pas un texte</translation>
    </message>
    <message>
        <source>%1 is no whole number</source>
        <translation>%1 n’est pas un nombre entier</translation>
    </message>
    <message>
        <source>%1 is neither true nor false</source>
        <translation>%1 n’est ni true ni false</translation>
    </message>
    <message>
        <source>%1 is no list</source>
        <translation>%1 n’est pas une liste</translation>
    </message>
    <message>
        <source>%1 holds something that is no object</source>
        <translation>%1 contient quelque chose qui n’est pas un objet</translation>
    </message>
    <message>
        <source>%1 is no base64</source>
        <translation>%1 n’est pas du base64</translation>
    </message>
    <message>
        <source>not an object</source>
        <translation>pas un objet</translation>
    </message>
    <message>
        <source>a recording needs its SHA-256 in 64 lower-case digits</source>
        <translation>un enregistrement doit avoir son SHA-256 en 64 chiffres minuscules</translation>
    </message>
    <message>
        <source>1 to 9 opinions can be asked for</source>
        <translation>on peut demander de 1 à 9 avis</translation>
    </message>
    <message>
        <source>a recording is named by its SHA-256</source>
        <translation>un enregistrement est désigné par son SHA-256</translation>
    </message>
    <message>
        <source>a tick needs its recording</source>
        <translation>un tick doit avoir son enregistrement</translation>
    </message>
    <message>
        <source>a range ends at or behind its first tick</source>
        <translation>un intervalle se termine à son premier tick ou après</translation>
    </message>
    <message>
        <source>a color is #rrggbb</source>
        <translation>une couleur s’écrit #rrggbb</translation>
    </message>
    <message>
        <source>an aspect is there twice</source>
        <translation>un aspect figure deux fois</translation>
    </message>
    <message>
        <source>%1 is no file</source>
        <translation>%1 n’est pas un fichier</translation>
    </message>
    <message>
        <source>the case was removed</source>
        <translation>le dossier a été supprimé</translation>
    </message>
    <message>
        <source>the case is not decided</source>
        <translation>le dossier n’est pas tranché</translation>
    </message>
    <message>
        <source>opinions once asked for are needed</source>
        <translation>les avis déjà demandés sont nécessaires</translation>
    </message>
    <message>
        <source>only an empty case of one&apos;s own is removed</source>
        <translation>seul un dossier vide dont on est l’auteur est supprimé</translation>
    </message>
    <message>
        <source>Qt&apos;s driver for PostgreSQL is not installed</source>
        <translation>le pilote Qt pour PostgreSQL n’est pas installé</translation>
    </message>
    <message>
        <source>the outbox holds an unknown change</source>
        <translation>la boîte d’envoi contient une modification inconnue</translation>
    </message>
    <message>
        <source>the server&apos;s tables are missing or out of date; its administrator runs tickscope-cli case upgrade</source>
        <translation>les tables du serveur manquent ou sont périmées&#xa0;; son administrateur lance tickscope-cli case upgrade</translation>
    </message>
    <message>
        <source>a person needs a name</source>
        <translation>une personne doit avoir un nom</translation>
    </message>
    <message>
        <source>rows of %1 belong to nothing</source>
        <translation>des lignes de %1 n’appartiennent à rien</translation>
    </message>
    <message>
        <source>a server is backed up with pg_dump</source>
        <translation>un serveur se sauvegarde avec pg_dump</translation>
    </message>
    <message>
        <source>%1 cannot have a semicolon</source>
        <translation>%1 ne peut pas contenir de point-virgule</translation>
    </message>
    <message>
        <source>a password is no part of a server&apos;s address</source>
        <translation>un mot de passe ne fait pas partie de l’adresse d’un serveur</translation>
    </message>
    <message>
        <source>a server needs postgresql://USER@HOST:PORT/DATABASE</source>
        <translation>un serveur s’écrit postgresql://USER@HOST:PORT/DATABASE</translation>
    </message>
    <message>
        <source>a service needs its name: service:NAME</source>
        <translation>un service doit avoir son nom&#xa0;: service:NAME</translation>
    </message>
    <message>
        <source>the store needs the path of a file</source>
        <translation>la base a besoin du chemin d’un fichier</translation>
    </message>
    <message>
        <source>the file is too big for reports</source>
        <translation>le fichier est trop volumineux pour des signalements</translation>
    </message>
</context>
<context>
    <name>kinds</name>
    <message>
        <source>Game events</source>
        <translation>Événements de jeu</translation>
    </message>
    <message>
        <source>Game event</source>
        <translation>Événement de jeu</translation>
    </message>
    <message>
        <source>Temporary effects</source>
        <translation>Effets temporaires</translation>
    </message>
    <message>
        <source>Temporary effect</source>
        <translation>Effet temporaire</translation>
    </message>
    <message>
        <source>Server commands</source>
        <translation>Commandes du serveur</translation>
    </message>
    <message>
        <source>Server command</source>
        <translation>Commande du serveur</translation>
    </message>
    <message>
        <source>Director commands</source>
        <translation>Commandes du réalisateur</translation>
    </message>
    <message>
        <source>Director command</source>
        <translation>Commande du réalisateur</translation>
    </message>
    <message>
        <source>Own game events</source>
        <translation>Événements de jeu propres</translation>
    </message>
    <message>
        <source>Own game event</source>
        <translation>Événement de jeu propre</translation>
    </message>
    <message>
        <source>Weapon animations</source>
        <translation>Animations d’arme</translation>
    </message>
    <message>
        <source>Weapon animation</source>
        <translation>Animation d’arme</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Déplacements</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Déplacement</translation>
    </message>
    <message>
        <source>Absolute moves</source>
        <translation>Déplacements absolus</translation>
    </message>
    <message>
        <source>Absolute move</source>
        <translation>Déplacement absolu</translation>
    </message>
    <message>
        <source>Entity states</source>
        <translation>États d’entité</translation>
    </message>
    <message>
        <source>Entity state</source>
        <translation>État d’entité</translation>
    </message>
    <message>
        <source>Hand animations</source>
        <translation>Animations de main</translation>
    </message>
    <message>
        <source>Hand animation</source>
        <translation>Animation de main</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Main</translation>
    </message>
    <message>
        <source>Item uses</source>
        <translation>Utilisations d’objet</translation>
    </message>
    <message>
        <source>Item use</source>
        <translation>Utilisation d’objet</translation>
    </message>
    <message>
        <source>Item changes</source>
        <translation>Changements d’objet</translation>
    </message>
    <message>
        <source>Item change</source>
        <translation>Changement d’objet</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Objet</translation>
    </message>
    <message>
        <source>Held slots</source>
        <translation>Emplacements tenus</translation>
    </message>
    <message>
        <source>Held slot</source>
        <translation>Emplacement tenu</translation>
    </message>
    <message>
        <source>Block changes</source>
        <translation>Changements de bloc</translation>
    </message>
    <message>
        <source>Block change</source>
        <translation>Changement de bloc</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Bloc</translation>
    </message>
    <message>
        <source>Removals</source>
        <translation>Retraits</translation>
    </message>
    <message>
        <source>Removal</source>
        <translation>Retrait</translation>
    </message>
    <message>
        <source>Checkpoint resets</source>
        <translation>Retours au checkpoint</translation>
    </message>
    <message>
        <source>Checkpoint reset</source>
        <translation>Retour au checkpoint</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Run ends</source>
        <translation>Fins de parcours</translation>
    </message>
    <message>
        <source>Run end</source>
        <translation>Fin de parcours</translation>
    </message>
    <message>
        <source>Ghost blocks cleared</source>
        <translation>Blocs fantômes effacés</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Noms</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Protocols</source>
        <translation>Protocoles</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>Protocole</translation>
    </message>
    <message>
        <source>Rejoins</source>
        <translation>Reconnexions</translation>
    </message>
    <message>
        <source>Rejoin</source>
        <translation>Reconnexion</translation>
    </message>
    <message>
        <source>Left the world</source>
        <translation>A quitté le monde</translation>
    </message>
    <message>
        <source>Left world</source>
        <translation>Hors du monde</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versions</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Messages</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Message</translation>
    </message>
    <message>
        <source>Differences from the rebuilt path</source>
        <translation>Écarts avec le parcours reconstitué</translation>
    </message>
    <message>
        <source>Difference from the rebuilt path</source>
        <translation>Écart avec le parcours reconstitué</translation>
    </message>
    <message>
        <source>Hammer hits</source>
        <translation>Coups de marteau</translation>
    </message>
    <message>
        <source>Hammer hit</source>
        <translation>Coup de marteau</translation>
    </message>
    <message>
        <source>Deaths</source>
        <translation>Morts</translation>
    </message>
    <message>
        <source>Death</source>
        <translation>Mort</translation>
    </message>
    <message>
        <source>Messages of the day</source>
        <translation>Messages du jour</translation>
    </message>
    <message>
        <source>Message of the day</source>
        <translation>Message du jour</translation>
    </message>
    <message>
        <source>Game messages</source>
        <translation>Messages de jeu</translation>
    </message>
    <message>
        <source>Game message</source>
        <translation>Message de jeu</translation>
    </message>
    <message>
        <source>Server alerts</source>
        <translation>Alertes du serveur</translation>
    </message>
    <message>
        <source>Server alert</source>
        <translation>Alerte du serveur</translation>
    </message>
    <message>
        <source>Moderator alerts</source>
        <translation>Alertes de modération</translation>
    </message>
    <message>
        <source>Moderator alert</source>
        <translation>Alerte de modération</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Discussion</translation>
    </message>
    <message>
        <source>Server messages</source>
        <translation>Messages du serveur</translation>
    </message>
    <message>
        <source>Server message</source>
        <translation>Message du serveur</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Serveur</translation>
    </message>
    <message>
        <source>Broadcasts</source>
        <translation>Annonces</translation>
    </message>
    <message>
        <source>Broadcast</source>
        <translation>Annonce</translation>
    </message>
    <message>
        <source>Kills</source>
        <translation>Éliminations</translation>
    </message>
    <message>
        <source>Kill</source>
        <translation>Élimination</translation>
    </message>
    <message>
        <source>Joins</source>
        <translation>Entrées</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation>Sorties</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Sortie</translation>
    </message>
    <message>
        <source>Renames</source>
        <translation>Changements de nom</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Changement de nom</translation>
    </message>
    <message>
        <source>Team changes</source>
        <translation>Changements d’équipe</translation>
    </message>
    <message>
        <source>Team change</source>
        <translation>Changement d’équipe</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Équipe</translation>
    </message>
    <message>
        <source>Skin changes</source>
        <translation>Changements de skin</translation>
    </message>
    <message>
        <source>Skin change</source>
        <translation>Changement de skin</translation>
    </message>
    <message>
        <source>Skin</source>
        <translation>Skin</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Prêt</translation>
    </message>
    <message>
        <source>Spawns</source>
        <translation>Apparitions</translation>
    </message>
    <message>
        <source>Spawn</source>
        <translation>Apparition</translation>
    </message>
    <message>
        <source>Hits</source>
        <translation>Coups reçus</translation>
    </message>
    <message>
        <source>Hit</source>
        <translation>Coup reçu</translation>
    </message>
    <message>
        <source>Finishes</source>
        <translation>Arrivées</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Arrivée</translation>
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
        <translation>Départs de course</translation>
    </message>
    <message>
        <source>Race start</source>
        <translation>Départ de course</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Départ</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Scores</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Manches</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Manche</translation>
    </message>
    <message>
        <source>Pauses</source>
        <translation>Pauses</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Votes</source>
        <translation>Votes</translation>
    </message>
    <message>
        <source>Vote</source>
        <translation>Vote</translation>
    </message>
    <message>
        <source>Eye emotes</source>
        <translation>Expressions des yeux</translation>
    </message>
    <message>
        <source>Eye emote</source>
        <translation>Expression des yeux</translation>
    </message>
    <message>
        <source>Emote</source>
        <translation>Expression</translation>
    </message>
    <message>
        <source>Emoticons</source>
        <translation>Émoticônes</translation>
    </message>
    <message>
        <source>Emoticon</source>
        <translation>Émoticône</translation>
    </message>
    <message>
        <source>Pickups</source>
        <translation>Ramassages</translation>
    </message>
    <message>
        <source>Pickup</source>
        <translation>Ramassage</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Sons</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Son</translation>
    </message>
    <message>
        <source>Explosions</source>
        <translation>Explosions</translation>
    </message>
    <message>
        <source>Explosion</source>
        <translation>Explosion</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>Commandes</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Commande</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Commandes de console</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Commande de console</translation>
    </message>
    <message>
        <source>Logins</source>
        <translation>Authentifications</translation>
    </message>
    <message>
        <source>Login</source>
        <translation>Authentification</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>Saves</source>
        <translation>Sauvegardes</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Sauvegarde</translation>
    </message>
    <message>
        <source>Loads</source>
        <translation>Chargements</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Chargement</translation>
    </message>
    <message>
        <source>Swaps</source>
        <translation>Échanges</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Échange</translation>
    </message>
    <message>
        <source>Hooks</source>
        <translation>Grappins</translation>
    </message>
    <message>
        <source>Hook</source>
        <translation>Grappin</translation>
    </message>
    <message>
        <source>Hook releases</source>
        <translation>Lâchers de grappin</translation>
    </message>
    <message>
        <source>Hook release</source>
        <translation>Lâcher de grappin</translation>
    </message>
    <message>
        <source>Unhook</source>
        <translation>Lâcher</translation>
    </message>
    <message>
        <source>Shots</source>
        <translation>Tirs</translation>
    </message>
    <message>
        <source>Shot</source>
        <translation>Tir</translation>
    </message>
    <message>
        <source>Freezes</source>
        <translation>Gels</translation>
    </message>
    <message>
        <source>Freeze</source>
        <translation>Gel</translation>
    </message>
    <message>
        <source>Teleports</source>
        <translation>Téléportations</translation>
    </message>
    <message>
        <source>Teleport</source>
        <translation>Téléportation</translation>
    </message>
    <message>
        <source>Maps</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Marqueurs</translation>
    </message>
    <message>
        <source>Marker</source>
        <translation>Marqueur</translation>
    </message>
    <message>
        <source>Recording</source>
        <translation>Enregistrement</translation>
    </message>
    <message>
        <source>Engine messages</source>
        <translation>Messages du moteur</translation>
    </message>
    <message>
        <source>Engine message</source>
        <translation>Message du moteur</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Système</translation>
    </message>
    <message>
        <source>Unknown messages</source>
        <translation>Messages inconnus</translation>
    </message>
    <message>
        <source>Unknown message</source>
        <translation>Message inconnu</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Inconnu</translation>
    </message>
    <message>
        <source>Blocks cleared</source>
        <translation>Blocs effacés</translation>
    </message>
    <message>
        <source>Finish effects</source>
        <translation>Effets d’arrivée</translation>
    </message>
    <message>
        <source>Finish effect</source>
        <translation>Effet d’arrivée</translation>
    </message>
    <message>
        <source>Player hits</source>
        <translation>Joueurs touchés</translation>
    </message>
    <message>
        <source>Player hit</source>
        <translation>Joueur touché</translation>
    </message>
    <message>
        <source>Thaws</source>
        <translation>Dégels</translation>
    </message>
    <message>
        <source>Thaw</source>
        <translation>Dégel</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Effet</translation>
    </message>
    <message>
        <source>Director</source>
        <translation>Réalisateur</translation>
    </message>
    <message>
        <source>Own event</source>
        <translation>Propre</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Animation</translation>
    </message>
    <message>
        <source>Hammer</source>
        <translation>Marteau</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Usage</translation>
    </message>
    <message>
        <source>Clan and country changes</source>
        <translation>Changements de clan et de pays</translation>
    </message>
    <message>
        <source>Clan or country change</source>
        <translation>Changement de clan ou de pays</translation>
    </message>
    <message>
        <source>Tele checkpoints</source>
        <translation>Checkpoints de téléportation</translation>
    </message>
    <message>
        <source>Tele checkpoint</source>
        <translation>Checkpoint de téléportation</translation>
    </message>
</context>
<context>
    <name>tickscope::AboutDialog</name>
    <message>
        <source>Licence</source>
        <translation>Licence</translation>
    </message>
    <message>
        <source>Tickscope is free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Tickscope est un logiciel libre sous licence publique générale GNU, version 3 ou ultérieure. Il est fourni sans aucune garantie.</translation>
    </message>
    <message>
        <source>Its core, which reads the recordings, is under the MIT licence.</source>
        <translation>Son noyau, qui lit les enregistrements, est sous licence MIT.</translation>
    </message>
    <message>
        <source>Art</source>
        <translation>Graphismes</translation>
    </message>
    <message>
        <source>Tiles, skins and other pictures of Teeworlds and DDNet are read from the installed games. They were made by the contributors of Teeworlds and DDNet and are under &lt;a href=&apos;https://creativecommons.org/licenses/by-sa/3.0/&apos;&gt;CC BY-SA 3.0&lt;/a&gt;; that holds for pictures that you save, too.</source>
        <translation>Les tuiles, skins et autres images de Teeworlds et de DDNet sont lus dans les jeux installés. Ils ont été créés par les contributeurs de Teeworlds et de DDNet et sont sous licence &lt;a href=&apos;https://creativecommons.org/licenses/by-sa/3.0/&apos;&gt;CC BY-SA 3.0&lt;/a&gt;&#xa0;; cela vaut aussi pour les images que vous enregistrez.</translation>
    </message>
    <message>
        <source>Maps belong to those who made them.</source>
        <translation>Les cartes appartiennent à leurs auteurs.</translation>
    </message>
    <message>
        <source>The icons of this program are part of it and under the same licence.</source>
        <translation>Les icônes de ce programme en font partie et sont sous la même licence.</translation>
    </message>
    <message>
        <source>Made with</source>
        <translation>Réalisé avec</translation>
    </message>
    <message>
        <source>About Tickscope</source>
        <translation>À propos de Tickscope</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Tickscope %1&lt;/h3&gt;&lt;p&gt;Play, inspect and scrub game recordings.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Tickscope %1&lt;/h3&gt;&lt;p&gt;Lire, inspecter et parcourir des enregistrements de jeux.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Licences and credits</source>
        <translation>Licences et remerciements</translation>
    </message>
    <message>
        <source>Copy versions</source>
        <translation>Copier les versions</translation>
    </message>
    <message>
        <source>Copy the versions for a bug report</source>
        <translation>Copier les versions pour un rapport de bug</translation>
    </message>
</context>
<context>
    <name>tickscope::AbsenceText</name>
    <message>
        <source>%1 is not here at this time</source>
        <translation>%1 n’est pas là à cet instant</translation>
    </message>
    <message>
        <source>%1 is not in play at this time</source>
        <translation>%1 est hors jeu à cet instant</translation>
    </message>
    <message>
        <source>%1 is not in sight of the recording player</source>
        <translation>%1 n’est pas en vue de l’auteur de l’enregistrement</translation>
    </message>
</context>
<context>
    <name>tickscope::AccessibleSource</name>
    <message>
        <source>No recording is open.</source>
        <translation>Aucun enregistrement n’est ouvert.</translation>
    </message>
    <message>
        <source>playing</source>
        <translation>lecture</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>pause</translation>
    </message>
    <message>
        <source>%1, tick %2, %3.</source>
        <translation>%1, tick %2, %3.</translation>
    </message>
</context>
<context>
    <name>tickscope::AccessibleView</name>
    <message>
        <source>Play or pause</source>
        <translation>Lire ou mettre en pause</translation>
    </message>
    <message>
        <source>Next event</source>
        <translation>Événement suivant</translation>
    </message>
    <message>
        <source>Previous event</source>
        <translation>Événement précédent</translation>
    </message>
    <message>
        <source>Next marker</source>
        <translation>Marqueur suivant</translation>
    </message>
    <message>
        <source>Previous marker</source>
        <translation>Marqueur précédent</translation>
    </message>
</context>
<context>
    <name>tickscope::AlignStrip</name>
    <message>
        <source>Place of the ghost in time</source>
        <translation>Position du fantôme dans le temps</translation>
    </message>
    <message>
        <source>Drag the ghost’s bar; with Shift a pixel is a tick, Escape puts it back</source>
        <translation>Faites glisser la barre du fantôme&#xa0;; avec Maj, un pixel vaut un tick, Échap la remet en place</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Ici</translation>
    </message>
    <message>
        <source>Ahead by %1 s</source>
        <translation>En avance de %1 s</translation>
    </message>
    <message>
        <source>Ghost</source>
        <translation>Fantôme</translation>
    </message>
</context>
<context>
    <name>tickscope::AnnotatedCopyDialog</name>
    <message>
        <source>Save copy with notes…</source>
        <translation>Enregistrer une copie annotée…</translation>
    </message>
    <message>
        <source>Save a copy of the recording that holds markers, notes, verdicts and figures</source>
        <translation>Enregistrer une copie de l’enregistrement qui contient marqueurs, notes, verdicts et chiffres</translation>
    </message>
    <message>
        <source>Save copy with notes</source>
        <translation>Enregistrer une copie annotée</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Enregistrer…</translation>
    </message>
    <message>
        <source>Figures of all players</source>
        <translation>Chiffres de tous les joueurs</translation>
    </message>
    <message>
        <source>Include the names of authors and reviewers</source>
        <translation>Inclure les noms des auteurs et des examinateurs</translation>
    </message>
    <message numerus="yes">
        <source>%Ln marker(s) of yours</source>
        <translation>
            <numerusform>%Ln marqueur personnel</numerusform>
            <numerusform>%Ln marqueurs personnels</numerusform>
        </translation>
    </message>
    <message>
        <source>Notes and verdicts of case %1</source>
        <translation>Notes et verdicts du dossier %1</translation>
    </message>
    <message>
        <source>What the Facts panel shows, for every player</source>
        <translation>Ce que montre le panneau «&#xa0;Faits&#xa0;», pour chaque joueur</translation>
    </message>
    <message>
        <source>Otherwise reviewers are called Reviewer 1, Reviewer 2 …, and markers have no author</source>
        <translation>Sinon, les examinateurs s’appellent Examinateur 1, Examinateur 2…, et les marqueurs n’ont pas d’auteur</translation>
    </message>
    <message>
        <source>%1 with notes</source>
        <translation>%1 annoté</translation>
    </message>
    <message>
        <source>The ticks stay as they are. Texts are copied as they were written. In those of a case the reporter&apos;s name is replaced, unless names are included.</source>
        <translation>Les ticks restent tels quels. Les textes sont repris tels qu’ils ont été écrits. Dans ceux d’un dossier, le nom de l’auteur du signalement est remplacé, sauf si les noms sont inclus.</translation>
    </message>
</context>
<context>
    <name>tickscope::Annotation</name>
    <message>
        <source>Anticheat flag</source>
        <translation>Alerte anti-triche</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Marker</source>
        <translation>Marqueur</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Annuler&#xa0;: %1</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Rétablir&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>tickscope::AnnotationForm</name>
    <message>
        <source>Here</source>
        <translation>Ici</translation>
    </message>
    <message>
        <source>Move to playhead</source>
        <translation>Déplacer à la tête de lecture</translation>
    </message>
    <message>
        <source>Until here</source>
        <translation>Jusqu’ici</translation>
    </message>
    <message>
        <source>Set to the selected range</source>
        <translation>Appliquer la plage sélectionnée</translation>
    </message>
    <message>
        <source>Mark a single tick only</source>
        <translation>Ne marquer qu’un seul tick</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Personne</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>What do you see?</source>
        <translation>Que voyez-vous&#xa0;?</translation>
    </message>
    <message>
        <source>The first line is shown in lists and on the timeline</source>
        <translation>La première ligne est affichée dans les listes et sur la frise</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>The player it is about</source>
        <translation>Le joueur concerné</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Catégorie</translation>
    </message>
    <message>
        <source>What the note is about; choose or type</source>
        <translation>Le sujet de la note&#xa0;; à choisir ou à saisir</translation>
    </message>
    <message>
        <source>At</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Change range</source>
        <translation>Changement de la plage</translation>
    </message>
    <message>
        <source>Edit text</source>
        <translation>Modification du texte</translation>
    </message>
    <message>
        <source>Change player</source>
        <translation>Changement du joueur</translation>
    </message>
    <message>
        <source>Change colour</source>
        <translation>Changement de la couleur</translation>
    </message>
    <message>
        <source>Change category</source>
        <translation>Changement de la catégorie</translation>
    </message>
    <message>
        <source>Tick %1</source>
        <translation>Tick %1</translation>
    </message>
    <message>
        <source>On another recording</source>
        <translation>Sur un autre enregistrement</translation>
    </message>
    <message>
        <source>On the whole case</source>
        <translation>Sur tout le dossier</translation>
    </message>
    <message>
        <source>About the player</source>
        <translation>À propos du joueur</translation>
    </message>
</context>
<context>
    <name>tickscope::Appearance</name>
    <message>
        <source>Full screen</source>
        <translation>Plein écran</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>Suivre le système</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Colour-blind-safe colours</source>
        <translation>Couleurs adaptées au daltonisme</translation>
    </message>
    <message>
        <source>Show players and teams in colours that are easy to tell apart with colour blindness</source>
        <translation>Afficher les joueurs et les équipes dans des couleurs faciles à distinguer en cas de daltonisme</translation>
    </message>
</context>
<context>
    <name>tickscope::AspectRow</name>
    <message>
        <source>Your finding</source>
        <translation>Votre conclusion</translation>
    </message>
    <message>
        <source>Not checked</source>
        <translation>Non vérifié</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motif</translation>
    </message>
    <message>
        <source>Reason for %1</source>
        <translation>Motif pour %1</translation>
    </message>
    <message>
        <source>Why you came to this finding</source>
        <translation>Comment vous êtes arrivé à cette conclusion</translation>
    </message>
    <message>
        <source>Notes that support it</source>
        <translation>Notes à l’appui</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s)</source>
        <translation>
            <numerusform>%Ln note</numerusform>
            <numerusform>%Ln notes</numerusform>
        </translation>
    </message>
    <message>
        <source>Note %1: %2</source>
        <translation>Note %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>(no text)</source>
        <translation>(sans texte)</translation>
    </message>
    <message>
        <source>No notes in this case</source>
        <translation>Aucune note dans ce dossier</translation>
    </message>
</context>
<context>
    <name>tickscope::BestRuns</name>
    <message>
        <source>Compare with</source>
        <translation>Comparer avec</translation>
    </message>
    <message>
        <source>The library knows the runs of the recordings in it</source>
        <translation>La bibliothèque connaît les courses de ses enregistrements</translation>
    </message>
    <message>
        <source>Best run on this map</source>
        <translation>Meilleure course sur cette carte</translation>
    </message>
    <message>
        <source>Best run of the selected player</source>
        <translation>Meilleure course du joueur sélectionné</translation>
    </message>
    <message>
        <source>Best run before this recording</source>
        <translation>Meilleure course avant cet enregistrement</translation>
    </message>
    <message>
        <source>The library has no such run in another recording.</source>
        <translation>La bibliothèque n’a pas de telle course dans un autre enregistrement.</translation>
    </message>
</context>
<context>
    <name>tickscope::BundleDialog</name>
    <message>
        <source>Include the recording</source>
        <translation>Inclure l’enregistrement</translation>
    </message>
    <message>
        <source>Create evidence bundle</source>
        <translation>Créer un dossier de preuves</translation>
    </message>
    <message>
        <source>A folder that anyone can read without Tickscope: the report as a web page and PDF, pictures, tables and verdicts, with checksums of every file.</source>
        <translation>Un répertoire que chacun peut lire sans Tickscope&#xa0;: le rapport sous forme de page web et de PDF, des images, des tableaux et les verdicts, avec la somme de contrôle de chaque fichier.</translation>
    </message>
    <message>
        <source>New folder</source>
        <translation>Nouveau répertoire</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Parcourir…</translation>
    </message>
    <message>
        <source>Create bundle</source>
        <translation>Créer</translation>
    </message>
    <message>
        <source>Bundle folder</source>
        <translation>Répertoire du dossier de preuves</translation>
    </message>
    <message>
        <source>Include a clip of each note</source>
        <translation>Inclure un extrait pour chaque note</translation>
    </message>
    <message>
        <source>Include the names of the reviewers and the reporter</source>
        <translation>Inclure les noms des examinateurs et de l’auteur du signalement</translation>
    </message>
    <message>
        <source>The seconds around the note, in the format of the recording; with pseudonyms, unless the bundle has names</source>
        <translation>Les secondes autour de la note, au format de l’enregistrement&#xa0;; avec des pseudonymes, sauf si le dossier de preuves contient les noms</translation>
    </message>
    <message>
        <source>Otherwise reviewers are called Reviewer 1, Reviewer 2 …, and the reporter is left out</source>
        <translation>Sinon, les examinateurs s’appellent Examinateur 1, Examinateur 2…, et l’auteur du signalement est omis</translation>
    </message>
    <message>
        <source>The recording is copied as it is: it has the names and the chat of everybody in it, the reporter’s as well.</source>
        <translation>L’enregistrement est copié tel quel&#xa0;: il contient les noms et les messages de tout le monde, y compris ceux de l’auteur du signalement.</translation>
    </message>
    <message>
        <source>The report and the notes are printed as they were written, with the names in them. Only the reporter’s name is replaced, unless it is included; what else they say of the reporter may still tell who it was.</source>
        <translation>Le signalement et les notes sont reproduits tels quels, avec les noms qu’ils contiennent. Seul le nom de l’auteur du signalement est remplacé, sauf s’il est inclus. Ce qu’ils disent par ailleurs de cette personne peut tout de même révéler son identité.</translation>
    </message>
    <message>
        <source>Said of the reporter</source>
        <translation>À propos de l’auteur du signalement</translation>
    </message>
    <message>
        <source>Include each clip as a video, too</source>
        <translation>Inclure aussi chaque extrait en vidéo</translation>
    </message>
    <message>
        <source>MP4 of the clip, with its names or pseudonyms</source>
        <translation>MP4 de l’extrait, avec ses noms ou pseudonymes</translation>
    </message>
    <message>
        <source>Videos need the program ffmpeg: install its package</source>
        <translation>Les vidéos nécessitent le programme ffmpeg&#xa0;: installez son paquet</translation>
    </message>
</context>
<context>
    <name>tickscope::CachePage</name>
    <message>
        <source>Everything here is recreated or downloaded again when needed.</source>
        <translation>Tout ce qui se trouve ici est recréé ou retéléchargé en cas de besoin.</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Calcul en cours…</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Vider</translation>
    </message>
</context>
<context>
    <name>tickscope::CacheText</name>
    <message>
        <source>Thumbnails of recordings</source>
        <translation>Vignettes des enregistrements</translation>
    </message>
    <message>
        <source>Downloaded maps</source>
        <translation>Cartes téléchargées</translation>
    </message>
    <message>
        <source>Recordings from servers</source>
        <translation>Enregistrements provenant de serveurs</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothèque</translation>
    </message>
    <message>
        <source>What recordings hold</source>
        <translation>Contenu des enregistrements</translation>
    </message>
    <message>
        <source>Pictures of the games</source>
        <translation>Images des jeux</translation>
    </message>
</context>
<context>
    <name>tickscope::CameraControl</name>
    <message>
        <source>Recorder&apos;s camera</source>
        <translation>Caméra de l’auteur</translation>
    </message>
    <message>
        <source>Show what the recording player saw</source>
        <translation>Montrer ce que voyait l’auteur de l’enregistrement</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Tous les joueurs</translation>
    </message>
    <message>
        <source>Keep all players in view</source>
        <translation>Garder tous les joueurs à l’écran</translation>
    </message>
    <message>
        <source>Whole map</source>
        <translation>Carte entière</translation>
    </message>
    <message>
        <source>Free camera</source>
        <translation>Caméra libre</translation>
    </message>
    <message>
        <source>Follow no one</source>
        <translation>Ne suivre personne</translation>
    </message>
    <message>
        <source>Follow selected player</source>
        <translation>Suivre le joueur sélectionné</translation>
    </message>
    <message>
        <source>Keep the selected player centred; press again to stop</source>
        <translation>Garder le joueur sélectionné au centre&#xa0;; appuyer de nouveau pour arrêter</translation>
    </message>
    <message>
        <source>Follow next player</source>
        <translation>Suivre le joueur suivant</translation>
    </message>
    <message>
        <source>Follow previous player</source>
        <translation>Suivre le joueur précédent</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Zoom avant</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Zoom arrière</translation>
    </message>
    <message>
        <source>Show the whole map; without one, the whole run</source>
        <translation>Afficher toute la carte&#x202f;; sans carte, tout le parcours</translation>
    </message>
</context>
<context>
    <name>tickscope::CaseCommands</name>
    <message>
        <source>Add note</source>
        <translation>Ajouter une note</translation>
    </message>
    <message>
        <source>Write down what you see here for the case</source>
        <translation>Noter pour le dossier ce que vous voyez ici</translation>
    </message>
    <message>
        <source>Add note with picture</source>
        <translation>Ajouter une note avec image</translation>
    </message>
    <message>
        <source>Add a note with a picture of the world</source>
        <translation>Ajouter une note avec une image du monde</translation>
    </message>
    <message>
        <source>Add markers as notes</source>
        <translation>Ajouter les marqueurs comme notes</translation>
    </message>
    <message>
        <source>Add your markers and those of the file to the case</source>
        <translation>Ajouter au dossier vos marqueurs et ceux du fichier</translation>
    </message>
    <message>
        <source>New case</source>
        <translation>Nouveau dossier</translation>
    </message>
    <message>
        <source>Open a case about this recording</source>
        <translation>Ouvrir un dossier sur cet enregistrement</translation>
    </message>
    <message>
        <source>Add recording to case</source>
        <translation>Ajouter l’enregistrement au dossier</translation>
    </message>
    <message>
        <source>Add the open recording to the case</source>
        <translation>Ajouter l’enregistrement ouvert au dossier</translation>
    </message>
    <message>
        <source>Reload cases</source>
        <translation>Recharger les dossiers</translation>
    </message>
    <message>
        <source>Load changes made by others</source>
        <translation>Charger les modifications faites par d’autres</translation>
    </message>
    <message>
        <source>Remove empty case</source>
        <translation>Supprimer le dossier vide</translation>
    </message>
    <message>
        <source>Remove your case when nothing is in it; its history stays</source>
        <translation>Supprimer votre dossier quand il ne contient rien&#x202f;; son historique reste</translation>
    </message>
</context>
<context>
    <name>tickscope::CaseEvidenceTexts</name>
    <message>
        <source>The recording %1 was not available, so nothing from it is shown.</source>
        <translation>L’enregistrement %1 n’était pas disponible&#xa0;; rien n’en est donc montré.</translation>
    </message>
    <message>
        <source>%1 is accused by name only, so no figures are shown.</source>
        <translation>%1 n’est accusé que par son nom&#x202f;; aucun chiffre n’est affiché.</translation>
    </message>
    <message>
        <source>Map: %1</source>
        <translation>Carte&#xa0;: %1</translation>
    </message>
    <message>
        <source>Server: %1</source>
        <translation>Serveur&#xa0;: %1</translation>
    </message>
    <message>
        <source>Started: %1</source>
        <translation>Début&#xa0;: %1</translation>
    </message>
    <message>
        <source>Duration: %1</source>
        <translation>Durée&#xa0;: %1</translation>
    </message>
    <message>
        <source>The map %1 was not found, so the pictures show players without walls, and there are no figures that need it.</source>
        <translation>La carte %1 est introuvable&#xa0;: les images montrent les joueurs sans murs, et les indicateurs qui en ont besoin manquent.</translation>
    </message>
    <message>
        <source>0:00 is tick %1, %2</source>
        <translation>0:00 correspond au tick %1, %2</translation>
    </message>
    <message>
        <source>What is marked as rebuilt is not recorded: it follows from the recorded inputs and the map. A finish is marked as not recorded where the server wrote none down; it does so for those that count in its ranks.</source>
        <translation>Ce qui est marqué comme reconstitué n’est pas enregistré&#xa0;: cela découle des entrées enregistrées et de la carte. Une arrivée est marquée comme non enregistrée quand le serveur n’en a noté aucune&#x202f;; il le fait pour celles qui comptent dans son classement.</translation>
    </message>
</context>
<context>
    <name>tickscope::CaseForm</name>
    <message>
        <source>Second reviewer needed</source>
        <translation>Second examinateur requis</translation>
    </message>
    <message>
        <source>What was reported?</source>
        <translation>Qu’a-t-on signalé&#xa0;?</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Accusation</translation>
    </message>
    <message>
        <source>Who reported it</source>
        <translation>Qui l’a signalé</translation>
    </message>
    <message>
        <source>Accused</source>
        <translation>Accusés</translation>
    </message>
    <message>
        <source>Add a player from the recording with all names used there</source>
        <translation>Ajouter un joueur de l’enregistrement avec tous les noms qu’il y a utilisés</translation>
    </message>
    <message>
        <source>Add player…</source>
        <translation>Ajouter un joueur…</translation>
    </message>
    <message>
        <source>Remove the selected player from the case</source>
        <translation>Retirer du dossier le joueur sélectionné</translation>
    </message>
    <message>
        <source>Remove player</source>
        <translation>Retirer le joueur</translation>
    </message>
    <message>
        <source>Words to find the case by, separated by spaces</source>
        <translation>Mots servant à retrouver le dossier, séparés par des espaces</translation>
    </message>
    <message>
        <source>bot race</source>
        <translation>bot course</translation>
    </message>
    <message>
        <source>How urgent the case is</source>
        <translation>Urgence du dossier</translation>
    </message>
    <message>
        <source>Who reviews the case</source>
        <translation>Qui examine le dossier</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Personne</translation>
    </message>
    <message>
        <source>Me</source>
        <translation>Moi</translation>
    </message>
    <message>
        <source>Assign the case to yourself</source>
        <translation>M’assigner le dossier</translation>
    </message>
    <message>
        <source>Reporter</source>
        <translation>Signalé par</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Étiquettes</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>Priorité</translation>
    </message>
    <message>
        <source>Assignee</source>
        <translation>Assigné à</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Go to: %1</source>
        <translation>Aller à&#xa0;: %1</translation>
    </message>
    <message>
        <source>Add player</source>
        <translation>Ajouter un joueur</translation>
    </message>
    <message>
        <source>Click a player to select and follow them</source>
        <translation>Cliquez sur un joueur pour le sélectionner et le suivre</translation>
    </message>
    <message>
        <source>Who is %1? %2</source>
        <translation>Qui est %1&#x202f;? %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>No recording yet. &lt;a href=&apos;add&apos;&gt;Add the open one&lt;/a&gt;</source>
        <translation>Pas encore d’enregistrement. &lt;a href=&apos;add&apos;&gt;Ajouter celui qui est ouvert&lt;/a&gt;</translation>
    </message>
    <message>
        <source>Another reviewer has to decide the case, too, without seeing your verdict. This can be changed until the first verdict is given.</source>
        <translation>Un autre examinateur doit aussi trancher le dossier, sans voir votre verdict. Cela peut être modifié jusqu’au premier verdict rendu.</translation>
    </message>
</context>
<context>
    <name>tickscope::CaseTexts</name>
    <message>
        <source>New</source>
        <translation>Nouveau</translation>
    </message>
    <message>
        <source>In review</source>
        <translation>En cours d’examen</translation>
    </message>
    <message>
        <source>Second opinion</source>
        <translation>Second avis</translation>
    </message>
    <message>
        <source>Decided</source>
        <translation>Tranché</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Basse</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Haute</translation>
    </message>
    <message>
        <source>Urgent</source>
        <translation>Urgente</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Mouvement</translation>
    </message>
    <message>
        <source>Aim</source>
        <translation>Visée</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>Commandes</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>Rythme</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Discussion</translation>
    </message>
    <message>
        <source>File integrity</source>
        <translation>Intégrité du fichier</translation>
    </message>
    <message>
        <source>Clean</source>
        <translation>Rien à signaler</translation>
    </message>
    <message>
        <source>Suspicious</source>
        <translation>Suspect</translation>
    </message>
    <message>
        <source>Proven</source>
        <translation>Avéré</translation>
    </message>
    <message>
        <source>Cannot tell</source>
        <translation>Indéterminé</translation>
    </message>
    <message>
        <source>Case %1</source>
        <translation>Dossier %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>The case store cannot be reached.</source>
        <translation>Le dépôt des dossiers est inaccessible.</translation>
    </message>
    <message>
        <source>You do not have permission to do this.</source>
        <translation>Vous n’avez pas l’autorisation de faire cela.</translation>
    </message>
    <message>
        <source>The case store did not accept this value.</source>
        <translation>Le dépôt des dossiers n’a pas accepté cette valeur.</translation>
    </message>
    <message>
        <source>This case or note no longer exists, or you cannot see it.</source>
        <translation>Ce dossier ou cette note n’existe plus, ou vous ne pouvez pas y accéder.</translation>
    </message>
    <message>
        <source>The case file is damaged.</source>
        <translation>Le fichier de dossiers est endommagé.</translation>
    </message>
    <message>
        <source>The case store was created by another version of Tickscope.</source>
        <translation>Le dépôt des dossiers a été créé par une autre version de Tickscope.</translation>
    </message>
    <message>
        <source>The case server needs a password, or rejected the one it got.</source>
        <translation>Le serveur de dossiers demande un mot de passe ou a refusé celui qu’il a reçu.</translation>
    </message>
    <message>
        <source>The case server could not prove its identity, so nothing was sent. Check its address and the certificate authority.</source>
        <translation>Le serveur de dossiers n’a pas pu prouver son identité&#xa0;; rien n’a donc été envoyé. Vérifiez son adresse et l’autorité de certification.</translation>
    </message>
    <message>
        <source>Reviewers disagree</source>
        <translation>Examinateurs en désaccord</translation>
    </message>
    <message>
        <source>New case</source>
        <translation>Nouveau dossier</translation>
    </message>
    <message>
        <source>A verdict cites this note. Withdraw the verdict to change the note.</source>
        <translation>Un verdict cite cette note. Retirez le verdict pour modifier la note.</translation>
    </message>
</context>
<context>
    <name>tickscope::Cases</name>
    <message>
        <source>Add note</source>
        <translation>Ajouter une note</translation>
    </message>
    <message>
        <source>Delete note</source>
        <translation>Supprimer la note</translation>
    </message>
</context>
<context>
    <name>tickscope::CasesDock</name>
    <message>
        <source>Cases</source>
        <translation>Dossiers</translation>
    </message>
    <message>
        <source>Case</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>Shown case</source>
        <translation>Dossier affiché</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Signalement</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Verdict</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>No cases about this recording. &lt;a href=&apos;new&apos;&gt;New case&lt;/a&gt;</source>
        <translation>Aucun dossier sur cet enregistrement. &lt;a href=&apos;new&apos;&gt;Nouveau dossier&lt;/a&gt;</translation>
    </message>
    <message>
        <source>Looking for cases…</source>
        <translation>Recherche de dossiers…</translation>
    </message>
    <message>
        <source>No recording is open.</source>
        <translation>Aucun enregistrement n’est ouvert.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Reports that staff work on: notes, verdict and history.</source>
        <translation>Les signalements traités par l’équipe&#xa0;: notes, verdict et historique.</translation>
    </message>
</context>
<context>
    <name>tickscope::ClashDialog</name>
    <message>
        <source>Your version (not saved)</source>
        <translation>Votre version (non enregistrée)</translation>
    </message>
    <message>
        <source>Saved version</source>
        <translation>Version enregistrée</translation>
    </message>
    <message>
        <source>Save my version</source>
        <translation>Enregistrer ma version</translation>
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
        <translation>Priorité&#xa0;: %1
Assigné à&#xa0;: %2
Examinateurs&#xa0;: %3
Signalé par&#xa0;: %4
Accusés&#xa0;: %5
Étiquettes&#xa0;: %6
Enregistrements&#xa0;: %7

%8</translation>
    </message>
    <message>
        <source>Tick: %1
Player: %2
Category: %3
Colour: %4

%5</source>
        <translation>Tick&#xa0;: %1
Joueur&#xa0;: %2
Catégorie&#xa0;: %3
Couleur&#xa0;: %4

%5</translation>
    </message>
    <message>
        <source>Changed elsewhere</source>
        <translation>Modifié ailleurs</translation>
    </message>
    <message>
        <source>Keep saved version</source>
        <translation>Garder la version enregistrée</translation>
    </message>
</context>
<context>
    <name>tickscope::CleanUpCommands</name>
    <message>
        <source>Clean up…</source>
        <translation>Nettoyer…</translation>
    </message>
    <message>
        <source>Find old and large recordings, and move them to the trash</source>
        <translation>Trouver les enregistrements anciens ou volumineux et les mettre à la corbeille</translation>
    </message>
</context>
<context>
    <name>tickscope::CleanUpDialog</name>
    <message>
        <source>Keep recordings with anticheat flags</source>
        <translation>Garder les enregistrements signalés par l’anti-triche</translation>
    </message>
    <message>
        <source>Clean up the library</source>
        <translation>Nettoyer la bibliothèque</translation>
    </message>
    <message>
        <source>Finds recordings in the folders of the library that can go. Recordings of cases, pinned, damaged and unfinished ones always stay.</source>
        <translation>Trouve dans les répertoires de la bibliothèque les enregistrements qui peuvent partir. Ceux des dossiers et les enregistrements épinglés, endommagés ou inachevés restent toujours.</translation>
    </message>
    <message>
        <source>Older than</source>
        <translation>Plus ancien que</translation>
    </message>
    <message>
        <source> days</source>
        <translation> jours</translation>
    </message>
    <message>
        <source>Larger than</source>
        <translation>Plus grand que</translation>
    </message>
    <message>
        <source> MiB</source>
        <translation> Mio</translation>
    </message>
    <message>
        <source> GiB</source>
        <translation> Gio</translation>
    </message>
    <message>
        <source>Keep the best runs of each world or map</source>
        <translation>Garder les meilleures courses de chaque monde ou carte</translation>
    </message>
    <message>
        <source>Reads all recordings, and keeps those of unknown worlds</source>
        <translation>Lit tous les enregistrements et garde ceux de mondes inconnus</translation>
    </message>
    <message>
        <source>Recordings</source>
        <translation>Enregistrements</translation>
    </message>
    <message>
        <source>Recording</source>
        <translation>Enregistrement</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motif</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Move to trash…</source>
        <translation>Mettre à la corbeille…</translation>
    </message>
    <message>
        <source>Add a folder to the library first.</source>
        <translation>Ajoutez d’abord un répertoire à la bibliothèque.</translation>
    </message>
    <message>
        <source>Choose an age or a size.</source>
        <translation>Choisissez un âge ou une taille.</translation>
    </message>
    <message>
        <source>Nothing was removed: %1</source>
        <translation>Rien n’a été supprimé&#xa0;: %1</translation>
    </message>
    <message>
        <source>No recording can go by these rules.</source>
        <translation>Selon ces règles, aucun enregistrement ne peut partir.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln recording(s) can go to the trash: %1.</source>
        <translation>
            <numerusform>%Ln enregistrement peut aller à la corbeille&#xa0;: %1.</numerusform>
            <numerusform>%Ln enregistrements peuvent aller à la corbeille&#xa0;: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Moved to trash</source>
        <translation>À la corbeille</translation>
    </message>
    <message>
        <source>Goes</source>
        <translation>Part</translation>
    </message>
    <message>
        <source>Stays</source>
        <translation>Reste</translation>
    </message>
    <message>
        <source>They can be restored from there. Move them now?</source>
        <translation>Ils peuvent être restaurés depuis la corbeille. Les déplacer maintenant&#xa0;?</translation>
    </message>
    <message>
        <source>Move to trash</source>
        <translation>Mettre à la corbeille</translation>
    </message>
    <message>
        <source>Moving to the trash… %1</source>
        <translation>Mise à la corbeille… %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln recording(s) moved to the trash: %1.</source>
        <translation>
            <numerusform>%Ln enregistrement mis à la corbeille&#xa0;: %1.</numerusform>
            <numerusform>%Ln enregistrements mis à la corbeille&#xa0;: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking through recordings… %1 (%2 of them read completely)</source>
        <translation>Examen des enregistrements… %1 (dont %2 lus en entier)</translation>
    </message>
    <message>
        <source>The oldest, if all take more than</source>
        <translation>Les plus anciens, si tous occupent plus de</translation>
    </message>
    <message>
        <source>Other rules for some worlds</source>
        <translation>Autres règles pour certains mondes</translation>
    </message>
    <message>
        <source>Choose file…</source>
        <translation>Choisir un fichier…</translation>
    </message>
    <message>
        <source>A JSON file as prune --rules takes it, by the name or id of a world</source>
        <translation>Un fichier JSON comme pour prune --rules, par nom ou identifiant de monde</translation>
    </message>
    <message>
        <source>Rules by world</source>
        <translation>Règles par monde</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Tell worlds apart by</source>
        <translation>Distinguer les mondes par</translation>
    </message>
    <message>
        <source>their id, else the map&apos;s name</source>
        <translation>leur identifiant, sinon le nom de la carte</translation>
    </message>
    <message>
        <source>their id</source>
        <translation>leur identifiant</translation>
    </message>
    <message>
        <source>the map&apos;s name</source>
        <translation>le nom de la carte</translation>
    </message>
</context>
<context>
    <name>tickscope::ClipDialog</name>
    <message>
        <source>Save clip</source>
        <translation>Enregistrer l’extrait</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Enregistrer…</translation>
    </message>
    <message>
        <source>Include chat, whispers and votes</source>
        <translation>Inclure le chat, les chuchotements et les votes</translation>
    </message>
    <message>
        <source>Hide names of players and clans</source>
        <translation>Masquer les noms des joueurs et des clans</translation>
    </message>
    <message>
        <source>Write pseudonyms, also where names are mentioned in chat</source>
        <translation>Écrire des pseudonymes, même là où des noms sont cités dans le chat</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>clip</source>
        <translation>extrait</translation>
    </message>
    <message numerus="yes">
        <source>%Ln damaged place(s) in these ticks</source>
        <translation>
            <numerusform>%Ln endroit endommagé dans ces ticks</numerusform>
            <numerusform>%Ln endroits endommagés dans ces ticks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tickscope::CloseFront</name>
    <message>
        <source>Close %1</source>
        <translation>Fermer %1</translation>
    </message>
</context>
<context>
    <name>tickscope::CommandMenus</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>&amp;Playback</source>
        <translation>&amp;Lecture</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>&amp;Aller</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>Affi&amp;chage</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <translation>&amp;Examen</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;ide</translation>
    </message>
</context>
<context>
    <name>tickscope::CompareDock</name>
    <message>
        <source>not read yet</source>
        <translation>pas encore lu</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>fermé</translation>
    </message>
    <message>
        <source>begins in %1</source>
        <translation>commence dans %1</translation>
    </message>
    <message>
        <source>ended %1 ago</source>
        <translation>fini depuis %1</translation>
    </message>
    <message>
        <source>damaged here</source>
        <translation>endommagé ici</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>à %1</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>Anybody</source>
        <translation>N’importe qui</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>Remove from the picture</source>
        <translation>Retirer de l’image</translation>
    </message>
    <message>
        <source>Ghosts</source>
        <translation>Fantômes</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Comparer avec</translation>
    </message>
    <message>
        <source>Show another recording in the same picture</source>
        <translation>Montrer un autre enregistrement dans la même image</translation>
    </message>
    <message>
        <source>Compare with…</source>
        <translation>Comparer avec…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Align by</source>
        <translation>Aligner par</translation>
    </message>
    <message>
        <source>Which moments of both are shown together</source>
        <translation>Quels moments des deux sont montrés ensemble</translation>
    </message>
    <message>
        <source>Beginning</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>Tick number</source>
        <translation>Numéro de tick</translation>
    </message>
    <message>
        <source>Time of day</source>
        <translation>Heure</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Événement</translation>
    </message>
    <message>
        <source>Event of both that happens at the same moment</source>
        <translation>Événement des deux qui arrive au même moment</translation>
    </message>
    <message>
        <source>Number here</source>
        <translation>Numéro ici</translation>
    </message>
    <message>
        <source>Which one in this recording</source>
        <translation>Lequel dans cet enregistrement</translation>
    </message>
    <message>
        <source>Number there</source>
        <translation>Numéro là-bas</translation>
    </message>
    <message>
        <source>Which one of the ghost</source>
        <translation>Lequel du fantôme</translation>
    </message>
    <message>
        <source>Ahead by</source>
        <translation>En avance de</translation>
    </message>
    <message>
        <source>How much further the ghost is, by hand</source>
        <translation>De combien le fantôme est plus loin, à la main</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Montrer</translation>
    </message>
    <message>
        <source>Opacity</source>
        <translation>Opacité</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>Colour of the ghost</source>
        <translation>Couleur du fantôme</translation>
    </message>
    <message>
        <source>a file</source>
        <translation>un fichier</translation>
    </message>
    <message>
        <source>This recording</source>
        <translation>Cet enregistrement</translation>
    </message>
    <message>
        <source>At another moment</source>
        <translation>À un autre moment</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Choisir un fichier…</translation>
    </message>
    <message>
        <source>Another recording, or another moment of this one, can be seen in the same picture.</source>
        <translation>Un autre enregistrement, ou un autre moment de celui-ci, peut se voir dans la même image.</translation>
    </message>
    <message>
        <source>No recording is open.</source>
        <translation>Aucun enregistrement n’est ouvert.</translation>
    </message>
    <message>
        <source>Player here</source>
        <translation>Joueur ici</translation>
    </message>
    <message>
        <source>Which players of the ghost&apos;s recording to show</source>
        <translation>Quels joueurs de l’enregistrement du fantôme montrer</translation>
    </message>
    <message>
        <source>How clearly the ghost is seen</source>
        <translation>Avec quelle netteté le fantôme est visible</translation>
    </message>
    <message>
        <source>On another map: compare times, not places.</source>
        <translation>Sur une autre carte&#xa0;: comparez les temps, pas les lieux.</translation>
    </message>
    <message>
        <source>Not known to be the same map: places may not match.</source>
        <translation>On ne sait pas si c’est la même carte&#xa0;: les lieux peuvent ne pas correspondre.</translation>
    </message>
    <message>
        <source>not shown</source>
        <translation>non affiché</translation>
    </message>
    <message>
        <source>being compared…</source>
        <translation>comparaison en cours…</translation>
    </message>
    <message>
        <source>Place on the way</source>
        <translation>Endroit du parcours</translation>
    </message>
    <message>
        <source>Whose event or run it is in this recording</source>
        <translation>De qui est l’événement ou la course dans cet enregistrement</translation>
    </message>
    <message>
        <source>Not shown: %1.</source>
        <translation>Non affiché&#xa0;: %1.</translation>
    </message>
    <message>
        <source>not at this place</source>
        <translation>pas à cet endroit</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Où</translation>
    </message>
    <message>
        <source>Over the picture, or in a view beside it</source>
        <translation>Sur l’image ou dans une vue à côté</translation>
    </message>
    <message>
        <source>In the picture</source>
        <translation>Dans l’image</translation>
    </message>
    <message>
        <source>Beside it</source>
        <translation>À côté</translation>
    </message>
    <message>
        <source>Beside it, same camera</source>
        <translation>À côté, même caméra</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Différences</translation>
    </message>
    <message>
        <source>Not listed</source>
        <translation>Non listées</translation>
    </message>
    <message>
        <source>Positions and events</source>
        <translation>Positions et événements</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>Commandes</translation>
    </message>
    <message>
        <source>All recorded fields</source>
        <translation>Tous les champs enregistrés</translation>
    </message>
    <message>
        <source>Both recorded the same session: shown by tick.</source>
        <translation>Les deux ont enregistré la même session&#xa0;: affichés par tick.</translation>
    </message>
    <message>
        <source>Other recordings as ghosts in the same picture, and how they differ.</source>
        <translation>D’autres enregistrements, en fantômes dans la même image, et ce qui les distingue.</translation>
    </message>
    <message>
        <source>What to list where the recordings differ, of what both hold; or where the same inputs come twice</source>
        <translation>Ce qui est listé là où les enregistrements diffèrent, parmi ce que les deux contiennent&#x202f;; ou là où les mêmes entrées reviennent</translation>
    </message>
    <message>
        <source>None, but the same inputs twice</source>
        <translation>Aucune, mais les mêmes entrées deux fois</translation>
    </message>
    <message>
        <source>Both may have recorded the same session, though their clocks do not show it.</source>
        <translation>Les deux ont peut-être enregistré la même session, mais leurs horloges ne le confirment pas.</translation>
    </message>
</context>
<context>
    <name>tickscope::ConfinedReaderTexts</name>
    <message>
        <source>No confined process can be started here: the window itself reads the recordings</source>
        <translation>Aucun processus confiné ne peut être lancé ici&#xa0;: la fenêtre lit elle-même les enregistrements</translation>
    </message>
    <message>
        <source>This system has no Landlock: the process that reads the recordings is confined by a filter of system calls alone</source>
        <translation>Ce système n’a pas Landlock&#xa0;: le processus qui lit les enregistrements n’est confiné que par un filtre des appels système</translation>
    </message>
</context>
<context>
    <name>tickscope::ContentHashJob</name>
    <message>
        <source>not computed: the file is not fully loaded</source>
        <translation>non calculé&#xa0;: le fichier n’est pas entièrement chargé</translation>
    </message>
    <message>
        <source>computing, %1%</source>
        <translation>calcul en cours, %1&#xa0;%</translation>
    </message>
    <message>
        <source>not computed yet</source>
        <translation>pas encore calculé</translation>
    </message>
</context>
<context>
    <name>tickscope::CrashOffer</name>
    <message>
        <source>Tickscope crashed the last time. A report of it was kept on this computer; nothing was sent.</source>
        <translation>Tickscope a planté la dernière fois. Un rapport en a été gardé sur cet ordinateur&#xa0;; rien n’a été envoyé.</translation>
    </message>
    <message>
        <source>Show report</source>
        <translation>Afficher le rapport</translation>
    </message>
    <message>
        <source>Crash Report</source>
        <translation>Rapport de plantage</translation>
    </message>
    <message>
        <source>Crash report</source>
        <translation>Rapport de plantage</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>A process that reads recordings for Tickscope crashed the last time. A report of it was kept on this computer; nothing was sent.</source>
        <translation>Un processus qui lit des enregistrements pour Tickscope a planté la dernière fois. Un rapport en a été gardé sur cet ordinateur&#xa0;; rien n’a été envoyé.</translation>
    </message>
    <message>
        <source>It has the places in the program where it crashed, versions, and the checksum of the recording that was open, or its size where the checksum was not known yet. It has nothing of what the recording holds, and no name of a file but those of the program and its libraries. It helps to find the fault.</source>
        <translation>Il contient les endroits du programme où il a planté, les versions et la somme de contrôle de l’enregistrement ouvert, ou sa taille si cette somme n’était pas encore connue. Il ne contient rien du contenu de l’enregistrement, ni aucun nom de fichier hormis ceux du programme et de ses bibliothèques. Il aide à trouver l’erreur.</translation>
    </message>
</context>
<context>
    <name>tickscope::DamageDock</name>
    <message>
        <source>Damage</source>
        <translation>Dégâts</translation>
    </message>
    <message>
        <source>Damaged places</source>
        <translation>Endroits endommagés</translation>
    </message>
    <message>
        <source>Go to damage</source>
        <translation>Aller au dégât</translation>
    </message>
    <message>
        <source>Copy rows</source>
        <translation>Copier les lignes</translation>
    </message>
    <message>
        <source>No recording is open.</source>
        <translation>Aucun enregistrement n’est ouvert.</translation>
    </message>
    <message>
        <source>No damage: the whole recording was read.</source>
        <translation>Aucun dégât&#xa0;: l’enregistrement a été lu en entier.</translation>
    </message>
    <message>
        <source>No damage so far; the recording is still being read.</source>
        <translation>Aucun dégât pour l’instant&#xa0;; la lecture de l’enregistrement se poursuit.</translation>
    </message>
    <message>
        <source>What could not be read, where, and what is lost because of it.</source>
        <translation>Ce qui n’a pas pu être lu, où, et ce qui est perdu de ce fait.</translation>
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
à %3, tick %4</translation>
    </message>
    <message>
        <source>Tick at which the damage was found</source>
        <translation>Tick où le dégât a été trouvé</translation>
    </message>
    <message>
        <source>Tick</source>
        <translation>Tick</translation>
    </message>
    <message>
        <source>First damaged byte in the file</source>
        <translation>Premier octet endommagé du fichier</translation>
    </message>
    <message>
        <source>Byte</source>
        <translation>Octet</translation>
    </message>
    <message>
        <source>Number of damaged bytes, if known</source>
        <translation>Nombre d’octets endommagés, s’il est connu</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Octets</translation>
    </message>
    <message>
        <source>Ticks whose state is unknown</source>
        <translation>Ticks dont l’état est inconnu</translation>
    </message>
    <message>
        <source>Lost ticks</source>
        <translation>Ticks perdus</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problème</translation>
    </message>
</context>
<context>
    <name>tickscope::DecideDialog</name>
    <message>
        <source>Accused: %1</source>
        <translation>Accusés&#xa0;: %1</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Personne</translation>
    </message>
    <message>
        <source>Decision: %1</source>
        <translation>Décision&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Decide case %1</source>
        <translation>Trancher le dossier %1</translation>
    </message>
    <message>
        <source>Give this verdict?</source>
        <translation>Rendre ce verdict&#x202f;?</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Verdict</translation>
    </message>
    <message>
        <source>You can withdraw it until another reviewer has decided.</source>
        <translation>Vous pouvez le retirer tant qu’aucun autre examinateur ne s’est prononcé.</translation>
    </message>
    <message>
        <source>You can withdraw it later; the history will say so.</source>
        <translation>Vous pourrez le retirer plus tard&#x202f;; l’historique le dira.</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>Décider</translation>
    </message>
    <message>
        <source>Notes: %1</source>
        <translation>Notes&#xa0;: %1</translation>
    </message>
    <message>
        <source>Not checked: %1</source>
        <translation>Non vérifié&#xa0;: %1</translation>
    </message>
    <message>
        <source>This case accuses nobody, so the verdict is about no player. Add the accused on the Report page.</source>
        <translation>Ce dossier n’accuse personne&#xa0;: le verdict ne porte donc sur aucun joueur. Ajoutez les accusés sur la page Signalement.</translation>
    </message>
</context>
<context>
    <name>tickscope::DifferenceList</name>
    <message>
        <source>%1: position</source>
        <translation>%1&#xa0;: position</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Différences</translation>
    </message>
    <message>
        <source>Tick</source>
        <translation>Tick</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Ici</translation>
    </message>
    <message>
        <source>Ghost</source>
        <translation>Fantôme</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Comparaison…</translation>
    </message>
    <message>
        <source>Not compared: %1.</source>
        <translation>Non comparés&#xa0;: %1.</translation>
    </message>
    <message>
        <source>No differences in positions and events that both recorded.</source>
        <translation>Aucune différence dans les positions et événements que les deux ont enregistrés.</translation>
    </message>
    <message>
        <source>No differences in inputs that both recorded.</source>
        <translation>Aucune différence dans les entrées que les deux ont enregistrées.</translation>
    </message>
    <message>
        <source>No differences in fields that both recorded.</source>
        <translation>Aucune différence dans les champs que les deux ont enregistrés.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln difference(s) in positions and events that both recorded:</source>
        <translation>
            <numerusform>%Ln différence dans les positions et événements que les deux ont enregistrés&#xa0;:</numerusform>
            <numerusform>%Ln différences dans les positions et événements que les deux ont enregistrés&#xa0;:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln difference(s) in inputs that both recorded:</source>
        <translation>
            <numerusform>%Ln différence dans les entrées que les deux ont enregistrées&#xa0;:</numerusform>
            <numerusform>%Ln différences dans les entrées que les deux ont enregistrées&#xa0;:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln difference(s) in fields that both recorded:</source>
        <translation>
            <numerusform>%Ln différence dans les champs que les deux ont enregistrés&#xa0;:</numerusform>
            <numerusform>%Ln différences dans les champs que les deux ont enregistrés&#xa0;:</numerusform>
        </translation>
    </message>
    <message>
        <source>There are more.</source>
        <translation>Il y en a d&apos;autres.</translation>
    </message>
    <message numerus="yes">
        <source>By chance, others have %Ln tick(s) the same at most.</source>
        <translation>
            <numerusform>Par hasard, d’autres ont au plus %Ln tick identique.</numerusform>
            <numerusform>Par hasard, d’autres ont au plus %Ln ticks identiques.</numerusform>
        </translation>
    </message>
    <message>
        <source>No stretch of ten changes or more comes twice. %1</source>
        <translation>Aucun passage de dix changements ou plus ne revient. %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln stretch(es) with the same inputs.</source>
        <translation>
            <numerusform>%Ln passage avec les mêmes entrées.</numerusform>
            <numerusform>%Ln passages avec les mêmes entrées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the same inputs, %Ln change(s)</source>
        <translation>
            <numerusform>les mêmes entrées, %Ln changement</numerusform>
            <numerusform>les mêmes entrées, %Ln changements</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, from %2</source>
        <translation>%1, à partir de %2</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Durée</translation>
    </message>
    <message numerus="yes">
        <source>%Ln tick(s), %1</source>
        <translation>
            <numerusform>%Ln tick, %1</numerusform>
            <numerusform>%Ln ticks, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2, presses</source>
        <translation>%1&#xa0;: %2, appuis</translation>
    </message>
    <message>
        <source>Not compared: the recordings have no moment in common.</source>
        <translation>Pas de comparaison&#xa0;: les enregistrements n’ont aucun moment commun.</translation>
    </message>
    <message>
        <source>Not compared: no player has the same name in both recordings.</source>
        <translation>Pas de comparaison&#xa0;: aucun joueur n’a le même nom dans les deux enregistrements.</translation>
    </message>
    <message>
        <source>Left out, as nobody in the other recording has that name: %1.</source>
        <translation>Laissés de côté, car personne ne porte ce nom dans l’autre enregistrement&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Events left out, as several players had that name at once: %1.</source>
        <translation>Événements laissés de côté, car plusieurs joueurs portaient ce nom en même temps&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>tickscope::EntitiesDock</name>
    <message>
        <source>Entities</source>
        <translation>Entités</translation>
    </message>
    <message>
        <source>Entities at this tick other than players</source>
        <translation>Entités à ce tick, hors joueurs</translation>
    </message>
    <message>
        <source>Copy rows</source>
        <translation>Copier les lignes</translation>
    </message>
    <message>
        <source>No recording is open.</source>
        <translation>Aucun enregistrement n’est ouvert.</translation>
    </message>
    <message>
        <source>No entities other than players here.</source>
        <translation>Aucune entité ici hormis les joueurs.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Lecture…</translation>
    </message>
    <message>
        <source>Everything else in the world: what moves or lies about.</source>
        <translation>Tout le reste du monde&#xa0;: ce qui bouge ou traîne.</translation>
    </message>
</context>
<context>
    <name>tickscope::EntityModel</name>
    <message>
        <source>%1, entity number %2</source>
        <translation>%1, entité numéro %2</translation>
    </message>
    <message>
        <source>Entity</source>
        <translation>Entité</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N°</translation>
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
        <translation>Effacer une personne</translation>
    </message>
    <message>
        <source>Removes this person from all cases: as reporter or accused under all names, from notes and their pictures, from texts and from the history. The history still shows that it happened, when, and by whom.

This cannot be undone. Backups and bundles are not changed.</source>
        <translation>Retire cette personne de tous les dossiers&#xa0;: comme auteur de signalement ou comme accusé, sous tous ses noms, des notes et de leurs images, des textes et de l’historique. L’historique indique toujours que cela a eu lieu, quand et par qui.

Cette opération est irréversible. Les sauvegardes et les dossiers de preuves ne sont pas modifiés.</translation>
    </message>
    <message>
        <source>Erase for good</source>
        <translation>Effacer définitivement</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nom</translation>
    </message>
    <message>
        <source>&amp;Repeat name</source>
        <translation>&amp;Répéter le nom</translation>
    </message>
</context>
<context>
    <name>tickscope::Errors</name>
    <message numerus="yes">
        <source>%Ln tick(s) are lost.</source>
        <translation>
            <numerusform>%Ln tick est perdu.</numerusform>
            <numerusform>%Ln ticks sont perdus.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Le fichier est vide.</translation>
    </message>
    <message>
        <source>This folder is not a recording.</source>
        <translation>Ce répertoire n’est pas un enregistrement.</translation>
    </message>
    <message>
        <source>This is a folder.</source>
        <translation>C’est un répertoire.</translation>
    </message>
    <message>
        <source>The file does not exist.</source>
        <translation>Le fichier n’existe pas.</translation>
    </message>
    <message>
        <source>You do not have permission to read this file.</source>
        <translation>Vous n’avez pas l’autorisation de lire ce fichier.</translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <translation>Impossible de lire le fichier.</translation>
    </message>
    <message>
        <source>Sign-in required.</source>
        <translation>Connexion requise.</translation>
    </message>
    <message>
        <source>Unknown file type.</source>
        <translation>Type de fichier inconnu.</translation>
    </message>
    <message>
        <source>This version of the format cannot be read.</source>
        <translation>Cette version du format ne peut pas être lue.</translation>
    </message>
    <message>
        <source>The file ends too early.</source>
        <translation>Le fichier s’arrête trop tôt.</translation>
    </message>
    <message>
        <source>The file is damaged.</source>
        <translation>Le fichier est endommagé.</translation>
    </message>
    <message>
        <source>Something in the file is larger than is safe to read.</source>
        <translation>Le fichier contient quelque chose de trop grand pour être lu sans risque.</translation>
    </message>
    <message>
        <source>That cannot be understood.</source>
        <translation>Saisie incompréhensible.</translation>
    </message>
    <message>
        <source>That is outside the recording.</source>
        <translation>Hors de l’enregistrement.</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Annulé.</translation>
    </message>
    <message>
        <source>Check the file and its permissions, then try again.</source>
        <translation>Vérifiez le fichier et ses droits d’accès, puis réessayez.</translation>
    </message>
    <message>
        <source>Enter another token, or ask the owner of the file for one.</source>
        <translation>Saisissez un autre jeton, ou demandez-en un au propriétaire du fichier.</translation>
    </message>
    <message>
        <source>Choose another file, or unpack it first if it is an archive.</source>
        <translation>Choisissez un autre fichier, ou décompressez-le d’abord s’il s’agit d’une archive.</translation>
    </message>
    <message>
        <source>Convert it with the game that made it, or use a newer Tickscope.</source>
        <translation>Convertissez-le avec le jeu qui l’a créé, ou utilisez une version plus récente de Tickscope.</translation>
    </message>
    <message>
        <source>It may be an incomplete copy or download: get it again.</source>
        <translation>La copie ou le téléchargement est peut-être incomplet&#xa0;: récupérez-le de nouveau.</translation>
    </message>
    <message>
        <source>Get the file again from where it came.</source>
        <translation>Récupérez de nouveau le fichier à sa source.</translation>
    </message>
    <message>
        <source>The file is probably damaged: get it again from where it came.</source>
        <translation>Le fichier est probablement endommagé&#xa0;: récupérez-le de nouveau à sa source.</translation>
    </message>
    <message>
        <source>byte %1</source>
        <translation>octet %1</translation>
    </message>
    <message>
        <source>tick %1</source>
        <translation>tick %1</translation>
    </message>
    <message>
        <source>Damaged at byte %1.</source>
        <translation>Endommagé à l’octet %1.</translation>
    </message>
    <message>
        <source>The recording ends early at byte %1.</source>
        <translation>L’enregistrement s’arrête prématurément à l’octet %1.</translation>
    </message>
    <message>
        <source>Not everything in it is supported: %1.</source>
        <translation>Tout n’y est pas pris en charge&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The recording ends early at %1; the rest is readable.</source>
        <translation>L’enregistrement s’arrête prématurément à %1&#xa0;; le reste est lisible.</translation>
    </message>
    <message>
        <source>The rest is readable.</source>
        <translation>Le reste est lisible.</translation>
    </message>
    <message>
        <source>It may have been moved, renamed or deleted.</source>
        <translation>Il a peut-être été déplacé, renommé ou supprimé.</translation>
    </message>
    <message>
        <source>Ask its owner, or change its permissions.</source>
        <translation>Demandez à son propriétaire, ou modifiez ses droits d’accès.</translation>
    </message>
    <message>
        <source>Damaged at %1 (byte %2): %3.</source>
        <translation>Endommagé à %1 (octet %2)&#xa0;: %3.</translation>
    </message>
    <message>
        <source>%1–%2 is lost.</source>
        <translation>%1–%2 est perdu.</translation>
    </message>
    <message>
        <source>What comes before is readable.</source>
        <translation>Ce qui précède est lisible.</translation>
    </message>
    <message numerus="yes">
        <source>The recording is damaged in %Ln places, from %1 to %2.</source>
        <translation>
            <numerusform>L’enregistrement est endommagé à %Ln endroit, de %1 à %2.</numerusform>
            <numerusform>L’enregistrement est endommagé à %Ln endroits, de %1 à %2.</numerusform>
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
        <translation>Détails de l’événement</translation>
    </message>
    <message>
        <source>Fields of the event</source>
        <translation>Champs de l’événement</translation>
    </message>
    <message>
        <source>Copy fields</source>
        <translation>Copier les champs</translation>
    </message>
    <message>
        <source>%1  %2   tick %3</source>
        <translation>%1  %2   tick %3</translation>
    </message>
    <message>
        <source>Not readable</source>
        <translation>Illisible</translation>
    </message>
    <message>
        <source>text</source>
        <translation>texte</translation>
    </message>
    <message>
        <source>source</source>
        <translation>source</translation>
    </message>
    <message>
        <source>client</source>
        <translation>client</translation>
    </message>
    <message>
        <source>other client</source>
        <translation>autre client</translation>
    </message>
    <message>
        <source>byte in file</source>
        <translation>octet dans le fichier</translation>
    </message>
</context>
<context>
    <name>tickscope::EventKindCommands</name>
    <message>
        <source>Show or hide events</source>
        <translation>Afficher ou masquer les événements</translation>
    </message>
    <message>
        <source>Only this type</source>
        <translation>Ce type uniquement</translation>
    </message>
    <message>
        <source>Hide this type</source>
        <translation>Masquer ce type</translation>
    </message>
    <message>
        <source>Show all event types</source>
        <translation>Afficher tous les types d’événements</translation>
    </message>
    <message>
        <source>Default event types</source>
        <translation>Types d’événements par défaut</translation>
    </message>
    <message>
        <source>Next event of type</source>
        <translation>Événement suivant de type</translation>
    </message>
    <message>
        <source>Previous event of type</source>
        <translation>Événement précédent de type</translation>
    </message>
</context>
<context>
    <name>tickscope::EventList</name>
    <message>
        <source>Events</source>
        <translation>Événements</translation>
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
        <translation>%1  %2  tick %3</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Tick</source>
        <translation>Tick</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
</context>
<context>
    <name>tickscope::EventSource</name>
    <message>
        <source>rebuilt</source>
        <translation>reconstitué</translation>
    </message>
    <message>
        <source>guess</source>
        <translation>supposition</translation>
    </message>
</context>
<context>
    <name>tickscope::EventsDock</name>
    <message>
        <source>Events</source>
        <translation>Événements</translation>
    </message>
    <message>
        <source>Filter events by text</source>
        <translation>Filtrer les événements par texte</translation>
    </message>
    <message>
        <source>Filter by text</source>
        <translation>Filtrer par texte</translation>
    </message>
    <message>
        <source>Show only events with this text  (%1)</source>
        <translation>N’afficher que les événements contenant ce texte  (%1)</translation>
    </message>
    <message>
        <source>Event types</source>
        <translation>Types d’événement</translation>
    </message>
    <message>
        <source>Choose event types</source>
        <translation>Choisir les types d’événement</translation>
    </message>
    <message>
        <source>Events of a player</source>
        <translation>Événements d’un joueur</translation>
    </message>
    <message>
        <source>Group repeats</source>
        <translation>Grouper les répétitions</translation>
    </message>
    <message>
        <source>Group repeats: show equal events in one tick as one row</source>
        <translation>Grouper les répétitions&#xa0;: afficher les événements identiques d’un tick sur une seule ligne</translation>
    </message>
    <message>
        <source>Follow playhead</source>
        <translation>Suivre la tête de lecture</translation>
    </message>
    <message>
        <source>Follow playhead: keep the row at the playhead in view</source>
        <translation>Suivre la tête de lecture&#xa0;: garder visible la ligne à la tête de lecture</translation>
    </message>
    <message>
        <source>Go to event</source>
        <translation>Aller à l’événement</translation>
    </message>
    <message>
        <source>Copy rows</source>
        <translation>Copier les lignes</translation>
    </message>
    <message>
        <source>Clear filter</source>
        <translation>Effacer le filtre</translation>
    </message>
    <message>
        <source>Event types ●</source>
        <translation>Types d’événement ●</translation>
    </message>
    <message>
        <source>All named %1</source>
        <translation>Tous les joueurs nommés %1</translation>
    </message>
    <message>
        <source>Show events of one player only</source>
        <translation>N’afficher que les événements d’un joueur</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Tous les joueurs</translation>
    </message>
    <message>
        <source>Opening…</source>
        <translation>Ouverture…</translation>
    </message>
    <message>
        <source>No recording is open.</source>
        <translation>Aucun enregistrement n’est ouvert.</translation>
    </message>
    <message>
        <source>Reading events…</source>
        <translation>Lecture des événements…</translation>
    </message>
    <message>
        <source>No events in this recording.</source>
        <translation>Aucun événement dans cet enregistrement.</translation>
    </message>
    <message numerus="yes">
        <source>Filter hides %Ln event(s) — &lt;a href=&apos;clear&apos;&gt;clear it&lt;/a&gt;</source>
        <translation>
            <numerusform>Le filtre masque %Ln événement — &lt;a href=&apos;clear&apos;&gt;l’effacer&lt;/a&gt;</numerusform>
            <numerusform>Le filtre masque %Ln événements — &lt;a href=&apos;clear&apos;&gt;l’effacer&lt;/a&gt;</numerusform>
        </translation>
    </message>
    <message>
        <source>No events of type “%1” in this recording. &lt;a href=&apos;clear&apos;&gt;Show all events&lt;/a&gt;</source>
        <translation>Aucun événement de type «&#xa0;%1&#xa0;» dans cet enregistrement. &lt;a href=&apos;clear&apos;&gt;Afficher tous les événements&lt;/a&gt;</translation>
    </message>
    <message>
        <source>The events are not read yet.</source>
        <translation>Les événements ne sont pas encore lus.</translation>
    </message>
    <message>
        <source>No events in the readable part of this recording.</source>
        <translation>Aucun événement dans la partie lisible de cet enregistrement.</translation>
    </message>
    <message>
        <source>No events of type “%1” in the readable part of this recording. &lt;a href=&apos;clear&apos;&gt;Show all events&lt;/a&gt;</source>
        <translation>Aucun événement de type «&#xa0;%1&#xa0;» dans la partie lisible de cet enregistrement. &lt;a href=&apos;clear&apos;&gt;Afficher tous les événements&lt;/a&gt;</translation>
    </message>
    <message numerus="yes">
        <source>%Ln event(s), all of types that are hidden at first — &lt;a href=&apos;clear&apos;&gt;show them&lt;/a&gt;</source>
        <translation>
            <numerusform>%Ln événement, d’un type masqué au départ — &lt;a href=&apos;clear&apos;&gt;l’afficher&lt;/a&gt;</numerusform>
            <numerusform>%Ln événements, tous de types masqués au départ — &lt;a href=&apos;clear&apos;&gt;les afficher&lt;/a&gt;</numerusform>
        </translation>
    </message>
    <message>
        <source>What happened. Filter by type, player or text; double-click to go there.</source>
        <translation>Ce qui s’est passé. Filtrez par type, joueur ou texte&#xa0;; double-cliquez pour y aller.</translation>
    </message>
    <message>
        <source>&lt;a href=&apos;clear&apos;&gt;Show all events&lt;/a&gt;</source>
        <translation>&lt;a href=&apos;clear&apos;&gt;Afficher tous les événements&lt;/a&gt;</translation>
    </message>
    <message numerus="yes">
        <source>%Ln hit(s) in hidden event types — &lt;a href=&apos;hidden&apos;&gt;show them&lt;/a&gt;</source>
        <translation>
            <numerusform>%Ln résultat dans des types d’événements masqués — &lt;a href=&apos;hidden&apos;&gt;l’afficher&lt;/a&gt;</numerusform>
            <numerusform>%Ln résultats dans des types d’événements masqués — &lt;a href=&apos;hidden&apos;&gt;les afficher&lt;/a&gt;</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tickscope::EvidenceTexts</name>
    <message>
        <source>time</source>
        <translation>temps</translation>
    </message>
    <message>
        <source>tick</source>
        <translation>tick</translation>
    </message>
    <message>
        <source>event</source>
        <translation>événement</translation>
    </message>
    <message>
        <source>input</source>
        <translation>commande</translation>
    </message>
    <message>
        <source>value</source>
        <translation>valeur</translation>
    </message>
    <message>
        <source>ticks</source>
        <translation>ticks</translation>
    </message>
    <message>
        <source>players</source>
        <translation>joueurs</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation>%1 ou plus</translation>
    </message>
    <message>
        <source>Aim (turns of 10° and more)</source>
        <translation>Visée (rotations de 10° et plus)</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>type</translation>
    </message>
    <message>
        <source>tick %1, which the recording does not have</source>
        <translation>tick %1, que l’enregistrement n’a pas</translation>
    </message>
    <message>
        <source>source</source>
        <translation>source</translation>
    </message>
</context>
<context>
    <name>tickscope::ExportCommands</name>
    <message>
        <source>Events…</source>
        <translation>Événements…</translation>
    </message>
    <message>
        <source>Players…</source>
        <translation>Joueurs…</translation>
    </message>
    <message>
        <source>Inputs…</source>
        <translation>Commandes…</translation>
    </message>
    <message>
        <source>Markers…</source>
        <translation>Marqueurs…</translation>
    </message>
    <message>
        <source>Player positions…</source>
        <translation>Positions des joueurs…</translation>
    </message>
    <message>
        <source>State at the playhead…</source>
        <translation>État à la tête de lecture…</translation>
    </message>
    <message>
        <source>Picture…</source>
        <translation>Image…</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Export what is listed and selected to a file</source>
        <translation>Exporter dans un fichier ce qui est listé et sélectionné</translation>
    </message>
    <message>
        <source>Save clip…</source>
        <translation>Enregistrer un extrait…</translation>
    </message>
    <message>
        <source>Save some ticks as a recording of the same format</source>
        <translation>Enregistrer quelques ticks comme enregistrement du même format</translation>
    </message>
</context>
<context>
    <name>tickscope::ExportDialog</name>
    <message>
        <source>Only events &amp;listed in the Events panel</source>
        <translation>Seulement les événements &amp;listés dans le panneau Événements</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Exporter</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Format</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation>&amp;Temps</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>&amp;Joueurs</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>Ta&amp;ille</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source> px</source>
        <translation> px</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Largeur</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Hauteur</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Événements</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>Commandes</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Marqueurs</translation>
    </message>
    <message>
        <source>Player positions</source>
        <translation>Positions des joueurs</translation>
    </message>
    <message>
        <source>State at the playhead</source>
        <translation>État à la tête de lecture</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Image</translation>
    </message>
    <message>
        <source>Table (CSV)</source>
        <translation>Tableau (CSV)</translation>
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
        <translation>Tous les joueurs</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
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
        <translation>%1 tick %2</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>Enregistrer l’image</translation>
    </message>
</context>
<context>
    <name>tickscope::FactModel</name>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
</context>
<context>
    <name>tickscope::FactPlot</name>
    <message>
        <source>Histogram</source>
        <translation>Histogramme</translation>
    </message>
    <message>
        <source>How often each value occurs. Left and Right choose a bar and list its presses.</source>
        <translation>Fréquence de chaque valeur. Gauche et Droite choisissent une barre et listent ses appuis.</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Nombre</translation>
    </message>
</context>
<context>
    <name>tickscope::FactsDock</name>
    <message>
        <source>Facts</source>
        <translation>Faits</translation>
    </message>
    <message>
        <source>Figures of the selected player</source>
        <translation>Chiffres du joueur sélectionné</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>The selected player, whose figures are shown</source>
        <translation>Le joueur sélectionné, dont les chiffres sont affichés</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>Compare with the figures of another recording</source>
        <translation>Comparer avec les chiffres d’un autre enregistrement</translation>
    </message>
    <message>
        <source>Reading figures</source>
        <translation>Lecture des chiffres</translation>
    </message>
    <message>
        <source>What the figure is based on</source>
        <translation>Ce sur quoi le chiffre se fonde</translation>
    </message>
    <message>
        <source>What the figure means</source>
        <translation>Ce que le chiffre signifie</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Signification</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Emplacements</translation>
    </message>
    <message>
        <source>Copy figures</source>
        <translation>Copier les chiffres</translation>
    </message>
    <message>
        <source>Copy rows</source>
        <translation>Copier les lignes</translation>
    </message>
    <message>
        <source>Compare with a recording…</source>
        <translation>Comparer avec un enregistrement…</translation>
    </message>
    <message>
        <source>Stop comparing</source>
        <translation>Arrêter la comparaison</translation>
    </message>
    <message>
        <source>Stop reading figures</source>
        <translation>Arrêter la lecture des chiffres</translation>
    </message>
    <message>
        <source>Read figures again</source>
        <translation>Relire les chiffres</translation>
    </message>
    <message>
        <source>Choose a player</source>
        <translation>Choisir un joueur</translation>
    </message>
    <message>
        <source>No recording is open.</source>
        <translation>Aucun enregistrement n’est ouvert.</translation>
    </message>
    <message>
        <source>Figures are available once all events have been found.</source>
        <translation>Les chiffres seront disponibles une fois tous les événements trouvés.</translation>
    </message>
    <message>
        <source>Reading figures…</source>
        <translation>Lecture des chiffres…</translation>
    </message>
    <message>
        <source>Select a player to see figures about inputs, timing and movement.</source>
        <translation>Sélectionnez un joueur pour voir les chiffres sur ses commandes, son rythme et son mouvement.</translation>
    </message>
    <message>
        <source>Reading was stopped. &lt;a href=&apos;again&apos;&gt;Read figures&lt;/a&gt;</source>
        <translation>La lecture a été arrêtée. &lt;a href=&apos;again&apos;&gt;Lire les chiffres&lt;/a&gt;</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Compared with %1</source>
        <translation>Comparé avec %1</translation>
    </message>
    <message>
        <source>Figures for a closer look, not a verdict</source>
        <translation>Des chiffres pour y regarder de plus près, pas un verdict</translation>
    </message>
    <message>
        <source>Compare with a recording</source>
        <translation>Comparer avec un enregistrement</translation>
    </message>
    <message>
        <source>%1. %2: %3; %4</source>
        <translation>%1. %2&#xa0;: %3&#x202f;; %4</translation>
    </message>
    <message>
        <source>Figures about the selected player that help to judge a report; none is a verdict.</source>
        <translation>Des chiffres sur le joueur sélectionné qui aident à juger un signalement&#xa0;; aucun n’est un verdict.</translation>
    </message>
    <message>
        <source>Too many inputs: only those up to tick %1 are counted.</source>
        <translation>Trop d’entrées&#xa0;: seules celles jusqu’au tick %1 sont comptées.</translation>
    </message>
</context>
<context>
    <name>tickscope::FieldList</name>
    <message>
        <source>Show only fields with this text</source>
        <translation>N’afficher que les champs contenant ce texte</translation>
    </message>
    <message>
        <source>Find a field</source>
        <translation>Rechercher un champ</translation>
    </message>
    <message>
        <source>Find type, field or player</source>
        <translation>Rechercher un type, un champ ou un joueur</translation>
    </message>
    <message>
        <source>Fields to plot</source>
        <translation>Champs à représenter</translation>
    </message>
    <message>
        <source>position</source>
        <translation>position</translation>
    </message>
    <message>
        <source>speed</source>
        <translation>vitesse</translation>
    </message>
    <message>
        <source>No field has this text.</source>
        <translation>Aucun champ ne contient ce texte.</translation>
    </message>
</context>
<context>
    <name>tickscope::FigureEvidenceTexts</name>
    <message>
        <source>No player named %1 in %2.</source>
        <translation>Aucun joueur nommé %1 dans %2.</translation>
    </message>
    <message>
        <source>%1 could not be read completely, so it has no figures.</source>
        <translation>%1 n’a pas pu être lu entièrement et n’a donc pas de chiffres.</translation>
    </message>
    <message>
        <source>the file %1</source>
        <translation>le fichier %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 is accused by name only, held by %Ln people in %2: %3. No figures are shown until one of them is chosen.</source>
        <translation>
            <numerusform>%1 n’est accusé que par son nom, porté par %Ln personne dans %2&#xa0;: %3. Aucun chiffre n’est affiché tant que personne n’est choisi.</numerusform>
            <numerusform>%1 n’est accusé que par son nom, porté par %Ln personnes dans %2&#xa0;: %3. Aucun chiffre n’est affiché tant que l’une d’elles n’est pas choisie.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 dans %2</translation>
    </message>
    <message>
        <source>“Everybody else” includes players who had the same name and may be the same person: %1.</source>
        <translation>«&#xa0;Tous les autres&#xa0;» comprend ceux qui portaient le même nom et peuvent être la même personne&#xa0;: %1.</translation>
    </message>
    <message>
        <source>bars of everybody else</source>
        <translation>barres de tous les autres</translation>
    </message>
    <message>
        <source>(tick %1)</source>
        <translation>(tick %1)</translation>
    </message>
    <message>
        <source>(ticks %1 to %2)</source>
        <translation>(ticks %1 à %2)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more in figure-places.csv</source>
        <translation>
            <numerusform>%Ln autre dans figure-places.csv</numerusform>
            <numerusform>%Ln autres dans figure-places.csv</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %Ln other player(s) in the recording, bots as well, since a recording does not say who is one.</source>
        <translation>
            <numerusform>L’enregistrement a %Ln autre joueur&#x202f;; ce peut être un bot, car un enregistrement ne dit pas qui en est un.</numerusform>
            <numerusform>L’enregistrement a %Ln autres joueurs, bots compris, car un enregistrement ne dit pas qui en est un.</numerusform>
        </translation>
    </message>
    <message>
        <source>median %1</source>
        <translation>médiane %1</translation>
    </message>
    <message>
        <source>“Everybody else” is those of them who have enough samples for a value of their own, put together; in brackets are the least and the greatest value among the same players, and how many they are. Where fewer than three have enough, it is all of them together.</source>
        <translation>«&#xa0;Tous les autres&#xa0;» réunit ceux d’entre eux qui ont assez d’échantillons pour une valeur à eux&#x202f;; entre parenthèses, la plus petite et la plus grande valeur de ces mêmes joueurs et leur nombre. Là où moins de trois en ont assez, ce sont tous ensemble.</translation>
    </message>
</context>
<context>
    <name>tickscope::FiguresModel</name>
    <message>
        <source>Figure</source>
        <translation>Chiffre</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Échantillons</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Autres</translation>
    </message>
    <message>
        <source>95% interval</source>
        <translation>Intervalle à 95&#xa0;%</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Référence</translation>
    </message>
</context>
<context>
    <name>tickscope::FileFilters</name>
    <message>
        <source>Recordings (%1)</source>
        <translation>Enregistrements (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
</context>
<context>
    <name>tickscope::FirstHint</name>
    <message>
        <source>%1 plays, dragging on the timeline goes anywhere, the wheel zooms, and %2 finds every command.</source>
        <translation>%1 lance la lecture, un glissement sur la frise mène n’importe où, la molette zoome et %2 trouve toutes les commandes.</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>Toutes les touches</translation>
    </message>
    <message>
        <source>You see what %1 shows. Move time or camera to look elsewhere; %2 comes back to %1, and %3 switches the full screen.</source>
        <translation>Vous voyez ce que montre %1. Déplacez le temps ou la caméra pour regarder ailleurs&#x202f;; %2 revient à %1 et %3 bascule le plein écran.</translation>
    </message>
</context>
<context>
    <name>tickscope::FocusAreas</name>
    <message>
        <source>Next area</source>
        <translation>Zone suivante</translation>
    </message>
    <message>
        <source>Move the focus to the next panel, the picture or the timeline</source>
        <translation>Placer le focus sur le panneau suivant, l’image ou la chronologie</translation>
    </message>
    <message>
        <source>Previous area</source>
        <translation>Zone précédente</translation>
    </message>
    <message>
        <source>Move the focus back to the panel, picture or timeline before</source>
        <translation>Replacer le focus sur le panneau, l’image ou la chronologie d’avant</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Panneaux</translation>
    </message>
</context>
<context>
    <name>tickscope::FolderList</name>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Add folder…</source>
        <translation>Ajouter un répertoire…</translation>
    </message>
    <message>
        <source>%1 was not found</source>
        <translation>%1 est introuvable</translation>
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
        <translation>Aller à…</translation>
    </message>
    <message>
        <source>Previous tick</source>
        <translation>Tick précédent</translation>
    </message>
    <message>
        <source>Next tick</source>
        <translation>Tick suivant</translation>
    </message>
    <message>
        <source>Jump back</source>
        <translation>Saut en arrière</translation>
    </message>
    <message>
        <source>Jump forward</source>
        <translation>Saut en avant</translation>
    </message>
    <message>
        <source>Small jump back</source>
        <translation>Petit saut en arrière</translation>
    </message>
    <message>
        <source>A tenth of a jump back</source>
        <translation>Un dixième de saut en arrière</translation>
    </message>
    <message>
        <source>Small jump forward</source>
        <translation>Petit saut en avant</translation>
    </message>
    <message>
        <source>A tenth of a jump forward</source>
        <translation>Un dixième de saut en avant</translation>
    </message>
    <message>
        <source>Large jump back</source>
        <translation>Grand saut en arrière</translation>
    </message>
    <message>
        <source>Ten jumps back</source>
        <translation>Dix sauts en arrière</translation>
    </message>
    <message>
        <source>Large jump forward</source>
        <translation>Grand saut en avant</translation>
    </message>
    <message>
        <source>Ten jumps forward</source>
        <translation>Dix sauts en avant</translation>
    </message>
    <message>
        <source>Previous event</source>
        <translation>Événement précédent</translation>
    </message>
    <message>
        <source>Go to the previous event shown by the filter</source>
        <translation>Aller à l’événement précédent affiché par le filtre</translation>
    </message>
    <message>
        <source>Next event</source>
        <translation>Événement suivant</translation>
    </message>
    <message>
        <source>Go to the next event shown by the filter</source>
        <translation>Aller à l’événement suivant affiché par le filtre</translation>
    </message>
    <message>
        <source>Previous marker</source>
        <translation>Marqueur précédent</translation>
    </message>
    <message>
        <source>Next marker</source>
        <translation>Marqueur suivant</translation>
    </message>
    <message>
        <source>Previous keyframe</source>
        <translation>Image clé précédente</translation>
    </message>
    <message>
        <source>Next keyframe</source>
        <translation>Image clé suivante</translation>
    </message>
    <message>
        <source>Hooks and hits</source>
        <translation>Grappins et impacts</translation>
    </message>
    <message>
        <source>Previous hook</source>
        <translation>Grappin précédent</translation>
    </message>
    <message>
        <source>Go to the previous attached hook of the players shown by the filter</source>
        <translation>Aller au grappin accroché précédent des joueurs affichés par le filtre</translation>
    </message>
    <message>
        <source>Next hook</source>
        <translation>Grappin suivant</translation>
    </message>
    <message>
        <source>Go to the next attached hook of the players shown by the filter</source>
        <translation>Aller au grappin accroché suivant des joueurs affichés par le filtre</translation>
    </message>
    <message>
        <source>Previous hit</source>
        <translation>Impact précédent</translation>
    </message>
    <message>
        <source>Go to the previous weapon hit by the players shown by the filter</source>
        <translation>Aller à l’impact d’arme précédent des joueurs affichés par le filtre</translation>
    </message>
    <message>
        <source>Next hit</source>
        <translation>Impact suivant</translation>
    </message>
    <message>
        <source>Go to the next weapon hit by the players shown by the filter</source>
        <translation>Aller à l’impact d’arme suivant des joueurs affichés par le filtre</translation>
    </message>
    <message>
        <source>Beginning</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>Go to the first tick</source>
        <translation>Aller au premier tick</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Go to the last tick</source>
        <translation>Aller au dernier tick</translation>
    </message>
    <message>
        <source>Go to live</source>
        <translation>Aller au direct</translation>
    </message>
    <message>
        <source>Go to the end of the recording being written and keep playing</source>
        <translation>Aller à la fin de l’enregistrement en cours d’écriture et poursuivre la lecture</translation>
    </message>
    <message>
        <source>Jump to %1%</source>
        <translation>Sauter à %1&#xa0;%</translation>
    </message>
    <message>
        <source>Jump to percentage</source>
        <translation>Sauter à un pourcentage</translation>
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
        <translation>Saisir un temps, un tick ou une heure où aller</translation>
    </message>
    <message>
        <source>a time (4:07.3), a tick (@12365) or a time of day (14:22:07 UTC)</source>
        <translation>un temps (4:07.3), un tick (@12365) ou une heure (14:22:07 UTC)</translation>
    </message>
</context>
<context>
    <name>tickscope::GuideSearch</name>
    <message>
        <source>Previous result (Shift+Enter)</source>
        <translation>Résultat précédent (Maj+Entrée)</translation>
    </message>
    <message>
        <source>Next result (Enter)</source>
        <translation>Résultat suivant (Entrée)</translation>
    </message>
    <message>
        <source>Find in the guide</source>
        <translation>Rechercher dans le guide</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>No results</source>
        <translation>Aucun résultat</translation>
    </message>
</context>
<context>
    <name>tickscope::GuideWindow</name>
    <message>
        <source>User guide</source>
        <translation>Guide de l’utilisateur</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>Back (Alt+Left)</source>
        <translation>Retour (Alt+Gauche)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Forward (Alt+Right)</source>
        <translation>Suivant (Alt+Droite)</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Suivant</translation>
    </message>
</context>
<context>
    <name>tickscope::Help</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>Show all keyboard shortcuts</source>
        <translation>Afficher tous les raccourcis clavier</translation>
    </message>
    <message>
        <source>About Tickscope</source>
        <translation>À propos de Tickscope</translation>
    </message>
    <message>
        <source>What’s this?</source>
        <translation>Qu’est-ce que c’est&#xa0;?</translation>
    </message>
    <message>
        <source>Click anything to see what it does</source>
        <translation>Cliquez sur un élément pour voir à quoi il sert</translation>
    </message>
    <message>
        <source>User guide</source>
        <translation>Guide de l’utilisateur</translation>
    </message>
    <message>
        <source>Read how to do things</source>
        <translation>Lire comment faire</translation>
    </message>
</context>
<context>
    <name>tickscope::HiddenReviewers</name>
    <message>
        <source>Reviewer %1</source>
        <translation>Examinateur %1</translation>
    </message>
</context>
<context>
    <name>tickscope::HistoryCommands</name>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Annuler&#xa0;: %1</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Redo the last undone change</source>
        <translation>Rétablir la dernière modification annulée</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Rétablir&#xa0;: %1</translation>
    </message>
    <message>
        <source>Undo the last change to markers, notes, verdict, lanes, loop or scoreboard</source>
        <translation>Annuler le dernier changement de marqueurs, notes, verdict, pistes, boucle ou tableau des scores</translation>
    </message>
</context>
<context>
    <name>tickscope::HistoryPage</name>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Qui</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>When (%1)</source>
        <translation>Quand (%1)</translation>
    </message>
</context>
<context>
    <name>tickscope::HistoryText</name>
    <message>
        <source>Took the case</source>
        <translation>A pris le dossier</translation>
    </message>
    <message>
        <source>Assigned the case to %1</source>
        <translation>A assigné le dossier à %1</translation>
    </message>
    <message>
        <source>Gave the case back</source>
        <translation>A rendu le dossier</translation>
    </message>
    <message>
        <source>Took the case from %1</source>
        <translation>A repris le dossier à %1</translation>
    </message>
    <message>
        <source>The reviewers disagree</source>
        <translation>Les examinateurs sont en désaccord</translation>
    </message>
    <message>
        <source>The case is decided: %1</source>
        <translation>Le dossier est tranché&#xa0;: %1</translation>
    </message>
    <message>
        <source>The case needs another verdict</source>
        <translation>Le dossier demande un autre verdict</translation>
    </message>
    <message>
        <source>The case is open again</source>
        <translation>Le dossier est rouvert</translation>
    </message>
    <message>
        <source>Settled the case: %1</source>
        <translation>A tranché le dossier&#xa0;: %1</translation>
    </message>
    <message>
        <source>Changed the claim: %1</source>
        <translation>A modifié l’accusation&#xa0;: %1</translation>
    </message>
    <message>
        <source>Removed the reporter</source>
        <translation>A retiré l’auteur du signalement</translation>
    </message>
    <message>
        <source>Named the reporter: %1</source>
        <translation>A indiqué l’auteur du signalement&#xa0;: %1</translation>
    </message>
    <message>
        <source>Changed the priority from %1 to %2</source>
        <translation>A changé la priorité de %1 à %2</translation>
    </message>
    <message numerus="yes">
        <source>Asked for verdicts of %Ln reviewer(s)</source>
        <translation>
            <numerusform>A demandé le verdict de %Ln examinateur</numerusform>
            <numerusform>A demandé les verdicts de %Ln examinateurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Added note %1</source>
        <translation>A ajouté la note %1</translation>
    </message>
    <message>
        <source>Added note %1: %2</source>
        <translation>A ajouté la note %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Changed note %1</source>
        <translation>A modifié la note %1</translation>
    </message>
    <message>
        <source>Changed note %1: %2</source>
        <translation>A modifié la note %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Withdrew the verdict</source>
        <translation>A retiré le verdict</translation>
    </message>
    <message>
        <source>Decided</source>
        <translation>Tranché</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Decided “%1”</source>
        <translation>A décidé «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>%1 “%2”</source>
        <translation>%1 «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>Removed the recording %1</source>
        <translation>A retiré l’enregistrement %1</translation>
    </message>
    <message>
        <source>Added the recording %1</source>
        <translation>A ajouté l’enregistrement %1</translation>
    </message>
    <message>
        <source>Removed the tag %1</source>
        <translation>A retiré l’étiquette %1</translation>
    </message>
    <message>
        <source>Added the tag %1</source>
        <translation>A ajouté l’étiquette %1</translation>
    </message>
    <message>
        <source>Removed %1 from the accused</source>
        <translation>A retiré %1 des accusés</translation>
    </message>
    <message>
        <source>Added %1 to the accused</source>
        <translation>A ajouté %1 aux accusés</translation>
    </message>
    <message>
        <source>Said which %1 is accused</source>
        <translation>A précisé quel %1 est accusé</translation>
    </message>
    <message>
        <source>Opened the case</source>
        <translation>A ouvert le dossier</translation>
    </message>
    <message>
        <source>Opened the case: %1</source>
        <translation>A ouvert le dossier&#xa0;: %1</translation>
    </message>
    <message>
        <source>Removed the case</source>
        <translation>A supprimé le dossier</translation>
    </message>
    <message>
        <source>Erased a person</source>
        <translation>A effacé une personne</translation>
    </message>
    <message>
        <source>Changed the case</source>
        <translation>A modifié le dossier</translation>
    </message>
    <message>
        <source>Changed the time of note %1</source>
        <translation>Temps de la note %1 modifié</translation>
    </message>
    <message>
        <source>Added a note</source>
        <translation>A ajouté une note</translation>
    </message>
    <message>
        <source>Deleted a note</source>
        <translation>A supprimé une note</translation>
    </message>
    <message>
        <source>Changed a note</source>
        <translation>A modifié une note</translation>
    </message>
    <message>
        <source>Deleted note %1</source>
        <translation>A supprimé la note %1</translation>
    </message>
    <message>
        <source>Deleted note %1: %2</source>
        <translation>A supprimé la note %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Withdrew the request for a second reviewer</source>
        <translation>A retiré la demande d’un second examinateur</translation>
    </message>
</context>
<context>
    <name>tickscope::HoverCard</name>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>et %Ln de plus</numerusform>
            <numerusform>et %Ln de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>What is under the pointer</source>
        <translation>Ce qui se trouve sous le pointeur</translation>
    </message>
    <message>
        <source>tick %1</source>
        <translation>tick %1</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Chargement…</translation>
    </message>
</context>
<context>
    <name>tickscope::Hud</name>
    <message>
        <source>Spectating %1</source>
        <translation>Spectateur de %1</translation>
    </message>
    <message>
        <source>Race %1</source>
        <translation>Course %1</translation>
    </message>
</context>
<context>
    <name>tickscope::InfoDock</name>
    <message>
        <source>Info</source>
        <translation>Infos</translation>
    </message>
    <message>
        <source>Recording details</source>
        <translation>Détails de l’enregistrement</translation>
    </message>
    <message>
        <source>Copy rows</source>
        <translation>Copier les lignes</translation>
    </message>
    <message>
        <source>No recording is open.</source>
        <translation>Aucun enregistrement n’est ouvert.</translation>
    </message>
    <message>
        <source>Recording</source>
        <translation>Enregistrement</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
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
        <translation>Protocole</translation>
    </message>
    <message>
        <source>Recorded by</source>
        <translation>Enregistré par</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>%1, of %2 of the recording</source>
        <translation>%1, sur les %2 de l’enregistrement</translation>
    </message>
    <message>
        <source>Recordings of this server</source>
        <translation>Enregistrements de ce serveur</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Previous ID</source>
        <translation>ID précédent</translation>
    </message>
    <message>
        <source>none, this is the first</source>
        <translation>aucun, c’est le premier</translation>
    </message>
    <message>
        <source>not in this folder</source>
        <translation>absent de ce répertoire</translation>
    </message>
    <message>
        <source>Previous file</source>
        <translation>Fichier précédent</translation>
    </message>
    <message>
        <source>Next file</source>
        <translation>Fichier suivant</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Embedded</source>
        <translation>Intégrée</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Affichée</translation>
    </message>
    <message>
        <source>no, not found</source>
        <translation>non, introuvable</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>CRC-32</source>
        <translation>CRC-32</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Frise</translation>
    </message>
    <message>
        <source>Ticks</source>
        <translation>Ticks</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>Ticks per second</source>
        <translation>Ticks par seconde</translation>
    </message>
    <message>
        <source> so far</source>
        <translation> pour l’instant</translation>
    </message>
    <message>
        <source>Seek points</source>
        <translation>Points de repère</translation>
    </message>
    <message>
        <source>%1 of the recording</source>
        <translation>%1 de l’enregistrement</translation>
    </message>
    <message>
        <source>Checkpoints</source>
        <translation>Points de reprise</translation>
    </message>
    <message>
        <source>%1 made by Tickscope</source>
        <translation>%1 créés par Tickscope</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Événements</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Marqueurs</translation>
    </message>
    <message>
        <source>Damaged places</source>
        <translation>Endroits endommagés</translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>Décomptes</translation>
    </message>
    <message>
        <source>Header</source>
        <translation>En-tête</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more value(s); tickscope-cli info lists them all</source>
        <translation>
            <numerusform>%Ln autre valeur&#xa0;; tickscope-cli info les liste toutes</numerusform>
            <numerusform>%Ln autres valeurs&#xa0;; tickscope-cli info les liste toutes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1; outside the recording: %2</source>
        <translation>%1&#x202f;; hors de l’enregistrement&#xa0;: %2</translation>
    </message>
    <message>
        <source>What the file says about itself: header, counts, hashes, map.</source>
        <translation>Ce que le fichier dit de lui-même&#xa0;: en-tête, nombres, empreintes, carte.</translation>
    </message>
    <message>
        <source>Not read</source>
        <translation>Non lu</translation>
    </message>
    <message>
        <source>Format version</source>
        <translation>Version du format</translation>
    </message>
</context>
<context>
    <name>tickscope::InputTapeDock</name>
    <message>
        <source>Input tape</source>
        <translation>Bande des commandes</translation>
    </message>
    <message>
        <source>Bars are held keys, the line is the aim, words are weapons. Click to go there; Ctrl+wheel zooms, the wheel scrolls.</source>
        <translation>Les barres sont les touches maintenues, la ligne est la visée, les mots sont les armes. Cliquez pour aller à un endroit&#xa0;; Ctrl+molette zoome, la molette fait défiler.</translation>
    </message>
    <message>
        <source>Selected player only</source>
        <translation>Joueur sélectionné uniquement</translation>
    </message>
    <message>
        <source>Show input</source>
        <translation>Afficher la commande</translation>
    </message>
    <message>
        <source>Copy input</source>
        <translation>Copier la commande</translation>
    </message>
    <message>
        <source>Copy visible inputs of this lane</source>
        <translation>Copier les commandes visibles de cette piste</translation>
    </message>
    <message>
        <source>No recording is open.</source>
        <translation>Aucun enregistrement n’est ouvert.</translation>
    </message>
    <message>
        <source>None of the shown inputs occur in this range. Right-click to choose others.</source>
        <translation>Aucune des commandes affichées n’apparaît dans cette plage. Clic droit pour en choisir d’autres.</translation>
    </message>
    <message>
        <source>No inputs in this range.</source>
        <translation>Aucune commande dans cette plage.</translation>
    </message>
    <message>
        <source>No inputs recorded here.</source>
        <translation>Aucune commande enregistrée ici.</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>Commandes</translation>
    </message>
    <message>
        <source>Copy: %1</source>
        <translation>Copier&#xa0;: %1</translation>
    </message>
    <message>
        <source>The players&apos; keys and mouse over time, as far as they were recorded.</source>
        <translation>Les touches et la souris des joueurs au fil du temps, dans la mesure où elles ont été enregistrées.</translation>
    </message>
</context>
<context>
    <name>tickscope::InspectorDock</name>
    <message>
        <source>rebuilt</source>
        <translation>reconstitué</translation>
    </message>
    <message>
        <source>after damage</source>
        <translation>après un dégât</translation>
    </message>
    <message>
        <source>still loading</source>
        <translation>chargement en cours</translation>
    </message>
    <message>
        <source>values as recorded</source>
        <translation>valeurs telles qu’enregistrées</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Inspecteur</translation>
    </message>
    <message>
        <source>Find in items</source>
        <translation>Rechercher dans les éléments</translation>
    </message>
    <message>
        <source>Find name or value</source>
        <translation>Rechercher un nom ou une valeur</translation>
    </message>
    <message>
        <source>Show only items with this text in a name or value  (%1)</source>
        <translation>N’afficher que les éléments dont un nom ou une valeur contient ce texte  (%1)</translation>
    </message>
    <message>
        <source>Changed only</source>
        <translation>Modifiés uniquement</translation>
    </message>
    <message>
        <source>Show only what changed since the previous tick</source>
        <translation>N’afficher que ce qui a changé depuis le tick précédent</translation>
    </message>
    <message>
        <source>Items and fields</source>
        <translation>Éléments et champs</translation>
    </message>
    <message>
        <source>Plot this field</source>
        <translation>Représenter ce champ</translation>
    </message>
    <message>
        <source>Copy selected as JSON</source>
        <translation>Copier la sélection en JSON</translation>
    </message>
    <message>
        <source>Copy all as JSON</source>
        <translation>Tout copier en JSON</translation>
    </message>
    <message>
        <source>Expand all</source>
        <translation>Tout déplier</translation>
    </message>
    <message>
        <source>Collapse all</source>
        <translation>Tout replier</translation>
    </message>
    <message numerus="yes">
        <source>%Ln item(s)</source>
        <translation>
            <numerusform>%Ln élément</numerusform>
            <numerusform>%Ln éléments</numerusform>
        </translation>
    </message>
    <message>
        <source>values recorded and rebuilt</source>
        <translation>valeurs enregistrées et reconstituées</translation>
    </message>
    <message>
        <source>Tick %1: %2, %3</source>
        <translation>Tick %1&#xa0;: %2, %3</translation>
    </message>
    <message>
        <source>No recording is open.</source>
        <translation>Aucun enregistrement n’est ouvert.</translation>
    </message>
    <message>
        <source>No items at this tick.</source>
        <translation>Aucun élément à ce tick.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Lecture…</translation>
    </message>
    <message>
        <source>Nothing changed at this tick. &lt;a href=&apos;clear&apos;&gt;Show all items&lt;/a&gt;</source>
        <translation>Rien n’a changé à ce tick. &lt;a href=&apos;clear&apos;&gt;Afficher tous les éléments&lt;/a&gt;</translation>
    </message>
    <message>
        <source>No matching items. &lt;a href=&apos;clear&apos;&gt;Show all items&lt;/a&gt;</source>
        <translation>Aucun élément correspondant. &lt;a href=&apos;clear&apos;&gt;Afficher tous les éléments&lt;/a&gt;</translation>
    </message>
    <message>
        <source>could not be read</source>
        <translation>n’a pas pu être lu</translation>
    </message>
    <message>
        <source>Every item at the current tick with all its fields, as recorded. Changes since the previous snapshot are marked.</source>
        <translation>Tous les éléments du tick actuel avec tous leurs champs, tels qu’enregistrés. Les changements depuis le snapshot précédent sont marqués.</translation>
    </message>
</context>
<context>
    <name>tickscope::InspectorModel</name>
    <message>
        <source>Item and field</source>
        <translation>Élément et champ</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>recorded</source>
        <translation>enregistré</translation>
    </message>
    <message>
        <source>rebuilt</source>
        <translation>reconstitué</translation>
    </message>
    <message>
        <source>guess</source>
        <translation>supposition</translation>
    </message>
    <message>
        <source>id %1</source>
        <translation>id %1</translation>
    </message>
    <message>
        <source>From messages</source>
        <translation>Issu des messages</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nouveau</translation>
    </message>
    <message>
        <source>%1 of %2 %3</source>
        <translation>%1 de %2 %3</translation>
    </message>
    <message>
        <source>previous: %1</source>
        <translation>précédent&#xa0;: %1</translation>
    </message>
    <message>
        <source>Guess: %1</source>
        <translation>Supposition&#xa0;: %1</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Précédent</translation>
    </message>
</context>
<context>
    <name>tickscope::KeyRecorder</name>
    <message>
        <source>Press a key to add it</source>
        <translation>Appuyez sur une touche pour l’ajouter</translation>
    </message>
</context>
<context>
    <name>tickscope::LagPlot</name>
    <message>
        <source>Time won and lost</source>
        <translation>Temps gagné et perdu</translation>
    </message>
    <message>
        <source>How far ahead of the ghost the run is along its way. Left and Right go along it.</source>
        <translation>L’avance de la course sur le fantôme le long du parcours. Gauche et Droite le suivent.</translation>
    </message>
    <message>
        <source>Distance (%1)</source>
        <translation>Parcours (%1)</translation>
    </message>
    <message>
        <source>Ahead (s)</source>
        <translation>Avance (s)</translation>
    </message>
    <message>
        <source>After %1: %2 s behind the ghost</source>
        <translation>Après %1&#xa0;: %2 s derrière le fantôme</translation>
    </message>
    <message>
        <source>After %1: %2 s ahead of the ghost</source>
        <translation>Après %1&#xa0;: %2 s devant le fantôme</translation>
    </message>
</context>
<context>
    <name>tickscope::LaneCommands</name>
    <message>
        <source>Show lane</source>
        <translation>Afficher la piste</translation>
    </message>
    <message>
        <source>Colour lane</source>
        <translation>Couleur de la piste</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Monter</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Descendre</translation>
    </message>
    <message>
        <source>Reset lanes</source>
        <translation>Réinitialiser les pistes</translation>
    </message>
    <message>
        <source>Remove lane</source>
        <translation>Retirer la piste</translation>
    </message>
    <message>
        <source>Events with text…</source>
        <translation>Événements avec texte…</translation>
    </message>
    <message>
        <source>Add lane for event type</source>
        <translation>Ajouter une piste pour un type d’événement</translation>
    </message>
    <message>
        <source>Add lane</source>
        <translation>Ajouter une piste</translation>
    </message>
    <message>
        <source>Hide “%1”</source>
        <translation>Masquer «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>Same as events</source>
        <translation>Comme les événements</translation>
    </message>
    <message>
        <source>Remove “%1”</source>
        <translation>Retirer «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Events with this text:</source>
        <translation>Événements contenant ce texte&#xa0;:</translation>
    </message>
    <message>
        <source>Hide lane</source>
        <translation>Masquage de la piste</translation>
    </message>
    <message>
        <source>Move lane</source>
        <translation>Déplacement de la piste</translation>
    </message>
    <message>
        <source>%1 (none in this recording)</source>
        <translation>%1 (rien dans cet enregistrement)</translation>
    </message>
</context>
<context>
    <name>tickscope::Lanes</name>
    <message>
        <source>Chat</source>
        <translation>Discussion</translation>
    </message>
    <message>
        <source>Kills</source>
        <translation>Éliminations</translation>
    </message>
    <message>
        <source>Joins</source>
        <translation>Entrées</translation>
    </message>
    <message>
        <source>Finishes</source>
        <translation>Arrivées</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Scores</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>Commandes</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Autres</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Bleu</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Orange</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Vert</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Jaune</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>Rose</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>Violet</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Gris</translation>
    </message>
</context>
<context>
    <name>tickscope::LengthText</name>
    <message>
        <source>tiles</source>
        <translation>cases</translation>
    </message>
    <message>
        <source>blocks</source>
        <translation>blocs</translation>
    </message>
    <message>
        <source>units</source>
        <translation>unités</translation>
    </message>
    <message>
        <source>tiles/s</source>
        <translation>cases/s</translation>
    </message>
    <message>
        <source>blocks/s</source>
        <translation>blocs/s</translation>
    </message>
    <message>
        <source>units/s</source>
        <translation>unités/s</translation>
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
        <translation>Hauteurs visibles</translation>
    </message>
    <message>
        <source>Only floors and players between these heights are shown. Up and Down move the range, with Shift its upper end; Escape shows all.</source>
        <translation>Seuls les étages et les joueurs situés entre ces hauteurs sont affichés. Haut et Bas déplacent la plage, avec Maj son extrémité supérieure&#xa0;; Échap affiche tout.</translation>
    </message>
    <message>
        <source>All heights: %1 to %2</source>
        <translation>Toutes les hauteurs&#xa0;: %1 à %2</translation>
    </message>
    <message>
        <source>Heights %1 to %2</source>
        <translation>Hauteurs %1 à %2</translation>
    </message>
    <message>
        <source>Drag an end to hide floors and players above or below; double-click to show all.</source>
        <translation>Faites glisser une extrémité pour masquer les étages et les joueurs au-dessus ou au-dessous&#xa0;; double-cliquez pour tout afficher.</translation>
    </message>
</context>
<context>
    <name>tickscope::LibraryCommands</name>
    <message>
        <source>Library</source>
        <translation>Bibliothèque</translation>
    </message>
    <message>
        <source>Open recording</source>
        <translation>Ouvrir l’enregistrement</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>Vérifier</translation>
    </message>
    <message>
        <source>Read the whole file again and look for damage</source>
        <translation>Relire tout le fichier et y chercher des dégâts</translation>
    </message>
    <message>
        <source>Export list…</source>
        <translation>Exporter la liste…</translation>
    </message>
    <message>
        <source>Save what is known about the selected recordings as CSV or JSON</source>
        <translation>Enregistrer en CSV ou en JSON ce que l’on sait des enregistrements sélectionnés</translation>
    </message>
    <message>
        <source>Show in file manager</source>
        <translation>Afficher dans le gestionnaire de fichiers</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Épingler</translation>
    </message>
    <message>
        <source>Keep under Pinned, or remove from there</source>
        <translation>Garder dans Épinglés, ou l’en retirer</translation>
    </message>
    <message>
        <source>Remove from list</source>
        <translation>Retirer de la liste</translation>
    </message>
    <message>
        <source>The file stays where it is</source>
        <translation>Le fichier reste où il est</translation>
    </message>
    <message>
        <source>Add folder to library…</source>
        <translation>Ajouter un répertoire à la bibliothèque…</translation>
    </message>
    <message>
        <source>Add folder to library</source>
        <translation>Ajouter un répertoire à la bibliothèque</translation>
    </message>
    <message>
        <source>Scan folders again</source>
        <translation>Analyser de nouveau les répertoires</translation>
    </message>
    <message>
        <source>Search in whispers</source>
        <translation>Rechercher dans les messages privés</translation>
    </message>
    <message>
        <source>Find words in whispers between players. All recordings are read again</source>
        <translation>Trouver des mots dans les messages privés entre joueurs. Tous les enregistrements sont relus</translation>
    </message>
    <message>
        <source>Only the first %1 were opened.</source>
        <translation>Seuls les %1 premiers ont été ouverts.</translation>
    </message>
    <message>
        <source>File not found.</source>
        <translation>Fichier introuvable.</translation>
    </message>
    <message numerus="yes">
        <source>Verifying %n recording(s)…</source>
        <translation>
            <numerusform>Vérification de %n enregistrement…</numerusform>
            <numerusform>Vérification de %n enregistrements…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n recording(s) verified</source>
        <translation>
            <numerusform>%n enregistrement vérifié</numerusform>
            <numerusform>%n enregistrements vérifiés</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: no damage found.</source>
        <translation>%1&#xa0;: aucun dégât trouvé.</translation>
    </message>
    <message>
        <source>%1: %2 damaged, unreadable or missing.</source>
        <translation>%1, dont endommagés, illisibles ou manquants&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Export list</source>
        <translation>Exporter la liste</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tableau (*.csv)</translation>
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
        <translation>Exporté vers %1.</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>Impossible d’écrire %1&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n recording(s) unpinned.</source>
        <translation>
            <numerusform>%n enregistrement désépinglé.</numerusform>
            <numerusform>%n enregistrements désépinglés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n recording(s) pinned.</source>
        <translation>
            <numerusform>%n enregistrement épinglé.</numerusform>
            <numerusform>%n enregistrements épinglés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show library</source>
        <translation>Afficher la bibliothèque</translation>
    </message>
    <message>
        <source>Show the library beside what is open</source>
        <translation>Afficher la bibliothèque à côté de ce qui est ouvert</translation>
    </message>
    <message>
        <source>Add address to library…</source>
        <translation>Ajouter une adresse à la bibliothèque…</translation>
    </message>
    <message>
        <source>List the recordings of a game server, a web folder or a bucket</source>
        <translation>Lister les enregistrements d’un serveur de jeu, d’un répertoire web ou d’un bucket</translation>
    </message>
    <message>
        <source>Name world…</source>
        <translation>Nommer le monde…</translation>
    </message>
    <message>
        <source>Show a name of yours for the world of the selected recording</source>
        <translation>Afficher le monde de l’enregistrement choisi sous un nom à vous</translation>
    </message>
    <message>
        <source>The recording names no world.</source>
        <translation>L’enregistrement ne nomme aucun monde.</translation>
    </message>
    <message>
        <source>Name world</source>
        <translation>Nommer le monde</translation>
    </message>
    <message>
        <source>Name (empty: as the recording says):</source>
        <translation>Nom (vide&#xa0;: celui de l’enregistrement)&#xa0;:</translation>
    </message>
    <message>
        <source>Read in a confined process</source>
        <translation>Lire dans un processus confiné</translation>
    </message>
    <message>
        <source>A process that reaches no network and no other files reads the recordings. One that is broken cannot end the window</source>
        <translation>Un processus qui n’atteint ni le réseau ni d’autres fichiers lit les enregistrements. Un enregistrement défectueux ne peut pas mettre fin à la fenêtre</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>Show two to four in one picture, or one with the recording that is open</source>
        <translation>En montrer deux à quatre dans une image, ou un avec l’enregistrement ouvert</translation>
    </message>
</context>
<context>
    <name>tickscope::LibraryModel</name>
    <message>
        <source>Not read yet</source>
        <translation>Pas encore lu</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Marqueurs</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>Dossiers</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Répertoire</translation>
    </message>
    <message>
        <source>Found in</source>
        <translation>Trouvé dans</translation>
    </message>
    <message>
        <source>Best time</source>
        <translation>Meilleur temps</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminées</translation>
    </message>
    <message>
        <source>Map or world</source>
        <translation>Carte ou monde</translation>
    </message>
    <message>
        <source>No map or world</source>
        <translation>Ni carte ni monde</translation>
    </message>
    <message>
        <source>Date of the file; the recording has none</source>
        <translation>Date du fichier&#xa0;; l’enregistrement n’en a pas</translation>
    </message>
</context>
<context>
    <name>tickscope::LibraryPage</name>
    <message>
        <source>Table</source>
        <translation>Tableau</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Vignettes</translation>
    </message>
    <message>
        <source>Filter recordings</source>
        <translation>Filtrer les enregistrements</translation>
    </message>
    <message>
        <source>Matches the beginning of words</source>
        <translation>Correspond au début des mots</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Trier par</translation>
    </message>
    <message>
        <source>Order of the cards</source>
        <translation>Ordre des vignettes</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Plus récents d’abord</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>Plus anciens d’abord</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>Par nom</translation>
    </message>
    <message>
        <source>Longest first</source>
        <translation>Plus longs d’abord</translation>
    </message>
    <message>
        <source>Most players first</source>
        <translation>Plus de joueurs d’abord</translation>
    </message>
    <message>
        <source>Largest first</source>
        <translation>Plus volumineux d’abord</translation>
    </message>
    <message>
        <source>Group by</source>
        <translation>Grouper par</translation>
    </message>
    <message>
        <source>Show headings between recordings</source>
        <translation>Afficher des titres entre les enregistrements</translation>
    </message>
    <message>
        <source>No groups</source>
        <translation>Sans groupes</translation>
    </message>
    <message>
        <source>Group by folder</source>
        <translation>Grouper par répertoire</translation>
    </message>
    <message>
        <source>Group by game</source>
        <translation>Grouper par jeu</translation>
    </message>
    <message>
        <source>Group by month</source>
        <translation>Grouper par mois</translation>
    </message>
    <message>
        <source>Recordings</source>
        <translation>Enregistrements</translation>
    </message>
    <message>
        <source>Scanning</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>The next scan continues from here</source>
        <translation>La prochaine analyse reprendra ici</translation>
    </message>
    <message>
        <source>No recording matches “%1”.</source>
        <translation>Aucun enregistrement ne correspond à «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Looking for recordings…</source>
        <translation>Recherche d’enregistrements…</translation>
    </message>
    <message>
        <source>No recordings here.</source>
        <translation>Aucun enregistrement ici.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln selected</source>
        <translation>
            <numerusform>%Ln sélectionné</numerusform>
            <numerusform>%Ln sélectionnés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recording(s)</source>
        <translation>
            <numerusform>%Ln enregistrement</numerusform>
            <numerusform>%Ln enregistrements</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking through folders: %1</source>
        <translation>Parcours des répertoires&#xa0;: %1</translation>
    </message>
    <message>
        <source>Reading headers: %1 of %2</source>
        <translation>Lecture des en-têtes&#xa0;: %1 sur %2</translation>
    </message>
    <message>
        <source>Fastest run first</source>
        <translation>Course la plus rapide d’abord</translation>
    </message>
    <message>
        <source>Reading players, chat and runs: %1 of %2</source>
        <translation>Lecture des joueurs, du chat et des courses&#xa0;: %1 sur %2</translation>
    </message>
    <message>
        <source>Filter by name, map, world, player or chat</source>
        <translation>Filtrer par nom, carte, monde, joueur ou discussion</translation>
    </message>
    <message>
        <source>By map or world</source>
        <translation>Par carte ou monde</translation>
    </message>
    <message>
        <source>Group by map or world</source>
        <translation>Grouper par carte ou monde</translation>
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
        <translation>Fichier introuvable</translation>
    </message>
    <message>
        <source>Unreadable</source>
        <translation>Illisible</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Endommagé</translation>
    </message>
    <message>
        <source>This file no longer exists</source>
        <translation>Ce fichier n’existe plus</translation>
    </message>
    <message numerus="yes">
        <source>%n damaged place(s)</source>
        <translation>
            <numerusform>%n endroit endommagé</numerusform>
            <numerusform>%n endroits endommagés</numerusform>
        </translation>
    </message>
    <message>
        <source>best %1</source>
        <translation>meilleur %1</translation>
    </message>
    <message>
        <source>World %1…</source>
        <translation>Monde %1…</translation>
    </message>
    <message>
        <source>file: %1</source>
        <translation>fichier&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>tickscope::LinkTexts</name>
    <message>
        <source>%1, tick %2 (%3)</source>
        <translation>%1, tick %2 (%3)</translation>
    </message>
    <message>
        <source>a recording</source>
        <translation>un enregistrement</translation>
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
        <translation>Impossible d’écrire %1.</translation>
    </message>
    <message>
        <source>%1 — Tickscope</source>
        <translation>%1 — Tickscope</translation>
    </message>
    <message>
        <source>Show in file manager</source>
        <translation>Afficher dans le gestionnaire de fichiers</translation>
    </message>
    <message>
        <source>Saved to %1.</source>
        <translation>Enregistré sous %1.</translation>
    </message>
    <message>
        <source>Settings last only until Tickscope is closed: their file cannot be written.</source>
        <translation>Les préférences ne durent que jusqu’à la fermeture de Tickscope&#xa0;: leur fichier ne peut pas être écrit.</translation>
    </message>
    <message>
        <source>Drop to compare with this recording</source>
        <translation>Déposer pour comparer avec cet enregistrement</translation>
    </message>
    <message>
        <source>Drop to open; with Shift to compare</source>
        <translation>Déposer pour ouvrir&#xa0;; avec Maj pour comparer</translation>
    </message>
    <message>
        <source>Drop to open</source>
        <translation>Déposer pour ouvrir</translation>
    </message>
</context>
<context>
    <name>tickscope::MapChoice</name>
    <message>
        <source>Map “%1” not found; players are shown without walls.</source>
        <translation>Carte «&#xa0;%1&#xa0;» introuvable&#xa0;; les joueurs sont affichés sans murs.</translation>
    </message>
    <message>
        <source>Embedded map “%1” cannot be read; players are shown without walls.</source>
        <translation>La carte intégrée «&#xa0;%1&#xa0;» ne peut pas être lue&#xa0;; les joueurs sont affichés sans murs.</translation>
    </message>
    <message>
        <source>%1 is not a readable map file.</source>
        <translation>%1 n’est pas un fichier de carte lisible.</translation>
    </message>
    <message>
        <source>Map “%1” is embedded in the recording.</source>
        <translation>La carte «&#xa0;%1&#xa0;» est intégrée à l’enregistrement.</translation>
    </message>
    <message>
        <source>Map “%1” found, SHA-256 matches: %2</source>
        <translation>Carte «&#xa0;%1&#xa0;» trouvée, SHA-256 conforme&#xa0;: %2</translation>
    </message>
    <message>
        <source>Map “%1” found, CRC-32 matches: %2</source>
        <translation>Carte «&#xa0;%1&#xa0;» trouvée, CRC-32 conforme&#xa0;: %2</translation>
    </message>
    <message>
        <source>Chosen map, unverified: %1; the recording has no map hash.</source>
        <translation>Carte choisie, non vérifiée&#xa0;: %1&#xa0;; l’enregistrement n’a pas d’empreinte de carte.</translation>
    </message>
    <message>
        <source>Map “%1” found by name only, unverified; it may be a different version.</source>
        <translation>Carte «&#xa0;%1&#xa0;» trouvée par son nom seulement, non vérifiée&#xa0;; il peut s’agir d’une autre version.</translation>
    </message>
    <message>
        <source>Different map version (hash or size differs): %1</source>
        <translation>Autre version de la carte (empreinte ou taille différente)&#xa0;: %1</translation>
    </message>
    <message>
        <source>Hooks, weapons and freeze need the map that was played.</source>
        <translation>Grappins, armes et gel exigent la carte qui a été jouée.</translation>
    </message>
</context>
<context>
    <name>tickscope::MapDownload</name>
    <message>
        <source>Download map</source>
        <translation>Télécharger la carte</translation>
    </message>
    <message>
        <source>Download the map “%1” from %2?</source>
        <translation>Télécharger la carte «&#xa0;%1&#xa0;» depuis %2&#xa0;?</translation>
    </message>
    <message>
        <source>It is used only if its SHA-256 matches the recording.</source>
        <translation>Elle n’est utilisée que si son SHA-256 correspond à l’enregistrement.</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>Télécharger</translation>
    </message>
    <message>
        <source>Downloading the map…</source>
        <translation>Téléchargement de la carte…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>The map could not be downloaded: %1</source>
        <translation>La carte n’a pas pu être téléchargée&#xa0;: %1</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
</context>
<context>
    <name>tickscope::MapPrompts</name>
    <message>
        <source>Choose map file…</source>
        <translation>Choisir un fichier de carte…</translation>
    </message>
    <message>
        <source>Choose the map file to use</source>
        <translation>Choisir le fichier de carte à utiliser</translation>
    </message>
    <message>
        <source>Download map…</source>
        <translation>Télécharger la carte…</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Maps (*%1)</source>
        <translation>Cartes (*%1)</translation>
    </message>
    <message>
        <source>Choose map file</source>
        <translation>Choisir un fichier de carte</translation>
    </message>
</context>
<context>
    <name>tickscope::MarkerColor</name>
    <message>
        <source>Amber</source>
        <translation>Ambre</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rouge</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Orange</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Jaune</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Vert</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Bleu</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Violet</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>Rose</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Gris</translation>
    </message>
</context>
<context>
    <name>tickscope::MarkerCommands</name>
    <message>
        <source>Add marker</source>
        <translation>Ajouter un marqueur</translation>
    </message>
    <message>
        <source>Mark range</source>
        <translation>Marquer la plage</translation>
    </message>
    <message>
        <source>Edit marker</source>
        <translation>Modifier le marqueur</translation>
    </message>
    <message>
        <source>Colour marker</source>
        <translation>Couleur du marqueur</translation>
    </message>
    <message>
        <source>Delete marker</source>
        <translation>Supprimer le marqueur</translation>
    </message>
    <message>
        <source>Add a marker here and name it</source>
        <translation>Ajouter ici un marqueur et le nommer</translation>
    </message>
</context>
<context>
    <name>tickscope::MarkerExchange</name>
    <message>
        <source>This is not a complete JSON file (byte %1: %2).</source>
        <translation>Ce fichier JSON est incomplet (octet %1&#xa0;: %2).</translation>
    </message>
    <message>
        <source>This file was written by a newer version of Tickscope.</source>
        <translation>Ce fichier a été écrit par une version plus récente de Tickscope.</translation>
    </message>
    <message>
        <source>This file contains no markers.</source>
        <translation>Ce fichier ne contient aucun marqueur.</translation>
    </message>
    <message>
        <source>This file has no “tick” column, so it contains no markers.</source>
        <translation>Ce fichier n’a pas de colonne «&#xa0;tick&#xa0;» et ne contient donc aucun marqueur.</translation>
    </message>
</context>
<context>
    <name>tickscope::MarkerModel</name>
    <message>
        <source>case</source>
        <translation>dossier</translation>
    </message>
    <message>
        <source>own</source>
        <translation>personnel</translation>
    </message>
    <message>
        <source>recording</source>
        <translation>enregistrement</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>Player: %1</source>
        <translation>Joueur&#xa0;: %1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Tick</source>
        <translation>Tick</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Origine</translation>
    </message>
    <message>
        <source>case %1</source>
        <translation>cas %1</translation>
    </message>
</context>
<context>
    <name>tickscope::MarkerNameField</name>
    <message>
        <source>Marker name</source>
        <translation>Nom du marqueur</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
</context>
<context>
    <name>tickscope::Markers</name>
    <message>
        <source>Add marker</source>
        <translation>Ajout d’un marqueur</translation>
    </message>
    <message>
        <source>Rename marker</source>
        <translation>Renommage du marqueur</translation>
    </message>
    <message>
        <source>Move marker</source>
        <translation>Déplacement du marqueur</translation>
    </message>
    <message>
        <source>Delete marker</source>
        <translation>Suppression du marqueur</translation>
    </message>
    <message>
        <source>Case %1: %2</source>
        <translation>Dossier %1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>tickscope::MarkersDock</name>
    <message>
        <source>Markers</source>
        <translation>Marqueurs</translation>
    </message>
    <message>
        <source>Go to marker</source>
        <translation>Aller au marqueur</translation>
    </message>
    <message>
        <source>Rename marker</source>
        <translation>Renommer le marqueur</translation>
    </message>
    <message>
        <source>Move to playhead</source>
        <translation>Déplacer à la tête de lecture</translation>
    </message>
    <message>
        <source>Delete marker</source>
        <translation>Supprimer le marqueur</translation>
    </message>
    <message>
        <source>Add marker</source>
        <translation>Ajouter un marqueur</translation>
    </message>
    <message>
        <source>Mark the current tick and name it</source>
        <translation>Marquer le tick actuel et lui donner un nom</translation>
    </message>
    <message>
        <source>Copy rows</source>
        <translation>Copier les lignes</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>No recording is open.</source>
        <translation>Aucun enregistrement n’est ouvert.</translation>
    </message>
    <message>
        <source>No markers. &lt;a href=&apos;add&apos;&gt;Mark this tick&lt;/a&gt;</source>
        <translation>Aucun marqueur. &lt;a href=&apos;add&apos;&gt;Marquer ce tick&lt;/a&gt;</translation>
    </message>
    <message>
        <source>Keep as own marker</source>
        <translation>Garder comme marqueur personnel</translation>
    </message>
    <message>
        <source>Store the note of somebody who watches together</source>
        <translation>Enregistrer la note d’une personne qui regarde avec vous</translation>
    </message>
    <message>
        <source>Places worth finding again: those in the file and your own, added with M.</source>
        <translation>Les endroits à retrouver&#xa0;: ceux du fichier et les vôtres, ajoutés avec M.</translation>
    </message>
</context>
<context>
    <name>tickscope::MessageBar</name>
    <message>
        <source>Messages</source>
        <translation>Messages</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Détails</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>Fermer ce message</translation>
    </message>
</context>
<context>
    <name>tickscope::NoteClipTexts</name>
    <message>
        <source>There is no clip of note %1: %2.</source>
        <translation>Il n’y a pas d’extrait pour la note %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The clip of note %1 is not whole: %2.</source>
        <translation>L’extrait de la note %1 est incomplet&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Clips begin with the recording: %1.</source>
        <translation>Les extraits commencent avec l’enregistrement&#xa0;: %1.</translation>
    </message>
    <message>
        <source>No clips: %1.</source>
        <translation>Pas d’extraits&#xa0;: %1.</translation>
    </message>
    <message>
        <source>There is no video of note %1: %2.</source>
        <translation>Il n’y a pas de vidéo pour la note %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>0:00 in the clip is %1 in the recording.</source>
        <translation>0:00 dans l’extrait correspond à %1 dans l’enregistrement.</translation>
    </message>
    <message>
        <source>%1 is called %2 in it.</source>
        <translation>%1 s’y appelle %2.</translation>
    </message>
    <message>
        <source>%1 is not in it.</source>
        <translation>%1 n’y figure pas.</translation>
    </message>
</context>
<context>
    <name>tickscope::NoteModel</name>
    <message>
        <source>other file</source>
        <translation>autre fichier</translation>
    </message>
    <message>
        <source>case</source>
        <translation>dossier</translation>
    </message>
    <message>
        <source>(no text)</source>
        <translation>(sans texte)</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Catégorie</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Auteur</translation>
    </message>
    <message>
        <source>%1 (with a picture)</source>
        <translation>%1 (avec une image)</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N°</translation>
    </message>
</context>
<context>
    <name>tickscope::NotesPage</name>
    <message>
        <source>Go to note</source>
        <translation>Aller à la note</translation>
    </message>
    <message>
        <source>Delete note</source>
        <translation>Supprimer la note</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>No notes. &lt;a href=&apos;add&apos;&gt;Add a note here&lt;/a&gt; (D)</source>
        <translation>Aucune note. &lt;a href=&apos;add&apos;&gt;Ajouter une note ici&lt;/a&gt; (D)</translation>
    </message>
    <message>
        <source>%1 is selected. &lt;a href=&apos;selected&apos;&gt;Make the note about them&lt;/a&gt;</source>
        <translation>%1 est sélectionné. &lt;a href=&apos;selected&apos;&gt;Attribuer la note à ce joueur&lt;/a&gt;</translation>
    </message>
    <message>
        <source>Not about the accused. &lt;a href=&apos;accused&apos;&gt;Make it about %1&lt;/a&gt;</source>
        <translation>Ne concerne pas l’accusé. &lt;a href=&apos;accused&apos;&gt;L’attribuer à %1&lt;/a&gt;</translation>
    </message>
    <message>
        <source>Delete the note; not while a verdict cites it</source>
        <translation>Supprimer la note&#x202f;; impossible tant qu’un verdict la cite</translation>
    </message>
</context>
<context>
    <name>tickscope::OccurrencesModel</name>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Ticks</source>
        <translation>Ticks</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
</context>
<context>
    <name>tickscope::OpenPlayersTexts</name>
    <message numerus="yes">
        <source>%1 (name only: held by %Ln people)</source>
        <translation>
            <numerusform>%1 (nom seulement&#xa0;: porté par %Ln personne)</numerusform>
            <numerusform>%1 (nom seulement&#xa0;: porté par %Ln personnes)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (name only)</source>
        <translation>%1 (nom seulement)</translation>
    </message>
    <message>
        <source>also %1</source>
        <translation>aussi %1</translation>
    </message>
</context>
<context>
    <name>tickscope::OpenUrlDialog</name>
    <message>
        <source>Open URL</source>
        <translation>Ouvrir une URL</translation>
    </message>
    <message>
        <source>Only if the server asks for one</source>
        <translation>Seulement si le serveur en demande un</translation>
    </message>
    <message>
        <source>Sent to that server as a bearer token, and never stored</source>
        <translation>Envoyé à ce serveur comme jeton d’accès (bearer), jamais enregistré</translation>
    </message>
    <message>
        <source>&amp;Address</source>
        <translation>&amp;Adresse</translation>
    </message>
    <message>
        <source>&amp;Token</source>
        <translation>&amp;Jeton</translation>
    </message>
    <message>
        <source>The address of a recording on a server.</source>
        <translation>L’adresse d’un enregistrement sur un serveur.</translation>
    </message>
    <message>
        <source>The address begins with https:// or http://.</source>
        <translation>L’adresse commence par https:// ou http://.</translation>
    </message>
    <message>
        <source>That is not a server address.</source>
        <translation>Ce n’est pas une adresse de serveur.</translation>
    </message>
    <message>
        <source>http:// is not encrypted: others can read everything, including the token.</source>
        <translation>http:// n’est pas chiffré&#xa0;: d’autres peuvent tout lire, y compris le jeton.</translation>
    </message>
    <message>
        <source>Add address to library</source>
        <translation>Ajouter une adresse à la bibliothèque</translation>
    </message>
    <message>
        <source>Sent to that server as a bearer token, and stored only in the system keyring. For a private S3 bucket: s3:REGION:KEY:SECRET, which is not sent</source>
        <translation>Envoyé à ce serveur comme jeton d’accès (bearer), enregistré uniquement dans le trousseau du système. Pour un bucket S3 privé&#xa0;: s3:REGION:KEY:SECRET, qui n’est pas envoyé</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Ajouter</translation>
    </message>
    <message>
        <source>The address of a folder with recordings on a server.</source>
        <translation>L’adresse d’un répertoire d’enregistrements sur un serveur.</translation>
    </message>
    <message>
        <source>The address of a folder has no “?” and no password.</source>
        <translation>L’adresse d’un répertoire n’a ni «&#xa0;?&#xa0;» ni mot de passe.</translation>
    </message>
</context>
<context>
    <name>tickscope::Opening</name>
    <message>
        <source>Open…</source>
        <translation>Ouvrir…</translation>
    </message>
    <message>
        <source>Open a recording</source>
        <translation>Ouvrir un enregistrement</translation>
    </message>
    <message>
        <source>Open URL…</source>
        <translation>Ouvrir une URL…</translation>
    </message>
    <message>
        <source>Open a recording on a server</source>
        <translation>Ouvrir un enregistrement sur un serveur</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Previous recording of this server</source>
        <translation>Enregistrement précédent de ce serveur</translation>
    </message>
    <message>
        <source>Open the recording that the server wrote before this one</source>
        <translation>Ouvrir l’enregistrement que le serveur a écrit avant celui-ci</translation>
    </message>
    <message>
        <source>Next recording of this server</source>
        <translation>Enregistrement suivant de ce serveur</translation>
    </message>
    <message>
        <source>Open the recording that the server wrote after this one</source>
        <translation>Ouvrir l’enregistrement que le serveur a écrit après celui-ci</translation>
    </message>
    <message>
        <source>Close recording</source>
        <translation>Fermer l’enregistrement</translation>
    </message>
    <message>
        <source>Show secrets</source>
        <translation>Afficher les secrets</translation>
    </message>
    <message>
        <source>Show passwords and other secrets in plain text until this recording is closed</source>
        <translation>Afficher les mots de passe et autres secrets en clair jusqu’à la fermeture de cet enregistrement</translation>
    </message>
    <message>
        <source>Open recordings</source>
        <translation>Ouvrir des enregistrements</translation>
    </message>
</context>
<context>
    <name>tickscope::OverviewStrip</name>
    <message>
        <source>Overview of the whole recording</source>
        <translation>Vue d’ensemble de tout l’enregistrement</translation>
    </message>
    <message>
        <source>The whole recording. Drag to move the visible range.</source>
        <translation>L’enregistrement entier. Faites glisser pour déplacer la plage visible.</translation>
    </message>
</context>
<context>
    <name>tickscope::PageText</name>
    <message>
        <source>On startup</source>
        <translation>Au démarrage</translation>
    </message>
    <message>
        <source>Reopen the last session</source>
        <translation>Rouvrir la dernière session</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Astuces</translation>
    </message>
    <message>
        <source>Show a first hint above the picture</source>
        <translation>Afficher une première astuce au-dessus de l’image</translation>
    </message>
    <message>
        <source>Recent recordings</source>
        <translation>Enregistrements récents</translation>
    </message>
    <message>
        <source>Jump length</source>
        <translation>Longueur du saut</translation>
    </message>
    <message>
        <source>Small jumps are a tenth of it, large ones ten times as long.</source>
        <translation>Les petits sauts en font le dixième, les grands le décuple.</translation>
    </message>
    <message>
        <source>Overlays</source>
        <translation>Superpositions</translation>
    </message>
    <message>
        <source>Chat, kills and clock</source>
        <translation>Discussion, éliminations et horloge</translation>
    </message>
    <message>
        <source>Mini-map</source>
        <translation>Mini-carte</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Panneaux</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Frise</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>Suivre le système</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>Colour-blind-safe colours</source>
        <translation>Couleurs adaptées au daltonisme</translation>
    </message>
    <message>
        <source>Show players and teams in colours that are easy to tell apart with colour blindness.</source>
        <translation>Afficher les joueurs et les équipes dans des couleurs faciles à distinguer en cas de daltonisme.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Takes effect after a restart.</source>
        <translation>Prend effet après un redémarrage.</translation>
    </message>
    <message>
        <source>The library lists the recordings in these folders. Recordings of links and cases are looked for here, too.</source>
        <translation>La bibliothèque liste les enregistrements de ces répertoires. Les enregistrements des liens et des dossiers y sont aussi recherchés.</translation>
    </message>
    <message>
        <source>Recording folders</source>
        <translation>Répertoires d’enregistrements</translation>
    </message>
    <message>
        <source>Maps are looked for next to the recording, in these folders and in the game&apos;s own folders.</source>
        <translation>Les cartes sont recherchées à côté de l’enregistrement, dans ces répertoires et dans ceux du jeu.</translation>
    </message>
    <message>
        <source>Map folders</source>
        <translation>Répertoires de cartes</translation>
    </message>
    <message>
        <source>Missing maps</source>
        <translation>Cartes manquantes</translation>
    </message>
    <message>
        <source>Address for downloading missing maps. You are asked before anything is downloaded.</source>
        <translation>Adresse de téléchargement des cartes manquantes. Rien n’est téléchargé sans votre accord.</translation>
    </message>
    <message>
        <source>Team cases</source>
        <translation>Dossiers d’équipe</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Général</translation>
    </message>
    <message>
        <source>Playback</source>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Affichage</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Raccourcis</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>Répertoires</translation>
    </message>
    <message>
        <source>Cache</source>
        <translation>Cache</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Réseau</translation>
    </message>
    <message>
        <source>Game reports</source>
        <translation>Rapports du jeu</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Répertoire</translation>
    </message>
    <message>
        <source>Names of blocks and entities in Hollow Cube recordings come from the game&apos;s own reports: blocks.json and registries.json in a folder named after the data version, such as 4903. Holds for recordings opened from now on.</source>
        <translation>Les noms des blocs et des entités des enregistrements Hollow Cube viennent des rapports du jeu lui-même&#xa0;: blocks.json et registries.json dans un répertoire nommé d’après la version des données, comme 4903. Vaut pour les enregistrements ouverts à partir de maintenant.</translation>
    </message>
    <message>
        <source>Recordings on servers</source>
        <translation>Enregistrements sur des serveurs</translation>
    </message>
    <message>
        <source>Read the whole recording in the background</source>
        <translation>Lire tout l’enregistrement en arrière-plan</translation>
    </message>
    <message>
        <source>Otherwise only what you look at is read, where the file has an index, until you choose Read on.</source>
        <translation>Sinon, seul ce que vous regardez est lu, si le fichier a un index, jusqu’à ce que vous choisissiez Continuer la lecture.</translation>
    </message>
</context>
<context>
    <name>tickscope::PaletteCommands</name>
    <message>
        <source>Command palette…</source>
        <translation>Palette de commandes…</translation>
    </message>
    <message>
        <source>Find any command, recent recording, player or event type</source>
        <translation>Trouver une commande, un enregistrement récent, un joueur ou un type d’événement</translation>
    </message>
</context>
<context>
    <name>tickscope::PaletteDialog</name>
    <message>
        <source>Command palette</source>
        <translation>Palette de commandes</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Commandes</translation>
    </message>
    <message>
        <source>Enter runs, Tab types an argument, Esc closes</source>
        <translation>Entrée exécute, Tab permet de saisir un argument, Échap ferme</translation>
    </message>
    <message>
        <source>No matching command, recording, player or event type.</source>
        <translation>Aucune commande, aucun enregistrement, joueur ou type d’événement ne correspond.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Argument</source>
        <translation>Argument</translation>
    </message>
    <message>
        <source>Argument of %1</source>
        <translation>Argument de %1</translation>
    </message>
    <message>
        <source>%1: type the argument. Enter runs, Esc goes back.</source>
        <translation>%1&#xa0;: saisissez l’argument. Entrée exécute, Échap revient en arrière.</translation>
    </message>
    <message>
        <source>Type a command, recording, player or event type</source>
        <translation>Saisissez une commande, un enregistrement, un joueur ou un type d’événement</translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation>Rechercher une commande</translation>
    </message>
    <message>
        <source>%1 does not accept “%2”.</source>
        <translation>%1 n’accepte pas «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>%1 is not available now.</source>
        <translation>%1 n’est pas disponible pour le moment.</translation>
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
        <translation>aucun enregistrement n’est ouvert</translation>
    </message>
    <message>
        <source>not available now</source>
        <translation>pas disponible pour le moment</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>tickscope::PasswordDialog</name>
    <message>
        <source>&amp;Keep it in the system keyring</source>
        <translation>&amp;Conserver dans le trousseau du système</translation>
    </message>
    <message>
        <source>Password of the case server</source>
        <translation>Mot de passe du serveur de dossiers</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Serveur</translation>
    </message>
    <message>
        <source>Pass&amp;word</source>
        <translation>&amp;Mot de passe</translation>
    </message>
</context>
<context>
    <name>tickscope::PasteReportDialog</name>
    <message>
        <source>Paste report</source>
        <translation>Coller un signalement</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Signalement</translation>
    </message>
    <message>
        <source>The report or lines of a server log. Times in it become links.</source>
        <translation>Le signalement ou des lignes d’un journal de serveur. Les temps qui s’y trouvent deviennent des liens.</translation>
    </message>
    <message>
        <source>Add case</source>
        <translation>Ajouter le dossier</translation>
    </message>
    <message>
        <source>About the open recording, %1</source>
        <translation>Concerne l’enregistrement ouvert, %1</translation>
    </message>
    <message>
        <source>Accused, as far as the report names them:</source>
        <translation>Accusés, si le signalement les nomme&#xa0;:</translation>
    </message>
    <message>
        <source>Accused</source>
        <translation>Accusés</translation>
    </message>
    <message>
        <source>Reported by</source>
        <translation>Signalé par</translation>
    </message>
</context>
<context>
    <name>tickscope::PictureBar</name>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
</context>
<context>
    <name>tickscope::PictureCaption</name>
    <message>
        <source>%1 · %2 · tick %3</source>
        <translation>%1 · %2 · tick %3</translation>
    </message>
    <message>
        <source>ghosts: %1</source>
        <translation>fantômes&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>tickscope::PictureExport</name>
    <message>
        <source>Copy picture</source>
        <translation>Copier l’image</translation>
    </message>
    <message>
        <source>Copy the picture of the world to the clipboard</source>
        <translation>Copier l’image du monde dans le presse-papiers</translation>
    </message>
    <message>
        <source>Save picture…</source>
        <translation>Enregistrer l’image…</translation>
    </message>
    <message>
        <source>Save the picture of the world as a file</source>
        <translation>Enregistrer l’image du monde dans un fichier</translation>
    </message>
</context>
<context>
    <name>tickscope::PlaceList</name>
    <message>
        <source>Places</source>
        <translation>Emplacements</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>All recordings</source>
        <translation>Tous les enregistrements</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Récents</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>Épinglés</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Manquants</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>Répertoires</translation>
    </message>
    <message>
        <source>Show in file manager</source>
        <translation>Afficher dans le gestionnaire de fichiers</translation>
    </message>
    <message>
        <source>Remove folder from library</source>
        <translation>Retirer le répertoire de la bibliothèque</translation>
    </message>
    <message>
        <source>Finished runs</source>
        <translation>Courses terminées</translation>
    </message>
</context>
<context>
    <name>tickscope::PlaybackBar</name>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Jump length</source>
        <translation>Longueur du saut</translation>
    </message>
    <message>
        <source>Playback</source>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>Speed; negative values play backwards  (&lt;, &gt;)</source>
        <translation>Vitesse&#xa0;; les valeurs négatives lisent en arrière  (&lt;, &gt;)</translation>
    </message>
    <message>
        <source>How far a jump moves the playhead</source>
        <translation>De combien un saut déplace la tête de lecture</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>Aller à</translation>
    </message>
    <message>
        <source>Time of day: UTC where the recording has it, otherwise the recorder’s local time</source>
        <translation>Heure du jour&#xa0;: en UTC si l’enregistrement la contient, sinon heure locale de l’auteur</translation>
    </message>
    <message>
        <source>tick %1</source>
        <translation>tick %1</translation>
    </message>
    <message>
        <source>Not a time or a tick</source>
        <translation>Ni un temps ni un tick</translation>
    </message>
    <message>
        <source>Outside the recording (ticks %1–%2)</source>
        <translation>Hors de l’enregistrement (ticks %1–%2)</translation>
    </message>
    <message>
        <source>Outside the recording (%1–%2)</source>
        <translation>Hors de l’enregistrement (%1–%2)</translation>
    </message>
    <message>
        <source>Go to 4:07 or @12365</source>
        <translation>Aller à 4:07 ou @12365</translation>
    </message>
    <message>
        <source>A time (12.5, 4:07, 1:02:03), a tick (@12365) or a time of day (14:22:07 UTC)  (Ctrl+G)</source>
        <translation>Un temps (12.5, 4:07, 1:02:03), un tick (@12365) ou une heure (14:22:07 UTC)  (Ctrl+G)</translation>
    </message>
</context>
<context>
    <name>tickscope::PlaybackCommands</name>
    <message>
        <source>Play</source>
        <translation>Lire</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play forwards</source>
        <translation>Lire en avant</translation>
    </message>
    <message>
        <source>Play forwards; press again to double the speed</source>
        <translation>Lire en avant&#xa0;; appuyer de nouveau pour doubler la vitesse</translation>
    </message>
    <message>
        <source>Play backwards</source>
        <translation>Lire en arrière</translation>
    </message>
    <message>
        <source>Play backwards; press again to double the speed</source>
        <translation>Lire en arrière&#xa0;; appuyer de nouveau pour doubler la vitesse</translation>
    </message>
    <message>
        <source>Reverse direction</source>
        <translation>Inverser le sens</translation>
    </message>
    <message>
        <source>Play in the other direction at the same speed</source>
        <translation>Lire dans l’autre sens à la même vitesse</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>Ralentir</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>Accélérer</translation>
    </message>
    <message>
        <source>Normal speed</source>
        <translation>Vitesse normale</translation>
    </message>
    <message>
        <source>Play at game speed</source>
        <translation>Lire à la vitesse du jeu</translation>
    </message>
    <message>
        <source>Loop from here</source>
        <translation>Boucle à partir d’ici</translation>
    </message>
    <message>
        <source>Start the A–B loop here</source>
        <translation>Commencer la boucle A–B ici</translation>
    </message>
    <message>
        <source>Loop to here</source>
        <translation>Boucle jusqu’ici</translation>
    </message>
    <message>
        <source>End the A–B loop here</source>
        <translation>Terminer la boucle A–B ici</translation>
    </message>
    <message>
        <source>Clear loop</source>
        <translation>Effacer la boucle</translation>
    </message>
    <message>
        <source>Remove the A–B loop</source>
        <translation>Supprimer la boucle A–B</translation>
    </message>
</context>
<context>
    <name>tickscope::PlayerCommands</name>
    <message>
        <source>Follow in view</source>
        <translation>Suivre dans la vue</translation>
    </message>
    <message>
        <source>Select player</source>
        <translation>Sélectionner le joueur</translation>
    </message>
    <message>
        <source>Filter events to players</source>
        <translation>Limiter les événements aux joueurs</translation>
    </message>
    <message>
        <source>Stop following</source>
        <translation>Ne plus suivre</translation>
    </message>
    <message>
        <source>Stop following %1</source>
        <translation>Ne plus suivre %1</translation>
    </message>
    <message>
        <source>Follow %1</source>
        <translation>Suivre %1</translation>
    </message>
    <message>
        <source>Select %1</source>
        <translation>Sélectionner %1</translation>
    </message>
    <message>
        <source>Filter events to %1</source>
        <translation>Limiter les événements à %1</translation>
    </message>
    <message>
        <source>Filter events to all named %1</source>
        <translation>Limiter les événements à tous les joueurs nommés %1</translation>
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
        <translation>dernière position connue</translation>
    </message>
    <message>
        <source>alive</source>
        <translation>en vie</translation>
    </message>
    <message>
        <source>not in play</source>
        <translation>hors jeu</translation>
    </message>
    <message>
        <source>Clan: %1</source>
        <translation>Clan&#xa0;: %1</translation>
    </message>
    <message>
        <source>Not in the game at this tick</source>
        <translation>Absent de la partie à ce tick</translation>
    </message>
    <message>
        <source>No position at this tick</source>
        <translation>Pas de position à ce tick</translation>
    </message>
    <message>
        <source>Position (recorded): %1</source>
        <translation>Position (enregistrée)&#xa0;: %1</translation>
    </message>
    <message>
        <source>Position (predicted): %1</source>
        <translation>Position (prédite)&#xa0;: %1</translation>
    </message>
    <message>
        <source>Position (between two ticks): %1</source>
        <translation>Position (entre deux ticks)&#xa0;: %1</translation>
    </message>
    <message>
        <source>Speed: not recorded</source>
        <translation>Vitesse&#xa0;: non enregistrée</translation>
    </message>
    <message>
        <source>Weapon: %1</source>
        <translation>Arme&#xa0;: %1</translation>
    </message>
    <message>
        <source>Latency: %1 ms</source>
        <translation>Latence&#xa0;: %1 ms</translation>
    </message>
    <message>
        <source>Client ID: %1</source>
        <translation>ID client&#xa0;: %1</translation>
    </message>
    <message>
        <source>Player number: %1</source>
        <translation>Numéro de joueur&#xa0;: %1</translation>
    </message>
    <message>
        <source>Health and armor</source>
        <translation>Santé et armure</translation>
    </message>
    <message>
        <source>Followed in view</source>
        <translation>Suivi dans la vue</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Équipe</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Santé</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Other names: %1</source>
        <translation>Autres noms&#xa0;: %1</translation>
    </message>
    <message>
        <source>Speed (derived from positions): %1</source>
        <translation>Vitesse (déduite des positions)&#xa0;: %1</translation>
    </message>
    <message>
        <source>Speed: %1</source>
        <translation>Vitesse&#xa0;: %1</translation>
    </message>
    <message>
        <source>Position in %1</source>
        <translation>Position en %1</translation>
    </message>
    <message>
        <source>Speed in %1</source>
        <translation>Vitesse en %1</translation>
    </message>
    <message>
        <source>Position (%1)</source>
        <translation>Position, %1</translation>
    </message>
    <message>
        <source>not in sight</source>
        <translation>pas en vue</translation>
    </message>
    <message>
        <source>Not in sight of the recording player</source>
        <translation>Pas en vue de l’auteur de l’enregistrement</translation>
    </message>
</context>
<context>
    <name>tickscope::PlayerText</name>
    <message>
        <source>Player #%1</source>
        <translation>Joueur #%1</translation>
    </message>
    <message>
        <source>Client %1</source>
        <translation>Client %1</translation>
    </message>
    <message>
        <source>Entity %1</source>
        <translation>Entité %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>first %1</source>
        <translation>d’abord %1</translation>
    </message>
    <message>
        <source>later %1</source>
        <translation>ensuite %1</translation>
    </message>
    <message>
        <source>also %1</source>
        <translation>aussi %1</translation>
    </message>
    <message>
        <source>same name as %1</source>
        <translation>même nom que %1</translation>
    </message>
    <message>
        <source>%1 #%2</source>
        <translation>%1 #%2</translation>
    </message>
    <message>
        <source>name not confirmed</source>
        <translation>nom non confirmé</translation>
    </message>
</context>
<context>
    <name>tickscope::PlayersDock</name>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>Suivre</translation>
    </message>
    <message>
        <source>Copy rows</source>
        <translation>Copier les lignes</translation>
    </message>
    <message>
        <source>Players at this tick</source>
        <translation>Joueurs à ce tick</translation>
    </message>
    <message>
        <source>Follow the selected player</source>
        <translation>Suivre le joueur sélectionné</translation>
    </message>
    <message>
        <source>No recording is open.</source>
        <translation>Aucun enregistrement n’est ouvert.</translation>
    </message>
    <message>
        <source>No players in this recording.</source>
        <translation>Aucun joueur dans cet enregistrement.</translation>
    </message>
    <message>
        <source>Reading players…</source>
        <translation>Lecture des joueurs…</translation>
    </message>
    <message>
        <source>%1 here, positions recorded, rest rebuilt</source>
        <translation>Présents&#xa0;: %1, positions enregistrées, reste reconstitué</translation>
    </message>
    <message>
        <source>Positions are as stored in the file. What it leaves out, such as hooks and weapons, is worked out from it and its map.</source>
        <translation>Les positions sont celles du fichier. Ce qu’il omet, comme les grappins et les armes, est déduit du fichier et de sa carte.</translation>
    </message>
    <message>
        <source>%1 here, positions recorded</source>
        <translation>Présents&#xa0;: %1, positions enregistrées</translation>
    </message>
    <message>
        <source>Positions are as stored in the file.</source>
        <translation>Les positions sont celles du fichier.</translation>
    </message>
    <message>
        <source>%1 here, positions predicted</source>
        <translation>Présents&#xa0;: %1, positions prédites</translation>
    </message>
    <message>
        <source>The recording omits positions that follow from the game&apos;s physics; these are predicted for this tick.</source>
        <translation>L’enregistrement omet les positions qui découlent de la physique du jeu&#xa0;; elles sont prédites pour ce tick.</translation>
    </message>
    <message>
        <source>%1 here, positions between ticks</source>
        <translation>Présents&#xa0;: %1, positions entre les ticks</translation>
    </message>
    <message>
        <source>Positions are interpolated between two recorded ones.</source>
        <translation>Les positions sont interpolées entre deux positions enregistrées.</translation>
    </message>
    <message>
        <source>Stop following %1</source>
        <translation>Ne plus suivre %1</translation>
    </message>
    <message>
        <source>Keep the selected player centred</source>
        <translation>Garder le joueur sélectionné au centre</translation>
    </message>
    <message>
        <source>The players are not read yet.</source>
        <translation>Les joueurs ne sont pas encore lus.</translation>
    </message>
    <message>
        <source>No players in the readable part of this recording.</source>
        <translation>Aucun joueur dans la partie lisible de cet enregistrement.</translation>
    </message>
    <message>
        <source>%1; speed from positions</source>
        <translation>%1&#x202f;; vitesse déduite des positions</translation>
    </message>
    <message>
        <source>Who is playing at the playhead. Click to select a player everywhere; V follows.</source>
        <translation>Qui joue à la tête de lecture. Cliquez pour sélectionner un joueur partout&#xa0;; V le suit.</translation>
    </message>
</context>
<context>
    <name>tickscope::PlotView</name>
    <message>
        <source>Graphs</source>
        <translation>Graphiques</translation>
    </message>
    <message>
        <source>Values over time. Up and Down choose a graph, Delete removes it, Alt and the arrow keys pan and zoom, the menu key shows more.</source>
        <translation>Valeurs au fil du temps. Haut et Bas choisissent un graphique, Suppr le retire, Alt et les touches fléchées déplacent et zooment, la touche Menu en montre plus.</translation>
    </message>
</context>
<context>
    <name>tickscope::PlotsDock</name>
    <message>
        <source>Plots</source>
        <translation>Graphiques</translation>
    </message>
    <message>
        <source>Export stopped.</source>
        <translation>Exportation arrêtée.</translation>
    </message>
    <message>
        <source>Fields…</source>
        <translation>Champs…</translation>
    </message>
    <message>
        <source>Choose values of the recording to plot</source>
        <translation>Choisir les valeurs de l’enregistrement à représenter</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Save the graphs as a table or an image</source>
        <translation>Enregistrer les graphiques sous forme de tableau ou d’image</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Stop the export</source>
        <translation>Arrêter l’exportation</translation>
    </message>
    <message>
        <source>Remove graph</source>
        <translation>Retirer le graphique</translation>
    </message>
    <message>
        <source>Remove all graphs</source>
        <translation>Retirer tous les graphiques</translation>
    </message>
    <message>
        <source>Choose fields…</source>
        <translation>Choisir les champs…</translation>
    </message>
    <message>
        <source>Reading values: %1%</source>
        <translation>Lecture des valeurs&#xa0;: %1&#xa0;%</translation>
    </message>
    <message>
        <source>Values are available once all events have been found.</source>
        <translation>Les valeurs seront disponibles une fois tous les événements trouvés.</translation>
    </message>
    <message>
        <source>No recording is open.</source>
        <translation>Aucun enregistrement n’est ouvert.</translation>
    </message>
    <message>
        <source>Drag a number from the inspector here, or &lt;a href=&apos;fields&apos;&gt;choose fields…&lt;/a&gt;</source>
        <translation>Faites glisser ici un nombre de l’inspecteur, ou &lt;a href=&apos;fields&apos;&gt;choisissez des champs…&lt;/a&gt;</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tableaux (*.csv)</translation>
    </message>
    <message>
        <source>Table of the visible range (CSV)…</source>
        <translation>Tableau de la plage visible (CSV)…</translation>
    </message>
    <message>
        <source>Table of the whole recording (CSV)…</source>
        <translation>Tableau de tout l’enregistrement (CSV)…</translation>
    </message>
    <message>
        <source>Image (PNG)…</source>
        <translation>Image (PNG)…</translation>
    </message>
    <message>
        <source>PNG images (*.png)</source>
        <translation>Images PNG (*.png)</translation>
    </message>
    <message>
        <source>Export graphs</source>
        <translation>Exporter les graphiques</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <translation>%1&#xa0;: %2 %3</translation>
    </message>
    <message>
        <source>Exported to %1</source>
        <translation>Exporté vers %1</translation>
    </message>
    <message>
        <source>Inspector values over time. Right-click a value in the inspector to add it.</source>
        <translation>Des valeurs de l’inspecteur au fil du temps. Faites un clic droit sur une valeur de l’inspecteur pour l’ajouter.</translation>
    </message>
</context>
<context>
    <name>tickscope::PublishedHistoryTexts</name>
    <message>
        <source>[withheld %1]</source>
        <translation>[non communiqué %1]</translation>
    </message>
</context>
<context>
    <name>tickscope::QueueModel</name>
    <message>
        <source>Case</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>Priorité</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Accusation</translation>
    </message>
    <message>
        <source>Accused</source>
        <translation>Accusés</translation>
    </message>
    <message>
        <source>Reporter</source>
        <translation>Signalé par</translation>
    </message>
    <message>
        <source>Assignee</source>
        <translation>Assigné à</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Étiquettes</translation>
    </message>
    <message>
        <source>Created (%1)</source>
        <translation>Créé (%1)</translation>
    </message>
</context>
<context>
    <name>tickscope::QueuePage</name>
    <message>
        <source>Next case</source>
        <translation>Dossier suivant</translation>
    </message>
    <message>
        <source>Take the most urgent unassigned case and open it</source>
        <translation>Prendre le dossier non assigné le plus urgent et l’ouvrir</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Open the case and its recording</source>
        <translation>Ouvrir le dossier et son enregistrement</translation>
    </message>
    <message>
        <source>All reported cases: take the next one, import or paste reports.</source>
        <translation>Tous les dossiers signalés&#xa0;: prendre le suivant, importer ou coller des signalements.</translation>
    </message>
    <message>
        <source>Copy rows</source>
        <translation>Copier les lignes</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>Dossiers</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Search claims, names and notes</source>
        <translation>Rechercher dans les accusations, les noms et les notes</translation>
    </message>
    <message>
        <source>Any status</source>
        <translation>Tous les états</translation>
    </message>
    <message>
        <source>Any priority</source>
        <translation>Toutes les priorités</translation>
    </message>
    <message>
        <source>%1 and above</source>
        <translation>%1 et au-dessus</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>Priorité</translation>
    </message>
    <message>
        <source>Assignee</source>
        <translation>Assigné à</translation>
    </message>
    <message>
        <source>Anyone&apos;s</source>
        <translation>Tous les dossiers</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Les miens</translation>
    </message>
    <message>
        <source>Unassigned</source>
        <translation>Non assignés</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importer…</translation>
    </message>
    <message>
        <source>Add reports from a CSV, JSON or text file</source>
        <translation>Ajouter des signalements depuis un fichier CSV, JSON ou texte</translation>
    </message>
    <message>
        <source>Paste report…</source>
        <translation>Coller un signalement…</translation>
    </message>
    <message>
        <source>Add a report or server log lines as a case</source>
        <translation>Ajouter un signalement ou des lignes de journal du serveur comme dossier</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Préférences…</translation>
    </message>
    <message>
        <source>Choose the case store, your name and recording folders</source>
        <translation>Choisir le dépôt des dossiers, votre nom et les répertoires d’enregistrements</translation>
    </message>
    <message>
        <source>No case matches. &lt;a href=&apos;clear&apos;&gt;Clear the filter&lt;/a&gt;</source>
        <translation>Aucun dossier ne correspond. &lt;a href=&apos;clear&apos;&gt;Effacer le filtre&lt;/a&gt;</translation>
    </message>
    <message>
        <source>No cases yet. Import or paste reports.</source>
        <translation>Aucun dossier pour l’instant. Importez ou collez des signalements.</translation>
    </message>
    <message>
        <source>No case is waiting for you.</source>
        <translation>Aucun dossier ne vous attend.</translation>
    </message>
    <message>
        <source>Import reports</source>
        <translation>Importer des signalements</translation>
    </message>
    <message>
        <source>Reports (*.csv *.json *.jsonl *.txt *.log);;All files (*)</source>
        <translation>Signalements (*.csv *.json *.jsonl *.txt *.log);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>The reports could not be read: %1</source>
        <translation>Impossible de lire les signalements&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln report(s) imported.</source>
        <translation>
            <numerusform>%Ln signalement importé.</numerusform>
            <numerusform>%Ln signalements importés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln report(s) could not be read; the first: %1</source>
        <translation>
            <numerusform>%Ln signalement n’a pas pu être lu&#xa0;: %1</numerusform>
            <numerusform>%Ln signalements n’ont pas pu être lus&#xa0;; le premier&#xa0;: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Case %1 has this report already.</source>
        <translation>Le dossier %1 contient déjà ce signalement.</translation>
    </message>
    <message>
        <source>Open case %1</source>
        <translation>Ouvrir le dossier %1</translation>
    </message>
    <message>
        <source>Case %1 accuses the same player already.</source>
        <translation>Le cas %1 accuse déjà le même joueur.</translation>
    </message>
    <message>
        <source>It is decided: %1.</source>
        <translation>Il est tranché&#xa0;: %1.</translation>
    </message>
    <message>
        <source>It is decided, but its reviewers disagree.</source>
        <translation>Il est tranché, mais les examinateurs sont en désaccord.</translation>
    </message>
    <message>
        <source>Exported cases come without their history; verdicts became notes.</source>
        <translation>Les dossiers exportés arrivent sans leur historique&#xa0;; les verdicts sont devenus des notes.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln report(s) had been imported before.</source>
        <translation>
            <numerusform>%Ln signalement avait déjà été importé.</numerusform>
            <numerusform>%Ln signalements avaient déjà été importés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo import</source>
        <translation>Annuler l’importation</translation>
    </message>
    <message>
        <source>Remove the cases that were just added; their history stays</source>
        <translation>Retirer les dossiers qui viennent d’être ajoutés&#x202f;; leur historique reste</translation>
    </message>
    <message numerus="yes">
        <source>%Ln case(s) stay: somebody has worked on them.</source>
        <translation>
            <numerusform>%Ln dossier reste&#xa0;: quelqu’un y a travaillé.</numerusform>
            <numerusform>%Ln dossiers restent&#xa0;: quelqu’un y a travaillé.</numerusform>
        </translation>
    </message>
    <message>
        <source>The import was undone.</source>
        <translation>L’importation a été annulée.</translation>
    </message>
</context>
<context>
    <name>tickscope::RecentCommands</name>
    <message>
        <source>Open recent</source>
        <translation>Ouvrir un fichier récent</translation>
    </message>
    <message>
        <source>Remove from this list</source>
        <translation>Retirer de cette liste</translation>
    </message>
    <message>
        <source>Clear list</source>
        <translation>Vider la liste</translation>
    </message>
    <message>
        <source>Open recording</source>
        <translation>Ouvrir l’enregistrement</translation>
    </message>
</context>
<context>
    <name>tickscope::RecordingMessages</name>
    <message>
        <source>%1 is a complete recording without any ticks; there is nothing to show.</source>
        <translation>%1 est un enregistrement complet, mais sans aucun tick&#xa0;; il n’y a rien à afficher.</translation>
    </message>
    <message>
        <source>The server did not deliver the recording.</source>
        <translation>Le serveur n’a pas fourni l’enregistrement.</translation>
    </message>
    <message>
        <source>Enter token…</source>
        <translation>Saisir un jeton…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Opening %1…</source>
        <translation>Ouverture de %1…</translation>
    </message>
    <message>
        <source>Finding events: %1%</source>
        <translation>Recherche des événements&#xa0;: %1&#xa0;%</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Add it to the library?</source>
        <translation>L’ajouter à la bibliothèque&#x202f;?</translation>
    </message>
    <message>
        <source>Add to library</source>
        <translation>Ajouter à la bibliothèque</translation>
    </message>
    <message>
        <source>Read up to %1. Events and players after that are not known.</source>
        <translation>Lu jusqu’à %1. Les événements et les joueurs d’après ne sont pas connus.</translation>
    </message>
    <message>
        <source>Only what you look at is read. Events and players are not known.</source>
        <translation>Seul ce que vous regardez est lu. Les événements et les joueurs ne sont pas connus.</translation>
    </message>
    <message>
        <source>Read on</source>
        <translation>Continuer la lecture</translation>
    </message>
    <message>
        <source>Reading the whole recording from the server (%1): %2%</source>
        <translation>Lecture de tout l’enregistrement depuis le serveur (%1)&#xa0;: %2 %</translation>
    </message>
    <message>
        <source>The file was changed after it was opened. What you see may no longer be what it holds.</source>
        <translation>Le fichier a été modifié après son ouverture. Ce que vous voyez n’est peut-être plus son contenu.</translation>
    </message>
    <message>
        <source>Open again</source>
        <translation>Rouvrir</translation>
    </message>
    <message>
        <source>Tick %1 is outside the recording (ticks %2–%3).</source>
        <translation>Le tick %1 est hors de l’enregistrement (ticks %2–%3).</translation>
    </message>
</context>
<context>
    <name>tickscope::ReportTexts</name>
    <message>
        <source>Status</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Issue</translation>
    </message>
    <message>
        <source>Reported by</source>
        <translation>Signalé par</translation>
    </message>
    <message>
        <source>also %1</source>
        <translation>aussi %1</translation>
    </message>
    <message>
        <source>Accused</source>
        <translation>Accusés</translation>
    </message>
    <message>
        <source>%1 (name only)</source>
        <translation>%1 (nom seulement)</translation>
    </message>
    <message>
        <source>Recording</source>
        <translation>Enregistrement</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Étiquettes</translation>
    </message>
    <message>
        <source>Created (UTC)</source>
        <translation>Créé (UTC)</translation>
    </message>
    <message>
        <source>Decided (UTC)</source>
        <translation>Décidé (UTC)</translation>
    </message>
    <message>
        <source>All verdicts given (UTC)</source>
        <translation>Tous les verdicts rendus (UTC)</translation>
    </message>
    <message>
        <source>note</source>
        <translation>note</translation>
    </message>
    <message>
        <source>time</source>
        <translation>temps</translation>
    </message>
    <message>
        <source>tick</source>
        <translation>tick</translation>
    </message>
    <message>
        <source>player</source>
        <translation>joueur</translation>
    </message>
    <message>
        <source>text</source>
        <translation>texte</translation>
    </message>
    <message>
        <source>author</source>
        <translation>auteur</translation>
    </message>
    <message>
        <source>written (UTC)</source>
        <translation>écrit (UTC)</translation>
    </message>
    <message>
        <source>Note %1</source>
        <translation>Note %1</translation>
    </message>
    <message>
        <source>tick %1</source>
        <translation>tick %1</translation>
    </message>
    <message>
        <source>Clip of the recording, beside this page: %1</source>
        <translation>Extrait de l’enregistrement, à côté de cette page&#xa0;: %1</translation>
    </message>
    <message>
        <source>What is counted: %1</source>
        <translation>Ce qui est compté&#xa0;: %1</translation>
    </message>
    <message>
        <source>Innocent explanations: %1</source>
        <translation>Explications anodines&#xa0;: %1</translation>
    </message>
    <message>
        <source>Limits: %1</source>
        <translation>Limites&#xa0;: %1</translation>
    </message>
    <message>
        <source>Figures: %1</source>
        <translation>Indicateurs&#xa0;: %1</translation>
    </message>
    <message>
        <source>The figures support a decision; none of them is a verdict.</source>
        <translation>Les indicateurs aident à décider&#x202f;; aucun n’est un verdict.</translation>
    </message>
    <message>
        <source>figure</source>
        <translation>indicateur</translation>
    </message>
    <message>
        <source>value</source>
        <translation>valeur</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>échantillons</translation>
    </message>
    <message>
        <source>95% interval</source>
        <translation>Intervalle à 95&#xa0;%</translation>
    </message>
    <message>
        <source>everybody else</source>
        <translation>tous les autres</translation>
    </message>
    <message>
        <source>reviewer</source>
        <translation>examinateur</translation>
    </message>
    <message>
        <source>aspect</source>
        <translation>aspect</translation>
    </message>
    <message>
        <source>finding</source>
        <translation>constat</translation>
    </message>
    <message>
        <source>reason</source>
        <translation>motif</translation>
    </message>
    <message>
        <source>notes</source>
        <translation>notes</translation>
    </message>
    <message>
        <source>decided (UTC)</source>
        <translation>décidé (UTC)</translation>
    </message>
    <message>
        <source>at (UTC)</source>
        <translation>à (UTC)</translation>
    </message>
    <message>
        <source>who</source>
        <translation>qui</translation>
    </message>
    <message>
        <source>what</source>
        <translation>quoi</translation>
    </message>
    <message>
        <source>%1 (client %2)</source>
        <translation>%1 (client %2)</translation>
    </message>
    <message>
        <source>Case %1</source>
        <translation>Dossier %1</translation>
    </message>
    <message>
        <source>en</source>
        <comment>code of the language</comment>
        <extracomment>The language of these texts as BCP 47 has it: &quot;de&quot;, &quot;zh-CN&quot;.</extracomment>
        <translation>fr</translation>
    </message>
    <message>
        <source>A number such as #6 is that of the player in the recording, in order of first appearance; the times beside it say when the player was in the game.</source>
        <translation>Un numéro tel que #6 est celui du joueur dans l’enregistrement, par ordre de première apparition&#x202f;; les temps à côté indiquent quand le joueur était en jeu.</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Accusation</translation>
    </message>
    <message>
        <source>Verdicts</source>
        <translation>Verdicts</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>Overall</source>
        <translation>Ensemble</translation>
    </message>
    <message>
        <source>%1, after the decision</source>
        <translation>%1, après la décision</translation>
    </message>
    <message>
        <source>Report made (UTC)</source>
        <translation>Rapport créé (UTC)</translation>
    </message>
    <message>
        <source>Where: %1</source>
        <translation>Où&#xa0;: %1</translation>
    </message>
    <message>
        <source>Where (%1): %2</source>
        <translation>Où (%1)&#xa0;: %2</translation>
    </message>
    <message>
        <source>Not checked</source>
        <translation>Non vérifié</translation>
    </message>
    <message>
        <source>Above a diagram stands its highest bar, with how often that came and its share; where some bars are dark, what the figure counts.</source>
        <translation>Au-dessus d’un diagramme figure sa plus haute barre, avec son nombre et sa part&#x202f;; là où des barres sont foncées, ce que l’indicateur compte.</translation>
    </message>
    <message>
        <source>%1 (checked: %2 only)</source>
        <translation>%1 (vérifié&#xa0;: seulement %2)</translation>
    </message>
    <message>
        <source>Events within 3 seconds of it</source>
        <translation>Événements à moins de 3 secondes</translation>
    </message>
    <message>
        <source>Inputs within 3 seconds of it</source>
        <translation>Entrées à moins de 3 secondes</translation>
    </message>
    <message>
        <source>Of %1; what was held then began earlier.</source>
        <translation>De %1&#x202f;; ce qui était déjà maintenu a commencé plus tôt.</translation>
    </message>
    <message>
        <source>Half of the samples are below a median; a percentage is a share of the samples. The 95% interval is where the value may lie by chance alone: the fewer samples, the wider.</source>
        <translation>La moitié des échantillons est en dessous d’une médiane&#x202f;; un pourcentage est une part des échantillons. L’intervalle à 95 % est là où la valeur peut se trouver par le seul hasard&#xa0;: moins il y a d’échantillons, plus il est large.</translation>
    </message>
    <message>
        <source>Video of that clip: %1</source>
        <translation>Vidéo de cet extrait&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1. Any player in the picture is someone else.</source>
        <translation>%1. Tout joueur visible sur l’image est quelqu’un d’autre.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1&#xa0;; %2</translation>
    </message>
</context>
<context>
    <name>tickscope::ReporterTexts</name>
    <message>
        <source>[reporter]</source>
        <translation>[auteur du signalement]</translation>
    </message>
    <message>
        <source>reporter</source>
        <extracomment>The word by which people write of who reported; texts that have it are pointed out.</extracomment>
        <translation>auteur du signalement</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Accusation</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Étiquette</translation>
    </message>
    <message>
        <source>Note %1</source>
        <translation>Note %1</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motif</translation>
    </message>
    <message>
        <source>Reason (%1)</source>
        <translation>Motif (%1)</translation>
    </message>
    <message>
        <source>Note %1 is about the reporter.</source>
        <translation>La note %1 concerne l’auteur du signalement.</translation>
    </message>
    <message>
        <source>This is said of the reporter. The name is replaced, but the rest may tell who it was:</source>
        <translation>Voici ce qui est dit de l’auteur du signalement. Son nom est remplacé, mais le reste peut révéler de qui il s’agit&#xa0;:</translation>
    </message>
    <message>
        <source>The reporter and an accused are both called %1, so that name is not replaced, whoever it means.</source>
        <translation>L’auteur du signalement et un accusé s’appellent tous deux %1&#x202f;; ce nom n’est donc pas remplacé, quelle que soit la personne visée.</translation>
    </message>
    <message>
        <source>• %1: %2</source>
        <translation>• %1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>tickscope::ReviewSettingsDialog</name>
    <message>
        <source>Review settings</source>
        <translation>Préférences d’examen</translation>
    </message>
    <message>
        <source>Your user name</source>
        <translation>Votre nom d’utilisateur</translation>
    </message>
    <message>
        <source>reviews.example.org</source>
        <translation>reviews.example.org</translation>
    </message>
    <message>
        <source>libpq default</source>
        <translation>valeur par défaut de libpq</translation>
    </message>
    <message>
        <source>Unchanged</source>
        <translation>Inchangé</translation>
    </message>
    <message>
        <source>&amp;Keep it in the system keyring</source>
        <translation>&amp;Conserver dans le trousseau du système</translation>
    </message>
    <message>
        <source>&amp;Forget the stored password</source>
        <translation>&amp;Oublier le mot de passe conservé</translation>
    </message>
    <message>
        <source>Case &amp;store</source>
        <translation>Dépôt des &amp;dossiers</translation>
    </message>
    <message>
        <source>&amp;Location</source>
        <translation>Emp&amp;lacement</translation>
    </message>
    <message>
        <source>The path of a case file, or service:NAME for a PostgreSQL server from your libpq service file.</source>
        <translation>Le chemin d’un fichier de dossiers, ou service:NOM pour un serveur PostgreSQL de votre fichier de services libpq.</translation>
    </message>
    <message>
        <source>&amp;Reviewer</source>
        <translation>E&amp;xaminateur</translation>
    </message>
    <message>
        <source>&amp;Host</source>
        <translation>&amp;Hôte</translation>
    </message>
    <message>
        <source>Por&amp;t</source>
        <translation>Por&amp;t</translation>
    </message>
    <message>
        <source>&amp;Database</source>
        <translation>&amp;Base de données</translation>
    </message>
    <message>
        <source>&amp;User</source>
        <translation>&amp;Utilisateur</translation>
    </message>
    <message>
        <source>C&amp;ertificate authority</source>
        <translation>Au&amp;torité de certification</translation>
    </message>
    <message>
        <source>Pass&amp;word</source>
        <translation>&amp;Mot de passe</translation>
    </message>
    <message>
        <source>The connection is encrypted, and the server must prove its identity. The password is kept only in the system keyring; without one, Tickscope asks each time.</source>
        <translation>La connexion est chiffrée et le serveur doit prouver son identité. Le mot de passe n’est conservé que dans le trousseau du système&#xa0;; sans trousseau, Tickscope le demande à chaque fois.</translation>
    </message>
    <message>
        <source>File or libpq service</source>
        <translation>Fichier ou service libpq</translation>
    </message>
    <message>
        <source>Team server</source>
        <translation>Serveur d’équipe</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>Choose certificate authority</source>
        <translation>Choisir l’autorité de certification</translation>
    </message>
    <message>
        <source>Certificates (*.pem *.crt *.cer)</source>
        <translation>Certificats (*.pem *.crt *.cer)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Certificate authority</source>
        <translation>Autorité de certification</translation>
    </message>
</context>
<context>
    <name>tickscope::SaveDialog</name>
    <message>
        <source>Files of that name exist already. Choose another name.</source>
        <translation>Des fichiers de ce nom existent déjà. Choisissez un autre nom.</translation>
    </message>
    <message>
        <source>Waiting for another file to be saved.</source>
        <translation>En attente de l’enregistrement d’un autre fichier.</translation>
    </message>
    <message>
        <source>%p% · %1 left</source>
        <translation>%p% · reste %1</translation>
    </message>
</context>
<context>
    <name>tickscope::Scoreboard</name>
    <message>
        <source>watches</source>
        <translation>spectateur</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Clan</source>
        <translation>Clan</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Ping</source>
        <translation>Ping</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>et %Ln autre</numerusform>
            <numerusform>et %Ln autres</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tickscope::ScreenText</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1&#xa0;; %2</translation>
    </message>
</context>
<context>
    <name>tickscope::SecondView</name>
    <message>
        <source>New view</source>
        <translation>Nouvelle vue</translation>
    </message>
    <message>
        <source>Show the world a second time, with a camera of its own</source>
        <translation>Afficher le monde une seconde fois, avec sa propre caméra</translation>
    </message>
</context>
<context>
    <name>tickscope::SessionSaver</name>
    <message numerus="yes">
        <source>Tickscope was not closed properly. %n recording(s) were restored.</source>
        <translation>
            <numerusform>Tickscope n’a pas été fermé correctement. %n enregistrement a été rouvert.</numerusform>
            <numerusform>Tickscope n’a pas été fermé correctement. %n enregistrements ont été rouverts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n recording(s) of the last session were not found.</source>
        <translation>
            <numerusform>%n enregistrement de la dernière session est introuvable.</numerusform>
            <numerusform>%n enregistrements de la dernière session sont introuvables.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not found:</source>
        <translation>Introuvables&#xa0;:</translation>
    </message>
    <message>
        <source>Start empty</source>
        <translation>Démarrer à vide</translation>
    </message>
</context>
<context>
    <name>tickscope::SettingsCommands</name>
    <message>
        <source>Settings…</source>
        <translation>Préférences…</translation>
    </message>
    <message>
        <source>Change settings and shortcuts</source>
        <translation>Modifier les préférences et les raccourcis</translation>
    </message>
    <message>
        <source>Map folders…</source>
        <translation>Répertoires de cartes…</translation>
    </message>
    <message>
        <source>Choose the folders searched for maps</source>
        <translation>Choisir les répertoires où chercher les cartes</translation>
    </message>
</context>
<context>
    <name>tickscope::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Préférences</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>Reset this page to defaults</source>
        <translation>Rétablir les valeurs par défaut de cette page</translation>
    </message>
</context>
<context>
    <name>tickscope::ShortcutsDialog</name>
    <message>
        <source>World: zoom</source>
        <translation>Monde&#xa0;: zoomer</translation>
    </message>
    <message>
        <source>wheel</source>
        <translation>molette</translation>
    </message>
    <message>
        <source>World: move</source>
        <translation>Monde&#xa0;: déplacer</translation>
    </message>
    <message>
        <source>drag, Alt + arrow keys</source>
        <translation>glisser, Alt + touches fléchées</translation>
    </message>
    <message>
        <source>World: follow a player</source>
        <translation>Monde&#xa0;: suivre un joueur</translation>
    </message>
    <message>
        <source>double-click</source>
        <translation>double-clic</translation>
    </message>
    <message>
        <source>Mini-map: look elsewhere</source>
        <translation>Mini-carte&#xa0;: regarder ailleurs</translation>
    </message>
    <message>
        <source>click, drag</source>
        <translation>clic, glisser</translation>
    </message>
    <message>
        <source>Timeline: zoom</source>
        <translation>Frise&#xa0;: zoomer</translation>
    </message>
    <message>
        <source>Timeline: move</source>
        <translation>Frise&#xa0;: déplacer</translation>
    </message>
    <message>
        <source>middle drag, Shift + wheel</source>
        <translation>glisser avec le bouton du milieu, Maj + molette</translation>
    </message>
    <message>
        <source>Timeline: whole recording</source>
        <translation>Frise&#xa0;: enregistrement entier</translation>
    </message>
    <message>
        <source>Timeline: tick by tick</source>
        <translation>Frise&#xa0;: tick par tick</translation>
    </message>
    <message>
        <source>Shift + drag</source>
        <translation>Maj + glisser</translation>
    </message>
    <message>
        <source>Timeline: snap to events and markers</source>
        <translation>Frise&#xa0;: aligner sur les événements et les marqueurs</translation>
    </message>
    <message>
        <source>Ctrl + drag</source>
        <translation>Ctrl + glisser</translation>
    </message>
    <message>
        <source>Timeline: move a marker</source>
        <translation>Frise&#xa0;: déplacer un marqueur</translation>
    </message>
    <message>
        <source>drag its sign on the axis</source>
        <translation>glisser son signe sur l’axe</translation>
    </message>
    <message>
        <source>Timeline: cancel a drag</source>
        <translation>Frise&#xa0;: annuler un glissement</translation>
    </message>
    <message>
        <source>Esc while dragging</source>
        <translation>Échap pendant le glissement</translation>
    </message>
    <message>
        <source>Timeline: select a range and loop it</source>
        <translation>Frise&#xa0;: sélectionner une plage et la lire en boucle</translation>
    </message>
    <message>
        <source>right drag, Alt + drag</source>
        <translation>glisser avec le bouton droit, Alt + glisser</translation>
    </message>
    <message>
        <source>Next, previous area of the window</source>
        <translation>Zone suivante, précédente de la fenêtre</translation>
    </message>
    <message>
        <source>Tab, Shift + Tab</source>
        <translation>Tab, Maj + Tab</translation>
    </message>
    <message>
        <source>List: previous, next row</source>
        <translation>Liste&#xa0;: ligne précédente, suivante</translation>
    </message>
    <message>
        <source>Up, Down</source>
        <translation>Haut, Bas</translation>
    </message>
    <message>
        <source>Tree: close, open a branch</source>
        <translation>Arborescence&#xa0;: fermer, ouvrir une branche</translation>
    </message>
    <message>
        <source>Left, Right</source>
        <translation>Gauche, Droite</translation>
    </message>
    <message>
        <source>Button, box: press</source>
        <translation>Bouton, case à cocher&#xa0;: activer</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>Text field: clear; when empty, leave</source>
        <translation>Champ de texte&#xa0;: effacer&#xa0;; s’il est vide, quitter</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation>Rechercher une commande</translation>
    </message>
    <message>
        <source>Commands and keys</source>
        <translation>Commandes et touches</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Commande</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>tickscope::ShortcutsPage</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Use it here instead</source>
        <translation>L’utiliser plutôt ici</translation>
    </message>
    <message>
        <source>Remove key</source>
        <translation>Retirer la touche</translation>
    </message>
    <message>
        <source>Default keys</source>
        <translation>Touches par défaut</translation>
    </message>
    <message>
        <source>Find a command or a key</source>
        <translation>Rechercher une commande ou une touche</translation>
    </message>
    <message>
        <source>Commands and keys</source>
        <translation>Commandes et touches</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Commande</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Keys of the command</source>
        <translation>Touches de la commande</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importer…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>%1 (changed)</source>
        <translation>%1 (modifié)</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>%1 is already used by %2.</source>
        <translation>%1 est déjà utilisé par %2.</translation>
    </message>
    <message>
        <source>This file contains no Tickscope shortcuts.</source>
        <translation>Ce fichier ne contient aucun raccourci de Tickscope.</translation>
    </message>
    <message>
        <source>Export shortcuts</source>
        <translation>Exporter les raccourcis</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Import shortcuts</source>
        <translation>Importer des raccourcis</translation>
    </message>
</context>
<context>
    <name>tickscope::SplitsTable</name>
    <message>
        <source>Splits</source>
        <translation>Temps intermédiaires</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Intermédiaire</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Ici</translation>
    </message>
    <message>
        <source>Ghost</source>
        <translation>Fantôme</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Arrivée</translation>
    </message>
    <message>
        <source>Sum of best</source>
        <translation>Total idéal</translation>
    </message>
    <message>
        <source>Best from the split before</source>
        <translation>Meilleur temps depuis l’intermédiaire précédent</translation>
    </message>
    <message>
        <source>Enter on a time goes there: of the recording, or of the ghost</source>
        <translation>Entrée sur un temps y va&#xa0;: celui de l’enregistrement ou du fantôme</translation>
    </message>
    <message>
        <source>%1 later</source>
        <translation>%1 après</translation>
    </message>
    <message>
        <source>%1 earlier</source>
        <translation>%1 avant</translation>
    </message>
    <message>
        <source>Ghost is</source>
        <translation>Arrive</translation>
    </message>
    <message>
        <source>How much later or earlier the ghost is there</source>
        <translation>De combien le fantôme y arrive plus tard ou plus tôt</translation>
    </message>
</context>
<context>
    <name>tickscope::StartPage</name>
    <message>
        <source>Start</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>Open recording…</source>
        <translation>Ouvrir un enregistrement…</translation>
    </message>
    <message>
        <source>Open a recording  (%1)</source>
        <translation>Ouvrir un enregistrement  (%1)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>Ajouter…</translation>
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
        <translation>Enregistrements ouverts</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Close others</source>
        <translation>Fermer les autres</translation>
    </message>
    <message>
        <source>Copy path</source>
        <translation>Copier le chemin</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothèque</translation>
    </message>
</context>
<context>
    <name>tickscope::TabCommands</name>
    <message>
        <source>Next tab</source>
        <translation>Onglet suivant</translation>
    </message>
    <message>
        <source>Previous tab</source>
        <translation>Onglet précédent</translation>
    </message>
    <message>
        <source>Close other recordings</source>
        <translation>Fermer les autres enregistrements</translation>
    </message>
    <message>
        <source>Reopen closed recording</source>
        <translation>Rouvrir l’enregistrement fermé</translation>
    </message>
    <message>
        <source>Open the recording that was closed last, where it was</source>
        <translation>Ouvrir l’enregistrement fermé en dernier, là où il en était</translation>
    </message>
</context>
<context>
    <name>tickscope::TabbedWindow</name>
    <message>
        <source>There is no room for another ghost: %1 was opened in a tab of its own.</source>
        <translation>Il n’y a plus de place pour un fantôme&#xa0;: %1 a été ouvert dans son propre onglet.</translation>
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
        <translation>%1, tick %2</translation>
    </message>
    <message>
        <source>%1 to %2, ticks %3 to %4</source>
        <translation>%1 à %2, ticks %3 à %4</translation>
    </message>
    <message>
        <source>Aim %1 %2°</source>
        <translation>Visée %1 %2°</translation>
    </message>
    <message>
        <source>for %1</source>
        <translation>pendant %1</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln choice(s)</source>
        <translation>
            <numerusform>%1&#xa0;: %Ln choix</numerusform>
            <numerusform>%1&#xa0;: %Ln choix</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln time(s)</source>
        <translation>
            <numerusform>%1&#xa0;: %Ln fois</numerusform>
            <numerusform>%1&#xa0;: %Ln fois</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln press(es)</source>
        <translation>
            <numerusform>%1&#xa0;: %Ln appui</numerusform>
            <numerusform>%1&#xa0;: %Ln appuis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tick(s)</source>
        <translation>
            <numerusform>%Ln tick</numerusform>
            <numerusform>%Ln ticks</numerusform>
        </translation>
    </message>
    <message>
        <source> in %1</source>
        <translation> en %1</translation>
    </message>
    <message>
        <source>held %1% of that time, longest press %2</source>
        <translation>maintenu %1&#xa0;% de ce temps, appui le plus long&#xa0;: %2</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>au moins %1</translation>
    </message>
    <message>
        <source>%1 held %2</source>
        <translation>%1 maintenu %2</translation>
    </message>
    <message>
        <source>%1 %2, %3</source>
        <translation>%1 %2, %3</translation>
    </message>
    <message>
        <source>part of a press of %1, %2</source>
        <translation>partie d’un appui de %1, %2</translation>
    </message>
    <message>
        <source>%1 after the previous one</source>
        <translation>%1 après le précédent</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: no input here</source>
        <translation>%1&#xa0;: aucune commande ici</translation>
    </message>
    <message>
        <source>%1: not known here</source>
        <translation>%1&#xa0;: inconnu ici</translation>
    </message>
    <message>
        <source>Player	Source	Input	First tick	Last tick	Ticks	Value</source>
        <translation>Joueur	Source	Commande	Premier tick	Dernier tick	Ticks	Valeur</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln press(es) within a tick</source>
        <translation>
            <numerusform>%1&#xa0;: %Ln appui en un tick</numerusform>
            <numerusform>%1&#xa0;: %Ln appuis en un tick</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the last of %Ln press(es) in its first tick</source>
        <translation>
            <numerusform>le dernier de %Ln appui dans son premier tick</numerusform>
            <numerusform>le dernier de %Ln appuis dans son premier tick</numerusform>
        </translation>
    </message>
    <message>
        <source>Yaw %1 %2°</source>
        <translation>Lacet %1 %2°</translation>
    </message>
    <message>
        <source>Pitch %1 %2°</source>
        <translation>Tangage %1 %2°</translation>
    </message>
</context>
<context>
    <name>tickscope::TapeParts</name>
    <message>
        <source>Nothing at the playhead</source>
        <translation>Rien à la tête de lecture</translation>
    </message>
</context>
<context>
    <name>tickscope::TapeView</name>
    <message>
        <source>Recorder</source>
        <translation>Auteur</translation>
    </message>
    <message>
        <source>Inputs of all players</source>
        <translation>Commandes de tous les joueurs</translation>
    </message>
    <message>
        <source>Up and Down choose a row, Enter selects its player, Alt and the arrow keys pan and zoom, the menu key shows more.</source>
        <translation>Haut et Bas choisissent une ligne, Entrée sélectionne son joueur, Alt et les touches fléchées déplacent et zooment, la touche Menu en montre plus.</translation>
    </message>
</context>
<context>
    <name>tickscope::TicksBox</name>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Seconds before and after</source>
        <translation>Secondes avant et après</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Whole recording</source>
        <translation>Tout l’enregistrement</translation>
    </message>
    <message>
        <source>Selected range</source>
        <translation>Plage sélectionnée</translation>
    </message>
    <message>
        <source>Visible range</source>
        <translation>Plage visible</translation>
    </message>
    <message>
        <source>Around %1</source>
        <translation>Autour de %1</translation>
    </message>
    <message>
        <source>Around the playhead</source>
        <translation>Autour de la tête de lecture</translation>
    </message>
    <message>
        <source>%1 ticks %2-%3</source>
        <translation>%1 ticks %2-%3</translation>
    </message>
</context>
<context>
    <name>tickscope::Timeline</name>
    <message>
        <source>Lanes ▾</source>
        <translation>Pistes ▾</translation>
    </message>
    <message>
        <source>hidden by the filter</source>
        <translation>masqué par le filtre</translation>
    </message>
    <message>
        <source>none in this recording</source>
        <translation>rien dans cet enregistrement</translation>
    </message>
    <message>
        <source>no event has the text “%1”</source>
        <translation>aucun événement ne contient le texte «&#xa0;%1&#xa0;»</translation>
    </message>
    <message numerus="yes">
        <source>%Ln tick(s)</source>
        <translation>
            <numerusform>%Ln tick</numerusform>
            <numerusform>%Ln ticks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln other</source>
        <translation>
            <numerusform>%Ln autre</numerusform>
            <numerusform>%Ln autres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln event(s)</source>
        <translation>
            <numerusform>%Ln événement</numerusform>
            <numerusform>%Ln événements</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 – %2 (tick %3 – %4): %5</source>
        <translation>%1 – %2 (tick %3 – %4)&#xa0;: %5</translation>
    </message>
    <message>
        <source>only event types that are not shown</source>
        <translation>seulement des types d’événements masqués</translation>
    </message>
    <message>
        <source>not read yet</source>
        <translation>pas encore lu</translation>
    </message>
    <message>
        <source>no event of the chosen player has the text “%1”</source>
        <translation>aucun événement du joueur choisi ne contient le texte «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>grouped with other events</source>
        <translation>regroupé avec d’autres événements</translation>
    </message>
    <message>
        <source>none so far</source>
        <translation>aucun jusqu’ici</translation>
    </message>
    <message>
        <source>none in the readable part</source>
        <translation>aucun dans la partie lisible</translation>
    </message>
    <message>
        <source>none recorded after %1</source>
        <translation>aucune enregistrée après %1</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>illisible</translation>
    </message>
    <message>
        <source>not recorded</source>
        <translation>non enregistré</translation>
    </message>
</context>
<context>
    <name>tickscope::TimelineCommands</name>
    <message>
        <source>Fit timeline</source>
        <translation>Ajuster la frise</translation>
    </message>
    <message>
        <source>Show the whole recording on the timeline</source>
        <translation>Afficher tout l’enregistrement sur la frise</translation>
    </message>
    <message>
        <source>Zoom to range</source>
        <translation>Zoomer sur la plage</translation>
    </message>
    <message>
        <source>Zoom the timeline to the selected range</source>
        <translation>Zoomer la frise sur la plage sélectionnée</translation>
    </message>
    <message>
        <source>Copy range</source>
        <translation>Copier la plage</translation>
    </message>
    <message>
        <source>Copy duration, ticks and event counts of the selected range</source>
        <translation>Copier la durée, les ticks et le nombre d’événements de la plage sélectionnée</translation>
    </message>
    <message>
        <source>Add marker here…</source>
        <translation>Ajouter un marqueur ici…</translation>
    </message>
    <message>
        <source>Rename marker…</source>
        <translation>Renommer le marqueur…</translation>
    </message>
    <message>
        <source>Marker name:</source>
        <translation>Nom du marqueur&#xa0;:</translation>
    </message>
    <message>
        <source>Add marker</source>
        <translation>Ajouter un marqueur</translation>
    </message>
    <message>
        <source>Rename marker</source>
        <translation>Renommer le marqueur</translation>
    </message>
    <message>
        <source>Go to tick %1</source>
        <translation>Aller au tick %1</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Couleur</translation>
    </message>
</context>
<context>
    <name>tickscope::TimelineHint</name>
    <message>
        <source>Choose lanes. In the strip: click to go there, wheel to zoom, middle button to pan,
right button to select a range, double-click to show all.
Drag a marker&apos;s sign to move it. Ctrl snaps to events and markers, Shift moves tick by tick.</source>
        <translation>Choisissez les pistes. Dans la bande&#xa0;: clic pour y aller, molette pour zoomer, bouton du milieu pour déplacer,
bouton droit pour sélectionner une plage, double-clic pour tout afficher.
Faites glisser le signe d’un marqueur pour le déplacer. Ctrl aligne sur les événements et les marqueurs, Maj avance tick par tick.</translation>
    </message>
    <message>
        <source>%1: %2
Drag to reorder the lanes, right-click for more</source>
        <translation>%1&#xa0;: %2
Faites glisser pour réordonner les pistes, clic droit pour plus d’options</translation>
    </message>
</context>
<context>
    <name>tickscope::TimelinePanel</name>
    <message>
        <source>Timeline and playback</source>
        <translation>Frise et lecture</translation>
    </message>
    <message>
        <source>Move lane</source>
        <translation>Déplacement de la piste</translation>
    </message>
    <message>
        <source>Filtered</source>
        <translation>Filtré</translation>
    </message>
    <message>
        <source>chosen event types</source>
        <translation>types d’événements choisis</translation>
    </message>
    <message>
        <source>Lanes and overview show only what the filter of the events shows: %1. Click to clear it.</source>
        <translation>Les pistes et la vue d’ensemble ne montrent que ce que montre le filtre des événements&#xa0;: %1. Cliquez pour l’effacer.</translation>
    </message>
</context>
<context>
    <name>tickscope::TimelineParts</name>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1 to %2: %3</source>
        <translation>%1 à %2&#xa0;: %3</translation>
    </message>
    <message numerus="yes">
        <source>%Ln event(s) in view</source>
        <translation>
            <numerusform>%Ln événement visible</numerusform>
            <numerusform>%Ln événements visibles</numerusform>
        </translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Marqueurs</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Damaged places</source>
        <translation>Endroits endommagés</translation>
    </message>
    <message>
        <source>%1 to %2 of %3 in view.</source>
        <translation>Visible&#xa0;: %1 à %2 sur %3.</translation>
    </message>
</context>
<context>
    <name>tickscope::TimelineView</name>
    <message>
        <source>Timeline</source>
        <translation>Frise</translation>
    </message>
    <message>
        <source>Up and Down choose a lane, Enter opens its menu, Alt and the arrow keys pan and zoom, the menu key shows more.</source>
        <translation>Haut et Bas choisissent une piste, Entrée ouvre son menu, Alt et les touches fléchées déplacent et zooment, la touche Menu en montre plus.</translation>
    </message>
    <message>
        <source>%1 Range %2.</source>
        <translation>%1 Plage %2.</translation>
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
        <translation>%1, heure locale de l’auteur</translation>
    </message>
    <message>
        <source>%1, time zone unknown</source>
        <translation>%1, fuseau horaire inconnu</translation>
    </message>
    <message>
        <source>%1 recorder’s time</source>
        <translation>%1, heure de l’auteur</translation>
    </message>
</context>
<context>
    <name>tickscope::TrackLayers</name>
    <message>
        <source>Trails</source>
        <translation>Tracés</translation>
    </message>
    <message>
        <source>No trails</source>
        <translation>Aucun tracé</translation>
    </message>
    <message>
        <source>Show no trails</source>
        <translation>N’afficher aucun tracé</translation>
    </message>
    <message>
        <source>10-second trails</source>
        <translation>Tracés de 10 secondes</translation>
    </message>
    <message>
        <source>Show where everyone came from, coloured by speed; click to go there</source>
        <translation>Montrer d’où vient chaque joueur, coloré selon la vitesse&#xa0;; cliquez pour y aller</translation>
    </message>
    <message>
        <source>Full path</source>
        <translation>Parcours complet</translation>
    </message>
    <message>
        <source>Show the full path of the selected player, coloured by speed; click to go there</source>
        <translation>Montrer le parcours complet du joueur sélectionné, coloré selon la vitesse&#xa0;; cliquez pour y aller</translation>
    </message>
    <message>
        <source>Heat map</source>
        <translation>Carte de chaleur</translation>
    </message>
    <message>
        <source>No heat map</source>
        <translation>Aucune carte de chaleur</translation>
    </message>
    <message>
        <source>Show no heat map</source>
        <translation>N’afficher aucune carte de chaleur</translation>
    </message>
    <message>
        <source>Heat map of the selected player</source>
        <translation>Carte de chaleur du joueur sélectionné</translation>
    </message>
    <message>
        <source>Show where the selected player spent time, in the range or the whole recording</source>
        <translation>Montrer où le joueur sélectionné a passé du temps, dans la plage ou dans tout l’enregistrement</translation>
    </message>
    <message>
        <source>Heat map of all players</source>
        <translation>Carte de chaleur de tous les joueurs</translation>
    </message>
    <message>
        <source>Show where players spent time, in the range or the whole recording</source>
        <translation>Montrer où les joueurs ont passé du temps, dans la plage ou dans tout l’enregistrement</translation>
    </message>
    <message>
        <source>%1 and more</source>
        <translation>%1 et plus</translation>
    </message>
    <message>
        <source>Time spent: selected player</source>
        <translation>Temps passé&#xa0;: joueur sélectionné</translation>
    </message>
    <message>
        <source>Time spent: all players</source>
        <translation>Temps passé&#xa0;: tous les joueurs</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 s and more</source>
        <translation>%1 s et plus</translation>
    </message>
    <message>
        <source>Speed (%1)</source>
        <translation>Vitesse (%1)</translation>
    </message>
</context>
<context>
    <name>tickscope::ValueText</name>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message numerus="yes">
        <source>%1 byte(s)</source>
        <translation>
            <numerusform>%1 octet</numerusform>
            <numerusform>%1 octets</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tickscope::VerdictForm</name>
    <message>
        <source>Overall</source>
        <translation>Ensemble</translation>
    </message>
    <message>
        <source>The verdict on the whole case</source>
        <translation>Le verdict sur l’ensemble du dossier</translation>
    </message>
    <message>
        <source>Not decided</source>
        <translation>Non décidé</translation>
    </message>
    <message>
        <source>Reason for the decision</source>
        <translation>Motif de la décision</translation>
    </message>
    <message>
        <source>Why you decided this</source>
        <translation>Pourquoi vous avez décidé ainsi</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Issue</translation>
    </message>
    <message>
        <source>The final result</source>
        <translation>Le résultat final</translation>
    </message>
    <message>
        <source>Settle</source>
        <translation>Trancher</translation>
    </message>
    <message>
        <source>Decide a case on which reviewers disagree; on a server, leads only</source>
        <translation>Trancher un dossier sur lequel les examinateurs sont en désaccord&#xa0;; sur un serveur, réservé aux responsables</translation>
    </message>
    <message>
        <source>Decided: %1</source>
        <translation>Décidé&#xa0;: %1</translation>
    </message>
    <message>
        <source>The reviewers disagree; a lead has to settle it.</source>
        <translation>Les examinateurs sont en désaccord&#xa0;; un responsable doit trancher.</translation>
    </message>
    <message>
        <source>You have decided. All verdicts are shown once everyone has.</source>
        <translation>Vous avez décidé. Tous les verdicts s’afficheront quand chacun se sera prononcé.</translation>
    </message>
    <message>
        <source>Only the assignee gives a verdict. &lt;a href=&apos;me&apos;&gt;Assign the case to me&lt;/a&gt;</source>
        <translation>Seule la personne assignée rend un verdict. &lt;a href=&apos;me&apos;&gt;M’assigner le dossier&lt;/a&gt;</translation>
    </message>
    <message>
        <source>You see the other verdict once you have decided.</source>
        <translation>Vous verrez l’autre verdict après avoir rendu le vôtre.</translation>
    </message>
    <message>
        <source>You see the other verdict once you have decided. In a case file this is not enforced: other programs could show it.</source>
        <translation>Vous verrez l’autre verdict après avoir rendu le vôtre. Dans un fichier de dossiers, rien ne l’impose&#xa0;: d’autres programmes pourraient le montrer.</translation>
    </message>
    <message>
        <source>Decide…</source>
        <translation>Décider…</translation>
    </message>
    <message>
        <source>Withdraw verdict</source>
        <translation>Retirer le verdict</translation>
    </message>
    <message>
        <source>Change your verdict and decide again; the history will say so</source>
        <translation>Modifier votre verdict et trancher de nouveau&#x202f;; l’historique le dira</translation>
    </message>
    <message>
        <source>Look at the verdict once more, then give it</source>
        <translation>Relire le verdict, puis le rendre</translation>
    </message>
    <message>
        <source>To decide, check at least one aspect.</source>
        <translation>Pour décider, cochez au moins un aspect.</translation>
    </message>
    <message>
        <source>To decide, choose the overall verdict.</source>
        <translation>Pour décider, choisissez le verdict d’ensemble.</translation>
    </message>
    <message>
        <source>Your first entry assigns the case to you.</source>
        <translation>Votre première saisie vous attribue le dossier.</translation>
    </message>
    <message>
        <source>The case is assigned to you.</source>
        <translation>Le dossier vous est attribué.</translation>
    </message>
    <message>
        <source>To decide, give a reason.</source>
        <translation>Pour décider, donnez une raison.</translation>
    </message>
    <message>
        <source>Reason for the overall verdict; optional where an aspect has one</source>
        <translation>Motif du verdict d’ensemble&#xa0;; facultatif si un aspect en a un</translation>
    </message>
    <message>
        <source>Change verdict</source>
        <translation>Modifier le verdict</translation>
    </message>
    <message>
        <source>The verdict accuses, but all that you checked is clean.</source>
        <translation>Le verdict accuse, mais il n’y a rien à signaler dans ce que vous avez vérifié.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s) were added after the verdict.</source>
        <translation>
            <numerusform>%Ln note a été ajoutée après le verdict.</numerusform>
            <numerusform>%Ln notes ont été ajoutées après le verdict.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tickscope::VerdictTable</name>
    <message>
        <source>Verdicts side by side</source>
        <translation>Verdicts côte à côte</translation>
    </message>
    <message>
        <source>Overall</source>
        <translation>Ensemble</translation>
    </message>
    <message>
        <source>Notes: %1</source>
        <translation>Notes&#xa0;: %1</translation>
    </message>
    <message>
        <source>Not checked</source>
        <translation>Non vérifié</translation>
    </message>
</context>
<context>
    <name>tickscope::VideoCommands</name>
    <message>
        <source>Save video…</source>
        <translation>Enregistrer une vidéo…</translation>
    </message>
    <message>
        <source>Save a video of the world as a file</source>
        <translation>Enregistrer une vidéo du monde dans un fichier</translation>
    </message>
</context>
<context>
    <name>tickscope::VideoDialog</name>
    <message>
        <source>Save video</source>
        <translation>Enregistrer la vidéo</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Enregistrer…</translation>
    </message>
    <message>
        <source>Show names, chat and clock</source>
        <translation>Afficher les noms, le chat et l’horloge</translation>
    </message>
    <message>
        <source>Follow %1</source>
        <translation>Suivre %1</translation>
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
        <translation>GIF animé</translation>
    </message>
    <message>
        <source>MKV, lossless</source>
        <translation>MKV, sans perte</translation>
    </message>
    <message>
        <source>PNG pictures</source>
        <translation>Images PNG</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>as in the window</source>
        <translation>comme dans la fenêtre</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Frames per second</source>
        <translation>Images par seconde</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln frame(s)</source>
        <translation>
            <numerusform>%Ln image</numerusform>
            <numerusform>%Ln images</numerusform>
        </translation>
    </message>
    <message>
        <source>Videos need the program ffmpeg. Install the package ffmpeg, or save PNG pictures.</source>
        <translation>Les vidéos ont besoin du programme ffmpeg. Installez le paquet ffmpeg, ou enregistrez des images PNG.</translation>
    </message>
    <message>
        <source>Show ghosts</source>
        <translation>Afficher les fantômes</translation>
    </message>
    <message>
        <source>Show a line with file name, time, tick and SHA-256</source>
        <translation>Afficher une ligne avec nom de fichier, temps, tick et SHA-256</translation>
    </message>
</context>
<context>
    <name>tickscope::WelcomePage</name>
    <message>
        <source>… or drop a file anywhere on this window.</source>
        <translation>… ou déposez un fichier n’importe où dans cette fenêtre.</translation>
    </message>
    <message>
        <source>Tickscope</source>
        <translation>Tickscope</translation>
    </message>
    <message>
        <source>Watch recorded games forwards and backwards, tick by tick.</source>
        <translation>Regardez des parties enregistrées en avant et en arrière, tick par tick.</translation>
    </message>
    <message>
        <source>Open recording…</source>
        <translation>Ouvrir un enregistrement…</translation>
    </message>
    <message>
        <source>Open a recording  (%1)</source>
        <translation>Ouvrir un enregistrement  (%1)</translation>
    </message>
    <message>
        <source>Open sample</source>
        <translation>Ouvrir l’exemple</translation>
    </message>
    <message>
        <source>Short sample recording</source>
        <translation>Court enregistrement d’exemple</translation>
    </message>
    <message>
        <source>Your recordings</source>
        <translation>Vos enregistrements</translation>
    </message>
    <message>
        <source>Add a folder to find its recordings by name, map, player and chat. They stay where they are.</source>
        <translation>Ajoutez un répertoire pour retrouver ses enregistrements par nom, carte, joueur et discussion. Ils restent où ils sont.</translation>
    </message>
    <message>
        <source>Add folder…</source>
        <translation>Ajouter un répertoire…</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>Ajouter %1</translation>
    </message>
</context>
<context>
    <name>tickscope::WindowBundle</name>
    <message>
        <source>Create evidence bundle…</source>
        <translation>Créer un dossier de preuves…</translation>
    </message>
    <message>
        <source>Write the case with pictures, events, inputs and verdicts to a folder for others</source>
        <translation>Écrire le dossier avec images, événements, commandes et verdicts dans un répertoire destiné à d’autres personnes</translation>
    </message>
    <message>
        <source>The evidence bundle could not be created.</source>
        <translation>Impossible de créer le dossier de preuves.</translation>
    </message>
    <message>
        <source>Creating the evidence bundle… %1%</source>
        <translation>Création du dossier de preuves… %1&#xa0;%</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Evidence bundle written to %1.</source>
        <translation>Dossier de preuves écrit dans %1.</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Ouvrir le répertoire</translation>
    </message>
    <message>
        <source>Without figures of %1: accused by name only. Choose the player on the case&apos;s Report page first.</source>
        <translation>Sans les chiffres de %1&#xa0;: accusé par son nom seulement. Choisissez d’abord le joueur sur la page Signalement du dossier.</translation>
    </message>
    <message>
        <source>Not decided yet: no verdict will be in it.</source>
        <translation>Pas encore décidé&#xa0;: aucun verdict n’y figurera.</translation>
    </message>
</context>
<context>
    <name>tickscope::WindowCases</name>
    <message numerus="yes">
        <source>%Ln change(s) to cases could not be saved yet.</source>
        <translation>
            <numerusform>%Ln modification de dossiers n’a pas encore pu être enregistrée.</numerusform>
            <numerusform>%Ln modifications de dossiers n’ont pas encore pu être enregistrées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Case queue</source>
        <translation>File des dossiers</translation>
    </message>
    <message>
        <source>Show all cases; take the next one, import reports</source>
        <translation>Afficher tous les dossiers&#xa0;; prendre le suivant, importer des signalements</translation>
    </message>
    <message>
        <source>Review settings…</source>
        <translation>Préférences d’examen…</translation>
    </message>
    <message>
        <source>Choose the case store, your name and recording folders</source>
        <translation>Choisir le dépôt des dossiers, votre nom et les répertoires d’enregistrements</translation>
    </message>
    <message>
        <source>%1 names no recording. Open the one it is about, then choose Review ▸ Add recording to case.</source>
        <translation>%1 ne désigne aucun enregistrement. Ouvrez celui qui est concerné, puis choisissez Examen ▸ Ajouter l’enregistrement au dossier.</translation>
    </message>
    <message>
        <source>The recording of %1 was not found among recent files and recording folders: %2</source>
        <translation>L’enregistrement de %1 est introuvable parmi les fichiers récents et les répertoires d’enregistrements&#xa0;: %2</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Tickscope</source>
        <translation>Tickscope</translation>
    </message>
    <message>
        <source>They will be lost when the last window closes.</source>
        <translation>Elles seront perdues à la fermeture de la dernière fenêtre.</translation>
    </message>
    <message>
        <source>Close and discard</source>
        <translation>Fermer et abandonner</translation>
    </message>
    <message>
        <source>There is no system keyring to keep the password, so Tickscope asks for it each time.</source>
        <translation>Aucun trousseau système ne peut conserver le mot de passe&#xa0;; Tickscope le demande donc à chaque fois.</translation>
    </message>
    <message>
        <source>Erase a person…</source>
        <translation>Effacer une personne…</translation>
    </message>
    <message>
        <source>Remove a person&apos;s data from all cases for good</source>
        <translation>Retirer définitivement de tous les dossiers les données d’une personne</translation>
    </message>
    <message>
        <source>This person&apos;s data was erased from all cases.</source>
        <translation>Les données de cette personne ont été effacées de tous les dossiers.</translation>
    </message>
    <message>
        <source>Enter password…</source>
        <translation>Saisir le mot de passe…</translation>
    </message>
    <message>
        <source>New about this recording: %1</source>
        <translation>Nouveau sur cet enregistrement&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>There are %Ln new case(s) about this recording.</source>
        <translation>
            <numerusform>Il y a %Ln nouveau dossier sur cet enregistrement.</numerusform>
            <numerusform>Il y a %Ln nouveaux dossiers sur cet enregistrement.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show case</source>
        <translation>Afficher le dossier</translation>
    </message>
    <message>
        <source>Add note</source>
        <translation>Ajouter une note</translation>
    </message>
    <message>
        <source>Which case is the note for?</source>
        <translation>Pour quel dossier est la note&#x202f;?</translation>
    </message>
    <message>
        <source>New case</source>
        <translation>Nouveau dossier</translation>
    </message>
    <message>
        <source>No case, a marker only</source>
        <translation>Aucun dossier, seulement un marqueur</translation>
    </message>
    <message>
        <source>Paste report…</source>
        <translation>Coller un signalement…</translation>
    </message>
    <message>
        <source>File the report on the clipboard as a new case</source>
        <translation>Enregistrer le signalement du presse-papiers comme nouveau dossier</translation>
    </message>
    <message>
        <source>A player</source>
        <translation>Un joueur</translation>
    </message>
    <message>
        <source>%1 reported in the game: %2</source>
        <translation>%1 a signalé en jeu&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 reported %2 in the game: %3</source>
        <translation>%1 a signalé %2 en jeu&#xa0;: %3</translation>
    </message>
    <message>
        <source>Add case</source>
        <translation>Ajouter un dossier</translation>
    </message>
    <message>
        <source>No case mentions “%1”; nothing was erased.</source>
        <translation>Aucun dossier ne mentionne «&#xa0;%1&#xa0;»&#xa0;; rien n’a été effacé.</translation>
    </message>
    <message>
        <source>Texts may still have their other names: %1</source>
        <translation>Des textes peuvent encore contenir ses autres noms&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>tickscope::WindowDocks</name>
    <message>
        <source>Timeline</source>
        <translation>Frise</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Événements</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Inspecteur</translation>
    </message>
    <message>
        <source>Info</source>
        <translation>Infos</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Marqueurs</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Dégâts</translation>
    </message>
    <message>
        <source>Input tape</source>
        <translation>Bande des commandes</translation>
    </message>
    <message>
        <source>Plots</source>
        <translation>Graphiques</translation>
    </message>
    <message>
        <source>Entities</source>
        <translation>Entités</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>Dossiers</translation>
    </message>
    <message>
        <source>Facts</source>
        <translation>Faits</translation>
    </message>
    <message>
        <source>Find…</source>
        <translation>Rechercher…</translation>
    </message>
    <message>
        <source>Find in the focused panel, or else in the events</source>
        <translation>Rechercher dans le panneau actif, sinon dans les événements</translation>
    </message>
    <message>
        <source>Reset layout</source>
        <translation>Réinitialiser la disposition</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Panneaux</translation>
    </message>
    <message>
        <source>Show or hide: %1</source>
        <translation>Afficher ou masquer&#xa0;: %1</translation>
    </message>
    <message>
        <source>Case queue</source>
        <translation>File des dossiers</translation>
    </message>
    <message>
        <source>Second view</source>
        <translation>Seconde vue</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>Open, close and place all panels as at first</source>
        <translation>Ouvrir, fermer et placer tous les panneaux comme au début</translation>
    </message>
</context>
<context>
    <name>tickscope::WindowLinks</name>
    <message>
        <source>Copy link to this moment</source>
        <translation>Copier le lien vers cet instant</translation>
    </message>
    <message>
        <source>Copy a link that opens this recording at this moment</source>
        <translation>Copier un lien qui ouvre cet enregistrement à cet instant</translation>
    </message>
    <message>
        <source>Open copied link</source>
        <translation>Ouvrir le lien copié</translation>
    </message>
    <message>
        <source>Go to the moment of the link in the clipboard</source>
        <translation>Aller à l’instant du lien dans le presse-papiers</translation>
    </message>
    <message>
        <source>This is not a link to a moment of a recording.</source>
        <translation>Ce n’est pas un lien vers un instant d’un enregistrement.</translation>
    </message>
    <message>
        <source>This recording was not found among recent files and recording folders: %1</source>
        <translation>Cet enregistrement est introuvable parmi les fichiers récents et les répertoires d’enregistrements&#xa0;: %1</translation>
    </message>
    <message>
        <source>Looking for %1…</source>
        <translation>Recherche de %1…</translation>
    </message>
    <message>
        <source>the recording</source>
        <translation>l’enregistrement</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Open from %1</source>
        <translation>Ouvrir depuis %1</translation>
    </message>
    <message>
        <source>This is another recording than the link means.</source>
        <translation>Ce n’est pas l’enregistrement que le lien désigne.</translation>
    </message>
</context>
<context>
    <name>tickscope::WindowMarkers</name>
    <message numerus="yes">
        <source>%Ln change(s) to your markers could not be saved yet.</source>
        <translation>
            <numerusform>%Ln modification de vos marqueurs n’a pas encore pu être enregistrée.</numerusform>
            <numerusform>%Ln modifications de vos marqueurs n’ont pas encore pu être enregistrées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Import markers…</source>
        <translation>Importer des marqueurs…</translation>
    </message>
    <message>
        <source>Add markers from a JSON or CSV file</source>
        <translation>Ajouter des marqueurs depuis un fichier JSON ou CSV</translation>
    </message>
    <message>
        <source>Export markers…</source>
        <translation>Exporter les marqueurs…</translation>
    </message>
    <message>
        <source>Write your markers to a JSON or CSV file</source>
        <translation>Écrire vos marqueurs dans un fichier JSON ou CSV</translation>
    </message>
    <message>
        <source>Export markers</source>
        <translation>Exporter les marqueurs</translation>
    </message>
    <message>
        <source>JSON (*.json);;CSV (*.csv)</source>
        <translation>JSON (*.json);;CSV (*.csv)</translation>
    </message>
    <message>
        <source>Import markers</source>
        <translation>Importer des marqueurs</translation>
    </message>
    <message>
        <source>Markers (*.json *.csv);;All files (*)</source>
        <translation>Marqueurs (*.json *.csv);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>The markers could not be exported to %1.</source>
        <translation>Impossible d’exporter les marqueurs vers %1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln marker(s) exported to %1.</source>
        <translation>
            <numerusform>%Ln marqueur exporté vers %1.</numerusform>
            <numerusform>%Ln marqueurs exportés vers %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file is too large to be a list of markers.</source>
        <translation>Le fichier est trop volumineux pour être une liste de marqueurs.</translation>
    </message>
    <message>
        <source>The markers of %1 could not be imported.</source>
        <translation>Impossible d’importer les marqueurs de %1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln marker(s) imported.</source>
        <translation>
            <numerusform>%Ln marqueur importé.</numerusform>
            <numerusform>%Ln marqueurs importés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln marker(s) were already there.</source>
        <translation>
            <numerusform>%Ln marqueur était déjà présent.</numerusform>
            <numerusform>%Ln marqueurs étaient déjà présents.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln marker(s) are outside this recording.</source>
        <translation>
            <numerusform>%Ln marqueur se trouve hors de cet enregistrement.</numerusform>
            <numerusform>%Ln marqueurs se trouvent hors de cet enregistrement.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln marker(s) could not be read.</source>
        <translation>
            <numerusform>%Ln marqueur n’a pas pu être lu.</numerusform>
            <numerusform>%Ln marqueurs n’ont pas pu être lus.</numerusform>
        </translation>
    </message>
    <message>
        <source>They were written for another recording (%1).</source>
        <translation>Ils ont été écrits pour un autre enregistrement (%1).</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Your markers cannot be read from disk.</source>
        <translation>Impossible de lire vos marqueurs sur le disque.</translation>
    </message>
    <message>
        <source>Your markers can be viewed but not changed: their file is read-only.</source>
        <translation>Vos marqueurs peuvent être consultés, mais pas modifiés&#xa0;: leur fichier est en lecture seule.</translation>
    </message>
    <message>
        <source>Your markers were written by a newer version of Tickscope; this version leaves them unchanged.</source>
        <translation>Vos marqueurs ont été écrits par une version plus récente de Tickscope&#xa0;; cette version n’y touche pas.</translation>
    </message>
    <message>
        <source>The file with your markers is damaged. It was moved to %1 and a new one was created.</source>
        <translation>Le fichier de vos marqueurs est endommagé. Il a été déplacé vers %1 et un nouveau a été créé.</translation>
    </message>
    <message>
        <source>Tickscope</source>
        <translation>Tickscope</translation>
    </message>
    <message>
        <source>They will be lost when the window closes. Export the markers to keep them.</source>
        <translation>Elles seront perdues à la fermeture de la fenêtre. Exportez les marqueurs pour les conserver.</translation>
    </message>
    <message>
        <source>Close and discard</source>
        <translation>Fermer et abandonner</translation>
    </message>
    <message>
        <source>The first is in line %1.</source>
        <translation>Le premier est à la ligne %1.</translation>
    </message>
</context>
<context>
    <name>tickscope::WindowTogether</name>
    <message>
        <source>Watch together…</source>
        <translation>Regarder ensemble…</translation>
    </message>
    <message>
        <source>Lead others through a recording, or follow</source>
        <translation>Guider d’autres dans un enregistrement, ou les suivre</translation>
    </message>
    <message>
        <source>Back to the leader</source>
        <translation>Revenir au meneur</translation>
    </message>
    <message>
        <source>Show again what the leader shows</source>
        <translation>Montrer à nouveau ce que montre le meneur</translation>
    </message>
    <message>
        <source>Back to %1</source>
        <translation>Revenir à %1</translation>
    </message>
    <message>
        <source>the leader</source>
        <translation>le meneur</translation>
    </message>
    <message>
        <source>The session has ended.</source>
        <translation>La session est terminée.</translation>
    </message>
    <message>
        <source>%1 asks for the lead.</source>
        <translation>%1 demande à mener.</translation>
    </message>
    <message>
        <source>Hand over</source>
        <translation>Passer la main</translation>
    </message>
    <message>
        <source>You are looking elsewhere than %1.</source>
        <translation>Vous regardez autre chose que %1.</translation>
    </message>
    <message>
        <source>Looking for %1…</source>
        <translation>Recherche de %1…</translation>
    </message>
    <message>
        <source>%1 shows %2, which is not here. As soon as it is open, you follow.</source>
        <translation>%1 montre %2, qui n’est pas ici. Dès qu’il sera ouvert, vous suivrez.</translation>
    </message>
    <message>
        <source>Note for all…</source>
        <translation>Note pour tous…</translation>
    </message>
    <message>
        <source>Write a note that all who watch together see</source>
        <translation>Écrire une note que voient tous ceux qui regardent ensemble</translation>
    </message>
    <message>
        <source>%1 shows %2, which is not here, but on %3.</source>
        <translation>%1 montre %2, qui n’est pas ici, mais sur %3.</translation>
    </message>
    <message>
        <source>Open it from there</source>
        <translation>L’ouvrir de là</translation>
    </message>
    <message>
        <source>This recording is not there for: %1</source>
        <translation>Cet enregistrement manque chez&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>tickscope::WorldLevels</name>
    <message>
        <source>View from</source>
        <translation>Point de vue</translation>
    </message>
    <message>
        <source>From above</source>
        <translation>De dessus</translation>
    </message>
    <message>
        <source>Show the world from above</source>
        <translation>Montrer le monde de dessus</translation>
    </message>
    <message>
        <source>From the front</source>
        <translation>De face</translation>
    </message>
    <message>
        <source>Show the world from the front, heights upwards</source>
        <translation>Montrer le monde de face, la hauteur vers le haut</translation>
    </message>
    <message>
        <source>From the side</source>
        <translation>De côté</translation>
    </message>
    <message>
        <source>Show the world from the right, heights upwards</source>
        <translation>Montrer le monde depuis la droite, la hauteur vers le haut</translation>
    </message>
</context>
<context>
    <name>tickscope::WorldNotes</name>
    <message>
        <source>No recording is open</source>
        <translation>Aucun enregistrement n’est ouvert</translation>
    </message>
    <message>
        <source>Opening %1…</source>
        <translation>Ouverture de %1…</translation>
    </message>
    <message>
        <source>This recording cannot be displayed</source>
        <translation>Cet enregistrement ne peut pas être affiché</translation>
    </message>
    <message>
        <source>Waiting for the server…</source>
        <translation>En attente du serveur…</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Chargement…</translation>
    </message>
    <message>
        <source>The server did not deliver this part</source>
        <translation>Le serveur n’a pas fourni cette partie</translation>
    </message>
    <message>
        <source>Damaged here: shown as far as it is readable</source>
        <translation>Endommagé ici&#xa0;: affiché dans la mesure où c’est lisible</translation>
    </message>
    <message>
        <source>Damaged: nothing is readable here</source>
        <translation>Endommagé&#xa0;: rien n’est lisible ici</translation>
    </message>
    <message>
        <source>Reading player paths…</source>
        <translation>Lecture des parcours des joueurs…</translation>
    </message>
    <message>
        <source>No one is in the world now</source>
        <translation>Personne n’est dans le monde en ce moment</translation>
    </message>
    <message>
        <source>This part could not be read</source>
        <translation>Cette partie n’a pas pu être lue</translation>
    </message>
    <message>
        <source>No one is in sight of the recording player now</source>
        <translation>Personne n’est en vue de l’auteur de l’enregistrement</translation>
    </message>
</context>
<context>
    <name>tickscope::WorldOverlays</name>
    <message>
        <source>Show entities</source>
        <translation>Afficher les entités</translation>
    </message>
    <message>
        <source>Overlay what the map&apos;s tiles do to players</source>
        <translation>Superposer l’effet des tuiles de la carte sur les joueurs</translation>
    </message>
    <message>
        <source>Mini-map</source>
        <translation>Mini-carte</translation>
    </message>
    <message>
        <source>Show the whole map in a corner while only part of it is in view</source>
        <translation>Montrer toute la carte dans un coin quand seule une partie est visible</translation>
    </message>
    <message>
        <source>Chat, kills and clock</source>
        <translation>Discussion, éliminations et horloge</translation>
    </message>
    <message>
        <source>Overlay chat, kills and the clock</source>
        <translation>Superposer la discussion, les éliminations et l’horloge</translation>
    </message>
    <message>
        <source>Scoreboard</source>
        <translation>Tableau des scores</translation>
    </message>
    <message>
        <source>Overlay the players and their scores</source>
        <translation>Superposer les joueurs et leurs scores</translation>
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
        <translation>dernière position connue</translation>
    </message>
    <message>
        <source>health %1</source>
        <translation>santé %1</translation>
    </message>
    <message>
        <source>armor %1</source>
        <translation>armure %1</translation>
    </message>
    <message>
        <source>team %1</source>
        <translation>équipe %1</translation>
    </message>
    <message>
        <source>frozen</source>
        <translation>gelé</translation>
    </message>
    <message>
        <source>hook out</source>
        <translation>grappin lancé</translation>
    </message>
    <message>
        <source>away or paused</source>
        <translation>absent ou en pause</translation>
    </message>
    <message>
        <source>typing</source>
        <translation>en train d’écrire</translation>
    </message>
    <message>
        <source>made this recording</source>
        <translation>auteur de cet enregistrement</translation>
    </message>
    <message>
        <source>followed</source>
        <translation>suivi</translation>
    </message>
    <message>
        <source>outside the picture</source>
        <translation>hors de l’image</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Mini-map</source>
        <translation>Mini-carte</translation>
    </message>
    <message>
        <source>The whole world, with a frame around the visible part; its centre is at x %1, y %2. Press to see all of it.</source>
        <translation>Le monde entier, avec un cadre autour de la partie visible&#xa0;; son centre est en x %1, y %2. Appuyez pour tout voir.</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Discussion</translation>
    </message>
    <message>
        <source>Kills</source>
        <translation>Éliminations</translation>
    </message>
</context>
<context>
    <name>tickscope::WorldTips</name>
    <message>
        <source>%1 at %2
Click to go there</source>
        <translation>%1 à %2
Cliquez pour y aller</translation>
    </message>
    <message>
        <source>recorded</source>
        <translation>enregistré</translation>
    </message>
    <message>
        <source>predicted from the last recorded state</source>
        <translation>prédit à partir du dernier état enregistré</translation>
    </message>
    <message>
        <source>between two recorded ticks</source>
        <translation>entre deux ticks enregistrés</translation>
    </message>
    <message>
        <source>%1
x %2, y %3, z %4: %5</source>
        <translation>%1
x %2, y %3, z %4&#xa0;: %5</translation>
    </message>
    <message>
        <source>%1
x %2, y %3: %4</source>
        <translation>%1
x %2, y %3&#xa0;: %4</translation>
    </message>
    <message>
        <source>made this recording</source>
        <translation>auteur de cet enregistrement</translation>
    </message>
    <message>
        <source>frozen</source>
        <translation>gelé</translation>
    </message>
</context>
<context>
    <name>tickscope::WorldView</name>
    <message>
        <source>last known position</source>
        <translation>dernière position connue</translation>
    </message>
    <message>
        <source>World</source>
        <translation>Monde</translation>
    </message>
    <message>
        <source>The world at the playhead. Alt and the arrow keys move the view, plus and minus zoom, the menu key shows more.</source>
        <translation>Le monde à la tête de lecture. Alt et les touches fléchées déplacent la vue, plus et moins zooment, la touche Menu en montre plus.</translation>
    </message>
    <message>
        <source>Follow player under pointer</source>
        <translation>Suivre le joueur sous le pointeur</translation>
    </message>
    <message>
        <source>Select and follow the player under the mouse pointer</source>
        <translation>Sélectionner et suivre le joueur sous le pointeur de la souris</translation>
    </message>
    <message>
        <source>Mini-map: click or drag to look there</source>
        <translation>Mini-carte&#xa0;: cliquez ou faites glisser pour y regarder</translation>
    </message>
    <message>
        <source>View from</source>
        <translation>Point de vue</translation>
    </message>
    <message>
        <source>Race %1. %2</source>
        <translation>Course %1. %2</translation>
    </message>
    <message>
        <source>Second view</source>
        <translation>Seconde vue</translation>
    </message>
</context>
<context>
    <name>tickscope::together::BrokerDialog</name>
    <message>
        <source>&amp;Save accounts and rules…</source>
        <translation>&amp;Enregistrer comptes et règles…</translation>
    </message>
    <message>
        <source>S&amp;tart</source>
        <translation>&amp;Démarrer</translation>
    </message>
    <message>
        <source>Watch together on another broker</source>
        <translation>Regarder ensemble par un autre broker</translation>
    </message>
    <message>
        <source>Save accounts and rules</source>
        <translation>Enregistrer comptes et règles</translation>
    </message>
    <message>
        <source>Empty: one that systems trust</source>
        <translation>Vide&#xa0;: un certificat reconnu par les systèmes</translation>
    </message>
    <message>
        <source>SHA-256 fingerprint of the broker&apos;s certificate, or of the authority&apos;s that signed it, if the broker sends both</source>
        <translation>Empreinte SHA-256 du certificat du broker, ou de l’autorité qui l’a signé si le broker envoie les deux</translation>
    </message>
    <message>
        <source>&amp;From file…</source>
        <translation>Depuis un &amp;fichier…</translation>
    </message>
    <message>
        <source>Certificate of the broker or of its authority</source>
        <translation>Certificat du broker ou de son autorité</translation>
    </message>
    <message>
        <source>Keep it to yourself: it begins the session again and gives all other links</source>
        <translation>Gardez-le pour vous&#xa0;: il recommence la session et donne tous les autres liens</translation>
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
        <translation>Ce&amp;rtificat</translation>
    </message>
    <message>
        <source>Host&apos;s &amp;link</source>
        <translation>&amp;Lien de l’hôte</translation>
    </message>
    <message>
        <source>First give the broker the accounts and rules of this session. Without rules anybody with a link can lead.</source>
        <translation>Donnez d’abord au broker les comptes et les règles de cette session. Sans règles, toute personne ayant un lien peut mener.</translation>
    </message>
    <message>
        <source>A SHA-256 fingerprint has 64 digits, 0 to 9 and A to F.</source>
        <translation>Une empreinte SHA-256 a 64 chiffres, de 0 à 9 et de A à F.</translation>
    </message>
    <message>
        <source>There is no certificate in %1.</source>
        <translation>%1 ne contient pas de certificat.</translation>
    </message>
    <message>
        <source>Saved in %1. For Mosquitto, name tickscope.passwords by password_file and tickscope.rules by acl_file.</source>
        <translation>Enregistré dans %1. Pour Mosquitto, indiquez tickscope.passwords comme password_file et tickscope.rules comme acl_file.</translation>
    </message>
    <message>
        <source>The files could not be saved in %1.</source>
        <translation>Les fichiers n’ont pas pu être enregistrés dans %1.</translation>
    </message>
</context>
<context>
    <name>tickscope::together::OwnBroker</name>
    <message>
        <source>To start a session here, install Mosquitto (the package mosquitto).</source>
        <translation>Pour démarrer une session ici, installez Mosquitto (le paquet mosquitto).</translation>
    </message>
    <message>
        <source>The session could not be prepared on this machine.</source>
        <translation>La session n’a pas pu être préparée sur cette machine.</translation>
    </message>
</context>
<context>
    <name>tickscope::together::Together</name>
    <message>
        <source>The host cannot be reached; trying again.</source>
        <translation>L’hôte est injoignable&#x202f;; nouvel essai en cours.</translation>
    </message>
    <message>
        <source>The host&apos;s connection is not encrypted, so nothing was sent to it.</source>
        <translation>La connexion de l’hôte n’est pas chiffrée, rien ne lui a donc été envoyé.</translation>
    </message>
    <message>
        <source>The certificate of the host is not the one in the link.</source>
        <translation>Le certificat de l’hôte n’est pas celui du lien.</translation>
    </message>
    <message>
        <source>The host refused the link: its session is over, or the link is incomplete.</source>
        <translation>L’hôte a refusé le lien&#xa0;: sa session est finie, ou le lien est incomplet.</translation>
    </message>
    <message>
        <source>Mosquitto does not run on this machine: %1</source>
        <translation>Mosquitto ne fonctionne pas sur cette machine&#xa0;: %1</translation>
    </message>
    <message>
        <source>Somebody</source>
        <translation>Quelqu’un</translation>
    </message>
    <message>
        <source>%1, port %2</source>
        <translation>%1, port %2</translation>
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
        <translation>Regarder ensemble</translation>
    </message>
    <message>
        <source>Paste the link that you were sent</source>
        <translation>Collez le lien que vous avez reçu</translation>
    </message>
    <message>
        <source>&amp;Join</source>
        <translation>Re&amp;joindre</translation>
    </message>
    <message>
        <source>The address of this machine that stands in the links</source>
        <translation>L’adresse de cette machine qui figure dans les liens</translation>
    </message>
    <message>
        <source>&amp;Start here</source>
        <translation>&amp;Démarrer ici</translation>
    </message>
    <message>
        <source>Runs on this machine until you end the session. Others must be able to reach this address.</source>
        <translation>Tourne sur cette machine jusqu’à la fin de la session. Les autres doivent pouvoir joindre cette adresse.</translation>
    </message>
    <message>
        <source>To start a session here, install Mosquitto (the package mosquitto).</source>
        <translation>Pour démarrer une session ici, installez Mosquitto (le paquet mosquitto).</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>Votre &amp;nom</translation>
    </message>
    <message>
        <source>&amp;Link</source>
        <translation>&amp;Lien</translation>
    </message>
    <message>
        <source>&amp;This machine</source>
        <translation>Cette &amp;machine</translation>
    </message>
    <message>
        <source>Who is here</source>
        <translation>Qui est là</translation>
    </message>
    <message>
        <source>Copy link to &amp;lead</source>
        <translation>Copier le lien pour &amp;mener</translation>
    </message>
    <message>
        <source>For one person, who may lead, too; copy another one for the next</source>
        <translation>Pour une personne, qui pourra aussi mener&#x202f;; copiez-en un autre pour la suivante</translation>
    </message>
    <message>
        <source>Copy link to &amp;follow</source>
        <translation>Copier le lien pour &amp;suivre</translation>
    </message>
    <message>
        <source>For all who only watch</source>
        <translation>Pour tous ceux qui ne font que regarder</translation>
    </message>
    <message>
        <source>Link to lead copied, for one person.</source>
        <translation>Lien pour mener copié, pour une personne.</translation>
    </message>
    <message>
        <source>Link to follow copied.</source>
        <translation>Lien pour suivre copié.</translation>
    </message>
    <message>
        <source>&amp;Hand over the lead</source>
        <translation>&amp;Passer la main</translation>
    </message>
    <message>
        <source>The session has ended.</source>
        <translation>La session est terminée.</translation>
    </message>
    <message>
        <source>This is not a link to a session, or a part of it is missing.</source>
        <translation>Ce n’est pas un lien vers une session, ou il en manque une partie.</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>Connexion…</translation>
    </message>
    <message>
        <source>You lead</source>
        <translation>Vous menez</translation>
    </message>
    <message>
        <source>Nobody leads yet</source>
        <translation>Personne ne mène encore</translation>
    </message>
    <message>
        <source>%1 leads</source>
        <translation>%1 mène</translation>
    </message>
    <message>
        <source>&amp;Back to %1</source>
        <translation>&amp;Revenir à %1</translation>
    </message>
    <message>
        <source>&amp;Take the lead</source>
        <translation>&amp;Prendre la main</translation>
    </message>
    <message>
        <source>&amp;Do not ask any more</source>
        <translation>&amp;Ne plus demander</translation>
    </message>
    <message>
        <source>&amp;Ask for the lead</source>
        <translation>&amp;Demander à diriger</translation>
    </message>
    <message>
        <source>To the person chosen in the list, who came by a link to lead</source>
        <translation>À la personne choisie dans la liste, venue par un lien pour mener</translation>
    </message>
    <message>
        <source>&amp;End session</source>
        <translation>&amp;Terminer la session</translation>
    </message>
    <message>
        <source>Lea&amp;ve</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>Anybody here can lead: the broker has no access rules.</source>
        <translation>N’importe qui ici peut mener&#xa0;: le broker n’a pas de règles d’accès.</translation>
    </message>
    <message>
        <source>Others must reach this machine at %1.</source>
        <translation>Les autres doivent joindre cette machine à %1.</translation>
    </message>
    <message>
        <source>Others will see this recording as soon as it is read to its end.</source>
        <translation>Les autres verront cet enregistrement dès qu’il sera lu jusqu’au bout.</translation>
    </message>
    <message>
        <source>Your filter is too long to be shared; others keep theirs.</source>
        <translation>Votre filtre est trop long pour être partagé&#x202f;; les autres gardent le leur.</translation>
    </message>
    <message>
        <source>%1 (you)</source>
        <translation>%1 (vous)</translation>
    </message>
    <message>
        <source>%1: leads</source>
        <translation>%1&#xa0;: mène</translation>
    </message>
    <message>
        <source>%1: asks for the lead</source>
        <translation>%1&#xa0;: demande à mener</translation>
    </message>
    <message>
        <source>%1: only watches</source>
        <translation>%1&#xa0;: regarde seulement</translation>
    </message>
    <message>
        <source>On another &amp;broker…</source>
        <translation>Par un autre &amp;broker…</translation>
    </message>
    <message>
        <source>Note for all</source>
        <translation>Note pour tous</translation>
    </message>
    <message>
        <source>Adds a marker of yours at the playhead, which all others see until you delete it or leave</source>
        <translation>Ajoute à la tête de lecture un marqueur à vous, que tous les autres voient jusqu’à ce que vous le supprimiez ou partiez</translation>
    </message>
    <message>
        <source>Enter the name by which others know you.</source>
        <translation>Indiquez le nom sous lequel les autres vous connaissent.</translation>
    </message>
    <message>
        <source>No notes: a case asks for a blind second opinion</source>
        <translation>Pas de notes&#xa0;: un dossier demande un second avis à l’aveugle</translation>
    </message>
    <message>
        <source>Note for all, at this moment</source>
        <translation>Note pour tous, à ce moment</translation>
    </message>
    <message>
        <source>%1: does not have the recording</source>
        <translation>%1&#xa0;: n’a pas l’enregistrement</translation>
    </message>
</context>
<context>
    <name>whatsthis</name>
    <message>
        <source>The world at the playhead. The wheel zooms, dragging moves the picture, a double-click follows a player, a right-click shows more.</source>
        <translation>Le monde à la tête de lecture. La molette zoome, faire glisser déplace l’image, un double-clic suit un joueur, un clic droit en montre plus.</translation>
    </message>
    <message>
        <source>The recording over time: playback buttons, the whole recording as a strip, and the visible stretch with its events.</source>
        <translation>L’enregistrement au fil du temps&#xa0;: boutons de lecture, l’enregistrement entier sous forme de bande, et la portion visible avec ses événements.</translation>
    </message>
    <message>
        <source>The visible stretch. Click or drag to go somewhere, zoom with the wheel, select a range with the right button. Each lane shows one type of event.</source>
        <translation>La portion visible. Cliquez ou faites glisser pour aller quelque part, zoomez avec la molette, sélectionnez une plage avec le bouton droit. Chaque piste montre un type d’événement.</translation>
    </message>
    <message>
        <source>The whole recording. The frame is the visible stretch; drag it to look elsewhere.</source>
        <translation>L’enregistrement entier. Le cadre est la portion visible&#xa0;; faites-le glisser pour regarder ailleurs.</translation>
    </message>
    <message>
        <source>Type a time such as 4:07.3 or a tick such as @12365, and press Enter to go there.</source>
        <translation>Saisissez un temps comme 4:07.3 ou un tick comme @12365, puis appuyez sur Entrée pour y aller.</translation>
    </message>
    <message>
        <source>Your recordings. Drop a file here to open it.</source>
        <translation>Vos enregistrements. Déposez un fichier ici pour l’ouvrir.</translation>
    </message>
</context>
<context>
    <name>words</name>
    <message>
        <source>dead</source>
        <translation>mort</translation>
    </message>
    <message>
        <source>bomb</source>
        <translation>bombe</translation>
    </message>
    <message>
        <source>vip</source>
        <translation>VIP</translation>
    </message>
    <message>
        <source>recorded input</source>
        <translation>commande enregistrée</translation>
    </message>
    <message>
        <source>bright field</source>
        <translation>champ lumineux</translation>
    </message>
    <message>
        <source>muzzle flash</source>
        <translation>éclair de bouche</translation>
    </message>
    <message>
        <source>bright light</source>
        <translation>lumière vive</translation>
    </message>
    <message>
        <source>dim light</source>
        <translation>lumière faible</translation>
    </message>
    <message>
        <source>inverse light</source>
        <translation>lumière inversée</translation>
    </message>
    <message>
        <source>no interpolation</source>
        <translation>sans interpolation</translation>
    </message>
    <message>
        <source>light</source>
        <translation>lumière</translation>
    </message>
    <message>
        <source>no draw</source>
        <translation>non dessiné</translation>
    </message>
    <message>
        <source>walk</source>
        <translation>marche</translation>
    </message>
    <message>
        <source>step</source>
        <translation>pas</translation>
    </message>
    <message>
        <source>fly</source>
        <translation>vol</translation>
    </message>
    <message>
        <source>toss</source>
        <translation>lancer</translation>
    </message>
    <message>
        <source>push</source>
        <translation>poussée</translation>
    </message>
    <message>
        <source>noclip</source>
        <translation>noclip</translation>
    </message>
    <message>
        <source>fly missile</source>
        <translation>projectile volant</translation>
    </message>
    <message>
        <source>bounce</source>
        <translation>rebond</translation>
    </message>
    <message>
        <source>follow</source>
        <translation>suivi</translation>
    </message>
    <message>
        <source>not</source>
        <translation>non solide</translation>
    </message>
    <message>
        <source>trigger</source>
        <translation>déclencheur</translation>
    </message>
    <message>
        <source>box</source>
        <translation>boîte</translation>
    </message>
    <message>
        <source>slide box</source>
        <translation>boîte glissante</translation>
    </message>
    <message>
        <source>bsp</source>
        <translation>BSP</translation>
    </message>
    <message>
        <source>client</source>
        <translation>client</translation>
    </message>
    <message>
        <source>on ground</source>
        <translation>au sol</translation>
    </message>
    <message>
        <source>ducking</source>
        <translation>accroupi</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>locked chase</source>
        <translation>poursuite verrouillée</translation>
    </message>
    <message>
        <source>free chase</source>
        <translation>poursuite libre</translation>
    </message>
    <message>
        <source>roaming</source>
        <translation>déplacement libre</translation>
    </message>
    <message>
        <source>in eye</source>
        <translation>vue subjective</translation>
    </message>
    <message>
        <source>free map</source>
        <translation>carte libre</translation>
    </message>
    <message>
        <source>chase map</source>
        <translation>carte de poursuite</translation>
    </message>
    <message>
        <source>attack</source>
        <translation>attaque</translation>
    </message>
    <message>
        <source>jump</source>
        <translation>saut</translation>
    </message>
    <message>
        <source>duck</source>
        <translation>accroupissement</translation>
    </message>
    <message>
        <source>forward</source>
        <translation>avancer</translation>
    </message>
    <message>
        <source>back</source>
        <translation>reculer</translation>
    </message>
    <message>
        <source>use</source>
        <translation>utiliser</translation>
    </message>
    <message>
        <source>cancel</source>
        <translation>annuler</translation>
    </message>
    <message>
        <source>left</source>
        <translation>gauche</translation>
    </message>
    <message>
        <source>right</source>
        <translation>droite</translation>
    </message>
    <message>
        <source>moveleft</source>
        <translation>pas à gauche</translation>
    </message>
    <message>
        <source>moveright</source>
        <translation>pas à droite</translation>
    </message>
    <message>
        <source>attack2</source>
        <translation>attaque secondaire</translation>
    </message>
    <message>
        <source>run</source>
        <translation>course rapide</translation>
    </message>
    <message>
        <source>reload</source>
        <translation>recharger</translation>
    </message>
    <message>
        <source>alt1</source>
        <translation>alternative 1</translation>
    </message>
    <message>
        <source>score</source>
        <translation>score</translation>
    </message>
    <message>
        <source>on fire</source>
        <translation>en feu</translation>
    </message>
    <message>
        <source>sneaking</source>
        <translation>discret</translation>
    </message>
    <message>
        <source>spin attack</source>
        <translation>attaque tournante</translation>
    </message>
    <message>
        <source>sprinting</source>
        <translation>sprint</translation>
    </message>
    <message>
        <source>swimming</source>
        <translation>nage</translation>
    </message>
    <message>
        <source>invisible</source>
        <translation>invisible</translation>
    </message>
    <message>
        <source>glowing</source>
        <translation>lumineux</translation>
    </message>
    <message>
        <source>flying</source>
        <translation>en vol</translation>
    </message>
    <message>
        <source>save</source>
        <translation>sauvegarde</translation>
    </message>
    <message>
        <source>server</source>
        <translation>serveur</translation>
    </message>
    <message>
        <source>store</source>
        <translation>stockage</translation>
    </message>
    <message>
        <source>econ</source>
        <translation>econ</translation>
    </message>
    <message>
        <source>chat</source>
        <translation>discussion</translation>
    </message>
    <message>
        <source>game</source>
        <translation>jeu</translation>
    </message>
    <message>
        <source>non-teehistoric</source>
        <translation>hors teehistorian</translation>
    </message>
    <message>
        <source>config or console</source>
        <translation>configuration ou console</translation>
    </message>
    <message>
        <source>map</source>
        <translation>carte</translation>
    </message>
    <message>
        <source>no game</source>
        <translation>aucun jeu</translation>
    </message>
    <message>
        <source>login</source>
        <translation>connexion</translation>
    </message>
    <message>
        <source>logout</source>
        <translation>déconnexion</translation>
    </message>
    <message>
        <source>direction</source>
        <translation>direction</translation>
    </message>
    <message>
        <source>hook</source>
        <translation>grappin</translation>
    </message>
    <message>
        <source>fire</source>
        <translation>tir</translation>
    </message>
    <message>
        <source>weapon</source>
        <translation>arme</translation>
    </message>
    <message>
        <source>released</source>
        <translation>relâché</translation>
    </message>
    <message>
        <source>pressed</source>
        <translation>enfoncé</translation>
    </message>
    <message>
        <source>server-recorded, takes effect next tick</source>
        <translation>enregistré par le serveur, prend effet au tick suivant</translation>
    </message>
    <message>
        <source>world</source>
        <translation>monde</translation>
    </message>
    <message>
        <source>recorded before DDNet 15.3: inputs stand where they arrived</source>
        <translation>enregistré avant DDNet 15.3&#xa0;: les commandes figurent là où elles sont arrivées</translation>
    </message>
    <message>
        <source>its rebuilt path left the recorded one: lag of servers 16.2 to 19.3, a command that is not known, or a setting that is not recorded</source>
        <translation>son parcours reconstitué s’est écarté du parcours enregistré&#xa0;: latence des serveurs 16.2 à 19.3, commande inconnue ou réglage non enregistré</translation>
    </message>
    <message>
        <source>a command whose effect is not known</source>
        <translation>une commande dont l’effet est inconnu</translation>
    </message>
    <message>
        <source>a saved game was loaded or tees were swapped</source>
        <translation>une partie sauvegardée a été chargée ou des tees ont été échangés</translation>
    </message>
    <message>
        <source>the map has rotating lasers, draggers or turrets, which were compared with demos of servers 16.x only</source>
        <translation>la carte comporte des lasers rotatifs, des draggers ou des tourelles, comparés uniquement avec des démos de serveurs 16.x</translation>
    </message>
    <message>
        <source>chat keeps a player awake and is not recorded</source>
        <translation>la discussion garde un joueur éveillé et n’est pas enregistrée</translation>
    </message>
    <message>
        <source>more shots or ways in a tick than are rebuilt</source>
        <translation>plus de tirs ou de trajets dans un tick qu’il n’en est reconstitué</translation>
    </message>
    <message>
        <source>rebuilt from the inputs and the map</source>
        <translation>reconstitué à partir des commandes et de la carte</translation>
    </message>
    <message>
        <source>retracted</source>
        <translation>rentré</translation>
    </message>
    <message>
        <source>idle</source>
        <translation>inactif</translation>
    </message>
    <message>
        <source>retracting</source>
        <translation>rétraction</translation>
    </message>
    <message>
        <source>grabbed</source>
        <translation>accroché</translation>
    </message>
    <message>
        <source>hammer</source>
        <translation>marteau</translation>
    </message>
    <message>
        <source>gun</source>
        <translation>pistolet</translation>
    </message>
    <message>
        <source>shotgun</source>
        <translation>fusil à pompe</translation>
    </message>
    <message>
        <source>grenade</source>
        <translation>lance-grenades</translation>
    </message>
    <message>
        <source>laser</source>
        <translation>laser</translation>
    </message>
    <message>
        <source>ninja</source>
        <translation>ninja</translation>
    </message>
    <message>
        <source>no change</source>
        <translation>aucun changement</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>pain</source>
        <translation>douleur</translation>
    </message>
    <message>
        <source>happy</source>
        <translation>content</translation>
    </message>
    <message>
        <source>surprise</source>
        <translation>surprise</translation>
    </message>
    <message>
        <source>angry</source>
        <translation>en colère</translation>
    </message>
    <message>
        <source>blink</source>
        <translation>clignement</translation>
    </message>
    <message>
        <source>gun fire</source>
        <translation>pistolet&#xa0;: tir</translation>
    </message>
    <message>
        <source>shotgun fire</source>
        <translation>fusil à pompe&#xa0;: tir</translation>
    </message>
    <message>
        <source>grenade fire</source>
        <translation>lance-grenades&#xa0;: tir</translation>
    </message>
    <message>
        <source>hammer fire</source>
        <translation>marteau&#xa0;: coup</translation>
    </message>
    <message>
        <source>hammer hit</source>
        <translation>marteau&#xa0;: impact</translation>
    </message>
    <message>
        <source>ninja fire</source>
        <translation>ninja&#xa0;: coup</translation>
    </message>
    <message>
        <source>grenade explode</source>
        <translation>grenade&#xa0;: explosion</translation>
    </message>
    <message>
        <source>ninja hit</source>
        <translation>ninja&#xa0;: impact</translation>
    </message>
    <message>
        <source>laser fire</source>
        <translation>laser&#xa0;: tir</translation>
    </message>
    <message>
        <source>laser bounce</source>
        <translation>laser&#xa0;: rebond</translation>
    </message>
    <message>
        <source>weapon switch</source>
        <translation>changement d’arme</translation>
    </message>
    <message>
        <source>pain short</source>
        <translation>douleur brève</translation>
    </message>
    <message>
        <source>pain long</source>
        <translation>douleur longue</translation>
    </message>
    <message>
        <source>body land</source>
        <translation>atterrissage</translation>
    </message>
    <message>
        <source>air jump</source>
        <translation>saut aérien</translation>
    </message>
    <message>
        <source>die</source>
        <translation>mort</translation>
    </message>
    <message>
        <source>spawn</source>
        <translation>apparition</translation>
    </message>
    <message>
        <source>skid</source>
        <translation>dérapage</translation>
    </message>
    <message>
        <source>cry</source>
        <translation>pleurs</translation>
    </message>
    <message>
        <source>hook loop</source>
        <translation>grappin&#xa0;: boucle</translation>
    </message>
    <message>
        <source>hook ground</source>
        <translation>grappin&#xa0;: sol</translation>
    </message>
    <message>
        <source>hook player</source>
        <translation>grappin&#xa0;: joueur</translation>
    </message>
    <message>
        <source>hook no attach</source>
        <translation>grappin&#xa0;: pas d’accroche</translation>
    </message>
    <message>
        <source>pickup health</source>
        <translation>santé ramassée</translation>
    </message>
    <message>
        <source>pickup armor</source>
        <translation>armure ramassée</translation>
    </message>
    <message>
        <source>pickup grenade</source>
        <translation>lance-grenades ramassé</translation>
    </message>
    <message>
        <source>pickup shotgun</source>
        <translation>fusil à pompe ramassé</translation>
    </message>
    <message>
        <source>pickup ninja</source>
        <translation>ninja ramassé</translation>
    </message>
    <message>
        <source>weapon spawn</source>
        <translation>apparition d’arme</translation>
    </message>
    <message>
        <source>no ammo</source>
        <translation>plus de munitions</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>touché</translation>
    </message>
    <message>
        <source>chat server</source>
        <translation>discussion&#xa0;: serveur</translation>
    </message>
    <message>
        <source>chat client</source>
        <translation>discussion&#xa0;: client</translation>
    </message>
    <message>
        <source>chat highlight</source>
        <translation>discussion&#xa0;: mention</translation>
    </message>
    <message>
        <source>ctf drop</source>
        <translation>CTF&#xa0;: drapeau lâché</translation>
    </message>
    <message>
        <source>ctf return</source>
        <translation>CTF&#xa0;: drapeau rendu</translation>
    </message>
    <message>
        <source>ctf grab own</source>
        <translation>CTF&#xa0;: drapeau pris par son équipe</translation>
    </message>
    <message>
        <source>ctf grab enemy</source>
        <translation>CTF&#xa0;: drapeau pris par l’adversaire</translation>
    </message>
    <message>
        <source>ctf capture</source>
        <translation>CTF&#xa0;: drapeau capturé</translation>
    </message>
    <message>
        <source>menu</source>
        <translation>menu</translation>
    </message>
    <message>
        <source>spectators</source>
        <translation>spectateurs</translation>
    </message>
    <message>
        <source>red or game</source>
        <translation>rouge ou jeu</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>bleu</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rouge</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>manquant</translation>
    </message>
    <message>
        <source>at stand</source>
        <translation>à sa base</translation>
    </message>
    <message>
        <source>taken or dropped</source>
        <translation>pris ou lâché</translation>
    </message>
    <message>
        <source>health</source>
        <translation>santé</translation>
    </message>
    <message>
        <source>armor</source>
        <translation>armure</translation>
    </message>
    <message>
        <source>remove shotgun</source>
        <translation>retire fusil à pompe</translation>
    </message>
    <message>
        <source>remove grenade</source>
        <translation>retire lance-grenades</translation>
    </message>
    <message>
        <source>remove ninja</source>
        <translation>retire ninja</translation>
    </message>
    <message>
        <source>remove laser</source>
        <translation>retire laser</translation>
    </message>
    <message>
        <source>free</source>
        <translation>libre</translation>
    </message>
    <message>
        <source>player</source>
        <translation>joueur</translation>
    </message>
    <message>
        <source>red flag</source>
        <translation>drapeau rouge</translation>
    </message>
    <message>
        <source>blue flag</source>
        <translation>drapeau bleu</translation>
    </message>
    <message>
        <source>deep frozen</source>
        <translation>gel profond</translation>
    </message>
    <message>
        <source>not frozen</source>
        <translation>non gelé</translation>
    </message>
    <message>
        <source>helper</source>
        <translation>assistant</translation>
    </message>
    <message>
        <source>mod</source>
        <translation>modérateur</translation>
    </message>
    <message>
        <source>admin</source>
        <translation>administrateur</translation>
    </message>
    <message>
        <source>rifle</source>
        <translation>laser</translation>
    </message>
    <message>
        <source>door</source>
        <translation>porte</translation>
    </message>
    <message>
        <source>freeze</source>
        <translation>gel</translation>
    </message>
    <message>
        <source>dragger</source>
        <translation>dragger</translation>
    </message>
    <message>
        <source>plasma</source>
        <translation>plasma</translation>
    </message>
    <message>
        <source>projectile</source>
        <translation>projectile</translation>
    </message>
    <message>
        <source>weak dragger</source>
        <translation>dragger faible</translation>
    </message>
    <message>
        <source>normal dragger</source>
        <translation>dragger normal</translation>
    </message>
    <message>
        <source>strong dragger</source>
        <translation>dragger puissant</translation>
    </message>
    <message>
        <source>normal gun</source>
        <translation>tourelle normale</translation>
    </message>
    <message>
        <source>explosive gun</source>
        <translation>tourelle explosive</translation>
    </message>
    <message>
        <source>freeze gun</source>
        <translation>tourelle de gel</translation>
    </message>
    <message>
        <source>unfreeze gun</source>
        <translation>tourelle de dégel</translation>
    </message>
    <message>
        <source>pickup</source>
        <translation>objet à ramasser</translation>
    </message>
    <message>
        <source>unset</source>
        <translation>non défini</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>non terminé</translation>
    </message>
    <message>
        <source>jump held</source>
        <translation>saut maintenu</translation>
    </message>
    <message>
        <source>no air jump left</source>
        <translation>plus de saut aérien</translation>
    </message>
    <message>
        <source>playing</source>
        <translation>joue</translation>
    </message>
    <message>
        <source>in menu</source>
        <translation>dans le menu</translation>
    </message>
    <message>
        <source>chatting</source>
        <translation>discute</translation>
    </message>
    <message>
        <source>scoreboard</source>
        <translation>tableau des scores</translation>
    </message>
    <message>
        <source>aim</source>
        <translation>visée</translation>
    </message>
    <message>
        <source>spectator camera</source>
        <translation>caméra spectateur</translation>
    </message>
    <message>
        <source>input absolute</source>
        <translation>commande absolue</translation>
    </message>
    <message>
        <source>input manual</source>
        <translation>commande manuelle</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>prêt</translation>
    </message>
    <message>
        <source>watching</source>
        <translation>regarde</translation>
    </message>
    <message>
        <source>bot</source>
        <translation>bot</translation>
    </message>
    <message>
        <source>teams</source>
        <translation>équipes</translation>
    </message>
    <message>
        <source>flags</source>
        <translation>drapeaux</translation>
    </message>
    <message>
        <source>survival</source>
        <translation>survie</translation>
    </message>
    <message>
        <source>race</source>
        <translation>course</translation>
    </message>
    <message>
        <source>game over</source>
        <translation>partie terminée</translation>
    </message>
    <message>
        <source>sudden death</source>
        <translation>mort subite</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>en pause</translation>
    </message>
    <message>
        <source>race time</source>
        <translation>temps de course</translation>
    </message>
    <message>
        <source>warmup</source>
        <translation>échauffement</translation>
    </message>
    <message>
        <source>round over</source>
        <translation>manche terminée</translation>
    </message>
    <message>
        <source>start countdown</source>
        <translation>compte à rebours</translation>
    </message>
    <message>
        <source>ground jump</source>
        <translation>saut au sol</translation>
    </message>
    <message>
        <source>hook attach player</source>
        <translation>grappin accroché à un joueur</translation>
    </message>
    <message>
        <source>hook attach ground</source>
        <translation>grappin accroché au sol</translation>
    </message>
    <message>
        <source>hook hit no-hook</source>
        <translation>grappin sur surface sans accroche</translation>
    </message>
    <message>
        <source>hide kill messages</source>
        <translation>masquer les messages d’élimination</translation>
    </message>
    <message>
        <source>finish message as chat</source>
        <translation>message d’arrivée dans la discussion</translation>
    </message>
    <message>
        <source>keep wanted weapon</source>
        <translation>garder l’arme voulue</translation>
    </message>
    <message>
        <source>solo</source>
        <translation>solo</translation>
    </message>
    <message>
        <source>jetpack</source>
        <translation>jetpack</translation>
    </message>
    <message>
        <source>collision disabled</source>
        <translation>collision désactivée</translation>
    </message>
    <message>
        <source>endless hook</source>
        <translation>grappin illimité</translation>
    </message>
    <message>
        <source>endless jump</source>
        <translation>sauts illimités</translation>
    </message>
    <message>
        <source>super</source>
        <translation>super</translation>
    </message>
    <message>
        <source>hammer hit disabled</source>
        <translation>coups de marteau désactivés</translation>
    </message>
    <message>
        <source>shotgun hit disabled</source>
        <translation>tirs de fusil à pompe désactivés</translation>
    </message>
    <message>
        <source>grenade hit disabled</source>
        <translation>tirs de grenade désactivés</translation>
    </message>
    <message>
        <source>laser hit disabled</source>
        <translation>tirs de laser désactivés</translation>
    </message>
    <message>
        <source>hook hit disabled</source>
        <translation>accroche du grappin désactivée</translation>
    </message>
    <message>
        <source>telegun gun</source>
        <translation>telegun pistolet</translation>
    </message>
    <message>
        <source>telegun grenade</source>
        <translation>telegun lance-grenades</translation>
    </message>
    <message>
        <source>telegun laser</source>
        <translation>telegun laser</translation>
    </message>
    <message>
        <source>has hammer</source>
        <translation>a le marteau</translation>
    </message>
    <message>
        <source>has gun</source>
        <translation>a le pistolet</translation>
    </message>
    <message>
        <source>has shotgun</source>
        <translation>a le fusil à pompe</translation>
    </message>
    <message>
        <source>has grenade</source>
        <translation>a le lance-grenades</translation>
    </message>
    <message>
        <source>has laser</source>
        <translation>a le laser</translation>
    </message>
    <message>
        <source>has ninja</source>
        <translation>a le ninja</translation>
    </message>
    <message>
        <source>movements disabled</source>
        <translation>mouvements désactivés</translation>
    </message>
    <message>
        <source>in freeze tile</source>
        <translation>dans une tuile de gel</translation>
    </message>
    <message>
        <source>practice mode</source>
        <translation>mode entraînement</translation>
    </message>
    <message>
        <source>lock mode</source>
        <translation>mode verrouillé</translation>
    </message>
    <message>
        <source>team-0 mode</source>
        <translation>mode équipe 0</translation>
    </message>
    <message>
        <source>invincible</source>
        <translation>invincible</translation>
    </message>
    <message>
        <source>afk</source>
        <translation>AFK</translation>
    </message>
    <message>
        <source>spec</source>
        <translation>spectateur</translation>
    </message>
    <message>
        <source>time score</source>
        <translation>score au temps</translation>
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
        <translation>le drapeau lance la course</translation>
    </message>
    <message>
        <source>race entities</source>
        <translation>entités Race</translation>
    </message>
    <message>
        <source>unlimited ammo</source>
        <translation>munitions illimitées</translation>
    </message>
    <message>
        <source>ddrace record message</source>
        <translation>message de record DDRace</translation>
    </message>
    <message>
        <source>race record message</source>
        <translation>message de record Race</translation>
    </message>
    <message>
        <source>allow eye wheel</source>
        <translation>roue des yeux autorisée</translation>
    </message>
    <message>
        <source>allow hook coll</source>
        <translation>collision du grappin autorisée</translation>
    </message>
    <message>
        <source>allow zoom</source>
        <translation>zoom autorisé</translation>
    </message>
    <message>
        <source>bug ddrace ghost</source>
        <translation>bug&#xa0;: fantôme DDRace</translation>
    </message>
    <message>
        <source>bug ddrace input</source>
        <translation>bug&#xa0;: commandes DDRace</translation>
    </message>
    <message>
        <source>bug fng laser range</source>
        <translation>bug&#xa0;: portée du laser FNG</translation>
    </message>
    <message>
        <source>bug vanilla bounce</source>
        <translation>bug&#xa0;: rebond Vanilla</translation>
    </message>
    <message>
        <source>predict fng</source>
        <translation>prédire FNG</translation>
    </message>
    <message>
        <source>predict ddrace</source>
        <translation>prédire DDRace</translation>
    </message>
    <message>
        <source>predict ddrace tiles</source>
        <translation>prédire les tuiles DDRace</translation>
    </message>
    <message>
        <source>predict vanilla</source>
        <translation>prédire Vanilla</translation>
    </message>
    <message>
        <source>entities ddnet</source>
        <translation>entités DDNet</translation>
    </message>
    <message>
        <source>entities ddrace</source>
        <translation>entités DDRace</translation>
    </message>
    <message>
        <source>entities race</source>
        <translation>entités Race</translation>
    </message>
    <message>
        <source>entities fng</source>
        <translation>entités FNG</translation>
    </message>
    <message>
        <source>entities vanilla</source>
        <translation>entités Vanilla</translation>
    </message>
    <message>
        <source>don&apos;t mask entities</source>
        <translation>ne pas masquer les entités</translation>
    </message>
    <message>
        <source>entities bw</source>
        <translation>entités BW</translation>
    </message>
    <message>
        <source>allow x skins</source>
        <translation>skins X autorisés</translation>
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
        <translation>entités F-DDrace</translation>
    </message>
    <message>
        <source>hud health and armor</source>
        <translation>HUD&#xa0;: santé et armure</translation>
    </message>
    <message>
        <source>hud ammo</source>
        <translation>HUD&#xa0;: munitions</translation>
    </message>
    <message>
        <source>hud ddrace</source>
        <translation>HUD&#xa0;: DDRace</translation>
    </message>
    <message>
        <source>no weak hook</source>
        <translation>sans weak hook</translation>
    </message>
    <message>
        <source>no skin change for frozen</source>
        <translation>pas de changement de skin si gelé</translation>
    </message>
    <message>
        <source>ddrace team</source>
        <translation>équipe DDRace</translation>
    </message>
    <message>
        <source>predict events</source>
        <translation>prédire les événements</translation>
    </message>
    <message>
        <source>supports 128 teams</source>
        <translation>prend en charge 128 équipes</translation>
    </message>
    <message>
        <source>no owner</source>
        <translation>sans propriétaire</translation>
    </message>
    <message>
        <source>bounce horizontal</source>
        <translation>rebond horizontal</translation>
    </message>
    <message>
        <source>bounce vertical</source>
        <translation>rebond vertical</translation>
    </message>
    <message>
        <source>explosive</source>
        <translation>explosif</translation>
    </message>
    <message>
        <source>normalize velocity</source>
        <translation>normaliser la vitesse</translation>
    </message>
    <message>
        <source>no predict</source>
        <translation>ne pas prédire</translation>
    </message>
    <message>
        <source>x flip</source>
        <translation>retourné en X</translation>
    </message>
    <message>
        <source>y flip</source>
        <translation>retourné en Y</translation>
    </message>
    <message>
        <source>rotate</source>
        <translation>tourné</translation>
    </message>
    <message>
        <source>input recorded as an item</source>
        <translation>commande enregistrée comme élément</translation>
    </message>
    <message>
        <source>derived from the character</source>
        <translation>déduit du personnage</translation>
    </message>
    <message>
        <source>no time</source>
        <translation>aucun temps</translation>
    </message>
    <message>
        <source>all</source>
        <translation>tous</translation>
    </message>
    <message>
        <source>team</source>
        <translation>équipe</translation>
    </message>
    <message>
        <source>whisper</source>
        <translation>message privé</translation>
    </message>
    <message>
        <source>self kill</source>
        <translation>suicide</translation>
    </message>
    <message>
        <source>oop</source>
        <translation>oups</translation>
    </message>
    <message>
        <source>exclamation</source>
        <translation>exclamation</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>cœurs</translation>
    </message>
    <message>
        <source>drop</source>
        <translation>goutte</translation>
    </message>
    <message>
        <source>dotdot</source>
        <translation>points</translation>
    </message>
    <message>
        <source>music</source>
        <translation>musique</translation>
    </message>
    <message>
        <source>sorry</source>
        <translation>désolé</translation>
    </message>
    <message>
        <source>ghost</source>
        <translation>fantôme</translation>
    </message>
    <message>
        <source>sushi</source>
        <translation>sushi</translation>
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
        <translation>yeux</translation>
    </message>
    <message>
        <source>question</source>
        <translation>question</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>start option</source>
        <translation>début&#xa0;: option</translation>
    </message>
    <message>
        <source>start kick</source>
        <translation>début&#xa0;: expulsion</translation>
    </message>
    <message>
        <source>start spec</source>
        <translation>début&#xa0;: spectateur</translation>
    </message>
    <message>
        <source>end abort</source>
        <translation>fin&#xa0;: annulation</translation>
    </message>
    <message>
        <source>end pass</source>
        <translation>fin&#xa0;: accepté</translation>
    </message>
    <message>
        <source>end fail</source>
        <translation>fin&#xa0;: refusé</translation>
    </message>
    <message>
        <source>team swap</source>
        <translation>échange d’équipes</translation>
    </message>
    <message>
        <source>invalid spectator id</source>
        <translation>ID de spectateur invalide</translation>
    </message>
    <message>
        <source>team shuffle</source>
        <translation>mélange des équipes</translation>
    </message>
    <message>
        <source>team balance</source>
        <translation>équilibrage des équipes</translation>
    </message>
    <message>
        <source>all moved to team</source>
        <translation>tous déplacés dans l’équipe</translation>
    </message>
    <message>
        <source>you were balanced</source>
        <translation>vous avez été déplacé pour équilibrer</translation>
    </message>
    <message>
        <source>ctf grab</source>
        <translation>CTF&#xa0;: drapeau pris</translation>
    </message>
    <message>
        <source>game paused</source>
        <translation>partie en pause</translation>
    </message>
    <message>
        <source>pending</source>
        <translation>en attente</translation>
    </message>
    <message>
        <source>done</source>
        <translation>terminé</translation>
    </message>
    <message>
        <source>fallback file</source>
        <translation>fichier de secours</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>avertissement</translation>
    </message>
    <message>
        <source>error</source>
        <translation>erreur</translation>
    </message>
    <message>
        <source>client prediction (Sv_PreInput)</source>
        <translation>prédiction du client (Sv_PreInput)</translation>
    </message>
    <message>
        <source>Half-Life demo</source>
        <translation>Démo Half-Life</translation>
    </message>
    <message>
        <source>Hollow Cube replay</source>
        <translation>Replay Hollow Cube</translation>
    </message>
    <message>
        <source>DDNet teehistorian</source>
        <translation>Teehistorian DDNet</translation>
    </message>
    <message>
        <source>Teeworlds / DDNet demo</source>
        <translation>Démo Teeworlds / DDNet</translation>
    </message>
    <message>
        <source>Toy recording</source>
        <translation>Enregistrement Toy</translation>
    </message>
    <message>
        <source>side</source>
        <translation>de côté</translation>
    </message>
    <message>
        <source>dramatic</source>
        <translation>spectaculaire</translation>
    </message>
    <message>
        <source>slow motion</source>
        <translation>ralenti</translation>
    </message>
    <message>
        <source>face player</source>
        <translation>face au joueur</translation>
    </message>
    <message>
        <source>intro</source>
        <translation>ouverture</translation>
    </message>
    <message>
        <source>final</source>
        <translation>final</translation>
    </message>
    <message>
        <source>no random</source>
        <translation>sans hasard</translation>
    </message>
    <message>
        <source>DDNet ghost</source>
        <translation>Fantôme DDNet</translation>
    </message>
    <message>
        <source>aim sent by the server</source>
        <translation>visée envoyée par le serveur</translation>
    </message>
    <message>
        <source>Last attack</source>
        <translation>Dernière attaque</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Direction</translation>
    </message>
    <message>
        <source>Fire held</source>
        <translation>Tir maintenu</translation>
    </message>
    <message>
        <source>Frozen</source>
        <translation>Gelé</translation>
    </message>
    <message>
        <source>Hook</source>
        <translation>Grappin</translation>
    </message>
    <message>
        <source>Hook state</source>
        <translation>État du grappin</translation>
    </message>
    <message>
        <source>Jump</source>
        <translation>Saut</translation>
    </message>
    <message>
        <source>Next weapon</source>
        <translation>Arme suivante</translation>
    </message>
    <message>
        <source>Previous weapon</source>
        <translation>Arme précédente</translation>
    </message>
    <message>
        <source>Weapon wanted</source>
        <translation>Arme voulue</translation>
    </message>
    <message>
        <source>Spectator camera</source>
        <translation>Caméra spectateur</translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation>Arme</translation>
    </message>
    <message>
        <source>Move left</source>
        <translation>Aller à gauche</translation>
    </message>
    <message>
        <source>Move right</source>
        <translation>Aller à droite</translation>
    </message>
    <message>
        <source>Aim (map, +90° up)</source>
        <translation>Visée (carte, +90° haut)</translation>
    </message>
    <message>
        <source>Pitch (+90° up)</source>
        <translation>Tangage (+90° haut)</translation>
    </message>
    <message>
        <source>Yaw (map, +90° up)</source>
        <translation>Lacet (carte, +90° haut)</translation>
    </message>
    <message>
        <source>the server may have refused a name, and no record says so</source>
        <translation>le serveur peut avoir refusé un nom sans que ce soit enregistré</translation>
    </message>
</context>
</TS>
