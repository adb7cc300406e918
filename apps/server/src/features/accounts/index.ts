export { accountsRouter } from "./accounts-router.ts";
