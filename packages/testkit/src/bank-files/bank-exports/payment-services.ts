import type { BankExport } from "./bank-export.ts";

export const exportsOfPaymentServices: readonly BankExport[] = [
  {
    bank: "PayPal DE",
    currency: "EUR",
    lines: [
      "2026-11-02 850.00 EUR | Jana Köhler | ",
      "2026-11-02 -21.50 EUR | Jana Köhler | ",
      "2026-11-14 -120.50 EUR | Laden | ",
    ],
    pending: 1,
    text: `"Datum","Uhrzeit","Zeitzone","Name","Typ","Status","Währung","Brutto","Entgelt","Netto","Absender E-Mail-Adresse","Empfänger E-Mail-Adresse","Transaktionscode","Lieferadresse","Guthaben"
"02.11.2026","08:00:00","CET","Jana Köhler","Allgemeine Zahlung","Abgeschlossen","EUR","850,00","-21,50","828,50","jana@example.org","erika@example.org","T1","","1.828,50"
"14.11.2026","08:00:00","CET","Laden","Zahlung","Abgeschlossen","EUR","-120,50","0,00","-120,50","erika@example.org","laden@example.org","T2","","1.708,00"
"15.11.2026","08:00:00","CET","Laden","Zahlung","Ausstehend","EUR","-9,00","0,00","-9,00","erika@example.org","laden@example.org","T3","","1.708,00"`,
  },
  {
    bank: "PayPal EN",
    currency: "GBP",
    lines: [
      "2026-11-02 850.00 GBP | Tom Reed | ",
      "2026-11-02 -21.50 GBP | Tom Reed | ",
      "2026-11-14 -120.50 GBP | Shop | ",
    ],
    pending: 1,
    text: `"Date","Time","TimeZone","Name","Type","Status","Currency","Gross","Fee","Net","From Email Address","To Email Address","Transaction ID","Balance","Balance Impact"
"02/11/2026","08:00:00","GMT","Tom Reed","General Payment","Completed","GBP","850.00","-21.50","828.50","tom@example.org","e@example.org","T1","1828.50","Credit"
"14/11/2026","08:00:00","GMT","Shop","Payment","Completed","GBP","-120.50","0.00","-120.50","e@example.org","shop@example.org","T2","1708.00","Debit"
"15/11/2026","08:00:00","GMT","Shop","Account Hold for Open Authorization","Pending","GBP","-9.00","0.00","-9.00","e@example.org","shop@example.org","T3","1708.00","Memo"`,
  },
  {
    bank: "Stripe balance history",
    currency: "GBP",
    lines: [],
    questions: ["columns"],
    text: `id,Type,Source,Amount,Fee,Destination Platform Fee,Net,Currency,Created (UTC),Available On (UTC),Description,Customer Facing Amount,Customer Facing Currency,Transfer,Transfer Date (UTC),Transfer Group
txn_2,payout,po_1,-828.50,0.00,,-828.50,gbp,2026-11-14 08:00,2026-11-14 00:00,STRIPE PAYOUT,,,po_1,2026-11-14 08:00,
txn_1,charge,ch_1,850.00,21.50,,828.50,gbp,2026-11-02 08:00,2026-11-06 00:00,Rent Tom,850.00,gbp,po_1,2026-11-14 08:00,`,
  },
  {
    bank: "Stripe payouts",
    currency: "GBP",
    lines: [],
    questions: ["columns"],
    text: `id,Amount,Created (UTC),Currency,Arrival Date (UTC),Source Type,Status,Type,Method,Description,Destination,Balance Transaction
po_1,828.50,2026-11-12 08:00,gbp,2026-11-14 00:00,card,paid,bank_account,standard,STRIPE PAYOUT,ba_1,txn_2
po_2,500.00,2026-11-19 08:00,gbp,2026-11-21 00:00,card,paid,bank_account,standard,STRIPE PAYOUT,ba_1,txn_3`,
  },
  {
    bank: "Airbnb payouts",
    currency: "EUR",
    lines: [],
    questions: ["columns"],
    text: `Date,Arriving by date,Type,Confirmation code,Booking date,Start date,End date,Nights,Guest,Listing,Details,Reference code,Currency,Amount,Paid out,Service fee,Fast pay fee,Cleaning fee,Gross earnings,Occupancy taxes,Earnings year
11/13/2026,11/16/2026,Payout,,,,,,,,"Transfer to Erika Muster, IBAN 1234 (EUR)",G-1,EUR,,450.00,,,,,,
11/13/2026,,Reservation,HMABC1,10/01/2026,11/12/2026,11/15/2026,3,Ana,Flat 1,,,EUR,450.00,,13.92,,40.00,463.92,0.00,2026`,
  },
  {
    bank: "Booking.com payouts",
    currency: "EUR",
    lines: [],
    questions: ["columns"],
    text: `Type,Reference number,Check-in,Checkout,Guest name,Reservation status,Currency,Payment status,Amount,Commission,Payments Service Fee,Net,Payout date,Payout ID
Reservation,1234567890,2026-11-03,2026-11-06,Ana Rossi,ok,EUR,by_booking,450.00,-67.50,-6.30,376.20,2026-11-13,PO1
Reservation,1234567891,2026-11-07,2026-11-09,Ben Reed,ok,EUR,by_booking,300.00,-45.00,-4.20,250.80,2026-11-13,PO1`,
  },
];
