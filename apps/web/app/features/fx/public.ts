export { BaseFigures, BaseTotal } from "./late-figures.ts";
export { MissingRates } from "./late-missing-rates.ts";
export { FxTab } from "./late-fx-tab.ts";
