import * as fc from "fast-check";
import { describe, expect, it } from "vitest";

import { addDays, fromDayNumber, plainDate } from "../calendar/index.ts";
import {
  isOpenTask,
  lastDayOfWeek,
  nextTask,
  occurrenceOn,
  repeatUnits,
  seriesEffect,
  stepsOfTask,
  taskGroup,
  taskStatuses,
  taskTransition,
  waysOfTask,
} from "./index.ts";
import type { TaskOfSeries } from "./index.ts";

const someStatus = fc.constantFrom(...taskStatuses);
/** 2000 to 2054. */
const someDay = fc.integer({ min: 10_957, max: 31_000 }).map(fromDayNumber);
const someRepeat = fc.record({
  every: fc.integer({ min: 1, max: 99 }),
  unit: fc.constantFrom(...repeatUnits),
});
const someTask = fc
  .tuple(someRepeat, someDay, fc.nat(40), fc.integer({ min: -20, max: 20 }))
  .map(([repeat, firstOn, occurrence, moved]): TaskOfSeries => ({
    ...repeat,
    firstOn,
    occurrence,
    dueOn: addDays(occurrenceOn(firstOn, repeat, occurrence), moved),
  }));

describe("the status of a task", () => {
  it.each([
    ["pending", "in_progress completed cancelled"],
    ["in_progress", "pending completed cancelled"],
    ["completed", "in_progress pending"],
    ["cancelled", "pending"],
  ] as const)("[TASK-01] goes from %s to %s and nowhere else", (from, ways) => {
    const allowed = taskStatuses.filter((to) => {
      const step = taskTransition(from, to);
      return step.ok && step.value.changed;
    });
    expect(allowed.toSorted()).toEqual(ways.split(" ").toSorted());
    expect(waysOfTask(from).toSorted()).toEqual(allowed.toSorted());
  });

  it("stays where it is without a change, and refuses by one code", () => {
    fc.assert(
      fc.property(someStatus, someStatus, (from, to) => {
        const step = taskTransition(from, to);
        const refused = { ok: false, code: "TASK_TRANSITION_NOT_ALLOWED" };
        if (from === to) expect(step).toEqual({ ok: true, value: { changed: false } });
        else expect(step).toEqual(step.ok ? { ok: true, value: { changed: true } } : refused);
      }),
    );
  });

  it("can be taken back from wherever it went, by steps that are each allowed", () => {
    fc.assert(
      fc.property(someStatus, someStatus, (from, to) => {
        let at = from;
        for (const step of stepsOfTask(from, to)) {
          expect(taskTransition(at, step)).toEqual({ ok: true, value: { changed: true } });
          at = step;
        }
        expect(at).toBe(to);
      }),
    );
  });
});

describe("the groups of the list", () => {
  const thursday = plainDate("2026-11-19");

  it.each([
    ["2026-11-18", "overdue"],
    ["2026-11-19", "today"],
    ["2026-11-20", "week"],
    ["2026-11-22", "week"],
    ["2026-11-23", "later"],
    [null, "later"],
  ] as const)("put what is due on %s under %s", (due, group) => {
    const dueOn = due === null ? null : plainDate(due);
    expect(taskGroup({ status: "pending", dueOn }, thursday)).toBe(group);
    expect(taskGroup({ status: "in_progress", dueOn }, thursday)).toBe(group);
    expect(taskGroup({ status: "completed", dueOn }, thursday)).toBe("done");
    expect(taskGroup({ status: "cancelled", dueOn }, thursday)).toBe("done");
  });

  it("end the week on Sunday, whatever the day", () => {
    expect(lastDayOfWeek(plainDate("2026-11-16"))).toBe("2026-11-22");
    expect(lastDayOfWeek(plainDate("2026-11-22"))).toBe("2026-11-22");
    expect(taskGroup({ status: "pending", dueOn: plainDate("2026-11-23") }, plainDate("2026-11-22"))).toBe(
      "later",
    );
  });

  it("only ever move a task up as the days go by", () => {
    const rank = ["later", "week", "today", "overdue"];
    fc.assert(
      fc.property(someDay, someDay, fc.nat(30), (dueOn, today, days) => {
        const task = { status: "pending", dueOn } as const;
        const [now, then] = [taskGroup(task, today), taskGroup(task, addDays(today, days))];
        expect(rank.indexOf(then)).toBeGreaterThanOrEqual(rank.indexOf(now));
      }),
    );
  });
});

describe("a repeating task", () => {
  const monthly = (dueOn: string, occurrence: number): TaskOfSeries => ({
    every: 1,
    unit: "month",
    firstOn: plainDate("2026-01-31"),
    occurrence,
    dueOn: plainDate(dueOn),
  });

  it("comes back on the day of the first one, not of a shorter month between them", () => {
    expect(nextTask(monthly("2026-01-31", 0), plainDate("2026-01-31"))).toEqual({
      occurrence: 1,
      dueOn: "2026-02-28",
    });
    expect(nextTask(monthly("2026-02-28", 1), plainDate("2026-02-28"))).toEqual({
      occurrence: 2,
      dueOn: "2026-03-31",
    });
  });

  it("leaves out what has passed meanwhile", () => {
    expect(nextTask(monthly("2026-01-31", 0), plainDate("2026-06-01"))).toEqual({
      occurrence: 5,
      dueOn: "2026-06-30",
    });
  });

  it("is not made a second time when it was done before its day", () => {
    expect(nextTask(monthly("2026-02-10", 1), plainDate("2026-02-10"))).toEqual({
      occurrence: 2,
      dueOn: "2026-03-31",
    });
  });

  it("ends where days are no longer recorded", () => {
    const last: TaskOfSeries = { ...monthly("2199-12-31", 2087), every: 1 };
    expect(nextTask(last, plainDate("2199-12-31"))).toBeNull();
  });

  it("is due after its own day and after today, on a day of the series, and none of the series lies between", () => {
    fc.assert(
      fc.property(someTask, someDay, (task, today) => {
        const next = nextTask(task, today);
        if (next === null) return;
        const after = task.dueOn > today ? task.dueOn : today;
        expect(next.dueOn > after).toBe(true);
        expect(next.occurrence).toBeGreaterThan(task.occurrence);
        expect(next.dueOn).toBe(occurrenceOn(task.firstOn, task, next.occurrence));
        const before = next.occurrence - 1;
        if (before > task.occurrence) expect(occurrenceOn(task.firstOn, task, before) <= after).toBe(true);
      }),
    );
  });

  it("makes the next one when it is done with, and takes it back when it is to be done again", () => {
    fc.assert(
      fc.property(someStatus, someStatus, (from, to) => {
        const there = seriesEffect({ from, to }, "continues");
        const back = seriesEffect({ from: to, to: from }, "continues");
        const crosses = isOpenTask(from) !== isOpenTask(to);
        expect([there, back].toSorted()).toEqual(crosses ? ["make", "takeBack"] : ["none", "none"]);
      }),
    );
  });

  it("ends with a task that is cancelled together with its series", () => {
    expect(seriesEffect({ from: "pending", to: "cancelled" }, "ends")).toBe("none");
    expect(seriesEffect({ from: "pending", to: "cancelled" }, "continues")).toBe("make");
    expect(seriesEffect({ from: "pending", to: "completed" }, "ends")).toBe("make");
  });
});
