import { differenceInDays } from "../../calendar/index.ts";
import { isSameAccount } from "../bank-line.ts";
import type { BankLine } from "../bank-line.ts";
import { saysChannel, saysDeposit } from "../bank-words.ts";
import { expectedMinor } from "./known-booking.ts";
import type { KnownBooking, BookingMatch } from "./known-booking.ts";
import { isNameOf, namesTenant, nameWords } from "../matching/payer-name.ts";
import { byArrival, inLikelihood, setsOfSum, TRIES_OF_ALL } from "./sets-of-bookings.ts";
import type { Tries } from "./sets-of-bookings.ts";
import type { StatementOutcome } from "../matching/statement-outcome.ts";

/** Days before arrival and after departure within which a guest's own transfer is preselected. */
const BEFORE_DAYS = 400;
const AFTER_DAYS = 60;
/** Most ways offered for one line. */
const MOST_PROPOSALS = 4;

/** Why bookings that fit a line need the user's choice. */
export const bookingDoubts = [
  "stays_several",
  "stay_payer_unknown",
  "stay_account_unknown",
  "stay_less",
  "stay_more",
  "stay_unsure",
] as const;
export type BookingDoubt = (typeof bookingDoubts)[number];

/** The bookings that a line may pay, in addition to leases. */
export type BookingOutcome =
  | { readonly certain: true; readonly proposal: BookingMatch }
  | {
      readonly certain: false;
      readonly doubt: BookingDoubt;
      readonly proposals: readonly BookingMatch[];
      readonly more: boolean;
    };

/** A line with its account in the form in which payers of bookings are known. */
export type LineOfBookings = Pick<
  BankLine,
  "bookedOn" | "amountMinor" | "currency" | "name" | "text" | "account" | "ownAccount" | "returned"
> & { readonly payerKey: string | null };

type Line = Pick<
  LineOfBookings,
  "bookedOn" | "amountMinor" | "currency" | "name" | "text" | "returned" | "payerKey"
>;

/**
 * The bookings that each line pays, in the order of the lines; null where it pays none, or a lease fits more clearly. A
 * line is certain only from an account that paid bookings of the property before, never from the owner's own. It must
 * be a guest's transfer that pays what is outstanding of exactly one set of that guest's bookings, by amount, name and
 * dates; or a payout whose sum is exactly that of just one set of open bookings of one property, several of them or one
 * from a known channel. A booking with a channel fee is expected to bring its payout. The payer must not be known to a
 * lease. Bookings that a line probably pays, from a known account or not, are no longer open for the lines after it.
 */
export function matchBookings(
  sent: readonly LineOfBookings[],
  outcomes: readonly StatementOutcome[],
  stays: readonly KnownBooking[],
): readonly (BookingOutcome | null)[] {
  const lines = withoutOwn(sent);
  const open = new Map(stays.map((stay) => [stay.id, stay]));
  const tries: Tries = { left: TRIES_OF_ALL };
  const found = new Map<number, BookingOutcome | null>();
  // Guests are known by name: their lines take their bookings before payouts are added up.
  const order = [...lines.entries()].toSorted(([a, one], [b, other]) =>
    one.bookedOn < other.bookedOn ? -1 : one.bookedOn > other.bookedOn ? 1 : a - b,
  );
  for (const by of ["guest", "payout"] as const)
    for (const [at, line] of order) {
      const outcome = outcomes[at];
      if (outcome === undefined || found.has(at) || !mayBeOfBookings(line, outcome)) continue;
      const candidates = [...open.values()].filter(({ currency }) => currency === line.currency);
      const theirs = guestsOf(line, candidates);
      if (theirs.length > 0 !== (by === "guest")) continue;
      const match =
        by === "guest"
          ? ofGuest(line, theirs, { outcome, tries })
          : ofChannel(line, candidates, { outcome, tries });
      found.set(at, match);
      for (const { stay } of paidBy(match)) open.delete(stay.id);
    }
  return lines.map((_line, at) => found.get(at) ?? null);
}

/** Removes the payer account of lines that come from one of the owner's own accounts. */
function withoutOwn(lines: readonly LineOfBookings[]): readonly Line[] {
  const own = [...new Set(lines.flatMap(({ ownAccount }) => ownAccount ?? []))];
  return lines.map((line) => {
    const { account, payerKey } = line;
    const isOwn = account !== null && own.some((one) => isSameAccount(one, account));
    return { ...line, payerKey: isOwn ? null : payerKey };
  });
}

/** The bookings that a line probably pays. */
function paidBy(match: BookingOutcome | null): BookingMatch["stays"] {
  if (match === null) return [];
  if (match.certain) return match.proposal.stays;
  return match.doubt === "stay_account_unknown" ? match.proposals.flatMap(({ stays }) => stays) : [];
}

/** Money in that is not in the books yet, and not dated in the future. */
function mayBeOfBookings({ amountMinor, returned }: Line, outcome: StatementOutcome): boolean {
  if (amountMinor <= 0 || returned) return false;
  if (outcome.state === "none") return outcome.why !== "future" && outcome.why !== "sent_back";
  return outcome.state === "certain" || (outcome.state === "doubtful" && outcome.doubt !== "chosen");
}

/**
 * Whether a channel paid for the bookings of these guests, or another company for several of them, judged by the
 * payer's name: such an account may be stored to recognise it. A guest's account may not, nor one without a name.
 */
export function isPayoutOf(name: string, guestNames: readonly string[]): boolean {
  const payer = nameWords(name);
  if (payer.length === 0 || guestNames.some((guest) => isNameOf(payer, nameWords(guest)))) return false;
  return guestNames.length > 1 || saysChannel(name);
}

/** Bookings of the payer, or of guests named in the text where the bank names a channel or nobody. */
function guestsOf({ name, text }: Line, stays: readonly KnownBooking[]): readonly KnownBooking[] {
  const [payer, words] = [nameWords(name), nameWords(text)];
  return stays.filter(({ guestName }) => {
    const guest = nameWords(guestName);
    return isNameOf(payer, guest) || ((name === "" || saysChannel(name)) && namesTenant(words, guest));
  });
}

type Beside = { readonly outcome: StatementOutcome; readonly tries: Tries };

function ofGuest(
  line: Line,
  theirs: readonly KnownBooking[],
  { outcome, tries }: Beside,
): BookingOutcome | null {
  const found = findSets(line, theirs, tries);
  const [only, ...others] = found.sets;
  if (only === undefined) {
    // A lease that the line pays exactly, or that has a tenant of that name, fits more clearly than part of a booking.
    if (outcome.state !== "none" || outcome.why !== "nobody") return null;
    return inPart(line, theirs);
  }
  const proposals = found.sets.map((set) => exact("guest", set));
  const first = exact("guest", only);
  if (others.length > 0 || !found.complete) return doubtful("stays_several", proposals);
  const fits = isNobodys(outcome) && !saysDeposit(line.text) && only.every((stay) => isNear(line, stay));
  return fits ? ofKnownAccount(line, first) : doubtful("stay_unsure", proposals);
}

/**
 * Certain if it comes from an account that paid bookings of that property before; the caller found nothing against it.
 */
function ofKnownAccount({ payerKey }: Line, proposal: BookingMatch): BookingOutcome {
  const isKnown =
    payerKey !== null && proposal.stays.every(({ stay }) => stay.payerAccounts.includes(payerKey));
  return isKnown ? { certain: true, proposal } : doubtful("stay_account_unknown", [proposal]);
}

/** The line pays less or more than one of the guest's bookings costs: a down payment, or a tip included. */
function inPart({ amountMinor, bookedOn }: Line, theirs: readonly KnownBooking[]): BookingOutcome {
  const proposals = inLikelihood(
    theirs.map((stay) => [stay]),
    bookedOn,
  ).flatMap(([stay]) =>
    stay === undefined
      ? []
      : [
          {
            by: "guest" as const,
            stays: [{ stay, paidMinor: amountMinor }],
            leftMinor: Math.max(0, stay.openMinor - amountMinor),
            overMinor: Math.max(0, amountMinor - stay.openMinor),
          },
        ],
  );
  return doubtful(proposals[0]?.overMinor === 0 ? "stay_less" : "stay_more", proposals);
}

function ofChannel(
  line: Line,
  stays: readonly KnownBooking[],
  { outcome, tries }: Beside,
): BookingOutcome | null {
  // The payer is known to a lease.
  if (outcome.state === "certain" || (outcome.state === "none" && outcome.why !== "nobody")) return null;
  if (outcome.state === "doubtful" && outcome.doubt !== "payer_unknown") return null;
  const found = findSets(line, stays, tries);
  const [only, ...others] = found.sets;
  if (only === undefined) return null;
  const proposals = found.sets.map((set) => exact("payout", set));
  if (others.length > 0 || !found.complete) return doubtful("stays_several", proposals);
  const isPayout = only.length > 1 || saysChannel(`${line.name} ${line.text}`);
  const fits =
    isPayout &&
    outcome.state === "none" &&
    !saysDeposit(line.text) &&
    only.every(({ today }) => line.bookedOn <= today);
  return fits
    ? ofKnownAccount(line, exact("payout", only))
    : doubtful(isPayout ? "stay_unsure" : "stay_payer_unknown", proposals);
}

/** Sets of bookings of one property with exactly that sum, over all properties. */
function findSets({ amountMinor, bookedOn }: Line, stays: readonly KnownBooking[], tries: Tries) {
  const byProperty = [...Map.groupBy(stays, ({ propertyId }) => propertyId).values()];
  const found = byProperty.map((own) => setsOfSum(amountMinor, own, tries));
  return {
    sets: inLikelihood(
      found.flatMap(({ sets }) => sets),
      bookedOn,
    ),
    complete: found.every(({ complete }) => complete),
  };
}

/** No lease fits it except by its sum, and no tenant has that name. */
function isNobodys(outcome: StatementOutcome): boolean {
  return (
    (outcome.state === "none" && outcome.why === "nobody") ||
    (outcome.state === "doubtful" && outcome.doubt === "payer_unknown")
  );
}

function isNear({ bookedOn }: Line, { checkIn, checkOut, today }: KnownBooking): boolean {
  return (
    bookedOn <= today &&
    differenceInDays(bookedOn, checkIn) <= BEFORE_DAYS &&
    differenceInDays(checkOut, bookedOn) <= AFTER_DAYS
  );
}

function exact(by: BookingMatch["by"], set: readonly KnownBooking[]): BookingMatch {
  const stays = set.toSorted(byArrival).map((stay) => ({ stay, paidMinor: expectedMinor(stay) }));
  return { by, stays, leftMinor: 0, overMinor: 0 };
}

function doubtful(doubt: BookingDoubt, proposals: readonly BookingMatch[]): BookingOutcome {
  const offered = proposals.slice(0, MOST_PROPOSALS);
  return { certain: false, doubt, proposals: offered, more: proposals.length > offered.length };
}
