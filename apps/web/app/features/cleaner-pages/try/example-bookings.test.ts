import { expect, it } from "vitest";

import { cleanerText } from "../cleaner-text.server.ts";
import { triedBookings } from "./example-bookings.server.ts";
import { triedView } from "./tried-view.server.ts";

it("[PUB-06] says to each second booking what the product says, and names the nights", () => {
  expect(triedBookings()).toEqual([
    { from: "2026-06-14", to: "2026-06-17", outcome: "overlap", soldTwice: ["2026-06-14"] },
    { from: "2026-06-15", to: "2026-06-18", outcome: "fits", gapMinutes: 240 },
    { from: "2026-06-17", to: "2026-06-20", outcome: "blocked", nights: ["2026-06-18", "2026-06-19"] },
  ]);
});

it("[PUB-06] says it in the words of the product, with days written as the product writes them", () => {
  const { picks } = triedView({ language: "en", text: cleanerText.overlaps.en });
  expect(picks.map(({ range, notices: [first] }) => [range, first])).toEqual([
    ["14–17 Jun", "Overlaps the booking of Emil, 12–15 Jun."],
    ["15–18 Jun", "Nothing is in the way."],
    ["17–20 Jun", "These dates are blocked: the painter comes, 18–19 Jun."],
  ]);
});
