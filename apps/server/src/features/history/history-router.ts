import { tenant } from "#kernel/api/index.ts";
import { listActivity } from "./list-activity.ts";
import { findPeople } from "./history-store.ts";
import { historyOfPayment, historyOfRecord } from "./record-history.ts";

/** Each record's for those who may read the record. */
export const historyRouter = {
  property: tenant("property.read").history.property.handler(({ input, context: { work } }) =>
    historyOfRecord(work, "property", input),
  ),
  unit: tenant("unit.read").history.unit.handler(({ input, context: { work } }) =>
    historyOfRecord(work, "unit", input),
  ),
  tenant: tenant("tenant.read").history.tenant.handler(({ input, context: { work } }) =>
    historyOfRecord(work, "tenant", input),
  ),
  lease: tenant("lease.read", "payment.read").history.lease.handler(({ input, context: { work } }) =>
    historyOfRecord(work, "lease", input),
  ),
  task: tenant("task.read_any").history.task.handler(({ input, context: { work } }) =>
    historyOfRecord(work, "task", input),
  ),
  campaign: tenant("campaign.read").history.campaign.handler(({ input, context: { work } }) =>
    historyOfRecord(work, "campaign", input),
  ),
  payment: tenant("payment.read").history.payment.handler(({ input, context: { work } }) =>
    historyOfPayment(work, input),
  ),
  activity: tenant("activity.read").history.activity.handler(({ input, context: { work } }) =>
    listActivity(work, input),
  ),
  people: tenant("activity.read").history.people.handler(async ({ context: { work } }) => ({
    items: await findPeople(work),
  })),
};
