import { expect, it } from "vitest";

import { triedStays } from "./example-stays.server.ts";

it("[PUB-06] says to each second booking what the product says, and names the nights", () => {
  expect(triedStays()).toEqual([
    { from: "2026-06-14", to: "2026-06-17", outcome: "overlap", soldTwice: ["2026-06-14"] },
    { from: "2026-06-15", to: "2026-06-18", outcome: "fits", gapMinutes: 240 },
    { from: "2026-06-17", to: "2026-06-20", outcome: "blocked", nights: ["2026-06-18", "2026-06-19"] },
  ]);
});
