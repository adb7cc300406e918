import { withWords } from "../../lib/words.ts";
import { late } from "../../ui/late.tsx";

// Opened by few visits: their bytes and their words come when they are asked for.
const words = import.meta.glob("../../locales/*/{leases,pay,shared/*}.json", { import: "default" });

export const loadPaySheet = withWords(words, () => import("./pay-sheet-frame.tsx"));
export const PaySheetFrame = late(async () => (await loadPaySheet()).PaySheetFrame);

export const loadPayLease = withWords(words, () => import("./pay-lease-dialog.tsx"));
export const PayLeaseDialog = late(async () => (await loadPayLease()).PayLeaseDialog);

export const loadPayChoice = withWords(words, () => import("./pay-choice-dialog.tsx"));
export const PayChoiceDialog = late(async () => (await loadPayChoice()).PayChoiceDialog);

const verbWords = import.meta.glob("../../locales/*/{leases,lease-verbs,shared/*}.json", {
  import: "default",
});

const loadMove = withWords(verbWords, () => import("./move-form.tsx"));
export const MoveForm = late(async () => (await loadMove()).MoveForm);

const loadSettle = withWords(verbWords, () => import("./settle-form.tsx"));
export const SettleForm = late(async () => (await loadSettle()).SettleForm);

const loadIndex = withWords(verbWords, () => import("./index-form.tsx"));
export const IndexForm = late(async () => (await loadIndex()).IndexForm);

const loadSteps = withWords(verbWords, () => import("./steps-form.tsx"));
export const StepsForm = late(async () => (await loadSteps()).StepsForm);

const loadReminder = withWords(verbWords, () => import("./reminder-form.tsx"));
export const ReminderForm = late(async () => (await loadReminder()).ReminderForm);
