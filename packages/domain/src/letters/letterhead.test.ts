import { expect, it } from "vitest";
import { addressLines, ibanInGroups, parseIban } from "./index.ts";

it.each([
  "DE89 3704 0044 0532 0130 00",
  "fr14 2004 1010 0505 0001 3m02 606",
  "ES9121000418450200051332",
  "IT60X0542811101000000123456",
  "GB29NWBK60161331926819",
  "BR1800360305000010009795493C1",
])("%s is an IBAN", (input) => {
  expect(parseIban(input)).toEqual({ ok: true, value: input.replaceAll(" ", "").toUpperCase() });
});

it.each([
  ["one digit wrong", "DE89370400440532013001"],
  ["two digits changed over", "DE89370400440532010300"],
  ["one digit left out", "DE8937040044053201300"],
  ["another country's length", "FR89370400440532013000"],
  ["no check digits", "DEXX370400440532013000"],
  ["a word", "my bank"],
  ["nothing", ""],
])("%s is none", (_what, input) => {
  expect(parseIban(input)).toEqual({ ok: false, code: "INVALID_IBAN" });
});

it("stands in groups of four on paper", () => {
  expect(ibanInGroups("DE89370400440532013000")).toBe("DE89 3704 0044 0532 0130 00");
  expect(ibanInGroups("NO9386011117947")).toBe("NO93 8601 1117 947");
});

it("keeps the lines of an address that hold something", () => {
  expect(addressLines(" Rosenweg 4 \n\n10115 Berlin\n")).toEqual(["Rosenweg 4", "10115 Berlin"]);
  expect(addressLines("  ")).toEqual([]);
});
