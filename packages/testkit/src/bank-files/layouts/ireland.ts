import { latin } from "../bank-layout.ts";
import type { BankLayout } from "../bank-layout.ts";

export const ireland: readonly BankLayout[] = [
  {
    country: "IE",
    bank: "AIB",
    columns:
      "Posted Account:Y|Posted Transactions Date:d|Description1:t|Description2:e|Description3:e|Debit Amount:o|Credit Amount:i|Balance:b|Posted Currency:c|Transaction Type:k",
    separator: ",",
    day: "dd/mm/yyyy",
    amounts: "1,234.56",
    quotes: true,
    encodings: latin,
  },
  {
    country: "IE",
    bank: "Bank of Ireland",
    namesCurrency: false,
    columns: "Date:d|Details:t|Debit:o|Credit:i|Balance:b",
    separator: ",",
    day: "dd/mm/yyyy",
    amounts: "1234.56",
    encodings: latin,
  },
  {
    country: "IE",
    bank: "Permanent TSB",
    columns: "Date:d|Description:t|Money In (€):i|Money Out (€):o|Balance (€):b",
    separator: ",",
    day: "dd/mm/yyyy",
    amounts: "1234.56",
    signs: "before",
    newestFirst: true,
    encodings: latin,
  },
];
