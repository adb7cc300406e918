import "../../ui/form.css";
import type { LeaseView } from "@keystead/contract/leases";
import { plainDate } from "@keystead/domain/calendar";
import { useMutation, useQuery } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { useNavigate } from "react-router";

import { api, query } from "../../lib/api.ts";
import { useChanged } from "../../lib/changed.ts";
import { fieldIssues, saveWarnings } from "../../lib/field-issues.ts";
import { refusalKey } from "../../lib/refusal-text.ts";
import { todayHere } from "../../lib/today.ts";
import { useIdempotencyKeys } from "../../lib/use-idempotency-keys.ts";
import { FormDrawer } from "../../ui/form/form-drawer.tsx";
import { toast } from "../../ui/toast.ts";
import { useLanguage } from "../../ui/use-language.ts";
import { useTranslation } from "../../ui/use-translation.ts";
import { LeaseFields } from "./lease-fields.tsx";
import {
  changedTerm,
  emptyLease,
  type LeaseField,
  type LeaseFormValues,
  NEW_TENANT,
  type ReadLease,
  readLease,
  valuesOf,
} from "./lease-form-values.ts";
import { SaveWarnings } from "./save-warnings.tsx";

type LeaseDrawerProps = {
  /** The lease to edit; absent = a new one. */
  readonly lease?: LeaseView;
  /** What is known already, such as the property one came from. */
  readonly preset?: Partial<LeaseFormValues>;
  readonly onClose: () => void;
};

/** Add or edit a lease. Mount it when it opens: one opening begins with new idempotency keys. */
export function LeaseDrawer({ lease, preset, onClose }: LeaseDrawerProps) {
  const { t } = useTranslation(["leases", "errors"]);
  const language = useLanguage();
  const navigate = useNavigate();
  const changed = useChanged();
  const body = useRef<HTMLDivElement>(null);
  const keys = useIdempotencyKeys();
  const [first] = useState(() =>
    lease === undefined ? { ...emptyLease(todayHere()), ...preset } : valuesOf(lease, language),
  );
  const [values, setValues] = useState<LeaseFormValues>(first);
  const [submitted, setSubmitted] = useState(false);
  const { data: property } = useQuery({
    ...query.properties.get.queryOptions({ input: { id: values.propertyId } }),
    enabled: values.propertyId !== "",
  });
  const usualCurrency = property?.currency ?? lease?.currency ?? "EUR";
  const currency = values.currency === "" ? usualCurrency : values.currency;
  const today = lease === undefined ? todayHere() : plainDate(lease.today);
  const { problems, lease: read } = readLease(values, { language, currency, today });

  const save = useMutation({
    mutationFn: (input: { readonly read: ReadLease; readonly confirm: readonly string[] }) =>
      lease === undefined ? create(input.read, input.confirm) : update(lease, input.read, input.confirm),
    onSuccess: async (saved) => {
      onClose();
      toast.success(lease === undefined ? t("leaseAdded") : t("leaseSaved"));
      await changed("lease", { lease: saved });
      if (lease === undefined) await navigate(`/leases/${saved.id}`);
    },
  });
  const issues = fieldIssues(save.error);
  const warnings = saveWarnings(save.error);

  function create(lease_: ReadLease, confirm: readonly string[]): Promise<LeaseView> {
    const { tenantId, newTenant } = values;
    const tenant = tenantId === NEW_TENANT ? { name: newTenant.trim() } : { id: tenantId };
    const input = { ...sharedInput(lease_, confirm), tenant, ...newInput(lease_) };
    return api.leases.create(input, { context: { idempotencyKey: keys.keyFor(input) } });
  }

  function newInput(read_: ReadLease) {
    return {
      endsOn: read_.endsOn,
      monthlyRent: read_.rent,
      charges: read_.charges,
      opening: read_.opening,
      // Always said: what was typed is in this currency, whatever becomes of the property meanwhile.
      currency,
      ...(values.trackFrom === "" ? {} : { trackFrom: values.trackFrom }),
    };
  }

  function update(old: LeaseView, read_: ReadLease, confirm: readonly string[]): Promise<LeaseView> {
    return api.leases.update({
      ...sharedInput(read_, confirm),
      id: old.id,
      version: old.version,
      tenantId: values.tenantId,
      currency,
      // A month chosen for a change that was taken back says nothing any more.
      ...(values.termsFrom === "" || changedTerm(values, old) === null
        ? {}
        : { termsFrom: values.termsFrom }),
    });
  }

  function sharedInput(read_: ReadLease, confirm: readonly string[]) {
    return {
      propertyId: values.propertyId,
      unitId: values.unitId === "" ? null : values.unitId,
      startsOn: read_.startsOn,
      deposit: read_.deposit,
      paymentDay: read_.paymentDay,
      proration: values.proration,
      graceDays: read_.graceDays,
      notes: values.notes,
      confirm: [...confirm],
    };
  }

  const wrong = (field: LeaseField): boolean =>
    (submitted && problems.includes(field)) || issues[WIRE_NAMES[field] ?? field] !== undefined;

  function focusField(field: string) {
    body.current?.querySelector<HTMLElement>(`[name="${field}"], [data-field="${field}"]`)?.focus();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    setSubmitted(true);
    if (save.isPending) return;
    const [firstProblem] = problems;
    if (firstProblem !== undefined) focusField(firstProblem);
    else if (read !== null) save.mutate({ read, confirm: [] });
  }

  const listed = submitted ? problems : [];
  return (
    <FormDrawer
      onClose={onClose}
      title={lease === undefined ? t("addLease") : t("editLease")}
      submitLabel={lease === undefined ? t("saveNewLease") : t("saveLease")}
      form={{
        onSubmit: submit,
        busy: save.isPending,
        dirty: values !== first && !save.isSuccess,
        failure: save.isError && warnings.length === 0 ? t(refusalKey(save.error)) : null,
        problems: listed.map((field) => ({
          key: field,
          message: t(`fieldIssue.${field}`),
          focus: () => {
            focusField(field);
          },
        })),
      }}
    >
      <div ref={body} className="ks-form">
        <LeaseFields
          values={values}
          onChange={(change) => {
            setValues((before) => ({ ...before, ...change }));
          }}
          lease={lease ?? null}
          currency={currency}
          usualCurrency={usualCurrency}
          today={today}
          wrong={wrong}
          terms={read?.terms ?? null}
        />
        <SaveWarnings
          warnings={warnings}
          busy={save.isPending}
          onSaveAnyway={() => {
            if (read !== null) save.mutate({ read, confirm: warnings.map(({ code }) => code) });
          }}
        />
      </div>
    </FormDrawer>
  );
}

/** Where the wire has another word than the form. */
const WIRE_NAMES: Partial<Readonly<Record<LeaseField, string>>> = {
  rent: "monthlyRent",
  tenantId: "tenant.id",
  newTenant: "tenant.name",
};
