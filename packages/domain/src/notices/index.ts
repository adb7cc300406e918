export { chosenNotices, defaultNoticeChoices, noticeChoicesFrom, silenced } from "./notice-choices.ts";
export type { ChannelChoice, ChosenNotices, NoticeChoices } from "./notice-choices.ts";
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
export type { NoticeChannel, NoticeKind } from "./notice-kinds.ts";
