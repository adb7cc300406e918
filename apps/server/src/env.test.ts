import { expect, it } from "vitest";

import { InvalidEnvironment, readEnv } from "./env.ts";

it("reads the operator's processors, one entry after the other", () => {
  const given = "Example Cloud | hosting | Frankfurt am Main, Germany; Example Post|mail|Ireland ;";
  expect(readEnv({ OPERATOR_PROCESSORS: given }).operator.processors).toEqual([
    { name: "Example Cloud", purpose: "hosting", place: "Frankfurt am Main, Germany" },
    { name: "Example Post", purpose: "mail", place: "Ireland" },
  ]);
  expect(readEnv({ OPERATOR_PROCESSORS: " " }).operator.processors).toEqual([]);
});

it.each([
  "Example Cloud",
  "Example Cloud | parking | Germany",
  "Example Cloud | hosting |",
  "| hosting | here",
])("stops the start at %j, naming the setting", (given) => {
  expect(() => readEnv({ OPERATOR_PROCESSORS: given })).toThrow(InvalidEnvironment);
  expect(() => readEnv({ OPERATOR_PROCESSORS: given })).toThrow(/OPERATOR_PROCESSORS/);
});

it("takes a second login of the database only beside the first, and as a database's address", () => {
  const first = { DATABASE_URL: "postgres://web@db/keystead", AUTH_SECRET: "x".repeat(32) };
  const second = "postgres://system@db/keystead";
  expect(readEnv(first).databaseSystemUrl).toBeNull();
  expect(readEnv({ ...first, DATABASE_SYSTEM_URL: second }).databaseSystemUrl).toBe(second);
  expect(() => readEnv({ DATABASE_SYSTEM_URL: second })).toThrow(/DATABASE_SYSTEM_URL.*DATABASE_URL/);
  expect(() => readEnv({ ...first, DATABASE_SYSTEM_URL: "db/keystead" })).toThrow(/DATABASE_SYSTEM_URL/);
});
