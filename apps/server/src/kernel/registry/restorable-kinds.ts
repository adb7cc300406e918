import type { RestorableKinds } from "#kernel/trash/trash-kind.ts";
import type { TrashShare } from "./feature.ts";

/** Each kind with the tables that one feature declares and the checks of all features, in their order. */
export function restorableKinds(shares: readonly TrashShare[]): RestorableKinds {
  return new Map(
    [...Map.groupBy(shares, ({ kind }) => kind)].map(([kind, parts]) => {
      const [owner, ...others] = parts.flatMap(({ tables, before: _before, after: _after, ...more }) =>
        tables === undefined ? [] : [{ ...more, tables }],
      );
      if (owner === undefined || others.length > 0)
        throw new Error(`The tables of what is deleted as ${kind} must be named by one feature.`);
      return [
        kind,
        {
          ...owner,
          before: parts.flatMap(({ before }) => before ?? []),
          after: parts.flatMap(({ after }) => after ?? []),
        },
      ];
    }),
  );
}
