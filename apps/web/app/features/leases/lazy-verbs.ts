import { withWords } from "../../lib/words.ts";
import { lazyPart } from "../../ui/lazy.tsx";

// Of the screens of a lease alone: beside the pay sheet, which every first screen holds ready, they would weigh on all of them.
const verbWords = import.meta.glob("@keystead/messages/*/{leases,lease-verbs,shared/*}.json", {
  import: "default",
});

const loadEnd = withWords(verbWords, () => import("./end-form.tsx"));
export const EndForm = lazyPart(async () => (await loadEnd()).EndForm);

const loadMove = withWords(verbWords, () => import("./move-form.tsx"));
export const MoveForm = lazyPart(async () => (await loadMove()).MoveForm);

const loadSettle = withWords(verbWords, () => import("./settle-form.tsx"));
export const SettleForm = lazyPart(async () => (await loadSettle()).SettleForm);

const loadIndex = withWords(verbWords, () => import("./index-form.tsx"));
export const IndexForm = lazyPart(async () => (await loadIndex()).IndexForm);

const loadSteps = withWords(verbWords, () => import("./steps-form.tsx"));
export const StepsForm = lazyPart(async () => (await loadSteps()).StepsForm);

const loadReminder = withWords(verbWords, () => import("./reminder-form.tsx"));
export const ReminderForm = lazyPart(async () => (await loadReminder()).ReminderForm);
