/** The rights needed to bring a history: to create everything that may be in it. */
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
