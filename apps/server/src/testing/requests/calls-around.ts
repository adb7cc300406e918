/** How many requests are on their way at any moment. */
const SIDE_BY_SIDE = 4;
/** How many are counted before the change and after it. */
const ENOUGH = 25;

type Around = {
  readonly call: () => Promise<Response>;
  readonly change: () => Promise<unknown>;
};

export type StatusesAround = {
  /** Of the requests that were answered before the change began. */
  readonly before: readonly number[];
  /** Of the requests that began when the change had been answered. */
  readonly after: readonly number[];
};

/**
 * Calls without a pause while something changes. A request under way during the change may be answered either way and is in
 * neither list, so what is left depends on the order of events alone, not on how fast they follow each other.
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
