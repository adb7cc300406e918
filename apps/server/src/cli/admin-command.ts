import type { Env } from "#env.ts";
import { OperatorRefusal } from "#operator/operator-refusal.ts";
import { refuseWithoutDatabase } from "./refuse-without-database.ts";

const USAGE = "Usage: npm run admin -- grant EMAIL | revoke EMAIL | reports | leads | mails | check-leases";

type Given = { readonly env: Env; readonly words: readonly string[]; readonly now: () => Date };

type Command =
  | { readonly name: "grant" | "revoke"; readonly email: string }
  | { readonly name: "reports" | "leads" | "mails" | "check-leases" };

/** Runs one operator command and returns its lines. */
export async function adminCommand({ env, words, now }: Given): Promise<readonly string[]> {
  const command = commandOf(words);
  if (command === null) throw new OperatorRefusal(USAGE);
  refuseWithoutDatabase(env);
  // This loads the whole product, so wrong usage and a missing database are refused first.
  const { runFromTerminal } = await import("#operator/index.ts");
  return runFromTerminal(env, command, now);
}

function commandOf([verb, email, ...rest]: readonly string[]): Command | null {
  if (verb === undefined || rest.length > 0) return null;
  switch (verb) {
    case "grant":
    case "revoke":
      return email === undefined ? null : { name: verb, email };
    case "reports":
    case "leads":
    case "mails":
    case "check-leases":
      return email === undefined ? { name: verb } : null;
    default:
      return null;
  }
}
