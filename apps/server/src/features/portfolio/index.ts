export { portfolioRouter } from "./portfolio-router.ts";
