export * from "./property-overview.ts";
export * from "./property-schemas.ts";
export * from "./unit-schemas.ts";
export * from "./property-contract.ts";
export * from "./access-notes.ts";
