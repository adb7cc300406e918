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
import { Amount, Language, PeriodText, BulkIds } from "../wire/index.ts";

const asked = {
  report: z.enum(reports, { error: "INVALID_REPORT" }),
  period: PeriodText,
  /** None = all of them. */
  propertyIds: z.optional(BulkIds),
  amounts: z._default(z.enum(exportAmounts), "base"),
  /** Of the headings and of what is said below a table. */
  language: z._default(Language, "en"),
};

/** One of the reports, over a month, quarter or year. */
export const ReportQuery = z.strictObject(asked);
export type ReportQuery = z.infer<typeof ReportQuery>;

/** What one of them would hold, as its file would say it: for programs unless a form is named. */
export const PreviewQuery = z.strictObject({
  ...asked,
  format: z._default(z.enum(reportFormats, { error: "INVALID_FORMAT" }), "csv"),
});
export type PreviewQuery = z.infer<typeof PreviewQuery>;

/** How a file is written: a comma and a point unless it says otherwise (R-N02). */
const file = {
  separator: z._default(z.enum(csvSeparators), ","),
  decimal: z._default(z.enum(csvDecimals), "."),
};

export const ReportOrder = z.strictObject({
  ...asked,
  ...file,
  format: z.enum(reportFormats, { error: "INVALID_FORMAT" }),
});
export type ReportOrder = z.infer<typeof ReportOrder>;

/** A list as its screen shows it: `query` is what the list's own call takes; its pages are left out. */
export const ListOrder = z.strictObject({
  list: z.enum(exportedLists, { error: "INVALID_LIST" }),
  query: z._default(z.record(z.string(), z.unknown()), {}),
  language: asked.language,
  ...file,
  /** On paper only what is handed to somebody (`paperColumns` of the domain). */
  format: z.enum(reportFormats, { error: "INVALID_FORMAT" }),
});
export type ListOrder = z.infer<typeof ListOrder>;

export const ReportPreview = z.object({
  /** How many rows there are, with those that add up others. */
  rows: z.number(),
  columns: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      isNumber: z.boolean(),
      isShown: z.boolean(),
      /** An empty cell of it lacks a rate. */
      needsRate: z.boolean(),
    }),
  ),
  /** The first of them, cell by cell as the file shows them, a CSV with a point; null is an empty cell. */
  first: z.array(z.array(z.nullable(z.string()))),
  /**
   * What each column of amounts comes to, by currency; never added. Without those that lack a rate. `apart` names what is no part of
   * one's own (R-C13, R-A09, R-C12); null = one's own.
   */
  sums: z.array(
    z.object({
      key: z.string(),
      currency: z.string(),
      amount: Amount,
      apart: z.nullable(z.enum(apartSums)),
    }),
  ),
  /** Rates without which cells stay empty and totals are withheld (R-B05). */
  missing: z.array(MissingRateView),
  /** Of months that have not begun (R-B10): no alarm. */
  ahead: z.array(MissingRateView),
  /** Of a PDF: what no font of the product can draw of the rows that were read, mark by mark. They stand as boxes in it. */
  withoutFont: z.array(z.string()),
  /** The owner's base currency. */
  base: z.string(),
  /** The last month that has something to export; null where nothing has. */
  lastMonth: z.nullable(z.string()),
  /** Without its ending. */
  fileName: z.string(),
});
export type ReportPreview = z.infer<typeof ReportPreview>;

const member = oc.errors(memberRefusals);

export const exportsContract = {
  /** What a report would hold: how many rows, the first of them, the sums, the rates it lacks. */
  preview: member
    .route({ method: "GET", path: "/exports/preview" })
    .input(PreviewQuery)
    .output(ReportPreview),
};
