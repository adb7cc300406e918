import { authed } from "#kernel/api/index.ts";
import { closeSample, openSample } from "./open-sample.ts";

/** The two procedures of `accounts` that concern the sample; they need a person, not a workspace. */
export const sampleRouter = {
  openSample: authed.accounts.openSample.handler(({ context: { deps, user } }) =>
    deps.db.asSystem((tx) => openSample(tx, user, deps.clock.now())),
  ),
  closeSample: authed.accounts.closeSample.handler(({ context: { deps, user } }) =>
    deps.db.asSystem((tx) => closeSample(tx, user.id)),
  ),
};
