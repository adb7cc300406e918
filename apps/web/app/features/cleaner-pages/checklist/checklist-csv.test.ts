import { languages } from "@keystead/domain/languages";
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, it } from "vitest";

import { cleanerText } from "../cleaner-text.server.ts";
import { checklistCsv } from "./checklist-csv.ts";

const folder = join(import.meta.dirname, "../../../../public/download");

it.each(languages)("offers the words of today's list to download in %s", (language) => {
  const file = readFileSync(join(folder, `turnover-checklist-${language}.csv`), "utf8");
  expect(file, "npm run checklist writes it anew").toBe(
    checklistCsv(cleanerText.checklist[language], language),
  );
});

it.each(languages)("has 24 items in six rooms in %s", (language) => {
  const { rooms } = cleanerText.checklist[language].list;
  expect(rooms).toHaveLength(6);
  expect(rooms.flatMap(({ items }) => items)).toHaveLength(24);
});

it("keeps a comma within a cell from starting another", () => {
  const words = {
    csv: { room: "Room", item: "Item", done: "Done" },
    list: { rooms: [{ name: "Hall", items: ['Sweep, then mop "twice"'] }] },
  };
  expect(checklistCsv(words, "en")).toBe('\uFEFFRoom,Item,Done\r\nHall,"Sweep, then mop ""twice""",\r\n');
  expect(checklistCsv(words, "de")).toContain('\r\nHall;"Sweep, then mop ""twice""";\r\n');
});
