import { withWords } from "../../lib/words.ts";
import { late } from "../../ui/late.tsx";

const words = import.meta.glob("../../locales/*/{documents,shared/*}.json", { import: "default" });

/** Below the fold of every page it stands on: it comes after what one came for. */
const loadFilesCard = withWords(words, () => import("./files-card.tsx"));
export const FilesCard = late(async () => (await loadFilesCard()).FilesCard);
