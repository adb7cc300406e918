import { latin, wide } from "../bank-layout.ts";
import type { BankLayout } from "../bank-layout.ts";

export const austria: readonly BankLayout[] = [
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
];
