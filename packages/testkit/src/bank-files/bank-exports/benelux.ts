import type { BankExport } from "./bank-export.ts";

export const exportsOfBenelux: readonly BankExport[] = [
  {
    bank: "NL Rabobank",
    currency: "EUR",
    lines: [
      "2026-11-02 850.00 EUR | P Jansen | NL02ABNA0123456789",
      "2026-11-14 -1120.50 EUR | Eneco | NL18RABO0123459876",
    ],
    text: `"IBAN/BBAN","Munt","BIC","Volgnr","Datum","Rentedatum","Bedrag","Saldo na trn","Tegenrekening IBAN/BBAN","Naam tegenpartij","Naam uiteindelijke partij","Naam initiërende partij","BIC tegenpartij","Code","Batch ID","Transactiereferentie","Machtigingskenmerk","Incassant ID","Betalingskenmerk","Omschrijving-1","Omschrijving-2","Omschrijving-3","Reden retour","Oorspr bedrag","Oorspr munt","Koers"
"NL44RABO0123456789","EUR","RABONL2U","000000000000000001","2026-11-02","2026-11-02","+850,00","+1850,00","NL02ABNA0123456789","P Jansen","","","ABNANL2A","cb","","","","","","Huur","","","","","",""
"NL44RABO0123456789","EUR","RABONL2U","000000000000000002","2026-11-14","2026-11-14","-1120,50","+729,50","NL18RABO0123459876","Eneco","","","RABONL2U","ei","","","M1","I1","","Voorschot","","","","","",""`,
  },
  {
    bank: "NL Knab",
    currency: "EUR",
    lines: [
      "2026-11-02 850.00 EUR | P Jansen | NL02ABNA0123456789",
      "2026-11-14 -120.50 EUR | Eneco | NL18RABO0123459876",
    ],
    text: `KNAB EXPORT;;;;;;;;;;;;;;;
Rekeningnummer;Transactiedatum;Valutacode;CreditDebet;Bedrag;Tegenrekeningnummer;Tegenrekeninghouder;Valutadatum;Betaalwijze;Omschrijving;Type betaling;Machtigingsnummer;Incassant ID;Adres;Referentie;Boekdatum;
NL60KNAB0417164300;02-11-2026;EUR;C;850,00;NL02ABNA0123456789;P Jansen;02-11-2026;Overboeking;Huur;Ontvangen;;;;R1;02-11-2026;
NL60KNAB0417164300;14-11-2026;EUR;D;120,50;NL18RABO0123459876;Eneco;14-11-2026;Incasso;Voorschot;Incasso;M1;I1;;R2;14-11-2026;`,
  },
  {
    bank: "NL SNS/ASN no head",
    currency: "EUR",
    lines: [
      "2026-11-02 850.00 EUR | P Jansen | NL02ABNA0123456789",
      "2026-11-14 -120.50 EUR | Eneco | NL18RABO0123459876",
    ],
    text: `02-11-2026,NL04SNSB0417164300,NL02ABNA0123456789,P Jansen,,,,EUR,1000.00,EUR,850.00,02-11-2026,02-11-2026,9710,OVB,123,,'Huur',19
14-11-2026,NL04SNSB0417164300,NL18RABO0123459876,Eneco,,,,EUR,1850.00,EUR,-120.50,14-11-2026,14-11-2026,9711,INC,124,,'Voorschot',19`,
  },
  {
    bank: "NL ABN xls as csv",
    currency: "EUR",
    lines: [
      "2026-11-02 850.00 EUR | P JANSEN | NL02ABNA0123456789",
      "2026-11-14 -120.50 EUR | ENECO | NL18RABO0123459876",
    ],
    questions: ["currency"],
    text: `accountNumber;mutationcode;transactiondate;valuedate;startsaldo;endsaldo;amount;description
0417164300;EUR;20261102;20261102;1000,00;1850,00;850,00;/TRTP/SEPA OVERBOEKING/IBAN/NL02ABNA0123456789/BIC/ABNANL2A/NAME/P JANSEN/REMI/HUUR/EREF/NOTPROVIDED
0417164300;EUR;20261114;20261114;1850,00;1729,50;-120,50;/TRTP/SEPA INCASSO/IBAN/NL18RABO0123459876/NAME/ENECO/REMI/VOORSCHOT`,
  },
  {
    bank: "NL Triodos no head new with many",
    currency: "EUR",
    lines: [
      "2026-11-02 850.00 EUR | P Jansen | NL02ABNA0123456789",
      "2026-11-14 -120.50 EUR | Eneco | NL18RABO0123459876",
      "2026-11-15 -20.00 EUR | Water | NL88RABO0123459877",
    ],
    questions: ["currency"],
    text: `"02-11-2026","NL62TRIO0417164300","850,00","Credit","P Jansen","NL02ABNA0123456789","ET","Huur","1.850,00"
"14-11-2026","NL62TRIO0417164300","120,50","Debet","Eneco","NL18RABO0123459876","IC","Voorschot","1.729,50"
"15-11-2026","NL62TRIO0417164300","20,00","Debet","Water","NL88RABO0123459877","IC","Water","1.709,50"`,
  },
  {
    bank: "NL bunq",
    currency: "EUR",
    lines: [
      "2026-11-14 -1120.50 EUR | Eneco | NL18RABO0123459876",
      "2026-11-02 850.00 EUR | P Jansen | NL02ABNA0123456789",
    ],
    questions: ["currency"],
    text: `"Date","Interest Date","Amount","Account","Counterparty","Name","Description"
"2026-11-14","2026-11-14","-1,120.50","NL15BUNQ0417164300","NL18RABO0123459876","Eneco","Voorschot"
"2026-11-02","2026-11-02","850.00","NL15BUNQ0417164300","NL02ABNA0123456789","P Jansen","Huur"`,
  },
  {
    bank: "BE ING FR",
    currency: "EUR",
    lines: ["2026-11-02 850.00 EUR |  | BE71096123456769", "2026-11-14 -120.50 EUR |  | BE43068999999501"],
    text: `Numéro de compte;Nom du compte;Compte partie adverse;Numéro de mouvement;Date comptable;Date valeur;Montant;Devise;Libellés;Détails du mouvement;Message
BE68539007547034;MUSTER;BE71096123456769;1;02/11/2026;02/11/2026;850;EUR;Virement;M Petit;Loyer
BE68539007547034;MUSTER;BE43068999999501;2;14/11/2026;14/11/2026;-120,5;EUR;Domiciliation;Engie;Acompte`,
  },
  {
    bank: "BE KBC",
    currency: "EUR",
    lines: [
      "2026-11-02 850.00 EUR | M Petit | BE71096123456769",
      "2026-11-14 -120.50 EUR | Engie | BE43068999999501",
    ],
    text: `Rekeningnummer;Rubrieknaam;Naam;Munt;Afschriftnummer;Datum;Omschrijving;Valuta;Bedrag;Saldo;credit;debet;rekeningnummer tegenpartij;BIC tegenpartij;Naam tegenpartij;Adres tegenpartij;gestructureerde mededeling;Vrije mededeling
BE68539007547034;;MUSTER ERIKA;EUR;02026001;02/11/2026;OVERSCHRIJVING;02/11/2026;850,00;1850,00;850,00;;BE71096123456769;KREDBEBB;M Petit;;;Huur
BE68539007547034;;MUSTER ERIKA;EUR;02026002;14/11/2026;DOMICILIERING;14/11/2026;-120,50;1729,50;;-120,50;BE43068999999501;;Engie;;+++123/1234/12345+++;`,
  },
  {
    bank: "BE Belfius",
    currency: "EUR",
    lines: [
      "2026-11-02 850.00 EUR | M Petit | BE71096123456769",
      "2026-11-14 -120.50 EUR | Engie | BE43068999999501",
    ],
    text: `Boekingsdatum vanaf;01/11/2026
Boekingsdatum tot en met;25/11/2026
Bedrag vanaf;
Bedrag tot en met;
Rekeninguittrekselnummer vanaf;
Mededeling;
Naam tegenpartij bevat;
Rekening tegenpartij;
Laatste saldo;1729,50 EUR
Datum/uur van het laatste saldo;25/11/2026 10:00:00
 
Rekening;Boekingsdatum;Rekeninguittrekselnummer;Transactienummer;Rekening tegenpartij;Naam tegenpartij bevat;Straat en nummer;Postcode en plaats;Transactie;Valutadatum;Bedrag;Devies;BIC;Landcode;Mededelingen
BE68 5390 0754 7034;02/11/2026;00011;00002;BE71 0961 2345 6769;M Petit;;;OVERSCHRIJVING VAN M PETIT HUUR;02/11/2026;850,00;EUR;;BE;Huur
BE68 5390 0754 7034;14/11/2026;00011;00003;BE43 0689 9999 9501;Engie;;;DOMICILIERING;14/11/2026;-120,50;EUR;;BE;`,
  },
  {
    bank: "BE BNPPF uitgevoerd/geweigerd",
    currency: "EUR",
    lines: [
      "2026-11-14 -120.50 EUR | Engie | BE43068999999501",
      "2026-11-02 850.00 EUR | M Petit | BE71096123456769",
    ],
    reverted: 1,
    text: `Volgnummer;Uitvoeringsdatum;Valutadatum;Bedrag;Valuta rekening;Rekeningnummer;Type verrichting;Tegenpartij;Naam van de tegenpartij;Mededeling;Details;Status;Reden van weigering
2026-00002;14/11/2026;14/11/2026;-120,50;EUR;BE68539007547034;Domiciliëring;BE43068999999501;Engie;;DOMICILIERING;Geaccepteerd;
2026-00001;02/11/2026;02/11/2026;850,00;EUR;BE68539007547034;Overschrijving;BE71096123456769;M Petit;Huur;OVERSCHRIJVING;Geaccepteerd;
2026-00003;15/11/2026;15/11/2026;-50,00;EUR;BE68539007547034;Domiciliëring;BE43068999999501;Engie;;DOMICILIERING;Geweigerd;Saldo`,
  },
  {
    bank: "BE Keytrade",
    currency: "EUR",
    lines: ["2026-11-14 -120.50 EUR |  | ", "2026-11-02 850.00 EUR |  | "],
    text: `Extrait;Date;Date valeur;Compte;Description;Montant;Devise
2;14.11.2026;14.11.2026;BE43 0689 9999 9501;Domiciliation Engie;-120,50;EUR
1;02.11.2026;02.11.2026;BE71 0961 2345 6769;Virement M Petit;850,00;EUR`,
  },
];
