import { isSameAccount } from "../bank-line.ts";
import type { BankLine } from "../bank-line.ts";
import type { KnownLease } from "./known-lease.ts";
import { monthsIn } from "./named-months.ts";
import { isNameOf, namesTenant, nameWords } from "./payer-name.ts";
import type { NameWords } from "./payer-name.ts";
import { wordsOfText } from "./reference.ts";
import type { PayerReason, StatementOutcome } from "./statement-outcome.ts";

/** A line with its account in the form in which the leases know theirs. */
export type LineToMatch = BankLine & {
  readonly accountKey: string | null;
  /** The lease that the user chose for it, or null. */
  readonly chosenLeaseId: string | null;
  /** Set if it was booked from a statement before. */
  readonly booked: Extract<StatementOutcome, { state: "booked" }> | null;
};

/** The words of a line, read once for all leases. */
export type ReadLine = LineToMatch & {
  readonly payerWords: NameWords;
  readonly textWords: NameWords;
  /** The words of the text for comparing rentable names. */
  readonly wordsOfText: readonly string[];
  readonly namedMonths: ReadonlySet<number>;
};

/** A lease during the matching of a statement. */
export type Matched = {
  lease: KnownLease;
  readonly names: readonly NameWords[];
  /** Ids of payments and refunds already matched to a line of this statement. */
  readonly spoken: Set<string>;
  /** Lines of this statement that are probably this lease's. */
  readonly proposed: { readonly line: BankLine }[];
};

export type Payer = { readonly of: Matched; readonly by: PayerReason };

/** The lines with their words. A line from one of the owner's own accounts has no payer account. */
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
      wordsOfText: wordsOfText(text),
      namedMonths: monthsIn(text),
    };
  });
}

export function asMatched(lease: KnownLease): Matched {
  return { lease, names: lease.tenants.map(({ name }) => nameWords(name)), spoken: new Set(), proposed: [] };
}

/** Whether a lease's tenants may have sent a line; used to tell equal lines apart. */
export function isPaidFor(line: LineToMatch, lease: KnownLease): boolean {
  return readLines([line]).some((one) => payerReason(one, asMatched(lease)) !== null);
}

/** The tenant whose account paid: the one with that name, else the first; null for an empty list. */
export function payingTenant<Of extends { readonly name: string }>(
  name: string,
  tenants: readonly Of[],
): Of | null {
  const payer = nameWords(name);
  return tenants.find((one) => isNameOf(payer, nameWords(one.name))) ?? tenants[0] ?? null;
}

/** The possible payers: by account where a lease knows it, else by name, else by the text. */
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
