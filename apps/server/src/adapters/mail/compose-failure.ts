import type { FailureMail } from "#kernel/jobs/mail-orders.ts";
import type { MailMessage } from "./mail-transport.ts";

/** To the operator, in English like the commands and the log. It names only the job. */
export function composeFailure({ to, job }: FailureMail, appName: string): MailMessage {
  const text = [
    `The job "${job}" has failed: something that had to be erased by now may still be there.`,
    "It is tried again by itself. What went wrong stands in the log of the server, under the name of the job.",
  ].join("\n\n");
  return {
    to,
    subject: `${appName}: ${job} has failed`,
    text,
    html: `<!doctype html><html lang="en"><body><pre style="font: 15px/1.5 sans-serif; white-space: pre-wrap">${text}</pre></body></html>`,
  };
}
