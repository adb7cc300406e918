import { MINUTE_MS } from "../calendar/index.ts";
import type { TurnoverId } from "../ids/index.ts";
import { compareText } from "../kernel/index.ts";
import type { TurnoverRecord } from "./turnover-record.ts";

/**
 * R-E04: pairs of turnovers for which one cleaner would have to be in two places at once, travel time (minutes)
 * included; slots may touch. Unassigned and cancelled turnovers do not count. The earlier start first, then by id.
 */
export function doubleBooked(
  turnovers: readonly Pick<TurnoverRecord, "id" | "cleanerId" | "slot" | "status">[],
  bufferMinutes: number,
): readonly (readonly [TurnoverId, TurnoverId])[] {
  const bufferMs = bufferMinutes * MINUTE_MS;
  const taken = turnovers
    .filter(({ cleanerId, status }) => cleanerId !== null && status !== "cancelled")
    .toSorted((a, b) => a.slot.startMs - b.slot.startMs || compareText(a.id, b.id));
  return taken.flatMap((first, index) => {
    const pairs: (readonly [TurnoverId, TurnoverId])[] = [];
    for (let at = index + 1; at < taken.length; at += 1) {
      const second = taken[at];
      if (second === undefined || second.slot.startMs >= first.slot.endMs + bufferMs) break;
      if (second.cleanerId === first.cleanerId && first.slot.startMs < second.slot.endMs + bufferMs)
        pairs.push([first.id, second.id]);
    }
    return pairs;
  });
}
