import { describe, expect, it } from "vitest";
import { validateTenant } from "./index.ts";

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
