import * as z from "zod/mini";

const ids = z._default(z.array(z.uuid()), []);

/**
 * What one press made, as its Undo needs it: "Add several" its records, a history its payments too, and the batches of what the books
 * and the calendar took.
 */
export const StoredBatch = z.object({
  properties: ids,
  units: ids,
  tenants: ids,
  leases: ids,
  transfers: z._default(z.array(z.object({ id: z.uuid(), leaseId: z.uuid(), parts: z.number() })), []),
  bookings: ids,
  income: ids,
  expenses: ids,
});
export type StoredBatch = z.infer<typeof StoredBatch>;

export const emptyBatch: StoredBatch = {
  properties: [],
  units: [],
  tenants: [],
  leases: [],
  transfers: [],
  bookings: [],
  income: [],
  expenses: [],
};
