import { useSyncExternalStore } from "react";

import { whilePending } from "./pending.ts";

/** Answered by `/parts.json`. */
export type PartList = { readonly version: string; readonly files: readonly string[] };

/** Whether the server answers, and whether it still serves what this page is made of. */
export type ServerReach = "same" | "newer" | "away";

type Standing = {
  /** Every part of the application is in this tab: nothing more is asked of the server but data. */
  readonly kept: boolean;
  /** Another version is served. */
  readonly newer: boolean;
  /** A screen was asked for that has to wait for a connection. */
  readonly waiting: boolean;
};

/** Said by a part whose file cannot be had now. */
export class ChunkUnavailable extends Error {
  readonly reach: ServerReach;
  constructor(reach: ServerReach) {
    super(`a part of the application cannot be loaded: ${reach}`);
    this.reach = reach;
  }
}

const LIST = "/parts.json";
/** How often a screen that waits for the server asks again. */
const ASK_AGAIN_MS = 4_000;
const PATIENCE_MS = 8_000;
/** So long an answer holds for the next part as well. */
const SURE_MS = 3_000;
const LOOK_MS = 10 * 60_000;

let own = "";
let standing: Standing = { kept: false, newer: false, waiting: false };
const listeners = new Set<() => void>();
const screensSeen = new Set<string>();
const never = new Promise<never>(() => {});
/** Which navigation is the latest. */
let turn = 0;
let looked = 0;
/** When the server last said that it serves this version: with the page itself, at 0. */
let answered = 0;

function stand(next: Partial<Standing>): void {
  standing = { ...standing, ...next };
  for (const tell of listeners) tell();
}

export function useStanding(): Standing {
  return useSyncExternalStore(
    (tell) => {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
    () => standing,
    () => standing,
  );
}

/** The version this page is made of; empty where nothing is built, and then nothing is guarded. */
export function madeOf(version: string): void {
  own = version;
}

async function ask(): Promise<PartList | null> {
  try {
    const answer = await fetch(LIST, { cache: "no-store", signal: AbortSignal.timeout(PATIENCE_MS) });
    if (!answer.ok) return null;
    const list: PartList = await answer.json();
    if (list.version === own) answered = performance.now();
    else stand({ newer: true });
    return list;
  } catch {
    // A lost connection is an answer here, not a failure.
    return null;
  }
}

/** Asks the server what it serves now. */
export async function reach(): Promise<ServerReach> {
  const list = await ask();
  if (list === null) return "away";
  return list.version === own ? "same" : "newer";
}

/** The files that the tab is to keep; null while the server is away or serves another version, which has other files. */
export async function missingParts(): Promise<readonly string[] | null> {
  if (own === "" || standing.kept) return [];
  const list = await ask();
  return list === null || list.version !== own ? null : list.files;
}

/** From now on nothing more is asked of the server but data. */
export function haveAllParts(): void {
  stand({ kept: true });
}

/** For what is loaded when it is asked for: says `ChunkUnavailable` instead of spoiling the module for the rest of the visit. */
export function loadChunk<Part>(load: () => Promise<Part>): Promise<Part> {
  return whilePending(() => loadGuarded(load));
}

async function loadGuarded<Part>(load: () => Promise<Part>): Promise<Part> {
  if (own !== "" && !standing.kept && performance.now() - answered > SURE_MS) {
    const where = await reach();
    if (where !== "same") throw new ChunkUnavailable(where);
  }
  try {
    return await load();
  } catch (failure) {
    // The last answer was still held to be sure, and the version or the connection went since.
    const where = own === "" ? "same" : await reach();
    throw where === "same" ? failure : new ChunkUnavailable(where);
  }
}

/** Fetches a part before it is asked for, as when the pointer comes near; nobody waits for it, so nobody is told when it fails. */
export function ahead(load: () => Promise<unknown>): void {
  loadChunk(load).catch(() => {});
}

/** `/leases/0b…` and `/leases/1c…` are one screen. */
function screenOf(address: string): string {
  const [path = ""] = address.split(/[?#]/);
  return path.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, ":id");
}

export function sawScreen(path: string): void {
  screensSeen.add(screenOf(path));
}

/**
 * Around each navigation: one to a screen whose code is not here waits for the connection, on the screen that is open. Left to
 * itself the router would load the page anew, and end at the browser's own error.
 */
export async function whenReachable(go: () => Promise<unknown>, to: string | number): Promise<void> {
  const isHere = own === "" || standing.kept || typeof to === "number" || screensSeen.has(screenOf(to));
  if (isHere || !to.startsWith("/")) {
    turn += 1;
    if (standing.waiting) stand({ waiting: false });
    await go();
    return;
  }
  turn += 1;
  const mine = turn;
  let where = await reach();
  while (where === "away" && mine === turn) {
    stand({ waiting: true });
    await online();
    where = await reach();
  }
  // Somebody chose another screen meanwhile. The router goes on with whatever comes back to it, so this one never does.
  if (mine !== turn) return never;
  stand({ waiting: false });
  if (where === "same") {
    await go();
    return;
  }
  // What this page is made of is gone: the screen comes with the new version.
  window.location.assign(to);
  return never;
}

function online(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ASK_AGAIN_MS);
    window.addEventListener(
      "online",
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}

/** For whoever comes back to the tab: sees whether another version is served by now. */
export function lookForNewer(now: number): void {
  if (own === "" || standing.newer || now - looked < LOOK_MS) return;
  looked = now;
  void ask();
}
