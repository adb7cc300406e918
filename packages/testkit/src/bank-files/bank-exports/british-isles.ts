import type { BankExport } from "./bank-export.ts";

export const exportsOfBritishIsles: readonly BankExport[] = [
  {
    bank: "UK First Direct",
    currency: "GBP",
    lines: ["2026-11-14 -120.50 GBP |  | ", "2026-11-02 850.00 GBP |  | "],
    questions: ["currency"],
    text: `Date,Description,Amount,Balance
14/11/2026,BRITISH GAS,-120.50,1729.50
02/11/2026,TOM REED RENT,850.00,1850.00`,
  },
  {
    bank: "UK Santander text blocks",
    currency: "GBP",
    refused: "unknown",
    text: `From: 01/11/2026 to 25/11/2026

Account: XXXX XXXX XXXX 1234

Date: 14/11/2026
Description: BRITISH GAS
Amount: -120.50 
Balance: 1729.50 

Date: 02/11/2026
Description: TOM REED RENT
Amount: 850.00 
Balance: 1850.00`,
  },
  {
    bank: "UK Co-op",
    currency: "GBP",
    lines: ["2026-11-14 -120.50 GBP |  | ", "2026-11-02 850.00 GBP |  | "],
    questions: ["currency"],
    text: `Date,Description,Type,Money In,Money Out,Balance
2026-11-14,BRITISH GAS,DD,,120.50,1729.50
2026-11-02,TOM REED RENT,FP,850.00,,1850.00`,
  },
  {
    bank: "UK Metro",
    currency: "GBP",
    lines: ["2026-11-02 850.00 GBP |  | ", "2026-11-14 -120.50 GBP |  | "],
    questions: ["currency"],
    text: `Date,Details,Transaction type,In,Out,Balance
02/11/2026,TOM REED RENT,Inward Payment,850.00,0.00,1850.00
14/11/2026,BRITISH GAS,Direct Debit,0.00,120.50,1729.50`,
  },
  {
    bank: "UK Tide",
    currency: "GBP",
    lines: ["2026-11-14 -120.50 GBP | British Gas | ", "2026-11-02 850.00 GBP | Tom Reed | "],
    questions: ["currency"],
    text: `Date,Transaction ID,Timestamp,Transaction description,Amount,Balance,Category name,Transaction type,Status,Counterparty,Reference
2026-11-14,t2,2026-11-14 08:00:00,BRITISH GAS,-120.50,1729.50,Utilities,Direct Debit,Paid,British Gas,GAS
2026-11-02,t1,2026-11-02 08:00:00,TOM REED,850.00,1850.00,Income,Incoming,Paid,Tom Reed,RENT`,
  },
  {
    bank: "UK Amex charges positive",
    currency: "GBP",
    lines: [],
    questions: ["card"],
    text: `Date,Description,Amount
04/11/2026,SHOP,12.50
13/11/2026,PAYMENT RECEIVED - THANK YOU,-100.00
14/11/2026,DIY STORE,30.00`,
  },
  {
    bank: "UK Barclaycard no head",
    currency: "GBP",
    lines: [],
    questions: ["card"],
    text: `04 Nov 26, Shop London ,Visa,MRS E MUSTER,Shopping,,12.50
13 Nov 26, Payment By Direct Debit ,Visa,MRS E MUSTER,Payments,-100.00,`,
  },
  {
    bank: "UK Monzo new",
    currency: "GBP",
    lines: ["2026-11-02 850.00 GBP | Tom Reed | ", "2026-11-14 -120.50 GBP | Shop Paris | "],
    text: `Transaction ID,Date,Time,Type,Name,Emoji,Category,Amount,Currency,Local amount,Local currency,Notes and #tags,Address,Receipt,Description,Category split,Money Out,Money In
tx_1,02/11/2026,08:00:00,Faster payment,Tom Reed,,Income,850.00,GBP,850.00,GBP,Rent,,,RENT,,,850.00
tx_2,14/11/2026,08:00:00,Card payment,Shop Paris,,Shopping,-120.50,GBP,-140.00,EUR,,,,SHOP PARIS,,-120.50,`,
  },
  {
    bank: "UK Revolut Business",
    currency: "GBP",
    lines: ["2026-11-14 -120.50 GBP |  | ", "2026-11-14 -0.20 GBP |  | ", "2026-11-02 850.00 GBP |  | "],
    reverted: 1,
    text: `Date started (UTC),Date completed (UTC),ID,Type,State,Description,Reference,Payer,Card number,Card label,Card state,Orig currency,Orig amount,Payment currency,Amount,Total amount,Exchange rate,Fee,Fee currency,Balance,Account,Beneficiary account number,Beneficiary sort code or routing number,Beneficiary IBAN,Beneficiary BIC,MCC,Related transaction id,Spend program
2026-11-14,2026-11-14,id2,TRANSFER,COMPLETED,To British Gas,GAS,Erika Muster,,,,GBP,120.50,GBP,-120.50,-120.70,,0.20,GBP,1729.30,GBP Main,12345678,200000,,,,,
2026-11-02,2026-11-02,id1,TOPUP,COMPLETED,Payment from Tom Reed,RENT,,,,,GBP,850.00,GBP,850.00,850.00,,0.00,GBP,1850.00,GBP Main,,,,,,,
2026-11-15,,id3,CARD_PAYMENT,REVERTED,Shop,,Erika Muster,,,,GBP,20.00,GBP,-20.00,-20.00,,0.00,GBP,,GBP Main,,,,,,,`,
  },
  {
    bank: "UK Revolut personal",
    currency: "GBP",
    lines: ["2026-11-02 850.00 GBP |  | ", "2026-11-14 -120.50 GBP |  | ", "2026-11-14 -0.20 GBP |  | "],
    pending: 1,
    text: `Type,Product,Started Date,Completed Date,Description,Amount,Fee,Currency,State,Balance
TOPUP,Current,2026-11-02 08:00:00,2026-11-02 08:00:01,Payment from Tom Reed,850.00,0.00,GBP,COMPLETED,1850.00
TRANSFER,Current,2026-11-14 08:00:00,2026-11-14 08:00:01,To British Gas,-120.50,0.20,GBP,COMPLETED,1729.30
CARD_PAYMENT,Current,2026-11-15 08:00:00,,Shop,-20.00,0.00,GBP,PENDING,`,
  },
  {
    bank: "UK Wise statement: fee inside the amount",
    currency: "GBP",
    lines: ["2026-11-14 -120.50 GBP | British Gas | ", "2026-11-02 850.00 GBP | Tom Reed | "],
    text: `"TransferWise ID",Date,"Date Time",Amount,Currency,Description,"Payment Reference","Running Balance","Exchange From","Exchange To","Exchange Rate","Payer Name","Payee Name","Payee Account Number",Merchant,"Card Last Four Digits","Card Holder Full Name",Attachment,Note,"Total fees","Exchange To Amount","Transaction Type","Transaction Details Type"
TRANSFER-2,14-11-2026,"14-11-2026 08:00:00.000",-120.50,GBP,"Sent money to British Gas",GAS,1729.50,,,,,"British Gas",12345678,,,,,,0.50,,DEBIT,TRANSFER
TRANSFER-1,02-11-2026,"02-11-2026 08:00:00.000",850.00,GBP,"Received money from Tom Reed",RENT,1850.00,,,,"Tom Reed",,,,,,,,0.00,,CREDIT,DEPOSIT`,
  },
  {
    bank: "UK Wise all transactions",
    currency: "GBP",
    lines: [],
    questions: ["columns"],
    text: `ID,Status,Direction,"Created on","Finished on","Source fee amount","Source fee currency","Target fee amount","Target fee currency","Source name","Source amount (after fees)","Source currency","Target name","Target amount (after fees)","Target currency","Exchange rate",Reference,Batch,"Created by",Category,Note
TRANSFER-1,COMPLETED,IN,"2026-11-02 08:00:00","2026-11-02 08:00:01",,,,,"Tom Reed",850.00,GBP,"Erika Muster",850.00,GBP,1.0,RENT,,Erika,General,
TRANSFER-2,COMPLETED,OUT,"2026-11-14 08:00:00","2026-11-14 08:00:01",0.50,GBP,,,"Erika Muster",120.00,GBP,"British Gas",120.00,GBP,1.0,GAS,,Erika,General,
CARD-3,COMPLETED,OUT,"2026-11-15 08:00:00","2026-11-15 08:00:01",0.10,GBP,,,"Erika Muster",20.00,GBP,"Shop Paris",23.00,EUR,1.15,,,Erika,General,`,
  },
  {
    bank: "UK Starling",
    currency: "GBP",
    lines: ["2026-11-02 850.00 GBP | Tom Reed | ", "2026-11-14 -120.50 GBP | British Gas | "],
    text: `Date,Counter Party,Reference,Type,Amount (GBP),Balance (GBP),Spending Category,Notes
02/11/2026,Opening Balance,,,0.00,1000.00,,
02/11/2026,Tom Reed,RENT,FASTER PAYMENT,850.00,1850.00,INCOME,
14/11/2026,British Gas,GAS,DIRECT DEBIT,-120.50,1729.50,BILLS,`,
  },
  {
    bank: "UK Nationwide pound signs",
    currency: "GBP",
    lines: ["2026-11-02 850.00 GBP |  | ", "2026-11-14 -1120.50 GBP |  | "],
    text: `"Account Name:","FlexDirect ****12345"
"Account Balance:","£729.50"
"Available Balance: ","£729.50"

"Date","Transaction type","Description","Paid out","Paid in","Balance"
"02 Nov 2026","Bank credit TOM REED","Bank credit TOM REED","","£850.00","£1,850.00"
"14 Nov 2026","Direct debit BRITISH GAS","BRITISH GAS","£1,120.50","","£729.50"`,
  },
  {
    bank: "UK HSBC business",
    currency: "GBP",
    lines: ["2026-11-02 850.00 GBP |  | ", "2026-11-14 -120.50 GBP |  | "],
    questions: ["currency"],
    text: `Date,Type,Description,Paid out,Paid in,Balance
02 Nov 2026,CR,TOM REED,,850.00,1850.00
14 Nov 2026,DD,BRITISH GAS,120.50,,1729.50`,
  },
  {
    bank: "IE AIB spaces in titles",
    currency: "EUR",
    lines: ["2026-11-02 850.00 EUR |  | ", "2026-11-14 -1120.50 EUR |  | "],
    text: `Posted Account, Posted Transactions Date, Description1, Description2, Description3, Debit Amount, Credit Amount,Balance,Posted Currency,Transaction Type,Local Currency Amount,Local Currency
"93123456789012","02/11/2026","TOM REED","RENT",""," ","850.00","1,850.00",EUR,"Credit","850.00",EUR
"93123456789012","14/11/2026","ESB","BILL","","1,120.50"," ","729.50",EUR,"Direct Debit","1,120.50",EUR`,
  },
  {
    bank: "IE BOI",
    currency: "EUR",
    lines: ["2026-11-02 850.00 EUR |  | ", "2026-11-14 -120.50 EUR |  | "],
    questions: ["currency"],
    text: `Date,Details,Debit,Credit,Balance
02/11/2026,TOM REED RENT,,850.00,1850.00
14/11/2026,ESB,120.50,,1729.50`,
  },
];
