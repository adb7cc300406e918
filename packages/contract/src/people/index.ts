import { invitedRoles, secretAddressKinds } from "@keystead/domain/people";
import { memberRoles } from "@keystead/domain/permissions";
import { oc } from "@orpc/contract";
import * as z from "zod/mini";

import { memberRefusals, refusalsOf } from "../errors.ts";
import { Email, Id, LanguageCode, Ok } from "../wire/index.ts";

/** A member of the workspace. */
export const PersonView = z.object({
  userId: z.string(),
  name: z.string(),
  /** Empty for a visitor without an account. */
  email: z.string(),
  role: z.enum(memberRoles),
  since: z.string(),
  /** Accurate to some minutes; null for the owner, and for a member who has not been here yet. */
  lastSeenAt: z.nullable(z.string()),
  /** R-K06: the plan has no room for this assistant at present. */
  paused: z.boolean(),
});
export type PersonView = z.infer<typeof PersonView>;

/** A person who was invited and has not accepted. It does not reveal whether the address has an account. */
export const InvitationView = z.object({
  id: z.string(),
  email: z.string(),
  role: z.enum(invitedRoles),
  language: LanguageCode,
  state: z.enum(["open", "expired"]),
  sentAt: z.string(),
  expiresAt: z.string(),
});
export type InvitationView = z.infer<typeof InvitationView>;

export const PeopleView = z.object({
  people: z.array(PersonView),
  invitations: z.array(InvitationView),
  /** Open invitations count as used (R-K01). */
  assistants: z.object({ used: z.number(), limit: z.number() }),
});
export type PeopleView = z.infer<typeof PeopleView>;

/**
 * The removed person, and the secret addresses that were replaced because the person knew them: the old ones no longer
 * work.
 */
export const RemovedPerson = z.object({
  ok: z.literal(true),
  renewed: z.array(z.object({ kind: z.enum(secretAddressKinds), id: z.string(), name: z.string() })),
});
export type RemovedPerson = z.infer<typeof RemovedPerson>;

export const NewInvitation = z.strictObject({
  email: Email,
  role: z.enum(invitedRoles, { error: "INVALID_ROLE" }),
  /** Language of the mail; a person with an account is written to in the language of that account. */
  language: LanguageCode,
});

const member = oc.errors(memberRefusals);
const byId = z.strictObject({ id: Id });

export const peopleContract = {
  list: member.route({ method: "GET", path: "/members" }).input(z.strictObject({})).output(PeopleView),
  invite: member
    .route({ method: "POST", path: "/members/invitations" })
    .errors(refusalsOf("PLAN_LIMIT", "IDEMPOTENCY_MISMATCH"))
    .input(NewInvitation)
    .output(InvitationView),
  /** Sends a new link for another 7 days; earlier links no longer work. */
  resend: member
    .route({ method: "POST", path: "/members/invitations/{id}/resend" })
    .errors(refusalsOf("PLAN_LIMIT"))
    .input(byId)
    .output(InvitationView),
  withdraw: member.route({ method: "DELETE", path: "/members/invitations/{id}" }).input(byId).output(Ok),
  /** Ends the access with the next request; past actions keep the person's name. */
  remove: member.route({ method: "DELETE", path: "/members/{id}" }).input(byId).output(RemovedPerson),
};
