import type { UnitQuery, UnitView } from "@keystead/contract/properties";
import type * as z from "zod/mini";

import type { Work } from "#kernel/work.ts";
import { listUnits as selectUnits } from "./unit-store.ts";
import { unitView } from "./unit-view.ts";

/** The status comes out of a rule, not out of a column: a workspace has few units, so they are filtered here. */
export async function listUnits(
  work: Work,
  query: z.infer<typeof UnitQuery>,
): Promise<{ items: UnitView[]; total: number }> {
  const wanted = query.status;
  const all = (await selectUnits(work, query)).map(unitView);
  const found =
    wanted === undefined || wanted.length === 0 ? all : all.filter(({ status }) => wanted.includes(status));
  const first = (query.page - 1) * query.limit;
  return { items: found.slice(first, first + query.limit), total: found.length };
}
