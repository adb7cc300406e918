export { trashRouter } from "./trash-router.ts";
