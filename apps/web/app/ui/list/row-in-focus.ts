/** The record whose line has the focus: what a single key is done to. */
export function rowInFocus<Row extends { readonly id: string }>(
  rows: readonly Row[] | undefined,
): Row | undefined {
  const key = document.activeElement?.closest<HTMLElement>("[data-key]")?.dataset["key"];
  return rows?.find(({ id }) => id === key);
}
