import { month, plainDate } from "@keystead/domain/calendar";
import { planLeaseEnd, planRentChange, rentSchedule, validateLeaseTerms } from "@keystead/domain/leases";
import type { RentRowKind } from "@keystead/domain/leases";
import { ledgerOfPlanRows, termsOf } from "./lease-input.ts";
import type { LeaseInput, PlanRowInput } from "./lease-input.ts";
import { errorOf, operation } from "./operation.ts";
import type { Operations } from "./operation.ts";

export const scheduleOperations: Operations = {
  "lease.schedule": operation((input: { readonly lease: LeaseInput; readonly through_month: string }) => {
    const terms = termsOf(input.lease);
    const [issue] = validateLeaseTerms({ ...terms, depositMinor: 0, graceDays: 0 });
    if (issue !== undefined) return errorOf(issue);
    return rentSchedule(terms, month(input.through_month)).map((row) => ({
      period: row.period,
      start: row.startsOn,
      end: row.endsOn,
      due: row.dueOn,
      amount_minor: row.amountMinor,
      ...kindUnlessRent(row.kind),
    }));
  }),
  "lease.change_rent": operation(changeRent),
  "lease.end_early": operation(endEarly),
};

type ChangeRentInput = {
  readonly today: string;
  readonly lease: LeaseInput;
  readonly step: { readonly from: string; readonly rent_minor: number };
  readonly rows: readonly PlanRowInput[];
};

function changeRent(input: ChangeRentInput): unknown {
  const today = plainDate(input.today);
  const terms = termsOf(input.lease);
  const ledger = ledgerOfPlanRows(terms, input.rows, today);
  const step = { from: plainDate(input.step.from), amountMinor: input.step.rent_minor };
  const plan = planRentChange({ terms, ledger, today, of: "rent", step });
  if (!plan.ok) return errorOf(plan);
  const { inserts, updates, writeDowns } = plan.value.changes;
  const periodOf = (id: string | null): string => ledger.rows.find((row) => row.id === id)?.period ?? "";
  return {
    rewritten: updates.map(({ rowId, amountMinor }) => ({ period: periodOf(rowId), amount: amountMinor })),
    adjustments: inserts
      .filter(({ kind }) => kind === "adjustment")
      .map((row) => ({
        for: periodOf(row.adjustsRowId),
        period: row.period,
        due: row.dueOn,
        amount: row.amountMinor,
      })),
    write_downs: writeDowns.map(({ rowId, amountMinor }) => ({
      period: periodOf(rowId),
      amount: amountMinor,
    })),
  };
}

type EndEarlyInput = {
  readonly lease: LeaseInput;
  readonly new_end: string;
  readonly rows: readonly PlanRowInput[];
};

function endEarly(input: EndEarlyInput): unknown {
  const endsOn = plainDate(input.new_end);
  const terms = termsOf(input.lease);
  const ledger = ledgerOfPlanRows(terms, input.rows, endsOn);
  const plan = planLeaseEnd({ terms, ledger, today: endsOn, endsOn });
  if (!plan.ok) return errorOf(plan);
  const { updates, deletes, waiverCuts } = plan.value.changes;
  const rows = ledger.rows.map((row, index) => {
    const { allocated = 0 } = input.rows[index] ?? {};
    const amount = updates.find(({ rowId }) => rowId === row.id)?.amountMinor ?? row.amountMinor;
    const waived = ledger.writeDowns
      .filter(({ rowId }) => rowId === row.id)
      .reduce((sum, down) => sum + (waiverCuts.find(({ id }) => id === down.id) ?? down).amountMinor, 0);
    const kept = { period: row.period, amount, credit: Math.max(0, allocated + waived - amount) };
    return { removed: deletes.includes(row.id), kept: { ...kept, ...kindUnlessRent(row.kind) } };
  });
  return {
    rows: rows.filter(({ removed }) => !removed).map(({ kept }) => kept),
    removed: rows.filter(({ removed }) => removed).map(({ kept }) => kept.period),
  };
}

function kindUnlessRent(kind: RentRowKind): { readonly kind?: RentRowKind } {
  return kind === "rent" ? {} : { kind };
}
