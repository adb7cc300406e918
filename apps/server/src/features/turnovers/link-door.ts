import { DAY_MS } from "@keystead/domain/calendar";
import { CLEANER_LINK_DAYS } from "@keystead/domain/turnovers";

import type { Deps } from "#deps.ts";
import { refusal } from "#kernel/api/index.ts";
import { readWorkspaceToken } from "#kernel/links/workspace-token.ts";
import { cookieValue } from "#kernel/api/session-cookie.ts";
import { cleanerLinks } from "./cleaner-link-token.ts";
import { findHolder } from "./link-store.ts";
import type { LinkHolder } from "./link-store.ts";

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

/** Who holds these links, asked anew with each request: one that was revoked is out with the next. Nobody is UNAUTHORIZED. */
export async function holdersOf(
  deps: Deps,
  tokens: readonly string[],
  now: Date,
): Promise<readonly LinkHolder[]> {
  const found = await deps.db.asSystem(async (tx) => {
    const holders: (LinkHolder | null)[] = [];
    for (const token of new Set(tokens)) {
      const read = readWorkspaceToken(token);
      if (read === null) continue;
      const { workspaceId, secret } = read;
      const known = { token, workspaceId, hash: cleanerLinks(deps).hashOf(secret) };
      holders.push(await findHolder(tx, known, now));
    }
    return holders;
  });
  const holders = found.filter((one) => one !== null);
  if (holders.length === 0) throw refusal("UNAUTHORIZED");
  return holders;
}
