const KEY = "ks-workspace";

/** The workspace of this tab; null for the user's own. Kept per tab, so that two tabs never mix. */
export function chosenWorkspace(): string | null {
  return sessionStorage.getItem(KEY);
}

/** The caller must then empty the query cache: no data of the old workspace may stay. */
export function chooseWorkspace(id: string | null): void {
  if (id === null) sessionStorage.removeItem(KEY);
  else sessionStorage.setItem(KEY, id);
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A link in a mail names the workspace of its record: this tab switches to it and removes it from the address. */
export function takeWorkspaceFromAddress(): void {
  const url = new URL(window.location.href);
  const requested = url.searchParams.get("workspace");
  if (requested === null) return;
  if (ID.test(requested)) chooseWorkspace(requested);
  url.searchParams.delete("workspace");
  window.history.replaceState(window.history.state, "", url);
}
