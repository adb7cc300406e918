declare module "virtual:contract" {
  /** Methods, paths and declared errors of every procedure; no schemas. */
  export const contract: import("@orpc/contract").AnyContractRouter;
}
