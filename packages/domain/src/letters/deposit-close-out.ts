import type { Month, PlainDate } from "../calendar/index.ts";
import { accept, compareText, refuse } from "../kernel/index.ts";
import type { Decision } from "../kernel/index.ts";
import { depositPosition } from "../leases/index.ts";
import type { DepositMovement } from "../leases/index.ts";
import { sumOfAmounts } from "./letter-ledger.ts";

/** A deposit movement with what a letter says about it. */
export type LetterMovement = DepositMovement & {
  readonly id: string;
  readonly note: string;
  /** Retained for unpaid rent: the months it settled; empty where it was retained for damage. */
  readonly months: readonly Month[];
};

export type DepositCloseOut = {
  readonly agreedMinor: number;
  readonly receivedMinor: number;
  readonly keptMinor: number;
  /** Returned to the tenant, or moved to another lease (R-C18). */
  readonly returnedMinor: number;
  /** received − retained − returned. */
  readonly heldMinor: number;
  /** Oldest first. */
  readonly movements: readonly LetterMovement[];
};

/**
 * The account of a deposit as of a day (R-C13): agreed, received, retained with reasons, returned, still held. Minor
 * units. DEPOSIT_NOT_CLOSED while nothing was returned or retained.
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
