import type { Logger } from "pino";

type FailureLog = {
  readonly log: Pick<Logger, "error">;
  /** The log line of each item that failed, beside what names it. */
  readonly failed: string;
};

/**
 * A job over all workspaces: one that fails keeps no other waiting. Each failure is logged with what names the item, and the run fails
 * when all have had their turn, so that it is tried again for the rest and whoever waits for it hears.
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
      const entry: object = { err: error, ...item };
      log.error(entry, failed);
      failures += 1;
    }
  if (failures > 0) throw new Error(`${failed}: ${failures} times`);
}
