import type { PropertyListItem } from "@keystead/contract/properties";
import { propertyStatuses, propertyTypes, rentalModes } from "@keystead/domain/properties";
import {
  IconBuilding,
  IconCircleCheck,
  IconCircleDashed,
  IconEdit,
  IconFilePlus,
  IconTrash,
} from "@tabler/icons-react";
import { Link, useNavigate } from "react-router";

import { EmptyState } from "../../../ui/loading/empty-state.tsx";
import { ListPage, useListState } from "../../../ui/list/list-page.tsx";
import type { RowAction } from "../../../ui/list/row-menu.tsx";
import type { ListFilter } from "../../../ui/list/list-toolbar.tsx";
import type { BulkAction } from "../../../ui/list/list-selection.tsx";
import { listOrigin } from "../../../ui/list/list-origin.ts";
import { isNearLimit, Meter } from "../../../ui/chart/meter.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { useOpened } from "../../../ui/overlay/use-opened.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { useCan, useOpenSample, useSubscription } from "../../session/public.ts";
import { OpenedProperty, propertyKinds, propertyPresets } from "../opened-property.tsx";
import { PropertyCard, PropertyGridCard, usePropertyColumns, useReceivedSums } from "./property-columns.tsx";
import { propertyListRules } from "./property-list-rules.ts";
import { useRentables, usePropertyList } from "../property-queries.ts";
import { useSetPropertyStatus } from "./use-set-property-status.ts";
import "./property-usage.css";

export function PropertyList() {
  const { t } = useTranslation("properties");
  const state = useListState(propertyListRules);
  const result = usePropertyList(state.query);
  const { opened, open, close } = useOpened(propertyKinds, propertyPresets);
  const from = listOrigin(propertyListRules, state, result.dataUpdatedAt);
  const columns = usePropertyColumns(from);
  const sums = useReceivedSums(result.data);
  const filters = useFilters();
  const rowActions = useRowActions(open);
  const bulk = useBulkActions();
  const navigate = useNavigate();
  const add = () => {
    open("new");
  };
  const can = useCan();
  const inBulk = { label: t("addSeveral"), onClick: () => void navigate("/properties/bulk") };
  const adding = can("property.create")
    ? { primary: { label: t("add"), onClick: add }, secondary: inBulk }
    : {};
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
        card={(property) => <PropertyCard property={property} from={from} />}
        gridCard={(property) => <PropertyGridCard property={property} from={from} />}
        rowActions={rowActions}
        bulk={bulk}
        exported={{ list: "properties", query: state.query }}
        searchLabel={t("searchLabel")}
        filters={filters}
        sums={sums}
        countText={(total) => t("count", { count: total })}
        aside={<UsageMeter />}
        {...adding}
        errorMessage={t("loadFailed")}
        empty={<NoProperties {...adding} />}
      />
      <OpenedProperty opened={opened} rows={result.data?.items} onClose={close} />
    </>
  );
}

type AddAction = { readonly label: string; readonly onClick: () => void };

function NoProperties({
  primary,
  secondary,
}: {
  readonly primary?: AddAction;
  readonly secondary?: AddAction;
}) {
  const { t } = useTranslation("properties");
  const sample = useOpenSample();
  return (
    <EmptyState
      icon={IconBuilding}
      title={t("emptyTitle")}
      text={t("emptyText")}
      action={primary}
      second={secondary}
      sample={{
        label: t("explore"),
        onClick: () => {
          sample.mutate();
        },
      }}
    >
      {primary === undefined ? null : <Link to="/bring-history">{t("bringHistory")}</Link>}
    </EmptyState>
  );
}

function useBulkActions(): readonly BulkAction<PropertyListItem>[] {
  const { t } = useTranslation("properties");
  const setStatus = useSetPropertyStatus();
  return propertyStatuses.map((status) => ({
    label: t(`set_${status}`),
    icon: status === "active" ? IconCircleCheck : IconCircleDashed,
    run: (rows) => {
      setStatus.mutate({ status, properties: rows.map(({ id, version }) => ({ id, version })) });
    },
  }));
}

function useRowActions(open: (kind: "edit" | "delete", id: string) => void) {
  const { t } = useTranslation("properties");
  const navigate = useNavigate();
  const can = useCan();
  return (property: PropertyListItem): readonly RowAction[] => [
    { label: t("open"), icon: IconBuilding, onClick: () => void navigate(`/properties/${property.id}`) },
    {
      label: t("edit"),
      icon: IconEdit,
      onClick: () => {
        open("edit", property.id);
      },
    },
    ...(property.rentalMode === "monthly"
      ? [
          {
            label: t("detail.addLease"),
            icon: IconFilePlus,
            onClick: () => void navigate(`/leases?new=1&forProperty=${property.id}`),
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
              open("delete", property.id);
            },
          },
        ]
      : []),
  ];
}

/** Cities and countries are offered only if there are several. */
function useFilters(): readonly ListFilter[] {
  const { t } = useTranslation("properties");
  const { cities, countries } = useRentables();
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

function UsageMeter() {
  const { t } = useTranslation("properties");
  const { data } = useSubscription();
  if (data === undefined || !isNearLimit(data.used.properties, data.limits.properties)) return null;
  const { properties: used } = data.used;
  const { properties: limit } = data.limits;
  const label = used > limit ? t("usageOver", { count: used, limit }) : t("usage", { used, count: limit });
  return (
    <div className="ks-property-usage">
      <span className="ks-second">{label}</span>
      <Meter label={label} used={used} limit={limit} />
    </div>
  );
}
