import { transacted } from "#kernel/api/index.ts";
import { listActivity } from "./list-activity.ts";
import { findPeople } from "./history-store.ts";

/** All changes in the workspace; the history of a single record belongs to its feature. */
export const historyRouter = {
  activity: transacted("activity.read").history.activity.handler(({ input, context: { work, deps } }) =>
    listActivity(work, input, deps),
  ),
  people: transacted("activity.read").history.people.handler(async ({ context: { work } }) => ({
    items: await findPeople(work),
  })),
};
