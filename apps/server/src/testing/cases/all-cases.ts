import { adsCases } from "#features/ads/ads.cases.ts";
import { handoversCases } from "#features/handovers/handovers.cases.ts";
import { tasksCases } from "#features/tasks/tasks.cases.ts";
import type { FeatureCases } from "./feature-cases.ts";

/**
 * The cases that features define themselves for the tests over all features. The cases of other features are still in
 * the tests.
 */
export const allCases: readonly FeatureCases[] = [adsCases, handoversCases, tasksCases];

/** Merges the entries of all features, by name. Throws when two have the same name. */
export function broughtBy<One>(
  of: (cases: FeatureCases) => Readonly<Record<string, One>> | undefined,
  others: Readonly<Record<string, One>>,
): Readonly<Record<string, One>> {
  const entries = [
    ...Object.entries(others),
    ...allCases.flatMap((cases) => Object.entries(of(cases) ?? {})),
  ];
  const twice = entries.find(([name], at) => entries.findIndex(([other]) => other === name) !== at);
  if (twice !== undefined) throw new Error(`${twice[0]} is brought twice.`);
  return Object.fromEntries(entries);
}
