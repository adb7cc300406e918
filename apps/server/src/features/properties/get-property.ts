import type { PropertyListItem } from "@keystead/contract/properties";

import { refusal } from "#kernel/api/index.ts";
import type { Scope } from "#kernel/api/index.ts";
import type { Tx } from "#kernel/db/database.ts";
import { readStandings } from "../rent-book/index.ts";
import { findListedProperty } from "./property-store.ts";
import { propertyListItem } from "./property-view.ts";

export async function getProperty(tx: Tx, scope: Scope, id: string, now: Date): Promise<PropertyListItem> {
  const item = await findListedProperty(tx, scope, id, now);
  if (item === undefined) throw refusal("NOT_FOUND");
  return propertyListItem(item, await readStandings(tx, scope, { propertyIds: [id] }, now));
}
