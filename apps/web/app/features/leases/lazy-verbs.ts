import { withMessages } from "../../lib/messages.ts";
import { lazyPart } from "../../ui/loading/lazy-part.tsx";

// Only for the screens of a lease: loaded together with the pay sheet, which every first screen needs, they would slow
// all of them.
const verbMessages = import.meta.glob(
  "../../../../../packages/messages/*/{leases,lease-verbs,shared/*}.json",
  {
    import: "default",
  },
);

const loadEnd = withMessages(verbMessages, () => import("./end/end-form.tsx"));
export const LazyEndForm = lazyPart(async () => (await loadEnd()).EndForm);

const loadMove = withMessages(verbMessages, () => import("./move/move-form.tsx"));
export const LazyMoveForm = lazyPart(async () => (await loadMove()).MoveForm);

const loadSettle = withMessages(verbMessages, () => import("./charges/settle-form.tsx"));
export const LazySettleForm = lazyPart(async () => (await loadSettle()).SettleForm);

const loadIndex = withMessages(verbMessages, () => import("./rent-changes/index-form.tsx"));
export const LazyIndexForm = lazyPart(async () => (await loadIndex()).IndexForm);

const loadSteps = withMessages(verbMessages, () => import("./rent-changes/steps-form.tsx"));
export const LazyStepsForm = lazyPart(async () => (await loadSteps()).StepsForm);

const loadReminder = withMessages(verbMessages, () => import("./reminders/reminder-form.tsx"));
export const LazyReminderForm = lazyPart(async () => (await loadReminder()).ReminderForm);
