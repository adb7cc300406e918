import type { ProfileChange as ProfileChangeSchema, ProfileView } from "@keystead/contract/accounts";
import { parseCurrency } from "@keystead/domain/money";
import type * as z from "zod/mini";

import type { Deps } from "#deps.ts";
import { badField, refusal, stale } from "#kernel/api/index.ts";
import { changedFields } from "#kernel/audit/changed-fields.ts";
import { writeAudit } from "#kernel/audit/write-audit.ts";
import { isKnownZone } from "#kernel/db/queries/zone.ts";
import type { Work } from "#kernel/work.ts";
import { readProfile, writeProfile, type ProfileFields, type ProfileRow } from "./profile-store.ts";

export type ProfileUpdate = z.output<typeof ProfileChangeSchema>;

export async function getProfile(work: Work): Promise<ProfileView> {
  const row = await readProfile(work, "read");
  if (row === null) throw refusal("NOT_FOUND");
  return profileView(row);
}

/** Writes the given fields unless the profile has changed since it was read, and applies a change of currency. */
export async function changeProfile(
  work: Work,
  { change, deps }: { readonly change: ProfileUpdate; readonly deps: Pick<Deps, "baseCurrencyChanged"> },
): Promise<ProfileView> {
  const { scope, now } = work;
  const before = await readProfile(work, "lock");
  if (before === null) throw refusal("NOT_FOUND");
  if (versionOf(before) !== change.version) throw stale(profileView(before));
  if (change.baseCurrency !== undefined && parseCurrency(change.baseCurrency) === null)
    throw badField(["baseCurrency"], "UNKNOWN_CURRENCY");
  if (change.timezone !== undefined && !(await isKnownZone(work.tx, change.timezone)))
    throw badField(["timezone"], "UNKNOWN_TIMEZONE");
  const fields = given(change);
  // The version is the instant of the last change: two changes in one millisecond must not share it.
  const updatedAt = new Date(Math.max(now.getTime(), before.updatedAt.getTime() + 1));
  await writeProfile(work, { ...fields, updatedAt });
  const after = await readProfile(work, "read");
  if (after === null) throw refusal("NOT_FOUND");
  if (after.baseCurrency !== before.baseCurrency) await deps.baseCurrencyChanged(work);
  const changes = changedFields(auditable(before), auditable(after));
  await writeAudit(work, {
    action: "update",
    entity: "profile",
    entityId: scope.userId,
    changes: { ...changes, ...(before.name === after.name ? {} : { name: "changed" }) },
  });
  return profileView(after);
}

function given(change: ProfileUpdate): ProfileFields {
  const { version: _version, fullName, ...rest } = change;
  const fields = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  return { ...fields, ...(fullName === undefined ? {} : { name: fullName }) };
}

/** Leaves out the name, because the audit records only that it changed. */
function auditable(row: ProfileRow): Readonly<Record<string, unknown>> {
  const { language, timezone, baseCurrency, singleKeyShortcuts, rentKind, onboardingHidden } = row;
  return { language, timezone, baseCurrency, singleKeyShortcuts, rentKind, onboardingHidden };
}

function profileView(row: ProfileRow): ProfileView {
  return {
    fullName: row.name,
    // A visitor who only looks around has no address of their own.
    email: row.visitEndsAt === null ? row.email : "",
    emailVerified: row.emailVerified,
    language: row.language,
    timezone: row.timezone,
    baseCurrency: row.baseCurrency,
    singleKeyShortcuts: row.singleKeyShortcuts,
    rentKind: row.rentKind,
    onboardingHidden: row.onboardingHidden,
    hasPassword: row.hasPassword,
    version: versionOf(row),
  };
}

/** The account tables have no counter of their own; the instant of the last change serves as one. */
function versionOf(row: ProfileRow): number {
  return row.updatedAt.getTime();
}
