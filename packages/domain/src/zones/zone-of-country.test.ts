import { expect, it } from "vitest";

import { countriesWithMoney } from "../money/index.ts";
import { isZoneName } from "../calendar/index.ts";
import { zoneOfCountry } from "./index.ts";

it.each([
  ["PT", "Europe/Lisbon"],
  ["ES", "Europe/Madrid"],
  ["DE", "Europe/Berlin"],
  ["US", "America/New_York"],
  ["", null],
  ["ZZ", null],
])("proposes for %s the zone %s", (country, zone) => {
  expect(zoneOfCountry(country)).toBe(zone);
});

it("knows a real zone of every country that a property can lie in", () => {
  // None of these is among the selectable countries.
  const without = countriesWithMoney.filter((country) => zoneOfCountry(country) === null);
  expect(without.toSorted()).toEqual(["BV", "HM", "SJ", "UM", "XK"]);
  for (const country of countriesWithMoney) {
    const zone = zoneOfCountry(country);
    if (zone === null) continue;
    expect(isZoneName(zone)).toBe(true);
    expect(() => new Intl.DateTimeFormat("en", { timeZone: zone })).not.toThrow();
  }
});
