import autocannon from "autocannon";

/** The requests of the mix: the portfolio and the five lists, as the screens request them. */
export const mixedPaths = [
  "/api/v1/portfolio",
  "/api/v1/income?limit=50",
  "/api/v1/tenants?limit=50",
  "/api/v1/properties?limit=50",
  "/api/v1/units?limit=50",
  "/api/v1/leases?limit=50",
] as const;

export type MixedLoad = {
  readonly url: string;
  /** One per person; the requests of a connection use them in turn. */
  readonly cookies: readonly string[];
  /** The mix by default. */
  readonly paths?: readonly string[];
  readonly connections: number;
  readonly seconds: number;
};

export type LoadFigures = {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly refused: number;
  readonly errors: number;
};

/** Every connection starts with another person and another path, so that no two run in step. */
export async function mixedLoad(load: MixedLoad): Promise<LoadFigures> {
  const { url, cookies, paths = mixedPaths, connections, seconds } = load;
  let client = 0;
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    setupClient: (each) => {
      const first = client * Math.ceil(cookies.length / connections);
      client += 1;
      each.setRequests(
        cookies.map((_, at) => ({
          method: "GET" as const,
          path: paths[(first + at) % paths.length] ?? "/",
          headers: { cookie: cookies[(first + at) % cookies.length] ?? "" },
        })),
      );
    },
  });
  return {
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    refused: result.non2xx,
    errors: result.errors,
  };
}
