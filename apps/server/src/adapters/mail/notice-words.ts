import type { MoneyText } from "@keystead/contract/wire";
import type { Language } from "@keystead/domain/languages";

import type { NoticeMailLine } from "#kernel/jobs/mail-jobs.ts";
import { counted, noticeTexts } from "./notice-texts.ts";

/** English as the screens write it. */
const locales: Readonly<Record<Language, string>> = { en: "en-GB", es: "es", de: "de", fr: "fr", it: "it" };

/** What a line says beside whom it is about: mostly one sentence, of a week several. */
export function wordsOf(line: Pick<NoticeMailLine, "kind" | "facts">, language: Language): readonly string[] {
  const text = noticeTexts[language];
  const { amounts = [], dueOn, endsOn, daysLate = 0 } = line.facts;
  const fill = (words: string, day?: string): string =>
    words.replace("{amount}", moneyIn(amounts, language)).replace("{date}", dayIn(day, language));
  switch (line.kind) {
    case "rent_due":
      return [fill(text.dueOn, dueOn)];
    case "rent_overdue":
      return [fill(counted(language, text.daysLate, daysLate))];
    case "lease_ending":
      return [fill(text.endsOn, endsOn)];
    case "task_due":
      return [fill(text.taskDueOn, dueOn)];
    case "task_given":
      return [text.given];
    case "invitation_accepted":
      return [text.accepted];
    case "weekly_summary":
      return weekIn(line.facts, language);
  }
}

function weekIn(facts: NoticeMailLine["facts"], language: Language): readonly string[] {
  const { week } = noticeTexts[language];
  const { amounts = [], coming = [], lateLeases = 0, endingLeases = 0 } = facts;
  const late = counted(language, week.late, lateLeases).replace("{amount}", moneyIn(amounts, language));
  return [
    lateLeases === 0 ? week.nothingLate : late,
    ...(coming.length === 0 ? [] : [week.coming.replace("{amount}", moneyIn(coming, language))]),
    ...(endingLeases === 0 ? [] : [counted(language, week.ending, endingLeases)]),
  ];
}

/** Amounts of several currencies side by side, never added. */
export function moneyIn(amounts: readonly MoneyText[], language: Language): string {
  return amounts
    .map(({ amount, currency }) =>
      new Intl.NumberFormat(locales[language], {
        style: "currency",
        currency,
        useGrouping: "always",
        // Decimal text of R-A02, which the formatter takes digit by digit.
      }).format(amount as Intl.StringNumericLiteral),
    )
    .join(" + ");
}

export function dayIn(day: string | undefined, language: Language): string {
  if (day === undefined) return "";
  return new Intl.DateTimeFormat(locales[language], {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  }).format(new Date(`${day}T00:00:00Z`));
}
