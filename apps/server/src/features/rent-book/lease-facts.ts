import { earlierOf, laterOf } from "@keystead/domain/calendar";
import type { PlainDate } from "@keystead/domain/calendar";
import { amountInForce, depositPosition } from "@keystead/domain/leases";
import type { DepositMovement } from "@keystead/domain/leases";

type Amounts = {
  readonly startsOn: PlainDate;
  readonly endsOn: PlainDate | null;
  readonly today: PlainDate;
  readonly rentMinor: number;
  readonly chargesMinor: number;
  readonly steps: readonly {
    readonly kind: string;
    readonly effectiveOn: PlainDate;
    readonly amountMinor: number;
  }[];
};

/** Held as of a day. A restored movement may leave less than nothing behind: then nothing is held. */
export function heldMinor(
  lease: { readonly depositMinor: number; readonly deposits: readonly DepositMovement[] },
  asOf: PlainDate,
): number {
  const position = depositPosition(lease.depositMinor, lease.deposits, asOf);
  return position.ok ? position.value.heldMinor : 0;
}

export function monthlyRentMinor(lease: Amounts): number {
  return inForceMinor(lease, "rent");
}

/** The rent or the charges of the day in force. */
export function inForceMinor(lease: Amounts, kind: "rent" | "charge"): number {
  const steps = lease.steps
    .filter((step) => step.kind === kind)
    .map(({ effectiveOn, amountMinor }) => ({ from: effectiveOn, amountMinor }));
  return amountInForce(kind === "rent" ? lease.rentMinor : lease.chargesMinor, steps, dayInForce(lease));
}

/** Today; before the start the first day, after the end the last day. */
export function dayInForce({
  today,
  startsOn,
  endsOn,
}: Pick<Amounts, "today" | "startsOn" | "endsOn">): PlainDate {
  const started = laterOf(today, startsOn);
  return endsOn === null ? started : earlierOf(started, endsOn);
}
