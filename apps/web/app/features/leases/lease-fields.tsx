import { Switch, TextInput } from "@mantine/core";
import "@mantine/core/styles/Switch.css";
import type { LeaseTerms } from "@keystead/domain/leases";

import { formatDay, formatMonth } from "../../lib/format.ts";
import { amountOf } from "../../lib/minor-units.ts";
import { DateField } from "../../ui/date-field.tsx";
import { MoneyInput } from "../../ui/money-input.tsx";
import { MoneyText } from "../../ui/money-text.tsx";
import { useLanguage } from "../../ui/use-language.ts";
import { useTranslation } from "../../ui/use-translation.ts";
import { PropertySelect, UnitSelect } from "../properties/public.ts";
import type { LeaseFieldsProps, PartProps } from "./lease-field-props.ts";
import { firstPayments, type LeaseField, NEW_TENANT } from "./lease-form-values.ts";
import { LeaseMoreFields } from "./lease-more-fields.tsx";
import { TenantSelect } from "./tenant-select.tsx";
import { TermsFromField } from "./terms-from-field.tsx";
import "./lease-fields.css";
import "../../ui/form.css";

/** Who and where, when, how much: three short groups; what few need waits behind "More". */
export function LeaseFields(props: LeaseFieldsProps) {
  const { values, onChange, lease, currency, today, terms } = props;
  const { t } = useTranslation("leases");
  const fixed = lease?.hasMoney === true;
  const problem = (field: LeaseField) => (props.wrong(field) ? t(`fieldIssue.${field}`) : undefined);
  return (
    <>
      <Who {...props} fixed={fixed} problem={problem} />
      <DateField
        label={t("startsOn")}
        name="startsOn"
        value={values.startsOn}
        onChange={(startsOn) => {
          onChange({ startsOn });
        }}
        disabled={fixed}
        today={today}
        error={problem("startsOn")}
      />
      {lease === null ? (
        <>
          <Switch
            label={t("ongoingSwitch")}
            checked={values.ongoing}
            onChange={(event) => {
              onChange({ ongoing: event.currentTarget.checked });
            }}
          />
          {values.ongoing ? null : (
            <DateField
              label={t("lastDay")}
              name="endsOn"
              value={values.endsOn}
              onChange={(endsOn) => {
                onChange({ endsOn });
              }}
              error={problem("endsOn")}
            />
          )}
          <MoneyInput
            label={t("monthlyRent")}
            name="rent"
            currency={currency}
            rule="not_negative"
            value={values.rent}
            onChange={(rent) => {
              onChange({ rent });
            }}
            error={problem("rent")}
          />
          <MoneyInput
            label={t("chargesOptional")}
            name="charges"
            currency={currency}
            rule="not_negative"
            example="120"
            value={values.charges}
            onChange={(charges) => {
              onChange({ charges });
            }}
            error={problem("charges")}
          />
        </>
      ) : (
        <p className="ks-form-note">{t("rentChangesElsewhere")}</p>
      )}
      <MoneyInput
        label={t("depositOptional")}
        name="deposit"
        currency={currency}
        rule="not_negative"
        example="1900"
        value={values.deposit}
        onChange={(deposit) => {
          onChange({ deposit });
        }}
        error={problem("deposit")}
      />
      <TextInput
        label={t("paymentDay")}
        name="paymentDay"
        inputMode="numeric"
        autoComplete="off"
        description={t("paymentDayNote")}
        value={values.paymentDay}
        onChange={(event) => {
          onChange({ paymentDay: event.currentTarget.value });
        }}
        error={problem("paymentDay")}
      />
      <TermsFromField below="paymentDay" lease={lease} values={values} onChange={onChange} />
      {terms === null || lease !== null ? null : <Preview terms={terms} currency={currency} />}
      <LeaseMoreFields {...props} problem={problem} />
    </>
  );
}

function Who({ values, onChange, lease, fixed, problem }: PartProps & { readonly fixed: boolean }) {
  const { t } = useTranslation("leases");
  return (
    <>
      <TenantSelect
        value={values.tenantId}
        name={lease?.tenant.id === values.tenantId ? lease.tenant.name : undefined}
        mayAdd={lease === null}
        disabled={fixed}
        onChange={(tenantId, typed) => {
          onChange(
            tenantId === NEW_TENANT && values.newTenant === ""
              ? { tenantId, newTenant: typed }
              : { tenantId },
          );
        }}
        error={problem("tenantId")}
      />
      {values.tenantId === NEW_TENANT ? (
        <TextInput
          label={t("newTenantName")}
          name="newTenant"
          autoComplete="off"
          maxLength={99}
          value={values.newTenant}
          onChange={(event) => {
            onChange({ newTenant: event.currentTarget.value });
          }}
          error={problem("newTenant")}
        />
      ) : null}
      <PropertySelect
        label={t("property")}
        value={values.propertyId}
        name={lease?.property.id === values.propertyId ? lease.property.name : undefined}
        disabled={fixed}
        onChange={(propertyId) => {
          if (propertyId !== values.propertyId) onChange({ propertyId, unitId: "" });
        }}
        error={problem("propertyId")}
      />
      {values.propertyId === "" ? null : (
        <UnitSelect
          key={values.propertyId}
          label={t("unitOptional")}
          whole={t("wholeProperty")}
          propertyId={values.propertyId}
          disabled={fixed}
          value={values.unitId}
          name={lease?.unit?.id === values.unitId ? lease.unit.name : undefined}
          onChange={(unitId) => {
            onChange({ unitId });
          }}
        />
      )}
      {fixed ? <p className="ks-form-note">{t("fixedByMoney")}</p> : null}
    </>
  );
}

function Preview({ terms, currency }: { readonly terms: LeaseTerms; readonly currency: string }) {
  const { t } = useTranslation("leases");
  const language = useLanguage();
  const payments = firstPayments(terms);
  if (payments.length === 0) return null;
  return (
    <section className="ks-lease-fields-preview" aria-label={t("firstPayments")}>
      <h3>{t("firstPayments")}</h3>
      <ol>
        {payments.map(({ dueOn, period, minor }) => (
          <li key={dueOn}>
            <span>{formatDay(dueOn, language)}</span>
            <span className="ks-second">{formatMonth(period, language)}</span>
            <MoneyText amount={amountOf(minor, currency)} currency={currency} />
          </li>
        ))}
      </ol>
    </section>
  );
}
