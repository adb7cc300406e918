import { asSystem, createVerb, member, tenant } from "#kernel/api/index.ts";
import { actOnJob } from "./act-on-job.ts";
import { changeJob, createJob } from "./change-job.ts";
import { deleteJob } from "./delete-job.ts";
import { getJob, listCandidates, listJobs } from "./list-jobs.ts";
import { listOwnPayouts, listPayouts } from "./list-payouts.ts";
import { payJobs, setPayoutsApproved } from "./pay-out.ts";

export const turnoversRouter = {
  list: tenant("job.read_any", "payout.read_any").turnovers.list.handler(({ input, context: { work } }) =>
    listJobs(work, input),
  ),
  get: tenant("job.read_any", "payout.read_any").turnovers.get.handler(({ input, context: { work } }) =>
    getJob(work, input.id),
  ),
  candidates: tenant("job.assign").turnovers.candidates.handler(({ input, context: { work } }) =>
    listCandidates(work, input.id),
  ),
  create: tenant("job.create").turnovers.create.handler(({ input, context }) =>
    createVerb(context, input, () => createJob(context.work, input)),
  ),
  update: tenant("job.update", "job.assign", "payout.update").turnovers.update.handler(
    ({ input, context: { work } }) => changeJob(work, input),
  ),
  act: tenant("job.mark_done_any").turnovers.act.handler(({ input, context: { work } }) =>
    actOnJob(work, input),
  ),
  payouts: tenant("payout.read_any").turnovers.payouts.handler(({ input, context: { work } }) =>
    listPayouts(work, input),
  ),
  ownPayouts: tenant("job.read_own", "payout.read_own").turnovers.ownPayouts.handler(
    ({ input, context: { work } }) => listOwnPayouts(work, input),
  ),
  setApproved: tenant("payout.update").turnovers.setApproved.handler(({ input, context: { work } }) =>
    setPayoutsApproved(work, input),
  ),
  pay: tenant("payout.update", "expense.create").turnovers.pay.handler(({ input, context: { work } }) =>
    payJobs(work, input),
  ),
  /** As the system, which alone may order the mail to whoever was to come. */
  delete: member("job.delete").turnovers.delete.handler(({ input, context }) =>
    asSystem(context, (work) => deleteJob(work, context.deps, input.id)),
  ),
};
