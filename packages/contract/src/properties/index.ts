export * from "./property-schemas.ts";
export * from "./property-contract.ts";
