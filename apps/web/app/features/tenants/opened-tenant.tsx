import type { TenantView } from "@keystead/contract/tenants";
import { Suspense } from "react";

import { query } from "../../lib/api.ts";
import { useOpenedRecord } from "../../lib/records/use-opened-record.ts";
import { withMessages } from "../../lib/messages.ts";
import { Pending } from "../../ui/loading/pending.tsx";
import type { OpenedDialog } from "../../ui/overlay/use-opened.ts";
import { lazyPart } from "../../ui/loading/lazy-part.tsx";
import { useMayOpen } from "../session/public.ts";

const TenantForm = lazyPart(async () => (await import("./tenant-form.tsx")).TenantForm);

// Rarely opened, with words that no list of tenants needs.
const messages = import.meta.glob("../../../../../packages/messages/*/{tenants,data-export,shared/*}.json", {
  import: "default",
});
const loadAnonymise = withMessages(messages, () => import("./anonymise-dialog.tsx"));
const AnonymiseDialog = lazyPart(async () => (await loadAnonymise()).AnonymiseDialog);
const loadExport = withMessages(messages, () => import("./tenant-export.tsx"));
const TenantExport = lazyPart(async () => (await loadExport()).TenantExport);

/** The dialogs that can be open over the list of tenants, and over a tenant's page. */
export const tenantKinds = ["new", "edit", "export", "anonymise"] as const;
const needs = {
  new: "tenant.create",
  edit: "tenant.update",
  export: "account.export",
  anonymise: "tenant.delete",
} as const;

type OpenedTenantProps = {
  readonly opened: OpenedDialog<(typeof tenantKinds)[number]> | null;
  readonly rows: readonly TenantView[] | undefined;
  readonly onClose: () => void;
};

export function OpenedTenant({ opened: requested, rows, onClose }: OpenedTenantProps) {
  const opened = useMayOpen(requested, needs, onClose);
  const tenant = useOpenedRecord({
    id: opened === null || opened.kind === "new" ? null : opened.id,
    rows,
    ask: (id) => query.tenants.get.queryOptions({ input: { id } }),
    close: onClose,
  });
  return (
    <Suspense fallback={<Pending />}>
      {opened?.kind === "new" ? <TenantForm tenant={null} onClose={onClose} /> : null}
      {opened?.kind === "edit" && tenant !== null ? (
        <TenantForm key={tenant.id} tenant={tenant} onClose={onClose} />
      ) : null}
      {opened?.kind === "export" && tenant !== null ? (
        <TenantExport tenant={tenant} onClose={onClose} />
      ) : null}
      {opened?.kind === "anonymise" && tenant !== null ? (
        <AnonymiseDialog tenant={tenant} onClose={onClose} />
      ) : null}
    </Suspense>
  );
}
