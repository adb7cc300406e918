/** So much is shown whole. */
const LONGEST = 300;
/** And so much before the first difference, to see where it is. */
const LEAD = 40;

/** Two long texts from shortly before their first difference on: beginnings that are alike help nobody to choose. */
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
