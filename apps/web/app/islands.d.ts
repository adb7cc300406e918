declare module "virtual:islands" {
  /** Where the browser finds each island. */
  export const islandAddress: Readonly<
    Record<
      "public" | "auth" | "checklist" | "job" | "job-extras" | "landing" | "legal" | "tariffs" | "tool",
      string
    >
  >;
}
declare module "virtual:messages" {
  type Addresses = {
    /** The words of the frame and the first screen, one file. */
    readonly first: string;
    /** What else a screen asks for, by the id of its route. */
    readonly screens: Readonly<Record<string, readonly string[]>>;
  };
  export const messageAddresses: Readonly<Record<import("@keystead/domain/languages").Language, Addresses>>;
}
declare module "virtual:parts" {
  /** One name for all the files of the build; empty for the sources. */
  export const version: string;
  /** What the signed-in application may ask for. */
  export const partsIn: Readonly<
    Partial<Record<import("@keystead/domain/languages").Language, readonly string[]>>
  >;
}
