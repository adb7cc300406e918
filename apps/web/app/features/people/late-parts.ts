import { withWords } from "../../lib/words.ts";
import { late } from "../../ui/late.tsx";

const loadForm = withWords(
  import.meta.glob("../../locales/*/{people,shared/*}.json", { import: "default" }),
  () => import("./invite-form.tsx"),
);
export const InviteForm = late(async () => (await loadForm()).InviteForm);
