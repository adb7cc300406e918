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

/** Today's; before the start the first day's, after the end the last day's. */
export function inForceMinor(lease: Amounts, kind: "rent" | "charge"): number {
  const started = laterOf(lease.today, lease.startsOn);
  const steps = lease.steps
    .filter((step) => step.kind === kind)
    .map(({ effectiveOn, amountMinor }) => ({ from: effectiveOn, amountMinor }));
  return amountInForce(
    kind === "rent" ? lease.rentMinor : lease.chargesMinor,
    steps,
    lease.endsOn === null ? started : earlierOf(started, lease.endsOn),
  );
}
