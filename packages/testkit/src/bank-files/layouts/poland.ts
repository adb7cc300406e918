import { eastern, polish } from "../bank-layout.ts";
import type { BankLayout } from "../bank-layout.ts";

export const poland: readonly BankLayout[] = [
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
];
