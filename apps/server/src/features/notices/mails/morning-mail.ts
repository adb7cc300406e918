import { createHash } from "node:crypto";

import type { PlainDate } from "@keystead/domain/calendar";
import { pressingFirst, type NoticeKind } from "@keystead/domain/notices";

import type { Deps } from "#deps.ts";
import type { NoticeMail } from "#kernel/jobs/mail-orders.ts";
import type { ActorScope, Work } from "#kernel/work.ts";
import type { NamedNotice } from "../notice-lines.ts";
import type { NotifiedPerson } from "../notice-store.ts";
import { unsubscribeToken } from "../unsubscribe/unsubscribe-token.ts";

/** Keeps the mail short enough to read in the morning; the other notices are in the bell. */
const MOST_LINES = 60;

type MailDeps = Pick<Deps, "mails" | "env" | "authSecret">;

/** One mail with these notices, ordered in the transaction that stores them. */
export async function postMorningMail(
  { tx, scope }: Work<ActorScope>,
  deps: MailDeps,
  notified: {
    readonly person: NotifiedPerson;
    readonly lines: readonly NamedNotice[];
    readonly today: PlainDate;
  },
): Promise<void> {
  const { person, lines } = notified;
  const shown = shownOf(lines);
  await deps.mails.post(tx, {
    ...envelope(deps, { scope, person }, [...new Set(shown.map(({ kind }) => kind))]),
    messageId: messageIdOf(scope, lines),
    lines: shown.map(({ kind, name, place, path, facts }) => ({
      kind,
      name,
      place,
      facts,
      url: recordUrl(deps, { scope, person }, path),
    })),
    more: lines.length - shown.length,
    isTest: false,
  });
}

/**
 * The notices that the mail lists. All those that are not in the bell are listed, because they reach the person only
 * by mail; the others follow by urgency, up to the limit.
 */
function shownOf(lines: readonly NamedNotice[]): readonly NamedNotice[] {
  const pressing = lines.toSorted((a, b) => pressingFirst.indexOf(a.kind) - pressingFirst.indexOf(b.kind));
  const inBell = pressing.filter(({ inApp }) => inApp);
  const room = Math.max(0, MOST_LINES - (lines.length - inBell.length));
  const leftOut = new Set(inBell.slice(room));
  return pressing.filter((line) => !leftOut.has(line));
}

type Addressed<Known extends keyof NotifiedPerson> = {
  readonly scope: ActorScope;
  readonly person: Pick<NotifiedPerson, Known>;
};

/** The recipient, the sender's workspace and the links to stop such mails. */
export function envelope(
  deps: Pick<Deps, "env" | "authSecret">,
  { scope, person }: Addressed<"email" | "language" | "ownerName" | "isOwner">,
  kinds: readonly NoticeKind[],
): Pick<
  NoticeMail,
  | "kind"
  | "to"
  | "language"
  | "linkLivesMs"
  | "seat"
  | "ownerName"
  | "settingsUrl"
  | "unsubscribeUrl"
  | "unsubscribePageUrl"
  | "unsubscribePages"
> {
  const { workspaceId, userId } = scope;
  const pathOf = (kinds: readonly NoticeKind[]): string =>
    `/u/${unsubscribeToken(deps.authSecret).make({ workspaceId, userId, kinds: kinds })}`;
  const [base, all] = [baseOf(deps), pathOf(kinds)];
  const page = `${base}/${person.language}`;
  return {
    kind: "notices",
    to: person.email,
    language: person.language,
    linkLivesMs: null,
    seat: { workspaceId, userId },
    ...(person.isOwner ? {} : { ownerName: person.ownerName }),
    settingsUrl: recordUrl(deps, { scope, person }, "/settings#notifications"),
    unsubscribeUrl: base + all,
    unsubscribePageUrl: page + all,
    unsubscribePages: kinds.length === 1 ? [] : kinds.map((kind) => ({ kind, url: page + pathOf([kind]) })),
  };
}

/** In another person's workspace the link names the workspace, so that the tab opens it. */
export function recordUrl(
  deps: Pick<Deps, "env">,
  { scope, person }: Addressed<"isOwner">,
  path: string,
): string {
  const url = new URL(baseOf(deps) + path);
  if (!person.isOwner) url.searchParams.set("workspace", scope.workspaceId);
  return url.href;
}

function baseOf({ env }: Pick<Deps, "env">): string {
  return env.baseUrl ?? `http://localhost:${env.port}`;
}

/** The same for the same person and the same notices (kind, record and day). */
function messageIdOf({ workspaceId, userId }: ActorScope, lines: readonly NamedNotice[]): string {
  const names = lines.map(({ kind, recordId, day }) => `${kind} ${recordId} ${day}`).toSorted();
  const hash = createHash("sha256").update([workspaceId, userId, ...names].join("\n"));
  return `notice-${hash.digest("hex").slice(0, 40)}`;
}
