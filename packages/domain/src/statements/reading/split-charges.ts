import type { BankLine } from "../bank-line.ts";

/** The amounts in an entry's details; null and 0 where they give none. */
type Details = {
  /** The amounts that may be the transfer's own, without charges. Minor units, without sign. */
  readonly ownMinor: readonly (number | null)[];
  /** Minor units, without sign. */
  readonly chargesMinor: number;
};

/**
 * Splits a line that the bank reduced or raised by its charges into two, "853,00" returned as "850,00" and "3,00", so
 * that a returned rent has the sum of the rent. One line where the parts do not add up to its amount.
 */
export function splitCharges(line: BankLine, { ownMinor, chargesMinor }: Details): readonly BankLine[] {
  const isIn = line.amountMinor > 0;
  const own = ownMinor
    .filter((minor) => minor !== null && minor !== 0)
    .map((minor) => (isIn ? (minor ?? 0) : 0 - (minor ?? 0)))
    .find((minor) => minor - chargesMinor === line.amountMinor);
  if (own === undefined || chargesMinor <= 0) return [line];
  return [
    { ...line, amountMinor: own },
    { ...line, amountMinor: 0 - chargesMinor, account: null, returned: false },
  ];
}
