export { codePoints } from "./code-points.ts";
export { EMAIL_LIMIT, isEmail, readEmail, EMAIL_INPUT_LIMIT } from "./email.ts";
export { visibleText } from "./visible-text.ts";
export { visibleLine } from "./visible-line.ts";
export { foldText } from "./fold-text.ts";
