import type { PropertyOverview } from "@keystead/contract/properties";
import { IconBuilding } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { useNavigate, useSearchParams } from "react-router";

import { query } from "../../lib/api.ts";
import { mayRetry } from "../../lib/query-client.ts";
import { refusalOf } from "../../lib/refusal.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ErrorPanel } from "../../ui/error-panel.tsx";
import { useCameFrom } from "../../ui/list-origin.ts";
import { Bones } from "../../ui/list-page.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { useOpened } from "../../ui/use-opened.ts";
import { useTranslation } from "../../ui/use-translation.ts";
import { OpenedProperty, propertyKinds, propertyListRules, UnitsTab } from "../properties/public.ts";
import { FactsCard } from "./facts-card.tsx";
import { NextCard } from "./next-card.tsx";
import { PlacesCard } from "./places-card.tsx";
import { PropertyDoors } from "./property-doors.tsx";
import { PropertyHead } from "./property-head.tsx";
import { PropertyLeases } from "./property-leases.tsx";
import { PropertyMoney } from "./property-money.tsx";
import { PropertyTabs, tabOf } from "./property-tabs.tsx";
import { ReceivedCard } from "./received-card.tsx";
import "./property-page.css";

/** How is this one place doing, and what is stored about it? */
export function PropertyPage({ id }: { readonly id: string }) {
  const { t } = useTranslation("property-page");
  const navigate = useNavigate();
  const { search } = useCameFrom(propertyListRules);
  const list = `/properties${search}`;
  const { data, error, isError, isFetching, refetch } = useQuery({
    ...query.properties.overview.queryOptions({ input: { id } }),
    retry: mayRetry,
  });
  if (data !== undefined) return <Read overview={data} list={list} />;
  const isGone = isError && refusalOf(error).code === "NOT_FOUND";
  return (
    <>
      <PageHeader title={t("title")} crumbs={[{ label: t("list"), to: list }]} />
      {isGone ? (
        <EmptyState
          icon={IconBuilding}
          title={t("gone")}
          second={{ label: t("back"), onClick: () => void navigate(list) }}
        />
      ) : isError ? (
        <ErrorPanel message={t("failed")} retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Bones rows={6} />
      )}
    </>
  );
}

function Read({ overview, list }: { readonly overview: PropertyOverview; readonly list: string }) {
  const { property, month } = overview;
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const tab = tabOf(params);
  const { opened, open, close } = useOpened(propertyKinds);
  return (
    <div className="ks-stack">
      <PropertyHead
        overview={overview}
        list={list}
        onEdit={() => {
          open("edit", property.id);
        }}
        onDelete={() => {
          open("delete", property.id);
        }}
      />
      <PropertyDoors overview={overview} />
      <PropertyTabs current={tab} />
      {tab === "overview" ? <Overview overview={overview} /> : null}
      {tab === "units" ? (
        <Suspense fallback={<Bones rows={3} />}>
          <UnitsTab propertyId={property.id} />
        </Suspense>
      ) : null}
      {tab === "leases" ? <PropertyLeases propertyId={property.id} /> : null}
      {tab === "money" ? <PropertyMoney property={property} month={month} /> : null}
      <OpenedProperty
        opened={opened}
        rows={[property]}
        onClose={close}
        onDeleted={() => void navigate(list, { replace: true })}
      />
    </div>
  );
}

function Overview({ overview }: { readonly overview: PropertyOverview }) {
  const { property, month } = overview;
  return (
    <div className="ks-property-page">
      <div className="ks-stack">
        <ReceivedCard property={property} month={month} />
        <PlacesCard overview={overview} />
      </div>
      <div className="ks-stack">
        <NextCard next={overview.next} propertyId={property.id} mode={property.rentalMode} />
        <FactsCard property={property} />
      </div>
    </div>
  );
}
