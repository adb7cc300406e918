// Loaded into the product before its own code (`--import`): at each SIGUSR2 it writes the longest block of the event
// loop, the peak memory and the processor time since the last one.
import { writeFileSync } from "node:fs";
import { monitorEventLoopDelay } from "node:perf_hooks";

const path = process.env["LOOP_WATCH"];
const RESOLUTION_MS = 1;
const SAMPLED_EVERY_MS = 20;
if (path !== undefined) {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  let peak = 0;
  let cpu = process.cpuUsage();
  setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss());
  }, SAMPLED_EVERY_MS).unref();
  process.on("SIGUSR2", () => {
    const { user, system } = process.cpuUsage(cpu);
    writeFileSync(
      path,
      JSON.stringify({
        longestMs: delay.max / 1e6,
        p99Ms: delay.percentile(99) / 1e6,
        peakMib: Math.max(peak, process.memoryUsage.rss()) / 1_048_576,
        cpuSeconds: (user + system) / 1e6,
      }),
    );
    delay.reset();
    peak = 0;
    cpu = process.cpuUsage();
  });
}
