import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { changesOf, isSame, mergeChanges } from "./merge-changes.ts";

const base = { name: "Lindenhof", city: "Berlin", notes: "", keywords: ["a", "b"] };

describe("changesOf", () => {
  it.each([
    ["nothing", {}, {}],
    ["one field", { city: "Potsdam" }, { city: "Potsdam" }],
    ["a field that was emptied", { city: "" }, { city: "" }],
    ["blanks at the ends, which are not stored", { city: " Berlin " }, {}],
    ["controls of direction, which are not stored", { city: "Ber\u202elin" }, {}],
    ["another order in a list", { keywords: ["b", "a"] }, { keywords: ["b", "a"] }],
  ])("names %s", (_what, input, changes) => {
    expect(changesOf(base, { ...base, ...input })).toEqual(changes);
  });
});

describe("mergeChanges", () => {
  it("keeps what each side alone changed", () => {
    const own = { ...base, notes: "Key in the safe" };
    const current = { ...base, city: "Potsdam" };
    expect(mergeChanges({ base, own, current })).toEqual({
      fields: { ...base, notes: "Key in the safe", city: "Potsdam" },
      taken: [{ name: "city", current: "Potsdam" }],
      collisions: [],
    });
  });

  it("asks about what both changed, and settles it either way", () => {
    const own = { ...base, city: "Hamburg", notes: "Mine" };
    const current = { ...base, city: "Potsdam" };
    const { fields, taken, collisions } = mergeChanges({ base, own, current });
    expect([fields, taken]).toEqual([own, []]);
    expect(collisions).toMatchObject([{ name: "city", own: "Hamburg", current: "Potsdam" }]);
    expect(collisions[0]?.settle(fields)).toEqual({ ...own, city: "Potsdam" });
  });

  it("asks nothing where both changed the same", () => {
    const changed = { ...base, city: "Potsdam" };
    expect(mergeChanges({ base, own: { ...changed, city: "Potsdam " }, current: changed })).toMatchObject({
      taken: [],
      collisions: [],
    });
  });
});

const value = fc.oneof(
  fc.constantFrom("", "a", "b", " a"),
  fc.constant(null),
  fc.integer({ min: 0, max: 2 }),
  fc.array(fc.constantFrom("a", "b"), { maxLength: 2 }),
  fc.record({
    heading: fc.constantFrom("a", "b"),
    items: fc.array(fc.constantFrom("a", "b"), { maxLength: 1 }),
  }),
);
const record = fc.record({ one: value, two: value, three: value });
const versions = fc.record({ base: record, own: record, current: record });
type Name = "one" | "two" | "three";
const names: readonly Name[] = ["one", "two", "three"];

describe("for any three versions of a record", () => {
  it("no change of either side is lost without being named", () => {
    fc.assert(
      fc.property(versions, (three) => {
        const { fields, taken, collisions } = mergeChanges(three);
        for (const name of names) {
          const { base: before, own, current } = three;
          const mine = !isSame(own[name], before[name]);
          const theirs = !isSame(current[name], before[name]);
          const collides = collisions.some((one) => one.name === name);
          const named = taken.some((one) => one.name === name);
          expect(collides).toBe(mine && theirs && !isSame(own[name], current[name]));
          expect(named).toBe(theirs && !mine);
          expect(isSame(fields[name], named ? current[name] : own[name])).toBe(true);
        }
      }),
    );
  });

  it("the order of the two sides decides nothing but which value is the own one", () => {
    fc.assert(
      fc.property(versions, ({ base: before, own, current }) => {
        const here = mergeChanges({ base: before, own, current });
        const there = mergeChanges({ base: before, own: current, current: own });
        expect(here.collisions.map(({ name }) => name)).toEqual(there.collisions.map(({ name }) => name));
        const settled = here.collisions.reduce((fields, { settle }) => settle(fields), here.fields);
        expect(isSame(settled, there.fields)).toBe(true);
      }),
    );
  });

  it("what has to be sent after a merge, laid over the record, makes the merged one", () => {
    fc.assert(
      fc.property(versions, (three) => {
        const { fields } = mergeChanges(three);
        const changes = changesOf(three.current, fields);
        expect(isSame({ ...three.current, ...changes }, fields)).toBe(true);
        for (const name of names)
          if (isSame(three.own[name], three.base[name])) expect(changes).not.toHaveProperty(name);
      }),
    );
  });

  it("nobody else's change means nothing to merge", () => {
    fc.assert(
      fc.property(record, record, (before, own) => {
        expect(mergeChanges({ base: before, own, current: before })).toEqual({
          fields: own,
          taken: [],
          collisions: [],
        });
      }),
    );
  });
});
