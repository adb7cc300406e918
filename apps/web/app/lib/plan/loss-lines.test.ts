import limit from "@keystead/messages/en/shared/limit.json";
import { fill } from "@keystead/messages/fill";
import { expect, it } from "vitest";

import { plural } from "../language/plural.ts";
import { type LossSaying, lossLines } from "./loss-lines.ts";

const english: LossSaying = {
  planName: (plan) => plan,
  part: (part) => limit.part[part],
  line: (key, values) => fill(limit.loss[key], values),
  over: (kind, values) =>
    fill(
      plural(values.count, { one: limit.loss[`${kind}_one`], other: limit.loss[`${kind}_other`] }, "en"),
      values,
    ),
  number: String,
  bytes: (value) => `${value / 1024 ** 2} MB`,
};

it("says what is over the new limits, which limits become smaller and what goes", () => {
  const lines = lossLines(
    { from: "pro", to: "starter", used: { properties: 7, units: 3, assistants: 2 } },
    english,
  );
  expect(lines).toEqual([
    "You use 7 properties; starter allows 5. They stay visible, you cannot add more.",
    "Units: 10 instead of 100.",
    "You have 2 assistants and open invitations; starter allows 1. The newest lose access until there is room again.",
    "Storage: 1024 MB instead of 3072 MB.",
    "Transactions a month: 2000 instead of 10000.",
    "No longer included: Advanced analytics, Advertising tracking, PDF exports.",
  ]);
});

it("says of one thing over a limit that it is one", () => {
  const lines = lossLines(
    { from: "starter", to: "free", used: { properties: 1, units: 1, assistants: 1 } },
    english,
  );
  expect(lines).toContain(
    "You have 1 assistant or open invitation; free allows 0. This one loses access until there is room again.",
  );
});

it("has nothing to ask about on the way up", () => {
  expect(
    lossLines({ from: "free", to: "pro", used: { properties: 1, units: 1, assistants: 0 } }, english),
  ).toEqual([]);
});
