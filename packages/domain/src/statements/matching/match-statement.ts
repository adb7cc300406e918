import { compareText } from "../../kernel/index.ts";
import { meantFirst, waysMeant } from "./break-tie.ts";
import type { MatchWay } from "./break-tie.ts";
import type { BankLine } from "../bank-line.ts";
import { saysDeposit } from "../bank-words.ts";
import { dueDeposit, hasDepositNear, recordedDeposits } from "./deposit-lines.ts";
import { hasEqualNear, monthsOfSum, payableBy, proposalOn } from "./fit-amount.ts";
import { findLinesInBooks } from "./find-lines-in-books.ts";
import type { NumberedLine } from "./find-lines-in-books.ts";
import type { KnownLease, PayableMonth } from "./known-lease.ts";
import { asMatched, payerReason, payersOf, readLines, sharesTenant } from "./known-payers.ts";
import type { LineToMatch, Matched, Payer, ReadLine } from "./known-payers.ts";
import { monthsNamed } from "./named-months.ts";
import { isNameOf, namesTenant } from "./payer-name.ts";
import { namesRentable, saysRent } from "./reference.ts";
import { isReturn, returnsOf, takenBack } from "./returned-lines.ts";
import type { BookingProposal, Doubt, NoMatch, StatementOutcome } from "./statement-outcome.ts";

/** Most ways offered for one line. */
const MOST_PROPOSALS = 4;

/**
 * What each line of a statement is, in the order of the lines. A line is certain if it comes from an account known as
 * the payer's (never the owner's own), fits exactly one lease in the lease's currency by its sum (what is open of some
 * months, or the sum of the month before) or by its reference (it says that it is a month's rent), and nothing speaks
 * against it: no other tenant of that name or account, no other tenant and no deposit in its text, no equal payment or
 * deposit within 3 days, not taken back by the bank. All other lines are doubtful, in the books, a deposit or
 * unmatched. What a line of one lease pays is no longer open for the lines after it; the outcome does not depend on the
 * order of the lines.
 */
export function matchStatement(
  lines: readonly LineToMatch[],
  leases: readonly KnownLease[],
): readonly StatementOutcome[] {
  const known = leases.map(asMatched);
  const placed = inOneOrder(readLines(lines)).map(([at, line]): NumberedLine => ({
    at,
    line,
    payers: payersOf(line, known),
  }));
  const outcomes = new Map<number, StatementOutcome>(findLinesInBooks(placed, known));
  const notInBooks = placed.filter(({ at }) => !outcomes.has(at));
  for (const [at, deposit] of recordedDeposits(notInBooks, known)) outcomes.set(at, deposit);
  const open = placed.filter(({ at }) => !outcomes.has(at));
  const back = takenBack(open);
  const isTakenBack = new Set(back.values());
  for (const one of open) {
    const lineOn = lines[back.get(one.at) ?? -1]?.bookedOn ?? null;
    outcomes.set(
      one.at,
      isReturn(one) || lineOn !== null
        ? { state: "returned", lineOn, of: returnsOf(one.line, known) }
        : outcomeOf({ ...one, isTakenBack: isTakenBack.has(one.at) }, known),
    );
  }
  return lines.map((_line, at) => outcomes.get(at) ?? { state: "out" });
}

function inOneOrder(lines: readonly ReadLine[]): readonly (readonly [number, ReadLine])[] {
  const key = ({ bookedOn, name, text, account, accountKey }: LineToMatch) =>
    [bookedOn, name, text, account ?? "", accountKey ?? ""].join("|");
  return [...lines.entries()].toSorted(
    ([, a], [, b]) => compareText(key(a), key(b)) || a.amountMinor - b.amountMinor,
  );
}

/** A line to be matched. */
type Input = Omit<NumberedLine, "at"> & {
  /** Another line of the statement takes it back. */
  readonly isTakenBack: boolean;
};

function outcomeOf(query: Input, known: readonly Matched[]): StatementOutcome {
  const { line, payers } = query;
  if (line.amountMinor < 0) return { state: "out" };
  if (line.chosenLeaseId !== null) return chosen(line, known);
  const inCurrency = payers.filter(({ of }) => of.lease.currency === line.currency);
  if (inCurrency.length === 0) {
    const [other] = payers;
    if (other !== undefined) return { state: "none", why: "other_currency", leaseId: other.of.lease.id };
    return (saysDeposit(line.text) ? dueDeposit(line, known) : null) ?? unknownPayer(line, known);
  }
  if (inCurrency.every(({ of }) => line.bookedOn > of.lease.today))
    return { state: "none", why: "future", leaseId: inCurrency[0]?.of.lease.id ?? null };
  const deposit = dueDeposit(
    line,
    inCurrency.map(({ of }) => of),
  );
  return deposit ?? judged({ ...query, payers: inCurrency }, known);
}

/** The user chose the lease: how the line would be booked there, for review. */
function chosen(line: ReadLine, known: readonly Matched[]): StatementOutcome {
  const of = known.find(({ lease }) => lease.id === line.chosenLeaseId);
  if (of === undefined) return { state: "none", why: "nobody", leaseId: null };
  const { lease } = of;
  const none = (why: NoMatch): StatementOutcome => ({ state: "none", why, leaseId: lease.id });
  if (lease.currency !== line.currency) return none("other_currency");
  if (line.bookedOn > lease.today) return none("future");
  const proposal = proposalOn(line, lease, payerReason(line, of));
  return proposal === null ? none("nothing_open") : doubtful("chosen", [proposal]);
}

function judged(query: Input, known: readonly Matched[]): StatementOutcome {
  const { line, payers } = query;
  const ways = payers.flatMap(({ of, by }): MatchWay[] => {
    const proposal = proposalOn(line, of.lease, by);
    return proposal === null ? [] : [{ of, proposal }];
  });
  if (ways.length === 0)
    return { state: "none", why: "nothing_open", leaseId: payers[0]?.of.lease.id ?? null };
  const bySum = ways.filter(({ proposal: { byAmount } }) => byAmount === "open" || byAmount === "usual");
  const fitting = bySum.length > 0 ? bySum : ways.filter((way) => fitsByReference(line, way));
  const [only, ...others] = waysMeant(line, fitting);
  const proposals = offered(line, ways);
  if (only === undefined) {
    const [first] = proposals;
    return doubtful(
      first?.byPayer === "reference" ? "other_payer" : first?.byAmount === "more" ? "more" : "less",
      proposals,
    );
  }
  if (others.length > 0) return doubtful("several_fit", proposals);
  const [theirs, rest] = [only.proposal, proposals.filter((one) => one !== only.proposal)];
  const doubt = doubtOf(query, only, { payers, known });
  const isTheirs = doubt === null || doubt === "account_unknown";
  if (isTheirs) take(line, only.of, only.proposal);
  return doubt === null ? { state: "certain", proposal: theirs } : doubtful(doubt, [theirs, ...rest]);
}

/** A part of what is open, from a known account, whose text says that it is the rent of a month or of the rentable. */
function fitsByReference(line: ReadLine, { of, proposal }: MatchWay): boolean {
  const { byAmount, byPayer, months } = proposal;
  if (byAmount !== "part" || byPayer !== "account") return false;
  const { property, unit } = of.lease.rentable;
  const isNamed = [property, unit].some((name) => name !== null && namesRentable(line.wordsOfText, name));
  return monthsNamed(line.namedMonths, months).length > 0 && (isNamed || saysRent(line.text));
}

/** Why the one fitting lease is not certain, or null. */
function doubtOf(
  { line, isTakenBack }: Input,
  { of, proposal }: MatchWay,
  { payers, known }: { readonly payers: readonly Payer[]; readonly known: readonly Matched[] },
): Doubt | null {
  if (proposal.byPayer === "reference") return "other_payer";
  if (line.bookedOn > of.lease.today) return "several_fit";
  const others = known.filter((one) => one !== of && !sharesTenant(one.lease, of.lease));
  const payer = line.name === "" ? line.textWords : line.payerWords;
  const isCalled = ({ names }: Matched): boolean =>
    names.some((name) => (line.name === "" ? namesTenant(payer, name) : isNameOf(payer, name)));
  if (proposal.byPayer === "account") {
    if (payers.some((one) => one.of !== of && !sharesTenant(one.of.lease, of.lease))) return "several_fit";
    if (others.some(isCalled) && !isCalled(of)) return "account_says_other";
  } else if (others.some(isCalled)) return "same_name";
  const { textWords: text } = line;
  if (line.name !== "" && others.some(({ names }) => names.some((name) => namesTenant(text, name))))
    return "text_names_other";
  if (saysDeposit(line.text)) return "deposit";
  if (!saysRent(line.text) && hasDepositNear(line, of)) return "deposit_recorded";
  if (line.returned) return "sent_back";
  if (isTakenBack) return "taken_back";
  const near = [
    ...of.proposed.map((one) => ({ paidOn: one.line.bookedOn, amountMinor: one.line.amountMinor })),
    ...of.lease.transfers.filter(({ transferId }) => !of.spoken.has(transferId)),
  ];
  if (hasEqualNear(line, near)) return "paid_already";
  return proposal.byPayer === "account" ? null : "account_unknown";
}

/** Marks the months that a line probably pays as paid, for the lines after it. */
function take(line: BankLine, of: Matched, { months }: BookingProposal): void {
  let leftMinor = line.amountMinor;
  const pay = (month: PayableMonth): PayableMonth => {
    if (!months.some(({ period }) => period === month.period)) return month;
    const parts = month.parts.map((part) => {
      const taken = Math.min(leftMinor, part.openMinor);
      leftMinor -= taken;
      return { ...part, openMinor: part.openMinor - taken };
    });
    return { ...month, parts, openMinor: parts.reduce((sum, part) => sum + part.openMinor, 0) };
  };
  of.lease = { ...of.lease, months: of.lease.months.map(pay) };
  of.proposed.push({ line });
}

/** The payer is unknown: offers leases that owe exactly this sum. */
function unknownPayer(line: ReadLine, known: readonly Matched[]): StatementOutcome {
  const owing = known.flatMap((of): MatchWay[] => {
    const { lease } = of;
    if (lease.currency !== line.currency || line.bookedOn > lease.today) return [];
    const months = monthsOfSum(line, payableBy(line, lease));
    const proposal = months === null ? null : proposalOn(line, lease, null);
    return proposal === null ? [] : [{ of, proposal }];
  });
  if (owing.length > 0) return doubtful("payer_unknown", offered(line, owing));
  return { state: "none", why: line.returned ? "sent_back" : "nobody", leaseId: null };
}

function doubtful(doubt: Doubt, proposals: readonly BookingProposal[]): StatementOutcome {
  const shown = proposals.slice(0, MOST_PROPOSALS);
  return { state: "doubtful", doubt, proposals: shown, more: proposals.length > shown.length };
}

/** Exact fits first, within these the ways that text and day favour, then by due day. */
function offered(line: ReadLine, ways: readonly MatchWay[]): readonly BookingProposal[] {
  const rank = { open: 0, usual: 1, part: 2, more: 3 };
  const sorted = ways.toSorted(
    ({ proposal: a }, { proposal: b }) =>
      rank[a.byAmount] - rank[b.byAmount] ||
      compareText(a.months[0]?.dueOn ?? "", b.months[0]?.dueOn ?? "") ||
      compareText(a.leaseId, b.leaseId),
  );
  const groups = Map.groupBy(sorted, ({ proposal }) => proposal.byAmount);
  return [...groups.values()].flatMap((group) => meantFirst(line, group)).map(({ proposal }) => proposal);
}
