import { noticeChannels, noticeKinds } from "./notice-kinds.ts";
import type { NoticeChannel, NoticeKind } from "./notice-kinds.ts";

export type ChannelChoice = Readonly<Record<NoticeChannel, boolean>>;

/** What a person hears of in one workspace, by which channel. */
export type NoticeChoices = Readonly<Record<NoticeKind, ChannelChoice>>;

/** What a person may have chosen of it; the rest is as nobody has chosen. */
export type ChosenNotices = { readonly [Kind in NoticeKind]?: ChannelChoice };

const both: ChannelChoice = { app: true, email: true };
const appOnly: ChannelChoice = { app: true, email: false };
const emailOnly: ChannelChoice = { app: false, email: true };

/** As nobody has chosen yet: what is late or ends comes by both ways, what is only coming stays in the bell. */
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
  // Their mail is the reminder itself, which leaves at its own time.
  job_soon: appOnly,
  job_changed: appOnly,
  invitation_accepted: both,
  address_renewed: both,
  weekly_summary: emailOnly,
};

/** The whole matrix from what was stored of it. What is no choice of ours (an older or a newer version's) counts as not chosen. */
export function noticeChoicesFrom(stored: unknown): NoticeChoices {
  return { ...defaultNoticeChoices, ...chosenNotices(stored) };
}

/** What was really chosen of what is stored. */
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

/** The choices without one channel of some kinds; everything else stays as it was chosen. */
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
