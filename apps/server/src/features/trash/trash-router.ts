import { tenant } from "#kernel/api/index.ts";
import { restoreDiscarded } from "./restore-discarded.ts";

export const trashRouter = {
  restore: tenant.trash.restore.handler(({ input, context: { tx, scope, deps } }) =>
    restoreDiscarded(tx, scope, input.id, deps.clock.now()),
  ),
};
