import { transacted } from "#kernel/api/index.ts";
import { previewReport } from "./reports/preview-report.ts";

export const exportsRouter = {
  preview: transacted("export.read").exports.preview.handler(({ input, context: { work, deps } }) =>
    previewReport(work, deps, input),
  ),
};
