import type { PropertyListItem } from "@keystead/contract/properties";
import { propertyOrder, propertyStatuses, propertyTypes, rentalModes } from "@keystead/domain/properties";
import {
  IconBuilding,
  IconCircleCheck,
  IconCircleDashed,
  IconEdit,
  IconFilePlus,
  IconTrash,
} from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";

import { EmptyState } from "../../ui/empty-state.tsx";
import { type ListFilter, ListPage, type RowAction, useListState } from "../../ui/list-page.tsx";
import { isNearLimit, Meter } from "../../ui/meter.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { useTranslation } from "../../ui/use-translation.ts";
import { useCan, useOpenSample, useProfile, useSubscription } from "../session/public.ts";
import { PropertyCard, PropertyGridCard, usePropertyColumns, useReceivedSums } from "./property-columns.tsx";
import { usePlaces, usePropertyList } from "./property-queries.ts";
import { useSetStatus } from "./use-set-status.ts";
import "./property-usage.css";

const PropertyForm = lazy(async () => ({ default: (await import("./property-form.tsx")).PropertyForm }));
const DeletePropertyDialog = lazy(async () => ({
  default: (await import("./delete-property-dialog.tsx")).DeletePropertyDialog,
}));

const rules = {
  ...propertyOrder,
  filters: {
    rentalMode: { several: rentalModes },
    status: { several: propertyStatuses },
    propertyType: { several: propertyTypes },
    city: "text",
    country: "text",
  },
} as const;

type Open =
  | { readonly kind: "add" }
  | { readonly kind: "edit" | "delete"; readonly property: PropertyListItem };

export function PropertyList() {
  const { t } = useTranslation("properties");
  const state = useListState(rules);
  const result = usePropertyList(state.query);
  const { open, setOpen } = useOpen();
  const { data: profile } = useProfile();
  const sample = useOpenSample();
  const columns = usePropertyColumns();
  const sums = useReceivedSums(result.data);
  const filters = useFilters();
  const rowActions = useRowActions(setOpen);
  const setStatus = useSetStatus();
  const navigate = useNavigate();
  const add = () => {
    setOpen({ kind: "add" });
  };
  const can = useCan();
  const several = { label: t("addSeveral"), onClick: () => void navigate("/properties/several") };
  const adding = can("property.create")
    ? { primary: { label: t("add"), onClick: add }, secondary: several }
    : {};
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
      <ListPage<PropertyListItem>
        name="properties"
        label={t("title")}
        state={state}
        result={result}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        card={(property) => <PropertyCard property={property} />}
        gridCard={(property) => <PropertyGridCard property={property} />}
        rowActions={rowActions}
        bulk={propertyStatuses.map((status) => ({
          label: t(`set_${status}`),
          icon: status === "active" ? IconCircleCheck : IconCircleDashed,
          run: (rows) => {
            setStatus.mutate({ status, properties: rows.map(({ id, version }) => ({ id, version })) });
          },
        }))}
        searchLabel={t("searchLabel")}
        filters={filters}
        sums={sums}
        countText={(total) => t("count", { count: total })}
        aside={<UsageMeter />}
        {...adding}
        errorMessage={t("loadFailed")}
        empty={
          <EmptyState
            icon={IconBuilding}
            title={t("emptyTitle")}
            text={t("emptyText")}
            action={adding.primary}
            second={adding.secondary}
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
          <PropertyForm property={null} defaults={defaults} onClose={close} />
        ) : null}
        {open?.kind === "edit" ? (
          <PropertyForm key={open.property.id} property={open.property} defaults={defaults} onClose={close} />
        ) : null}
        {open?.kind === "delete" ? (
          <DeletePropertyDialog property={open.property} onClose={close} onDeleted={close} />
        ) : null}
      </Suspense>
    </>
  );
}

function useRowActions(open: (next: Open) => void) {
  const { t } = useTranslation("properties");
  const navigate = useNavigate();
  const can = useCan();
  return (property: PropertyListItem): readonly RowAction[] => [
    { label: t("open"), icon: IconBuilding, onClick: () => void navigate(`/properties/${property.id}`) },
    {
      label: t("edit"),
      icon: IconEdit,
      onClick: () => {
        open({ kind: "edit", property });
      },
    },
    ...(property.rentalMode === "monthly"
      ? [
          {
            label: t("detail.addLease"),
            icon: IconFilePlus,
            onClick: () => void navigate(`/leases?new=1&propertyId=${property.id}`),
          },
        ]
      : []),
    ...(can("property.delete")
      ? [
          {
            label: t("delete"),
            icon: IconTrash,
            danger: true,
            onClick: () => {
              open({ kind: "delete", property });
            },
          },
        ]
      : []),
  ];
}

/** Cities and countries are offered only where there are several to choose from. */
function useFilters(): readonly ListFilter[] {
  const { t } = useTranslation("properties");
  const { cities, countries } = usePlaces();
  return [
    { name: "status", label: t("status"), options: wordsOf(propertyStatuses) },
    { name: "rentalMode", label: t("mode"), options: wordsOf(rentalModes) },
    { name: "city", label: t("city"), options: cities },
    { name: "country", label: t("form.country"), options: countries, seldom: true },
    {
      name: "propertyType",
      label: t("type"),
      options: wordsOf(propertyTypes),
      seldom: true,
    },
  ];

  function wordsOf(values: readonly FilterWord[]) {
    return values.map((value) => ({ value, label: t(value) }));
  }
}

type FilterWord = "active" | "inactive" | "monthly" | "daily" | "residential" | "commercial";

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
    <div className="ks-property-usage">
      <span className="ks-second">{label}</span>
      <Meter label={label} used={data.used.properties} limit={data.limits.properties} />
    </div>
  );
}
