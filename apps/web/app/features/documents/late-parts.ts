import { withWords } from "../../lib/words.ts";
import { late } from "../../ui/late.tsx";

const words = import.meta.glob("../../locales/*/{documents,shared/*}.json", { import: "default" });

/** Below the fold of every page it stands on: it comes after what one came for. */
const loadFilesCard = withWords(words, () => import("./files-card.tsx"));
export const FilesCard = late(async () => (await loadFilesCard()).FilesCard);

export const FileDialog = late(async () => (await import("./file-dialog.tsx")).FileDialog);
export const RenameForm = late(async () => (await import("./rename-form.tsx")).RenameForm);
export const PdfPages = late(async () => (await import("./pdf-pages.tsx")).PdfPages);
