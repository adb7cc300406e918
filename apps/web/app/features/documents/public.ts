export { FilesCard } from "./late-parts.ts";
