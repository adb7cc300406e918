import type { Work, WorkspaceScope } from "#kernel/work.ts";

/**
 * Updates what depends on a property's bookings after they have changed. Runs in the transaction of the change; the
 * caller has locked the property.
 */
export type BookingsChanged = (work: Work<WorkspaceScope>, propertyId: string) => Promise<void>;
