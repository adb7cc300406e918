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
/** The most hosts' links that a phone keeps; the oldest is dropped first. */
const MOST_LINKS = 8;
const BETWEEN = "~";

/**
 * The cookie that replaces a link after it is opened. It is sent only to the cleaner's page, no script can read it,
 * and cross-site requests do not include it. It holds this phone's links, one for each host.
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

/** Whether a query of the database is needed at all. */
export function holdsLink(cookieHeader: string | null): boolean {
  return linksIn(cookieHeader).some((token) => readWorkspaceToken(token) !== null);
}

/**
 * The callers: the signed-in cleaner at all their hosts, and the holders of these links. Every request looks them up,
 * so that a revoked link is refused with the next request. UNAUTHORIZED if there are none.
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
