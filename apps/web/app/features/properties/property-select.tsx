import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";

import { query } from "../../lib/api.ts";
import { RecordSelect } from "../../ui/record-select.tsx";

type PropertySelectProps = {
  readonly label: string;
  readonly id?: string;
  /** Empty while none is chosen. */
  readonly value: string;
  /** Known from the record; a property that only an address names is looked up. */
  readonly name?: string | undefined;
  readonly disabled?: boolean;
  readonly autoFocus?: boolean;
  readonly error: ReactNode;
  readonly onChange: (id: string) => void;
};

/** Of any number of properties: the server looks for what is typed. */
export function PropertySelect({ value, name, onChange, ...field }: PropertySelectProps) {
  const [q, setQ] = useState("");
  const found = useQuery({
    ...query.properties.list.queryOptions({
      input: { page: 1, limit: 50, sort: "name", ...(q === "" ? {} : { q: q.slice(0, 100) }) },
    }),
    placeholderData: keepPreviousData,
  });
  const listed = found.data?.items.find(({ id }) => id === value)?.name ?? name;
  const lookedUp = useQuery({
    ...query.properties.get.queryOptions({ input: { id: value } }),
    enabled: value !== "" && listed === undefined && found.isSuccess,
  });
  const label = listed ?? lookedUp.data?.name;
  return (
    <RecordSelect
      // A name that is known only later has to come into the field.
      key={value !== "" && label === undefined ? "unknown" : "known"}
      {...field}
      field="propertyId"
      value={value}
      chosen={value === "" || label === undefined ? null : { value, label }}
      found={(found.data?.items ?? []).map((property) => ({ value: property.id, label: property.name }))}
      searching={found.isFetching}
      onSearch={setQ}
      onChange={onChange}
    />
  );
}
