import type { PropertyListItem } from "@keystead/contract/properties";
import {
  IconAlertTriangle,
  IconBed,
  IconBuilding,
  IconCalendar,
  IconEdit,
  IconKey,
  IconTrash,
} from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate, useSearchParams } from "react-router";

import { formatDay } from "../../lib/format.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import type { LimitReached } from "../../ui/limit-panel.tsx";
import { type Column, ListPage, useListState } from "../../ui/list-page.tsx";
import { isNearLimit, Meter } from "../../ui/meter.tsx";
import { MoneySums } from "../../ui/money-text.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { useLanguage } from "../../ui/use-language.ts";
import { useOpenSample, useProfile, useSubscription } from "../shell/public.ts";
import { usePropertyList } from "./property-queries.ts";
import "./properties.css";

const PropertyForm = lazy(async () => ({ default: (await import("./property-form.tsx")).PropertyForm }));
const DeletePropertyDialog = lazy(async () => ({
  default: (await import("./delete-property-dialog.tsx")).DeletePropertyDialog,
}));
const PropertyLimitPanel = lazy(async () => ({
  default: (await import("./property-limit-panel.tsx")).PropertyLimitPanel,
}));

const rules = {
  sorts: ["name", "city", "rentalMode", "status", "createdAt"],
  defaultSort: "name",
  filters: {
    rentalMode: { several: ["monthly", "daily"] },
    status: { several: ["active", "inactive"] },
    propertyType: { several: ["residential", "commercial"] },
  },
} as const;

type Open =
  | { readonly kind: "add" }
  | { readonly kind: "edit" | "delete"; readonly property: PropertyListItem };

export function PropertyList() {
  const { t } = useTranslation("properties");
  const state = useListState(rules);
  const result = usePropertyList(state.query);
  const navigate = useNavigate();
  const { open, setOpen } = useOpen();
  const [limit, setLimit] = useState<LimitReached | null>(null);
  const { data: profile } = useProfile();
  const sample = useOpenSample();
  const columns = useColumns();
  const add = () => {
    setOpen({ kind: "add" });
  };
  const close = () => {
    setOpen(null);
  };
  const defaults = {
    currency: profile?.baseCurrency ?? "EUR",
    timezone: profile?.timezone ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
  return (
    <>
      <PageHeader title={t("title")} />
      <ListPage
        label={t("title")}
        state={state}
        result={result}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        card={(property) => <PropertyCard property={property} />}
        rowActions={(property) => [
          {
            label: t("open"),
            icon: IconBuilding,
            onClick: () => void navigate(`/properties/${property.id}`),
          },
          {
            label: t("edit"),
            icon: IconEdit,
            onClick: () => {
              setOpen({ kind: "edit", property });
            },
          },
          {
            label: t("delete"),
            icon: IconTrash,
            danger: true,
            onClick: () => {
              setOpen({ kind: "delete", property });
            },
          },
        ]}
        searchLabel={t("searchLabel")}
        filters={[
          {
            name: "rentalMode",
            label: t("mode"),
            options: [
              { value: "monthly", label: t("monthly") },
              { value: "daily", label: t("daily") },
            ],
          },
          {
            name: "status",
            label: t("status"),
            options: [
              { value: "active", label: t("active") },
              { value: "inactive", label: t("inactive") },
            ],
          },
          {
            name: "propertyType",
            label: t("type"),
            options: [
              { value: "residential", label: t("residential") },
              { value: "commercial", label: t("commercial") },
            ],
          },
        ]}
        countText={(total) => t("count", { count: total })}
        aside={<UsageMeter />}
        primary={{ label: t("add"), onClick: add }}
        errorMessage={t("loadFailed")}
        empty={
          <EmptyState
            icon={IconBuilding}
            title={t("emptyTitle")}
            text={t("emptyText")}
            action={{ label: t("add"), onClick: add }}
            sample={{
              label: t("explore"),
              onClick: () => {
                sample.mutate();
              },
            }}
          />
        }
      />
      <Suspense fallback={null}>
        {open?.kind === "add" && profile !== undefined ? (
          <PropertyForm property={null} defaults={defaults} onClose={close} onLimit={setLimit} />
        ) : null}
        {open?.kind === "edit" ? (
          <PropertyForm
            key={open.property.id}
            property={open.property}
            defaults={defaults}
            onClose={close}
            onLimit={setLimit}
          />
        ) : null}
        {open?.kind === "delete" ? (
          <DeletePropertyDialog property={open.property} onClose={close} onDeleted={close} />
        ) : null}
        {limit === null ? null : (
          <PropertyLimitPanel
            reached={limit}
            onClose={() => {
              setLimit(null);
            }}
          />
        )}
      </Suspense>
    </>
  );
}

/** `?new=1` opens the form, so that other screens and the palette can lead here. */
function useOpen() {
  const [params, setParams] = useSearchParams();
  const [local, setLocal] = useState<Open | null>(null);
  const asked = params.get("new") === "1";
  const open: Open | null = local ?? (asked ? { kind: "add" } : null);
  const setOpen = (next: Open | null) => {
    setLocal(next);
    if (next !== null || !asked) return;
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        after.delete("new");
        return after;
      },
      { replace: true },
    );
  };
  return { open, setOpen };
}

function UsageMeter() {
  const { t } = useTranslation("properties");
  const { data } = useSubscription();
  if (data === undefined || !isNearLimit(data.used.properties, data.limits.properties)) return null;
  const label = t("usage", { used: data.used.properties, limit: data.limits.properties });
  return (
    <div className="ks-usage">
      <span className="ks-second">{label}</span>
      <Meter label={label} used={data.used.properties} limit={data.limits.properties} />
    </div>
  );
}

function useColumns(): readonly Column<PropertyListItem>[] {
  const { t } = useTranslation("properties");
  return [
    {
      key: "name",
      header: t("property"),
      sort: "name",
      cell: (property) => (
        <>
          <Link to={`/properties/${property.id}`}>{property.name}</Link>
          <div className="ks-second">
            {property.address === "" ? t(property.propertyType) : property.address}
          </div>
        </>
      ),
    },
    {
      key: "mode",
      header: t("mode"),
      sort: "rentalMode",
      cell: (property) => <Mode mode={property.rentalMode} />,
    },
    {
      key: "city",
      header: t("city"),
      sort: "city",
      cell: ({ city, country }) => (
        <>
          {city} <span className="ks-second">{country}</span>
        </>
      ),
    },
    { key: "units", header: t("unitsTitle"), cell: (property) => <UnitsLet property={property} /> },
    {
      key: "received",
      header: t("received"),
      align: "end",
      cell: ({ receivedThisMonth }) => <MoneySums sums={receivedThisMonth} />,
    },
    { key: "next", header: t("next"), cell: (property) => <NextEvent property={property} /> },
  ];
}

export function Mode({ mode }: { readonly mode: "monthly" | "daily" }) {
  const { t } = useTranslation("properties");
  const Icon = mode === "monthly" ? IconKey : IconBed;
  return (
    <span className="ks-mode">
      <Icon size={16} stroke={1.6} aria-hidden />
      {t(mode)}
    </span>
  );
}

function UnitsLet({ property: { units, unitsLet } }: { readonly property: PropertyListItem }) {
  const { t } = useTranslation("properties");
  if (units === 0) return <span className="ks-second">{t("detail.none")}</span>;
  return (
    <>
      {units}
      <div className="ks-second">
        {units === unitsLet ? t("allLet") : t("someLet", { let: unitsLet, count: units })}
      </div>
    </>
  );
}

export function NextEvent({ property: { id, overdue, nextDue } }: { readonly property: PropertyListItem }) {
  const { t } = useTranslation("properties");
  const language = useLanguage();
  if (overdue.length > 0) {
    return (
      <Link to={`/leases?propertyId=${id}&owes=overdue`} className="ks-event" data-tone="negative">
        <IconAlertTriangle size={16} aria-hidden />
        <span>
          <MoneySums sums={overdue} /> {t("overdue")}
        </span>
      </Link>
    );
  }
  if (nextDue === null) return <span className="ks-second">{t("nothingDue")}</span>;
  return (
    <Link to={`/leases/${nextDue.leaseId}`} className="ks-event">
      <IconCalendar size={16} stroke={1.6} aria-hidden />
      {t("rentDue", { date: formatDay(nextDue.dueOn, language) })}
    </Link>
  );
}

function PropertyCard({ property }: { readonly property: PropertyListItem }) {
  return (
    <>
      <div className="ks-card-line">
        <Link to={`/properties/${property.id}`}>{property.name}</Link>
        <MoneySums sums={property.receivedThisMonth} />
      </div>
      <div className="ks-second ks-card-facts">
        <Mode mode={property.rentalMode} />
        <span>{property.city}</span>
      </div>
      <NextEvent property={property} />
    </>
  );
}
