import { refuse } from "../kernel/index.ts";
import type { DomainRefusal } from "../kernel/index.ts";
import { minorDigits, roundRational } from "../money/index.ts";
import type { Currency } from "../money/index.ts";
import { isBlankRow, splitCells } from "../spreadsheet/index.ts";
import type { Comparable } from "./market-range.ts";
import { quotesClose, separatorOf } from "./market-cells.ts";
import { readNumber } from "./read-number.ts";

/** R-I03: most bytes of a file, and most characters of pasted text. */
export const MARKET_FILE_BYTES = 1_048_576;
/** R-I03: most rows, without the heading. */
export const MARKET_FILE_ROWS = 5000;
/** Most columns: no price list has more. */
const MOST_COLUMNS = 100;

/** R-I02: the columns of the named mode; only the price is required. */
export const marketColumns = ["address", "bedrooms", "bathrooms", "size_sqm", "price"] as const;

const PRICE_TITLES: readonly string[] = ["price", "precio", "preis", "prix", "prezzo"];
/** Titles for a size in the five languages, without the unit. */
const SIZE_TITLES: readonly string[] = [
  "size",
  "area",
  "floor area",
  "living area",
  "tamaño",
  "superficie",
  "superficie útil",
  "superficie construida",
  "größe",
  "groesse",
  "fläche",
  "flaeche",
  "wohnfläche",
  "wohnflaeche",
  "taille",
  "surface",
  "surface habitable",
  "dimensione",
  "metratura",
  "superficie abitabile",
];
/** The unit, alone or after a name: "size_sqm", "Größe (m²)", "Wohnfläche in qm". */
const UNIT = /(?:^|\s)(?:in |en )?(?:sqm|sq m|m²|m2|qm|mq)$/;

/** R-I03: the highest price, in whole units of the currency. */
const HIGHEST_PRICE = 1_000_000_000n;

/** A row of the file, counted from 1 including heading and empty rows, as in a spreadsheet. */
export type MarketRow = Comparable & { readonly row: number };

export const skipReasons = ["missing", "not_a_number", "not_positive", "too_large"] as const;
export type SkipReason = (typeof skipReasons)[number];
export type SkippedRow = { readonly row: number; readonly reason: SkipReason; readonly text: string };

export type MarketFile = {
  readonly mode: "named" | "first_column";
  /** A column has the title of a size, whatever it contains. */
  readonly hasSizeColumn: boolean;
  readonly rows: readonly MarketRow[];
  readonly skipped: readonly SkippedRow[];
};

/** Why a file cannot be read at all; the refusal names the row concerned. */
export type FormatFault = "binary" | "quote" | "columns" | "no_price_column";

export type MarketFileRefusal =
  | (DomainRefusal<"INVALID_CSV"> & { readonly fault: FormatFault; readonly row: number | null })
  | (DomainRefusal<"NO_VALID_PRICES"> & { readonly skipped: readonly SkippedRow[] })
  | DomainRefusal<"FILE_TOO_LARGE" | "TOO_MANY_ROWS">;

/**
 * R-I02, R-I03: the prices of comma separated text, in minor units of the currency. With a row of titles that includes
 * a price the columns go by name, else the first column holds the prices. A row without a valid price is skipped, with
 * the reason. Errors: FILE_TOO_LARGE, INVALID_CSV (a NUL byte, an unclosed quote, titles without a price, over 100
 * columns), TOO_MANY_ROWS, NO_VALID_PRICES.
 */
export function readMarketFile(
  text: string,
  currency: Currency,
): ({ readonly ok: true } & MarketFile) | MarketFileRefusal {
  if (text.length > MARKET_FILE_BYTES) return refuse("FILE_TOO_LARGE");
  if (text.includes("\0")) return invalid("binary", null);
  const bare = text.replace(/^\uFEFF/, "");
  const separator = separatorOf(bare);
  if (!quotesClose(bare, separator)) return invalid("quote", null);
  const rows = splitCells(bare, separator).flatMap((cells, index) =>
    isBlankRow(cells) ? [] : [{ row: index + 1, cells }],
  );
  const wide = rows.find(({ cells }) => cells.length > MOST_COLUMNS);
  if (wide !== undefined) return invalid("columns", wide.row);
  const layout = layoutOf(rows[0]?.cells ?? []);
  if (layout === null) return invalid("no_price_column", rows[0]?.row ?? null);
  const priced = layout.hasTitles ? rows.slice(1) : rows;
  if (priced.length > MARKET_FILE_ROWS) return refuse("TOO_MANY_ROWS");
  return readRows(priced, layout, currency);
}

type Cells = { readonly row: number; readonly cells: readonly string[] };

type Layout = {
  readonly mode: MarketFile["mode"];
  readonly hasTitles: boolean;
  readonly price: number;
  /** Null where no column holds sizes. */
  readonly size: number | null;
};

/** R-I02: the layout by the first row; null for titles of several columns without a price among them. */
function layoutOf(first: readonly string[]): Layout | null {
  const titles = first.map((cell) => cell.trim().toLowerCase());
  const price = titles.findIndex((title) => PRICE_TITLES.includes(title));
  if (price !== -1) {
    const size = titles.findIndex(isSizeTitle);
    return { mode: "named", hasTitles: true, price, size: size === -1 ? null : size };
  }
  const firstColumn = { mode: "first_column", price: 0, size: null } as const;
  if (first.length === 0 || readNumber(first[0] ?? "", "price") !== null)
    return { ...firstColumn, hasTitles: false };
  return first.length > 1 ? null : { ...firstColumn, hasTitles: true };
}

function isSizeTitle(title: string): boolean {
  const words = title
    .normalize("NFC")
    .replaceAll(/[\s_()[\].,:/-]+/g, " ")
    .trim();
  const name = words.replace(UNIT, "").trim();
  return name === "" ? words !== "" : SIZE_TITLES.includes(name);
}

function readRows(
  cells: readonly Cells[],
  { mode, price, size }: Layout,
  currency: Currency,
): ({ readonly ok: true } & MarketFile) | MarketFileRefusal {
  const rows: MarketRow[] = [];
  const skipped: SkippedRow[] = [];
  for (const { row, cells: line } of cells) {
    const text = line[price] ?? "";
    const read = readPrice(text, currency);
    if (typeof read === "string") skipped.push({ row, reason: read, text });
    else {
      const sizeSqm = size === null ? null : readNumber(line[size] ?? "", "size");
      rows.push({ row, priceMinor: read, sizeSqm });
    }
  }
  return rows.length === 0
    ? { ...refuse("NO_VALID_PRICES"), skipped }
    : { ok: true, mode, hasSizeColumn: size !== null, rows, skipped };
}

/** R-I03: minor units, with excess decimals rounded; or why it is no price. */
function readPrice(text: string, currency: Currency): number | SkipReason {
  if (text.trim() === "") return "missing";
  const value = readNumber(text, "price");
  if (value === null) return "not_a_number";
  if (value.numerator > HIGHEST_PRICE * value.denominator) return "too_large";
  const scale = 10n ** BigInt(minorDigits(currency));
  const minor = roundRational({ ...value, numerator: value.numerator * scale });
  return minor > 0 ? minor : "not_positive";
}

function invalid(fault: FormatFault, row: number | null): MarketFileRefusal {
  return { ...refuse("INVALID_CSV"), fault, row };
}
