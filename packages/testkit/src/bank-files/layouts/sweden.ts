import { latin } from "../bank-layout.ts";
import type { BankLayout } from "../bank-layout.ts";

export const sweden: readonly BankLayout[] = [
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
];
