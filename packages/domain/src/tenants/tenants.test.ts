import { describe, expect, it } from "vitest";
import { countriesWithMoney } from "../money/index.ts";
import { languageOfCountry } from "../languages/index.ts";
import { tenantLanguage, validateTenant } from "./index.ts";

const TENANT = { propertyId: "P1", name: "Ana Ruiz", email: null, phone: null, notes: null };

describe("tenant", () => {
  it.each([
    [{}, []],
    [{ name: "x".repeat(99), phone: "1".repeat(19), notes: "n".repeat(499) }, []],
    [{ name: "🏠".repeat(99) }, []],
    [{ name: ` ${"x".repeat(99)} ` }, []],
    [{ email: "" }, []],
    [
      { propertyId: "", name: "x".repeat(100), email: "a@", phone: "1".repeat(20), notes: "n".repeat(500) },
      ["PROPERTY_REQUIRED", "NAME_TOO_LONG", "INVALID_EMAIL", "PHONE_TOO_LONG", "NOTES_TOO_LONG"],
    ],
    [{ propertyId: null, name: " \u00a0" }, ["PROPERTY_REQUIRED", "NAME_REQUIRED"]],
  ])("%#", (over, codes) => {
    expect(validateTenant({ ...TENANT, ...over }).map(({ code }) => code)).toEqual(codes);
  });
});

describe("the language of a tenant", () => {
  it.each([
    ["de", "ES", "fr", "de"],
    [null, "ES", "fr", "es"],
    [null, "AT", "fr", "de"],
    [null, "MX", "it", "es"],
    [null, "GB", "it", "en"],
    // Several languages, or none of ours: no guess.
    [null, "CH", "it", "it"],
    [null, "PL", "it", "it"],
    [null, null, "it", "it"],
  ] as const)("chosen %s, country %s, owner %s: %s", (chosen, country, owner, expected) => {
    expect(tenantLanguage({ chosen, country, owner })).toBe(expected);
  });

  it("is that of countries that there are", () => {
    const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
    const codes = letters.flatMap((first) => letters.map((second) => first + second));
    const known = codes.filter((code) => languageOfCountry(code) !== null);
    expect(known.filter((code) => !countriesWithMoney.includes(code))).toEqual([]);
    expect(known.filter((code) => languageOfCountry(code) === "de")).toEqual(["AT", "DE", "LI"]);
  });
});
