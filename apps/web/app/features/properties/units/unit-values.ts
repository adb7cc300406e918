import type { UnitView } from "@keystead/contract/properties";
import { validateUnit } from "@keystead/domain/properties";

import { judged, type AllFieldsReading } from "../../../ui/form/form-reading.ts";

/** The fields of a unit that its form edits. */
export type UnitFields = Pick<
  UnitView,
  "name" | "bedrooms" | "bathrooms" | "sizeSqm" | "floor" | "maintenance"
>;

/** The form as typed: numbers as text. */
export type UnitValues = {
  readonly [Field in keyof UnitFields]: UnitFields[Field] extends boolean ? boolean : string;
};

export const newUnitFields: UnitFields = {
  name: "",
  bedrooms: null,
  bathrooms: null,
  sizeSqm: null,
  floor: "",
  maintenance: false,
};

export function unitFieldsOf({
  name,
  bedrooms,
  bathrooms,
  sizeSqm,
  floor,
  maintenance,
}: UnitView): UnitFields {
  return { name, bedrooms, bathrooms, sizeSqm, floor, maintenance };
}

export function unitValuesOf({ bedrooms, bathrooms, sizeSqm, ...rest }: UnitFields): UnitValues {
  const text = (value: number | null) => (value === null ? "" : String(value));
  return { ...rest, bedrooms: text(bedrooms), bathrooms: text(bathrooms), sizeSqm: text(sizeSqm) };
}

export function readUnit({
  bedrooms,
  bathrooms,
  sizeSqm,
  ...rest
}: UnitValues): AllFieldsReading<UnitValues, UnitFields> {
  const fields = {
    ...rest,
    bedrooms: numberOf(bedrooms),
    bathrooms: numberOf(bathrooms),
    sizeSqm: numberOf(sizeSqm),
  };
  return judged(validateUnit(fields), fields);
}

/** Comma and point are both decimal signs here: none of these numbers is large enough for grouping. */
function numberOf(text: string): number | null {
  return text.trim() === "" ? null : Number(text.trim().replace(",", "."));
}
