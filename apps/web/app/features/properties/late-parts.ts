import { withWords } from "../../lib/words.ts";
import { late } from "../../ui/late.tsx";

// Opened by few visits, from the list and from the page of a property: their bytes and their words come when they are asked for.
const words = import.meta.glob("../../locales/*/{properties,shared/*}.json", { import: "default" });
const withPurchase = import.meta.glob("../../locales/*/{properties,purchase,shared/*}.json", {
  import: "default",
});

const loadPropertyForm = withWords(withPurchase, () => import("./property-form.tsx"));
export const PropertyForm = late(async () => (await loadPropertyForm()).PropertyForm);

const loadDeletePropertyDialog = withWords(words, () => import("./delete-property-dialog.tsx"));
export const DeletePropertyDialog = late(async () => (await loadDeletePropertyDialog()).DeletePropertyDialog);

const loadUnitsTab = withWords(words, () => import("./units-tab.tsx"));
export const UnitsTab = late(async () => (await loadUnitsTab()).UnitsTab);

const loadAccessNotesForm = withWords(words, () => import("./access-notes-form.tsx"));
export const AccessNotesForm = late(async () => (await loadAccessNotesForm()).AccessNotesForm);
