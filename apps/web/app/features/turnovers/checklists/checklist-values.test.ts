import { expect, it } from "vitest";

import { inWords, readChecklist, standardInWords, valuesOfRooms } from "./checklist-values.ts";

const words = { room: (id: string) => `room ${id}`, item: (id: string) => `do ${id}` };
const standard = standardInWords(words);
const own = inWords(
  [
    { id: "r1", name: "Sauna", items: [{ id: "i1", text: "Wipe benches" }] },
    { id: "kitchen", name: null, items: [{ id: "fridge", text: null }] },
  ],
  words,
);

it("stays the standard where nothing of it was changed", () => {
  expect(readChecklist(valuesOfRooms(standard), [], standard)).toEqual({ input: { rooms: null } });
});

it("knows rooms and lines by their words wherever they stand now, and gives no name to new ones", () => {
  const rooms = [
    { key: 1, name: "room kitchen", lines: "do fridge\n\n Wipe benches \nPolish" },
    { key: 2, name: "Sauna", lines: "do fridge" },
    { key: 3, name: " ", lines: "" },
  ];
  expect(readChecklist({ rooms }, own, standard)).toEqual({
    input: {
      rooms: [
        {
          id: "kitchen",
          name: "room kitchen",
          items: [
            { id: "fridge", text: "do fridge" },
            { id: "i1", text: "Wipe benches" },
            { id: null, text: "Polish" },
          ],
        },
        { id: "r1", name: "Sauna", items: [{ id: null, text: "do fridge" }] },
      ],
    },
  });
});

it("says what is wrong with a list", () => {
  const problemOf = (name: string, lines: string) =>
    readChecklist({ rooms: [{ key: 0, name, lines }] }, own, standard);
  expect(problemOf("", "Polish")).toEqual({ problems: { rooms: "NAME_REQUIRED" } });
  expect(problemOf("Sauna", "x".repeat(161))).toEqual({ problems: { rooms: "ITEM_TOO_LONG" } });
  expect(problemOf("Sauna", "line\n".repeat(41))).toEqual({ problems: { rooms: "TOO_MANY" } });
});
