import { DAY_MS, plainDate } from "@keystead/domain/calendar";
import { retention } from "@keystead/domain/retention";
import { randomUUID } from "node:crypto";

import type { WorkspaceView } from "@keystead/contract/accounts";
import type { Language } from "@keystead/domain/languages";
import type { PlainDate } from "@keystead/domain/calendar";
import { currency } from "@keystead/domain/money";
import { samplePortfolio } from "@keystead/samples/sample-portfolio";
import { sampleRates } from "@keystead/samples/sample-rates";

import { writeAudit } from "#kernel/audit/write-audit.ts";
import type { Tx } from "#kernel/db/tx.ts";
import type { Deps } from "#deps.ts";
import type { PersonScope, Work } from "#kernel/work.ts";
import { insertRates } from "../fx/index.ts";
import {
  deleteExpiredSample,
  deleteExpiredSamples,
  deleteSample,
  findSample,
  insertSample,
  storePortfolio,
} from "./sample-store.ts";
import type { SampleMembership } from "./sample-store.ts";

const LIFETIME_MS = retention.sample.periods.days * DAY_MS;

type SampleToOpen = {
  readonly language: Language;
  readonly deps: Pick<Deps, "bookingsChanged" | "storeSample">;
};

/**
 * Returns the person's sample if it has not expired, otherwise makes a new one. Runs as `app_system`, because the
 * workspace does not exist yet.
 */
export async function openSample(
  work: Work<PersonScope>,
  { language, deps }: SampleToOpen,
): Promise<WorkspaceView> {
  const { now } = work;
  await deleteExpiredSample(work);
  const living = await findSample(work);
  if (living !== undefined) return view(living);
  const { name, tables } = samplePortfolio({ today: dayOf(work), language, newId: randomUUID });
  const expiresAt = new Date(now.getTime() + LIFETIME_MS);
  const workspaceId = await insertSample(work, { name, expiresAt });
  if (workspaceId !== undefined) {
    const inSample = { ...work, scope: { workspaceId, userId: work.scope.userId } };
    await storePortfolio(inSample, tables, deps);
    await writeAudit(inSample, { action: "create", entity: "workspace", entityId: workspaceId });
  }
  await supplySampleRates(work);
  const made = await findSample(work);
  if (made === undefined) throw new Error("a sample that was just made and is not there");
  return view(made);
}

/**
 * Adds the rates that convert a sample into the owner's base currency, which may be any. Without them every sum would
 * be missing until somebody enters two years of rates for a sample. Existing rates stay.
 */
export async function supplySampleRates(work: Work<PersonScope>): Promise<void> {
  const living = await findSample(work);
  if (living === undefined) return;
  const inSample = { ...work, scope: { workspaceId: living.id } };
  await insertRates(inSample, sampleRates(currency(living.baseCurrency), dayOf(work)));
}

/** Deletes the whole sample. Its records were never counted, exported or mixed with real ones. */
export async function closeSample(work: Work<PersonScope>): Promise<{ ok: true }> {
  await deleteSample(work);
  return { ok: true };
}

/** For the daily job. Returns the number of deleted samples. */
export async function purgeExpiredSamples(tx: Tx, now: Date): Promise<number> {
  return deleteExpiredSamples(tx, now);
}

function dayOf({ now }: Work<PersonScope>): PlainDate {
  return plainDate(now.toISOString().slice(0, 10));
}

function view(membership: SampleMembership): WorkspaceView {
  return { ...membership, kind: "sample", role: "owner", paused: false };
}
