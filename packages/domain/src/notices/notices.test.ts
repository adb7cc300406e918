import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, dayOfWeek, plainDate } from "../calendar/index.ts";
import type { PlainDate } from "../calendar/index.ts";
import { leaseAccount } from "../leases/index.ts";
import { memberRoles } from "../permissions/index.ts";
import { ledgerOf, someDay, someLease, terms } from "../../testing/lease-samples.ts";
import {
  defaultNoticeChoices,
  leaseEndingNotice,
  mayBeNotified,
  weekStartOf,
  NOTICE_KIND,
  noticeChoicesFrom,
  noticeKinds,
  rentDueNotices,
  rentOverdueNotice,
  withoutKinds,
  weeklySummaryDay,
} from "./index.ts";

const day = plainDate;
const open = ledgerOf(terms({ startsOn: day("2026-06-01") }));
const openOn = (today: string, graceDays = 0) =>
  rentOverdueNotice(leaseAccount({ ...open, graceDays }, day(today)), graceDays, day(today));

describe("rent that is due", () => {
  it("is announced three days before, with rent and charges as one sum", () => {
    const ledger = ledgerOf(terms({ startsOn: day("2026-06-01"), chargesMinor: 6_000 }), [100_000, 6_000]);
    const on = (today: string) => rentDueNotices(leaseAccount(ledger, day(today)), day(today));
    expect(on("2026-06-27")).toEqual([]);
    const notice = { day: "2026-06-28", dueOn: "2026-07-01", amountDueMinor: 106_000 };
    expect(on("2026-06-28")).toEqual([notice]);
    expect(on("2026-07-01")).toEqual([notice]);
    expect(on("2026-07-02")).toEqual([]);
  });

  it("is the same notice on each day until then, unless something is paid, whatever the lease", () => {
    fc.assert(
      fc.property(someLease, someDay, ({ ledger: all }, today) => {
        const ledger = {
          ...all,
          payments: all.payments.filter(({ paidOn }) => paidOn <= today),
          refunds: all.refunds.filter(({ refundedOn }) => refundedOn <= today),
          writeDowns: all.writeDowns.filter(({ writtenOn }) => writtenOn <= today),
        };
        const account = leaseAccount(ledger, today);
        for (const notice of rentDueNotices(account, today)) {
          expect(addDays(notice.day, 3)).toBe(notice.dueOn);
          expect(notice.amountDueMinor).toBeGreaterThan(0);
          const later = leaseAccount(ledger, notice.dueOn);
          expect(rentDueNotices(later, notice.dueOn).map((one) => one.day)).toContain(notice.day);
        }
      }),
    );
  });
});

describe("rent that is late", () => {
  // The first of June 2026 is a Monday.
  it("is told one day late, then every Monday while it is open", () => {
    expect(openOn("2026-06-01")).toBeNull();
    expect(openOn("2026-06-02")).toEqual({
      day: "2026-06-02",
      since: "2026-06-01",
      daysOverdue: 1,
      overdueMinor: 100_000,
      months: 1,
    });
    expect(openOn("2026-06-07")?.day).toBe("2026-06-02");
    expect(openOn("2026-06-08")?.day).toBe("2026-06-08");
    expect(openOn("2026-06-14")?.day).toBe("2026-06-08");
    expect(openOn("2026-06-15")?.day).toBe("2026-06-15");
    // The next month becomes late on a Thursday.
    expect(openOn("2026-07-02")).toMatchObject({ day: "2026-07-02", months: 2, since: "2026-06-01" });
  });

  it("waits for the grace days", () => {
    expect(openOn("2026-06-06", 5)).toBeNull();
    expect(openOn("2026-06-07", 5)).toMatchObject({ day: "2026-06-07", daysOverdue: 6 });
    expect(openOn("2026-06-08", 5)?.day).toBe("2026-06-08");
  });

  it("is heard of once a week at most by whoever is told each day, and never lost by whoever was away", () => {
    fc.assert(
      fc.property(
        someLease,
        someDay,
        fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 5, maxLength: 25 }),
        ({ ledger }, start, gaps) => {
          const notified = new Map<PlainDate, PlainDate>();
          let today = start;
          for (const gap of gaps) {
            today = addDays(today, gap);
            const account = leaseAccount(ledger, today);
            const notice = rentOverdueNotice(account, ledger.graceDays, today);
            expect(notice === null).toBe(account.overdueMinor === 0);
            if (notice === null) continue;
            expect(notice.day <= today && notice.day > addDays(today, -7)).toBe(true);
            if (!notified.has(notice.day)) notified.set(notice.day, today);
          }
          for (const named of notified.keys())
            expect(
              dayOfWeek(named) === 1 || ledger.rows.some(({ dueOn }) => addDays(dueOn, 1) === named),
            ).toBe(true);
        },
      ),
    );
  });

  it("is late by the day of the property, and told on a day that has come for the person", () => {
    // In Tokyo the date is already 2 June, for a person in Honolulu still 1 June.
    expect(rentOverdueNotice(leaseAccount(open, day("2026-06-02")), 0, day("2026-06-01"))).toBeNull();
    // In Lisbon the date is still 1 June, for a person in Tokyo 2 June.
    expect(rentOverdueNotice(leaseAccount(open, day("2026-06-01")), 0, day("2026-06-02"))).toBeNull();
  });
});

describe("a lease that ends", () => {
  const on = (today: string, endsOn: string | null = "2026-12-31", startsOn = "2026-01-01") =>
    leaseEndingNotice(
      { startsOn: day(startsOn), endsOn: endsOn === null ? null : day(endsOn), asOf: day(today) },
      day(today),
    )?.day ?? null;

  it("is announced 60 and 14 days before", () => {
    expect(on("2026-10-31")).toBeNull();
    expect(on("2026-11-01")).toBe("2026-11-01");
    expect(on("2026-12-16")).toBe("2026-11-01");
    expect(on("2026-12-17")).toBe("2026-12-17");
    expect(on("2026-12-31")).toBe("2026-12-17");
    expect(on("2027-01-01")).toBeNull();
    expect(on("2026-12-17", null)).toBeNull();
  });

  it("is not announced for a day on which it had not begun", () => {
    expect(on("2026-12-10", "2026-12-31", "2026-12-01")).toBeNull();
    expect(on("2026-12-17", "2026-12-31", "2026-12-01")).toBe("2026-12-17");
  });
});

it("sums a week up on its Monday, or on the first day after it on which there is a server", () => {
  expect(weeklySummaryDay(day("2026-05-01"), day("2026-06-01"))).toBe("2026-06-01");
  expect(weeklySummaryDay(day("2026-05-01"), day("2026-06-04"))).toBe("2026-06-01");
  expect(weeklySummaryDay(day("2026-06-02"), day("2026-06-04"))).toBeNull();
  fc.assert(
    fc.property(someDay, (today) => {
      expect(dayOfWeek(weekStartOf(today))).toBe(1);
      expect(weekStartOf(today) <= today && addDays(weekStartOf(today), 7) > today).toBe(true);
    }),
  );
});

describe("what somebody hears of", () => {
  it("is what the role may read", () => {
    const kindsByRole = Object.fromEntries(
      memberRoles.map((role) => [role, noticeKinds.filter((kind) => mayBeNotified(role, kind))]),
    );
    const ofAll = noticeKinds.filter((kind) => !kind.startsWith("job_"));
    expect(kindsByRole).toEqual({
      owner: ofAll,
      assistant: ofAll.filter((kind) => kind !== "invitation_accepted" && kind !== "address_renewed"),
      cleaner: ["task_due", "task_given", "job_soon", "job_changed"],
    });
    for (const kind of noticeKinds) expect(kind).toMatch(NOTICE_KIND);
  });

  it("is as nobody has chosen until somebody has, whatever is stored", () => {
    expect(noticeChoicesFrom(null)).toEqual(defaultNoticeChoices);
    fc.assert(
      fc.property(fc.jsonValue(), (stored) => {
        expect(Object.keys(noticeChoicesFrom(stored))).toEqual(Object.keys(defaultNoticeChoices));
      }),
    );
    const chosen = { rent_due: { app: false, email: true }, rent_overdue: { app: 1 }, other: true };
    expect(noticeChoicesFrom(chosen)).toEqual({
      ...defaultNoticeChoices,
      rent_due: { app: false, email: true },
    });
  });

  it("loses by a link one channel of the kinds it names, and nothing else", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.subarray([...noticeKinds]), (stored, kinds) => {
        const before = noticeChoicesFrom(stored);
        const after = noticeChoicesFrom(withoutKinds(stored, kinds, "email"));
        for (const kind of noticeKinds)
          expect(after[kind]).toEqual({
            app: before[kind].app,
            email: before[kind].email && !kinds.includes(kind),
          });
      }),
    );
  });
});
