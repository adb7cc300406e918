import { tenant } from "#kernel/api/index.ts";
import { getChecklist, getTurnoverReport, saveChecklist, tickAsHost } from "./checklists.ts";

export const checklistsRouter = {
  get: tenant("turnover.read_any").checklists.get.handler(({ input, context: { work } }) =>
    getChecklist(work, input.propertyId),
  ),
  save: tenant("turnover.update").checklists.save.handler(({ input, context: { work } }) =>
    saveChecklist(work, input),
  ),
  ofTurnover: tenant("turnover.read_any").checklists.ofTurnover.handler(({ input, context: { work } }) =>
    getTurnoverReport(work, input.id),
  ),
  tick: tenant("turnover.mark_done_any").checklists.tick.handler(({ input, context: { work } }) =>
    tickAsHost(work, input),
  ),
};
