import type { NoticeSource } from "#kernel/registry/notice-source.ts";
import { findInvitedNames } from "./invitations/invited-names-store.ts";
import { findRenewedNames } from "./renewed-links/renewed-names-store.ts";

/** An invited person has joined. */
export const peopleNotices: NoticeSource = {
  kinds: ["invitation_accepted"],
  subjects: findInvitedNames,
};

/** A member who could read secret addresses has deleted their account. */
export const renewedNotices: NoticeSource = {
  kinds: ["address_renewed"],
  subjects: findRenewedNames,
};
