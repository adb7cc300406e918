import type { Month, PlainDate } from "../calendar/index.ts";
import { accept, compareText, refuse } from "../kernel/index.ts";
import type { Decision } from "../kernel/index.ts";
import { depositPosition } from "../leases/index.ts";
import type { DepositMovement } from "../leases/index.ts";
import { sumOfAmounts } from "./letter-ledger.ts";

/** A movement as a letter tells of it. */
export type LetterMovement = DepositMovement & {
  readonly id: string;
  readonly note: string;
  /** Kept for unpaid rent: the months it settled; else kept for damage. */
  readonly months: readonly Month[];
};

export type DepositCloseOut = {
  readonly agreedMinor: number;
  readonly receivedMinor: number;
  readonly keptMinor: number;
  /** Given back, and what went along to another lease (R-C18). */
  readonly returnedMinor: number;
  /** received − kept − returned. */
  readonly heldMinor: number;
  /** The oldest first. */
  readonly movements: readonly LetterMovement[];
};

/**
 * What became of a deposit as of a day (R-C13): agreed, received, kept with its reasons, returned, still held.
 * DEPOSIT_NOT_CLOSED while nothing went back or was kept.
 */
export function depositCloseOut(
  agreedMinor: number,
  all: readonly LetterMovement[],
  asOf: PlainDate,
): Decision<DepositCloseOut, "DEPOSIT_NOT_CLOSED"> {
  const movements = all
    .filter(({ movedOn }) => movedOn <= asOf)
    .toSorted((a, b) => compareText(a.movedOn, b.movedOn) || compareText(a.id, b.id));
  const position = depositPosition(agreedMinor, movements, asOf);
  if (!position.ok || movements.every(({ type }) => type === "received")) return refuse("DEPOSIT_NOT_CLOSED");
  const total = (type: DepositMovement["type"]): number =>
    sumOfAmounts(movements.filter((one) => one.type === type).map(({ amountMinor }) => amountMinor));
  return accept({
    agreedMinor,
    receivedMinor: total("received"),
    keptMinor: total("retained"),
    returnedMinor: total("returned"),
    heldMinor: position.value.heldMinor,
    movements,
  });
}
