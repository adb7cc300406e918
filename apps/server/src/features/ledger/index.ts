export { incomeRouter } from "./income-router.ts";
