import type { Feature } from "#kernel/registry/feature.ts";
import { accountsRouter } from "./accounts-router.ts";

export const accounts: Feature = {
  name: "accounts",
  router: { accounts: accountsRouter },
};
