import { sql } from "drizzle-orm";
import { check, index, text, unique, uuid } from "drizzle-orm/pg-core";
import { lease } from "./leases.ts";
import { tenant } from "./tenants.ts";
import { createdAt } from "./walls.ts";
import { reference, workspaceTable } from "./workspace-table.ts";

/**
 * A line of a bank's statement that was booked: a keyed hash of own account, day, amount, currency and running number, none of its
 * words. It goes with the last payment of its transfer, by a trigger: a transfer that is split anew keeps its line.
 */
export const statementLine = workspaceTable(
  "statement_line",
  {
    leaseId: uuid("lease_id").notNull(),
    transferId: uuid("transfer_id").notNull(),
    printHash: text("print_hash").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    reference("statement_line_lease", [t.leaseId], lease).onDelete("cascade"),
    // A line is booked once, however often its statement is pasted and by how many at once.
    unique("statement_line_once").on(t.workspaceId, t.printHash),
    index("statement_line_by_transfer").on(t.workspaceId, t.transferId),
    index("statement_line_by_lease").on(t.workspaceId, t.leaseId),
  ],
);

/** An account that somebody has paid from: a keyed hash to know it again, and what of it may be shown. It goes with the person. */
export const tenantAccount = workspaceTable(
  "tenant_account",
  {
    tenantId: uuid("tenant_id").notNull(),
    accountHash: text("account_hash").notNull(),
    lastFour: text("last_four").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    reference("tenant_account_tenant", [t.tenantId], tenant).onDelete("cascade"),
    unique("tenant_account_once").on(t.workspaceId, t.tenantId, t.accountHash),
    check("tenant_account_last_four", sql`length(${t.lastFour}) = 4`),
  ],
);
