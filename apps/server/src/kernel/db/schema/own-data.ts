import { dataExportStates } from "@keystead/domain/own-data";
import { bigint, integer, text, unique, uuid } from "drizzle-orm/pg-core";
import { createdAt, instant, oneOf, updatedAt } from "./walls.ts";
import { workspaceTable } from "./workspace-table.ts";

/** The archive somebody ordered of a workspace; the file itself lies in the data folder, under its id. */
export const dataExport = workspaceTable(
  "data_export",
  {
    userId: uuid("user_id").notNull(),
    state: text("state", { enum: dataExportStates }).notNull().default("waiting"),
    done: integer("done").notNull().default(0),
    total: integer("total").notNull().default(0),
    bytes: bigint("bytes", { mode: "number" }),
    expiresAt: instant("expires_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique("data_export_once").on(t.workspaceId),
    oneOf("data_export_state", t.state, dataExportStates),
  ],
);
