/** What whoever brings a history must be allowed to: to make each of the things that may be in it. */
export const historyNeeds = [
  "property.create",
  "unit.create",
  "tenant.create",
  "lease.create",
  "payment.record",
  "booking.create",
  "income.create",
  "expense.create",
] as const;
