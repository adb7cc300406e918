import type { NewRentStep, RentChangeQuery, RentChangeView } from "@keystead/contract/leases";
import { amountInForce, planRentChange, rentChangeEffect } from "@keystead/domain/leases";
import type { AmountStep, LeasePlan, StepKind } from "@keystead/domain/leases";
import type * as z from "zod/mini";

import { parseAmount, badField, parseDay } from "#kernel/api/index.ts";
import type { Work } from "#kernel/work.ts";
import { amountText } from "../../properties/index.ts";
import { leaseBefore, storedTermsOf } from "../../rent-book/index.ts";
import type { StoredLease } from "../../rent-book/index.ts";
import { requireLease } from "../require-lease.ts";

type Input = Pick<z.infer<typeof NewRentStep>, "kind" | "amount" | "effectiveOn">;

/**
 * R-C07, R-C19: the plan of a change of rent, both for making it and for its preview; `oldMinor` is the rent that
 * would otherwise apply on that day.
 */
export function plannedRentChange(
  lease: StoredLease,
  { kind, amount, effectiveOn }: Input,
): { readonly oldMinor: number; readonly step: AmountStep; readonly plan: LeasePlan } {
  const step = {
    from: parseDay(effectiveOn, "effectiveOn"),
    amountMinor: parseAmount(amount, lease.currency, { field: "amount", rule: "not_negative" }),
  };
  const of = kind === "rent" ? "rent" : "charges";
  const { rentMinor, rentSteps, chargesMinor, chargeSteps } = storedTermsOf(lease);
  const oldMinor =
    of === "rent"
      ? amountInForce(rentMinor, rentSteps, step.from)
      : amountInForce(chargesMinor, chargeSteps, step.from);
  const plan = planRentChange({ ...leaseBefore(lease), of, step });
  if (!plan.ok) throw badField([plan.code === "AMOUNT_NEGATIVE" ? "amount" : "effectiveOn"], plan.code);
  return { oldMinor, step, plan: plan.value };
}

/** The effect of a change of rent on existing months, which the letter to the tenant must state. Writes nothing. */
export async function rentChange(
  work: Work,
  input: z.infer<typeof RentChangeQuery>,
): Promise<RentChangeView> {
  const lease = await requireLease(work, input.id);
  return rentChangeView(lease, plannedRentChange(lease, input).plan, input.kind);
}

/** The months that a planned step changes, and their total difference. */
export function rentChangeView(lease: StoredLease, plan: LeasePlan, kind: StepKind): RentChangeView {
  const money = (minor: number): string => amountText(minor, lease.currency);
  const months = rentChangeEffect(leaseBefore(lease), plan, kind);
  return {
    currency: lease.currency,
    months: months.map(({ period, beforeMinor, afterMinor, booking, dueOn }) => ({
      period,
      before: money(beforeMinor),
      after: money(afterMinor),
      difference: money(afterMinor - beforeMinor),
      booking,
      dueOn,
    })),
    together: money(
      months.reduce((total, { beforeMinor, afterMinor }) => total + afterMinor - beforeMinor, 0),
    ),
  };
}
