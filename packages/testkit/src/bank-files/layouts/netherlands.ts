import { latin } from "../bank-layout.ts";
import type { BankLayout } from "../bank-layout.ts";

export const netherlands: readonly BankLayout[] = [
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
];
