export * from "./lease-schemas.ts";
export * from "./lease-account-views.ts";
export * from "./lease-views.ts";
export * from "./lease-previews.ts";
export * from "./leases-contract.ts";
export * from "./payment-schemas.ts";
