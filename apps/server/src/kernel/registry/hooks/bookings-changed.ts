import type { Work, WorkspaceScope } from "#kernel/work.ts";

/**
 * Updates what depends on a property's stays after they changed: in the transaction of the change, whose caller has
 * locked the property.
 */
export type BookingsChanged = (work: Work<WorkspaceScope>, propertyId: string) => Promise<void>;
