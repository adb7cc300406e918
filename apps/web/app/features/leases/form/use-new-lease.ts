import type { LeaseView } from "@keystead/contract/leases";
import { useNavigate } from "react-router";

import { api } from "../../../lib/api.ts";
import { useChanged } from "../../../lib/changed.ts";
import { formatMoney } from "../../../lib/format/format.ts";
import { lastMethod, rememberMethod } from "../../../lib/last-method.ts";
import { useUndo } from "../../../lib/records/use-undo.ts";
import { type Form, useForm } from "../../../ui/form/use-form.ts";
import { toast } from "../../../ui/toast/toast.ts";
import { coTenantIds } from "./co-tenants-field.tsx";
import {
  emptyLease,
  type LeaseFormValues,
  NEW_TENANT,
  readLeaseForm,
  type ParsedLease,
} from "./lease-form-values.ts";
import type { LeaseFormContext } from "./use-lease-form-context.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";

type NewLeaseOptions = {
  readonly context: LeaseFormContext;
  /** Known values, such as the property whose page opened the form. */
  readonly preset: Partial<LeaseFormValues> | undefined;
  readonly onClose: () => void;
};

/** Creates a lease, together with a new tenant if there is one. */
export function useNewLease({ context, preset, onClose }: NewLeaseOptions): Form<LeaseFormValues> {
  const { t } = useTranslation("leases");
  const navigate = useNavigate();
  const changed = useChanged();
  const offerUndo = useUndo("money");
  const { words, contextOf } = context;
  return useForm({
    name: "lease",
    values: () => ({ ...emptyLease(context.today), method: lastMethod(), ...preset }),
    read: (values) => {
      const within = contextOf(values);
      return readLeaseForm(values, within, (read) => newLease(values, read, within.currency));
    },
    words,
    wireNames: {
      monthlyRent: "rent",
      "tenant.id": "tenantId",
      "tenant.name": "newTenant",
      coTenantIds: "coTenants",
    },
    send: async ({ paid, ...made }, { once, confirm }): Promise<MadeLease> => {
      const input = { ...made, confirm };
      if (paid === null) return { lease: await api.leases.create(input, once(input)), transferIds: [] };
      const whole = { ...input, paid };
      return api.leases.createPaid(whole, once(whole));
    },
    onSent: async ({ lease, transferIds }, { input: { paid } }) => {
      onClose();
      if (paid === null) toast.success(t("leaseAdded"));
      else {
        rememberMethod(paid.method);
        offerUndo({
          message: t("leaseAddedPaid", {
            count: transferIds.length,
            amount: formatMoney({ amount: paid.amount, currency: lease.currency }, context.language),
          }),
          takeBack: () => api.leases.deleteTransfers({ ids: transferIds }),
          takenBack: t("paymentsTakenBack"),
        });
      }
      await changed("lease", { lease });
      if (paid !== null) void changed("plan");
      await navigate(`/leases/${lease.id}`);
    },
  });
}

type MadeLease = { readonly lease: LeaseView; readonly transferIds: string[] };

function newLease(values: LeaseFormValues, read: ParsedLease, currency: string) {
  const { tenantId, newTenant, coTenants, propertyId, unitId, proration, trackFrom, notes } = values;
  const { startsOn, endsOn, rent, charges, deposit, opening, paymentDay, graceDays, paid } = read;
  const tracked = paid === null ? trackFrom : (read.terms.trackFrom ?? "");
  return {
    paid: paid === null ? null : { ...paid, method: values.method },
    tenant: tenantId === NEW_TENANT ? { name: newTenant.trim() } : { id: tenantId },
    coTenantIds: [...coTenantIds(coTenants)],
    propertyId,
    unitId: unitId === "" ? null : unitId,
    startsOn,
    endsOn,
    monthlyRent: rent,
    charges,
    deposit,
    paymentDay,
    proration,
    graceDays,
    opening,
    notes,
    // Always sent: the amounts were typed in this currency, even if the property's changes meanwhile.
    currency,
    ...(tracked === "" ? {} : { trackFrom: tracked }),
  };
}
