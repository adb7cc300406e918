import { month, plainDate } from "@keystead/domain/calendar";
import {
  canCreate,
  nextSubscription,
  countRecordsOfMonth,
  effectivePlan,
  planExcess,
} from "@keystead/domain/plans";
import type { LimitKind, Plan, SubscriptionStatus, Usage } from "@keystead/domain/plans";
import { operation } from "./operation.ts";
import type { Operations } from "./operation.ts";

export const planOperations: Operations = {
  "plan.effective": operation(
    (input: {
      readonly now: string;
      readonly plan: Plan;
      readonly status: SubscriptionStatus;
      readonly trial_ends_at: string;
      readonly payments_open?: boolean;
    }) =>
      effectivePlan(
        { plan: input.plan, status: input.status, trialEndsAtMs: epochMs(input.trial_ends_at) },
        epochMs(input.now),
        input.payments_open ?? true,
      ),
  ),
  "plan.change": operation((input: { readonly now: string; readonly current: Plan; readonly new: Plan }) => {
    const changed = nextSubscription(input.current, input.new, epochMs(input.now));
    if (changed === null) return { changed: false, message: "info_current_plan" };
    return {
      changed: true,
      plan: changed.plan,
      status: changed.status,
      trial_ends_at: instantText(changed.trialEndsAtMs),
      current_period_start: instantText(changed.currentPeriodStartMs),
      current_period_end: instantText(changed.currentPeriodEndMs),
      updated_at: instantText(changed.updatedAtMs),
    };
  }),
  "plan.can_create": operation(
    (input: {
      readonly plan: Plan;
      readonly kind: LimitKind;
      readonly used: number;
      readonly add: number;
    }) => {
      const room = canCreate(input.plan, input.kind, { used: input.used, added: input.add });
      return { allowed: room.ok, limit: room.limit };
    },
  ),
  "plan.tx_count": operation(
    (input: {
      readonly month: string;
      readonly records: readonly { readonly kind: string; readonly date: string }[];
    }) =>
      countRecordsOfMonth(
        input.records.map(({ kind, date }) => ({ kind, date: plainDate(date) })),
        month(input.month),
      ),
  ),
  "plan.downgrade": operation((input: { readonly to: Plan; readonly usage: Usage }) => ({
    allowed: true,
    data_deleted: false,
    excess: planExcess(input.to, input.usage),
  })),
};

function epochMs(instant: string): number {
  return Temporal.Instant.from(instant).epochMilliseconds;
}

function instantText(ms: number): string {
  return Temporal.Instant.fromEpochMilliseconds(ms).toString();
}
