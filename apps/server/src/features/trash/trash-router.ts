import { tenant } from "#kernel/api/index.ts";
import { restoreDiscarded } from "./restore-discarded.ts";
import type { CheckRestored } from "./restore-discarded.ts";

/** The features to the right of this one say what must hold again after an Undo. */
export function trashRouter(check: CheckRestored) {
  return {
    restore: tenant("open").trash.restore.handler(({ input, context: { work } }) =>
      restoreDiscarded(work, input.id, check),
    ),
  };
}
