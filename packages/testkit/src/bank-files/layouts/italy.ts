import { latin } from "../bank-layout.ts";
import type { BankLayout } from "../bank-layout.ts";

export const italy: readonly BankLayout[] = [
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
    day: "dd/mm/yy",
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
];
