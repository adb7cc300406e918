export { authRoutes } from "./auth-routes.ts";
export { purgeAuthJob } from "./purge-auth.ts";
export { passwordResetJob } from "./reset-password.ts";
export { sessionView } from "./session-view.ts";
