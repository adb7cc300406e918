/** Possible meanings of a column title, before its cells are checked. */
export const bankTitleKinds = [
  "date",
  "lateDate",
  "amount",
  "total",
  "credit",
  "debit",
  "sign",
  "status",
  "fee",
  "balance",
  "currency",
  "name",
  "payer",
  "payee",
  "text",
  "account",
  "payerAccount",
  "payeeAccount",
  "anyAccount",
  "ownAccount",
] as const;
export type BankTitle = (typeof bankTitleKinds)[number];

/**
 * Titles as banks write them in English, German, French, Spanish, Italian, Dutch, Polish, Czech, Danish, Swedish,
 * Norwegian and Portuguese, folded as `plain` does; the clearer ones first, since they take precedence.
 */
const TITLES: Readonly<Record<BankTitle, readonly string[]>> = {
  date: [
    `kirjauspaiva, settlement date local, settlement date utc, settlement date, post date, booked at, dateop, posted transactions date, datum operace, posting date local, book date, transaction date utc, buchungstag, buchungsdatum, buchung, datum buchung, booking date, booked on, posting date, transaction date, date posted, posted, posted date,
    completed date, date completed, date completed utc, completed on, fecha operacion, fecha de operacion, fecha contable, fecha movimiento, fecha de la operacion, f operacion, f contable,
    date operation, date de l operation, date d operation, date comptable, date de comptabilisation, date d execution, data contabile, data operazione, data registrazione,
    data movimento, data di registrazione, boekdatum, boekingsdatum, datum boeking, uitvoeringsdatum, datum uitvoering, transactiedatum, afschriftdatum, data ksiegowania, data operacji,
    data transakcji, datum zauctovani, datum provedeni, datum zaevidovani, datum operace, datum transakce, zauctovano, bogforingsdato, bogforingsdag, bogfort, bokforingsdag, bokforingsdato,
    bokforingsdatum, bokfort, bokforingsdato, transaktionsdatum, data lancamento, data movimento, data mov, data do movimento, data do lancamento, created on, date finished`,
    "date, fecha, datum, data, paiva, dato, tag, dia, jour, when, time, date and time, datetime, date time",
  ],
  lateDate: [
    `arvopaiva, trans date, operation date local, operation date utc, operation date, abschlussdatum, valuta date, dateval, interest date, valutadag, valutadato, valuta, wert, wertstellung, wertstellungstag, wertstellungsdatum, valutadatum, value date, fecha valor, f valor, fecha de valor, date de valeur, date valeur, data valuta, data di valuta,
    started date, date started, date started utc, created date, valor, valeur, rentedatum, rentedato, valutadato, datum valuty, datum splatnosti, data waluty, data valor, transaktionsdag, radatum, wertstellung valuta`,
  ],
  amount: [
    // Amounts in the account's own currency, for banks that also give the amount in the currency of a foreign shop.
    "kwota w walucie rachunku, castka v mene uctu, zauctovana castka, amount in account currency, betrag in kontowahrung, montant en devise du compte, importo in valuta conto",
    `credit debit amount, debit credit amount, betrag soll haben, amount gbp eur, betrag, umsatz, amount, importe, montant, importo, transaction amount, betrag in eur, umsatz in eur, importe eur, betrag eur, amount eur, importo eur, montant eur, paid in or out,
    wert in eur, bedrag, transactiebedrag, bedrag eur, kwota, kwota operacji, kwota transakcji, castka, objem, belob, belopp, value gbp, amount gbp, local amount, money in out,
    montante, valor da operacao, importancia, betrag in chf, einzelbetrag, buchungsbetrag, gross, brutto, bruto, brut, lordo, importe de la operacion, montant de l operation, montant operation, booked amount`,
    "maara euroa, maara, summa eur, movimiento, value, monto, valore, quantia, sum, summa, transaktion, movimentos, belob dkk, valor, total",
  ],
  total: [
    "total amount, net, netto, net amount, amount net of fees, montant net, importe neto, gesamtbetrag",
  ],
  credit: [
    `credit, credits, credit amount, amount credit, credited, paid in, money in, deposits, deposit, in, lodgement, lodgements, lodged, haben, gutschrift, gutschriften, abono, abonos, haber, ingreso, ingresos, entradas, credito, avere, accredito,
    accrediti, entrate, entrata, recettes, entrees, credit euros, credit en euros, montant credit, bij, bijschrijving, bijgeschreven, credit bedrag, uznania, uznanie, wplywy, wplyw, kwota uznania, prijem, prijmy, pripsano, ind, zahlungseingang, zahlungseingange, indsat, indbetaling, insattning,
    insattningar, insatt, inn, inn pa konto, gutschrift in chf, ingresos haber, importe haber, credits eur, credit eur, betrag haben, haben betrag`,
  ],
  debit: [
    `debit, zahlungsausgang, zahlungsausgange, debits, debit amount, amount debit, debited, paid out, money out, withdrawals, withdrawal, out, soll, belastung, belastungen, lastschrift, cargo, cargos, debe, gasto, gastos, salidas, debito, dare, addebito, addebiti,
    uscite, uscita, depenses, sorties, debit euros, debit en euros, montant debit, af, afschrijving, afgeschreven, debet, debet bedrag, obciazenia, obciazenie, wydatki, wydatek, kwota obciazenia, vydaj, vydaje, odepsano, ud, haevet, udbetaling, uttag, ut, ut fra konto,
    belastung in chf, importe debe, debits eur, debit eur, betrag soll, soll betrag`,
  ],
  sign: [
    `soll haben, soll haben kennzeichen, soll haben kennung, s h, d c, dc, c d, cr dr, dr cr, debit credit, credit debit, credit debit indicator, debit credit indicator, debe haber, cargo abono, sens, segno, dare avere, type d c, vorzeichen, cd, transaction type d c,
    signo, af bij, bij af, debet credit, debit or credit, credit or debit, transaction direction, direction, richting, strona, wn ma, obciazenie uznanie, smer, smer platby, debet kredit, tecken, fortegn, debito credito, natureza, ind d c`,
  ],
  status: [
    "status, state, zustand, buchungsstatus, etat, statut, estado, stato, stav, tilstand, situacao, transaction status, estado del movimiento, stato operazione, info",
  ],
  fee: [
    "fee, fees, fee amount, gebuhr, gebuhren, entgelt, frais, commission, commissions, comision, comisiones, commissione, commissioni, kosten, oplata, prowizja, poplatek, gebyr, avgift, comissao, taxa, charges, fees eur",
  ],
  balance: [
    `disponible, account running balance, accountbalance, saldo na trn, saldo rekening voor mutatie, running bal, saldo voor trn, saldo na transactie, saldo, balance, kontostand, saldo nach buchung, saldo nach umsatz, solde, solde apres operation, saldo contabile, running balance, account balance, ledger balance, saldo disponible, saldo disponibile, saldo actual, saldo na mutatie, saldo voor mutatie, eindsaldo, beginsaldo,
    saldo po operacji, saldo po, saldo po transakcji, saldo koncowe, zustatek, konecny zustatek, zustatek po, saldo apos movimento, saldo contabilistico, saldo dkk, saldo i kr, bokfort saldo, saldo eur, available balance, balance eur, booked balance, saldo in chf, saldo chf`,
  ],
  currency: [
    `valutasoort rekening, valutacode, devies, valuta rekening, posted currency, waluta transakcji, wahrung, currency, ccy, divisa, moneda, devise, monnaie, valuta divisa, divisa importo, whg, waehrung, munt, muntsoort, valuta bedrag, waluta, waluta operacji, waluta rachunku, mena, mena uctu, mena castky, valutakod, moeda, currency code, account currency, transaction currency, payment currency, kontowahrung, buchungswahrung`,
    "valuta",
  ],
  name: [
    `begunstigter auftraggeber, beguenstigter auftraggeber, sender empfanger, empfanger sender, empfanger auftraggeber name, auftraggeber empfanger name, saaja maksaja, odbiorca zleceniodawca, naam tegenpartij bevat, naam van de tegenpartij, supplierfound, counterparty name and address, name counterparty, nome beneficiario ordinante, ordinante beneficiario nome, name zahlungsbeteiligter, beguenstigter zahlungspflichtiger, begunstigter zahlungspflichtiger, auftraggeber beguenstigter, auftraggeber begunstigter, auftraggeber empfanger, empfanger auftraggeber, auftraggeber zahlungsempfanger, zahlungsbeteiligter, zahler empfanger, name des zahlungsbeteiligten,
    counterparty, counterparty name, counter party, partner name, partnername, partner, ordenante beneficiario, beneficiario ordenante, contraparte, contrepartie, nom contrepartie, nom de la contrepartie, tiers, controparte, nominativo, nome controparte,
    naam omschrijving, name description, naam tegenpartij, naam tegenrekening, tegenrekeninghouder, tegenpartij, nadawca odbiorca, odbiorca nadawca, dane kontrahenta, kontrahent, nazwa kontrahenta, nazev protiuctu, nazev protistrany, protistrana, nazev uctu protiucet, jmeno protistrany, modpart, afsender modtager, motpart, mottaker avsender,
    payer payee, payee payer, sender receiver, sender recipient, other party, merchant, merchant name, beneficiario ordinante, ordinante beneficiario, descricao entidade`,
    "name, nombre, nom, nome, naam, navn, namn, jmeno, nazwa",
  ],
  payer: [
    `zahlungspflichtige r, zahlungspflichtiger, auftraggeber, absender, zahler, einzahler, payer, payer name, name of payer, from, sender, sender name, remitter, paid by, ordenante, donneur d ordre, emetteur, ordinante, mittente, remitente, pagador, naam opdrachtgever, opdrachtgever, nadawca, nazwa nadawcy, odesilatel, platce, afsender, avsandare, avsender, betaler, de, ordenador`,
  ],
  payee: [
    `empfaenger, empfangername, name empfanger, empfanger name, empfanger, zahlungsempfanger, zahlungsempfanger in, begunstigter, beguenstigter, payee, payee name, beneficiary, beneficiary name, to, recipient, receiver, target name, beneficiario, destinatario, beneficiaire, destinataire, begunstigde, ontvanger, naam begunstigde, odbiorca, nazwa odbiorcy, prijemce, modtager, mottagare, mottaker`,
  ],
  text: [
    `buchungs details, vwz, viesti, selitys, rubrik, details du mouvement, libelles, activity name, beschreibung, label, descrizione estesa, descrizione completa, descrizione operazioni, transactie, notes and tags, referens, text mottagare, mottagare text, descricao da operacao, popis transakce, extended details, details de la transaction, verwendungszweck, zweck, reference, payment reference, details, payment details, description, narrative, particulars, memo, concepto, descripcion, detalle, observaciones, referencia, libelle, communication, motif, details operation, causale, descrizione, descrizione operazione,
    dettagli, buchungstext, vorgang verwendungszweck, verwendungszweckzeile, transaction description, remittance information, mas datos, informacion adicional, libelle operation, libelle simplifie, buchungsdetails, text, transaction details, message, omschrijving, mededeling, mededelingen, notifications,
    tytul, tytul operacji, tytulem, opis, opis operacji, opis transakcji, szczegoly, szczegoly transakcji, zprava pro prijemce, zprava, poznamka, popis, popis transakce, ucel platby, tekst, besked, meddelelse, meddelande, beskrivelse, beskrivning, specifikation, melding, forklaring, descricao, descritivo, historico, vrije mededeling, details de l operation,
    detail de l ecriture, nature de l operation, concepto ampliado, notes, note, additional information, buchungsinformation, mitteilung, avisierungstext, umschreibung, description 1, description 2, description 3, omschrijving 1, omschrijving 2, omschrijving 3, transaction memo, payment information, variable symbol, variabilni symbol, vs`,
  ],
  account: [
    `iban konto nr, empfanger auftraggeber iban, na konto z konta, compte partie adverse, tegenrekeningnummer, konto iban gegenseite, numer konta, iban zahlungsbeteiligter, kontonummer iban zahlungsbeteiligter, gegenkonto, gegenkonto iban, partner iban, counterparty iban, counterparty account, counterparty account number, counter party account, cuenta contraparte, iban contraparte, compte contrepartie, compte tiers, iban tiers, compte de contrepartie, conto controparte, iban controparte, other account, partner account, partner account number, tegenrekening, tegenrekening iban bban,
    rekening tegenpartij, rekeningnummer tegenpartij, iban tegenpartij, nr rachunku kontrahenta, rachunek kontrahenta, nr konta, numer rachunku kontrahenta, konto nadawcy odbiorcy, numer konta nadawcy odbiorcy, protiucet, cislo protiuctu, cislo uctu protistrany, ucet protistrany, modkonto, motkonto, konto iban zahlungsbeteiligter`,
  ],
  payerAccount: [
    `iban zahlungspflichtige r, rachunek zrodlowy, numer rachunku nadawcy, iban auftraggeber, payer account, payer iban, account of payer, cuenta ordenante, iban ordenante, iban ordinante, conto ordinante, sender account, sender account number, sender iban, compte donneur d ordre, iban donneur d ordre, rachunek nadawcy, nr rachunku nadawcy, from account, afsenderkonto, iban mittente`,
  ],
  payeeAccount: [
    `empfangerkonto, rachunek docelowy, numer rachunku odbiorcy, saajan tilinumero, konto empfanger, iban empfanger, iban zahlungsempfanger, payee account, payee iban, beneficiary account, beneficiary iban, recipient account, recipient iban, cuenta beneficiario, iban beneficiario, iban beneficiaire, compte beneficiaire, rekening begunstigde, rachunek odbiorcy, nr rachunku odbiorcy, to account, modtagerkonto, target account`,
  ],
  anyAccount: [
    "iban, kontonummer, kontonummer iban, iban kontonummer, account number, account no, rekeningnummer, numero rachunku, numer rachunku, nr rachunku, cislo uctu, kontonr, numero de conta, conta, iban bban",
  ],
  ownAccount: [
    `iban auftraggeberkonto, accountnum, opdrachtgeversrekening, posted account, auftragskonto, iban auftragskonto, eigenes konto, eigene iban, own account, own iban, account iban, account name iban, numero de cuenta, mi cuenta, numero de compte, mon compte, numero compte, numero conto, mio conto, eigen rekening, uw rekening, moje konto, muj ucet, vlastni ucet, bezeichnung auftragskonto iban, iban des auftragskontos, iban kontoinhaber, own account number`,
    "konto, account, cuenta, compte, conto, rekening, rachunek",
  ],
};

const MEANINGS: ReadonlyMap<string, readonly { readonly kind: BankTitle; readonly rank: number }[]> =
  meanings();

/** The meanings of a title, the clearest first; empty for an unknown title. */
export function meaningsOfTitle(
  title: string,
): readonly { readonly kind: BankTitle; readonly rank: number }[] {
  return MEANINGS.get(title) ?? [];
}

function meanings(): ReadonlyMap<string, readonly { readonly kind: BankTitle; readonly rank: number }[]> {
  const all = bankTitleKinds.flatMap((kind) =>
    TITLES[kind].flatMap((list, rank) =>
      list.split(",").map((title) => ({ title: title.trim().replaceAll(/\s+/g, " "), kind, rank })),
    ),
  );
  return new Map(
    [...Map.groupBy(all, ({ title }) => title)].map(
      ([title, found]) => [title, found.map(({ kind, rank }) => ({ kind, rank }))] as const,
    ),
  );
}
