export {
  AFTER_DAYS,
  BEFORE_DAYS,
  CATCH_UP_DAYS,
  MOST_REMINDERS_A_DAY,
  nextReminder,
  reminderKinds,
  reminderStops,
  reminderToSend,
} from "./rent-reminders.ts";
export type {
  Reminder,
  ReminderKind,
  ReminderOccasion,
  ReminderRule,
  ReminderStop,
} from "./rent-reminders.ts";
