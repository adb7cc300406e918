/** How many requests of one kind are worked on at once, and how many more may stand in line for that. */
export type LaneBounds = { readonly running: number; readonly waiting: number };
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
 * Files have one too: they come over slow lines, for minutes, and cost little but that.
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
    files: { running: 64, waiting: 16 },
    maxWaitMs,
  };
}

/** A browser that repeats a request by itself comes back when the line is short again. */
export const RETRY_AFTER_SECONDS = 2;

/** Answers how long it waited and how to give the place back; null where there is none. */
export type TakePlace = (
  lane: LaneName,
) => Promise<{ readonly waitedMs: number; readonly leave: () => void } | null>;

export type Places = {
  readonly take: TakePlace;
  /** True where `take` would refuse. */
  readonly isFull: (lane: LaneName) => boolean;
};

/** What hashes a password. */
const passwordPaths: ReadonlySet<string> = new Set(
  ["sign-in/email", "sign-up/email", "reset-password", "change-password"].map((verb) => `/api/auth/${verb}`),
);

/** The lane of a request by its path. */
export function laneOf(path: string): LaneName {
  if (passwordPaths.has(path)) return "passwords";
  if (path.startsWith("/api/documents/")) return "files";
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
    take: (name) => lanes[name].take(),
    isFull: (name) => lanes[name].isFull(),
  };
}

type Lane = { readonly take: () => ReturnType<TakePlace>; readonly isFull: () => boolean };

function createLane({ running, waiting }: LaneBounds, maxWaitMs: number): Lane {
  let taken = 0;
  const line = new Set<() => void>();
  const isFull = () => taken >= running && line.size >= waiting;

  function leaveOnce(): () => void {
    let left = false;
    return () => {
      if (left) return;
      left = true;
      // The next in line takes over the place; only without one does it become free.
      const [next] = line;
      if (next === undefined) taken -= 1;
      else next();
    };
  }

  return {
    isFull,
    async take() {
      if (isFull()) return null;
      if (taken < running) {
        taken += 1;
        return { waitedMs: 0, leave: leaveOnce() };
      }
      const came = performance.now();
      const { promise, resolve } = Promise.withResolvers<boolean>();
      const goOn = (): void => settle(true);
      const giveUp = setTimeout(() => settle(false), maxWaitMs);
      line.add(goOn);
      function settle(hasPlace: boolean): void {
        clearTimeout(giveUp);
        line.delete(goOn);
        resolve(hasPlace);
      }
      return (await promise) ? { waitedMs: performance.now() - came, leave: leaveOnce() } : null;
    },
  };
}
