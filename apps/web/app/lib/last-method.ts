import { paymentMethods, type PaymentMethod } from "@keystead/domain/ledger";

const KEY = "ks-payment-method";

/** People rarely change how they pay, so the method used last is the default. */
export function lastMethod(): PaymentMethod {
  const stored = localStorage.getItem(KEY);
  return paymentMethods.find((method) => method === stored) ?? "bank_transfer";
}

export function rememberMethod(method: PaymentMethod): void {
  localStorage.setItem(KEY, method);
}
