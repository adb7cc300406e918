import { withWords } from "../../lib/words.ts";
import { lazyPart } from "../../ui/lazy.tsx";

const words = import.meta.glob("@keystead/messages/*/{documents,shared/*}.json", { import: "default" });

/** Below the fold of every page it stands on: it comes after what one came for. */
const loadFilesCard = withWords(words, () => import("./files-card.tsx"));
export const FilesCard = lazyPart(async () => (await loadFilesCard()).FilesCard);

const loadNewFiles = withWords(words, () => import("./new-files.tsx"));
/** Files of a record that is yet to be made; its handle sends them when it is. */
export const NewFiles = lazyPart(async () => (await loadNewFiles()).NewFiles);
export { fileAddress } from "./file-address.ts";
export type { NewFilesHandle } from "./new-files.tsx";
