const KEY = "ks-workspace";

/** Which workspace this tab works in; null = the user's own. Kept by tab, so that two tabs never mix. */
export function chosenWorkspace(): string | null {
  return sessionStorage.getItem(KEY);
}

/** After a change the caller empties the query cache: nothing of the old workspace may stay. */
export function chooseWorkspace(id: string | null): void {
  if (id === null) sessionStorage.removeItem(KEY);
  else sessionStorage.setItem(KEY, id);
}
