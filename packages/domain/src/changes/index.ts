export * from "./merge-changes.ts";
