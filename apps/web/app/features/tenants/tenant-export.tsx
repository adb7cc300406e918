import type { TenantView } from "@keystead/contract/tenants";

import { ReadDrawer } from "../../ui/overlay/read-drawer.tsx";
import { useTranslation } from "../../ui/text/use-translation.ts";
import { DataExport } from "../settings/public.ts";

type TenantExportProps = { readonly tenant: TenantView; readonly onClose: () => void };

/** Exports all data on a person, for the person who asks for it (R-M03). */
export function TenantExport({ tenant, onClose }: TenantExportProps) {
  const { t } = useTranslation("data-export");
  return (
    <ReadDrawer title={t("titleOf", { name: tenant.name })} onClose={onClose}>
      <p className="ks-second">{t("leadOf")}</p>
      <DataExport tenantId={tenant.id} />
    </ReadDrawer>
  );
}
