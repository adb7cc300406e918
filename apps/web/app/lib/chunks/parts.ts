import { useSyncExternalStore } from "react";

import { whilePending } from "./pending.ts";

/** The response of `/parts.json`. */
export type PartList = { readonly version: string; readonly files: readonly string[] };

/** Whether the server can be reached, and whether it still serves this page's version. */
export type ServerReach = "same" | "newer" | "away";

type Standing = {
  /** This tab has every part of the application: only data is fetched from now on. */
  readonly kept: boolean;
  /** The server has a newer version. */
  readonly newer: boolean;
  /** A navigation is waiting for a connection. */
  readonly waiting: boolean;
};

/** Thrown for a part whose file cannot be loaded now. */
export class ChunkUnavailable extends Error {
  readonly reach: ServerReach;
  constructor(reach: ServerReach) {
    super(`a part of the application cannot be loaded: ${reach}`);
    this.reach = reach;
  }
}

const LIST = "/parts.json";
/** Retry interval of a navigation that waits for the server. */
const ASK_AGAIN_MS = 4_000;
const PATIENCE_MS = 8_000;
/** For this long, a check of the version also covers the next part. */
const SURE_MS = 3_000;
const LOOK_MS = 10 * 60_000;

let own = "";
let standing: Standing = { kept: false, newer: false, waiting: false };
const listeners = new Set<() => void>();
const screensSeen = new Set<string>();
const never = new Promise<never>(() => {});
/** Number of the latest navigation. */
let turn = 0;
let looked = 0;
/** When the server last confirmed this version; 0 is the page load itself. */
let checkedAtMs = 0;

function stand(next: Partial<Standing>): void {
  standing = { ...standing, ...next };
  for (const listener of listeners) listener();
}

export function useStanding(): Standing {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => standing,
    () => standing,
  );
}

/** Sets the version of this page; empty in development, where nothing is checked. */
export function madeOf(version: string): void {
  own = version;
}

async function ask(): Promise<PartList | null> {
  try {
    const answer = await fetch(LIST, { cache: "no-store", signal: AbortSignal.timeout(PATIENCE_MS) });
    if (!answer.ok) return null;
    const list: PartList = await answer.json();
    if (list.version === own) checkedAtMs = performance.now();
    else stand({ newer: true });
    return list;
  } catch {
    // A lost connection is a normal result here.
    return null;
  }
}

/** Asks the server for its current version. */
export async function reach(): Promise<ServerReach> {
  const list = await ask();
  if (list === null) return "away";
  return list.version === own ? "same" : "newer";
}

/** The files to download into this tab; null if the server is unreachable or has another version with other files. */
export async function missingParts(): Promise<readonly string[] | null> {
  if (own === "" || standing.kept) return [];
  const list = await ask();
  return list === null || list.version !== own ? null : list.files;
}

/** From now on only data is fetched from the server. */
export function haveAllParts(): void {
  stand({ kept: true });
}

/** For dynamic imports: throws `ChunkUnavailable` instead of leaving the module broken for the rest of the visit. */
export function loadChunk<Part>(load: () => Promise<Part>): Promise<Part> {
  return whilePending(() => loadGuarded(load));
}

async function loadGuarded<Part>(load: () => Promise<Part>): Promise<Part> {
  const isSure = navigator.onLine && performance.now() - checkedAtMs <= SURE_MS;
  if (own !== "" && !standing.kept && !isSure) {
    const where = await reach();
    if (where !== "same") throw new ChunkUnavailable(where);
  }
  try {
    return await load();
  } catch (failure) {
    // The last check was recent enough to be trusted, but the version or the connection has changed since then.
    const where = own === "" ? "same" : await reach();
    throw where === "same" ? failure : new ChunkUnavailable(where);
  }
}

/** Loads a part ahead of its use, such as on hover; failures are ignored, since nothing waits for it. */
export function ahead(load: () => Promise<unknown>): void {
  if (!loadedAhead.has(load))
    loadChunk(load).then(
      () => loadedAhead.add(load),
      () => {},
    );
}

const loadedAhead = new WeakSet<() => Promise<unknown>>();

/** `/leases/0b…` and `/leases/1c…` are the same screen. */
function screenOf(address: string): string {
  const [path = ""] = address.split(/[?#]/);
  return path.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, ":id");
}

export function sawScreen(path: string): void {
  screensSeen.add(screenOf(path));
}

/**
 * Wraps each navigation: one to a screen whose code is not loaded waits for the connection, with the current screen
 * still open. Otherwise the router would reload the page and end at the browser's own error.
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
  let where = await whilePending(reach);
  while (where === "away" && mine === turn) {
    stand({ waiting: true });
    await online();
    where = await whilePending(reach);
  }
  // Another navigation started meanwhile. The router would continue with any result, so this promise never resolves.
  if (mine !== turn) return never;
  stand({ waiting: false });
  if (where === "same") {
    await go();
    return;
  }
  // This page's version is no longer served: load the screen with the new version.
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

/** Called when the user returns to the tab: checks for a newer version. */
export function lookForNewer(now: number): void {
  if (own === "" || standing.newer || now - looked < LOOK_MS) return;
  looked = now;
  void ask();
}
