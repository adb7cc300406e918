import type { PreviewQuery } from "@keystead/contract/exports";
import { type Period, periodText } from "@keystead/domain/calendar";
import {
  type CsvDecimal,
  csvDecimals,
  type CsvSeparator,
  csvSeparators,
  exportAmounts,
  type ExportAmounts,
  presetForm,
  reports,
  type Report,
  reportFormats,
  type ReportFormat,
} from "@keystead/domain/exports";
import { useSearchParams } from "react-router";

import { useLanguage } from "../../ui/text/use-language.ts";
import { useShownPeriod } from "../ledger/public.ts";

/** What the screen is set to; all of it stands in the address. */
export type ReportChoice = {
  readonly report: Report;
  readonly period: Period;
  /** None = all of them. */
  readonly propertyIds: readonly string[];
  readonly amounts: ExportAmounts;
  readonly format: ReportFormat;
  readonly separator: CsvSeparator;
  readonly decimal: CsvDecimal;
};

/** Names in the address beside the period. */
type Chosen = "of" | Exclude<keyof ReportChoice, "report" | "period">;

type Choosing = {
  readonly choice: ReportChoice;
  /** What is asked of the server for it. */
  readonly query: Required<Pick<PreviewQuery, "report" | "period" | "amounts" | "language" | "format">> & {
    readonly propertyIds?: string;
  };
  readonly shown: ReturnType<typeof useShownPeriod>;
  /** Under its name in the address: `report` would open the dialog that reports a problem. */
  readonly set: (name: Chosen, value: string) => void;
};

export function useReportChoice(): Choosing {
  const [params, setParams] = useSearchParams();
  const shown = useShownPeriod();
  const language = useLanguage();
  const preset = presetForm(language);
  const oneOf = <Value extends string>(name: string, values: readonly Value[], otherwise: Value): Value =>
    values.find((value) => value === params.get(name)) ?? otherwise;
  const choice: ReportChoice = {
    report: oneOf("of", reports, "income"),
    period: shown.period,
    // A link of before names one.
    propertyIds: (params.get("propertyIds") ?? params.get("propertyId") ?? "")
      .split(",")
      .filter((id) => id !== ""),
    amounts: oneOf("amounts", exportAmounts, "base"),
    format: oneOf("format", reportFormats, "xlsx"),
    separator: oneOf("separator", csvSeparators, preset.separator),
    decimal: oneOf("decimal", csvDecimals, preset.decimal),
  };
  return {
    choice,
    shown,
    query: {
      report: choice.report,
      period: periodText(choice.period),
      amounts: choice.amounts,
      format: choice.format,
      language,
      ...(choice.propertyIds.length === 0 ? {} : { propertyIds: choice.propertyIds.join(",") }),
    },
    set: (name, value) => {
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          if (name === "propertyIds") next.delete("propertyId");
          if (value === "") next.delete(name);
          else next.set(name, value);
          return next;
        },
        { replace: true, preventScrollReset: true },
      );
    },
  };
}
