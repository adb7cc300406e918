import { isProcedure } from "@orpc/server";

import { neededOf, type Needed } from "#kernel/api/index.ts";
import { registry } from "../features.ts";

/** A procedure of the contract with its route and the R-O01 permission it needs; null where no membership is needed. */
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

/** The procedures of all features. */
export const wiredProcedures = proceduresIn(registry.router);

/** The procedures for members of a workspace. */
export const memberProcedures = wiredProcedures.flatMap(({ needed, ...wired }) =>
  needed === null ? [] : [{ ...wired, needed }],
);
