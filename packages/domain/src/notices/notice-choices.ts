import { noticeChannels, noticeKinds } from "./notice-kinds.ts";
import type { NoticeChannel, NoticeKind } from "./notice-kinds.ts";

export type ChannelChoice = Readonly<Record<NoticeChannel, boolean>>;

/** The kinds of notices that a person receives in one workspace, by channel. */
export type NoticeChoices = Readonly<Record<NoticeKind, ChannelChoice>>;

/** The choices that a person has made; the defaults apply to the others. */
export type ChosenNotices = { readonly [Kind in NoticeKind]?: ChannelChoice };

const both: ChannelChoice = { app: true, email: true };
const appOnly: ChannelChoice = { app: true, email: false };
const emailOnly: ChannelChoice = { app: false, email: true };

/** Defaults: what is late or ends uses both channels, what is only upcoming stays in the bell. */
export const defaultNoticeChoices: NoticeChoices = {
  rent_due: appOnly,
  rent_overdue: both,
  lease_ending: both,
  task_due: both,
  task_given: both,
  booking_conflict: both,
  turnover_unconfirmed: both,
  turnover_done: both,
  turnover_problem: both,
  // Their mail is the reminder itself, which is sent at its own time.
  job_soon: appOnly,
  job_changed: appOnly,
  invitation_accepted: both,
  address_renewed: both,
  weekly_summary: emailOnly,
};

/**
 * All choices, from those stored. A stored value that is not valid (from an older or newer version) counts as not
 * chosen.
 */
export function noticeChoicesFrom(stored: unknown): NoticeChoices {
  return { ...defaultNoticeChoices, ...chosenNotices(stored) };
}

/** The valid choices among those stored. */
export function chosenNotices(stored: unknown): ChosenNotices {
  if (typeof stored !== "object" || stored === null) return {};
  const entries = Object.entries(stored);
  return Object.fromEntries(
    noticeKinds.flatMap((kind) => {
      const value: unknown = entries.find(([name]) => name === kind)?.[1];
      return isChannelChoice(value) ? [[kind, value] as const] : [];
    }),
  );
}

/** The choices with one channel turned off for some kinds; everything else stays as chosen. */
export function silenced(
  stored: unknown,
  kinds: readonly NoticeKind[],
  channel: NoticeChannel,
): ChosenNotices {
  const now = noticeChoicesFrom(stored);
  return {
    ...chosenNotices(stored),
    ...Object.fromEntries(kinds.map((kind) => [kind, { ...now[kind], [channel]: false }])),
  };
}

function isChannelChoice(value: unknown): value is ChannelChoice {
  return (
    typeof value === "object" &&
    value !== null &&
    noticeChannels.every((channel) => typeof Reflect.get(value, channel) === "boolean")
  );
}
