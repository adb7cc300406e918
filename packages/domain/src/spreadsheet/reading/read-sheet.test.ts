import { describe, expect, it } from "vitest";
import { currency } from "../../money/index.ts";
import { columnKinds, readSheet } from "../index.ts";
import type { SheetRow, SheetRules } from "../index.ts";

const rules: SheetRules = { language: "es", currency: currency("EUR"), dateOrder: null };
const order = columnKinds;

function sheet(lines: readonly string[], more: Partial<SheetRules> = {}) {
  return readSheet(
    lines.map((line) => line.split("|").map((cell) => cell.trim())),
    order,
    { ...rules, ...more },
  );
}

function issues(row: SheetRow | undefined): readonly string[] {
  if (row === undefined || row.state === "blank") return [];
  return Object.values(row.cells).flatMap((cell) => (cell.state === "wrong" ? [cell.code] : []));
}

describe("a sheet", () => {
  it("counts what it would make", () => {
    const { counts, rows } = sheet([
      "Casa Azul | Sevilla | mensual | Ana García | 850 | 5 | 2026-03-01",
      "Ático | Madrid | vacacional",
      "Local",
      "",
      "Piso 3 | Madrid | mensual | Luis |  | 1 | 2026-03-01",
    ]);
    expect(counts).toEqual({ properties: 3, units: 0, tenants: 1, leases: 1, ready: 3, attention: 1 });
    expect(rows.map(({ state }) => state)).toEqual(["ready", "ready", "ready", "blank", "attention"]);
    expect(rows[0]).toMatchObject({
      line: {
        property: "Casa Azul",
        city: "Sevilla",
        rentalMode: "monthly",
        lease: { tenant: "Ana García", rentMinor: 85_000, paymentDay: 5, startsOn: "2026-03-01" },
      },
    });
    expect(rows[2]).toMatchObject({ line: { property: "Local", rentalMode: "monthly", lease: null } });
    expect(issues(rows[4])).toEqual(["RENT_REQUIRED"]);
  });

  it("takes the first for the payment day where none is written", () => {
    const { rows } = sheet(["Casa | | | Ana | 850 | | 2026-03-01"]);
    expect(rows[0]).toMatchObject({ state: "ready", cells: { paymentDay: { value: 1, assumed: true } } });
  });

  it.each([
    ["a lease without a tenant", "Casa | | | | 850 | 1 | 2026-03-01", ["TENANT_REQUIRED"]],
    ["a lease without a start", "Casa | | | Ana | 850 | 1 |", ["START_REQUIRED"]],
    [
      "a lease of a house let by the night",
      "Casa | | vacacional | Ana | 850 | 1 | 2026-03-01",
      ["NIGHTLY_HAS_NO_LEASE"],
    ],
    ["no property", " | Sevilla | | Ana | 850 | 1 | 2026-03-01", ["NAME_REQUIRED"]],
    ["a long name", `${"x".repeat(101)}`, ["NAME_TOO_LONG"]],
    ["a long tenant", `Casa | | | ${"x".repeat(100)} | 850 | 1 | 2026-03-01`, ["NAME_TOO_LONG"]],
    ["a long city", `Casa | ${"x".repeat(101)}`, ["TOO_LONG"]],
  ])("asks for attention: %s", (_what, line, expected) => {
    const { rows, counts } = sheet([line]);
    expect(issues(rows[0])).toEqual(expected);
    expect(counts).toMatchObject({ properties: 0, ready: 0, attention: 1 });
  });

  it("offers the name from above to a line that has none", () => {
    const { rows } = sheet(["Casa Azul", " | | | Ana | 850 | 1 | 2026-03-01"]);
    expect(rows[1]).toMatchObject({ cells: { property: { code: "NAME_REQUIRED", fixes: ["Casa Azul"] } } });
  });

  it("makes one property with units of lines with one name", () => {
    const { rows, counts } = sheet([
      "Casa Azul | Sevilla | | Ana | 850 | 1 | 2026-03-01",
      "casa  azul | | | Luis | 700 | 1 | 2026-03-01",
      "Casa Azul | Madrid",
    ]);
    expect(counts).toMatchObject({ properties: 2, units: 2, tenants: 2, leases: 2, ready: 3 });
    expect(rows.map((row) => (row.state === "blank" ? null : row.unit))).toEqual([1, 2, null]);
  });

  it("creates the lines of one property together", () => {
    const { rows, counts } = sheet([
      "Casa | | | Ana | 850 | 1 | 2026-03-01",
      "Casa | | | Luis | x | 1 | 2026-03-01",
      "Otra",
    ]);
    expect(counts).toEqual({ properties: 1, units: 0, tenants: 0, leases: 0, ready: 1, attention: 2 });
    expect(rows[0]).toMatchObject({ state: "attention", waitsFor: 1 });
  });

  it("lets a property have one mode", () => {
    const { rows } = sheet(["Casa | | vacacional", "Casa", "Casa | | mensual"]);
    expect(rows[1]).toMatchObject({ cells: { mode: { value: "daily", assumed: true } } });
    expect(rows[2]).toMatchObject({ cells: { mode: { code: "MODE_DIFFERS", fixes: ["daily"] } } });
  });

  it("asks once how dates are meant", () => {
    const lines = ["Casa | | | Ana | 850 | 1 | 01/03/26", "Otra | | | Luis | 700 | 1 | 02/04/26"];
    const reading = sheet(lines);
    expect(reading.dates).toEqual({
      example: "01/03/26",
      dayFirst: "2026-03-01",
      monthFirst: "2026-01-03",
      order: null,
    });
    expect(reading.counts).toMatchObject({ ready: 0, attention: 2 });
    expect(sheet(lines, { dateOrder: "month_first" }).counts).toMatchObject({ ready: 2, attention: 0 });
  });

  it("does not ask when another date of the column tells", () => {
    const { dates, rows } = sheet(["A | | | Ana | 1 | 1 | 01/03/26", "B | | | Luis | 1 | 1 | 15/04/26"]);
    expect(dates?.order).toBe("day_first");
    expect(rows[0]).toMatchObject({ cells: { startsOn: { value: "2026-03-01" } } });
    expect(
      sheet(["A | | | A | 1 | 1 | 01/03/26", "B | | | B | 1 | 1 | 15/04/26", "C | | | C | 1 | 1 | 04/15/26"])
        .dates?.order,
    ).toBeNull();
  });

  it("reads only the columns that are named", () => {
    const { rows } = readSheet([["Ana", "x", "Casa"]], ["tenant", "ignored", "property"], rules);
    expect(issues(rows[0])).toEqual(["RENT_REQUIRED", "START_REQUIRED"]);
  });
});
