export { supportRouter } from "./support-router.ts";
export { supportRoutes } from "./support-routes.ts";
