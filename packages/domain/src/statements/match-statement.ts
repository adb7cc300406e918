import { differenceInDays } from "../calendar/index.ts";
import { compareText } from "../kernel/index.ts";
import type { BankLine } from "./bank-line.ts";
import { saysDeposit } from "./bank-words.ts";
import { equalPayment, monthsOfSum, payableBy, proposalOn } from "./fit-amount.ts";
import type { KnownLease, PayableMonth } from "./known-lease.ts";
import { monthsIn } from "./named-months.ts";
import { isNameOf, namesTenant, nameWords } from "./payer-name.ts";
import type { NameWords } from "./payer-name.ts";
import type { BookingProposal, Doubt, NoMatch, PayerReason, StatementOutcome } from "./statement-outcome.ts";

/** As many ways as are offered for one line. */
const MOST_PROPOSALS = 4;
/** How long after a payment a bank may take it back. */
const RETURN_DAYS = 90;

/** A line with what it is compared by: the account as the leases know theirs. */
export type LineToMatch = BankLine & {
  readonly accountKey: string | null;
  /** The lease that somebody said it is of; null where nobody did. */
  readonly chosenLeaseId: string | null;
  /** Booked by a statement before. */
  readonly booked: Extract<StatementOutcome, { state: "booked" }> | null;
};

/** The words of a line, read once however many leases it is held against. */
type ReadLine = LineToMatch & {
  readonly payerWords: NameWords;
  readonly textWords: NameWords;
  readonly namedMonths: ReadonlySet<number>;
};

/**
 * What each line of a statement is, in the order of the lines. Certain is a line that fits exactly one lease, by amount (what is open
 * of some months, or the sum of the month before) and by account or name, in the lease's currency, without an equal payment within 3
 * days, and about whose payer nothing speaks against it: no other tenant of that name, no account of somebody else, no other tenant
 * or deposit in its text. All else is doubtful or fits nobody. What a certain line pays is not open for the lines after it; the
 * outcome does not depend on the order of the lines.
 */
export function matchStatement(
  lines: readonly LineToMatch[],
  leases: readonly KnownLease[],
): readonly StatementOutcome[] {
  const known = leases.map(asMatched);
  const outcomes = new Map<number, StatementOutcome>();
  for (const [at, line] of inOneOrder(lines)) outcomes.set(at, outcomeOf(asRead(line), known));
  return lines.map((_line, at) => outcomes.get(at) ?? { state: "out" });
}

/** Who may have sent a line, for whoever has to tell equal lines apart. */
export function isPaidFor(line: LineToMatch, lease: KnownLease): boolean {
  return payerReason(asRead(line), asMatched(lease)) !== null;
}

/** Whose account paid: of those who signed the one of that name, else the first of them; null of none. */
export function payingTenant<Of extends { readonly name: string }>(
  name: string,
  tenants: readonly Of[],
): Of | null {
  const payer = nameWords(name);
  return tenants.find((one) => isNameOf(payer, nameWords(one.name))) ?? tenants[0] ?? null;
}

type Matched = {
  lease: KnownLease;
  readonly names: readonly NameWords[];
  /** Payments that a line of this statement stands for by now. */
  readonly spoken: Set<string>;
  /** Days and sums that a certain line of this statement books. */
  readonly proposed: { readonly line: BankLine }[];
};

function asRead(line: LineToMatch): ReadLine {
  const { name, text } = line;
  return { ...line, payerWords: nameWords(name), textWords: nameWords(text), namedMonths: monthsIn(text) };
}

function asMatched(lease: KnownLease): Matched {
  return { lease, names: lease.tenants.map(({ name }) => nameWords(name)), spoken: new Set(), proposed: [] };
}

function inOneOrder(lines: readonly LineToMatch[]): readonly (readonly [number, LineToMatch])[] {
  const key = ({ bookedOn, name, text, account, accountKey }: LineToMatch) =>
    [bookedOn, name, text, account ?? "", accountKey ?? ""].join("|");
  return [...lines.entries()].toSorted(
    ([, a], [, b]) => compareText(key(a), key(b)) || a.amountMinor - b.amountMinor,
  );
}

function outcomeOf(line: ReadLine, known: readonly Matched[]): StatementOutcome {
  if (line.booked !== null) {
    known.find(({ lease }) => lease.id === line.booked?.leaseId)?.spoken.add(line.booked.transferId);
    return line.booked;
  }
  if (line.amountMinor < 0)
    return line.returned ? { state: "returned", of: returnsOf(line, known) } : { state: "out" };
  if (line.returned) return { state: "none", why: "sent_back", leaseId: null };
  if (line.chosenLeaseId !== null) return chosen(line, known);
  const payers = payersOf(line, known);
  const inCurrency = payers.filter(({ of }) => of.lease.currency === line.currency);
  if (inCurrency.length === 0) {
    const [other] = payers;
    if (other !== undefined) return { state: "none", why: "other_currency", leaseId: other.of.lease.id };
    return unknownPayer(line, known);
  }
  if (inCurrency.every(({ of }) => line.bookedOn > of.lease.today))
    return { state: "none", why: "future", leaseId: inCurrency[0]?.of.lease.id ?? null };
  return bookedOtherwise(line, inCurrency) ?? judged(line, inCurrency, known);
}

/** Somebody said whose it is: how it would be booked there, to be looked at. */
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

type Payer = { readonly of: Matched; readonly by: PayerReason };

/** By account where any lease knows it, else by name, else by what the text says. */
function payersOf(line: ReadLine, known: readonly Matched[]): readonly Payer[] {
  const payers = known.flatMap((of) => {
    const by = payerReason(line, of);
    return by === null ? [] : [{ of, by }];
  });
  for (const reason of ["account", "name"] as const) {
    const found = payers.filter(({ by }) => by === reason);
    if (found.length > 0) return found;
  }
  return payers;
}

function payerReason(line: ReadLine, { lease, names }: Matched): PayerReason | null {
  if (line.accountKey !== null && lease.accounts.includes(line.accountKey)) return "account";
  const { payerWords: payer, textWords: text } = line;
  if (line.name === "") return names.some((name) => namesTenant(text, name)) ? "name" : null;
  if (names.some((name) => isNameOf(payer, name))) return "name";
  return names.some((name) => namesTenant(text, name)) ? "reference" : null;
}

/** An equal payment of theirs within 3 days is this line, once. */
function bookedOtherwise(line: ReadLine, payers: readonly Payer[]): StatementOutcome | null {
  for (const { of, by } of payers) {
    if (by === "reference") continue;
    const transfers = of.lease.transfers.filter(({ transferId }) => !of.spoken.has(transferId));
    const found = equalPayment(line, { transfers });
    if (found === null) continue;
    of.spoken.add(found.transferId);
    const { transferId, paidOn } = found;
    return { state: "booked", how: "otherwise", leaseId: of.lease.id, transferId, paidOn };
  }
  return null;
}

function judged(line: ReadLine, payers: readonly Payer[], known: readonly Matched[]): StatementOutcome {
  const ways = payers.flatMap(({ of, by }) => {
    const proposal = proposalOn(line, of.lease, by);
    return proposal === null ? [] : [{ of, proposal }];
  });
  if (ways.length === 0)
    return { state: "none", why: "nothing_open", leaseId: payers[0]?.of.lease.id ?? null };
  const fitting = ways.filter(({ proposal: { byAmount } }) => byAmount === "open" || byAmount === "usual");
  const [only, ...others] = fitting;
  const proposals = inOrder(ways.map(({ proposal }) => proposal));
  if (only === undefined) {
    const [first] = proposals;
    return doubtful(
      first?.byPayer === "reference" ? "other_payer" : first?.byAmount === "more" ? "more" : "less",
      proposals,
    );
  }
  if (others.length > 0) return doubtful("several_fit", proposals);
  const doubt = doubtOf(line, { ...only, payers }, known);
  if (doubt !== null) return doubtful(doubt, proposals);
  take(line, only.of, only.proposal);
  return { state: "certain", proposal: only.proposal };
}

/** What speaks against the one lease that fits. */
function doubtOf(
  line: ReadLine,
  {
    of,
    proposal,
    payers,
  }: { readonly of: Matched; readonly proposal: BookingProposal; readonly payers: readonly Payer[] },
  known: readonly Matched[],
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
  const { bookedOn, amountMinor } = line;
  const transfers = of.proposed.map((one, at) => ({
    transferId: String(at),
    paidOn: one.line.bookedOn,
    amountMinor: one.line.amountMinor,
    keptMinor: one.line.amountMinor,
  }));
  const near = [...transfers, ...of.lease.transfers.filter(({ transferId }) => !of.spoken.has(transferId))];
  return equalPayment({ bookedOn, amountMinor }, { transfers: near }) === null ? null : "paid_already";
}

function sharesTenant(a: KnownLease, b: KnownLease): boolean {
  return a.tenants.some(({ id }) => b.tenants.some((other) => other.id === id));
}

/** What a certain line pays is open no more. */
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

/** Nobody known paid it: leases that owe just this sum, to choose from. */
function unknownPayer(line: ReadLine, known: readonly Matched[]): StatementOutcome {
  const owing = known.flatMap(({ lease }) => {
    if (lease.currency !== line.currency || line.bookedOn > lease.today) return [];
    const months = monthsOfSum(line, payableBy(line, lease));
    const proposal = months === null ? null : proposalOn(line, lease, null);
    return proposal === null ? [] : [proposal];
  });
  return owing.length === 0
    ? { state: "none", why: "nobody", leaseId: null }
    : doubtful("payer_unknown", inOrder(owing));
}

function doubtful(doubt: Doubt, proposals: readonly BookingProposal[]): StatementOutcome {
  const offered = proposals.slice(0, MOST_PROPOSALS);
  return { state: "doubtful", doubt, proposals: offered, more: proposals.length > offered.length };
}

/** What fits to the cent first, then what is due first. */
function inOrder(proposals: readonly BookingProposal[]): readonly BookingProposal[] {
  const rank = { open: 0, usual: 1, part: 2, more: 3 };
  return proposals.toSorted(
    (a, b) =>
      rank[a.byAmount] - rank[b.byAmount] ||
      compareText(a.months[0]?.dueOn ?? "", b.months[0]?.dueOn ?? "") ||
      compareText(a.leaseId, b.leaseId),
  );
}

/** Payments of that sum which a bank may have taken back, those of a known payer alone if there are any, the latest first. */
function returnsOf(
  line: ReadLine,
  known: readonly Matched[],
): Extract<StatementOutcome, { state: "returned" }>["of"] {
  const found = known.flatMap(({ lease, names, ...rest }) => {
    if (lease.currency !== line.currency) return [];
    const by = payerReason(line, { lease, names, ...rest });
    return lease.transfers
      .filter(({ keptMinor, paidOn }) => {
        const days = differenceInDays(paidOn, line.bookedOn);
        return keptMinor === -line.amountMinor && days >= 0 && days <= RETURN_DAYS;
      })
      .map(({ transferId, paidOn }) => ({ leaseId: lease.id, transferId, paidOn, by }));
  });
  const theirs = found.filter(({ by }) => by !== null);
  return (theirs.length > 0 ? theirs : found)
    .toSorted((a, b) => compareText(b.paidOn, a.paidOn) || compareText(a.leaseId, b.leaseId))
    .slice(0, MOST_PROPOSALS)
    .map(({ leaseId, transferId, paidOn }) => ({ leaseId, transferId, paidOn }));
}
