import type { Work, WorkspaceScope } from "#kernel/work.ts";

/**
 * What follows from the stays of a property, brought up to date after they changed: in the transaction of the change, whose caller
 * holds the property.
 */
export type BookingsChanged = (work: Work<WorkspaceScope>, propertyId: string) => Promise<void>;
