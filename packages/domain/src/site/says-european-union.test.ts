import { describe, expect, it } from "vitest";

import { saysEuropeanUnion } from "./index.ts";

describe("what the operator says of where the data lies", () => {
  it.each([
    "Frankfurt am Main, Germany",
    "Fráncfort (Alemania)",
    "Hetzner, Falkenstein, Deutschland",
    "Roubaix, France",
    "Dublin/Ireland",
    "a data centre in the EU",
    "Milano, Italia",
    "PRAGUE, CZECHIA",
  ])("%s is in the European Union", (place) => {
    expect(saysEuropeanUnion(place)).toBe(true);
  });

  it.each([
    "",
    "Zurich, Switzerland",
    "London",
    "Ashburn, Virginia, USA",
    "Frankfurt am Main",
    "Neue Straße 4",
  ])("%j does not say so", (place) => {
    expect(saysEuropeanUnion(place)).toBe(false);
  });
});
