import { escaped } from "#kernel/escaped.ts";
import type { ReportMail } from "#kernel/jobs/mail-orders.ts";
import type { MailMessage } from "./mail-transport.ts";

/** To the operator, in English like the commands and the log; the person's message is included as plain text. */
export function composeReport({ to, report }: ReportMail, appName: string): MailMessage {
  const kind = report.type === "bug" ? "Bug report" : "Support request";
  const text = [
    report.message,
    "",
    `Ticket:  ${report.ticketId}`,
    `From:    ${report.userEmail}`,
    `Page:    ${report.page}`,
    `Browser: ${report.userAgent}`,
  ].join("\n");
  return {
    to,
    subject: `${appName}: ${kind} ${report.ticketId.slice(0, 8)}`,
    text,
    html: `<!doctype html><html lang="en"><body><pre style="font: 15px/1.5 sans-serif; white-space: pre-wrap">${escaped(text)}</pre></body></html>`,
  };
}
