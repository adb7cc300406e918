import type { TurnoverList, TurnoverView } from "@keystead/contract/turnovers";
import { compareNames } from "@keystead/domain/kernel";
import { MOST_ASSIGNED_AT_ONCE } from "@keystead/domain/turnovers";

/** A preview of assigning some turnovers as proposed. */
export type Proposals = {
  /** The turnovers to assign with their versions and cleaners. */
  readonly turnovers: readonly {
    readonly id: string;
    readonly version: number;
    readonly cleanerId: string;
  }[];
  /** How many turnovers each cleaner would get, by name. */
  readonly cleaners: readonly { readonly id: string; readonly name: string; readonly turnovers: number }[];
  /** Unassigned turnovers that stay open: without a proposal, or above the limit of one request. */
  readonly open: number;
  /** The number of `turnovers` whose cleaner would have to be in two places. */
  readonly clashing: number;
};

/** The proposed cleaner for each unassigned turnover among the chosen ones, and the clashes. */
export function proposalsOf(chosen: readonly TurnoverView[], list: TurnoverList): Proposals {
  const unassigned = chosen.filter(({ status }) => status === "unassigned");
  const given = unassigned.flatMap(({ id, version, proposed }) =>
    proposed === null ? [] : [{ id, version, cleaner: proposed.cleaner }],
  );
  const taken = given.slice(0, MOST_ASSIGNED_AT_ONCE);
  const ids = new Set(taken.map(({ id }) => id));
  // Proposals that were not chosen cause no clash.
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
    turnovers: taken.map(({ id, version, cleaner }) => ({ id, version, cleanerId: cleaner.id })),
    cleaners: [...byCleaner.values()]
      .flatMap((those) => those.slice(0, 1).map(({ cleaner }) => ({ ...cleaner, turnovers: those.length })))
      .toSorted((a, b) => compareNames(a.name, b.name)),
    open: unassigned.length - taken.length,
    clashing: clashing.size,
  };
}
