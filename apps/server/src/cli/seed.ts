import { parseArgs } from "node:util";

import { systemClock } from "#adapters/clock/clock.ts";
import { OperatorRefusal } from "#operator/operator-refusal.ts";
import { atTerminal } from "./terminal.ts";

const USAGE =
  "Usage: npm run seed -- --size S|M|L [--email EMAIL: whose empty workspace takes the first one]";

await atTerminal(async (env, words) => {
  const { size, email } = options(words);
  const { OperatorCommand, runFromTerminal } = await import("#operator/index.ts");
  const command = OperatorCommand.safeParse({
    name: "seed",
    size: size?.toUpperCase(),
    email: email ?? null,
  });
  if (!command.success) throw new OperatorRefusal(USAGE);
  return runFromTerminal(env, command.data, systemClock.now);
});

function options(words: readonly string[]): { readonly size?: string; readonly email?: string } {
  try {
    const { values } = parseArgs({
      args: [...words],
      options: { size: { type: "string" }, email: { type: "string" } },
    });
    return values;
  } catch {
    throw new OperatorRefusal(USAGE);
  }
}
