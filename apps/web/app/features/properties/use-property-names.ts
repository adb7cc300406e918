import { query } from "../../lib/api.ts";
import { useNames } from "../../lib/records/use-names.ts";
import { useCan } from "../session/public.ts";

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
