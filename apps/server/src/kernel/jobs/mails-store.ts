import { sql } from "../db/drizzle.ts";

import type { Tx } from "#kernel/db/tx.ts";
import { firstRow, rowsOf } from "#kernel/db/queries/rows.ts";
import { MAIL_QUEUE } from "./mail-jobs.ts";
import type { MailOrder } from "./mail-orders.ts";
import { givenUpQueue } from "./run-job.ts";

/** A mail that has not been sent, without its content or recipient. */
export type StoredMail = {
  readonly id: string;
  readonly state: "waiting" | "being sent" | "failed";
  readonly kind: MailOrder["kind"];
  readonly orderedAt: Date;
  readonly tries: number;
  /** Null if there will be no further try. */
  readonly nextTryAt: Date | null;
  readonly lastError: string | null;
};

/** Waiting mails by their next try, then failed ones, newest first. The login role owns the queue's tables. */
export async function storedMails(login: Tx): Promise<readonly StoredMail[]> {
  const there = firstRow(await login.execute(sql`select to_regclass('jobs.job') is not null as there`));
  // A database has no queue until a server has opened it.
  if (there?.["there"] !== true) return [];
  const rows = rowsOf(
    await login.execute(sql`
      with mail as (
        select id, data, created_on, start_after,
          case when name = ${givenUpQueue(MAIL_QUEUE)} or state in ('failed', 'cancelled') then 'failed'
            when state = 'active' then 'being sent' else 'waiting' end as stands
        from jobs.job
        where name in (${MAIL_QUEUE}, ${givenUpQueue(MAIL_QUEUE)}) and state <> 'completed')
      select id, stands, data ->> 'kind' as kind, (data ->> 'tries')::int as tries, data ->> 'lastError' as last_error,
        coalesce((data ->> 'orderedAt')::timestamptz, created_on) at time zone 'UTC' || 'Z' as ordered_at,
        start_after at time zone 'UTC' || 'Z' as start_after
      from mail
      order by stands = 'failed', case when stands <> 'failed' then mail.start_after end, created_on desc
      limit 500`),
  );
  return rows.map(storedMail);
}

/**
 * The fields are those of `newMailJob`. Jobs of an earlier version lack the time of the order, so the time when they
 * were queued is used.
 */
function storedMail(row: Readonly<Record<string, unknown>>): StoredMail {
  const state = row["stands"] as StoredMail["state"];
  return {
    id: String(row["id"]),
    state,
    kind: (row["kind"] ?? "support_report") as StoredMail["kind"],
    orderedAt: new Date(String(row["ordered_at"])),
    tries: Number(row["tries"] ?? 0),
    nextTryAt: state === "waiting" ? new Date(String(row["start_after"])) : null,
    lastError: typeof row["last_error"] === "string" ? row["last_error"] : null,
  };
}
