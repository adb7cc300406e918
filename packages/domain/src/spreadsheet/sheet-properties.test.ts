import * as fc from "fast-check";
import { expect, it } from "vitest";
import { sheetPropertiesOf } from "./index.ts";

it("never puts a line into two places", () => {
  const word = fc.constantFrom("Casa", "casa", "Otra", "");
  fc.assert(
    fc.property(fc.array(fc.record({ property: word, city: word }), { maxLength: 12 }), (lines) => {
      const all = sheetPropertiesOf(lines).flatMap((property) => property.lines);
      expect(all.toSorted((a, b) => a - b)).toEqual(lines.map((_line, index) => index));
    }),
  );
});
