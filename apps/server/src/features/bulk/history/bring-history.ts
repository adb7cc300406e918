import type { BroughtHistory, HistoryBrought } from "@keystead/contract/bulk";
import { plainDate } from "@keystead/domain/calendar";
import { parseCurrency } from "@keystead/domain/money";

import { askFirst, badField, issuesAt, parseAmount, parseDay, refuseIssues } from "#kernel/api/index.ts";
import { isKnownZone, todayInZone } from "#kernel/db/queries/zone.ts";
import { keepBatch } from "#kernel/trash/batch-store.ts";
import type { Work } from "#kernel/work.ts";
import { createLeases } from "../../leases/index.ts";
import { createRecords } from "../../ledger/index.ts";
import { postPayments, likePayments } from "../../payments/index.ts";
import type { PaymentToPost } from "../../payments/index.ts";
import { lockWorkspace } from "../../plans/index.ts";
import { createProperties } from "../../properties/index.ts";
import { createTenants } from "../../tenants/index.ts";
import type { StoredBatch } from "../stored-batch.ts";
import { bringBookings, bringRecords } from "./bring-lines.ts";
import type { BringWork } from "./bring-lines.ts";
import { findCurrenciesOfLeases, lockNamedRecords } from "./named-records-store.ts";
import { planHistory } from "./plan-history.ts";
import type { HistoryPlan } from "./plan-history.ts";
import { historyRefsOf } from "./history-refs-of.ts";
import type { HistoryRefs } from "./history-refs-of.ts";

/**
 * Stores a whole history: properties and tenants first, then leases and their payments, then bookings and the books.
 * All or nothing, and one Undo for all.
 */
export async function bringHistory(
  { work, deps }: BringWork,
  input: BroughtHistory,
): Promise<HistoryBrought> {
  await lockWorkspace(work);
  if (!(await isKnownZone(work.tx, input.timezone))) throw badField(["timezone"], "UNKNOWN_TIMEZONE");
  const refs = historyRefsOf(input);
  const named = await lockNamedRecords(work, refs.there);
  const today = plainDate(await todayInZone(work.tx, input.timezone, work.now));
  const plan = planHistory(input, { refs, named, today });
  if (plan.overlapping.length > 0)
    askFirst(["LEASE_OVERLAP"], input.confirm, { list: "leases", rows: plan.overlapping.join(",") });
  await createPlanned(work, plan);
  const payments = await paymentsOf(work, input, { refs, plan });
  const like = await likePayments(work, payments);
  if (like.length > 0)
    askFirst(["RECORD_LIKE_ANOTHER"], input.confirm, { list: "payments", rows: like.join(",") });
  const transfers = await postPayments(work, payments);
  const placed = <Line extends { readonly propertyId: string; readonly unitId: string | null }>(
    line: Line,
  ) => ({
    ...line,
    propertyId: refs.idOf(line.propertyId),
    unitId: line.unitId === null ? null : refs.idOf(line.unitId),
  });
  const { confirm } = input;
  const made: StoredBatch = {
    properties: plan.properties.map(({ id }) => id),
    units: input.units.map(({ key }) => refs.idOf(key)),
    tenants: plan.tenants.map(({ id }) => id),
    leases: plan.leases.map(({ id }) => id),
    transfers: [...transfers],
    bookings: await bringBookings({ work, deps }, input.bookings.map(placed), confirm),
    income: await bringRecords("income", input.income.map(placed), (rows) =>
      createRecords(work, "income", { rows, confirm }),
    ),
    expenses: await bringRecords("expenses", input.expenses.map(placed), (rows) =>
      createRecords(work, "expense", { rows, confirm }),
    ),
  };
  return {
    undoId: await keepBatch(work, "batch", made),
    properties: made.properties.length,
    units: made.units.length,
    tenants: made.tenants.length,
    leases: made.leases.length,
    payments: made.transfers.length,
    bookings: input.bookings.length,
    income: input.income.length,
    expenses: input.expenses.length,
  };
}

/** The most lines in one statement: each is a row with some twenty values. */
const MOST_IN_ONE = 1_000;

async function createPlanned(work: Work, { properties, units, tenants, leases }: HistoryPlan): Promise<void> {
  await createProperties(work, properties, units);
  for (let from = 0; from < tenants.length; from += MOST_IN_ONE)
    await createTenants(work, tenants.slice(from, from + MOST_IN_ONE));
  for (let from = 0; from < leases.length; from += MOST_IN_ONE)
    await createLeases(work, leases.slice(from, from + MOST_IN_ONE));
}

/** Parses the payments in the currency of their leases; mistakes are reported at their lines. */
async function paymentsOf(
  work: Work,
  input: BroughtHistory,
  { refs, plan }: { readonly refs: HistoryRefs; readonly plan: HistoryPlan },
): Promise<readonly PaymentToPost[]> {
  const known = await findCurrenciesOfLeases(work, refs.there.leases);
  const made = new Map(plan.leases.map(({ id, plan: { fields } }) => [id, fields.currency]));
  const payments: PaymentToPost[] = [];
  refuseIssues(
    input.payments.flatMap(({ lease, paidOn, amount, method, note }, at) =>
      issuesAt(["payments", at], () => {
        const leaseId = refs.idOf(lease);
        const currency = parseCurrency(made.get(leaseId) ?? known.get(leaseId) ?? "");
        if (currency === null) throw badField(["lease"], "INVALID_ID");
        const amountMinor = parseAmount(amount, currency, { field: "amount" });
        payments.push({ at, leaseId, paidOn: parseDay(paidOn, "paidOn"), amountMinor, method, note });
      }),
    ),
  );
  return payments;
}
