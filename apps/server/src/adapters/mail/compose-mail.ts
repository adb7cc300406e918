import type { ActionMail, MailOrder } from "#kernel/jobs/mail-jobs.ts";
import { composeCleanerReminder } from "./compose-cleaner-reminder.ts";
import { composeLetterMail } from "./compose-letter-mail.ts";
import { composeNotices } from "./compose-notices.ts";
import { composeFailure } from "./compose-failure.ts";
import { composeReport } from "./compose-report.ts";
import { composeTenantReminder } from "./compose-tenant-reminder.ts";
import { mailTexts } from "./mail-texts.ts";
import type { MailMessage } from "./mail-transport.ts";

const INK = "#1f2733";
const MUTED = "#5a6472";
const ACCENT = "#0b6e5f";

/** Puts an order into words, as HTML and as text. */
export async function composeMail(order: MailOrder, appName: string): Promise<MailMessage> {
  if (order.kind === "support_report") return composeReport(order, appName);
  if (order.kind === "erasure_failed") return composeFailure(order, appName);
  if (order.kind === "letter") return composeLetterMail(order, appName);
  if (order.kind === "cleaner_reminder") return composeCleanerReminder(order, appName);
  if (order.kind === "tenant_reminder") return composeTenantReminder(order, appName);
  return order.kind === "notices" ? composeNotices(order, appName) : composeAction(order, appName);
}

/**
 * The renderer is loaded with the first mail: most starts of a home
 * server never need it, and it weighs 50 MB.
 */
async function composeAction(order: ActionMail, appName: string): Promise<MailMessage> {
  const [{ createElement: h }, { Body, Button, Container, Head, Hr, Html, Preview, Text, render }] =
    await Promise.all([import("react"), import("react-email")]);
  const named = (words: string): string =>
    words.replaceAll("{app}", appName).replaceAll("{by}", () => order.by ?? "");
  const text = mailTexts[order.language][order.kind];
  const paragraph = (words: string, color: string) =>
    h(Text, { style: { fontSize: 16, lineHeight: "24px", color } }, words);
  const mail = h(
    Html,
    { lang: order.language },
    h(Head),
    h(Preview, null, named(text.lead)),
    h(
      Body,
      {
        style: {
          fontFamily: "Inter, 'Segoe UI', Helvetica, Arial, sans-serif",
          backgroundColor: "#f5f6f8",
          padding: "24px 0",
        },
      },
      h(
        Container,
        { style: { backgroundColor: "#ffffff", borderRadius: 8, padding: 32, maxWidth: 520 } },
        h(Text, { style: { fontSize: 18, fontWeight: 600, color: INK, margin: 0 } }, appName),
        paragraph(named(text.lead), INK),
        h(
          Button,
          {
            href: order.url,
            style: {
              backgroundColor: ACCENT,
              color: "#ffffff",
              borderRadius: 6,
              padding: "12px 20px",
              fontSize: 16,
            },
          },
          named(text.action),
        ),
        h(Hr, { style: { margin: "24px 0" } }),
        paragraph(named(text.note), MUTED),
      ),
    ),
  );
  return {
    to: order.to,
    subject: named(text.subject),
    html: await render(mail),
    text: await render(mail, { plainText: true }),
  };
}
