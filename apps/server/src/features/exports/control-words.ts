import type { Language } from "@keystead/domain/languages";

type ControlWords = {
  readonly title: string;
  readonly lead: string;
  readonly sums: string;
  readonly head: readonly string[];
  readonly rows: string;
  readonly nothing: string;
  readonly tooLong: string;
  readonly missing: string;
  readonly receipts: string;
  readonly receiptHead: readonly string[];
  readonly none: string;
  readonly files: string;
  readonly fileHead: readonly string[];
  readonly check: string;
};

/** What stands on the page of control sums. */
export const controlWords: Readonly<Record<Language, ControlWords>> = {
  en: {
    title: "For the accountant: {year}",
    lead: "Books of {workspace} for {year}, taken on {moment} (UTC). Amounts are as they moved; deposits stand apart.",
    sums: "Control sums",
    head: ["Report", "Column", "Currency", "Sum"],
    rows: "Rows: {count}",
    nothing: "Nothing was recorded in {year}.",
    tooLong: "More than 5,000 rows: no PDF of this report.",
    missing: "Missing exchange rates",
    receipts: "Receipts",
    receiptHead: ["File", "Property", "Amount"],
    none: "No receipt is stored for this year.",
    files: "Files",
    fileHead: ["File", "Bytes", "SHA-256"],
    check: "SHA256SUMS.txt has the same for a program: sha256sum -c SHA256SUMS.txt",
  },
  es: {
    title: "Para la gestoría: {year}",
    lead: "Libros de {workspace} de {year}, a {moment} (UTC). Los importes son los movimientos reales; las fianzas van aparte.",
    sums: "Sumas de control",
    head: ["Informe", "Columna", "Moneda", "Suma"],
    rows: "Filas: {count}",
    nothing: "No se registró nada en {year}.",
    tooLong: "Más de 5000 filas: este informe no tiene PDF.",
    missing: "Tipos de cambio que faltan",
    receipts: "Justificantes",
    receiptHead: ["Archivo", "Propiedad", "Importe"],
    none: "No hay justificantes guardados de este año.",
    files: "Archivos",
    fileHead: ["Archivo", "Bytes", "SHA-256"],
    check: "SHA256SUMS.txt contiene lo mismo para un programa: sha256sum -c SHA256SUMS.txt",
  },
  de: {
    title: "Für die Steuerberatung: {year}",
    lead: "Bücher von {workspace} für {year}, Stand {moment} (UTC). Beträge wie sie geflossen sind; Kautionen stehen gesondert.",
    sums: "Kontrollsummen",
    head: ["Bericht", "Spalte", "Währung", "Summe"],
    rows: "Zeilen: {count}",
    nothing: "Für {year} ist nichts erfasst.",
    tooLong: "Mehr als 5.000 Zeilen: kein PDF dieses Berichts.",
    missing: "Fehlende Wechselkurse",
    receipts: "Belege",
    receiptHead: ["Datei", "Immobilie", "Betrag"],
    none: "Für dieses Jahr ist kein Beleg gespeichert.",
    files: "Dateien",
    fileHead: ["Datei", "Bytes", "SHA-256"],
    check: "SHA256SUMS.txt enthält dasselbe für ein Programm: sha256sum -c SHA256SUMS.txt",
  },
  fr: {
    title: "Pour le comptable : {year}",
    lead: "Livres de {workspace} pour {year}, au {moment} (UTC). Les montants sont ceux des mouvements ; les dépôts de garantie sont à part.",
    sums: "Totaux de contrôle",
    head: ["Rapport", "Colonne", "Devise", "Total"],
    rows: "Lignes : {count}",
    nothing: "Rien n’a été enregistré en {year}.",
    tooLong: "Plus de 5 000 lignes : pas de PDF de ce rapport.",
    missing: "Taux de change manquants",
    receipts: "Justificatifs",
    receiptHead: ["Fichier", "Bien", "Montant"],
    none: "Aucun justificatif n’est enregistré pour cette année.",
    files: "Fichiers",
    fileHead: ["Fichier", "Octets", "SHA-256"],
    check: "SHA256SUMS.txt contient la même chose pour un programme : sha256sum -c SHA256SUMS.txt",
  },
  it: {
    title: "Per il commercialista: {year}",
    lead: "Libri di {workspace} per il {year}, al {moment} (UTC). Gli importi sono quelli dei movimenti; i depositi sono a parte.",
    sums: "Somme di controllo",
    head: ["Report", "Colonna", "Valuta", "Somma"],
    rows: "Righe: {count}",
    nothing: "Nel {year} non è stato registrato nulla.",
    tooLong: "Più di 5.000 righe: nessun PDF di questo report.",
    missing: "Tassi di cambio mancanti",
    receipts: "Ricevute",
    receiptHead: ["File", "Immobile", "Importo"],
    none: "Per quest’anno non è salvata alcuna ricevuta.",
    files: "File",
    fileHead: ["File", "Byte", "SHA-256"],
    check: "SHA256SUMS.txt contiene lo stesso per un programma: sha256sum -c SHA256SUMS.txt",
  },
};
