import type { BankExport } from "./bank-export.ts";

export const exportsOfNorthernEurope: readonly BankExport[] = [
  {
    bank: "DK Danske",
    currency: "DKK",
    lines: ["2026-11-02 8500.00 DKK |  | ", "2026-11-14 -1120.50 DKK |  | "],
    questions: ["currency"],
    pending: 1,
    text: `"Dato";"Kategori";"Underkategori";"Tekst";"Beløb";"Saldo";"Status";"Afstemt"
"02.11.2026";"Indtægter";"Leje";"Husleje Jensen";"8.500,00";"18.500,00";"Udført";"Nej"
"14.11.2026";"Bolig";"El";"Ørsted";"-1.120,50";"17.379,50";"Udført";"Nej"
"27.11.2026";"Bolig";"El";"Ørsted";"-99,00";"";"Venter";"Nej"`,
  },
  {
    bank: "DK Lunar",
    currency: "DKK",
    lines: ["2026-11-14 -1120.50 DKK |  | ", "2026-11-02 8500.00 DKK |  | "],
    text: `Dato,Tekst,Beløb,Saldo,Valuta
2026-11-14,Ørsted,"-1.120,50","17.379,50",DKK
2026-11-02,Husleje Jensen,"8.500,00","18.500,00",DKK`,
  },
  {
    bank: "DK Nordea Reserveret",
    currency: "DKK",
    lines: ["2026-11-14 -1120.50 DKK |  | ", "2026-11-02 8500.00 DKK |  | "],
    pending: 1,
    text: `Bogføringsdato;Beløb;Afsender;Modtager;Navn;Beskrivelse;Saldo;Valuta;Afstemt
Reserveret;-50,00;1234567890;;;Netto;;DKK;
2026/11/14;-1120,50;1234567890;;;Ørsted;17379,50;DKK;
2026/11/02;8500,00;;1234567890;;Husleje Jensen;18500,00;DKK;`,
  },
  {
    bank: "SE SEB Insättningar/uttag",
    currency: "SEK",
    lines: ["2026-11-14 -1120.50 SEK |  | ", "2026-11-02 8500.00 SEK |  | "],
    questions: ["currency"],
    text: `Bokförd;Valutadatum;Text;Typ;Insättningar/uttag;Bokfört saldo
2026-11-14;2026-11-14;VATTENFALL;Autogiro;-1 120,50;17 379,50
2026-11-02;2026-11-02;HYRA SVENSSON;Insättning;8 500,00;18 500,00`,
  },
  {
    bank: "SE Nordea",
    currency: "SEK",
    lines: ["2026-11-14 -1120.50 SEK |  | ", "2026-11-02 8500.00 SEK | Svensson | "],
    text: `Bokföringsdag;Belopp;Avsändare;Mottagare;Namn;Rubrik;Saldo;Valuta
2026/11/14;-1120,50;1234567890;;;VATTENFALL;17379,50;SEK
2026/11/02;8500,00;;1234567890;Svensson;Hyra;18500,00;SEK`,
  },
  {
    bank: "SE Swedbank",
    currency: "SEK",
    lines: ["2026-11-14 -1120.50 SEK |  | ", "2026-11-02 8500.00 SEK |  | "],
    text: `* Transaktioner Period 2026-11-01 – 2026-11-25 Skapad 2026-11-25 10:00 CET
Radnummer,Clearingnummer,Kontonummer,Produkt,Valuta,Bokföringsdag,Transaktionsdag,Valutadag,Referens,Beskrivning,Belopp,Bokfört saldo
1,8327-9,1234567,Privatkonto,SEK,2026-11-14,2026-11-14,2026-11-14,VATTENFALL,Autogiro,-1120.50,17379.50
2,8327-9,1234567,Privatkonto,SEK,2026-11-02,2026-11-02,2026-11-02,SVENSSON,Hyra,8500.00,18500.00`,
  },
  {
    bank: "SE Handelsbanken",
    currency: "SEK",
    lines: ["2026-11-14 -1120.50 SEK |  | ", "2026-11-02 8500.00 SEK |  | "],
    questions: ["currency"],
    text: `Handelsbanken
Kontoutdrag
Kontoform;Allkonto;Saldo;17 379,50

Reskontradatum;Transaktionsdatum;Text;Belopp;Saldo
2026-11-14;2026-11-14;VATTENFALL;-1 120,50;17 379,50
2026-11-02;2026-11-02;HYRA SVENSSON;8 500,00;18 500,00`,
  },
  {
    bank: "SE Länsförsäkringar",
    currency: "SEK",
    lines: ["2026-11-14 -1120.50 SEK |  | ", "2026-11-02 8500.00 SEK |  | "],
    questions: ["currency"],
    text: `"Kontonummer","Kontonamn","","Bokföringsdatum","Transaktionsdatum","Transaktionstyp","Meddelande","Belopp"
"90201234567","Privat","","2026-11-14","2026-11-14","Autogiro","VATTENFALL","-1 120,50"
"90201234567","Privat","","2026-11-02","2026-11-02","Insättning","HYRA SVENSSON","8 500,00"`,
  },
  {
    bank: "NO DNB",
    currency: "NOK",
    lines: ["2026-11-14 -1120.50 NOK |  | ", "2026-11-02 8500.00 NOK |  | "],
    questions: ["currency"],
    text: `"Dato";"Forklaring";"Rentedato";"Ut fra konto";"Inn på konto"
"14.11.2026";"Hafslund";"14.11.2026";"1.120,50";""
"02.11.2026";"Husleie Hansen";"02.11.2026";"";"8.500,00"`,
  },
  {
    bank: "NO Sparebank1 signed out",
    currency: "NOK",
    lines: ["2026-11-14 -1120.50 NOK |  | ", "2026-11-02 8500.00 NOK |  | "],
    questions: ["currency"],
    text: `Dato;Beskrivelse;Rentedato;Inn;Ut;Til konto;Fra konto;
14.11.2026;Hafslund;14.11.2026;;-1120,50;12345678901;98765432109;
02.11.2026;Husleie Hansen;02.11.2026;8500,00;;98765432109;11112222333;`,
  },
  {
    bank: "FI OP unknown titles",
    currency: "EUR",
    lines: [
      "2026-11-14 -120.50 EUR | FORTUM | FI2112345600000785",
      "2026-11-02 850.00 EUR | VIRTANEN | FI1410093000123458",
    ],
    questions: ["currency"],
    text: `"Kirjauspäivä";"Arvopäivä";"Määrä EUROA";"Laji";"Selitys";"Saaja/Maksaja";"Saajan tilinumero";"Saajan pankin BIC";"Viite";"Viesti";"Arkistointitunnus"
"2026-11-14";"2026-11-14";"-120,50";"106";"SUORAVELOITUS";"FORTUM";"FI2112345600000785";"";"";"Lasku";"20261114/1"
"2026-11-02";"2026-11-02";"850,00";"588";"TILISIIRTO";"VIRTANEN";"FI1410093000123458";"";"";"Vuokra";"20261102/1"`,
  },
];
