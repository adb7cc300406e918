import { transacted } from "#kernel/api/index.ts";
import type { Feature } from "#kernel/registry/feature.ts";
import { previewReminder } from "./preview-reminder.ts";
import { sendRemindersJob } from "./send-reminders-job.ts";
import { setReminder } from "./set-reminder.ts";
import { unsubscribeReminders } from "./unsubscribe-reminders.ts";

export { deliverReminder } from "./deliver-reminder.ts";

/**
 * Friendly mails to the tenants of a lease about upcoming or overdue rent; off unless the landlord switches them on.
 */
export const reminders: Feature = {
  name: "reminders",
  router: {
    leases: {
      previewReminder: transacted("lease.read").leases.previewReminder.handler(
        ({ input, context: { work, deps } }) => previewReminder(work, deps, input),
      ),
      setReminder: transacted("lease.update").leases.setReminder.handler(({ input, context: { work } }) =>
        setReminder(work, input),
      ),
    },
  },
  jobs: (deps) => [sendRemindersJob(deps)],
  unsubscribe: unsubscribeReminders,
  tables: [
    {
      name: "rent_reminder_rule",
      grants: "all",
      archived: true,
      restorable: true,
      withProperty: "goes uncounted",
    },
    {
      name: "rent_reminder",
      grants: "all",
      archived: true,
      restorable: true,
      withProperty: "goes uncounted",
    },
    {
      name: "rent_reminder_stop",
      grants: "all",
      archived: true,
      restorable: true,
      withProperty: "goes uncounted",
    },
  ],
};
