import type { PropertyOverview } from "@keystead/contract/properties";
import { CALENDAR_MODE } from "@keystead/domain/bookings";
import { IconBuilding } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { useNavigate, useSearchParams } from "react-router";

import { query } from "../../lib/api.ts";
import { useCameFrom } from "../../ui/list/list-origin.ts";
import { lazyPart } from "../../ui/loading/lazy-part.tsx";
import { Skeleton } from "../../ui/loading/skeleton.tsx";
import { RecordColumns, RecordPage } from "../../ui/page/record-page.tsx";
import { useOpened } from "../../ui/overlay/use-opened.ts";
import { useTranslation } from "../../ui/text/use-translation.ts";
import { LazyFeedCard, LazySeasonsTab, LazyBookingsStrip } from "../bookings/public.ts";
import { LazyBaseFigures } from "../fx/public.ts";
import { LazyYearCosts } from "../ledger/public.ts";
import { OpenedProperty, propertyKinds, propertyListRules, propertyPresets } from "../properties/public.ts";
import { TasksCard } from "../tasks/public.ts";
import { FactsCard } from "./cards/facts-card.tsx";
import { NextCard } from "./cards/next-card.tsx";
import { RentablesCard } from "./cards/rentables-card.tsx";
import { PropertyBookings } from "./property-bookings.tsx";
import { PropertyDrillDowns } from "./property-drill-downs.tsx";
import { PropertyHead } from "./property-head.tsx";
import { PropertyLeases } from "./property-leases.tsx";
import { PropertyMoney } from "./property-money.tsx";
import { PropertyTabs, tabOf } from "./property-tabs.tsx";
import { PropertyUnits } from "./property-units.tsx";
import { PurchaseCard } from "./cards/purchase-card.tsx";
import { ReceivedCard } from "./cards/received-card.tsx";

const PropertyFiles = lazyPart(async () => (await import("./property-files.tsx")).PropertyFiles);

/** How is this property doing, and what is stored about it? */
export function PropertyPage({ id }: { readonly id: string }) {
  const { t } = useTranslation("property-page");
  const { search } = useCameFrom(propertyListRules);
  const list = `/properties${search}`;
  const result = useQuery(query.properties.overview.queryOptions({ input: { id } }));
  return (
    <RecordPage
      result={result}
      title={t("title")}
      list={{ label: t("list"), to: list }}
      icon={IconBuilding}
      words={{ missing: t("missing"), back: t("back"), failed: t("failed") }}
    >
      {(overview) => <Read overview={overview} list={list} />}
    </RecordPage>
  );
}

function Read({ overview, list }: { readonly overview: PropertyOverview; readonly list: string }) {
  const { property, month } = overview;
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const tab = tabOf(params, property.rentalMode);
  const { opened, open, close } = useOpened(propertyKinds, propertyPresets);
  return (
    <>
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
      <PropertyDrillDowns overview={overview} />
      {overview.base === null ? null : (
        <Suspense fallback={<Skeleton rows={2} />}>
          <LazyBaseFigures figures={overview.base} month={month} />
        </Suspense>
      )}
      <PropertyTabs current={tab} mode={property.rentalMode} />
      {tab === "overview" ? <Overview overview={overview} /> : null}
      {tab === "units" ? (
        <Suspense fallback={<Skeleton rows={3} />}>
          <PropertyUnits propertyId={property.id} />
        </Suspense>
      ) : null}
      {tab === "bookings" ? (
        <Suspense fallback={<Skeleton rows={4} />}>
          <PropertyBookings propertyId={property.id} />
        </Suspense>
      ) : null}
      {tab === "leases" ? <PropertyLeases propertyId={property.id} /> : null}
      {tab === "seasons" ? (
        <Suspense fallback={<Skeleton rows={4} />}>
          <LazySeasonsTab property={property} />
        </Suspense>
      ) : null}
      {tab === "money" ? <PropertyMoney property={property} month={month} /> : null}
      {tab === "files" ? (
        <Suspense fallback={<Skeleton rows={3} />}>
          <PropertyFiles propertyId={property.id} />
        </Suspense>
      ) : null}
      <OpenedProperty
        opened={opened}
        rows={[property]}
        onClose={close}
        onDeleted={() => void navigate(list, { replace: true })}
      />
    </>
  );
}

function Overview({ overview }: { readonly overview: PropertyOverview }) {
  const { property, month } = overview;
  return (
    <RecordColumns
      side={
        <>
          <NextCard next={overview.next} propertyId={property.id} mode={property.rentalMode} />
          <FactsCard property={property} records={overview.records} />
          <PurchaseCard property={property} />
          {property.rentalMode === CALENDAR_MODE ? (
            <Suspense fallback={<Skeleton rows={2} />}>
              <LazyFeedCard propertyId={property.id} />
            </Suspense>
          ) : null}
        </>
      }
    >
      <ReceivedCard property={property} month={month} />
      <RentablesCard overview={overview} />
      <Suspense fallback={<Skeleton rows={2} />}>
        <LazyBookingsStrip
          propertyId={property.id}
          today={overview.today}
          inCalendar={property.rentalMode === CALENDAR_MODE}
        />
      </Suspense>
      <Suspense fallback={<Skeleton rows={4} />}>
        <LazyYearCosts propertyId={property.id} currency={property.currency} month={month} />
      </Suspense>
      <TasksCard of={{ propertyId: property.id }} />
    </RecordColumns>
  );
}
