import { describe, expect, it } from "vitest";

import { createSlots, laneOf, slotBounds } from "./slots.ts";

const few = {
  ordinary: { running: 2, waiting: 3 },
  signIn: { running: 1, waiting: 0 },
  files: { running: 1, waiting: 0 },
  passwords: { running: 1, waiting: 0 },
  maxWaitMs: 1_000,
} as const;

it.each(["embedded", "postgres"] as const)(
  "never refuses 50 connections, and takes a line of 16 at the passwords (%s)",
  async (database) => {
    const bounds = slotBounds(database);
    const { ordinary, passwords } = bounds;
    expect(ordinary.running + ordinary.waiting).toBeGreaterThanOrEqual(50);
    const { take } = createSlots(bounds);
    const ofOneAddress = Array.from({ length: 50 }, () => take("ordinary", ["address"]));
    expect(await Promise.race([...ofOneAddress.slice(-1), Promise.resolve("in line")])).toBe("in line");
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

it("gives slots in the order of coming, and refuses at once whoever finds the line full", async () => {
  const slots = createSlots(few);
  const first = await slots.take("ordinary");
  const second = await slots.take("ordinary");
  expect([first?.waitedMs, second?.waitedMs]).toEqual([0, 0]);
  const order: number[] = [];
  const waiting = [3, 4, 5].map(async (number) => {
    const slot = await slots.take("ordinary");
    order.push(number);
    slot?.leave();
  });
  expect(slots.isFull("ordinary")).toBe(true);
  expect(await slots.take("ordinary")).toBeNull();
  expect(order).toEqual([]);
  first?.leave();
  await Promise.all(waiting);
  expect(order).toEqual([3, 4, 5]);
  second?.leave();
  expect(slots.isFull("ordinary")).toBe(false);
});

it("frees a slot once, however often it is given back", async () => {
  const slots = createSlots(few);
  const [first] = [await slots.take("ordinary"), await slots.take("ordinary")];
  const third = slots.take("ordinary");
  const fourth = slots.take("ordinary");
  first?.leave();
  first?.leave();
  expect(await third).not.toBeNull();
  expect(await Promise.race([fourth, Promise.resolve("still waiting")])).toBe("still waiting");
});

it("lets nobody wait for ever, and passes the slot on to whoever still waits", async () => {
  const slots = createSlots({ ...few, maxWaitMs: 20 });
  const first = await slots.take("ordinary");
  await slots.take("ordinary");
  expect(await slots.take("ordinary")).toBeNull();
  const next = slots.take("ordinary");
  first?.leave();
  expect(await next).not.toBeNull();
});

it("keeps signing in apart from the rest, and passwords apart from links and sessions", async () => {
  const slots = createSlots(few);
  expect(await slots.take("passwords")).not.toBeNull();
  expect(slots.isFull("passwords")).toBe(true);
  expect(slots.isFull("signIn")).toBe(false);
  for (let taken = 0; taken < 2; taken += 1) await slots.take("ordinary");
  void slots.take("ordinary");
  expect((await slots.take("signIn"))?.waitedMs).toBe(0);
  expect(await slots.take("signIn")).toBeNull();
  expect(slots.isFull("ordinary")).toBe(false);
});

describe("one who asks more than others", () => {
  const bounds = { ...few, ordinary: { running: 4, waiting: 8 } };
  const one = ["address 1"];

  it("never has the last slot, nor the last of the line", async () => {
    const slots = createSlots(bounds);
    const taken = await Promise.all([1, 2, 3].map(() => slots.take("ordinary", one)));
    expect(taken.map((slot) => slot?.waitedMs)).toEqual([0, 0, 0]);
    const inLine = Array.from({ length: 6 }, () => slots.take("ordinary", one));
    expect(await slots.take("ordinary", one)).toBeNull();
    expect((await slots.take("ordinary", ["address 2"]))?.waitedMs).toBe(0);
    expect(await Promise.race([...inLine, Promise.resolve("all in line")])).toBe("all in line");
    expect(slots.isFull("ordinary")).toBe(false);
  });

  it("stands behind who asks less, and goes on when nobody else does", async () => {
    const slots = createSlots(bounds);
    const [first] = await Promise.all([1, 2, 3].map(() => slots.take("ordinary", one)));
    const other = await slots.take("ordinary", ["address 2"]);
    const ofOne = [slots.take("ordinary", one), slots.take("ordinary", one)];
    const third = slots.take("ordinary", ["address 3"]);
    first?.leave();
    expect(await third).not.toBeNull();
    expect(await Promise.race([...ofOne, Promise.resolve("in line")])).toBe("in line");
    other?.leave();
    expect(await ofOne[0]).not.toBeNull();
    // A slot is free, but not for this address.
    (await third)?.leave();
    expect(await Promise.race([...ofOne.slice(1), Promise.resolve("in line")])).toBe("in line");
    (await ofOne[0])?.leave();
    expect(await ofOne[1]).not.toBeNull();
  });

  it("gives the end of a full line to who stands in it less, whose own last is then refused", async () => {
    const slots = createSlots({ ...few, ordinary: { running: 1, waiting: 4 } });
    const first = await slots.take("ordinary", ["address 9"]);
    const two = ["address 2"];
    const ofTwo = [slots.take("ordinary", two), slots.take("ordinary", two), slots.take("ordinary", two)];
    const third = slots.take("ordinary", ["address 3"]);
    expect(slots.isFull("ordinary")).toBe(false);
    const fourth = slots.take("ordinary", ["address 4"]);
    expect(await ofTwo[2]).toBeNull();
    // Two requests of one address against one of another: evicting would only change who is refused.
    const thirdAgain = slots.take("ordinary", ["address 3"]);
    expect(await thirdAgain).toBeNull();
    const fifth = slots.take("ordinary", ["address 5"]);
    expect(await ofTwo[1]).toBeNull();
    expect(slots.isFull("ordinary")).toBe(true);
    expect(await slots.take("ordinary", ["address 6"])).toBeNull();
    first?.leave();
    for (const slot of [ofTwo[0], third, fourth, fifth]) (await slot)?.leave();
    expect(slots.isFull("ordinary")).toBe(false);
    expect((await slots.take("ordinary", ["address 6"]))?.waitedMs).toBe(0);
  });

  it("is known by address and by person alike", async () => {
    const slots = createSlots({ ...bounds, files: { running: 8, waiting: 0, share: 1 / 4 } });
    const from = (address: number) => slots.take("files", [`address ${address}`, "person"]);
    expect([await from(1), await from(2)].map((slot) => slot?.waitedMs)).toEqual([0, 0]);
    expect(await from(3)).toBeNull();
    expect((await slots.take("files", ["address 1", "another"]))?.waitedMs).toBe(0);
  });
});
