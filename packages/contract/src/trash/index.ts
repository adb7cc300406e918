import { oc } from "@orpc/contract";
import * as z from "zod/mini";

import { memberRefusals, refusalsOf } from "../errors.ts";
import { ById } from "../wire/index.ts";

export const trashContract = {
  restore: oc
    .errors({
      ...memberRefusals,
      ...refusalsOf("CANNOT_RESTORE", "DEPOSIT_EXCEEDED", "REVERSAL_EXCEEDS_ORIGINAL"),
    })
    .route({ method: "POST", path: "/trash/{id}/restore" })
    .input(ById)
    .output(z.object({ kind: z.string(), entityId: z.string() })),
};
