import { currency } from "@keystead/domain/money";
import { noAnswers, readBankFile } from "@keystead/domain/statements";
import { beforeEach, expect, it } from "vitest";

import { answersFor, rememberAnswers } from "./remembered-answers.ts";

beforeEach(() => {
  localStorage.clear();
});

function tableOf(text: string) {
  const read = readBankFile(text, { language: "en", currency: currency("EUR"), answers: noAnswers });
  if (read.state === "refused" || read.table === null) throw new Error("no table");
  return read.table;
}

const october = tableOf("Date,What,Amount\n2026-10-03,A,1.00");
const november = tableOf("Date,What,Amount\n2026-11-03,B,2.00");

it("knows the next file of the same head, and no other one", () => {
  expect(answersFor(october)).toBeNull();
  rememberAnswers(october, {
    ...noAnswers,
    turned: true,
    separator: ";",
    currency: currency("GBP"),
    columns: ["date", "name", "amount"],
  });
  expect(answersFor(november)).toEqual({
    ...noAnswers,
    turned: true,
    separator: ";",
    currency: "GBP",
    columns: ["date", "name", "amount"],
  });
  expect(answersFor(tableOf("Date,Who,Amount\n2026-11-03,B,2.00"))).toBeNull();
  expect(localStorage.getItem("ks-bank-files")).not.toContain("2026-10-03");
});

it.each([
  "",
  "{}",
  "[1,null,{}]",
  '[{"head":"|Date|What|Amount","answers":{"columns":["wrong"],"turned":"yes","separator":"x"}}]',
])("takes nothing for an answer that is none: %s", (kept) => {
  localStorage.setItem("ks-bank-files", kept);
  // Valid answers of a partly valid record are used.
  const nothing = { ...noAnswers, columns: ["ignored"] };
  expect(answersFor(october) ?? nothing).toEqual(nothing);
});
