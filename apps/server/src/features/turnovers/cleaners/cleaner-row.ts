import type { NamedRow, StoredRow } from "#kernel/db/queries/stored-row.ts";
import { rowsIn } from "#kernel/db/queries/stored-row.ts";
import { languages } from "@keystead/domain/languages";
import { recordOf } from "@keystead/domain/kernel";
import { currency } from "@keystead/domain/money";
import type { Currency } from "@keystead/domain/money";
import { textNames, valuesOf } from "@keystead/domain/record-fields";
import type { ValuesOf } from "@keystead/domain/record-fields";
import { cleanerFields, payBys } from "@keystead/domain/turnovers";
import type { PayBy } from "@keystead/domain/turnovers";

/** Amounts in minor units of the cleaner's currency. */
export type UnitPay = { readonly amountMinor: number; readonly weekendMinor: number | null };

export type ListedCleaner = Readonly<ValuesOf<typeof cleanerFields>> & {
  readonly id: string;
  readonly version: number;
  readonly archived: boolean;
  readonly login: NamedRow | null;
  readonly currency: Currency;
  readonly payBy: PayBy | null;
  readonly amountMinor: number | null;
  readonly weekendMinor: number | null;
  readonly unitPay: readonly (UnitPay & { readonly unit: NamedRow; readonly property: NamedRow })[];
  readonly rentables: readonly { readonly property: NamedRow; readonly unit: NamedRow | null }[];
  readonly link: StoredLink | null;
};

export type StoredLink = {
  readonly sealed: string | null;
  readonly madeAt: Date;
  readonly madeBy: string | null;
  readonly expiresAt: Date;
  readonly revokedAt: Date | null;
  readonly lastUsedAt: Date | null;
};

/** A cleaner from a row of the store's statement. */
export function cleanerFrom(row: StoredRow): ListedCleaner {
  const minor = (value: unknown): number | null => (value === null ? null : Number(value));
  return {
    id: String(row["id"]),
    version: Number(row["version"]),
    ...valuesOf(cleanerFields, {
      ...recordOf(textNames(cleanerFields), (name) => String(row[name])),
      language: languages.find((one) => one === row["language"]) ?? "en",
    }),
    archived: row["archived"] === true,
    login: namedFrom(row["login"]),
    currency: currency(String(row["currency"])),
    payBy: payBys.find((one) => one === row["pay_by"]) ?? null,
    amountMinor: minor(row["amount_minor"]),
    weekendMinor: minor(row["weekend_minor"]),
    unitPay: rowsIn(row["unit_pay"]).map((pay) => ({
      unit: mustBe(namedFrom(pay["unit"])),
      property: mustBe(namedFrom(pay["property"])),
      amountMinor: Number(pay["amountMinor"]),
      weekendMinor: minor(pay["weekendMinor"]),
    })),
    rentables: rowsIn(row["rentables"]).map((rentable) => ({
      property: mustBe(namedFrom(rentable["property"])),
      unit: namedFrom(rentable["unit"]),
    })),
    link: linkFrom(row["link"]),
  };
}

function namedFrom(value: unknown): NamedRow | null {
  const { id, name }: { readonly id?: unknown; readonly name?: unknown } = Object(value);
  return typeof id === "string" && typeof name === "string" ? { id, name } : null;
}

function mustBe(found: NamedRow | null): NamedRow {
  if (found === null) throw new Error("a rentable without a name");
  return found;
}

function linkFrom(value: unknown): StoredLink | null {
  if (value === null) return null;
  const link: StoredRow = Object(value);
  const text = (field: string) => (typeof link[field] === "string" ? link[field] : null);
  const moment = (field: string) => {
    const at = text(field);
    return at === null ? null : new Date(at);
  };
  return {
    sealed: text("sealed"),
    madeAt: moment("madeAt") ?? new Date(0),
    madeBy: text("madeBy"),
    expiresAt: moment("expiresAt") ?? new Date(0),
    revokedAt: moment("revokedAt"),
    lastUsedAt: moment("lastUsedAt"),
  };
}
