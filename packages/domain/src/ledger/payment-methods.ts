/** R-C10: how money arrived, in the order of the forms. */
export const paymentMethods = ["bank_transfer", "cash", "check", "card", "other"] as const;
export type PaymentMethod = (typeof paymentMethods)[number];
