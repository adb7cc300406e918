import { NativeSelect, Textarea, TextInput } from "@mantine/core";
import "@mantine/core/styles/Combobox.css";
import { addToMonth, monthOf, parseTypedDate, type PlainDate } from "@keystead/domain/calendar";
import { proposedTrackFrom, type Proration, prorations } from "@keystead/domain/leases";
import { currencies, currency as currencyOf, minorDigits } from "@keystead/domain/money";

import { formatMonth } from "../../lib/format.ts";
import { CurrencySelect } from "../../ui/currency-select.tsx";
import { MoneyInput } from "../../ui/money-input.tsx";
import { useLanguage } from "../../ui/use-language.ts";
import { useTranslation } from "../../ui/use-translation.ts";
import type { PartProps } from "./lease-field-props.ts";
import { TermsFromField } from "./terms-from-field.tsx";
import "./lease-more-fields.css";
import "../../ui/form.css";

/** What few leases need. */
export function LeaseMoreFields(props: PartProps) {
  const { values, onChange, lease, today, currency, problem } = props;
  const { t } = useTranslation("leases");
  const language = useLanguage();
  const startsOn = parseTypedDate(values.startsOn);
  const proposal =
    startsOn === null || lease !== null ? null : proposedTrackFrom({ startsOn, endsOn: null }, today);
  return (
    <details className="ks-lease-more-fields" open={proposal === null ? undefined : true}>
      <summary>{t("moreFields")}</summary>
      <div className="ks-form">
        {proposal === null || startsOn === null ? null : (
          <>
            <NativeSelect
              label={t("trackFrom")}
              description={t("trackFromNote")}
              value={values.trackFrom === "" ? proposal : values.trackFrom}
              onChange={(event) => {
                onChange({ trackFrom: event.currentTarget.value });
              }}
              data={monthsBack(startsOn, today).map((period) => ({
                value: period,
                label: formatMonth(period, language),
              }))}
            />
            <MoneyInput
              label={t("opening")}
              name="opening"
              description={t("openingNote")}
              currency={currency}
              rule="any"
              example="0"
              value={values.opening}
              onChange={(opening) => {
                onChange({ opening });
              }}
              error={problem("opening")}
            />
          </>
        )}
        <CurrencyField {...props} fixed={lease?.hasMoney === true} />
        <NativeSelect
          label={t("proration")}
          value={values.proration}
          onChange={(event) => {
            const chosen = prorations.find((one) => one === event.currentTarget.value);
            if (chosen !== undefined) onChange({ proration: chosen satisfies Proration });
          }}
          data={prorations.map((value) => ({ value, label: t(`prorationOf.${value}`) }))}
        />
        <TermsFromField below="proration" lease={lease} values={values} onChange={onChange} />
        <TextInput
          label={t("graceDays")}
          name="graceDays"
          inputMode="numeric"
          description={t("graceDaysNote")}
          value={values.graceDays}
          onChange={(event) => {
            onChange({ graceDays: event.currentTarget.value });
          }}
          error={problem("graceDays")}
        />
        <Textarea
          label={t("notesOptional")}
          autosize
          minRows={2}
          maxLength={2000}
          value={values.notes}
          onChange={(event) => {
            onChange({ notes: event.currentTarget.value });
          }}
        />
      </div>
    </details>
  );
}

/** A tenant from abroad may pay in another coin than the house is kept in. Without a choice it follows the property. */
function CurrencyField({
  onChange,
  lease,
  currency,
  usualCurrency,
  fixed,
}: PartProps & { readonly fixed: boolean }) {
  const { t } = useTranslation("leases");
  // The numbers of a stored lease stay as they are, so only a currency with as many digits fits them.
  const fitting =
    lease === null
      ? currencies
      : currencies.filter((code) => minorDigits(code) === minorDigits(currencyOf(lease.currency)));
  return (
    <CurrencySelect
      label={t("currency")}
      data-field="currency"
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
        onChange({ currency: code === usualCurrency && lease === null ? "" : code });
      }}
    />
  );
}

/** This month and those before it, back to the start, at most five years. */
function monthsBack(startsOn: PlainDate, today: PlainDate): readonly string[] {
  const months: string[] = [];
  for (let back = 0; back < 60; back += 1) {
    const period = addToMonth(monthOf(today), -back);
    if (period < monthOf(startsOn)) break;
    months.push(period);
  }
  return months;
}
