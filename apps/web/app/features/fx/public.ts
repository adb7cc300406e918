export { BaseFigures, BaseTotal } from "./lazy-figures.ts";
export { MissingRates } from "./lazy-missing-rates.ts";
export { FxTab } from "./lazy-fx-tab.ts";
