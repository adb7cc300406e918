import type { Feature } from "#kernel/registry/feature.ts";
import { authRoutes } from "./auth-routes.ts";
import { purgeAuthJob } from "./purge-auth-job.ts";
import { purgeVisitsJob } from "./visit/purge-visits-job.ts";
import { passwordResetJob } from "./passwords/reset-password.ts";

export { storedAuthSecret } from "./stored-auth-secret.ts";
export { sessionView } from "./sign-in/session-view.ts";

export const auth: Feature = {
  name: "auth",
  routes: authRoutes,
  jobs: (deps) => [passwordResetJob(deps), purgeAuthJob(deps), purgeVisitsJob(deps)],
  globalTables: [
    { name: "account", grants: [], archived: true },
    // Sessions and tokens give access, and counters are valid for minutes: a backup contains none of them.
    { name: "session", grants: [], archived: false },
    { name: "verification", grants: [], archived: false },
    { name: "rate_limit", grants: [], archived: false },
  ],
};
