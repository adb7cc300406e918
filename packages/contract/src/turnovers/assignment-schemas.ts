import { leftOpenReasons, MOST_ASSIGNED_AT_ONCE } from "@keystead/domain/turnovers";
import * as z from "zod/mini";

import { Confirm, Id, Named, Version } from "../wire/index.ts";

/** The assignments to make, as shown: the turnovers with the versions read, and the cleaner proposed for each. */
export const ProposedAssignment = z.strictObject({
  turnovers: z
    .array(z.strictObject({ id: Id, version: Version, cleanerId: Id }))
    .check(
      z.minLength(1, { error: "TURNOVERS_REQUIRED" }),
      z.maxLength(MOST_ASSIGNED_AT_ONCE, { error: "TOO_MANY" }),
    ),
  confirm: Confirm,
});
export type ProposedAssignment = z.infer<typeof ProposedAssignment>;

export const TurnoversAssigned = z.object({
  /** For `undoAssignment`, within 15 minutes; null where nothing was assigned. */
  undoId: z.nullable(z.string()),
  /** How many turnovers each cleaner was assigned, by name. */
  cleaners: z.array(z.object({ cleaner: Named, turnovers: z.number() })),
  /** Turnovers that stay as they are, with the reason; of a deleted one only the id is known. */
  left: z.array(
    z.object({
      id: z.string(),
      rentable: z.nullable(z.object({ property: Named, unit: z.nullable(Named) })),
      reason: z.enum(leftOpenReasons),
    }),
  ),
});
export type TurnoversAssigned = z.infer<typeof TurnoversAssigned>;
