import * as fc from "fast-check";
import { describe, expect, it } from "vitest";

import { plainDate } from "../calendar/index.ts";
import { readQuickTask } from "./index.ts";
import type { QuickTask, QuickWords } from "./index.ts";

const friday = plainDate("2026-11-27");
const saturday = plainDate("2026-11-28");
const words: QuickWords = {
  today: plainDate("2026-11-26"),
  days: [
    { word: "fri", day: friday },
    { word: "Friday", day: friday },
    { word: "sáb.", day: saturday },
  ],
  priorities: [
    { word: "Low", priority: "low" },
    { word: "High", priority: "high" },
    { word: "Urgent", priority: "urgent" },
    { word: "Unimportant", priority: "medium" },
  ],
};
const nothing = { dueOn: null, noSuchDayIn: null, priority: null, person: null, property: null };
const read = (text: string): QuickTask => readQuickTask(text, words);

describe("a task typed in one line", () => {
  it.each([
    ["Read the meters fri", { description: "Read the meters", dueOn: friday }],
    ["Read the meters FRIDAY !h", { description: "Read the meters", dueOn: friday, priority: "high" }],
    ["Leer los contadores sab", { description: "Leer los contadores", dueOn: saturday }],
    [
      "!urgent Call @jana about #loft",
      { description: "Call about", priority: "urgent", person: "jana", property: "loft" },
    ],
    ["Call @jana and @ben", { description: "Call and @ben", person: "jana" }],
  ])("[TASK-01] reads %j", (text, expected) => {
    expect(read(text)).toEqual({ ...nothing, ...expected });
  });

  it.each([
    "Fri tastes of salt",
    "Paint flat #3",
    "Ask ana@example.com",
    "Do it !",
    "Do it !u",
    "Do it !now",
    "Fri",
    "@jana",
    "!high #loft fri",
    "Two  spaces",
  ])("[TASK-01] leaves %j as it is", (text) => {
    expect(read(text)).toEqual({ ...nothing, description: text });
  });

  it.each([
    ["5 Dec", "2026-12-05"],
    ["Dec 5", "2026-12-05"],
    ["5.12.", "2026-12-05"],
    ["5.12.26", "2026-12-05"],
    ["5. 12. 2026", "2026-12-05"],
    ["5/12/2026", "2026-12-05"],
    ["2026-12-05", "2026-12-05"],
    ["5 Dez", "2026-12-05"],
    ["5. Dez.", "2026-12-05"],
    ["on the 5th of December", "2026-12-05"],
    ["2 Feb", "2027-02-02"],
    ["1 Nov", "2027-11-01"],
    ["morgen", "2026-11-27"],
    ["tomorrow", "2026-11-27"],
    ["+3", "2026-11-29"],
    ["in 3 days", "2026-11-29"],
    ["in 2 Wochen", "2026-12-10"],
    ["samedi", "2026-11-28"],
  ])("[TASK-01] takes %s off the end of the line", (day, dueOn) => {
    expect(read(`Paint room 12 ${day}`)).toEqual({ ...nothing, description: "Paint room 12", dueOn });
    expect(read(`Paint room 12 ${day} !high`)).toMatchObject({ description: "Paint room 12", dueOn });
  });

  it("[TASK-01] reads the day to come of two that fit", () => {
    expect(read("Paint room 5 Dec 12")).toMatchObject({ description: "Paint room 5", dueOn: "2026-12-12" });
  });

  it("[TASK-01] says of a day that does not exist which month has no such day", () => {
    expect(read("Pay the plumber 30.2.")).toMatchObject({
      description: "Pay the plumber",
      dueOn: null,
      noSuchDayIn: "2027-02",
    });
  });

  it.each([
    "Buy paint 2.5",
    "Half of it 1/2",
    "Rooms 5 12",
    "Buy a set 5",
    "Limpiar por la mañana",
    "Bilder hier",
  ])("[TASK-01] sees no day in %j", (text) => {
    expect(read(text)).toEqual({ ...nothing, description: text });
  });

  it("never loses a word, and always has something to do", () => {
    const word = fc.constantFrom("fri", "!high", "!low", "@jana", "#loft", "paint", "#3", "door", "@ben");
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 8 }), (input) => {
        const task = read(input.join(" "));
        expect(task.description).not.toBe("");
        const parts = [
          ...task.description.split(" "),
          ...(task.dueOn === null ? [] : ["fri"]),
          ...(task.priority === null ? [] : [`!${task.priority}`]),
          ...(task.person === null ? [] : [`@${task.person}`]),
          ...(task.property === null ? [] : [`#${task.property}`]),
        ];
        expect(parts.toSorted()).toEqual(input.toSorted());
      }),
    );
  });
});
