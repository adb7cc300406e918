import type { InvitationView, PeopleView } from "@keystead/contract/people";
import { isVisitAddress } from "@keystead/domain/accounts";
import { invitationState, membershipIsPaused } from "@keystead/domain/people";
import { planLimits, type Plan } from "@keystead/domain/plans";

import type { Work } from "#kernel/work.ts";
import { countUsedOf } from "../plans/index.ts";
import { listInvitations, listMembers, type InvitationRow, type PersonRow } from "./people-store.ts";

export async function listPeople(work: Work): Promise<PeopleView> {
  const { plan } = work.scope;
  const members = await listMembers(work);
  const invitations = await listInvitations(work);
  return {
    people: members.map((row) => personView(row, { members, plan })),
    invitations: invitations.map((row) => invitationView(row, work.now)),
    assistants: { used: await countUsedOf(work, "assistants"), limit: planLimits[plan].assistants },
  };
}

export function invitationView(row: InvitationRow, now: Date): InvitationView {
  const { id, email, role, language, sentAt, expiresAt } = row;
  const state = invitationState({ status: row.status, expiresAtMs: expiresAt.getTime() }, now.getTime());
  return {
    id,
    email,
    role,
    language,
    state: state === "expired" ? "expired" : "open",
    sentAt: sentAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  };
}

function personView(
  row: PersonRow,
  { members, plan }: { readonly members: readonly PersonRow[]; readonly plan: Plan },
): PeopleView["people"][number] {
  const { userId, name, email, role, createdAt, lastSeenAt } = row;
  const before = members.filter((one) => one.role === "assistant").indexOf(row);
  return {
    userId,
    name,
    // The account of a visitor who only looks around has no address to which anybody could write.
    email: isVisitAddress(email) ? "" : email,
    role,
    since: createdAt.toISOString(),
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
    paused: membershipIsPaused({ role, before }, plan),
  };
}
