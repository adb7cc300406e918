declare const idBrand: unique symbol;

/** An identifier of one kind of record, which cannot be passed where another kind is expected. */
export type Id<Kind extends string> = string & { readonly [idBrand]: Kind };

export type LeaseId = Id<"lease">;
export type RentRowId = Id<"rent-row">;
export type LeasePaymentId = Id<"lease-payment">;
export type RefundId = Id<"refund">;
export type WriteDownId = Id<"write-down">;
export type IncomeId = Id<"income">;
export type BookingId = Id<"booking">;
export type SeasonalRateId = Id<"seasonal-rate">;
export type CleanerId = Id<"cleaner">;
export type TurnoverId = Id<"turnover">;

/** Brands text from the database, the id generator or a parsed request; the kind follows from the expected type. */
export function idOf<Kind extends string>(text: string): Id<Kind> {
  return text as Id<Kind>;
}
