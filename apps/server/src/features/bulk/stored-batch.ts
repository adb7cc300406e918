import * as z from "zod/mini";

const ids = z.array(z.uuid());

/** What one "Add several" made, as its Undo needs it. */
export const StoredBatch = z.object({ properties: ids, units: ids, tenants: ids, leases: ids });
export type StoredBatch = z.infer<typeof StoredBatch>;
