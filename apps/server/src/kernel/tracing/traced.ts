import type { MailTransport } from "#adapters/mail/mail-transport.ts";
import type { Database } from "#kernel/db/database.ts";
import type { BackgroundJob } from "#kernel/jobs/job-kind.ts";
import type { Tracing } from "./tracing.ts";

/** Wraps a database so that each transaction is a span of the current trace. */
export function tracedDatabase<Of extends Database>(db: Of, tracing: Tracing | null): Of {
  if (tracing === null) return db;
  return {
    ...db,
    asTenant: (workspaceId, work) =>
      tracing.within("transaction", { "keystead.role": "tenant" }, () => db.asTenant(workspaceId, work)),
    readTenant: (workspaceId, work) =>
      tracing.within("transaction", { "keystead.role": "tenant", "keystead.reads": true }, () =>
        db.readTenant(workspaceId, work),
      ),
    asSystem: (work) => tracing.within("transaction", { "keystead.role": "system" }, () => db.asSystem(work)),
    readSystem: (work) =>
      tracing.within("transaction", { "keystead.role": "system", "keystead.reads": true }, () =>
        db.readSystem(work),
      ),
  } satisfies Of;
}

/** Wraps a job so that each run is a trace of its own, named by the job's kind. */
export function tracedJob(kind: BackgroundJob, tracing: Tracing | null): BackgroundJob {
  if (tracing === null) return kind;
  return {
    ...kind,
    run: (payload, id) =>
      tracing.trace(
        {
          name: `job ${kind.name}`,
          kind: "consumer",
          facts: { "keystead.job.kind": kind.name, "keystead.job.id": id },
        },
        async (span) => {
          const end = await kind.run(payload, id);
          span.add({ "keystead.job.end": end?.next ?? "done" });
          return end;
        },
      ),
  };
}

/** Wraps a mail transport so that each mail is a span of its job. The span contains nothing of the mail itself. */
export function tracedMails(transport: MailTransport, tracing: Tracing | null): MailTransport {
  if (tracing === null) return transport;
  return {
    ...transport,
    send: (message, id) => tracing.within("send mail", {}, () => transport.send(message, id)),
  };
}
