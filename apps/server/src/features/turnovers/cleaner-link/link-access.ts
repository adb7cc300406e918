import { DAY_MS } from "@keystead/domain/calendar";
import { CLEANER_LINK_DAYS } from "@keystead/domain/turnovers";

import type { Deps } from "#deps.ts";
import { authenticate, refusal } from "#kernel/api/index.ts";
import type { Caller } from "#kernel/api/index.ts";
import { readWorkspaceToken } from "#kernel/links/workspace-token.ts";
import { cookieValue } from "#kernel/api/session/session-cookie.ts";
import { cleanerLinks } from "./cleaner-link-token.ts";
import { findHolder, findLogins } from "./link-store.ts";
import type { TurnoverHolder } from "./link-store.ts";

const COOKIE = "keystead_job";
/** A phone holds the links of so many hosts; an older one gives way. */
const MOST_LINKS = 8;
const BETWEEN = "~";

/**
 * The cookie that a link is exchanged for: for the job view alone, read by no script, sent with no request from elsewhere. It holds the
 * links of this phone, one for each host.
 */
export function linkCookie(tokens: readonly string[], { env }: Pick<Deps, "env">): string {
  const value = encodeURIComponent(tokens.slice(-MOST_LINKS).join(BETWEEN));
  const life = Math.floor((CLEANER_LINK_DAYS * DAY_MS) / 1_000);
  const https = env.baseUrl?.startsWith("https:") === true;
  return `${COOKIE}=${value}; Max-Age=${life}; Path=/api/job; HttpOnly; SameSite=Strict${https ? "; Secure" : ""}`;
}

export function linksIn(cookieHeader: string | null): readonly string[] {
  const value = cookieValue(cookieHeader, COOKIE) ?? "";
  return value
    .split(BETWEEN)
    .filter((token) => token !== "")
    .slice(-MOST_LINKS);
}

/** Whether there is anything to ask the database about. */
export function holdsLink(cookieHeader: string | null): boolean {
  return linksIn(cookieHeader).some((token) => readWorkspaceToken(token) !== null);
}

/**
 * Who asks: the cleaner that has signed in, of all hosts, and whoever holds these links. Asked anew with each request, so
 * that one that was revoked is out with the next. Nobody is UNAUTHORIZED.
 */
export async function holdersOf(
  caller: Caller,
  tokens: readonly string[],
): Promise<readonly TurnoverHolder[]> {
  const { deps, now } = caller;
  const person = (await caller.signedIn()) === null ? null : await authenticate(caller);
  const holders = await deps.db.asSystem(async (tx) => {
    const found = person === null ? [] : [...(await findLogins(tx, person.user.id, now))];
    for (const token of new Set(tokens)) {
      const read = readWorkspaceToken(token);
      if (read === null) continue;
      const { workspaceId, secret } = read;
      const known = { token, workspaceId, hash: cleanerLinks(deps).hashOf(secret) };
      const holder = await findHolder(tx, known, now);
      if (holder !== null) found.push(holder);
    }
    return found;
  });
  if (holders.length === 0) throw refusal("UNAUTHORIZED");
  return holders;
}
