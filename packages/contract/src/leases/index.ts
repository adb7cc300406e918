export * from "./lease-schemas.ts";
export * from "./lease-contract.ts";
