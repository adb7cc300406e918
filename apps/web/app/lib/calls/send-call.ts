import { RefusedCall } from "../refusal/refused-call.ts";
import { fetchPrefetched } from "./fetch-prefetched.ts";

type Sent = {
  /** Method and path as the contract has them: `GET /leases/{id}`. */
  readonly route: string;
  readonly input: unknown;
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal | undefined;
};

/**
 * One call of the API over HTTP, in the form that the server's OpenAPI handler reads: parameters named in the path go
 * into the path, the rest into the query of a GET or the JSON body of any other method.
 */
export async function sendCall({ route, input, headers, signal }: Sent): Promise<unknown> {
  const [method = "", path = ""] = route.split(" ");
  const values: Map<string, unknown> = new Map(Object.entries(input ?? {}));
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = encodeURIComponent(String(values.get(name)));
    values.delete(name);
    return value;
  });
  const url = new URL(`/api/v1${filled}`, window.location.origin);
  const request: RequestInit = { method, headers, signal: signal ?? null };
  if (method === "GET")
    for (const [name, value] of queryOf(Object.fromEntries(values))) url.searchParams.append(name, value);
  else if (values.size > 0 || (input !== undefined && filled === path)) {
    request.headers = { ...headers, "content-type": "application/json" };
    request.body = JSON.stringify(Object.fromEntries(values));
  }
  return await answerOf(await fetchPrefetched(new Request(url, request)));
}

/** Writes nested lists and records with their key in brackets: `sort[0]=name`. Null values are left out. */
function queryOf(value: unknown, name = ""): readonly (readonly [string, string])[] {
  if (typeof value === "object" && value !== null)
    return Object.entries(value).flatMap(([key, inner]) =>
      queryOf(inner, name === "" ? key : `${name}[${key}]`),
    );
  return value === undefined || value === null
    ? []
    : [[name, typeof value === "string" ? value : JSON.stringify(value)]];
}

async function answerOf(response: Response): Promise<unknown> {
  const text = await response.text();
  if (!response.ok) throw refusedCall(response.status, text);
  return text === "" ? undefined : JSON.parse(text);
}

/** A proxy may answer with an error page of its own, which has no code. */
function refusedCall(status: number, text: string): RefusedCall {
  const { code, message, data } = recordIn(text);
  return new RefusedCall(typeof code === "string" ? code : "UNKNOWN", {
    status,
    message: typeof message === "string" ? message : "",
    data,
  });
}

function recordIn(text: string): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}
