import { existsSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";

import { afterAll, beforeAll, expect, it } from "vitest";

import { registry } from "../features.ts";
import { numberWalks } from "./number-walks/number-walks.ts";
import type { WalkedNumber } from "./number-walks/walking.ts";
import { covers, numbersOnTheWire, statedNumbers } from "./number-walks/numbers-on-the-wire.ts";
import { readyForWalks } from "./number-walks/ready-for-walks.ts";
import { remembersAnswers } from "./number-walks/remembered-answers.ts";
import { testApp } from "./test-app.ts";
import type { TestApp } from "./test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ now: "2026-03-10T09:00:00Z" });
});
afterAll(() => app.close());

const named = (procedure: string, path: string) => `${procedure} ${path}`;

it("has every number of every answer named by its feature: as a sum, or as none with the reason", () => {
  const unnamed = numbersOnTheWire.filter(({ procedure, path }) => {
    const { sums = [], others = {}, walkedBy } = statedNumbers.get(procedure) ?? {};
    const places = [...sums, ...Object.values(others).flat()].filter((stated) => covers(stated, path));
    return walkedBy === undefined && places.length !== 1;
  });
  expect(unnamed, "list each in `numbers` of its feature (*-numbers.ts)").toEqual([]);
});

it("names no number that is not on the wire, and no procedure of another feature", () => {
  const stale = [...statedNumbers].flatMap(([procedure, { sums = [], others = {} }]) =>
    [...sums, ...Object.values(others).flat()]
      .filter(
        (stated) => !numbersOnTheWire.some((one) => one.procedure === procedure && covers(stated, one.path)),
      )
      .map((stated) => named(procedure, stated)),
  );
  expect(stale).toEqual([]);
  const foreign = registry.features.flatMap(({ name, router = {}, numbers = {} }) =>
    Object.keys(numbers).filter((procedure) => !Object.hasOwn(router, procedure.split(".")[0] ?? name)),
  );
  expect(foreign).toEqual([]);
  for (const { walkedBy } of statedNumbers.values())
    if (walkedBy !== undefined) expect(existsSync(join(import.meta.dirname, "..", walkedBy))).toBe(true);
});

it("has a walk for every sum, and none for anything else", () => {
  const stated = [...statedNumbers].filter(([, { sums = [] }]) => sums.length > 0).map(([name]) => name);
  const walked = Object.keys(numberWalks).toSorted();
  expect(walked, "open the rows of each sum in testing/number-walks").toEqual(stated.toSorted());
});

/** Some hundred lists are read one after the other. */
it("opens the rows of every sum, and they add up to it", { timeout: 300_000 }, async () => {
  const walkers = (await readyForWalks(app)).map(({ client, cleaner, ...walker }) => ({
    ...walker,
    client: remembersAnswers(client),
    cleaner: cleaner === null ? null : remembersAnswers(cleaner),
  }));
  const seen: { readonly procedure: string; readonly walked: WalkedNumber }[] = [];
  for (const walker of walkers)
    for (const [procedure, walk] of Object.entries(numberWalks))
      for (const walked of await walk(walker)) seen.push({ procedure, walked });
  // All differences at once: one fault often shows in several numbers.
  const differing = seen.filter(({ walked: { says, rows } }) => !isDeepStrictEqual(says, rows));
  expect(differing).toEqual([]);
  const isNothing = (says: unknown) =>
    says === 0 || (typeof says === "string" && Number(says) === 0) || JSON.stringify(says) === "[]";
  const unseen = [...statedNumbers].flatMap(([procedure, { sums = [] }]) =>
    numbersOnTheWire
      .filter((one) => one.procedure === procedure && sums.some((stated) => covers(stated, one.path)))
      .filter(
        ({ path }) =>
          !seen.some(
            (one) =>
              one.procedure === procedure && covers(one.walked.at, path) && !isNothing(one.walked.says),
          ),
      )
      .map(({ path }) => named(procedure, path)),
  );
  expect(unseen).toEqual([]);
});
