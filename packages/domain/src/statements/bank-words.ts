import { plain } from "../spreadsheet/index.ts";

/** What banks write of money that was sent back, in five languages; folded as `plain` does. */
const SENT_BACK =
  /\b(?:r(?:u|ue)ck(?:lastschrift|uberweisung|buchung|gabe|belastung)|retoure|lastschrift ?ruckgabe|devolucion|devuelt[oa]|recibo devuelto|impagad[oa]|rejet|rejete|impaye|retour (?:de )?(?:prelevement|virement)|insoluto|insoluta|stornat[oa]|storno|addebito respinto|respinto|returned|unpaid|reversal|bounced|chargeback|direct debit return|dd return)\b/;

/** A deposit is no rent: its words keep a line from being certain. */
const DEPOSIT =
  /\b(?:kaution|mietkaution|mietsicherheit|fianza|deposito|caution|depot de garantie|cauzione|deposit|security deposit|bond)\b/;

/** Whether a bank's text says that money came back, in any of the five languages. */
export function saysSentBack(text: string): boolean {
  return SENT_BACK.test(plain(text));
}

/** Whether a text speaks of a deposit. */
export function saysDeposit(text: string): boolean {
  return DEPOSIT.test(plain(text));
}

/** Booking channels, and the firms through which they pay, as banks write them; folded as `plain` does. */
const CHANNEL =
  /\b(?:airbnb|booking ?(?:com|b v|bv)|vrbo|homeaway|expedia|hotels ?com|agoda|fewo ?direkt|abritel|traum ferienwohnungen|holidu|hometogo|tripadvisor|flipkey|spitogatos|hostelworld|plum ?guide|interhome|novasol|e ?domizil|casamundo|smoobu|adyen)\b/;

/** Whether a text names a booking channel that pays hosts. */
export function saysChannel(text: string): boolean {
  return CHANNEL.test(plain(text));
}
