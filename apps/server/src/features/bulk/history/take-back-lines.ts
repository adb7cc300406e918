import { undoBookings } from "../../bookings/index.ts";
import { undoRecords } from "../../ledger/index.ts";
import { takeBackPayments } from "../../payments/index.ts";
import type { StoredBatch } from "../stored-batch.ts";
import { findPropertiesOfBatches } from "./named-records-store.ts";
import type { BringWork } from "./bring-lines.ts";

/**
 * Undoes the bookings, records and payments of a history as the Undo of each list would: any later change is a
 * refusal. The caller has locked the properties, units, tenants and leases of the batch.
 */
export async function takeBackLines({ work, deps }: BringWork, batch: StoredBatch): Promise<void> {
  const properties = await findPropertiesOfBatches(work, batch.bookings);
  const later = { bookingsChanged: () => Promise.resolve() };
  for (const id of batch.bookings) await undoBookings({ work, deps: later }, id);
  for (const propertyId of properties) await deps.bookingsChanged(work, propertyId);
  for (const id of batch.income) await undoRecords(work, "income", id);
  for (const id of batch.expenses) await undoRecords(work, "expense", id);
  await takeBackPayments(work, batch.transfers);
}
