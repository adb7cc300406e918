import { resolve } from "node:path";

import { systemClock } from "#adapters/clock/clock.ts";
import { refuseTarget } from "#operator/archive-target.ts";
import { OperatorRefusal } from "#operator/operator-refusal.ts";
import { refuseWithoutDatabase } from "./refuse-without-database.ts";
import { atTerminal } from "./terminal.ts";

const USAGE = "Usage: npm run backup -- [FILE.tgz]";

await atTerminal(async (env, [file, ...rest]) => {
  if (rest.length > 0 || file?.startsWith("-") === true) throw new OperatorRefusal(USAGE);
  const moment = systemClock.now().toISOString().replaceAll(/[:.]/g, "-");
  const to = resolve(file ?? `keystead-${moment}.tgz`);
  refuseTarget(to);
  refuseWithoutDatabase(env);
  const { runFromTerminal } = await import("#operator/index.ts");
  return runFromTerminal(env, { name: "backup", to }, systemClock.now);
});
