import type { DataExportView } from "@keystead/contract/own-data";
import { isUnderWay } from "@keystead/domain/own-data";
import { hasFeature } from "@keystead/domain/plans";

import type { Deps } from "#deps.ts";
import { refusal } from "#kernel/api/index.ts";
import type { Work } from "#kernel/work.ts";
import { DATA_EXPORT_JOB } from "./data-export-job.ts";
import {
  hasTenant,
  insertExport,
  lockExports,
  lockSubject,
  readExport,
  type About,
  type DataExportRow,
} from "./data-export-store.ts";
import { passphrases } from "./sealed-passphrase.ts";

/** Null when there is no archive or it has expired. */
export async function getDataExport(work: Work, about: About): Promise<{ export: DataExportView | null }> {
  await assertThere(work, about);
  const row = await readExport(work, about);
  return { export: row === null || isOver(row, work.now) ? null : exportView(row, work.now) };
}

/**
 * Makes one archive at a time of the workspace, of a tenant or of a year; an order while one is in progress returns
 * that one. FORBIDDEN in a sample, which holds nobody's data.
 */
export async function orderDataExport(
  work: Work,
  deps: Pick<Deps, "jobs" | "authSecret">,
  { about, passphrase }: { readonly about: About; readonly passphrase: string | null },
): Promise<{ export: DataExportView }> {
  const { scope, now, tx } = work;
  if (scope.kind === "sample") throw refusal("FORBIDDEN");
  await lockExports(work);
  await lockSubject(work, about);
  await assertThere(work, about);
  const known = await readExport(work, about);
  if (known !== null && isUnderWay(known.state, known.updatedAt.getTime(), now.getTime()))
    return { export: exportView(known, now) };
  const made = await insertExport(work, about, { isLocked: passphrase !== null });
  await deps.jobs.enqueue(tx, DATA_EXPORT_JOB, {
    workspaceId: scope.workspaceId,
    userId: scope.userId,
    id: made.id,
    ...about,
    paper: hasFeature(scope.plan, "pdf_export"),
    passphraseSealed: passphrase === null ? null : passphrases(deps).close(passphrase),
  });
  return { export: exportView(made, now) };
}

/** The finished archive; NOT_FOUND when there is none to download. */
export async function readyExport(work: Work, about: About): Promise<DataExportRow> {
  const row = await readExport(work, about);
  if (row === null || row.state !== "ready" || isOver(row, work.now)) throw refusal("NOT_FOUND");
  return row;
}

async function assertThere(work: Work, about: About): Promise<void> {
  if (about.tenantId !== null && !(await hasTenant(work, about.tenantId))) throw refusal("NOT_FOUND");
}

function isOver({ expiresAt }: DataExportRow, now: Date): boolean {
  return expiresAt !== null && expiresAt <= now;
}

function exportView(row: DataExportRow, now: Date): DataExportView {
  const { state, bytes, expiresAt, done, total, isLocked, createdAt, updatedAt } = row;
  const isLost =
    (state === "waiting" || state === "working") && !isUnderWay(state, updatedAt.getTime(), now.getTime());
  return {
    state: isLost ? "failed" : state,
    done,
    total,
    orderedAt: createdAt.toISOString(),
    ready:
      state === "ready" && expiresAt !== null ? { bytes: bytes ?? 0, until: expiresAt.toISOString() } : null,
    isLocked,
  };
}
