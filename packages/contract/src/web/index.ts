export type * from "./load-context.ts";
export type * from "./public-seo-page.ts";
