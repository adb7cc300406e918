import * as fc from "fast-check";
import { expect, it } from "vitest";

import { foldText } from "./index.ts";

it.each([
  ["Müller", "Mueller", "MULLER", "mu\u0308ller"],
  ["O’Brien", "o'brien", "OBRIEN"],
  ["Ürün Işık", "urun isik", "ÜRÜN IŞIK"],
  ["Łukasz Æbelø", "lukasz aebelo"],
  ["Straße", "strasse", "STRASSE"],
  ["Γιώργος", "ΓΙΩΡΓΟΣ"],
])("folds %s as %s", (...ways) => {
  expect(new Set(ways.map(foldText)).size).toBe(1);
});

it("does not hear how a name is written: capitals, spaces of any number stay, nothing is added", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z '-]{0,40}$/), (text) => {
      expect(foldText(text.toUpperCase())).toBe(foldText(text));
      expect(foldText(text).length).toBeLessThanOrEqual(text.length);
    }),
  );
});
