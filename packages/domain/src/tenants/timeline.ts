/** What of a tenant's time is shown alone: money that moved, or what changed of the leases. */
export const timelineFilters = ["payments", "changes"] as const;

/** How many entries of it a page begins with, and how many each further step brings. */
export const FIRST_ENTRIES = 10;
export const MORE_ENTRIES = 50;
