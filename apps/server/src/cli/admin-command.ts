import type { Env } from "#env.ts";
import { OperatorRefusal, runFromTerminal } from "#operator/index.ts";

const USAGE = "Usage: npm run admin -- grant EMAIL | reports | leads | mails | check-leases";

type Given = { readonly env: Env; readonly words: readonly string[]; readonly now: () => Date };

/** Runs one command of the operator's and answers its lines. */
export async function adminCommand({ env, words, now }: Given): Promise<readonly string[]> {
  const [verb, email, ...rest] = words;
  if (rest.length > 0) throw new OperatorRefusal(USAGE);
  if (verb === "grant" && email !== undefined) return runFromTerminal(env, { name: "grant", email }, now);
  if (
    (verb === "reports" || verb === "leads" || verb === "mails" || verb === "check-leases") &&
    email === undefined
  )
    return runFromTerminal(env, { name: verb }, now);
  throw new OperatorRefusal(USAGE);
}
