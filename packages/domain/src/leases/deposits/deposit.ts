import type { PlainDate } from "../../calendar/index.ts";
import { accept, refuse } from "../../kernel/index.ts";
import type { Decision } from "../../kernel/index.ts";

export const depositMovementTypes = ["received", "returned", "retained"] as const;
export type DepositMovementType = (typeof depositMovementTypes)[number];

/** `transfer` (R-C18): the deposit follows the tenant to or from another lease; no Income record, no cash effect. Amount > 0. */
export type DepositMovement = {
  readonly type: DepositMovementType;
  readonly movedOn: PlainDate;
  readonly amountMinor: number;
  readonly transfer: boolean;
};

/** A deposit as of a day, minor units. */
export type DepositPosition = {
  readonly heldMinor: number;
  readonly dueMinor: number;
  readonly noiEffectMinor: number;
  readonly cashEffectMinor: number;
};

/**
 * R-C13: a deposit is a liability. held = received − returned − retained; due = max(0, agreed − received), and nothing once the
 * deposit went along to another lease (R-C18); retained money is NOI without cash, received and returned money cash without NOI.
 * Movements after `asOf` do not exist (R-Z07). Error: DEPOSIT_EXCEEDED when more went back or was kept than came in; test a new movement by adding it to the list.
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
 * R-C13: whether a sum (minor units) that is received brings all that was received, transfers included, above what is agreed, which
 * is asked about (DEPOSIT_ABOVE_AGREED). Agreed 0 is an agreement.
 */
export function isAboveAgreed(
  agreedMinor: number,
  movements: readonly DepositMovement[],
  amountMinor: number,
): boolean {
  const received = movements.filter(({ type }) => type === "received");
  return received.reduce((sum, movement) => sum + movement.amountMinor, amountMinor) > agreedMinor;
}
