import * as fc from "fast-check";
import { describe, expect, it } from "vitest";

import { addDays, plainDate } from "../../calendar/index.ts";
import { expenseCategories } from "../../ledger/index.ts";
import { currency, formatMinor } from "../../money/index.ts";
import {
  categoryNamed,
  methodNamed,
  readRecordSheet,
  recogniseRecordHeader,
  recordColumnsOf,
} from "../index.ts";
import type { RecordColumn, RecordSheetRules } from "../index.ts";

const EUR = currency("EUR");
const lindenhof = {
  id: "p1",
  name: "Lindenhof",
  city: "Berlin",
  currency: EUR,
  units: [
    { id: "u1", name: "EG links" },
    { id: "u2", name: "2" },
  ],
};
const bahnhof = { id: "p2", name: "Bahnhofstrasse 9", city: "Zürich", currency: currency("CHF"), units: [] };
const twin = { id: "p3", name: "Casa", city: "Sevilla", currency: EUR, units: [] };
const otherTwin = { ...twin, id: "p4", city: "Cádiz" };
const rules: RecordSheetRules = {
  book: "expense",
  language: "en",
  dateOrder: null,
  properties: [lindenhof, bahnhof, twin, otherTwin],
  shared: { propertyId: "", category: "", method: "bank_transfer", currency: null },
};
const columns: readonly RecordColumn[] = recordColumnsOf.expense;
const line = ["2026-11-03", "lindenhof", "", "Plumber", "120.50", "", "Boiler"];

function readOne(cells: readonly string[], more: Partial<RecordSheetRules> = {}) {
  const [row] = readRecordSheet([cells], columns, { ...rules, ...more }).rows;
  if (row === undefined || row.state === "blank") throw new Error("a blank line");
  return row;
}

describe("titles", () => {
  it.each([
    [["Date", "Property", "Category", "Amount", "Description"], "date property category amount note"],
    [["Fecha", "Inmueble", "Categoría", "Importe (€)", "Concepto"], "date property category amount note"],
    [
      ["Buchungsdatum", "Objekt", "Kostenart", "Betrag", "Verwendungszweck"],
      "date property category amount note",
    ],
    [
      ["Date facture", "Bien", "Catégorie", "Montant TTC", "Fournisseur"],
      "date property category amount note",
    ],
    [["Data", "Immobile", "Tipo spesa", "Importo", "Causale"], "date property category amount note"],
    [["Date", "Name", "Amount", "Currency", "Paid by"], "date property amount currency method"],
  ])("%j", (titles, expected) => {
    expect(recogniseRecordHeader(titles)?.join(" ")).toBe(expected);
  });

  it("are no line of a list", () => {
    expect(recogniseRecordHeader(line)).toBeNull();
  });
});

describe("a line", () => {
  it("[EXP-01] is what it says, in the property's own money", () => {
    expect(readOne(line)).toMatchObject({
      state: "ready",
      line: {
        propertyId: "p1",
        unitId: null,
        category: "repairs",
        amountMinor: 12_050,
        currency: "EUR",
        date: "2026-11-03",
        notes: "Boiler",
      },
    });
  });

  it("may leave property and category to what holds for all", () => {
    const bare = ["2026-11-03", "", "", "", "40", "", ""];
    expect(readOne(bare)).toMatchObject({
      state: "attention",
      cells: {
        property: { state: "wrong", code: "PROPERTY_REQUIRED" },
        category: { state: "wrong", code: "CATEGORY_REQUIRED", fixes: ["other"] },
      },
    });
    const shared = { propertyId: "p2", category: "taxes", method: "cash", currency: null } as const;
    expect(readOne(bare, { shared })).toMatchObject({
      state: "ready",
      line: { propertyId: "p2", category: "taxes", currency: "CHF", amountMinor: 4000 },
    });
  });

  it.each([
    ["a day that is none", 0, "31.02.2026", "date", "INVALID_DATE", ["2026-02-28"]],
    ["no day", 0, "", "date", "DATE_REQUIRED", []],
    ["a house nobody knows", 1, "Nowhere", "property", "PROPERTY_UNKNOWN", []],
    [
      "a house by a part of its name",
      1,
      "Bahnhof",
      "property",
      "PROPERTY_UNKNOWN",
      ["Bahnhofstrasse 9, Zürich"],
    ],
    ["one of two of a name", 1, "casa", "property", "PROPERTY_AMBIGUOUS", ["Casa, Sevilla", "Casa, Cádiz"]],
    ["a unit of another house", 2, "Attic", "unit", "UNIT_UNKNOWN", ["EG links", "2"]],
    ["a word that is no category", 3, "Blimp", "category", "CATEGORY_UNKNOWN", ["other"]],
    ["no amount", 4, "", "amount", "AMOUNT_REQUIRED", []],
    ["nothing", 4, "0", "amount", "AMOUNT_NOT_POSITIVE", []],
    ["words for an amount", 4, "much", "amount", "INVALID_NUMBER", []],
    ["a third decimal", 4, "1.2345", "amount", "TOO_MANY_DECIMALS", ["1.23"]],
    ["a currency that is none", 5, "XYZ", "currency", "UNKNOWN_CURRENCY", ["EUR"]],
    ["a note that is too long", 6, "x".repeat(501), "note", "TOO_LONG", []],
  ] as const)(
    "says of %s what is wrong, and what could stand there",
    (_what, at, text, kind, code, fixes) => {
      const { state, cells } = readOne(line.with(at, text));
      expect([state, cells[kind]]).toEqual(["attention", { state: "wrong", code, fixes }]);
    },
  );

  it("tells two houses of one name apart by the city, and finds its unit", () => {
    expect(readOne(line.with(1, "Casa, Cadiz")).line?.propertyId).toBe("p4");
    expect(readOne(line.with(2, "eg LINKS")).line?.unitId).toBe("u1");
  });

  it("is in the money of its column, else of its sign, else of the house", () => {
    expect(readOne(line.with(5, "usd")).line?.currency).toBe("USD");
    expect(readOne(line.with(4, "120 CHF")).line?.currency).toBe("CHF");
    expect(readOne(line.with(4, "$120")).line?.currency).toBe("USD");
    const shared = { ...rules.shared, currency: currency("GBP") };
    expect(readOne(line, { shared }).line?.currency).toBe("GBP");
    expect(readOne(line.with(4, "120 CHF"), { shared }).line?.currency).toBe("CHF");
    expect(readOne(line.with(5, "EUR").with(4, "120 CHF")).cells.amount).toMatchObject({
      code: "CURRENCY_DIFFERS",
    });
  });

  it("asks once how its dates are meant", () => {
    const sheet = readRecordSheet([line.with(0, "03/11/2026")], columns, rules);
    expect([sheet.dates?.example, sheet.counts]).toEqual(["03/11/2026", { ready: 0, attention: 1 }]);
    const dayFirst = readRecordSheet([line.with(0, "03/11/2026")], columns, {
      ...rules,
      dateOrder: "month_first",
    });
    expect(dayFirst.rows[0]).toMatchObject({ line: { date: "2026-03-11" } });
  });
});

it("reads a list that writes every cost with a minus without it, and one minus among others as a mistake", () => {
  const amounts = (...texts: readonly string[]) =>
    readRecordSheet(
      texts.map((text) => line.with(4, text)),
      columns,
      rules,
    ).rows.map((row) => (row.state === "blank" ? null : (row.line?.amountMinor ?? row.cells.amount)));
  expect(amounts("-120.00", "(40.50)", "−7.00 €")).toEqual([12_000, 4050, 700]);
  expect(amounts("120.00", "-40.50")).toEqual([
    12_000,
    { state: "wrong", code: "AMOUNT_NEGATIVE", fixes: ["40.50"] },
  ]);
});

it("never takes back what came in: a minus among income is a mistake", () => {
  const [row] = readRecordSheet([line.with(4, "-5").with(3, "other")], columns, {
    ...rules,
    book: "income",
  }).rows;
  expect(row).toMatchObject({ state: "attention", cells: { amount: { code: "AMOUNT_NEGATIVE" } } });
});

it("knows how money came in", () => {
  expect(["Überweisung", "bonifico", "Espèces", "talón", "blimp"].map(methodNamed)).toEqual([
    "bank_transfer",
    "bank_transfer",
    "cash",
    "check",
    null,
  ]);
});

it("knows each category by the word of the wire, whatever its case", () => {
  expect(expenseCategories.map((word) => categoryNamed("expense", word.toUpperCase()))).toEqual([
    ...expenseCategories,
  ]);
});

it("reads back what a list wrote: days, amounts and notes are those of the line", () => {
  const written = fc.record({
    day: fc.integer({ min: 0, max: 3000 }),
    minor: fc.integer({ min: 1, max: 99_999_999 }),
    category: fc.constantFrom(...expenseCategories),
    note: fc.constantFrom("", "Boiler", "Rechnung 7"),
  });
  fc.assert(
    fc.property(fc.array(written, { minLength: 1, maxLength: 50 }), (lines) => {
      const days = lines.map(({ day }) => addDays(plainDate("2020-01-01"), day));
      const sheet = readRecordSheet(
        lines.map(({ minor, category, note }, at) => [
          days[at] ?? "",
          "Lindenhof",
          "2",
          category,
          formatMinor(minor, 2),
          "",
          note,
        ]),
        columns,
        rules,
      );
      expect(sheet.counts).toEqual({ ready: lines.length, attention: 0 });
      expect(sheet.rows.map((row) => (row.state === "blank" ? null : row.line))).toEqual(
        lines.map(({ minor, category, note }, at) => ({
          propertyId: "p1",
          unitId: "u2",
          category,
          amountMinor: minor,
          currency: "EUR",
          date: days[at],
          method: "bank_transfer",
          notes: note,
        })),
      );
    }),
  );
});
