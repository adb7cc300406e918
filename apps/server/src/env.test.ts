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
