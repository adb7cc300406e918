import { expect, it } from "vitest";

import { CHECKLIST_ID, standardChecklist, validateChecklist } from "./checklist.ts";

it("has 24 lines in six rooms, each under a name of its own, and nothing wrong with them", () => {
  const ids = standardChecklist.flatMap(({ items }) => items.map(({ id }) => id));
  expect([standardChecklist.length, new Set(ids).size]).toEqual([6, 24]);
  expect(ids.every((id) => CHECKLIST_ID.test(id))).toBe(true);
  expect(validateChecklist(standardChecklist)).toEqual([]);
});

it("says everything wrong with a list of the host's own, from top to bottom", () => {
  const long = "x".repeat(161);
  const rooms = [
    { id: "a", name: "", items: [{ id: "1", text: long }] },
    { id: "b", name: long, items: [{ id: "1", text: "" }] },
  ];
  expect(validateChecklist(rooms)).toEqual([
    { room: 0, item: null, code: "NAME_REQUIRED" },
    { room: 0, item: 0, code: "ITEM_TOO_LONG" },
    { room: 1, item: null, code: "NAME_TOO_LONG" },
    { room: 1, item: 0, code: "ITEM_REQUIRED" },
    { room: 1, item: 0, code: "DUPLICATE_ITEM" },
  ]);
});
