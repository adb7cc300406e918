import type { PlainDate } from "../../calendar/index.ts";
import { accept, refuse } from "../../kernel/index.ts";
import type { Decision } from "../../kernel/index.ts";

export const depositMovementTypes = ["received", "returned", "retained"] as const;
export type DepositMovementType = (typeof depositMovementTypes)[number];

/**
 * `transfer` (R-C18): the deposit moves with the tenant to or from another lease; no Income record, no cash effect.
 * Amount > 0.
 */
export type DepositMovement = {
  readonly type: DepositMovementType;
  readonly movedOn: PlainDate;
  readonly amountMinor: number;
  readonly transfer: boolean;
};

/** A deposit as of a day, in minor units. */
export type DepositPosition = {
  readonly heldMinor: number;
  readonly dueMinor: number;
  readonly noiEffectMinor: number;
  readonly cashEffectMinor: number;
};

/**
 * R-C13: a deposit is a liability. held = received − returned − retained; due = max(0, agreed − received), and 0 once
 * the deposit moved to another lease (R-C18); retained money is NOI without cash, received and returned money is cash
 * without NOI. Movements after `asOf` do not exist (R-Z07). Minor units. Error: DEPOSIT_EXCEEDED when more was returned
 * or retained than received; to check a new movement, add it to the list.
 */
export function depositPosition(
  agreedMinor: number,
  movements: readonly DepositMovement[],
  asOf: PlainDate,
): Decision<DepositPosition, "DEPOSIT_EXCEEDED"> {
  const known = movements.filter(({ movedOn }) => movedOn <= asOf);
  const total = (type: DepositMovementType, cashOnly = false): number =>
    known.reduce((sum, m) => (m.type === type && !(cashOnly && m.transfer) ? sum + m.amountMinor : sum), 0);
  const receivedMinor = total("received");
  const retainedMinor = total("retained");
  const heldMinor = receivedMinor - total("returned") - retainedMinor;
  if (heldMinor < 0) return refuse("DEPOSIT_EXCEEDED");
  const wentAlong = known.some(({ type, transfer }) => type === "returned" && transfer);
  return accept({
    heldMinor,
    dueMinor: wentAlong ? 0 : Math.max(0, agreedMinor - receivedMinor),
    noiEffectMinor: retainedMinor,
    cashEffectMinor: total("received", true) - total("returned", true),
  });
}

/**
 * R-C13: whether receiving a sum (minor units) would bring all received money, transfers included, above the agreed
 * deposit, which needs a confirmation (DEPOSIT_ABOVE_AGREED). An agreed deposit of 0 counts as an agreement.
 */
export function isAboveAgreed(
  agreedMinor: number,
  movements: readonly DepositMovement[],
  amountMinor: number,
): boolean {
  const received = movements.filter(({ type }) => type === "received");
  return received.reduce((sum, movement) => sum + movement.amountMinor, amountMinor) > agreedMinor;
}
