import { languages } from "@keystead/domain/languages";
import { expect, it } from "vitest";

import { formatDecimal, formatMoney, formatNumber, formatPercent, formatAmountInput } from "./format.ts";

it.each(languages)("writes one minus, U+2212, before whatever is read in %s", (language) => {
  const read = [
    formatMoney({ amount: "-0.05", currency: "EUR" }, language),
    formatNumber(-0.05, language, 2),
    formatPercent(-0.05, language),
    formatDecimal("-0.18", language),
  ];
  expect(read.map((text) => text.match(/[-\u2212\u2013]/g))).toEqual(read.map(() => ["\u2212"]));
});

it.each(languages)("fills the minus of a keyboard into fields in %s", (language) => {
  expect(formatAmountInput("-0.18", language)).toMatch(/^-0[.,]18$/);
});
