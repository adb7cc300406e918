import { dayInZone, dayOfWeek } from "../../calendar/index.ts";
import type { EpochMs } from "../../calendar/index.ts";
import { roundDivide } from "../../money/index.ts";
import type { Currency } from "../../money/index.ts";

/** Pay in minor units: on ordinary days and, where agreed, at weekends. */
export type PayValue = { readonly amountMinor: number; readonly weekendMinor: number | null };

/**
 * The agreement with a cleaner. The first that applies counts: the unit's amount, the fixed amount, the amount per
 * hour.
 */
export type PayRule = {
  readonly currency: Currency;
  readonly units: ReadonlyMap<string, PayValue>;
  readonly fixed: PayValue | null;
  readonly hourly: PayValue | null;
};

/** The turnover for which a fee is proposed; it is owed in the property's currency. */
export type PaidTurnover = {
  readonly unitId: string | null;
  readonly currency: Currency;
  /** Planned minutes of cleaning: pay does not depend on the actual time. */
  readonly cleaningMinutes: number;
  readonly slotStartMs: EpochMs;
  readonly zone: string;
};

const SATURDAY = 6;
const MINUTES_IN_HOUR = 60;

/**
 * R-E07: the proposed fee when a cleaner is assigned, in minor units; weekend pay applies where the planned start is on
 * a local Saturday or Sunday. Hours are rounded once. Null where nothing was agreed, or in another currency than the
 * property's.
 */
export function proposeFee(rule: PayRule, turnover: PaidTurnover): number | null {
  if (rule.currency !== turnover.currency) return null;
  const atWeekend = dayOfWeek(dayInZone(turnover.zone, turnover.slotStartMs)) >= SATURDAY;
  const amountOf = ({ amountMinor, weekendMinor }: PayValue): number =>
    atWeekend && weekendMinor !== null ? weekendMinor : amountMinor;
  const ofUnit = turnover.unitId === null ? undefined : rule.units.get(turnover.unitId);
  const agreed = ofUnit ?? rule.fixed;
  if (agreed !== null) return amountOf(agreed);
  if (rule.hourly === null) return null;
  return roundDivide(amountOf(rule.hourly) * turnover.cleaningMinutes, MINUTES_IN_HOUR);
}
