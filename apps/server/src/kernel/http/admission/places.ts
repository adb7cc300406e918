/** How many requests of one kind are worked on at once, and how many more may stand in line for that. */
export type LaneBounds = {
  readonly running: number;
  readonly waiting: number;
  /** The part of those at work that one address, or one person, may have. */
  readonly share?: number;
};

/** The same without a word, and of each line: whoever comes from elsewhere always finds room, and waits behind one at most. */
const USUAL_SHARE = 3 / 4;

/** Beside the one that is being hashed; who comes then is refused. */
export const PASSWORDS_IN_LINE = 16;

export type LaneName = "ordinary" | "signIn" | "passwords" | "files";
export type PlaceBounds = Readonly<Record<LaneName, LaneBounds>> & {
  /** Who has stood in line for so long is refused; what is asked for again is answered sooner than what has waited. */
  readonly maxWaitMs: number;
};

/**
 * The bounds of one process. Above them a request is refused at once: with 1,000 connections taken on, each waited 5 to 12 s.
 *
 * 16 at work keep the 10 connections of the pool busy while others are read and written, 4 the one embedded database; more
 * only lengthen the line inside the database, where nobody overtakes: with 16, a sign-in took 5 s there. 64 more may
 * wait, so that 50 connections are never refused, and a line of them is done with in half a second on PostgreSQL.
 * Signing in has a lane of its own, or whoever floods the rest would lock everybody out; and of that what a password is
 * hashed for has one, since hashing is one at a time: 1 and 16 behind it, which is the line there, and who comes then is
 * refused before the application has work with it. A flood of passwords costs nobody else a place, nor much time.
 *
 * Files have one too, while they come: over slow lines, for minutes, and they cost little but that. Who may not send one has been
 * refused by then. A browser sends six at once; an address has a quarter of the lane, which whole households share.
 *
 * A PostgreSQL that is away answers nobody, and the line must say so within 5 s. The embedded database cannot be away, and
 * on a busy machine its line of 50 is longer than that.
 */
export function placeBounds(database: "embedded" | "postgres"): PlaceBounds {
  const [running, maxWaitMs] = database === "embedded" ? [4, 8_000] : [16, 4_000];
  return {
    ordinary: { running, waiting: 64 },
    signIn: { running: 8, waiting: 24 },
    passwords: { running: 1 + PASSWORDS_IN_LINE, waiting: 0 },
    files: { running: 64, waiting: 64, share: 1 / 4 },
    maxWaitMs,
  };
}

/** A browser that repeats a request by itself comes back when the line is short again. */
export const RETRY_AFTER_SECONDS = 2;

/** How long it waited, and how to give it back. */
export type RequestSlot = { readonly waitedMs: number; readonly leave: () => void };

/** Null where there is none, or none for these holders: the address that asks, and the person. */
export type TakePlace = (lane: LaneName, holders?: readonly string[]) => Promise<RequestSlot | null>;

export type Places = {
  readonly take: TakePlace;
  /** True where `take` would refuse everybody: the line is full, and nobody in it stands there twice. */
  readonly isFull: (lane: LaneName) => boolean;
};

/** What hashes a password. */
const passwordPaths: ReadonlySet<string> = new Set(
  ["sign-in/email", "sign-up/email", "reset-password", "change-password"].map((verb) => `/api/auth/${verb}`),
);

/** The lane in which a request is asked what it wants, by its path; a route that takes a file moves on from there by itself. */
export function laneOf(path: string): LaneName {
  if (passwordPaths.has(path)) return "passwords";
  return path.startsWith("/api/auth/") ? "signIn" : "ordinary";
}

export function createPlaces({ ordinary, signIn, passwords, files, maxWaitMs }: PlaceBounds): Places {
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
  const mostOfOne = Math.ceil(running * share);
  let taken = 0;
  const heldBy = new Map<string, number>();
  const line = createLine(waiting);

  const heldByAnyOf = (holders: Holders): number =>
    Math.max(0, ...holders.map((holder) => heldBy.get(holder) ?? 0));
  const mayBegin = (holders: Holders): boolean => taken < running && heldByAnyOf(holders) < mostOfOne;

  function begin(holders: Holders): () => void {
    count(holders, 1);
    let left = false;
    return () => {
      if (left) return;
      left = true;
      count(holders, -1);
      letIn();
    };
  }

  function count(holders: Holders, by: 1 | -1): void {
    taken += by;
    for (const holder of holders) {
      const held = (heldBy.get(holder) ?? 0) + by;
      if (held === 0) heldBy.delete(holder);
      else heldBy.set(holder, held);
    }
  }

  /** Of those in line the first who holds least: one who asks a hundred times does not stand before who asks once. */
  function letIn(): void {
    for (;;) {
      const able = line.all().filter(({ holders }) => mayBegin(holders));
      const least = Math.min(...able.map(({ holders }) => heldByAnyOf(holders)));
      const next = able.find(({ holders }) => heldByAnyOf(holders) === least);
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
    function settle(place: RequestSlot | null): void {
      clearTimeout(giveUp);
      line.leave(inLine);
      resolve(place);
    }
    return promise;
  }

  return {
    isFull: () => taken >= running && line.isFull(),
    async take(holders) {
      if (mayBegin(holders)) return { waitedMs: 0, leave: begin(holders) };
      return line.mayJoin(holders) ? wait(holders) : null;
    },
  };
}

/** Who waits for a place, in the order of coming. */
function createLine(length: number) {
  const mostOfOne = Math.ceil(length * USUAL_SHARE);
  const line = new Set<Waiting>();

  const countOf = (holder: string): number =>
    [...line].filter(({ holders }) => holders.includes(holder)).length;
  const mostOfAny = (holders: Holders): number => Math.max(0, ...holders.map(countOf));

  /** Of a full line the last of who stands there most gives up, before somebody who stands there less is refused. */
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
