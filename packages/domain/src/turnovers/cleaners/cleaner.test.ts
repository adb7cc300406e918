import { describe, expect, it } from "vitest";

import {
  CLEANER_LINK_MS,
  cleanerByRule,
  cleanerLinkState,
  validateCleaner,
  type CleanerDraft,
} from "../index.ts";

const ROSA: CleanerDraft = { name: "Rosa Pinto", email: "", phone: "", notes: "", payBy: null, amount: null };

describe("a cleaner", () => {
  it.each<readonly [Partial<CleanerDraft>, readonly string[]]>([
    [{}, []],
    [{ payBy: "job", amount: "34.00" }, []],
    [{ payBy: "hour", amount: " " }, ["AMOUNT_REQUIRED"]],
    [{ name: "🧹".repeat(99), phone: "1".repeat(39), notes: "n".repeat(499) }, []],
    [
      { name: "x".repeat(100), email: "rosa@", phone: "1".repeat(40), notes: "n".repeat(500), payBy: "job" },
      ["NAME_TOO_LONG", "INVALID_EMAIL", "PHONE_TOO_LONG", "NOTES_TOO_LONG", "AMOUNT_REQUIRED"],
    ],
    [{ name: " \u00a0" }, ["NAME_REQUIRED"]],
  ])("%#", (over, codes) => {
    expect(validateCleaner({ ...ROSA, ...over }).map(({ code }) => code)).toEqual(codes);
  });

  it.each([
    [0, false, "open"],
    [CLEANER_LINK_MS - 1, false, "open"],
    [CLEANER_LINK_MS, false, "expired"],
    [0, true, "revoked"],
  ] as const)("has a link that %s ms later, revoked: %s, is %s", (nowMs, revoked, state) => {
    expect(cleanerLinkState({ expiresAtMs: CLEANER_LINK_MS, revoked }, nowMs)).toBe(state);
  });

  it("comes by the rule of the unit, else by that of its property, else by none", () => {
    const garden = { propertyId: "P1", unitId: "U1", who: "Rosa" };
    const house = { propertyId: "P1", unitId: null, who: "Lea" };
    const rules = [house, garden, { propertyId: "P2", unitId: "U9", who: "Petra" }];
    expect(cleanerByRule(rules, { propertyId: "P1", unitId: "U1" })?.who).toBe("Rosa");
    expect(cleanerByRule(rules, { propertyId: "P1", unitId: "U2" })?.who).toBe("Lea");
    expect(cleanerByRule(rules, { propertyId: "P1", unitId: null })?.who).toBe("Lea");
    expect(cleanerByRule(rules, { propertyId: "P2", unitId: null })).toBeNull();
  });
});
