import { asSystem, createVerb, member, refusal, transacted, type MemberContext } from "#kernel/api/index.ts";
import { takeAttempt, type Limit } from "#kernel/http/admission/rate-limit.ts";
import { invite } from "./invitations/invite.ts";
import { listPeople } from "./people-view.ts";
import { removeMember } from "./remove-member.ts";
import { resendInvitation } from "./invitations/resend-invitation.ts";
import { withdrawInvitation } from "./invitations/withdraw-invitation.ts";

const HOUR_MS = 60 * 60 * 1_000;
/** Limits invitations, because each is a mail to a person who did not request it. */
const INVITATION_MAILS: Limit = { name: "invitation-workspace", max: 30, windowMs: HOUR_MS };
const MAILS_TO_ONE: Limit = { name: "invitation-address", max: 10, windowMs: HOUR_MS };

/** Changes memberships as the system, because a tenant's transaction may only read them. */
export const peopleRouter = {
  list: transacted("team.read").people.list.handler(({ context: { work } }) => listPeople(work)),
  invite: member("team.manage").people.invite.handler(async ({ input, context }) => {
    await spendMail(context, input.email);
    return asSystem(context, (work) =>
      createVerb({ ...context, work }, input, () => invite(work, context.deps, input)),
    );
  }),
  resend: member("team.manage").people.resend.handler(async ({ input, context }) => {
    await spendMail(context, null);
    return asSystem(context, (work) => resendInvitation(work, context.deps, input));
  }),
  withdraw: member("team.manage").people.withdraw.handler(async ({ input, context }) => {
    await asSystem(context, (work) => withdrawInvitation(work, input));
    return { ok: true as const };
  }),
  remove: member("team.manage").people.remove.handler(async ({ input, context }) => {
    const renewed = await asSystem(context, (work) => removeMember(work, context.deps, input));
    return { ok: true as const, renewed: [...renewed] };
  }),
};

/** Counted outside the transaction, so that a refusal does not roll the count back. */
async function spendMail({ deps, scope }: MemberContext, email: string | null): Promise<void> {
  const attempts: readonly (readonly [Limit, string])[] = [
    [INVITATION_MAILS, scope.workspaceId],
    ...(email === null ? [] : [[MAILS_TO_ONE, email] as const]),
  ];
  for (const [limit, subject] of attempts) {
    const verdict = await takeAttempt(deps, limit, subject);
    if (!verdict.allowed)
      throw refusal("TOO_MANY_REQUESTS", { retryAfterSeconds: verdict.retryAfterSeconds });
  }
}
