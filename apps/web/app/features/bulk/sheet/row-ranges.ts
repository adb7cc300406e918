/** Row numbers as ranges: 1–3, 7. They must be in ascending order. */
export function rowRanges(rows: readonly number[]): string {
  const ranges: { readonly from: number; readonly to: number }[] = [];
  for (const row of rows) {
    const last = ranges.at(-1);
    if (last?.to === row - 1) ranges[ranges.length - 1] = { from: last.from, to: row };
    else ranges.push({ from: row, to: row });
  }
  return ranges.map(({ from, to }) => (from === to ? `${from}` : `${from}–${to}`)).join(", ");
}
