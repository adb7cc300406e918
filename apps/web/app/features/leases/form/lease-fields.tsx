import { TENANT_NAME_LIMIT } from "@keystead/domain/tenants";
import { Switch, TextInput } from "@mantine/core";
import "@mantine/core/styles/Switch.css";
import type { LeaseTerms } from "@keystead/domain/leases";

import { formatDay, formatMonth } from "../../../lib/format/format.ts";
import { amountOf } from "../../../lib/format/minor-units.ts";
import { DateField } from "../../../ui/field/date-field.tsx";
import { FocusInside } from "../../../ui/focus/focus-inside.tsx";
import { MoneyInput } from "../../../ui/field/money-input.tsx";
import { MoneyText } from "../../../ui/text/money-text.tsx";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { ModeNote, PropertySelect, UnitSelect } from "../../properties/public.ts";
import { CoTenantsField } from "./co-tenants-field.tsx";
import type { LeaseFieldsProps } from "./lease-field-props.ts";
import { NEW_TENANT } from "./lease-form-values.ts";
import { firstPayments } from "./tracking/lease-months.ts";
import { LeaseMoreFields } from "./lease-more-fields.tsx";
import { LeaseTracking } from "./tracking/lease-tracking.tsx";
import { TenantSelect } from "./tenant-select.tsx";
import { TermsFromField } from "./terms-from-field.tsx";
import "./lease-fields.css";
import "../../../ui/form.css";

/** Three short groups, for the parties and rentable, the dates and the amounts; rare fields are under "More". */
export function LeaseFieldGroups(props: LeaseFieldsProps) {
  const { form, lease, currency, today, terms } = props;
  const { t } = useTranslation("leases");
  const { field } = form;
  return (
    <>
      <Who form={form} lease={lease} />
      <DateField
        {...field("startsOn")}
        label={t("startsOn")}
        disabled={lease?.hasMoney === true}
        today={today}
      />
      {lease === null ? (
        <>
          <EndAndRent form={form} currency={currency} />
          <LeaseTracking {...props} />
        </>
      ) : (
        <p className="ks-form-note">{t("rentChangesElsewhere")}</p>
      )}
      <MoneyInput
        {...field("deposit")}
        label={t("depositOptional")}
        currency={currency}
        rule="not_negative"
        example="1900"
      />
      <TextInput
        {...field("paymentDay")}
        label={t("paymentDay")}
        inputMode="numeric"
        autoComplete="off"
        description={t("paymentDayNote")}
      />
      <TermsFromField below="paymentDay" lease={lease} form={form} />
      {terms === null || lease !== null || form.values.allPaid ? null : (
        <Preview terms={terms} currency={currency} />
      )}
      <LeaseMoreFields {...props} />
    </>
  );
}

function EndAndRent({ form, currency }: Pick<LeaseFieldsProps, "form" | "currency">) {
  const { t } = useTranslation("leases");
  const { field } = form;
  return (
    <>
      <Switch {...form.toggle("ongoing")} label={t("ongoingSwitch")} />
      {form.values.ongoing ? null : <DateField {...field("endsOn")} label={t("lastDay")} />}
      <MoneyInput {...field("rent")} label={t("monthlyRent")} currency={currency} rule="not_negative" />
      <MoneyInput
        {...field("charges")}
        label={t("chargesOptional")}
        currency={currency}
        rule="not_negative"
        example="120"
      />
    </>
  );
}

function Who({ form, lease }: Pick<LeaseFieldsProps, "form" | "lease">) {
  const { t } = useTranslation("leases");
  const { values, field } = form;
  const fixed = lease?.hasMoney === true;
  return (
    <>
      <TenantSelect
        {...field("tenantId")}
        name={lease?.tenant.id === values.tenantId ? lease.tenant.name : undefined}
        mayAdd={lease === null}
        disabled={fixed}
        onChange={(tenantId, input) => {
          form.change((was) =>
            tenantId === NEW_TENANT && was.newTenant === ""
              ? { ...was, tenantId, newTenant: input }
              : { ...was, tenantId },
          );
        }}
      />
      {values.tenantId === NEW_TENANT ? (
        <FocusInside>
          <TextInput
            {...field("newTenant")}
            label={t("newTenantName")}
            autoComplete="off"
            maxLength={TENANT_NAME_LIMIT - 1}
            data-autofocus
          />
        </FocusInside>
      ) : null}
      <CoTenantsField
        {...field("coTenants")}
        tenantId={values.tenantId}
        propertyId={values.propertyId}
        known={lease?.coTenants ?? []}
        onChange={(coTenants) => {
          form.set("coTenants", coTenants);
        }}
      />
      <PropertySelect
        {...field("propertyId")}
        label={t("property")}
        name={lease?.property.id === values.propertyId ? lease.property.name : undefined}
        disabled={fixed}
        onChange={(propertyId) => {
          if (propertyId !== values.propertyId) form.change((was) => ({ ...was, propertyId, unitId: "" }));
        }}
      />
      {values.propertyId === lease?.property.id ? null : (
        <ModeNote propertyId={values.propertyId} needs="monthly" />
      )}
      {values.propertyId === "" ? null : (
        <UnitSelect
          key={values.propertyId}
          {...field("unitId")}
          label={t("unitOptional")}
          whole={t("wholeProperty")}
          propertyId={values.propertyId}
          disabled={fixed}
          name={lease?.unit?.id === values.unitId ? lease.unit.name : undefined}
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
