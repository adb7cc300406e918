import { systemClock } from "#adapters/clock/clock.ts";
import { OperatorRefusal, runFromTerminal } from "#operator/index.ts";
import { atTerminal } from "./terminal.ts";

const USAGE = "Usage: npm run admin -- grant EMAIL | reports | leads | mails | check-leases";

await atTerminal(async (env, [verb, email, ...rest]) => {
  if (rest.length > 0) throw new OperatorRefusal(USAGE);
  if (verb === "grant" && email !== undefined)
    return runFromTerminal(env, { name: "grant", email }, systemClock.now);
  if (
    (verb === "reports" || verb === "leads" || verb === "mails" || verb === "check-leases") &&
    email === undefined
  )
    return runFromTerminal(env, { name: verb }, systemClock.now);
  throw new OperatorRefusal(USAGE);
});
