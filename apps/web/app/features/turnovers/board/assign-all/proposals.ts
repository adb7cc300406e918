import type { TurnoverList, TurnoverView } from "@keystead/contract/turnovers";
import { compareNames } from "@keystead/domain/kernel";
import { MOST_ASSIGNED_AT_ONCE } from "@keystead/domain/turnovers";

/** What assigning some turnovers as proposed would come to, before anybody presses it. */
export type Proposals = {
  /** As they were read, each with whom it would go to. */
  readonly jobs: readonly { readonly id: string; readonly version: number; readonly cleanerId: string }[];
  /** How many each would be given, by name. */
  readonly cleaners: readonly { readonly id: string; readonly name: string; readonly turnovers: number }[];
  /** Nobody does them, and nobody is proposed: they stay open. */
  readonly open: number;
  /** Of `jobs` those at which their cleaner would have to be in two places. */
  readonly clashing: number;
};

/** Of some turnovers of a list those that nobody does: to whom each would go, and what stands in the way of it. */
export function proposalsOf(chosen: readonly TurnoverView[], list: TurnoverList): Proposals {
  const unassigned = chosen.filter(({ status }) => status === "unassigned");
  const given = unassigned.flatMap(({ id, version, proposed }) =>
    proposed === null ? [] : [{ id, version, cleaner: proposed.cleaner }],
  );
  const taken = given.slice(0, MOST_ASSIGNED_AT_ONCE);
  const ids = new Set(taken.map(({ id }) => id));
  // What is proposed as well and not chosen is in nobody's way.
  const loose = new Set(
    list.items.flatMap(({ id, proposed }) => (proposed === null || ids.has(id) ? [] : [id])),
  );
  const clashing = new Set(
    list.clashesAsProposed
      .filter((pair) => !pair.some((id) => loose.has(id)))
      .flat()
      .filter((id) => ids.has(id)),
  );
  const byCleaner = Map.groupBy(taken, ({ cleaner }) => cleaner.id);
  return {
    jobs: taken.map(({ id, version, cleaner }) => ({ id, version, cleanerId: cleaner.id })),
    cleaners: [...byCleaner.values()]
      .flatMap((those) => those.slice(0, 1).map(({ cleaner }) => ({ ...cleaner, turnovers: those.length })))
      .toSorted((a, b) => compareNames(a.name, b.name)),
    open: unassigned.length - taken.length,
    clashing: clashing.size,
  };
}
