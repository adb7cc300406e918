import { HOUR_MS } from "@keystead/domain/calendar";
import { retention } from "@keystead/domain/retention";
import type * as z from "zod/mini";

import { limitKeyOf } from "#kernel/http/client-ip.ts";
import { pageLanguage } from "#kernel/http/page-language.ts";
import { openSample } from "../../sample/index.ts";
import type { AuthCall, AuthOutcome } from "../auth-call.ts";
import type { LookAround } from "../auth-input.ts";
import { authLimits, judging, spend, tooMany, type Attempt } from "../limits/auth-limits.ts";
import { guessedHome } from "../sign-in/guessed-home.ts";
import { refuseClosedRegion } from "../sign-in/refuse-region.ts";
import { visitCookie } from "../sign-in/sign-in-cookies.ts";
import { insertVisit } from "./visit-store.ts";

/** How long a visit lasts. */
export const VISIT_MS = retention.visits.periods.hours * HOUR_MS;

/** The most visits of the installation at a time, because each sample has some thousand rows. */
export const MOST_VISITS = 100;

/** By then the oldest of so many visits have ended. */
const FULL_FOR_SECONDS = 10 * 60;

/**
 * Opens the sample portfolio for an hour without a sign-up, with an account that nobody can mail or sign in to. The
 * region gate and the limit are those of the sign-up. A person who is already signed in continues with their own
 * data.
 */
export async function lookAround(call: AuthCall, input: z.output<typeof LookAround>): Promise<AuthOutcome> {
  const { deps } = call;
  if ((await call.signedIn()) !== null) return { body: { ok: true, next: "/portfolio" } };
  refuseClosedRegion(deps, call.clientIp);
  const attempts: readonly Attempt[] = [[authLimits.signUpAddress, limitKeyOf(call.clientIp)]];
  await spend(deps, attempts);
  const userId = await judging(deps, attempts, () => makeVisit(call, input));
  return {
    body: { ok: true, next: "/portfolio" },
    cookies: [await visitCookie(call, { userId, livesMs: VISIT_MS })],
  };
}

/**
 * Inserts the account before the sample: making the sample takes a moment, and other visitors must not wait for the
 * count meanwhile.
 */
async function makeVisit(call: AuthCall, input: z.output<typeof LookAround>): Promise<string> {
  const { deps } = call;
  const now = deps.clock.now();
  const acceptLanguage = call.headers.get("accept-language");
  const language = input.language ?? pageLanguage({ path: "", stored: null, acceptLanguage });
  const { zone, locale = firstWish(acceptLanguage) } = input;
  const country = deps.geo.countryOf(call.clientIp);
  const userId = await deps.db.asSystem(async (tx) =>
    insertVisit(tx, {
      language,
      home: await guessedHome(tx, { zone, locale, country }),
      now,
      endsAt: new Date(now.getTime() + VISIT_MS),
      most: MOST_VISITS,
    }),
  );
  if (userId === null) {
    deps.log.warn({ most: MOST_VISITS }, "as many look around as may");
    throw tooMany(FULL_FOR_SECONDS);
  }
  await deps.db.asSystem((tx) => openSample({ tx, scope: { userId }, now }, { language, deps }));
  return userId;
}

/** A page without a script sends no locale, but its browser names one in each request. */
function firstWish(acceptLanguage: string | null): string | undefined {
  const wish = acceptLanguage?.slice(0, 100).split(/[,;]/, 1)[0]?.trim();
  return wish === "" || wish === "*" ? undefined : wish;
}
