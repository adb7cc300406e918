import { ActionIcon, Button, NativeSelect, Textarea, TextInput } from "@mantine/core";
import type { CleanerView } from "@keystead/contract/turnovers";
import { languages } from "@keystead/domain/languages";
import { payBys } from "@keystead/domain/turnovers";
import { IconPlus, IconX } from "@tabler/icons-react";

import { languageNames } from "../../../lib/language/languages.ts";
import { CurrencySelect } from "../../../ui/field/currency-select.tsx";
import { FormDrawer } from "../../../ui/form/form-drawer.tsx";
import { MoneyInput } from "../../../ui/field/money-input.tsx";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { PropertySelect, UnitSelect } from "../../properties/public.ts";
import { type RentableValues, storedPrice } from "./cleaner-values.ts";
import { useCleanerForm } from "./use-cleaner-form.ts";
import "../../../ui/link-button.css";
import "./cleaners.css";

type CleanerFormProps = {
  /** null adds a new cleaner. */
  readonly cleaner: CleanerView | null;
  /** Users who sign in as cleaners and are not linked to a contact yet. */
  readonly logins: readonly { readonly id: string; readonly name: string }[];
  readonly onClose: () => void;
};

/** Add or edit a cleaner: contact details, pay, and the rentables they usually clean. */
export function CleanerForm({ cleaner, logins, onClose }: CleanerFormProps) {
  const { t } = useTranslation(["cleaners", "forms"]);
  const own = cleaner?.login ?? null;
  const memberships = own === null ? logins : [own, ...logins];
  const form = useCleanerForm({ cleaner, logins: memberships, onClose });
  const { field } = form;
  return (
    <FormDrawer
      form={form}
      onClose={onClose}
      title={cleaner === null ? t("add") : t("edit")}
      submitLabel={t("save")}
      question={form.question}
    >
      <TextInput
        label={t("name")}
        autoComplete="off"
        data-autofocus={cleaner === null ? true : undefined}
        {...field("name")}
      />
      <TextInput
        label={t("forms:optional", { label: t("phone") })}
        type="tel"
        autoComplete="off"
        {...field("phone")}
      />
      <TextInput
        label={t("forms:optional", { label: t("email") })}
        type="email"
        autoComplete="off"
        {...field("email")}
      />
      <NativeSelect
        label={t("language")}
        description={t("languageHint")}
        {...form.choice("language", languages)}
        data={languages.map((value) => ({ value, label: languageNames[value] }))}
      />
      {memberships.length === 0 ? null : (
        <NativeSelect
          {...field("userId")}
          label={t("login")}
          description={t("loginHint")}
          onChange={(event) => {
            form.set("userId", event.currentTarget.value);
          }}
          data={[
            { value: "", label: t("noLogin") },
            ...memberships.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      )}
      <PayFields form={form} />
      <RentableLines form={form} cleaner={cleaner} />
      <Textarea label={t("forms:optional", { label: t("notes") })} rows={3} {...field("notes")} />
    </FormDrawer>
  );
}

type OfForm = { readonly form: ReturnType<typeof useCleanerForm> };

function PayFields({ form }: OfForm) {
  const { t } = useTranslation(["cleaners", "forms"]);
  const { values, field } = form;
  return (
    <>
      <NativeSelect
        label={t("pay")}
        {...form.choice("payBy", ["", ...payBys])}
        data={[
          { value: "", label: t("payBy.none") },
          ...payBys.map((value) => ({ value, label: t(`payBy.${value}`) })),
        ]}
      />
      <CurrencySelect
        label={t("currency")}
        value={values.currency}
        data-field="currency"
        onChange={(code) => {
          form.set("currency", code);
        }}
      />
      {values.payBy === "" ? null : (
        <div className="ks-cleaners-pay">
          <MoneyInput
            label={t("amount")}
            currency={values.currency}
            rule="not_negative"
            example="34"
            {...field("amount")}
          />
          <MoneyInput
            label={t("forms:optional", { label: t("weekendAmount") })}
            currency={values.currency}
            rule="not_negative"
            example="40"
            {...field("weekendAmount")}
          />
        </div>
      )}
    </>
  );
}

function RentableLines({ form, cleaner }: OfForm & { readonly cleaner: CleanerView | null }) {
  const { t } = useTranslation("cleaners");
  const language = useLanguage();
  const { rentables } = form.values;
  const set = (next: readonly RentableValues[]) => {
    form.set("rentables", next);
  };
  const problem = form.problemOf("rentables");
  return (
    <fieldset className="ks-cleaners-rentables" id={form.field("rentables").id} tabIndex={-1}>
      <legend>{t("rentables")}</legend>
      <p className="ks-second">{t("rentablesHint")}</p>
      {rentables.map((rentable) => (
        <RentableLine
          key={rentable.key}
          rentable={rentable}
          currency={form.values.currency}
          known={cleaner}
          priceOf={(unitId) => storedPrice(form.values, unitId, language)}
          onChange={(change) => {
            set(rentables.map((one) => (one === rentable ? { ...one, ...change } : one)));
          }}
          onRemove={() => {
            set(rentables.filter((one) => one !== rentable));
          }}
        />
      ))}
      {problem === null ? null : (
        <p role="alert" className="ks-cleaners-problem">
          {problem}
        </p>
      )}
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<IconPlus size={16} aria-hidden />}
        onClick={() => {
          const key = Math.max(-1, ...rentables.map((one) => one.key)) + 1;
          set([...rentables, { key, propertyId: "", unitId: "", amount: "" }]);
        }}
      >
        {t("addRentable")}
      </Button>
    </fieldset>
  );
}

type RentableLineProps = {
  readonly rentable: RentableValues;
  readonly currency: string;
  readonly known: CleanerView | null;
  /** The stored price of a unit, as typed. */
  readonly priceOf: (unitId: string) => string;
  readonly onChange: (change: Partial<RentableValues>) => void;
  readonly onRemove: () => void;
};

function RentableLine({ rentable, currency, known, priceOf, onChange, onRemove }: RentableLineProps) {
  const { t } = useTranslation(["cleaners", "forms"]);
  const { propertyId, unitId } = rentable;
  const there = known?.rentables.find((one) => one.property.id === propertyId);
  const unit = known?.rentables.find((one) => one.unit?.id === unitId)?.unit;
  return (
    <div className="ks-cleaners-rentable">
      <PropertySelect
        label={t("property")}
        value={propertyId}
        name={there?.property.name}
        error={null}
        onChange={(id) => {
          onChange({ propertyId: id, unitId: "", amount: "" });
        }}
      />
      {propertyId === "" ? null : (
        <UnitSelect
          key={propertyId}
          label={t("unit")}
          whole={t("wholeProperty")}
          propertyId={propertyId}
          value={unitId}
          name={unit?.name}
          onChange={(id) => {
            onChange({ unitId: id, amount: priceOf(id) });
          }}
        />
      )}
      {unitId === "" ? null : (
        <MoneyInput
          label={t("forms:optional", { label: t("unitAmount") })}
          currency={currency}
          rule="not_negative"
          example="34"
          value={rentable.amount}
          onChange={(amount) => {
            onChange({ amount });
          }}
        />
      )}
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        aria-label={t("removeRentable")}
        className="ks-cleaners-remove"
        onClick={onRemove}
      >
        <IconX size={18} aria-hidden />
      </ActionIcon>
    </div>
  );
}
