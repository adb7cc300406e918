declare const idBrand: unique symbol;

/** An identifier of one kind of record, which cannot be passed where another kind is expected. */
export type Id<Kind extends string> = string & { readonly [idBrand]: Kind };

export type WorkspaceId = Id<"workspace">;
export type UserId = Id<"user">;
export type MemberId = Id<"member">;
export type PropertyId = Id<"property">;
export type UnitId = Id<"unit">;
export type TenantId = Id<"tenant">;
export type LeaseId = Id<"lease">;
export type RentRowId = Id<"rent-row">;
export type LeasePaymentId = Id<"lease-payment">;
export type RefundId = Id<"refund">;
export type WriteDownId = Id<"write-down">;
export type DepositMovementId = Id<"deposit-movement">;
export type IncomeId = Id<"income">;
export type ExpenseId = Id<"expense">;
export type FxRateId = Id<"fx-rate">;
export type BookingId = Id<"booking">;
export type BlockedDateId = Id<"blocked-date">;
export type SeasonalRateId = Id<"seasonal-rate">;
export type CleanerId = Id<"cleaner">;
export type TurnoverId = Id<"turnover-job">;
export type TaskId = Id<"task">;
export type DocumentId = Id<"document">;
export type CampaignId = Id<"campaign">;

/** Brands text from the database, the id generator or a parsed request; the kind follows from the expected type. */
export function idOf<Kind extends string>(text: string): Id<Kind> {
  return text as Id<Kind>;
}
