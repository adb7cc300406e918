import { defaultNoticeChoices, noticeChannels, noticeKinds } from "./notice-kinds.ts";
import type { ChannelChoice, NoticeChannel, NoticeChoices, NoticeKind } from "./notice-kinds.ts";

/** The choices that a person has made; the defaults apply to the others. */
export type ChosenNotices = { readonly [Kind in NoticeKind]?: ChannelChoice };

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
export function withoutKinds(
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
