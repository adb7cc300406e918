import type { Feature } from "#kernel/registry/feature.ts";
import { documentRoutes } from "./document-routes.ts";
import { documentTrash } from "./document-trash.ts";
import { documentsRouter } from "./documents-router.ts";
import { assertDocumentRoom, holdPlan } from "./room-to-return.ts";
import { exportedFiles } from "./exported-files.ts";
import { sweepFilesJob } from "./sweep-files-job.ts";
import { documentNumbers } from "./document-numbers.ts";

export { attachReceipts } from "./attach-receipts.ts";
export { moveFilesOfExpenses } from "./document-store.ts";
export { keepPhoto } from "./upload/keep-photo.ts";
export { sentFile, takesFile } from "./upload/take-file.ts";

const returning = { before: holdPlan, after: assertDocumentRoom };

export const documents: Feature = {
  name: "documents",
  numbers: documentNumbers,
  router: { documents: documentsRouter },
  lists: [exportedFiles],
  routes: documentRoutes,
  jobs: (deps) => [sweepFilesJob(deps)],
  // The files of a lease, tenant, task, turnover or expense are deleted and restored with it.
  trash: [
    { ...documentTrash, ...returning },
    { kind: "lease", ...returning },
    { kind: "tenant", ...returning },
    { kind: "task", ...returning },
    { kind: "turnover", ...returning },
    { kind: "expense", ...returning },
  ],
  tables: [
    {
      name: "document",
      grants: "all",
      archived: true,
      restorable: true,
      withProperty: { countedAs: "documents", orThrough: ["lease", "expense", "turnover"] },
    },
  ],
};
