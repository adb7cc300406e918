import { createVerb, tenant } from "#kernel/api/index.ts";
import { countOthers, countParts } from "./account-store.ts";
import { getDataExport, orderDataExport } from "./order-data-export.ts";

export const ownDataRouter = {
  accountParts: tenant("account.delete").ownData.accountParts.handler(
    async ({ context: { work, deps } }) => ({
      parts: [...(await countParts(work, deps.takenAlong))],
      others: await countOthers(work),
    }),
  ),
  dataExport: tenant("account.export").ownData.dataExport.handler(({ input, context: { work } }) =>
    getDataExport(work, input.tenantId ?? null),
  ),
  orderDataExport: tenant("account.export").ownData.orderDataExport.handler(({ input, context }) =>
    createVerb(context, input, () =>
      orderDataExport(context.work, context.deps.jobs, input.tenantId ?? null),
    ),
  ),
};
