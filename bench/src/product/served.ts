import { createServer } from "node:net";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";

export async function freeLocalPort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  if (address === null || typeof address === "string") throw new Error("no port");
  return address.port;
}

/** Resolves with the first successful response; rejects if the server ends before it. */
export async function untilServed(url: string, ended: Promise<unknown>): Promise<Response> {
  let over = false;
  void ended.then(() => (over = true));
  for (;;) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok === true) return answer;
    if (over) throw new Error(`The server ended before it answered ${url}.`);
    await pause(10);
  }
}
