import { NativeSelect, Textarea, TextInput } from "@mantine/core";
import "@mantine/core/styles/Combobox.css";
import { addToMonth, monthOf, parseTypedDay, type PlainDate } from "@keystead/domain/calendar";
import { LEASE_NOTES_LIMIT, proposedTrackFrom, prorations } from "@keystead/domain/leases";
import { currencies, currency as currencyOf, minorDigits } from "@keystead/domain/money";

import { formatMonth } from "../../lib/format.ts";
import { CurrencySelect } from "../../ui/currency-select.tsx";
import { MoneyInput } from "../../ui/money-input.tsx";
import { useTranslation } from "../../ui/use-translation.ts";
import { useLanguage } from "../../ui/use-language.ts";
import type { LeaseFieldsProps } from "./lease-field-props.ts";
import { TermsFromField } from "./terms-from-field.tsx";
import "./lease-more-fields.css";
import "../../ui/form.css";

/** What few leases need. */
export function LeaseMoreFields(props: LeaseFieldsProps) {
  const { form, lease, today } = props;
  const { t } = useTranslation("leases");
  const { values, field } = form;
  const startsOn = lease === null ? parseTypedDay(values.startsOn) : null;
  const proposal = startsOn === null ? null : proposedTrackFrom({ startsOn, endsOn: null }, today);
  return (
    <details className="ks-lease-more-fields" open={proposal === null ? undefined : true}>
      <summary>{t("moreFields")}</summary>
      <div className="ks-form">
        {proposal === null || startsOn === null ? null : (
          <Tracking {...props} startsOn={startsOn} proposal={proposal} />
        )}
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
      </div>
    </details>
  );
}

type TrackingProps = LeaseFieldsProps & { readonly startsOn: PlainDate; readonly proposal: string };

/** Of a lease that began before it is written down here: from when it is kept, and what was open then. */
function Tracking({ form, currency, today, startsOn, proposal }: TrackingProps) {
  const { t } = useTranslation("leases");
  const language = useLanguage();
  return (
    <>
      <NativeSelect
        {...form.field("trackFrom")}
        label={t("trackFrom")}
        description={t("trackFromNote")}
        value={form.values.trackFrom === "" ? proposal : form.values.trackFrom}
        data={monthsBack(startsOn, today).map((period) => ({
          value: period,
          label: formatMonth(period, language),
        }))}
      />
      <MoneyInput
        {...form.field("opening")}
        label={t("opening")}
        description={t("openingNote")}
        currency={currency}
        rule="any"
        example="0"
      />
    </>
  );
}

/** A tenant from abroad may pay in another coin than the house is kept in. Without a choice it follows the property. */
function CurrencyField({ form, lease, currency, usualCurrency }: LeaseFieldsProps) {
  const { t } = useTranslation("leases");
  const fixed = lease?.hasMoney === true;
  // The numbers of a stored lease stay as they are, so only a currency with as many digits fits them.
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
