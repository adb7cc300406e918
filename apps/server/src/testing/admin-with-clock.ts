import { runningClock } from "@keystead/testkit/clock";

import { adminCommand } from "../cli/admin-command.ts";
import { atTerminal } from "../cli/terminal.ts";

/** `npm run admin` on a clock that stood at `CLOCK_STARTS_AT` when this process started. */
const clock = runningClock(process.env["CLOCK_STARTS_AT"] ?? "", 0);

await atTerminal((env, words) => adminCommand({ env, words, now: clock.now }));
