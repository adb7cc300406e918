import type { ReactNode } from "react";

import { query } from "../../../lib/api.ts";
import { type NameOption, useNames } from "../../../lib/records/use-names.ts";
import { RecordSelect } from "../../../ui/field/record-select.tsx";

/** What stands for no unit among the choices. */
const WHOLE = "whole";

type UnitSelectProps = {
  readonly id?: string;
  readonly label: string;
  /** Words for no unit: the lease, say, is of the whole property. */
  readonly whole: string;
  readonly propertyId: string;
  /** Empty = none. */
  readonly value: string;
  readonly name?: string | undefined;
  readonly disabled?: boolean;
  readonly error?: ReactNode;
  /** Where one has to be chosen, even none: whether that is still to be done. */
  readonly unchosen?: boolean;
  /** What is not offered, such as the place that something moves away from: a unit, or the whole property by null. */
  readonly except?: string | null;
  /** A choice beside the units that is none of them. */
  readonly also?: NameOption;
  readonly onChange: (id: string) => void;
};

/** A unit of a property or none. Not there where there is nothing to choose; an archived unit only where it stands already. */
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
