import { resolve } from "node:path";

import type { Env } from "#env.ts";
import { OperatorRefusal } from "#operator/operator-refusal.ts";
import { refuseWithoutDatabase } from "./refuse-without-database.ts";

const USAGE = `Usage: npm run admin -- grant EMAIL | revoke EMAIL | reports | leads | mails | check-leases
  | workspace export EMAIL FILE.tgz | workspace import FILE.tgz | workspace finish ID RECEIPT [ADDRESS]
  | workspace abandon ID | workspace moves`;

type Given = { readonly env: Env; readonly words: readonly string[]; readonly now: () => Date };

/** Runs one operator command and returns its lines. */
export async function adminCommand({ env, words, now }: Given): Promise<readonly string[]> {
  const command = words[0] === "workspace" ? moveOf(words.slice(1)) : commandOf(words);
  if (command === null) throw new OperatorRefusal(USAGE);
  refuseWithoutDatabase(env);
  // This loads the whole product, so wrong usage and a missing database are refused first.
  const { OperatorCommand, runFromTerminal } = await import("#operator/index.ts");
  const known = OperatorCommand.safeParse(command);
  if (!known.success) throw new OperatorRefusal(USAGE);
  return runFromTerminal(env, known.data, now);
}

function commandOf([verb, email, ...rest]: readonly string[]): object | null {
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

/**
 * A command that moves a workspace between two installations. File paths are relative to the folder in which the
 * command runs.
 */
function moveOf([verb, ...given]: readonly string[]): object | null {
  const [first, second, third] = given;
  switch (`${verb} ${given.length}`) {
    case "export 2":
      return { name: "workspace-export", whose: first, to: resolve(second ?? "") };
    case "import 1":
      return { name: "workspace-import", from: resolve(first ?? "") };
    case "finish 2":
    case "finish 3":
      return { name: "workspace-finish", id: first, receipt: second, address: third ?? null };
    case "abandon 1":
      return { name: "workspace-abandon", id: first };
    case "moves 0":
      return { name: "workspace-moves" };
    default:
      return null;
  }
}
