import { paymentMethods } from "@keystead/domain/ledger";
import { expect, it } from "vitest";

import { lastMethod, rememberMethod } from "./last-method.ts";

it("offers a bank transfer to somebody who never chose", () => {
  expect(lastMethod()).toBe("bank_transfer");
});

it.each(paymentMethods)("offers %s again to who chose it last", (method) => {
  rememberMethod("cash");
  rememberMethod(method);
  expect(lastMethod()).toBe(method);
});

it("offers nothing that is no method any more", () => {
  localStorage.setItem("ks-payment-method", "barter");
  expect(lastMethod()).toBe("bank_transfer");
});
