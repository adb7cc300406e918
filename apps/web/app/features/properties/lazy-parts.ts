import { withWords } from "../../lib/words.ts";
import { lazyPart } from "../../ui/lazy.tsx";

// Opened by few visits, from the list and from the page of a property: their bytes and their words come when they are asked for.
const words = import.meta.glob("@keystead/messages/*/{properties,shared/*}.json", { import: "default" });
const withPurchase = import.meta.glob("@keystead/messages/*/{properties,purchase,shared/*}.json", {
  import: "default",
});

const loadPropertyForm = withWords(withPurchase, () => import("./property-form.tsx"));
export const PropertyForm = lazyPart(async () => (await loadPropertyForm()).PropertyForm);

const loadDeletePropertyDialog = withWords(words, () => import("./delete-property-dialog.tsx"));
export const DeletePropertyDialog = lazyPart(
  async () => (await loadDeletePropertyDialog()).DeletePropertyDialog,
);

const loadUnitsTab = withWords(words, () => import("./units-tab.tsx"));
export const UnitsTab = lazyPart(async () => (await loadUnitsTab()).UnitsTab);

const loadAccessNotesForm = withWords(words, () => import("./access-notes-form.tsx"));
export const AccessNotesForm = lazyPart(async () => (await loadAccessNotesForm()).AccessNotesForm);
