/** The part of autocannon that is used here; the package has no types. */
declare module "autocannon" {
  type Result = {
    readonly requests: { readonly average: number };
    readonly latency: { readonly p50: number; readonly p99: number; readonly max: number };
    readonly statusCodeStats?: Readonly<Record<string, { readonly count: number }>>;
    readonly non2xx: number;
    readonly errors: number;
  };
  type Request = {
    readonly method: "GET";
    readonly path: string;
    readonly headers: Readonly<Record<string, string>>;
  };
  export default function autocannon(options: {
    readonly url: string;
    readonly connections: number;
    readonly duration: number;
    readonly headers?: Readonly<Record<string, string>>;
    readonly setupClient?: (client: { setRequests(requests: readonly Request[]): void }) => void;
    /** Seconds to wait for one response. */
    readonly timeout?: number;
    /** Number of sending threads. */
    readonly workers?: number;
  }): Promise<Result>;
}
