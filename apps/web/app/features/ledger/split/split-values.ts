import type { ExpenseView, Split } from "@keystead/contract/ledger";
import { splitBill, type SplitWay } from "@keystead/domain/ledger";
import type { Language } from "@keystead/domain/languages";

import type { FieldReading } from "../../../ui/form/form-reading.ts";

/** A part of a bill as typed; the key identifies its line in the form. */
export type PartValues = {
  readonly key: number;
  readonly propertyId: string;
  readonly unitId: string;
  readonly share: string;
};
export type SplitValues = { readonly by: SplitWay; readonly parts: readonly PartValues[] };

/** How a bill is divided, in the wire form; null if it is not. */
export function splitOf({ split }: Pick<ExpenseView, "split">): Split | null {
  if (split === null) return null;
  return {
    by: split.by,
    parts: split.parts.map(({ property, unit, share }) => ({
      propertyId: property.id,
      unitId: unit?.id ?? null,
      share: split.by === "share" ? share : null,
    })),
  };
}

export function splitValuesOf(split: Split | null, language: Language): SplitValues | null {
  if (split === null) return null;
  return {
    by: split.by,
    parts: split.parts.map(({ propertyId, unitId, share }, key) => ({
      key,
      propertyId,
      unitId: unitId ?? "",
      share: language === "en" ? (share ?? "") : (share ?? "").replace(".", ","),
    })),
  };
}

/** To find problems of the parts that do not depend on the amount: large enough for any share. */
const ANY_AMOUNT = 999_999_999_999;

/** The server checks sizes; the form only shows them. */
export function readSplit(values: SplitValues | null): FieldReading<Split | null> {
  if (values === null) return { ok: true, value: null };
  const { by } = values;
  if (values.parts.length < 2) return { ok: false, code: "PARTS_REQUIRED" };
  if (values.parts.some(({ propertyId }) => propertyId === ""))
    return { ok: false, code: "PART_PROPERTY_REQUIRED" };
  const parts = values.parts.map((part) => ({
    propertyId: part.propertyId,
    unitId: part.unitId === "" ? null : part.unitId,
    share: by === "share" ? shareText(part.share) : null,
  }));
  const divided = splitBill(ANY_AMOUNT, by === "size" ? "equal" : by, parts);
  return divided.ok
    ? { ok: true, value: { by, parts } }
    : { ok: false, code: divided.issues[0]?.code ?? "SHARE_REQUIRED" };
}

/** Comma and point are both decimal signs here, since a share has no grouping. */
export function shareText(input: string): string {
  return input.trim().replace(",", ".");
}

/** Adds a line. */
export function withPart(parts: readonly PartValues[], part: Omit<PartValues, "key">): readonly PartValues[] {
  return [...parts, { ...part, key: Math.max(-1, ...parts.map(({ key }) => key)) + 1 }];
}
