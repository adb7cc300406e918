declare module "virtual:islands" {
  /** Where the browser finds each island. */
  export const islandAddress: Readonly<
    Record<"public" | "auth" | "checklist" | "landing" | "legal" | "tariffs", string>
  >;
  /** The words of the signed-in pages, by language. */
  export const messagesAddress: Readonly<Record<import("@keystead/domain/languages").Language, string>>;
}
