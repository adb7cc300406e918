import { addDays } from "@keystead/domain/calendar";
import type { PlainDate } from "@keystead/domain/calendar";
import { mayBeNotified, noticeChoicesFrom } from "@keystead/domain/notices";
import type { NoticeKind } from "@keystead/domain/notices";

import type { Deps } from "#deps.ts";
import { refusal } from "#kernel/api/index.ts";
import type { Work } from "#kernel/work.ts";
import { envelope, recordUrl } from "./mails/morning-mail.ts";
import { findNoticeMembership } from "./notice-membership-store.ts";
import { lockNotifiedPerson, todayOfPerson } from "./notice-store.ts";

/**
 * Sends a mail like a morning mail, with one example of each kind that is sent by mail. None of it is real, and the
 * bell does not change.
 */
export async function sendTest(
  work: Work,
  deps: Pick<Deps, "notices" | "mails" | "env" | "authSecret">,
): Promise<void> {
  const person = await lockNotifiedPerson(work, deps.env);
  if (person === null) throw refusal("NOT_FOUND");
  const choices = noticeChoicesFrom((await findNoticeMembership(work, "read")).choices);
  const kinds = deps.notices
    .flatMap((source) => source.kinds)
    .filter((kind) => mayBeNotified(person.role, kind) && choices[kind].email);
  const today = await todayOfPerson(work);
  await deps.mails.post(work.tx, {
    ...envelope(deps, { scope: work.scope, person }, kinds),
    messageId: null,
    lines: kinds.map((kind) => ({
      kind,
      name: "",
      place: "",
      facts: exampleFacts(kind, today),
      url: recordUrl(deps, { scope: work.scope, person }, "/portfolio"),
    })),
    more: 0,
    isTest: true,
  });
}

const SUM = [{ amount: "950.00", currency: "EUR" }];

function exampleFacts(kind: NoticeKind, today: PlainDate) {
  if (kind === "rent_due") return { amounts: SUM, dueOn: addDays(today, 3) };
  if (kind === "rent_overdue")
    return { amounts: SUM, dueOn: addDays(today, -11), daysOverdue: 11, months: 1 };
  if (kind === "lease_ending") return { endsOn: addDays(today, 60) };
  if (kind === "task_due") return { dueOn: today };
  if (kind === "address_renewed") return { address: "cleaner_link" as const };
  return kind === "weekly_summary" ? { amounts: SUM, overdueLeases: 1, coming: SUM, endingLeases: 1 } : {};
}
