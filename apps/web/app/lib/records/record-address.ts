import { chosenWorkspace } from "../workspace-choice.ts";

/** Of a record that is opened in a tab of its own, which works where this one does: what is typed here stays. */
export function recordAddress(path: string, params: Readonly<Record<string, string>>): string {
  const workspace = chosenWorkspace();
  const at = new URLSearchParams({ ...params, ...(workspace === null ? {} : { workspace }) });
  return at.size === 0 ? path : `${path}?${at.toString()}`;
}
