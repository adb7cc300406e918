import { open } from "#kernel/api/index.ts";
import { sendReport } from "./send-report.ts";

/** Anybody may report; without an address in the input, the account's own is used. */
export const supportRouter = {
  report: open.support.report.handler(async ({ input, context }) =>
    sendReport(
      { ...context.deps, log: context.log },
      { who: await context.signedIn(), clientIp: context.clientIp },
      input,
    ),
  ),
};
