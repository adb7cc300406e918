export { checkLeases } from "./check-leases.ts";
export { checkRestored } from "./check-restored.ts";
export { paymentsRouter } from "./payments-router.ts";
