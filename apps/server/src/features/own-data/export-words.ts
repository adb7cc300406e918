import type { Language } from "@keystead/domain/languages";

type ExportWords = {
  readonly title: string;
  /** `{person}` and `{moment}` are filled in. */
  readonly lead: string;
  readonly tables: string;
  readonly head: readonly [what: string, rows: string, files: string];
  readonly you: string;
  readonly youText: string;
  readonly files: string;
  readonly filesText: string;
  readonly noFiles: string;
  readonly reading: string;
  readonly notes: readonly string[];
  readonly noDrillDowns: string;
  /** Of the archive of one tenant; `{tenant}` and `{moment}` are filled in. */
  readonly tenant: { readonly title: string; readonly lead: string; readonly others: string };
};

/** Words of the page that stands in the archive. */
export const exportWords: Readonly<Record<Language, ExportWords>> = {
  en: {
    title: "Your data",
    lead: "Everything that was stored for {person} on {moment} (UTC).",
    tables: "Records",
    head: ["What", "Records", "Files"],
    you: "About you",
    youText: "Your profile, your plan, where you are signed in and what you reported:",
    files: "Files",
    filesText:
      "What you uploaded lies in the folder “files”, under the names you gave; the folder in between is the “id” in the table of files.",
    noFiles: "No files were stored.",
    reading: "How to read it",
    notes: [
      "Each table is there twice: as CSV for a spreadsheet and as JSON for other programs.",
      "Amounts whose column ends in “minor” count the smallest unit of the currency: 95000 with EUR is 950.00 euros.",
      "Days are written year-month-day; moments are in UTC.",
      "Columns that end in “id” connect the records of the tables with each other.",
      "In CSV, text that a spreadsheet would run as a formula has an apostrophe in front.",
    ],
    noDrillDowns: "Passwords and links that open something are not part of it.",
    tenant: {
      title: "Data about {tenant}",
      lead: "Everything that was stored about {tenant} on {moment} (UTC).",
      others:
        "Leases that several people signed are here as a whole: amounts of all of them, and notes or tasks that may name others. Look through it before you pass it on.",
    },
  },
  es: {
    title: "Sus datos",
    lead: "Todo lo que {person} tenía guardado el {moment} (UTC).",
    tables: "Registros",
    head: ["Qué", "Registros", "Archivos"],
    you: "Sobre usted",
    youText: "Su perfil, su plan, dónde tiene sesiones abiertas y lo que ha comunicado:",
    files: "Archivos",
    filesText:
      "Lo que ha subido está en la carpeta «files», con los nombres que le dio; la carpeta intermedia es el «id» de la tabla de archivos.",
    noFiles: "No había archivos guardados.",
    reading: "Cómo leerlo",
    notes: [
      "Cada tabla está dos veces: en CSV para una hoja de cálculo y en JSON para otros programas.",
      "Los importes cuya columna termina en «minor» cuentan la unidad más pequeña de la moneda: 95000 con EUR son 950,00 euros.",
      "Los días se escriben año-mes-día; los momentos están en UTC.",
      "Las columnas que terminan en «id» unen los registros de las tablas entre sí.",
      "En CSV, el texto que una hoja de cálculo ejecutaría como fórmula lleva un apóstrofo delante.",
    ],
    noDrillDowns: "Las contraseñas y los enlaces que abren algo no forman parte de ello.",
    tenant: {
      title: "Datos sobre {tenant}",
      lead: "Todo lo que estaba guardado sobre {tenant} el {moment} (UTC).",
      others:
        "Los contratos firmados por varias personas están completos: los importes de todas ellas, y notas o tareas que pueden nombrar a otras. Revíselo antes de entregarlo.",
    },
  },
  de: {
    title: "Ihre Daten",
    lead: "Alles, was am {moment} (UTC) für {person} gespeichert war.",
    tables: "Einträge",
    head: ["Was", "Einträge", "Dateien"],
    you: "Über Sie",
    youText: "Ihr Profil, Ihr Tarif, wo Sie angemeldet sind und was Sie gemeldet haben:",
    files: "Dateien",
    filesText:
      "Was Sie hochgeladen haben, liegt im Ordner „files“ unter den Namen, die Sie vergeben haben; der Ordner dazwischen ist die „id“ in der Tabelle der Dateien.",
    noFiles: "Es waren keine Dateien gespeichert.",
    reading: "So ist es zu lesen",
    notes: [
      "Jede Tabelle liegt zweimal bei: als CSV für eine Tabellenkalkulation und als JSON für andere Programme.",
      "Beträge, deren Spalte auf „minor“ endet, zählen die kleinste Einheit der Währung: 95000 mit EUR sind 950,00 Euro.",
      "Tage stehen als Jahr-Monat-Tag, Zeitpunkte in UTC.",
      "Spalten, die auf „id“ enden, verbinden die Einträge der Tabellen miteinander.",
      "In CSV steht vor Text, den eine Tabellenkalkulation als Formel ausführen würde, ein Apostroph.",
    ],
    noDrillDowns: "Passwörter und Links, die etwas öffnen, gehören nicht dazu.",
    tenant: {
      title: "Daten über {tenant}",
      lead: "Alles, was am {moment} (UTC) über {tenant} gespeichert war.",
      others:
        "Mietverträge, die mehrere unterschrieben haben, stehen als Ganzes hier: mit den Beträgen aller und mit Notizen oder Aufgaben, die andere nennen können. Sehen Sie alles durch, bevor Sie es weitergeben.",
    },
  },
  fr: {
    title: "Vos données",
    lead: "Tout ce qui était enregistré pour {person} le {moment} (UTC).",
    tables: "Enregistrements",
    head: ["Quoi", "Enregistrements", "Fichiers"],
    you: "À votre sujet",
    youText: "Votre profil, votre formule, vos sessions ouvertes et ce que vous avez signalé :",
    files: "Fichiers",
    filesText:
      "Ce que vous avez envoyé se trouve dans le dossier « files », sous les noms que vous avez donnés ; le dossier intermédiaire est l’« id » de la table des fichiers.",
    noFiles: "Aucun fichier n’était enregistré.",
    reading: "Comment le lire",
    notes: [
      "Chaque table est présente deux fois : en CSV pour un tableur et en JSON pour d’autres programmes.",
      "Les montants dont la colonne se termine par « minor » comptent la plus petite unité de la devise : 95000 avec EUR font 950,00 euros.",
      "Les jours s’écrivent année-mois-jour ; les instants sont en UTC.",
      "Les colonnes qui se terminent par « id » relient les enregistrements des tables entre eux.",
      "En CSV, un texte qu’un tableur exécuterait comme une formule est précédé d’une apostrophe.",
    ],
    noDrillDowns: "Les mots de passe et les liens qui ouvrent quelque chose n’en font pas partie.",
    tenant: {
      title: "Données concernant {tenant}",
      lead: "Tout ce qui était enregistré au sujet de {tenant} le {moment} (UTC).",
      others:
        "Les baux signés par plusieurs personnes y figurent en entier : les montants de toutes, ainsi que des notes ou tâches qui peuvent en nommer d’autres. Relisez l’ensemble avant de le transmettre.",
    },
  },
  it: {
    title: "I Suoi dati",
    lead: "Tutto ciò che era conservato per {person} il {moment} (UTC).",
    tables: "Registrazioni",
    head: ["Che cosa", "Registrazioni", "File"],
    you: "Su di Lei",
    youText: "Il Suo profilo, il Suo piano, dove ha effettuato l’accesso e ciò che ha segnalato:",
    files: "File",
    filesText:
      "Ciò che ha caricato si trova nella cartella «files», con i nomi che ha scelto; la cartella intermedia è l’«id» della tabella dei file.",
    noFiles: "Non erano conservati file.",
    reading: "Come leggerlo",
    notes: [
      "Ogni tabella è presente due volte: in CSV per un foglio di calcolo e in JSON per altri programmi.",
      "Gli importi la cui colonna termina con «minor» contano l’unità più piccola della valuta: 95000 con EUR sono 950,00 euro.",
      "I giorni si scrivono anno-mese-giorno; i momenti sono in UTC.",
      "Le colonne che terminano con «id» collegano tra loro le registrazioni delle tabelle.",
      "In CSV, il testo che un foglio di calcolo eseguirebbe come formula è preceduto da un apostrofo.",
    ],
    noDrillDowns: "Le password e i link che aprono qualcosa non ne fanno parte.",
    tenant: {
      title: "Dati su {tenant}",
      lead: "Tutto ciò che era conservato su {tenant} il {moment} (UTC).",
      others:
        "I contratti firmati da più persone sono qui per intero: con gli importi di tutte e con note o attività che possono nominare altri. Controlli tutto prima di consegnarlo.",
    },
  },
};
