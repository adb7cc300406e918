import { handoverKinds } from "@keystead/domain/handovers";
import { date, jsonb, text, unique, uuid } from "../pg-core.ts";
import { lease } from "./leases.ts";
import { oneOf } from "./row-level-security.ts";
import { edited, reference, workspaceTable } from "./workspace-table.ts";

/** The record of handing a unit over to a tenant or back, including entries that are not booked yet. */
export const handover = workspaceTable(
  "handover",
  {
    leaseId: uuid("lease_id").notNull(),
    kind: text("kind", { enum: handoverKinds }).notNull(),
    notes: text("notes").notNull().default(""),
    keysOn: date("keys_on", { mode: "string" }),
    draft: jsonb("draft"),
    ...edited(),
  },
  (t) => [
    reference("handover_lease", [t.leaseId], lease).onDelete("cascade"),
    unique("handover_once").on(t.workspaceId, t.leaseId, t.kind),
    oneOf("handover_kind", t.kind, handoverKinds),
  ],
);
