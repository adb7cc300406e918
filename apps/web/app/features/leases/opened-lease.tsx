import { Suspense } from "react";
import { useSearchParams } from "react-router";

import { Pending } from "../../ui/loading/pending.tsx";
import type { OpenedDialog } from "../../ui/overlay/use-opened.ts";
import { LazyPayLeaseDialog } from "./lazy-parts.ts";
import { LazyLeaseDrawer } from "./form/lazy-lease-drawer.ts";
import { PresetProperty } from "../properties/public.ts";
import { useMayOpen } from "../session/public.ts";

/** The dialogs that can be open over the list of leases; a link may preset fields of the form. */
export const leaseKinds = ["new", "pay"] as const;
const needs = { new: "lease.create", pay: "payment.record" } as const;
export const leasePresets = ["forProperty", "forTenant"] as const;

type OpenedLeaseProps = {
  readonly opened: OpenedDialog<(typeof leaseKinds)[number]> | null;
  /** The property that the list is filtered by is also preset in the form. */
  readonly propertyId: string | undefined;
  readonly onClose: () => void;
};

export function OpenedLease({ opened: requested, propertyId, onClose }: OpenedLeaseProps) {
  const opened = useMayOpen(requested, needs, onClose);
  const [params] = useSearchParams();
  return (
    <Suspense fallback={<Pending />}>
      {opened?.kind === "pay" ? (
        <LazyPayLeaseDialog key={opened.id} leaseId={opened.id} onClose={onClose} />
      ) : null}
      {opened?.kind === "new" ? (
        <PresetProperty propertyId={params.get("forProperty") ?? propertyId ?? ""}>
          {(preset) => (
            <LazyLeaseDrawer
              preset={{ propertyId: preset, tenantId: params.get("forTenant") ?? "" }}
              onClose={onClose}
            />
          )}
        </PresetProperty>
      ) : null}
    </Suspense>
  );
}
