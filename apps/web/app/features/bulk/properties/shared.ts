/** What all properties of a sheet have in common. */
export type Shared = {
  readonly currency: string;
  readonly timezone: string;
  readonly country: string | null;
};
