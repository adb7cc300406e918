import * as fc from "fast-check";
import { describe, expect, it } from "vitest";

import { month, parsePeriod, plainDate } from "../calendar/index.ts";
import { rateTable } from "../fx/index.ts";
import { currency, moneyText, parseMoney } from "../money/index.ts";
import { csvLine } from "../spreadsheet/index.ts";
import {
  baseCells,
  cashFlowRows,
  cellText,
  controlSums,
  csvValues,
  exportColumns,
  exportFileName,
  listColumns,
  presetForm,
  profitRows,
  reportColumns,
  reports,
  distinguishableRows,
  TOTAL,
} from "./index.ts";
import type { ExportRow, MovedMoney } from "./index.ts";

const [EUR, CHF, JPY, KWD] = ["EUR", "CHF", "JPY", "KWD"].map(currency);
const [EURO, FRANC] = [currency("EUR"), currency("CHF")];
const MARCH = month("2026-03");
const rates = rateTable(
  [{ period: MARCH, base: currency("EUR"), quote: currency("CHF"), rate: "0.9412" }],
  currency("EUR"),
);
const columns = exportColumns(
  ["date", "day"],
  ["property", "text"],
  ["amount", "amount"],
  ["currency", "currency"],
  ["base_currency", "base_currency"],
  ["amount_base", "base"],
);

/** A CSV line, read by the rules of RFC 4180. */
function readLine(line: string, separator: string): readonly string[] {
  const cells: string[] = [];
  let rest = line.replace(/\r\n$/, "");
  for (;;) {
    const quoted = /^"((?:[^"]|"")*)"/.exec(rest);
    const cell = quoted === null ? (rest.split(separator)[0] ?? "") : quoted[0];
    cells.push(quoted === null ? cell : (quoted[1] ?? "").replaceAll('""', '"'));
    rest = rest.slice(cell.length);
    if (rest === "") return cells;
    rest = rest.slice(1);
  }
}

describe("a row that is written (R-N01, R-N02)", () => {
  const row = fc.record({
    property: fc.string({ unit: "binary" }),
    minor: fc.integer({ min: -999_999_999_999, max: 999_999_999_999 }),
    code: fc.constantFrom(EUR, CHF, JPY, KWD).filter((code) => code !== undefined),
  });

  it("reads back as it was: text to the letter once its mark is off, amounts to the last digit", () => {
    fc.assert(
      fc.property(
        row,
        fc.constantFrom(",", ";"),
        fc.constantFrom(".", ","),
        ({ property, minor, code }, separator, decimal) => {
          const cells = ["2026-03-01", property, minor, code, null, null];
          const line = csvLine(csvValues(columns, { cells }), { separator, decimal });
          const [date, name = "", amount = "", currencyRead] = readLine(line, separator);
          expect(date).toBe("2026-03-01");
          expect(name === property || name === `'${property}`).toBe(true);
          expect(/^\s*[=+\-@]/.test(name)).toBe(false);
          const read = parseMoney(amount.replace(decimal, "."), code, "any");
          expect(read).toEqual({ ok: true, value: { minor, currency: code } });
          expect(currencyRead).toBe(code);
        },
      ),
    );
  });

  it("is preset to what the spreadsheets of a language open by themselves", () => {
    expect([presetForm("en"), presetForm("de"), presetForm("it")]).toEqual([
      { separator: ",", decimal: "." },
      { separator: ";", decimal: "," },
      { separator: ";", decimal: "," },
    ]);
  });
});

describe("control sums", () => {
  it("are those of the rows by currency, and withheld where a rate is missing (R-A06, R-B05)", () => {
    const sums = controlSums(columns);
    const rows: readonly ExportRow[] = [
      { cells: ["2026-03-01", "A", 1_000, "EUR", "EUR", 1_000] },
      { cells: ["2026-03-02", "A", -300, "EUR", "EUR", -300] },
      { cells: ["2026-03-03", "B", 500, "CHF", "EUR", null] },
      { cells: ["2026-03", TOTAL, 9_999, "EUR", "EUR", null], isTotal: true },
    ];
    for (const one of rows) sums.add(one);
    expect(sums.rows()).toBe(3);
    expect(sums.sums()).toEqual([
      { at: 2, currency: "CHF", minor: 500 },
      { at: 2, currency: "EUR", minor: 700 },
    ]);
  });
});

describe("what stands apart in a table", () => {
  const book = reportColumns("income", "original");
  const row = (category: string, nature: string, amount: number | null, code = "EUR"): ExportRow => ({
    cells: book.map(({ key }) => ({ category, nature, amount, currency: code })[key] ?? null),
  });
  const sumsOf = async (columnsOf: typeof book, rows: readonly ExportRow[]) => {
    const sums = controlSums(columnsOf);
    async function* pages() {
      yield rows;
    }
    for await (const page of distinguishableRows(columnsOf, pages())) for (const one of page) sums.add(one);
    return sums.sums().map(({ currency: code, minor, apart }) => [code, apart ?? "own", minor]);
  };

  it("is added up by itself, a deposit before its nature, and one's own is 0 beside it (R-C13, R-A09)", async () => {
    expect(
      await sumsOf(book, [
        row("rent", "operating", 500),
        row("deposit", "operating", 300),
        row("deposit", "pass_through", -40),
        row("other", "pass_through", 7),
        row("deposit", "operating", 9, "CHF"),
      ]),
    ).toEqual([
      ["CHF", "own", 0],
      ["CHF", "deposits", 9],
      ["EUR", "own", 500],
      ["EUR", "deposits", 260],
      ["EUR", "pass_through", 7],
    ]);
  });

  it("withholds only its own sum where a rate is missing; what a list does not have adds nothing", async () => {
    expect(await sumsOf(book, [row("rent", "operating", 500), row("deposit", "operating", null)])).toEqual([
      ["EUR", "own", 500],
    ]);
    const stay = (total: number | null): ExportRow => ({
      cells: listColumns.bookings.map(({ key }) => ({ total, currency: "EUR" })[key] ?? null),
    });
    expect(await sumsOf(listColumns.bookings, [stay(100), stay(null)])).toEqual([["EUR", "own", 100]]);
  });

  it("is no sum of ratios, balances, or series of unlike turns", async () => {
    const unsummed = [
      ...Object.values(listColumns),
      ...reports.map((report) => reportColumns(report, "base")),
    ]
      .flat()
      .filter((column) => column.unsummed === true);
    expect(unsummed.map(({ key }) => key)).toEqual(["amount", "amount", "cost_per_lead", "cumulative_net"]);
  });
});

describe("a record in the base currency (R-N03)", () => {
  const conversion = { month: MARCH, base: currency("EUR"), table: rates };
  it("says the amount and, for information, the rate with ten decimals", () => {
    const missing: unknown[] = [];
    const missed = (one: unknown) => void missing.push(one);
    expect(baseCells({ minor: 9_412, currency: currency("CHF") }, conversion, missed)).toEqual([
      "EUR",
      "1.0624734382",
      10_000,
    ]);
    expect(baseCells({ minor: 5, currency: currency("EUR") }, conversion, missed)).toEqual([
      "EUR",
      "1.0000000000",
      5,
    ]);
    expect(baseCells({ minor: 5, currency: currency("USD") }, conversion, missed)).toEqual([
      "EUR",
      null,
      null,
    ]);
    expect(missing).toEqual([{ period: "2026-03", from: "USD", to: "EUR" }]);
  });
});

const house = { id: "h", name: "Lindenhof", currency: currency("EUR") };
const rent = (minor: number, code = "EUR", property = house): MovedMoney => ({
  record: { book: "income", category: "rent", nature: "operating", minor },
  times: 2,
  currency: currency(code),
  property,
});

describe("P&L and cash flow (R-N05, R-N06)", () => {
  const ignored = () => undefined;

  it("count a month by property, each in its own currency, and all in the base currency", () => {
    const berg = { id: "b", name: "Berg", currency: currency("CHF") };
    const { rows, total } = profitRows(
      { month: MARCH, moved: [rent(1_000), rent(9_412, "CHF"), rent(9_412, "CHF", berg)] },
      { table: rates, missed: ignored, properties: [house, berg] },
    );
    const shown = [...rows, total(currency("EUR"))].map(({ cells }) => cells.slice(0, 4));
    expect(shown).toEqual([
      ["2026-03", "Berg", "CHF", 18_824],
      ["2026-03", "Lindenhof", "EUR", 22_000],
      ["2026-03", TOTAL, "EUR", 42_000],
    ]);
  });

  it("go on adding what moved from month to month, and stop where a rate is missing", () => {
    const soFar = new Map();
    const of = (when: string, moved: readonly MovedMoney[]) =>
      cashFlowRows(
        { month: month(when), moved },
        { table: rates, missed: ignored, currencies: [EURO, FRANC], soFar },
      ).map(({ cells }) => [cells[1], cells.at(-2), cells.at(-1)]);
    expect(of("2026-03", [rent(100), rent(7, "CHF")])).toEqual([
      ["CHF", 14, 14],
      ["EUR", 200, 200],
    ]);
    expect(of("2026-04", [rent(50)])).toEqual([
      ["CHF", 0, 14],
      ["EUR", 100, 300],
    ]);
    const inEuro = new Map();
    const withRates = { table: rates, missed: ignored, base: EURO, currencies: [FRANC], soFar: inEuro };
    cashFlowRows({ month: month("2026-04"), moved: [rent(7, "CHF")] }, withRates);
    const [later] = cashFlowRows({ month: month("2026-05"), moved: [rent(50)] }, withRates);
    expect(later?.cells.slice(-2)).toEqual([100, null]);
  });

  it("have a cell for each column", () => {
    const moved = { month: MARCH, moved: [rent(1)] };
    const asking = { table: rates, missed: ignored, properties: [house], currencies: [EURO] };
    expect(profitRows(moved, asking).rows[0]?.cells).toHaveLength(reportColumns("profit", "base").length);
    const [flow] = cashFlowRows(moved, { ...asking, soFar: new Map() });
    expect(flow?.cells).toHaveLength(reportColumns("cash_flow", "base").length);
  });

  it("have a row of zeros for a month without money", () => {
    const nothing = { month: MARCH, moved: [] };
    const { rows, total } = profitRows(nothing, { table: rates, missed: ignored, properties: [house] });
    for (const { cells } of [...rows, total(EURO)])
      expect(cells.slice(3)).toEqual(
        reportColumns("profit", "base")
          .slice(3)
          .map(() => 0),
      );
    const soFar = new Map([["EUR", 700]]);
    const options = { table: rates, missed: ignored, currencies: [EURO, FRANC], soFar };
    const zeros = reportColumns("cash_flow", "base")
      .slice(3)
      .map(() => 0);
    expect(cashFlowRows(nothing, options).map(({ cells }) => cells)).toEqual([
      [MARCH, "CHF", ...zeros, 0],
      [MARCH, "EUR", ...zeros, 700],
    ]);
    expect(cashFlowRows(nothing, { ...options, base: EURO }).map(({ cells }) => cells)).toEqual([
      [MARCH, "EUR", ...zeros, 700],
    ]);
  });

  it("withhold the deposits of the side that lacks a rate, and say 0 of the other (R-B05)", () => {
    const deposit: MovedMoney = {
      ...rent(0, "USD"),
      record: { book: "income", category: "deposit", nature: "operating", minor: 190_000 },
    };
    const options = { table: rates, missed: ignored, base: EURO, currencies: [FRANC], soFar: new Map() };
    const [flow] = cashFlowRows({ month: MARCH, moved: [deposit] }, options);
    const at = (key: string) => reportColumns("cash_flow", "base").findIndex((column) => column.key === key);
    expect([
      flow?.cells[at("deposits_received")],
      flow?.cells[at("deposits_returned")],
      flow?.cells[at("cash_flow")],
      flow?.cells[at("net_cash_movement")],
    ]).toEqual([null, 0, 0, null]);
  });
});

it("names a file by what it holds and its months", () => {
  const quarter = parsePeriod("2026-Q4");
  expect(quarter === null ? "" : exportFileName("cash_flow", quarter, "csv")).toBe(
    "cash-flow_2026-10_2026-12.csv",
  );
});

it("writes each amount in the currency that its own row names", () => {
  const cells = [plainDate("2026-03-01"), "A", 1_234, "JPY", "KWD", 1_234];
  const row = { cells };
  expect(columns.map((_column, at) => cellText(columns, row, at))).toEqual([
    "2026-03-01",
    "A",
    moneyText({ minor: 1_234, currency: currency("JPY") }),
    "JPY",
    "KWD",
    "1.234",
  ]);
  expect(reports).toHaveLength(6);
});
