const MINUTE_MS = 60_000;
const FIRST_WAIT_MS = 10_000;
const LONGEST_WAIT_MS = 60 * MINUTE_MS;
/**
 * A mail whose link works for ten minutes is retried at least every minute, so that it still arrives in time after
 * the server is back.
 */
const SHARE_OF_LIFE = 10;

/** How long a mail is retried that has no link, or a link that works longer than this. */
export const MAIL_PATIENCE_MS = 24 * 60 * MINUTE_MS;

/** The end of the retries; a mail is never retried longer than its link works. */
export function tryMailUntil(orderedAt: Date, linkLivesMs: number | null): Date {
  return new Date(orderedAt.getTime() + Math.min(linkLivesMs ?? MAIL_PATIENCE_MS, MAIL_PATIENCE_MS));
}

/**
 * The wait after a number of failed tries: ten seconds, then twice as long each time, at most an hour or a tenth of the
 * available time, and never past its end. Null: the time is over.
 */
export function waitBeforeNextTry(order: {
  readonly orderedAt: Date;
  readonly tryUntil: Date;
  readonly tries: number;
  readonly now: Date;
}): number | null {
  const left = order.tryUntil.getTime() - order.now.getTime();
  if (left <= 0) return null;
  const life = order.tryUntil.getTime() - order.orderedAt.getTime();
  const longest = Math.min(LONGEST_WAIT_MS, Math.max(FIRST_WAIT_MS, life / SHARE_OF_LIFE));
  return Math.min(FIRST_WAIT_MS * 2 ** Math.min(order.tries - 1, 16), longest, left);
}
