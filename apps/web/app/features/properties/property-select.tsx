import type { ReactNode } from "react";

import { RecordSelect } from "../../ui/field/record-select.tsx";
import { usePropertyNames } from "./use-property-names.ts";

export type PropertySelectProps = {
  readonly label: string;
  readonly id?: string;
  /** Empty for none. */
  readonly value: string;
  /** The name, if the record has it; a property known only by an address is looked up. */
  readonly name?: string | undefined;
  readonly disabled?: boolean;
  readonly autoFocus?: boolean;
  readonly startsOpen?: boolean;
  readonly error: ReactNode;
  readonly onChange: (id: string) => void;
};

/** Picks one of any number of properties. */
export function PropertySelect({ name, ...field }: PropertySelectProps) {
  const names = usePropertyNames(field.value, name);
  return <RecordSelect {...field} field="propertyId" names={names} />;
}
