import { plain } from "../spreadsheet/index.ts";

/** Bank texts for returned money, in five languages and in SEPA terms; folded as `plain` does. */
const SENT_BACK =
  /\b(?:r(?:u|ue)ck(?:lastschrift(?:en)?|uberweisung|ueberweisung|buchung|gabe|belastung)|r(?:u|ue)ckl|(?:lastschrift|sepa|sdd)? ?retoure|lastschriftretoure|lastschrift ?r(?:u|ue)ckgabe|devolucion|devuelt[oa]|recibo devuelto|impagad[oa]|rejet|rejete|impaye|retour (?:de )?(?:prelevement|virement)|insoluto|insoluta|stornat[oa]|storno|addebito respinto|respinto|returned|unpaid|reversal|bounced|chargeback|(?:direct debit|dd|sdd|sct|sepa) (?:return|refund|reject)|r transa(?:k|c)tion|(?:return|reject|retour) (?:ac0[146]|ag0[12]|am0[459]|be05|md0[1267]|ms0[23]|rr0[1-4]|sl01))\b/;

/**
 * What card companies write beside a payment to the card, in five languages; no bank writes it beside outgoing money.
 */
const PAID_TO_CARD =
  /\b(?:payment (?:received|thank you)|payment by direct debit|(?:ihre )?zahlung (?:erhalten|dankend erhalten)|ihre zahlung|paiement recu|votre paiement|(?:su )?pago recibido|pagamento ricevuto|betaling ontvangen)\b/;

/** Whether a text is that of a payment received by a card company. */
export function saysPaidToCard(text: string): boolean {
  // A cheap test first: folding is most of the work, and few texts mention a payment.
  return /pa[giy]|zahlung|betaling/i.test(text) && PAID_TO_CARD.test(plain(text));
}

/** Words for a deposit, which is not rent: they keep a line from being certain. */
const DEPOSIT =
  /\b(?:kaution|mietkaution|mietsicherheit|fianza|deposito|caution|depot de garantie|cauzione|deposit|security deposit|bond)\b/;

/** Whether a bank's text says that money was returned, in any of the five languages. */
export function saysSentBack(text: string): boolean {
  return SENT_BACK.test(plain(text));
}

/** Whether a text mentions a deposit. */
export function saysDeposit(text: string): boolean {
  return DEPOSIT.test(plain(text));
}

/** Booking channels and their payment providers, as banks write them; folded as `plain` does. */
const CHANNEL =
  /\b(?:airbnb|booking ?(?:com|b v|bv)|vrbo|homeaway|expedia|hotels ?com|agoda|fewo ?direkt|abritel|traum ferienwohnungen|holidu|hometogo|tripadvisor|flipkey|spitogatos|hostelworld|plum ?guide|interhome|novasol|e ?domizil|casamundo|smoobu|adyen)\b/;

/** Whether a text names a booking channel that pays hosts. */
export function saysChannel(text: string): boolean {
  return CHANNEL.test(plain(text));
}

/** Words and letters for money out, in ten languages, folded as `plain` does. */
const OUT =
  wordsOf(`s, soll, d, db, dr, dt, dbt, dbit, debit, debits, debe, cargo, cargos, adeudo, addebito, addebiti, dare, a debit, sortie, sorties, debite, depense, belastung,
  lastschrift, out, outgoing, outflow, money out, paid out, withdrawal, af, afschrijving, afgeschreven, debet, uit, uitgaand, uitgaande, obciazenie, obciazenia, wydatek, wychodzacy, wn, odchozi, odchozi platba, vydaj,
  odepsano, haevet, ud, udgaende, udbetaling, uttag, ut, utgaende, debito, saida, debitado, ausgang, ausgehend, ausgabe, ausgaben, abgang, uscita, uscite, salida, gasto, expense, payment out, sent, debit card`);
/** The same for money in. */
const IN =
  wordsOf(`h, haben, c, cr, ct, crd, crdt, credit, credits, haber, abono, abonos, accredito, accrediti, avere, gutschrift, entree, entrees, credite, recette, in, incoming, inflow, money in, paid in,
  deposit, bij, bijschrijving, bijgeschreven, binnen, inkomend, inkomende, uznanie, uznania, wplyw, przychodzacy, ma, prichozi, prichozi platba, prijem, pripsano, indsat, ind, indgaende, indbetaling, insattning,
  inn, inngaende, ingaende, kredit, credito, creditado, entrada, eingang, eingehend, einnahme, einnahmen, zugang, entrata, entrate, ingreso, income, received, payment in`);

/** -1 for a word, letter or sign of money out, 1 for one of money in, null for any other. */
export function signOf(text: string): 1 | -1 | null {
  const bare = text.trim();
  if (/^[-−–]$/.test(bare)) return -1;
  if (bare === "+") return 1;
  const word = plain(bare);
  if (OUT.has(word)) return -1;
  return IN.has(word) ? 1 : null;
}

/** The bank's status of a line: booked, waiting to be booked, or never to be booked. */
export type LineStatus = "booked" | "pending" | "reverted";

const STATUS: Readonly<Record<LineStatus, ReadonlySet<string>>> = {
  booked:
    wordsOf(`gebucht, umsatz gebucht, akzeptiert, angenommen, geaccepteerd, aanvaard, accepted, accepte, acceptee, aceptado, aceptada, accettato, accettata, gebuchter umsatz, verbucht, ausgefuhrt, abgeschlossen, booked, book, completed, complete, posted, settled, cleared, executed, done, success, successful, paid, processed, final, comptabilise, comptabilisee,
    execute, executee, effectue, effectuee, termine, terminee, valide, contabilizado, contabilizada, completado, completada, liquidado, ejecutado, ejecutada, realizado, realizada, finalizado, contabilizzato, contabilizzata, contabilizado,
    eseguito, eseguita, completato, completata, effettuato, effettuata, geboekt, verwerkt, uitgevoerd, voltooid, afgerond, zrealizowana, zrealizowany, zrealizowane, zaksiegowana, zaksiegowany, rozliczona, rozliczone, wykonana,
    zauctovano, provedeno, provedena, zauctovana, uhrazeno, bogfort, gennemfort, udfort, bokford, genomford, utford, bokfort, gjennomfort, concluida, concluido, processado, executado`),
  pending:
    wordsOf(`vorgemerkt, umsatz vorgemerkt, vorgemerkter umsatz, vormerkposten, offen, ausstehend, in bearbeitung, geplant, reserviert, pending, pdng, authorised, authorized, authorisation, in progress, processing, scheduled, open, hold, on hold, uncleared, not booked, requested, created, awaiting, waiting, future, futr,
    en attente, a venir, en cours, en cours de traitement, non comptabilise, pendiente, pendiente de confirmar, retenido, retenida, en proceso, in attesa, da contabilizzare, non contabilizzato, non contabilizzata, in corso, in lavorazione, autorizzato, gereserveerd, in behandeling, gepland, nog niet verwerkt, openstaand,
    oczekujaca, oczekujacy, oczekujace, w trakcie, w realizacji, blokada, blokada srodkow, nierozliczona, cekajici, ceka, blokace, zadana, afventer, reserveret, under behandling, vantande, vantar, reserverad, preliminar, reservert, venter, pendente, em processamento, por liquidar`),
  reverted:
    wordsOf(`storniert, abgelehnt, fehlgeschlagen, zuruckgewiesen, abgebrochen, geloscht, nicht ausgefuhrt, ruckgangig, reverted, reversed, failed, declined, denied, cancelled, canceled, rejected, rjct, refused, expired, voided, void, blocked, returned to sender, error,
    refuse, refusee, rejete, rejetee, annule, annulee, echoue, echouee, echec, expire, rechazado, rechazada, cancelado, cancelada, anulado, anulada, fallido, fallida, denegado, denegada, rifiutato, rifiutata, annullato, annullata, respinto, respinta, fallito, fallita, negato,
    geweigerd, mislukt, geannuleerd, afgewezen, odrzucona, odrzucony, anulowana, anulowany, nieudana, zamitnuto, zamitnuta, zruseno, zrusena, storno, neprovedeno, afvist, annulleret, fejlet, nekad, avbruten, avvisad, annullerad, misslyckad, avvist, kansellert, rejeitado, recusado, recusada, falhado`),
};

/** The status in a cell; null where it has none. */
export function statusOf(text: string): LineStatus | null {
  const word = plain(text);
  for (const status of ["booked", "pending", "reverted"] as const)
    if (STATUS[status].has(word)) return status;
  return null;
}

function wordsOf(list: string): ReadonlySet<string> {
  return new Set(list.split(",").map((word) => word.trim().replaceAll(/\s+/g, " ")));
}
