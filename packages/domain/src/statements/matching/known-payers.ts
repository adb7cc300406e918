import { isSameAccount } from "../bank-line.ts";
import type { BankLine } from "../bank-line.ts";
import type { KnownLease } from "./known-lease.ts";
import { monthsIn } from "./named-months.ts";
import { isNameOf, namesTenant, nameWords } from "./payer-name.ts";
import type { NameWords } from "./payer-name.ts";
import { placeWords } from "./reference.ts";
import type { PayerReason, StatementOutcome } from "./statement-outcome.ts";

/** A line with what it is compared by: the account as the leases know theirs. */
export type LineToMatch = BankLine & {
  readonly accountKey: string | null;
  /** The lease that somebody said it is of; null where nobody did. */
  readonly chosenLeaseId: string | null;
  /** Booked by a statement before. */
  readonly booked: Extract<StatementOutcome, { state: "booked" }> | null;
};

/** The words of a line, read once however many leases it is held against. */
export type ReadLine = LineToMatch & {
  readonly payerWords: NameWords;
  readonly textWords: NameWords;
  /** The same text as it may name a place. */
  readonly placeWords: readonly string[];
  readonly namedMonths: ReadonlySet<number>;
};

/** A lease while the lines of a statement are held against it. */
export type Matched = {
  lease: KnownLease;
  readonly names: readonly NameWords[];
  /** Payments and refunds that a line of this statement stands for by now. */
  readonly spoken: Set<string>;
  /** Days and sums of lines of this statement that are this lease's as far as anybody can tell. */
  readonly proposed: { readonly line: BankLine }[];
};

export type Payer = { readonly of: Matched; readonly by: PayerReason };

/** The lines with their words. The owner's own account is nobody's who pays, whichever of the owner's accounts it is. */
export function readLines(lines: readonly LineToMatch[]): readonly ReadLine[] {
  const own = [...new Set(lines.flatMap(({ ownAccount }) => ownAccount ?? []))];
  return lines.map((line) => {
    const { name, text, account } = line;
    const isOwn = account !== null && own.some((one) => isSameAccount(one, account));
    return {
      ...line,
      accountKey: isOwn ? null : line.accountKey,
      payerWords: nameWords(name),
      textWords: nameWords(text),
      placeWords: placeWords(text),
      namedMonths: monthsIn(text),
    };
  });
}

export function asMatched(lease: KnownLease): Matched {
  return { lease, names: lease.tenants.map(({ name }) => nameWords(name)), spoken: new Set(), proposed: [] };
}

/** Who may have sent a line, for whoever has to tell equal lines apart. */
export function isPaidFor(line: LineToMatch, lease: KnownLease): boolean {
  return readLines([line]).some((one) => payerReason(one, asMatched(lease)) !== null);
}

/** Whose account paid: of those who signed the one of that name, else the first of them; null of none. */
export function payingTenant<Of extends { readonly name: string }>(
  name: string,
  tenants: readonly Of[],
): Of | null {
  const payer = nameWords(name);
  return tenants.find((one) => isNameOf(payer, nameWords(one.name))) ?? tenants[0] ?? null;
}

/** By account where any lease knows it, else by name, else by what the text says. */
export function payersOf(line: ReadLine, known: readonly Matched[]): readonly Payer[] {
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

export function payerReason(
  line: ReadLine,
  { lease, names }: Pick<Matched, "lease" | "names">,
): PayerReason | null {
  if (line.accountKey !== null && lease.accounts.includes(line.accountKey)) return "account";
  const { payerWords: payer, textWords: text } = line;
  if (line.name === "") return names.some((name) => namesTenant(text, name)) ? "name" : null;
  if (names.some((name) => isNameOf(payer, name))) return "name";
  return names.some((name) => namesTenant(text, name)) ? "reference" : null;
}

export function sharesTenant(a: KnownLease, b: KnownLease): boolean {
  return a.tenants.some(({ id }) => b.tenants.some((other) => other.id === id));
}
