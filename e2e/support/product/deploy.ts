import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

/** The product behind a proxy that can simulate the deployment of another version. */
export type Deployment = {
  readonly url: string;
  /** From now on the files of the open version answer 404, and `/parts.json` names another version. */
  deployAnother(): void;
  /** Breaks all open connections. */
  breakOff(): void;
  stop(): Promise<void>;
};

export async function deploymentOf(product: string): Promise<Deployment> {
  const { port } = new URL(product);
  let another = false;
  const server = createServer((requested, answer) => {
    if (another && requested.url?.startsWith("/assets/") === true) {
      answer.writeHead(404).end();
      return;
    }
    if (another && requested.url === "/parts.json") {
      answer.writeHead(200, { "content-type": "application/json" });
      answer.end(JSON.stringify({ version: "another", files: [] }));
      return;
    }
    const { url: path, method, headers } = requested;
    const inner = request({ host: "localhost", port, path, method, headers }, (found) => {
      answer.writeHead(found.statusCode ?? 502, found.headers);
      found.pipe(answer);
    });
    inner.on("error", () => answer.destroy());
    requested.pipe(inner);
  });
  server.listen(0, "localhost");
  await once(server, "listening");
  const { port: own } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${own}`,
    deployAnother() {
      another = true;
    },
    breakOff() {
      server.closeAllConnections();
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
