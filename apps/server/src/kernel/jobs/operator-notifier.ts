import { DAY_MS } from "@keystead/domain/calendar";
import { retention } from "@keystead/domain/retention";

import type { Deps } from "#deps.ts";
import { WRITE_ERASURES } from "#kernel/erasure/erasure-log.ts";

/**
 * The jobs that erase personal data as promised: those in the table behind the privacy page, and the log of erasures
 * that no restore may undo.
 */
const erasing: ReadonlySet<string> = new Set([
  WRITE_ERASURES,
  ...Object.values(retention).flatMap(({ job }) => job ?? []),
]);

type NotifierDeps = Pick<Deps, "db" | "clock" | "env" | "mails">;

/**
 * Mails the operator when a job that erases has failed; once a day for each job, since it is retried within minutes.
 */
export function operatorNotifier({ db, clock, env, mails }: NotifierDeps): (job: string) => Promise<void> {
  const notifiedAt = new Map<string, number>();
  return async (job) => {
    const now = clock.now().getTime();
    if (env.operator.email === "" || !erasing.has(job) || now - (notifiedAt.get(job) ?? 0) < DAY_MS) return;
    const order = { kind: "erasure_failed", to: env.operator.email, linkLivesMs: null, job } as const;
    await db.asSystem((tx) => mails.post(tx, order));
    notifiedAt.set(job, now);
  };
}
