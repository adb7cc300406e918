import { NativeSelect, Textarea, TextInput } from "@mantine/core";
import type { TenantView } from "@keystead/contract/tenants";
import { languages } from "@keystead/domain/languages";
import { TENANT_NAME_LIMIT, TENANT_NOTES_LIMIT, TENANT_PHONE_LIMIT } from "@keystead/domain/tenants";

import { languageNames, languageOf } from "../../lib/languages.ts";
import { FormDrawer } from "../../ui/form/form-drawer.tsx";
import { useTranslation } from "../../ui/use-translation.ts";
import { PropertySelect } from "../properties/public.ts";
import { useTenantForm } from "./use-tenant-form.ts";

/** From this share of a limit on the counter is shown; nobody is kept from typing on. */
const COUNTER_FROM = 0.8;

type TenantFormProps = {
  /** null adds a new one. */
  readonly tenant: TenantView | null;
  readonly onClose: () => void;
};

/** Add or edit a tenant; everything that is wrong is said at once. */
export function TenantForm({ tenant, onClose }: TenantFormProps) {
  const { t } = useTranslation(["tenants", "forms"]);
  const form = useTenantForm(tenant, onClose);
  const { values, field } = form;
  const counter = (text: string, limit: number) => {
    const used = [...text.trim()].length;
    return used >= limit * COUNTER_FROM ? t("counter", { used, limit: limit - 1 }) : undefined;
  };
  return (
    <FormDrawer
      form={form}
      onClose={onClose}
      title={tenant === null ? t("add") : t("edit")}
      submitLabel={t("save")}
      question={form.question}
    >
      <PropertySelect
        {...field("propertyId")}
        label={t("property")}
        value={values.propertyId ?? ""}
        name={tenant?.property?.id === values.propertyId ? tenant?.property?.name : undefined}
        autoFocus={tenant === null}
      />
      <TextInput
        label={t("name")}
        autoComplete="off"
        description={counter(values.name, TENANT_NAME_LIMIT)}
        {...field("name")}
      />
      <TextInput
        label={t("forms:optional", { label: t("email") })}
        type="email"
        autoComplete="off"
        {...field("email")}
      />
      <TextInput
        label={t("forms:optional", { label: t("phone") })}
        type="tel"
        autoComplete="off"
        description={counter(values.phone, TENANT_PHONE_LIMIT)}
        {...field("phone")}
      />
      <NativeSelect
        {...field("language")}
        label={t("language")}
        description={t("languageHint")}
        value={values.language ?? ""}
        data={[
          { value: "", label: t("languageAutomatic") },
          ...languages.map((value) => ({ value, label: languageNames[value] })),
        ]}
        onChange={(event) => {
          form.set("language", languageOf(event.currentTarget.value));
        }}
      />
      <Textarea
        label={t("forms:optional", { label: t("notes") })}
        rows={4}
        description={counter(values.notes, TENANT_NOTES_LIMIT)}
        {...field("notes")}
      />
    </FormDrawer>
  );
}
