import { latin, wide } from "../bank-layout.ts";
import type { BankLayout } from "../bank-layout.ts";

export const germany: readonly BankLayout[] = [
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
];
