import type { NewTenant, TenantView } from "@keystead/contract/tenants";
import { problemCodes, valuesOf } from "@keystead/domain/record-fields";
import { ownTenantFields, tenantFields, unknownPerson, validateTenant } from "@keystead/domain/tenants";
import { useNavigate } from "react-router";

import { api } from "../../lib/api.ts";
import { useChanged } from "../../lib/changed.ts";
import { languageNames, languageOf } from "../../lib/language/languages.ts";
import { useRecordNames } from "../../lib/records/use-record-names.ts";
import { judged } from "../../ui/form/form-reading.ts";
import type { FieldMessages } from "../../ui/form/merge/use-merge-question.tsx";
import { labelledBy } from "../../ui/form/labelled-by.ts";
import { useRecordForm } from "../../ui/form/use-record-form.tsx";
import { toast } from "../../ui/toast/toast.ts";
import { useTranslation } from "../../ui/text/use-translation.ts";

const codes = problemCodes(tenantFields);

/** Creates a tenant, or edits one and merges with changes made meanwhile. */
export function useTenantForm(tenant: TenantView | null, onClose: () => void) {
  const { t } = useTranslation("tenants");
  const navigate = useNavigate();
  const changed = useChanged();
  // A tenant whose property was deleted may stay without one.
  const lostItsProperty = tenant !== null && tenant.property === null;
  const offerLease = ({ id, name, property }: TenantView) => {
    toast.success(t("saved", { name }), {
      label: t("addLeaseFor", { name }),
      run: () => void navigate(`/leases?new=1&forTenant=${id}&forProperty=${property?.id ?? ""}`),
    });
  };
  return useRecordForm({
    name: "tenant",
    record: tenant,
    values: fieldsOf(tenant),
    read: (values) =>
      judged(
        validateTenant(values).filter(({ field }) => field !== "propertyId" || !lostItsProperty),
        values,
      ),
    words: (code) => {
      const known = codes.find((one) => one === code);
      return known === undefined ? null : t(`problem.${known}`);
    },
    fieldsOf,
    valuesOf: (fields) => fields,
    fieldMessages: useFieldMessages(),
    create: (fields, { once }) => api.tenants.create(fields, once(fields)),
    update: (changes, { id, version }) => api.tenants.update({ ...changes, id, version }),
    onSaved: async (outcome, { fields, say }) => {
      if (outcome.kind === "saved" && tenant === null) offerLease(outcome.saved);
      else say(t("saved", { name: fields.name.trim() }));
      onClose();
      await changed("tenant");
    },
  });
}

/** The form's values, which are also its input. */
function fieldsOf(tenant: TenantView | null): NewTenant {
  return tenant === null
    ? { propertyId: null, ...unknownPerson }
    : { propertyId: tenant.property?.id ?? null, ...valuesOf(ownTenantFields, tenant) };
}

function languageName(value: unknown): string | null {
  const language = typeof value === "string" ? languageOf(value) : null;
  return language === null ? null : languageNames[language];
}

function useFieldMessages(): FieldMessages<NewTenant> {
  const { t } = useTranslation("tenants");
  const nameOf = useRecordNames();
  return {
    labels: labelledBy(tenantFields, t),
    text: async (name, value) => {
      if (name === "language") return languageName(value) ?? t("languageAutomatic");
      if (typeof value !== "string") return "";
      return (await nameOf(name, value)) ?? value;
    },
  };
}
