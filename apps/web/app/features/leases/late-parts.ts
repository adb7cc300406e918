import { lazy } from "react";

import { withWords } from "../../lib/words.ts";

// Opened by few visits: their bytes and their words come when they are asked for.
const words = import.meta.glob("../../locales/*/{leases,shared/*}.json", { import: "default" });

export const loadMarkPaidForm = withWords(words, () => import("./mark-paid-form.tsx"));
export const MarkPaidForm = lazy(async () => ({ default: (await loadMarkPaidForm()).MarkPaidForm }));

export const loadMarkPaidPopover = withWords(words, () => import("./mark-paid-popover.tsx"));
export const MarkPaidPopover = lazy(async () => ({
  default: (await loadMarkPaidPopover()).MarkPaidPopover,
}));
