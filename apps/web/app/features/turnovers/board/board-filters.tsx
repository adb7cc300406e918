import type { TurnoverView } from "@keystead/contract/turnovers";
import { compareNames } from "@keystead/domain/kernel";
import { NativeSelect } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";

import { query } from "../../../lib/api.ts";
import { useCan } from "../../session/public.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { type BoardView, NOBODY } from "./board-view.ts";

type BoardFiltersProps = { readonly turnovers: readonly TurnoverView[]; readonly view: BoardView };
type Named = { readonly id: string; readonly name: string };

/**
 * Filters by property and cleaner, with only the values of this week, so that no choice is empty; what was chosen in
 * another week keeps its name.
 */
export function BoardFilters({ turnovers, view }: BoardFiltersProps) {
  const { t } = useTranslation("board");
  const properties = each(turnovers.map(({ property }) => property));
  const cleaners = each(turnovers.flatMap(({ cleaner }) => cleaner ?? []));
  const elsewhere = useNamesElsewhere(
    properties.some(({ id }) => id === view.property) ? "" : view.property,
    view.cleaner === NOBODY || cleaners.some(({ id }) => id === view.cleaner) ? "" : view.cleaner,
  );
  return (
    <>
      <NativeSelect
        aria-label={t("filter.property")}
        value={view.property}
        onChange={(event) => {
          view.set("property", event.currentTarget.value);
        }}
        data={[
          { value: "", label: t("filter.allProperties") },
          ...optionsOf(properties, view.property, elsewhere.property),
        ]}
      />
      <NativeSelect
        aria-label={t("filter.cleaner")}
        value={view.cleaner}
        onChange={(event) => {
          view.set("cleaner", event.currentTarget.value);
        }}
        data={[
          { value: "", label: t("filter.allCleaners") },
          { value: NOBODY, label: t("state.unassigned") },
          ...optionsOf(cleaners, view.cleaner === NOBODY ? "" : view.cleaner, elsewhere.cleaner),
        ]}
      />
    </>
  );
}

function each(names: readonly Named[]): readonly Named[] {
  return [...new Map(names.map((one) => [one.id, one])).values()].toSorted((a, b) =>
    compareNames(a.name, b.name),
  );
}

/** The names of a property and a cleaner without a turnover this week; an empty id is not looked up. */
function useNamesElsewhere(propertyId: string, cleanerId: string) {
  const can = useCan();
  const property = useQuery({
    ...query.properties.names.queryOptions({ input: { id: propertyId, limit: 1 } }),
    enabled: propertyId !== "",
  });
  const cleaner = useQuery({
    ...query.cleaners.get.queryOptions({ input: { id: cleanerId } }),
    enabled: cleanerId !== "" && can("turnover.assign"),
  });
  return {
    property: property.data?.items.find(({ id }) => id === propertyId)?.name,
    cleaner: cleaner.data?.name,
  };
}

/**
 * A value chosen in another week stays chosen. Until its name is loaded, or if the record no longer exists, its label
 * is "–".
 */
function optionsOf(names: readonly Named[], chosen: string, nameElsewhere: string | undefined) {
  const known = chosen === "" || names.some(({ id }) => id === chosen);
  return [
    ...names.map(({ id, name }) => ({ value: id, label: name })),
    ...(known ? [] : [{ value: chosen, label: nameElsewhere ?? "–" }]),
  ];
}
