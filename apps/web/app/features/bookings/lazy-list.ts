import { withWords } from "../../lib/words.ts";
import { lazyPart } from "../../ui/lazy.tsx";

const words = import.meta.glob("@keystead/messages/*/{booking-list,shared/*}.json", { import: "default" });
const loadList = withWords(words, () => import("./booking-list.tsx"));

/** The list beside the calendar, which comes with its words once it is looked at. */
export const BookingList = lazyPart(async () => (await loadList()).BookingList);
