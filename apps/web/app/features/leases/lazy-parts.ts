import { lazyPart } from "../../ui/loading/lazy-part.tsx";

/** The list of the files that these parts consist of, loaded while the page is idle, so that no press waits for it. */
export const loadPayParts = () => import("./pay-parts.ts");

export const loadPaySheet = async () => await (await loadPayParts()).paySheetFrame();
export const LazyPaySheetFrame = lazyPart(async () => (await loadPaySheet()).PaySheetFrame);

export const LazyPayLeaseDialog = lazyPart(
  async () => (await (await loadPayParts()).payLeaseDialog()).PayLeaseDialog,
);

export const LazyPayChoiceDialog = lazyPart(
  async () => (await (await loadPayParts()).payChoiceDialog()).PayChoiceDialog,
);
