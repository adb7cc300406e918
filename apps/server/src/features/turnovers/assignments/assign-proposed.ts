import type { ProposedAssignment, TurnoversAssigned } from "@keystead/contract/turnovers";
import { DAY_MS } from "@keystead/domain/calendar";
import { idOf } from "@keystead/domain/ids";
import { compareNames } from "@keystead/domain/kernel";
import { doubleBooked, planAssignments } from "@keystead/domain/turnovers";
import type { PlannedAssignments, ProposedTurnover } from "@keystead/domain/turnovers";
import * as z from "zod/mini";

import { askFirst, refusal } from "#kernel/api/index.ts";
import { lockInOrder } from "#kernel/db/lock-order.ts";
import { keepBatch } from "#kernel/trash/batch-store.ts";
import type { Work } from "#kernel/work.ts";
import { readAgreed } from "../cleaners/agreed-pay-store.ts";
import { proposalsBy, TRAVEL_MINUTES } from "../list-turnovers.ts";
import type { ListedTurnover } from "../turnover-row.ts";
import { lockTurnovers, selectTurnovers } from "../turnover-store.ts";
import { writeAssigned } from "./assignment-store.ts";
import { auditAssignments } from "./audit-assignments.ts";

/** The assignments of one request, for its Undo: cleaner and fee, and the values before. */
export const StoredAssignment = z.object({
  turnovers: z.array(
    z.object({
      id: z.uuid(),
      cleanerId: z.uuid(),
      feeMinor: z.number(),
      startedAtMs: z.nullable(z.number()),
      wasFeeMinor: z.number(),
      wasConfirmedAtMs: z.nullable(z.number()),
    }),
  ),
});

type Proposed = ListedTurnover & ProposedTurnover;
type Given = PlannedAssignments<Proposed>["given"];

/**
 * R-E02, R-E07: assigns those turnovers as proposed that have not changed since they were read. The cleaners are
 * locked before the turnovers, so that their agreed pay and their other turnovers cannot change in the meantime.
 */
export async function assignProposed(
  work: Work,
  { turnovers: requested, confirm }: ProposedAssignment,
): Promise<TurnoversAssigned> {
  const assignments = [...new Map(requested.map((one) => [one.id, one])).values()];
  const cleanerIds = [...new Set(assignments.map(({ cleanerId }) => cleanerId))];
  await lockInOrder(work, [{ table: "cleaner", ids: cleanerIds, strength: "no key update" }]);
  const turnovers = await lockTurnovers(
    work,
    assignments.map(({ id }) => id),
  );
  if (turnovers.length === 0) throw refusal("NOT_FOUND");
  const agreed = await readAgreed(work);
  const proposalOf = proposalsBy(agreed);
  const { given, left } = planAssignments(
    turnovers.map((turnover): Proposed => {
      const by = proposalOf(turnover);
      const proposed =
        by === null ? null : { cleanerId: idOf<"cleaner">(by.cleaner.id), feeMinor: by.feeMinor ?? 0 };
      return { ...turnover, proposed };
    }),
    assignments,
  );
  const clashing = await countClashing(work, given);
  if (clashing > 0) askFirst(["CLEANER_DOUBLE_BOOKED"], confirm, { count: String(clashing) });
  return {
    undoId: await store(work, given),
    cleaners: agreed
      .map(({ cleaner }) => ({
        cleaner,
        turnovers: given.filter(({ assigned }) => assigned.cleanerId === cleaner.id).length,
      }))
      .filter((one) => one.turnovers > 0)
      .toSorted((a, b) => compareNames(a.cleaner.name, b.cleaner.name)),
    left: left.map(({ id, turnover, reason }) => ({
      id,
      rentable: turnover === null ? null : { property: turnover.property, unit: turnover.unit },
      reason,
    })),
  };
}

/**
 * R-E04: the number of these that overlap another turnover of their cleaner, whether it is assigned now or was
 * before.
 */
async function countClashing(work: Work, given: Given): Promise<number> {
  if (given.length === 0) return 0;
  const slots = given.map(({ assigned }) => assigned.slot);
  const slotWithin = {
    startMs: Math.min(...slots.map(({ startMs }) => startMs)) - DAY_MS,
    endMs: Math.max(...slots.map(({ endMs }) => endMs)) + DAY_MS,
  };
  const ids = new Set<string>(given.map(({ assigned }) => assigned.id));
  const others = (await selectTurnovers(work, { slotWithin })).filter(({ id }) => !ids.has(id));
  const clashing = doubleBooked([...given.map(({ assigned }) => assigned), ...others], TRAVEL_MINUTES).flat();
  return new Set(clashing.filter((id) => ids.has(id))).size;
}

async function store(work: Work, given: Given): Promise<string | null> {
  if (given.length === 0) return null;
  const stored = given.map(({ turnover, assigned, feeMinor }) => ({
    id: turnover.id,
    cleanerId: assigned.cleanerId,
    feeMinor,
    startedAtMs: turnover.startedAtMs,
    wasFeeMinor: turnover.feeMinor,
    wasConfirmedAtMs: turnover.confirmedAtMs,
  }));
  await writeAssigned(work, stored);
  await auditAssignments(
    work,
    given.map(({ turnover }) => turnover),
  );
  return keepBatch(work, "assignment", { turnovers: stored });
}
