import { withWords } from "../../lib/words.ts";
import { lazyPart } from "../../ui/loading/lazy.tsx";

// Only for the screens of a lease: loaded together with the pay sheet, which every first screen needs, they would slow
// all of them.
const verbWords = import.meta.glob("../../../../../packages/messages/*/{leases,lease-verbs,shared/*}.json", {
  import: "default",
});

const loadEnd = withWords(verbWords, () => import("./end/end-form.tsx"));
export const LazyEndForm = lazyPart(async () => (await loadEnd()).EndForm);

const loadMove = withWords(verbWords, () => import("./move/move-form.tsx"));
export const LazyMoveForm = lazyPart(async () => (await loadMove()).MoveForm);

const loadSettle = withWords(verbWords, () => import("./charges/settle-form.tsx"));
export const LazySettleForm = lazyPart(async () => (await loadSettle()).SettleForm);

const loadIndex = withWords(verbWords, () => import("./rent-changes/index-form.tsx"));
export const LazyIndexForm = lazyPart(async () => (await loadIndex()).IndexForm);

const loadSteps = withWords(verbWords, () => import("./rent-changes/steps-form.tsx"));
export const LazyStepsForm = lazyPart(async () => (await loadSteps()).StepsForm);

const loadReminder = withWords(verbWords, () => import("./reminders/reminder-form.tsx"));
export const LazyReminderForm = lazyPart(async () => (await loadReminder()).ReminderForm);
