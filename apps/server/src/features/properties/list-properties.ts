import type { PropertyListItem, PropertyQuery } from "@keystead/contract/properties";
import type * as z from "zod/mini";

import type { Scope } from "#kernel/api/index.ts";
import type { Tx } from "#kernel/db/database.ts";
import { readStandings } from "../rent-book/index.ts";
import { listProperties as selectProperties } from "./property-store.ts";
import { propertyListItem } from "./property-view.ts";

/** Two statements whatever the number of properties. */
export async function listProperties(
  tx: Tx,
  scope: Scope,
  query: z.infer<typeof PropertyQuery>,
  now: Date,
): Promise<{ items: PropertyListItem[]; total: number }> {
  const { items, total } = await selectProperties(tx, scope, query, now);
  const leases = await readStandings(tx, scope, { propertyIds: items.map(({ row }) => row.id) }, now);
  return { items: items.map((item) => propertyListItem(item, leases)), total };
}
