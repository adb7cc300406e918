import { tenant } from "#kernel/api/index.ts";
import { getChecklist, getTurnoverReport, saveChecklist, tickAsHost } from "./checklists.ts";

export const checklistsRouter = {
  get: tenant("job.read_any").checklists.get.handler(({ input, context: { work } }) =>
    getChecklist(work, input.propertyId),
  ),
  save: tenant("job.update").checklists.save.handler(({ input, context: { work } }) =>
    saveChecklist(work, input),
  ),
  ofTurnover: tenant("job.read_any").checklists.ofTurnover.handler(({ input, context: { work } }) =>
    getTurnoverReport(work, input.id),
  ),
  tick: tenant("job.mark_done_any").checklists.tick.handler(({ input, context: { work } }) =>
    tickAsHost(work, input),
  ),
};
