import type { PayoutApproval, PayoutPayment, PayoutsChanged } from "@keystead/contract/turnovers";
import { approvePayout, payPayout } from "@keystead/domain/turnovers";
import type { TurnoverRefusal, PayoutExpense } from "@keystead/domain/turnovers";

import { parseDay, refusal, refuseUnlessAsRead } from "#kernel/api/index.ts";
import { auditedChanges } from "#kernel/audit/audited-changes.ts";
import { writeAudits } from "#kernel/audit/write-audit.ts";
import type { Work } from "#kernel/work.ts";
import { storeRecords } from "../../ledger/index.ts";
import type { StoredRecordColumns } from "../../ledger/index.ts";
import { lockWorkspace } from "../../plans/index.ts";
import { amongRefused } from "../turnover-refused.ts";
import type { ListedTurnover } from "../turnover-row.ts";
import { lockTurnovers, lockRentablesOf, selectTurnovers } from "../turnover-store.ts";
import { auditedTurnover, personalTurnoverFields } from "../turnover-view.ts";
import { payoutsOf } from "./list-payouts.ts";
import { isPaidOtherwise, writeApproved, writePaid } from "./payout-store.ts";

type Input = PayoutApproval["turnovers"];

/** Sets or removes the approval that locks the fee, for all turnovers or none. */
export async function setPayoutsApproved(
  work: Work,
  { turnovers: requested, approved }: PayoutApproval,
): Promise<PayoutsChanged> {
  const turnovers = await lockAsRead(work, requested);
  await refuseFirst(
    work,
    turnovers.map((turnover) => {
      if (turnover.paidOn !== null) return { turnover, reason: "PAYOUT_PAID" };
      const allowed = approvePayout(turnover);
      return { turnover, reason: approved && !allowed.ok ? allowed.code : null };
    }),
  );
  const others = turnovers.filter((turnover) => turnover.approved !== approved);
  await writeApproved(
    work,
    others.map(({ id }) => id),
    approved,
  );
  return notifiedOf(work, others, requested);
}

/**
 * R-E07: marks the due pay as paid. Books exactly one Expense of category cleaning for each turnover: the turnovers
 * are locked, a paid one is refused, and a unique key ties each record to one turnover.
 */
export async function payTurnovers(
  work: Work,
  { turnovers: requested, paidOn: day, method }: PayoutPayment,
): Promise<PayoutsChanged> {
  const paidOn = parseDay(day, "paidOn");
  // In lock order: the workspace, since the plan counts the records, and the properties to which they refer are
  // locked before the turnovers.
  await lockWorkspace(work);
  await lockRentablesOf(
    work,
    requested.map(({ id }) => id),
  );
  const turnovers = await lockAsRead(work, requested);
  const decided = turnovers.map((turnover) => ({ turnover, paid: payPayout(turnover, paidOn) }));
  await refuseFirst(
    work,
    decided.map(({ turnover, paid }) => ({ turnover, reason: paid.ok ? null : paid.code })),
  );
  const expenseIds = await storeRecords(
    work,
    "expense",
    decided.flatMap(({ turnover, paid }) => (paid.ok ? [paymentOf(turnover, paid.value)] : [])),
  );
  await writePaid(
    work,
    { paidOn, method },
    turnovers.map(({ id }, at) => ({ id, expenseId: expenseIds[at] ?? "" })),
  );
  return notifiedOf(work, turnovers, requested);
}

/**
 * An Undo that restores the record of a payment must also mark the turnover as paid again. Otherwise it is refused,
 * so that no cost remains for which nothing is owed.
 */
export async function assertPayoutsReturn(work: Work, expenseId: string): Promise<void> {
  if (await isPaidOtherwise(work, expenseId)) throw refusal("CANNOT_RESTORE");
}

type Judged = { readonly turnover: ListedTurnover; readonly reason: TurnoverRefusal | null };

/** If one turnover is refused, refuses all of them and names the conflicting record. */
async function refuseFirst(work: Work, judged: readonly Judged[]): Promise<void> {
  const [first] = judged.flatMap(({ turnover, reason }) => (reason === null ? [] : [{ turnover, reason }]));
  if (first !== undefined) throw await amongRefused(work, first.turnover, first.reason);
}

/** The record of a turnover's payment, for its unit or property, with the cleaner's name. */
function paymentOf(
  turnover: ListedTurnover,
  { category, amountMinor, date }: PayoutExpense,
): StoredRecordColumns {
  return {
    propertyId: turnover.property.id,
    unitId: turnover.unitId,
    category,
    nature: "operating",
    amountMinor,
    currency: turnover.currency,
    date,
    method: null,
    notes: turnover.cleaner?.name ?? "",
    split: null,
  };
}

async function lockAsRead(work: Work, query: Input): Promise<readonly ListedTurnover[]> {
  const read = new Map(query.map(({ id, version }) => [id, version]));
  const turnovers = await lockTurnovers(work, [...read.keys()]);
  refuseUnlessAsRead(turnovers, read, ({ unit, property }) => unit?.name ?? property.name);
  return turnovers;
}

/** Audits the changes and returns the payouts as they are now. */
async function notifiedOf(
  work: Work,
  before: readonly ListedTurnover[],
  query: Input,
): Promise<PayoutsChanged> {
  const after = await selectTurnovers(work, { ids: before.map(({ id }) => id), withCancelled: true });
  await writeAudits(
    work,
    before.map((turnover) => ({
      action: "update" as const,
      entity: "turnover" as const,
      entityId: turnover.id,
      partOf: turnover.property.id,
      changes: {
        ...auditedChanges(
          auditedTurnover(turnover),
          auditedTurnover(after.find(({ id }) => id === turnover.id) ?? turnover),
          personalTurnoverFields,
        ),
        in: turnover.currency,
      },
    })),
  );
  const ids = query.map(({ id }) => id);
  const { items } = await payoutsOf(work, { ids, page: 1, limit: ids.length });
  return { items };
}
