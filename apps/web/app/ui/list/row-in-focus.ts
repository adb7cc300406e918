/** The record whose row has the focus: the target of a single-key shortcut. */
export function rowInFocus<Row extends { readonly id: string }>(
  rows: readonly Row[] | undefined,
): Row | undefined {
  const key = document.activeElement?.closest<HTMLElement>("[data-key]")?.dataset["key"];
  return rows?.find(({ id }) => id === key);
}
