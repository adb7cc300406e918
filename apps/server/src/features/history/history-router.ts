import { tenant } from "#kernel/api/index.ts";
import { listActivity } from "./list-activity.ts";
import { findPeople } from "./history-store.ts";

/** All that was done in the workspace; what was done to a record belongs to the feature of the record. */
export const historyRouter = {
  activity: tenant("activity.read").history.activity.handler(({ input, context: { work } }) =>
    listActivity(work, input),
  ),
  people: tenant("activity.read").history.people.handler(async ({ context: { work } }) => ({
    items: await findPeople(work),
  })),
};
