import { LOAN_RATE_PERCENT, LOAN_YEARS } from "@keystead/domain/mortgage";
import { TextInput } from "@mantine/core";
import type { ReactNode } from "react";

import { formatAmountInput } from "../../lib/format/format.ts";
import { MoneyInput } from "../../ui/field/money-input.tsx";
import { useLanguage } from "../../ui/text/use-language.ts";
import { useTranslation } from "../../ui/text/use-translation.ts";
import type { FieldInput } from "./mortgage-input.ts";
import type { TypingMortgage } from "./use-mortgage.ts";
import "../../ui/field/affix.css";
import "./mortgage.css";

type MortgageFormProps = { readonly mortgage: TypingMortgage; readonly currency: string };

/** Five fields, two of which are the down payment, as an amount and as a share. */
export function MortgageForm({ mortgage, currency }: MortgageFormProps) {
  const { t } = useTranslation("mortgage");
  const { input, type, leave, isFaulty, downExceeds } = mortgage;
  const money = (field: "price" | "down") => ({
    currency,
    value: input[field],
    onChange: (text: string) => {
      type(field, text);
    },
    onBlur: () => {
      leave(field);
    },
  });
  const exceeds = downExceeds ? t("downExceeds") : undefined;
  return (
    <section className="ks-card ks-mortgage-form" aria-label={t("terms")}>
      {mortgage.isExample ? <p className="ks-mortgage-example">{t("example")}</p> : null}
      <MoneyInput
        {...money("price")}
        label={t("price")}
        example="250000"
        selected
        error={isFaulty("price") ? true : undefined}
      />
      <div className="ks-mortgage-pair">
        <MoneyInput
          {...money("down")}
          label={t("down")}
          example="50000"
          rule="not_negative"
          selected
          error={isFaulty("down") ? (exceeds ?? true) : undefined}
        />
        <NumberField
          mortgage={mortgage}
          field="share"
          label={t("share")}
          affix="%"
          problem={exceeds ?? t("shareWrong")}
        />
      </div>
      <div className="ks-mortgage-pair">
        <NumberField mortgage={mortgage} field="rate" label={t("rate")} affix="%" problem={<RateWrong />} />
        <NumberField
          mortgage={mortgage}
          field="years"
          label={t("years")}
          problem={t("yearsWrong", { least: LOAN_YEARS.least, most: LOAN_YEARS.most })}
        />
      </div>
      <p className="ks-mortgage-note">{t("note")}</p>
    </section>
  );
}

function RateWrong() {
  const { t } = useTranslation("mortgage");
  const example = formatAmountInput("3.5", useLanguage());
  return <>{t("rateWrong", { most: LOAN_RATE_PERCENT.most, example })}</>;
}

type NumberFieldProps = {
  readonly mortgage: TypingMortgage;
  readonly field: FieldInput;
  readonly label: string;
  readonly affix?: string;
  readonly problem: ReactNode;
};

function NumberField({ mortgage, field, label, affix, problem }: NumberFieldProps) {
  return (
    <TextInput
      label={label}
      inputMode={field === "years" ? "numeric" : "decimal"}
      autoComplete="off"
      value={mortgage.input[field]}
      onChange={(event) => {
        mortgage.type(field, event.currentTarget.value);
      }}
      onFocus={(event) => {
        event.currentTarget.select();
      }}
      onBlur={() => {
        mortgage.leave(field);
      }}
      error={mortgage.isFaulty(field) ? problem : null}
      {...(affix === undefined
        ? {}
        : {
            rightSection: (
              <span className="ks-affix" aria-hidden="true">
                {affix}
              </span>
            ),
          })}
    />
  );
}
