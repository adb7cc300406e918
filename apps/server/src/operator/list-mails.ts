import type { Tx } from "#kernel/db/tx.ts";
import { storedMails } from "#kernel/jobs/mails-store.ts";

/** Lists mails that have not been sent, one line each, without address and text: these are encrypted or deleted. */
export async function listMails(login: Tx, now: Date): Promise<readonly string[]> {
  const mails = await storedMails(login);
  if (mails.length === 0) return ["No mail waits and none has failed."];
  return mails.map(({ id, state, kind, orderedAt, tries, nextTryAt, lastError }) =>
    JSON.stringify({
      state,
      kind,
      age: inWords(now.getTime() - orderedAt.getTime()),
      tries,
      nextTry: nextTryAt === null ? null : nextTryAt.toISOString(),
      lastError,
      id,
    }),
  );
}

function inWords(ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / 60_000));
  if (minutes < 120) return `${minutes} min`;
  return minutes < 48 * 60 ? `${Math.floor(minutes / 60)} h` : `${Math.floor(minutes / (24 * 60))} days`;
}
