import { transacted } from "#kernel/api/index.ts";
import { restoreDiscarded } from "./restore-discarded.ts";

export const trashRouter = {
  restore: transacted("open").trash.restore.handler(({ input, context: { work, deps } }) =>
    restoreDiscarded(work, input.id, deps.restorable),
  ),
};
