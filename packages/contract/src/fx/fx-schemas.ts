import { MOST_AT_ONCE } from "@keystead/domain/lists";
import * as z from "zod/mini";

import { Amount, CurrencyCode, MonthText, Version } from "../wire/index.ts";

/** 1 unit of base = `rate` units of quote, as entered. */
export const RateView = z.object({
  period: z.string(),
  base: z.string(),
  quote: z.string(),
  rate: z.string(),
});
export type RateView = z.infer<typeof RateView>;

/** Records of one currency in one month, and the rate they are converted with (R-B03). */
export const ConvertedView = z.object({
  period: z.string(),
  from: z.string(),
  records: z.number(),
  /** Σ in their own currency. */
  original: Amount,
  /** Σ of the records, each converted and rounded (R-B06). */
  amount: Amount,
  path: z.enum(["direct", "inverse", "cross"]),
  /** The intermediate currency of a cross rate; else null. */
  via: z.nullable(z.string()),
  /** One stored rate, or the two of a cross rate. */
  legs: z.array(RateView),
});
export type ConvertedView = z.infer<typeof ConvertedView>;

/** A month without a rate between two currencies, and how many records wait for it. */
export const MissingRateView = z.object({
  period: z.string(),
  from: z.string(),
  to: z.string(),
  records: z.number(),
});
export type MissingRateView = z.infer<typeof MissingRateView>;

/** A sum over currencies in the base currency of the workspace's owner. */
export const BaseSum = z.object({
  currency: z.string(),
  /** Null while a rate is missing (R-B05): the sums by currency stand alone. */
  total: z.nullable(Amount),
  converted: z.array(ConvertedView),
  missing: z.array(MissingRateView),
  /** Missing rates of months to come (R-B10): not an alarm. */
  ahead: z.array(MissingRateView),
});
export type BaseSum = z.infer<typeof BaseSum>;

/** The figures of a portfolio or property in the base currency; null where the sums by currency are already in it. */
export const BaseFigures = z.object({
  settled: z.nullable(BaseSum),
  expected: z.nullable(BaseSum),
  overdue: z.nullable(BaseSum),
  received: z.nullable(BaseSum),
  spent: z.nullable(BaseSum),
  /** Received less spent (R-F08). */
  net: z.nullable(BaseSum),
  /** At the rate of the current month (R-B07). */
  held: z.nullable(BaseSum),
});
export type BaseFigures = z.infer<typeof BaseFigures>;

/** Most months of one grid. */
export const MOST_RATE_MONTHS = 36;
const RATE_MONTHS = 7;

export const RateGridQuery = z.strictObject({
  /** Number of months, `last` included. */
  months: z._default(
    z.coerce.number().check(z.int(), z.minimum(1), z.maximum(MOST_RATE_MONTHS)),
    RATE_MONTHS,
  ),
  /** Absent: the current month. */
  last: z.optional(MonthText),
});

export const RateGrid = z.object({
  baseCurrency: z.string(),
  currentMonth: z.string(),
  /** Oldest first. */
  months: z.array(z.string()),
  /**
   * Pairs in use: those of the currencies of records, leases and properties, and every pair that has a rate; in the
   * direction in which they are shown and typed.
   */
  pairs: z.array(z.object({ base: z.string(), quote: z.string() })),
  rates: z.array(
    z.extend(RateView, {
      id: z.string(),
      version: z.number(),
      /** How many records are converted with it. */
      records: z.number(),
    }),
  ),
  /** By month, then currency. */
  missing: z.array(MissingRateView),
  /** The person to ask for a rate. */
  owner: z.string(),
});
export type RateGrid = z.infer<typeof RateGrid>;

/** A longer text is not a rate. */
const RATE_TEXT_LIMIT = 32;

/** One cell: its new rate, or null to clear it; `version` as read, null where the cell was empty. */
export const RateChange = z.strictObject({
  period: MonthText,
  base: CurrencyCode,
  quote: CurrencyCode,
  rate: z.nullable(
    z.string({ error: "FX_INVALID_RATE" }).check(z.maxLength(RATE_TEXT_LIMIT, { error: "FX_INVALID_RATE" })),
  ),
  version: z.nullable(Version),
});
export type RateChange = z.infer<typeof RateChange>;

export const RateChanges = z.strictObject({
  changes: z.array(RateChange).check(z.minLength(1), z.maxLength(MOST_AT_ONCE)),
});

/** `trashId` restores what was cleared; null where nothing was. */
export const RatesSaved = z.object({ saved: z.number(), trashId: z.nullable(z.string()) });
export type RatesSaved = z.infer<typeof RatesSaved>;

/** What saving would do to the records of these months; unaffected records are left out. */
export const RatesPreview = z.object({
  currency: z.string(),
  effects: z.array(
    z.object({
      period: z.string(),
      from: z.string(),
      records: z.number(),
      /** Money in less money out in this currency and month. */
      before: z.nullable(Amount),
      after: z.nullable(Amount),
    }),
  ),
});
export type RatesPreview = z.infer<typeof RatesPreview>;
