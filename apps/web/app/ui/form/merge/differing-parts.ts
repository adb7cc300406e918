/** Texts up to this length are shown in full. */
const LONGEST = 300;
/** How much is shown before the first difference, as context. */
const LEAD = 40;

/** Shortens two long texts to start just before their first difference: equal beginnings do not help to choose. */
export function differingParts(one: string, other: string): readonly [string, string] {
  if (one.length <= LONGEST && other.length <= LONGEST) return [one, other];
  let alike = 0;
  while (alike < one.length && one[alike] === other[alike]) alike += 1;
  const from = Math.max(0, alike - LEAD);
  const partOf = (text: string) => {
    const end = from + LONGEST;
    return `${from > 0 ? "…" : ""}${text.slice(from, end)}${end < text.length ? "…" : ""}`;
  };
  return [partOf(one), partOf(other)];
}
