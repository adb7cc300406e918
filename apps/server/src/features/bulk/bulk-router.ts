import { createVerb, inWorkspace, member, transacted } from "#kernel/api/index.ts";
import type { MemberContext } from "#kernel/api/index.ts";
import { withinDatabaseTime } from "#kernel/db/postgres/database-time.ts";
import type { Work } from "#kernel/work.ts";
import { changesLeases, keepStandings } from "../rent-book/index.ts";
import { createBulk } from "./create-bulk.ts";
import { createPropertyWithUnits } from "./create-property-with-units.ts";
import { bringHistory } from "./history/bring-history.ts";
import { historyNeeds } from "./history/history-needs.ts";
import { HISTORY_MS } from "./history/history-time.ts";
import { findKnownHistory } from "./history/known-history-store.ts";
import { undoBulk } from "./undo-bulk.ts";

export const bulkRouter = {
  create: changesLeases(
    "property.create",
    "unit.create",
    "tenant.create",
    "lease.create",
  ).bulk.create.handler(({ input, context }) =>
    createVerb(context, input, () => createBulk(context.work, input)),
  ),
  createProperty: transacted("property.create", "unit.create").bulk.createProperty.handler(
    ({ input, context }) => createVerb(context, input, () => createPropertyWithUnits(context.work, input)),
  ),
  known: transacted("property.read", "unit.read", "tenant.read", "lease.read").bulk.known.handler(
    ({ context: { work } }) => findKnownHistory(work),
  ),
  bring: member(...historyNeeds).bulk.bring.handler(({ input, context }) =>
    atLeisure(context, (work) =>
      createVerb({ ...context, work }, input, () => bringHistory({ work, deps: context.deps }, input)),
    ),
  ),
  undo: member("property.delete").bulk.undo.handler(({ input, context }) =>
    atLeisure(context, (work) => undoBulk({ work, deps: context.deps }, input.id)),
  ),
};

/** One transaction with a longer time limit, which stores the standings of its leases at the end. */
function atLeisure<Answer>(
  context: MemberContext,
  run: (work: Work<MemberContext["scope"]>) => Promise<Answer>,
): Promise<Answer> {
  return withinDatabaseTime(HISTORY_MS, () =>
    inWorkspace(context, async (work) => {
      const answer = await run(work);
      await keepStandings(work);
      return answer;
    }),
  );
}
