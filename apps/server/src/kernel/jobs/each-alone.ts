import type { Logger } from "pino";

import { isMoving } from "../db/moving.ts";

type FailureLog = {
  readonly log: Pick<Logger, "error">;
  /** The log message for each item that failed; its identifying fields are added. */
  readonly failed: string;
};

/**
 * For a job over all workspaces: an item that fails does not stop the others. Each failure is logged with the item's
 * fields. If any item failed, the run fails after the last one, so that it is retried and its failure reported. Items
 * of a workspace that is being moved are skipped: the other installation handles them, or this one if the workspace
 * stays.
 */
export async function eachAlone<Item extends object>(
  items: Iterable<Item>,
  { log, failed }: FailureLog,
  run: (item: Item) => Promise<void>,
): Promise<void> {
  let failures = 0;
  for (const item of items)
    try {
      await run(item);
    } catch (error) {
      if (isMoving(error)) continue;
      const entry: object = { err: error, ...item };
      log.error(entry, failed);
      failures += 1;
    }
  if (failures > 0) throw new Error(`${failed}: ${failures} times`);
}
