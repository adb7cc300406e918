import type { Deps } from "#deps.ts";
import type { JobKind } from "#kernel/jobs/job-queue.ts";
import { makeRound } from "./make-round.ts";
import { findWaitingSeats, purgeNotices } from "./notice-store.ts";

type RoundsDeps = Pick<Deps, "db" | "clock" | "log" | "notices" | "mails" | "env" | "authSecret">;

/** Every five minutes and at boot: whoever's clock has passed eight since their last round, be it by days. */
export function noticeRoundsJob(deps: RoundsDeps): JobKind {
  return { name: "notice-rounds", cron: "*/5 * * * *", run: () => makeRounds(deps) };
}

/** A person each, so that one who cannot be told keeps nobody else waiting; the job then fails, and is tried again for the rest. */
async function makeRounds(deps: RoundsDeps): Promise<void> {
  const now = deps.clock.now();
  const failures: unknown[] = [];
  for (const { today, ...scope } of await deps.db.asSystem((tx) => findWaitingSeats(tx, now))) {
    try {
      await deps.db.asSystem((tx) => makeRound({ tx, scope, now }, deps, { today }));
    } catch (error) {
      deps.log.error({ err: error, ...scope }, "round of notices failed");
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new Error(`${failures.length} rounds of notices failed`);
}

export function purgeNoticesJob({ db, clock }: Pick<Deps, "db" | "clock">): JobKind {
  return {
    name: "purge-notices",
    cron: "25 3 * * *",
    run: () => db.asSystem((tx) => purgeNotices(tx, clock.now())),
  };
}
