declare module "virtual:islands" {
  /** Where the browser finds each island. */
  export const islandAddress: Readonly<
    Record<"public" | "auth" | "checklist" | "landing" | "tariffs", string>
  >;
}
