import type { Occupancy, PlaceView } from "@keystead/contract/properties";
import { placeOrder, placeStates } from "@keystead/domain/properties";
import { IconDoor } from "@tabler/icons-react";

import { query } from "../../../lib/api.ts";
import { formatPercent } from "../../../lib/format/format.ts";
import { placeText } from "../../../lib/format/place-name.ts";
import { useListQuery } from "../../../lib/records/use-list-query.ts";
import { EmptyState } from "../../../ui/loading/empty-state.tsx";
import { ListPage, useListState } from "../../../ui/list/list-page.tsx";
import type { SumRow } from "../../../ui/list/list-table.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { PlaceCard, usePlaceColumns } from "./place-record.tsx";
import { usePropertyFilter } from "../use-property-filter.ts";

const rules = {
  ...placeOrder,
  filters: { propertyId: "text", state: { anyOf: placeStates } },
} as const;

/**
 * Which units are let, and which are vacant? These are what the occupancy counts; the foot repeats it as part and
 * whole.
 */
export function PlaceList() {
  const { t } = useTranslation("properties");
  const state = useListState(rules);
  const result = useListQuery(query.units.places.queryOptions({ input: state.query }));
  const columns = usePlaceColumns();
  const propertyFilter = usePropertyFilter(t("property"), state.filters["propertyId"]);
  const occupancyText = useOccupancyText();
  const { data } = result;
  const sums: readonly SumRow[] =
    data === undefined
      ? []
      : [{ key: "occupancy", label: t("place.sum"), cells: { state: occupancyText(data.occupancy) } }];
  return (
    <>
      <PageHeader title={t("place.title")} crumbs={[{ label: t("title"), to: "/properties" }]} />
      <ListPage<PlaceView>
        name="places"
        label={t("place.title")}
        state={state}
        result={result}
        columns={columns}
        rowKey={({ property, unit }) => unit?.id ?? property.id}
        rowName={placeText}
        card={(place) => <PlaceCard place={place} />}
        filters={[
          propertyFilter,
          {
            name: "state",
            label: t("place.state"),
            options: placeStates.map((value) => ({ value, label: t(`place.${value}`) })),
          },
        ]}
        exported={{ list: "units", query: state.query }}
        countText={(count) => t("place.count", { count })}
        sums={sums}
        cardFooter={data === undefined ? null : <p>{occupancyText(data.occupancy)}</p>}
        empty={<EmptyState icon={IconDoor} title={t("place.emptyTitle")} text={t("place.emptyText")} />}
        errorMessage={t("place.failed")}
      />
    </>
  );
}

/** "10 of 12 let, 83%, 1 vacant, 1 in maintenance". */
function useOccupancyText(): (occupancy: Occupancy) => string {
  const { t } = useTranslation("properties");
  const language = useLanguage();
  return ({ places, let: taken, vacant, maintenance }) =>
    [
      t("place.letOf", { count: taken, places }),
      ...(places === 0 ? [] : [formatPercent(taken / places, language)]),
      ...(vacant === 0 ? [] : [t("place.vacantOf", { count: vacant })]),
      ...(maintenance === 0 ? [] : [t("place.maintenanceOf", { count: maintenance })]),
    ].join(" · ");
}
