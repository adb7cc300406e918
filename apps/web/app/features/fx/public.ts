export { BaseFigures, BaseTotal } from "./late-figures.ts";
export { FxTab } from "./late-fx-tab.ts";
