import type { ReactNode } from "react";

import { query } from "../../lib/api.ts";
import { useNames } from "../../lib/records/use-names.ts";
import { RecordSelect } from "../../ui/field/record-select.tsx";
import { useCan } from "../session/public.ts";

type PropertySelectProps = {
  readonly label: string;
  readonly id?: string;
  /** Empty for none. */
  readonly value: string;
  /** The name, if the record has it; a property known only by an address is looked up. */
  readonly name?: string | undefined;
  readonly disabled?: boolean;
  readonly autoFocus?: boolean;
  readonly error: ReactNode;
  readonly onChange: (id: string) => void;
};

/** Picks one of any number of properties. */
export function PropertySelect({ name, ...field }: PropertySelectProps) {
  const names = usePropertyNames(field.value, name);
  return <RecordSelect {...field} field="propertyId" names={names} />;
}

/** On a screen that cleaners have too, such as the tasks, they are offered none. */
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
