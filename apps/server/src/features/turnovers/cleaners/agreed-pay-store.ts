import { currency } from "@keystead/domain/money";
import { payBys, proposeFee } from "@keystead/domain/turnovers";
import type { PayRule, PayValue, RuleRentable } from "@keystead/domain/turnovers";
import { languages } from "@keystead/domain/languages";
import type { Language } from "@keystead/domain/languages";
import { sql } from "#kernel/db/drizzle.ts";

import { inNameOrder } from "#kernel/db/queries/fold.ts";
import { rowsOf } from "#kernel/db/queries/rows.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";
import type { NamedRow } from "#kernel/db/queries/stored-row.ts";
import type { ListedTurnover } from "../turnover-row.ts";

/** A cleaner to whom turnovers could be assigned, with the agreed pay and the units and properties of their rules. */
export type Agreed = {
  readonly cleaner: NamedRow;
  readonly language: Language;
  readonly rule: PayRule;
  readonly rentables: readonly RuleRentable[];
};

/** All cleaners in use, by name, in one statement. */
export async function readAgreed({ tx, scope }: Work<WorkspaceScope>): Promise<readonly Agreed[]> {
  const ofThis = (table: string) =>
    sql`${sql.raw(table)}.workspace_id = c.workspace_id and ${sql.raw(table)}.cleaner_id = c.id`;
  const rows =
    await tx.execute(sql`select c.id, c.name, c.language, c.currency, c.pay_by, c.amount_minor, c.weekend_minor,
      (select json_agg(json_build_array(p.unit_id, p.amount_minor, p.weekend_minor)) from cleaner_unit_pay p
        where ${ofThis("p")}) as units,
      (select json_agg(json_build_object('propertyId', r.property_id, 'unitId', r.unit_id)) from cleaner_rule r
        where ${ofThis("r")}) as rentables
    from cleaner c where c.workspace_id = ${scope.workspaceId}::uuid and c.archived_at is null
    order by ${inNameOrder(sql`c.name`)}, c.id`);
  return rowsOf(rows).map(agreedFrom);
}

/** R-E07: the fee proposed for a turnover; null if none was agreed, or only one in another currency. */
export function feeFor(
  { rule }: Agreed,
  turnover: ListedTurnover,
  slotStartMs = turnover.slot.startMs,
): number | null {
  const { unitId, currency: of, cleaningMinutes, zone } = turnover;
  return proposeFee(rule, { unitId, currency: of, cleaningMinutes, zone, slotStartMs });
}

type Row = Readonly<Record<string, unknown>>;

function agreedFrom(row: Row): Agreed {
  const each = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
  const value = (amount: unknown, weekend: unknown): PayValue => ({
    amountMinor: Number(amount),
    weekendMinor: weekend === null ? null : Number(weekend),
  });
  const by = payBys.find((one) => one === row["pay_by"]) ?? null;
  const own = by === null ? null : value(row["amount_minor"], row["weekend_minor"]);
  return {
    cleaner: { id: String(row["id"]), name: String(row["name"]) },
    language: languages.find((one) => one === row["language"]) ?? "en",
    rule: {
      currency: currency(String(row["currency"])),
      units: new Map(
        each(row["units"]).map((pay) => {
          const [unitId, amount, weekend] = each(pay);
          return [String(unitId), value(amount, weekend)];
        }),
      ),
      fixed: by === "job" ? own : null,
      hourly: by === "hour" ? own : null,
    },
    rentables: each(row["rentables"]).map((rentable) => {
      const { propertyId, unitId }: { readonly propertyId?: unknown; readonly unitId?: unknown } =
        Object(rentable);
      return {
        propertyId: String(propertyId),
        unitId: typeof unitId === "string" ? unitId : null,
      };
    }),
  };
}
