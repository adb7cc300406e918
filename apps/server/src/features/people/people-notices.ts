import type { NoticeSource } from "#kernel/registry/notice-source.ts";
import { findInvitedNames } from "./invited-names-store.ts";

/** Somebody who was invited has come. */
export const peopleNotices: NoticeSource = {
  kinds: ["invitation_accepted"],
  subjects: findInvitedNames,
};
