import { expect, it } from "vitest";

import { unsaidFacts } from "./index.ts";

it("lists what the operator left unsaid, blanks included", () => {
  const nobody = { name: "", address: " ", email: "", hosting: "" };
  expect(unsaidFacts(nobody)).toEqual(["name", "address", "email", "hosting"]);
  expect(unsaidFacts({ ...nobody, name: "Example GmbH", hosting: "Lyon, France" })).toEqual([
    "address",
    "email",
  ]);
});
