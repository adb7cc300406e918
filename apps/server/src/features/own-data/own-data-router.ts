import type { DataExportQuery } from "@keystead/contract/own-data";

import { asSystem, createVerb, member, transacted } from "#kernel/api/index.ts";
import { countOthers, countParts } from "./account-store.ts";
import type { About } from "./data-export-store.ts";
import { getDataExport, orderDataExport } from "./order-data-export.ts";
import { passphraseMark } from "./sealed-passphrase.ts";

export const ownDataRouter = {
  accountParts: transacted("account.delete").ownData.accountParts.handler(
    async ({ context: { work, deps } }) => ({
      parts: [...(await countParts(work, deps.takenAlong))],
      others: await countOthers(work),
    }),
  ),
  dataExport: transacted("account.export").ownData.dataExport.handler(({ input, context: { work } }) =>
    getDataExport(work, aboutOf(input)),
  ),
  /** Runs as the system, because only the system may add a job. */
  orderDataExport: member("account.export").ownData.orderDataExport.handler(
    ({ input: { passphrase = null, ...input }, context }) => {
      const { deps } = context;
      const sent = passphrase === null ? input : { ...input, mark: passphraseMark(deps, passphrase) };
      return asSystem(context, (work) =>
        createVerb({ ...context, work }, sent, () =>
          orderDataExport(work, deps, { about: aboutOf(input), passphrase }),
        ),
      );
    },
  ),
};

function aboutOf({ tenantId, year }: DataExportQuery): About {
  return { tenantId: tenantId ?? null, year: year ?? null };
}
