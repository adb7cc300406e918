import { withMessages } from "../../lib/messages.ts";
import { lazyPart } from "../../ui/loading/lazy-part.tsx";

const loadForm = withMessages(
  import.meta.glob("../../../../../packages/messages/*/{people,shared/*}.json", { import: "default" }),
  () => import("./invite-form.tsx"),
);
export const LazyInviteForm = lazyPart(async () => (await loadForm()).InviteForm);
