import { earlierOf, laterOf } from "@keystead/domain/calendar";
import type { PlainDate } from "@keystead/domain/calendar";
import { amountInForce, depositPosition } from "@keystead/domain/leases";
import type { AmountStep, DepositMovement, StepKind } from "@keystead/domain/leases";

/** A later monthly amount, as stored. */
export type StoredStep = {
  readonly kind: StepKind;
  readonly effectiveOn: PlainDate;
  readonly amountMinor: number;
};

type Amounts = {
  readonly startsOn: PlainDate;
  readonly endsOn: PlainDate | null;
  readonly today: PlainDate;
  readonly rentMinor: number;
  readonly chargesMinor: number;
  readonly steps: readonly StoredStep[];
};

/** The deposit held on a day. A restored movement may make it negative: then nothing is held. */
export function heldMinor(
  lease: { readonly depositMinor: number; readonly deposits: readonly DepositMovement[] },
  asOf: PlainDate,
): number {
  const position = depositPosition(lease.depositMinor, lease.deposits, asOf);
  return position.ok ? position.value.heldMinor : 0;
}

/**
 * R-C13, R-C18: the amount of the deposit that is still to be received. A transfer to this lease counts as received
 * even before its day; after the deposit was transferred to another lease, nothing is due.
 */
export function depositDueMinor({ depositMinor, deposits, today }: DepositOfLease): number {
  const hasCome = ({ transfer, movedOn }: DepositMovement): boolean => transfer || movedOn <= today;
  if (deposits.some(({ type, transfer }) => type === "returned" && transfer)) return 0;
  const received = deposits.filter((movement) => movement.type === "received" && hasCome(movement));
  return Math.max(0, depositMinor - received.reduce((sum, { amountMinor }) => sum + amountMinor, 0));
}

type DepositOfLease = {
  readonly depositMinor: number;
  readonly deposits: readonly DepositMovement[];
  readonly today: PlainDate;
};

/** The rent or the charges in force on `dayInForce`. */
export function inForceMinor(lease: Amounts, kind: StepKind): number {
  const firstMinor = kind === "rent" ? lease.rentMinor : lease.chargesMinor;
  return amountInForce(firstMinor, stepsOf(lease, kind), dayInForce(lease));
}

/** The steps of the rent or of the charges in the form of the domain. */
export function stepsOf(
  { steps }: { readonly steps: readonly StoredStep[] },
  kind: StoredStep["kind"],
): readonly AmountStep[] {
  return steps
    .filter((step) => step.kind === kind)
    .map(({ effectiveOn, amountMinor }) => ({ from: effectiveOn, amountMinor }));
}

/** Today; the first day for a lease that has not begun, and the last day for one that has ended. */
export function dayInForce({
  today,
  startsOn,
  endsOn,
}: Pick<Amounts, "today" | "startsOn" | "endsOn">): PlainDate {
  const started = laterOf(today, startsOn);
  return endsOn === null ? started : earlierOf(started, endsOn);
}
