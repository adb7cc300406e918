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

/** How long before arrival and after departure a guest's own transfer is ticked. */
const BEFORE_DAYS = 400;
const AFTER_DAYS = 60;
/** As many ways as are offered for one line. */
const MOST_PROPOSALS = 4;

/** Why bookings that fit a line wait for somebody to choose. */
export const bookingDoubts = [
  "stays_several",
  "stay_payer_unknown",
  "stay_account_unknown",
  "stay_less",
  "stay_more",
  "stay_unsure",
] as const;
export type BookingDoubt = (typeof bookingDoubts)[number];

/** What a line may be of bookings, beside what it is of leases. */
export type BookingOutcome =
  | { readonly certain: true; readonly proposal: BookingMatch }
  | {
      readonly certain: false;
      readonly doubt: BookingDoubt;
      readonly proposals: readonly BookingMatch[];
      readonly more: boolean;
    };

/** A line with what it is compared by: the account as the stays know those of their payers. */
export type LineOfStays = Pick<
  BankLine,
  "bookedOn" | "amountMinor" | "currency" | "name" | "text" | "account" | "ownAccount" | "returned"
> & { readonly payerKey: string | null };

type Line = Pick<
  LineOfStays,
  "bookedOn" | "amountMinor" | "currency" | "name" | "text" | "returned" | "payerKey"
>;

/**
 * What each line is of bookings, in their order; null where it is of none, or where leases speak more clearly. Certain is only what comes
 * from an account that paid bookings of the property before, and never from the owner's own: a guest's transfer that pays what is
 * outstanding of just one set of that guest's bookings, by amount, name and stay; and a payout of which just one set of open bookings
 * of one property comes to the cent, several of them or one from a known channel. A booking of which a channel takes a fee is expected
 * to bring what that pays out. Who pays is then nobody that a lease knows. What a line
 * pays as far as anybody can tell, be the account known or not, is not open for the lines after it.
 */
export function matchBookings(
  sent: readonly LineOfStays[],
  outcomes: readonly StatementOutcome[],
  stays: readonly KnownBooking[],
): readonly (BookingOutcome | null)[] {
  const lines = withoutOwn(sent);
  const open = new Map(stays.map((stay) => [stay.id, stay]));
  const tries: Tries = { left: TRIES_OF_ALL };
  const found = new Map<number, BookingOutcome | null>();
  // A guest is known by name: those lines take what is theirs before payouts are added up.
  const order = [...lines.entries()].toSorted(([a, one], [b, other]) =>
    one.bookedOn < other.bookedOn ? -1 : one.bookedOn > other.bookedOn ? 1 : a - b,
  );
  for (const by of ["guest", "payout"] as const)
    for (const [at, line] of order) {
      const outcome = outcomes[at];
      if (outcome === undefined || found.has(at) || !mayBeOfStays(line, outcome)) continue;
      const asked = [...open.values()].filter(({ currency }) => currency === line.currency);
      const theirs = guestsOf(line, asked);
      if (theirs.length > 0 !== (by === "guest")) continue;
      const match =
        by === "guest"
          ? ofGuest(line, theirs, { outcome, tries })
          : ofChannel(line, asked, { outcome, tries });
      found.set(at, match);
      for (const { stay } of paidBy(match)) open.delete(stay.id);
    }
  return lines.map((_line, at) => found.get(at) ?? null);
}

/** The owner's own account is nobody's who pays, whichever of the owner's accounts it is. */
function withoutOwn(lines: readonly LineOfStays[]): readonly Line[] {
  const own = [...new Set(lines.flatMap(({ ownAccount }) => ownAccount ?? []))];
  return lines.map((line) => {
    const { account, payerKey } = line;
    const isOwn = account !== null && own.some((one) => isSameAccount(one, account));
    return { ...line, payerKey: isOwn ? null : payerKey };
  });
}

/** What a line pays as far as anybody can tell. */
function paidBy(match: BookingOutcome | null): BookingMatch["stays"] {
  if (match === null) return [];
  if (match.certain) return match.proposal.stays;
  return match.doubt === "stay_account_unknown" ? match.proposals.flatMap(({ stays }) => stays) : [];
}

/** Money that came in, that is in the books as nothing yet, and of a day that has come. */
function mayBeOfStays({ amountMinor, returned }: Line, outcome: StatementOutcome): boolean {
  if (amountMinor <= 0 || returned) return false;
  if (outcome.state === "none") return outcome.why !== "future" && outcome.why !== "sent_back";
  return outcome.state === "certain" || (outcome.state === "doubtful" && outcome.doubt !== "chosen");
}

/**
 * Whether a channel paid for the bookings of these guests, or another firm for several of them, as far as its name says: such an account
 * may be kept to know it again. A guest's is not, nor one of which the bank names nobody.
 */
export function isPayoutOf(name: string, guestNames: readonly string[]): boolean {
  const payer = nameWords(name);
  if (payer.length === 0 || guestNames.some((guest) => isNameOf(payer, nameWords(guest)))) return false;
  return guestNames.length > 1 || saysChannel(name);
}

/** Stays of whoever paid, or of whoever the text names where the bank names a channel or nobody. */
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
    // A lease that it pays to the cent, or of somebody of that name, speaks more clearly than a part of a stay.
    if (outcome.state !== "none" || outcome.why !== "nobody") return null;
    return inPart(line, theirs);
  }
  const proposals = found.sets.map((set) => exact("guest", set));
  const first = exact("guest", only);
  if (others.length > 0 || !found.complete) return doubtful("stays_several", proposals);
  const fits = isNobodys(outcome) && !saysDeposit(line.text) && only.every((stay) => isNear(line, stay));
  return fits ? ofKnownAccount(line, first) : doubtful("stay_unsure", proposals);
}

/** What nothing speaks against: certain from an account that paid bookings of that property before. */
function ofKnownAccount({ payerKey }: Line, proposal: BookingMatch): BookingOutcome {
  const isKnown =
    payerKey !== null && proposal.stays.every(({ stay }) => stay.payerAccounts.includes(payerKey));
  return isKnown ? { certain: true, proposal } : doubtful("stay_account_unknown", [proposal]);
}

/** Less or more than one of the guest's stays costs: an advance, or a tip with it. */
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
  // Somebody whom a lease knows paid it.
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

/** Sets of one property that come to the cent, over all properties. */
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

/** No lease fits it but by its sum, and nobody of that name is a tenant. */
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
