import * as z from "zod/mini";

const ids = z._default(z.array(z.uuid()), []);

/**
 * The records that one request made, for its Undo: the records of "Add several"; for a history also its payments and
 * the batches of its bookings and book records.
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
