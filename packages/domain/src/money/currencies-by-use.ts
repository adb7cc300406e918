import { compareText } from "../kernel/index.ts";

/**
 * The currencies of some records in the order in which they are offered, each once: first `home` (the base currency, or
 * a property's own) where any record uses it, then by how often each is used, then by name. The first is the default.
 *
 * @param used - The currency of each record, month or sum, as often as it occurs.
 */
export function currenciesByUse(used: readonly string[], home: string | undefined): readonly string[] {
  const counts = new Map<string, number>();
  for (const code of used) counts.set(code, (counts.get(code) ?? 0) + 1);
  return [...counts]
    .toSorted(
      ([a, ofA], [b, ofB]) => Number(b === home) - Number(a === home) || ofB - ofA || compareText(a, b),
    )
    .map(([code]) => code);
}
