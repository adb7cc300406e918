import type { Candidate, TurnoverList, TurnoverQuery, TurnoverView } from "@keystead/contract/turnovers";
import { DAY_MS, dayInZone, differenceInDays, localIn } from "@keystead/domain/calendar";
import { idOf } from "@keystead/domain/ids";
import { cleanerByRule, doubleBooked, MOST_DAYS_OF_TURNOVERS, openStatus } from "@keystead/domain/turnovers";

import { badField, parseDay as dayOf, refusal } from "#kernel/api/index.ts";
import type { Work } from "#kernel/work.ts";
import { amountText } from "../properties/index.ts";
import { feeFor, readAgreed } from "./cleaners/agreed-pay-store.ts";
import type { Agreed } from "./cleaners/agreed-pay-store.ts";
import type { ListedTurnover } from "./turnover-row.ts";
import { findTurnover, selectTurnovers } from "./turnover-store.ts";
import { turnoverView } from "./turnover-view.ts";
import type { Beside } from "./turnover-view.ts";

/** R-E04: the travel time between two turnovers of one cleaner, in minutes; there is no setting for it yet. */
export const TRAVEL_MINUTES = 0;

/** The turnovers of some days, without cancelled ones: two statements regardless of their number. */
export async function listTurnovers(work: Work, query: TurnoverQuery): Promise<TurnoverList> {
  const [from, to] = [dayOf(query.from, "from"), dayOf(query.to, "to")];
  if (to < from) throw badField(["to"], "END_BEFORE_START");
  if (differenceInDays(from, to) >= MOST_DAYS_OF_TURNOVERS) throw badField(["to"], "TOO_MANY_DAYS");
  const turnovers = await selectTurnovers(work, query);
  const agreed = await readAgreed(work);
  const beside = besideOf(turnovers, agreed);
  return {
    items: turnovers.map((turnover) => turnoverView(turnover, beside(turnover))),
    clashesAsProposed: clashesAsProposed(turnovers, agreed),
  };
}

export async function getTurnover(work: Work, id: string): Promise<TurnoverView> {
  const turnover = await findTurnover(work, id);
  if (turnover === undefined) throw refusal("NOT_FOUND");
  return viewOf(work, turnover);
}

/** A turnover checked against the cleaner's other turnovers of these days. */
export async function viewOf(work: Work, turnover: ListedTurnover): Promise<TurnoverView> {
  const { cleanerId, status } = turnover;
  const others = cleanerId === null ? [] : await turnoversAround(work, turnover, cleanerId);
  // Only a turnover without a cleaner gets a proposal.
  const agreed = status === openStatus(null) ? await readAgreed(work) : [];
  return turnoverView(turnover, besideOf([turnover, ...others], agreed)(turnover));
}

/** Other turnovers of a cleaner that could be at the same time. */
export async function turnoversAround(
  work: Work,
  { id, slot }: Pick<ListedTurnover, "id" | "slot">,
  cleanerId?: string,
): Promise<readonly ListedTurnover[]> {
  const slotWithin = { startMs: slot.startMs - DAY_MS, endMs: slot.endMs + DAY_MS };
  const turnovers = await selectTurnovers(work, { slotWithin, cleanerId });
  return turnovers.filter((one) => one.id !== id);
}

function besideOf(
  turnovers: readonly ListedTurnover[],
  agreed: readonly Agreed[],
): (turnover: ListedTurnover) => Beside {
  const clashing = new Set(doubleBooked(turnovers, TRAVEL_MINUTES).flat());
  const proposed = proposalsBy(agreed);
  return (turnover) => ({ doubleBooked: clashing.has(turnover.id), proposed: proposed(turnover) });
}

/** The default cleaner with the agreed fee; null if there is none, and for a turnover that is assigned or over. */
export function proposalsBy(agreed: readonly Agreed[]): (turnover: ListedTurnover) => Beside["proposed"] {
  const rules = agreed.flatMap((one) => one.rentables.map((rentable) => ({ ...rentable, of: one })));
  return (turnover) => {
    if (turnover.status !== openStatus(null)) return null;
    const rentable = { propertyId: turnover.property.id, unitId: turnover.unitId };
    const found = cleanerByRule(rules, rentable);
    return found === null ? null : { cleaner: found.of.cleaner, feeMinor: feeFor(found.of, turnover) };
  };
}

/**
 * The pairs of turnovers that would overlap for a cleaner if all proposals were accepted; existing overlaps are shown
 * at each turnover.
 */
function clashesAsProposed(turnovers: readonly ListedTurnover[], agreed: readonly Agreed[]): string[][] {
  const proposed = proposalsBy(agreed);
  const given = new Set<string>();
  const taken = turnovers.map((turnover) => {
    const by = proposed(turnover);
    if (by === null) return turnover;
    given.add(turnover.id);
    return { ...turnover, status: "assigned" as const, cleanerId: idOf<"cleaner">(by.cleaner.id) };
  });
  return doubleBooked(taken, TRAVEL_MINUTES)
    .filter((pair) => pair.some((id) => given.has(id)))
    .map((pair) => [...pair]);
}

/**
 * The people to whom a turnover could be assigned: the default cleaner first, then by name, each with the agreed pay
 * and their other turnovers on that day.
 */
export async function listCandidates(work: Work, id: string): Promise<{ items: Candidate[] }> {
  const turnover = await findTurnover(work, id);
  if (turnover === undefined) throw refusal("NOT_FOUND");
  const agreed = await readAgreed(work);
  const others = await turnoversAround(work, turnover);
  const rules = agreed.flatMap((one) =>
    one.rentables.map((rentable) => ({ ...rentable, id: one.cleaner.id })),
  );
  const byRule = cleanerByRule(rules, { propertyId: turnover.property.id, unitId: turnover.unitId })?.id;
  const day = dayInZone(turnover.zone, turnover.slot.startMs);
  const items = agreed.map((one): Candidate => {
    const own = others.filter(({ cleanerId }) => cleanerId === one.cleaner.id);
    const tried = { ...turnover, status: "assigned" as const, cleanerId: own[0]?.cleanerId ?? null };
    const fee = feeFor(one, turnover);
    return {
      cleaner: one.cleaner,
      language: one.language,
      byRule: one.cleaner.id === byRule,
      fee: fee === null ? null : amountText(fee, turnover.currency),
      turnovers: own
        .filter(
          ({ slot }) =>
            dayInZone(turnover.zone, slot.startMs) === day || dayInZone(turnover.zone, slot.endMs) === day,
        )
        .map(({ id: of, property, unit, slot }) => ({
          id: of,
          rentable: unit === null ? property.name : `${property.name} · ${unit.name}`,
          from: localIn(turnover.zone, slot.startMs),
          to: localIn(turnover.zone, slot.endMs),
        })),
      clashes: doubleBooked([tried, ...own], TRAVEL_MINUTES)
        .flat()
        .includes(turnover.id),
    };
  });
  return { items: items.toSorted((a, b) => Number(b.byRule) - Number(a.byRule)) };
}
