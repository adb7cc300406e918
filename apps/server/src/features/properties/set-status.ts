import type { PropertyStatusChange, PropertyStatusChanged } from "@keystead/contract/properties";

import { refuseUnlessAsRead } from "#kernel/api/index.ts";
import { writeAudits } from "#kernel/audit/write-audit.ts";
import type { Work } from "#kernel/work.ts";
import { lockProperties, writePropertyStatuses } from "./property-store.ts";

/**
 * Changes all or none. Properties that already have the status are not written, so that Undo reverts only real
 * changes.
 */
export async function setStatus(
  work: Work,
  { status, properties }: PropertyStatusChange,
): Promise<PropertyStatusChanged> {
  const read = new Map(properties.map(({ id, version }) => [id, version]));
  const before = await lockProperties(work, [...read.keys()]);
  refuseUnlessAsRead(before, read, ({ name }) => name);
  const others = before.filter((row) => row.status !== status);
  if (others.length === 0) return { changed: [] };
  const ids = others.map(({ id }) => id);
  const changed = await writePropertyStatuses(work, ids, status);
  await writeAudits(
    work,
    others.map((row) => ({
      action: "update",
      entity: "property",
      entityId: row.id,
      changes: { status: { from: row.status, to: status } },
    })),
  );
  return { changed };
}
