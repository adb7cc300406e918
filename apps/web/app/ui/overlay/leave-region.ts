import { letGo } from "./dirty-guard.tsx";

/**
 * For a region that becomes blocked while a page is open: leads to the page where the user may only sign out and ask
 * for their account to be deleted. A refused query leads there by itself; any other call has to call this. It is a full
 * page load, so that nothing the tab has loaded stays readable; unsaved input could not be saved anyway.
 */
export function leaveRegion(): void {
  letGo();
  window.location.assign("/region-blocked");
}
