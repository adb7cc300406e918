import {
  apartSums,
  csvDecimals,
  csvSeparators,
  exportAmounts,
  exportedLists,
  reportFormats,
  reports,
} from "@keystead/domain/exports";
import { oc } from "@orpc/contract";
import * as z from "zod/mini";

import { memberRefusals } from "../errors.ts";
import { MissingRateView } from "../fx/index.ts";
import { Amount, LanguageCode, PeriodText, BulkIds } from "../wire/index.ts";

const reportFields = {
  report: z.enum(reports, { error: "INVALID_REPORT" }),
  period: PeriodText,
  /** Absent: all properties. */
  propertyIds: z.optional(BulkIds),
  amounts: z._default(z.enum(exportAmounts), "base"),
  /** Language of the headings and of the notes below a table. */
  language: z._default(LanguageCode, "en"),
};

/** One of the reports, over a month, quarter or year. */
export const ReportQuery = z.strictObject(reportFields);
export type ReportQuery = z.infer<typeof ReportQuery>;

/** What a report would contain, as its file would show it; as a CSV by default. */
export const PreviewQuery = z.strictObject({
  ...reportFields,
  format: z._default(z.enum(reportFormats, { error: "INVALID_FORMAT" }), "csv"),
});
export type PreviewQuery = z.infer<typeof PreviewQuery>;

/** Format of a CSV: comma and decimal point by default (R-N02). */
const file = {
  separator: z._default(z.enum(csvSeparators), ","),
  decimal: z._default(z.enum(csvDecimals), "."),
};

export const ReportOrder = z.strictObject({
  ...reportFields,
  ...file,
  format: z.enum(reportFormats, { error: "INVALID_FORMAT" }),
});
export type ReportOrder = z.infer<typeof ReportOrder>;

/** A list as its screen shows it: `query` is the input of the list's own call; paging is ignored. */
export const ListOrder = z.strictObject({
  list: z.enum(exportedLists, { error: "INVALID_LIST" }),
  query: z._default(z.record(z.string(), z.unknown()), {}),
  language: reportFields.language,
  ...file,
  /** A PDF holds only the columns meant for paper (`paperColumns` of the domain). */
  format: z.enum(reportFormats, { error: "INVALID_FORMAT" }),
});
export type ListOrder = z.infer<typeof ListOrder>;

export const ReportPreview = z.object({
  /** Number of rows, totals included. */
  rows: z.number(),
  columns: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      isNumber: z.boolean(),
      isShown: z.boolean(),
      /** An empty cell of this column means a missing rate. */
      needsRate: z.boolean(),
    }),
  ),
  /** The first rows, cell by cell as the file shows them, with a decimal point for a CSV; null is an empty cell. */
  first: z.array(z.array(z.nullable(z.string()))),
  /**
   * The total of each amount column by currency; currencies are never added. A column that lacks a rate has no total in
   * that currency. `apart` names a total of what is not the landlord's own (R-C13, R-A09, R-C12); null = the landlord's
   * own.
   */
  sums: z.array(
    z.object({
      key: z.string(),
      currency: z.string(),
      amount: Amount,
      apart: z.nullable(z.enum(apartSums)),
    }),
  ),
  /** Missing rates, for which cells stay empty and totals are withheld (R-B05). */
  missing: z.array(MissingRateView),
  /** Missing rates of months to come (R-B10): not an alarm. */
  ahead: z.array(MissingRateView),
  /**
   * PDF only: the characters of the rows read that no font of the product can draw, each once. They are printed as
   * boxes.
   */
  withoutFont: z.array(z.string()),
  /** The owner's base currency. */
  base: z.string(),
  /** The last month with something to export; null where there is none. */
  lastMonth: z.nullable(z.string()),
  /** Without the file extension. */
  fileName: z.string(),
});
export type ReportPreview = z.infer<typeof ReportPreview>;

const member = oc.errors(memberRefusals);

export const exportsContract = {
  /** What a report would contain: the number of rows, the first of them, the totals, the missing rates. */
  preview: member
    .route({ method: "GET", path: "/exports/preview" })
    .input(PreviewQuery)
    .output(ReportPreview),
};
