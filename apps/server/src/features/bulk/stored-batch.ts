import * as z from "zod/mini";

const ids = z._default(z.array(z.uuid()), []);

/**
 * What one request made, as its Undo needs it: the records of "Add several"; of a history also its payments and the
 * batches of its stays and book records.
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
