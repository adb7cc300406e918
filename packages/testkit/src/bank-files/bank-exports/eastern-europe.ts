import type { BankExport } from "./bank-export.ts";

export const exportsOfEasternEurope: readonly BankExport[] = [
  {
    bank: "PL mBank new",
    currency: "PLN",
    lines: ["2026-11-14 -1120.50 PLN |  | ", "2026-11-02 850.00 PLN |  | "],
    text: `mBank S.A. Bankowość Detaliczna;
Skrytka Pocztowa 2108;
90-959 Łódź 2;
www.mBank.pl;
mLinia: 801 300 800;


#Klient;
ERIKA MUSTER;

Lista operacji;

#Za okres:;
01.11.2026;25.11.2026;

#zgodnie z wybranymi filtrami wyszukiwania;
#dla rachunków:;
eKonto - 61114020040000300201355387;

#Waluta;#Wpływy;#Wydatki;
PLN;850,00;-1 120,50;

#Data operacji;#Opis operacji;#Rachunek;#Kategoria;#Kwota;
2026-11-14;"PGE FAKTURA";"eKonto 6111 ... 5387";"Rachunki";-1 120,50 PLN;;
2026-11-02;"ANNA NOWAK CZYNSZ";"eKonto 6111 ... 5387";"Wpływy";850,00 PLN;;`,
  },
  {
    bank: "PL PKO",
    currency: "PLN",
    lines: ["2026-11-14 -120.50 PLN |  | ", "2026-11-02 850.00 PLN |  | "],
    text: `"Data operacji","Data waluty","Typ transakcji","Kwota","Waluta","Saldo po transakcji","Opis transakcji","","","",""
"2026-11-14","2026-11-14","Płatność kartą","-120.50","PLN","+1729.50","Tytuł: 0001 PGE","Lokalizacja: Kraj","","",""
"2026-11-02","2026-11-02","Przelew na rachunek","+850.00","PLN","+1850.00","Rachunek nadawcy: 61 1140 2004 0000 3002 0135 5387","Nazwa nadawcy: ANNA NOWAK","Tytuł: czynsz","",""`,
  },
  {
    bank: "PL Pekao source/target account",
    currency: "PLN",
    lines: [
      "2026-11-14 -1120.50 PLN | PGE | 27114020040000300201355387",
      "2026-11-02 850.00 PLN | ANNA NOWAK | 50102055581111123456789012",
    ],
    text: `Data księgowania;Data waluty;Nadawca / Odbiorca;Adres nadawcy / odbiorcy;Rachunek źródłowy;Rachunek docelowy;Tytułem;Kwota operacji;Waluta;Numer referencyjny;Typ operacji;Kategoria
14.11.2026;14.11.2026;PGE;;'61114020040000300201355387;'27114020040000300201355387;Faktura;-1 120,50;PLN;C1;PRZELEW;Dom
02.11.2026;02.11.2026;ANNA NOWAK;;'50102055581111123456789012;'61114020040000300201355387;Czynsz;850,00;PLN;C2;PRZELEW;Wpływy`,
  },
  {
    bank: "PL Millennium",
    currency: "PLN",
    lines: [
      "2026-11-14 -120.50 PLN | PGE | PL27114020040000300201355387",
      "2026-11-02 850.00 PLN | ANNA NOWAK | PL50102055581111123456789012",
    ],
    text: `"Numer rachunku/karty","Data transakcji","Data rozliczenia","Rodzaj transakcji","Na konto/Z konta","Odbiorca/Zleceniodawca","Opis","Obciążenia","Uznania","Saldo","Waluta"
"PL61114020040000300201355387","2026-11-14","2026-11-14","PRZELEW","PL27114020040000300201355387","PGE","Faktura","-120.50","","1729.50","PLN"
"PL61114020040000300201355387","2026-11-02","2026-11-02","PRZELEW","PL50102055581111123456789012","ANNA NOWAK","Czynsz","","850.00","1850.00","PLN"`,
  },
  {
    bank: "PL Alior two amounts",
    currency: "PLN",
    lines: [
      "2026-11-14 -120.50 PLN | SHOP PARIS | ",
      "2026-11-02 850.00 PLN | ANNA NOWAK | 50102055581111123456789012",
    ],
    text: `Kryteria transakcji;Data od 01-11-2026
Data transakcji;Data księgowania;Nazwa nadawcy;Nazwa odbiorcy;Szczegóły transakcji;Kwota operacji;Waluta operacji;Kwota w walucie rachunku;Waluta rachunku;Numer rachunku nadawcy;Numer rachunku odbiorcy
14-11-2026;14-11-2026;ERIKA MUSTER;SHOP PARIS;Zakup;-28,00;EUR;-120,50;PLN;61114020040000300201355387;
02-11-2026;02-11-2026;ANNA NOWAK;ERIKA MUSTER;Czynsz;850,00;PLN;850,00;PLN;50102055581111123456789012;61114020040000300201355387`,
  },
  {
    bank: "CZ ČSOB",
    currency: "CZK",
    lines: ["2026-11-14 -1120.50 CZK |  | ", "2026-11-02 8500.00 CZK |  | "],
    text: `Pohyby na účtu 123456789/0300 za období 01.11.2026 - 25.11.2026

číslo účtu;datum zaúčtování;částka;měna;zůstatek;číslo účtu protiúčtu;kód banky protiúčtu;název účtu protiúčtu;konstantní symbol;variabilní symbol;specifický symbol;označení operace;ID transakce;poznámka
123456789/0300;14.11.2026;-1 120,50;CZK;17 379,50;987654321;0100;ČEZ;0308;111;;Inkaso;2;Záloha
123456789/0300;02.11.2026;8 500,00;CZK;18 500,00;19-2000145399;0800;NOVÁK JAN;0308;222;;Příchozí úhrada;1;Nájem`,
  },
  {
    bank: "CZ Air Bank signed + direction",
    currency: "CZK",
    lines: ["2026-11-14 -1120.50 CZK | ČEZ | ", "2026-11-02 8500.00 CZK | NOVÁK JAN | "],
    text: `"Datum provedení";"Směr úhrady";"Typ úhrady";"Skupina plateb";"Měna účtu";"Částka v měně účtu";"Poplatek v měně účtu";"Původní měna úhrady";"Původní částka úhrady";"Název protistrany";"Číslo účtu protistrany";"Název účtu protistrany";"Variabilní symbol";"Zpráva pro příjemce"
"14.11.2026";"Odchozí";"Inkaso";"";"CZK";"-1120,50";"0,00";"CZK";"-1120,50";"ČEZ";"987654321/0100";"ČEZ";"111";"Záloha"
"02.11.2026";"Příchozí";"Příchozí úhrada";"";"CZK";"8500,00";"0,00";"CZK";"8500,00";"NOVÁK JAN";"19-2000145399/0800";"NOVÁK";"222";"Nájem"`,
  },
  {
    bank: "CZ Raiffeisenbank",
    currency: "CZK",
    lines: ["2026-11-14 -1120.50 CZK | ČEZ | ", "2026-11-02 8500.00 CZK | NOVÁK JAN | "],
    text: `"Datum provedení";"Datum zaúčtování";"Číslo účtu";"Název účtu";"Kategorie transakce";"Číslo protiúčtu";"Název protiúčtu";"Typ transakce";"Zpráva";"Poznámka";"VS";"KS";"SS";"Zaúčtovaná částka";"Měna účtu";"Původní částka a měna";"Původní částka a měna";"Poplatek";"Id transakce"
"14.11.2026 08:00";"14.11.2026";"123456789/5500";"eKonto";"Platba";"987654321/0100";"ČEZ";"Inkaso";"Záloha";"";"111";"";"";"-1 120,50";"CZK";"";"";"";"2"
"02.11.2026 08:00";"02.11.2026";"123456789/5500";"eKonto";"Platba";"192000145399/0800";"NOVÁK JAN";"Příchozí úhrada";"Nájem";"";"222";"";"";"8 500,00";"CZK";"";"";"";"1"`,
  },
];
