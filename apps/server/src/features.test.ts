import { readdirSync } from "node:fs";

import { contract } from "@keystead/contract";
import { noticeKinds } from "@keystead/domain/notices";
import { isContractProcedure } from "@orpc/contract";
import { isProcedure } from "@orpc/server";
import { describe, expect, it } from "vitest";

import { registryOf } from "#kernel/registry/registry-of.ts";
import { registry } from "./features.ts";

function named(tree: unknown, isLeaf: (part: unknown) => boolean, path: readonly string[] = []): string[] {
  if (isLeaf(tree)) return [path.join(".")];
  return Object.entries(Object(tree)).flatMap(([key, part]) => named(part, isLeaf, [...path, key]));
}

describe("the list of features", () => {
  it("names each folder once", () => {
    const folders = readdirSync(new URL("./features/", import.meta.url), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
      .toSorted();
    const names = registry.features.map(({ name }) => name).filter((name) => name !== "housekeeping");
    expect(names.toSorted()).toEqual(folders);
  });

  it("runs every procedure of the contract and no other", () => {
    expect(named(registry.router, isProcedure).toSorted()).toEqual(
      named(contract, isContractProcedure).toSorted(),
    );
  });

  it("tells of every kind that somebody may hear of, each by one feature", () => {
    const notified = registry.notices.flatMap(({ kinds }) => kinds);
    expect(notified.toSorted()).toEqual(noticeKinds.toSorted());
  });
});

describe("two features", () => {
  it("may both check a return, and one of them names what returns", () => {
    const check = () => Promise.resolve();
    const owner = { name: "first", trash: [{ kind: "unit", tables: ["unit"] as const, before: check }] };
    const later = { name: "second", trash: [{ kind: "unit", after: check }] };
    expect(registryOf([owner, later]).restorable.get("unit")).toEqual({
      kind: "unit",
      tables: ["unit"],
      before: [check],
      after: [check],
    });
    expect(() => registryOf([later])).toThrow("must be named by one feature");
    expect(() => registryOf([owner, { ...owner, name: "second" }])).toThrow("must be named by one feature");
  });

  it("may share an area, not a procedure", () => {
    const { leads = {}, seo = {} } = registry.router;
    const first = { name: "first", router: { area: leads } };
    expect(
      Object.keys(registryOf([first, { name: "second", router: { area: seo } }]).router["area"] ?? {}),
    ).toEqual([...Object.keys(leads), ...Object.keys(seo)]);
    expect(() => registryOf([first, { name: "second", router: { area: leads } }])).toThrow(
      "Two features bring a procedure of area: capture.",
    );
  });
});
