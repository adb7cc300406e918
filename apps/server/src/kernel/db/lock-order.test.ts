import { expect, it } from "vitest";

import { inLockOrder, lockOrder } from "./lock-order.ts";

it("orders what is locked, however it is given, and puts unlisted tables last by their names", () => {
  const given = ["handover", ...lockOrder.toReversed(), "campaign"].map((table) => ({ table }));
  expect(inLockOrder(given).map(({ table }) => table)).toEqual([...lockOrder, "campaign", "handover"]);
});

it("keeps several locks of one table as they were given", () => {
  const given = [
    { table: "lease", strength: "no key update" },
    { table: "property", strength: "key share" },
    { table: "lease", strength: "update" },
  ];
  expect(inLockOrder(given)).toEqual([given[1], given[0], given[2]]);
});
