// Apart from the schemas: forms offer the list and must not fetch a validator with it.

/** How a payment arrived, in the order the forms offer them. */
export const paymentMethods = ["bank_transfer", "cash", "check", "card", "other"] as const;
export type PaymentMethod = (typeof paymentMethods)[number];
