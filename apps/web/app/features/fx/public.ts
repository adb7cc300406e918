export { LazyBaseFigures, LazyBaseTotal } from "./lazy-figures.ts";
export { LazyMissingRates } from "./lazy-missing-rates.ts";
export { LazyFxTab } from "./lazy-fx-tab.ts";
