import { mayBeNotified, noticeChoicesFrom } from "@keystead/domain/notices";

import type { Deps } from "#deps.ts";
import type { ActorScope, Work } from "#kernel/work.ts";
import {
  insertNotices,
  lockNotifiedPerson,
  takeNoticeRound,
  takeUnmailed,
  type WaitingMembership,
} from "../notice-store.ts";
import { noticeLines } from "../notice-lines.ts";
import { postMorningMail } from "./morning-mail.ts";

type RoundDeps = Pick<Deps, "notices" | "mails" | "env" | "authSecret">;

/**
 * One person's morning round in one workspace, in one transaction: stores each due notice once and orders the mail
 * with those that the person wants by email. A second run finds the day already done; an aborted run leaves nothing
 * behind.
 */
export async function makeRound(
  work: Work<ActorScope>,
  deps: RoundDeps,
  { today }: Pick<WaitingMembership, "today">,
): Promise<void> {
  const person = await lockNotifiedPerson(work, deps.env);
  if (person === null) return;
  const membership = await takeNoticeRound(work, today);
  if (membership === null) return;
  const reader = { userId: work.scope.userId, today, cameOn: person.cameOn };
  const choices = noticeChoicesFrom(membership.choices);
  for (const { kinds, due } of deps.notices) {
    const heard = kinds.filter(
      (kind) => mayBeNotified(person.role, kind) && (choices[kind].app || choices[kind].email),
    );
    if (due === undefined || heard.length === 0) continue;
    const notices = await due(work, reader);
    await insertNotices(
      work,
      notices.filter(({ kind }) => heard.includes(kind)),
      choices,
    );
  }
  const waiting = (await takeUnmailed(work)).filter(
    ({ kind }) => mayBeNotified(person.role, kind) && choices[kind].email,
  );
  const asReader = { ...work, scope: { ...work.scope, role: person.role } };
  const lines = await noticeLines(asReader, deps.notices, waiting);
  if (lines.length > 0) await postMorningMail(work, deps, { person, lines, today });
}
