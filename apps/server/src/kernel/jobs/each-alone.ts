import type { Logger } from "pino";

type FailureLog = {
  readonly log: Pick<Logger, "error">;
  /** The log message for each item that failed; its identifying fields are added. */
  readonly failed: string;
};

/**
 * For a job over all workspaces: a failing item does not stop the others. Each failure is logged with the item's
 * fields; after the last item the run fails if any did, so that it is retried and its failure reported.
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
