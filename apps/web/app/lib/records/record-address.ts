import { chosenWorkspace } from "../workspace-choice.ts";

/** The address for opening a record in a new tab, in this tab's workspace; the input in this tab stays. */
export function recordAddress(path: string, params: Readonly<Record<string, string>>): string {
  const workspace = chosenWorkspace();
  const at = new URLSearchParams({ ...params, ...(workspace === null ? {} : { workspace }) });
  return at.size === 0 ? path : `${path}?${at.toString()}`;
}
