import type { BankExport } from "./bank-export.ts";

export const exportsOfTheAlps: readonly BankExport[] = [
  {
    bank: "AT George new comma",
    currency: "EUR",
    lines: [
      "2026-11-02 850.00 EUR | Jana Köhler | AT611904300234573201",
      "2026-11-14 -120.50 EUR | Stadtwerke | AT483200000012345864",
    ],
    text: `Buchungsdatum,Partnername,Partner IBAN,BIC/SWIFT,Partner Kontonummer,Bankleitzahl,Betrag,Währung,Buchungs-Details,Buchungsreferenz,Notiz,Highlights,Valutadatum,Virtuelle Kartennummer,Bezahlt mit,App,Zahlungsreferenz,Mandats ID,Creditor ID
02.11.2026,Jana Köhler,AT611904300234573201,BKAUATWW,,,"850,00",EUR,Miete November,201111,,,02.11.2026,,,,Miete,,
14.11.2026,Stadtwerke,AT483200000012345864,RLNWATWW,,,"-120,50",EUR,Abschlag,201112,,,14.11.2026,,,,Abschlag,M1,AT12`,
  },
  {
    bank: "AT ELBA no head",
    currency: "EUR",
    lines: ["2026-11-02 850.00 EUR |  | ", "2026-11-14 -120.50 EUR |  | "],
    text: `02.11.2026;"Gutschrift Auftraggeber: Jana Köhler Miete IBAN: AT611904300234573201";02.11.2026;850,00;EUR;02.11.2026 08:00:00:000
14.11.2026;"Lastschrift Stadtwerke Abschlag";14.11.2026;-120,50;EUR;14.11.2026 08:00:00:000`,
  },
  {
    bank: "AT BAWAG no head",
    currency: "EUR",
    lines: ["2026-11-02 850.00 EUR |  | ", "2026-11-14 -120.50 EUR |  | "],
    text: `AT026000000001349870;Gutschrift Miete MC/000001|AT611904300234573201 Jana Köhler;02.11.2026;02.11.2026;+850,00;EUR
AT026000000001349870;Lastschrift Stadtwerke MC/000002;14.11.2026;14.11.2026;-120,50;EUR`,
  },
  {
    bank: "CH PostFinance 2023 new",
    currency: "CHF",
    lines: ["2026-11-14 -120.50 CHF |  | ", "2026-11-02 850.00 CHF |  | "],
    text: `Datum von:;="2026-11-01"
Datum bis:;="2026-11-25"
Buchungstyp:;="Alle Buchungen"
Konto:;="CH9300762011623852957"
Währung:;="CHF"

Datum;Bewegungstyp;Avisierungstext;Gutschrift in CHF;Lastschrift in CHF;Label;Kategorie
14.11.2026;Zahlung;"EBILL STADTWERKE";;-120.5;;Wohnen
02.11.2026;Buchung;"GUTSCHRIFT JANA KÖHLER MIETE";850;;;Einkommen

Disclaimer:
Dies ist kein durch PostFinance AG erstelltes Dokument. PostFinance AG ist nicht verantwortlich für den Inhalt.`,
  },
  {
    bank: "CH UBS new, collective with Einzelbetrag",
    currency: "CHF",
    lines: ["2026-11-14 -220.50 CHF |  | ", "2026-11-02 850.00 CHF |  | "],
    text: `Kontonummer:;0234 00123456.01;
IBAN:;CH93 0076 2011 6238 5295 7;
Von:;2026-11-01;
Bis:;2026-11-25;
Anfangssaldo:;1000.00;
Schlusssaldo:;1629.50;
Bewertet in:;CHF;
Anzahl Transaktionen in diesem Zeitraum:;2;

Abschlussdatum;Abschlusszeit;Buchungsdatum;Valutadatum;Währung;Belastung;Gutschrift;Einzelbetrag;Saldo;Transaktions-Nr.;Beschreibung1;Beschreibung2;Beschreibung3;Fussnoten;
2026-11-14;;2026-11-14;2026-11-14;CHF;-220.50;;;1629.50;1234;"e-banking-Sammelauftrag";"2 Aufträge";"Kosten: E-Banking";;
2026-11-14;;2026-11-14;2026-11-14;CHF;;;-120.50;;1234;"Stadtwerke;8000 Zürich";"Abschlag";;;
2026-11-14;;2026-11-14;2026-11-14;CHF;;;-100.00;;1234;"Hauswart";"November";;;
2026-11-02;08:00:00;2026-11-02;2026-11-02;CHF;;850.00;;1850.00;1233;"Jana Köhler;3000 Bern";"Gutschrift";"Miete";;`,
  },
  {
    bank: "CH ZKB with detail rows",
    currency: "CHF",
    lines: ["2026-11-14 -220.50 CHF |  | ", "2026-11-02 850.00 CHF |  | "],
    text: `"Datum";"Buchungstext";"Whg";"Betrag Detail";"ZKB-Referenz";"Referenznummer";"Belastung CHF";"Gutschrift CHF";"Valuta";"Saldo CHF";"Zahlungszweck";"Details"
"14.11.2026";"Belastungen eBanking (2)";"";"";"Z1";"";"220.50";"";"14.11.2026";"1629.50";"";""
"";"Stadtwerke";"CHF";"120.50";"";"";"";"";"";"";"Abschlag";""
"";"Hauswart";"CHF";"100.00";"";"";"";"";"";"";"Nov";""
"02.11.2026";"Gutschrift: Jana Köhler";"";"";"Z2";"";"";"850.00";"02.11.2026";"1850.00";"Miete";""`,
  },
  {
    bank: "CH Neon",
    currency: "CHF",
    lines: ["2026-11-14 -120.50 CHF |  | ", "2026-11-02 850.00 CHF |  | "],
    questions: ["currency"],
    text: `"Date";"Amount";"Original amount";"Original currency";"Exchange rate";"Description";"Subject";"Category";"Tags";"Wise";"Spaces"
"2026-11-14";"-120.50";"-110.00";"EUR";"0.9129";"Laden";"";"shopping";"";"no";"no"
"2026-11-02";"850.00";"";"";"";"Jana Köhler";"Miete";"income";"";"no";"no"`,
  },
  {
    bank: "CH Yuh",
    currency: "CHF",
    lines: ["2026-11-14 -120.50 CHF |  | ", "2026-11-02 850.00 CHF | Jana Köhler | "],
    questions: ["currency"],
    text: `DATE;ACTIVITY TYPE;ACTIVITY NAME;DEBIT;DEBIT CURRENCY;CREDIT;CREDIT CURRENCY;CARD NUMBER;LOCALITY;RECIPIENT;SENDER;FEES/COMMISSION;BUY/SELL;QUANTITY;ASSET;PRICE PER UNIT
14/11/2026;CARD_TRANSACTION_OUT;"Laden";-120.50;CHF;;;**1234;Bern;;;0;;;;
02/11/2026;PAYMENT_TRANSACTION_IN;"Zahlung von Jana Köhler";;;850.00;CHF;;;;Jana Köhler;;;;;`,
  },
  {
    bank: "CH Migros Bank",
    currency: "CHF",
    lines: ["2026-11-14 -120.50 CHF |  | ", "2026-11-02 850.00 CHF |  | "],
    text: `Kontoauszug bis: 25.11.2026 ;;;
;;;
Kontonummer: 123.456.78;;;
Bezeichnung: Privat;;;
Saldo: CHF 1729.50;;;
;;;
Erika Muster, Bahnhofstrasse 1, 8000 Zürich;;;
;;;
;;;
Datum;Buchungstext;Betrag;Valuta
14.11.2026;Stadtwerke Abschlag;-120.50;14.11.2026
02.11.2026;Jana Köhler Miete;850.00;02.11.2026`,
  },
  {
    bank: "CH Raiffeisen with collective rows",
    currency: "CHF",
    lines: ["2026-11-02 850.00 CHF |  | ", "2026-11-14 -220.50 CHF |  | "],
    questions: ["currency"],
    text: `IBAN;Booked At;Text;Credit/Debit Amount;Balance;Valuta Date
CH9300762011623852957;2026-11-02 00:00:00.0;Gutschrift Jana Köhler;850;1850;2026-11-02 00:00:00.0
CH9300762011623852957;2026-11-14 00:00:00.0;Sammelauftrag (2);-220.5;1629.5;2026-11-14 00:00:00.0
;;Stadtwerke CHF 120.50;;;
;;Hauswart CHF 100.00;;;`,
  },
];
