import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { query } from "../../lib/api.ts";
import type { ListFilter } from "../../ui/list-page.tsx";

const OFFERED = 50;

/** The property a list is narrowed to. Where there are more than are offered, what is typed is looked for on the server. */
export function usePropertyFilter(label: string, chosen: string | undefined): ListFilter {
  const [q, setQ] = useState("");
  const found = useQuery({
    ...query.properties.list.queryOptions({
      input: { page: 1, limit: OFFERED, sort: "name", ...(q === "" ? {} : { q: q.slice(0, 100) }) },
    }),
    placeholderData: keepPreviousData,
  });
  const items = found.data?.items ?? [];
  const isOffered = items.some(({ id }) => id === chosen);
  const lookedUp = useQuery({
    ...query.properties.get.queryOptions({ input: { id: chosen ?? "" } }),
    enabled: chosen !== undefined && found.isSuccess && !isOffered,
  });
  const known = isOffered || lookedUp.data === undefined ? items : [lookedUp.data, ...items];
  const many = q !== "" || (found.data?.total ?? 0) > OFFERED;
  return {
    name: "propertyId",
    label,
    options: known.map(({ id, name }) => ({ value: id, label: name })),
    ...(many ? { onSearch: setQ } : {}),
  };
}
