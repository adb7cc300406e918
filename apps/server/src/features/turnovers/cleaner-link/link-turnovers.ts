import type { LinkTurnover, LinkPage } from "@keystead/contract/turnovers";
import { DAY_MS, dayInZone, localIn } from "@keystead/domain/calendar";
import {
  accessWindow,
  LINK_DAYS_AHEAD,
  LINK_DAYS_BACK,
  payoutState,
  REOPEN_MS,
} from "@keystead/domain/turnovers";

import type { Deps } from "#deps.ts";
import { refusal } from "#kernel/api/index.ts";
import { amountText, openAccessNote } from "../../properties/index.ts";
import { noteLinkUsed } from "./cleaner-link-store.ts";
import type { ListedTurnover } from "../turnover-row.ts";
import { checklistOf, readPressed } from "../checklists/turnover-checklists.ts";
import type { PressedTurnovers } from "../checklists/turnover-checklists.ts";
import { selectTurnovers } from "../turnover-store.ts";
import type { TurnoverHolder } from "./link-store.ts";

type PageDeps = Pick<Deps, "db" | "authSecret">;

/**
 * R-O02: a cleaner's own turnovers from 7 days back to 60 ahead, of all hosts who gave them a membership or whose links the
 * phone holds.
 */
export async function linkPage(
  deps: PageDeps,
  holders: readonly TurnoverHolder[],
  { now, opened }: { readonly now: Date; readonly opened: boolean },
): Promise<LinkPage> {
  const turnovers: LinkTurnover[] = [];
  let seq = 0;
  const signedIn = new Set(holders.filter(({ token }) => token === null).map(({ cleanerId }) => cleanerId));
  for (const holder of holders) {
    const { workspaceId, cleanerId, token } = holder;
    const isByLink = token !== null;
    const own = await deps.db.asTenant(workspaceId, async (tx) => {
      const work = { tx, scope: { workspaceId }, now };
      if (opened && isByLink) await noteLinkUsed(work, cleanerId);
      // A signed-in cleaner who also has a link sees each turnover only once.
      if (isByLink && signedIn.has(cleanerId)) return null;
      const shown = await selectTurnovers(work, { cleanerId, slotWithin: shownTo(now) });
      return { shown, pressed: await readPressed(work, shown) };
    });
    if (own === null) continue;
    const { shown, pressed } = own;
    turnovers.push(...shown.map((turnover) => linkTurnover(turnover, pressed, { holder, now, deps })));
    const numbers = shown.flatMap((turnover) => pressed.operationsOf(turnover).map((one) => one.seq));
    seq = numbers.reduce((highest, one) => Math.max(highest, one), seq);
  }
  const newest = holders.at(-1);
  if (newest === undefined) throw refusal("UNAUTHORIZED");
  const { name, language } = newest;
  return { name, language, seq, jobs: turnovers.toSorted((a, b) => (a.slot.from < b.slot.from ? -1 : 1)) };
}

function shownTo(now: Date) {
  return {
    startMs: now.getTime() - LINK_DAYS_BACK * DAY_MS,
    endMs: now.getTime() + LINK_DAYS_AHEAD * DAY_MS,
  };
}

/** Whether a link shows a turnover of its cleaner. */
export function isShown({ slot, status }: ListedTurnover, now: Date): boolean {
  const { startMs, endMs } = shownTo(now);
  return status !== "cancelled" && slot.startMs < endMs && slot.endMs > startMs;
}

function linkTurnover(
  turnover: ListedTurnover,
  pressed: PressedTurnovers,
  { holder, now, deps }: { readonly holder: TurnoverHolder; readonly now: Date; readonly deps: PageDeps },
): LinkTurnover {
  const { zone, window, slot, doneAtMs, arriving } = turnover;
  const local = (atMs: number) => localIn(zone, atMs);
  const localOrNull = (atMs: number | null) => (atMs === null ? null : local(atMs));
  const today = dayInZone(zone, now.getTime());
  const begins = turnover.kind === "manual" ? slot.startMs : window.startMs;
  return {
    id: turnover.id,
    host: holder.host,
    property: turnover.property.name,
    unit: turnover.unit?.name ?? null,
    address: turnover.address,
    city: turnover.city,
    status: turnover.status,
    today,
    window: { from: local(window.startMs), to: localOrNull(window.endMs) },
    slot: { from: local(slot.startMs), to: local(slot.endMs) },
    arriving: arriving === null ? null : { guests: arriving.guestsCount, at: arriving.at },
    note: turnover.note,
    access: accessOf(turnover, now, deps),
    confirmed: turnover.confirmedAtMs !== null,
    startedAt: localOrNull(turnover.startedAtMs),
    doneAt: localOrNull(doneAtMs),
    hostNotifiedAt:
      doneAtMs === null || turnover.doneBy !== "cleaner" ? null : localOrNull(turnover.hostNotifiedAtMs),
    ripe: today >= dayInZone(zone, begins),
    reopens:
      doneAtMs !== null &&
      !turnover.approved &&
      turnover.paidOn === null &&
      now.getTime() - doneAtMs <= REOPEN_MS,
    checklist: checklistOf(turnover, pressed),
    problems: turnover.problems,
    photos: turnover.photos,
    pay: holder.token === null ? payOf(turnover) : null,
  };
}

/** The pay that is owed or was paid for the turnover (R-E07); null if there is no fee to pay. */
function payOf(turnover: ListedTurnover): LinkTurnover["pay"] {
  const state = payoutState(turnover);
  const { currency, feeMinor } = turnover;
  if (state === "none" || state === "void") return null;
  return { amount: amountText(feeMinor, currency), currency, state };
}

/** The access note may contain a door code, so it is shown only while it is needed. */
function accessOf(turnover: ListedTurnover, now: Date, deps: PageDeps): LinkTurnover["access"] {
  const { fromMs, untilMs } = accessWindow(turnover);
  const text = openAccessNote(deps, turnover.accessSealed);
  return text !== "" && now.getTime() >= fromMs && now.getTime() <= untilMs ? { text, untilMs } : null;
}
