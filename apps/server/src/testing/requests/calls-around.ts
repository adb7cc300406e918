/** How many requests run at the same time. */
const SIDE_BY_SIDE = 4;
/** How many are counted before and after the change. */
const ENOUGH = 25;

type Around = {
  readonly call: () => Promise<Response>;
  readonly change: () => Promise<unknown>;
};

export type StatusesAround = {
  /** Statuses of the requests that were answered before the change began. */
  readonly before: readonly number[];
  /** Statuses of the requests that began after the change was answered. */
  readonly after: readonly number[];
};

/**
 * Sends calls without a pause while something changes. A request that overlaps the change may be answered either way
 * and is in neither list, so the result depends only on the order of events, not on their speed.
 */
export async function callsAround({ call, change }: Around): Promise<StatusesAround> {
  const before: number[] = [];
  const after: number[] = [];
  const enoughBefore = Promise.withResolvers<void>();
  let stage: "before" | "during" | "after" = "before";

  async function callOn(): Promise<void> {
    while (after.length < ENOUGH) {
      const begun = stage;
      const answer = await call();
      await answer.body?.cancel();
      if (begun === "before" && stage === "before") before.push(answer.status);
      if (begun === "after") after.push(answer.status);
      if (before.length >= ENOUGH) enoughBefore.resolve();
    }
  }

  const callers = Promise.all(Array.from({ length: SIDE_BY_SIDE }, callOn));
  await Promise.race([enoughBefore.promise, callers]);
  stage = "during";
  await change();
  stage = "after";
  await callers;
  return { before, after };
}
