import type { AccessNotes, AccessNotesChange } from "@keystead/contract/properties";

import type { Deps } from "#deps.ts";
import { refusal, stale } from "#kernel/api/index.ts";
import { writeAudits } from "#kernel/audit/write-audit.ts";
import type { Work } from "#kernel/work.ts";
import { openAccessNote, sealAccessNote } from "./access-note.ts";
import { findAccessNotes, writePropertyNote, writeUnitNote } from "./access-note-store.ts";
import { lockProperty } from "../property-store.ts";

type Secret = Pick<Deps, "authSecret">;

export async function getAccessNotes(work: Work, deps: Secret, propertyId: string): Promise<AccessNotes> {
  const found = await findAccessNotes(work, propertyId);
  if (found === undefined) throw refusal("NOT_FOUND");
  return {
    version: found.version,
    note: openAccessNote(deps, found.sealed),
    units: found.units.map(({ id, name, sealed }) => ({ id, name, note: openAccessNote(deps, sealed) })),
  };
}

/** The history records that the notes changed, without their text. */
export async function saveAccessNotes(
  work: Work,
  deps: Secret,
  { propertyId, version, note, units }: AccessNotesChange,
): Promise<AccessNotes> {
  if ((await lockProperty(work, propertyId)) === undefined) throw refusal("NOT_FOUND");
  const before = await getAccessNotes(work, deps, propertyId);
  if (before.version !== version) throw stale(before);
  const known = new Map(before.units.map((one) => [one.id, one.note]));
  if (units.some(({ id }) => !known.has(id))) throw refusal("NOT_FOUND");
  const changed = units.filter((one) => known.get(one.id) !== one.note);
  const isOwnChanged = note !== undefined && note !== before.note;
  if (changed.length === 0 && !isOwnChanged) return before;
  for (const one of changed) await writeUnitNote(work, one.id, sealAccessNote(deps, one.note));
  await writePropertyNote(work, propertyId, isOwnChanged ? sealAccessNote(deps, note) : undefined);
  const entry = { action: "update", changes: { accessNote: "changed" } } as const;
  await writeAudits(work, [
    ...(isOwnChanged ? [{ ...entry, entity: "property", entityId: propertyId } as const] : []),
    ...changed.map(({ id }) => ({ ...entry, entity: "unit", entityId: id, partOf: propertyId }) as const),
  ]);
  return getAccessNotes(work, deps, propertyId);
}
