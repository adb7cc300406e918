declare module "virtual:islands" {
  /** The URL of each island. */
  export const islandAddress: Readonly<
    Record<
      "public" | "auth" | "checklist" | "job" | "job-extras" | "landing" | "legal" | "tariffs" | "tool",
      string
    >
  >;
}
declare module "virtual:messages" {
  type Addresses = {
    /** The texts of the frame and the first screen, in one file. */
    readonly first: string;
    /** The further text files of each screen, by the id of its route. */
    readonly screens: Readonly<Record<string, readonly string[]>>;
  };
  export const messageAddresses: Readonly<Record<import("@keystead/domain/languages").Language, Addresses>>;
}
declare module "virtual:parts" {
  /** The version of all the files of the build; empty in development. */
  export const version: string;
  /** The files that the signed-in application may request. */
  export const partsIn: Readonly<
    Partial<Record<import("@keystead/domain/languages").Language, readonly string[]>>
  >;
}
