import { withWords } from "../../../lib/words.ts";
import { lazyPart } from "../../../ui/loading/lazy.tsx";

/** How past months were paid is asked in the words of the pay sheet. */
const words = import.meta.glob("../../../../../../packages/messages/*/{leases,pay,shared/*}.json", {
  import: "default",
});
const load = withWords(words, () => import("./lease-drawer.tsx"));
export const LazyLeaseDrawer = lazyPart(async () => (await load()).LeaseDrawer);
