import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, plainDate } from "../calendar/index.ts";
import type { PlainDate } from "../calendar/index.ts";
import { leaseAccount } from "../leases/index.ts";
import type { PlanLedger } from "../leases/index.ts";
import { ledgerOf, someDay, someLease, terms } from "../../testing/lease-samples.ts";
import { AFTER_DAYS, BEFORE_DAYS, CATCH_UP_DAYS, nextReminder, reminderToSend } from "./index.ts";
import type { ReminderOccasion, ReminderRule } from "./index.ts";

const day = plainDate;
/** 1,000.00 on the first of each month from June on, with 60.00 of charges. */
const lease = terms({ startsOn: day("2026-06-01"), chargesMinor: 6_000 });
const both = { beforeDays: 3, afterDays: 5 };
const sentOn = (today: string, { rule = both, sent = [], ledger = ledgerOf(lease) }: Partial<Input> = {}) =>
  reminderToSend({ account: leaseAccount(ledger, day(today)), rule, graceDays: ledger.graceDays }, sent);
type Input = {
  readonly rule: ReminderRule;
  readonly sent: readonly ReminderOccasion[];
  readonly ledger: PlanLedger;
};
const before = (dueOn: string) => ({ kind: "before" as const, dueOn: day(dueOn) });
const after = (dueOn: string) => ({ kind: "after" as const, dueOn: day(dueOn) });

describe("before rent is due", () => {
  it("goes so many days before, with rent and charges as one sum", () => {
    expect(sentOn("2026-05-28")).toBeNull();
    expect(sentOn("2026-05-29")).toEqual({
      on: "2026-05-29",
      occasions: [before("2026-06-01")],
      billed: [{ dueOn: "2026-06-01", amountDueMinor: 106_000 }],
    });
  });

  it("is caught up on through the due day, and never after it", () => {
    expect(sentOn("2026-06-01")?.occasions).toEqual([before("2026-06-01")]);
    expect(sentOn("2026-06-02")).toBeNull();
  });

  it("names what is late as well, once", () => {
    expect(sentOn("2026-06-28", { sent: [after("2026-06-01")] })?.billed.map(({ dueOn }) => dueOn)).toEqual([
      "2026-06-01",
      "2026-07-01",
    ]);
    expect(sentOn("2026-06-28", { sent: [before("2026-07-01")] })).toBeNull();
  });
});

describe("after rent was due", () => {
  it("goes so many days after, while anything is open, and is caught up on for some days", () => {
    expect(sentOn("2026-06-05")).toBeNull();
    expect(sentOn("2026-06-06")?.occasions).toEqual([after("2026-06-01")]);
    expect(sentOn(addDays(day("2026-06-06"), CATCH_UP_DAYS))?.occasions).toEqual([after("2026-06-01")]);
    expect(sentOn(addDays(day("2026-06-06"), CATCH_UP_DAYS + 1))).toBeNull();
  });

  it("asks for what is left of a part, and for nothing once all is paid", () => {
    const part = ledgerOf(lease, [40_000], day("2026-06-20"));
    expect(sentOn("2026-06-06", { ledger: part })?.billed).toEqual([
      { dueOn: "2026-06-01", amountDueMinor: 66_000 },
    ]);
    const paid = ledgerOf(lease, [100_000, 6_000], day("2026-06-20"));
    expect(sentOn("2026-06-06", { ledger: paid })).toBeNull();
  });

  it("waits until the grace days are over", () => {
    const patient = { ...ledgerOf(lease), graceDays: 9 };
    expect(sentOn("2026-06-10", { ledger: patient })).toBeNull();
    expect(sentOn("2026-06-11", { ledger: patient })?.occasions).toEqual([after("2026-06-01")]);
  });
});

describe("the next one", () => {
  const next = (today: string, rule: ReminderRule = both, sent: readonly ReminderOccasion[] = []) =>
    nextReminder({ account: leaseAccount(ledgerOf(lease), day(today)), rule, graceDays: 0 }, sent);

  it("is of a later day than today, if nothing is paid", () => {
    expect(next("2026-05-20")).toMatchObject({ on: "2026-05-29", occasions: [before("2026-06-01")] });
    expect(next("2026-06-02")).toMatchObject({ on: "2026-06-06", occasions: [after("2026-06-01")] });
    // Set late: sent with the next morning's reminders.
    expect(next("2026-06-08")).toMatchObject({ on: "2026-06-09", occasions: [after("2026-06-01")] });
    expect(next("2026-06-08", both, [after("2026-06-01")])).toMatchObject({ on: "2026-06-28" });
  });

  it("is none where both are off", () => {
    expect(next("2026-05-20", { beforeDays: null, afterDays: null })).toBeNull();
  });
});

const someRule = fc.record({
  beforeDays: fc.option(fc.constantFrom(...BEFORE_DAYS)),
  afterDays: fc.option(fc.constantFrom(...AFTER_DAYS)),
});

describe("whatever the lease and whatever is chosen", () => {
  it("each due day is reminded of once before and once after at most, in its time, and only while it is open", () => {
    fc.assert(
      fc.property(
        someLease,
        someDay,
        someRule,
        fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 10, maxLength: 40 }),
        ({ ledger }, start, rule, gaps) => {
          const sent: ReminderOccasion[] = [];
          let today: PlainDate = start;
          for (const gap of gaps) {
            today = addDays(today, gap);
            const account = leaseAccount(ledger, today);
            const reminder = reminderToSend({ account, rule, graceDays: ledger.graceDays }, sent);
            if (reminder === null) continue;
            for (const { kind, dueOn } of reminder.occasions) {
              expect(sent).not.toContainEqual({ kind, dueOn });
              if (kind === "before") expect(today <= dueOn).toBe(true);
              else expect(today > addDays(dueOn, ledger.graceDays)).toBe(true);
              const open = account.rows.filter(
                ({ row, outstandingMinor }) => row.dueOn === dueOn && outstandingMinor > 0,
              );
              expect(open).not.toEqual([]);
            }
            expect(reminder.billed.every(({ amountDueMinor }) => amountDueMinor > 0)).toBe(true);
            sent.push(...reminder.occasions);
          }
        },
      ),
    );
  });

  it("nothing is sent once everything is paid", () => {
    fc.assert(
      fc.property(someDay, someRule, fc.integer({ min: 0, max: 400 }), (start, rule, ahead) => {
        const today = addDays(start, ahead);
        const monthly = terms({ startsOn: start });
        const { rows } = ledgerOf(monthly, [], today);
        const paid = ledgerOf(
          monthly,
          rows.map(({ amountMinor }) => amountMinor),
          today,
        );
        const account = leaseAccount(paid, today);
        expect(reminderToSend({ account, rule, graceDays: 0 }, [])).toBeNull();
        expect(nextReminder({ account, rule, graceDays: 0 }, [])).toBeNull();
      }),
    );
  });

  it("what is announced as the next one is what goes out on its day, if nothing changes", () => {
    fc.assert(
      fc.property(someDay, someRule, fc.integer({ min: 0, max: 60 }), (start, rule, ahead) => {
        const ledger = ledgerOf(terms({ startsOn: start }), [], addDays(start, 60));
        const at = (today: PlainDate) => ({ account: leaseAccount(ledger, today), rule, graceDays: 0 });
        const announced = nextReminder(at(addDays(start, ahead)), []);
        if (announced === null) return;
        expect(reminderToSend(at(announced.on), [])).toEqual(announced);
      }),
    );
  });
});
