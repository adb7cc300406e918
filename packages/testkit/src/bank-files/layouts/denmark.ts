import { latin } from "../bank-layout.ts";
import type { BankLayout } from "../bank-layout.ts";

export const denmark: readonly BankLayout[] = [
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
];
