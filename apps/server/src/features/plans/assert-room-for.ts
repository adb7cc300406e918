import { monthOf, type PlainDate } from "@keystead/domain/calendar";
import { canCreate, type LimitKind, type Plan } from "@keystead/domain/plans";

import { refusal } from "#kernel/api/index.ts";
import type { Scope, Work } from "#kernel/work.ts";
import {
  countByMonth,
  countedKinds,
  countUsed,
  lockWorkspace,
  type CountedKind,
} from "./plan-usage-store.ts";

type Planned = Pick<Scope, "workspaceId" | "plan">;

/**
 * Refuses with PLAN_LIMIT unless another record fits the plan; locks the workspace until the caller commits (R-K01).
 */
export async function assertRoomFor(work: Work<Planned>, kind: CountedKind, added = 1): Promise<void> {
  await assertRoomForAll(work, { [kind]: added });
}

/** Like `assertRoomFor`, for records of several kinds at once; names the first kind that does not fit. */
export async function assertRoomForAll(
  work: Work<Planned>,
  added: Partial<Readonly<Record<CountedKind, number>>>,
): Promise<void> {
  await lockWorkspace(work);
  await assertFits(work, added);
}

/** Like `assertRoomForAll`, for callers that have already locked the workspace. */
export async function assertFits(
  work: Work<Planned>,
  added: Partial<Readonly<Record<CountedKind, number>>>,
): Promise<void> {
  const { scope } = work;
  const used = await countUsed(work);
  for (const kind of countedKinds) {
    const more = added[kind] ?? 0;
    if (more > 0) refuseOver(scope.plan, kind, { used: used[kind], added: more });
  }
}

/** Refuses with PLAN_LIMIT if the existing records, counted in this transaction, exceed the plan. */
export async function assertNotOver(work: Work<Planned>, kind: CountedKind): Promise<void> {
  await lockWorkspace(work);
  const used = await countUsed(work);
  refuseOver(work.scope.plan, kind, { used: used[kind], added: 0 });
}

/**
 * Refuses with PLAN_LIMIT when a month would get too many records. `days` has one day for each record of the books that
 * is added or moved to another month (R-K02). The caller has locked the workspace (`lockWorkspace`) before the first
 * record.
 */
export async function assertRoomForRecords(work: Work<Planned>, days: readonly PlainDate[]): Promise<void> {
  const added = Map.groupBy(days, monthOf);
  if (added.size === 0) return;
  const used = await countByMonth(work, [...added.keys()]);
  for (const [month, more] of added)
    refuseOver(work.scope.plan, "transactions", { used: used.get(month) ?? 0, added: more.length });
}

/** Like `assertRoomForRecords`, for records that have already been restored and so are in the count. */
export async function assertRecordsFit(work: Work<Planned>, days: readonly PlainDate[]): Promise<void> {
  const months = [...new Set(days.map(monthOf))];
  if (months.length === 0) return;
  for (const used of (await countByMonth(work, months)).values())
    refuseOver(work.scope.plan, "transactions", { used, added: 0 });
}

function refuseOver(
  plan: Plan,
  kind: LimitKind,
  count: { readonly used: number; readonly added: number },
): void {
  const room = canCreate(plan, kind, count);
  if (!room.ok) throw refusal("PLAN_LIMIT", { kind, limit: room.limit, used: room.used, plan });
}
