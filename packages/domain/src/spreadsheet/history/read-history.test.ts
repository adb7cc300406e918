import { describe, expect, it } from "vitest";

import { plainDate } from "../../calendar/index.ts";
import { currency } from "../../money/index.ts";
import type { HistoryRules, KnownHistory } from "./known-history.ts";
import { readHistory } from "./read-history.ts";
import { splitTables } from "./split-tables.ts";

const today = plainDate("2026-11-19");
const rules: HistoryRules = { language: "en", dateOrder: null, currency: currency("EUR"), today };
const nothing: KnownHistory = { properties: [], tenants: [], leases: [] };
const house = {
  id: "house",
  name: "Casa Azul",
  city: "Sevilla",
  currency: currency("EUR"),
  mode: "monthly",
  checkInTime: "15:00",
  checkOutTime: "11:00",
  units: [{ id: "attic", name: "Attic" }],
} as const;
const known: KnownHistory = {
  properties: [house],
  tenants: [{ id: "ana", name: "Ana García", propertyId: "house" }],
  leases: [
    {
      id: "lease",
      tenantIds: ["ana"],
      propertyId: "house",
      unitId: "attic",
      startsOn: plainDate("2025-01-01"),
      endsOn: null,
      trackFrom: null,
      currency: currency("EUR"),
    },
  ],
};

const sheet = (...rows: readonly string[]) => rows.map((row) => row.replaceAll(" | ", "\t")).join("\n");
const read = (text: string, there = nothing) => readHistory(splitTables(text), there, rules);

describe("a whole history in one paste", () => {
  const text = sheet(
    "Property | Unit | City",
    "Casa Azul | Attic | Sevilla",
    "Casa Azul | Bajo | Sevilla",
    "Beach House |  | Cádiz",
    "",
    "Tenants",
    "Tenant | Property | Email",
    "Ana García | Casa Azul | ana@example.com",
    "",
    "Tenant | Property | Unit | Start | End | Monthly rent | Deposit",
    "Ana García | Casa Azul | Attic | 2025-01-01 |  | 850.00 | 1700",
    "Luis | Casa Azul | Bajo | 2024-01-01 | 2024-12-31 | 700 | ",
    "",
    "Date | Tenant | Amount | Method",
    "2025-01-03 | ana garcia | 850 | bank transfer",
    "2025-02-03 | Ana García | 850 | cash",
    "",
    "Guest | Property | Check-in | Check-out | Rate per night | Cleaning fee | Commission",
    "Mia | Beach House | 2026-07-01 | 2026-07-08 | 120 | 60 | 135",
    "",
    "Date | Property | Category | Amount",
    "2026-02-01 | Casa Azul | Insurance | 240",
    "",
    "Date | Property | Category | Amount | Method",
    "2026-03-01 | Casa Azul | Other | 15 | cash",
  );
  const reading = read(text);

  it("finds each table by its titles, and every row its records", () => {
    expect(reading.issues).toEqual([]);
    const { properties, units, tenants, leases, payments, bookings, income, expenses } = reading.lines;
    expect(properties.map(({ name, rentalMode }) => [name, rentalMode])).toEqual([
      ["Casa Azul", "monthly"],
      ["Beach House", "daily"],
    ]);
    expect(units.map(({ name }) => name)).toEqual(["Attic", "Bajo"]);
    expect(tenants.map(({ name, email }) => [name, email])).toEqual([
      ["Ana García", "ana@example.com"],
      ["Luis", ""],
    ]);
    expect(
      leases.map(({ rentMinor, depositMinor, trackFrom }) => [rentMinor, depositMinor, trackFrom]),
    ).toEqual([
      [85_000, 170_000, "2025-01"],
      [70_000, 0, "2024-12"],
    ]);
    expect(payments.map(({ lease, method, amountMinor }) => [lease, method, amountMinor])).toEqual([
      [leases[0]?.key, "bank_transfer", 85_000],
      [leases[0]?.key, "cash", 85_000],
    ]);
    expect(bookings).toMatchObject([
      {
        guestName: "Mia",
        dailyRateMinor: 12_000,
        lines: [
          { kind: "cleaning_fee", amountMinor: 6_000 },
          { kind: "channel_fee", amountMinor: 13_500 },
        ],
      },
    ]);
    expect(income).toMatchObject([{ category: "other", method: "cash" }]);
    expect(expenses).toMatchObject([{ category: "insurance", amountMinor: 24_000 }]);
  });

  it("tells of an ended lease without payments nothing but a covered last month", () => {
    expect(reading.lines.leases[1]).toMatchObject({ trackFrom: "2024-12", openingMinor: -70_000 });
  });

  it("says of each line which row it comes from", () => {
    expect(reading.origins.payments).toEqual([
      { table: 3, row: 0 },
      { table: 3, row: 1 },
    ]);
  });

  it("makes nothing twice that is there already", () => {
    const again = read(text, known);
    expect(again.lines.properties.map(({ name }) => name)).toEqual(["Beach House"]);
    expect(again.lines.units.map(({ name }) => name)).toEqual(["Bajo"]);
    expect(again.lines.tenants.map(({ name }) => name)).toEqual(["Luis"]);
    expect(again.lines.leases).toHaveLength(1);
    expect(again.lines.payments.map(({ lease }) => lease)).toEqual(["lease", "lease"]);
  });
});

describe("what is wrong", () => {
  it.each([
    ["Tenant | Property | Rent | Start", "Ana | Casa Azul | abc | 2025-01-01", "rent", "INVALID_NUMBER"],
    ["Tenant | Property | Rent | Start", "Ana | Casa Azul | 800 | ", "startsOn", "START_REQUIRED"],
    ["Tenant | Property | Rent | Start", " | Casa Azul | 800 | 2025-01-01", "tenant", "TENANT_REQUIRED"],
    [
      "Tenant | Property | Rent | Start | End",
      "Ana | Casa Azul | 800 | 2025-01-01 | 2024-01-01",
      "endsOn",
      "END_BEFORE_START",
    ],
    ["Date | Tenant | Amount", "2026-01-01 | Nobody | 5", "tenant", "TENANT_UNKNOWN"],
    ["Date | Tenant | Amount", "2027-01-01 | Ana García | 5", "date", "PAYMENT_DATE_IN_FUTURE"],
    ["Date | Tenant | Amount", "2026-01-01 | Ana García | -5", "amount", "AMOUNT_NEGATIVE"],
    [
      "Date | Property | Category | Amount",
      "2026-01-01 | Elsewhere | Insurance | 5",
      "property",
      "PROPERTY_UNKNOWN",
    ],
    ["Tenant | Property | Email", "Ana | Casa Azul | nonsense", "email", "INVALID_EMAIL"],
    ["Property | Type | City", "Casa Verde | sometimes | Sevilla", "mode", "MODE_UNKNOWN"],
  ])("is said at its cell: %s / %s", (titles, row, column, code) => {
    const { issues } = read(sheet(titles, row), known);
    expect(issues).toMatchObject([{ table: 0, row: 0, column, code }]);
  });

  it("keeps a payment out that was made before its lease is tracked", () => {
    const [lease] = known.leases;
    if (lease === undefined) throw new Error("no lease");
    const trackedLater = { ...known, leases: [{ ...lease, trackFrom: "2026-10" as never }] };
    const { issues } = read(sheet("Date | Tenant | Amount", "2026-05-03 | Ana García | 850"), trackedLater);
    expect(issues).toMatchObject([{ column: "date", code: "PAYMENT_BEFORE_TRACKING" }]);
  });

  it("asks once how dates are meant that read in two ways", () => {
    const text = sheet("Date | Tenant | Amount", "03/04/2026 | Ana García | 850");
    expect(read(text, known).dates).toMatchObject({ example: "03/04/2026", order: null });
    const dayFirst = readHistory(splitTables(text), known, { ...rules, dateOrder: "day_first" });
    expect(dayFirst.lines.payments).toMatchObject([{ paidOn: "2026-04-03" }]);
  });
});

it("reads titles of five languages", () => {
  const tables = splitTables(
    sheet(
      "Mieter | Immobilie | Wohnung | Mietbeginn | Kaltmiete | Nebenkosten",
      "Anna | Hof | 1 | 01.02.2024 | 500 | 80",
      "",
      "Fecha | Inquilino | Importe",
      "01.02.2024 | Anna | 580",
      "",
      "Locataire | Bien | Courriel | Téléphone",
      "Anna | Hof | a@example.com | 1",
      "",
      "Ospite | Struttura | Arrivo | Partenza",
      "Mia | Hof | 01.02.2024 | 03.02.2024",
      "",
      "Datum | Objekt | Kategorie | Betrag",
      "01.02.2024 | Hof | Miete | 5",
      "",
      "Datum | Objekt | Kategorie | Betrag",
      "01.02.2024 | Hof | Versicherung | 5",
    ),
  );
  expect(tables.map(({ table }) => table)).toEqual([
    "leases",
    "payments",
    "tenants",
    "bookings",
    "income",
    "expenses",
  ]);
  expect(tables[0]?.columns).toEqual(["tenant", "property", "unit", "startsOn", "rent", "charges"]);
});

it("takes words above figures for titles though nobody knows them, and guesses what the table is of", () => {
  const [table] = splitTables(
    sheet("Who | Property | Monthly rent | Start", "Ana | Casa Azul | 850 | 2026-09-01"),
  );
  expect(table).toMatchObject({
    table: "leases",
    titles: ["Who", "Property", "Monthly rent", "Start"],
    columns: ["ignored", "property", "rent", "startsOn"],
    firstLine: 2,
  });
  expect(splitTables("Ana\tCasa Azul\nBo\tCasa Verde")).toMatchObject([
    {
      titles: [],
      rows: [
        ["Ana", "Casa Azul"],
        ["Bo", "Casa Verde"],
      ],
    },
  ]);
});

it("makes what a rent list names, with a numbered unit for each tenant of a house without units", () => {
  const text = sheet(
    "House | Tenant | Rent | Since",
    "Hof 3 | Anna | 500 | 2024-01-01",
    "Hof 3 | Bernd | 600 | 2024-01-01",
    "Hof 4 | Carla | 700 | 2024-01-01",
  );
  const { lines, issues } = read(text);
  expect(issues).toEqual([]);
  expect(lines.properties.map(({ name }) => name)).toEqual(["Hof 3", "Hof 4"]);
  expect(lines.units.map(({ name }) => name)).toEqual(["1", "2"]);
  expect(lines.leases.map(({ unit }) => unit === null)).toEqual([false, false, true]);
  expect(lines.leases.map(({ trackFrom }) => trackFrom)).toEqual(["2026-11", "2026-11", "2026-11"]);
});

it("reads five thousand payments of a hundred leases", () => {
  const leases = Array.from({ length: 100 }, (_, n) => `House ${n} | Tenant ${n} | 500 | 2020-01-01`);
  const payments = Array.from(
    { length: 5000 },
    (_, n) =>
      `${2020 + Math.floor(n / 1200)}-${String((Math.floor(n / 100) % 12) + 1).padStart(2, "0")}-03 | Tenant ${n % 100} | 500`,
  );
  const { lines, issues } = read(
    sheet("House | Tenant | Rent | Start", ...leases, "", "Date | Tenant | Amount", ...payments),
  );
  expect(issues).toEqual([]);
  expect([lines.leases.length, lines.payments.length]).toEqual([100, 5000]);
});
