import { expect, it } from "vitest";

import { createPlaces, laneOf, placeBounds } from "./places.ts";

const few = {
  ordinary: { running: 2, waiting: 3 },
  signIn: { running: 1, waiting: 0 },
  files: { running: 1, waiting: 0 },
  passwords: { running: 1, waiting: 0 },
  maxWaitMs: 1_000,
} as const;

it.each(["embedded", "postgres"] as const)(
  "never refuses 50 connections, and takes a line of 16 at the passwords (%s)",
  (database) => {
    const { ordinary, passwords } = placeBounds(database);
    expect(ordinary.running + ordinary.waiting).toBeGreaterThanOrEqual(50);
    expect(passwords).toEqual({ running: 17, waiting: 0 });
  },
);

it.each([
  ["/api/auth/session", "signIn"],
  ["/api/auth/sign-in/magic-link", "signIn"],
  ["/api/auth/sign-in/email", "passwords"],
  ["/api/auth/sign-up/email", "passwords"],
  ["/api/auth/reset-password", "passwords"],
  ["/api/auth/change-password", "passwords"],
  ["/api/authors", "ordinary"],
  ["/api/v1/portfolio", "ordinary"],
])("%s stands in the lane %s", (path, lane) => {
  expect(laneOf(path)).toBe(lane);
});

it("gives places in the order of coming, and refuses at once whoever finds the line full", async () => {
  const places = createPlaces(few);
  const first = await places.take("ordinary");
  const second = await places.take("ordinary");
  expect([first?.waitedMs, second?.waitedMs]).toEqual([0, 0]);
  const order: number[] = [];
  const waiting = [3, 4, 5].map(async (number) => {
    const place = await places.take("ordinary");
    order.push(number);
    place?.leave();
  });
  expect(places.isFull("ordinary")).toBe(true);
  expect(await places.take("ordinary")).toBeNull();
  expect(order).toEqual([]);
  first?.leave();
  await Promise.all(waiting);
  expect(order).toEqual([3, 4, 5]);
  second?.leave();
  expect(places.isFull("ordinary")).toBe(false);
});

it("frees a place once, however often it is given back", async () => {
  const places = createPlaces(few);
  const [first] = [await places.take("ordinary"), await places.take("ordinary")];
  const third = places.take("ordinary");
  const fourth = places.take("ordinary");
  first?.leave();
  first?.leave();
  expect(await third).not.toBeNull();
  expect(await Promise.race([fourth, Promise.resolve("still waiting")])).toBe("still waiting");
});

it("lets nobody wait for ever, and passes the place on to whoever still waits", async () => {
  const places = createPlaces({ ...few, maxWaitMs: 20 });
  const first = await places.take("ordinary");
  await places.take("ordinary");
  expect(await places.take("ordinary")).toBeNull();
  const next = places.take("ordinary");
  first?.leave();
  expect(await next).not.toBeNull();
});

it("keeps signing in apart from the rest, and passwords apart from links and sessions", async () => {
  const places = createPlaces(few);
  expect(await places.take("passwords")).not.toBeNull();
  expect(places.isFull("passwords")).toBe(true);
  expect(places.isFull("signIn")).toBe(false);
  for (let taken = 0; taken < 2; taken += 1) await places.take("ordinary");
  void places.take("ordinary");
  expect((await places.take("signIn"))?.waitedMs).toBe(0);
  expect(await places.take("signIn")).toBeNull();
  expect(places.isFull("ordinary")).toBe(false);
});
