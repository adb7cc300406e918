import { retention } from "../retention/index.ts";

import { can } from "../permissions/index.ts";
import type { Action, MemberRole } from "../permissions/index.ts";

/** The kinds of notices, in the order of the settings. */
export const noticeKinds = [
  "rent_due",
  "rent_overdue",
  "lease_ending",
  "task_due",
  "task_given",
  "booking_conflict",
  "turnover_unconfirmed",
  "turnover_done",
  "turnover_problem",
  "job_soon",
  "job_changed",
  "invitation_accepted",
  "address_renewed",
  "weekly_summary",
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** The order within a mail: late things first, then as in the settings. */
export const pressingFirst: readonly NoticeKind[] = [
  "rent_overdue",
  ...noticeKinds.filter((kind) => kind !== "rent_overdue"),
];

/** `app` = the bell. */
export const noticeChannels = ["app", "email"] as const;
export type NoticeChannel = (typeof noticeChannels)[number];

/**
 * The form of a kind in a database column. The kinds themselves are checked in code, so that a new one needs no
 * migration.
 */
export const NOTICE_KIND = /^[a-z]+(_[a-z]+)*$/;

/** The local hour at which a person's daily mail is sent. */
export const NOTICE_HOUR = 8;

/** Number of days that a notice stays in the bell. */
export const NOTICE_KEPT_DAYS = retention.notices.periods.days;

/** Number of notices that the bell reads at once; a morning can bring more, which can still be reached. */
export const MOST_NOTICES = 100;

/** Most notices that the bell can be asked for. */
export const MOST_SHOWN_NOTICES = 5_000;

/**
 * The permission needed for each kind: to read its record (R-O01), or to manage people for someone who joined or left.
 */
const NEEDS: Readonly<Record<NoticeKind, Action>> = {
  rent_due: "lease.read",
  rent_overdue: "lease.read",
  lease_ending: "lease.read",
  task_due: "task.read_own",
  task_given: "task.read_own",
  booking_conflict: "booking.read",
  turnover_unconfirmed: "job.read_any",
  turnover_done: "job.read_any",
  turnover_problem: "job.read_any",
  job_soon: "job.read_own",
  job_changed: "job.read_own",
  invitation_accepted: "team.read",
  address_renewed: "team.read",
  weekly_summary: "lease.read",
};

/** For cleaners only: members who see all jobs have notices of their own about them. */
const ONLY_FOR_CLEANERS: ReadonlySet<NoticeKind> = new Set(["job_soon", "job_changed"]);

/** R-O01: whether a member of this role may receive the kind at all, through any channel. */
export function mayBeNotified(role: MemberRole, kind: NoticeKind): boolean {
  return can(role, NEEDS[kind]) && !(ONLY_FOR_CLEANERS.has(kind) && can(role, "job.read_any"));
}

export function isNoticeKind(text: string): text is NoticeKind {
  return noticeKinds.some((kind) => kind === text);
}
