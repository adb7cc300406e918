import type { CashGroup } from "@keystead/domain/analytics";
import { month, plainDate } from "@keystead/domain/calendar";
import type { PlainDate } from "@keystead/domain/calendar";
import type { Book } from "@keystead/domain/ledger";
import { currency } from "@keystead/domain/money";
import type { Currency } from "@keystead/domain/money";
import { sql } from "#kernel/db/drizzle.ts";
import type { SQL } from "#kernel/db/drizzle.ts";

import { isReceived, isSpent } from "#kernel/db/queries/received.ts";
import { rowsOf } from "#kernel/db/queries/rows.ts";
import { textIn } from "#kernel/db/queries/stored-row.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";

/**
 * Properties (none = all), currency of the figures, and the boundaries of their spans of days; the last one is
 * exclusive.
 */
export type CashQuery = {
  readonly propertyIds: readonly string[];
  readonly currency: Currency;
  readonly cuts: readonly PlainDate[];
};

/**
 * The income and expenses between the boundaries, added up by property, span of days, kind and currency, so that the
 * size of the result depends on what is shown and not on the number of records. Amounts that are converted one by one
 * (R-B06) come with the number of their occurrences. One statement, which reads each book only between the
 * boundaries.
 */
export async function sumCash(
  { tx, scope }: Work<WorkspaceScope>,
  { propertyIds, currency: target, cuts }: CashQuery,
): Promise<readonly CashGroup[]> {
  const [first, last] = [cuts[0], cuts.at(-1)];
  if (first === undefined || last === undefined) return [];
  const within = (record: SQL, day: SQL): SQL => sql`${record}.workspace_id = ${scope.workspaceId}::uuid
    and ${day} >= ${first}::date and ${day} < ${last}::date
    ${propertyIds.length === 0 ? sql`` : sql`and ${record}.property_id = any(${`{${propertyIds.join(",")}}`}::uuid[])`}`;
  const stretches = sql`${`{${cuts.join(",")}}`}::date[]`;
  const grouped = (
    book: Book,
    more: { readonly day: SQL; readonly linked: SQL; readonly from: SQL },
  ): SQL => sql`
    select ${book} as book, r.property_id, width_bucket(${more.day}, ${stretches}) as stretch, r.category, r.nature, r.currency,
      ${more.linked} as linked, case when r.currency = ${target} then null else r.amount_minor end as each,
      sum(r.amount_minor)::bigint as minor, count(*)::int as times
    from ${more.from} group by 2, 3, 4, 5, 6, 7, 8`;
  const result = await tx.execute(sql`
    ${grouped("income", {
      day: sql`r.received_on`,
      linked: isLinked,
      from: sql`income r left join income o on o.workspace_id = r.workspace_id and o.id = r.reversal_of
        where ${within(sql`r`, sql`r.received_on`)} and ${isReceived("r")}`,
    })}
    union all
    ${grouped("expense", {
      day: sql`r.spent_on`,
      linked: sql`false`,
      from: sql`expense r where ${within(sql`r`, sql`r.spent_on`)} and ${isSpent("r")}`,
    })}`);
  return rowsOf(result).flatMap((row) => {
    const from = cuts[Number(row["stretch"]) - 1];
    if (from === undefined) return [];
    const each = row["each"];
    return [
      {
        propertyId: textIn(row, "property_id"),
        from: plainDate(from),
        month: month(from.slice(0, 7)),
        book: row["book"] === "income" ? ("income" as const) : ("expense" as const),
        category: textIn(row, "category"),
        nature: textIn(row, "nature"),
        currency: currency(textIn(row, "currency")),
        minor: Number(each ?? row["minor"]),
        times: each === null ? 1 : Number(row["times"]),
        linked: row["linked"] === true,
      },
    ];
  });
}

/** R-C11: Income (`r`) that belongs to a lease payment or a booking, or reverses one (`o`) that does. */
export const isLinked = sql`coalesce(r.lease_payment_id, r.booking_id, o.lease_payment_id, o.booking_id) is not null`;
