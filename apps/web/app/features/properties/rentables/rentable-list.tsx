import type { Occupancy, RentableView } from "@keystead/contract/properties";
import { rentableOrder, rentableStates } from "@keystead/domain/properties";
import { IconDoor } from "@tabler/icons-react";

import { query } from "../../../lib/api.ts";
import { formatPercent } from "../../../lib/format/format.ts";
import { rentableText } from "../../../lib/format/rentable-name.ts";
import { useListQuery } from "../../../lib/records/use-list-query.ts";
import { EmptyState } from "../../../ui/loading/empty-state.tsx";
import { ListPage, useListState } from "../../../ui/list/list-page.tsx";
import type { SumRow } from "../../../ui/list/list-table.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { RentableCard, useRentableColumns } from "./rentable-record.tsx";
import { usePropertyFilter } from "../use-property-filter.ts";

const rules = {
  ...rentableOrder,
  filters: { propertyId: "text", state: { anyOf: rentableStates } },
} as const;

/**
 * Which units are let, and which are vacant? These are what the occupancy counts; the foot repeats it as part and
 * whole.
 */
export function RentableList() {
  const { t } = useTranslation("properties");
  const state = useListState(rules);
  const result = useListQuery(query.units.rentables.queryOptions({ input: state.query }));
  const columns = useRentableColumns();
  const propertyFilter = usePropertyFilter(t("property"), state.filters["propertyId"]);
  const occupancyText = useOccupancyText();
  const { data } = result;
  const sums: readonly SumRow[] =
    data === undefined
      ? []
      : [{ key: "occupancy", label: t("rentable.sum"), cells: { state: occupancyText(data.occupancy) } }];
  return (
    <>
      <PageHeader title={t("rentable.title")} crumbs={[{ label: t("title"), to: "/properties" }]} />
      <ListPage<RentableView>
        name="rentables"
        label={t("rentable.title")}
        state={state}
        result={result}
        columns={columns}
        rowKey={({ property, unit }) => unit?.id ?? property.id}
        rowName={rentableText}
        card={(rentable) => <RentableCard rentable={rentable} />}
        filters={[
          propertyFilter,
          {
            name: "state",
            label: t("rentable.state"),
            options: rentableStates.map((value) => ({ value, label: t(`rentable.${value}`) })),
          },
        ]}
        exported={{ list: "units", query: state.query }}
        countText={(count) => t("rentable.count", { count })}
        sums={sums}
        cardFooter={data === undefined ? null : <p>{occupancyText(data.occupancy)}</p>}
        empty={<EmptyState icon={IconDoor} title={t("rentable.emptyTitle")} text={t("rentable.emptyText")} />}
        errorMessage={t("rentable.failed")}
      />
    </>
  );
}

/** "10 of 12 let, 83%, 1 vacant, 1 in maintenance". */
function useOccupancyText(): (occupancy: Occupancy) => string {
  const { t } = useTranslation("properties");
  const language = useLanguage();
  return ({ rentables, let: taken, vacant, maintenance }) =>
    [
      t("rentable.letOf", { count: taken, rentables }),
      ...(rentables === 0 ? [] : [formatPercent(taken / rentables, language)]),
      ...(vacant === 0 ? [] : [t("rentable.vacantOf", { count: vacant })]),
      ...(maintenance === 0 ? [] : [t("rentable.maintenanceOf", { count: maintenance })]),
    ].join(" · ");
}
