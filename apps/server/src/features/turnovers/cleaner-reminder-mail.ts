import { createHash } from "node:crypto";

import { localIn } from "@keystead/domain/calendar";

import type { Deps } from "#deps.ts";
import type { CleanerNews, CleanerReminderMail } from "#kernel/jobs/mail-jobs.ts";
import { linkTo } from "#kernel/links/link-to.ts";
import { workspaceToken } from "#kernel/links/workspace-token.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";
import { cleanerLinks } from "./cleaner-link-token.ts";
import type { ListedJob } from "./job-row.ts";
import type { RemindedCleaner } from "./turnover-reminder-store.ts";

type MailDeps = Pick<Deps, "env" | "authSecret">;

type Reminding = {
  readonly job: ListedJob;
  readonly cleaner: RemindedCleaner;
  readonly landlord: { readonly name: string; readonly email: string };
  /** Whom it is sent to, and the start that they are reminded of, or were. */
  readonly about: CleanerReminderMail["reminds"];
  readonly news: CleanerNews | null;
  /** How often the job was announced before: a start that is announced again is another mail. */
  readonly round: number;
};

/** One mail for one start and cleaner. Its id is made of both: sent twice, it is known as the same one. */
export function cleanerReminderMail(
  deps: MailDeps,
  { scope: { workspaceId }, now }: Pick<Work<WorkspaceScope>, "scope" | "now">,
  { job, cleaner, landlord, about, news, round }: Reminding,
): CleanerReminderMail {
  const { slot, window, zone, property, unit } = job;
  const { jobId, cleanerId, startsAtMs } = about;
  const startMs = news === "off" ? startsAtMs : slot.startMs;
  return {
    kind: "cleaner_reminder",
    to: cleaner.email,
    language: cleaner.language,
    linkLivesMs: null,
    messageId: messageIdOf([workspaceId, jobId, cleanerId, String(startsAtMs), news ?? "", String(round)]),
    reminds: about,
    news,
    cleanerName: cleaner.name,
    place: unit === null ? property.name : `${property.name}, ${unit.name}`,
    address: [job.address, job.city].filter((part) => part !== "").join(", "),
    slot: { from: localIn(zone, startMs), to: localIn(zone, slot.endMs) },
    readyBy: window.endMs === null ? null : localIn(zone, window.endMs),
    note: job.note,
    landlord: { name: landlord.name, email: landlord.email },
    url: urlOf(deps, { workspaceId, cleaner, now }),
  };
}

type Opening = { readonly workspaceId: string; readonly cleaner: RemindedCleaner; readonly now: Date };

function urlOf(deps: MailDeps, { workspaceId, cleaner: { link }, now }: Opening): string | null {
  if (link === null || link.expiresAt <= now) return null;
  const secret = cleanerLinks(deps).tokenOf(link.sealed);
  return secret === null ? null : linkTo(deps, "/job", { token: workspaceToken({ workspaceId, secret }) });
}

function messageIdOf(names: readonly string[]): string {
  return `turnover-${createHash("sha256").update(names.join("\n")).digest("hex").slice(0, 40)}`;
}
