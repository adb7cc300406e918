import type { CurrencyAmount } from "@keystead/contract/wire";
import type { Language } from "@keystead/domain/languages";
import { currency as currencyOf, minorDigits } from "@keystead/domain/money";
import { counted } from "@keystead/messages/counted";
import { fill } from "@keystead/messages/fill";
import { messagesOf } from "@keystead/messages/messages-of";

import type { NoticeMailLine } from "#kernel/jobs/mail-orders.ts";

const texts = messagesOf("mails/notices");

/** British English, as on the screens. */
const locales: Readonly<Record<Language, string>> = { en: "en-GB", es: "es", de: "de", fr: "fr", it: "it" };

/** The text of a line, next to the name of its record: mostly one sentence, several for the weekly summary. */
export function noticeMessagesOf(
  line: Pick<NoticeMailLine, "kind" | "facts">,
  language: Language,
): readonly string[] {
  const text = texts[language];
  const { amounts = [], dueOn, endsOn, daysOverdue = 0 } = line.facts;
  const filled = (words: string, day?: string): string =>
    fill(words, { amount: mailAmounts(amounts, language), date: mailDay(day, language) });
  switch (line.kind) {
    case "rent_due":
      return [filled(text.dueOn, dueOn)];
    case "rent_overdue":
      return [filled(counted(text, "daysOverdue", { language, count: daysOverdue }))];
    case "lease_ending":
      return [filled(text.endsOn, endsOn)];
    case "task_due":
      return [filled(text.taskDueOn, dueOn)];
    case "task_given":
      return [text.given];
    case "booking_conflict":
      return [filled(text.conflict, dueOn)];
    case "turnover_unconfirmed":
      return [filled(text.turnover[line.facts.turnover ?? "unanswered"], dueOn)];
    case "turnover_done":
      return [text.turnover.done];
    case "turnover_problem":
      return [text.problem[line.facts.problem ?? "damage"]];
    case "job_soon":
      return [filled(text.job.soon, dueOn)];
    case "job_changed":
      return [filled(text.job.changed, dueOn)];
    case "invitation_accepted":
      return [text.accepted];
    case "address_renewed":
      return [text.renewed[line.facts.address ?? "calendar_feed"]];
    case "weekly_summary":
      return weekIn(line.facts, language);
  }
}

function weekIn(facts: NoticeMailLine["facts"], language: Language): readonly string[] {
  const { week } = texts[language];
  const { amounts = [], coming = [], overdueLeases = 0, endingLeases = 0 } = facts;
  const overdue = counted(week, "overdue", { language, count: overdueLeases });
  return [
    overdueLeases === 0 ? week.nothingOverdue : fill(overdue, { amount: mailAmounts(amounts, language) }),
    ...(coming.length === 0 ? [] : [fill(week.coming, { amount: mailAmounts(coming, language) })]),
    ...(endingLeases === 0 ? [] : [counted(week, "ending", { language, count: endingLeases })]),
  ];
}

/** Amounts in several currencies are listed side by side, never added. */
export function mailAmounts(amounts: readonly CurrencyAmount[], language: Language): string {
  return amounts
    .map(({ amount, currency }) =>
      // Decimal text (R-A02), which the formatter takes digit by digit.
      withMinusSign(formatOfMoney(currency, language).format(amount as Intl.StringNumericLiteral)),
    )
    .join(" + ");
}

/** The minus sign of the screens, U+2212. The only hyphen in a formatted number is its minus. */
export function withMinusSign(text: string): string {
  return text.replace("-", "\u2212");
}

/** Creating a formatter is slow, and a statement has hundreds of amounts. */
const moneyFormats = new Map<string, Intl.NumberFormat>();

function formatOfMoney(currency: string, language: Language): Intl.NumberFormat {
  const known = moneyFormats.get(`${language} ${currency}`);
  if (known !== undefined) return known;
  // For 16 currencies Intl and ISO 4217 differ in the number of digits (R-A01).
  const digits = minorDigits(currencyOf(currency));
  const made = new Intl.NumberFormat(locales[language], {
    style: "currency",
    currency,
    useGrouping: "always",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  moneyFormats.set(`${language} ${currency}`, made);
  return made;
}

export function mailDay(day: string | undefined, language: Language): string {
  return day === undefined ? "" : dateIn(day, language, "day");
}

/** For a column of a table. */
export function shortDayIn(day: string, language: Language): string {
  return dateIn(day, language, "shortDay");
}

/** `YYYY-MM` in words. */
export function monthIn(month: string, language: Language): string {
  return dateIn(`${month}-01`, language, "month");
}

const dateForms = {
  day: { day: "numeric", month: "long", year: "numeric" },
  shortDay: { dateStyle: "medium" },
  month: { month: "long", year: "numeric" },
} as const satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>;

const dateFormats = new Map<string, Intl.DateTimeFormat>();

function dateIn(day: string, language: Language, form: keyof typeof dateForms): string {
  const known = dateFormats.get(`${language} ${form}`);
  const format = known ?? new Intl.DateTimeFormat(locales[language], { ...dateForms[form], timeZone: "UTC" });
  if (known === undefined) dateFormats.set(`${language} ${form}`, format);
  const text = format.format(new Date(`${day}T00:00:00Z`));
  // French uses an ordinal for the first of a month, and for no other day.
  return language === "fr" ? text.replace(/^1 /, "1er ") : text;
}
