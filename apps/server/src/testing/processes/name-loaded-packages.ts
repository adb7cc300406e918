import { writeSync } from "node:fs";
import { registerHooks } from "node:module";

// Loaded before a server process (`--import`): names on standard error each file of OpenTelemetry that is loaded.
registerHooks({
  load(url, context, nextLoad) {
    const name = /\/node_modules\/(@opentelemetry\/[^/]+)\//.exec(url)?.[1];
    if (name !== undefined) writeSync(2, `loaded ${name}\n`);
    return nextLoad(url, context);
  },
});
