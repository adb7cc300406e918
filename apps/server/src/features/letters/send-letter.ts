import type { LetterMail as LetterMailInput } from "@keystead/contract/letters";

import type { Deps } from "#deps.ts";
import { badField, refusal, type MemberContext } from "#kernel/api/index.ts";
import { writeAudit } from "#kernel/audit/write-audit.ts";
import { takeAttempt, type Limit } from "#kernel/http/admission/rate-limit.ts";
import type { Work } from "#kernel/work.ts";
import { letterMail } from "./letter-mail.ts";
import { assertDrawable, writeLetter } from "./write-letter.ts";

const DAY_MS = 24 * 60 * 60 * 1_000;
/** Limits letters, because each is a mail to a person who cannot unsubscribe. */
const LETTERS_OF_ALL: Limit = { name: "letter-workspace", max: 100, windowMs: DAY_MS };
const LETTERS_TO_ONE: Limit = { name: "letter-tenant", max: 10, windowMs: DAY_MS };

/**
 * Sends a letter to one of the signers exactly as it was previewed; refuses if its content has changed since. Replies
 * go to the owner of the workspace, who has confirmed that address. Runs as `app_system`.
 */
export async function sendLetter(
  work: Work,
  deps: Pick<Deps, "mails">,
  { tenantId, fingerprint, ...order }: LetterMailInput,
): Promise<{ readonly to: string }> {
  const { scope } = work;
  if (scope.kind !== "own") throw refusal("FORBIDDEN");
  const written = await writeLetter(work, order);
  const signer = written.signers.find(({ id }) => id === tenantId);
  if (signer === undefined) throw refusal("NOT_FOUND");
  if (signer.email === null) throw badField(["tenantId"], "TENANT_WITHOUT_EMAIL");
  if (!written.landlord.isConfirmed) throw badField(["tenantId"], "OWN_EMAIL_UNCONFIRMED");
  if (written.fingerprint !== fingerprint) throw refusal("LETTER_CHANGED");
  assertDrawable(written);
  const mail = letterMail(written, { workspaceId: scope.workspaceId, signer });
  await deps.mails.post(work.tx, mail);
  await writeAudit(work, {
    action: "send_letter",
    entity: "lease",
    entityId: order.id,
    changes: { tenantId, letter: order.kind, language: mail.language },
  });
  return { to: mail.to };
}

/** Counted outside the transaction, so that a refusal there does not undo the count. */
export async function spendLetterMail({ deps, scope }: MemberContext, tenantId: string): Promise<void> {
  for (const [limit, subject] of [
    [LETTERS_OF_ALL, scope.workspaceId],
    [LETTERS_TO_ONE, `${scope.workspaceId} ${tenantId}`],
  ] as const) {
    const verdict = await takeAttempt(deps, limit, subject);
    if (!verdict.allowed)
      throw refusal("TOO_MANY_REQUESTS", { retryAfterSeconds: verdict.retryAfterSeconds });
  }
}
