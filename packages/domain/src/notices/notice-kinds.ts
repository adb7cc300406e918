import { retention } from "../retention/index.ts";

import { can } from "../permissions/index.ts";
import type { Action, MemberRole } from "../permissions/index.ts";

/** What somebody can be told of, in the order of the settings. */
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

/** The order of a mail: what is late first, then as in the settings. */
export const pressingFirst: readonly NoticeKind[] = [
  "rent_overdue",
  ...noticeKinds.filter((kind) => kind !== "rent_overdue"),
];

/** `app` = the bell. */
export const noticeChannels = ["app", "email"] as const;
export type NoticeChannel = (typeof noticeChannels)[number];

/** The form of a kind in a column: the words are judged here, so that a kind of a later feature needs no migration. */
export const NOTICE_KIND = /^[a-z]+(_[a-z]+)*$/;

/** The hour of a person's own clock at which the day's mail goes out. */
export const NOTICE_HOUR = 8;

/** Days for which a notice stays in the bell. */
export const NOTICE_KEPT_DAYS = retention.notices.periods.days;

/** As many notices as the bell reads at once; a morning can bring more, and none is out of reach. */
export const MOST_NOTICES = 100;

/** As many as it can be asked for. */
export const MOST_SHOWN_NOTICES = 5_000;

/** Whoever may read the record may be told of it (R-O01); of a person who came or left, whoever manages the people. */
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

/** Told to those who clean: whoever sees all jobs has their own notices of them. */
const ONLY_FOR_CLEANERS: ReadonlySet<NoticeKind> = new Set(["job_soon", "job_changed"]);

/** R-O01: whether a member of this role may hear of it at all, by whatever channel. */
export function mayBeTold(role: MemberRole, kind: NoticeKind): boolean {
  return can(role, NEEDS[kind]) && !(ONLY_FOR_CLEANERS.has(kind) && can(role, "job.read_any"));
}

export function isNoticeKind(text: string): text is NoticeKind {
  return noticeKinds.some((kind) => kind === text);
}
