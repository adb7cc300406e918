import { expect, it } from "vitest";

import { fairTurns } from "./fair-turns.ts";

it("does one thing at a time, and everybody's next before anybody's next but one", async () => {
  const inTurn = fairTurns();
  const order: string[] = [];
  let running = 0;
  const requests = ["ann 1", "ann 2", "ann 3", "ben 1", "ben 2", "eva 1"].map((name) =>
    inTurn(name.slice(0, 3), async () => {
      running += 1;
      expect(running).toBe(1);
      order.push(name);
      await Promise.resolve();
      running -= 1;
    }),
  );
  await Promise.all(requests);
  expect(order).toEqual(["ann 1", "ann 2", "ben 1", "eva 1", "ann 3", "ben 2"]);
});

it("goes on after one that failed, and begins at once when nobody waits", async () => {
  const inTurn = fairTurns();
  const failed = inTurn("ann", () => Promise.reject(new Error("no picture")));
  const next = inTurn("ben", async () => "drawn");
  await expect(failed).rejects.toThrow("no picture");
  expect(await next).toBe("drawn");
  expect(await inTurn("ann", async () => "again")).toBe("again");
});
