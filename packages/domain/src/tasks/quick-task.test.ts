import * as fc from "fast-check";
import { describe, expect, it } from "vitest";

import { plainDate } from "../calendar/index.ts";
import { readQuickTask } from "./index.ts";
import type { QuickTask, QuickWords } from "./index.ts";

const friday = plainDate("2026-11-27");
const saturday = plainDate("2026-11-28");
const words: QuickWords = {
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
const nothing = { dueOn: null, priority: null, person: null, place: null };
const read = (text: string): QuickTask => readQuickTask(text, words);

describe("a task typed in one line", () => {
  it.each([
    ["Read the meters fri", { description: "Read the meters", dueOn: friday }],
    ["Read the meters FRIDAY !h", { description: "Read the meters", dueOn: friday, priority: "high" }],
    ["Leer los contadores sab", { description: "Leer los contadores", dueOn: saturday }],
    [
      "!urgent Call @jana about #loft",
      { description: "Call about", priority: "urgent", person: "jana", place: "loft" },
    ],
    ["Call @jana and @ben", { description: "Call and @ben", person: "jana" }],
  ])("[TASK-01] reads %j", (text, said) => {
    expect(read(text)).toEqual({ ...nothing, ...said });
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

  it("never loses a word, and always has something to do", () => {
    const word = fc.constantFrom("fri", "!high", "!low", "@jana", "#loft", "paint", "#3", "door", "@ben");
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 8 }), (typed) => {
        const task = read(typed.join(" "));
        expect(task.description).not.toBe("");
        const parts = [
          ...task.description.split(" "),
          ...(task.dueOn === null ? [] : ["fri"]),
          ...(task.priority === null ? [] : [`!${task.priority}`]),
          ...(task.person === null ? [] : [`@${task.person}`]),
          ...(task.place === null ? [] : [`#${task.place}`]),
        ];
        expect(parts.toSorted()).toEqual(typed.toSorted());
      }),
    );
  });
});
