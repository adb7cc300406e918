import { asSystem, authed, refuseVisit } from "#kernel/api/index.ts";
import { closeSample, openSample } from "./open-sample.ts";

/** The two procedures of `accounts` that concern the sample; they need a person, not a workspace. */
export const sampleRouter = {
  openSample: authed.accounts.openSample.handler(({ context }) =>
    asSystem(context, (work) => openSample(work, { language: context.user.language, deps: context.deps })),
  ),
  closeSample: authed.accounts.closeSample.handler(({ context }) => {
    // A visitor who only looks around has no other workspace: they leave by signing out.
    refuseVisit(context.user);
    return asSystem(context, closeSample);
  }),
};
