export { tenantsRouter } from "./tenants-router.ts";
