import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { currency } from "../money/index.ts";
import { marketRange, MARKET_FILE_BYTES, MARKET_FILE_ROWS, readMarketFile } from "./index.ts";
import type { MarketFile } from "./index.ts";

const euro = currency("EUR");

function fileOf(text: string): MarketFile {
  const file = readMarketFile(text, euro);
  if (!file.ok) throw new Error(file.code);
  return file;
}

function pricesOf(text: string): readonly number[] {
  return fileOf(text).rows.map(({ priceMinor }) => priceMinor);
}

describe("a file of columns with titles", () => {
  it.each(["price", "Precio", "PREIS", " prix ", "prezzo"])("finds the prices below %s", (title) => {
    const file = fileOf(`size_sqm;address;${title}\n60;Calle Mayor 1;1.200\n`);
    expect(file.mode).toBe("named");
    expect(file.rows).toMatchObject([{ row: 2, priceMinor: 120_000, sizeSqm: { numerator: 60n } }]);
  });

  it.each([
    "size_sqm",
    "Größe",
    "Gro\u0308ße (m²)",
    "Wohnfläche in qm",
    "Superficie m2",
    "TAMAÑO",
    "surface habitable (m²)",
    "Metratura",
    "Superficie mq",
    "m²",
  ])("finds the sizes below %s", (title) => {
    const file = fileOf(`${title};price\n60;1200\n`);
    expect(file).toMatchObject({ hasSizeColumn: true, rows: [{ sizeSqm: { numerator: 60n } }] });
  });

  it.each(["address", "bedrooms", "sizes on request", "Grund"])(
    "takes %s for no column of sizes",
    (title) => {
      expect(fileOf(`${title};price\n60;1200\n`)).toMatchObject({
        hasSizeColumn: false,
        rows: [{ sizeSqm: null }],
      });
    },
  );

  it("reads commas and line ends inside quotes, and counts rows as a spreadsheet does", () => {
    const file = fileOf(
      'address,price\r\n"Calle Mayor 1, 2B",1200\r\n\r\n"Calle\r\nSol ""3""",950\r\n,x\r\n',
    );
    expect(file.rows.map(({ row, priceMinor }) => [row, priceMinor])).toEqual([
      [2, 120_000],
      [4, 95_000],
    ]);
    expect(file.skipped).toEqual([{ row: 5, reason: "not_a_number", text: "x" }]);
  });

  it("says why a row is skipped", () => {
    expect(fileOf("price\n900\nabc\n-5\n0\n1000000001\n0,004\n").skipped).toEqual([
      { row: 3, reason: "not_a_number", text: "abc" },
      { row: 4, reason: "not_positive", text: "-5" },
      { row: 5, reason: "not_positive", text: "0" },
      { row: 6, reason: "too_large", text: "1000000001" },
      { row: 7, reason: "not_positive", text: "0,004" },
    ]);
    expect(fileOf("address,price\na,900\nb\n").skipped).toEqual([{ row: 3, reason: "missing", text: "" }]);
  });

  it("takes the highest price and rounds what is finer than the currency", () => {
    expect(pricesOf("price\n1.000.000.000\n1200.005\n")).toEqual([100_000_000_000, 120_001]);
    const dinars = readMarketFile("price\n1200.0005\n", currency("KWD"));
    expect(dinars.ok && dinars.rows[0]?.priceMinor).toBe(1_200_001);
  });

  it("keeps the row of a size that is none, without its size", () => {
    expect(fileOf("size_sqm,price\nbig,900\n60.125,950\n").rows).toMatchObject([
      { sizeSqm: null },
      { sizeSqm: { numerator: 60_125n, denominator: 1000n } },
    ]);
  });
});

describe("a file without titles", () => {
  it.each([
    ["1200,50\n1300,00\n", [120_050, 130_000]],
    ["1200\r1300,5\r", [120_000, 130_050]],
    ["1.200,50\n980\n", [120_050, 98_000]],
    ["1 200,50 €\n980,00 €\n", [120_050, 98_000]],
    ["1,200\n1,300,000\n", [120_000, 130_000_000]],
    ["1,200\n950\n", [120_000, 95_000]],
    ["\uFEFF1200\n1300", [120_000, 130_000]],
    ["\n\n1200\n\n1300\n", [120_000, 130_000]],
  ])("of one column has the prices of %j", (text, prices) => {
    const file = fileOf(text);
    expect(file.mode).toBe("first_column");
    expect(file.rows.map(({ priceMinor }) => priceMinor)).toEqual(prices);
    expect(file.skipped).toEqual([]);
  });

  it.each([
    ["1200;2;1\n1300;3;2", [120_000, 130_000]],
    ["1200\t2,5\n1300\t3", [120_000, 130_000]],
    ["1200,2,60\n1300,3,70", [120_000, 130_000]],
    ['"1,200",2\n"1,300",3', [120_000, 130_000]],
  ])("of several columns has the first of %j", (text, prices) => {
    expect(pricesOf(text)).toEqual(prices);
  });

  it.each([
    ["1200,50\non request\n1300,00\n", [120_050, 130_000]],
    ["1,200\non request\n1,300,000\n", [120_000, 130_000_000]],
    ["1.200,50 €\non request\n980\n", [120_050, 98_000]],
  ])(
    "of one column, a word among its numbers, is cut at its lines and not at its marks: %j",
    (text, prices) => {
      const file = fileOf(text);
      expect(file.rows.map(({ priceMinor }) => priceMinor)).toEqual(prices);
      expect(file.skipped).toEqual([{ row: 2, reason: "not_a_number", text: "on request" }]);
    },
  );

  it("of several columns is cut at its marks where the word among its numbers has one too", () => {
    expect(pricesOf("1200,2\non request,3\n1300,4\n")).toEqual([120_000, 130_000]);
  });

  it("leaves out a heading that names no price", () => {
    expect(fileOf("Rent\n900\n")).toMatchObject({ mode: "first_column", skipped: [], rows: [{ row: 2 }] });
  });
});

describe("a file that is none", () => {
  it.each([
    ["address,bedrooms\nCalle Sol 3,1\n", "no_price_column", 1],
    ["\n\nname;rooms\n900;1\n", "no_price_column", 3],
    ["price\n1200\0\n", "binary", null],
    ['price\n"1200\n', "quote", null],
    ['price\n12"00\n', "quote", null],
    [`price,size_sqm\n1${",1".repeat(100)}`, "columns", 2],
  ])("%j has an invalid format", (text, fault, row) => {
    expect(readMarketFile(text, euro)).toEqual({ ok: false, code: "INVALID_CSV", fault, row });
  });

  it.each(["", " \r\n\r\n", "price\n", "address;price\n", "Rent\n", "price\nabc\n0\n"])(
    "%j has no valid prices",
    (text) => {
      expect(readMarketFile(text, euro)).toMatchObject({ ok: false, code: "NO_VALID_PRICES" });
    },
  );

  it("names the rows that were no prices", () => {
    expect(readMarketFile("price\nabc\n", euro)).toMatchObject({
      skipped: [{ row: 2, reason: "not_a_number", text: "abc" }],
    });
  });

  it("is too long with a row more than five thousand, the heading not counted", () => {
    const rows = "900\n".repeat(MARKET_FILE_ROWS);
    expect(fileOf(`price\n${rows}`).rows).toHaveLength(MARKET_FILE_ROWS);
    expect(readMarketFile(`price\n${rows}1`, euro)).toEqual({ ok: false, code: "TOO_MANY_ROWS" });
    expect(readMarketFile(" ".repeat(MARKET_FILE_BYTES + 1), euro)).toEqual({
      ok: false,
      code: "FILE_TOO_LARGE",
    });
  });
});

const written = fc.integer({ min: 1, max: 99_999_999 });
const german = new Intl.NumberFormat("de-DE", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const english = new Intl.NumberFormat("en-GB", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

it("reads the same prices in German and in English", () => {
  fc.assert(
    fc.property(fc.array(written, { minLength: 1 }), (prices) => {
      const inEuro = prices.map((price) => price / 100);
      expect(pricesOf(inEuro.map((price) => german.format(price)).join("\r\n"))).toEqual(prices);
      expect(pricesOf(inEuro.map((price) => english.format(price)).join("\r\n"))).toEqual(prices);
      expect(
        pricesOf(`Ort;Preis\n${inEuro.map((price) => `A, B;${german.format(price)} €`).join("\n")}`),
      ).toEqual(prices);
      expect(
        pricesOf(`city,price\n${inEuro.map((price) => `A,"${english.format(price)}"`).join("\n")}`),
      ).toEqual(prices);
    }),
  );
});

it("comes to the same range in any order of the rows", () => {
  const shuffled = fc
    .uniqueArray(written, { minLength: 1 })
    .chain((rows) => fc.tuple(fc.constant(rows), fc.shuffledSubarray(rows, { minLength: rows.length })));
  fc.assert(
    fc.property(shuffled, ([rows, mixed]) => {
      const rangeIn = (prices: readonly number[]) => marketRange(fileOf(`price\n${prices.join("\n")}`).rows);
      expect(rangeIn(mixed)).toEqual(rangeIn(rows));
    }),
  );
});

// Quadratic work on such a file would take hours; the project's time limit would end it.
it.each([
  ["quotes alone", '"'.repeat(MARKET_FILE_BYTES)],
  ["cells that open", `price\n${'"a'.repeat(MARKET_FILE_BYTES / 2 - 6)}`],
  ["quotes in threes", `price\n${',"""x'.repeat(MARKET_FILE_BYTES / 5 - 6)}`],
  ["separators", `price\n${";".repeat(MARKET_FILE_BYTES - 6)}`],
  ["digits and commas", "1,".repeat(MARKET_FILE_BYTES / 2)],
  ["signs of money", "€ ".repeat(MARKET_FILE_BYTES / 2)],
  ["one long number", "9".repeat(MARKET_FILE_BYTES)],
])("reads a file made to hurt once from its beginning to its end: %s", (_name, text) => {
  expect(readMarketFile(text, euro).ok).toBe(false);
});
