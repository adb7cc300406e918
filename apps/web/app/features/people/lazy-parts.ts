import { withWords } from "../../lib/words.ts";
import { lazyPart } from "../../ui/loading/lazy.tsx";

const loadForm = withWords(
  import.meta.glob("../../../../../packages/messages/*/{people,shared/*}.json", { import: "default" }),
  () => import("./invite-form.tsx"),
);
export const LazyInviteForm = lazyPart(async () => (await loadForm()).InviteForm);
