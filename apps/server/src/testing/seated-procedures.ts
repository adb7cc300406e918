import { isProcedure } from "@orpc/server";

import { neededOf, type Needed } from "#kernel/api/index.ts";
import { registry } from "../features.ts";

/** A procedure of the contract as it is wired: where it answers, and what of R-O01 it needs; null where no seat is needed. */
export type WiredProcedure = {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly needed: Needed | null;
};

function proceduresIn(tree: unknown, at: readonly string[] = []): readonly WiredProcedure[] {
  if (!isProcedure(tree))
    return Object.entries(Object(tree)).flatMap(([key, part]) => proceduresIn(part, [...at, key]));
  const { method = "POST", path = "" } = tree["~orpc"].route;
  const needed = tree["~orpc"].middlewares.map(neededOf).find((found) => found !== undefined) ?? null;
  return [{ name: at.join("."), method, path: `/api/v1${path}`, needed }];
}

/** All that every feature brings. */
export const wiredProcedures = proceduresIn(registry.router);

/** Those that are for members of a workspace. */
export const seatedProcedures = wiredProcedures.flatMap(({ needed, ...wired }) =>
  needed === null ? [] : [{ ...wired, needed }],
);
