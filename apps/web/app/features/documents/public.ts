import { withWords } from "../../lib/words.ts";
import { lazyPart } from "../../ui/loading/lazy.tsx";

const words = import.meta.glob("../../../../../packages/messages/*/{documents,shared/*}.json", {
  import: "default",
});

/** Below the fold of every page it stands on: it comes after what one came for. */
const loadFilesCard = withWords(words, () => import("./files-card.tsx"));
export const LazyFilesCard = lazyPart(async () => (await loadFilesCard()).FilesCard);

const loadNewFiles = withWords(words, () => import("./upload/new-files.tsx"));
/** Files of a record that is yet to be made; its handle sends them when it is. */
export const LazyNewFiles = lazyPart(async () => (await loadNewFiles()).NewFiles);
export { fileAddress } from "./file-address.ts";
export type { NewFilesHandle } from "./upload/new-files.tsx";
