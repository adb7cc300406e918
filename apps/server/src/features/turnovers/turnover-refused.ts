import { dayInZone } from "@keystead/domain/calendar";
import type { TurnoverRefusal } from "@keystead/domain/turnovers";

import { refusal } from "#kernel/api/index.ts";
import type { Work } from "#kernel/work.ts";
import type { ListedTurnover } from "./turnover-row.ts";
import { namedPaymentOf } from "./named-in-the-way-store.ts";

/** The refusal of an act at a turnover, to throw; for a paid one it names the record of the payment. */
export async function turnoverRefused(
  work: Work,
  turnover: ListedTurnover,
  reason: TurnoverRefusal,
): Promise<Error> {
  if (reason !== "PAYOUT_PAID") return refusal("JOB_REFUSED", { reason });
  return refusal("JOB_REFUSED", { reason, records: await namedPaymentOf(work, turnover.id) });
}

/**
 * Like `turnoverRefused`, for a request about several turnovers: also names the refused one, which the screen cannot
 * know.
 */
export async function amongRefused(
  work: Work,
  turnover: ListedTurnover,
  reason: TurnoverRefusal,
): Promise<Error> {
  if (reason === "PAYOUT_PAID") return turnoverRefused(work, turnover, reason);
  const { id, unit, property, zone, window } = turnover;
  const day = dayInZone(zone, window.startMs);
  const name = unit?.name ?? property.name;
  return refusal("JOB_REFUSED", { reason, records: [{ kind: "turnover", id, name, from: day, to: day }] });
}
