import { once } from "node:events";
import { Agent, get } from "node:http";
import { connect } from "node:net";

import { Hono } from "hono";
import { expect, it } from "vitest";

import type { HttpEnv } from "./context.ts";
import { listen } from "./serve.ts";

it("lets the running request end, then keeps no connection waiting", async () => {
  const reached = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const app = new Hono<HttpEnv>();
  app.get("/quick", (c) => c.text("quick"));
  app.get("/slow", async (c) => {
    reached.resolve();
    await released.promise;
    return c.text("slow");
  });
  const server = await listen(app, { port: 0, host: "127.0.0.1" });
  const agent = new Agent({ keepAlive: true });
  const url = `http://127.0.0.1:${server.port}`;
  const silent = connect(server.port, "127.0.0.1");
  await once(silent, "connect");
  await read(`${url}/quick`, agent);
  const slow = read(`${url}/slow`, agent);
  await reached.promise;

  const began = performance.now();
  const drained = server.drain();
  released.resolve();
  expect(await slow).toBe("slow");
  await drained;
  expect(performance.now() - began).toBeLessThan(1_500);
  agent.destroy();
  silent.destroy();
});

async function read(url: string, agent: Agent): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  get(url, { agent }, (answer) => {
    let body = "";
    answer.setEncoding("utf8").on("data", (part: string) => (body += part));
    answer.on("end", () => resolve(body));
  }).on("error", reject);
  return promise;
}
