import type { PropertyListItem, PropertyQuery } from "@keystead/contract/properties";
import type * as z from "zod/mini";

import type { Onward } from "#kernel/db/queries/list-order.ts";
import type { Work } from "#kernel/work.ts";
import { readStandings } from "../../rent-book/index.ts";
import { selectProperties } from "./listed-property-store.ts";
import { propertyListItem } from "../property-view.ts";

/** Three statements regardless of the number of properties. */
export async function listProperties(
  work: Work,
  query: z.infer<typeof PropertyQuery>,
): Promise<{ items: PropertyListItem[]; total: number } & Onward> {
  const { items, total, ...onward } = await selectProperties(work, query);
  const leases = await readStandings(work, { propertyIds: items.map(({ row }) => row.id) });
  return { items: items.map((item) => propertyListItem(item, leases)), total, ...onward };
}
