import { eastern } from "../bank-layout.ts";
import type { BankLayout } from "../bank-layout.ts";

export const czechia: readonly BankLayout[] = [
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
];
