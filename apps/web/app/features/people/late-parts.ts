import { withWords } from "../../lib/words.ts";
import { late } from "../../ui/late.tsx";

const words = import.meta.glob("../../locales/*/{people,shared/*}.json", { import: "default" });

const loadTab = withWords(words, () => import("./people-tab.tsx"));
export const PeopleTab = late(async () => (await loadTab()).PeopleTab);

const loadForm = withWords(words, () => import("./invite-form.tsx"));
export const InviteForm = late(async () => (await loadForm()).InviteForm);
