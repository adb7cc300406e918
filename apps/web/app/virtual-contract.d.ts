declare module "virtual:contract" {
  /** Method and path of the procedures that a first screen may call, by area and name: `GET /leases/{id}`. */
  export const routes: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

declare module "virtual:contract/lazy" {
  /** The same for all other areas. */
  export const routes: Readonly<Record<string, Readonly<Record<string, string>>>>;
}
