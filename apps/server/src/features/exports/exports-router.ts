import { tenant } from "#kernel/api/index.ts";
import { previewReport } from "./reports/preview-report.ts";

export const exportsRouter = {
  preview: tenant("export.read").exports.preview.handler(({ input, context: { work, deps } }) =>
    previewReport(work, deps, input),
  ),
};
