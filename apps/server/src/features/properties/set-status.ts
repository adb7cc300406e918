import type { PropertyStatusChange, PropertyStatusChanged } from "@keystead/contract/properties";

import { refusal } from "#kernel/api/index.ts";
import type { Scope } from "#kernel/api/index.ts";
import { writeAudits } from "#kernel/audit/write-audit.ts";
import type { Tx } from "#kernel/db/database.ts";
import { lockProperties, updateStatuses } from "./property-store.ts";

/** All or none. What stands at that status already is left alone, so that Undo turns back only what changed. */
export async function setStatus(
  tx: Tx,
  scope: Scope,
  { status, properties }: PropertyStatusChange,
  now: Date,
): Promise<PropertyStatusChanged> {
  const read = new Map(properties.map(({ id, version }) => [id, version]));
  const before = await lockProperties(tx, scope, [...read.keys()]);
  if (before.length < read.size) throw refusal("NOT_FOUND");
  const stale = before.filter(({ id, version }) => version !== read.get(id));
  const [first] = stale;
  if (first !== undefined) {
    throw refusal("STALE", {
      version: first.version,
      records: stale.map(({ id, name, version }) => ({ id, name, version })),
    });
  }
  const others = before.filter((row) => row.status !== status);
  if (others.length === 0) return { changed: [] };
  const ids = others.map(({ id }) => id);
  const changed = await updateStatuses(tx, scope, ids, status, now);
  await writeAudits(
    tx,
    scope,
    others.map((row) => ({
      action: "update",
      entity: "property",
      entityId: row.id,
      changes: { status: { from: row.status, to: status } },
      at: now,
    })),
  );
  return { changed };
}
