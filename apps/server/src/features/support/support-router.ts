import { open } from "#kernel/api/index.ts";
import { sendReport } from "./send-report.ts";

/** Anybody may report; an account's own address stands in for a missing one. */
export const supportRouter = {
  report: open.support.report.handler(async ({ input, context }) =>
    sendReport(
      { ...context.deps, log: context.log },
      { who: await context.signedIn(), clientIp: context.clientIp },
      input,
    ),
  ),
};
