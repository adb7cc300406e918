/** Filters of a tenant's timeline: movements of money, or changes of leases. */
export const timelineFilters = ["payments", "changes"] as const;

/** Number of entries at first, and of each further step. */
export const FIRST_ENTRIES = 10;
export const MORE_ENTRIES = 50;
