import { createVerb, tenant } from "#kernel/api/index.ts";
import { getDataExport, orderDataExport } from "./order-data-export.ts";

export const ownDataRouter = {
  dataExport: tenant("account.export").ownData.dataExport.handler(({ context: { work } }) =>
    getDataExport(work),
  ),
  orderDataExport: tenant("account.export").ownData.orderDataExport.handler(({ input, context }) =>
    createVerb(context, input, () => orderDataExport(context.work, context.deps.jobs)),
  ),
};
