import { leftOpenReasons, MOST_ASSIGNED_AT_ONCE } from "@keystead/domain/turnovers";
import * as z from "zod/mini";

import { Confirm, Id, Named, Version } from "../wire/index.ts";

/** What is to be given away as it was shown: which turnovers, as they were read, and who was proposed for each. */
export const ProposedAssignment = z.strictObject({
  jobs: z
    .array(z.strictObject({ id: Id, version: Version, cleanerId: Id }))
    .check(
      z.minLength(1, { error: "JOBS_REQUIRED" }),
      z.maxLength(MOST_ASSIGNED_AT_ONCE, { error: "TOO_MANY" }),
    ),
  confirm: Confirm,
});
export type ProposedAssignment = z.infer<typeof ProposedAssignment>;

export const TurnoversAssigned = z.object({
  /** For `undoAssignment`, within 15 minutes; null where nothing was given away. */
  undoId: z.nullable(z.string()),
  /** How many each of them was given, by name. */
  cleaners: z.array(z.object({ cleaner: Named, turnovers: z.number() })),
  /** What stays as it is, and why; of one that is gone nothing more is known. */
  left: z.array(
    z.object({
      id: z.string(),
      place: z.nullable(z.object({ property: Named, unit: z.nullable(Named) })),
      reason: z.enum(leftOpenReasons),
    }),
  ),
});
export type TurnoversAssigned = z.infer<typeof TurnoversAssigned>;
