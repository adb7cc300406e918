import { expect, it } from "vitest";

import { plainDate } from "../../calendar/index.ts";
import { usualSeasons } from "../index.ts";

it.each([
  ["on the last day of Christmas", "2027-01-06", ["2027-06-01 2027-08-31", "2026-12-20 2027-01-06"]],
  ["on the day after it", "2027-01-07", ["2027-06-01 2027-08-31", "2027-12-20 2028-01-06"]],
  ["on the last day of summer", "2027-08-31", ["2027-06-01 2027-08-31", "2027-12-20 2028-01-06"]],
  ["on the day after it", "2027-09-01", ["2028-06-01 2028-08-31", "2027-12-20 2028-01-06"]],
])("proposes the seasons that come next %s", (_when, today, days) => {
  const proposed = usualSeasons(plainDate(today));
  expect(proposed.map(({ name }) => name)).toEqual(["summer", "christmas"]);
  expect(proposed.map(({ startsOn, endsOn }) => `${startsOn} ${endsOn}`)).toEqual(days);
});
