import { sql } from "../drizzle.ts";
import { check, index, integer, text, unique, uuid } from "../pg-core.ts";
import { lease } from "./leases.ts";
import { expense, income } from "./ledger.ts";
import { tenant } from "./tenants.ts";
import { createdAt } from "./row-level-security.ts";
import { reference, workspaceTable } from "./workspace-table.ts";

/**
 * A booked line of a bank statement: a keyed hash of own account, day, amount, currency and running number, without
 * any of its text. If the line is a tenant's payment, a trigger deletes it with the last payment of its transfer, so
 * that a transfer that is split again keeps its line; other lines are deleted with their record. The payee or payer
 * is stored as a hash, so that the next such line is proposed in the same way.
 */
export const statementLine = workspaceTable(
  "statement_line",
  {
    leaseId: uuid("lease_id"),
    transferId: uuid("transfer_id"),
    expenseId: uuid("expense_id"),
    incomeId: uuid("income_id"),
    payeeHash: text("payee_hash"),
    /** A payout is one line with an Income for each of its bookings, numbered from 1. */
    part: integer("part").notNull().default(1),
    printHash: text("print_hash").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    reference("statement_line_lease", [t.leaseId], lease).onDelete("cascade"),
    reference("statement_line_expense", [t.expenseId], expense).onDelete("cascade"),
    reference("statement_line_income", [t.incomeId], income).onDelete("cascade"),
    check(
      "statement_line_of_one",
      sql`num_nonnulls(${t.leaseId}, ${t.expenseId}, ${t.incomeId}) = 1 and (${t.leaseId} is null) = (${t.transferId} is null)`,
    ),
    // A line is booked once, no matter how often its statement is pasted and by how many people at once.
    unique("statement_line_once").on(t.workspaceId, t.printHash, t.part),
    index("statement_line_by_transfer").on(t.workspaceId, t.transferId),
    index("statement_line_by_lease").on(t.workspaceId, t.leaseId),
    index("statement_line_by_expense")
      .on(t.workspaceId, t.expenseId)
      .where(sql`expense_id is not null`),
    index("statement_line_by_income")
      .on(t.workspaceId, t.incomeId)
      .where(sql`income_id is not null`),
    index("statement_line_by_payee")
      .on(t.workspaceId, t.payeeHash)
      .where(sql`payee_hash is not null`),
  ],
);

/**
 * An account that a tenant has paid from: a keyed hash to recognise it, and the part that may be shown. Deleted with
 * the tenant.
 */
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
