import { paymentMethods, type PaymentMethod } from "@keystead/domain/ledger";

const KEY = "ks-payment-method";

/** How people pay hardly changes: the method used last is offered first. */
export function lastMethod(): PaymentMethod {
  const stored = localStorage.getItem(KEY);
  return paymentMethods.find((method) => method === stored) ?? "bank_transfer";
}

export function rememberMethod(method: PaymentMethod): void {
  localStorage.setItem(KEY, method);
}
