import type { PropertyListItem } from "@keystead/contract/properties";

import { refusal } from "#kernel/api/index.ts";
import type { Work } from "#kernel/work.ts";
import { readStandings } from "../rent-book/index.ts";
import { findListedProperty } from "./list/listed-property-store.ts";
import { propertyListItem } from "./property-view.ts";

export async function getProperty(work: Work, id: string): Promise<PropertyListItem> {
  const item = await findListedProperty(work, id);
  if (item === undefined) throw refusal("NOT_FOUND");
  return propertyListItem(item, await readStandings(work, { propertyIds: [id] }));
}
