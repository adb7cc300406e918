import type { ReactNode } from "react";

import { query } from "../../../lib/api.ts";
import { useNames } from "../../../lib/records/use-names.ts";
import { RecordSelect } from "../../../ui/field/record-select.tsx";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { NEW_TENANT } from "./lease-form-values.ts";

type TenantSelectProps = {
  readonly id?: string;
  readonly value: string;
  /** The name, if the lease has it; a tenant known only by an address is looked up. */
  readonly name: string | undefined;
  readonly mayAdd: boolean;
  readonly disabled: boolean;
  readonly error: ReactNode;
  /** `typed` is the search text: it may be the name of the tenant to add. */
  readonly onChange: (tenantId: string, entered: string) => void;
};

/** Picks a tenant out of any number, or adds a new one. */
export function TenantSelect({ name, mayAdd, ...field }: TenantSelectProps) {
  const { t } = useTranslation("leases");
  const names = useNames({
    ask: (input) => query.tenants.names.queryOptions({ input }),
    optionOf: (tenant) => ({ value: tenant.id, label: tenant.name }),
    value: field.value === NEW_TENANT ? "" : field.value,
    label: name,
  });
  return (
    <RecordSelect
      {...field}
      label={t("tenant")}
      field="tenantId"
      autoFocus
      names={names}
      first={mayAdd ? [{ value: NEW_TENANT, label: t("newTenant") }] : []}
    />
  );
}
