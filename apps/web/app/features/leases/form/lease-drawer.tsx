import "../../../ui/form.css";
import type { LeaseView } from "@keystead/contract/leases";
import type { ReactElement } from "react";

import { FormDrawer } from "../../../ui/form/form-drawer.tsx";
import type { Form } from "../../../ui/form/use-form.ts";
import { LeaseFieldGroups } from "./lease-fields.tsx";
import { type LeaseFormValues, readLease } from "./lease-form-values.ts";
import { SaveWarnings } from "./save-warnings.tsx";
import { useLeaseEditing } from "../use-lease-editing.ts";
import { type LeaseFormContext, useLeaseFormContext, usePropertyOf } from "./use-lease-form-context.ts";
import { useNewLease } from "./use-new-lease.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";

type LeaseDrawerProps = {
  /** The lease to edit; absent for a new one. */
  readonly lease?: LeaseView;
  /** Known values, such as the property whose page opened the form. */
  readonly preset?: Partial<LeaseFormValues>;
  readonly onClose: () => void;
};

/** Add or edit a lease. */
export function LeaseDrawer({ lease, preset, onClose }: LeaseDrawerProps) {
  return lease === undefined ? (
    <NewLease preset={preset} onClose={onClose} />
  ) : (
    <EditLease lease={lease} onClose={onClose} />
  );
}

type NewLeaseProps = Pick<LeaseDrawerProps, "onClose"> & {
  readonly preset: LeaseDrawerProps["preset"] | undefined;
};

function NewLease({ preset, onClose }: NewLeaseProps) {
  const { t } = useTranslation("leases");
  const context = useLeaseFormContext(null);
  const form = useNewLease({ context, preset, onClose });
  return (
    <LeaseFrame
      form={form}
      lease={null}
      context={context}
      onClose={onClose}
      title={t("addLease")}
      submitLabel={t("saveNewLease")}
      question={null}
    />
  );
}

function EditLease({ lease, onClose }: { readonly lease: LeaseView; readonly onClose: () => void }) {
  const { t } = useTranslation("leases");
  const context = useLeaseFormContext(lease);
  const form = useLeaseEditing({ lease, context, onClose });
  return (
    <LeaseFrame
      form={form}
      lease={form.known}
      context={context}
      onClose={onClose}
      title={t("editLease")}
      submitLabel={t("saveLease")}
      question={form.question}
    />
  );
}

type LeaseFrameProps = {
  readonly form: Form<LeaseFormValues>;
  readonly lease: LeaseView | null;
  readonly context: LeaseFormContext;
  readonly onClose: () => void;
  readonly title: string;
  readonly submitLabel: string;
  readonly question: ReactElement | null;
};

function LeaseFrame({ form, lease, context, ...frame }: LeaseFrameProps) {
  const { values } = form;
  usePropertyOf(values.propertyId);
  const within = context.contextOf(values);
  const { lease: read } = readLease(values, within);
  return (
    <FormDrawer form={form} {...frame}>
      <div className="ks-form">
        <LeaseFieldGroups
          form={form}
          lease={lease}
          currency={within.currency}
          usualCurrency={context.usualCurrency(values)}
          today={context.today}
          terms={read?.terms ?? null}
        />
        <SaveWarnings form={form} />
      </div>
    </FormDrawer>
  );
}
