import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { languages } from "../languages/index.ts";
import { currency, parseAmountInput, parseDecimalInput } from "./index.ts";

const EUR = currency("EUR");
const KWD = currency("KWD");

describe.each(languages)("an amount typed in %s", (language) => {
  it.each([
    ["12.50", "12.500"],
    ["12,50", "12.500"],
    ["1.234,56", "1234.560"],
    ["1,234.56", "1234.560"],
    ["1 234,56", "1234.560"],
    ["1\u202f234,56", "1234.560"],
    ["1\u00a0234,56", "1234.560"],
    ["1'234.50", "1234.500"],
    ["1’234.50", "1234.500"],
    ["€ 950,00", "950.000"],
    ["950,00 €", "950.000"],
    ["950+35", "985.000"],
    ["950,50 + 35.25 - 5", "980.750"],
    ["-20", "-20.000"],
    ["−20", "-20.000"],
    ["1.234.567", "1234567.000"],
    ["1,234,567", "1234567.000"],
    ["0,941", "0.941"],
    ["0.941", "0.941"],
    ["1234.567", "1234.567"],
    [",5", "0.500"],
    ["950 KWD", "950.000"],
    ["kwd 950", "950.000"],
  ])("%s is %s", (text, api) => {
    expect(parseAmountInput(text, language, KWD)).toMatchObject({ ok: true, text: api, ambiguous: false });
  });

  it.each([
    "abc",
    "",
    "-",
    "1.2.3",
    "1,2,3",
    "1.23,456",
    "1,234.567.8",
    "950 USD",
    "950+",
    "+-5",
    "5.",
    "1e3",
    "12€3x",
  ])("%j is rejected", (text) => {
    expect(parseAmountInput(text, language, KWD)).toEqual({ ok: false, code: "INVALID_NUMBER" });
  });

  it.each([
    ["1.234", language === "en" ? "1.234" : "1234.000"],
    ["1,234", language === "en" ? "1234.000" : "1.234"],
  ])("%s is ambiguous and read as %s", (text, api) => {
    expect(parseAmountInput(text, language, KWD)).toMatchObject({ ok: true, text: api, ambiguous: true });
  });

  it("offers the other reading when the language's has too many decimals", () => {
    const text = language === "en" ? "1.234" : "1,234";
    expect(parseAmountInput(text, language, EUR)).toEqual({
      ok: false,
      code: "TOO_MANY_DECIMALS",
      suggestion: "1234.00",
    });
  });

  it("offers the rounded amount when only the decimals are wrong", () => {
    expect(parseAmountInput("0,945", language, EUR)).toEqual({
      ok: false,
      code: "TOO_MANY_DECIMALS",
      suggestion: "0.95",
    });
  });

  it("refuses what is larger than the cap", () => {
    expect(parseAmountInput("99999999999", language, EUR)).toEqual({ ok: false, code: "AMOUNT_TOO_LARGE" });
  });

  it("reads back what Intl shows", () => {
    const region = { en: "en-GB", es: "es-ES", de: "de-DE", fr: "fr-FR", it: "it-IT" }[language];
    const shown = new Intl.NumberFormat(region, {
      style: "currency",
      currency: "EUR",
      useGrouping: "always",
    });
    fc.assert(
      fc.property(fc.integer({ min: -9_999_999_999, max: 9_999_999_999 }), (minor) => {
        expect(parseAmountInput(shown.format(minor / 100), language, EUR)).toMatchObject({
          ok: true,
          minor: minor === 0 ? 0 : minor,
        });
      }),
    );
  });
});

it.each([
  ["1.234", "1.234"],
  ["1,234", "1.234"],
  ["1,0845", "1.0845"],
  ["163", "163"],
  ["-2,5", "-2.5"],
])("the rate %s is %s in every language", (text, value) => {
  expect(parseDecimalInput(text)).toEqual({ ok: true, value });
});

it.each(["", "abc", "1+1", "1.2.3"])("%j is no rate", (text) => {
  expect(parseDecimalInput(text)).toEqual({ ok: false, code: "INVALID_NUMBER" });
});
