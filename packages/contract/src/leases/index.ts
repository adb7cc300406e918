export * from "./lease-schemas.ts";
export * from "./lease-views.ts";
export * from "./lease-previews.ts";
export * from "./lease-contract.ts";
export * from "./payment-schemas.ts";
