import { describe, expect, it } from "vitest";

import { operationOf, statementText } from "./statement-text.ts";

describe("the text of a statement", () => {
  it.each([
    [
      "keeps parameters and names",
      `select "a1" from "b 2" where c3 = $12`,
      `select "a1" from "b 2" where c3 = $12`,
    ],
    [
      "hides texts",
      `set local app.ws = 'secret'; set local role app_user`,
      `set local app.ws = ?; set local role app_user`,
    ],
    ["knows a doubled quote", `select 'O''Hara secret', x`, `select ?, x`],
    ["knows a quote after a backslash", String.raw`select E'O\'secret', x`, `select ?, x`],
    ["hides texts between dollars", `select $a$secret $1$a$, $$secret$$, $2`, `select ?, ?, $2`],
    ["hides an unfinished text", `select 'secret`, `select ?`],
    [
      "hides numbers, not those of names",
      `select int4(x1) limit 4711 offset 1.5`,
      `select int4(x1) limit ? offset ?`,
    ],
    [
      "drops comments, which may hold a quote",
      `select 1 -- it's secret\n, 'secret' /* 'secret */, x`,
      `select ? \n, ? , x`,
    ],
    ["keeps a quote inside a name", `select "it's" where x = 'secret'`, `select "it's" where x = ?`],
  ])("%s", (_rule, given, expected) => {
    expect(statementText(given)).toBe(expected);
    // From its memory as well.
    expect(statementText(given)).toBe(expected);
  });

  it("is cut", () => {
    expect(statementText(`select ${"x, ".repeat(2_000)}`)).toHaveLength(2_000);
  });
});

it.each([
  ["begin isolation level read committed", "begin"],
  ["\n  SELECT 1", "select"],
  ["", "statement"],
])("calls %j %s", (text, operation) => {
  expect(operationOf(text)).toBe(operation);
});
