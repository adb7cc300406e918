import { resolve } from "node:path";

import { systemClock } from "#adapters/clock/clock.ts";
import { OperatorRefusal, runFromTerminal } from "#operator/index.ts";
import { atTerminal } from "./terminal.ts";

const USAGE = "Usage: npm run backup -- [FILE.tgz]";

await atTerminal(async (env, [file, ...rest]) => {
  if (rest.length > 0 || file?.startsWith("-") === true) throw new OperatorRefusal(USAGE);
  const moment = systemClock.now().toISOString().replaceAll(/[:.]/g, "-");
  return runFromTerminal(
    env,
    { name: "backup", to: resolve(file ?? `keystead-${moment}.tgz`) },
    systemClock.now,
  );
});
