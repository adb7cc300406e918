import { DAY_MS } from "../calendar/index.ts";
import type { EpochMs } from "../calendar/index.ts";
import type { MemberRole } from "../permissions/index.ts";

/** Roles of an invitation; a workspace has one owner. */
export const invitedRoles = ["assistant", "cleaner"] as const satisfies readonly MemberRole[];
export type InvitedRole = (typeof invitedRoles)[number];

/** Stored states of an invitation; whether it has expired follows from its time. */
export const invitationStatuses = ["open", "accepted", "withdrawn"] as const;
export type InvitationStatus = (typeof invitationStatuses)[number];

export type InvitationState = InvitationStatus | "expired";

/** The link of an invitation works for 7 times 24 hours after its mail. */
export const INVITATION_DAYS = 7;
export const INVITATION_MS = INVITATION_DAYS * DAY_MS;

type Invitation = { readonly status: InvitationStatus; readonly expiresAtMs: EpochMs };

/** An open invitation expires at `expiresAtMs` (exclusive end); accepted and withdrawn ones keep their state. */
export function invitationState({ status, expiresAtMs }: Invitation, nowMs: EpochMs): InvitationState {
  return status === "open" && nowMs >= expiresAtMs ? "expired" : status;
}

/** R-K01: an invitation counts as an assistant of the plan as long as it can be accepted. */
export function takesMembership(invitation: Invitation, nowMs: EpochMs): boolean {
  return invitationState(invitation, nowMs) === "open";
}

export const invitationActs = ["accept", "resend", "withdraw"] as const;
export type InvitationAct = (typeof invitationActs)[number];

const NEXT: Readonly<Record<InvitationState, Partial<Record<InvitationAct, InvitationStatus>>>> = {
  open: { accept: "accepted", resend: "open", withdraw: "withdrawn" },
  expired: { resend: "open", withdraw: "withdrawn" },
  accepted: {},
  withdrawn: {},
};

/**
 * The invitation after an action, or null where the action is not possible: only an open one can be accepted, once; an
 * expired one can be resent, which opens it for another 7 days; accepted and withdrawn ones are final.
 */
export function afterAct(invitation: Invitation, act: InvitationAct, nowMs: EpochMs): Invitation | null {
  const status = NEXT[invitationState(invitation, nowMs)][act];
  if (status === undefined) return null;
  return { status, expiresAtMs: act === "resend" ? nowMs + INVITATION_MS : invitation.expiresAtMs };
}

/** A new invitation: open, for its full time. */
export function newInvitation(nowMs: EpochMs): Invitation {
  return { status: "open", expiresAtMs: nowMs + INVITATION_MS };
}
