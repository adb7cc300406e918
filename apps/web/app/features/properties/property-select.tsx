import type { ReactNode } from "react";

import { query } from "../../lib/api.ts";
import { useNames } from "../../lib/records/use-names.ts";
import { RecordSelect } from "../../ui/field/record-select.tsx";
import { useCan } from "../session/public.ts";

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

/** Of any number of properties. */
export function PropertySelect({ name, ...field }: PropertySelectProps) {
  const names = usePropertyNames(field.value, name);
  return <RecordSelect {...field} field="propertyId" names={names} />;
}

/** A screen that a cleaner has too, such as the tasks, offers none of them there. */
export function usePropertyNames(value: string, label?: string) {
  const can = useCan();
  return useNames({
    ask: (input) => query.properties.names.queryOptions({ input }),
    optionOf: ({ id, name }) => ({ value: id, label: name }),
    value,
    label,
    enabled: can("property.read"),
  });
}
