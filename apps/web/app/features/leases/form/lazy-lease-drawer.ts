import { withMessages } from "../../../lib/messages.ts";
import { lazyPart } from "../../../ui/loading/lazy-part.tsx";

/** The question how past months were paid uses the words of the pay sheet. */
const messages = import.meta.glob("../../../../../../packages/messages/*/{leases,pay,shared/*}.json", {
  import: "default",
});
const load = withMessages(messages, () => import("./lease-drawer.tsx"));
export const LazyLeaseDrawer = lazyPart(async () => (await load()).LeaseDrawer);
