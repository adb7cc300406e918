import { withWords } from "../../lib/words.ts";
import { lazyPart } from "../../ui/lazy.tsx";

const loadForm = withWords(
  import.meta.glob("@keystead/messages/*/{people,shared/*}.json", { import: "default" }),
  () => import("./invite-form.tsx"),
);
export const InviteForm = lazyPart(async () => (await loadForm()).InviteForm);
