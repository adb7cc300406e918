import { addDays } from "@keystead/domain/calendar";
import { leaseStatus, upcomingMonths } from "@keystead/domain/leases";
import {
  LEASE_ENDING_DAYS,
  leaseEndingNotice,
  rentDueNotices,
  rentOverdueNotice,
  weeklySummaryDay,
} from "@keystead/domain/notices";

import type { NoticeReader, NoticeSource, NoticeToMake } from "#kernel/registry/notice-source.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";
import { amountText, moneyByCurrency } from "../../properties/index.ts";
import { readStandings, type LeaseWithAccount } from "../../rent-book/index.ts";
import { findLeaseSubjects } from "./lease-subjects-store.ts";

/** Upcoming rent, overdue rent and ending leases, each for its lease. */
export const leaseNotices: NoticeSource = {
  kinds: ["rent_due", "rent_overdue", "lease_ending"],
  due: async (work, { today }) =>
    (await readStandings(work, {})).flatMap((line) => [
      ...rentDue(line, today),
      ...rentOverdue(line, today),
      ...leaseEnding(line, today),
    ]),
  subjects: findLeaseSubjects,
};

/** On Mondays: the overdue and upcoming rent and the ending leases, over all leases. Its record is the workspace. */
export const weeklySummary: NoticeSource = {
  kinds: ["weekly_summary"],
  due: summaryOfWeek,
  subjects: async (_work, ids) => new Map(ids.map((id) => [id, { name: "", place: "", path: "/portfolio" }])),
};

type Today = NoticeReader["today"];

function rentDue({ lease, account }: LeaseWithAccount, today: Today): readonly NoticeToMake[] {
  return rentDueNotices(account, today).map(({ day, dueOn, amountDueMinor }) => ({
    kind: "rent_due",
    recordId: lease.id,
    day,
    facts: {
      dueOn,
      amounts: [{ amount: amountText(amountDueMinor, lease.currency), currency: lease.currency }],
    },
  }));
}

function rentOverdue({ lease, account }: LeaseWithAccount, today: Today): readonly NoticeToMake[] {
  const found = rentOverdueNotice(account, lease.graceDays, today);
  if (found === null) return [];
  const { day, since, daysOverdue, months, overdueMinor } = found;
  const amounts = [{ amount: amountText(overdueMinor, lease.currency), currency: lease.currency }];
  return [
    { kind: "rent_overdue", recordId: lease.id, day, facts: { dueOn: since, daysOverdue, months, amounts } },
  ];
}

function leaseEnding({ lease }: LeaseWithAccount, today: Today): readonly NoticeToMake[] {
  const found = leaseEndingNotice({ ...lease, asOf: lease.today }, today);
  if (found === null) return [];
  return [{ kind: "lease_ending", recordId: lease.id, day: found.day, facts: { endsOn: found.endsOn } }];
}

async function summaryOfWeek(
  work: Work<WorkspaceScope>,
  { today, cameOn }: NoticeReader,
): Promise<readonly NoticeToMake[]> {
  const day = weeklySummaryDay(cameOn, today);
  if (day === null) return [];
  const lines = await readStandings(work, {});
  const overdue = lines.filter(({ account }) => account.overdueMinor > 0);
  const runs = lines.some(({ lease }) => leaseStatus(lease, lease.today) === "active");
  // No lease is running and nothing is overdue, so there is nothing to sum up.
  if (!runs && overdue.length === 0) return [];
  return [{ kind: "weekly_summary", recordId: work.scope.workspaceId, day, facts: weekOf(lines, overdue) }];
}

function weekOf(
  lines: readonly LeaseWithAccount[],
  overdue: readonly LeaseWithAccount[],
): NoticeToMake["facts"] {
  const [soon] = LEASE_ENDING_DAYS;
  return {
    overdueLeases: overdue.length,
    amounts: moneyByCurrency(
      overdue.map(({ lease, account }) => ({ minor: account.overdueMinor, currency: lease.currency })),
    ),
    coming: moneyByCurrency(
      lines.flatMap(({ lease, account }) =>
        upcomingMonths(account, lease.graceDays).map(({ amountDueMinor }) => ({
          minor: amountDueMinor,
          currency: lease.currency,
        })),
      ),
    ),
    endingLeases: lines.filter(
      ({ lease: { endsOn, today } }) => endsOn !== null && endsOn >= today && endsOn <= addDays(today, soon),
    ).length,
  };
}
