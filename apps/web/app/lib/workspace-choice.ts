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

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A link of a mail names the workspace of its record: this tab works in that one, and the address stays as any other. */
export function takeWorkspaceFromAddress(): void {
  const url = new URL(window.location.href);
  const asked = url.searchParams.get("workspace");
  if (asked === null) return;
  if (ID.test(asked)) chooseWorkspace(asked);
  url.searchParams.delete("workspace");
  window.history.replaceState(window.history.state, "", url);
}
