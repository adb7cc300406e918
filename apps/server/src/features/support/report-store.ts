import { MOST_REPORTS, type ReportType } from "@keystead/domain/support";
import { eq } from "#kernel/db/drizzle.ts";

import type { Tx } from "#kernel/db/tx.ts";
import { supportReports } from "#kernel/db/schema/index.ts";

export type ReportToStore = {
  readonly type: ReportType;
  readonly message: string;
  readonly userEmail: string;
  readonly page: string;
  readonly userAgent: string;
  readonly userId: string | null;
  readonly createdAt: Date;
};

/** Null if the table is full. */
export async function insertReport(tx: Tx, report: ReportToStore): Promise<string | null> {
  if ((await tx.$count(supportReports)) >= MOST_REPORTS) return null;
  const [row] = await tx.insert(supportReports).values(report).returning({ id: supportReports.id });
  if (row === undefined) throw new Error("A report that was not stored.");
  return row.id;
}

export async function markReportSent(tx: Tx, id: string): Promise<void> {
  await tx.update(supportReports).set({ telegramSent: true }).where(eq(supportReports.id, id));
}
