declare module "virtual:contract" {
  /** Methods, paths and declared errors of the procedures that a first screen may ask for, by their areas; no schemas. */
  export const contract: Readonly<Record<string, import("@orpc/contract").AnyContractRouter>>;
}

declare module "virtual:contract/late" {
  /** The same of all other areas. */
  export const contract: Readonly<Record<string, import("@orpc/contract").AnyContractRouter>>;
}
