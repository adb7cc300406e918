import type { BankExport } from "./bank-export.ts";

export const exportsOfTheSouth: readonly BankExport[] = [
  {
    bank: "FR La Banque Postale euros+francs",
    currency: "EUR",
    lines: ["2026-11-14 -120.50 EUR |  | ", "2026-11-02 850.00 EUR |  | "],
    text: `Numéro Compte   ;1234567A020
Type         ;CCP
Compte tenu en  ;euros
Date            ;25/11/2026
Solde (EUROS)   ;1729,50
Solde (FRANCS)  ;11344,78

Date;Libellé;Montant(EUROS);Montant(FRANCS)
14/11/2026;"PRELEVEMENT DE ENEDIS";-120,50;-790,43
02/11/2026;"VIREMENT DE M PETIT LOYER";850,00;5575,63`,
  },
  {
    bank: "FR Boursorama constant accountbalance",
    currency: "EUR",
    lines: ["2026-11-14 -1120.50 EUR | enedis | ", "2026-11-02 850.00 EUR | petit | "],
    questions: ["currency"],
    text: `dateOp;dateVal;label;category;categoryParent;supplierFound;amount;comment;accountNum;accountLabel;accountbalance
2026-11-14;2026-11-14;"PRLV SEPA ENEDIS";"Electricité";"Logement";"enedis";"-1 120,50";"";"00040123456";"BoursoBank";729.50
2026-11-02;2026-11-02;"VIR SEPA PETIT LOYER";"Loyers";"Revenus";"petit";850,00;"";"00040123456";"BoursoBank";729.50`,
  },
  {
    bank: "FR Crédit Agricole multi-line label",
    currency: "EUR",
    lines: ["2026-11-14 -1120.50 EUR |  | ", "2026-11-02 850.00 EUR |  | "],
    text: `Téléchargement du 25/11/2026;


Monsieur MUSTER ERIC 
Compte de Dépôt carte n° 12345678901;
Solde au 25/11/2026 729,50 €

Liste des opérations du compte entre le 01/11/2026 et le 25/11/2026;

Date;Libellé;Débit euros;Crédit euros;
14/11/2026;"PRELEVEMENT             
ENEDIS                         
FACTURE 11                     
";1 120,50;;
02/11/2026;"VIREMENT EN VOTRE FAVEUR
M PETIT
LOYER";;850,00;`,
  },
  {
    bank: "FR CIC debit negative",
    currency: "EUR",
    lines: ["2026-11-02 850.00 EUR |  | ", "2026-11-14 -120.50 EUR |  | "],
    questions: ["currency"],
    text: `Date;Date de valeur;Débit;Crédit;Libellé;Solde
02/11/2026;02/11/2026;;850,00;VIR M PETIT LOYER;1850,00
14/11/2026;14/11/2026;-120,50;;PRLV SEPA ENEDIS;1729,50`,
  },
  {
    bank: "FR LCL no head, last row balance",
    currency: "EUR",
    lines: ["2026-11-02 850.00 EUR | Virement | ", "2026-11-14 -120.50 EUR | Prélèvement | "],
    questions: ["currency"],
    unread: [3],
    text: `02/11/2026;850,00;Virement;;VIREMENT M PETIT;LOYER;0;Divers
14/11/2026;-120,50;Prélèvement;;PRLV SEPA ENEDIS;;0;Divers
25/11/2026;1729,50;;;;;;`,
  },
  {
    bank: "FR Fortuneo",
    currency: "EUR",
    lines: ["2026-11-14 -120.50 EUR |  | ", "2026-11-02 850.00 EUR |  | "],
    questions: ["currency"],
    text: `Date opération;Date valeur;libellé;Débit;Crédit;
14/11/2026;14/11/2026;PRLV ENEDIS;-120,50;;
02/11/2026;02/11/2026;VIR M PETIT;;850,00;`,
  },
  {
    bank: "FR BNP new",
    currency: "EUR",
    lines: ["2026-11-14 -120.50 EUR |  | ", "2026-11-02 850.00 EUR |  | "],
    questions: ["currency"],
    text: `"Compte chèques";"Compte de chèques";****1234;25/11/2026;;1 729,50
Date operation;Categorie operation;Sous Categorie operation;Libelle operation;Montant operation;Pointage operation
14/11/2026;Logement;Energie;PRLV SEPA ENEDIS;-120,50;
02/11/2026;Revenus;Loyers;VIR SEPA PETIT;850,00;`,
  },
  {
    bank: "FR Caisse d'Epargne new",
    currency: "EUR",
    lines: ["2026-11-14 -120.50 EUR |  | ", "2026-11-02 850.00 EUR |  | "],
    questions: ["currency"],
    text: `Date de comptabilisation;Libelle simplifie;Libelle operation;Reference;Informations complementaires;Type operation;Categorie;Sous categorie;Debit;Credit;Date operation;Date de valeur;Pointage operation
14/11/2026;ENEDIS;PRLV ENEDIS;ABC;-FACTURE;Prelevement;Logement;Energie;-120,50;;13/11/2026;14/11/2026;0
02/11/2026;M PETIT;VIR SEPA M PETIT;DEF;-LOYER;Virement recu;Revenus;Loyers;;+850,00;01/11/2026;02/11/2026;0`,
  },
  {
    bank: "FR Société Générale with formula cell",
    currency: "EUR",
    lines: ["2026-11-14 -120.50 EUR |  | ", "2026-11-02 850.00 EUR |  | "],
    text: `="0123456789";"01/11/2026";"25/11/2026";"2";"25/11/2026";"1729,50 EUR"

"Date de l'opération";"Libellé";"Détail de l'écriture";"Montant de l'opération";"Devise"
14/11/2026;PRLV ENEDIS;PRELEVEMENT EUROPEEN ENEDIS FACTURE;-120,50;EUR
02/11/2026;VIR RECU;VIR RECU DE: M PETIT MOTIF: LOYER;850,00;EUR`,
  },
  {
    bank: "IT Intesa XLSX as table, non contabilizzato",
    currency: "EUR",
    lines: ["2026-11-14 -120.50 EUR |  | ", "2026-11-02 850.00 EUR |  | "],
    pending: 1,
    text: `Lista Movimenti;;;;;;;
;;;;;;;
Data;Operazione;Dettagli;Conto o carta;Contabilizzazione;Categoria ;Valuta;Importo
20/11/2026;Pagamento Pos;NEGOZIO;Carta 1234;NON CONTABILIZZATO;Spesa;EUR;-33,00
14/11/2026;Addebito Enel;Bolletta;Conto 1000/0001;CONTABILIZZATO;Casa;EUR;-120,50
02/11/2026;Bonifico Disposto Da Rossi Anna;Affitto;Conto 1000/0001;CONTABILIZZATO;Entrate;EUR;850,00`,
  },
  {
    bank: "IT UniCredit",
    currency: "EUR",
    lines: ["2026-11-14 -1120.50 EUR |  | ", "2026-11-02 850.00 EUR |  | "],
    text: `Data Registrazione;Data valuta;Descrizione;Importo (EUR);
14.11.2026;14.11.2026;ADDEBITO ENEL;-1.120,50;
02.11.2026;02.11.2026;BONIFICO ROSSI ANNA;850;`,
  },
  {
    bank: "IT Fineco underscores",
    currency: "EUR",
    lines: ["2026-11-14 -120.50 EUR |  | ", "2026-11-02 850.00 EUR |  | "],
    questions: ["currency"],
    pending: 1,
    text: `Conto Corrente: 1234567
Intestazione Conto Corrente: ERIKA MUSTER
Periodo Dal: 01/11/2026 Al: 25/11/2026

Saldo Iniziale: 1000,00
Saldo Finale: 1729,50

Data_Operazione;Data_Valuta;Entrate;Uscite;Descrizione;Descrizione_Completa;Stato;Moneymap
14/11/2026;14/11/2026;;-120,50;SEPA Direct Debit;ENEL bolletta;Contabilizzato;Casa
02/11/2026;02/11/2026;850,00;;Bonifico;Ord: Rossi Anna Affitto;Contabilizzato;Entrate
20/11/2026;20/11/2026;;-33,00;Visa;NEGOZIO;Autorizzato;`,
  },
  {
    bank: "IT Banca Sella",
    currency: "EUR",
    lines: ["2026-11-14 -120.50 EUR |  | ", "2026-11-02 850.00 EUR |  | "],
    text: `"Codice identificativo","Data operazione","Data valuta","Descrizione","Divisa","Importo"
"1","14/11/2026","14/11/2026","Addebito Enel","EUR","-120,5"
"2","02/11/2026","02/11/2026","Bonifico Rossi","EUR","850"`,
  },
  {
    bank: "ES CaixaBank 850,00EUR",
    currency: "EUR",
    lines: ["2026-11-14 -1120.50 EUR |  | ", "2026-11-02 850.00 EUR |  | "],
    text: `Concepto;Fecha;Importe;Saldo
RECIBO ENDESA;14/11/2026;-1.120,50EUR;729,50EUR
TRANSF. GARCIA;02/11/2026;850,00EUR;1.850,00EUR`,
  },
  {
    bank: "ES BBVA two Divisa",
    currency: "EUR",
    lines: ["2026-11-14 -120.50 EUR |  | ", "2026-11-02 850.00 EUR |  | "],
    text: `F.Valor;Fecha;Concepto;Movimiento;Importe;Divisa;Disponible;Divisa;Observaciones
14/11/2026;14/11/2026;Recibo Endesa;Adeudo;-120,50;EUR;1729,50;EUR;factura
02/11/2026;02/11/2026;Transferencia recibida;Garcia alquiler;850,00;EUR;1850,00;EUR;alquiler`,
  },
  {
    bank: "ES Santander",
    currency: "EUR",
    lines: ["2026-11-14 -1120.50 EUR |  | ", "2026-11-02 850.00 EUR |  | "],
    text: `Titular:;ERIKA MUSTER;;;
Cuenta:;ES91 2100 0418 4502 0005 1332;;;
Saldo:;729,50;EUR;;

FECHA OPERACIÓN;FECHA VALOR;CONCEPTO;IMPORTE EUR;SALDO
14/11/2026;14/11/2026;Recibo Endesa;-1.120,50;729,50
02/11/2026;02/11/2026;Transferencia De Garcia;850,00;1.850,00`,
  },
  {
    bank: "ES Sabadell txt no head",
    currency: "EUR",
    lines: [],
    questions: ["columns"],
    text: `14/11/2026|RECIBO ENDESA|14/11/2026|-120.50|1729.50|REF1|
02/11/2026|TRANSFERENCIA DE GARCIA|02/11/2026|850.00|1850.00|REF2|`,
  },
  {
    bank: "ES Norma 43",
    currency: "EUR",
    refused: "unknown",
    text: `11210004180200051332261101261125200000001000009783ERIKA MUSTER               
22    04182611022611021203920000000008500000000000000000000000000000ALQUILER
3321000418020005133200001000000000120500000100000000850000200000017295097800`,
  },
  {
    bank: "PT Millennium BCP",
    currency: "EUR",
    lines: ["2026-11-14 -120.50 EUR |  | ", "2026-11-02 850.00 EUR |  | "],
    text: `Data lançamento;Data valor;Descrição;Débito;Crédito;Saldo;Moeda
14-11-2026;14-11-2026;DD EDP;-120,50;;1729,50;EUR
02-11-2026;02-11-2026;TRF SILVA RENDA;;850,00;1850,00;EUR`,
  },
];
