import { withMessages } from "../../lib/messages.ts";
import { lazyPart } from "../../ui/loading/lazy-part.tsx";

const messages = import.meta.glob("../../../../../packages/messages/*/{documents,shared/*}.json", {
  import: "default",
});

/** Below the fold on every page, so it loads after the main content. */
const loadFilesCard = withMessages(messages, () => import("./files-card.tsx"));
export const LazyFilesCard = lazyPart(async () => (await loadFilesCard()).FilesCard);

const loadNewFiles = withMessages(messages, () => import("./upload/new-files.tsx"));
/** Files of a record that does not exist yet; its handle sends them once it is created. */
export const LazyNewFiles = lazyPart(async () => (await loadNewFiles()).NewFiles);

const loadReceiptButton = withMessages(messages, () => import("./upload/receipt-button.tsx"));
/** Uploads one file to an owner and tells the caller its id. */
export const LazyReceiptButton = lazyPart(async () => (await loadReceiptButton()).ReceiptButton);
export { fileAddress } from "./file-address.ts";
export type { NewFilesHandle } from "./upload/new-files.tsx";
