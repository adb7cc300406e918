import { emptyGuest, guestFields, nightsOf, registryDueText, registryRule } from "@keystead/domain/bookings";
import type { GuestRecord } from "@keystead/domain/bookings";
import { dayInZone, localDateTime } from "@keystead/domain/calendar";
import type { ExportRow } from "@keystead/domain/exports";
import { sql } from "#kernel/db/drizzle.ts";

import { rowsOf } from "#kernel/db/queries/rows.ts";
import { optionalTextIn, textIn } from "#kernel/db/queries/stored-row.ts";
import type { StoredRow } from "#kernel/db/queries/stored-row.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";
import type { ExportFilter } from "./record-rows-store.ts";

/** Decrypts the guest records of a booking. */
export type GuestsOf = (sealed: string | null) => readonly GuestRecord[];

/** Where a page ended. */
export type RegistryPosition = { readonly checkIn: string; readonly id: string };

export type RegistryPage = {
  readonly rows: readonly ExportRow[];
  /** Null on the last page. */
  readonly last: RegistryPosition | null;
};

const PAGE = 500;
/** Between the parts of an address, from the street to the town. */
const ADDRESS_SEPARATOR = ", ";

/**
 * R-N08: the bookings that begin on these days, by arrival and id, without cancelled ones. One statement per page.
 */
export async function registryBehind(
  { tx, scope }: Work<WorkspaceScope>,
  { from, to, propertyIds }: ExportFilter,
  { guestsOf, last }: { readonly guestsOf: GuestsOf; readonly last: RegistryPosition | null },
): Promise<RegistryPage> {
  const among =
    propertyIds.length === 0 ? sql`` : sql`and b.property_id = any(${`{${propertyIds.join(",")}}`}::uuid[])`;
  const behind =
    last === null ? sql`` : sql`and (b.check_in, b.id) > (${last.checkIn}::timestamp, ${last.id}::uuid)`;
  const result = rowsOf(
    await tx.execute(sql`
      select b.id, to_char(b.check_in, 'YYYY-MM-DD"T"HH24:MI') as check_in, to_char(b.check_out, 'YYYY-MM-DD"T"HH24:MI') as check_out,
        b.guest_name, b.guest_email, b.guest_phone, b.guests_count, b.guests_sealed, extract(epoch from b.created_at) * 1000 as made_ms,
        p.name as property, p.address, p.city, p.country, p.timezone, u.name as unit,
        (select min(i.method) from income i where i.workspace_id = b.workspace_id and i.booking_id = b.id
          having count(distinct i.method) = 1) as method
      from booking b
      join property p on p.workspace_id = b.workspace_id and p.id = b.property_id
      left join unit u on u.workspace_id = b.workspace_id and u.id = b.unit_id
      where b.workspace_id = ${scope.workspaceId}::uuid and b.status = 'confirmed'
        and b.check_in >= ${from}::date and b.check_in < ${to}::date + interval '1 day' ${among} ${behind}
      order by b.check_in, b.id limit ${PAGE}`),
  );
  const end = result.length < PAGE ? undefined : result.at(-1);
  return {
    rows: result.flatMap((row) => registryRows(row, guestsOf)),
    last: end === undefined ? null : { checkIn: textIn(end, "check_in"), id: textIn(end, "id") },
  };
}

/**
 * One row for each registered guest; a booking without any has one row from the booking itself. The name in a booking
 * is not split: nobody can know which of its words is the surname.
 */
function registryRows(row: StoredRow, guestsOf: GuestsOf): readonly ExportRow[] {
  const stay = {
    checkIn: localDateTime(textIn(row, "check_in")),
    checkOut: localDateTime(textIn(row, "check_out")),
  };
  const [zone, country] = [textIn(row, "timezone"), textIn(row, "country")];
  const count = row["guests_count"] === null ? null : Number(row["guests_count"]);
  const written = guestsOf(optionalTextIn(row, "guests_sealed"));
  const booked = {
    ...emptyGuest(),
    role: count === 1 ? "single" : "",
    familyName: textIn(row, "guest_name"),
    phone: textIn(row, "guest_phone"),
    email: textIn(row, "guest_email"),
  };
  return (written.length === 0 ? [booked] : written).map((guest, at) => {
    const nationalities = guest.nationality === "" ? [] : [guest.nationality];
    const rule = registryRule({ ...stay, zone, country, nationalities });
    return {
      cells: [
        textIn(row, "property"),
        optionalTextIn(row, "unit"),
        [textIn(row, "address"), textIn(row, "city")].filter((part) => part !== "").join(ADDRESS_SEPARATOR),
        country,
        textIn(row, "id"),
        stay.checkIn.replace("T", " "),
        stay.checkOut.replace("T", " "),
        zone,
        nightsOf(stay).length,
        count ?? (written.length === 0 ? null : written.length),
        at + 1,
        ...guestFields.map((field) => (guest[field] === "" ? null : guest[field])),
        dayInZone(zone, Number(row["made_ms"])),
        optionalTextIn(row, "method"),
        registryDueText(rule, zone),
        null,
      ],
    };
  });
}
