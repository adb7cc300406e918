import type { LinkPhoto } from "@keystead/contract/turnovers";
import { localIn } from "@keystead/domain/calendar";
import { MOST_PHOTOS_OF_A_TURNOVER } from "@keystead/domain/turnovers";
import { ORPCError } from "@orpc/server";

import type { Deps } from "#deps.ts";
import { refusal } from "#kernel/api/index.ts";
import { keepPhoto } from "../../documents/index.ts";
import { findHosts, notify } from "../../notices/index.ts";
import { readEffectivePlan } from "../../plans/index.ts";
import type { ListedTurnover } from "../turnover-row.ts";
import { selectTurnovers } from "../turnover-store.ts";
import { isShown } from "./link-turnovers.ts";
import type { TurnoverHolder } from "./link-store.ts";
import { findProblems } from "./problem-store.ts";

type Input = LinkPhoto & { readonly now: Date; readonly file: Parameters<typeof keepPhoto>[2] };

/**
 * Stores a photo of a cleaner's own turnover once, however often it is sent; a photo of a problem is attached to the
 * problem's task while that exists. If the host's storage is full, the photo is refused and stays on the phone, and
 * the host is notified once a day.
 */
export async function takePhoto(deps: Deps, holders: readonly TurnoverHolder[], query: Input): Promise<void> {
  const { photoId, itemId, now, file } = query;
  const found = await findPhotoSubject(deps, holders, query);
  if (found === null) throw refusal("NOT_FOUND");
  const { workspaceId, cleanerId, plan, turnover, on, onId } = found;
  const name = localIn(turnover.zone, now.getTime()).replace("T", " ").replace(":", "-");
  const checklistItem = on === "turnover" ? itemId : null;
  const most = MOST_PHOTOS_OF_A_TURNOVER;
  const photo = { id: photoId, on, onId, name, checklistItem, most, sender: cleanerId };
  try {
    await keepPhoto({ deps, scope: { workspaceId, plan }, now }, photo, file);
  } catch (error) {
    if (error instanceof ORPCError && error.code === "PLAN_LIMIT")
      await deps.db.asTenant(workspaceId, async (tx) => {
        const work = { tx, scope: { workspaceId }, now };
        const notified = {
          kind: "turnover_problem",
          recordId: turnover.id,
          facts: { problem: "no_room" },
        } as const;
        await notify(work, await findHosts(work), notified);
      });
    throw error;
  }
}

type PhotoSubject = {
  readonly workspaceId: string;
  readonly cleanerId: string;
  readonly plan: Awaited<ReturnType<typeof readEffectivePlan>>;
  readonly turnover: ListedTurnover;
  readonly on: "task" | "turnover";
  readonly onId: string;
};

/** The turnover if these links show it; otherwise null. */
async function findPhotoSubject(
  { db, env }: Deps,
  holders: readonly TurnoverHolder[],
  { turnoverId, problemId, now }: Input,
): Promise<PhotoSubject | null> {
  for (const { workspaceId, cleanerId } of holders) {
    const found = await db.asTenant(workspaceId, async (tx): Promise<PhotoSubject | null> => {
      const work = { tx, scope: { workspaceId }, now };
      const [turnover] = await selectTurnovers(work, { ids: [turnoverId], cleanerId });
      if (turnover === undefined || !isShown(turnover, now)) return null;
      const problems = problemId === null ? [] : await findProblems(work, turnoverId);
      const problem = problems.find(({ taskId }) => taskId === problemId);
      const subject =
        problem === undefined
          ? ({ on: "turnover", onId: turnoverId } as const)
          : ({ on: "task", onId: problem.taskId } as const);
      return { workspaceId, cleanerId, plan: await readEffectivePlan(work, env), turnover, ...subject };
    });
    if (found !== null) return found;
  }
  return null;
}
