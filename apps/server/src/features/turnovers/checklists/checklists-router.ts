import { transacted } from "#kernel/api/index.ts";
import { getChecklist, getTurnoverReport, saveChecklist, tickAsHost } from "./checklists.ts";

export const checklistsRouter = {
  get: transacted("turnover.read_any").checklists.get.handler(({ input, context: { work } }) =>
    getChecklist(work, input.propertyId),
  ),
  save: transacted("turnover.update").checklists.save.handler(({ input, context: { work } }) =>
    saveChecklist(work, input),
  ),
  ofTurnover: transacted("turnover.read_any").checklists.ofTurnover.handler(({ input, context: { work } }) =>
    getTurnoverReport(work, input.id),
  ),
  tick: transacted("turnover.mark_done_any").checklists.tick.handler(({ input, context: { work } }) =>
    tickAsHost(work, input),
  ),
};
