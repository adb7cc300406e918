import { TenantQuery } from "@keystead/contract/tenants";
import { listColumns, minorCell } from "@keystead/domain/exports";
import { columnValues } from "@keystead/domain/record-fields";
import { ownTenantFields } from "@keystead/domain/tenants";

import { exportedCells, exportedList } from "#kernel/api/index.ts";
import { listTenants } from "./list-tenants.ts";

export const exportedTenants = exportedList({
  name: "tenants",
  needs: "tenant.read",
  query: TenantQuery,
  list: listTenants,
  key: ({ id }) => id,
  rows(tenant) {
    const { name, property, currentUnit, activeLeases, balances } = tenant;
    const money = balances.length === 0 ? [null] : balances;
    return money.map((balance) =>
      exportedCells(listColumns.tenants, {
        ...columnValues(ownTenantFields, tenant),
        tenant: name,
        property: property?.name ?? null,
        unit: currentUnit?.name ?? null,
        active_leases: activeLeases,
        balance: balance === null ? null : minorCell(balance.amount),
        currency: balance?.currency ?? null,
      }),
    );
  },
});
