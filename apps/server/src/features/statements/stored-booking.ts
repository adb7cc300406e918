import * as z from "zod/mini";

/** What one press has booked, as its Undo needs it. */
export const Booking = z.object({
  transfers: z.array(z.object({ transferId: z.uuid(), leaseId: z.uuid(), amountMinor: z.number() })),
  accountIds: z.array(z.uuid()),
});
export type Booking = z.infer<typeof Booking>;
