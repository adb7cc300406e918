import type { TenantView } from "@keystead/contract/tenants";
import { IconEdit, IconTrash, IconUserOff } from "@tabler/icons-react";

import { listOrigin } from "../../ui/list/list-origin.ts";
import { ListPage, useListState } from "../../ui/list/list-page.tsx";
import type { ListFilter } from "../../ui/list/list-toolbar.tsx";
import type { BulkAction } from "../../ui/list/list-selection.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";
import type { RowAction } from "../../ui/list/row-menu.tsx";
import { useOpened } from "../../ui/overlay/use-opened.ts";
import { useTranslation } from "../../ui/text/use-translation.ts";
import { usePropertyFilter } from "../properties/public.ts";
import { useCan } from "../session/public.ts";
import { NoTenants } from "./no-tenants.tsx";
import { OpenedTenant, tenantKinds } from "./opened-tenant.tsx";
import { tenantListRules } from "./tenant-list-rules.ts";
import { useDeleteTenantsInBulk, useDeleteTenant, useTenantList } from "./tenant-queries.ts";
import { TenantCard, useTenantColumns } from "./tenant-record.tsx";

export function TenantList() {
  const { t } = useTranslation("tenants");
  const state = useListState(tenantListRules);
  const result = useTenantList(state.query);
  const { opened, open, close } = useOpened(tenantKinds);
  const add = () => {
    open("new");
  };
  const from = listOrigin(tenantListRules, state, result.dataUpdatedAt);
  const columns = useTenantColumns(from);
  const { rowActions, bulk } = useTenantActions(open);
  const filters = useFilters(state.filters["propertyId"]);
  return (
    <>
      <PageHeader title={t("title")} />
      <ListPage
        name="tenants"
        label={t("title")}
        state={state}
        result={result}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        card={(tenant) => <TenantCard tenant={tenant} from={from} />}
        rowActions={rowActions}
        {...(bulk === null ? {} : { bulk })}
        exported={{ list: "tenants", query: state.query }}
        searchLabel={t("search")}
        filters={filters}
        countText={(total) => t("count", { count: total })}
        primary={{ label: t("add"), onClick: add }}
        errorMessage={t("loadFailed")}
        empty={<NoTenants onAdd={add} />}
      />
      <OpenedTenant opened={opened} rows={result.data?.items} onClose={close} />
    </>
  );
}

/** A tenant with a lease cannot be deleted, only anonymised. */
function useTenantActions(open: (kind: "edit" | "anonymise", id: string) => void) {
  const { t } = useTranslation("tenants");
  const can = useCan();
  const remove = useDeleteTenant();
  const deleteInBulk = useDeleteTenantsInBulk();
  const away = (tenant: TenantView): RowAction =>
    tenant.leases.length === 0
      ? {
          label: t("delete"),
          icon: IconTrash,
          danger: true,
          onClick: () => {
            void remove(tenant);
          },
        }
      : {
          label: t("anonymise"),
          icon: IconUserOff,
          danger: true,
          onClick: () => {
            open("anonymise", tenant.id);
          },
        };
  const rowActions = (tenant: TenantView): readonly RowAction[] => [
    {
      label: t("edit"),
      icon: IconEdit,
      onClick: () => {
        open("edit", tenant.id);
      },
    },
    ...(can("tenant.delete") ? [away(tenant)] : []),
  ];
  const bulkDeletion: BulkAction<TenantView> = {
    label: t("deleteSeveral"),
    icon: IconTrash,
    danger: true,
    run: (rows) => {
      void deleteInBulk(rows);
    },
  };
  return { rowActions, bulk: can("tenant.delete") ? [bulkDeletion] : null };
}

function useFilters(propertyId: string | undefined): readonly ListFilter[] {
  const { t } = useTranslation("tenants");
  return [
    usePropertyFilter(t("property"), propertyId),
    {
      name: "lease",
      label: t("lease"),
      options: [
        { value: "with", label: t("with") },
        { value: "without", label: t("without") },
      ],
    },
    { name: "owes", label: t("owesMoney"), options: [{ value: "true", label: t("yes") }] },
  ];
}
