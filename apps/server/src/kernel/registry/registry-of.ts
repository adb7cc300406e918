import type { Deps } from "#deps.ts";
import type { JobKind } from "#kernel/jobs/job-queue.ts";
import type { Feature, Procedures } from "./feature.ts";

/** What all features bring, together. */
export type Registry = {
  readonly features: readonly Feature[];
  /** Every procedure of the contract and who runs it. */
  readonly router: Readonly<Record<string, Procedures>>;
  readonly jobs: (deps: Deps) => readonly JobKind[];
};

/** Throws when two features claim the same. */
export function registryOf(features: readonly Feature[]): Registry {
  return {
    features,
    router: routerOf(features),
    jobs: (deps) => features.flatMap(({ jobs }) => jobs?.(deps) ?? []),
  };
}

function routerOf(features: readonly Feature[]): Registry["router"] {
  const shares = Map.groupBy(
    features.flatMap(({ router = {} }) => Object.entries(router)),
    ([area]) => area,
  );
  return Object.fromEntries(
    [...shares].map(([area, parts]) => [
      area,
      onlyOnce(
        `the procedure ${area}.`,
        parts.flatMap(([, procedures]) => Object.entries(procedures)),
      ),
    ]),
  );
}

function onlyOnce<Value>(
  what: string,
  entries: readonly (readonly [string, Value])[],
): Record<string, Value> {
  const names = entries.map(([name]) => name);
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) throw new Error(`Two features bring ${what}${twice}.`);
  return Object.fromEntries(entries);
}
