import { ActionIcon } from "@mantine/core";
import { addToMonth, type Month, monthOf, parseMonth } from "@keystead/domain/calendar";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { useSearchParams } from "react-router";

import { formatMonth } from "../../lib/format.ts";
import { todayHere } from "../../lib/today.ts";
import { Segmented } from "../../ui/segmented.tsx";
import { useLanguage } from "../../ui/use-language.ts";
import { useShortcut } from "../../ui/use-shortcut.ts";
import { useTranslation } from "../../ui/use-translation.ts";
import { MONTHS, periodOf, type Span, spans } from "./shown-period.ts";
import "./income.css";

/** `?month=2026-03&period=quarter`: the quarter that holds the month. The month itself needs no `period`. */
export function useShownPeriod() {
  const [params, setParams] = useSearchParams();
  const month = parseMonth(params.get("month") ?? "") ?? monthOf(todayHere());
  const span = spans.find((one) => one === params.get("period")) ?? "month";
  const period = periodOf(span, month);
  const set = (change: { readonly month?: Month; readonly span?: Span }) => {
    setParams((before) => {
      const next = new URLSearchParams(before);
      if (change.month !== undefined) next.set("month", change.month);
      if (change.span === "month") next.delete("period");
      else if (change.span !== undefined) next.set("period", change.span);
      next.delete("page");
      return next;
    });
  };
  return {
    span,
    period,
    go: (by: 1 | -1) => {
      set({ month: addToMonth(period.first, by * MONTHS[span]) });
    },
    choose: (chosen: Span) => {
      set({ span: chosen });
    },
    /** That month under the same filters. */
    hrefOf: (one: string) => {
      const next = new URLSearchParams(params);
      for (const name of ["page", "period"]) next.delete(name);
      next.set("month", one);
      return `?${next}`;
    },
  };
}

/** "March 2026", "Quarter 1, 2026", "2026". */
export function usePeriodText(): (span: Span, first: Month) => string {
  const { t } = useTranslation("ledger");
  const language = useLanguage();
  return (span, first) => {
    const year = first.slice(0, 4);
    if (span === "month") return formatMonth(first, language);
    if (span === "year") return year;
    return t("quarterOf", { quarter: (Number(first.slice(5)) + 2) / 3, year });
  };
}

type PeriodSwitchProps = {
  readonly words: string;
  readonly span: Span;
  readonly onGo: (by: 1 | -1) => void;
  readonly onSpan: (span: Span) => void;
};

/** Which period is shown; the arrow keys change it too. */
export function PeriodSwitch({ words, span, onGo, onSpan }: PeriodSwitchProps) {
  const { t } = useTranslation("ledger");
  useShortcut("ArrowLeft", () => {
    onGo(-1);
  });
  useShortcut("ArrowRight", () => {
    onGo(1);
  });
  return (
    <>
      <Segmented<Span>
        label={t("period")}
        wide
        value={span}
        onChange={onSpan}
        options={spans.map((value) => ({ value, label: t(`span.${value}`) }))}
      />
      <span className="ks-income-switch" data-fills="line">
        <ActionIcon
          variant="default"
          size={40}
          aria-label={t(`previous.${span}`)}
          onClick={() => {
            onGo(-1);
          }}
        >
          <IconChevronLeft size={18} aria-hidden />
        </ActionIcon>
        <b aria-live="polite">{words}</b>
        <ActionIcon
          variant="default"
          size={40}
          aria-label={t(`next.${span}`)}
          onClick={() => {
            onGo(1);
          }}
        >
          <IconChevronRight size={18} aria-hidden />
        </ActionIcon>
      </span>
    </>
  );
}
