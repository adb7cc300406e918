import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { at, turnoverRecord, SAMPLE_ZONE } from "../../testing/turnover-samples.ts";
import { DAY_MS, localIn, MINUTE_MS, plainDate } from "../calendar/index.ts";
import { idOf } from "../ids/index.ts";
import { doubleBooked, markDone, planReminder, REOPEN_MS, reopenTurnover } from "./index.ts";
import type { TurnoverRecord } from "./index.ts";

const someJobs: fc.Arbitrary<readonly TurnoverRecord[]> = fc
  .array(
    fc.record({
      cleanerId: fc.constantFrom(idOf<"cleaner">("rosa"), idOf<"cleaner">("lea"), null),
      start: fc.nat(20),
      length: fc.integer({ min: 1, max: 6 }),
      status: fc.constantFrom("assigned", "done", "cancelled"),
    }),
    { maxLength: 8 },
  )
  .map((turnovers) =>
    turnovers.map(({ cleanerId, start, length, status }, index) =>
      turnoverRecord(`j${index}`, {
        cleanerId,
        status,
        slot: { startMs: start * MINUTE_MS, endMs: (start + length) * MINUTE_MS },
      }),
    ),
  );

it("finds every two turnovers of one cleaner that meet, and the way between them", () => {
  fc.assert(
    fc.property(someJobs, fc.nat(3), (turnovers, buffer) => {
      const open = turnovers.filter(({ cleanerId, status }) => cleanerId !== null && status !== "cancelled");
      const pairs = open.flatMap((a, index) =>
        open.slice(index + 1).flatMap((b) => {
          const [s1, e1, s2, e2] = [a.slot.startMs, a.slot.endMs, b.slot.startMs, b.slot.endMs];
          const way = buffer * MINUTE_MS;
          const meet = a.cleanerId === b.cleanerId && s1 < e2 + way && s2 < e1 + way;
          return meet ? [[a.id, b.id].toSorted().join()] : [];
        }),
      );
      const found = doubleBooked(turnovers, buffer).map((pair) => pair.toSorted().join());
      expect(found.toSorted()).toEqual(pairs.toSorted());
    }),
  );
});

describe("a reminder", () => {
  it("is sent once for a start and a recipient, before the start, after whatever downtime", () => {
    const minutes = fc.integer({ min: -3 * 24 * 60, max: 60 });
    fc.assert(
      fc.property(fc.array(minutes, { maxLength: 30 }), fc.boolean(), (ticks, assigned) => {
        const planned = turnoverRecord("j1", assigned ? {} : { cleanerId: null, status: "unassigned" });
        const { startMs } = planned.slot;
        const sent = new Set<string>();
        const leftAt: number[] = [];
        for (const minute of ticks.toSorted((a, b) => a - b)) {
          const plan = planReminder(planned, sent, startMs + minute * MINUTE_MS);
          if (plan.action === "send_now") {
            sent.add(plan.key);
            leftAt.push(minute);
            expect(plan.to).toBe(assigned ? "cleaner" : "host");
          }
        }
        const inTime = ticks.filter((minute) => minute >= -24 * 60 && minute < 0);
        expect(leftAt).toEqual(inTime.length === 0 ? [] : [Math.min(...inTime)]);
      }),
    );
  });

  it.each([
    ["2026-03-29T11:00", "2026-03-28T10:00"],
    ["2026-10-25T11:00", "2026-10-24T12:00"],
  ])("for %s is due a day of 24 hours before, at %s by the clock", (start, due) => {
    const slot = { startMs: at(start), endMs: at(start) + 180 * MINUTE_MS };
    const plan = planReminder(turnoverRecord("j1", { slot }), new Set(), at(start) - 5 * DAY_MS);
    expect(plan.action === "schedule" ? localIn(SAMPLE_ZONE, plan.atMs) : plan).toBe(due);
  });

  it("leaves exactly 24 hours before", () => {
    const planned = turnoverRecord("j1");
    const dueMs = planned.slot.startMs - DAY_MS;
    expect(planReminder(planned, new Set(), dueMs - 1)).toMatchObject({ action: "schedule", atMs: dueMs });
    expect(planReminder(planned, new Set(), dueMs).action).toBe("send_now");
  });

  it("goes out anew when the start or the cleaner is another", () => {
    const planned = turnoverRecord("j1");
    const nowMs = planned.slot.startMs - 60 * MINUTE_MS;
    const first = planReminder(planned, new Set(), nowMs);
    if (first.action !== "send_now") throw new Error(first.action);
    const sent = new Set([first.key]);
    expect(planReminder(planned, sent, nowMs)).toEqual({ action: "none", reason: "already_sent" });
    expect(planReminder({ ...planned, cleanerId: idOf("lea") }, sent, nowMs).action).toBe("send_now");
    const moved = { startMs: planned.slot.startMs + MINUTE_MS, endMs: planned.slot.endMs };
    expect(planReminder({ ...planned, slot: moved }, sent, nowMs).action).toBe("send_now");
    expect(planReminder(planned, new Set(), planned.slot.startMs)).toEqual({
      action: "none",
      reason: "started",
    });
  });
});

const day = plainDate("2026-06-05");

it.each([
  ["assigned", "2026-06-05", false, { ok: true, value: { changed: true, notifiesHost: true } }],
  ["unassigned", "2026-06-07", false, { ok: true, value: { changed: true, notifiesHost: true } }],
  ["assigned", "2026-06-05", true, { ok: true, value: { changed: true, notifiesHost: false } }],
  ["done", "2026-06-05", true, { ok: true, value: { changed: false, notifiesHost: false } }],
  ["assigned", "2026-06-04", false, { ok: false, code: "JOB_TOO_EARLY" }],
  ["cancelled", "2026-06-04", false, { ok: false, code: "JOB_CANCELLED" }],
] as const)(
  "marks a turnover that is %s as done on %s, host notified before: %s",
  (status, today, hostNotified, expected) => {
    expect(markDone({ status, hostNotified, today: plainDate(today), checkOutOn: day })).toEqual(expected);
  },
);

it.each([
  ["cleaner", 0, false, false, null],
  ["cleaner", REOPEN_MS, false, false, null],
  ["cleaner", REOPEN_MS + 1, false, false, "REOPEN_TOO_LATE"],
  ["cleaner", 0, true, false, "PAYOUT_APPROVED"],
  ["cleaner", 0, true, true, "PAYOUT_PAID"],
  ["host", 9 * REOPEN_MS, true, false, null],
  ["host", 0, false, true, "PAYOUT_PAID"],
] as const)("the %s reopens after %s ms (approved %s, paid %s): %s", (by, after, approved, paid, code) => {
  const done = { status: "done", cleanerId: idOf<"cleaner">("rosa"), doneAtMs: 0, nowMs: after } as const;
  const reopened = reopenTurnover({ ...done, approved, paid, by });
  expect(reopened).toEqual(code === null ? { ok: true, value: "assigned" } : { ok: false, code });
  expect(reopenTurnover({ ...done, status: "assigned", approved, paid, by })).toEqual({
    ok: false,
    code: "JOB_NOT_DONE",
  });
});
