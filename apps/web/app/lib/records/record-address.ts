import { chosenWorkspace } from "../workspace-choice.ts";

/** The address of a record to open in a new tab, for the same workspace as this one: what is typed here stays. */
export function recordAddress(path: string, params: Readonly<Record<string, string>>): string {
  const workspace = chosenWorkspace();
  const at = new URLSearchParams({ ...params, ...(workspace === null ? {} : { workspace }) });
  return at.size === 0 ? path : `${path}?${at.toString()}`;
}
