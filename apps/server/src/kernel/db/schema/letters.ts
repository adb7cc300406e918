import { text, unique } from "../pg-core.ts";
import { edited, workspaceTable } from "./workspace-table.ts";

/** Who signs the letters of a workspace, and where money is to be paid; no row = not set. */
export const letterhead = workspaceTable(
  "letterhead",
  {
    senderName: text("sender_name").notNull().default(""),
    address: text("address").notNull().default(""),
    /** Without spaces, with valid check digits; empty where none is given. */
    iban: text("iban").notNull().default(""),
    paymentNote: text("payment_note").notNull().default(""),
    ...edited(),
  },
  (t) => [unique("letterhead_once").on(t.workspaceId)],
);
