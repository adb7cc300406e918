import { withWords } from "../../../lib/words.ts";
import { lazyPart } from "../../../ui/loading/lazy.tsx";

/** The question how past months were paid uses the words of the pay sheet. */
const words = import.meta.glob("../../../../../../packages/messages/*/{leases,pay,shared/*}.json", {
  import: "default",
});
const load = withWords(words, () => import("./lease-drawer.tsx"));
export const LazyLeaseDrawer = lazyPart(async () => (await load()).LeaseDrawer);
