import type { NewReport } from "@keystead/contract/support";
import { readEmail } from "@keystead/domain/text";

import type { Deps } from "#deps.ts";
import { badField, refusal, refuseVisit } from "#kernel/api/index.ts";
import type { SignedIn } from "#kernel/api/session/look-up-session.ts";
import { limitKeyOf } from "#kernel/http/client-ip.ts";
import { EVERYBODY, takeAttempts, type Attempt, type Limit } from "#kernel/http/admission/rate-limit.ts";
import { insertReport, markReportSent } from "./report-store.ts";

const HOUR_MS = 60 * 60_000;
const REPORTS: Limit = { name: "report", max: 5, windowMs: HOUR_MS };
const REPORTS_OF_ONE: Limit = { name: "report-account", max: 10, windowMs: HOUR_MS };
/**
 * One limit for all visitors and another for all accounts: each report costs a row, a mail and a message, and a flood
 * from visitors must not block signed-in users.
 */
export const REPORTS_OF_VISITORS: Limit = { name: "report-visitors", max: 60, windowMs: HOUR_MS };
const REPORTS_OF_ACCOUNTS: Limit = { name: "report-accounts", max: 120, windowMs: HOUR_MS };
/** After this time an operator may have made room. */
const FULL_FOR_SECONDS = 3_600;

export type Reporter = { readonly who: SignedIn | null; readonly clientIp: string };

export type Receipt = { readonly ticketId: string; readonly telegramSent: boolean };

/** Stored before it is sent, so that a failure of the messenger cannot lose the report. */
export async function sendReport(deps: Deps, reporter: Reporter, report: NewReport): Promise<Receipt> {
  // Refused, because the operator would get a mail from a person without an address.
  if (reporter.who !== null) refuseVisit(reporter.who.user);
  const input = report.userEmail === "" ? (reporter.who?.user.email ?? "") : report.userEmail;
  if (input === "") throw badField(["userEmail"], "EMAIL_REQUIRED");
  const userEmail = readEmail(input);
  if (userEmail === null) throw badField(["userEmail"], "INVALID_EMAIL");
  const unclean = (["message", "page", "userAgent"] as const).find(
    (field) => report[field].includes("\u0000") || !report[field].isWellFormed(),
  );
  if (unclean !== undefined) throw badField([unclean], "INVALID_TEXT");
  const verdict = await takeAttempts(deps, attemptsOf(reporter));
  if (!verdict.allowed) throw refusal("TOO_MANY_REQUESTS", { retryAfterSeconds: verdict.retryAfterSeconds });
  const ticketId = await deps.db.asSystem(async (tx) => {
    const id = await insertReport(tx, {
      ...report,
      userEmail,
      userId: reporter.who?.user.id ?? null,
      createdAt: deps.clock.now(),
    });
    if (id === null) return null;
    const { email: operator } = deps.env.operator;
    if (operator !== "")
      await deps.mails.post(tx, {
        kind: "support_report",
        to: operator,
        report: { ...report, userEmail, ticketId: id },
      });
    return id;
  });
  if (ticketId === null) {
    deps.log.error("no more reports are stored");
    throw refusal("TOO_MANY_REQUESTS", { retryAfterSeconds: FULL_FOR_SECONDS });
  }
  // The message contains only ticket and type, because what people write is for the operator alone.
  const telegramSent =
    (await deps.telegram?.send(
      `${deps.env.appName}: ${report.type === "bug" ? "bug report" : "support request"} ${ticketId.slice(0, 8)}`,
    )) ?? false;
  if (telegramSent) await deps.db.asSystem((tx) => markReportSent(tx, ticketId));
  return { ticketId, telegramSent };
}

function attemptsOf({ who, clientIp }: Reporter): readonly Attempt[] {
  const address: Attempt = [REPORTS, limitKeyOf(clientIp)];
  return who === null
    ? [address, [REPORTS_OF_VISITORS, EVERYBODY]]
    : [address, [REPORTS_OF_ONE, who.user.id], [REPORTS_OF_ACCOUNTS, EVERYBODY]];
}
