import type { BankExport } from "./bank-export.ts";

export const exportsOfUnitedStates: readonly BankExport[] = [
  {
    bank: "US Chase trailing comma",
    currency: "USD",
    lines: ["2026-11-14 -120.50 USD |  | ", "2026-11-02 850.00 USD |  | "],
    questions: ["currency"],
    text: `Details,Posting Date,Description,Amount,Type,Balance,Check or Slip #
DEBIT,11/14/2026,"CON EDISON",-120.50,ACH_DEBIT,1729.50,,
CREDIT,11/02/2026,"ZELLE FROM TOM REED",850.00,QUICKPAY_CREDIT,1850.00,,`,
  },
  {
    bank: "US BofA summary head",
    currency: "USD",
    lines: ["2026-11-02 850.00 USD |  | ", "2026-11-14 -1120.50 USD |  | "],
    questions: ["currency"],
    text: `Description,,Summary Amt.
Beginning balance as of 11/01/2026,,"1,000.00"
Total credits,,"850.00"
Total debits,,"-1,120.50"
Ending balance as of 11/25/2026,,"729.50"

Date,Description,Amount,Running Bal.
11/01/2026,Beginning balance as of 11/01/2026,,"1,000.00"
11/02/2026,"Zelle from TOM REED","850.00","1,850.00"
11/14/2026,"CON EDISON","-1,120.50","729.50"`,
  },
  {
    bank: "US Citi",
    currency: "USD",
    lines: ["2026-11-14 -120.50 USD |  | ", "2026-11-02 850.00 USD |  | "],
    questions: ["currency"],
    pending: 1,
    text: `Status,Date,Description,Debit,Credit
Cleared,11/14/2026,"CON EDISON",120.50,
Cleared,11/02/2026,"TOM REED",,850.00
Pending,11/15/2026,"SHOP",9.00,`,
  },
  {
    bank: "US Citi credit column negative",
    currency: "USD",
    lines: ["2026-11-14 -120.50 USD |  | ", "2026-11-13 100.00 USD |  | "],
    questions: ["currency"],
    text: `Status,Date,Description,Debit,Credit
Cleared,11/14/2026,"HOME DEPOT",120.50,
Cleared,11/13/2026,"ONLINE PAYMENT, THANK YOU",,-100.00`,
  },
  {
    bank: "US PNC dollars",
    currency: "USD",
    lines: ["2026-11-14 -1120.50 USD |  | ", "2026-11-02 850.00 USD |  | "],
    text: `Date,Description,Withdrawals,Deposits,Category,Balance
11/14/2026,CON EDISON,"$1,120.50",,Utilities,"$729.50"
11/02/2026,TOM REED,,$850.00,Income,"$1,850.00"`,
  },
  {
    bank: "US TD",
    currency: "USD",
    lines: ["2026-11-14 -120.50 USD |  | ", "2026-11-02 850.00 USD |  | "],
    questions: ["currency"],
    text: `Date,Bank RTN,Account Number,Transaction Type,Description,Debit,Credit,Check Number,Account Running Balance
2026-11-14,031201360,1234567890,DEBIT,CON EDISON,120.50,,,1729.50
2026-11-02,031201360,1234567890,CREDIT,TOM REED,,850.00,,1850.00`,
  },
  {
    bank: "US Schwab",
    currency: "USD",
    lines: ["2026-11-14 -1120.50 USD |  | ", "2026-11-02 850.00 USD |  | "],
    pending: 1,
    text: `"Date","Status","Type","CheckNumber","Description","Withdrawal","Deposit","RunningBalance"
"11/14/2026","Posted","ACH","","CON EDISON","$1,120.50","","$729.50"
"11/02/2026","Posted","TRANSFER","","TOM REED","","$850.00","$1,850.00"
"","Pending","VISA","","SHOP","$5.00","",""`,
  },
  {
    bank: "US Discover charges positive",
    currency: "USD",
    lines: [],
    questions: ["card"],
    text: `Trans. Date,Post Date,Description,Amount,Category
11/04/2026,11/05/2026,"SHOP",12.50,"Merchandise"
11/13/2026,11/13/2026,"INTERNET PAYMENT - THANK YOU",-100.00,"Payments and Credits"
11/14/2026,11/15/2026,"HOME DEPOT",30.00,"Home Improvement"`,
  },
  {
    bank: "US Ally",
    currency: "USD",
    lines: ["2026-11-14 -120.50 USD |  | ", "2026-11-02 850.00 USD |  | "],
    questions: ["currency"],
    text: `Date, Time, Amount, Type, Description
2026-11-14,08:00:00,-120.50,Withdrawal,CON EDISON
2026-11-02,08:00:00,850.00,Deposit,TOM REED`,
  },
  {
    bank: "US Mercury status",
    currency: "USD",
    lines: ["2026-11-14 -120.50 USD |  | ", "2026-11-02 850.00 USD |  | "],
    questions: ["currency"],
    reverted: 1,
    text: `Date (UTC),Description,Amount,Status,Source Account,Bank Description,Reference,Note,Last Four Digits,Name On Card,Category,GL Code,Timestamp,Original Currency
11-14-2026,CON EDISON,-120.50,Sent,Checking ••1234,CON ED,,,,,,,11-14-2026 08:00:00,USD
11-02-2026,TOM REED,850.00,Sent,Checking ••1234,TOM REED,,,,,,,11-02-2026 08:00:00,USD
11-15-2026,SHOP,-9.00,Failed,Checking ••1234,SHOP,,,,,,,11-15-2026 08:00:00,USD`,
  },
];
