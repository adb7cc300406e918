import type * as z from "zod/mini";

import { sqlState } from "#kernel/db/database.ts";
import { postVerification } from "../account/confirm-address.ts";
import type { AuthCall } from "../auth-call.ts";
import { promoSource, type SignUp } from "../auth-input.ts";
import { AuthRefusal } from "../auth-refusal.ts";
import { recordSignIn } from "../auth-store.ts";
import { guessedHome } from "../sign-in/guessed-home.ts";
import { turnIntoAccount } from "./visit-store.ts";

/** The address already has an account. */
const UNIQUE_VIOLATION = "23505";

/** Turns the account of a visit into the visitor's own account, in one transaction, as for any other sign-up. */
export async function keepVisit(
  call: AuthCall,
  userId: string,
  input: z.output<typeof SignUp>,
): Promise<string> {
  const { deps } = call;
  const { email, name, zone, locale, language = "en" } = input;
  const passwordHash = await call.hashing.hash(input.password);
  const source = promoSource(input.promo);
  const now = deps.clock.now();
  const country = deps.geo.countryOf(call.clientIp);
  const work = deps.db.asSystem(async (tx) => {
    const { timezone } = await guessedHome(tx, { zone, locale, country });
    const kept = { userId, email, name, passwordHash, language, timezone, source, now };
    if (!(await turnIntoAccount(tx, kept))) throw new AuthRefusal("UNAUTHORIZED", 401);
    await recordSignIn(tx, { userId, method: "sign_up", now });
    await postVerification(tx, call, { email, language });
  });
  await work.catch((error: unknown) => {
    throw sqlState(error) === UNIQUE_VIOLATION ? new AuthRefusal("USER_ALREADY_EXISTS", 422) : error;
  });
  return userId;
}
