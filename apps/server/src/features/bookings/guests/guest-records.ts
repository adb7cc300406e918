import type { GuestRecords, GuestRecordsChange, GuestRetention } from "@keystead/contract/bookings";
import {
  guestDocuments,
  guestFieldsOf,
  guestRoles,
  guestSexes,
  isSomebody,
  registryRule,
} from "@keystead/domain/bookings";
import type { GuestRecord } from "@keystead/domain/bookings";
import { addMonths, dateOfLocal } from "@keystead/domain/calendar";

import type { Deps } from "#deps.ts";
import { refusal, stale } from "#kernel/api/index.ts";
import { auditedChanges } from "#kernel/audit/audited-changes.ts";
import { writeAudit } from "#kernel/audit/write-audit.ts";
import { wallClockOf } from "#kernel/db/queries/zone.ts";
import type { Work } from "#kernel/work.ts";
import { requireLockedBooking } from "../payments/booking-payments.ts";
import { findGuests, findRetention, writeGuests, writeRetention } from "./guest-record-store.ts";
import { openGuests, sealGuests } from "./guest-seal.ts";

type Secret = Pick<Deps, "authSecret">;

export async function getGuests(work: Work, deps: Secret, bookingId: string): Promise<GuestRecords> {
  const found = await findGuests(work, bookingId);
  if (found === undefined) throw refusal("NOT_FOUND");
  const { version, guestName, country, zone } = found;
  const stay = { checkIn: wallClockOf(found.checkIn), checkOut: wallClockOf(found.checkOut) };
  const rule = registryRule({ ...stay, zone, country, nationalities: [] });
  const own = rule.required === true ? rule.keepUntil : null;
  return {
    version,
    guestName,
    country,
    fields: [...guestFieldsOf(country)],
    keepUntil: own ?? addMonths(dateOfLocal(stay.checkOut), found.months),
    guests: openGuests(deps, found.sealed).map(guestView),
  };
}

export async function getRetention(work: Work): Promise<GuestRetention> {
  return { months: await findRetention(work) };
}

/** R-N07: changes the owner's period, also for existing records. */
export async function changeRetention(work: Work, { months }: GuestRetention): Promise<GuestRetention> {
  const before = await findRetention(work);
  await writeRetention(work, months);
  await writeAudit(work, {
    action: "update",
    entity: "workspace",
    entityId: work.scope.workspaceId,
    changes: auditedChanges({ guestRecordMonths: before }, { guestRecordMonths: months }, []),
  });
  return { months };
}

/** The history records that the guest records changed, without their content. */
export async function saveGuests(
  work: Work,
  deps: Secret,
  { bookingId, version, guests }: GuestRecordsChange,
): Promise<GuestRecords> {
  const row = await requireLockedBooking(work, bookingId);
  if (row.version !== version) throw stale(await getGuests(work, deps, bookingId));
  await writeGuests(work, bookingId, sealGuests(deps, guests.filter(isSomebody)));
  await writeAudit(work, {
    action: "update",
    entity: "booking",
    entityId: bookingId,
    partOf: row.propertyId,
    changes: { guestRecords: "changed" },
  });
  return getGuests(work, deps, bookingId);
}

/** A stored word that is no longer valid counts as missing. */
function guestView(guest: GuestRecord): GuestRecords["guests"][number] {
  return {
    ...guest,
    role: guestRoles.find((one) => one === guest.role) ?? "",
    sex: guestSexes.find((one) => one === guest.sex) ?? "",
    documentType: guestDocuments.find((one) => one === guest.documentType) ?? "",
  };
}
