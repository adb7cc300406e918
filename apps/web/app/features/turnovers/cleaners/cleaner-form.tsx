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
import { type PlaceValues, storedPrice } from "./cleaner-values.ts";
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

/** Add or edit a cleaner: contact details, pay, and the places they usually clean. */
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
      <PlaceLines form={form} cleaner={cleaner} />
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

function PlaceLines({ form, cleaner }: OfForm & { readonly cleaner: CleanerView | null }) {
  const { t } = useTranslation("cleaners");
  const language = useLanguage();
  const { places } = form.values;
  const set = (next: readonly PlaceValues[]) => {
    form.set("places", next);
  };
  const problem = form.problemOf("places");
  return (
    <fieldset className="ks-cleaners-places" id={form.field("places").id} tabIndex={-1}>
      <legend>{t("places")}</legend>
      <p className="ks-second">{t("placesHint")}</p>
      {places.map((place) => (
        <PlaceLine
          key={place.key}
          place={place}
          currency={form.values.currency}
          known={cleaner}
          priceOf={(unitId) => storedPrice(form.values, unitId, language)}
          onChange={(change) => {
            set(places.map((one) => (one === place ? { ...one, ...change } : one)));
          }}
          onRemove={() => {
            set(places.filter((one) => one !== place));
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
          const key = Math.max(-1, ...places.map((one) => one.key)) + 1;
          set([...places, { key, propertyId: "", unitId: "", amount: "" }]);
        }}
      >
        {t("addPlace")}
      </Button>
    </fieldset>
  );
}

type PlaceLineProps = {
  readonly place: PlaceValues;
  readonly currency: string;
  readonly known: CleanerView | null;
  /** The stored price of a unit, as typed. */
  readonly priceOf: (unitId: string) => string;
  readonly onChange: (change: Partial<PlaceValues>) => void;
  readonly onRemove: () => void;
};

function PlaceLine({ place, currency, known, priceOf, onChange, onRemove }: PlaceLineProps) {
  const { t } = useTranslation(["cleaners", "forms"]);
  const { propertyId, unitId } = place;
  const there = known?.places.find((one) => one.property.id === propertyId);
  const unit = known?.places.find((one) => one.unit?.id === unitId)?.unit;
  return (
    <div className="ks-cleaners-place">
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
          value={place.amount}
          onChange={(amount) => {
            onChange({ amount });
          }}
        />
      )}
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        aria-label={t("removePlace")}
        className="ks-cleaners-remove"
        onClick={onRemove}
      >
        <IconX size={18} aria-hidden />
      </ActionIcon>
    </div>
  );
}
