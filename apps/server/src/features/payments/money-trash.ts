import { trashKind } from "#kernel/trash/trash-kind.ts";

const ofLease = { partOf: ["lease_id"] };

/**
 * A payment by its transfer id, with the record of each part and its statement line; a payment from the deposit goes
 * with its movement.
 */
export const paymentTrash = trashKind(
  "lease_payment",
  ["lease_payment", "statement_line", "deposit_movement", "income"],
  ofLease,
);
export const refundTrash = trashKind("lease_refund", ["lease_refund", "income"], ofLease);
export const movementTrash = trashKind("deposit_movement", ["deposit_movement", "income"], ofLease);
export const writeDownTrash = trashKind("write_down", ["write_down"], ofLease);
/** Both sides of a deposit that was moved from one lease to another, by their pair id. */
export const transferTrash = trashKind("deposit_transfer", ["deposit_movement"], ofLease);
/** Everything that was booked to settle a year, by the lease. */
export const settlementTrash = trashKind("settlement", ["rent_row", "write_down", "settled_year"], ofLease);
export const rowTrash = trashKind("rent_row", ["rent_row", "write_down"], ofLease);
