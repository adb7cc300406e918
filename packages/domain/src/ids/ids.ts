declare const idBrand: unique symbol;

/** An identifier of one kind of record, which cannot be passed where another kind is expected. */
export type RecordId<Kind extends string> = string & { readonly [idBrand]: Kind };

export type LeaseId = RecordId<"lease">;
export type RentRowId = RecordId<"rent-row">;
export type LeasePaymentId = RecordId<"lease-payment">;
export type RefundId = RecordId<"refund">;
export type WriteDownId = RecordId<"write-down">;
export type IncomeId = RecordId<"income">;
export type BookingId = RecordId<"booking">;
export type SeasonalRateId = RecordId<"seasonal-rate">;
export type CleanerId = RecordId<"cleaner">;
export type TurnoverId = RecordId<"turnover">;

/** Brands text from the database, the id generator or a parsed request; the kind follows from the expected type. */
export function idOf<Kind extends string>(text: string): RecordId<Kind> {
  return text as RecordId<Kind>;
}
