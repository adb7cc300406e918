import type { DocumentOwnerRef } from "@keystead/contract/documents";
import { nameInFormat } from "@keystead/domain/documents";

import type { Deps } from "#deps.ts";
import { badField, refusal } from "#kernel/api/index.ts";
import { writeAudit } from "#kernel/audit/write-audit.ts";
import type { Scope, Work } from "#kernel/work.ts";
import { assertRoomFor, lockWorkspace } from "../../plans/index.ts";
import { countDocuments, hasDocument, insertDocument, lockOwner } from "../document-store.ts";
import { storedFirst } from "./stored-first.ts";
import type { Received } from "./stored-first.ts";
import type { SentFile } from "./take-file.ts";

type PlanScope = Pick<Scope, "workspaceId" | "plan">;
type At = { readonly deps: Deps; readonly scope: PlanScope; readonly now: Date };

export type Photo = DocumentOwnerRef & {
  /** The phone that took the photo creates the id, so that a repeated upload is the same photo. */
  readonly id: string;
  readonly name: string;
  /** The checklist line of a turnover to which the photo belongs. */
  readonly checklistItem: string | null;
  /** The most files that the record may have. */
  readonly most: number;
  /** The person who took it. */
  readonly sender: string;
};

/**
 * Stores a photo of a person without a membership, under the id that the sender made: repeating this changes nothing. The
 * caller has checked the permission.
 */
export async function keepPhoto(at: At, photo: Photo, { receive, announced }: SentFile): Promise<void> {
  const isHere = await inTenant(at, async (work) => {
    if (await hasDocument(work, photo.id)) return true;
    await assertFitsOwner(work, photo);
    if (announced !== null && announced > 0) await assertRoomFor(work, "storage", announced);
    return false;
  });
  if (isHere) return;
  const body = await receive(photo.sender);
  await storedFirst(at, { name: photo.name, body, sender: photo.sender, onlyPictures: true }, (received) =>
    inTenant(at, (work) => recordOnce(work, photo, received)),
  );
}

async function recordOnce(
  work: Work<PlanScope>,
  { id, on, onId, name, checklistItem, most }: Photo,
  { content }: Received,
): Promise<{ readonly answer: null; readonly isNew: boolean }> {
  // Two uploads of the same photo at once wait for each other here.
  await lockWorkspace(work);
  if (await hasDocument(work, id)) return { answer: null, isNew: false };
  const owner = await lockOwner(work, { on, onId });
  if (owner === undefined) throw refusal("NOT_FOUND");
  await assertFitsOwner(work, { on, onId, most });
  await assertRoomFor(work, "storage", content.bytes);
  await insertDocument(work, {
    id,
    on,
    onId,
    ...content,
    kind: "photo",
    name: nameInFormat(name, content.format),
    checklistItem,
    propertyId: owner.propertyId,
    uploadedBy: null,
  });
  const { format, bytes } = content;
  await writeAudit(
    { ...work, scope: { ...work.scope, userId: null } },
    {
      action: "create",
      entity: "document",
      entityId: id,
      partOf: onId,
      changes: { kind: "photo", format, bytes, on, onId },
    },
  );
  return { answer: null, isNew: true };
}

async function assertFitsOwner(
  work: Work<PlanScope>,
  { on, onId, most }: Pick<Photo, "on" | "onId" | "most">,
): Promise<void> {
  if ((await countDocuments(work, { on, onId })) >= most) throw badField(["file"], "TOO_MANY_PHOTOS");
}

function inTenant<T>({ deps, scope, now }: At, run: (work: Work<PlanScope>) => Promise<T>): Promise<T> {
  return deps.db.asTenant(scope.workspaceId, (tx) => run({ tx, scope, now }));
}
