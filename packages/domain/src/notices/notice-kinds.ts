import { retention } from "../retention/index.ts";

import { can } from "../permissions/index.ts";
import type { Action, MemberRole } from "../permissions/index.ts";

/** `app` = the bell. */
export const noticeChannels = ["app", "email"] as const;
export type NoticeChannel = (typeof noticeChannels)[number];
export type ChannelChoice = Readonly<Record<NoticeChannel, boolean>>;

type DescribedKind = {
  /** The permission to read its record (R-O01), or to manage people for someone who joined or left. */
  readonly needs: Action;
  /**
   * The default until the person chooses: what is overdue or ends uses both channels, what is only upcoming stays in
   * the bell.
   */
  readonly channels: ChannelChoice;
  /** Members who see all jobs have notices of their own about them. */
  readonly onlyForCleaners?: true;
};

const both: ChannelChoice = { app: true, email: true };
const appOnly: ChannelChoice = { app: true, email: false };
const emailOnly: ChannelChoice = { app: false, email: true };

/** The kinds of notices, in the order of the settings. */
const kinds = {
  rent_due: { needs: "lease.read", channels: appOnly },
  rent_overdue: { needs: "lease.read", channels: both },
  lease_ending: { needs: "lease.read", channels: both },
  task_due: { needs: "task.read_own", channels: both },
  task_given: { needs: "task.read_own", channels: both },
  booking_conflict: { needs: "booking.read", channels: both },
  turnover_unconfirmed: { needs: "turnover.read_any", channels: both },
  turnover_done: { needs: "turnover.read_any", channels: both },
  turnover_problem: { needs: "turnover.read_any", channels: both },
  // Their mail is the reminder itself, which is sent at its own time.
  job_soon: { needs: "turnover.read_own", channels: appOnly, onlyForCleaners: true },
  job_changed: { needs: "turnover.read_own", channels: appOnly, onlyForCleaners: true },
  invitation_accepted: { needs: "team.read", channels: both },
  address_renewed: { needs: "team.read", channels: both },
  weekly_summary: { needs: "lease.read", channels: emailOnly },
} as const satisfies Readonly<Record<string, DescribedKind>>;
export type NoticeKind = keyof typeof kinds;
export const noticeKinds = Object.keys(kinds) as [NoticeKind, ...NoticeKind[]];

const described: Readonly<Record<NoticeKind, DescribedKind>> = kinds;

/** The kinds of notices that a person receives in one workspace, by channel. */
export type NoticeChoices = Readonly<Record<NoticeKind, ChannelChoice>>;

export const defaultNoticeChoices = Object.fromEntries(
  noticeKinds.map((kind) => [kind, described[kind].channels]),
) as NoticeChoices;

/** The order within a mail: overdue first, then as in the settings. */
export const pressingFirst: readonly NoticeKind[] = [
  "rent_overdue",
  ...noticeKinds.filter((kind) => kind !== "rent_overdue"),
];

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

/** Most notices that one request of the bell can return. */
export const MOST_SHOWN_NOTICES = 5_000;

/** R-O01: whether a member of this role may receive the kind at all, through any channel. */
export function mayBeNotified(role: MemberRole, kind: NoticeKind): boolean {
  const { needs, onlyForCleaners = false } = described[kind];
  return can(role, needs) && !(onlyForCleaners && can(role, "turnover.read_any"));
}

export function isNoticeKind(text: string): text is NoticeKind {
  return noticeKinds.some((kind) => kind === text);
}
