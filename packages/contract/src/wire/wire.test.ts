import { MOST_ROWS, PAGE_SIZE, SEARCH_LIMIT } from "@keystead/domain/lists";
import { PROPERTY_NAME_LIMIT } from "@keystead/domain/properties";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";

import { PropertyQuery, propertyName } from "../properties/index.ts";
import { Day, MonthText, changeOf, anyOf } from "./index.ts";

describe("a day", () => {
  it.each([
    ["1900-01-01", true],
    ["2199-12-31", true],
    ["1899-12-31", false],
    ["2200-01-01", false],
    ["2026-02-30", false],
    ["2026-2-3", false],
  ])("%s is one of those that something is recorded for: %s", (day, accepted) => {
    expect(Day.safeParse(day).success).toBe(accepted);
    if (accepted) expect(MonthText.safeParse(day.slice(0, 7)).success).toBe(true);
  });
});

it("lets a name through that is too long for the domain, so that the domain says so; counts code points", () => {
  const tooLong = "🏠".repeat(PROPERTY_NAME_LIMIT + 1);
  expect(propertyName.parse(tooLong)).toBe(tooLong);
  expect(propertyName.safeParse("🏠".repeat(2 * PROPERTY_NAME_LIMIT)).success).toBe(true);
  expect(propertyName.safeParse("🏠".repeat(2 * PROPERTY_NAME_LIMIT + 1)).error?.issues[0]?.message).toBe(
    "TOO_LONG",
  );
  expect(propertyName.safeParse(" \u200b ").error?.issues[0]?.message).toBe("NAME_REQUIRED");
});

it("orders and pages a list by the domain's words alone", () => {
  expect(PropertyQuery.parse({})).toEqual({ page: 1, limit: PAGE_SIZE });
  expect(PropertyQuery.parse({ sort: "-city", limit: String(MOST_ROWS) })).toMatchObject({ sort: "-city" });
  for (const refused of [
    { sort: "address" },
    { limit: MOST_ROWS + 1 },
    { q: "x".repeat(SEARCH_LIMIT + 1) },
    { status: "sold" },
  ])
    expect(PropertyQuery.safeParse(refused).success).toBe(false);
});

it("reads several values of a filter and refuses a word that is none", () => {
  const colours = anyOf(["red", "blue"]);
  expect(colours.parse("red,blue,")).toEqual(["red", "blue"]);
  expect(colours.safeParse("red,green").success).toBe(false);
});

it("leaves out of an update what was not sent, and takes no undefined for it", () => {
  const change = z.strictObject(changeOf({ notes: z.string() }));
  expect(change.parse({})).toEqual({});
  expect(change.safeParse({ notes: undefined }).success).toBe(false);
});
