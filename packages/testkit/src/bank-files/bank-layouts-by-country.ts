import type { BankLine } from "@keystead/domain/statements";
import { formatMinor } from "@keystead/domain/money";

/** How the file of a bank is laid out, after what the bank documents or shows in public. */
export type BankLayout = {
  readonly country: string;
  readonly bank: string;
  /** Titles in their order, each with what stands below it, "Buchungstag:d"; without titles the letters alone, ":d". */
  readonly columns: string;
  readonly separator?: ";" | "," | "\t" | "|";
  readonly day?:
    | "dd.mm.yyyy"
    | "dd/mm/yyyy"
    | "dd-mm-yyyy"
    | "yyyy-mm-dd"
    | "mm/dd/yyyy"
    | "dd.mm.yy"
    | "yyyymmdd"
    | "yyyy/mm/dd"
    | "dd.mm.yyyy hh"
    | "yyyy-mm-dd hh";
  readonly amounts?: "1.234,56" | "1234,56" | "1,234.56" | "1234.56" | "1 234,56" | "1'234.56";
  /** Where the minus stands, or which words say the direction. */
  readonly signs?: "before" | "behind" | readonly [string, string];
  readonly before?: readonly string[];
  readonly after?: readonly string[];
  readonly quotes?: boolean;
  readonly newestFirst?: boolean;
  readonly trailing?: boolean;
  readonly encodings: readonly [string, string];
  /** False: nothing in the file says what its amounts are in. */
  readonly namesCurrency?: false;
  /** Euro where it is left out. */
  readonly money?: string;
};

const latin = ["utf-8", "windows-1252"] as const;
const eastern = ["utf-8", "windows-1250"] as const;
const polish = ["utf-8", "iso-8859-2"] as const;
const wide = ["utf-8", "utf-16le"] as const;

/**
 * d day, v day of value, n the other side, p payer, q payee, t text, k kind, a amount, u amount without a sign, s direction, i in, o out, b balance,
 * c currency, x the other account, y the own account, z status, f fee, r a number, e nothing.
 */
export const layoutsByCountry: readonly BankLayout[] = [
  {
    country: "DE",
    bank: "Sparkasse CAMT",
    columns:
      "Auftragskonto:y|Buchungstag:d|Valutadatum:v|Buchungstext:k|Verwendungszweck:t|Glaeubiger ID:e|Mandatsreferenz:e|Kundenreferenz (End-to-End):e|Sammlerreferenz:e|Lastschrift Ursprungsbetrag:e|Auslagenersatz Ruecklastschrift:e|Beguenstigter/Zahlungspflichtiger:n|Kontonummer/IBAN:x|BIC (SWIFT-Code):r|Betrag:a|Waehrung:c|Info:z",
    day: "dd.mm.yy",
    quotes: true,
    newestFirst: true,
    encodings: latin,
  },
  {
    country: "DE",
    bank: "Sparkasse MT940",
    columns:
      "Auftragskonto:y|Buchungstag:d|Valutadatum:v|Buchungstext:k|Verwendungszweck:t|Begünstigter/Zahlungspflichtiger:n|Kontonummer:x|BLZ:r|Betrag:a|Währung:c|Info:z",
    day: "dd.mm.yy",
    quotes: true,
    newestFirst: true,
    encodings: latin,
  },
  {
    country: "DE",
    bank: "Volksbank",
    columns:
      "Bezeichnung Auftragskonto:k|IBAN Auftragskonto:y|BIC Auftragskonto:r|Bankname Auftragskonto:k|Buchungstag:d|Valutadatum:v|Name Zahlungsbeteiligter:n|IBAN Zahlungsbeteiligter:x|BIC (SWIFT-Code) Zahlungsbeteiligter:r|Buchungstext:k|Verwendungszweck:t|Betrag:a|Waehrung:c|Saldo nach Buchung:b|Bemerkung:e|Kategorie:e|Steuerrelevant:e",
    amounts: "1234,56",
    newestFirst: true,
    encodings: latin,
  },
  {
    country: "DE",
    bank: "DKB",
    columns:
      "Buchungsdatum:d|Wertstellung:v|Status:z|Zahlungspflichtige*r:p|Zahlungsempfänger*in:q|Verwendungszweck:t|Umsatztyp:s|IBAN:x|Betrag (€):a|Gläubiger-ID:e|Mandatsreferenz:e|Kundenreferenz:e",
    day: "dd.mm.yy",
    quotes: true,
    newestFirst: true,
    signs: "before",
    before: ['"Girokonto";"{own}"', '"Zeitraum:";"01.11.2026 - 25.11.2026"', '""'],
    encodings: latin,
  },
  {
    country: "DE",
    bank: "ING",
    columns:
      "Buchung:d|Wertstellungsdatum:v|Auftraggeber/Empfänger:n|Buchungstext:k|Verwendungszweck:t|Saldo:b|Währung:c|Betrag:a|Währung:c",
    newestFirst: true,
    before: [
      "Umsatzanzeige;Datei erstellt am: 25.11.2026 10:00",
      "",
      "IBAN;{own}",
      "Kontoname;Girokonto",
      "Bank;ING",
      "Kunde;Erika Muster",
      "",
    ],
    encodings: latin,
  },
  {
    country: "DE",
    bank: "Deutsche Bank",
    columns:
      "Buchungstag:d|Wert:v|Umsatzart:k|Begünstigter / Auftraggeber:n|Verwendungszweck:t|IBAN:x|BIC:r|Kundenreferenz:e|Mandatsreferenz:e|Gläubiger ID:e|Fremde Gebühren:e|Betrag:e|Abweichender Empfänger:e|Anzahl der Aufträge:e|Anzahl der Schecks:e|Soll:o|Haben:i|Währung:c",
    before: [
      "Umsätze Girokonto;;;Kundennummer: 123 4567890",
      "01.11.2026 - 25.11.2026",
      "Letzter Kontostand;;;;1.000,00;EUR",
    ],
    signs: "before",
    encodings: latin,
  },
  {
    country: "DE",
    bank: "Commerzbank",
    columns:
      "Buchungstag:d|Wertstellung:v|Umsatzart:k|Buchungstext:t|Betrag:a|Währung:c|IBAN Auftraggeberkonto:y|Kategorie:e",
    amounts: "1234,56",
    newestFirst: true,
    encodings: latin,
  },
  {
    country: "DE",
    bank: "comdirect",
    columns: "Buchungstag:d|Wertstellung (Valuta):v|Vorgang:k|Buchungstext:t|Umsatz in EUR:a",
    quotes: true,
    trailing: true,
    newestFirst: true,
    before: [";", '"Umsätze Girokonto";"Zeitraum: 30 Tage";', '"Neuer Kontostand";"3.214,77 EUR";', ""],
    after: ["", '"Alter Kontostand";"2.000,00 EUR";'],
    encodings: latin,
  },
  {
    country: "DE",
    bank: "N26",
    columns:
      "Booking Date:d|Value Date:v|Partner Name:n|Partner Iban:x|Type:k|Payment Reference:t|Account Name:k|Amount (EUR):a|Original Amount:e|Original Currency:e|Exchange Rate:e",
    separator: ",",
    day: "yyyy-mm-dd",
    amounts: "1234.56",
    quotes: true,
    encodings: wide,
  },
  {
    country: "DE",
    bank: "Postbank",
    columns:
      "Buchungstag:d|Wert:v|Umsatzart:k|Begünstigter / Auftraggeber:n|Verwendungszweck:t|IBAN / Kontonummer:x|BIC:r|Kundenreferenz:e|Betrag:a|Währung:c",
    before: ["Umsätze;Girokonto", "IBAN;{own}"],
    newestFirst: true,
    encodings: latin,
  },
  {
    country: "DE",
    bank: "HypoVereinsbank",
    columns:
      "Kontonummer:y|Buchungsdatum:d|Valuta:v|Empfaenger 1:n|Empfaenger 2:e|Verwendungszweck:t|Betrag:a|Waehrung:c",
    separator: ";",
    encodings: wide,
  },
  {
    country: "DE",
    bank: "Consorsbank",
    columns:
      "Buchung:d|Valuta:v|Sender / Empfänger:n|IBAN / Konto-Nr.:x|BIC / BLZ:r|Buchungstext:k|Verwendungszweck:t|Kategorie:e|Stichwörter:e|Umsatz geteilt:e|Betrag in EUR:a",
    newestFirst: true,
    encodings: latin,
  },
  {
    country: "DE",
    bank: "GLS",
    columns:
      "Bezeichnung Auftragskonto:k|IBAN Auftragskonto:y|Buchungstag:d|Valutadatum:v|Name Zahlungsbeteiligter:n|IBAN Zahlungsbeteiligter:x|Buchungstext:k|Verwendungszweck:t|Betrag:a|Waehrung:c|Saldo nach Buchung:b",
    amounts: "1234,56",
    newestFirst: true,
    encodings: wide,
  },
  {
    country: "AT",
    bank: "Erste / George",
    columns:
      "Buchungsdatum:d|Partnername:n|Partner IBAN:x|BIC/SWIFT:r|Partner Kontonummer:e|Bankleitzahl:e|Betrag:a|Währung:c|Buchungs-Details:t|Buchungsreferenz:r|Notiz:e|Valutadatum:v|Eigenes Konto:y",
    separator: ",",
    quotes: true,
    newestFirst: true,
    encodings: wide,
  },
  { country: "AT", bank: "Raiffeisen", columns: ":d|:t|:v|:a|:c|:h", encodings: latin },
  { country: "AT", bank: "BAWAG easybank", columns: ":y|:t|:d|:v|:a|:c", signs: "before", encodings: latin },
  {
    country: "AT",
    bank: "Bank Austria",
    columns:
      "Buchungsdatum:d|Valutadatum:v|Buchungstext:t|Interne Notiz:e|Währung:c|Betrag:a|Belegdaten:k|Belegnummer:r|Auftraggebername:e|Auftraggeberkonto:e|Empfängername:n|Empfängerkonto:x",
    newestFirst: true,
    encodings: latin,
  },
  {
    country: "CH",
    bank: "UBS",
    columns:
      "Abschlussdatum:d|Abschlusszeit:e|Buchungsdatum:d|Valutadatum:v|Währung:c|Belastung:o|Gutschrift:i|Einzelbetrag:e|Saldo:b|Transaktions-Nr.:r|Beschreibung1:n|Beschreibung2:k|Beschreibung3:t|Fussnoten:e",
    day: "yyyy-mm-dd",
    amounts: "1234.56",
    signs: "before",
    newestFirst: true,
    before: ["Kontonummer:;0234 00123456.01;", "IBAN:;{own};", "Von:;2026-11-01;", "Bewertet in:;CHF;", ""],
    money: "CHF",
    encodings: latin,
  },
  {
    country: "CH",
    bank: "PostFinance",
    columns:
      "Datum:d|Bewegungstyp:k|Avisierungstext:t|Gutschrift in CHF:i|Lastschrift in CHF:o|Label:e|Kategorie:e",
    day: "dd.mm.yyyy",
    amounts: "1234.56",
    signs: "before",
    newestFirst: true,
    before: ["Datum vom:;2026-11-01", "Konto:;{own}", "Währung:;CHF", ""],
    after: ["", "Disclaimer:", "Der Dokumentinhalt wurde durch den Kunden erstellt."],
    money: "CHF",
    encodings: latin,
  },
  {
    country: "CH",
    bank: "Raiffeisen CH",
    columns: "IBAN:y|Booked At:d|Text:t|Credit/Debit Amount:a|Balance:b|Valuta Date:v",
    day: "yyyy-mm-dd hh",
    amounts: "1234.56",
    namesCurrency: false,
    money: "CHF",
    encodings: latin,
  },
  {
    country: "CH",
    bank: "ZKB",
    columns:
      "Datum:d|Buchungstext:t|Whg:c|Betrag Detail:e|ZKB-Referenz:r|Referenznummer:e|Belastung CHF:o|Gutschrift CHF:i|Valuta:v|Saldo CHF:b",
    amounts: "1234.56",
    quotes: true,
    newestFirst: true,
    money: "CHF",
    encodings: latin,
  },
  {
    country: "CH",
    bank: "Credit Suisse",
    columns: "Buchungsdatum:d|Text:t|Belastung:o|Gutschrift:i|Valutadatum:v|Saldo:b",
    separator: ",",
    amounts: "1'234.56",
    before: ["Buchungen", "Konto,{own}", "Währung,CHF"],
    quotes: true,
    namesCurrency: false,
    money: "CHF",
    encodings: latin,
  },
  {
    country: "FR",
    bank: "Crédit Agricole",
    columns: "Date:d|Libellé:t|Débit euros:o|Crédit euros:i",
    trailing: true,
    day: "dd/mm/yyyy",
    amounts: "1 234,56",
    newestFirst: true,
    before: [
      "Téléchargement du 25/11/2026;",
      "Compte de Dépôt carte n° 12345678901;",
      "Solde au 25/11/2026 3 214,77 €",
      "",
    ],
    encodings: latin,
  },
  {
    country: "FR",
    bank: "BNP Paribas",
    namesCurrency: false,
    columns:
      "Date operation:d|Categorie operation:k|Sous Categorie operation:e|Libelle operation:t|Montant operation:a|Pointage operation:e",
    day: "dd-mm-yyyy",
    amounts: "1234,56",
    before: ["Compte de chèques;****1234;25/11/2026;;3214,77"],
    newestFirst: true,
    encodings: latin,
  },
  {
    country: "FR",
    bank: "Boursorama",
    namesCurrency: false,
    columns:
      "dateOp:d|dateVal:v|label:t|category:e|categoryParent:e|supplierFound:n|amount:a|comment:e|accountNum:y|accountLabel:k|accountbalance:b",
    day: "yyyy-mm-dd",
    amounts: "1 234,56",
    newestFirst: true,
    quotes: true,
    encodings: latin,
  },
  {
    country: "FR",
    bank: "Société Générale",
    columns: "Date de l'opération:d|Libellé:k|Détail de l'écriture:t|Montant de l'opération:a|Devise:c",
    day: "dd/mm/yyyy",
    amounts: "1234,56",
    before: ['="0123456789";"Compte courant";;3214,77', ""],
    newestFirst: true,
    encodings: latin,
  },
  {
    country: "FR",
    bank: "La Banque Postale",
    columns: "Date:d|Libellé:t|Montant(EUROS):a",
    day: "dd/mm/yyyy",
    amounts: "1234,56",
    before: [
      "Numéro Compte;1234567A033",
      "Type;CCP",
      "Compte tenu en;euros",
      "Date;25/11/2026",
      "Solde (EUROS);3214,77",
      "",
    ],
    newestFirst: true,
    encodings: latin,
  },
  {
    country: "FR",
    bank: "Crédit Mutuel",
    namesCurrency: false,
    columns: "Date:d|Date de valeur:v|Débit:o|Crédit:i|Libellé:t|Solde:b",
    day: "dd/mm/yyyy",
    amounts: "1234,56",
    signs: "before",
    encodings: latin,
  },
  {
    country: "FR",
    bank: "Caisse d'Épargne",
    namesCurrency: false,
    columns:
      "Date de comptabilisation:d|Libelle simplifie:n|Libelle operation:t|Reference:r|Informations complementaires:e|Type operation:k|Categorie:e|Sous categorie:e|Debit:o|Credit:i|Date operation:v|Date de valeur:v|Pointage operation:e",
    day: "dd/mm/yyyy",
    amounts: "1234,56",
    signs: "before",
    encodings: latin,
  },
  {
    country: "ES",
    bank: "BBVA",
    columns:
      "F.Valor:v|Fecha:d|Concepto:t|Movimiento:k|Importe:a|Divisa:c|Disponible:b|Divisa:c|Observaciones:e",
    day: "dd/mm/yyyy",
    amounts: "1234,56",
    newestFirst: true,
    encodings: latin,
  },
  {
    country: "ES",
    bank: "CaixaBank",
    namesCurrency: false,
    columns: "Concepto:t|Fecha:d|Importe:a|Saldo:b",
    day: "dd/mm/yyyy",
    newestFirst: true,
    encodings: latin,
  },
  {
    country: "ES",
    bank: "Santander",
    columns: "FECHA OPERACIÓN:d|FECHA VALOR:v|CONCEPTO:t|IMPORTE EUR:a|SALDO:b",
    day: "dd/mm/yyyy",
    newestFirst: true,
    before: ["CUENTA;{own}", "TITULAR;ERIKA MUSTER", ""],
    encodings: latin,
  },
  {
    country: "ES",
    bank: "Sabadell",
    namesCurrency: false,
    columns: ":d|:t|:v|:a|:b|:r",
    separator: "|",
    day: "dd/mm/yyyy",
    amounts: "1234.56",
    newestFirst: true,
    encodings: latin,
  },
  {
    country: "ES",
    bank: "ING España",
    columns: "F. VALOR:d|CATEGORÍA:k|SUBCATEGORÍA:e|DESCRIPCIÓN:t|COMENTARIO:e|IMPORTE (€):a|SALDO (€):b",
    day: "dd/mm/yyyy",
    newestFirst: true,
    encodings: latin,
  },
  {
    country: "ES",
    bank: "Bankinter",
    columns: "Fecha contable:d|Fecha valor:v|Descripción:t|Importe:a|Saldo:b|Divisa:c",
    day: "dd/mm/yyyy",
    encodings: latin,
  },
  {
    country: "ES",
    bank: "Openbank",
    namesCurrency: false,
    columns: "Fecha Operación:d|Fecha Valor:v|Concepto:t|Importe:a|Saldo:b",
    day: "dd/mm/yyyy",
    newestFirst: true,
    encodings: latin,
  },
  {
    country: "IT",
    bank: "Intesa Sanpaolo",
    namesCurrency: false,
    columns:
      "Data contabile:d|Data valuta:v|Descrizione:k|Accrediti:i|Addebiti:o|Descrizione estesa:t|Mezzo:e",
    day: "dd.mm.yyyy",
    signs: "before",
    newestFirst: true,
    encodings: latin,
  },
  {
    country: "IT",
    bank: "UniCredit",
    columns: "Data Registrazione:d|Data valuta:v|Descrizione:t|Importo (EUR):a",
    day: "dd.mm.yyyy",
    newestFirst: true,
    encodings: latin,
  },
  {
    country: "IT",
    bank: "Fineco",
    namesCurrency: false,
    columns: "Data:d|Entrate:i|Uscite:o|Descrizione:k|Descrizione_Completa:t|Stato:z|Moneymap:e",
    day: "dd/mm/yyyy",
    amounts: "1234,56",
    signs: "before",
    before: ["Conto Corrente: 1234567;", "Intestazione: ERIKA MUSTER;", ""],
    newestFirst: true,
    encodings: latin,
  },
  {
    country: "IT",
    bank: "Poste Italiane",
    columns: "Data Contabile:d|Data Valuta:v|Addebiti (euro):o|Accrediti (euro):i|Descrizione operazioni:t",
    day: "dd/mm/yy" as "dd/mm/yyyy",
    newestFirst: true,
    encodings: latin,
  },
  {
    country: "IT",
    bank: "BPER",
    columns: "Data operazione:d|Data valuta:v|Descrizione:t|Entrate:i|Uscite:o|Divisa:c",
    day: "dd/mm/yyyy",
    encodings: latin,
  },
  {
    country: "NL",
    bank: "ING NL",
    columns:
      "Datum:d|Naam / Omschrijving:n|Rekening:y|Tegenrekening:x|Code:r|Af Bij:s|Bedrag (EUR):u|Mutatiesoort:k|Mededelingen:t|Saldo na mutatie:b|Tag:e",
    separator: ";",
    day: "yyyymmdd",
    amounts: "1234,56",
    signs: ["Bij", "Af"],
    quotes: true,
    newestFirst: true,
    encodings: latin,
  },
  {
    country: "NL",
    bank: "Rabobank",
    columns:
      "IBAN/BBAN:y|Munt:c|BIC:r|Volgnr:r|Datum:d|Rentedatum:v|Bedrag:a|Saldo na trn:b|Tegenrekening IBAN/BBAN:x|Naam tegenpartij:n|Naam uiteindelijke partij:e|Code:r|Batch ID:e|Omschrijving-1:t|Omschrijving-2:e|Omschrijving-3:e",
    separator: ",",
    day: "yyyy-mm-dd",
    amounts: "1234,56",
    quotes: true,
    signs: "before",
    encodings: latin,
  },
  {
    country: "NL",
    bank: "ABN AMRO TAB",
    columns: ":y|:c|:d|:B|:b|:v|:a|:t",
    separator: "\t",
    day: "yyyymmdd",
    amounts: "1234,56",
    encodings: latin,
  },
  {
    country: "NL",
    bank: "Triodos",
    namesCurrency: false,
    columns: ":d|:y|:u|:s|:n|:x|:k|:t",
    separator: ",",
    day: "dd-mm-yyyy",
    signs: ["Credit", "Debet"],
    quotes: true,
    encodings: latin,
  },
  {
    country: "NL",
    bank: "bunq",
    namesCurrency: false,
    columns: "Date:d|Interest Date:v|Amount:a|Account:y|Counterparty:x|Name:n|Description:t",
    separator: ";",
    day: "yyyy-mm-dd",
    amounts: "1234,56",
    quotes: true,
    encodings: latin,
  },
  {
    country: "NL",
    bank: "ASN",
    columns:
      "Boekingsdatum:d|Opdrachtgeversrekening:y|Tegenrekeningnummer:x|Naam tegenrekening:n|Valutasoort rekening:c|Transactiebedrag:a|Omschrijving:t|Saldo rekening voor mutatie:B",
    separator: ",",
    day: "dd-mm-yyyy",
    amounts: "1234.56",
    encodings: latin,
  },
  {
    country: "BE",
    bank: "KBC",
    columns:
      "Rekeningnummer:y|Rubrieknaam:e|Naam:k|Munt:c|Afschriftnummer:e|Datum:d|Omschrijving:t|Valuta:v|Bedrag:a|Saldo:b|credit:i|debet:O|rekeningnummer tegenpartij:x|BIC tegenpartij:r|Naam tegenpartij:n|Adres tegenpartij:e|gestructureerde mededeling:e|Vrije mededeling:e",
    day: "dd/mm/yyyy",
    amounts: "1234,56",
    encodings: latin,
  },
  {
    country: "BE",
    bank: "Belfius",
    columns:
      "Rekening:y|Boekingsdatum:d|Rekeninguittrekselnummer:e|Transactienummer:r|Rekening tegenpartij:x|Naam tegenpartij bevat:n|Straat en nummer:e|Postcode en plaats:e|Transactie:t|Valutadatum:v|Bedrag:a|Devies:c|BIC:r|Landcode:e|Mededelingen:e",
    day: "dd/mm/yyyy",
    amounts: "1234,56",
    newestFirst: true,
    before: [
      "Boekingsdatum vanaf;01/11/2026",
      "Boekingsdatum tot en met;25/11/2026",
      "Laatste saldo;3214,77 EUR",
      ";",
    ],
    encodings: latin,
  },
  {
    country: "BE",
    bank: "BNP Paribas Fortis",
    columns:
      "Volgnummer:r|Uitvoeringsdatum:d|Valutadatum:v|Bedrag:a|Valuta rekening:c|Rekeningnummer:y|Type verrichting:k|Tegenpartij:x|Naam van de tegenpartij:n|Mededeling:t|Details:e|Status:z|Reden van weigering:e",
    day: "dd/mm/yyyy",
    amounts: "1234,56",
    newestFirst: true,
    encodings: latin,
  },
  {
    country: "BE",
    bank: "Argenta",
    columns:
      "Rekening:y|Boekdatum:d|Valutadatum:v|Referentie:r|Beschrijving:k|Bedrag:a|Munt:c|Verrichtingsdatum:e|Rekening tegenpartij:x|Naam tegenpartij:n|Mededeling:t",
    day: "dd-mm-yyyy",
    amounts: "1.234,56",
    encodings: wide,
  },
  {
    country: "UK",
    bank: "Lloyds",
    columns:
      "Transaction Date:d|Transaction Type:k|Sort Code:r|Account Number:Y|Transaction Description:t|Debit Amount:o|Credit Amount:i|Balance:b",
    separator: ",",
    day: "dd/mm/yyyy",
    amounts: "1234.56",
    newestFirst: true,
    namesCurrency: false,
    money: "GBP",
    encodings: latin,
  },
  {
    country: "UK",
    bank: "Barclays",
    columns: "Number:e|Date:d|Account:y|Amount:a|Subcategory:k|Memo:t",
    separator: ",",
    day: "dd/mm/yyyy",
    amounts: "1234.56",
    newestFirst: true,
    namesCurrency: false,
    money: "GBP",
    encodings: latin,
  },
  {
    country: "UK",
    bank: "HSBC UK",
    columns: ":d|:t|:a",
    separator: ",",
    day: "dd/mm/yyyy",
    amounts: "1,234.56",
    newestFirst: true,
    quotes: true,
    namesCurrency: false,
    money: "GBP",
    encodings: latin,
  },
  {
    country: "UK",
    bank: "NatWest",
    columns: "Date:d|Type:k|Description:t|Value:a|Balance:b|Account Name:k|Account Number:Y",
    separator: ",",
    day: "dd/mm/yyyy",
    amounts: "1234.56",
    newestFirst: true,
    namesCurrency: false,
    money: "GBP",
    encodings: latin,
  },
  {
    country: "UK",
    bank: "Monzo",
    columns:
      "Transaction ID:r|Date:d|Time:e|Type:k|Name:n|Emoji:e|Category:e|Amount:a|Currency:c|Local amount:e|Local currency:e|Notes and #tags:t|Address:e|Receipt:e|Description:e",
    separator: ",",
    day: "dd/mm/yyyy",
    amounts: "1234.56",
    money: "GBP",
    encodings: latin,
  },
  {
    country: "UK",
    bank: "Starling",
    columns:
      "Date:d|Counter Party:n|Reference:t|Type:k|Amount (GBP):a|Balance (GBP):b|Spending Category:e|Notes:e",
    separator: ",",
    day: "dd/mm/yyyy",
    amounts: "1234.56",
    money: "GBP",
    encodings: latin,
  },
  {
    country: "UK",
    bank: "Nationwide",
    columns: "Date:d|Transaction type:k|Description:t|Paid out:o|Paid in:i|Balance:b",
    separator: ",",
    day: "dd/mm/yyyy",
    amounts: "1,234.56",
    quotes: true,
    before: [
      '"Account Name:","FlexDirect"',
      '"Account Balance:","£3,214.77"',
      '"Available Balance: ","£3,214.77"',
      "",
    ],
    money: "GBP",
    encodings: latin,
  },
  {
    country: "IE",
    bank: "AIB",
    columns:
      "Posted Account:Y|Posted Transactions Date:d|Description1:t|Description2:e|Description3:e|Debit Amount:o|Credit Amount:i|Balance:b|Posted Currency:c|Transaction Type:k",
    separator: ",",
    day: "dd/mm/yyyy",
    amounts: "1,234.56",
    quotes: true,
    encodings: latin,
  },
  {
    country: "IE",
    bank: "Bank of Ireland",
    namesCurrency: false,
    columns: "Date:d|Details:t|Debit:o|Credit:i|Balance:b",
    separator: ",",
    day: "dd/mm/yyyy",
    amounts: "1234.56",
    encodings: latin,
  },
  {
    country: "IE",
    bank: "Permanent TSB",
    columns: "Date:d|Description:t|Money In (€):i|Money Out (€):o|Balance (€):b",
    separator: ",",
    day: "dd/mm/yyyy",
    amounts: "1234.56",
    signs: "before",
    newestFirst: true,
    encodings: latin,
  },
  {
    country: "PL",
    bank: "mBank",
    columns:
      "#Data operacji:d|#Data księgowania:v|#Opis operacji:k|#Tytuł:t|#Nadawca/Odbiorca:n|#Numer konta:x|#Kwota:a|#Saldo po operacji:b",
    day: "yyyy-mm-dd",
    amounts: "1 234,56",
    trailing: true,
    before: ["mBank S.A.;", "#Klient;", "ERIKA MUSTER;", "#Waluta;", "PLN;", ""],
    namesCurrency: false,
    money: "PLN",
    encodings: eastern,
  },
  {
    country: "PL",
    bank: "PKO BP",
    columns:
      "Data operacji:d|Data waluty:v|Typ transakcji:k|Kwota:a|Waluta:c|Saldo po transakcji:b|Opis transakcji:t",
    separator: ",",
    day: "yyyy-mm-dd",
    amounts: "1234.56",
    quotes: true,
    newestFirst: true,
    signs: "before",
    money: "PLN",
    encodings: polish,
  },
  {
    country: "PL",
    bank: "ING PL",
    columns:
      "Data transakcji:d|Data księgowania:v|Dane kontrahenta:n|Tytuł:t|Nr rachunku:x|Nazwa banku:k|Szczegóły:e|Nr transakcji:r|Kwota transakcji (waluta rachunku):a|Waluta:c|Kwota blokady/zwolnienie blokady:e|Saldo po transakcji:b|Konto:y",
    day: "yyyy-mm-dd",
    amounts: "1234,56",
    newestFirst: true,
    money: "PLN",
    encodings: eastern,
  },
  {
    country: "PL",
    bank: "Santander PL",
    columns:
      "Data księgowania:d|Data operacji:v|Tytuł:t|Nadawca / Odbiorca:n|Rachunek kontrahenta:x|Kwota:a|Saldo:b",
    separator: ",",
    day: "dd-mm-yyyy",
    amounts: "1234,56",
    quotes: true,
    namesCurrency: false,
    money: "PLN",
    encodings: polish,
  },
  {
    country: "CZ",
    bank: "Česká spořitelna",
    columns:
      "Datum zaúčtování:d|Název protiúčtu:n|Protiúčet:x|Částka:a|Měna:c|Zpráva pro příjemce:t|Vlastní účet:y",
    separator: ";",
    day: "dd.mm.yyyy",
    amounts: "1 234,56",
    money: "CZK",
    encodings: eastern,
  },
  {
    country: "CZ",
    bank: "Fio",
    columns:
      "ID pohybu:r|Datum:d|Objem:a|Měna:c|Protiúčet:x|Název protiúčtu:n|Kód banky:r|Název banky:k|KS:e|VS:e|SS:e|Zpráva pro příjemce:t|Typ:k",
    day: "dd.mm.yyyy",
    amounts: "1234,56",
    quotes: true,
    money: "CZK",
    encodings: eastern,
  },
  {
    country: "CZ",
    bank: "KB",
    columns:
      "Datum zauctovani:d|Datum provedeni:v|Protistrana:n|Nazev protiuctu:e|Castka:a|Originalni castka:e|Originalni mena:e|Kurz:e|VS:e|KS:e|SS:e|Identifikace transakce:r|Typ transakce:k|Popis pro me:e|Zprava pro prijemce:t",
    day: "dd.mm.yyyy",
    amounts: "1234,56",
    namesCurrency: false,
    money: "CZK",
    newestFirst: true,
    encodings: eastern,
  },
  {
    country: "DK",
    bank: "Danske Bank",
    columns: "Dato:d|Tekst:t|Beløb:a|Saldo:b|Status:Z|Afstemt:e",
    day: "dd.mm.yyyy",
    quotes: true,
    namesCurrency: false,
    money: "DKK",
    encodings: latin,
  },
  {
    country: "DK",
    bank: "Nordea DK",
    columns: "Bogføringsdato:d|Beløb:a|Afsender:e|Modtager:e|Navn:n|Beskrivelse:t|Saldo:b|Valuta:c|Afstemt:e",
    day: "yyyy/mm/dd",
    amounts: "1234,56",
    newestFirst: true,
    money: "DKK",
    encodings: latin,
  },
  {
    country: "DK",
    bank: "Jyske Bank",
    columns: "Bogføringsdato:d|Rentedato:v|Tekst:t|Beløb:a|Valuta:c|Saldo:b",
    day: "dd.mm.yyyy",
    signs: "behind",
    money: "DKK",
    encodings: latin,
  },
  {
    country: "SE",
    bank: "Swedbank",
    columns:
      "Radnummer:r|Clearingnummer:r|Kontonummer:Y|Produkt:k|Valuta:c|Bokföringsdag:d|Transaktionsdag:v|Valutadag:v|Referens:n|Beskrivning:t|Belopp:a|Bokfört saldo:b",
    separator: ",",
    day: "yyyy-mm-dd",
    amounts: "1234.56",
    quotes: true,
    newestFirst: true,
    before: ["* Transaktioner Period 2026-11-01 – 2026-11-25"],
    money: "SEK",
    encodings: latin,
  },
  {
    country: "SE",
    bank: "SEB",
    columns: "Bokföringsdatum:d|Valutadatum:v|Verifikationsnummer:r|Text/mottagare:t|Belopp:a|Saldo:b",
    separator: ";",
    day: "yyyy-mm-dd",
    amounts: "1234.56",
    newestFirst: true,
    namesCurrency: false,
    money: "SEK",
    encodings: latin,
  },
  {
    country: "SE",
    bank: "Handelsbanken",
    columns: "Reskontradatum:e|Transaktionsdatum:d|Text:t|Belopp:a|Saldo:b",
    separator: "\t",
    day: "yyyy-mm-dd",
    amounts: "1 234,56",
    newestFirst: true,
    namesCurrency: false,
    money: "SEK",
    encodings: latin,
  },
  {
    country: "US",
    bank: "Chase",
    columns: "Details:s|Posting Date:d|Description:t|Amount:a|Type:k|Balance:b|Check or Slip #:e",
    separator: ",",
    day: "mm/dd/yyyy",
    amounts: "1234.56",
    signs: "before",
    newestFirst: true,
    namesCurrency: false,
    money: "USD",
    encodings: latin,
  },
  {
    country: "US",
    bank: "Bank of America",
    columns: "Date:d|Description:t|Amount:a|Running Bal.:b",
    separator: ",",
    day: "mm/dd/yyyy",
    amounts: "1,234.56",
    quotes: true,
    namesCurrency: false,
    money: "USD",
    encodings: latin,
  },
  {
    country: "US",
    bank: "Wells Fargo",
    columns: ":d|:a|:k|:e|:t",
    separator: ",",
    day: "mm/dd/yyyy",
    amounts: "1234.56",
    quotes: true,
    newestFirst: true,
    namesCurrency: false,
    money: "USD",
    encodings: latin,
  },
  {
    country: "US",
    bank: "Capital One 360",
    columns:
      "Account Number:Y|Transaction Description:t|Transaction Date:d|Transaction Type:s|Transaction Amount:u|Balance:b",
    separator: ",",
    day: "mm/dd/yyyy",
    amounts: "1234.56",
    signs: ["Credit", "Debit"],
    newestFirst: true,
    namesCurrency: false,
    money: "USD",
    encodings: latin,
  },
];

/** What a layout makes of the lines, oldest first as they are given. */
export function writeLayout(lines: readonly BankLine[], layout: BankLayout, ownAccount: string): string {
  const {
    columns,
    separator = ";",
    before = [],
    after = [],
    newestFirst = false,
    quotes = false,
    trailing = false,
  } = layout;
  const parts = columns.split("|").map((part) => ({
    title: part.slice(0, part.lastIndexOf(":")),
    letter: part.slice(part.lastIndexOf(":") + 1),
  }));
  let held = 1_000_000;
  const rows = lines.map((line, at) => {
    const had = held;
    held += line.amountMinor;
    return parts.map(({ letter }) => cellOf(letter, { line, at, had, held, ownAccount }, layout));
  });
  const cells = (row: readonly string[]): string =>
    row
      .map((cell) =>
        quotes || cell.includes(separator) || cell.includes('"') ? `"${cell.replaceAll('"', '""')}"` : cell,
      )
      .join(separator) + (trailing ? separator : "");
  return [
    ...before.map((line) => line.replace("{own}", ownAccount)),
    ...(parts.some(({ title }) => title !== "") ? [cells(parts.map(({ title }) => title))] : []),
    ...(newestFirst ? rows.toReversed() : rows).map(cells),
    ...after,
  ].join("\r\n");
}

type Placed = {
  readonly line: BankLine;
  readonly at: number;
  readonly had: number;
  readonly held: number;
  readonly ownAccount: string;
};

function cellOf(letter: string, { line, at, had, held, ownAccount }: Placed, layout: BankLayout): string {
  const { signs = "before", money = "EUR" } = layout;
  const [came, went] = Array.isArray(signs) ? signs : ["Eingang", "Ausgang"];
  const bare = amountText(Math.abs(line.amountMinor), layout);
  const isIn = line.amountMinor > 0;
  switch (letter) {
    case "d":
    case "v":
      return dayText(line.bookedOn, layout);
    case "n":
      return line.name;
    case "p":
      return isIn ? line.name : "Erika Muster";
    case "q":
      return isIn ? "Erika Muster" : line.name;
    case "t":
      return line.text;
    case "k":
      return ["Transfer", "Standing order", "Card"][at % 3] ?? "";
    case "a":
      return isIn ? bare : signs === "behind" ? `${bare}-` : `-${bare}`;
    case "u":
      return bare;
    case "s":
      return layout.bank === "Chase" ? (isIn ? "CREDIT" : "DEBIT") : isIn ? came : went;
    case "i":
      return isIn ? bare : "";
    case "o":
      return isIn ? "" : signs === "before" && layout.signs === "before" ? `-${bare}` : bare;
    case "O":
      return isIn ? "" : `-${bare}`;
    case "b":
      return amountText(held, layout);
    case "B":
      return amountText(had, layout);
    case "c":
      return money;
    case "x":
      return line.account ?? "";
    case "y":
      return ownAccount;
    case "Y":
      return "12345678";
    case "z":
      return "Gebucht";
    case "Z":
      return "Udført";
    case "h":
      return `25.11.2026 10:00:${String(at % 60).padStart(2, "0")}:123`;
    case "f":
      return amountText(0, layout);
    case "r":
      return String(40_000 + at);
    default:
      return "";
  }
}

function amountText(minor: number, { amounts = "1.234,56" }: BankLayout): string {
  const [whole = "", cents = ""] = formatMinor(Math.abs(minor), 2).split(".");
  const mark = amounts.at(-3) ?? ",";
  const group = amounts.length === 8 ? (amounts[1] ?? "") : "";
  return `${minor < 0 ? "-" : ""}${whole.replaceAll(/\B(?=(?:\d{3})+$)/g, group)}${mark}${cents}`;
}

function dayText(day: string, { day: form = "dd.mm.yyyy" }: BankLayout): string {
  const [year = "", month = "", date = ""] = day.split("-");
  return form
    .replace("yyyy", year)
    .replace("yy", year.slice(2))
    .replace("mm", month)
    .replace("dd", date)
    .replace("hh", "10:12:59");
}
