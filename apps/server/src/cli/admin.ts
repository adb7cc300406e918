import { systemClock } from "#adapters/clock/clock.ts";
import { adminCommand } from "./admin-command.ts";
import { atTerminal } from "./terminal.ts";

await atTerminal((env, words) => adminCommand({ env, words, now: systemClock.now }));
