/** How many requests of one kind run at once, and how many more may wait in the queue. */
export type LaneBounds = {
  readonly running: number;
  readonly waiting: number;
  /** The part of the running requests that one address or person may have. */
  readonly share?: number;
};

/** The default, also for the queue: a request from elsewhere always finds room, and waits behind at most one other. */
const USUAL_SHARE = 3 / 4;

/** The requests that may wait in addition to the one that is being hashed; further ones are refused. */
export const PASSWORDS_IN_LINE = 16;

export type LaneName = "ordinary" | "signIn" | "passwords" | "files";
export type SlotBounds = Readonly<Record<LaneName, LaneBounds>> & {
  /** A request that has waited this long is refused, because a repeated request is then answered sooner. */
  readonly maxWaitMs: number;
};

/**
 * The bounds of one process. Beyond them a request is refused at once: with 1,000 connections accepted, each waited 5
 * to 12 s.
 *
 * 16 running requests keep the 10 connections of the pool busy while others are read and written; 4 keep the one
 * embedded database busy. More running requests only lengthen the queue inside the database, which is strictly in
 * order: with 16, a sign-in took 5 s there. 64 more may wait, so that 50 connections are never refused; PostgreSQL
 * works through such a queue in half a second.
 *
 * Sign-in has a lane of its own, or a flood of other requests would lock everybody out. Requests that hash a password
 * have another, because hashing runs one at a time: one is hashed, 16 wait for it, and further ones are refused
 * before the application spends work on them. A flood of passwords takes no other request's slot, and little of its
 * time.
 *
 * File uploads have a lane too, while they are received: over slow lines this takes minutes but few other resources.
 * Senders without permission have already been refused. A browser sends six at once; one address, which a whole
 * household may share, gets a quarter of the lane.
 *
 * If PostgreSQL is away, requests must be refused within 5 s. The embedded database cannot be away, and on a busy
 * machine its queue of 50 takes longer than that.
 */
export function slotBounds(database: "embedded" | "postgres"): SlotBounds {
  const [running, maxWaitMs] = database === "embedded" ? [4, 8_000] : [16, 4_000];
  return {
    ordinary: { running, waiting: 64 },
    signIn: { running: 8, waiting: 24 },
    passwords: { running: 1 + PASSWORDS_IN_LINE, waiting: 0 },
    files: { running: 64, waiting: 64, share: 1 / 4 },
    maxWaitMs,
  };
}

/** By then the queue is short again for a browser that retries by itself. */
export const RETRY_AFTER_SECONDS = 2;

/** How long the request waited, and how to release its slot. */
export type RequestSlot = { readonly waitedMs: number; readonly leave: () => void };

/**
 * Null if there is no slot, or if its holders already have their share. The holders are the address and the person.
 */
export type TakeSlot = (lane: LaneName, holders?: readonly string[]) => Promise<RequestSlot | null>;

export type Slots = {
  readonly take: TakeSlot;
  /** True if `take` would refuse everybody: the queue is full, and no holder is in it twice. */
  readonly isFull: (lane: LaneName) => boolean;
};

/** The paths that hash a password. */
const passwordPaths: ReadonlySet<string> = new Set(
  ["sign-in/email", "sign-up/email", "reset-password", "change-password"].map((verb) => `/api/auth/${verb}`),
);

/** The lane by path in which a request starts; a route that receives a file moves to another lane by itself. */
export function laneOf(path: string): LaneName {
  if (passwordPaths.has(path)) return "passwords";
  return path.startsWith("/api/auth/") ? "signIn" : "ordinary";
}

export function createSlots({ ordinary, signIn, passwords, files, maxWaitMs }: SlotBounds): Slots {
  const lanes = {
    ordinary: createLane(ordinary, maxWaitMs),
    signIn: createLane(signIn, maxWaitMs),
    passwords: createLane(passwords, maxWaitMs),
    files: createLane(files, maxWaitMs),
  };
  return {
    take: (name, holders = []) => lanes[name].take(holders),
    isFull: (name) => lanes[name].isFull(),
  };
}

type Holders = readonly string[];
type Waiting = { readonly holders: Holders; readonly goOn: () => void; readonly giveUp: () => void };
type Lane = {
  readonly take: (holders: Holders) => Promise<RequestSlot | null>;
  readonly isFull: () => boolean;
};

function createLane({ running, waiting, share = USUAL_SHARE }: LaneBounds, maxWaitMs: number): Lane {
  const slots = createLaneSlots(running, Math.ceil(running * share));
  const line = createLine(waiting);

  function begin(holders: Holders): () => void {
    slots.count(holders, 1);
    let left = false;
    return () => {
      if (left) return;
      left = true;
      slots.count(holders, -1);
      letIn();
    };
  }

  /**
   * Admits the first waiting request among those whose holders have the fewest slots, so that a hundred requests of
   * one holder do not delay another's only one.
   */
  function letIn(): void {
    for (;;) {
      const able = line.all().filter(({ holders }) => slots.mayBegin(holders));
      const least = Math.min(...able.map(({ holders }) => slots.heldByAnyOf(holders)));
      const next = able.find(({ holders }) => slots.heldByAnyOf(holders) === least);
      if (next === undefined) return;
      next.goOn();
    }
  }

  function wait(holders: Holders): Promise<RequestSlot | null> {
    const came = performance.now();
    const { promise, resolve } = Promise.withResolvers<RequestSlot | null>();
    const inLine: Waiting = {
      holders,
      goOn: () => settle({ leave: begin(holders), waitedMs: performance.now() - came }),
      giveUp: () => settle(null),
    };
    const giveUp = setTimeout(() => settle(null), maxWaitMs);
    line.join(inLine);
    function settle(slot: RequestSlot | null): void {
      clearTimeout(giveUp);
      line.leave(inLine);
      resolve(slot);
    }
    return promise;
  }

  return {
    isFull: () => slots.isFull() && line.isFull(),
    async take(holders) {
      if (slots.mayBegin(holders)) return { waitedMs: 0, leave: begin(holders) };
      return line.mayJoin(holders) ? wait(holders) : null;
    },
  };
}

/** The requests that run, and how many of them each holder has. */
function createLaneSlots(running: number, mostOfOne: number) {
  let taken = 0;
  const heldBy = new Map<string, number>();
  const heldByAnyOf = (holders: Holders): number =>
    Math.max(0, ...holders.map((holder) => heldBy.get(holder) ?? 0));
  return {
    heldByAnyOf,
    mayBegin: (holders: Holders): boolean => taken < running && heldByAnyOf(holders) < mostOfOne,
    isFull: (): boolean => taken >= running,
    count(holders: Holders, by: 1 | -1): void {
      taken += by;
      for (const holder of holders) {
        const held = (heldBy.get(holder) ?? 0) + by;
        if (held === 0) heldBy.delete(holder);
        else heldBy.set(holder, held);
      }
    },
  };
}

/** The requests that wait for a slot, in order of arrival. */
function createLine(length: number) {
  const mostOfOne = Math.ceil(length * USUAL_SHARE);
  const line = new Set<Waiting>();

  const countOf = (holder: string): number =>
    [...line].filter(({ holders }) => holders.includes(holder)).length;
  const mostOfAny = (holders: Holders): number => Math.max(0, ...holders.map(countOf));

  /** If the queue is full, the holder with most requests in it loses its last one to a holder with fewer. */
  function makeRoom(own: number): boolean {
    const counted = [...line].map((each) => ({ each, count: mostOfAny(each.holders) }));
    const most = Math.max(0, ...counted.map(({ count }) => count));
    if (most <= own + 1) return false;
    counted.findLast(({ count }) => count === most)?.each.giveUp();
    return true;
  }

  return {
    all: () => [...line],
    join: (each: Waiting) => void line.add(each),
    leave: (each: Waiting) => void line.delete(each),
    isFull: () => line.size >= length && [...line].every(({ holders }) => mostOfAny(holders) <= 1),
    mayJoin(holders: Holders): boolean {
      const own = mostOfAny(holders);
      return own < mostOfOne && (line.size < length || makeRoom(own));
    },
  };
}
