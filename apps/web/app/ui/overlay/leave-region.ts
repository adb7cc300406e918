import { letGo } from "./dirty-guard.tsx";

/**
 * Leads to the page where the user may only sign out and ask for their account to be deleted. By a full load: nothing
 * that the tab has loaded may stay readable, and unsaved input could not be saved anyway.
 */
export function leaveRegion(): void {
  letGo();
  window.location.assign("/region-blocked");
}
