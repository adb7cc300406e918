import type { PropertyView } from "@keystead/contract/properties";
import type { PurchaseField } from "@keystead/domain/properties";
import { TextInput } from "@mantine/core";
import { useSearchParams } from "react-router";

import { todayInTimeZone } from "../../../lib/format/today.ts";
import { DateField } from "../../../ui/field/date-field.tsx";
import { FocusInside } from "../../../ui/focus/focus-inside.tsx";
import type { RecordFormState } from "../../../ui/form/use-record-form.tsx";
import { MoneyInput } from "../../../ui/field/money-input.tsx";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import type { PropertyValues } from "../form/property-values.ts";
import { AT } from "./purchase-address.ts";
import "../../../ui/form.css";

type PurchaseFieldsProps = { readonly form: RecordFormState<PropertyValues, PropertyView, "another"> };

/** R-F13; all fields are optional. A link to one of the fields focuses it. */
export function PurchaseFields({ form }: PurchaseFieldsProps) {
  const { t } = useTranslation(["purchase", "forms"]);
  const [params] = useSearchParams();
  const requested = params.get(AT);
  const { field, values } = form;
  const today = todayInTimeZone(values.timezone);
  const optional = (name: PurchaseField) => t("forms:optional", { label: t(name) });
  const money = (name: PurchaseField) => ({
    ...field(name),
    label: optional(name),
    currency: values.currency,
    rule: "not_negative" as const,
    autoFocus: name === requested,
  });
  const number = (name: PurchaseField) => ({
    ...field(name),
    label: optional(name),
    autoComplete: "off",
    "data-autofocus": name === requested ? true : undefined,
  });
  return (
    <FocusInside>
      <div className="ks-form">
        <p className="ks-form-note">{t("hint")}</p>
        <div className="ks-form-pair">
          <MoneyInput {...money("purchasePrice")} example="250000" />
          <DateField {...field("purchaseDate")} label={optional("purchaseDate")} today={today} />
        </div>
        <div className="ks-form-pair">
          <MoneyInput {...money("closingCosts")} example="18000" />
          <MoneyInput {...money("initialWorks")} example="12000" />
        </div>
        <div className="ks-form-pair">
          <MoneyInput {...money("loanPrincipal")} example="180000" />
          <DateField {...field("loanStartDate")} label={optional("loanStartDate")} today={today} />
        </div>
        <div className="ks-form-pair">
          <TextInput {...number("loanAnnualRate")} inputMode="decimal" />
          <TextInput {...number("loanTermYears")} inputMode="numeric" />
        </div>
        <MoneyInput {...money("monthlyDebtService")} description={t("monthlyHint")} />
      </div>
    </FocusInside>
  );
}
