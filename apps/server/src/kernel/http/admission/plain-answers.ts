import { randomUUID } from "node:crypto";
import { STATUS_CODES, type ServerResponse } from "node:http";

import { errorBody } from "../error-body.ts";
import { securityHeaders } from "../security-headers.ts";

/** A refusal without the application: Node's parser cannot read the request, or there is no slot for it. */
export type PlainAnswer = {
  readonly status: number;
  readonly code: string;
  readonly data?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};

export type PlainAnswers = {
  readonly send: (response: ServerResponse, answer: PlainAnswer) => void;
  readonly response: (answer: PlainAnswer) => Response;
  /** The whole message as bytes, for a connection on which no request could be read. */
  readonly bytes: (answer: PlainAnswer) => string;
};

/** The answers are prepared once: under a flood of refusals each one should cost next to nothing. */
export function plainAnswers({ https }: { readonly https: boolean }): PlainAnswers {
  const common = securityHeaders({ inlineScripts: [], https, isPrivate: true });

  function headed({ status, code, data, headers }: PlainAnswer) {
    const body = JSON.stringify(errorBody(code, status, data));
    return {
      body,
      headers: {
        ...common,
        ...headers,
        "content-type": "application/json",
        "content-length": String(Buffer.byteLength(body)),
        "x-request-id": randomUUID(),
      },
    };
  }

  return {
    send(response, answer) {
      const { body, headers } = headed(answer);
      response.writeHead(answer.status, headers);
      response.end(body);
    },
    response(answer) {
      const { body, headers } = headed(answer);
      return new Response(body, { status: answer.status, headers });
    },
    bytes(answer) {
      const { body, headers } = headed(answer);
      const lines = Object.entries({ ...headers, date: new Date().toUTCString(), connection: "close" });
      return [
        `HTTP/1.1 ${answer.status} ${STATUS_CODES[answer.status] ?? ""}`,
        ...lines.map(([name, value]) => `${name}: ${value}`),
        "",
        body,
      ].join("\r\n");
    },
  };
}
