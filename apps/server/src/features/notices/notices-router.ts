import { asSystem, member, refusal, refuseVisit, transacted } from "#kernel/api/index.ts";
import { takeAttempt, type Limit } from "#kernel/http/admission/rate-limit.ts";
import { listNotices } from "./list-notices.ts";
import { changeSettings, readSettings } from "./notice-settings.ts";
import { readAll, readOne } from "./notice-store.ts";
import { sendTest } from "./send-test.ts";

const TESTS: Limit = { name: "notice-test", max: 5, windowMs: 60 * 60_000 };

/** Each person's own notices in the current workspace; the role decides, kind by kind, which of them are shown. */
export const noticesRouter = {
  list: transacted("profile.read").notices.list.handler(({ input, context: { work, deps } }) =>
    listNotices(work, deps.notices, input.limit),
  ),
  markRead: transacted("profile.update").notices.markRead.handler(async ({ input, context: { work } }) => {
    if (!(await readOne(work, input.id))) throw refusal("NOT_FOUND");
    return { ok: true as const };
  }),
  markAllRead: transacted("profile.update").notices.markAllRead.handler(
    async ({ input, context: { work } }) => {
      await readAll(work, new Date(input.madeBy));
      return { ok: true as const };
    },
  ),
  settings: transacted("profile.read").notices.settings.handler(({ context: { work, deps } }) =>
    readSettings(work, deps.notices),
  ),
  changeSettings: transacted("profile.update").notices.changeSettings.handler(
    ({ input, context: { work, deps } }) => changeSettings(work, deps.notices, input),
  ),
  // Runs as the system, because it locks the membership row, which a tenant may only read.
  sendTest: member("profile.update").notices.sendTest.handler(async ({ context }) => {
    refuseVisit(context.user);
    const verdict = await takeAttempt(context.deps, TESTS, context.scope.userId);
    if (!verdict.allowed)
      throw refusal("TOO_MANY_REQUESTS", { retryAfterSeconds: verdict.retryAfterSeconds });
    await asSystem(context, (work) => sendTest(work, context.deps));
    return { ok: true as const };
  }),
};
