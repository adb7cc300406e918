import type { TurnoverView } from "@keystead/contract/turnovers";
import { compareNames } from "@keystead/domain/kernel";
import { NativeSelect } from "@mantine/core";

import { useTranslation } from "../../../ui/text/use-translation.ts";
import { type BoardView, NOBODY } from "./board-view.ts";

type BoardFiltersProps = { readonly jobs: readonly TurnoverView[]; readonly view: BoardView };
type Named = { readonly id: string; readonly name: string };

/** Filters by property and cleaner, with only the values of this week, so that no choice is empty. */
export function BoardFilters({ jobs, view }: BoardFiltersProps) {
  const { t } = useTranslation("board");
  const properties = each(jobs.map(({ property }) => property));
  const cleaners = each(jobs.flatMap(({ cleaner }) => cleaner ?? []));
  return (
    <>
      <NativeSelect
        aria-label={t("filter.property")}
        value={view.place}
        onChange={(event) => {
          view.set("place", event.currentTarget.value);
        }}
        data={[{ value: "", label: t("filter.allProperties") }, ...optionsOf(properties, view.place)]}
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
          ...optionsOf(cleaners, view.cleaner === NOBODY ? "" : view.cleaner),
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

/** A value chosen in another week stays chosen, with "–" as its label. */
function optionsOf(names: readonly Named[], chosen: string) {
  const known = chosen === "" || names.some(({ id }) => id === chosen);
  return [
    ...names.map(({ id, name }) => ({ value: id, label: name })),
    ...(known ? [] : [{ value: chosen, label: "–" }]),
  ];
}
