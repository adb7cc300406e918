import { randomUUID } from "node:crypto";

import type { WorkspaceView } from "@keystead/contract/accounts";
import type { Language } from "@keystead/domain/languages";
import { plainDate } from "@keystead/domain/calendar";
import { samplePortfolio } from "@keystead/samples/sample-portfolio";

import { writeAudit } from "#kernel/audit/write-audit.ts";
import type { Tx } from "#kernel/db/database.ts";
import {
  deleteExpiredSample,
  deleteExpiredSamples,
  deleteSample,
  findSample,
  insertSample,
  storePortfolio,
} from "./sample-store.ts";
import type { SampleSeat } from "./sample-store.ts";

const LIFETIME_MS = 7 * 24 * 60 * 60 * 1_000;

export type SampleVisitor = { readonly id: string; readonly language: Language };

/** The same sample again while it lives, else a new one. As `app_system`: the workspace does not exist yet. */
export async function openSample(tx: Tx, visitor: SampleVisitor, now: Date): Promise<WorkspaceView> {
  await deleteExpiredSample(tx, visitor.id, now);
  const living = await findSample(tx, visitor.id, now);
  if (living !== undefined) return view(living);
  const { name, tables } = samplePortfolio({
    today: plainDate(now.toISOString().slice(0, 10)),
    language: visitor.language,
    newId: randomUUID,
  });
  const expiresAt = new Date(now.getTime() + LIFETIME_MS);
  const workspaceId = await insertSample(tx, { userId: visitor.id, name, now, expiresAt });
  if (workspaceId !== undefined) {
    const scope = { workspaceId, userId: visitor.id };
    await storePortfolio(tx, { ...scope, now }, tables);
    await writeAudit(tx, scope, { action: "create", entity: "workspace", entityId: workspaceId, at: now });
  }
  const made = await findSample(tx, visitor.id, now);
  if (made === undefined) throw new Error("a sample that was just made and is not there");
  return view(made);
}

/** Throws it away whole; nothing of it was ever counted, exported or mixed with the real rows. */
export async function closeSample(tx: Tx, userId: string): Promise<{ ok: true }> {
  await deleteSample(tx, userId);
  return { ok: true };
}

/** For the daily job. Answers how many samples went. */
export async function purgeExpiredSamples(tx: Tx, now: Date): Promise<number> {
  return deleteExpiredSamples(tx, now);
}

function view({ id, name, ownerName }: SampleSeat): WorkspaceView {
  return { id, kind: "sample", name, role: "owner", ownerName };
}
