import { Textarea, TextInput } from "@mantine/core";
import type { TenantView } from "@keystead/contract/tenants";
import {
  TENANT_NAME_LIMIT,
  TENANT_NOTES_LIMIT,
  TENANT_PHONE_LIMIT,
  validateTenant,
} from "@keystead/domain/tenants";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";

import { fieldIssues } from "../../lib/field-issues.ts";
import { refusalKey } from "../../lib/refusal-text.ts";
import { FormDrawer } from "../../ui/form-drawer.tsx";
import { focusField, useDraft } from "../../ui/use-draft.ts";
import { PropertySelect } from "../properties/public.ts";
import { type TenantValues, useTenantSaving, valuesOf } from "./use-tenant-saving.ts";

const codes = [
  "PROPERTY_REQUIRED",
  "NAME_REQUIRED",
  "NAME_TOO_LONG",
  "INVALID_EMAIL",
  "PHONE_TOO_LONG",
  "NOTES_TOO_LONG",
] as const;
/** From this share of a limit on the counter is shown; nobody is kept from typing on. */
const COUNTER_FROM = 0.8;

type TenantFormProps = {
  /** null adds a new one. */
  readonly tenant: TenantView | null;
  readonly onClose: () => void;
  readonly children?: ReactNode;
};

/** Add or edit a tenant; everything that is wrong is said at once. */
export function TenantForm({ tenant, onClose, children }: TenantFormProps) {
  const { t } = useTranslation(["tenants", "ui", "errors"]);
  const draft = useDraft(valuesOf(tenant));
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const { saving, question } = useTenantSaving({ tenant, draft, onClose });
  const { values } = draft;
  const issues: Readonly<Record<string, string>> = { ...refused, ...issuesOf(values, tenant) };

  const onError = (error: unknown) => {
    setRefused(fieldIssues(error));
    setFailure(t(refusalKey(error)));
  };
  const field = (name: "name" | "email" | "phone" | "notes") => ({
    id: `tenant-${name}`,
    value: values[name],
    onChange: (event: { readonly currentTarget: { readonly value: string } }) => {
      draft.set(name, event.currentTarget.value);
      setRefused({});
    },
    onBlur: () => {
      draft.leave(name);
    },
    error: errorOf(name),
  });
  function errorOf(name: keyof typeof values): string | null {
    const code = codes.find((one) => one === issues[name]);
    return code !== undefined && (draft.shows(name) || name in refused) ? t(`problem.${code}`) : null;
  }
  const counter = (text: string, limit: number) => {
    const used = [...text.trim()].length;
    return used >= limit * COUNTER_FROM ? t("counter", { used, limit: limit - 1 }) : undefined;
  };
  const fields = ["propertyId", "name", "email", "phone", "notes"] as const;
  return (
    <FormDrawer
      opened
      onClose={onClose}
      title={tenant === null ? t("add") : t("edit")}
      dirty={draft.dirty}
      busy={saving.isPending}
      submitLabel={t("save")}
      failure={failure}
      question={question}
      problems={fields.flatMap((name) => {
        const message = errorOf(name);
        return message === null
          ? []
          : [
              {
                key: name,
                message,
                focus: () => {
                  focusField(`tenant-${name}`);
                },
              },
            ];
      })}
      onSubmit={(event) => {
        event.preventDefault();
        draft.showAll();
        setFailure(null);
        const found = issuesOf(values, tenant);
        const first = fields.find((name) => name in found);
        if (first === undefined) saving.mutate(values, { onError });
        else focusField(`tenant-${first}`);
      }}
    >
      <PropertySelect
        id="tenant-propertyId"
        label={t("property")}
        value={values.propertyId ?? ""}
        name={tenant?.property?.id === values.propertyId ? tenant?.property?.name : undefined}
        onChange={(id) => {
          draft.set("propertyId", id);
          setRefused({});
        }}
        error={errorOf("propertyId")}
        autoFocus={tenant === null}
      />
      <TextInput
        label={t("name")}
        autoComplete="off"
        description={counter(values.name, TENANT_NAME_LIMIT)}
        {...field("name")}
      />
      <TextInput
        label={t("ui:optional", { label: t("email") })}
        type="email"
        autoComplete="off"
        {...field("email")}
      />
      <TextInput
        label={t("ui:optional", { label: t("phone") })}
        type="tel"
        autoComplete="off"
        description={counter(values.phone, TENANT_PHONE_LIMIT)}
        {...field("phone")}
      />
      <Textarea
        label={t("ui:optional", { label: t("notes") })}
        rows={4}
        description={counter(values.notes, TENANT_NOTES_LIMIT)}
        {...field("notes")}
      />
      {children}
    </FormDrawer>
  );
}

/** A tenant whose property was deleted may stay without one. */
function issuesOf(values: TenantValues, tenant: TenantView | null): Readonly<Record<string, string>> {
  const lostItsProperty = tenant !== null && tenant.property === null;
  const issues = validateTenant(values).filter(({ field }) => field !== "propertyId" || !lostItsProperty);
  return Object.fromEntries(issues.toReversed().map(({ field, code }) => [field, code]));
}
