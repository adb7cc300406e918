import type {
  BlockedDate,
  BookingSurroundings,
  BookingOfRentable,
  Season,
  StandingBooking,
} from "@keystead/domain/bookings";
import { dateOfLocal, instantOf, MINUTE_MS, plainDate } from "@keystead/domain/calendar";
import type { PlainDate } from "@keystead/domain/calendar";
import { idOf } from "@keystead/domain/ids";
import { tenantsInShort } from "@keystead/domain/leases";
import type { LeaseOfRentable } from "@keystead/domain/leases";
import { currency } from "@keystead/domain/money";
import { sql } from "#kernel/db/drizzle.ts";
import type { SQL } from "#kernel/db/drizzle.ts";

import { firstRow } from "#kernel/db/queries/rows.ts";
import type { StoredRow } from "#kernel/db/queries/stored-row.ts";
import { optionalTextIn, rowsIn, textIn } from "#kernel/db/queries/stored-row.ts";
import { wallClockOf } from "#kernel/db/queries/zone.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";
import type { Site } from "../../properties/index.ts";

/** A booking, a lease and a blocked night as a warning names them. */
export type BookingBeside = StandingBooking & {
  readonly guestName: string;
  readonly unitName: string | null;
  /** A user has confirmed an overlap of this booking. */
  readonly overlapConfirmed: boolean;
};
export type LeaseBeside = LeaseOfRentable & {
  readonly id: ReturnType<typeof idOf<"lease">>;
  readonly tenant: string;
};
export type StandingBlock = BlockedDate & {
  readonly reason: string;
  readonly blockId: string;
  /** The first and the last night of the whole block. */
  readonly from: PlainDate;
  readonly through: PlainDate;
};

/** The property and everything that can conflict with a booking, with the names that a warning shows. */
export type Surroundings = Omit<BookingSurroundings, "bookings" | "leases" | "blocked"> & {
  readonly bookings: readonly BookingBeside[];
  readonly leases: readonly LeaseBeside[];
  readonly blocked: readonly StandingBlock[];
  /** The units of the property that are not archived. */
  readonly unitIds: readonly string[];
};

type SiteRules = Pick<Site, "timezone" | "currency" | "minGapMinutes">;

/**
 * Everything in the property from a minimum gap before the bookings to one after them, in one statement; nothing
 * further away can conflict with them.
 */
export async function findSurroundings(
  { tx, scope }: Work<WorkspaceScope>,
  { propertyId, site }: { readonly propertyId: string; readonly site: SiteRules },
  stays: readonly Pick<BookingOfRentable, "checkIn" | "checkOut">[],
): Promise<Surroundings> {
  const zone = site.timezone;
  const gapMs = site.minGapMinutes * MINUTE_MS;
  const [first] = stays.map(({ checkIn }) => checkIn).toSorted();
  const last = stays
    .map(({ checkOut }) => checkOut)
    .toSorted()
    .at(-1);
  if (first === undefined || last === undefined) throw new Error("no stay to look around");
  const [from, to] = [sql`${dateOfLocal(first)}::date`, sql`${dateOfLocal(last)}::date`];
  const at = (ms: number): SQL => sql`${new Date(ms).toISOString()}::timestamptz`;
  const here = sql`workspace_id = ${scope.workspaceId}::uuid and x.property_id = ${propertyId}::uuid`;
  const row = firstRow(
    await tx.execute(sql`select
      (select json_agg(json_build_object('id', x.id, 'unitId', x.unit_id, 'checkIn', x.check_in, 'checkOut', x.check_out,
          'guestName', x.guest_name, 'unitName', u.name, 'overlapConfirmed', x.overlap_confirmed) order by x.in_at, x.id)
        from booking x left join unit u on u.workspace_id = x.workspace_id and u.id = x.unit_id
        where x.${here} and x.status = 'confirmed' and x.out_at >= ${at(instantOf(first, zone) - gapMs)}
          and x.in_at <= ${at(instantOf(last, zone) + gapMs)}) as bookings,
      (select json_agg(json_build_object('id', x.id, 'unitId', x.unit_id, 'startsOn', x.starts_on, 'endsOn', x.ends_on, 'name', t.name,
          'others', (select count(*) from lease_co_tenant c where c.workspace_id = x.workspace_id and c.lease_id = x.id))
          order by x.starts_on, x.id)
        from lease x join tenant t on t.workspace_id = x.workspace_id and t.id = x.tenant_id
        where x.${here} and x.starts_on <= ${to} and (x.ends_on is null or x.ends_on >= ${from})) as leases,
      (select json_agg(json_build_object('unitId', x.unit_id, 'date', x.date, 'reason', x.reason, 'blockId', x.block_id,
          'from', whole.first, 'through', whole.last) order by x.date, x.id)
        from blocked_date x cross join lateral (select min(o.date) as first, max(o.date) as last from blocked_date o
          where o.workspace_id = x.workspace_id and o.property_id = x.property_id and o.block_id = x.block_id) whole where x.${here} and x.date >= ${from} and x.date < ${to}) as blocked,
      (select json_agg(json_build_object('id', x.id, 'unitId', x.unit_id, 'wholeProperty', x.whole_property, 'name', x.name, 'startsOn', x.starts_on, 'endsOn', x.ends_on,
          'rateMinor', x.rate_minor, 'minStay', x.min_stay, 'createdAt', x.created_at) order by x.starts_on, x.id)
        from seasonal_rate x where x.${here} and x.starts_on <= ${to} and x.ends_on >= ${from}) as seasons,
      (select json_agg(json_build_object('id', x.id) order by x.id) from unit x where x.${here} and x.archived_at is null) as units`),
  );
  return {
    zone,
    currency: currency(site.currency),
    minGapMinutes: site.minGapMinutes,
    bookings: rowsIn(row?.["bookings"]).map(bookingFrom),
    leases: rowsIn(row?.["leases"]).map(leaseIn),
    blocked: rowsIn(row?.["blocked"]).map(blockIn),
    seasons: rowsIn(row?.["seasons"]).map(seasonIn),
    unitIds: rowsIn(row?.["units"]).map((part) => textIn(part, "id")),
  };
}

function bookingFrom(part: StoredRow): BookingBeside {
  return {
    id: idOf(textIn(part, "id")),
    unitId: optionalTextIn(part, "unitId"),
    status: "confirmed",
    checkIn: wallClockOf(textIn(part, "checkIn")),
    checkOut: wallClockOf(textIn(part, "checkOut")),
    guestName: textIn(part, "guestName"),
    unitName: optionalTextIn(part, "unitName"),
    overlapConfirmed: part["overlapConfirmed"] === true,
  };
}

function leaseIn(part: StoredRow): LeaseBeside {
  const endsOn = optionalTextIn(part, "endsOn");
  return {
    id: idOf(textIn(part, "id")),
    unitId: optionalTextIn(part, "unitId"),
    startsOn: plainDate(textIn(part, "startsOn")),
    endsOn: endsOn === null ? null : plainDate(endsOn),
    tenant: tenantsInShort(textIn(part, "name"), Number(part["others"])),
  };
}

function blockIn(part: StoredRow): StandingBlock {
  return {
    unitId: optionalTextIn(part, "unitId"),
    date: plainDate(textIn(part, "date")),
    reason: textIn(part, "reason"),
    blockId: textIn(part, "blockId"),
    from: plainDate(textIn(part, "from")),
    through: plainDate(textIn(part, "through")),
  };
}

function seasonIn(part: StoredRow): Season {
  return {
    id: idOf(textIn(part, "id")),
    unitId: optionalTextIn(part, "unitId"),
    wholeProperty: part["wholeProperty"] === true,
    name: textIn(part, "name"),
    startsOn: plainDate(textIn(part, "startsOn")),
    endsOn: plainDate(textIn(part, "endsOn")),
    rateMinor: Number(part["rateMinor"]),
    minStay: Number(part["minStay"]),
    createdAtMs: Date.parse(textIn(part, "createdAt")),
  };
}
