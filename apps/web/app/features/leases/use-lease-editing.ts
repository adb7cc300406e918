import type { LeaseView } from "@keystead/contract/leases";

import { api } from "../../lib/api.ts";
import { useChanged } from "../../lib/changed.ts";
import { formatDay, formatAmountInput } from "../../lib/format/format.ts";
import { useRecordNames } from "../../lib/records/use-record-names.ts";
import type { FieldMessages } from "../../ui/form/merge/use-merge-question.tsx";
import { type RecordFormState, useRecordForm } from "../../ui/form/use-record-form.tsx";
import { useLanguage } from "../../ui/text/use-language.ts";
import { coTenantIds } from "./form/co-tenants-field.tsx";
import {
  leaseFields,
  type EditedLeaseFields,
  type LeaseFormValues,
  readLeaseForm,
  valuesOfLease,
  leaseFormValues,
} from "./form/lease-form-values.ts";
import type { LeaseFormContext } from "./form/use-lease-form-context.ts";
import { useTranslation } from "../../ui/text/use-translation.ts";

type LeaseEditingOptions = {
  readonly lease: LeaseView;
  readonly context: LeaseFormContext;
  readonly onClose: () => void;
};

/** Edits terms in place and merges them with changes made meanwhile. */
export function useLeaseEditing(options: LeaseEditingOptions): RecordFormState<LeaseFormValues, LeaseView> {
  const { lease, context, onClose } = options;
  const { t } = useTranslation("leases");
  const changed = useChanged();
  const { language, words, contextOf } = context;
  const form: RecordFormState<LeaseFormValues, LeaseView> = useRecordForm<
    LeaseFormValues,
    LeaseView,
    EditedLeaseFields,
    LeaseView
  >({
    name: "lease",
    record: lease,
    values: () => leaseFormValues(lease, language),
    read: (values) => {
      const within = contextOf(values);
      return readLeaseForm(values, within, (read) => ({
        tenantId: values.tenantId,
        coTenants: values.coTenants,
        propertyId: values.propertyId,
        unitId: values.unitId === "" ? null : values.unitId,
        startsOn: read.startsOn,
        currency: within.currency,
        deposit: read.deposit,
        paymentDay: read.paymentDay,
        proration: values.proration,
        graceDays: read.graceDays,
        notes: values.notes,
      }));
    },
    words,
    wireNames: { coTenantIds: "coTenants" },
    fieldsOf: leaseFields,
    valuesOf: (fields, values) => valuesOfLease(fields, values, language),
    fieldMessages: useFieldMessages(),
    update: (changes, { id, version }, { confirm }) => {
      const { termsFrom } = form.values;
      // A chosen month is irrelevant if the change it belongs to was reverted.
      const dated = "paymentDay" in changes || "proration" in changes;
      const from = dated && termsFrom !== "" ? { termsFrom } : {};
      const { coTenants, ...others } = changes;
      const signed = coTenants === undefined ? {} : { coTenantIds: [...coTenantIds(coTenants)] };
      return api.leases.update({ ...others, ...signed, ...from, id, version, confirm });
    },
    onSaved: async (outcome, { say }) => {
      onClose();
      say(t("leaseSaved"));
      await changed("lease", outcome.kind === "saved" ? { lease: outcome.saved } : {});
    },
  });
  return form;
}

function useFieldMessages(): FieldMessages<EditedLeaseFields> {
  const { t } = useTranslation("leases");
  const language = useLanguage();
  const nameOf = useRecordNames();
  const namesOf = async (ids: readonly string[]) => {
    const names = await Promise.all(ids.map(async (id) => (await nameOf("tenantId", id)) ?? id));
    return names.length === 0 ? t("noCoTenants") : names.join("; ");
  };
  return {
    labels: {
      tenantId: t("tenant"),
      coTenants: t("coTenants"),
      propertyId: t("property"),
      unitId: t("unit"),
      startsOn: t("startsOn"),
      currency: t("currency"),
      deposit: t("deposit"),
      paymentDay: t("paymentDay"),
      proration: t("proration"),
      graceDays: t("graceDays"),
      notes: t("notes"),
    },
    text: async (name, value) => {
      if (value === null) return t("wholeProperty");
      const text = typeof value === "number" ? String(value) : typeof value === "string" ? value : "";
      if (name === "startsOn") return formatDay(text, language);
      if (name === "coTenants") return namesOf(coTenantIds(text));
      if (name === "deposit") return formatAmountInput(text, language);
      if (isProration(text)) return t(`prorationOf.${text}`);
      return (await nameOf(name, text)) ?? text;
    },
  };
}

function isProration(text: string): text is LeaseView["proration"] {
  return text === "actual_days" || text === "thirty_day" || text === "none";
}
