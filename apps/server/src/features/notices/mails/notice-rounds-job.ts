import type { Deps } from "#deps.ts";
import { eachAlone } from "#kernel/jobs/each-alone.ts";
import type { BackgroundJob } from "#kernel/jobs/job-kind.ts";
import { makeRound } from "./make-round.ts";
import { findWaitingMemberships, purgeNotices } from "../notice-store.ts";

type RoundsDeps = Pick<Deps, "db" | "clock" | "log" | "notices" | "mails" | "env" | "authSecret">;

/**
 * Every five minutes and at boot: each person whose local time has passed the notice hour since their last round, even
 * if that round was days ago.
 */
export function noticeRoundsJob(deps: RoundsDeps): BackgroundJob {
  return { name: "notice-rounds", cron: "*/5 * * * *", run: () => makeRounds(deps) };
}

/** Each person has a transaction of their own. */
async function makeRounds(deps: RoundsDeps): Promise<void> {
  const now = deps.clock.now();
  const waiting = await deps.db.asSystem((tx) => findWaitingMemberships(tx, now));
  await eachAlone(waiting, { log: deps.log, failed: "round of notices failed" }, ({ today, ...scope }) =>
    deps.db.asSystem((tx) => makeRound({ tx, scope, now }, deps, { today })),
  );
}

export function purgeNoticesJob({ db, clock }: Pick<Deps, "db" | "clock">): BackgroundJob {
  return {
    name: "purge-notices",
    cron: "25 3 * * *",
    run: () => db.asSystem((tx) => purgeNotices(tx, clock.now())),
  };
}
