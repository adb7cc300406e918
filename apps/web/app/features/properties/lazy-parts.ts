import { withMessages } from "../../lib/messages.ts";
import { lazyPart } from "../../ui/loading/lazy-part.tsx";

// Rarely opened, from the list and from the page of a property, so code and words load on demand.
const messages = import.meta.glob("../../../../../packages/messages/*/{properties,shared/*}.json", {
  import: "default",
});
const withPurchase = import.meta.glob(
  "../../../../../packages/messages/*/{properties,purchase,shared/*}.json",
  {
    import: "default",
  },
);

const loadPropertyForm = withMessages(withPurchase, () => import("./form/property-form.tsx"));
export const LazyPropertyForm = lazyPart(async () => (await loadPropertyForm()).PropertyForm);

const loadDeletePropertyDialog = withMessages(messages, () => import("./delete-property-dialog.tsx"));
export const LazyDeletePropertyDialog = lazyPart(
  async () => (await loadDeletePropertyDialog()).DeletePropertyDialog,
);

const loadUnitsTab = withMessages(messages, () => import("./units/units-tab.tsx"));
export const LazyUnitsTab = lazyPart(async () => (await loadUnitsTab()).UnitsTab);

const loadAccessNotesForm = withMessages(messages, () => import("./form/access-notes-form.tsx"));
export const LazyAccessNotesForm = lazyPart(async () => (await loadAccessNotesForm()).AccessNotesForm);
