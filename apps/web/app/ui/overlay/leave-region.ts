import { letGo } from "./dirty-guard.tsx";

/**
 * Where somebody may only sign out and ask for their account to be deleted. By a full load: nothing that the tab knows may stay to be
 * read, and what was typed could not be saved from there.
 */
export function leaveRegion(): void {
  letGo();
  window.location.assign("/region-blocked");
}
