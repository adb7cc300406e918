import { NativeSelect, Textarea, TextInput } from "@mantine/core";
import "@mantine/core/styles/Combobox.css";
import { LEASE_NOTES_LIMIT, prorations } from "@keystead/domain/leases";
import { currencies, currency as currencyOf, minorDigits } from "@keystead/domain/money";

import { CurrencySelect } from "../../../ui/field/currency-select.tsx";
import { MoreFields } from "../../../ui/form/more-fields.tsx";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import type { LeaseFieldsProps } from "./lease-field-props.ts";
import { TermsFromField } from "./terms-from-field.tsx";

/** Fields that few leases need. */
export function LeaseMoreFields(props: LeaseFieldsProps) {
  const { form, lease } = props;
  const { t } = useTranslation("leases");
  const { field } = form;
  return (
    <MoreFields title={t("moreFields")}>
      {() => (
        <>
          <CurrencyField {...props} />
          <NativeSelect
            {...form.choice("proration", prorations)}
            label={t("proration")}
            data={prorations.map((value) => ({ value, label: t(`prorationOf.${value}`) }))}
          />
          <TermsFromField below="proration" lease={lease} form={form} />
          <TextInput
            {...field("graceDays")}
            label={t("graceDays")}
            inputMode="numeric"
            description={t("graceDaysNote")}
          />
          <Textarea
            {...field("notes")}
            label={t("notesOptional")}
            autosize
            minRows={2}
            maxLength={LEASE_NOTES_LIMIT}
          />
        </>
      )}
    </MoreFields>
  );
}

/** A tenant may pay in another currency than the property's. Without a choice it follows the property. */
function CurrencyField({ form, lease, currency, usualCurrency }: LeaseFieldsProps) {
  const { t } = useTranslation("leases");
  const fixed = lease?.hasMoney === true;
  // A stored lease keeps its amounts, so only currencies with the same number of decimals are offered.
  const fitting =
    lease === null
      ? currencies
      : currencies.filter((code) => minorDigits(code) === minorDigits(currencyOf(lease.currency)));
  return (
    <CurrencySelect
      {...form.field("currency")}
      label={t("currency")}
      description={
        fixed
          ? t("currencyFixed")
          : currency === usualCurrency
            ? t("currencyNote")
            : t("currencyDiffers", { currency: usualCurrency })
      }
      disabled={fixed}
      among={fitting}
      value={currency}
      onChange={(code) => {
        form.set("currency", code === usualCurrency && lease === null ? "" : code);
      }}
    />
  );
}
