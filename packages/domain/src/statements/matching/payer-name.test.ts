import { expect, it } from "vitest";

import { isNameOf, namesTenant, nameWords } from "./payer-name.ts";

it.each([
  ["WEBER JONAS", "Jonas Weber", true],
  ["JONAS PETER WEBER", "Jonas Weber", true],
  ["OELMANN K.", "Katrin Oelmann", true],
  ["D M MEIRELES", "Duarte Miguel Meireles", true],
  ["MUELLER PETRA", "Petra Müller", true],
  ["Petra Muller", "Petra Müller", true],
  ["Jonas und Anna Weber", "Anna Weber", true],
  ["Maria Garcia", "María García López", true],
  ["de la Cruz Ana", "Ana de la Cruz", true],
  ["Cruz", "Cruz", true],
  ["WEBER", "Jonas Weber", false],
  ["Karl Weber", "Jonas Weber", false],
  ["K. Weber", "Jonas Weber", false],
  ["J W", "Jonas Weber", false],
  ["Weber Jonas GmbH", "Jonas Weber", true],
  ["", "Jonas Weber", false],
  ["Jonas Weber", "", false],
  ["Cruz Ana", "Cruz", false],
])("%s for %s: %s", (payer, tenant, expected) => {
  expect(isNameOf(nameWords(payer), nameWords(tenant))).toBe(expected);
});

it("finds a tenant in a text only by the whole name", () => {
  const names = (text: string) => namesTenant(nameWords(text), nameWords("Jonas Weber"));
  expect(names("Miete Weber, Jonas November")).toBe(true);
  expect(names("Miete Weber November")).toBe(false);
});
