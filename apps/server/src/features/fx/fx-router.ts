import { tenant } from "#kernel/api/index.ts";
import { previewRates } from "./preview-rates.ts";
import { rateGrid } from "./rate-grid.ts";
import { saveRates } from "./save-rates.ts";

export const fxRouter = {
  grid: tenant("fx.read").fx.grid.handler(({ input, context: { work } }) => rateGrid(work, input)),
  save: tenant("fx.write").fx.save.handler(({ input, context: { work } }) => saveRates(work, input)),
  preview: tenant("fx.write").fx.preview.handler(({ input, context: { work } }) => previewRates(work, input)),
};
