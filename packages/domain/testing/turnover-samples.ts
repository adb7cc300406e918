import type { EpochMs } from "../src/calendar/index.ts";
import { instantOf, localDateTime } from "../src/calendar/index.ts";
import { idOf } from "../src/ids/index.ts";
import type { TurnoverChanges, TurnoverRecord } from "../src/turnovers/index.ts";

export const SAMPLE_ZONE = "Europe/Berlin";

/** The instant at which the clock in Berlin shows this. */
export function at(local: string): EpochMs {
  return instantOf(localDateTime(local), SAMPLE_ZONE);
}

export function turnoverRecord(id: string, over: Partial<TurnoverRecord> = {}): TurnoverRecord {
  return {
    id: idOf(id),
    kind: "checkout",
    bookingId: idOf("b1"),
    unitId: "U1",
    status: "assigned",
    cleanerId: idOf("rosa"),
    window: { startMs: at("2026-06-05T11:00"), endMs: at("2026-06-05T17:00") },
    slot: { startMs: at("2026-06-05T11:00"), endMs: at("2026-06-05T14:00") },
    confirmedAtMs: null,
    ...over,
  };
}

/** The turnovers as they are after the changes were stored; a new one is named after its booking. */
export function applyTurnoverChanges(
  turnovers: readonly TurnoverRecord[],
  changes: TurnoverChanges,
): readonly TurnoverRecord[] {
  const changed = new Map(changes.updates.map((update) => [update.turnover.id, update.turnover]));
  const made = changes.inserts.map((made) =>
    turnoverRecord(`turnover-${made.bookingId}`, { ...made, status: "unassigned", cleanerId: null }),
  );
  return [...turnovers.map((one) => changed.get(one.id) ?? one), ...made];
}
