import { latin } from "../bank-layout.ts";
import type { BankLayout } from "../bank-layout.ts";

export const switzerland: readonly BankLayout[] = [
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
];
