import { latin, wide } from "../bank-layout.ts";
import type { BankLayout } from "../bank-layout.ts";

export const belgium: readonly BankLayout[] = [
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
];
