import type { DataExportQuery } from "@keystead/contract/own-data";

import { createVerb, tenant } from "#kernel/api/index.ts";
import { countOthers, countParts } from "./account-store.ts";
import type { About } from "./data-export-store.ts";
import { getDataExport, orderDataExport } from "./order-data-export.ts";

export const ownDataRouter = {
  accountParts: tenant("account.delete").ownData.accountParts.handler(
    async ({ context: { work, deps } }) => ({
      parts: [...(await countParts(work, deps.takenAlong))],
      others: await countOthers(work),
    }),
  ),
  dataExport: tenant("account.export").ownData.dataExport.handler(({ input, context: { work } }) =>
    getDataExport(work, aboutOf(input)),
  ),
  orderDataExport: tenant("account.export").ownData.orderDataExport.handler(({ input, context }) =>
    createVerb(context, input, () => orderDataExport(context.work, context.deps.jobs, aboutOf(input))),
  ),
};

function aboutOf({ tenantId, year }: DataExportQuery): About {
  return { tenantId: tenantId ?? null, year: year ?? null };
}
