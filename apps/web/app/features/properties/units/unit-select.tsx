import type { ReactNode } from "react";

import { query } from "../../../lib/api.ts";
import { type NameOption, useNames } from "../../../lib/records/use-names.ts";
import { RecordSelect } from "../../../ui/field/record-select.tsx";

/** The value for "no unit". */
const WHOLE = "whole";

type UnitSelectProps = {
  readonly id?: string;
  readonly label: string;
  /** The label for no unit, such as a lease of the whole property. */
  readonly whole: string;
  readonly propertyId: string;
  /** Empty for none. */
  readonly value: string;
  readonly name?: string | undefined;
  readonly disabled?: boolean;
  readonly error?: ReactNode;
  /** Set where a choice is required, even of none: whether it is still missing. */
  readonly unchosen?: boolean;
  /** Left out of the choices, such as the rentable that a tenant moves from: a unit, or null for the whole property. */
  readonly except?: string | null;
  /** A further choice besides the units. */
  readonly also?: NameOption;
  readonly onChange: (id: string) => void;
};

/**
 * Picks a unit of a property, or none. Hidden if there is nothing to choose; an archived unit appears only if it is the
 * current value.
 */
export function UnitSelect(props: UnitSelectProps) {
  const { whole, propertyId, value, name, unchosen, except, also, onChange, ...field } = props;
  const names = useNames({
    ask: (input) => query.units.names.queryOptions({ input: { ...input, propertyId } }),
    optionOf: (unit) => ({ value: unit.id, label: unit.name }),
    value: value === also?.value ? "" : value,
    label: name,
  });
  const free = names.names.filter(({ archived, id }) => (!archived || id === value) && id !== except);
  if (unchosen === undefined && free.length === 0 && value === "" && !names.searched) return null;
  const found = names.found.filter((one) => free.some(({ id }) => id === one.value));
  return (
    <RecordSelect
      {...field}
      field="unitId"
      value={unchosen === true ? "" : value === "" ? WHOLE : value}
      names={{ ...names, found }}
      first={[
        ...(except === null ? [] : [{ value: WHOLE, label: whole }]),
        ...(also === undefined ? [] : [also]),
      ]}
      onChange={(next) => {
        onChange(next === WHOLE ? "" : next);
      }}
    />
  );
}
