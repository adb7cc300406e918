import { leaseFilters, owingTenants, tenantOrder } from "@keystead/domain/tenants";
import { useMutation, useQuery } from "@tanstack/react-query";
import type { TenantView } from "@keystead/contract/tenants";
import {
  IconEdit,
  IconMail,
  IconNote,
  IconPhone,
  IconTrash,
  IconUserOff,
  IconUsers,
} from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { Link, useSearchParams } from "react-router";

import { api, query } from "../../lib/api.ts";
import { useChanged } from "../../lib/changed.ts";
import { refusalKey } from "../../lib/refusal-text.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { type BulkAction, type Column, ListPage, useListState } from "../../ui/list-page.tsx";
import { MoneyText } from "../../ui/money-text.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import type { RowAction } from "../../ui/row-menu.tsx";
import { toast } from "../../ui/toast.ts";
import { useTranslation } from "../../ui/use-translation.ts";
import { usePropertyFilter } from "../properties/public.ts";
import { useCan, useOpenSample } from "../session/public.ts";
import { useDeleteSeveralTenants, useDeleteTenant, useTenantList } from "./tenant-queries.ts";
import "./tenants.css";

const TenantForm = lazy(async () => ({ default: (await import("./tenant-form.tsx")).TenantForm }));
const ConfirmDialog = lazy(async () => ({
  default: (await import("../../ui/confirm-dialog.tsx")).ConfirmDialog,
}));

const rules = {
  ...tenantOrder,
  filters: { propertyId: "text", lease: leaseFilters, owes: owingTenants },
} as const;

type Open = { readonly kind: "add" } | { readonly kind: "edit" | "anonymise"; readonly tenant: TenantView };

export function TenantList() {
  const { t } = useTranslation("tenants");
  const state = useListState(rules);
  const result = useTenantList(state.query);
  const propertyFilter = usePropertyFilter(t("property"), state.filters["propertyId"]);
  const [params, setParams] = useSearchParams();
  const [local, setOpen] = useState<Open | null>(null);
  const asked = params.get("new") === "1";
  const open: Open | null = local ?? (asked ? { kind: "add" } : null);
  const columns = useColumns((tenant) => {
    setOpen({ kind: "edit", tenant });
  });
  const remove = useDeleteTenant();
  const removeSeveral = useDeleteSeveralTenants();
  const add = () => {
    setOpen({ kind: "add" });
  };
  const close = () => {
    setOpen(null);
    if (asked) setParams((before) => without(before, "new"), { replace: true });
  };
  const can = useCan();
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
            setOpen({ kind: "anonymise", tenant });
          },
        };
  const awayWithSeveral: BulkAction<TenantView> = {
    label: t("deleteSeveral"),
    icon: IconTrash,
    danger: true,
    run: (rows) => {
      void removeSeveral(rows);
    },
  };
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
        card={(tenant) => (
          <TenantCard
            tenant={tenant}
            onOpen={() => {
              setOpen({ kind: "edit", tenant });
            }}
          />
        )}
        rowActions={(tenant) => [
          {
            label: t("edit"),
            icon: IconEdit,
            onClick: () => {
              setOpen({ kind: "edit", tenant });
            },
          },
          ...(can("tenant.delete") ? [away(tenant)] : []),
        ]}
        {...(can("tenant.delete") ? { bulk: [awayWithSeveral] } : {})}
        searchLabel={t("search")}
        filters={[
          propertyFilter,
          {
            name: "lease",
            label: t("lease"),
            options: [
              { value: "with", label: t("with") },
              { value: "without", label: t("without") },
            ],
          },
          { name: "owes", label: t("owesMoney"), options: [{ value: "true", label: t("yes") }] },
        ]}
        countText={(total) => t("count", { count: total })}
        primary={{ label: t("add"), onClick: add }}
        errorMessage={t("loadFailed")}
        empty={<NoTenants onAdd={add} />}
      />
      <Suspense fallback={null}>
        {open?.kind === "add" ? <TenantForm tenant={null} onClose={close} /> : null}
        {open?.kind === "edit" ? (
          <TenantForm key={open.tenant.id} tenant={open.tenant} onClose={close}>
            <TenantLeases tenant={open.tenant} />
          </TenantForm>
        ) : null}
        {open?.kind === "anonymise" ? <Anonymise tenant={open.tenant} onClose={close} /> : null}
      </Suspense>
    </>
  );
}

function without(params: URLSearchParams, name: string): URLSearchParams {
  const rest = new URLSearchParams(params);
  rest.delete(name);
  return rest;
}

function NoTenants({ onAdd }: { readonly onAdd: () => void }) {
  const { t } = useTranslation("tenants");
  const sample = useOpenSample();
  const { data } = useQuery(query.properties.names.queryOptions({ input: { limit: 1 } }));
  const hasProperty = data === undefined || data.items.length > 0;
  return (
    <EmptyState
      icon={IconUsers}
      title={t("emptyTitle")}
      text={hasProperty ? t("emptyText") : t("needProperty")}
      action={hasProperty ? { label: t("add"), onClick: onAdd } : undefined}
      sample={{
        label: t("sample"),
        onClick: () => {
          sample.mutate();
        },
      }}
    >
      {hasProperty ? null : <Link to="/properties?new=1">{t("addProperty")}</Link>}
    </EmptyState>
  );
}

function useColumns(onOpen: (tenant: TenantView) => void): readonly Column<TenantView>[] {
  const { t } = useTranslation("tenants");
  return [
    {
      key: "name",
      header: t("name"),
      sort: "name",
      cell: (tenant) => (
        <button
          type="button"
          className="ks-link-button ks-tenants-name"
          onClick={() => {
            onOpen(tenant);
          }}
        >
          {tenant.name}
          {tenant.notes === "" ? null : (
            <>
              <IconNote size={16} aria-hidden />
              <span className="ks-visually-hidden">{t("hasNotes")}</span>
            </>
          )}
        </button>
      ),
    },
    { key: "property", header: t("property"), sort: "property", cell: (tenant) => <Home tenant={tenant} /> },
    {
      key: "phone",
      header: t("phone"),
      cell: ({ phone }) =>
        phone === "" ? null : <a href={`tel:${phone.replace(/[^+\d]/g, "")}`}>{phone}</a>,
    },
    {
      key: "email",
      header: t("email"),
      cell: ({ email }) => (email === "" ? null : <a href={`mailto:${email}`}>{email}</a>),
    },
    {
      key: "leases",
      header: t("activeLeases"),
      sort: "activeLeases",
      align: "end",
      cell: ({ activeLeases }) => activeLeases,
    },
    { key: "balance", header: t("balance"), align: "end", cell: (tenant) => <Balances tenant={tenant} /> },
  ];
}

function Home({ tenant: { property, currentUnit } }: { readonly tenant: TenantView }) {
  if (property === null) return null;
  return (
    <>
      <Link to={`/properties/${property.id}`}>{property.name}</Link>
      {currentUnit === null ? null : <div className="ks-second">{currentUnit.name}</div>}
    </>
  );
}

/** The word says which way it goes; the amount stands without a sign. */
function Balances({ tenant }: { readonly tenant: TenantView }) {
  const { t } = useTranslation("tenants");
  return tenant.balances
    .filter(({ amount }) => Number(amount) !== 0)
    .map(({ amount, currency }) => {
      const owes = !amount.startsWith("-");
      return (
        <div key={currency} className="ks-tenants-balance" data-owes={owes}>
          {owes ? t("owes") : t("inCredit")}{" "}
          <MoneyText amount={amount.replace("-", "")} currency={currency} />
        </div>
      );
    });
}

function TenantCard({ tenant, onOpen }: { readonly tenant: TenantView; readonly onOpen: () => void }) {
  const { t } = useTranslation("tenants");
  return (
    <>
      <div className="ks-card-line">
        <button type="button" className="ks-link-button ks-tenants-name" onClick={onOpen}>
          {tenant.name}
        </button>
        <span>
          <Balances tenant={tenant} />
        </span>
      </div>
      <div className="ks-tenants-line">
        <div>
          <Home tenant={tenant} />
        </div>
        <div className="ks-tenants-contact">
          {tenant.phone === "" ? null : (
            <a
              href={`tel:${tenant.phone.replace(/[^+\d]/g, "")}`}
              aria-label={t("call", { name: tenant.name })}
            >
              <IconPhone size={20} aria-hidden />
            </a>
          )}
          {tenant.email === "" ? null : (
            <a href={`mailto:${tenant.email}`} aria-label={t("write", { name: tenant.name })}>
              <IconMail size={20} aria-hidden />
            </a>
          )}
        </div>
      </div>
    </>
  );
}

function TenantLeases({ tenant }: { readonly tenant: TenantView }) {
  const { t } = useTranslation("tenants");
  if (tenant.leases.length === 0) return null;
  return (
    <section className="ks-tenants-leases">
      <h3>{t("leases")}</h3>
      <ul>
        {tenant.leases.map(({ id, propertyName, unitName }) => (
          <li key={id}>
            <Link to={`/leases/${id}`}>
              {unitName === null ? propertyName : `${propertyName} · ${unitName}`}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Anonymise({ tenant, onClose }: { readonly tenant: TenantView; readonly onClose: () => void }) {
  const { t } = useTranslation(["tenants", "errors"]);
  const changed = useChanged();
  const anonymise = useMutation({
    mutationFn: () => api.tenants.anonymise({ id: tenant.id, version: tenant.version }),
    onSuccess: async () => {
      toast.success(t("anonymised"));
      onClose();
      await changed("tenant");
    },
    onError: (error) => toast.error(t(refusalKey(error))),
  });
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t("anonymiseTitle", { name: tenant.name })}
      confirmLabel={t("anonymise")}
      cancelLabel={t("keep")}
      danger
      busy={anonymise.isPending}
      onConfirm={() => {
        anonymise.mutate();
      }}
    >
      <p>{t("anonymiseText")}</p>
    </ConfirmDialog>
  );
}
