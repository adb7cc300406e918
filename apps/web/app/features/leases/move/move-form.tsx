import { TextInput } from "@mantine/core";

import { DateField } from "../../../ui/field/date-field.tsx";
import { MoneyInput } from "../../../ui/field/money-input.tsx";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { ModeNote, PropertySelect, UnitSelect } from "../../properties/public.ts";
import { MoveFigures } from "./move-figures.tsx";
import { useMoveForm, WHOLE_PROPERTY } from "./use-move-form.ts";
import type { VerbFormProps } from "../verbs/verb.ts";
import { VerbFrame } from "../verbs/verb-frame.tsx";

/** R-C18: the tenant moves to another unit; the preview stands below the terms before anything is saved. */
export function MoveForm(props: VerbFormProps<"move">) {
  const { lease, onClose } = props;
  const { t } = useTranslation(["leases", "lease-verbs"]);
  const { form, preview, waiting } = useMoveForm(props);
  const { values, field } = form;
  const { currency, today } = lease;
  return (
    <VerbFrame form={form} onClose={onClose} title={t("verb.move.title")} help={t("lease-verbs:move.help")}>
      <DateField {...field("movesOn")} label={t("lease-verbs:move.day")} today={today} />
      <PropertySelect
        {...field("propertyId")}
        label={t("property")}
        name={values.propertyId === lease.property.id ? lease.property.name : undefined}
        onChange={(propertyId) => {
          if (propertyId !== values.propertyId) form.change((was) => ({ ...was, propertyId, unitId: "" }));
        }}
      />
      <ModeNote propertyId={values.propertyId} needs="monthly" />
      {values.propertyId === "" ? null : (
        <UnitSelect
          key={values.propertyId}
          {...field("unitId")}
          label={t("unit")}
          whole={t("wholeProperty")}
          propertyId={values.propertyId}
          value={values.unitId === WHOLE_PROPERTY ? "" : values.unitId}
          unchosen={values.unitId === ""}
          {...(values.propertyId === lease.property.id ? { except: lease.unit?.id ?? null } : {})}
          onChange={(unitId) => {
            form.set("unitId", unitId === "" ? WHOLE_PROPERTY : unitId);
          }}
        />
      )}
      <MoneyInput
        {...field("monthlyRent")}
        label={t("monthlyRent")}
        currency={currency}
        rule="not_negative"
      />
      <MoneyInput {...field("charges")} label={t("charges")} currency={currency} rule="not_negative" />
      <MoneyInput {...field("deposit")} label={t("deposit")} currency={currency} rule="not_negative" />
      <TextInput
        {...field("paymentDay")}
        label={t("paymentDay")}
        inputMode="numeric"
        autoComplete="off"
        description={t("paymentDayNote")}
      />
      {preview === null ? null : <MoveFigures preview={preview} waiting={waiting} />}
    </VerbFrame>
  );
}
