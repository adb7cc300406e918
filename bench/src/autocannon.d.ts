/** The part of autocannon that is used here; the package brings no types. */
declare module "autocannon" {
  type Result = {
    readonly requests: { readonly average: number };
    readonly non2xx: number;
    readonly errors: number;
  };
  export default function autocannon(options: {
    readonly url: string;
    readonly connections: number;
    readonly duration: number;
    readonly headers: Readonly<Record<string, string>>;
  }): Promise<Result>;
}
