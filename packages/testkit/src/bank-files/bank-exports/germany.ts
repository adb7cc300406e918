import type { BankExport } from "./bank-export.ts";

export const exportsOfGermany: readonly BankExport[] = [
  {
    bank: "DE Sparkasse CSV-CAMT V8",
    currency: "EUR",
    lines: [
      "2026-11-05 -4.50 EUR |  | ",
      "2026-11-04 -120.50 EUR | Stadtwerke | DE02100100109307118603",
      "2026-11-03 850.00 EUR | Jana Köhler | DE02120300000000202051",
    ],
    pending: 1,
    text: `"Auftragskonto";"Buchungstag";"Valutadatum";"Buchungstext";"Verwendungszweck";"Glaeubiger ID";"Mandatsreferenz";"Kundenreferenz (End-to-End)";"Sammlerreferenz";"Lastschrift Ursprungsbetrag";"Auslagenersatz Ruecklastschrift";"Beguenstigter/Zahlungspflichtiger";"Kontonummer/IBAN";"BIC (SWIFT-Code)";"Betrag";"Waehrung";"Info";"Kategorie"
"DE89370400440532013000";"05.11.26";"05.11.26";"ENTGELTABSCHLUSS";"Entgelt";"";"";"";"";"";"";"";"0000000000";"37040044";"-4,50";"EUR";"Umsatz gebucht";"Bankgebühren"
"DE89370400440532013000";"04.11.26";"04.11.26";"FOLGELASTSCHRIFT";"Abschlag";"DE01ZZZ";"M1";"E1";"";"";"";"Stadtwerke";"DE02100100109307118603";"BELADEBE";"-120,50";"EUR";"Umsatz gebucht";"Energie"
"DE89370400440532013000";"03.11.26";"03.11.26";"GUTSCHR. UEBERWEISUNG";"Miete";"";"";"";"";"";"";"Jana Köhler";"DE02120300000000202051";"BYLADEM1";"850,00";"EUR";"Umsatz gebucht";"Miete"
"DE89370400440532013000";"24.11.26";"25.11.26";"FOLGELASTSCHRIFT";"Abschlag";"DE01ZZZ";"M1";"E1";"";"";"";"Stadtwerke";"DE02100100109307118603";"BELADEBE";"-99,00";"EUR";"Umsatz vorgemerkt";"Energie"`,
  },
  {
    bank: "DE Sparkasse CAMT returned with Auslagenersatz",
    currency: "EUR",
    lines: [
      "2026-11-06 -850.00 EUR | Jana Köhler | DE02120300000000202051",
      "2026-11-06 -3.00 EUR | Jana Köhler | ",
      "2026-11-03 850.00 EUR | Jana Köhler | DE02120300000000202051",
    ],
    text: `"Auftragskonto";"Buchungstag";"Valutadatum";"Buchungstext";"Verwendungszweck";"Glaeubiger ID";"Mandatsreferenz";"Kundenreferenz (End-to-End)";"Sammlerreferenz";"Lastschrift Ursprungsbetrag";"Auslagenersatz Ruecklastschrift";"Beguenstigter/Zahlungspflichtiger";"Kontonummer/IBAN";"BIC (SWIFT-Code)";"Betrag";"Waehrung";"Info"
"DE89370400440532013000";"06.11.26";"06.11.26";"RUECKLASTSCHRIFT";"Miete";"";"M1";"";"";"850,00";"3,00";"Jana Köhler";"DE02120300000000202051";"BYLADEM1";"-853,00";"EUR";"Umsatz gebucht"
"DE89370400440532013000";"03.11.26";"03.11.26";"GUTSCHR. UEBERWEISUNG";"Miete";"";"";"";"";"";"";"Jana Köhler";"DE02120300000000202051";"BYLADEM1";"850,00";"EUR";"Umsatz gebucht"`,
  },
  {
    bank: "DE DKB 2023, amounts without cents",
    currency: "EUR",
    lines: [
      "2026-11-13 1234.56 EUR | Tom Reed | NL02ABNA0123456789",
      "2026-11-05 -1000.00 EUR | Dachdecker | DE02100100109307118603",
      "2026-11-04 -120.50 EUR | Stadtwerke | DE02100100109307118603",
      "2026-11-03 850.00 EUR | Jana Köhler | DE02120300000000202051",
    ],
    pending: 1,
    text: `"Girokonto";"DE89370400440532013000"
"Kontostand vom 25.11.2026:";"1.234,56 €"
""
"Buchungsdatum";"Wertstellung";"Status";"Zahlungspflichtige*r";"Zahlungsempfänger*in";"Verwendungszweck";"Umsatztyp";"IBAN";"Betrag (€)";"Gläubiger-ID";"Mandatsreferenz";"Kundenreferenz"
"13.11.26";"13.11.26";"Gebucht";"Tom Reed";"Erika Muster";"Miete";"Eingang";"NL02ABNA0123456789";"1.234,56";"";"";""
"05.11.26";"05.11.26";"Gebucht";"Erika Muster";"Dachdecker";"Dach";"Ausgang";"DE02100100109307118603";"-1.000";"";"";""
"04.11.26";"04.11.26";"Gebucht";"Erika Muster";"Stadtwerke";"Abschlag";"Ausgang";"DE02100100109307118603";"-120,5";"";"";""
"03.11.26";"03.11.26";"Gebucht";"Jana Köhler";"Erika Muster";"Miete";"Eingang";"DE02120300000000202051";"850";"";"";""
"24.11.26";"";"Vorgemerkt";"Erika Muster";"Laden";"";"Ausgang";"";"-10";"";"";""`,
  },
  {
    bank: "DE DKB old",
    currency: "EUR",
    lines: [
      "2026-11-04 -120.50 EUR | STADTWERKE | DE02100100109307118603",
      "2026-11-03 850.00 EUR | JANA KOEHLER | DE02120300000000202051",
    ],
    text: `"Kontonummer:";"DE89370400440532013000 / Girokonto";

"Von:";"01.11.2026";
"Bis:";"25.11.2026";
"Kontostand vom 25.11.2026:";"1.234,56 EUR";

"Buchungstag";"Wertstellung";"Buchungstext";"Auftraggeber / Begünstigter";"Verwendungszweck";"Kontonummer";"BLZ";"Betrag (EUR)";"Gläubiger-ID";"Mandatsreferenz";"Kundenreferenz";
"04.11.2026";"04.11.2026";"Lastschrift";"STADTWERKE";"Abschlag";"DE02100100109307118603";"PBNKDEFF";"-120,50";"DE01";"M1";"";
"03.11.2026";"03.11.2026";"Gutschrift";"JANA KOEHLER";"Miete";"DE02120300000000202051";"BYLADEM1";"850,00";"";"";"";`,
  },
  {
    bank: "DE DKB Visa old",
    currency: "EUR",
    lines: ["2026-11-04 -12.50 EUR |  | ", "2026-11-03 100.00 EUR |  | "],
    text: `"Kreditkarte:";"4930********1234";

"Von:";"01.11.2026";
"Bis:";"25.11.2026";
"Saldo:";"87.5 EUR";
"Datum:";"25.11.2026";

"Umsatz abgerechnet und nicht im Saldo enthalten";"Wertstellung";"Belegdatum";"Beschreibung";"Betrag (EUR)";"Ursprünglicher Betrag";
"Nein";"04.11.2026";"03.11.2026";"LADEN";"-12,50";"";
"Ja";"03.11.2026";"02.11.2026";"Einzahlung";"100,00";"";`,
  },
  {
    bank: "DE ING ohne Saldo",
    currency: "EUR",
    lines: ["2026-11-13 850.00 EUR | Jana Köhler | ", "2026-11-04 -120.50 EUR | Stadtwerke | "],
    text: `Umsatzanzeige;Datei erstellt am: 25.11.2026 10:00

IBAN;DE89 3704 0044 0532 0130 00
Kontoname;Girokonto
Bank;ING
Kunde;Erika Muster
Zeitraum;01.11.2026 - 25.11.2026
Saldo;1.234,56;EUR

Sortierung;Datum absteigend

In der CSV-Datei finden Sie alle bereits gebuchten Umsätze. Die vorgemerkten Umsätze werden nicht aufgenommen.

Buchung;Wertstellungsdatum;Auftraggeber/Empfänger;Buchungstext;Verwendungszweck;Betrag;Währung
13.11.2026;13.11.2026;Jana Köhler;Gutschrift;Miete;850,00;EUR
04.11.2026;04.11.2026;Stadtwerke;Lastschrift;Abschlag;-120,50;EUR`,
  },
  {
    bank: "DE Postbank 2024 Betrag+Soll+Haben",
    currency: "EUR",
    lines: [
      "2026-11-02 850.00 EUR | Jana Köhler | DE02120300000000202051",
      "2026-11-14 -120.50 EUR | Stadtwerke | DE02100100109307118603",
    ],
    text: `Umsätze
Konto;Filial-/Kontonummer;IBAN;Währung
Postbank Giro plus;300 12345 00;DE89370400440532013000;EUR

1.11.2026 - 25.11.2026
Letzter Kontostand;;;;1.000,00;EUR
Vorgemerkte und noch nicht gebuchte Umsätze sind nicht Bestandteil dieser Übersicht.
Buchungstag;Wert;Umsatzart;Begünstigter / Auftraggeber;Verwendungszweck;IBAN / Kontonummer;BIC;Kundenreferenz;Mandatsreferenz;Gläubiger ID;Fremde Gebühren;Betrag;Abweichender Empfänger;Anzahl der Aufträge;Anzahl der Schecks;Soll;Haben;Währung
2.11.2026;2.11.2026;SEPA Überweisung von;Jana Köhler;Miete;DE02120300000000202051;BYLADEM1;;;;;850,00;;;;;850,00;EUR
14.11.2026;14.11.2026;SEPA Lastschrift von;Stadtwerke;Abschlag;DE02100100109307118603;PBNKDEFF;;M1;DE01;;-120,50;;;;-120,50;;EUR
Kontostand;25.11.2026;;;1.729,50;EUR`,
  },
  {
    bank: "DE 1822direkt Soll/Haben column is the amount",
    currency: "EUR",
    lines: [
      "2026-11-02 850.00 EUR | Jana Köhler | DE02120300000000202051",
      "2026-11-14 -120.50 EUR | Stadtwerke | DE02100100109307118603",
    ],
    questions: ["currency"],
    text: `Kontonummer;Datum/Zeit;Buchungstag;Wertstellung;Soll/Haben;Buchungsschlüssel;Buchungsart;Empfänger/Auftraggeber Name;Empfänger/Auftraggeber IBAN;Empfänger/Auftraggeber BIC;Glaeubiger-ID;Mandatsreferenz;Mandatsdatum;Vwz.0;Vwz.1;Vwz.2;End-to-End-Identifikation
0532013000;02.11.2026 08:00;02.11.2026;02.11.2026;850,00;166;Gutschrift;Jana Köhler;DE02120300000000202051;BYLADEM1;;;;Miete;November;;
0532013000;14.11.2026 08:00;14.11.2026;14.11.2026;-120,50;105;Lastschrift;Stadtwerke;DE02100100109307118603;PBNKDEFF;DE01;M1;01.01.2020;Abschlag;;;`,
  },
  {
    bank: "DE Targobank no head",
    currency: "EUR",
    lines: [
      "2026-11-02 850.00 EUR |  | DE02120300000000202051",
      "2026-11-14 -120.50 EUR |  | DE02100100109307118603",
    ],
    questions: ["currency"],
    text: `02.11.2026;"Jana Koehler Miete";850,00;DE02120300000000202051
14.11.2026;"Stadtwerke Abschlag";-120,50;DE02100100109307118603`,
  },
  {
    bank: "DE Sparda West Soll;Haben",
    currency: "EUR",
    lines: [
      "2026-11-02 850.00 EUR | Jana Köhler | DE02120300000000202051",
      "2026-11-14 -120.50 EUR | Stadtwerke | DE02100100109307118603",
    ],
    text: `"Name";"IBAN";"BIC";"Buchungstag";"Wertstellungstag";"Verwendungszweck";"Soll";"Haben";"Währung"
"Jana Köhler";"DE02120300000000202051";"BYLADEM1";"02.11.2026";"02.11.2026";"Miete";"";"850,00";"EUR"
"Stadtwerke";"DE02100100109307118603";"PBNK";"14.11.2026";"14.11.2026";"Abschlag";"-120,50";"";"EUR"`,
  },
  {
    bank: "DE Commerzbank old",
    currency: "EUR",
    lines: ["2026-11-14 -120.50 EUR |  | ", "2026-11-02 850.00 EUR |  | "],
    text: `Buchungstag;Wertstellung;Umsatzart;Buchungstext;Betrag;Währung;Auftraggeberkonto;Bankleitzahl Auftraggeberkonto;IBAN Auftraggeberkonto;Kategorie
14.11.2026;14.11.2026;Lastschrift;Stadtwerke Abschlag;-120,5;EUR;0532013000;37040044;DE89370400440532013000;
02.11.2026;02.11.2026;Gutschrift;Jana Köhler Miete;850;EUR;0532013000;37040044;DE89370400440532013000;`,
  },
  {
    bank: "DE N26 old",
    currency: "EUR",
    lines: ["2026-11-02 850.00 EUR | Jana Köhler | ", "2026-11-14 -120.50 EUR | Laden | "],
    text: `"Date","Payee","Account number","Transaction type","Payment reference","Amount (EUR)","Amount (Foreign Currency)","Type Foreign Currency","Exchange Rate"
"2026-11-02","Jana Köhler","DE02120300000000202051","Income","Miete","850.0","","",""
"2026-11-14","Laden","","MasterCard Payment","","-120.5","-130.0","USD","1.0788"`,
  },
  {
    bank: "DE Qonto",
    currency: "EUR",
    lines: ["2026-11-02 850.00 EUR | Jana Köhler | ", "2026-11-14 -120.50 EUR | Stadtwerke | "],
    reverted: 1,
    text: `Status;Settlement date (UTC);Settlement date (local);Operation date (UTC);Operation date (local);Total amount (incl. VAT);Account name;Debit;Credit;Balance;Currency;Counterparty name;Payment method;Transaction ID;Payment account ID;Initiator;Team;Category;Reference;Note
Settled;02-11-2026 08:00:00;02-11-2026 09:00:00;02-11-2026 08:00:00;02-11-2026 09:00:00;850,00;Main;;850,00;1850,00;EUR;Jana Köhler;Transfer;t1;a1;;;;Miete;
Settled;14-11-2026 08:00:00;14-11-2026 09:00:00;14-11-2026 08:00:00;14-11-2026 09:00:00;-120,50;Main;120,50;;1729,50;EUR;Stadtwerke;Direct debit;t2;a1;;;;Abschlag;
Declined;;;15-11-2026 08:00:00;15-11-2026 09:00:00;-20,00;Main;20,00;;;EUR;Laden;Card;t3;a1;;;;;`,
  },
  {
    bank: "DE Amex charges positive",
    currency: "EUR",
    lines: [],
    questions: ["card"],
    text: `Datum,Beschreibung,Karteninhaber,Konto #,Betrag
04/11/2026,LADEN,E MUSTER,-11001,"12,50"
13/11/2026,ZAHLUNG ERHALTEN,E MUSTER,-11001,"-100,00"
14/11/2026,BAUMARKT,E MUSTER,-11001,"30,00"`,
  },
  {
    bank: "DE C24",
    currency: "EUR",
    lines: [
      "2026-11-02 850.00 EUR | Jana Köhler | DE02120300000000202051",
      "2026-11-14 -120.50 EUR | Stadtwerke | DE02100100109307118603",
    ],
    text: `Transaktionstyp,Buchungsdatum,Karteneinsatz,Betrag,Zahlungsempfänger,IBAN,BIC,Verwendungszweck,Beschreibung,Kontonummer,Kontoname,Kategorie,Unterkategorie,Bargeldabhebung
SEPA-Gutschrift,02.11.2026,,"850,00 €",Jana Köhler,DE02120300000000202051,,Miete,,DE89370400440532013000,Smart,Einnahmen,Miete,
SEPA-Lastschrift,14.11.2026,,"-120,50 €",Stadtwerke,DE02100100109307118603,,Abschlag,,DE89370400440532013000,Smart,Wohnen,Strom,`,
  },
  {
    bank: "DE Vivid/Trade Republic",
    currency: "EUR",
    lines: ["2026-11-02 850.00 EUR |  | ", "2026-11-14 -120.50 EUR |  | "],
    text: `Datum,Typ,Beschreibung,Zahlungseingang,Zahlungsausgang,Saldo
2026-11-02,Überweisung,Jana Köhler,"850,00 €",,"1.850,00 €"
2026-11-14,Kartentransaktion,Laden,,"120,50 €","1.729,50 €"`,
  },
  {
    bank: "DE Kontist",
    currency: "EUR",
    lines: [
      "2026-11-02 850.00 EUR | Jana Köhler | DE02120300000000202051",
      "2026-11-14 -120.50 EUR | Stadtwerke | DE02100100109307118603",
    ],
    text: `Buchungsdatum;Wertstellungsdatum;Transaktionstyp;Empfänger;IBAN;Verwendungszweck;Betrag;Währung;Kundenreferenz
02.11.2026;02.11.2026;CREDIT;Jana Köhler;DE02120300000000202051;Miete;850,00;EUR;
14.11.2026;14.11.2026;DEBIT;Stadtwerke;DE02100100109307118603;Abschlag;-120,50;EUR;`,
  },
  {
    bank: "DE Fyrst/norisbank",
    currency: "EUR",
    lines: [
      "2026-11-02 850.00 EUR | Jana Köhler | DE02120300000000202051",
      "2026-11-14 -120.50 EUR | Stadtwerke | DE02100100109307118603",
    ],
    text: `Umsätze Girokonto;;;Kundennummer: 123 4567890
02.11.2026 - 25.11.2026
Letzter Kontostand;;;;1.000,00;EUR
Vorgemerkte und noch nicht gebuchte Umsätze sind nicht Bestandteil dieser Übersicht.
Buchungstag;Wert;Umsatzart;Begünstigter / Auftraggeber;Verwendungszweck;IBAN;BIC;Kundenreferenz;Mandatsreferenz ;Gläubiger ID;Fremde Gebühren;Betrag;Abweichender Empfänger;Anzahl der Aufträge;Anzahl der Schecks;Soll;Haben;Währung
02.11.2026;02.11.2026;"SEPA-Gutschrift von";Jana Köhler;Miete;DE02120300000000202051;BYLADEM1;;;;;;;;;;850,00;EUR
14.11.2026;14.11.2026;"SEPA-Lastschrift von";Stadtwerke;Abschlag;DE02100100109307118603;PBNKDEFF;;M1;DE01;;;;;;-120,50;;EUR
Kontostand;25.11.2026;;;1.729,50;EUR`,
  },
];
