import { letGo } from "./dirty-guard.tsx";

/**
 * For a region that becomes blocked while a page is open: leads to the page where the user may only sign out and ask
 * for their account to be deleted. A call that is no query does this itself. By a full load: nothing that the tab has
 * loaded may stay readable, and unsaved input could not be saved anyway.
 */
export function leaveRegion(): void {
  letGo();
  window.location.assign("/region-blocked");
}
