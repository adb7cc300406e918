export { chosenNotices, noticeChoicesFrom, withoutKinds } from "./notice-choices.ts";
export type { ChosenNotices } from "./notice-choices.ts";
export {
  LEASE_ENDING_DAYS,
  leaseEndingNotice,
  weekStartOf,
  RENT_DUE_DAYS,
  rentDueNotices,
  rentOverdueNotice,
  weeklySummaryDay,
} from "./notice-days.ts";
export type { LeaseEndingNotice, RentDueNotice, RentOverdueNotice } from "./notice-days.ts";
export {
  defaultNoticeChoices,
  isNoticeKind,
  mayBeNotified,
  MOST_NOTICES,
  MOST_SHOWN_NOTICES,
  NOTICE_HOUR,
  NOTICE_KEPT_DAYS,
  NOTICE_KIND,
  noticeChannels,
  noticeKinds,
  pressingFirst,
} from "./notice-kinds.ts";
export type { ChannelChoice, NoticeChannel, NoticeChoices, NoticeKind } from "./notice-kinds.ts";
