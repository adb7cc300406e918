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

const loadReceiptButton = withWords(words, () => import("./upload/receipt-button.tsx"));
/** Brings one file to a place, of which its caller then knows the id. */
export const LazyReceiptButton = lazyPart(async () => (await loadReceiptButton()).ReceiptButton);
export { fileAddress } from "./file-address.ts";
export type { NewFilesHandle } from "./upload/new-files.tsx";
