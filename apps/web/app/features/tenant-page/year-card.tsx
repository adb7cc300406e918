import type { TenantLease, TenantOverview } from "@keystead/contract/tenants";
import { IconMinus } from "@tabler/icons-react";

import { formatDay, formatMoney, formatMonth } from "../../lib/format/format.ts";
import { intlLocales } from "../../lib/language/languages.ts";
import { useLanguage } from "../../ui/text/use-language.ts";
import { useTranslation } from "../../ui/text/use-translation.ts";
import { toneOfMonth } from "../leases/public.ts";
import { tenantHomeOf } from "./tenant-home.ts";
import "./year-card.css";
import "../../ui/text/tone.css";

type Year = TenantOverview["year"];
type YearCardProps = { readonly year: Year; readonly leases: readonly TenantLease[] };

/** The maximum number of months with a word such as "scaduto" in one row of twelve; a day is shorter. */
const MOST_WORDS = 4;

/** Twelve squares: how and on which day each month was paid. */
export function YearCard({ year, leases }: YearCardProps) {
  const { t } = useTranslation("tenant-page");
  const language = useLanguage();
  const money = (sums: Year["settled"]) =>
    new Intl.ListFormat(intlLocales[language]).format(sums.map((sum) => formatMoney(sum, language)));
  const wordCount = year.months.filter(({ state, settledOn }) => state !== null && settledOn === null).length;
  const settled = year.settled.length > 0 ? money(year.settled) : "";
  return (
    <section className="ks-card" aria-labelledby="year">
      <div className="ks-card-head">
        <h2 id="year">{t("year.title")}</h2>
        {year.billed.length === 0 ? null : (
          <span className="ks-second">
            {settled === ""
              ? t("year.nothingOf", { billed: money(year.billed) })
              : t("year.settledOf", { settled, billed: money(year.billed) })}
          </span>
        )}
      </div>
      <ol className="ks-year-card" data-many-words={wordCount > MOST_WORDS}>
        {year.months.map((month) => (
          <Month key={month.period} month={month} />
        ))}
      </ol>
      <p className="ks-card-text ks-second">
        <YearAnswer months={year.months} paymentDay={tenantHomeOf(leases)?.paymentDay ?? null} />
      </p>
    </section>
  );
}

type MonthProps = { readonly month: Year["months"][number] };

function Month({ month: { period, state, settledOn, paidLate } }: MonthProps) {
  const { t } = useTranslation(["tenant-page", "leases"]);
  const language = useLanguage();
  const dayWord = useDayWord();
  const name = formatMonth(period, language);
  const message =
    state === null
      ? t("year.none", { month: name })
      : settledOn === null
        ? t("leases:stripMonth", { month: name, state: t(`leases:state.${state}`) })
        : t(paidLate ? "year.paidLate" : "year.paidOn", { month: name, day: formatDay(settledOn, language) });
  const look = state === null ? null : toneOfMonth(state);
  const Icon = look?.icon ?? IconMinus;
  return (
    <li
      {...(look === null ? {} : { className: `ks-tone-${look.tone}` })}
      data-paid-late={paidLate}
      title={message}
    >
      <span className="ks-visually-hidden">{message}</span>
      <span aria-hidden="true">
        <Icon size={16} stroke={1.8} aria-hidden />
        <b>{formatMonth(period, language, "short")}</b>
        <small>{small()}</small>
      </span>
    </li>
  );

  function small(): string {
    if (settledOn === null) return state === null ? "" : t(`year.short.${state}`);
    // A payment in another month shows that month.
    return settledOn.startsWith(period) ? dayWord(settledOn) : formatDay(settledOn, language, "short");
  }
}

function YearAnswer({
  months,
  paymentDay,
}: {
  readonly months: Year["months"];
  readonly paymentDay: number | null;
}) {
  const { t } = useTranslation("tenant-page");
  const language = useLanguage();
  const dayWord = useDayWord();
  const paid = months.filter(({ settledOn }) => settledOn !== null);
  const counts = [
    { word: "year.inTime", count: paid.filter(({ paidLate }) => !paidLate).length },
    { word: "year.paidLateCount", count: paid.filter(({ paidLate }) => paidLate).length },
    { word: "year.part", count: months.filter(({ state }) => state === "partially_paid").length },
    {
      word: "year.unpaid",
      count: months.filter(({ state }) => state === "overdue" || state === "due").length,
    },
  ] as const;
  const list = counts.filter(({ count }) => count > 0).map(({ word, count }) => t(word, { count }));
  const parts = new Intl.ListFormat(intlLocales[language], { type: "unit" }).format(list);
  const due =
    paymentDay === null
      ? t("year.day")
      : t("year.dayDue", { day: dayWord(`2000-01-${String(paymentDay).padStart(2, "0")}`) });
  return parts === "" ? due : `${due} ${parts}.`;
}

/** The day of a month as the language counts it: "5th", "5.", "1er". */
function useDayWord(): (day: string) => string {
  const { t } = useTranslation("tenant-page");
  const language = useLanguage();
  const rules = new Intl.PluralRules(language, { type: "ordinal" });
  return (day) => {
    const number = Number(day.slice(-2));
    const form = rules.select(number);
    return t(`ordinal.${form === "zero" ? "other" : form}`, { day: number });
  };
}
