import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";

import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";

import { describeFailure } from "./lib/refusal/describe-failure.ts";
import { ErrorIdProvider, errorIdKey } from "./lib/refusal/error-id.ts";
import { loadContextKey } from "./lib/load-context.ts";
import { NonceProvider } from "./lib/nonce.ts";

export const streamTimeout = 5_000;

/**
 * Nothing streams: a page is sent once all of its content is there, so that it can be measured, compressed and cached
 * as one.
 */
// oxlint-disable-next-line max-params -- React Router defines the parameters
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
): Promise<Response> | Response {
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (request.method === "HEAD") return new Response(null, { status, headers });
  // A cached page has no nonce; its one inline script is allowed by its hash.
  const { nonce } = loadContext.get(loadContextKey);
  const withNonce = nonce === "" ? {} : { nonce };
  const errorId = loadContext.get(errorIdKey);
  return new Promise((resolve, reject) => {
    let failed = false;
    const { pipe, abort } = renderToPipeableStream(
      <NonceProvider value={withNonce.nonce}>
        <ErrorIdProvider value={errorId}>
          <ServerRouter context={routerContext} url={request.url} {...withNonce} />
        </ErrorIdProvider>
      </NonceProvider>,
      {
        ...withNonce,
        onAllReady() {
          clearTimeout(timer);
          const body = new PassThrough();
          text(body).then(
            (html) => resolve(new Response(yieldToStyles(html), { status: failed ? 500 : status, headers })),
            reject,
          );
          pipe(body);
        },
        onShellError(error) {
          clearTimeout(timer);
          reject(
            error instanceof Error ? error : new Error("The page could not be rendered", { cause: error }),
          );
        },
        onError() {
          failed = true;
        },
      },
    );
    const timer = setTimeout(abort, streamTimeout + 1_000);
  });
}

/**
 * Scripts are requested at once but with a lower priority than the styles, so that the splash appears as soon as there
 * is something to see. The framework writes these links without a priority.
 */
function yieldToStyles(html: string): string {
  return html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
}

/**
 * One log line for the operator, found by the id that the visitor sees. It contains neither the address nor the
 * message, which may name people.
 */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return;
  const errorId = crypto.randomUUID();
  context.set(errorIdKey, errorId);
  // oxlint-disable-next-line no-console -- the web app has no log of its own; the server's log collects this stream
  console.error(JSON.stringify({ level: "error", msg: "page failed", errorId, ...describeFailure(error) }));
};
