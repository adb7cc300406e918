import type { Tx } from "#kernel/db/tx.ts";
import { OperatorRefusal } from "../operator-refusal.ts";
import { moveReceipt, movedStores } from "./moving-format.ts";
import { storesOf, type MovingDeps } from "./moving-deps.ts";
import { findMove, forgetMove, leaveShell, listedMoves, lockChanges, putMove } from "./moves-store.ts";

type Finish = { readonly id: string; readonly receipt: string; readonly address: string | null };

/**
 * Deletes a workspace whose import was confirmed, with its files. Its members can still sign in here, and see the new
 * address.
 */
export async function finishMove(deps: MovingDeps, finish: Finish): Promise<readonly string[]> {
  const { id } = finish;
  await deps.db.asSystem((tx) => leave(tx, finish, deps.now()));
  const stores = await storesOf(deps);
  let removed = 0;
  for (const name of movedStores)
    for await (const page of stores[name].keys())
      for (const key of page) {
        if (!key.startsWith(`${id}/`)) continue;
        await stores[name].remove(key);
        removed += 1;
      }
  return [
    `The workspace has left, and ${removed} files with it.`,
    "Backups of this installation from before still hold it. Make one now: a restore of it keeps the workspace away.",
  ];
}

async function leave(tx: Tx, { id, receipt, address }: Finish, now: Date): Promise<void> {
  await lockChanges(tx, id);
  const move = await findMove(tx, id);
  if (move === null || move.state === "arrived")
    throw new OperatorRefusal("This workspace is not being moved. Nothing was changed.");
  if (receipt !== moveReceipt(move.code))
    throw new OperatorRefusal(
      "This is not the receipt that the import of this workspace's last export has printed. Nothing was changed.",
    );
  if (move.state === "leaving") await leaveShell(tx, id);
  await putMove(tx, { ...move, state: "left", address: address ?? move.address, doneAt: move.doneAt ?? now });
}

/** Ends a planned move and makes the workspace writable again. */
export async function abandonMove(
  { db }: Pick<MovingDeps, "db">,
  { id }: { readonly id: string },
): Promise<readonly string[]> {
  return db.asSystem(async (tx) => {
    await lockChanges(tx, id);
    const move = await findMove(tx, id);
    if (move?.state === "left")
      throw new OperatorRefusal(
        "This workspace has left. To bring it back, export it where it is now and import it here.",
      );
    if (move?.state !== "leaving")
      throw new OperatorRefusal("This workspace is not being moved. Nothing was changed.");
    await forgetMove(tx, id);
    return [
      "The workspace can be changed again.",
      "Delete its archive: imported anywhere, it would be a second copy that goes its own way.",
    ];
  });
}

/** All moves from and to this installation. */
export async function listMoves({ db }: Pick<MovingDeps, "db">): Promise<readonly string[]> {
  const moves = await db.asSystem(listedMoves);
  return moves.length === 0
    ? ["No workspace has been moved from or to this installation."]
    : moves.map(({ begunAt, doneAt, ...move }) =>
        JSON.stringify({ ...move, begunAt: begunAt.toISOString(), doneAt: doneAt?.toISOString() ?? null }),
      );
}
