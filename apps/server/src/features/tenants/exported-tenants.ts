import { TenantQuery } from "@keystead/contract/tenants";
import { minorCell } from "@keystead/domain/exports";

import { exportedList } from "#kernel/api/index.ts";
import { listTenants } from "./list-tenants.ts";

export const exportedTenants = exportedList({
  name: "tenants",
  needs: "tenant.read",
  query: TenantQuery,
  list: listTenants,
  key: ({ id }) => id,
  rows({ name, property, currentUnit, phone, email, activeLeases, balances, notes }) {
    const money = balances.length === 0 ? [null] : balances;
    return money.map((balance) => [
      name,
      property?.name ?? null,
      currentUnit?.name ?? null,
      phone,
      email,
      activeLeases,
      balance === null ? null : minorCell(balance.amount),
      balance?.currency ?? null,
      notes,
    ]);
  },
});
