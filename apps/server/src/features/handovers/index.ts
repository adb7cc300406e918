import { transacted } from "#kernel/api/index.ts";
import type { Feature } from "#kernel/registry/feature.ts";
import { getHandover } from "./get-handover.ts";
import { saveHandover } from "./save-handover.ts";

/** The record of a move in or out, and the draft of its entries that are not booked yet (0103). */
export const handovers: Feature = {
  name: "handovers",
  router: {
    handovers: {
      get: transacted("lease.read").handovers.get.handler(({ input, context: { work } }) =>
        getHandover(work, input),
      ),
      save: transacted("lease.update").handovers.save.handler(({ input, context: { work } }) =>
        saveHandover(work, input),
      ),
    },
  },
  tables: [
    { name: "handover", grants: "all", archived: true, restorable: true, withProperty: "goes uncounted" },
  ],
};
