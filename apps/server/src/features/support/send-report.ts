import type { NewReport } from "@keystead/contract/support";
import * as z from "zod/mini";

import type { Deps } from "#deps.ts";
import { badField, refusal } from "#kernel/api/index.ts";
import type { SignedIn } from "#kernel/api/session-lookup.ts";
import { limitKeyOf } from "#kernel/http/client-ip.ts";
import { takeAttempt, type Limit } from "#kernel/http/rate-limit.ts";
import { insertReport, markSent } from "./report-store.ts";

const REPORTS: Limit = { name: "report", max: 5, windowMs: 60 * 60_000 };

export type Reporter = { readonly who: SignedIn | null; readonly clientIp: string };

export type Receipt = { readonly ticketId: string; readonly telegramSent: boolean };

/** Stored first, told second: what the messenger does can no longer lose the report. */
export async function sendReport(deps: Deps, reporter: Reporter, report: NewReport): Promise<Receipt> {
  const userEmail = (report.userEmail === "" ? (reporter.who?.user.email ?? "") : report.userEmail)
    .normalize("NFKC")
    .toLowerCase();
  if (userEmail === "") throw badField(["userEmail"], "EMAIL_REQUIRED");
  if (!z.email().safeParse(userEmail).success) throw badField(["userEmail"], "INVALID_EMAIL");
  const unclean = (["message", "page", "userAgent"] as const).find(
    (field) => report[field].includes("\u0000") || !report[field].isWellFormed(),
  );
  if (unclean !== undefined) throw badField([unclean], "INVALID_TEXT");
  const verdict = await takeAttempt(deps, REPORTS, limitKeyOf(reporter.clientIp));
  if (!verdict.allowed) throw refusal("TOO_MANY_REQUESTS", { retryAfterSeconds: verdict.retryAfterSeconds });
  const ticketId = await deps.db.asSystem(async (tx) => {
    const id = await insertReport(tx, {
      ...report,
      userEmail,
      userId: reporter.who?.user.id ?? null,
      createdAt: deps.clock.now(),
    });
    const { email: operator } = deps.env.operator;
    if (operator !== "")
      await deps.mails.post(tx, {
        kind: "support_report",
        to: operator,
        report: { ...report, userEmail, ticketId: id },
      });
    return id;
  });
  // Ticket and type only: what people write goes to nobody but the operator.
  const telegramSent =
    (await deps.telegram?.send(
      `${deps.env.appName}: ${report.type === "bug" ? "bug report" : "support request"} ${ticketId.slice(0, 8)}`,
    )) ?? false;
  if (telegramSent) await deps.db.asSystem((tx) => markSent(tx, ticketId));
  return { ticketId, telegramSent };
}
