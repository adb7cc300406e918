import type { AnalysedRecords, PeriodDays } from "@keystead/domain/analytics";
import { nightRevenue } from "@keystead/domain/bookings";
import { addDays, plainDate } from "@keystead/domain/calendar";
import { tenantsInShort } from "@keystead/domain/leases";
import { currency } from "@keystead/domain/money";
import { sql } from "#kernel/db/drizzle.ts";
import type { SQL } from "#kernel/db/drizzle.ts";

import { firstRow } from "#kernel/db/queries/rows.ts";
import { optionalTextIn, rowsIn, textIn } from "#kernel/db/queries/stored-row.ts";
import type { StoredRow } from "#kernel/db/queries/stored-row.ts";
import { wallClockOf } from "#kernel/db/queries/zone.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";
import { coTenantCount, ledgersFrom, ledgersOf } from "../rent-book/index.ts";

export type StandingRecordsQuery = {
  /** None = all. */
  readonly propertyIds: readonly string[];
  /** The nights, lease days and blocked nights of these days; a booking includes all its nights. */
  readonly days: PeriodDays;
  readonly ledgers: boolean;
};

export type StandingRecords = Pick<AnalysedRecords, "leases" | "stays" | "blocked"> & {
  /** The name of the tenant or guest, by the id of the lease or the booking. */
  readonly names: ReadonlyMap<string, string>;
  /** The check-out of the guest, by the id of the booking. */
  readonly checkOuts: ReadonlyMap<string, string>;
};

/**
 * The records that occupy properties: leases with their ledgers, bookings night by night, blocked nights. One
 * statement.
 */
export async function findStanding(
  { tx, scope }: Work<WorkspaceScope>,
  { propertyIds, days, ledgers }: StandingRecordsQuery,
): Promise<StandingRecords> {
  const ws = sql`${scope.workspaceId}::uuid`;
  const among = (column: SQL): SQL =>
    propertyIds.length === 0 ? sql`` : sql`and ${column} = any(${`{${propertyIds.join(",")}}`}::uuid[])`;
  const row = firstRow(
    await tx.execute(sql`
      select
        (select coalesce(json_agg(json_build_object('id', l.id, 'property_id', l.property_id, 'unit_id', l.unit_id,
            'starts_on', l.starts_on, 'ends_on', l.ends_on, 'currency', l.currency, 'grace_days', l.grace_days,
            'tenant', t.name, 'others', ${coTenantCount})), '[]'::json)
          from lease l join tenant t on t.workspace_id = l.workspace_id and t.id = l.tenant_id
          where l.workspace_id = ${ws} ${among(sql`l.property_id`)}) as leases,
        ${ledgers ? ledgersOf(ws, sql`select l.id from lease l where l.workspace_id = ${ws} ${among(sql`l.property_id`)}`) : sql`null`} as ledgers,
        (select coalesce(json_agg(json_build_object('id', b.id, 'property_id', b.property_id, 'unit_id', b.unit_id,
            'check_in', b.check_in::text, 'check_out', b.check_out::text, 'currency', b.currency, 'guest', b.guest_name,
            'prices', n.prices, 'discount', b.discount_minor)), '[]'::json)
          from booking b join (select n.booking_id, json_agg(n.rate_minor order by n.date) as prices
            from booking_night n join booking k on k.workspace_id = n.workspace_id and k.id = n.booking_id
            where n.workspace_id = ${ws} and ${holds(days, ws)} ${among(sql`k.property_id`)} group by 1) n on n.booking_id = b.id
          where b.workspace_id = ${ws}) as stays,
        (select coalesce(json_agg(json_build_object('property_id', d.property_id, 'unit_id', d.unit_id, 'date', d.date)), '[]'::json)
          from blocked_date d where d.workspace_id = ${ws} and d.date >= ${days.from}::date and d.date < ${days.until}::date
            ${among(sql`d.property_id`)}) as blocked`),
  );
  if (row === undefined) throw new Error("a statement without a row");
  return standingFrom(row);
}

/** The condition for a booking (`k`) that occupies a night of these days. */
function holds({ from, until }: PeriodDays, ws: SQL): SQL {
  return sql`k.workspace_id = ${ws} and k.status = 'confirmed'
    and k.check_out >= ${addDays(from, 1)}::date and k.check_in < ${until}::date`;
}

function standingFrom(row: StoredRow): StandingRecords {
  const [leases, stays] = [rowsIn(row["leases"]), rowsIn(row["stays"])];
  const ledgerOf = row["ledgers"] === null ? null : ledgersFrom(row["ledgers"]);
  return {
    names: new Map([
      ...leases.map(
        (one) => [textIn(one, "id"), tenantsInShort(textIn(one, "tenant"), Number(one["others"]))] as const,
      ),
      ...stays.map((one) => [textIn(one, "id"), textIn(one, "guest")] as const),
    ]),
    checkOuts: new Map(stays.map((one) => [textIn(one, "id"), wallClockOf(textIn(one, "check_out"))])),
    leases: leases.map((one) => ({
      id: textIn(one, "id"),
      ...rentableIn(one),
      startsOn: plainDate(textIn(one, "starts_on")),
      endsOn: dayIn(one, "ends_on"),
      currency: currency(textIn(one, "currency")),
      ledger: ledgerOf === null ? null : ledgerOf(textIn(one, "id"), Number(one["grace_days"])),
    })),
    stays: stays.map((one) => {
      const checkIn = wallClockOf(textIn(one, "check_in"));
      const arrival = plainDate(checkIn.slice(0, 10));
      const prices: readonly unknown[] = Array.isArray(one["prices"]) ? one["prices"] : [];
      const revenue = nightRevenue(prices.map(Number), Number(one["discount"]));
      return {
        id: textIn(one, "id"),
        ...rentableIn(one),
        checkIn,
        currency: currency(textIn(one, "currency")),
        nights: revenue.map((minor, index) => ({ date: addDays(arrival, index), minor })),
      };
    }),
    blocked: rowsIn(row["blocked"]).map((one) => ({
      ...rentableIn(one),
      date: plainDate(textIn(one, "date")),
    })),
  };
}

function rentableIn(row: StoredRow) {
  return { propertyId: textIn(row, "property_id"), unitId: optionalTextIn(row, "unit_id") };
}

function dayIn(row: StoredRow, column: string) {
  const day = optionalTextIn(row, column);
  return day === null ? null : plainDate(day);
}
