import { adsCases } from "#features/ads/ads.cases.ts";
import { handoversCases } from "#features/handovers/handovers.cases.ts";
import { tasksCases } from "#features/tasks/tasks.cases.ts";
import type { FeatureCases } from "./feature-cases.ts";

/** What features bring to the tests over all of them. What is not here yet stands in the tests themselves, feature by feature. */
export const allCases: readonly FeatureCases[] = [adsCases, handoversCases, tasksCases];

/** One table of what each of them has by name. Throws when two bring the same. */
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
