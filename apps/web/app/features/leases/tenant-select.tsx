import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";

import { query } from "../../lib/api.ts";
import { RecordSelect } from "../../ui/record-select.tsx";
import { useTranslation } from "../../ui/use-translation.ts";
import { NEW_TENANT } from "./lease-form-values.ts";

type TenantSelectProps = {
  readonly value: string;
  /** Known from the lease; a tenant that only an address names is looked up. */
  readonly name: string | undefined;
  readonly mayAdd: boolean;
  readonly disabled: boolean;
  readonly error: ReactNode;
  /** With what was typed, since it may be the name of the one to add. */
  readonly onChange: (tenantId: string, typed: string) => void;
};

/** Of any number of tenants: the server looks for what is typed. */
export function TenantSelect({ value, name, mayAdd, disabled, error, onChange }: TenantSelectProps) {
  const { t } = useTranslation("leases");
  const [q, setQ] = useState("");
  const found = useQuery({
    ...query.tenants.list.queryOptions({
      input: { page: 1, limit: 50, sort: "name", ...(q === "" ? {} : { q: q.slice(0, 100) }) },
    }),
    placeholderData: keepPreviousData,
  });
  const isNew = value === NEW_TENANT;
  const listed = found.data?.items.find(({ id }) => id === value)?.name ?? name;
  const lookedUp = useQuery({
    ...query.tenants.get.queryOptions({ input: { id: value } }),
    enabled: value !== "" && !isNew && listed === undefined && found.isSuccess,
  });
  const label = isNew ? t("newTenant") : (listed ?? lookedUp.data?.name);
  return (
    <RecordSelect
      // A name that is known only later has to come into the field.
      key={label === undefined ? "unknown" : "known"}
      label={t("tenant")}
      field="tenantId"
      autoFocus
      disabled={disabled}
      value={value}
      chosen={value === "" || label === undefined ? null : { value, label }}
      found={(found.data?.items ?? []).map((tenant) => ({ value: tenant.id, label: tenant.name }))}
      first={mayAdd ? [{ value: NEW_TENANT, label: t("newTenant") }] : []}
      searching={found.isFetching}
      onSearch={setQ}
      onChange={onChange}
      error={error}
    />
  );
}
