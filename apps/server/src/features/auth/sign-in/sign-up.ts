import type * as z from "zod/mini";

import { limitKeyOf } from "#kernel/http/client-ip.ts";
import type { AuthCall, AuthOutcome } from "../auth-call.ts";
import { promoSource, type SignUp } from "../auth-input.ts";
import { authLimits, judging, spend, type Attempt } from "../limits/auth-limits.ts";
import { AuthRefusal } from "../auth-refusal.ts";
import { insertAccount, recordSignIn } from "../auth-store.ts";
import { postVerification } from "../account/confirm-address.ts";
import { keepVisit } from "../visit/keep-visit.ts";
import { guessedHome } from "./guessed-home.ts";
import { refuseClosedRegion } from "./refuse-region.ts";
import { cookiesOfSignIn } from "./sign-in-cookies.ts";

/**
 * A visitor who looked around keeps their entries: the answer names the sample, where they continue. For everybody
 * else one transaction makes everything that a new person needs: account, workspace, trial and the mail that confirms
 * the address. If the process is killed at any moment, either all of it exists or nothing.
 */
export async function signUp(call: AuthCall, input: z.output<typeof SignUp>): Promise<AuthOutcome> {
  const { deps } = call;
  refuseClosedRegion(deps, call.clientIp);
  const attempts: readonly Attempt[] = [[authLimits.signUpAddress, limitKeyOf(call.clientIp)]];
  await spend(deps, attempts);
  const who = await call.signedIn();
  const visitor = who?.user.visiting === true ? who.user.id : null;
  const userId = await judging(deps, attempts, () =>
    visitor === null ? makeAccount(call, input) : keepVisit(call, visitor, input),
  );
  const kept = visitor === null ? {} : { workspaceId: who?.workspace?.id };
  return {
    body: { ok: true, next: "/portfolio", trial: true, promo: promoSource(input.promo), ...kept },
    cookies: await cookiesOfSignIn(call, { userId, email: input.email }),
  };
}

async function makeAccount(call: AuthCall, input: z.output<typeof SignUp>): Promise<string> {
  const { deps } = call;
  const passwordHash = await call.hashing.hash(input.password);
  const language = input.language ?? "en";
  const source = promoSource(input.promo);
  const now = deps.clock.now();
  const { zone, locale } = input;
  const country = deps.geo.countryOf(call.clientIp);
  const userId = await deps.db.asSystem(async (tx) => {
    const made = await insertAccount(tx, {
      email: input.email,
      name: input.name,
      passwordHash,
      language,
      home: await guessedHome(tx, { zone, locale, country }),
      source,
      now,
    });
    if (made === null) return null;
    await recordSignIn(tx, { userId: made, method: "sign_up", now });
    await postVerification(tx, call, { email: input.email, language });
    return made;
  });
  if (userId === null) throw new AuthRefusal("USER_ALREADY_EXISTS", 422);
  return userId;
}
