import { createHash } from "node:crypto";

import { localIn } from "@keystead/domain/calendar";
import { mapAddress } from "@keystead/domain/turnovers";
import type { CleanerNews, NotifiedTurnover } from "@keystead/domain/turnovers";

import type { Deps } from "#deps.ts";
import type { CleanerReminderMail } from "#kernel/jobs/mail-orders.ts";
import { linkTo } from "#kernel/links/link-to.ts";
import { workspaceToken } from "#kernel/links/workspace-token.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";
import { cleanerLinks } from "../cleaner-link/cleaner-link-token.ts";
import type { ListedTurnover } from "../turnover-row.ts";
import type { RemindedCleaner } from "./turnover-reminder-store.ts";

type MailDeps = Pick<Deps, "env" | "authSecret">;

type Reminding = {
  readonly turnover: ListedTurnover;
  readonly cleaner: RemindedCleaner;
  readonly landlord: { readonly name: string; readonly email: string };
  /** The plan that the mail states; for a cancelled turnover the plan of which the cleaner was notified before. */
  readonly says: NotifiedTurnover;
  readonly news: CleanerNews | null;
  readonly was: CleanerReminderMail["was"];
};

/**
 * One mail about a turnover. Its id is made from the plan that it states and the turnover's version: a second copy is
 * recognised, and the same content after a change is a new mail.
 */
export function cleanerReminderMail(
  deps: MailDeps,
  { scope: { workspaceId }, now }: Pick<Work<WorkspaceScope>, "scope" | "now">,
  { turnover, cleaner, landlord, says, news, was }: Reminding,
): CleanerReminderMail {
  const { slot, window, zone, property, unit } = turnover;
  const from = was !== null && news === "off" ? was.from : localIn(zone, says.startMs);
  const place = unit === null ? property.name : `${property.name}, ${unit.name}`;
  const names = [turnover.id, says.cleanerId, String(says.startMs), says.unitId ?? "", news ?? ""];
  return {
    kind: "cleaner_reminder",
    to: cleaner.email,
    language: cleaner.language,
    linkLivesMs: null,
    messageId: messageIdOf([workspaceId, ...names, String(turnover.version)]),
    reminds: { workspaceId, turnoverId: turnover.id, says },
    news,
    was,
    cleanerName: cleaner.name,
    place: was !== null && news === "off" ? was.place : place,
    address: news === "off" ? "" : [turnover.address, turnover.city].filter((part) => part !== "").join(", "),
    mapUrl: news === "off" ? "" : mapAddress(turnover),
    slot: { from, to: localIn(zone, slot.endMs) },
    readyBy: window.endMs === null ? null : localIn(zone, window.endMs),
    note: turnover.note,
    landlord: { name: landlord.name, email: landlord.email },
    url: urlOf(deps, { workspaceId, cleaner, now }),
  };
}

type Opening = { readonly workspaceId: string; readonly cleaner: RemindedCleaner; readonly now: Date };

function urlOf(deps: MailDeps, { workspaceId, cleaner: { link, userId }, now }: Opening): string | null {
  if (link === null || link.expiresAt <= now) return userId === null ? null : linkTo(deps, "/jobs", {});
  const secret = cleanerLinks(deps).tokenOf(link.sealed);
  return secret === null ? null : linkTo(deps, "/job", { token: workspaceToken({ workspaceId, secret }) });
}

function messageIdOf(names: readonly string[]): string {
  return `turnover-${createHash("sha256").update(names.join("\n")).digest("hex").slice(0, 40)}`;
}
