import { expect, it } from "vitest";

import { shortName } from "./tape-messages.ts";

it.each([
  ["Sofia Lindqvist", "Sofia L."],
  ["Anna Maria de Souza", "Anna S."],
  ["Émile Élan", "Émile É."],
  ["Anna", "Anna"],
  ["Anna … <b>x</b>", "Anna"],
  ["Anna Keller <b>x</b>", "Anna K."],
  ["Anna (2)", "Anna"],
  ["王 小明", "王 小."],
])("abbreviates %s to %s", (name, short) => {
  expect(shortName(name)).toBe(short);
});
