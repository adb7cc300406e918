export { safeHref } from "./safe-href.ts";
