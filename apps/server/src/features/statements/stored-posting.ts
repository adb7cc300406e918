import { books } from "@keystead/domain/ledger";
import * as z from "zod/mini";

/** The records that one posting booked, for its Undo. */
export const StoredPosting = z.object({
  transfers: z.array(z.object({ transferId: z.uuid(), leaseId: z.uuid(), amountMinor: z.number() })),
  accountIds: z.array(z.uuid()),
  stays: z._default(z.array(z.object({ id: z.uuid(), bookingId: z.uuid(), amountMinor: z.number() })), []),
  records: z._default(z.array(z.object({ book: z.enum(books), id: z.uuid(), amountMinor: z.number() })), []),
  refunds: z._default(z.array(z.object({ id: z.uuid(), leaseId: z.uuid(), hash: z.string() })), []),
});
export type StoredPosting = z.infer<typeof StoredPosting>;
