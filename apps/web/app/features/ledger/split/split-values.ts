import type { ExpenseView, Split } from "@keystead/contract/ledger";
import { splitBill, type SplitWay } from "@keystead/domain/ledger";
import type { Language } from "@keystead/domain/languages";

import type { FieldReading } from "../../../ui/form/form-reading.ts";

/** A part of a bill as it is typed; the key tells the lines of the form apart. */
export type PartValues = {
  readonly key: number;
  readonly propertyId: string;
  readonly unitId: string;
  readonly share: string;
};
export type SplitValues = { readonly by: SplitWay; readonly parts: readonly PartValues[] };

/** How a bill is divided, as it is sent; null for one record. */
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

/** What is wrong with the parts whatever the amount is: any amount large enough shows it. */
const ANY_AMOUNT = 999_999_999_999;

/** Sizes are the server's to judge: the form only shows what they are. */
export function readSplit(values: SplitValues | null): FieldReading<Split | null> {
  if (values === null) return { ok: true, value: null };
  const { by } = values;
  if (values.parts.length < 2) return { ok: false, code: "PARTS_REQUIRED" };
  if (values.parts.some(({ propertyId }) => propertyId === ""))
    return { ok: false, code: "PART_PLACE_REQUIRED" };
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

/** Comma and point are both a decimal sign here: a share has no grouping. */
export function shareText(input: string): string {
  return input.trim().replace(",", ".");
}

/** One more line. */
export function withPart(parts: readonly PartValues[], part: Omit<PartValues, "key">): readonly PartValues[] {
  return [...parts, { ...part, key: Math.max(-1, ...parts.map(({ key }) => key)) + 1 }];
}
