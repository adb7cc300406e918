export { severalRouter } from "./several-router.ts";
