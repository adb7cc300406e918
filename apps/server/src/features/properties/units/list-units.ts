import type { UnitQuery, UnitView } from "@keystead/contract/properties";
import type * as z from "zod/mini";

import { pageAmong } from "#kernel/db/queries/list-order.ts";
import type { Onward } from "#kernel/db/queries/list-order.ts";
import type { Work } from "#kernel/work.ts";
import { selectUnits } from "./unit-store.ts";
import { unitView } from "./unit-view.ts";

/** A rule derives the status, which is not stored; a workspace has few units, so they are filtered here. */
export async function listUnits(
  work: Work,
  query: z.infer<typeof UnitQuery>,
): Promise<{ items: UnitView[]; total: number } & Onward> {
  const statuses = query.status;
  const all = (await selectUnits(work, query)).map((listed) => ({
    view: unitView(listed),
    position: listed.position,
    behind: listed.behind,
  }));
  const found =
    statuses === undefined || statuses.length === 0
      ? all
      : all.filter(({ view }) => statuses.includes(view.status));
  const { rows, onward } = pageAmong(found, query);
  return { items: rows.map(({ view }) => view), total: found.length, ...onward };
}
