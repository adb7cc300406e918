import { ActionIcon } from "@mantine/core";
import {
  addToMonth,
  type Month,
  monthOf,
  MONTHS_IN,
  parsePeriod,
  type Period,
  periodOf,
  periodText,
  type PeriodSpan,
  spans,
} from "@keystead/domain/calendar";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { useSearchParams } from "react-router";

import { todayHere } from "../../../lib/format/today.ts";
import { Segmented } from "../../../ui/field/segmented.tsx";
import { useShortcut } from "../../../ui/focus/use-shortcut.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import "./period-switch.css";

/** `?period=2026-Q1`; the current month is the default. */
export function useShownPeriod() {
  const [params, setParams] = useSearchParams();
  const period = parsePeriod(params.get("period") ?? "") ?? periodOf("month", monthOf(todayHere()));
  const show = (next: Period) => {
    setParams((before) => withPeriod(before, next));
  };
  return {
    period,
    go: (by: 1 | -1) => {
      show(periodOf(period.span, addToMonth(period.first, by * MONTHS_IN[period.span])));
    },
    choose: (span: PeriodSpan) => {
      show(periodOf(span, period.first));
    },
    /** The address of that month with the same filters. */
    hrefOf: (month: Month) => `?${withPeriod(params, periodOf("month", month))}`,
  };
}

function withPeriod(before: URLSearchParams, period: Period): URLSearchParams {
  const next = new URLSearchParams(before);
  next.set("period", periodText(period));
  // It is a day of the previous period.
  next.delete("to");
  next.delete("page");
  return next;
}

type PeriodSwitchProps = {
  readonly words: string;
  readonly span: PeriodSpan;
  /** There is no later period yet. */
  readonly isLast?: boolean;
  readonly onGo: (by: 1 | -1) => void;
  readonly onSpan: (span: PeriodSpan) => void;
};

/** Chooses the period; the arrow keys change it too. */
export function PeriodSwitch({ words, span, isLast = false, onGo, onSpan }: PeriodSwitchProps) {
  const { t } = useTranslation("ledger");
  useShortcut("ArrowLeft", () => {
    onGo(-1);
  });
  useShortcut(
    "ArrowRight",
    () => {
      onGo(1);
    },
    !isLast,
  );
  return (
    <>
      <Segmented<PeriodSpan>
        label={t("period")}
        wide
        value={span}
        onChange={onSpan}
        options={spans.map((value) => ({ value, label: t(`span.${value}`) }))}
      />
      <span className="ks-period-switch" data-fills="line">
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
          disabled={isLast}
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
