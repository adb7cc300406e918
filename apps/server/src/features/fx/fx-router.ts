import { transacted } from "#kernel/api/index.ts";
import { previewRates } from "./preview-rates.ts";
import { rateGrid } from "./rate-grid.ts";
import { saveRates } from "./save-rates.ts";

export const fxRouter = {
  grid: transacted("fx.read").fx.grid.handler(({ input, context: { work } }) => rateGrid(work, input)),
  save: transacted("fx.write").fx.save.handler(({ input, context: { work } }) => saveRates(work, input)),
  preview: transacted("fx.write").fx.preview.handler(({ input, context: { work } }) =>
    previewRates(work, input),
  ),
};
