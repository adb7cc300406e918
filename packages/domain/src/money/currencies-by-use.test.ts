import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { currenciesByUse } from "./index.ts";

describe("the currency to begin with", () => {
  it.each([
    [
      "the one at home, however little there is in it",
      ["CHF", "CHF", "USD", "EUR"],
      "EUR",
      ["EUR", "CHF", "USD"],
    ],
    ["without anything at home the most used", ["CHF", "USD", "USD"], "EUR", ["USD", "CHF"]],
    ["by name where they are used alike", ["USD", "CHF", "GBP"], "EUR", ["CHF", "GBP", "USD"]],
    ["the most used where home is not known yet", ["CHF", "EUR", "EUR"], undefined, ["EUR", "CHF"]],
    ["none of nothing", [], "EUR", []],
  ])("is %s", (_which, used, home, order) => {
    expect(currenciesByUse(used, home)).toEqual(order);
  });

  it("has each currency once, whatever the order they come in", () => {
    const codes = fc.array(fc.constantFrom<string>("CHF", "EUR", "GBP", "USD"));
    fc.assert(
      fc.property(codes, fc.constantFrom("EUR", "JPY"), (used, home) => {
        const order = currenciesByUse(used, home);
        expect(order.toSorted()).toEqual([...new Set(used)].toSorted());
        expect(currenciesByUse(used.toReversed(), home)).toEqual(order);
        if (used.includes(home)) expect(order[0]).toBe(home);
      }),
    );
  });
});
