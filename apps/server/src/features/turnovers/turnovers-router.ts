import { asSystem, createVerb, member, transacted } from "#kernel/api/index.ts";
import { actOnTurnover } from "./act-on-turnover.ts";
import { assignProposed } from "./assignments/assign-proposed.ts";
import { undoAssignment } from "./assignments/undo-assignment.ts";
import { changeTurnover, createTurnover } from "./change-turnover.ts";
import { deleteTurnover } from "./delete-turnover.ts";
import { getTurnover, listCandidates, listTurnovers } from "./list-turnovers.ts";
import { listOwnPayouts, listPayouts } from "./payouts/list-payouts.ts";
import { payTurnovers, setPayoutsApproved } from "./payouts/pay-out.ts";

export const turnoversRouter = {
  list: transacted("turnover.read_any", "payout.read_any").turnovers.list.handler(
    ({ input, context: { work } }) => listTurnovers(work, input),
  ),
  get: transacted("turnover.read_any", "payout.read_any").turnovers.get.handler(
    ({ input, context: { work } }) => getTurnover(work, input.id),
  ),
  candidates: transacted("turnover.assign").turnovers.candidates.handler(({ input, context: { work } }) =>
    listCandidates(work, input.id),
  ),
  create: transacted("turnover.create").turnovers.create.handler(({ input, context }) =>
    createVerb(context, input, () => createTurnover(context.work, input)),
  ),
  update: transacted("turnover.update", "turnover.assign", "payout.update").turnovers.update.handler(
    ({ input, context: { work } }) => changeTurnover(work, input),
  ),
  assignProposed: transacted("turnover.assign").turnovers.assignProposed.handler(({ input, context }) =>
    createVerb(context, input, () => assignProposed(context.work, input)),
  ),
  undoAssignment: transacted("turnover.assign").turnovers.undoAssignment.handler(
    ({ input, context: { work } }) => undoAssignment(work, input.id),
  ),
  act: transacted("turnover.mark_done_any").turnovers.act.handler(({ input, context: { work } }) =>
    actOnTurnover(work, input),
  ),
  payouts: transacted("payout.read_any").turnovers.payouts.handler(({ input, context: { work } }) =>
    listPayouts(work, input),
  ),
  ownPayouts: transacted("turnover.read_own", "payout.read_own").turnovers.ownPayouts.handler(
    ({ input, context: { work } }) => listOwnPayouts(work, input),
  ),
  setApproved: transacted("payout.update").turnovers.setApproved.handler(({ input, context: { work } }) =>
    setPayoutsApproved(work, input),
  ),
  pay: transacted("payout.update", "expense.create").turnovers.pay.handler(({ input, context: { work } }) =>
    payTurnovers(work, input),
  ),
  /** Runs as the system, because only the system may order the mail to the cleaner. */
  delete: member("turnover.delete").turnovers.delete.handler(({ input, context }) =>
    asSystem(context, (work) => deleteTurnover(work, context.deps, input.id)),
  ),
};
