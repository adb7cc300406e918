import { addDays, monthOf } from "../../calendar/index.ts";
import type { PlainDate } from "../../calendar/index.ts";
import { leaseAccount } from "../../leases/index.ts";
import type { LeaseAccount, LeaseLedger, RowAccount } from "../../leases/index.ts";
import { isIn } from "../periods/period.ts";
import type { PeriodDays } from "../periods/period.ts";
import type { AnalysedLease } from "../records.ts";
import type { Into } from "../sums.ts";
import type { NetAmount } from "../../ledger/index.ts";

/** R-Z07: a lease's account on the last of some days, calculated once per lease and days. */
export type AccountsOf = (lease: AnalysedLease, days: PeriodDays) => LeaseAccount | null;

export function accountsOnLastDay(): AccountsOf {
  const known = new Map<LeaseLedger, Map<PlainDate, LeaseAccount>>();
  return ({ ledger }, { until }) => {
    if (ledger === null) return null;
    const ofLease = known.get(ledger) ?? new Map<PlainDate, LeaseAccount>();
    known.set(ledger, ofLease);
    const account = ofLease.get(until) ?? leaseAccount(ledger, addDays(until, -1));
    ofLease.set(until, account);
    return account;
  };
}

/** A rent row due within some days, as it stands on the last of them. Minor units of the lease's currency. */
export type RentDue = {
  readonly lease: AnalysedLease;
  readonly row: RowAccount["row"];
  readonly expectedMinor: number;
  readonly settledMinor: number;
};

/** R-C12, R-F11: rows of every kind but opening that are due within some days. */
export function rentDueIn(
  leases: readonly AnalysedLease[],
  days: PeriodDays,
  accounts: AccountsOf,
): readonly RentDue[] {
  return leases.flatMap((lease) =>
    (accounts(lease, days)?.rows ?? [])
      .filter(({ row }) => row.kind !== "opening" && isIn(row.dueOn, days))
      .map(({ row, waivedMinor, allocatedMinor }) => ({
        lease,
        row,
        expectedMinor: row.amountMinor - waivedMinor,
        settledMinor: allocatedMinor,
      })),
  );
}

/** R-B02: a rent row is converted by the month of its due day. */
export function rentAmount({ lease: { currency }, row }: RentDue, minor: number, into: Into): NetAmount {
  return into.amount({ minor, currency, month: monthOf(row.dueOn) }, () => `row ${row.id}`);
}

export type Owing = { readonly lease: AnalysedLease; readonly owedMinor: number };

/** What each lease owes on the last of some days: max(0, balance of R-C15). A credit counts as 0. */
export function owingOn(
  leases: readonly AnalysedLease[],
  days: PeriodDays,
  accounts: AccountsOf,
): readonly Owing[] {
  return leases.flatMap((lease) => {
    const owedMinor = Math.max(0, accounts(lease, days)?.balanceMinor ?? 0);
    return owedMinor === 0 ? [] : [{ lease, owedMinor }];
  });
}

/** R-B07: a balance is converted by the month of its day. */
export function owedAmount({ lease, owedMinor }: Owing, { until }: PeriodDays, into: Into): NetAmount {
  const { id, currency } = lease;
  return into.amount({ minor: owedMinor, currency, month: monthOf(addDays(until, -1)) }, () => `lease ${id}`);
}
