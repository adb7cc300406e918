import {
  csvDecimals,
  csvSeparators,
  exportAmounts,
  MOST_PDF_ROWS,
  presetForm,
  reportFormats,
} from "@keystead/domain/exports";
import { planForFeature } from "@keystead/domain/plans";
import { Link } from "react-router";

import { useLanguage } from "../../ui/text/use-language.ts";
import { Segmented } from "../../ui/field/segmented.tsx";
import { useTranslation } from "../../ui/text/use-translation.ts";
import { PropertiesMenu } from "../properties/public.ts";
import type { ReportChoice, useReportChoice } from "./use-report-choice.ts";
import { usePdfInPlan } from "./use-pdf-in-plan.ts";
import "./exports.css";

type ReportOptionsProps = {
  readonly choosing: ReturnType<typeof useReportChoice>;
  /** The base currency, once it is known. */
  readonly base: string | null;
  /** The number of rows, once it is known. */
  readonly rows: number;
};

const marks = { ",": "comma", ";": "semicolon", ".": "point" } as const;

/** Properties, currency and file format. */
export function ReportOptions({ choosing, base, rows }: ReportOptionsProps) {
  const { t } = useTranslation("exports");
  const { choice, set } = choosing;
  return (
    <div className="ks-exports-options">
      <div className="ks-exports-choice">
        <span aria-hidden>{t("properties")}</span>
        <PropertiesMenu
          label={t("properties")}
          values={choice.propertyIds}
          chosenText={(count) => t("severalProperties", { count })}
          onChange={(ids) => {
            set("propertyIds", ids.join(","));
          }}
        />
      </div>
      {choice.report === "guest_registry" ? null : (
        <Choice
          label={t("amounts")}
          name="amounts"
          choosing={choosing}
          options={exportAmounts.map((value) => ({
            value,
            label: value === "original" ? t("original") : t("inBase", { currency: base ?? "" }),
          }))}
        />
      )}
      <Choice
        label={t("format")}
        name="format"
        choosing={choosing}
        options={reportFormats.map((value) => ({ value, label: value.toUpperCase() }))}
      />
      {choice.report === "guest_registry" ? <p className="ks-exports-note">{t("personal")}</p> : null}
      {choice.format === "csv" ? <CsvOptions choosing={choosing} /> : null}
      {choice.format === "pdf" ? <PdfNote rows={rows} /> : null}
    </div>
  );
}

/** Why a PDF is not available: the plan, or too many rows. */
function PdfNote({ rows }: Pick<ReportOptionsProps, "rows">) {
  const { t } = useTranslation(["exports", "ui", "errors"]);
  const inPlan = usePdfInPlan();
  if (inPlan && rows <= MOST_PDF_ROWS) return null;
  return (
    <p className="ks-exports-note">
      {inPlan ? (
        t("errors:tooManyRows")
      ) : (
        <>
          {t("pdfInPlan", { plan: t(`ui:plan.${planForFeature("pdf_export")}`) })}{" "}
          <Link to="/settings#subscription">{t("seePlan")}</Link>
        </>
      )}
    </p>
  );
}

function CsvOptions({ choosing }: Pick<ReportOptionsProps, "choosing">) {
  const { t } = useTranslation("exports");
  const { choice } = choosing;
  const preset = presetForm(useLanguage());
  const isPreset = choice.separator === preset.separator && choice.decimal === preset.decimal;
  return (
    <div className="ks-exports-csv">
      <Choice
        label={t("separator")}
        name="separator"
        choosing={choosing}
        options={csvSeparators.map((value) => ({ value, label: t(`mark.${marks[value]}`) }))}
      />
      <Choice
        label={t("decimal")}
        name="decimal"
        choosing={choosing}
        options={csvDecimals.map((value) => ({ value, label: t(`mark.${marks[value]}`) }))}
      />
      <p>{t("forPrograms")}</p>
      <p>
        {t("encoding")}
        {isPreset ? ` · ${t("preset")}` : ""}
      </p>
    </div>
  );
}

type ChoiceProps = Pick<ReportOptionsProps, "choosing"> & {
  readonly label: string;
  readonly name: Exclude<keyof ReportChoice, "period" | "report" | "propertyIds">;
  readonly options: readonly { readonly value: string; readonly label: string }[];
};

function Choice({ label, name, choosing: { choice, set }, options }: ChoiceProps) {
  return (
    <div className="ks-exports-choice">
      <span aria-hidden>{label}</span>
      <Segmented
        label={label}
        wide
        value={choice[name]}
        options={options}
        onChange={(value) => {
          set(name, value);
        }}
      />
    </div>
  );
}
