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

/** The settings of the screen, all kept in the address. */
export type ReportChoice = {
  readonly report: Report;
  readonly period: Period;
  /** Empty for all of them. */
  readonly propertyIds: readonly string[];
  readonly amounts: ExportAmounts;
  readonly format: ReportFormat;
  readonly separator: CsvSeparator;
  readonly decimal: CsvDecimal;
};

/** The parameters besides the period. */
type Chosen = "of" | Exclude<keyof ReportChoice, "report" | "period">;

type Choosing = {
  readonly choice: ReportChoice;
  /** The input of the preview query. */
  readonly query: Required<Pick<PreviewQuery, "report" | "period" | "amounts" | "language" | "format">> & {
    readonly propertyIds?: string;
  };
  readonly shown: ReturnType<typeof useShownPeriod>;
  /** The address parameter: `report` would open the dialog that reports a problem. */
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
    // Older links name a single property.
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
