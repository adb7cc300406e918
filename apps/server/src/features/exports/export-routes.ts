import { ListOrder, ReportOrder } from "@keystead/contract/exports";
import type { Period } from "@keystead/domain/calendar";
import { exportFileName, listFileName } from "@keystead/domain/exports";
import type { ReportFormat, TableFormat } from "@keystead/domain/exports";
import { Hono } from "hono";
import { Readable } from "node:stream";

import type { ReportSheet } from "#adapters/printer/report-sheet.ts";
import type { Deps } from "#deps.ts";
import {
  bodyOf,
  drawn,
  inWorkspace,
  type MemberContext,
  memberRoute,
  postedAs,
  readWorkspace,
  refusal,
} from "#kernel/api/index.ts";
import { writeAudit } from "#kernel/audit/write-audit.ts";
import { attachment } from "#kernel/http/attachment.ts";
import type { HttpEnv } from "#kernel/http/context.ts";
import { takeAttempt, type Limit } from "#kernel/http/admission/rate-limit.ts";
import type { ReadRows } from "#kernel/registry/exported-list.ts";
import { openGuests } from "../bookings/index.ts";
import { assertFeature } from "../plans/index.ts";
import { begun, csvOf, mediaTypes, xlsxOf, type ExportTable } from "./export-file.ts";
import { sheetOfList } from "./lists/sheet-of-list.ts";
import { tableOfList } from "./lists/table-of-list.ts";
import { sheetOfReport } from "./reports/sheet-of-report.ts";
import { tableOfReport } from "./reports/table-of-report.ts";

/** Each export reads a whole table, in pages; other requests are served between pages. */
const EXPORTS: Limit = { name: "export", max: 60, windowMs: 3_600_000 };

/** `POST /api/exports/report` and `/list`: a report or a list as a file. Not a GET, because the audit records it. */
export function exportRoutes(deps: Deps): Hono<HttpEnv> {
  const routes = new Hono<HttpEnv>();
  routes.post(
    "/exports/report",
    memberRoute("export.read")(async (c, context) => {
      const order = postedAs(ReportOrder, await bodyOf(c));
      if (order.format === "pdf") assertFeature(context.scope, "pdf_export");
      await takeTurn(deps, context);
      const read: ReadRows = (run) => readWorkspace(context, run);
      const report = await tableOfReport(read, order, (sealed) => openGuests(deps, sealed));
      const pages = await begun(report.table.pages);
      if (pages === null) throw refusal("NOTHING_TO_EXPORT");
      const table = { ...report.table, pages };
      const { format } = order;
      const name = exportFileName(order.report, report.period, format);
      const of = { exported: order.report, ...monthsOf(report.period) };
      if (format !== "pdf") {
        await noteExport(context, of);
        return fileOf(table, { order: { ...order, format }, name, now: context.now });
      }
      const sheet = await sheetOfReport(read, order, { ...report, table });
      if (sheet === null) throw refusal("TOO_MANY_ROWS");
      return paperOf(deps, context, { sheet, name, of });
    }),
  );
  routes.post(
    "/exports/list",
    memberRoute("export.read")(async (c, context) => {
      const order = postedAs(ListOrder, await bodyOf(c));
      if (order.format === "pdf") assertFeature(context.scope, "pdf_export");
      const table = tableOfList(context, order);
      await takeTurn(deps, context);
      const pages = await begun(table.pages);
      if (pages === null) throw refusal("NOTHING_TO_EXPORT");
      const { format } = order;
      const name = listFileName(order.list, context.now, format);
      if (format !== "pdf") {
        await noteExport(context, { exported: order.list });
        return fileOf({ ...table, pages }, { order: { ...order, format }, name, now: context.now });
      }
      const sheet = await sheetOfList((run) => readWorkspace(context, run), order, { ...table, pages });
      if (sheet === null) throw refusal("TOO_MANY_ROWS");
      return paperOf(deps, context, { sheet, name, of: { exported: order.list } });
    }),
  );
  return routes;
}

/** What was exported, as the audit records it. */
type Exported = Readonly<Record<string, string>>;

function monthsOf({ first, last }: Period): Exported {
  return first === last ? { period: first } : { from: first, through: last };
}

type Paper = { readonly sheet: ReportSheet; readonly name: string; readonly of: Exported };

async function paperOf(deps: Deps, context: MemberContext, { sheet, name, of }: Paper): Promise<Response> {
  // Runs between two transactions, so that none is open while the printer works.
  const pdf = await drawn(deps.reportPrinter, context, sheet);
  await noteExport(context, of);
  return new Response(pdf, {
    headers: { ...headersOf("pdf", name), "content-length": String(pdf.byteLength) },
  });
}

async function takeTurn(deps: Deps, { scope }: MemberContext): Promise<void> {
  const verdict = await takeAttempt(deps, EXPORTS, scope.workspaceId);
  if (!verdict.allowed) throw refusal("TOO_MANY_REQUESTS", { retryAfterSeconds: verdict.retryAfterSeconds });
}

async function noteExport(context: MemberContext, changes: Exported): Promise<void> {
  await inWorkspace(context, (work) =>
    writeAudit(work, {
      action: "export",
      entity: "workspace",
      entityId: context.scope.workspaceId,
      changes,
    }),
  );
}

type Going = {
  readonly order: Pick<ReportOrder, "separator" | "decimal"> & { readonly format: TableFormat };
  readonly name: string;
  readonly now: Date;
};

/** Streams the file: each page is sent before the next one is read, and a client that disconnects ends it. */
function fileOf(table: ExportTable, { order, name, now }: Going): Response {
  const bytes = order.format === "csv" ? csvOf(table, order) : xlsxOf(table, now);
  return new Response(Readable.toWeb(Readable.from(bytes)) as unknown as BodyInit, {
    headers: headersOf(order.format, name),
  });
}

function headersOf(format: ReportFormat, name: string) {
  return {
    "content-type": mediaTypes[format],
    "content-disposition": attachment(name),
    "cache-control": "private, no-store",
    // If the file is opened as a page, it can run nothing, load nothing and not be framed.
    "content-security-policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
  };
}
