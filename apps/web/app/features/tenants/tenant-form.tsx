import { NativeSelect } from "@mantine/core";
import type { TenantView } from "@keystead/contract/tenants";
import { languages } from "@keystead/domain/languages";
import { fieldNames } from "@keystead/domain/record-fields";
import { ownTenantFields } from "@keystead/domain/tenants";

import { languageNames, languageOf } from "../../lib/language/languages.ts";
import { FormDrawer } from "../../ui/form/form-drawer.tsx";
import { useTranslation } from "../../ui/text/use-translation.ts";
import { PropertySelect } from "../properties/public.ts";
import { TenantTextField } from "./tenant-text-field.tsx";
import { useTenantForm } from "./use-tenant-form.ts";

const ownFieldNames = fieldNames(ownTenantFields);

type TenantFormProps = {
  /** null adds a new tenant. */
  readonly tenant: TenantView | null;
  readonly onClose: () => void;
};

/** Add or edit a tenant; all problems are shown at once. */
export function TenantForm({ tenant, onClose }: TenantFormProps) {
  const { t } = useTranslation("tenants");
  const form = useTenantForm(tenant, onClose);
  const { values, field } = form;
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
      {ownFieldNames.map((name) =>
        name === "language" ? (
          <LanguageField key={name} form={form} />
        ) : (
          <TenantTextField
            key={name}
            {...field(name)}
            of={ownTenantFields[name]}
            label={t(ownTenantFields[name].label)}
          />
        ),
      )}
    </FormDrawer>
  );
}

/** The language for letters and mails to the tenant. */
function LanguageField({ form }: { readonly form: ReturnType<typeof useTenantForm> }) {
  const { t } = useTranslation("tenants");
  return (
    <NativeSelect
      {...form.field("language")}
      label={t("language")}
      description={t("languageHint")}
      value={form.values.language ?? ""}
      data={[
        { value: "", label: t("languageAutomatic") },
        ...languages.map((value) => ({ value, label: languageNames[value] })),
      ]}
      onChange={(event) => {
        form.set("language", languageOf(event.currentTarget.value));
      }}
    />
  );
}
