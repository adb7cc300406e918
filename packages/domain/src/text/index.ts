export { visibleText } from "./visible-text.ts";
